import type { Parcel } from "@/lib/parcels/schema.ts";
import type { Chance } from "./chance.ts";
import { longText, type Office, spellCode, STATUSES } from "./drawn_office.ts";

/** The expected outcome of a row. */
export interface DrawnRow {
  /** The row's number in a spreadsheet. */
  row: number;
  kind: "new" | "changed" | "unchanged" | "wrong" | "further";
  /** The parcel that the row refers to; null for a new one. */
  parcel: Parcel | null;
  /** The parcel's values after the import. */
  values: Partial<Parcel>;
}

const HEAD = [
  ...["tracking_code", "reference", "recipient_name", "destination"],
  ...["status", "weight", "sender_name", "recipient_email"],
  ...["min_expected_delivery_date", "max_expected_delivery_date"],
] as const;

type Cells = Partial<Record<typeof HEAD[number], string>>;

/** Draws a table of valid, wrong, unchanged, repeated and further rows with the expected outcome of each. */
export function drawTable(
  chance: Chance,
  office: Office,
  count: number,
): { text: string; rows: DrawnRow[] } {
  const known = chance.shuffled(office.parcels);
  const lines = [HEAD.join(";")];
  const rows: DrawnRow[] = [];
  const named: ParcelRef[] = [];
  while (rows.length < count) {
    if (chance.percent(3)) lines.push("");
    const drawn = drawRow(chance, { office, known, named, at: rows.length });
    const { cells, ...expected } = drawn;
    const { parcel, kind } = expected;
    // A parcel that a wrong row refers to by another name may be referred to again.
    const isNamed = kind !== "wrong" || parcel === null;
    // A repeated row that refers to a parcel by its reference has an empty code.
    const code = cells.tracking_code || undefined;
    if (isNamed) named.push({ parcel, code });
    lines.push(HEAD.map((field) => quote(cells[field] ?? "")).join(";"));
    rows.push({ row: lines.length, ...expected });
    if (!cells.reference || kind !== "new" || chance.percent(50)) continue;
    const further: Cells = { reference: cells.reference, weight: "1 kg" };
    lines.push(HEAD.map((field) => quote(further[field] ?? "")).join(";"));
    const nothing = { parcel: null, values: {} };
    rows.push({ row: lines.length, kind: "further", ...nothing });
  }
  return { text: lines.join("\r\n"), rows };
}

type Drawn = Omit<DrawnRow, "row"> & { cells: Cells };

/** A parcel, or the code of a new one. */
interface ParcelRef {
  parcel: Parcel | null;
  code: string | undefined;
}

interface Drawing {
  office: Office;
  /** Parcels that no row refers to yet. */
  known: Parcel[];
  /** The parcels of earlier rows. */
  named: ParcelRef[];
  at: number;
}

function drawRow(chance: Chance, drawing: Drawing): Drawn {
  const { office, known, named, at } = drawing;
  const wrong = (cells: Cells): Drawn => ({
    kind: "wrong",
    parcel: null,
    values: {},
    cells,
  });
  const draw = chance.below(100);
  const parcel = draw < 40 ? known.pop() : undefined;
  if (parcel !== undefined) return drawKnown(chance, parcel, at);
  const fresh = newCells(chance, at);
  if (draw < 70) {
    const values = { ...fresh };
    return { kind: "new", parcel: null, values, cells: fresh };
  }
  if (draw < 75 && named.length > 0) {
    const { parcel, code } = chance.pick(named);
    if (parcel !== null) return wrong({ ...fresh, ...nameOf(chance, parcel) });
    if (code !== undefined) return wrong({ ...fresh, tracking_code: code });
  }
  if (draw < 80 && office.trashed.length > 0) {
    const { tracking_code } = chance.pick(office.trashed);
    return wrong({ ...fresh, tracking_code });
  }
  return wrong({
    ...fresh,
    ...chance.pick<Cells>([
      { destination: "" },
      { recipient_name: "" },
      { recipient_email: "nowhere" },
      { weight: `${longText("kg")}x` },
      { tracking_code: "!!" },
      {
        min_expected_delivery_date: "2026-12-24",
        max_expected_delivery_date: "2026-12-23",
      },
    ]),
  });
}

function newCells(chance: Chance, at: number): Cells {
  return {
    ...(chance.percent(50) && { tracking_code: `NEW-${1_000 + at}` }),
    ...(chance.percent(30) && { reference: `NR ${at}` }),
    recipient_name: `New ${at}`,
    destination: chance.percent(10) ? longText("rue") : `Main Street ${at}`,
    ...(chance.percent(50) && { status: chance.pick(STATUSES) }),
    ...(chance.percent(20) && { sender_name: longText("né") }),
  };
}

/** Refers to a parcel by its current or former code, in any notation, or by its reference. */
function nameOf(chance: Chance, parcel: Parcel): Cells {
  const { reference } = parcel;
  return reference !== null && chance.percent(50)
    ? { tracking_code: "", reference }
    : { tracking_code: spellCode(chance, parcel) };
}

function drawKnown(chance: Chance, parcel: Parcel, at: number): Drawn {
  const name = nameOf(chance, parcel);
  if (chance.percent(15)) {
    const cells = { ...name, recipient_email: "nowhere" };
    return { kind: "wrong", parcel, values: {}, cells };
  }
  const other = STATUSES.filter((status) => status !== parcel.status);
  const values = chance.pick<Partial<Parcel>>([
    {},
    { weight: `${at} kg` },
    { status: chance.pick(other) },
    { status: chance.pick(other), sender_name: longText("né") },
  ]);
  const { recipient_name } = parcel;
  const cells = { ...name, recipient_name, ...values as Cells };
  const kind = Object.keys(values).length > 0 ? "changed" : "unchanged";
  return { kind, parcel, values, cells };
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
