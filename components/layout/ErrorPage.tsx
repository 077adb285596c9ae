import GoBack from "@/islands/GoBack.tsx";
import type { Theme } from "@/lib/define.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { Document } from "./Document.tsx";
import { Mark } from "./Logo.tsx";

export interface ErrorPageProps {
  status: number;
  t: Translate;
  locale: Locale;
  theme: Theme | null;
  /** What to say instead of the status's usual text. */
  text?: string | undefined;
  /** Path and query asked for, shown to the visitor. */
  url: string;
  /** Where Go Back leads without a script: the page before when it is one of ours, else the home page. */
  back?: string | undefined;
}

interface Words {
  title: MessageKey;
  text: MessageKey;
}

const WORDS: Record<number, Words> = {
  400: { title: "errorPage.badRequest", text: "error.badRequest" },
  403: { title: "errorPage.forbidden", text: "errorPage.forbiddenText" },
  404: { title: "errorPage.notFound", text: "errorPage.notFoundText" },
  405: { title: "errorPage.method", text: "error.method" },
  413: { title: "errorPage.tooLarge", text: "errorPage.tooLargeText" },
  421: { title: "errorPage.error", text: "error.host" },
  429: { title: "errorPage.tooMany", text: "errorPage.tooManyText" },
  503: { title: "errorPage.unavailable", text: "error.busy" },
};

const OTHER: Words = { title: "errorPage.error", text: "errorPage.errorText" };

/** The whole document of an error (spec section 2, the 404 screen). It needs no database, and works without a script. */
export function ErrorPage(props: ErrorPageProps) {
  const { status, t, locale, theme, url, back = "/" } = props;
  // Who runs the site has nobody to write to.
  const [onward, way]: [string, MessageKey] = url.startsWith("/control/")
    ? ["/control/index.html", "control.dashboard.title"]
    : ["/contact.html", "nav.contact"];
  const words = WORDS[status] ?? OTHER;
  const title = `${status} ${t(words.title)}`;
  const text = props.text ?? t(words.text);
  return (
    <Document locale={locale} theme={theme} title={title}>
      <main class="error-page chart">
        <div class="wrap error-page-inner">
          <a class="brand" href="/" aria-label={t("nav.homePage")}>
            <Mark />
          </a>
          <h1>{title}</h1>
          <p class="hero-sub">{text}</p>
          <p class="error-page-address">
            <span class="visually-hidden">{`${t("errorPage.address")}: `}</span>
            <bdi>{url}</bdi>
          </p>
          <p class="error-page-links">
            <GoBack href={back} text={t("errorPage.back")} />
            <a class="button button-on-navy" href={onward}>{t(way)}</a>
          </p>
        </div>
      </main>
    </Document>
  );
}
