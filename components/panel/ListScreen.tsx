import type { ComponentChildren } from "preact";
import type { Crumb } from "@/components/layout/Breadcrumb.tsx";
import RecordTools from "@/islands/RecordTools.tsx";
import {
  DONE,
  type ListOrder,
  MAX_COUNTED_MATCHES,
} from "@/lib/fields/constants.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { ListedNoun } from "@/lib/site/noun.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { EmptyList } from "./EmptyList.tsx";
import { ListOrders, ListPages, ListSearch } from "./ListTools.tsx";
import { Screen } from "./Screen.tsx";
import { type Done, Flash } from "@/components/ui/Panel.tsx";
import { DeleteConfirm } from "./Confirm.tsx";
import { listAddress } from "./screens.ts";

interface ListScreenProps {
  ctx: PanelContext;
  /** The current page of the list; its items are the children. */
  view: ListView<unknown>;
  /** The noun whose texts the screen uses. */
  noun: ListedNoun;
  /** The parcel that the list belongs to. */
  parcel?: Required<Pick<Crumb, "text" | "href">>;
  /** The URL of the form for a new record. */
  add?: string | undefined;
  /** Says which part is listed, in place of the number of records. */
  about?: ComponentChildren;
  /** What has changed since the list was read, beside the number of records. */
  news?: ComponentChildren;
  /** Actions on the list other than adding a record. */
  tools?: ComponentChildren;
  /** Links to parts of the list, above it. */
  filters?: ComponentChildren;
  /** The column headers above the rows. */
  columns?: ComponentChildren;
  /** Actions on ticked records below the rows. With these, columns and rows are a form. */
  ticked?: ComponentChildren;
  /** The names of the orders and of the filters, and the text for a filter without matches. */
  texts?: {
    orders: Record<ListOrder, MessageKey> | undefined;
    filters: string;
    filtered: MessageKey;
    /** Whether the search names a record that the filter does not match. */
    isOutside: boolean;
  };
  /** The filter that a search keeps, if it keeps one, as query parameters, and the label of the search. */
  searched?: { filter: Record<string, string>; label: string } | undefined;
  /** A form between the heading and the list. */
  form?: ComponentChildren;
  /** The path of the call that deletes a record. If omitted, records cannot be deleted. */
  api?: string;
  /** A sentence about further data that is deleted with each record. */
  deleteText?: string;
  /** The `done` word of the redirect after a deletion. */
  deleted?: string;
  done?: Done;
  /** Further sentences of that message. */
  more?: string[];
  /** Shown below the list. */
  after?: ComponentChildren;
  /** A message in addition to those of `done`. */
  notice?: ComponentChildren;
  /** The rows, one for each item. */
  children: ComponentChildren;
}

/**
 * A screen that consists of one list: search, orders, records or the reason why there are none, and a link to the next
 * page.
 */
export function ListScreen(props: ListScreenProps) {
  const { ctx, view, noun, parcel, done = {} } = props;
  const { t } = ctx.state;
  const title = t(`control.${noun}.title`);
  // A page of a search may be empty although there are further pages.
  const hasRecords = view.items.length > 0 || view.more !== null ||
    !view.isFirst;
  return (
    <Screen
      ctx={ctx}
      title={parcel === undefined ? title : `${title} ${parcel.text}`}
      crumbs={[...parcel === undefined ? [] : [parcel], { text: title }]}
    >
      <Flash ctx={ctx} done={done} more={props.more ?? []} />
      {props.notice}
      <ListHead {...props} title={title} hasRecords={hasRecords} />
      {props.about}
      {view.asked !== null && (
        <DeleteConfirm
          t={t}
          {...view.asked}
          text={props.deleteText}
          path={listAddress(view)}
        />
      )}
      {props.form}
      <div class="list-tools">
        {view.isSearchable && (
          <ListSearch
            t={t}
            view={view}
            label={props.searched?.label ??
              t("control.list.searchIn", { list: title })}
            filter={props.searched?.filter ?? {}}
          />
        )}
        <ListOrders t={t} view={view} texts={props.texts?.orders} />
        {props.filters}
      </div>
      {view.items.length === 0 && <NoRecords {...props} />}
      {hasRecords && <Rows {...props} />}
      <ListPages id="records-pages" t={t} view={view} />
      {props.after}
      <InPlaceTools {...props} />
    </Screen>
  );
}

/** The column headings and rows, in a form if rows can be ticked. */
function Rows({ view, columns, ticked, children }: ListScreenProps) {
  const rows = (
    <>
      {view.items.length > 0 && columns}
      <ul class="records" id="records">{children}</ul>
      {ticked}
    </>
  );
  if (ticked === undefined) return rows;
  return <form class="ticked" method="post">{rows}</form>;
}

interface ListHeadProps extends ListScreenProps {
  title: string;
  hasRecords: boolean;
}

function ListHead(props: ListHeadProps) {
  const { ctx: { state: { t } }, view, title, add, hasRecords } = props;
  return (
    <div class="list-head">
      <div class="control-head">
        <h1>{title}</h1>
        {hasRecords && (
          <p class="soft">
            {!props.about && (
              <span id="records-total">
                {t(totalText(view), { count: view.total })}
              </span>
            )} {props.news}
          </p>
        )}
      </div>
      <div class="form-actions">
        {props.tools}
        {add !== undefined && (
          <a class="button button-primary" href={add}>
            {t(`control.${props.noun}.add` as MessageKey)}
          </a>
        )}
      </div>
    </div>
  );
}

/** Returns the key of the sentence with the number of records; for a search this may be a lower bound. */
function totalText({ total, isCapped }: ListView<unknown>): MessageKey {
  if (!isCapped) return "control.list.total";
  return total < MAX_COUNTED_MATCHES
    ? "control.list.soFar"
    : "control.list.moreThan";
}

/** The list's in-place actions, which need a script: deleting a record, and loading more. */
function InPlaceTools({ ctx, view, api = "", deleted }: ListScreenProps) {
  const { t } = ctx.state;
  return (
    <RecordTools
      api={api}
      list={listAddress(view, deleted ? { [DONE]: deleted } : {})}
      labels={{
        title: t("control.delete.title"),
        confirm: t("control.delete.button"),
        cancel: t("form.cancel"),
        close: t("control.toast.close"),
        fetching: t("control.list.fetching"),
      }}
    />
  );
}

function NoRecords(props: ListScreenProps) {
  const { ctx: { state: { t } }, view, texts } = props;
  const isFilterAlone = view.search === "" || texts?.isOutside;
  const isNone = isFilterAlone && view.more === null && view.isFirst;
  const isFiltered = Object.keys(view.filter).length > 0;
  const [title, text] = isNone && isFiltered && texts !== undefined
    ? [texts.filtered]
    : emptyTexts(props);
  return (
    <EmptyList
      id="records-empty"
      icon={view.search === "" ? "folder" : "search"}
      title={t(title, { search: view.search || (texts?.filters ?? "") })}
      text={text && t(text)}
    />
  );
}

/** Returns the texts for an empty page of a list. */
function emptyTexts(
  { view: { more, isFirst, search }, noun }: ListScreenProps,
): [title: MessageKey, text?: MessageKey] {
  if (more !== null) {
    return ["control.list.noneSoFar", "control.list.noneSoFarText"];
  }
  if (!isFirst) return ["control.list.noneLeft"];
  return search === ""
    ? [`control.${noun}.empty`, `control.${noun}.emptyText`]
    : ["control.list.noResult", "control.list.noResultText"];
}
