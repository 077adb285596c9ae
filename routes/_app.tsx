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

/** The panel has a sheet of its own, so that visitors do not load it. */
function stylesOf(pathname: string): string {
  return pathname.startsWith("/control/") || pathname === "/cp"
    ? "/styles/panel.css"
    : "/styles/main.css";
}
