import type { ComponentChildren } from "preact";
import { ROW_KINDS, type RowKind } from "@/lib/imports/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";

/** The rows of a file by kind, as a bar and as links to the tables below. */
export function ImportBar(
  { ctx, record }: Pick<ImportScreenProps, "ctx" | "record">,
) {
  const { t, locale: { formatTag } } = ctx.state;
  let from = 0;
  const kinds = [...ROW_KINDS, "further"] as const;
  const parts = kinds.filter((kind) => record[kind] > 0).map((kind) => {
    const part = { kind, count: record[kind], from };
    from += part.count;
    return part;
  });
  if (parts.length === 0) return null;
  return (
    <nav aria-label={t("control.imports.rows")}>
      <svg
        class="import-bar icon-mirror"
        viewBox={`0 0 ${from} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {parts.map(({ kind, count, from }) => (
          <rect
            key={kind}
            class={`import-${kind}`}
            x={from}
            width={count}
            height="1"
          />
        ))}
      </svg>
      <ul class="filter-links">
        {parts.map(({ kind, count }) => (
          <li key={kind}>
            <Legend kind={kind}>
              {t(`control.imports.${kind}`)}{" "}
              <span class="filter-count">{formatNumber(count, formatTag)}</span>
            </Legend>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The colour of a kind and a link to its table; further lines have none. */
function Legend(
  { kind, children }: {
    kind: RowKind | "further";
    children: ComponentChildren;
  },
) {
  const Tag = kind === "further" ? "span" : "a";
  return (
    <Tag
      class="filter-link"
      href={kind === "further" ? undefined : `#${kind}`}
    >
      <svg class="import-key" aria-hidden="true">
        <rect class={`import-${kind}`} width="100%" height="100%" />
      </svg>
      {children}
    </Tag>
  );
}
