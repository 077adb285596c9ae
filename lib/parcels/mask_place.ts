import { partition } from "deno-std/collections/partition.js";
import { fold, wordsOf } from "@/lib/i18n/fold.ts";
import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";

/** Matches separators between the parts of an address; a dash counts only between spaces. */
const SEPARATOR = /[,،，、;؛；|\n।॥]|\s[-–—]\s/;

/** Matches a word whose first letter is lower-case. */
const SMALL_LETTER = /^[^\p{L}]*\p{Ll}/u;

/** Matches a word that starts with an attached article: "d'Ampezzo", "'s-Hertogenbosch". */
const JOINED_ARTICLE = /^['’]?\p{Ll}{1,4}['’-]\p{Lu}/u;

/** Matches a part that is a house number; postcodes are longer. */
const HOUSE_NUMBER = /^\p{N}{1,3}\p{L}?$/u;

/**
 * Matches a postcode of at least five characters before or after a town. Shorter ones could be house numbers; so could one at
 * the start of an address, which is therefore not searched.
 */
const POSTCODE = new RegExp(
  [
    String.raw`(?:\p{Lu}{1,3}-)?\d{5,6}`,
    String.raw`\p{Lu}{1,3}-\d{4}`,
    String.raw`(?:\p{Lu}{1,3}-)?\d{3} \d{2,3}`,
    String.raw`\d{2}-\d{3}`,
    String.raw`\d{4,5}-\d{3,4}`,
    String.raw`\d{4} ?\p{Lu}{2}`,
    // British and Canadian.
    String.raw`\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}`,
    String.raw`\p{Lu}\d\p{Lu} ?\d\p{Lu}\d`,
  ].map((code) => `^${code}\\s+|[\\s-]+${code}$`).join("|"),
  "u",
);

/** Matches the state in an American address, which stands next to the ZIP code. */
const REGION = /^\p{Lu}{2}$/u;

/** Maximum parts after the town: the country. */
const AFTER_TOWN = 1;

/**
 * Returns the town of an address (decision 15): the text next to a postcode, or else the part farthest from street, house and
 * flat, because some languages write addresses from large to small. Without such parts it is the last of several parts. A
 * single part may be a street, so it is shown only if it is one word. Notes to the driver, parts that contain a name of
 * `persons`, and names after a title are never shown.
 */
export function maskPlace(place: string, persons: string[]): string {
  const parts = place.split(SEPARATOR).map((part) => part.trim())
    .filter((part) => part !== "");
  const names = new Set(persons.flatMap(nameWords));
  const mayShow = (part: string) =>
    !namesPerson(part, names) && isPlaceName(part, place);
  return townBesidePostcode(parts, mayShow) ??
    farthestFromStreet(parts, mayShow) ?? "***";
}

/** Returns the town next to a postcode, without the postcode, or null. */
function townBesidePostcode(
  parts: string[],
  mayShow: (part: string) => boolean,
): string | null {
  const end = parts.slice(1).slice(-1 - AFTER_TOWN);
  const towns = end.filter((part) => POSTCODE.test(part))
    .map((part) => part.replace(POSTCODE, ""));
  return towns.findLast((town) =>
    !REGION.test(town) && !isPrivate([town], 0) && mayShow(town)
  ) ?? null;
}

function farthestFromStreet(
  parts: string[],
  mayShow: (part: string) => boolean,
): string | null {
  const [streets, others]: [number[], number[]] = partition(
    [...parts.keys()],
    (at: number) => isPrivate(parts, at),
  );
  const shown = others.filter((at) => mayShow(parts[at]!));
  if (parts.length === 1 && /\s/.test(parts[0]!)) return null;
  // The last of equally distant parts wins; if there is no street, all are equal.
  const distances = shown.map((at) =>
    Math.min(...streets.map((street) => Math.abs(at - street)))
  );
  const farthest = distances.lastIndexOf(Math.max(...distances));
  return parts[shown[farthest] ?? -1] ?? null;
}

/** Returns the words of a name that identify a person: omits the "le" of "Jean le Roux", but keeps the "Le" of "Minh Le". */
function nameWords(name: string): string[] {
  const hasCapitals = /\p{Lu}/u.test(name);
  const words = name.split(/\s+/).filter((word) =>
    !(hasCapitals && SMALL_LETTER.test(word) &&
      PARTICLES.includes(fold(word)))
  );
  // "O'Brien" is also typed as "OBrien".
  return words.flatMap((word) => [word, word.replace(/['’]/gu, "")])
    .flatMap(wordsOf).filter((word) => word.length > 1).map(withoutEnding);
}

/** Reports whether a part of an address contains a word of a person's name, or starts with a word that precedes names. */
function namesPerson(part: string, names: Set<string>): boolean {
  const folded = fold(part).trim();
  return CARE_OF.test(folded) || TITLE.test(folded) ||
    wordsOf(part).some((word) => names.has(withoutEnding(word)));
}

/** Strips a case ending from a folded Russian word, because addresses decline names: "Ивану Петрову". */
function withoutEnding(word: string): string {
  return word.replace(RUSSIAN_ENDING, "");
}

/**
 * Reports whether a part of an address may name a place rather than be a note to the driver: it is short, and its words are
 * capitalized if the address has any capital letters.
 */
function isPlaceName(part: string, place: string): boolean {
  const words = part.split(/\s+/);
  if (!/\p{Lu}/u.test(place)) return words.length <= MAX_PLACE_WORDS;
  return words.length <= 2 * MAX_PLACE_WORDS &&
    words.every((word) =>
      !SMALL_LETTER.test(word) || word.endsWith(".") ||
      JOINED_ARTICLE.test(word) || SMALL_WORDS.includes(fold(word))
    );
}

function isPrivate(parts: string[], at: number): boolean {
  const part = parts[at]!;
  const name = fold(part).trim().replace(CITY, "");
  return /\p{N}/u.test(part) || STREET_OR_HOUSE.test(name) ||
    hasHouseNumberBeside(parts, at);
}

/** Matches the folded Vietnamese "thành phố", a city; "phố" alone is a street. */
const CITY = /^thanh pho (?=\p{L})/u;

/** Reports whether a house number follows the part, or precedes it at the start of the place. */
function hasHouseNumberBeside(parts: string[], at: number): boolean {
  return HOUSE_NUMBER.test(parts[at + 1] ?? "") ||
    (at === 1 && HOUSE_NUMBER.test(parts[0]!));
}

/** Particles in the names of persons or places: "Maria da Silva", "Newcastle upon Tyne". */
const PARTICLES =
  `of the and upon on in by de del della delle di da do dos das du des d la le les los las lo el al e y et en sur sous aux a o
  van von der den dem des ten ter op aan bei am im an ob und zu zum zur vom na nad pod bin ibn abu och i ve`
    .split(/\s+/);

/** Words for kinds of places that some languages write in lower case: "Тверская область". */
const PLACE_TYPES =
  `область край район республика город село деревня посёлок станица хутор county oblast ilçe ili phố tỉnh`
    .split(/\s+/).map(fold);

const SMALL_WORDS = [...PARTICLES, ...PLACE_TYPES, "'t", "’t"];

/** Maximum words of a place without capital letters. Places with capitals may have twice as many: "Thành phố Hồ Chí Minh". */
const MAX_PLACE_WORDS = 3;

/** Matches folded endings of Russian names in the singular ("й" is "и"), except the "о" of towns. */
const RUSSIAN_ENDING =
  /(?<=[а-я]{3})(?:ого|ому|ием|еем|иеи|ия|ии|ию|ие|ею|ея|еи|ои|ую|ом|ем|ым|им|а|у|е|ы|и|ю|я|ь)$/u;

/** Matches a folded "care of" or "to" before the name of a recipient or of the person who accepts the parcel. */
const CARE_OF = new RegExp(
  `^(?:${
    fold([
      `c\\s*[/.]\\s*o|care of|p[/.]a|a[/.]c|a[/.]s|d[/.]a|a[/.]a|u[/.]p|attn?|attention|for|to(?=:)`,
      `z\\.?\\s*h(?:d|dn|anden)|zu handen|bei|fao|chez|aux bons soins|aux soins|a l.attention|pour`,
      `aos cuidados|ao cuidado|a la atencion|a/at|para|presso|alla c\\.?a|alla cortese attenzione|per`,
      `t\\.?a\\.?v|ter attentie|bij|voor|hos|till|dikkatine|eliyle|untuk|kepada|kinh gui|gui`,
      `recipient|empfanger|ontvanger|destinataire|destinatari[oa]|mottagare|alici|penerima|nguoi nhan`,
      `для|кому|получатель|المستلم|گیرنده|प्राप्तकर्ता|через|عنايه|بواسطه|لعنايه|بدست|به دست|توجه|برای|द्वारा|मारफत|मार्फत|केयर ऑफ`,
    ].join("|"))
  })[\\s.:]+\\p{L}`,
  "u",
);

/** Titles and words for neighbours, which precede names. Excludes "Don", "Sri" and "Bà", which start names of towns. */
const TITLES =
  `mr mrs ms mx miss messrs dr dra prof sr sra srta senhor senhora señor señora señorita dhr heer mevr mevrouw mw
  herr herrn hr hrn frau eheleute fam familie firma fa fru fröken familjen m. mm. mme mmes mlle monsieur madame mademoiselle famille família familia
  avv sig sig.ra sig.na signor signora signorina dott dott.ssa gent.mo gent.ma spett.le famiglia sayın sn bayan
  bapak bpk pak ibu sdr sdri keluarga ông gia-đình shri smt
  господин господину госпожа госпоже г-н г-ну г-жа г-же гр-н гр-ка семья семье
  السيد السيدة الآنسة الأستاذ الأستاذة الدكتور الدكتورة عائلة آقای خانم جناب خانواده श्री श्रीमती सुश्री कुमारी
  neighbour neighbor nachbar nachbarin voisin voisine vecino vecina vizinho vizinha vicino vicina buurman buurvrouw
  granne grannen komşu tetangga сосед соседу соседка соседке جار همسایه पड़ोसी`;

/** Words that precede a title: "An Herrn Meier". */
const BEFORE_TITLES = "an aan egr حضرة سرکار";

/** Short words that mean a street only at the start of a name: "Av. Paulista", "Am Markt", but not "AV" or "Binh Duong". */
const BEFORE_NAMES =
  `av bd bld cl kr cra pl sq jl gg r ul al c/ ap ed res imp bat pal
  am im zum zur beim an-der an-den auf-der auf-dem auf-den in-der in-den unter-den hinter-der vor-dem
  đường phố ngõ kiệt`;

/** Words that mean a street only at the end of a name: "Main St", "Atatürk Cd.", but not "St Albans" or "PL". */
const AFTER_NAMES = "st rd ln dr ct pl sq cres cd sk mh gränd plan";

/** Street suffixes of compound words, by the minimum letters before them: "Invalidenstraße", "Keizersgracht", "Kingsway". */
const ENDINGS = {
  3: `strasse str gasse weg allee platz ufer damm ring graben steig stieg pfad chaussee zeile markt promenade
    straat laan plein gracht kade singel dijk steeg dreef pad
    gata gatan väg vägen gränd torg torget stigen allén esplanaden kajen`,
  // Four letters exclude Norway and Galway.
  4: "way",
};

const STREETS = Object.values(WORDS).map(({ streets }) => streets).join(" ");

/** Matches the prefixes that Arabic attaches to a word: "the", "and", "in". */
const ARABIC = "(?:[وب]?ال|[وب]|لل)?";

const BEGIN = "(?<!\\p{L})";
const END = "(?!\\p{L})";

const STREET_OR_HOUSE = new RegExp(
  [
    `${BEGIN}(?:${ARABIC})(?:${oneOf(STREETS)})${END}`,
    `^(?:${oneOf(BEFORE_NAMES)})${END}(?=.*\\p{L})`,
    // A house, but not the city of Nha Trang.
    `^nha (?!trang)`,
    `\\p{L}.*${BEGIN}(?:${oneOf(AFTER_NAMES)})\\.?$`,
    ...Object.entries(ENDINGS).map(([letters, endings]) =>
      `${BEGIN}\\p{L}{${letters},}(?:${oneOf(endings)})${END}`
    ),
  ].join("|"),
  "u",
);

// Matches "Mr & Mrs", "An Herrn" and "Dr.-Ing." as well.
const TITLE = new RegExp(
  `^(?:(?:${oneOf(BEFORE_TITLES)})[\\s.]+)?(?:${
    oneOf(TITLES)
  })(?:[\\s.&+/]|\\.-)+\\p{L}`,
  "u",
);

/** Returns a pattern of alternatives; a dash also matches a space. */
function oneOf(words: string): string {
  return words.trim().split(/\s+/)
    .map((word) => fold(word).replaceAll(".", "\\.").replaceAll("-", "[ -]"))
    .join("|");
}
