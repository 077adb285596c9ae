import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { queueSend } from "@/lib/messages/email.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { LIST_ORDERS } from "@/lib/fields/constants.ts";
import type { ListPage } from "@/lib/fields/paging.ts";
import type { TestApp } from "@/tests/helpers/app.ts";
import type { ApiAnswer } from "@/tests/helpers/client.ts";
import { jpg, toUpload } from "@/tests/helpers/pictures.ts";
import { test } from "../helpers/site.ts";

interface Noun {
  name: string;
  /** The field that identifies a record. */
  field: string;
  /** Creates a record with `text` in that field. */
  add(kv: Kv, text: string): Promise<unknown>;
  /** Whether it can be searched. */
  searched: boolean;
}

const NOUNS: Noun[] = [
  {
    name: "parcels",
    field: "recipient_name",
    add: (kv, recipient_name) =>
      createParcel(kv, {
        tracking_code: `CODE-${recipient_name.replaceAll(" ", "-")}`,
        ...{ recipient_name, destination: "Oslo" },
      }),
    searched: true,
  },
  {
    name: "invoices",
    field: "product",
    add: (kv, product) => createInvoice(kv, { product }),
    searched: true,
  },
  {
    name: "reviews",
    field: "name",
    add: (kv, name) =>
      createReview(kv, { name, review: "Fast.", image: toUpload(jpg) }),
    searched: true,
  },
  {
    name: "messages",
    field: "subject",
    add: (kv, subject) =>
      createMessage(kv, {
        ...{ subject, body: "Hello", name: null, email: null },
      }),
    searched: true,
  },
  {
    name: "outbox",
    field: "body",
    add: (kv, body) =>
      queueSend(kv, { to: "ann@example.com", subject: "Hello", body }, {
        mailFrom: "desk@waybill.example",
        locale: LOCALES.en,
      }),
    searched: false,
  },
];

/** Returns the texts of records in the order of their creation. */
function texts(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Number ${at + 1}`);
}

async function fill(kv: Kv, { add }: Noun, count: number): Promise<void> {
  for (const text of texts(count)) await add(kv, text);
}

/** Follows next_page_url to the end and returns the records of each page; runs `meanwhile` after the first page. */
async function readPages(
  app: TestApp,
  { field }: Noun,
  { first, body, meanwhile }: {
    first: string;
    body?: unknown;
    meanwhile?: () => Promise<unknown>;
  },
): Promise<string[][]> {
  const admin = await app.signedIn();
  const pages: string[][] = [];
  let next: string | null = first;
  while (next !== null) {
    const method = body === undefined ? "GET" : "POST";
    const answer: ApiAnswer<ListPage<Record<string, string>>> = await admin.api(
      method,
      next,
      { body },
    );
    equal(answer.status, 200, answer.text);
    const { data, next_page_url } = answer.body.data;
    pages.push(data.map((record) => record[field]!));
    next = next_page_url?.slice("/api".length) ?? null;
    if (pages.length === 1) await meanwhile?.();
  }
  return pages;
}

for (const noun of NOUNS) {
  for (const order of LIST_ORDERS) {
    test(`GET /api/${noun.name}?order=${order} keeps its order across pages while records are added`, async ({ app }) => {
      await fill(app.kv, noun, 5);
      const pages = await readPages(app, noun, {
        first: `/${noun.name}?per_page=2&order=${order}`,
        meanwhile: () => noun.add(app.kv, "Made meanwhile"),
      });
      const [one, two, three, four, five] = texts(5);
      deepEqual(
        pages,
        order === "newest"
          ? [[five, four], [three, two], [one]]
          : [[one, two], [three, four], [five, "Made meanwhile"]],
      );
    });
  }

  test(`GET /api/${noun.name} is newest first by default and rejects an unknown order`, async ({ app }) => {
    await fill(app.kv, noun, 3);
    const [newest] = await readPages(app, noun, { first: `/${noun.name}` });
    deepEqual(newest, texts(3).toReversed());
    const admin = await app.signedIn();
    for (const order of ["Oldest", "created_at"]) {
      const path = `/${noun.name}?order=${order}`;
      const { status, body } = await admin.api("GET", path);
      deepEqual([status, body.errors], [422, [
        "The selected order is invalid.",
      ]], path);
    }
  });

  if (!noun.searched) continue;
  test(`POST /api/${noun.name}/search accepts an order, and the next pages keep it`, async ({ app }) => {
    await fill(app.kv, noun, 3);
    const first = `/${noun.name}/search`;
    const search = { search: "number", per_page: 2 };
    const [one, two, three] = texts(3);
    deepEqual(
      await readPages(app, noun, { first, body: search }),
      [[three, two], [one]],
    );
    const pages = await readPages(app, noun, {
      first: `${first}?order=oldest`,
      body: search,
    });
    deepEqual(pages, [[one, two], [three]]);
    const admin = await app.signedIn();
    const asked = { body: { ...search, order: "oldest" } };
    const { body } = await admin.api("POST", first, asked);
    match(body.data.next_page_url, /[?&]order=oldest/);
    const wrong = { body: { ...search, order: "best" } };
    const refused = await admin.api("POST", first, wrong);
    deepEqual([refused.status, refused.body.errors], [422, [
      "The selected order is invalid.",
    ]]);
  });
}

test("a list's screen names the invalid query parameter", async ({ owner }) => {
  for (
    const [query, text] of [
      ["?page=9999", "The page must be between"],
      ["?order=upwards", "The selected order is invalid."],
    ]
  ) {
    const answer = await owner.get(`/control/parcels/list.html${query}`);
    equal(answer.status, 422);
    ok(answer.text.includes(text!), answer.text);
    doesNotMatch(answer.text, /on our side/);
  }
});

test("a list marks its current order", async ({ app, owner }) => {
  await fill(app.kv, NOUNS[0]!, 2);
  for (
    const [query, order] of [["", "Newest"], ["?order=oldest", "Oldest"]]
  ) {
    const { text } = await owner.get(`/control/parcels/list.html${query}`);
    const marked = text.matchAll(/aria-current="true"[^>]*>(\w+) first</g);
    deepEqual([...marked].map(([, name]) => name), [order]);
  }
});
