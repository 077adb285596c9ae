import { deepEqual, equal } from "node:assert/strict";
import { hasProblem } from "@/lib/errors.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { STATUS_STAGES } from "@/lib/statuses/schema.ts";
import {
  createStatus,
  deleteStatus,
  updateStatus,
} from "@/lib/statuses/statuses.ts";
import type { Chance } from "@/tests/helpers/chance.ts";
import { fillOffice, STATUSES } from "@/tests/helpers/drawn_office.ts";
import { listFiledKeys } from "@/tests/helpers/filing.ts";
import { type MortalSite, testKilled } from "@/tests/helpers/mortal_site.ts";

const requireChange = () => {};

/** Gives a status a stage, in processes that are killed; returns the status's id. */
async function addStatus(site: MortalSite, chance: Chance, text: string) {
  const stage = chance.pick(STATUS_STAGES);
  const input = { text, stage, hidden: "no" } as const;
  const options = { requireChange, requestKey: text };
  const { id } = await site.survive((kv) => createStatus(kv, input, options));
  return { id, stage };
}

/** Returns the stages under which parcels with a status are filed. */
async function stagesOf({ kv }: MortalSite, text: string): Promise<string[]> {
  const all = await parcels.listFirst(kv, { limit: 1_000 });
  const filed = all.filter(({ status }) => status === text);
  return [...new Set(filed.map(({ stage }) => stage))];
}

testKilled(
  "a status with another stage files all of its parcels under it, and no others",
  async (chance, site) => {
    const office = await fillOffice(site.kv, chance, chance.size(1, 80));
    const text = chance.pick(STATUSES);
    const before = await listFiledKeys(site.kv);
    const { id, stage } = await addStatus(site, chance, text);
    await site.finish();
    await site.checkWhole();
    const hasAny = office.parcels.some(({ status }) => status === text);
    deepEqual(await stagesOf(site, text), hasAny ? [stage] : []);
    const next = chance.pick(STATUS_STAGES);
    await site.survive((kv) =>
      updateStatus(kv, { id, stage: next, language: "en" })
    );
    await site.finish();
    await site.checkWhole();
    deepEqual(await stagesOf(site, text), hasAny ? [next] : []);
    await site.survive((kv) =>
      // A killed process may have deleted it.
      deleteStatus(kv, id).catch((error) => {
        if (!hasProblem(error, "error.statusNotFound")) throw error;
      })
    );
    await site.finish();
    await site.checkWhole();
    deepEqual(await listFiledKeys(site.kv), before);
    equal(
      (await site.kv.list({ prefix: ["statuses"] }, { limit: 2 })).length,
      0,
    );
  },
);
