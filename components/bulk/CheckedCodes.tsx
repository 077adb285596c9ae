import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { CheckedCodes as Lines } from "@/lib/bulk/schema.ts";

const ICONS: Record<Lines[number]["kind"], IconName> = {
  found: "check_circle",
  several: "error",
  unknown: "error",
  doubled: "content_copy",
  refused: "error",
};

/** The result of checking a list of codes: a line for each kind, which unfolds to the codes. */
export function CheckedCodes({ lines }: { lines: Lines }) {
  return (
    <>
      {lines.map(({ kind, text, items }) => (
        <details
          key={kind}
          class={`checked checked-${kind}`}
          open={kind !== "found"}
        >
          <summary>
            <Icon name={ICONS[kind]} />
            <span key={text}>{text}</span>
          </summary>
          <ul class="checked-codes">
            {items.map(({ code, note }) => (
              <li key={code}>
                <bdi class="code" dir="ltr" {...UNTRANSLATED}>{code}</bdi>
                {note !== null && <bdi key={note} class="soft">{note}</bdi>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
