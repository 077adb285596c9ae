import { deepEqual, equal, ok } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { permissionFlags } from "@/lib/tasks/permissions.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { Denokv, denokvTest as test } from "../helpers/denokv.ts";
import { findFaults } from "../helpers/integrity.ts";
import { callAt, SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { type MailServer, startMailServer } from "../helpers/mail_server.ts";
import { type Bytes, formOf, jpg } from "../helpers/pictures.ts";
import { type ServerProcess, startServer } from "../helpers/server_process.ts";
import { until } from "../helpers/until.ts";

const MACHINES = 5;
const CREATES = 10;
const INVOICES = 12;
const MESSAGES = 6;
const PARCEL = {
  tracking_code: "WB-MACHINES",
  recipient_name: "Ann Smith",
  destination: "Nantes",
};

interface Answer {
  status: number;
  // deno-lint-ignore no-explicit-any
  data: any;
}

/** Machines behind a round-robin load balancer. */
class Site {
  readonly #machines: ServerProcess[];
  #cookie = "";
  #turn = 0;

  constructor(machines: ServerProcess[]) {
    this.#machines = machines;
  }

  get addresses(): string[] {
    return this.#machines.map(({ address }) => address);
  }

  async signIn(): Promise<void> {
    this.#cookie = await signInAt(this.#next());
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    const response = await callAt(this.#next(), `/${path}`, {
      ...{ method, cookie: this.#cookie, ...(body && { body }) },
    });
    return { status: response.status, data: (await response.json()).data };
  }

  upload(image: Bytes): Promise<Answer> {
    const photo: [string, Bytes] = ["me.jpg", image];
    const form = formOf({ name: "Ada", review: "Good", image: photo });
    return this.call("POST", "reviews", form);
  }

  /** Stops both machines; returns their exit codes. */
  end(): Promise<number[]> {
    return Promise.all(this.#machines.map((machine) => machine.end()));
  }

  #next(): string {
    return this.#machines[this.#turn++ % this.#machines.length]!.address;
  }
}

/** Starts machines as a platform runs main.ts: no launcher, no studio, no rights to write or run. */
async function startSite(KV_PATH: string, mails: MailServer): Promise<Site> {
  const variables = {
    KV_PATH,
    LISTEN: "127.0.0.1",
    PORT: "0",
    SETUP_TOKEN,
    MAIL_DRIVER: "smtp",
    MAIL_FROM: "desk@example.com",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mails.port),
    SMTP_SECURITY: "none",
  };
  const rights = permissionFlags(parseEnv(variables), ROOT);
  ok(!rights.some((flag) => /^--allow-(run|write)/.test(flag)));
  const start = () => startServer(variables, { rights });
  return new Site(await times(MACHINES, start));
}

function times<T>(count: number, make: (n: number) => Promise<T>) {
  return Promise.all(Array.from({ length: count }, (_, n) => make(n)));
}

/** Checks that one of several parallel creates succeeds and that each machine shows the others' changes. */
async function shareParcels(site: Site): Promise<void> {
  const created = await times(
    CREATES,
    () => site.call("POST", "parcels", PARCEL),
  );
  const winners = created.filter(({ status }) => status === 200);
  equal(winners.length, 1);
  const { id } = winners[0]!.data;
  await site.call("PATCH", "parcels", { id, destination: "Lyon" });
  for (const _ of site.addresses) {
    const { data } = await site.call("GET", `parcels/${PARCEL.tracking_code}`);
    equal(data.destination, "Lyon");
  }
}

/** Checks that each machine converts photos itself and shows those of the others. */
async function sharePhotos(site: Site): Promise<void> {
  for (const _ of site.addresses) {
    const { status, data } = await site.upload(jpg);
    equal(status, 200);
    for (const address of site.addresses) {
      const photo = await fetch(`${address}/uploads/images/${data.image}`);
      equal(photo.headers.get("content-type"), "image/jpeg");
      ok((await photo.bytes()).length > 0);
    }
  }
}

async function numberInvoices(site: Site): Promise<void> {
  const issued = await times(
    INVOICES,
    (n) => site.call("POST", "invoices", { product: `Number ${n}` }),
  );
  const numbers = issued.map(({ data }) => Number(data.number.slice(-4)));
  deepEqual(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: INVOICES }, (_, n) => n + 1),
  );
}

async function mailOnce(site: Site, mails: MailServer): Promise<void> {
  const contact_email = "office@example.com";
  await site.call("PATCH", "settings", { contact_email });
  for (const address of site.addresses) {
    await until("both machines agree", async () => {
      const page = await (await fetch(`${address}/contact.html`)).text();
      return page.includes(contact_email);
    });
  }
  const message = { subject: "Hello", body: "Where is it?" };
  await times(MESSAGES, () => site.call("POST", "messages", message));
  await until("the mails arrive", () => mails.received.length >= MESSAGES);
}

test("five machines on one denokv, without launcher and studio, act as one site", async () => {
  await using mails = await startMailServer();
  await using denokv = await Denokv.start();
  const site = await startSite(denokv.path, mails);
  try {
    await site.signIn();
    await shareParcels(site);
    await sharePhotos(site);
    await numberInvoices(site);
    await mailOnce(site, mails);
  } finally {
    deepEqual(await site.end(), Array(MACHINES).fill(0));
  }
  equal(mails.received.length, MESSAGES);
  ok(mails.received.every(({ to }) => to.join() === "office@example.com"));
  const kv = await openSite(denokv.path);
  deepEqual(await findFaults(kv), []);
  kv.close();
});
