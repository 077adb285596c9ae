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
  match(checked, /Columns not taken<\/dt><dd><bdi[^>]*>Comment</);
  match(checked, /<h1[^>]*><bdi[^>]*>march\.csv</);
  match(checked, /Wrong \(1\).*WB-2002.*The recipient name field is required/s);
  match(checked, /New \(1\).*WB-2001.*Changed \(1\).*WB-1001.*12 kg/s);

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
  match(all, /march\.csv.*Undone.*Wrong \(1\) · New \(1\) · Changed \(1\)</s);
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
  match(asked, /Can you read these rows\?.*Àííà/s);
  doesNotMatch(asked, /Apply Import/);
  await owner.form(path, { action: "read", encoding: "windows-1251" });
  await app.jobs.drain();
  const read = (await owner.get(path)).text;
  match(read, /Анна.*Apply Import|Apply Import.*Анна/s);
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
  match(text, /role="alert".*No column of this file is known/s);
  match(text, />Wer<\/label>.*name="column_0".*>Wohin<\/label>/s);
  await owner.form(path, {
    ...{ action: "read", encoding: "utf-8", separator: "semicolon" },
    ...{ column_0: "recipient_name", column_1: "destination" },
  });
  await app.jobs.drain();
  match(
    (await owner.get(path)).text,
    /New \(1\).*Apply Import|Apply Import.*New \(1\)/s,
  );
});

test("the screen of an unreadable file gives the reason and offers other ways to read it", async ({ app, owner }) => {
  const path = await upload(owner, 'Code|Weight\nWB-1001|"3 kg');
  await app.jobs.drain();
  const { text } = await owner.get(path);
  match(text, /role="alert".*line 2/s);
  match(text, /<details[^>]*open[^>]*><summary><h2>How the file is read/);
});

test("an import whose file was erased says so in the list and on its screen, not that it failed", async ({ app, owner }) => {
  const table = "Code;Recipient;Destination;Email\n;Zoe;Brest;zoe@mail.example";
  const path = await upload(owner, table);
  await app.jobs.drain();
  await erasePerson(app.kv, NOUNS, { email: "zoe@mail.example" });
  for (const screen of [LIST, path]) {
    const { text } = await owner.get(screen);
    match(text, /job-cancelled".*File removed: data in it was erased/s);
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
