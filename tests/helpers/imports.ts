import type { Client } from "./client.ts";
import type { TestApp } from "./app.ts";

/** Uploads a table and returns the import once its check has ended. */
export async function uploadTable(
  app: TestApp,
  client: Client,
  text: string | Uint8Array<ArrayBuffer>,
  options: Record<string, string> = {},
  // deno-lint-ignore no-explicit-any
): Promise<any> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.set(name, value);
  form.set("file", new File([text], "parcels.csv"));
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

/** Applies an import, waits for its job and returns that. */
export async function applyTable(
  app: TestApp,
  client: Client,
  id: string,
  // deno-lint-ignore no-explicit-any
): Promise<any> {
  const body = { id, skip_wrong: "yes" };
  const answer = await client.api("POST", "/imports/apply", { body });
  if (answer.status !== 200) throw new Error(answer.body.errors.join(" "));
  await app.jobs.drain();
  return (await client.api("GET", `/jobs/${answer.body.data.id}`)).body.data;
}

/** Undoes an import, waits for its job and returns that. */
export async function undoTable(
  app: TestApp,
  client: Client,
  id: string,
  // deno-lint-ignore no-explicit-any
): Promise<any> {
  const answer = await client.api("POST", "/imports/undo", { body: { id } });
  if (answer.status !== 200) throw new Error(answer.body.errors.join(" "));
  await app.jobs.drain();
  return (await client.api("GET", `/jobs/${answer.body.data.id}`)).body.data;
}
