import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import {
  deleteRecord,
  type Notice,
  type RecordDeletion,
  watchRecords,
} from "@/lib/client/records.ts";
import { Icon } from "@/components/ui/Icon.tsx";

export interface RecordToolsProps {
  /** The path of the API call that deletes a record of this list. */
  api: string;
  /** The URL of the list's first page. */
  list: string;
  labels: {
    title: string;
    confirm: string;
    cancel: string;
    close: string;
    fetching: string;
  };
}

const NOTHING: Notice = { text: "" };

/** In-place actions of a list: deletion after confirmation, loading more, and error notices. */
export default function RecordTools({ api, list, labels }: RecordToolsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [doomed, setDoomed] = useState<RecordDeletion | null>(null);
  const [fetching, setFetching] = useState(false);
  const [said, say] = useState<Notice>(NOTHING);

  useEffect(() => {
    watchRecords({ onDelete: ask, onFetching: setFetching, say });
  }, []);

  function ask(next: RecordDeletion) {
    setDoomed(next);
    dialog.current!.showModal();
  }

  function confirm() {
    dialog.current!.close();
    deleteRecord({ api, list }, doomed!, say);
  }

  return (
    <>
      <DeleteDialog
        dialog={dialog}
        question={doomed?.question}
        labels={labels}
        onConfirm={confirm}
      />
      <p class="list-fetching" role="status">
        {fetching && <span>{labels.fetching}</span>}
      </p>
      <Toast notice={said} close={labels.close} onClose={() => say(NOTHING)} />
    </>
  );
}

interface DeleteDialogProps extends Pick<RecordToolsProps, "labels"> {
  dialog: RefObject<HTMLDialogElement>;
  question: string | undefined;
  onConfirm: () => void;
}

function DeleteDialog(props: DeleteDialogProps) {
  const { dialog, question, labels, onConfirm } = props;
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby="delete-title"
      aria-describedby="delete-question"
    >
      <h2 id="delete-title">{labels.title}</h2>
      <p key={question} id="delete-question">{question}</p>
      <div class="form-actions">
        <button
          type="button"
          class="button button-quiet"
          autofocus
          onClick={() => dialog.current!.close()}
        >
          {labels.cancel}
        </button>
        <button type="button" class="button button-danger" onClick={onConfirm}>
          {labels.confirm}
        </button>
      </div>
    </dialog>
  );
}

interface ToastProps {
  /** The notice; an empty text means none. A repeated text is a new notice. */
  notice: Notice;
  close: string;
  onClose: () => void;
}

/** The duration of a notice (spec section 9). */
const DURATION_MS = 10_000;

/** A short notice at the edge of the screen. It stays while it is hovered or focused. */
function Toast({ notice, close, onClose }: ToastProps) {
  const { text, isError = false } = notice;
  const [held, setHeld] = useState(false);
  // Hover and focus end independently of each other.
  const release = ({ currentTarget: toast }: { currentTarget: Element }) =>
    setHeld(toast.matches(":hover, :focus-within"));
  useEffect(() => {
    // A removed element fires no pointerleave or blur event.
    if (text === "") setHeld(false);
    if (text === "" || held) return;
    const timer = setTimeout(onClose, DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, held]);
  return (
    <div
      class={text === "" ? "toast toast-empty" : "toast"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={release}
      onFocusIn={() => setHeld(true)}
      onFocusOut={release}
    >
      {/* A repeated text gets a new element, because screen readers would not announce the old one again. */}
      <p role="status">
        {text !== "" && !isError && <span key={notice}>{text}</span>}
      </p>
      {isError && <p role="alert" key={notice}>{text}</p>}
      {text !== "" && (
        <button
          type="button"
          class="toast-close"
          aria-label={close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
