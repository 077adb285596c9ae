import { Head } from "fresh/runtime";
import {
  alternates,
  canonicalPath,
  LINKED_CODES,
  type Locale,
  LOCALES,
} from "@/lib/i18n/locales.ts";
import type { PageContext } from "@/lib/site/state.ts";
import {
  pageDescription,
  PageHead,
  type PageHeadProps,
} from "./HtmlDocument.tsx";

interface PublicHeadProps extends PageHeadProps {
  ctx: PageContext;
}

/** The picture of shared links, drawn by tools/draw_icons.ts. Its URL is fixed, because other sites keep it. */
const SHARE_IMAGE = { path: "/share.png", width: "1200", height: "630" };

/** The head of a page that can be found and shared: title, description, hreflang links and Open Graph card. */
export function PublicHead(props: PublicHeadProps) {
  const { title, settings, ctx: { state: { locale, env } } } = props;
  const description = pageDescription(props);
  return (
    <>
      <PageHead {...props} />
      <Head>
        {property("og:type", "website")}
        {property("og:title", title)}
        {description !== undefined && property("og:description", description)}
        {property("og:site_name", settings.company_name)}
        {openGraphLocales(locale)}
        <meta
          key="twitter:card"
          name="twitter:card"
          content="summary_large_image"
        />
        {env.publicOrigin !== null && addresses(props, env.publicOrigin)}
      </Head>
    </>
  );
}

/** Returns an Open Graph property. */
function property(name: string, content: string | undefined) {
  return <meta key={name} property={name} content={content} />;
}

/** Returns the elements that contain absolute URLs. */
function addresses(
  { ctx: { url }, settings }: PublicHeadProps,
  origin: string,
) {
  const address = origin + canonicalPath(url);
  return [
    <link key="canonical" rel="canonical" href={address} />,
    property("og:url", address),
    property("og:image", origin + SHARE_IMAGE.path),
    property("og:image:width", SHARE_IMAGE.width),
    property("og:image:height", SHARE_IMAGE.height),
    property("og:image:alt", settings.company_name),
    ...alternates(origin + url.pathname).map((link) => (
      <link key={link.hreflang} rel="alternate" {...link} />
    )),
  ];
}

/** Returns the Open Graph locales: the page's, then the alternatives. */
function openGraphLocales(locale: Locale) {
  const own = OPEN_GRAPH.get(locale.tag);
  const others = [...OPEN_GRAPH.values()].filter((other) => other !== own);
  return [
    property("og:locale", own),
    ...others.map((other) => (
      <meta key={other} property="og:locale:alternate" content={other} />
    )),
  ];
}

/**
 * The Open Graph locale of each language, with the country with the most speakers, such as `pt_BR`; Arabic has no
 * country.
 */
const OPEN_GRAPH = new Map(
  LINKED_CODES.map((code) => LOCALES[code].tag).map((tag) => {
    const { language, region } = new Intl.Locale(tag).maximize();
    return [tag, tag === "ar" ? "ar_AR" : `${language}_${region}`];
  }),
);
