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

/** Returns the style sheet: the panel has a separate one, which visitors do not load. */
function stylesOf(pathname: string): string {
  return pathname.startsWith("/control/") || pathname === "/cp"
    ? "/styles/panel.css"
    : "/styles/main.css";
}
