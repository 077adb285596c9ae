import type { Values } from "./description.ts";

/** Returns the name of the radio buttons that offer values of a text field. */
export function offerName(field: string): string {
  return `offer.${field}`;
}

/** Returns the name of the hidden field with the text that a field with offers was shown with. */
export function shownName(field: string): string {
  return `shown.${field}`;
}

/**
 * Returns the posted texts with each chosen offer as the text of its field, unless another text was typed into that: without a
 * script the two controls do not know of each other.
 */
export function takeOffers(posted: Values): Values {
  const texts = { ...posted };
  for (const [field, text] of Object.entries(posted)) {
    const offer = posted[offerName(field)];
    if (offer !== undefined && text === posted[shownName(field)]) {
      texts[field] = offer;
    }
  }
  return texts;
}
