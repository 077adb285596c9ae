import type { z } from "zod";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { ErasureDeclaration } from "@/lib/erasure/rules.ts";
import type { Role } from "@/lib/fields/roles.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { JobKind, JobName } from "@/lib/jobs/kind.ts";
import type { TrashDeclaration } from "@/lib/trash/screens.ts";
import type { Call } from "./call.ts";
import type { PathAccess, RightName } from "./rule.ts";
import type { State } from "./state.ts";

/**
 * The declaration of a noun, in its room. The site's tables are derived from the list of all nouns (nouns.ts). Anything undeclared
 * is refused: an undeclared call is a 404, and no role has an undeclared right.
 */
export interface Noun {
  /** The name of its room. */
  name: string;
  /** The label of its records in the table of rights and in the trash. */
  title?: MessageKey;
  /** The counters of its records; the dashboard shows each next to the menu entry of the same name. */
  counted?: readonly string[];
  /** Its rights, each with the roles that have it besides the owner. */
  rights?: Readonly<Record<RightName, readonly Role[]>>;
  /** Its API calls, by method and route pattern. */
  calls?: Readonly<Record<`${string} /api/${string}`, Call>>;
  /** The schemas of its responses, by their names in openapi.json. */
  answers?: Readonly<Record<string, z.ZodType>>;
  /** Its screens and pages, by route pattern. */
  screens?: Readonly<Record<`/${string}`, PathAccess>>;
  /** Its entries in the navigation of the panel. */
  menu?: readonly MenuEntry[];
  /** The nouns of its journal entries. */
  journal?: readonly JournalNoun[];
  /** Returns the path of a record's screen, for the journal's links, or null. If omitted, no record has a screen. */
  recordPath?: (record: NamedRecord) => string | null;
  /** The trash for its deleted records. If omitted, they are erased immediately. */
  trash?: TrashDeclaration;
  /** The rules for erasing a person from it. If omitted, its entries lose only the email address. */
  erasure?: ErasureDeclaration;
  /** Returns its kinds of jobs, by name. */
  jobs?: (services: JobServices) => Partial<Record<JobName, JobKind>>;
}

/** The journal's reference to a record. */
export interface NamedRecord {
  id: string;
  label: string | null;
}

/** The nouns that the journal can name. */
export type JournalNoun = MessageKey extends infer Key
  ? Key extends `journalNoun.${infer Name}` ? Name : never
  : never;

/** The services that kinds of jobs can use. */
export type JobServices = Pick<State, "kv" | "mailer" | "nouns">;

/** A screen in the navigation of the panel. */
export interface MenuEntry {
  /** The dashboard shows `tiles`, and lists `more` below them. */
  group: "tiles" | "more";
  name: string;
  href: string;
  icon: IconName;
  text: MessageKey;
  /** The path prefixes of the screens behind it. */
  under: readonly string[];
  /** The right required to see it. */
  needs?: RightName;
}

/** Declares a noun. */
export function defineNoun<const Declared extends Noun>(
  noun: Declared,
): Declared {
  return noun;
}

/** The nouns with texts for a list's title and for an empty list. */
export type ListedNoun = MessageKey extends infer Key
  ? Key extends `control.${infer Name}.emptyText` ? Name : never
  : never;

/** Returns the menu entry of a list at its conventional path, with the noun's texts. */
export function listEntry(
  group: MenuEntry["group"],
  name: ListedNoun,
  icon: IconName,
): MenuEntry {
  const folder = `/control/${name}/`;
  return {
    group,
    name,
    href: `${folder}list.html`,
    icon,
    text: `control.${name}.title`,
    under: [folder],
    needs: `${name}:read`,
  };
}
