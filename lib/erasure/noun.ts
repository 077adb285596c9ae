import { erasureKind } from "@/lib/housekeeping/erasure.ts";
import { tracesKind } from "@/lib/housekeeping/traces.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";

export const erasureNoun = defineNoun({
  name: "erasure",
  jobs: ({ kv }) => [erasureKind(kv), tracesKind(kv)],
  screens: {
    "/control/settings/erase": form("settings:owner"),
  },
});
