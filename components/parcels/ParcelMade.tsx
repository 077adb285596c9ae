import type { ComponentChildren } from "preact";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { isGuessableCode, parcelPath } from "@/lib/parcels/tracking_code.ts";

interface ParcelMadeProps {
  t: Translate;
  code: string;
  /** Shown below the link. */
  children?: ComponentChildren;
}

/** Links to the parcel that was just created. The form below it keeps the initial focus. */
export function ParcelMade({ t, code, children }: ParcelMadeProps) {
  const texts: MessageKey[] = ["message.parcelCreated"];
  if (isGuessableCode(code)) texts.push("control.parcels.codeWarning");
  return (
    <MessagePanel texts={texts.map((text) => t(text))} isFirst={false}>
      <p>
        <a class="code" href={parcelPath(code)} {...UNTRANSLATED}>
          <bdi dir="ltr">{code}</bdi>
        </a>
      </p>
      {children}
    </MessagePanel>
  );
}
