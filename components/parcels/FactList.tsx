import type { ComponentChildren } from "preact";

interface FactListProps {
  facts: {
    label: string;
    value: string | null;
    /** Phone numbers and e-mail addresses read from left to right in every language. */
    ltr?: boolean;
  }[];
  /** Said in place of a list that would be empty. */
  unset: string;
}

/** The labelled values that a parcel has, as the operator typed them. */
export function FactList({ facts, unset }: FactListProps) {
  const given = facts.filter(({ value }) => value);
  if (given.length === 0) return <p class="soft">{unset}</p>;
  return (
    <dl class="facts">
      {given.map(({ label, value, ltr }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi dir={ltr ? "ltr" : undefined}>{value}</bdi>
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
