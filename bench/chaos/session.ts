import { deepEqual } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import type { Client } from "@/tests/helpers/client.ts";
import { BadStore, CALM } from "./bad_store.ts";
import { Model, type ModelParcel, shape } from "./model.ts";
import {
  CODES,
  RECIPIENT_NAMES,
  type Step,
  type Write,
  writeOf,
} from "./steps.ts";

/** Long enough for the circuit breaker to try again. */
const PAUSE_MS = 2_001;

/** The app on a faulty store, with the model that it is compared with. */
export class Session {
  readonly store: BadStore;
  /** Counts of calls, of refusals, and of refused changes that were done nevertheless. */
  readonly counts = { calls: 0, refused: 0, doneUnanswered: 0 };
  readonly app: TestApp;
  readonly #admin: Client;
  readonly #visitor: Client;
  readonly #clock: { ms: number };
  #model = new Model();

  private constructor(
    app: TestApp,
    { admin, clock, store }: {
      admin: Client;
      clock: { ms: number };
      store: BadStore;
    },
  ) {
    this.app = app;
    this.store = store;
    this.#admin = admin;
    this.#visitor = app.client();
    this.#clock = clock;
  }

  /** Opens the app on an empty store. */
  static async open(): Promise<Session> {
    const store = new BadStore();
    const clock = { ms: Date.UTC(2026, 10, 20) };
    const env = { LIMIT_FACTOR: "1000000" };
    const app = await testApp({ clock, faults: store, env });
    store.kv = app.kv;
    return new Session(app, { admin: await app.signedIn(), clock, store });
  }

  /** Runs all steps on an empty store; throws where product and model differ. */
  async run(steps: Step[]): Promise<void> {
    await this.#empty();
    for (const step of steps) await this.#step(step);
    expectEqual(await this.#picture(), this.#model.picture(), "in the end");
  }

  async #step(step: Step): Promise<void> {
    this.store.follow(step.script);
    const write = writeOf(step, this.#model);
    if (write !== null) await this.#write(write);
    else await this.#read(step);
    this.#calm();
  }

  async #write(write: Write): Promise<void> {
    const after = this.#model.copy();
    const wanted = write.apply(after);
    const headers = { "idempotency-key": randomUUID() };
    let answer = await this.#call(write, headers);
    if (answer.status === 503) {
      this.#calm();
      if (write.method !== "POST") return await this.#adopt(after);
      // A create may be retried until it is answered, and creates only one record.
      answer = await this.#call(write, headers);
    }
    this.#calm();
    const said = `${write.method} ${write.path}: ${answer.text}`;
    if (answer.status !== wanted) throw new Error(`${wanted} wanted, ${said}`);
    if (wanted === 200) this.#model = after;
    await this.#learnIds();
  }

  /** Accepts either outcome of an unanswered change, but nothing in between. */
  async #adopt(after: Model): Promise<void> {
    const picture = await this.#picture();
    if (isDeepStrictEqual(picture, this.#model.picture())) return;
    expectEqual(picture, after.picture(), "after a refusal");
    this.counts.doneUnanswered += 1;
    this.#model = after;
  }

  async #read(step: Step): Promise<void> {
    if (step.do === "track") return await this.#track(CODES[step.code]!);
    if (step.do !== "search" && step.do !== "list") return;
    const name = step.do === "search" ? RECIPIENT_NAMES[step.name]! : null;
    const answer = name === null
      ? await this.#api("GET", "/parcels?per_page=100")
      : await this.#api("POST", "/parcels/search", { search: name });
    if (answer.status === 503) return this.#calm();
    const found = answer.body.data.data.map(({ id }: ModelParcel) => id);
    const wanted = this.#model.parcels.filter((parcel) =>
      name === null || parcel.name === name
    );
    expectEqual(found, wanted.map(({ id }) => id), step.do);
    expectEqual(answer.body.data.total, wanted.length, "total");
  }

  async #track(code: string): Promise<void> {
    const answer = await this.#visitor.api("GET", `/parcels/${code}`);
    this.#note(answer);
    if (answer.status === 503) return this.#calm();
    const owner = this.#model.owners.get(code);
    expectEqual(answer.status, owner === undefined ? 404 : 200, code);
    if (owner !== undefined) {
      expectEqual(seen(answer.body.data), shape(owner), code);
    }
  }

  #call({ method, path, body }: Write, headers: Record<string, string>) {
    return this.#api(method, path, body, method === "POST" ? headers : {});
  }

  async #api(
    method: string,
    path: string,
    body?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    const options = body === undefined ? { headers } : { body, headers };
    const answer = await this.#admin.api(method, path, options);
    this.#note(answer);
    return answer;
  }

  /** Checks a refusal: a 503 in the envelope with one error and Retry-After. */
  #note({ status, headers, body }: Awaited<ReturnType<Client["api"]>>): void {
    this.counts.calls += 1;
    if (status !== 503) return;
    this.counts.refused += 1;
    expectEqual(
      [body.status, body.errors.length, body.data],
      [503, 1, null],
      "503",
    );
    expectEqual(headers.has("retry-after"), true, "Retry-After");
  }

  /** Ends the faults and lets the circuit close. */
  #calm(): void {
    this.store.follow(CALM);
    this.#clock.ms += PAUSE_MS;
  }

  /** Returns everything that the product shows, in the form of the model. */
  async #picture(): Promise<unknown> {
    const { body } = await this.#api("GET", "/parcels?per_page=100");
    const parcels: unknown[] = [];
    for (const { tracking_code } of body.data.data) {
      parcels.push(seen(await this.#found(tracking_code)));
    }
    const codes: Record<string, string> = {};
    for (const code of CODES) {
      const found = await this.#found(code);
      if (found !== null) codes[code] = found.tracking_code;
    }
    return { parcels, codes };
  }

  async #found(code: string) {
    return (await this.#admin.api("GET", `/parcels/${code}`)).body.data;
  }

  async #learnIds(): Promise<void> {
    for (const parcel of this.#model.parcels) {
      const isKnown = parcel.id !== null &&
        parcel.entries.every(({ id }) => id !== null);
      if (isKnown) continue;
      const found = await this.#found(parcel.code);
      expectEqual(seen(found), shape(parcel), "what was just written");
      parcel.id = found.id;
      parcel.entries.forEach((entry, at) => entry.id = found.history[at].id);
    }
  }

  async #empty(): Promise<void> {
    this.#calm();
    const { body } = await this.#api("GET", "/parcels?per_page=100");
    for (const { id } of body.data.data) {
      await this.#api("DELETE", "/parcels", { id });
    }
    const trash = await this.#api("GET", "/trash?noun=parcels&per_page=100");
    for (const { id } of trash.body.data.data) {
      await this.#api("DELETE", "/trash", { id });
    }
    this.#model = new Model();
  }
}

/** Returns a parcel of the product without its ids. */
// deno-lint-ignore no-explicit-any
function seen(parcel: any): unknown {
  const titles = parcel.history.map(({ title }: { title: string }) => title);
  const { tracking_code: code, recipient_name: name, status } = parcel;
  return { code, name, status, titles };
}

function expectEqual(found: unknown, wanted: unknown, about: string): void {
  deepEqual(found, wanted, `${about}: ${JSON.stringify({ found, wanted })}`);
}
