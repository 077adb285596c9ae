import { Buffer } from "node:buffer";
import { invalid } from "@/lib/errors.ts";
import { addCounts } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { Entry, Kv } from "@/lib/store/kv.ts";
import type { StoredTrashedRecord } from "@/lib/trash/trashed.ts";
import { countEntry, toCounted } from "./counts.ts";
import { requireErasable } from "./named.ts";
import { findParcels } from "./parcels.ts";
import {
  type ErasurePreview,
  MAX_PARCELS,
  type PersonPreview,
  type PreviewState,
  previewState,
} from "./schema.ts";
import { Walk } from "./walk.ts";

/** Maximum keys that a request scans: a few seconds. */
const MAX_LOOKED = 300_000;
/** Maximum entries that a request counts; each may take further reads. */
const MAX_FOUND = 1_000;

const START: PreviewState = { at: [], counts: {}, imports: [], parcels: [] };

/**
 * Counts what an erasure would change or remove, and changes nothing. On a large store several requests count, each from the cursor
 * of the one before. Throws like requireErasable(), and 422 for an invalid cursor.
 */
export async function previewErasure(
  kv: Kv,
  nouns: readonly Noun[],
  { cursor, ...named }: PersonPreview,
): Promise<ErasurePreview> {
  const state = cursor === undefined ? START : decodeState(cursor);
  const walk = new Walk(nouns, await requireErasable(kv, nouns, named));
  const { isWhole, ...counted } = await count(kv, nouns, { walk, state });
  const found = await findParcels(kv, counted.parcels);
  return {
    ...toCounted(counted.counts),
    found_parcels: found.filter((parcel) => parcel !== null).map((parcel) => {
      const { id, tracking_code, recipient_name, sender_name } = parcel;
      return { id, tracking_code, recipient_name, sender_name };
    }),
    next_cursor: isWhole ? null : encodeState(counted),
  };
}

async function count(
  kv: Kv,
  nouns: readonly Noun[],
  { walk, state }: { walk: Walk; state: PreviewState },
): Promise<PreviewState & { isWhole: boolean }> {
  let { at, counts, imports } = state;
  const parcels = [...state.parcels];
  let looked = 0;
  let found = 0;
  for await (const next of walk.progress(kv, at)) {
    looked += next.looked;
    if (next.found !== null) {
      found += 1;
      const entry = next.found;
      const share = await countEntry(kv, nouns, { walk, entry, imports });
      counts = addCounts(counts, share.counts);
      imports = share.imports;
      if (parcels.length < MAX_PARCELS) parcels.push(...parcelIn(entry));
    }
    if (next.cursor === null) break;
    at = next.cursor as PreviewState["at"];
    if (found < MAX_FOUND && looked < MAX_LOOKED) continue;
    return { at, counts, imports, parcels, isWhole: false };
  }
  return { at, counts, imports, parcels, isWhole: true };
}

/** Returns the id of the parcel in an entry, if it is one. */
function parcelIn({ key, value }: Entry<unknown>): string[] {
  if (key[0] === "parcels") return [String(key[1])];
  if (key[0] !== "trash_parcels") return [];
  return [(value as StoredTrashedRecord).record_id];
}

function encodeState(
  { at, counts, imports, parcels }: PreviewState,
): string {
  const json = JSON.stringify({ at, counts, imports, parcels });
  return Buffer.from(json).toString("base64url");
}

function decodeState(cursor: string): PreviewState {
  try {
    const json = Buffer.from(cursor, "base64url").toString();
    return previewState.parse(JSON.parse(json));
  } catch {
    throw invalid({ key: "invalid.selected", field: "cursor" });
  }
}
