/**
 * Spread on an element whose text is a name, a code or an address, so that a browser's translation
 * leaves it alone. Preact types the attribute as the DOM's boolean and would leave `false` out of the page.
 */
export const UNTRANSLATED = { translate: "no" as unknown as boolean };
