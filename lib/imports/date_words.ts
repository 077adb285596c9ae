import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, plainDigits } from "@/lib/i18n/fold.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";

/** The words of dates, folded and without spaces. */
interface DateWords {
  /** The numbers of months from 1 on, by name, abbreviation, and every unambiguous beginning. */
  months: ReadonlyMap<string, number>;
  /** Names of months that consist of several words. */
  longMonths: string[];
  /** The calendars of months that the Gregorian one does not have. */
  calendars: ReadonlyMap<string, "persian" | "islamic">;
  /** Weekdays, times of the day, time zones, and words between the parts of a date. */
  others: ReadonlySet<string>;
}

/** Arabic has three sets of names, Austria its own January. */
const TAGS = [
  ...Object.values(LOCALES).map(({ tag }) => tag),
  ...["ar-SY", "ar-MA", "ar-DZ", "de-AT"],
];
const CALENDAR_TAGS = ["en", "ar", "fa", "tr"];

const ZONES =
  "t, z, utc, gmt, cet, cest, mez, mesz, wet, eet, est, edt, cst, cdt, mst, mdt, pst, pdt, bst, ist, jst, msk, мск";
const OF_CJK = "上午, 下午, 午前, 午後, 오전, 오후, 星期, 周";

const LEAST_BEGINNING = 3;

let words: DateWords | undefined;

/** Returns the words of dates in all languages; only dates in words need them, so they are collected on first use. */
export function dateWords(): DateWords {
  return words ??= {
    months: monthNames(),
    longMonths: TAGS.flatMap((tag) => namesOf(tag, "gregory"))
      .flatMap((names) => names).filter((name) => name.includes(" ")),
    calendars: otherMonths(),
    others: otherWords(),
  };
}

/**
 * Normalizes a text for comparison with these words. Devanagari keeps its vowel signs, without which June and January
 * would be the same.
 */
export function foldDate(text: string): string {
  const folded = /\p{Script=Devanagari}/u.test(text)
    ? plainDigits(text.normalize("NFKC").toLowerCase())
    : fold(text).normalize("NFC");
  return folded.replace(/[\p{Cf}ʻʼ'’]/gu, "").replace(/\s+/g, " ").trim();
}

/** Returns the names and abbreviations of each month, alone and within a date. */
function namesOf(tag: string, calendar: string): string[][] {
  const formats = (["long", "short"] as const).flatMap((month) =>
    [{}, { day: "numeric" } as const].map((day) =>
      new Intl.DateTimeFormat(`${tag}-u-ca-${calendar}-nu-latn`, {
        month,
        ...day,
        timeZone: "UTC",
      })
    )
  );
  return Array.from({ length: 12 }, (_, at) => {
    const date = new Date(Date.UTC(2026, at, 10));
    const names = formats.map((format) =>
      format.formatToParts(date).filter(({ type }) => type === "month")
        .map(({ value }) => foldDate(value)).join("")
    );
    return names.filter((name) => /^\D+$/.test(name));
  });
}

function monthNames(): Map<string, number> {
  const byName = new Map<string, number>();
  const beginnings = new Map<string, number | null>();
  for (const [name, month] of listMonths()) {
    byName.set(name, month);
    for (let end = LEAST_BEGINNING; end < name.length; end++) {
      const beginning = name.slice(0, end);
      const other = beginnings.get(beginning) ?? month;
      beginnings.set(beginning, other === month ? month : null);
    }
  }
  for (const [beginning, month] of beginnings) {
    const isFree = month !== null && !byName.has(beginning);
    if (isFree) byName.set(beginning, month);
  }
  return byName;
}

function* listMonths(): Generator<[name: string, month: number]> {
  const listed = TAGS.map((tag) => namesOf(tag, "gregory"));
  for (const names of listed) {
    for (const [at, forms] of names.entries()) {
      for (const form of forms) yield [wordKey(form), at + 1];
    }
  }
  for (const { months = {} } of Object.values(WORDS)) {
    for (const [month, names] of Object.entries(months)) {
      for (const name of names.split(",")) {
        yield [wordKey(foldDate(name)), Number(month)];
      }
    }
  }
}

/** Removes spaces and the dots of abbreviations. */
function wordKey(name: string): string {
  return name.replace(/[\s.॰]/g, "");
}

function otherMonths(): Map<string, "persian" | "islamic"> {
  const pairs = CALENDAR_TAGS.flatMap((tag) =>
    (["persian", "islamic"] as const).flatMap((calendar) =>
      namesOf(tag, calendar).flat().flatMap((name) => name.match(/\p{L}+/gu)!)
        .filter((word) => word.length > 2)
        .map((word) => [word, calendar] as const)
    )
  );
  return new Map(pairs);
}

function otherWords(): Set<string> {
  const lists = [...Object.values(WORDS).map(({ dates }) => dates), ZONES];
  const listed = [...lists, OF_CJK].flatMap((list) => list.split(","))
    .map((word) => wordKey(foldDate(word)));
  return new Set([...listed, ...TAGS.flatMap(wordsAround)]);
}

/** Returns the weekdays of a language with their abbreviations, and the words that its dates and times have. */
function wordsAround(tag: string): string[] {
  const options: Intl.DateTimeFormatOptions[] = [
    { dateStyle: "full", timeStyle: "short" },
    { dateStyle: "medium", timeStyle: "short" },
    { weekday: "short", hour: "numeric", hour12: true },
  ];
  const texts = options.flatMap((option) => {
    const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
      ...option,
      timeZone: "UTC",
    });
    return Array.from(
      { length: 14 },
      (_, at) =>
        format.formatToParts(Date.UTC(2026, 10, 1 + at, 2 + 12 * (at % 2)))
          .filter(({ type }) => type !== "month").map(({ value }) => value)
          .join(" "),
    );
  });
  return texts.flatMap((text) => foldDate(text).match(/[\p{L}\p{M}]+/gu) ?? []);
}
