import type { ComponentChildren } from "preact";
import GoBack from "@/islands/GoBack.tsx";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { State } from "@/lib/site/state.ts";
import { Mark } from "./Logo.tsx";
import { PublicLayout, type Site } from "./PublicLayout.tsx";
import { HtmlDocument } from "./HtmlDocument.tsx";

interface ErrorPageProps extends Pick<State, "t" | "locale" | "theme"> {
  status: number;
  /** Replaces the default text of the status. */
  text?: string | undefined;
  /** The requested path and query, shown to the visitor. */
  url: string;
  /** The target of Go Back without a script: the previous page if it was on this site, else the home page. */
  back?: string | undefined;
  /** Adds header, menu and footer; omitted if the store may have failed. */
  site?: Site | undefined;
}

const WORDS: Record<number, { title: MessageKey; text: MessageKey }> = {
  400: { title: "errorPage.badRequest", text: "error.badRequest" },
  403: { title: "errorPage.forbidden", text: "errorPage.forbiddenText" },
  404: { title: "errorPage.notFound", text: "errorPage.notFoundText" },
  405: { title: "errorPage.method", text: "error.method" },
  413: { title: "errorPage.tooLarge", text: "errorPage.tooLargeText" },
  421: { title: "errorPage.error", text: "error.host" },
  429: { title: "errorPage.tooMany", text: "errorPage.tooManyText" },
  503: { title: "errorPage.unavailable", text: "error.busy" },
};

const OTHER = {
  title: "errorPage.error",
  text: "errorPage.errorText",
} as const;

/**
 * The whole document of an error, such as the 404 screen of spec section 2. Without `site` it needs no database, and it
 * works without a script.
 */
export function ErrorPage(props: ErrorPageProps) {
  const { status, t, locale, theme, url, site } = props;
  const title = `${status} ${t((WORDS[status] ?? OTHER).title)}`;
  const company = site?.settings.company_name;
  const tab = company === undefined ? title : `${title} | ${company}`;
  return (
    <HtmlDocument locale={locale} theme={theme} title={tab}>
      {site === undefined
        ? (
          <main class="error-page chart">
            <Words {...props} title={title}>
              <a class="brand" href="/" aria-label={t("nav.homePage")}>
                <Mark />
              </a>
            </Words>
          </main>
        )
        : (
          <PublicLayout state={props} site={site} url={url}>
            <div class="error-page chart">
              <Words {...props} title={title} />
            </div>
          </PublicLayout>
        )}
    </HtmlDocument>
  );
}

interface WordsProps extends ErrorPageProps {
  title: string;
  /** Shown above the title. */
  children?: ComponentChildren;
}

function Words(props: WordsProps) {
  const { status, t, url, back = "/", title, children } = props;
  // Members are the office themselves, so they are sent to the dashboard instead of the contact form.
  const [onward, way]: [string, MessageKey] = url.startsWith("/control/")
    ? ["/control/index.html", "control.dashboard.title"]
    : ["/contact.html", "nav.contact"];
  return (
    <div class="wrap error-page-inner">
      {children}
      <h1>{title}</h1>
      <p class="hero-sub">{props.text ?? t((WORDS[status] ?? OTHER).text)}</p>
      <p class="error-page-address">
        <span class="visually-hidden">{`${t("errorPage.address")}: `}</span>
        <bdi>{url}</bdi>
      </p>
      <p class="error-page-links">
        <GoBack href={back} text={t("errorPage.back")} />
        <a class="button button-on-navy" href={onward}>{t(way)}</a>
      </p>
    </div>
  );
}
