import { useEffect, useState } from "preact/hooks";
import { MAX_NEWS } from "@/lib/fields/constants.ts";
import { send } from "@/lib/client/api.ts";

interface ListNewsProps {
  /** When the list was read, ISO. */
  since: string;
  /** The text of the link that reads the list again. */
  show: string;
}

const ASK_EVERY_MS = 5_000;

/** Says how many of the listed parcels others have changed. Without a script, the list stays as it was read. */
export default function ListNews({ since, show }: ListNewsProps) {
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  async function ask() {
    if (document.hidden) return;
    const rows = document.querySelectorAll<HTMLElement>("#records [data-id]");
    const ids = Array.from(rows, ({ dataset }) => dataset.id)
      .slice(0, MAX_NEWS);
    const result = await send<{ text: string | null }>(
      "POST",
      "/api/parcels/news",
      { since, ids },
    );
    if (result.ok) setText(result.data.text);
  }

  return (
    <span role="status">
      {text !== null && (
        <span key={text}>
          ({text} <a href="">{show}</a>)
        </span>
      )}
    </span>
  );
}
