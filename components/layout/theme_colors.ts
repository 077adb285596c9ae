/** What browsers colour their own frame with: the navy of the header, as tokens.css names it. */
export const THEME_COLORS = { light: "#0b1f3d", dark: "#0a1629" };
