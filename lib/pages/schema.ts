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
  yesNo,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, text } from "@/lib/fields/record.ts";
import { labelsOf, means } from "@/lib/fields/meaning.ts";

const icon = means(z.enum(PAGE_ICONS), {
  widget: "icons",
  labels: labelsOf(PAGE_ICONS, (icon) => `icon.${icon}`),
});

/** A content page. */
export const page = z.strictObject({
  ...stored,
  /** Its path segment below /pages, made from its first title; never changes. */
  slug: text,
  title: means(text, { searched: "words" }),
  /** Lines of markup; lib/markup parses them. */
  content: text,
  icon,
  overlay: text,
  /** The name of the picture; `hero` takes precedence if set. */
  image: text,
  hero: nullableText,
  sub_title: nullableText,
  /** Whether the footer links to it, as the menu does to every page. */
  in_footer: yesNo,
  /** The language of its texts, as a BCP-47 tag. */
  language: text,
});

export type Page = z.output<typeof page>;

/** Lines of markup. A UTF-16 code unit takes at most three bytes, so a page always fits into a KV value. */
const content = requiredLongText(MAX_BODY);

/** The name of a picture or overlay; an unknown name shows the first one. */
const look = requiredText();

/** The body of POST /api/pages. */
export const pageCreate = z.strictObject({
  title: requiredText(),
  content,
  icon: omittable(icon.default(PAGE_DEFAULTS.icon)),
  overlay: omittable(look.default(PAGE_DEFAULTS.overlay)),
  image: omittable(look.default(PAGE_DEFAULTS.image)),
  hero: optionalText.default(null),
  sub_title: optionalText.default(null),
  in_footer: omittable(yesNo.default(PAGE_DEFAULTS.in_footer)),
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
  in_footer: yesNo.optional(),
});

export type PagePatch = z.output<typeof pagePatch>;

/** Confirms saving despite lines whose brackets visitors will see. */
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
