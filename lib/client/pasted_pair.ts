import { pairOf } from "@/lib/fields/coordinates.ts";

/** Matches the name of a field of a place's coordinates. */
const FIELD = /^(map_\w+_)(?:latitude|longitude)$/;

/** Puts a pair of coordinates that is pasted into one field of a place into both. Returns a function that stops it. */
export function splitPastedPairs(): () => void {
  document.addEventListener("paste", splitPair);
  return () => document.removeEventListener("paste", splitPair);
}

function splitPair(event: ClipboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const [, place] = FIELD.exec(target.name) ?? [];
  const pair = pairOf(event.clipboardData?.getData("text") ?? "");
  if (place === undefined || pair === null) return;
  event.preventDefault();
  const fields = ["latitude", "longitude"].map((name) =>
    document.querySelector<HTMLInputElement>(`[name=${place}${name}]`)!
  );
  fields.forEach((field, at) => field.value = pair[at]!);
  // Notifies the form as typing would, after both are set.
  for (const field of fields) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
