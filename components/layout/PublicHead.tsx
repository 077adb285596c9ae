import { Head } from "fresh/runtime";
import { alternates, canonicalPath, LINKED_CODES } from "@/lib/i18n/links.ts";
import { type Locale, LOCALES } from "@/lib/i18n/locales.ts";
import { pageDescription, PageHead, type PageHeadProps } from "./PageHead.tsx";

interface PublicHeadProps extends PageHeadProps {
  locale: Locale;
  url: URL;
  /** Null leaves out what would have to name the site's own address (decision 5). */
  publicOrigin: string | null;
}

/** The picture of a shared link: fixed address, because other sites keep it; drawn by tools/draw_icons.ts. */
const SHARE_IMAGE = { path: "/share.png", width: "1200", height: "630" };

/** The head of a page that is to be found and shared: title and description, its address in every language, its card. */
export function PublicHead(props: PublicHeadProps) {
  const { title, settings, locale } = props;
  const description = pageDescription(props);
  return (
    <>
      <PageHead {...props} />
      <Head>
        <meta key="og:type" property="og:type" content="website" />
        <meta key="og:title" property="og:title" content={title} />
        {description !== undefined && (
          <meta
            key="og:description"
            property="og:description"
            content={description}
          />
        )}
        <meta
          key="og:site_name"
          property="og:site_name"
          content={settings.company_name}
        />
        {openGraphLocales(locale)}
        <meta
          key="twitter:card"
          name="twitter:card"
          content="summary_large_image"
        />
        {props.publicOrigin !== null && addresses(props, props.publicOrigin)}
      </Head>
    </>
  );
}

/** What needs the site's own address. */
function addresses({ url, settings }: PublicHeadProps, origin: string) {
  const address = origin + canonicalPath(url);
  return [
    <link key="canonical" rel="canonical" href={address} />,
    <meta key="og:url" property="og:url" content={address} />,
    <meta
      key="og:image"
      property="og:image"
      content={origin + SHARE_IMAGE.path}
    />,
    <meta
      key="og:image:width"
      property="og:image:width"
      content={SHARE_IMAGE.width}
    />,
    <meta
      key="og:image:height"
      property="og:image:height"
      content={SHARE_IMAGE.height}
    />,
    <meta
      key="og:image:alt"
      property="og:image:alt"
      content={settings.company_name}
    />,
    ...alternates(origin + url.pathname).map((link) => (
      <link key={link.hreflang} rel="alternate" {...link} />
    )),
  ];
}

/** The language of the page, then those in which it is there as well. */
function openGraphLocales(locale: Locale) {
  const own = OPEN_GRAPH.get(locale.tag);
  const others = [...OPEN_GRAPH.values()].filter((other) => other !== own);
  return [
    <meta key="og:locale" property="og:locale" content={own} />,
    ...others.map((other) => (
      <meta key={other} property="og:locale:alternate" content={other} />
    )),
  ];
}

/**
 * A language by its tag as Open Graph writes it: with the country where most people speak it, as in `pt_BR`, Arabic with
 * none of its countries.
 */
const OPEN_GRAPH = new Map(
  LINKED_CODES.map((code) => LOCALES[code].tag).map((tag) => {
    const { language, region } = new Intl.Locale(tag).maximize();
    return [tag, tag === "ar" ? "ar_AR" : `${language}_${region}`];
  }),
);
