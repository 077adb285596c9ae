import { Icon } from "@/components/ui/Icon.tsx";
import { TrackForm, type TrackFormProps } from "@/components/ui/TrackForm.tsx";
import type { TrackingLabels } from "./labels.ts";

interface TrackingSearchProps {
  code: string;
  labels: TrackingLabels;
  /** Whether the page shows no result yet, and so has room for an explanation. */
  idle: boolean;
  field?: TrackFormProps["field"];
  onSubmit?: TrackFormProps["onSubmit"];
}

/** The head of the tracking page: the way back and the search bar (spec section 2). */
export function TrackingSearch(
  { code, labels, idle, field, onSubmit }: TrackingSearchProps,
) {
  return (
    <div
      class={idle
        ? "tracking-band tracking-band-idle chart"
        : "tracking-band chart"}
    >
      <div class="wrap tracking-search">
        <div class="tracking-title">
          <a class="tool" href="/" aria-label={labels.back} title={labels.back}>
            <Icon name="arrow_back" class="icon-mirror" />
          </a>
          <h1>{labels.heading}</h1>
        </div>
        <TrackForm
          id="code"
          label={labels.code}
          placeholder={labels.placeholder}
          button={labels.button}
          value={code}
          field={field}
          onSubmit={onSubmit}
        />
        {idle && <p class="tracking-intro">{labels.intro}</p>}
      </div>
    </div>
  );
}
