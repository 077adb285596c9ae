import { LIMITS } from "@/lib/site/limits.ts";
import { ADMIN } from "@/tests/helpers/admin.ts";
import { type TestApp, testApp } from "@/tests/helpers/app.ts";
import type { Client } from "@/tests/helpers/client.ts";
import { type Outcome, Tally } from "./outcome.ts";

const HOUR_MS = 60 * 60_000;
/** The jumps of the clock in hours. After each one the clock returns to the right time. */
const JUMPS = [5, -5, 13, -13, 1.5, -1.5, 30, -30];

/**
 * Moves the clock of a running app back and forth. Users must stay signed in or be able to sign in again without a
 * lockout of hours, and records must keep their order.
 */
export async function jumpClock(jumps: number): Promise<Outcome> {
  const tally = new Tally("locked out", "order lost", "unequal");
  const clock = { ms: Date.UTC(2026, 10, 20, 12) };
  await using app = await testApp({ clock });
  const site = new Site(app, tally);
  await site.signIn();
  await site.write();
  for (let n = 0; n < jumps; n++) {
    const ms = JUMPS[n % JUMPS.length]! * HOUR_MS;
    for (const jump of [ms, -ms]) {
      await site.useUpLimits();
      clock.ms += jump;
      tally.count(jump > 0 ? "jumps forwards" : "jumps backwards");
      await site.visit();
      await site.write();
      clock.ms += 1_000;
    }
  }
  await site.checkOrder();
  return tally;
}

/** Actions of visitors and the member, with the expected results. */
class Site {
  readonly #admin: Client;
  readonly #app: TestApp;
  readonly #tally: Tally;
  /** Codes of parcels, newest first. */
  readonly #codes: string[] = [];

  constructor(app: TestApp, tally: Tally) {
    this.#app = app;
    this.#admin = app.client();
    this.#tally = tally;
  }

  async signIn(): Promise<void> {
    if (this.#codes.length === 0) await this.#app.signedIn();
    const body = { email: ADMIN.email, password: ADMIN.password };
    const answer = await this.#admin.api("POST", "/admins/auth/signin", {
      body,
    });
    this.#expect(answer.status === 200, "locked out", answer.text);
    this.#tally.count("sign-ins");
  }

  /** Guesses codes and passwords until both rate limits are reached. */
  async useUpLimits(): Promise<void> {
    const visitor = this.#app.client();
    let last = 0;
    for (let n = 0; n <= LIMITS.misses.max; n++) {
      last = (await visitor.api("GET", `/parcels/NONE-${n}`)).status;
    }
    this.#expect(last === 429, "unequal", `guessing codes: ${last}`);
  }

  /** Checks that no client waits longer than before the jump, and that the member is signed in or can sign in. */
  async visit(): Promise<void> {
    const other = this.#app.client({ ip: "198.51.100.9" });
    const code = this.#codes[0]!;
    const answer = await other.api("GET", `/parcels/${code}`);
    this.#expect(answer.status === 200, "locked out", answer.text);
    const again = await this.#app.client().api("GET", `/parcels/${code}`);
    const wait = Number(again.headers.get("retry-after") ?? 0);
    const isShort = wait <= 2 * LIMITS.misses.seconds;
    this.#expect(isShort, "locked out", `${wait} seconds`);
    const { status } = await this.#admin.api("GET", "/parcels");
    if (status === 401) await this.signIn();
    else this.#expect(status === 200, "locked out", String(status));
  }

  /** Creates a parcel with two entries, and checks that they sort first whatever the clock says. */
  async write(): Promise<void> {
    const code = `JUMP-${String(this.#codes.length).padStart(4, "0")}`;
    const body = {
      tracking_code: code,
      recipient_name: "Ada",
      destination: "Oslo",
    };
    const { body: made } = await this.#admin.api("POST", "/parcels", { body });
    this.#codes.unshift(code);
    const entry = { parcel_id: made.data.id, description: "…", color: "green" };
    for (const title of ["first", "second"]) {
      const body = { ...entry, title };
      await this.#admin.api("POST", "/activities", { body });
    }
    const { body: found } = await this.#admin.api("GET", `/parcels/${code}`);
    const titles = found.data.history.map((one: { title: string }) =>
      one.title
    );
    const inOrder = titles.join() === "second,first";
    this.#expect(inOrder, "order lost", `${code}: ${titles}`);
    this.#tally.count("parcels written");
  }

  async checkOrder(): Promise<void> {
    const { body } = await this.#admin.api("GET", "/parcels?per_page=100");
    const listed = body.data.data.map((parcel: { tracking_code: string }) =>
      parcel.tracking_code
    );
    const wanted = this.#codes.slice(0, 100);
    const inOrder = listed.join() === wanted.join();
    this.#expect(inOrder, "order lost", `listed ${listed}`);
    this.#expect(
      body.data.total === this.#codes.length,
      "unequal",
      `${body.data.total} parcels`,
    );
  }

  #expect(holds: boolean, kind: string, detail: string): void {
    this.#tally.expect(holds, kind, detail);
  }
}
