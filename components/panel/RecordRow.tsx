import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import { deleteQuestion } from "./Confirm.tsx";
import { listAddress } from "./screens.ts";

interface RecordRowProps {
  href: string;
  /** The name of the record. */
  title: string;
  text: string;
  /** Shown at the end of the row, such as a date or an action. */
  children?: ComponentChildren;
}

/** A record in a list, linked to its screen. */
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

interface RecordDeleteProps {
  t: Translate;
  view: ListView<unknown>;
  id: string;
  /** The name of the record. */
  name: string;
  /** A sentence about further data that is deleted with it. */
  text?: string;
}

/** The button that deletes a record of a list, after a confirmation that names it. */
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

interface RecordTrashProps {
  t: Translate;
  id: string;
  /** The name of the record. */
  name: string;
}

/** The button that trashes a record of a list. It asks for no confirmation, because this can be undone. */
export function RecordTrash({ t, id, name }: RecordTrashProps) {
  return (
    <form method="post" class="record-trash">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        class="record-delete"
        aria-label={t("control.delete.named", { name })}
        data-delete={id}
      >
        <Icon name="delete" />
      </button>
    </form>
  );
}
