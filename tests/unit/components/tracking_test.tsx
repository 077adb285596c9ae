import { newsOf, trackingTitle } from "@/components/tracking/texts.ts";
import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { VerificationForm } from "@/components/tracking/TrackingForms.tsx";
import { Stages } from "@/components/tracking/Stages.tsx";
import { TrackingFailure } from "@/components/tracking/TrackingFailure.tsx";
import { TrackingResult } from "@/components/tracking/TrackingResult.tsx";
import {
  formatDay,
  formatDeliveryDate,
  formatNearDay,
  formatTime,
  formatTimeZone,
  timeOptions,
} from "@/lib/dates.ts";
import {
  mapLabels,
  trackingLabels,
  type TrackingView,
} from "@/lib/tracking/labels.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";
import { mapPlaces } from "@/lib/tracking/places.ts";
import ParcelMap from "@/islands/ParcelMap.tsx";
import { RESET } from "@/lib/client/state.ts";
import { type LocaleCode, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { NO_PROGRESS, type ParcelProgress } from "@/lib/tracking/progress.ts";
import { ACTIVITY_COLORS, type Stage, STAGES } from "@/lib/fields/constants.ts";
import type { ShownParcel } from "@/lib/parcels/schema.ts";
import { render } from "@/tests/helpers/html.ts";
import type { ShownActivity } from "@/lib/parcels/entry_schema.ts";
import type { LookupView } from "@/lib/client/look_up.ts";

const t = translator(LOCALES.en);
const labelsIn = (code: LocaleCode) =>
  trackingLabels(translator(LOCALES[code]), PLAIN_MEANINGS.suggestedIn(code));
const view: TrackingView = {
  labels: labelsIn("en"),
  tag: "en",
  timeZone: "UTC",
  zone: "Time zone: UTC.",
  today: "2026-11-24",
  company: "Waybill Logistics",
  origin: "https://waybill.example",
};
const heading = { current: null };

function anEvent(index: number): ShownActivity {
  const at = `2026-11-${20 - index}T15:45:00.000Z`;
  const stamps = { occurred_at: at, created_at: at, updated_at: at };
  const look = { icon: "airplanemode_active", color: "black" } as const;
  const title = `Event ${index}`;
  return { id: `A${index}`, title, description: "", ...look, ...stamps };
}

const bare: ShownParcel = {
  tracking_code: "WB-1",
  weight: null,
  status: null,
  current_location: null,
  min_expected_delivery_date: null,
  max_expected_delivery_date: null,
  recipient_name: "Ann <b>",
  recipient_email: null,
  recipient_phone_number: null,
  destination: "Nantes",
  sender_name: null,
  pickup_location: null,
  image: null,
  ended_at: null,
  history: [],
  show_map: "no",
};

function result(
  parcel: Partial<ShownParcel>,
  changes: Partial<TrackingView> = {},
  progress: Partial<ParcelProgress> = {},
): string {
  const props = {
    parcel: { ...bare, ...parcel },
    progress: { ...NO_PROGRESS, ...progress },
    verification: <VerificationForm t={t} />,
    view: { ...view, ...changes },
    heading,
  };
  return render(<TrackingResult {...props} />);
}

function failure(
  error: string,
  status: number,
  changes: Partial<TrackingView> = {},
  isMistyped = false,
): string {
  const shown = { error, status, isMistyped, view: { ...view, ...changes } };
  return render(<TrackingFailure code="WB-<1" {...shown} heading={heading} />);
}

function headings(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, text]) => text!);
}

Deno.test("TrackingResult() shows the sections of a parcel in order", () => {
  const html = result({ image: "a b.jpg" });
  deepEqual(headings(html), [
    "Shipping Information",
    "Parcel History",
    "Destination",
    "Sent From",
    "Parcel Image",
  ]);
  match(html, /data-testid="tracking-result"/);
  match(html, /src="\/uploads\/images\/a%20b.jpg" alt="Photo of the parcel"/);
  match(html, /https:\/\/waybill.example\/track.html\?code=WB-1/);
});

Deno.test("TrackingResult() omits missing facts and explains empty sections", () => {
  const html = result({});
  match(html, /Ann &lt;b/);
  const absent = /Weight|Sender Name|Last Updated|Estimated|"result-image"/;
  doesNotMatch(html, absent);
  equal(html.match(/Not provided/g)?.length, 1);
  match(html, /Sent From<\/h2><p[^>]*>Not provided/);
  doesNotMatch(result({ weight: "2 kg", sender_name: "Bob" }), /Not provided/);
});

Deno.test("TrackingResult() shows a parcel without status and entries as announced", () => {
  function status(parcel: Partial<ShownParcel>): string | undefined {
    const html = result(parcel);
    return /answer-status.*?#(\w+)".*?<bdi>([^<]*)/.exec(html)?.slice(1)
      .join(" ");
  }
  const announced = "assignment Announced, not yet received";
  equal(status({}), announced);
  equal(status({ max_expected_delivery_date: "2026-11-24" }), announced);
  equal(status({ status: "Pending" }), "local_shipping Pending");
  equal(status({ history: [anEvent(0)] }), undefined);
  equal(status({ current_location: "Lyon" }), undefined);
});

Deno.test("TrackingResult() says by when a delayed parcel was expected", () => {
  const days = {
    status: "In transit",
    min_expected_delivery_date: "2026-11-19",
    max_expected_delivery_date: "2026-11-20",
  };
  match(
    result(days, {}, { isDelayed: true }),
    /Was expected by<span class="answer-note tone-held"><svg.*#schedule.*<\/svg>Delayed<\/span><\/dt><dd><bdi>Fri, Nov 20, 2026</,
  );
  match(
    result(days),
    /Estimated Delivery Date.*Thu, Nov 19 – Fri, Nov 20, 2026</,
  );
  doesNotMatch(result(days), /Delayed|Was expected/);
});

Deno.test("TrackingResult() says when a parcel ended in place of the expected days", () => {
  const ended = (
    stage: Stage,
    ended_at: string,
    language: LocaleCode = "en",
  ) => {
    const changes = {
      labels: labelsIn(language),
      tag: LOCALES[language].formatTag,
      timeZone: "Europe/Berlin",
    };
    const html = result(
      { ended_at, max_expected_delivery_date: "2026-11-30" },
      changes,
      { stage },
    );
    const [, label, text] = /answer-when"><dt>(.*?)<\/dt><dd><bdi>(.*?)<\/bdi>/
      .exec(html)!;
    doesNotMatch(html, /Nov 30/);
    return `${label} ${text!.replace(/\s/gu, " ")}`;
  };
  equal(
    ended("delivered", "2026-11-18T23:49:00.000Z"),
    "Delivered on Thu, Nov 19, 12:49 AM",
  );
  equal(
    ended("returned", "2025-11-18T09:49:00.000Z"),
    "Returned on Tue, Nov 18, 2025, 10:49 AM",
  );
  equal(
    ended("cancelled", "2026-11-18T09:49:00.000Z", "de"),
    "Storniert am Mi., 18. Nov., 10:49",
  );
});

Deno.test("TrackingResult() says what comes after each stage, with a link to the contact page", () => {
  const advice = (stage: Stage | null, parcel: Partial<ShownParcel> = {}) =>
    /<p class="answer-advice">(.*?)<\/p>/
      .exec(result(parcel, {}, { stage }))![1]!;
  const sentences = STAGES.map((stage) => advice(stage));
  equal(new Set(sentences).size, STAGES.length);
  for (const html of sentences) {
    match(
      html,
      /^<span>[A-Z].*\.<\/span> <a href="\/contact.html">Contact us</,
    );
  }
  equal(advice(null), sentences[STAGES.indexOf("pending")]);
  equal(
    advice(null, { status: "Lost at sea" }).trim(),
    `<a href="/contact.html">Contact us</a>`,
  );
});

/** Returns tone, icon and note of the status card. */
function look(html: string): string {
  const [, tone] = /class="answer tone-(\w+)"/.exec(html)!;
  const card = /answer-status.*?<dt>(.*?)<\/dt>.*?#(\w+)"/;
  const [, label, sign] = card.exec(html)!;
  const [, note = ""] = /answer-note">([^<]*)/.exec(label!) ?? [];
  return `${tone} ${sign} ${note}`.trim();
}

Deno.test("TrackingResult() colors the status card by stage, with an icon and, for problems, a word", () => {
  const history = [{ ...anEvent(0), icon: "moped" as const }];
  const looks = Map.groupBy(
    STAGES,
    (stage) => look(result({ status: stage, history }, {}, { stage })),
  );
  deepEqual(Object.fromEntries(looks), {
    "moving moped": [
      "pending",
      "pickedUp",
      "inTransit",
      "outForDelivery",
      "readyForPickup",
    ],
    "held pan_tool Attention": ["customs", "onHold"],
    "done check_circle": ["delivered"],
    "problem error Problem": ["deliveryFailed", "returned", "cancelled"],
  });
});

Deno.test("TrackingResult() takes color and icon of a custom status from its latest entry", () => {
  const looks = ACTIVITY_COLORS.map((color) => {
    const latest = { ...anEvent(0), color, icon: "home_work" as const };
    const older = { ...anEvent(1), color: "red" as const };
    return look(result({ status: "At the pier", history: [latest, older] }));
  });
  deepEqual(looks, [
    "done home_work",
    "moving home_work",
    "held home_work Attention",
    "problem home_work Problem",
  ]);
  equal(look(result({ status: "At the pier" })), "moving local_shipping");
});

Deno.test("TrackingResult() translates only suggested titles", () => {
  const labels = labelsIn("de");
  const titles = ["In transit", "Left the hub", "constructor"];
  const history = titles.map((title, index) => ({ ...anEvent(index), title }));
  const known = { suggestions: { "In transit": "inTransit" } } as const;
  const html = result({ history }, { labels }, known);
  const shown = html.matchAll(/event-title"><bdi>([^<]*)/g);
  const translated = ["Unterwegs", "Left the hub", "constructor"];
  deepEqual(Array.from(shown, ([, title]) => title), translated);
});

function news(
  before: Partial<ShownParcel>,
  now: Partial<ShownParcel>,
  progress: Partial<ParcelProgress> = {},
): string {
  const shown = (
    parcel: Partial<ShownParcel>,
    progress: Partial<ParcelProgress> = {},
  ) => ({
    parcel: { ...bare, ...parcel },
    progress: { ...NO_PROGRESS, ...progress },
    view,
  });
  return newsOf(shown(before), shown(now, progress));
}

Deno.test("newsOf() names each change once", () => {
  const before = { status: "Picked up", weight: "2 kg", history: [anEvent(5)] };
  const entry = { ...anEvent(0), title: "In transit", description: "By van" };
  const moved = { status: "In transit", current_location: "Lyon" };
  const now = { ...before, ...moved, history: [entry, anEvent(5)] };
  equal(news(before, before), "");
  equal(news(before, now), "In transit. Current Location: Lyon. By van");
  equal(news(before, before, { isDelayed: true }), "Delayed");
  const first = { ...anEvent(0), title: "Left Lyon" };
  equal(news({}, { history: [first] }), "Left Lyon");
});

Deno.test("TrackingResult() shows a long status in smaller type", () => {
  match(result({ status: "x".repeat(41) }), /answer-status-long/);
  doesNotMatch(result({ status: "x".repeat(40) }), /answer-status-long/);
});

Deno.test("TrackingResult() translates a suggested status, but keeps the office's capitalization in the office's language", () => {
  const statuses: [string, Stage | null, LocaleCode, shown: string][] = [
    ["In transit", "inTransit", "ar", "في الطريق"],
    ["entregue", "delivered", "pt", "entregue"],
    ["ON HOLD", "onHold", "en", "ON HOLD"],
    ["Entregue", "delivered", "en", "Delivered"],
    ["At the pier", null, "ar", "At the pier"],
  ];
  for (const [status, stage, locale, shown] of statuses) {
    const labels = labelsIn(locale);
    const suggestions = stage === null ? {} : { [status]: stage };
    const html = result({ status }, { labels }, { suggestions });
    equal(/answer-status[^]*?<bdi>([^<]*)/.exec(html)![1], shown);
  }
});

Deno.test("TrackingResult() shows moments in the site's time zone and the page's language", () => {
  const parcel = { history: [anEvent(0)] };
  const moments: [changes: Partial<TrackingView>, day: string, time: string][] =
    [
      [{}, "Nov 20, 2026", "3:45\\sPM"],
      [{ timeZone: "Asia/Tokyo" }, "Nov 21, 2026", "12:45\\sAM"],
      [{ tag: "de" }, "20. Nov. 2026", "15:45"],
    ];
  for (const [changes, day, time] of moments) {
    const html = result(parcel, changes);
    match(html, new RegExp(`${day}</span> <span[^>]*>${time}`));
  }
});

Deno.test("TrackingResult() ignores future moments for the last update", () => {
  function lastUpdateOf(...history: ShownActivity[]): string {
    const updated = /answer-updated.*?<time [^>]*>(.*?)<\/time>/;
    return updated.exec(result({ history }))![1]!.replaceAll("\u202f", " ");
  }
  const announced = { ...anEvent(5), occurred_at: "2026-12-24T09:00:00.000Z" };
  equal(lastUpdateOf(announced), "Nov 15, 2026 3:45 PM");
  equal(lastUpdateOf(announced, anEvent(2)), "Nov 18, 2026 3:45 PM");
  equal(lastUpdateOf(anEvent(2), anEvent(3)), "Nov 18, 2026 3:45 PM");
});

Deno.test("TrackingResult() names an event's color and draws its icon", () => {
  const event = { ...anEvent(0), color: "red", icon: "moped" } as const;
  const html = result({ history: [event] });
  match(html, /event-red" data-testid="activity"/);
  match(html, /#moped/);
  match(html, />Problem</);
});

Deno.test("TrackingResult() folds a history after five events, but never a single event", () => {
  const history = Array.from({ length: 8 }, (_, index) => anEvent(index));
  const html = result({ history });
  equal(html.match(/data-testid="activity"/g)?.length, 8);
  const [shown, folded] = html.split("<details");
  equal(shown?.match(/data-testid="activity"/g)?.length, 5);
  match(folded!, /Earlier events.*\(3\)/);
  doesNotMatch(result({ history: history.slice(0, 6) }), /<details/);
  match(result({}), /Nothing has been recorded yet/);
});

Deno.test("TrackingFailure() uppercases the error by the rules of its language", () => {
  const html = failure("Parcel not found", 404);
  match(html, /role="alert".*>PARCEL NOT FOUND</);
  match(html, /href="\/contact.html"/);
  match(failure("iki", 404, { tag: "tr" }), />İKİ</);
});

Deno.test("TrackingFailure() gives advice by status unless the error contains it", () => {
  const unknown = failure("Sendung nicht gefunden", 404);
  match(unknown, /You searched for <bdi[^>]*>WB-&lt;1<.*Compare the code/);
  match(unknown, /Compare the code.*Ask the sender/);
  const offline = failure("Invalid Json", 0);
  match(offline, />INVALID JSON<.*Check that you are online/);
  doesNotMatch(offline, /Compare the code/);
  const limited = failure(t("error.tooMany", { minutes: 4 }), 429);
  match(limited, /IN 4 MINUTES/);
  doesNotMatch(limited, /What you can do next|contact/);
});

Deno.test("TrackingFailure() explains the format of codes for a malformed code", () => {
  const rule =
    /A tracking code has 4 to 40 characters: letters from A to Z, digits and dashes\./;
  match(failure("Parcel not found", 404, {}, true), rule);
  doesNotMatch(failure("Parcel not found", 404), rule);
});

Deno.test("formatTimeZone() names a time zone in the language of the page", () => {
  equal(formatTimeZone("en", "UTC"), "UTC");
  equal(formatTimeZone("en", "Europe/Paris"), "Central European Time");
  equal(formatTimeZone("de", "Europe/Paris"), "Mitteleuropäische Zeit");
});

Deno.test("TrackingResult() names the time zone under a history", () => {
  const html = result({ history: [anEvent(0)] });
  match(html, /<\/ol><p[^>]*>Time zone: UTC\.</);
  doesNotMatch(result({}), /Time zone/);
});

Deno.test("formatDeliveryDate() formats a day, a range of days, or nothing", () => {
  const [tue, thu] = ["2026-11-24", "2026-11-26"];
  const spans: [string | null, string | null, string, string | null][] = [
    [tue, thu, "en", "Tue, Nov 24 – Thu, Nov 26, 2026"],
    [tue, tue, "en", "Tue, Nov 24, 2026"],
    [tue, thu, "de", "Di., 24. – Do., 26. Nov. 2026"],
    [null, tue, "en", "Tue, Nov 24, 2026"],
    [tue, null, "de", "Di., 24. Nov. 2026"],
    [null, null, "en", null],
  ];
  for (const [first, last, tag, written] of spans) {
    const date = formatDeliveryDate(first, last, tag);
    equal(date?.replace(/\s/g, " ") ?? null, written);
  }
});

Deno.test("formatDeliveryDate() joins days by each language's rules, without a spaced hyphen", () => {
  for (const { formatTag } of Object.values(LOCALES)) {
    const format = new Intl.DateTimeFormat(formatTag, {
      year: "numeric",
      month: "short",
      day: "numeric",
      weekday: "short",
      timeZone: "UTC",
    });
    const [first, last] = ["2026-11-24", "2026-11-26"] as const;
    const written = formatDeliveryDate(first, last, formatTag)!;
    const range = format.formatRange(new Date(first), new Date(last));
    const plain = (text: string) => text.replaceAll("\u00a0", " ");
    equal(plain(written), plain(range));
    doesNotMatch(written, /\s-\s/);
  }
});

Deno.test("formatDeliveryDate() and formatNearDay() never break a line within a part of a date", () => {
  const day = formatDeliveryDate("2026-11-24", null, "vi")!;
  match(day, /Th(ứ)?\u00a03/);
  match(formatNearDay("2026-11-24", "vi", "2026-11-20"), /thg\u00a011/);
});

Deno.test("formatDay() changes the day at midnight in zones with an offset of a quarter-hour", () => {
  const day = (time: string) =>
    formatDay(`2026-11-20T${time}Z`, "en", "Asia/Kathmandu");
  equal(day("18:14:59.999"), "Nov 20, 2026");
  equal(day("18:15:00.000"), "Nov 21, 2026");
  equal(day("18:29:00.000"), "Nov 21, 2026");
});

/** Half-days with a clock change of an hour and of half an hour, and one with an offset of 45 minutes. */
const CHANGES = [
  ["Australia/Sydney", "2026-04-04T12:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T12:00Z"],
  ["Europe/Berlin", "2026-03-29T00:00Z"],
  ["Asia/Kathmandu", "2026-11-20T12:00Z"],
] as const;

Deno.test("formatTime() equals Intl at each minute around a clock change, in all languages", () => {
  for (const [timeZone, from] of CHANGES) {
    for (const { formatTag } of Object.values(LOCALES)) {
      const plain = new Intl.DateTimeFormat(formatTag, {
        ...timeOptions(formatTag),
        timeZone,
      });
      for (let minute = 0; minute < 12 * 60; minute++) {
        const time = Date.parse(from) + minute * 60_000 + 59_999;
        const iso = new Date(time).toISOString();
        equal(formatTime(iso, formatTag, timeZone), plain.format(time));
      }
    }
  }
});

Deno.test("formatTime() omits a leading zero only on a 12-hour clock", () => {
  const at = (hour: string, tag: string) =>
    formatTime(`2026-11-20T${hour}:04:00Z`, tag, "UTC");
  match(at("13", "en"), /^1:04\sPM$/);
  match(at("13", LOCALES.ar.formatTag), /^1:04\s/);
  match(at("13", "hi"), /^1:04\s/);
  equal(at("13", "de"), "13:04");
  equal(at("01", "de"), "01:04");
  equal(at("01", "sv"), "01:04");
});

Deno.test("formatDay() and formatTime() use Gregorian dates and Latin digits in Persian", () => {
  const { formatTag } = LOCALES.fa;
  match(formatDay("2026-11-20T15:45:00Z", formatTag, "UTC"), /2026$/);
  equal(formatTime("2026-11-20T15:45:00Z", formatTag, "UTC"), "15:45");
});

Deno.test("trackingTitle() starts with the code and the status, or the error", () => {
  const lookup = { ...RESET, status: 200, isMistyped: false };
  const data = { ...bare, status: "In transit" };
  const suggestions = { "In transit": "inTransit" } as const;
  const progress = { ...NO_PROGRESS, suggestions };
  const titles: [found: Partial<LookupView>, title: string][] = [
    [{ data, progress }, "WB-1 | In transit"],
    [{ data: bare }, "WB-1"],
    [{ errors: ["Parcel not found"] }, "Parcel not found"],
    [{}, "Track Parcel"],
  ];
  for (const [found, title] of titles) {
    const shown = { ...lookup, progress: NO_PROGRESS, ...found };
    equal(trackingTitle(shown, view), `${title} | Waybill Logistics`);
  }
});

const onMap: ShownParcel = {
  ...bare,
  show_map: "yes",
  pickup_location: "Singapore",
  map_zoom: 4,
  map_current_latitude: 0,
  map_current_longitude: 4.8,
  map_pickup_latitude: 1.3,
  map_pickup_longitude: 103.7,
  map_destination_latitude: 47.2,
  map_destination_longitude: null,
};

Deno.test("mapPlaces() returns the places with both coordinates, including zero", () => {
  const places = mapPlaces(onMap, mapLabels(t));
  deepEqual(places.map(({ kind, text }) => [kind, text]), [
    ["pickup", "Singapore"],
    ["current", null],
  ]);
});

Deno.test("ParcelMap() lists its places without a script", () => {
  const labels = mapLabels(t);
  const source = { url: "/t", attribution: "", kind: "ours" as const };
  const tiles = { ...source, maxZoom: 8, styles: "/m.css" };
  const places = mapPlaces(onMap, labels);
  const html = render(<ParcelMap zoom={4} {...{ places, labels, tiles }} />);
  match(html, /<h2[^>]*>Map<\/h2>/);
  match(html, /Pickup Location.*Singapore.*Current Location/);
  ok(!html.includes('class="map"'));
});

Deno.test("Stages() shows the current step by words, icons and colors", () => {
  const step =
    /<li class="stage stage-(\w+)"([^>]*)>.*?#(\w+)"[^>]*>.*?<span>([^<]+)/g;
  function steps(stage: Stage): string[] {
    const html = render(<Stages stage={stage} labels={view.labels} />);
    return Array.from(html.matchAll(step), ([, state, here, sign, name]) => {
      const isHere = here!.includes('aria-current="step"');
      return `${name} ${state} ${sign}${isHere ? " here" : ""}`;
    });
  }
  const ahead = (name: string) => `${name} ahead radio_button_unchecked`;
  const done = (name: string) => `${name} done check_circle`;
  const last = [ahead("Out for delivery"), ahead("Delivered")];
  const inTransit = "In transit moving radio_button_checked here";
  deepEqual(steps("pending"), [
    ahead("Picked up"),
    ahead("In transit"),
    ...last,
  ]);
  deepEqual(steps("inTransit"), [done("Picked up"), inTransit, ...last]);
  const customs = "Customs held error here";
  deepEqual(steps("customs"), [done("Picked up"), customs, ...last]);
  deepEqual(steps("deliveryFailed").slice(1), [
    done("In transit"),
    "Delivery failed problem error here",
    ahead("Delivered"),
  ]);
  deepEqual(steps("delivered").at(-1), `${done("Delivered")} here`);
  deepEqual(steps("returned"), [
    done("Picked up"),
    done("In transit"),
    "Returned problem error here",
  ]);
  deepEqual(steps("cancelled"), ["Cancelled problem error here"]);
});

Deno.test("TrackingResult() offers the proof only while the parcel is masked", () => {
  const form = /name="proof"/;
  match(result({ recipient_phone_number: "***" }), form);
  match(result({ recipient_email: "a***@e***.com" }), form);
  doesNotMatch(result({}), form);
  const open = { recipient_email: "a@b.de", recipient_phone_number: "12345" };
  doesNotMatch(result(open), form);
});
