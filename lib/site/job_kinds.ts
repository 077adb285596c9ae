import type { JobKind } from "@/lib/jobs/kind.ts";
import type { JobServices, Noun } from "./noun.ts";
import { NOUNS } from "./nouns.ts";

/** Returns the kinds of jobs that the nouns declare. */
export function jobKinds(services: Omit<JobServices, "nouns">): JobKind[] {
  return NOUNS.flatMap(({ jobs }: Noun) =>
    jobs?.({ ...services, nouns: NOUNS }) ?? []
  );
}
