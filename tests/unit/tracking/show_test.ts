import { deepEqual, equal, notEqual, ok } from "node:assert/strict";
import { isDelayed, progressOf } from "@/lib/tracking/show.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel, getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import { toPublicParcel, toShownParcel } from "@/lib/parcels/public_view.ts";
import { hasEnded } from "@/lib/parcels/stages.ts";
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
import {
  activityInput,
  Clock,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import type { ShownActivity } from "@/lib/parcels/entry_schema.ts";

const TODAY = "2026-11-24";

function expected(min: string | null, max: string | null, status = "On hold") {
  return {
    status,
    min_expected_delivery_date: min,
    max_expected_delivery_date: max,
  };
}

Deno.test("isDelayed() counts from the day after the last one on which a parcel was expected", () => {
  equal(isDelayed(expected("2026-11-20", "2026-11-23"), TODAY), true);
  equal(isDelayed(expected("2026-11-20", "2026-11-24"), TODAY), false);
  equal(isDelayed(expected("2026-11-23", null), TODAY), true);
  equal(isDelayed(expected(null, "2026-11-23"), TODAY), true);
  equal(isDelayed(expected(null, null), TODAY), false);
});

Deno.test("isDelayed() ignores final statuses in every language", () => {
  const ends = ["delivered", "returned", "cancelled"];
  for (const [language, texts] of Object.entries(dictionaries)) {
    for (const stage of STAGES) {
      const status = texts[`status.${stage}`];
      const parcel = expected(null, "2026-11-23", status);
      equal(
        isDelayed(parcel, TODAY),
        !ends.includes(stage),
        `${language}: ${status}`,
      );
    }
  }
});

Deno.test("hasEnded() recognizes a final status at the beginning of a longer one only", () => {
  const ended = [
    "Delivered to a neighbour",
    "ZUGESTELLT: Nachbar",
    "Livré à la gardienne",
  ];
  const open = [null, "", "Undelivered", "Not delivered", "Held in Kent"];
  deepEqual(ended.filter((status) => !hasEnded(status)), []);
  deepEqual(open.filter(hasEnded), []);
});

Deno.test("progressOf() names as many titles as fit into a header, the newest first", () => {
  const titles = Array.from(
    { length: 1_000 },
    (_, index) => "Delivered" + ".".repeat(index % 290),
  );
  const history = titles.map((title) => ({ title }) as ShownActivity);
  const progress = progressOf({ ...expected(null, null), history }, TODAY);
  const header = progressHeaders(progress)["parcel-titles"]!;
  ok(header.length < 3_000, `${header.length} characters`);
  deepEqual(Object.keys(progress.titles)[0], titles[0]);
});

Deno.test("progressOf() lists the titles that are suggested statuses, each once and as written", () => {
  const titles = ["Unterwegs", "In transit", "Left the hub", "In transit"];
  const history = titles.map((title) => ({ title }) as ShownActivity);
  deepEqual(
    progressOf({ ...expected(null, null), history }, TODAY).titles,
    { Unterwegs: "inTransit", "In transit": "inTransit" },
  );
});

Deno.test("readProgress() reads from headers what progressHeaders() wrote, in any script", () => {
  const all: ParcelProgress = {
    stage: "inTransit",
    isDelayed: true,
    titles: { "في الطريق": "inTransit", "zur Abholung bereit &=": "onHold" },
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

Deno.test("shownFingerprint() is the same of a call's answer and of the page, which lacks the parts of times", async () => {
  using kv = await memoryKv(new Clock());
  const { id, tracking_code } = await createParcel(kv, parcelInput());
  await createActivity(kv, activityInput(id));
  const found = (await getParcelWithHistory(kv, tracking_code))!;
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
