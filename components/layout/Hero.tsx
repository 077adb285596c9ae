import type { ShownText } from "@/components/pages/page_texts.ts";
import { Scene } from "@/components/ui/Scene.tsx";
import { PAGE_IMAGES, PAGE_OVERLAYS } from "@/lib/fields/constants.ts";

export interface HeroProps {
  title: string;
  subTitle?: string | undefined;
  /** The languages of the title and the line below it. */
  titleAttributes?: ShownText["attributes"];
  subTitleAttributes?: ShownText["attributes"];
  /** The name of the picture and its overlay; the sea chart by default (spec section 9). */
  image?: string;
  overlay?: string;
}

/** The banner of a page: its main heading over a sea chart or a picture. */
export function Hero(props: HeroProps) {
  const { title, subTitle } = props;
  // Unknown names fall back to the first picture.
  const image = PAGE_IMAGES.find((name) => name === props.image) ?? "hero1";
  const overlay = PAGE_OVERLAYS.find((name) => name === props.overlay) ??
    "overlay1";
  return (
    <div class={`hero ${image} hero-${overlay}`}>
      {image !== "hero1" && <Scene name={image} />}
      <div class="wrap hero-inner">
        <div class="hero-text">
          <h1>
            <bdi {...props.titleAttributes}>{title}</bdi>
          </h1>
          {subTitle !== undefined && (
            <p class="hero-sub">
              <bdi {...props.subTitleAttributes}>{subTitle}</bdi>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
