import { deepEqual } from "node:assert/strict";
import { formOf, jpg } from "@/tests/helpers/pictures.ts";
import { callAt } from "@/tests/helpers/live_admin.ts";

/** The acknowledged writes of a parcel. */
export interface Promised {
  id: string;
  codes: string[];
  /** Titles by id. */
  activities: Map<string, string>;
  status: string | null;
  /** The last requested status, possibly without a response. */
  asked: string | null;
  /** The name of the photo. */
  image: string | null;
  invoices: string[];
  /** "asked" as long as the deletion has no response; then both outcomes are right. */
  deletion: "none" | "asked" | "done";
}

/** The pause of a refused writer before its next parcel. */
const PAUSE_MS = 250;

/** The fields of every parcel. */
export const SAMPLE = {
  recipient_name: "Ada Lovelace",
  destination: "London",
} as const;

/** The server is too busy, for example because its disk stalls. It acknowledges nothing, and the outcome is unknown. */
class Refusal extends Error {}

/** A client of the API. Throws a TypeError when the server is gone. */
export class Writer {
  readonly #address: string;
  readonly #cookie: string;
  acknowledged = 0;
  refused = 0;
  underWay = 0;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /**
   * Creates, updates and renames a parcel, then in turn deletes it, adds a photo or creates an invoice. Notes each
   * acknowledged change; stops early after a refusal.
   */
  async writeParcel(promises: Promised[]): Promise<void> {
    try {
      await this.#live(promises);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async #live(promises: Promised[]): Promise<void> {
    const promised = await this.#create();
    promises.push(promised);
    for (const status of ["Picked up", "In transit"]) {
      await this.#move(promised, status);
    }
    await this.#rename(promised);
    const last = [this.#delete, this.#photograph, this.#invoice];
    await last[promises.length % last.length]!.call(this, promised);
  }

  async #create(): Promise<Promised> {
    const code = `KILL-${crypto.randomUUID().slice(0, 18)}`;
    const body = { tracking_code: code, ...SAMPLE };
    const { id } = await this.#send("POST", "parcels", body);
    return {
      ...{ id, codes: [code], activities: new Map(), status: null },
      ...{ asked: null, image: null, invoices: [], deletion: "none" },
    };
  }

  async #move(promised: Promised, status: string): Promise<void> {
    const entry = { parcel_id: promised.id, title: status, status };
    const look = { description: "…", color: "green", icon: "verified" };
    promised.asked = status;
    const made = await this.#send("POST", "activities", { ...entry, ...look });
    promised.activities.set(made.id, status);
    promised.status = status;
  }

  async #rename({ id, codes }: Promised): Promise<void> {
    const tracking_code = `${codes[0]}-B`;
    await this.#send("PATCH", "parcels", { id, tracking_code });
    codes.push(tracking_code);
  }

  async #photograph(promised: Promised): Promise<void> {
    const form = formOf({ id: promised.id, image: ["photo.jpg", jpg] });
    const { image } = await this.#send("POST", "parcels/image", form);
    promised.image = image ?? null;
  }

  async #invoice({ codes, invoices }: Promised): Promise<void> {
    const { id } = await this.#send("POST", "invoices", { product: codes[0] });
    invoices.push(id);
  }

  async #delete(promised: Promised): Promise<void> {
    promised.deletion = "asked";
    await this.#send("DELETE", "parcels", { id: promised.id });
    promised.deletion = "done";
  }

  async #send(
    method: string,
    path: string,
    body: FormData | Record<string, unknown>,
  ): Promise<{ id: string; image?: string }> {
    this.underWay += 1;
    try {
      const call = { method, body, cookie: this.#cookie };
      const response = await callAt(this.#address, `/${path}`, call);
      const { data, errors } = await response.json();
      if (response.status === 503) {
        this.refused += 1;
        throw new Refusal(errors.join(" "));
      }
      deepEqual(errors, []);
      this.acknowledged += 1;
      return data;
    } finally {
      this.underWay -= 1;
    }
  }
}
