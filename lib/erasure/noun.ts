import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import { erasureKind } from "./job.ts";
import { tracesKind } from "./traces.ts";

/** Declares the erasure of persons. */
export const erasureNoun = defineNoun({
  name: "erasure",
  jobs: ({ kv, nouns }) => [erasureKind(kv, nouns), tracesKind(kv)],
  screens: {
    "/control/settings/erase": form("settings:owner"),
  },
});
