/** The light palette of static/styles/tokens.css: mail programs know no custom properties and darken by themselves. */
export const COLORS = {
  paper: "#f1f0ea",
  surface: "#ffffff",
  tint: "#e8eef5",
  line: "#dedfdd",
  ink: "#0b1c36",
  inkSoft: "#46546b",
  link: "#0f549b",
  navy: "#0b1f3d",
  onNavy: "#f7f5ef",
  accent: "#ee6416",
  onAccent: "#0b1c36",
} as const;

/** Mails load no fonts: a request for one would tell when a mail is read. */
export const FONTS = {
  text: "Inter, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  code: "ui-monospace, Consolas, Menlo, 'Courier New', monospace",
} as const;
