import type { Problem } from "@/lib/errors.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcels, referenceKey, toRecord } from "@/lib/parcels/store.ts";
import {
  codeKey,
  normalizeTrackingCode,
  readLookalikes,
} from "@/lib/parcels/tracking_code.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { OrderLines } from "./order_lines.ts";
import { type Row, RowDuplicates } from "./row.ts";
import { codeClaimKey, inTrash } from "@/lib/parcels/rules.ts";

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

const NEW: RowTarget = { id: null, isUnmatched: false };
const UNMATCHED: RowTarget = { id: null, isUnmatched: true };

/** Finds the parcels of rows. The problems of a row may depend on earlier rows, so all rows must be matched in order. */
export class Matcher {
  readonly #kv: Kv;
  readonly #duplicates = new RowDuplicates();
  readonly #orders = new OrderLines();
  /** The numbers of rows by new code, and by parcel id. */
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

  /** Finds parcels by code like a look-up; undefined for rows without a code. */
  async #findCodes(rows: Row[]): Promise<(RowTarget | undefined)[]> {
    const codes = rows.map(({ values: { tracking_code: code } }) =>
      code === undefined ? null : normalizeTrackingCode(code)
    );
    const ids = await this.#readIds(codes);
    const others = codes.map((code, at) =>
      code === null || ids[at] !== null ? null : readLookalikes(code)
    );
    const similar = await this.#readIds(
      others.map((code, at) => code === codes[at] ? null : code),
    );
    const found = codes.map((_, at) => ids[at] ?? similar[at] ?? null);
    const trashed = await this.#readIds(
      codes.map((code, at) => found[at] === null ? code : null),
      codeClaimKey,
    );
    return codes.map((code, at) => {
      if (code === null) return undefined;
      const named = { id: found[at] ?? null, isUnmatched: false };
      const id = trashed[at];
      return id == null ? named : { ...named, problem: inTrash(id) };
    });
  }

  async #readIds(
    codes: (string | null)[],
    keyOf: (code: string) => Key = codeKey,
  ): Promise<(string | null)[]> {
    const known = codes.filter((code) => code !== null);
    const ids = await this.#kv.getMany<string>(known.map(keyOf));
    const byCode = new Map(known.map((code, at) => [code, ids[at] ?? null]));
    return codes.map((code) => code === null ? null : byCode.get(code) ?? null);
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
    const earlier = this.#duplicates.find(row) ??
      this.#earlierParcel(row, id) ??
      this.#earlierNewCode(row, id);
    return earlier === null
      ? []
      : [{ key: "import.double", params: { row: earlier } }];
  }

  /** Returns an earlier row with the same parcel, found by any of its codes or its reference. */
  #earlierParcel({ row }: Row, id: string | null): number | null {
    if (id === null) return null;
    const earlier = this.#parcels.get(id) ?? null;
    if (earlier === null) this.#parcels.set(id, row);
    return earlier;
  }

  /** Returns an earlier row with a look-alike new code, because both codes would lead to that row's parcel. */
  #earlierNewCode(
    { row, values: { tracking_code } }: Row,
    id: string | null,
  ): number | null {
    if (tracking_code === undefined || id !== null) return null;
    const code = normalizeTrackingCode(tracking_code);
    if (code === null) return null;
    this.#newCodes.set(code, row);
    const similar = readLookalikes(code);
    return similar === code ? null : this.#newCodes.get(similar) ?? null;
  }
}
