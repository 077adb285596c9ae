import { jsxTemplate } from "preact/jsx-runtime";

/** Inside a script HTML knows no references: what could end it, and what is beyond ASCII, is written as JSON can. */
const UNSAFE = /[<\x80-\uffff]/g;

/** Describes a page to search engines in the terms of schema.org; what is undefined is left out. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script type="application/ld+json">
      {jsxTemplate([json.replace(UNSAFE, escapeUnit)])}
    </script>
  );
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
