import { useEffect, useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";

export interface SliderProps {
  /** The id of the list that scrolls sideways. */
  list: string;
  labels: {
    previous: string;
    next: string;
    /** Only for a slider with autoplay. */
    pause?: string;
    play?: string;
  };
  /** The interval of autoplay in milliseconds. */
  every?: number;
}

/** The events that begin and end a pause of autoplay. */
const HOLDS = [["pointerenter", "pointerleave"], ["focusin", "focusout"]];

/** The buttons of a list that scrolls sideways; without a script it is scrolled by hand (spec section 2). */
export default function Slider({ list, labels, every }: SliderProps) {
  const [control, setControl] = useState<
    ReturnType<typeof controlSlider> | null
  >(null);
  const [playing, setPlaying] = useState(every !== undefined);
  useEffect(() => {
    const element = document.getElementById(list)!;
    setControl(controlSlider(element, every, setPlaying));
  }, []);
  return (
    <div class="slider-buttons" hidden={control === null}>
      {every !== undefined && (
        <button
          type="button"
          class="slider-button"
          aria-label={playing ? labels.pause : labels.play}
          onClick={() => control?.toggle()}
        >
          <Icon name={playing ? "pause" : "play_arrow"} />
        </button>
      )}
      <button
        type="button"
        class="slider-button"
        aria-controls={list}
        aria-label={labels.previous}
        onClick={() => control?.move(-1)}
      >
        <Icon name="arrow_back" class="icon-mirror" />
      </button>
      <button
        type="button"
        class="slider-button"
        aria-controls={list}
        aria-label={labels.next}
        onClick={() => control?.move(1)}
      >
        <Icon name="arrow_forward" class="icon-mirror" />
      </button>
    </div>
  );
}

/**
 * Controls a list that scrolls sideways. With `every`, autoplay moves it each so many milliseconds, but not under the
 * pointer, with keyboard focus inside, or in a hidden tab; under reduced motion it starts stopped (spec section 9).
 */
function controlSlider(
  list: HTMLElement,
  every: number | undefined,
  onPlaying: (playing: boolean) => void,
) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const held = new Set<string>();
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
    if (playing && held.size === 0) {
      timer = setTimeout(() => document.hidden ? schedule() : move(1), every);
    }
  }

  function play(now: boolean) {
    playing = now;
    onPlaying(playing);
    schedule();
  }

  for (const [start, end] of HOLDS) {
    list.parentElement!.addEventListener(start!, () => {
      held.add(start!);
      schedule();
    });
    list.parentElement!.addEventListener(end!, () => {
      held.delete(start!);
      schedule();
    });
  }
  play(playing);
  return {
    /** Moves by this many slides, cyclically. */
    move,
    /** Stops or starts autoplay. */
    toggle: () => play(!playing),
  };
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
