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
  /** The path of the call that deletes a record of this list. */
  api: string;
  /** The address of the list's first page. */
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

/** Actions of a list in place: confirmed deletion, loading more, and error notices. */
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
        {fetching ? labels.fetching : ""}
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
      <p id="delete-question">{question}</p>
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

/** How long a notice stays (spec section 9). */
const DURATION_MS = 10_000;

/** A short notice at the edge of the screen. It stays under the pointer and while it has the focus. */
function Toast({ notice, close, onClose }: ToastProps) {
  const { text, isError = false } = notice;
  const [held, setHeld] = useState(false);
  // Pointer and keyboard leave independently of each other.
  const release = ({ currentTarget: toast }: { currentTarget: Element }) =>
    setHeld(toast.matches(":hover, :focus-within"));
  useEffect(() => {
    // A removed element reports no leaving pointer or focus.
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
      {/* A repeated text is a new element: screen readers would not announce the old one again. */}
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
