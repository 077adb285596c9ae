import type { Ref } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { TrackingView } from "@/lib/tracking/labels.ts";

interface TrackingFailureProps {
  /** The searched code. */
  code: string;
  error: string;
  /** The HTTP status; 0 if there was no readable response. */
  status: number;
  /** Whether the text cannot be a code. */
  isMistyped: boolean;
  view: TrackingView;
  heading: Ref<HTMLHeadingElement>;
}

/** The first error of a search, in upper case (spec section 8), and advice. */
export function TrackingFailure(
  { code, error, status, isMistyped, view, heading }: TrackingFailureProps,
) {
  const { labels, tag } = view;
  const advice = labels.nextSteps[status];
  const steps = isMistyped ? [labels.codeForm, ...advice ?? []] : advice;
  return (
    <div class="wrap failure">
      <div class="failure-error" role="alert">
        <Icon name="error" />
        <h2 tabIndex={-1} ref={heading}>{error.toLocaleUpperCase(tag)}</h2>
      </div>
      {steps && (
        <>
          <p>
            {labels.searched} <bdi class="code" {...UNTRANSLATED}>{code}</bdi>
          </p>
          <h3>{labels.next}</h3>
          <ul class="failure-steps">
            {steps.map((step) => <li key={step}>{step}</li>)}
          </ul>
          <a class="button button-quiet" href="/contact.html">
            {labels.contact}
          </a>
        </>
      )}
    </div>
  );
}
