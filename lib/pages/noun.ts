import { z } from "zod";
import { erasesFrom, erasesFromTrash } from "@/lib/erasure/rules.ts";
import { searchPage } from "@/lib/fields/paging.ts";
import { text } from "@/lib/fields/record.ts";
import { deletion, search } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { form, path, records } from "@/lib/site/rule.ts";
import type { RestoredRecord } from "@/lib/trash/screens.ts";
import { pages, pageTrash } from "./pages.ts";
import { type Page, page, pageCreate, pagePatch } from "./schema.ts";

const answers = {
  pagesBySlug: z.record(text, page),
  page,
  foundPages: searchPage(page),
};

function describeRestored(record: Page): RestoredRecord {
  const path = `/control/pages/${record.slug}`;
  return { record, path, message: "message.pageRestored" };
}

/** Declares content pages. */
export const pagesNoun = defineNoun({
  name: "pages",
  title: "control.pages.title",
  counted: ["pages"],
  erasure: {
    rules: {
      pages: erasesFrom(pages),
      [pageTrash.noun]: erasesFromTrash(pageTrash),
    },
  },
  journal: ["pages"],
  rights: {
    "pages:read": ["manager"],
    "pages:write": ["manager"],
  },
  menu: [listEntry("tiles", "pages", "pages")],
  trash: {
    bin: pageTrash,
    answer: page,
    async restore(kv, id) {
      return describeRestored(await pageTrash.restore(kv, id));
    },
    async present(kv, id) {
      const record = await pages.get(kv, id);
      return record && describeRestored(record);
    },
  },
  answers,
  calls: {
    "GET /api/pages": {
      summary: "Get all content pages, by address",
      access: "public",
      input: null,
      output: answers.pagesBySlug,
    },
    "POST /api/pages": {
      summary: "Create a content page",
      access: "pages:write",
      input: pageCreate,
      hasLongText: true,
      output: answers.page,
      repeatable: true,
    },
    "PATCH /api/pages": {
      summary: "Change fields of a content page",
      access: "pages:write",
      input: pagePatch,
      hasLongText: true,
      output: answers.page,
    },
    "DELETE /api/pages": deletion(
      "pages:write",
      "Put a content page into the trash for 30 days",
    ),
    "POST /api/pages/search": search(
      "pages:read",
      "Search the content pages",
      answers.foundPages,
    ),
  },
  screens: {
    "/pages/:slug": path("cached", {
      GET: { access: "public", limit: "render" },
    }),
    "/control/pages/list.html": records("pages"),
    "/control/pages/create.html": form("pages:write"),
    "/control/pages/:slug": form("pages:write"),
  },
});
