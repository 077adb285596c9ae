import type { ComponentChildren } from "preact";

interface ValueProps {
  text: string | null;
  /** Said in place of the dash that stands for a value nobody gave. */
  unset: string;
  /** Phone numbers and e-mail addresses read from left to right in every language. */
  ltr?: boolean | undefined;
}

/** A value as the operator typed it; a missing one is a dash for the eye and a word for the ear. */
export function Value({ text, unset, ltr }: ValueProps) {
  if (text) return <bdi dir={ltr ? "ltr" : undefined}>{text}</bdi>;
  return (
    <span class="unset">
      <span aria-hidden="true">–</span>
      <span class="visually-hidden">{unset}</span>
    </span>
  );
}

interface FactListProps {
  facts: { label: string; value: string | null; ltr?: boolean }[];
  unset: string;
}

/** Labelled values of a parcel; none is left out, so that every parcel reads the same. */
export function FactList({ facts, unset }: FactListProps) {
  return (
    <dl class="facts">
      {facts.map(({ label, value, ltr }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Value text={value} unset={unset} ltr={ltr} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SectionProps {
  id: string;
  heading: string;
  children: ComponentChildren;
}

/** A part of the tracking result under its heading. */
export function ResultSection({ id, heading, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 class="result-heading" id={id}>{heading}</h2>
      {children}
    </section>
  );
}
