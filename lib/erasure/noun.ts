import { job } from "@/lib/jobs/schema.ts";
import { TRACES } from "@/lib/parcels/traces.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import { erasureKind } from "./job.ts";
import { erasurePreview, personErase, personPreview } from "./schema.ts";
import { tracesKind } from "./traces.ts";
import { ERASURE } from "./walk.ts";

const answers = {
  job,
  erasurePreview,
};

/** Declares the erasure of persons. */
export const erasureNoun = defineNoun({
  name: "erasure",
  jobs: ({ kv, nouns }) => ({
    [ERASURE]: erasureKind(kv, nouns),
    [TRACES]: tracesKind(kv, nouns),
  }),
  answers,
  calls: {
    "POST /api/erasures": {
      summary:
        "Erase a person by a job: by email, by phone, or in chosen parcels; confirmed with the caller's own password",
      access: "settings:owner",
      input: personErase,
      called: { password: "current_password" },
      output: answers.job,
      fails: [429],
    },
    "POST /api/erasures/preview": {
      summary:
        "Count what the erasure of a person would change or remove, by noun; changes nothing",
      access: "settings:owner",
      input: personPreview,
      hasLongText: true,
      output: answers.erasurePreview,
    },
  },
  screens: {
    "/control/settings/erase": form("settings:owner"),
  },
});
