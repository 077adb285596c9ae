interface SliderOptions {
  /** The interval of autoplay in milliseconds. If omitted, the slider does not play by itself. */
  every: number | undefined;
  onPlaying: (playing: boolean) => void;
}

/** The events that begin and end a pause of autoplay. */
const HOLDS = [["pointerenter", "pointerleave"], ["focusin", "focusout"]];

/**
 * Controls a list that scrolls sideways. Autoplay pauses under the pointer, with keyboard focus inside, and in a hidden
 * tab; under reduced motion it starts stopped (spec section 9).
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

  /** Moves by this many slides, cyclically. */
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
    // Autoplay is not announced, requested slides are.
    this.#list.ariaLive = this.#playing ? "off" : "polite";
    if (!this.#playing || this.#held.size > 0) return;
    this.#timer = setTimeout(
      () => document.hidden ? this.#schedule() : this.move(1),
      every,
    );
  }
}

/** Returns the scroll position of each slide; negative from right to left, like `scrollLeft`. */
function stopsOf(list: HTMLElement): number[] {
  const slides = [...list.children] as HTMLElement[];
  return slides.map(({ offsetLeft }) => offsetLeft - slides[0]!.offsetLeft);
}

function nearest(stops: number[], moved: number): number {
  const distances = stops.map((stop) => Math.abs(stop - moved));
  return distances.indexOf(Math.min(...distances));
}
