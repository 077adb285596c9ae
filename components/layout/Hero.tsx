import type { ComponentChildren } from "preact";

export interface HeroProps {
  title: string;
  subTitle?: string | undefined;
  /** A drawing for the end of the banner. */
  art?: ComponentChildren;
  children?: ComponentChildren;
}

/** The banner of a page (spec section 2): its one heading over the lines of a sea chart. */
export function Hero({ title, subTitle, art, children }: HeroProps) {
  return (
    <div class="hero">
      <div class="wrap hero-inner">
        <div class="hero-text">
          <h1>{title}</h1>
          {subTitle !== undefined && <p class="hero-sub">{subTitle}</p>}
          {children}
        </div>
        {art !== undefined && <div class="hero-art">{art}</div>}
      </div>
    </div>
  );
}
