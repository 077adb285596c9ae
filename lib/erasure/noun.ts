import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import { TRACES } from "@/lib/parcels/traces.ts";
import { erasureKind } from "./job.ts";
import { ERASURE } from "./person.ts";
import { tracesKind } from "./traces.ts";

/** Declares the erasure of persons. */
export const erasureNoun = defineNoun({
  name: "erasure",
  jobs: ({ kv, nouns }) => ({
    [ERASURE]: erasureKind(kv, nouns),
    [TRACES]: tracesKind(kv, nouns),
  }),
  screens: {
    "/control/settings/erase": form("settings:owner"),
  },
});
