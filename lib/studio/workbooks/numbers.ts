import type { CellFormat } from "./formats.ts";

/** A double has fifteen reliable digits, which is why spreadsheets show no more. */
const DIGITS = 15;
const MAX_RELIABLE = 10 ** DIGITS;
/** Decimals of numbers so small that JavaScript would write them with an exponent. */
const MAX_DECIMALS = 20;

const DAY_SECONDS = 86_400;
/** 10000-01-01, the day after the last one that a spreadsheet knows. */
const END = Date.UTC(10_000, 0);
/** 1900-02-29, which spreadsheets count though it never was. */
const FALSE_DAY = 60;
const START_1900 = Date.UTC(1899, 11, 31);
const START_1904 = Date.UTC(1904, 0, 1);

/**
 * Returns a number as a person would have typed it: a date as `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`, any other number as
 * plain digits. Numbers with more digits than are reliable are in scientific notation, as spreadsheets show them.
 */
export function numberText(
  text: string,
  format: CellFormat,
  is1904: boolean,
): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  switch (format.kind) {
    case "number":
      return plainNumber(value);
    case "digits":
      return padded(plainNumber(value), format.count);
    case "duration":
      return value < 0 ? plainNumber(value) : clock(toSeconds(value));
    default:
      return momentText(value, { isTime: format.kind === "time", is1904 }) ??
        plainNumber(value);
  }
}

function plainNumber(value: number): string {
  const reliable = Number(value.toPrecision(DIGITS));
  if (Math.abs(reliable) >= MAX_RELIABLE) {
    return reliable.toExponential().toUpperCase();
  }
  const text = String(reliable === 0 ? 0 : reliable);
  return text.includes("e")
    ? reliable.toFixed(MAX_DECIMALS).replace(/(?<!0)0+$/, "").replace(/\.$/, "")
    : text;
}

function padded(text: string, count: number): string {
  return /^\d+$/.test(text) ? text.padStart(count, "0") : text;
}

/** Returns a date, a time of day, or both; null for a number that no spreadsheet shows as a date. */
function momentText(
  value: number,
  { isTime, is1904 }: { isTime: boolean; is1904: boolean },
): string | null {
  const seconds = toSeconds(value);
  const day = Math.floor(seconds / DAY_SECONDS);
  const date = dateText(day, is1904);
  if (day < 0 || date === null) return null;
  const time = clock(seconds % DAY_SECONDS).padStart(5, "0");
  if (day === 0 && (isTime || !is1904)) return time;
  return time === "00:00" ? date : `${date} ${time}`;
}

function dateText(day: number, is1904: boolean): string | null {
  if (!is1904 && day === FALSE_DAY) return "1900-02-29";
  const passed = is1904 || day < FALSE_DAY ? day : day - 1;
  const start = is1904 ? START_1904 : START_1900;
  const moment = start + passed * DAY_SECONDS * 1_000;
  return moment < END ? new Date(moment).toISOString().slice(0, 10) : null;
}

/** Returns whole seconds, because fractions of days are inexact. */
function toSeconds(value: number): number {
  return Math.round(value * DAY_SECONDS);
}

/** Returns hours and minutes as `H:MM`. */
function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours}:${String(minutes).padStart(2, "0")}`;
}
