import type { ComponentChildren } from "preact";
import { asset } from "fresh/runtime";
import type { Theme } from "@/lib/define.ts";
import type { Locale } from "@/lib/i18n/locales.ts";

interface DocumentProps {
  locale: Locale;
  theme: Theme | null;
  /** For documents without a `<Head>` of their own. */
  title?: string;
  children: ComponentChildren;
}

/** The whole document: language, direction and theme are in the first byte, so that nothing flashes (decision 39). */
export function Document({ locale, theme, title, children }: DocumentProps) {
  return (
    <html lang={locale.tag} dir={locale.dir} data-theme={theme ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {title !== undefined && <title>{title}</title>}
        <link
          rel="preload"
          href={asset(fontOf(locale))}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
        <link rel="stylesheet" href={asset("/styles/main.css")} />
        <link rel="icon" href={asset("/favicon.svg")} type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The file that the page's first words need; the style sheet names the others. */
function fontOf(locale: Locale): string {
  switch (locale.tag) {
    case "ar":
    case "fa":
      return "/fonts/vazirmatn-arabic.woff2";
    case "hi":
      return "/fonts/noto-sans-devanagari-devanagari.woff2";
    case "ru":
      return "/fonts/inter-cyrillic.woff2";
    default:
      return "/fonts/inter-latin.woff2";
  }
}
