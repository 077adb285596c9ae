/** The id of the form in which languages and theme are chosen; buttons elsewhere on the page belong to it by this name. */
export const PREFERENCES = "preferences";
