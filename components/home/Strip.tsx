import type { ComponentChildren } from "preact";
import Slider from "@/islands/Slider.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface StripProps {
  t: Translate;
  /** The id of its heading and, with an ending, of its list. */
  id: string;
  title: string;
  lead: string;
  /** List items. */
  children: ComponentChildren;
}

/** A section whose cards are in one row that scrolls sideways, by hand or by its buttons. */
export function Strip({ t, id, title, lead, children }: StripProps) {
  const list = `${id}-list`;
  return (
    <section class="strip" aria-labelledby={id}>
      <div class="wrap strip-head">
        <div class="section-head">
          <h2 id={id}>{title}</h2>
          <p class="lead">{lead}</p>
        </div>
        <Slider
          list={list}
          labels={{
            previous: t("home.slider.previous"),
            next: t("home.slider.next"),
          }}
        />
      </div>
      <ul class="strip-list" id={list} tabIndex={0} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  );
}
