import { Icon } from "@/components/ui/Icon.tsx";
import { formatDay, formatTime } from "@/lib/dates.ts";
import type { ShownActivity } from "@/lib/parcels/entry_schema.ts";
import { type ParcelView, visitorText } from "./texts.ts";

/** The number of events shown initially. */
const MAX_SHOWN = 5;

/** The history of a parcel, newest first. */
export function History(shown: ParcelView) {
  const { parcel: { history }, view } = shown;
  const { noHistory, earlier } = view.labels;
  // Folding a single event would save no room.
  const count = history.length === MAX_SHOWN + 1 ? history.length : MAX_SHOWN;
  const folded = history.slice(count);
  return (
    <>
      {history.length > 0
        ? <EventList events={history.slice(0, count)} {...shown} />
        : <p class="soft">{noHistory}</p>}
      {folded.length > 0 && (
        <details class="timeline-more">
          <summary>
            <Icon name="expand_more" />
            {earlier}{" "}
            <span key={folded.length} class="figure">({folded.length})</span>
          </summary>
          <EventList events={folded} {...shown} />
        </details>
      )}
      {history.length > 0 && <p class="timeline-zone">{view.zone}</p>}
    </>
  );
}

function EventList(
  { events, ...shown }: ParcelView & { events: ShownActivity[] },
) {
  return (
    <ol class="timeline">
      {events.map((event) => (
        <HistoryEvent
          key={event.id + event.updated_at}
          event={event}
          {...shown}
        />
      ))}
    </ol>
  );
}

function HistoryEvent(
  { event, progress, view }: ParcelView & { event: ShownActivity },
) {
  const { labels, tag, timeZone } = view;
  const { occurred_at: at, color, title } = event;
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
        <bdi>{visitorText(title, progress, labels)}</bdi>
      </h3>
      {event.description && (
        <p class="event-text">
          <bdi>{event.description}</bdi>
        </p>
      )}
    </li>
  );
}
