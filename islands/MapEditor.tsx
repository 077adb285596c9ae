import { useEffect, useRef, useState } from "preact/hooks";
import { splitPastedPairs } from "@/lib/client/pasted_pair.ts";
import { Pin } from "@/components/tracking/Pin.tsx";
import type { MapEditing } from "@/lib/client/map_editor.ts";

export interface MapEditorProps extends MapEditing {
  labels: MapEditing["labels"] & { choose: string; hint: string };
}

/**
 * Edits the places of a form on a map, in sync with its fields. Without a script, or if the map fails to load, the
 * fields suffice.
 */
export default function MapEditor(props: MapEditorProps) {
  const { kinds, labels } = props;
  const whole = useRef<HTMLElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(splitPastedPairs, []);
  useEffect(() => {
    // Load the map only once it is visible: in a collapsed section it cannot measure itself.
    import("@/lib/client/near_map.ts")
      .then(({ waitUntilNear }) => waitUntilNear(whole.current!))
      .then(() => import("@/lib/client/map_editor.ts"))
      .then(({ editMap }) => editMap(whole.current!, props))
      .catch((error) => {
        console.warn(error);
        setLost(true);
      });
  }, []);
  if (isLost) return null;
  return (
    <section class="map-editor" ref={whole} aria-label={labels.heading}>
      <fieldset class="map-editor-places" hidden={kinds.length === 1}>
        <legend class="field-label">{labels.choose}</legend>
        {kinds.map((kind, index) => (
          <label key={kind} class="picker-choice">
            <input
              type="radio"
              name="place"
              value={kind}
              defaultChecked={index === 0}
            />
            <Pin kind={kind} />
            {labels[kind]}
          </label>
        ))}
      </fieldset>
      <div
        class="map"
        role="application"
        aria-label={labels.heading}
        aria-describedby="map-editor-hint"
      />
      <p class="map-hint" id="map-editor-hint">{labels.hint}</p>
      <p class="map-editor-said soft" role="status" />
    </section>
  );
}
