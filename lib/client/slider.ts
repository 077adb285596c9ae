/** The actions of a slider's buttons. */
export interface SliderControl {
  /** Moves by this many slides, cyclically. */
  move(by: number): void;
  /** Stops or starts autoplay. */
  toggle(): void;
  end(): void;
}

interface Options {
  every?: number | undefined;
  onPlaying: (playing: boolean) => void;
}

/**
 * Controls a list that scrolls sideways. With `every`, autoplay moves it each so many milliseconds, but not under the
 * pointer, with keyboard focus inside, or in a hidden tab; under reduced motion it starts stopped (spec section 9).
 */
export function controlSlider(
  list: HTMLElement,
  { every, onPlaying }: Options,
): SliderControl {
  const ending = new AbortController();
  const { signal } = ending;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const frame = list.parentElement!;
  const holds = new Set<string>();
  let playing = every !== undefined && !calm.matches;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function move(by: number) {
    const stops = stopsOf(list);
    const reach = list.scrollWidth - list.clientWidth;
    const at = nearest(stops, list.scrollLeft);
    const isEnd = by > 0 && Math.abs(list.scrollLeft) >= reach - 2;
    const next = isEnd ? 0 : (at + by + stops.length) % stops.length;
    list.scrollTo({
      left: stops[next]!,
      behavior: calm.matches ? "instant" : "smooth",
    });
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    if (every === undefined) return;
    // Autoplay is not announced, requested slides are.
    list.ariaLive = playing ? "off" : "polite";
    if (playing && holds.size === 0) {
      timer = setTimeout(() => document.hidden ? schedule() : move(1), every);
    }
  }

  function hold(events: [string, string]) {
    const [start, stop] = events;
    frame.addEventListener(start, () => {
      holds.add(start);
      schedule();
    }, { signal });
    frame.addEventListener(stop, () => {
      holds.delete(start);
      schedule();
    }, { signal });
  }

  hold(["pointerenter", "pointerleave"]);
  hold(["focusin", "focusout"]);
  onPlaying(playing);
  schedule();

  return {
    move,
    toggle() {
      playing = !playing;
      onPlaying(playing);
      schedule();
    },
    end() {
      clearTimeout(timer);
      ending.abort();
    },
  };
}

/** Returns the scroll position of each slide; negative from right to left, like `scrollLeft`. */
function stopsOf(list: HTMLElement): number[] {
  const lefts = Array.from(
    list.children,
    (slide) => (slide as HTMLElement).offsetLeft,
  );
  return lefts.map((left) => left - lefts[0]!);
}

function nearest(stops: number[], moved: number): number {
  const distances = stops.map((stop) => Math.abs(stop - moved));
  return distances.indexOf(Math.min(...distances));
}
