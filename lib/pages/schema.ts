import { z } from "zod";
import { MAX_BODY, PAGE_DEFAULTS, PAGE_ICONS } from "@/lib/fields/constants.ts";
import {
  omittable,
  optionalText,
  recordId,
  requestId,
  requiredLongText,
  requiredText,
  version,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, text } from "@/lib/fields/record.ts";
import { labelsOf, means } from "@/lib/fields/meaning.ts";

const icon = means(z.enum(PAGE_ICONS), {
  widget: "icons",
  labels: labelsOf(PAGE_ICONS, (icon) => `icon.${icon}`),
});

/** A content page (spec section 3). */
export const page = z.strictObject({
  ...stored,
  /** Its address below /pages, made from its first title and fixed. */
  slug: text,
  title: means(text, { searched: "words" }),
  /** Lines of markup, as lib/markup reads them. */
  content: text,
  icon,
  overlay: text,
  /** The name of the picture; `hero`, where set, takes precedence. */
  image: text,
  hero: nullableText,
  sub_title: nullableText,
  /** The language its texts were written in, as a BCP-47 tag. */
  language: text,
});

export type Page = z.output<typeof page>;

/** Lines of markup. A UTF-16 unit takes three bytes at most, so a page always fits a KV value. */
const content = requiredLongText(MAX_BODY);

/** The name of a picture or overlay; an unknown one shows the first of its kind. */
const look = requiredText();

/** The body of POST /api/pages (spec sections 7 and 9). */
export const pageCreate = z.strictObject({
  title: requiredText(),
  content,
  icon: omittable(icon.default(PAGE_DEFAULTS.icon)),
  overlay: omittable(look.default(PAGE_DEFAULTS.overlay)),
  image: omittable(look.default(PAGE_DEFAULTS.image)),
  hero: optionalText.default(null),
  sub_title: optionalText.default(null),
});

export type PageCreate = z.output<typeof pageCreate>;

/** The body of PATCH /api/pages: changed fields only. */
export const pagePatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  title: requiredText().optional(),
  content: content.optional(),
  icon: icon.optional(),
  overlay: look.optional(),
  image: look.optional(),
  hero: optionalText.optional(),
  sub_title: optionalText.optional(),
});

export type PagePatch = z.output<typeof pagePatch>;

/** Confirms saving lines whose brackets visitors will see. */
const showRaw = omittable(z.literal("yes").optional());

/** The form that creates a page. */
export const pageForm = pageCreate.extend({
  request_id: requestId,
  show_raw: showRaw,
});

/** The form that edits a page. */
export const pageEdit = pagePatch.omit({ id: true }).extend({
  show_raw: showRaw,
});
