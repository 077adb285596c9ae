import { deepEqual, equal, ok } from "node:assert/strict";
import type { Letter } from "@/lib/mail/letter.ts";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { pinOf } from "../helpers/pins.ts";
import { recordingTransport } from "../helpers/transports.ts";
import { test } from "../helpers/temp_folder.ts";

const { email } = ADMIN;
const FIRST = "canary-one in the mine";
const SECOND = "canary-two in the mine";
const THIRD = "canary-three in the mine";
const WRONG = "canary-wrong in the mine";
/** Maximum delay before a mail with a pin is sent. */
const PIN_WAIT_MS = 6_000;
const WRONG_PIN = "2222-3333-4444-5555-6666-7777";

const SIGN_IN = "/admins/auth/signin";
const RESET = "/admins/auth/update/password-guest";
const CHANGE = "/control/account/password.html";

/** A client and all its responses, except cookies, which only this browser may see. */
class Visitor {
  readonly client: Client;
  readonly #said: string[];

  constructor(client: Client, said: string[]) {
    this.client = client;
    this.#said = said;
  }

  async api(method: string, path: string, body: object): Promise<number> {
    return this.#keep(await this.client.api(method, path, { body }));
  }

  async form(path: string, fields: Record<string, string>): Promise<number> {
    return this.#keep(await this.client.form(path, fields));
  }

  #keep(answer: { status: number; headers: Headers; text: string }): number {
    const headers = new Headers(answer.headers);
    headers.delete("set-cookie");
    this.#said.push(answer.text, JSON.stringify([...headers]));
    return answer.status;
  }
}

/** Creates an owner, signs in and resets the password; returns all secrets used, including wrong ones. */
async function createAndReset(
  { app, visitor, letters, clock }: {
    app: TestApp;
    visitor: Visitor;
    letters: Letter[];
    clock: { ms: number };
  },
): Promise<string[]> {
  const token = await setupToken(app.kv);
  const { client } = visitor;
  const first = { email, password: FIRST };
  equal(await visitor.api("POST", "/admins", { ...first, token }), 200);
  const wrong = { email, password: WRONG };
  equal(await visitor.api("POST", SIGN_IN, wrong), 401);
  equal(await visitor.form("/control/signin.html", first), 303);
  const session = client.cookies.get("sid")!;
  client.cookies.clear();
  equal(await visitor.form("/control/password.html", { email }), 303);
  clock.ms += PIN_WAIT_MS;
  await app.jobs.drain();
  const pin = pinOf(letters[0]);
  const reset = {
    email,
    new_password: SECOND,
    confirm_new_password: SECOND,
    password_token: WRONG_PIN,
  };
  equal(await visitor.api("PATCH", RESET, reset), 422);
  const right = { ...reset, password_token: pin };
  equal(await visitor.api("PATCH", RESET, right), 200);
  const pins = [pin, WRONG_PIN];
  const symbols = pins.map((text) => text.replaceAll("-", ""));
  return [FIRST, SECOND, WRONG, token, session, ...pins, ...symbols];
}

/** Signs in and changes the password; returns the secrets used. */
async function change(app: TestApp, visitor: Visitor): Promise<string[]> {
  const { client } = visitor;
  const second = { email, password: SECOND };
  equal(await visitor.api("POST", SIGN_IN, second), 200);
  const before = client.cookies.get("sid")!;
  const fields = { new_password: THIRD, confirm_new_password: THIRD };
  const wrong = { ...fields, password: WRONG };
  equal(await visitor.form(CHANGE, wrong), 422);
  equal(await visitor.form(CHANGE, { ...fields, password: SECOND }), 303);
  await app.jobs.drain();
  return [
    THIRD,
    before,
    client.cookies.get("sid")!,
    client.cookies.get("dev")!,
  ];
}

test("no password, pin or token is in the database files, the log or a response", async (folder) => {
  const transport = recordingTransport();
  const { letters } = transport;
  const clock = { ms: Date.now() };
  await using app = await testApp({
    kvPath: `${folder.path}/waybill.kv`,
    env: { MAIL_FROM: "noreply@waybill.example" },
    transport,
    clock,
  });
  const said: string[] = [];
  const visitor = new Visitor(app.client(), said);
  const secrets = [
    ...await createAndReset({ app, visitor, letters, clock }),
    ...await change(app, visitor),
  ];
  const places: [string, string][] = [
    ["an answer", said.join()],
    ["the log", JSON.stringify(app.lines)],
    ...await readFiles(folder.path),
  ];
  const found = secrets.flatMap((secret) =>
    places.filter(([, text]) => text.includes(secret))
      .map(([place]) => `${secret} in ${place}`)
  );
  deepEqual(found, []);
  // Finding values that must be stored proves that the files are read correctly.
  for (const place of ["an answer", "waybill.kv-wal"]) {
    const text = places.find(([name]) => name === place)?.[1];
    ok(text?.includes(email), place);
  }
});

async function readFiles(folder: string): Promise<[string, string][]> {
  const files = await Array.fromAsync(Deno.readDir(folder));
  return await Promise.all(files.map(async ({ name }) => {
    const bytes = await Deno.readFile(`${folder}/${name}`);
    return [name, new TextDecoder("latin1").decode(bytes)] as [string, string];
  }));
}
