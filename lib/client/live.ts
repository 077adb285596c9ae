import { path } from "./api.ts";

interface Page {
  /** Returns the fingerprint of the page's content. */
  seen(): string;
  /** Refetches the parcel; false on failure. */
  renew(): Promise<boolean>;
}

/** The timeout for opening a stream, and the polling interval without one. */
const PAUSE_MS = 5_000;

/**
 * Keeps a visible page in sync with its parcel, by an event stream or, if that is blocked, by polling. Returns a function that
 * stops it.
 */
export function watchParcel(code: string, page: Page): () => void {
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const address = () => path`/api/parcels/${code}/events?seen=${page.seen()}`;

  function stop() {
    events?.close();
    clearTimeout(timer);
  }

  function begin() {
    stop();
    if (isOver || document.hidden) return;
    events = new EventSource(address());
    events.onopen = () => clearTimeout(timer);
    events.onmessage = async () => await page.renew() || wait();
    // The browser reconnects a lost connection, but not a refused one.
    events.onerror = () => events!.readyState === 2 && wait();
    wait(events);
  }

  /** Polls after a pause, then retries the stream. With `kept`, that stream stays open, and opening cancels the poll. */
  function wait(kept?: EventSource) {
    if (!kept) stop();
    timer = setTimeout(ask, PAUSE_MS);
  }

  async function ask() {
    stop();
    const news = await fetch(`${address()}&once`).then(read)
      .catch(() => null);
    const isRenewed = news !== null && await page.renew();
    // The page now shows that the parcel is gone: stop.
    if (!(news === "gone" && isRenewed)) begin();
  }

  document.addEventListener("visibilitychange", begin);
  begin();
  return () => {
    isOver = true;
    stop();
    document.removeEventListener("visibilitychange", begin);
  };
}

/** Returns the parcel's change in a response; null if there is none. */
async function read(answer: Response): Promise<"gone" | "changed" | null> {
  if (answer.status === 404) return "gone";
  return (await answer.text()).includes("changed") ? "changed" : null;
}
