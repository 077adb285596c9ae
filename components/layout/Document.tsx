import type { ComponentChildren } from "preact";
import { asset } from "fresh/runtime";
import type { Theme } from "@/lib/http/cookies.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { fontOf } from "./fonts.ts";
import { THEME_COLORS } from "./theme_colors.ts";

interface DocumentProps {
  locale: Locale;
  theme: Theme | null;
  /** For documents without a `<Head>` of their own. */
  title?: string;
  /** The style sheet; that of the public pages unless told. */
  styles?: string;
  children: ComponentChildren;
}

/** The whole document: language, direction and theme are in the first byte, so that nothing flashes (decision 39). */
export function Document(props: DocumentProps) {
  const { locale, theme, title, styles = "/styles/main.css", children } = props;
  return (
    <html lang={locale.tag} dir={locale.dir} data-theme={theme ?? undefined}>
      <head>
        <StaticHead locale={locale} theme={theme} styles={styles} />
        {title !== undefined && <title>{title}</title>}
      </head>
      <body>{children}</body>
    </html>
  );
}

type StaticHeadProps = Required<
  Pick<DocumentProps, "locale" | "theme" | "styles">
>;

function StaticHead({ locale, theme, styles }: StaticHeadProps) {
  return (
    <>
      <meta charset="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, viewport-fit=cover"
      />
      <meta name="color-scheme" content={theme ?? "light dark"} />
      <link
        rel="preload"
        href={asset(fontOf(locale))}
        as="font"
        type="font/woff2"
        crossorigin="anonymous"
      />
      <link rel="stylesheet" href={asset(styles)} />
      <link rel="icon" href={asset("/favicon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={asset("/apple-touch-icon.png")} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <ThemeColor theme={theme} />
    </>
  );
}

/** A visitor without a choice gets what the system says. */
function ThemeColor({ theme }: { theme: Theme | null }) {
  if (theme !== null) {
    return <meta name="theme-color" content={THEME_COLORS[theme]} />;
  }
  const { light, dark } = THEME_COLORS;
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={light}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={dark}
      />
    </>
  );
}
