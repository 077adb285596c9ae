interface SliderOptions {
  /** The autoplay interval in milliseconds; no autoplay if omitted. */
  every: number | undefined;
  onPlaying: (playing: boolean) => void;
}

/** The events that start and end an autoplay pause. */
const HOLDS = [["pointerenter", "pointerleave"], ["focusin", "focusout"]];

/**
 * Controls a horizontally scrolling list. Autoplay pauses under the pointer, with focus inside, and in a hidden tab; with
 * reduced motion it starts stopped (spec section 9).
 */
export class SliderControl {
  readonly #list: HTMLElement;
  readonly #options: SliderOptions;
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #held = new Set<string>();
  #playing: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(list: HTMLElement, options: SliderOptions) {
    this.#list = list;
    this.#options = options;
    this.#playing = options.every !== undefined && !this.#calm.matches;
    for (const [start, end] of HOLDS) {
      list.parentElement!.addEventListener(start!, () => {
        this.#held.add(start!);
        this.#schedule();
      });
      list.parentElement!.addEventListener(end!, () => {
        this.#held.delete(start!);
        this.#schedule();
      });
    }
    this.#play(this.#playing);
  }

  /** Moves by a number of slides, wrapping around. */
  move(by: number): void {
    const list = this.#list;
    const stops = stopsOf(list);
    const reach = list.scrollWidth - list.clientWidth;
    const at = nearest(stops, list.scrollLeft);
    const isEnd = by > 0 && Math.abs(list.scrollLeft) >= reach - 2;
    const next = isEnd ? 0 : (at + by + stops.length) % stops.length;
    list.scrollTo({
      left: stops[next]!,
      behavior: this.#calm.matches ? "instant" : "smooth",
    });
    this.#schedule();
  }

  /** Stops or starts autoplay. */
  toggle(): void {
    this.#play(!this.#playing);
  }

  #play(now: boolean): void {
    this.#playing = now;
    this.#options.onPlaying(now);
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { every } = this.#options;
    if (every === undefined) return;
    // Requested slides are announced; autoplay is not.
    this.#list.ariaLive = this.#playing ? "off" : "polite";
    if (!this.#playing || this.#held.size > 0) return;
    this.#timer = setTimeout(
      () => document.hidden ? this.#schedule() : this.move(1),
      every,
    );
  }
}

/** Returns each slide's scroll position; negative in right-to-left lists, like `scrollLeft`. */
function stopsOf(list: HTMLElement): number[] {
  const slides = [...list.children] as HTMLElement[];
  return slides.map(({ offsetLeft }) => offsetLeft - slides[0]!.offsetLeft);
}

function nearest(stops: number[], moved: number): number {
  const distances = stops.map((stop) => Math.abs(stop - moved));
  return distances.indexOf(Math.min(...distances));
}
