import { define } from "@/lib/site/define.ts";
import { HtmlDocument } from "@/components/layout/HtmlDocument.tsx";

export default define.page(function App({ Component, state, url }) {
  return (
    <HtmlDocument
      locale={state.locale}
      theme={state.theme}
      styles={stylesOf(url.pathname)}
    >
      <Component />
    </HtmlDocument>
  );
});

/** Matches the folders of the panel that have their own style sheet. */
const OWN_STYLES =
  /^\/control\/(api|imports|invoices|pages|parcels|reports|reviews|settings|statuses|team)\b/;

/** Returns the style sheets of a path; visitors do not load those of the panel. */
function stylesOf(pathname: string): string[] {
  const isPanel = pathname.startsWith("/control/") || pathname === "/cp";
  if (!isPanel) return ["/styles/main.css"];
  const [, own] = OWN_STYLES.exec(pathname) ?? [];
  return [
    "/styles/panel.css",
    ...own === undefined ? [] : [`/styles/panel_${own}.css`],
  ];
}
