/** The parts of a parcel that the random sessions compare. */
export interface ModelParcel {
  /** Null until its response has come. */
  id: string | null;
  code: string;
  name: string;
  /** Newest first. */
  entries: ModelEntry[];
}

/** The parts of a history entry that the random sessions compare. */
export interface ModelEntry {
  id: string | null;
  title: string;
  /** The status that it sets, if any. */
  status: string | null;
  /** The hour when it happened; null for the time of writing. */
  hour: number | null;
  /** The order of writing. */
  serial: number;
}

type Hour = ModelEntry["hour"];

/** A minimal model of the expected behaviour. */
export class Model {
  /** Newest first. */
  parcels: ModelParcel[] = [];
  /** The parcels by code, former codes included. */
  owners = new Map<string, ModelParcel>();
  /** The codes of parcels in the trash, which stay taken. */
  trashed = new Set<string>();

  /** Returns an independent copy. */
  copy(): Model {
    const copied = new Map(
      this.parcels.map((parcel) => [parcel, structuredClone(parcel)]),
    );
    const model = new Model();
    model.parcels = [...copied.values()];
    model.owners = new Map(
      [...this.owners].map(([code, parcel]) => [code, copied.get(parcel)!]),
    );
    model.trashed = new Set(this.trashed);
    return model;
  }

  // Each of these applies a call and returns the expected status of the response.

  create(code: string, name: string): number {
    if (this.owners.has(code) || this.trashed.has(code)) return 422;
    const parcel = { id: null, code, name, entries: [] };
    this.parcels.unshift(parcel);
    this.owners.set(code, parcel);
    return 200;
  }

  rename(parcel: ModelParcel, code: string): number {
    if ((this.owners.get(code) ?? parcel) !== parcel) return 422;
    if (this.trashed.has(code)) return 422;
    this.owners.set(code, parcel);
    parcel.code = code;
    return 200;
  }

  post(
    { entries }: ModelParcel,
    { title, moves, hour }: { title: string; moves: boolean; hour: Hour },
  ): number {
    const serial = 1 + Math.max(0, ...entries.map(({ serial }) => serial));
    const status = moves ? title : null;
    entries.push({ id: null, title, status, hour, serial });
    entries.sort(newestFirst);
    return 200;
  }

  call(parcel: ModelParcel, name: string): number {
    parcel.name = name;
    return 200;
  }

  edit({ entries }: ModelParcel, place: number, title: string): number {
    entries[place]!.title = title;
    return 200;
  }

  date({ entries }: ModelParcel, place: number, hour: number): number {
    entries[place]!.hour = hour;
    entries.sort(newestFirst);
    return 200;
  }

  drop({ entries }: ModelParcel, place: number): number {
    entries.splice(place, 1);
    return 200;
  }

  delete(parcel: ModelParcel): number {
    this.parcels = this.parcels.filter((other) => other !== parcel);
    for (const [code, owner] of this.owners) {
      if (owner !== parcel) continue;
      this.owners.delete(code);
      this.trashed.add(code);
    }
    return 200;
  }

  /** Returns the state for comparison, without the ids, because the product generates them. */
  picture(): unknown {
    const codes = [...this.owners].map(([code, { code: now }]) => [code, now]);
    return {
      parcels: this.parcels.map(shape),
      codes: Object.fromEntries(codes),
    };
  }
}

/** Returns a parcel without its ids. */
export function shape({ code, name, entries }: ModelParcel): unknown {
  const status = entries.find(({ status }) => status !== null)?.status ?? null;
  return { code, name, status, titles: entries.map(({ title }) => title) };
}

function newestFirst(a: ModelEntry, b: ModelEntry): number {
  const [hourA, hourB] = [a.hour ?? Infinity, b.hour ?? Infinity];
  return hourA === hourB ? b.serial - a.serial : hourA < hourB ? 1 : -1;
}
