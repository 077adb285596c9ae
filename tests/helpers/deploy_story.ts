import { deepEqual, equal, match, ok } from "node:assert/strict";
import { formOf as formOfStore } from "@/lib/migrations/marks.ts";
import type { DeployedProject, DeployedSite } from "./deploy_site.ts";
import { findFaults } from "./integrity.ts";
import { signInAt } from "./live_admin.ts";
import { formOf, jpg } from "./pictures.ts";
import { openKv } from "@/lib/store/open.ts";

const TABLE = "Tracking code,Recipient,Destination\n" +
  "WB-3001,Zoe Jones,Brest\nWB-3002,Bob Jones,Lyon";

/** Works on an empty store like an office: parcels by API and by page, a photo, an import, the daily job and the reports. */
export async function workAsOffice(
  project: DeployedProject,
  path: string,
): Promise<void> {
  const site = await project.start(path);
  const office = new Office(site, await signInAt(site.address));
  await office.call("POST", "/api/parcels", parcelOf("WB-1001"));
  await office.call("POST", "/api/activities", {
    parcel_id: (await office.call("GET", "/api/parcels/WB-1001")).id,
    title: "Departed",
    description: "Left Lyon.",
    color: "green",
    status: "In transit",
  });
  await office.createByPage("WB-2001");
  for (const code of ["WB-1001", "WB-2001"]) {
    match(await office.page(`/track.html?code=${code}`), /Nantes/);
  }
  await office.sendPhoto();
  await office.importTable();
  match(await office.page("/control/parcels/list.html"), /WB-3002/);
  for (const name of ["index", "reports", "journal"]) {
    match(await office.page(`/control/${name}.html`), /<h1/);
  }
  match(await office.page("/api/parcels.csv"), /WB-3001/);
  await site.runCron();
  await site.end();
  await checkStore(path);
}

/**
 * Loads a dump of the previous version and converts it by requests and by cron, in two instances, the first of which is killed.
 */
export async function convertKilledOnce(
  project: DeployedProject,
  path: string,
  dump: string,
): Promise<void> {
  await project.load(path, dump);
  const killed = await project.start(path);
  equal(await statusOf(killed), 503);
  await killed.kill();
  const site = await project.start(path);
  // On a busy machine the kill may come after the conversion.
  while (await statusOf(site) === 503) await site.runCron();
  equal(await statusOf(site), 200);
  await site.end();
  await checkStore(path);
}

async function checkStore(path: string): Promise<void> {
  using kv = await openKv(path);
  equal(await formOfStore(kv), "present");
  deepEqual(await findFaults(kv), []);
}

async function statusOf({ address }: DeployedSite): Promise<number> {
  const response = await fetch(`${address}/healthz`);
  await response.body?.cancel();
  return response.status;
}

function parcelOf(tracking_code: string): Record<string, string> {
  return { tracking_code, recipient_name: "Ann Smith", destination: "Nantes" };
}

/** A signed-in member. */
class Office {
  readonly #site: DeployedSite;
  readonly #cookie: string;

  constructor(site: DeployedSite, cookie: string) {
    this.#site = site;
    this.#cookie = cookie;
  }

  // deno-lint-ignore no-explicit-any
  async call(method: string, path: string, body?: unknown): Promise<any> {
    const headers = { "content-type": "application/json" };
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await this.#send(path, { method, headers, ...json });
    const { data, errors } = await response.json();
    deepEqual([response.status, errors], [200, []]);
    return data;
  }

  async page(path: string): Promise<string> {
    const response = await this.#send(path);
    equal(response.status, 200, path);
    return await response.text();
  }

  async createByPage(code: string): Promise<void> {
    const body = new URLSearchParams(parcelOf(code));
    const path = "/control/parcels/create.html";
    const response = await this.#send(path, { method: "POST", body });
    await response.body?.cancel();
    equal(response.status, 303);
  }

  async sendPhoto(): Promise<void> {
    const body = formOf({ name: "A", review: "Good", image: ["me.jpg", jpg] });
    const response = await this.#send("/api/reviews", { method: "POST", body });
    const { data: { image } } = await response.json();
    const photo = await this.#send(`/uploads/images/${image}`);
    equal(photo.headers.get("content-type"), "image/jpeg");
    ok((await photo.bytes()).length > 0);
  }

  async importTable(): Promise<void> {
    const body = new FormData();
    body.set("file", new File([TABLE], "parcels.csv"));
    const response = await this.#send("/api/imports", { method: "POST", body });
    const { data: { id } } = await response.json();
    await this.#site.runCron();
    equal((await this.call("GET", `/api/imports/${id}`)).status, "checked");
    const job = await this.call("POST", "/api/imports/apply", {
      id,
      skip_wrong: "no",
    });
    await this.#site.runCron();
    equal((await this.call("GET", `/api/jobs/${job.id}`)).status, "done");
  }

  #send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, cookie: this.#cookie };
    const url = `${this.#site.address}${path}`;
    return fetch(url, { ...init, headers, redirect: "manual" });
  }
}
