import { deepEqual, doesNotMatch, match } from "node:assert/strict";
import { apiCalls } from "@/components/api/ApiReference.tsx";
import { Dashboard } from "@/components/dashboard/Dashboard.tsx";
import { parcelCreate } from "@/lib/parcels/schema.ts";
import { panelContext } from "@/tests/helpers/context.ts";
import { render } from "@/tests/helpers/html.ts";
import { activityCreate } from "@/lib/parcels/entry_schema.ts";

const calls = apiCalls("https://waybill.example", "owner@example.com");

Deno.test("apiCalls() returns valid bodies", () => {
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

const NONE = {
  parcels: 0,
  reviews: 0,
  pages: 6,
  invoices: 0,
  messages: 0,
  outbox: 0,
};

const BEGUN = {
  ...{ contact: true, privacy: true, parcel: true },
  ...{ colleague: true, mail: true },
};

function dashboard(troubled: number, env: Record<string, string> = {}): string {
  const ctx = panelContext({ env });
  return render(
    <Dashboard
      {...{ ctx, counts: NONE, begun: BEGUN, parcels: [] }}
      day={{
        parcels: null,
        today: "2026-11-20",
        unopened: 0,
        troubled,
        failedJobs: [],
      }}
    />,
  );
}

Deno.test("Dashboard() has the six tiles of the specification", () => {
  const tiles = [
    ...dashboard(0).matchAll(
      /<a class="card tile" href="([^"]+)".*?tile-name">([^<]+)</g,
    ),
  ].map(([, href, name]) => `${name!.toUpperCase()} ${href}`);
  deepEqual(tiles, [
    "PARCELS /control/parcels/list.html",
    "REVIEWS /control/reviews/list.html",
    "PAGES /control/pages/list.html",
    "SEND EMAIL /control/email/send.html",
    "SETTINGS /control/settings",
    "PASSWORD /control/account/password.html",
  ]);
});

Deno.test("Dashboard() says that mails were not sent, only when there are some", () => {
  match(dashboard(0), /Nothing needs a hand\./);
  match(
    dashboard(2),
    /<a href="\/control\/outbox\/list\.html">2 emails were not sent, or may not have been\./,
  );
});

Deno.test("Dashboard() has a banner with a link until mails can be sent", () => {
  doesNotMatch(dashboard(0), /mail-setup/);
  match(
    dashboard(0, { MAIL_DRIVER: "log" }),
    /<h1>.*<h2[^>]*>No mail server is set up\. Nothing is sent\..*href="\/control\/settings\/mail#mail-setup".*class="tiles"/,
  );
});
