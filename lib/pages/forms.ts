import { refuse } from "@/lib/errors.ts";
import {
  MAX_BODY,
  PAGE_ICONS,
  PAGE_IMAGES,
  PAGE_OVERLAYS,
} from "@/lib/fields/constants.ts";
import {
  type Choice,
  type FormDescription,
  SEEN,
} from "@/lib/forms/description.ts";
import type { EditForm } from "@/lib/forms/merge.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { findRawLines } from "@/lib/markup/parse.ts";
import { type Page, pageEdit } from "./schema.ts";

const ICONS = PAGE_ICONS.map((value): Choice => ({
  value,
  label: `icon.${value}`,
}));
const IMAGES = PAGE_IMAGES.map((value): Choice => ({
  value,
  label: `image.${value}`,
}));
const OVERLAYS = PAGE_OVERLAYS.map((value): Choice => ({
  value,
  label: `overlay.${value}`,
}));
const NONE: Choice = { value: "", label: "choice.none" };

/** The picture names of a page. */
export type Looks = { [Name in "image" | "hero" | "overlay"]?: Page[Name] };

/** Creates a page (spec section 2). */
export const PAGE_CREATE_FORM = pageForm("control.pages.create", "request_id");

/** Edits a page (spec section 2). */
export function pageEditing(page: Looks = {}): EditForm<typeof pageEdit> {
  return { form: pageForm("form.save", "version", page), schema: pageEdit };
}

function pageForm(
  button: MessageKey,
  hidden: "request_id" | "version",
  { image, hero, overlay }: Looks = {},
): FormDescription {
  return {
    id: "page-form",
    sections: [
      {
        fields: [
          { name: "title" },
          { name: "content", kind: "textarea", max: MAX_BODY, counter: true },
          { name: "icon", kind: "icons", choices: ICONS },
        ],
      },
      {
        legend: "control.pages.head",
        fields: [
          { name: "sub_title", optional: true },
          { name: "image", kind: "select", choices: withOwn(IMAGES, image) },
          {
            name: "hero",
            kind: "select",
            optional: true,
            hint: "control.pages.heroHint",
            choices: [NONE, ...withOwn(IMAGES, hero)],
          },
          {
            name: "overlay",
            kind: "select",
            choices: withOwn(OVERLAYS, overlay),
          },
        ],
      },
      { fields: [{ name: hidden, kind: "hidden" }, SEEN] },
    ],
    button,
  };
}

/** Adds an unknown picture name, set by a call, to the choices; saving keeps it. */
function withOwn(choices: Choice[], own: string | null | undefined): Choice[] {
  const isKnown = !own || choices.some(({ value }) => value === own);
  return isKnown ? choices : [...choices, { value: own }];
}

/** Maximum lines that are named. */
const MAX_NAMED = 10;

/**
 * Asks before saving lines whose brackets visitors will see. Throws 422 with each such line; the form then
 * offers to save anyway.
 */
export function refuseRawLines(content = ""): void {
  refuse(
    findRawLines(content).slice(0, MAX_NAMED).map(({ line, text }) => ({
      key: "invalid.rawLine",
      field: "content",
      params: { line, text },
    })),
  );
}
