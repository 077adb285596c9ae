import type { Script } from "./bad_store.ts";
import type { Model, ModelParcel } from "./model.ts";

/** An action of the member or a visitor; numbers choose among the existing records. */
export type Step = { script: Script } & Action;

export type Action =
  | { do: "create"; code: number; name: number }
  | { do: "delete"; parcel: number }
  | { do: "rename"; parcel: number; code: number }
  | { do: "call"; parcel: number; name: number }
  | ({ do: "post"; parcel: number; title: number } & Move)
  | { do: "edit"; parcel: number; entry: number; title: number }
  | { do: "date"; parcel: number; entry: number; hour: number }
  | { do: "drop"; parcel: number; entry: number }
  | { do: "track"; code: number }
  | { do: "search"; name: number }
  | { do: "list" };

/** Whether an entry sets its title as the status, and the past hour when it happened if it is backdated. */
interface Move {
  moves: boolean;
  hour: number | null;
}

/** A write: the request, and its effect on the model. */
export interface Write {
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  body: Record<string, unknown>;
  /** Returns the expected status. */
  apply: (model: Model) => number;
}

/** Enough codes for some parcels, although trashed ones keep theirs. */
export const CODES = [
  ...["CODEA", "CODEB", "CODEC", "CODED"] as const,
  ...["CODEE", "CODEF", "CODEG", "CODEH"] as const,
];
export const RECIPIENT_NAMES = ["Ada Lovelace", "Bo Ek", "Cy Young"] as const;
export const TITLES = ["Received", "Loaded", "Sailed"] as const;

/** Returns the write of a step; null for a read, or if its parcel or entry does not exist. */
export function writeOf(step: Step, model: Model): Write | null {
  if (step.do === "create") return createWrite(step);
  if (!("parcel" in step)) return null;
  const at = step.parcel % Math.max(1, model.parcels.length);
  const parcel = model.parcels[at];
  if (parcel === undefined) return null;
  if (step.do === "edit" || step.do === "date" || step.do === "drop") {
    return entryChange(step, { at, parcel });
  }
  return parcelChange(step, { at, parcel });
}

/** A parcel and its place in the list, which identifies it in a copy of the model. */
interface PickedParcel {
  at: number;
  parcel: ModelParcel;
}

function createWrite(
  { code, name }: { code: number; name: number },
): Write {
  const [tracking_code, recipient_name] = [
    CODES[code]!,
    RECIPIENT_NAMES[name]!,
  ];
  return {
    ...{ method: "POST", path: "/parcels" },
    body: { tracking_code, recipient_name, destination: "London" },
    apply: (model) => model.create(tracking_code, recipient_name),
  };
}

function parcelChange(
  step: Extract<Action, { do: "delete" | "rename" | "call" | "post" }>,
  { at, parcel: { id } }: PickedParcel,
): Write {
  const path = "/parcels";
  switch (step.do) {
    case "delete":
      return {
        ...{ method: "DELETE", path, body: { id } },
        apply: (model) => model.delete(model.parcels[at]!),
      };
    case "rename": {
      const tracking_code = CODES[step.code]!;
      return {
        ...{ method: "PATCH", path, body: { id, tracking_code } },
        apply: (model) => model.rename(model.parcels[at]!, tracking_code),
      };
    }
    case "call": {
      const recipient_name = RECIPIENT_NAMES[step.name]!;
      return {
        ...{ method: "PATCH", path, body: { id, recipient_name } },
        apply: (model) => model.call(model.parcels[at]!, recipient_name),
      };
    }
    case "post": {
      const title = TITLES[step.title]!;
      const entry = { parcel_id: id, title, description: "…", color: "green" };
      return {
        ...{ method: "POST", path: "/activities" },
        body: {
          ...entry,
          ...(step.moves && { status: title }),
          ...(step.hour !== null && { occurred_at: hourBefore(step.hour) }),
        },
        apply: (model) => model.post(model.parcels[at]!, { ...step, title }),
      };
    }
  }
}

function entryChange(
  step: Extract<Action, { do: "edit" | "date" | "drop" }>,
  { at, parcel: { entries } }: PickedParcel,
): Write | null {
  if (entries.length === 0) return null;
  const place = step.entry % entries.length;
  const { id } = entries[place]!;
  const path = "/activities";
  if (step.do === "drop") {
    return {
      ...{ method: "DELETE", path, body: { id } },
      apply: (model) => model.drop(model.parcels[at]!, place),
    };
  }
  if (step.do === "date") {
    return {
      ...{
        method: "PATCH",
        path,
        body: { id, occurred_at: hourBefore(step.hour) },
      },
      apply: (model) => model.date(model.parcels[at]!, place, step.hour),
    };
  }
  const title = TITLES[step.title]!;
  return {
    ...{ method: "PATCH", path, body: { id, title } },
    apply: (model) => model.edit(model.parcels[at]!, place, title),
  };
}

/** Returns a full hour of a day before any session begins. */
function hourBefore(hour: number): string {
  return new Date(Date.UTC(2026, 10, 1, hour)).toISOString();
}
