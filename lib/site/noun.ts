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
 * The declaration of a noun, in its room. The site's tables follow from the list of all nouns (nouns.ts). Anything undeclared is
 * refused: an unlisted call is 404, and no role has an undeclared right.
 */
export interface Noun {
  /** The name of its room. */
  name: string;
  /** The name of its records in the table of rights and in the trash. */
  title?: MessageKey;
  /** The counters of its records. The dashboard shows each next to the entry of the same name. */
  counted?: readonly string[];
  /** Its rights, each with the roles that have it in addition to the owner. */
  rights?: Readonly<Record<RightName, readonly Role[]>>;
  /** Its calls, by method and route pattern. */
  calls?: Readonly<Record<`${string} /api/${string}`, Call>>;
  /** The schemas of its answers, by their names in openapi.json. */
  answers?: Readonly<Record<string, z.ZodType>>;
  /** Its screens and pages, by route pattern. */
  screens?: Readonly<Record<`/${string}`, PathAccess>>;
  /** Its entries in the navigation of the panel. */
  menu?: readonly MenuEntry[];
  /** The names under which the journal files its entries about it. */
  journal?: readonly JournalNoun[];
  /** Returns the address of a record's screen, to which the journal links; null without one. If omitted, no record has one. */
  recordPath?: (record: NamedRecord) => string | null;
  /** How its deleted records are kept. If omitted, they are erased immediately. */
  trash?: TrashDeclaration;
  /** How a person is erased from it. If omitted, its entries lose only the address. */
  erasure?: ErasureDeclaration;
  /** Returns the kinds of jobs that it runs, by name. */
  jobs?: (services: JobServices) => Partial<Record<JobName, JobKind>>;
}

/** A record as the journal names it. */
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
  /** The dashboard shows the `tiles`, and lists `more` below them (spec section 2). */
  group: "tiles" | "more";
  name: string;
  href: string;
  icon: IconName;
  text: MessageKey;
  /** How the addresses of the screens behind it start. */
  under: readonly string[];
  /** The right without which it is not shown. */
  needs?: RightName;
}

/** Declares a noun. */
export function defineNoun<const Declared extends Noun>(
  noun: Declared,
): Declared {
  return noun;
}

/** The nouns whose texts name a list and say that it is empty. */
export type ListedNoun = MessageKey extends infer Key
  ? Key extends `control.${infer Name}.emptyText` ? Name : never
  : never;

/** Returns the entry of a list at its usual address, with the noun's texts. */
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
