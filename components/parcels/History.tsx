import { Icon } from "@/components/ui/Icon.tsx";
import type { PublicActivity } from "@/lib/schemas/records.ts";
import { formatDay, formatTime } from "./format.ts";
import type { TrackingView } from "./labels.ts";

interface HistoryProps {
  /** Newest first. */
  history: PublicActivity[];
  view: TrackingView;
}

/** So many events are seen at once; a long chain unfolds on demand. */
const SHOWN = 5;

/** What happened to a parcel, newest first (spec section 2). */
export function History({ history, view }: HistoryProps) {
  const { noHistory, earlier } = view.labels;
  // One hidden event is no reason to fold.
  const shown = history.length === SHOWN + 1 ? history.length : SHOWN;
  const folded = history.slice(shown);
  return (
    <>
      {/* It is there before the first event: of a region that comes filled screen readers say nothing. */}
      <div aria-live="polite">
        {history.length > 0
          ? <EventList history={history.slice(0, shown)} view={view} />
          : <p class="soft">{noHistory}</p>}
      </div>
      {folded.length > 0 && (
        <details class="timeline-more">
          <summary>
            <Icon name="expand_more" />
            {earlier} <span class="figure">({folded.length})</span>
          </summary>
          <EventList history={folded} view={view} />
        </details>
      )}
      {history.length > 0 && <p class="timeline-zone">{view.zone}</p>}
    </>
  );
}

function EventList({ history, view }: HistoryProps) {
  return (
    <ol class="timeline">
      {history.map((event) => (
        <Event
          key={event.id}
          event={event}
          view={view}
        />
      ))}
    </ol>
  );
}

function Event({ event, view }: { event: PublicActivity; view: TrackingView }) {
  const { labels, tag, timeZone } = view;
  const { occurred_at: at, color } = event;
  return (
    <li class={`event event-${color}`} data-testid="activity">
      <span class="event-mark">
        <Icon name={event.icon} />
      </span>
      <p class="event-when">
        <time dateTime={at}>
          <span class="event-day">{formatDay(at, tag, timeZone)}</span>{" "}
          <span class="event-time">{formatTime(at, tag, timeZone)}</span>
        </time>
      </p>
      <p class="event-tone">{labels.colors[color]}</p>
      <h3 class="event-title">
        <bdi>{event.title}</bdi>
      </h3>
      {event.description && (
        <p class="event-text">
          <bdi>{event.description}</bdi>
        </p>
      )}
    </li>
  );
}
