import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import RecordTools from "@/islands/RecordTools.tsx";
import type { ListView } from "@/lib/site/list_view.ts";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/links.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import {
  LIST_ORDERS,
  MAX_COUNTED_MATCHES,
  MAX_TEXT,
} from "@/lib/fields/constants.ts";
import { DeleteConfirm, deleteQuestion } from "./DeleteConfirm.tsx";
import { listAddress } from "./list_address.ts";

export interface RecordListProps {
  t: Translate;
  /** Which part of the list is shown; its items are the children. */
  view: ListView<unknown>;
  /** Whose texts name the list and say that it is empty. */
  noun:
    | "activities"
    | "invoices"
    | "messages"
    | "outbox"
    | "pages"
    | "parcels"
    | "reviews";
  /** Where a new record is made. */
  add?: { href: string; text: MessageKey };
  /** The path of the call that deletes a record; without it none can be deleted. */
  api?: string;
  /** What goes with a record that is deleted. */
  deleteText?: string;
  /** The rows, one for each item. */
  children: ComponentChildren;
}

/**
 * A list of the panel: what can be added, a search box, the orders, the records or why there are none, and the way to
 * more.
 */
export function RecordList(props: RecordListProps) {
  const { t, view, noun, add, api = "", deleteText, children } = props;
  const title = t(`control.${noun}.title`);
  // A part of a search may be empty although others are not.
  const hasRecords = view.items.length > 0 || view.more !== null ||
    !view.isFirst;
  return (
    <>
      <div class="list-head">
        <div class="control-head">
          <h1>{title}</h1>
          {hasRecords && (
            <p class="soft" id="records-total">
              <ListTotal t={t} view={view} />
            </p>
          )}
        </div>
        {add !== undefined && (
          <a class="button button-primary" href={add.href}>{t(add.text)}</a>
        )}
      </div>
      {view.asked !== null && (
        <DeleteConfirm
          {...{ t, ...view.asked }}
          text={deleteText}
          path={listAddress(view)}
        />
      )}
      <div class="list-tools">
        {view.isSearchable && <ListSearch {...{ t, view, title }} />}
        <ListOrders t={t} view={view} />
      </div>
      {view.items.length === 0 && <NoRecords {...props} />}
      {hasRecords && <ul class="records" id="records">{children}</ul>}
      <ListPages t={t} view={view} />
      <RecordTools
        api={api}
        list={listAddress(view)}
        labels={{
          title: t("control.delete.title"),
          confirm: t("control.delete.button"),
          cancel: t("form.cancel"),
          close: t("control.toast.close"),
          fetching: t("control.list.fetching"),
        }}
      />
    </>
  );
}

interface RecordRowProps {
  href: string;
  /** What the record is known by. */
  title: string;
  text: string;
  /** What stands at the end of the row, as a date or an action. */
  children?: ComponentChildren;
}

interface RecordDeleteProps {
  t: Translate;
  view: ListView<unknown>;
  id: string;
  /** What the record is known by. */
  name: string;
  /** What goes with it. */
  text?: string;
}

/** The way to delete a record of a list, after a question that names it. */
export function RecordDelete({ t, view, id, name, text }: RecordDeleteProps) {
  return (
    <a
      class="record-delete"
      href={listAddress(view, { delete: id })}
      aria-label={t("control.delete.named", { name })}
      data-delete={id}
      data-question={deleteQuestion(t, name, text)}
    >
      <Icon name="delete" />
    </a>
  );
}

/** One record of a list, leading to its own screen. */
export function RecordRow({ href, title, text, children }: RecordRowProps) {
  return (
    <li class="record">
      <a class="record-link" href={href}>
        <span class="record-title code" {...UNTRANSLATED}>{title}</span>
        <bdi class="record-text" {...UNTRANSLATED}>{text}</bdi>
      </a>
      {children}
    </li>
  );
}

interface PartProps {
  t: Translate;
  view: ListView<unknown>;
}

function ListSearch({ t, view, title }: PartProps & { title: string }) {
  const { path, language, search, order, items } = view;
  // There is nothing to search in a list that nobody has filled.
  if (search === "" && items.length === 0) return null;
  const label = t("control.list.searchIn", { list: title });
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
      {order === "oldest" && <input type="hidden" name="order" value={order} />}
      {language !== null && (
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      )}
      <button type="submit" class="button button-quiet">
        <Icon name="search" />
        <span>{t("control.list.search")}</span>
      </button>
      {search !== "" && (
        <a
          class="button button-quiet"
          href={listAddress({ ...view, search: "" })}
        >
          {t("control.list.all")}
        </a>
      )}
    </form>
  );
}

/** How many records there are, or that a search has not counted them all. */
function ListTotal({ t, view: { total, isCapped } }: PartProps) {
  const key = !isCapped
    ? "control.list.total"
    : total < MAX_COUNTED_MATCHES
    ? "control.list.soFar"
    : "control.list.moreThan";
  return <>{t(key, { count: total })}</>;
}

/** The ways to turn the order round; each begins the list anew. */
function ListOrders({ t, view }: PartProps) {
  if (view.order === null || (view.total < 2 && !view.isCapped)) return null;
  return (
    <ul class="list-orders" aria-label={t("control.list.order")}>
      {LIST_ORDERS.map((order) => (
        <li key={order}>
          <a
            href={listAddress({ ...view, order })}
            aria-current={order === view.order}
          >
            {t(`control.list.${order}First`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NoRecords(props: RecordListProps) {
  const { t, view } = props;
  const [title, text] = emptyTexts(props);
  return (
    <div class="list-empty" id="records-empty">
      <Icon name={view.search === "" ? "folder" : "search"} />
      <h2>{t(title, { search: view.search })}</h2>
      {text !== undefined && <p class="soft">{t(text)}</p>}
    </div>
  );
}

/** Says why a part of a list is empty. */
function emptyTexts(
  { view, noun }: RecordListProps,
): [title: MessageKey, text?: MessageKey] {
  if (view.more !== null) {
    return ["control.list.noneSoFar", "control.list.noneSoFarText"];
  }
  if (!view.isFirst) return ["control.list.noneLeft"];
  return view.search === ""
    ? [`control.${noun}.empty`, `control.${noun}.emptyText`]
    : ["control.list.noResult", "control.list.noResultText"];
}

function ListPages({ t, view }: PartProps) {
  const { more, isFirst, order } = view;
  if (more === null && isFirst) return null;
  return (
    <p class="list-pages" id="records-pages">
      {more !== null && (
        <a class="button button-quiet" href={more} rel="next">
          {t("control.list.more")}
        </a>
      )}
      {!isFirst && (
        <a href={listAddress(view)}>{t(`control.list.${order ?? "newest"}`)}</a>
      )}
    </p>
  );
}
