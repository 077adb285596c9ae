import { refuse } from "@/lib/errors.ts";
import { PAGE_IMAGES, PAGE_OVERLAYS } from "@/lib/fields/constants.ts";
import { defineForm } from "@/lib/forms/define.ts";
import { type Choice, mapFields, SEEN } from "@/lib/forms/description.ts";
import { findRawLines } from "@/lib/markup/parse.ts";
import { type Page, pageEdit, pageForm } from "./schema.ts";
import type { EditForm } from "@/lib/forms/marks.ts";

const IMAGES = PAGE_IMAGES.map((value): Choice => ({
  value,
  label: `image.${value}`,
}));
const OVERLAYS = PAGE_OVERLAYS.map((value): Choice => ({
  value,
  label: `overlay.${value}`,
}));

/** The fields that hold picture names. */
const LOOKS = ["image", "hero", "overlay"];

/** The picture names of a page. */
export type Looks = { [Name in "image" | "hero" | "overlay"]?: Page[Name] };

const SECTIONS = [
  {
    fields: [
      "title",
      { name: "content", counter: true },
      "icon",
      { name: "in_footer", hint: "control.pages.footerHint" },
    ],
  },
  {
    legend: "control.pages.head",
    fields: [
      "sub_title",
      { name: "image", choices: IMAGES },
      {
        name: "hero",
        hint: "control.pages.heroHint",
        choices: IMAGES,
        openChoice: "choice.none",
      },
      { name: "overlay", choices: OVERLAYS },
    ],
  },
] as const;

export const PAGE_CREATE_FORM = defineForm({
  id: "page-form",
  schema: pageForm,
  sections: [...SECTIONS, { fields: ["request_id", SEEN] }],
  posts: ["show_raw"],
  button: "control.pages.create",
});

const PAGE_FORM = defineForm({
  id: "page-form",
  schema: pageEdit,
  sections: [...SECTIONS, { fields: ["version", SEEN] }],
  posts: ["show_raw"],
  button: "form.save",
});

/** Returns the form that edits a page; its choices include the page's own picture names. */
export function pageEditing(page: Looks = {}): EditForm<typeof pageEdit> {
  const looks = new Map<string, string | null | undefined>(
    Object.entries(page),
  );
  const form = mapFields(PAGE_FORM, (field) => {
    const { name, choices } = field;
    if (choices === undefined || !LOOKS.includes(name)) return field;
    return { ...field, choices: withOwn(choices, looks.get(name)) };
  });
  return { form };
}

/** Adds an unknown picture name, set by an API call, to the choices, so that saving keeps it. */
function withOwn(
  choices: readonly Choice[],
  own: string | null | undefined,
): readonly Choice[] {
  const isKnown = !own || choices.some(({ value }) => value === own);
  return isKnown ? choices : [...choices, { value: own }];
}

/** Maximum lines named in the warning. */
const MAX_NAMED = 10;

/**
 * Throws 422 with the lines whose brackets visitors would see; the form then offers to save anyway.
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
