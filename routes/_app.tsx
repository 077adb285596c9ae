import { Document } from "@/components/layout/Document.tsx";
import { define } from "@/lib/define.ts";

export default define.page(function App({ Component, state }) {
  return (
    <Document locale={state.locale} theme={state.theme}>
      <Component />
    </Document>
  );
});
