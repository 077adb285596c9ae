import { useEffect, useState } from "preact/hooks";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { SliderControl } from "@/lib/client/slider_control.ts";

export interface SliderProps {
  /** The id of the list. */
  list: string;
  labels: {
    previous: string;
    next: string;
    /** The label of the pause button; only for a slider with autoplay. */
    pause?: string;
    play?: string;
  };
  /** The interval of autoplay in milliseconds. */
  every?: number;
}

/** The buttons of a horizontally scrolling list. Without a script, it is scrolled by touch or wheel. */
export default function Slider({ list, labels, every }: SliderProps) {
  const [control, setControl] = useState<SliderControl | null>(null);
  const [playing, setPlaying] = useState(every !== undefined);
  useEffect(() => {
    const element = document.getElementById(list)!;
    setControl(new SliderControl(element, { every, onPlaying: setPlaying }));
  }, []);
  const mover = (icon: IconName, label: string, by: 1 | -1) => (
    <button
      type="button"
      class="slider-button"
      aria-controls={list}
      aria-label={label}
      onClick={() => control?.move(by)}
    >
      <Icon name={icon} class="icon-mirror" />
    </button>
  );
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
      {mover("arrow_back", labels.previous, -1)}
      {mover("arrow_forward", labels.next, 1)}
    </div>
  );
}
