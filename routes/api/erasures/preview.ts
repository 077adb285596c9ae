import { previewErasure } from "@/lib/erasure/preview.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Counts what the erasure of a person would change or remove. */
export const handler = {
  POST: endpoint(
    "POST /api/erasures/preview",
    (input, { state: { kv, nouns } }) => previewErasure(kv, nouns, input),
  ),
};
