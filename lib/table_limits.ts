/** Maximum rows of a table, not counting its headings and empty rows. */
export const MAX_ROWS = 20_000;

/** The highest row number at which a row may have content. */
export const MAX_LINES = 200_000;

/** Maximum columns of a table. */
export const MAX_WIDTH = 500;

/** Maximum characters of a row. */
export const MAX_ROW_CHARS = 256 * 1024;
