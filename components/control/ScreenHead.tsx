import type { ComponentChildren } from "preact";

interface ScreenHeadProps {
  title: string;
  lead?: ComponentChildren;
  /** Shown between the title and the lead. */
  children?: ComponentChildren;
}

/** The heading of a screen, and what the screen is for. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <div class="control-head">
      <h1>{title}</h1>
      {children}
      {lead !== undefined && <p class="soft">{lead}</p>}
    </div>
  );
}
