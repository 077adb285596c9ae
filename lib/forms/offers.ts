import type { Values } from "./description.ts";

/** Returns the name of the radio buttons that offer values of a text field. */
export function offerName(field: string): string {
  return `offer.${field}`;
}

/** Returns the name of the hidden field with the text that a field with offers was shown with. */
export function shownName(field: string): string {
  return `shown.${field}`;
}

/** Returns the name of the button that posts another text in place of the one in a field. */
export function insteadName(field: string): string {
  return `instead.${field}`;
}

/**
 * Returns the posted texts with the text of a pressed button in its field, or else each chosen offer, unless another text was
 * typed into that: without a script the controls do not know of each other.
 */
export function takeOffers(posted: Values): Values {
  const texts = { ...posted };
  for (const [field, text] of Object.entries(posted)) {
    const offer = text === posted[shownName(field)]
      ? posted[offerName(field)]
      : undefined;
    texts[field] = posted[insteadName(field)] ?? offer ?? text;
  }
  return texts;
}
