import type { ComponentChildren } from "preact";

/** A labelled value in a list of facts; renders nothing if there is no value. */
export function Fact(
  { label, children }: { label: string; children: ComponentChildren },
) {
  if (children === null || children === false) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
