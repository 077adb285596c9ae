import type { Translate } from "@/lib/i18n/translate.ts";
import type { UnknownStatuses as Found } from "@/lib/statuses/schema.ts";
import { UnknownStatus } from "./UnknownStatus.tsx";

/** The most frequent statuses without a stage are shown. */
const MAX_SHOWN = 20;

/** The statuses of parcels that have no stage, with buttons that give them one. */
export function UnknownStatuses(
  { t, unknown: { data, more } }: { t: Translate; unknown: Found },
) {
  if (data.length === 0) return null;
  return (
    <section class="card status-part" aria-labelledby="unknown">
      <h2 id="unknown">{t("control.statuses.unknown")}</h2>
      <p class="soft">{t("control.statuses.unknownText")}</p>
      <ul class="records status-part">
        {data.slice(0, MAX_SHOWN).map((status) => (
          <UnknownStatus
            key={status.text}
            t={t}
            status={status}
            isAtLeast={more}
          />
        ))}
      </ul>
    </section>
  );
}
