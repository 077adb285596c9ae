import type { LocaleCode } from "../locales.ts";
import type { Dictionary } from "../translate.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fa } from "./fa.ts";
import { fr } from "./fr.ts";
import { id } from "./id.ts";
import { hi } from "./in.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { sv } from "./se.ts";
import { tr } from "./tr.ts";
import { vi } from "./vi.ts";

/** The dictionary of each language, keyed by the product's language code. */
export const dictionaries: Record<LocaleCode, Dictionary> = {
  en,
  pt,
  nl,
  ar,
  es,
  de,
  fa,
  fr,
  ru,
  tr,
  in: hi,
  it,
  se: sv,
  id,
  vn: vi,
  vi,
};
