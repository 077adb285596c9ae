import { Document } from "@/components/layout/Document.tsx";
import { define } from "@/lib/site/define.ts";

export default define.page(function App({ Component, state, url }) {
  return (
    <Document
      locale={state.locale}
      theme={state.theme}
      styles={stylesOf(url.pathname)}
    >
      <Component />
    </Document>
  );
});

/** The folders of the panel whose screens alone need a style sheet more. */
const OWN_STYLES =
  /^\/control\/(api|imports|invoices|pages|parcels|reports|reviews|settings|team)\b/;

/** Returns the style sheets: the panel has separate ones, which visitors do not load. */
function stylesOf(pathname: string): string[] {
  const isPanel = pathname.startsWith("/control/") || pathname === "/cp";
  if (!isPanel) return ["/styles/main.css"];
  const [, own] = OWN_STYLES.exec(pathname) ?? [];
  return [
    "/styles/panel.css",
    ...own === undefined ? [] : [`/styles/panel_${own}.css`],
  ];
}
