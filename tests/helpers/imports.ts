import { applyImport, createImport } from "@/lib/imports/imports.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Client } from "./client.ts";
import type { TestApp } from "./app.ts";
import type { Import } from "@/lib/imports/import.ts";

/** Uploads a table and returns the import once its check has ended. */
export async function uploadTable(
  app: TestApp,
  client: Client,
  text: string | Uint8Array<ArrayBuffer>,
  { name = "parcels.csv", ...options }: Record<string, string> = {},
  // deno-lint-ignore no-explicit-any
): Promise<any> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.set(name, value);
  form.set("file", new File([text], name));
  const { body, status } = await client.upload("/imports", form);
  if (status !== 200) throw new Error(body.errors.join(" "));
  await app.jobs.drain();
  return await readImport(client, body.data.id);
}

/** Returns an import. */
// deno-lint-ignore no-explicit-any
export async function readImport(client: Client, id: string): Promise<any> {
  return (await client.api("GET", `/imports/${id}`)).body.data;
}

/** Applies an import and returns its ended job. */
export function applyTable(app: TestApp, client: Client, id: string) {
  return runJob(app, client, "apply", { id, skip_wrong: "yes" });
}

/** Undoes an import and returns its ended job. */
export function undoTable(app: TestApp, client: Client, id: string) {
  return runJob(app, client, "undo", { id });
}

async function runJob(
  app: TestApp,
  client: Client,
  call: "apply" | "undo",
  body: object,
  // deno-lint-ignore no-explicit-any
): Promise<any> {
  const answer = await client.api("POST", `/imports/${call}`, { body });
  if (answer.status !== 200) throw new Error(answer.body.errors.join(" "));
  await app.jobs.drain();
  return (await client.api("GET", `/jobs/${answer.body.data.id}`)).body.data;
}

const TABLE = [
  "Tracking code;Recipient;Destination;Status;Weight;Comment",
  "WB-1111;;Nantes;Delivered;12 kg;",
  "WB-1985-2026;;;;;",
  "WB-2001;Zoe Jones;Brest;In Transt;;",
  ";Bob Jones;Lyon;;;",
  "WB-2002;;Brest;;;",
  `WB-2003;${"x".repeat(301)};Brest;;;`,
].join("\r\n");

/** Uploads tables in every state; returns the paths of their screens and of the list. */
export async function importScreens(app: TestApp): Promise<string[]> {
  const { kv } = app;
  const upload = async (text: string) => {
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    return (await storeTable(kv, bytes)).id;
  };
  const ids = [
    await upload(TABLE),
    await upload("Code;Recipient\nWB-3001;J\xf6rg"),
    await upload("Code;Latest delivery date\nWB-1111;1/2/2027"),
    await upload('Code;Weight\nWB-1111;"3 kg'),
    await upload(TABLE),
  ];
  await app.jobs.drain();
  const [, , , , applied] = ids;
  await applyImport(kv, { id: applied!, skip_wrong: "yes" });
  await app.jobs.drain();
  const running = await upload(TABLE);
  const path = "/control/imports/";
  return [
    `${path}list.html`,
    ...ids.map((id) => path + id),
    `${path}${running}?done=uploaded`,
  ];
}

/** Stores the file of an import, a text in UTF-8 or given bytes, and queues its check. */
export function storeTable(
  kv: Kv,
  table: string | Uint8Array<ArrayBuffer>,
): Promise<Import> {
  const bytes = typeof table === "string"
    ? new TextEncoder().encode(table)
    : table;
  return createImport(kv, { file: new UploadedFile("parcels.csv", bytes) });
}
