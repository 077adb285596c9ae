import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import { OPENAPI } from "@/lib/site/openapi.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { addParcels } from "@/tests/helpers/parcels.ts";
import { jpg, toUpload } from "@/tests/helpers/pictures.ts";
import { test } from "../helpers/site.ts";
import { CALLS } from "@/lib/site/nouns.ts";

/** Creates a record that matches "harbour", for every searchable noun. */
const NOUNS: Record<string, (kv: Kv, at: number) => Promise<unknown>> = {
  parcels: (kv, at) =>
    createParcel(kv, {
      tracking_code: `CODE-${at}`,
      ...{ recipient_name: "Ann", destination: "Harbour Street" },
    }),
  invoices: (kv) => createInvoice(kv, { product: "Harbour dues" }),
  messages: (kv) =>
    createMessage(kv, {
      ...{ subject: "Harbour", body: "Where?", name: null, email: null },
    }),
  reviews: (kv) =>
    createReview(kv, {
      ...{ name: "Harbour Trade", review: "Fast.", image: toUpload(jpg) },
    }),
  pages: (kv) =>
    createPage(kv, {
      ...{ title: "Harbour", content: "Open.", icon: "people" },
      ...{ overlay: "overlay1", image: "hero-mixed", hero: null },
      ...{ sub_title: null, in_footer: "no" },
    }, { language: "en" }),
};

function fill(
  kv: Kv,
  count: number,
  fields: { status: string; destination?: string },
): Promise<string[]> {
  return addParcels(
    kv,
    Array.from({ length: count }, (_, at) => ({
      tracking_code: `${fields.status.length}00-${at}`,
      ...{ recipient_name: "Ann", destination: "Oslo", ...fields },
    })),
  );
}

for (const [noun, add] of Object.entries(NOUNS)) {
  test(`POST /api/${noun}/search continues by next_page_url and by the cursor in the body`, async ({ app, owner }) => {
    for (let at = 0; at < 5; at++) await add(app.kv, at);
    const path = `/${noun}/search`;
    const search = { search: "harbour", per_page: 2 };
    const first = (await owner.post(path, search)).body.data;
    const { data, current_page, total, last_page, next_page_url } = first;
    deepEqual([current_page, total, last_page], [1, 5, 3]);
    equal("total_is_capped" in first, false);
    // A new match, which must not shift the next pages.
    await add(app.kv, 10);
    const next = next_page_url.slice("/api".length);
    const cursor = new URLSearchParams(next.split("?")[1]).get("cursor");
    const rest = await owner.post(next, search);
    const byBody = await owner.post(path, { ...search, cursor });
    equal(rest.status, 200, rest.text);
    deepEqual(byBody.body, rest.body);
    const shown = [...data, ...rest.body.data.data].map(({ id }) => id);
    equal(new Set(shown).size, 4);
    equal(rest.body.data.current_page, 2);

    const call = `POST /api/${noun}/search` as keyof typeof CALLS;
    const answer = CALLS[call].output;
    for (const [capped, isValid] of [[true, true], [false, false]]) {
      const { success } = answer.safeParse({
        ...first,
        total_is_capped: capped,
      });
      equal(success, isValid);
    }
    equal(answer.safeParse(first).success, true);
    const { post } = OPENAPI.paths![`/api/${noun}/search`]!;
    deepEqual(
      post!.parameters!.map((one) => Reflect.get(one, "name")),
      ["page", "per_page", "order", "cursor"],
    );
  });
}

test("a search rejects an invalid cursor and ignores other query parameters", async ({ app }) => {
  await fill(app.kv, 1, { status: "Pending" });
  const admin = await app.signedIn();
  const body = { search: "pending" };
  for (const cursor of ["x", "not a cursor", "W10", "a".repeat(301)]) {
    const wrong = { body: { ...body, cursor } };
    const refused = await admin.api("POST", "/parcels/search", wrong);
    equal(refused.status, 422, cursor);
    equal(refused.body.errors.length, 1);
    match(refused.body.errors[0]!, /cursor/);
  }
  const path = "/parcels/search?utm_source=x&per_page=1";
  const { status, body: found } = await admin.post(path, body);
  equal(status, 200);
  equal(found.data.total, 1);
});

test("a page number beyond the limit is rejected with an error that names the limit", async ({ app }) => {
  await fill(app.kv, 1, { status: "Pending" });
  const admin = await app.signedIn();
  const sentence = (max: string) =>
    `The page must be between 1 and ${max}; further pages are reached by next_page_url.`;
  const list = await admin.api("GET", "/parcels?page=68");
  deepEqual([list.status, list.body.errors], [422, [sentence("67")]]);
  const body = { search: "pending", page: 1_001, per_page: 1 };
  const found = await admin.post("/parcels/search", body);
  deepEqual([found.status, found.body.errors], [422, [sentence("1000")]]);
  const { get, post } = OPENAPI.paths!["/api/parcels"]!;
  ok(post);
  const page = get!.parameters!.find((one) =>
    "name" in one && one.name === "page"
  );
  match(JSON.stringify(page), /Without a cursor at most 1000 \/ per_page/);
});

test("a list's screen pages through more than 1,000 matches and shows no exact total", async ({ app }) => {
  const ids = await fill(app.kv, 1_010, { status: "At customs" });
  const admin = await app.signedIn();
  let next: string | undefined =
    "/control/parcels/list.html?search=customs&per_page=100";
  const shown: string[] = [];
  while (next !== undefined) {
    const { status, text } = await admin.get(next);
    equal(status, 200);
    match(text, /id="records-total"[^>]*>More than 1,000 entries</);
    for (const [, at] of text.matchAll(/value="1000-(\d+)"/g)) {
      shown.push(ids[Number(at)]!);
    }
    const [, address] = text.match(/href="([^"]*)" rel="next"/) ?? [];
    next = address?.replaceAll("&amp;", "&");
    if (next !== undefined) match(next, /[?&]cursor=/);
  }
  deepEqual(shown, ids.toReversed());
});

test("a page without matches says that more of the list can be searched, and the next page has matches", async ({ app }) => {
  await fill(app.kv, 1, { status: "Customs delivered" });
  await fill(app.kv, 1_050, { status: "At customs" });
  await fill(app.kv, 1_050, { status: "Delivered" });
  const admin = await app.signedIn();
  const first = "/control/parcels/list.html?search=customs+delivered";
  const { text } = await admin.get(first);
  match(text, /Nothing found so far for “customs delivered”/);
  match(text, /id="records-total"[^>]*>Found so far: 0</);
  doesNotMatch(text, /Check the spelling/);
  const [, address] = text.match(/href="([^"]*)" rel="next"/)!;
  const second = await admin.get(address!.replaceAll("&amp;", "&"));
  match(second.text, / name="codes" value="1700-0"/);
  match(second.text, /id="records-total"[^>]*>1 entry</);
});

test("the last page of a search without remaining matches says that there are no more", async ({ app }) => {
  const [oldest] = await fill(app.kv, 1, { status: "Pending" });
  await fill(app.kv, 1, { status: "Pending again" });
  const admin = await app.signedIn();
  const first = "/control/parcels/list.html?search=pending&per_page=1";
  const { text } = await admin.get(first);
  const [, address] = text.match(/href="([^"]*)" rel="next"/)!;
  await parcelTrash.purge(app.kv, oldest!);
  const last = await admin.get(address!.replaceAll("&amp;", "&"));
  match(last.text, /No more entries/);
  match(last.text, /Back to the newest/);
  doesNotMatch(last.text, /Nothing found/);
});
