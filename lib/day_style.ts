/** How the site writes a day, in the browser too: "Nov 5, 2026". */
export const DAY_STYLE: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
};
