/**
 * Excludes an element from browser translation, for names, codes and addresses. Preact types the attribute as the DOM's
 * boolean and would omit `false`.
 */
export const UNTRANSLATED = { translate: "no" as unknown as boolean };
