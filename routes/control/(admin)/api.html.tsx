import { ApiReference } from "@/components/control/ApiReference.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { apiCalls } from "@/components/control/api_calls.ts";
import { definePanel } from "@/lib/site/define.ts";

export default definePanel.page(async function ApiPage(ctx) {
  const { t, origin, admin } = ctx.state;
  const { readReference } = await import("@/lib/site/api_reference.ts");
  return (
    <Screen ctx={ctx} title={t("control.api.title")}>
      <ApiReference
        t={t}
        groups={readReference(origin)}
        calls={apiCalls(origin, admin.email)}
      />
    </Screen>
  );
});
