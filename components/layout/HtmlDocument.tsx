import type { ComponentChildren } from "preact";
import { asset, Head } from "fresh/runtime";
import type { Theme } from "@/lib/http/cookies.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Settings } from "@/lib/settings/schema.ts";

/** The colour of the browser's toolbar: the navy of the header in tokens.css. */
export const THEME_COLORS = { light: "#0b1f3d", dark: "#0a1629" };

interface DocumentProps {
  locale: Locale;
  theme: Theme | null;
  /** The title of a document without `<Head>`. */
  title?: string;
  /** The style sheets; by default that of the public pages. */
  styles?: string[];
  children: ComponentChildren;
}

/** The whole document. Language, direction and theme are attributes of the root element, so that nothing flashes. */
export function HtmlDocument(props: DocumentProps) {
  const { locale, theme, title, children } = props;
  const { styles = ["/styles/main.css"] } = props;
  return (
    <html lang={locale.tag} dir={locale.dir} data-theme={theme ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        {/* Keeps phones from linking numeric codes as telephone numbers. */}
        <meta name="format-detection" content="telephone=no" />
        <link
          rel="preload"
          href={asset(fontOf(locale))}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
        {styles.map((path) => (
          <link key={path} rel="stylesheet" href={asset(path)} />
        ))}
        <link rel="icon" href={asset("/favicon.svg")} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={asset("/apple-touch-icon.png")} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ThemeColor theme={theme} />
        {title !== undefined && <title>{title}</title>}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The toolbar's colour; if the visitor has not chosen a theme, the system's applies. */
function ThemeColor({ theme }: { theme: Theme | null }) {
  if (theme !== null) {
    return <meta name="theme-color" content={THEME_COLORS[theme]} />;
  }
  return Object.entries(THEME_COLORS).map(([scheme, color]) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={color}
    />
  ));
}

/** Returns the font file to preload; further files are loaded by the style sheet. */
export function fontOf(locale: Locale): string {
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

export interface PageHeadProps {
  title: string;
  settings: Settings;
  /** The description for search engines, unless the owner set one for the whole site. */
  description?: string;
  /** The owner's description of this page; takes precedence over all others. */
  ownDescription?: string;
}

/** Title and description of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, settings } = props;
  const description = pageDescription(props);
  return (
    <Head>
      <title key="title">{`${title} | ${settings.company_name}`}</title>
      {description !== undefined && (
        <meta key="description" name="description" content={description} />
      )}
    </Head>
  );
}

/** Returns the description for search results and cards. */
export function pageDescription(
  { settings, description, ownDescription }: PageHeadProps,
): string | undefined {
  return ownDescription || settings.meta_description || description;
}
