import { deepEqual } from "node:assert/strict";
import type { AppError } from "@/lib/errors.ts";
import { createImport, requireImport } from "@/lib/imports/imports.ts";
import { readDetails } from "@/lib/imports/screen.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { testApp } from "../../helpers/app.ts";

Deno.test("readDetails() reads one sample of a person at a time, and refuses when four more are asked for", async () => {
  await using app = await testApp();
  const { kv } = app;
  // windows-1252, which is guessed.
  const text = "Recipient;Destination\nJ\xf6rg;Nantes";
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const file = new UploadedFile("parcels.csv", bytes);
  const { id } = await createImport(kv, { file });
  await app.jobs.drain();
  const record = await requireImport(kv, id);
  const rowsFor = (person: string) =>
    readDetails(kv, record, person).then(
      ({ sample }) => sample?.length,
      ({ status }: AppError) => status,
    );
  const people = ["ann", "ann", "ann", "ann", "ann", "bob"];
  deepEqual(await Promise.all(people.map(rowsFor)), [2, 2, 2, 2, 503, 2]);
  deepEqual(await rowsFor("ann"), 2);
});
