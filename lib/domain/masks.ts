/** Of our languages; where others have a comma of their own, an address ends with the street. */
const COMMA = /[,،]/;

/** Gives a name's initials, as in "J. D." (decision 15). */
export function maskName(name: string): string {
  return name.split(/\s+/).map((word) => `${firstOf(word)}.`).join(" ");
}

/** Gives an e-mail address without what it says, as in "j***@g***.com" (decision 15). */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  return `${firstOf(local)}***@${firstOf(domain)}***.${ending}`;
}

/** Gives the last part of an address, which is no street when there are several; a single one may be, and is hidden. */
export function maskPlace(place: string): string {
  const parts = place.split(COMMA).map((part) => part.trim()).filter((part) =>
    part !== ""
  );
  return parts.length > 1 ? parts.at(-1)! : "***";
}

function firstOf(text: string): string {
  const [first = ""] = text;
  return first;
}
