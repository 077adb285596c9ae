import { deepEqual, equal, match } from "node:assert/strict";
import { addParcel, WHOLE_PARCEL } from "@/tests/helpers/parcels.ts";
import { testApp } from "@/tests/helpers/app.ts";
import { test } from "../helpers/site.ts";

const NOON = Date.parse("2026-11-20T23:30:00Z");

Deno.test("GET /api/parcels.csv exports all fields and escapes formulas", async () => {
  await using app = await testApp({ clock: { ms: NOON } });
  await addParcel(app.kv, { ...WHOLE_PARCEL, sender_name: "=1+1" });
  const owner = await app.signedIn();
  await owner.patch("/settings", { time_zone: "Asia/Tokyo" });
  const { status, headers, text } = await owner.get("/api/parcels.csv");
  equal(status, 200);
  equal(headers.get("content-type"), "text/csv; charset=utf-8");
  equal(
    headers.get("content-disposition"),
    'attachment; filename="parcels-2026-11-21.csv"',
  );
  const [head, row, rest] = text.split("\r\n");
  match(
    head!,
    /^\ufeff?id,tracking_code,reference,destination,recipient_name,/,
  );
  match(row!, /,WB-1985-2026,,"4 Quai de la Fosse, Nantes",Ann Smith,/);
  match(row!, /,'=1\+1,/);
  match(row!, /,\+33 1 99 00 12 34,/);
  equal(rest, "");
});

test("GET /api/parcels.csv accepts a search, a separator and a language", async ({ app }) => {
  await addParcel(app.kv, { tracking_code: "WB-1001", recipient_name: "Ann" });
  await addParcel(app.kv, { tracking_code: "WB-1002", recipient_name: "Bob" });
  const clerk = await app.signedIn({ role: "clerk" });
  const { text } = await clerk.get(
    "/api/parcels.csv?search=bob&separator=semicolon&language=de",
  );
  const lines = text.trim().split("\r\n").map((line) => line.split(";"));
  deepEqual(lines.map((line) => line[1]), ["Sendungsnummer", "WB-1002"]);
});

test("the list of parcels links to the export of its current selection, in the reader's language", async ({ app }) => {
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  const owner = await app.signedIn();
  const { text } = await owner.get(
    "/control/parcels/list.html?search=ann&order=oldest&lang=de",
  );
  const href = /href="(\/api\/parcels\.csv[^"]*)"/.exec(text)![1]!;
  const { status, text: file } = await owner.get(href.replaceAll("&amp;", "&"));
  equal(status, 200);
  match(file, /;Sendungsnummer;/);
  match(file, /;WB-1001;/);
});
