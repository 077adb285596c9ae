import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Toast } from "@/components/ui/Toast.tsx";
import {
  deleteRecord,
  type Doomed,
  type Notice,
  watchRecords,
} from "@/lib/client/records.ts";

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
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [fetching, setFetching] = useState(false);
  const [said, say] = useState<Notice>(NOTHING);

  useEffect(() => {
    watchRecords({ onDelete: ask, onFetching: setFetching, say });
  }, []);

  function ask(next: Doomed) {
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
        <button
          type="button"
          class="button button-danger"
          onClick={onConfirm}
        >
          {labels.confirm}
        </button>
      </div>
    </dialog>
  );
}
