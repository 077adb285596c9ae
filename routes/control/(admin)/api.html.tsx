import { ApiReference } from "@/components/control/ApiReference.tsx";
import { Screen } from "@/components/control/Screen.tsx";
import { apiCalls } from "@/components/control/api_calls.ts";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";

export default define.page(async function ApiPage({ state, url }) {
  const { kv, t, locale, theme, origin, admin } = state;
  const { readReference } = await import("@/lib/site/api_reference.ts");
  const settings = await getSettings(kv);
  const title = t("control.api.title");
  return (
    <Screen
      {...{ t, locale, theme, settings }}
      title={title}
      url={url.pathname + url.search}
      crumbs={[{ text: title }]}
    >
      <ApiReference
        t={t}
        groups={readReference(origin)}
        calls={apiCalls(origin, admin!.email)}
      />
    </Screen>
  );
});
