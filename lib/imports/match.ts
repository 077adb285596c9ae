import type { Problem } from "@/lib/errors.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcels, referenceKey, toRecord } from "@/lib/parcels/store.ts";
import { type CodeMatches, matchCodes } from "@/lib/parcels/match_codes.ts";
import {
  normalizeTrackingCode,
  readLookalikes,
} from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { OrderLines } from "./order_lines.ts";
import { repeatsCode, type Row, RowDuplicates } from "./row.ts";
import { inTrash } from "@/lib/parcels/rules.ts";

/** A row with its parcel. */
export interface MatchedRow extends Row {
  /** The parcel as it was when the row was matched; null for a new one. */
  parcel: Parcel | null;
  /** Whether it is new because no existing parcel matches it. */
  isUnmatched: boolean;
  /** Whether it is a further line of the order of an earlier row, which sets nothing. */
  isFurther: boolean;
}

/** The parcel that a row names; if there is no id, it is new. */
interface RowTarget {
  id: string | null;
  isUnmatched: boolean;
  problem?: Problem;
}

/** Returns the parcel of a code by what it may mean, or else by the parcel in the trash that has it. */
function targetOf(
  { found: [match, ...others], trashedId }: CodeMatches,
): RowTarget {
  if (others.length > 0) {
    const problem = {
      key: "error.severalParcels",
      field: "tracking_code",
    } as const;
    return { ...NEW, problem };
  }
  const named = { id: match?.parcelId ?? null, isUnmatched: false };
  return trashedId === null ? named : { ...named, problem: inTrash(trashedId) };
}

const NEW: RowTarget = { id: null, isUnmatched: false };
const UNMATCHED: RowTarget = { id: null, isUnmatched: true };

/** Finds the parcels of rows. The problems of a row may depend on earlier rows, so all rows must be matched in order. */
export class Matcher {
  readonly #kv: Kv;
  readonly #duplicates = new RowDuplicates();
  readonly #orders = new OrderLines();
  /** The numbers of rows by what a new code looks like, and by parcel id. */
  readonly #newCodes = new Map<string, number>();
  readonly #parcels = new Map<string, number>();

  constructor(kv: Kv) {
    this.#kv = kv;
  }

  /** Returns the next rows with their parcels. */
  async match(all: Row[]): Promise<MatchedRow[]> {
    const further = new Set(all.filter((row) => this.#orders.isFurther(row)));
    const rows = all.filter((row) => !further.has(row));
    const matched = (await this.#matchOthers(rows)).values();
    return all.map((row) =>
      further.has(row)
        ? { ...row, parcel: null, isUnmatched: false, isFurther: true }
        : matched.next().value!
    );
  }

  async #matchOthers(rows: Row[]): Promise<MatchedRow[]> {
    const found = await this.#findAll(rows);
    const ids = found.flatMap(({ id }) => id ?? []);
    const records = await parcels.getMany(this.#kv, ids);
    const byId = new Map(ids.map((id, at) => [id, records[at] ?? null]));
    return rows.map((row, at) => {
      const { id, isUnmatched, problem } = found[at]!;
      const parcel = id === null ? null : byId.get(id) ?? null;
      const problems = [
        ...row.problems,
        ...(problem === undefined ? [] : [problem]),
        ...this.#repetitions(row, id),
      ];
      return {
        ...row,
        problems,
        isUnmatched,
        isFurther: false,
        parcel: parcel && toRecord(parcel),
      };
    });
  }

  async #findAll(rows: Row[]): Promise<RowTarget[]> {
    const codes = await this.#findCodes(rows);
    return await Promise.all(
      rows.map((row, at) =>
        row.problems.length > 0 ? NEW : codes[at] ?? this.#findReference(row)
      ),
    );
  }

  /** Finds parcels by code like a look-up; undefined for rows without a code. A code in the trash is not free. */
  async #findCodes(rows: Row[]): Promise<(RowTarget | undefined)[]> {
    const codes = rows.map(({ values: { tracking_code: code } }) =>
      code === undefined ? null : normalizeTrackingCode(code)
    );
    const known = codes.filter((code) => code !== null);
    const matches = await matchCodes(this.#kv, known);
    return codes.map((code) =>
      code === null ? undefined : targetOf(matches.get(code)!)
    );
  }

  async #findReference({ values: { reference } }: Row): Promise<RowTarget> {
    if (!reference) return UNMATCHED;
    const prefix = referenceKey(reference);
    const [first, second] = await this.#kv.list({ prefix }, { limit: 2 });
    if (second !== undefined) {
      const problem = {
        key: "import.referenceTwice",
        field: "reference",
      } as const;
      return { ...NEW, problem };
    }
    return first === undefined
      ? UNMATCHED
      : { id: String(first.key.at(-1)), isUnmatched: false };
  }

  /** Returns a problem if an earlier row has the same code, reference or parcel. */
  #repetitions(row: Row, id: string | null): Problem[] {
    const repeated = this.#duplicates.find(row) ??
      this.#repeatedParcel(row, id) ??
      this.#repeatedNewCode(row, id);
    return repeated === null ? [] : [repeated];
  }

  /** Returns a problem if an earlier row has the same parcel, found by any of its codes or its reference. */
  #repeatedParcel({ row }: Row, id: string | null): Problem | null {
    if (id === null) return null;
    const earlier = this.#parcels.get(id);
    if (earlier !== undefined) {
      return { key: "import.double", params: { row: earlier } };
    }
    this.#parcels.set(id, row);
    return null;
  }

  /** Returns a problem if an earlier row has a look-alike new code, because both codes would lead to that row's parcel. */
  #repeatedNewCode(
    { row, values: { tracking_code } }: Row,
    id: string | null,
  ): Problem | null {
    if (tracking_code === undefined || id !== null) return null;
    const code = normalizeTrackingCode(tracking_code);
    if (code === null) return null;
    const look = readLookalikes(code);
    const earlier = this.#newCodes.get(look);
    if (earlier !== undefined) return repeatsCode(earlier);
    this.#newCodes.set(look, row);
    return null;
  }
}
