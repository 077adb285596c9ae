import { Head } from "fresh/runtime";
import { alternates, canonicalPath } from "@/lib/i18n/links.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
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
        <meta
          key="og:locale"
          property="og:locale"
          content={openGraphLocale(locale)}
        />
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
function addresses({ url }: PublicHeadProps, origin: string) {
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
    ...alternates(origin + url.pathname).map((link) => (
      <link key={link.hreflang} rel="alternate" {...link} />
    )),
  ];
}

/** By tag: to find one takes as long as to render the rest of the head. */
const openGraphLocales = new Map<string, string>();

/** Open Graph writes a language with the country where most people speak it, as in `pt_BR`. */
function openGraphLocale({ tag }: Locale): string {
  let written = openGraphLocales.get(tag);
  if (written === undefined) {
    const { language, region } = new Intl.Locale(tag).maximize();
    written = `${language}_${region}`;
    openGraphLocales.set(tag, written);
  }
  return written;
}
