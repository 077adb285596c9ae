import { deepEqual, match } from "node:assert/strict";
import { render } from "preact-render-to-string";
import { apiCalls } from "@/components/control/api_calls.ts";
import { Dashboard } from "@/components/control/Dashboard.tsx";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { activityCreate } from "@/lib/schemas/activities.ts";
import { parcelCreate } from "@/lib/schemas/parcels.ts";

const calls = apiCalls("https://waybill.example", "owner@example.com");

Deno.test("apiCalls() gives bodies that the API takes, a parcel with a status and a place among them", () => {
  const [, parcel, activity] = [...calls.matchAll(/-d '([^']+)'/g)]
    .map(([, body]) => JSON.parse(body!));
  deepEqual(
    Object.keys(parcelCreate.parse(parcel)).filter((key) =>
      ["status", "current_location"].includes(key)
    ).sort(),
    ["current_location", "status"],
  );
  activityCreate.parse({
    ...activity,
    parcel_id: "01ARZ3NDEKTSV4RRFFQ69G5FAV",
  });
});

Deno.test("Dashboard() lists the icons and colours that an entry may have", () => {
  const t = translator(LOCALES.en);
  const html = render(
    <Dashboard
      t={t}
      email="owner@example.com"
      parcels={0}
      invoices={0}
      calls={calls}
    />,
  );
  match(html, />icon<.*radio_button_checked, pan_tool, .*departure_board</);
  match(html, />color<.*green, black, gold, red</);
});
