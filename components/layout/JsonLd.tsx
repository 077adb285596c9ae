import { jsxTemplate } from "preact/jsx-runtime";

/** HTML has no character references in scripts, so "<" and non-ASCII characters get JSON escapes. */
const UNSAFE = /[<\x80-\uffff]/g;

/** Structured data for search engines (schema.org); undefined values are omitted. */
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
