import { apiCalls, ApiReference } from "@/components/api/ApiReference.tsx";
import { Screen } from "@/components/panel/Screen.tsx";
import { definePanel } from "@/lib/site/define.ts";

export default definePanel.page(async function ApiPage(ctx) {
  const { t, origin, admin } = ctx.state;
  const { readReference } = await import("@/lib/site/api_reference.ts");
  return (
    <Screen ctx={ctx} title={t("control.api.title")}>
      <ApiReference
        t={t}
        groups={readReference(origin)}
        firstCalls={apiCalls(origin, admin.email)}
      />
    </Screen>
  );
});
