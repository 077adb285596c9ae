import { doesNotMatch, equal, match } from "node:assert/strict";
import { erasePerson } from "@/lib/erasure/person.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import type { InvitedMember } from "@/lib/accounts/schema.ts";
import type { Client } from "@/tests/helpers/client.ts";
import { addParcel } from "@/tests/helpers/parcels.ts";
import { accept, signIn } from "@/tests/helpers/team.ts";
import { test } from "../helpers/site.ts";

const LIST = "/control/imports/list.html";

/** Uploads a table as the form does; returns the path of the import's screen. */
async function upload(
  client: Client,
  text: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const form = new FormData();
  form.set("file", new File([text], "march.csv"));
  const { status, headers } = await client.send(LIST, {
    method: "POST",
    body: form,
  });
  equal(status, 303);
  return headers.get("location")!.split("?")[0]!;
}

const TABLE = [
  "Code;Recipient;Destination;Weight;Comment",
  "WB-1001;;;12 kg;",
  "WB-2001;Zoe;Brest;;",
  "WB-2002;;;;",
].join("\n");

test("a clerk uploads, checks, applies and undoes a table without JavaScript", async ({ app }) => {
  await addParcel(app.kv, { tracking_code: "WB-1001" });
  const clerk = await app.signedIn({ role: "clerk" });
  const list = await clerk.get("/control/parcels/list.html");
  match(list.text, /href="\/control\/imports\/list\.html"/);
  const path = await upload(clerk, TABLE);
  const checking = (await clerk.get(`${path}?done=uploaded`)).text;
  match(checking, /is being checked.*Checking.*stay here for 7 days/s);
  match(checking, /list\.html" aria-current="true"[^>]*>.*?Parcels/s);
  await app.jobs.drain();
  const checked = (await clerk.get(`${path}?done=uploaded`)).text;
  doesNotMatch(checked, /is being checked/);
  match(checked, /Columns not taken: <bdi[^>]*>Comment</);
  match(
    checked,
    /march\.csv.*by The clerk.*<h1[^>]*>1 parcel can be created, 1 parcel can be changed, 1 row is wrong\. Nothing has changed yet\.<.*Import 2, skip 1</s,
  );
  match(
    checked,
    /<title>1 parcel can be created, 1 parcel can be changed, 1 row is wrong\./,
  );
  match(checked, /Changed \(1\).*<p>Weight 1<.*WB-1001.*Weight.*12 kg/s);
  match(
    checked,
    /Wrong \(1\).*WB-2002.*Recipient name.*The recipient name field is required/s,
  );
  match(checked, /New \(1\).*WB-2001.*Zoe.*Brest/s);

  const refused = await clerk.form(path, { action: "apply" });
  equal(refused.status, 422);
  match(refused.text, /role="alert".*1 row is wrong/s);
  const applied = await clerk.form(path, {
    action: "apply",
    skip_wrong: "yes",
  });
  equal(applied.status, 303);
  match((await clerk.get(path)).text, /Importing/);
  await app.jobs.drain();
  match((await clerk.get(path)).text, /Imported.*Undo Import.*Possible until/s);
  equal((await clerk.api("GET", "/parcels")).body.data.total, 2);

  doesNotMatch((await clerk.get(path)).text, /delete-confirm/);
  match(
    (await clerk.get(`${path}?undo`)).text,
    /delete-confirm.*1 parcel that this import created is erased for good\. 1 parcel gets its former values back\. Possible until/s,
  );
  equal((await clerk.form(path, { action: "undo" })).status, 303);
  await app.jobs.drain();
  const undone = (await clerk.get(`${path}?undo`)).text;
  match(undone, /Imported<\/dt><dd><time.*Undone<\/dt><dd><time/s);
  doesNotMatch(undone, /delete-confirm/);
  doesNotMatch(undone, /Possible until/);
  equal((await clerk.api("GET", "/parcels")).body.data.total, 1);
  const all = (await clerk.get(LIST)).text;
  match(all, /march\.csv.*Undone.*Changed \(1\) · Wrong \(1\) · New \(1\)</s);
});

test("import screens name the uploader but hide e-mail addresses from a clerk", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const owner = await app.signedIn();
  const table = "Recipient;Destination\nAnn;Nantes";
  const path = await upload(clerk, table);
  for (const address of [LIST, path]) {
    match((await owner.get(address)).text, />by The clerk</);
  }
  const other = await upload(owner, table);
  for (const address of [LIST, other]) {
    const { text } = await clerk.get(address);
    match(text, />by Administrator</);
    doesNotMatch(text, /@/);
  }
  const email = "ida@waybill.example";
  const invited = await owner.post("/admins", {
    email,
    name: email,
    role: "manager",
  });
  const link = (invited.body.data as InvitedMember).invite_url;
  const manager = app.client();
  equal((await accept(manager, link, { name: email })).status, 200);
  await signIn(manager, email);
  await upload(manager, table);
  doesNotMatch((await clerk.get(LIST)).text, /@/);
});

test("the screen of an import links to the journal only for members who may read it", async ({ app }) => {
  const clerk = await app.signedIn({ role: "clerk" });
  const path = await upload(clerk, "Recipient;Destination\nAnn;Nantes");
  await app.jobs.drain();
  await clerk.form(path, { action: "apply" });
  await app.jobs.drain();
  doesNotMatch((await clerk.get(path)).text, /journal\.html/);
  const manager = await app.signedIn({ role: "manager" });
  match((await manager.get(path)).text, /journal\.html\?import_id=/);
});

test("the screen of an import names the running step until it ends", async ({ app, owner }) => {
  const path = await upload(owner, "Recipient;Destination\nAnn;Nantes");
  const steps = [
    ["uploaded", /is being checked/, undefined],
    ["started", /The import has started/, "apply"],
    ["undoing", /is being undone/, "undo"],
  ] as const;
  for (const [word, message, action] of steps) {
    if (action !== undefined) await owner.form(path, { action });
    match((await owner.get(`${path}?done=${word}`)).text, message);
    await app.jobs.drain();
    doesNotMatch((await owner.get(`${path}?done=${word}`)).text, message);
  }
});

test("the job's screen links to its import and the list of imports", async ({ app, owner }) => {
  const path = await upload(owner, "Recipient;Destination\nAnn;Nantes");
  await app.jobs.drain();
  await owner.form(path, { action: "apply" });
  const [job] = /\/control\/jobs\/\w+/.exec((await owner.get(path)).text)!;
  await app.jobs.drain();
  const { text } = await owner.get(job);
  const [above] = /aria-label="Breadcrumb".*?<\/nav>/s.exec(text)!;
  for (const href of ["/control/parcels/list.html", LIST, path]) {
    match(above, new RegExp(`href="${href}"`));
  }
  match(
    text,
    new RegExp(`<a class="button[^>]* href="${path}">.*march\\.csv<`),
  );
});

test("a double click on an import's button runs one job", async ({ app, owner }) => {
  const path = await upload(owner, "Recipient;Destination\nAnn;Nantes");
  await app.jobs.drain();
  for (const [action, word] of [["apply", "started"], ["undo", "undoing"]]) {
    const twice = await Promise.all(
      [1, 2].map(() => owner.form(path, { action: action! })),
    );
    for (const { status, headers } of twice) {
      equal(status, 303);
      equal(headers.get("location"), `${path}?done=${word}`);
    }
    await app.jobs.drain();
    equal((await owner.form(path, { action: action! })).status, 303);
  }
  const { data } = await jobs.list(app.kv, { page: 1, per_page: 50 });
  const kinds = data.map(({ kind }) => kind);
  for (const kind of ["import_apply", "import_undo"]) {
    equal(kinds.filter((other) => other === kind).length, 1);
  }
  equal((await owner.form(path, { action: "apply" })).status, 409);
});

test("an import can be deleted from its screen and from the list after a confirmation", async ({ app, owner }) => {
  const paths = [
    await upload(owner, TABLE),
    await upload(owner, TABLE),
  ];
  doesNotMatch((await owner.get(LIST)).text, /data-delete/);
  doesNotMatch((await owner.get(`${paths[0]}?delete`)).text, /delete-confirm/);
  await app.jobs.drain();
  match((await owner.get(paths[0]!)).text, /href="\?delete"/);
  const asked = await owner.get(`${paths[0]}?delete`);
  match(asked.text, /want to delete march\.csv\? No parcel will change\./);
  const gone = await owner.form(paths[0]!, { action: "delete" });
  equal(gone.headers.get("location"), `${LIST}?done=deleted`);
  match(
    (await owner.get(`${LIST}?done=deleted`)).text,
    /import has been deleted/,
  );
  equal((await owner.get(paths[0]!)).status, 404);

  const id = paths[1]!.split("/").at(-1)!;
  match((await owner.get(LIST)).text, new RegExp(`data-delete="${id}"`));
  match(
    (await owner.get(`${LIST}?delete=${id}`)).text,
    /No parcel will change/,
  );
  equal((await owner.form(LIST, { id })).status, 303);
  match((await owner.get(LIST)).text, /No imports yet/);
});

test("a guessed encoding has to be confirmed first", async ({ app, owner }) => {
  const text = "Code;Recipient;Destination\nWB-1001;\xc0\xed\xed\xe0;Tver";
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const path = await upload(owner, bytes);
  await app.jobs.drain();
  const asked = (await owner.get(path)).text;
  match(asked, /<h1[^>]*>Which encoding\?<.*Can you read these rows.*Àííà/s);
  match(asked, /value="windows-1251"[^>]*>Cyrillic \(Windows\)</);
  doesNotMatch(asked, /value="utf-|>Import 1</);
  match((await owner.get(LIST)).text, /march\.csv.*Which encoding\?/s);
  await owner.form(path, { action: "read", encoding: "windows-1251" });
  await app.jobs.drain();
  const read = (await owner.get(path)).text;
  match(read, />Import 1<.*Анна/s);
});

/** Encodes Cyrillic letters in windows-1251. */
function encodeCyrillic(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    return code < 0x80 ? code : code - 0x410 + 0xc0;
  });
}

test("the encoding chosen for a file is taken for later ones with the same heads, unless they are in Unicode", async ({ app, owner }) => {
  const table = (name: string) => `Получатель;Адрес\n${name};Тверь`;
  const first = await upload(owner, encodeCyrillic(table("Анна")));
  await app.jobs.drain();
  await owner.form(first, { action: "read", encoding: "windows-1251" });
  await app.jobs.drain();
  const later = await upload(owner, encodeCyrillic(table("Борис")));
  const unicode = await upload(owner, table("Zoë"));
  const other = await upload(owner, encodeCyrillic("Имя;Адрес\nАнна;Тверь"));
  await app.jobs.drain();
  const read = (await owner.get(later)).text;
  match(read, /1 parcel can be created\..*Борис/s);
  match(read, /value="windows-1251" selected>/);
  const { text } = await owner.get(unicode);
  match(text, /1 parcel can be created\..*Zoë/s);
  doesNotMatch(text, /name="encoding"/);
  match((await owner.get(other)).text, /Which encoding\?/);
});

test("the screen of an import says by field what changes before it lists the rows", async ({ app, owner }) => {
  const codes = Array.from({ length: 10 }, (_, at) => `WB-10${at}0`);
  for (const [at, tracking_code] of codes.entries()) {
    await addParcel(app.kv, {
      tracking_code,
      destination: at === 0 ? "Lyon" : "Brest",
    });
  }
  const rows = codes.map((code) => `${code};Delivered;+49 40 123456;Lyon`);
  const table = ["Code;Status;Phone;Destination", ...rows].join("\n");
  const path = await upload(owner, table);
  await app.jobs.drain();
  const { text } = await owner.get(path);
  match(
    text,
    /<details[^>]* id="changed"[^>]* open[^>]*>.*<p[^>]*>Status 10, Recipient phone number 10, Destination 9<.*WB-1000/s,
  );
  match(text, /<h1[^>]*>10 parcels can be changed\. Nothing has changed yet\./);
});

test("a wrong row names its value and the row that it repeats, in the reader's language", async ({ app, owner }) => {
  const path = await upload(
    owner,
    [
      "Code;Referenz;Empfänger;Ziel;Spätestes Zustelldatum",
      "WB-2001;PO 1;Zoe;Brest;31.11.2026",
      "WB-2002;PO 2;Ann;Brest;",
      "wb2002;;Bob;Brest;",
      ";po 2;Eve;Brest;",
      ";;;Brest;",
    ].join("\n"),
  );
  await app.jobs.drain();
  const { text } = await owner.get(`${path}?lang=de`);
  match(text, /title="Zoe".*title="31\.11\.2026".*den es nicht gibt/s);
  match(text, /title="Bob".*Dieselbe Sendungsnummer wie in Zeile 3\./s);
  match(text, /title="Eve".*Dieselbe Referenz wie in Zeile 3\./s);
  const [, href] = /href="(\/api\/imports\/[^"]*problems\.csv[^"]*)"/.exec(
    text,
  )!;
  const lines = (await owner.get(href!)).text.split("\r\n");
  match(lines[0]!, /^\ufeff?Code;Referenz;Empfänger;Ziel;.*;Problem$/);
  match(lines[1]!, /den es nicht gibt: 31\.11\.2026\.$/);
  equal(lines[2], "WB-2002;PO 2;Ann;Brest;;");
  match(lines[3]!, /Dieselbe Sendungsnummer wie in Zeile 3: wb2002\.$/);
  match(lines[4]!, /Dieselbe Referenz wie in Zeile 3: po 2\.$/);
});

test("a new row takes one line, with the day as the panel writes it", async ({ app, owner }) => {
  const path = await upload(
    owner,
    "Code;Recipient;Destination;Latest delivery date;Weight\nWB-2001;Zoe;Brest;2099-12-31;3 kg",
  );
  await app.jobs.drain();
  const { text } = await owner.get(path);
  const [table] = /<table[^>]*import-new-rows.*?<\/table>/s.exec(text)!;
  equal(table.match(/<tr/g)!.length, 2);
  match(table, /WB-2001.*Zoe.*Brest.*Dec 31, 2099/s);
});

test("the fields of columns and the order of dates can be chosen", async ({ app, owner }) => {
  const path = await upload(
    owner,
    "Nr;Kunde;Destination;Latest delivery date\nWB-1001;Ann;Nantes;1/2/2027",
  );
  await app.jobs.drain();
  match((await owner.get(path)).text, /Which number is the day\?/);
  const { status } = await owner.form(path, {
    ...{ action: "read", encoding: "utf-8", separator: "semicolon" },
    ...{ dates: "mdy", column_0: "tracking_code", column_1: "recipient_name" },
    ...{ column_2: "destination", column_3: "max_expected_delivery_date" },
  });
  equal(status, 303);
  await app.jobs.drain();
  const { text } = await owner.get(path);
  doesNotMatch(text, /Which number is the day/);
  match(text, /New \(1\).*Jan 2, 2027/s);
});

test("the fields can be chosen if no column is recognized", async ({ app, owner }) => {
  const path = await upload(owner, "Wer;Wohin\nAnn;Nantes");
  await app.jobs.drain();
  const { text } = await owner.get(path);
  match(text, /<h1[^>]*>No column of this file is known/);
  match(text, />Wer<\/label>.*name="column_0".*>Wohin<\/label>/s);
  await owner.form(path, {
    ...{ action: "read", encoding: "utf-8", separator: "semicolon" },
    ...{ column_0: "recipient_name", column_1: "destination" },
  });
  await app.jobs.drain();
  match(
    (await owner.get(path)).text,
    />Import 1<.*New \(1\)/s,
  );
});

test("the row of the headings can be chosen if no column is recognized", async ({ app, owner }) => {
  const table = "Report;;\nCode;Who;Where\nWB-1001;Ann;Nantes";
  const path = await upload(owner, table);
  await app.jobs.drain();
  const { text } = await owner.get(path);
  match(text, /Row of the headings.*name="head_row" value="2".*Who.*Where/s);
  await owner.form(path, { action: "read", head_row: "2" });
  await app.jobs.drain();
  match((await owner.get(path)).text, /Columns not taken: .*Who, Where/);
});

test("the screen of an unreadable file gives the reason and offers other ways to read it", async ({ app, owner }) => {
  const path = await upload(owner, 'Code|Weight\nWB-1001|"3 kg');
  await app.jobs.drain();
  const { text } = await owner.get(path);
  match(text, /<h1[^>]*>A quotation mark in line 2/);
  match(text, /<details[^>]*open[^>]*><summary><h2>How the file is read/);
});

test("an import whose file was erased says so in the list and on its screen, not that it failed", async ({ app, owner }) => {
  const table = "Code;Recipient;Destination;Email\n;Zoe;Brest;zoe@mail.example";
  const path = await upload(owner, table);
  await app.jobs.drain();
  await erasePerson(app.kv, NOUNS, { email: "zoe@mail.example" });
  for (const screen of [LIST, path]) {
    const { text } = await owner.get(screen);
    match(text, /File removed: data in it was erased/);
    doesNotMatch(text, /Unreadable|job-failed|panel-error/);
  }
  const { text } = await owner.get(path);
  match(text, /data in it was erased\. Upload it again\./);
  doesNotMatch(text, /name="encoding"/);
});

test("the list of imports offers a template in the reader's language and requires a file", async ({ owner }) => {
  const { text } = await owner.get(`${LIST}?lang=de`);
  const href = /href="(\/api\/imports\/template\.csv[^"]*)"/.exec(text)![1]!;
  const file = await owner.get(href.replaceAll("&amp;", "&"));
  match(file.text, /^\ufeff?Sendungsnummer;Referenz;.*\r\n$/);
  const refused = await owner.send(LIST, {
    method: "POST",
    body: new FormData(),
  });
  equal(refused.status, 422);
  match(refused.text, /The file field is required/);
});
