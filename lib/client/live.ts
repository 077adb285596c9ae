import { path } from "./api.ts";

interface Page {
  /** The fingerprint of the page's content. */
  seen(): string;
  /** Fetches the parcel; false on failure. */
  renew(): Promise<boolean>;
}

/** The time a stream may take to start, and the interval of polling without a stream. */
const PAUSE_MS = 5_000;

/**
 * Keeps a visible page up to date with its parcel: by a stream of events or, if none gets
 * through, by polling. Returns a function that stops it.
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
    // A lost connection reconnects by itself, a refused one does not.
    events.onerror = () => events!.readyState === 2 && wait();
    wait(events);
  }

  /** Polls after a pause, then starts over, unless `kept`, the stream, opens first. */
  function wait(kept?: EventSource) {
    if (!kept) stop();
    timer = setTimeout(ask, PAUSE_MS);
  }

  async function ask() {
    stop();
    const news = await fetch(`${address()}&once`).then(read)
      .catch(() => null);
    const isRenewed = news !== null && await page.renew();
    // The page knows that the parcel is gone: stop.
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

/** Reads an answer's news of the parcel; null when it has not changed. */
async function read(answer: Response): Promise<"gone" | "changed" | null> {
  if (answer.status === 404) return "gone";
  return (await answer.text()).includes("changed") ? "changed" : null;
}
