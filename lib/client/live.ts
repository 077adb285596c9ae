import { path } from "./api.ts";

interface Page {
  /** The fingerprint of what the page shows. */
  seen(): string;
  /** Asks for the parcel anew; false when that did not work. */
  renew(): Promise<boolean>;
}

/** How long a stream may take to begin, and how long a page without one waits between two questions. */
const PAUSE_MS = 5_000;

/**
 * Renews the page soon after its parcel has changed, for as long as it is visible: by a stream of events or, where none comes
 * through, by asking every few seconds. Returns what ends it.
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
    // A connection that was lost comes back by itself, a refused one does not.
    events.onerror = () => events!.readyState === 2 && wait();
    wait(events);
  }

  /** Asks in a while, and begins anew; a stream that begins in the meantime goes on. */
  function wait(kept?: EventSource) {
    if (!kept) stop();
    timer = setTimeout(ask, PAUSE_MS);
  }

  async function ask() {
    stop();
    const news = await fetch(`${address()}&once`).then(read)
      .catch(() => null);
    const isRenewed = news !== null && await page.renew();
    // Nobody has to ask again for a parcel that the page says to be gone.
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

/** What an answer tells of the parcel; null when it has not changed. */
async function read(answer: Response): Promise<"gone" | "changed" | null> {
  if (answer.status === 404) return "gone";
  return (await answer.text()).includes("changed") ? "changed" : null;
}
