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
  if (history.length === 0) return <p class="soft">{noHistory}</p>;
  // One hidden event is no reason to fold.
  const shown = history.length === SHOWN + 1 ? history.length : SHOWN;
  const folded = history.slice(shown);
  return (
    <>
      <EventList events={history.slice(0, shown)} view={view} isLive />
      {folded.length > 0 && (
        <details class="timeline-more">
          <summary>
            <Icon name="expand_more" />
            {earlier} <span class="figure">({folded.length})</span>
          </summary>
          <EventList events={folded} view={view} />
        </details>
      )}
      <p class="timeline-zone">{view.zone}</p>
    </>
  );
}

interface EventListProps {
  events: PublicActivity[];
  view: TrackingView;
  /** Whether screen readers say what is added. */
  isLive?: boolean;
}

function EventList({ events, view, isLive }: EventListProps) {
  return (
    <ol class="timeline" aria-live={isLive ? "polite" : undefined}>
      {events.map((event) => (
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
