import { readFileSync } from "node:fs";
import process from "node:process";
import type { PageData } from "./take_apart.ts";

/** What peers read when they start, so that no bundler knows it. */
interface Data extends PageData {
  /** The headers of the app's answer, which each peer sends too. */
  headers: [name: string, value: string][];
}

const data: Data = JSON.parse(readFileSync(process.env.PEER_DATA!, "utf8"));

export const { headers, lists } = data;

/** Returns a text of the page. */
export function t(key: string): string {
  return data.texts[key]!;
}
