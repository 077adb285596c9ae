import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { isDelayed, progressOf } from "@/lib/tracking/show.ts";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { toPublicParcel, toShownParcel } from "@/lib/parcels/public_view.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import {
  NO_PROGRESS,
  type ParcelProgress,
  progressHeaders,
  readProgress,
  shownFingerprint,
} from "@/lib/tracking/progress.ts";
import { STAGES } from "@/lib/fields/constants.ts";
import { makeEntry, makeParcel, test } from "../../helpers/domain.ts";
import type { ShownActivity } from "@/lib/parcels/entry_schema.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

const TODAY = "2026-11-24";

function dueParcel(
  min: string | null,
  max: string | null,
  status = "On hold",
) {
  return {
    status,
    min_expected_delivery_date: min,
    max_expected_delivery_date: max,
  };
}

Deno.test("isDelayed() is true from the day after the last expected day", () => {
  const cases: [min: string | null, max: string | null, isLate: boolean][] = [
    ["2026-11-20", "2026-11-23", true],
    ["2026-11-20", "2026-11-24", false],
    ["2026-11-23", null, true],
    [null, "2026-11-23", true],
    [null, null, false],
  ];
  for (const [min, max, isLate] of cases) {
    equal(
      isDelayed(dueParcel(min, max), TODAY, PLAIN_MEANINGS),
      isLate,
      `${min} ${max}`,
    );
  }
});

Deno.test("isDelayed() ignores parcels with a final status in any language", () => {
  const ends = ["delivered", "returned", "cancelled"];
  for (const [language, texts] of Object.entries(dictionaries)) {
    for (const stage of STAGES) {
      const parcel = dueParcel(
        null,
        "2026-11-23",
        texts[`status.${stage}`],
      );
      const isLate = !ends.includes(stage);
      equal(
        isDelayed(parcel, TODAY, PLAIN_MEANINGS),
        isLate,
        `${language}: ${parcel.status}`,
      );
    }
  }
});

Deno.test("hasEnded() recognizes final statuses only by their whole text", () => {
  const ended = ["Delivered to a neighbour", "ZUGESTELLT: Nachbar", "Livrée"];
  const open = [
    ...[null, "", "Undelivered", "Not delivered", "Held in Kent"],
    "Delivered to customs",
  ];
  deepEqual(ended.filter((status) => !PLAIN_MEANINGS.hasEnded(status)), []);
  deepEqual(open.filter((status) => PLAIN_MEANINGS.hasEnded(status)), []);
});

Deno.test("progressOf() lists the newest titles that fit into a header", () => {
  const titles = Array.from(
    { length: 1_000 },
    (_, index) => "Delivered" + ".".repeat(index % 290),
  );
  const history = titles.map((title) => ({ title }) as ShownActivity);
  const parcel = { ...dueParcel(null, null, "At the pier"), history };
  const progress = progressOf(parcel, TODAY, PLAIN_MEANINGS);
  const header = progressHeaders(progress)["parcel-suggestions"]!;
  ok(header.length < 3_000, `${header.length} characters`);
  deepEqual(Object.keys(progress.suggestions)[0], titles[0]);
});

Deno.test("progressOf() lists each title that is a suggested status once, as written", () => {
  const titles = ["Unterwegs", "In transit", "Left the hub", "In transit"];
  const history = titles.map((title) => ({ title }) as ShownActivity);
  deepEqual(
    progressOf(
      { ...dueParcel(null, null), history },
      TODAY,
      PLAIN_MEANINGS,
    )
      .suggestions,
    { "On hold": "onHold", Unterwegs: "inTransit", "In transit": "inTransit" },
  );
});

Deno.test("readProgress() parses the headers of progressHeaders() in any script", () => {
  const all: ParcelProgress = {
    stage: "inTransit",
    isDelayed: true,
    suggestions: {
      "في الطريق": "inTransit",
      "zur Abholung bereit &=": "onHold",
    },
  };
  for (const progress of [all, NO_PROGRESS]) {
    const headers = new Headers(progressHeaders(progress));
    deepEqual(readProgress(headers), progress);
  }
  deepEqual(progressHeaders(NO_PROGRESS), {});
});

Deno.test("shownFingerprint() changes when a parcel becomes delayed", () => {
  notEqual(
    shownFingerprint(null, { isDelayed: true }),
    shownFingerprint(null, { isDelayed: false }),
  );
});

test.withClock("shownFingerprint() is the same for the page and for the API's response, which also has the parts of times", async ({ kv }) => {
  const { id, tracking_code } = await makeParcel(kv);
  await makeEntry(kv, id);
  const found = (await findTypedParcel(kv, tracking_code))!.found;
  const settings = await getSettings(kv);
  const page = toShownParcel(found, settings);
  const answer = toPublicParcel(page, settings);
  equal("created_at_day" in page.history[0]!, false);
  equal("created_at_day" in answer.history[0]!, true);
  equal(
    shownFingerprint(answer, NO_PROGRESS),
    shownFingerprint(page, NO_PROGRESS),
  );
});
