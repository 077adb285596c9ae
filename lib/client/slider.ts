/** What the buttons of a slider do. */
export interface SliderControl {
  /** Shows the slide that many places on; after the last comes the first. */
  move(by: number): void;
  /** Stops or starts its moving by itself. */
  toggle(): void;
  end(): void;
}

interface Options {
  every?: number | undefined;
  onPlaying: (playing: boolean) => void;
}

/**
 * Moves a list that scrolls sideways. With `every` it moves on by itself after so many milliseconds, but not while
 * somebody points at it or is inside it with the keyboard, nor in a hidden tab; where less motion is wished for it starts
 * stopped (spec section 9).
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
    const slides = [...list.children] as HTMLElement[];
    const reach = list.scrollWidth - list.clientWidth;
    const at = slides.indexOf(nearest(slides, list));
    const isEnd = by > 0 && Math.abs(list.scrollLeft) >= reach - 2;
    const next = isEnd ? 0 : (at + by + slides.length) % slides.length;
    list.scrollTo({
      left: slides[next]!.offsetLeft - slides[0]!.offsetLeft,
      behavior: calm.matches ? "instant" : "smooth",
    });
    schedule();
  }

  function schedule() {
    clearTimeout(timer);
    if (every === undefined) return;
    // What changes by itself is not read out, what was asked for is.
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

function nearest(slides: HTMLElement[], list: HTMLElement): HTMLElement {
  const { left } = list.getBoundingClientRect();
  const distances = slides.map((slide) =>
    Math.abs(slide.getBoundingClientRect().left - left)
  );
  return slides[distances.indexOf(Math.min(...distances))]!;
}
