export interface HeroProps {
  title: string;
  subTitle?: string | undefined;
}

/** The banner of a page (spec section 2): its one heading over the lines of a sea chart. */
export function Hero({ title, subTitle }: HeroProps) {
  return (
    <div class="hero">
      <div class="wrap hero-inner">
        <div class="hero-text">
          <h1>{title}</h1>
          {subTitle !== undefined && <p class="hero-sub">{subTitle}</p>}
        </div>
      </div>
    </div>
  );
}
