import type { ComponentChildren } from "preact";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import CopyButton from "@/islands/CopyButton.tsx";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { isGuessableCode, parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface ParcelMadeProps {
  ctx: PanelContext;
  code: string;
  /** Whether the message takes the initial focus; false if a form's field does. */
  isFirst?: boolean;
  /** Shown below the links. */
  children?: ComponentChildren;
}

/** The code of the parcel that was just created, large, with what its sender needs: the public link, and a page to print. */
export function ParcelMade(
  { ctx, code, isFirst = false, children }: ParcelMadeProps,
) {
  const { t, origin } = ctx.state;
  const texts: MessageKey[] = ["message.parcelCreated"];
  if (isGuessableCode(code)) texts.push("control.parcels.codeWarning");
  const path = `/track.html?${new URLSearchParams({ code })}`;
  return (
    <MessagePanel texts={texts.map((text) => t(text))} isFirst={isFirst}>
      <h2>
        <a class="code" href={parcelPath(code)} {...UNTRANSLATED}>
          <bdi dir="ltr">{code}</bdi>
        </a>
      </h2>
      <div class="form-actions">
        <CopyButton
          text={origin + path}
          label={t("control.parcels.copyLink")}
          copied={t("tracking.copied")}
        />
        <a
          class="button button-quiet button-small"
          href={path}
          target="_blank"
        >
          {t("tracking.print")}
        </a>
      </div>
      {children}
    </MessagePanel>
  );
}
