const ID = /\b[0-9A-HJKMNP-TV-Z]{26}\b/g;
const FILE = /\b[0-9a-z]{26}(?=\.(?:jpg|png)\b)/g;
const PIN = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}\b/g;
/** The cursor of a search, which is longer than an id and has one in it. */
const CURSOR = /(?<=[?&]cursor=)[\w-]{27,}/g;
/** Begins every id, in place of the moment that ids begin with. */
const MOMENT = "01M7W30000";

/** Replaces what is random by what is the same in every run: the first id by 1, the second by 2 and so on. */
export class Stable {
  readonly #known = new Map<string, string>();

  /** Returns the text with everything random replaced, the same thing always by the same. */
  replace(text: string): string {
    return text
      .replace(ID, (id) => this.#numbered(id, MOMENT))
      .replace(FILE, (name) => this.#numbered(name, ""))
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
