const ID = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g;
const FILE = /\b[0-9a-z]{26}(?=\.(?:jpg|png)\b)/g;
const PIN = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}\b/g;
/** The id of a request. */
const REQUEST = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
/** The cursor of a search, which contains an id. */
const CURSOR = /(?<=[?&]cursor=)[\w-]{27,}/g;
/** Replaces the time at the beginning of ids. */
const MOMENT = "01M7W30000";

/** Replaces random values by stable ones: the first id by 1, the second by 2 and so on. */
export class Stable {
  readonly #known = new Map<string, string>();

  /** Returns the text with every random value replaced; equal values get equal replacements. */
  replace(text: string): string {
    return text
      .replace(ID, (id) => this.#numbered(id, MOMENT))
      .replace(FILE, (name) => this.#numbered(name, ""))
      .replace(REQUEST, "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d")
      .replace(CURSOR, "WzIsMSwxLGZhbHNl")
      .replace(PIN, "ABCD-EFGH-JKMN-PQRS-TVWX-YZ12");
  }

  #numbered(random: string, prefix: string): string {
    const known = this.#known.get(random);
    if (known !== undefined) return known;
    const number = String(this.#known.size + 1);
    const made = prefix + number.padStart(random.length - prefix.length, "0");
    this.#known.set(random, made);
    return made;
  }
}
