import { Icon } from "@/components/ui/Icon.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

/** Where the imports of tables are. */
export const IMPORTS = "/control/imports/list.html";

/** Leads from the parcels to their imports. */
export function ImportLink({ t }: { t: Translate }) {
  return (
    <a class="button button-quiet" href={IMPORTS}>
      <Icon name="upload_file" />
      {t("control.parcels.import")}
    </a>
  );
}
