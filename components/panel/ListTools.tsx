import { pick } from "deno-std/collections/pick.js";
import { HiddenFields, SubmitButton } from "@/components/ui/Button.tsx";
import {
  LIST_ORDERS,
  type ListOrder,
  MAX_TEXT,
} from "@/lib/fields/constants.ts";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/locales.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import { listAddress } from "./screens.ts";

interface PartProps {
  t: Translate;
  view: ListView<unknown>;
}

interface ListSearchProps extends PartProps {
  /** Says what is searched. */
  label: string;
  /** The filter to search in, as query parameters. */
  filter: Record<string, string>;
}

/** The search form of a list; omitted if the list is empty and no search is active. */
export function ListSearch({ t, view, label, filter }: ListSearchProps) {
  const { path, language, search, order, items } = view;
  const rows = pick(view.shape, ["per_page"]);
  if (search === "" && items.length === 0) return null;
  return (
    <form class="list-search" role="search" action={path}>
      <input
        class="field-input"
        type="search"
        name="search"
        value={search}
        aria-label={label}
        placeholder={label}
        maxLength={MAX_TEXT}
      />
      <HiddenFields values={{ ...filter, ...rows }} />
      {order === "oldest" && <input type="hidden" name="order" value={order} />}
      {language !== null && (
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      )}
      <SubmitButton icon="search">
        <span>{t("control.list.search")}</span>
      </SubmitButton>
      {search !== "" && (
        <a
          class="button button-quiet"
          href={listAddress({ ...view, search: "", filter: {} })}
        >
          {t("control.list.all")}
        </a>
      )}
    </form>
  );
}

/** Links to both orders, each at the first page. */
export function ListOrders(
  { t, view, texts }: PartProps & {
    texts: Record<ListOrder, MessageKey> | undefined;
  },
) {
  if (view.order === null || (view.total < 2 && !view.isCapped)) return null;
  return (
    <ul class="list-orders" aria-label={t("control.list.order")}>
      {LIST_ORDERS.map((order) => (
        <li key={order}>
          <a
            href={listAddress({ ...view, order })}
            aria-current={order === view.order}
          >
            {t(texts?.[order] ?? `control.list.${order}First`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ListPagesProps extends PartProps {
  id?: string;
  /** Further query parameters of the first page. */
  query?: Record<string, string>;
}

/** Links to the next page and to the first one; the latter is named after the order. */
export function ListPages({ id, t, view, query }: ListPagesProps) {
  const { more, isFirst, order } = view;
  return (
    <Pager
      id={id}
      next={more === null ? null : {
        href: more,
        text: t("control.list.more"),
        printed: t("control.list.unprinted"),
      }}
      first={isFirst ? null : {
        href: listAddress(view, query),
        text: t(`control.list.${order ?? "newest"}`),
      }}
    />
  );
}

interface PagerLink {
  href: string;
  text: string;
  /** Printed instead of the link. */
  printed?: string;
}

interface PagerProps {
  id?: string | undefined;
  /** Null on the last page. */
  next: PagerLink | null;
  /** Null on the first page. */
  first: PagerLink | null;
}

/** Links to the next page of a list and back to the first; nothing if there is only one page. */
export function Pager({ id, next, first }: PagerProps) {
  if (next === null && first === null) return null;
  return (
    <p class="list-pages" id={id}>
      {next !== null && (
        <a class="button button-quiet" href={next.href} rel="next">
          {next.text}
        </a>
      )}
      {next?.printed && <span class="on-paper">{next.printed}</span>}
      {first !== null && <a href={first.href}>{first.text}</a>}
    </p>
  );
}
