import { deepEqual, doesNotMatch, match, ok } from "node:assert/strict";
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
  const { status, current_location } = parcelCreate.parse(parcel);
  ok(status && current_location);
  const parcel_id = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  activityCreate.parse({ ...activity, parcel_id });
});

const OTHERS = { reviews: 0, pages: 6, invoices: 0, messages: 0, outbox: 0 };
const STEPS = {
  ...{ name: true, company: true, zone: true, figures: true },
  ...{ contact: true, privacy: true, parcel: true, colleague: true },
};

function dashboard(troubled: number, env: Record<string, string> = {}): string {
  const ctx = panelContext({ env });
  const counts = { parcels: 0, ...OTHERS };
  const begun = { ...STEPS, mail: true };
  const quiet = { parcels: null, unopened: 0, failedJobs: [] };
  const day = { ...quiet, today: "2026-11-20", troubled };
  return render(<Dashboard {...{ ctx, counts, begun, day }} parcels={[]} />);
}

Deno.test("Dashboard() has the six specified tiles", () => {
  const tile = /<a class="card tile" href="([^"]+)".*?tile-name">([^<]+)</g;
  const found = dashboard(0).matchAll(tile);
  const tiles = Array.from(found, ([, href, name]) => `${name} ${href}`);
  deepEqual(tiles, [
    "Parcels /control/parcels/list.html",
    "Reviews /control/reviews/list.html",
    "Pages /control/pages/list.html",
    "Send Email /control/email/send.html",
    "Settings /control/settings",
    "Password /control/account/password.html",
  ]);
});

Deno.test("Dashboard() reports unsent mails only if there are any", () => {
  match(dashboard(0), /Nothing needs a hand\./);
  match(
    dashboard(2),
    /<a href="\/control\/outbox\/list\.html">2 emails were not sent, or may not have been\./,
  );
});

Deno.test("Dashboard() links to the mail settings until mails can be sent", () => {
  doesNotMatch(dashboard(0), /mail-setup/);
  match(
    dashboard(0, { MAIL_DRIVER: "log" }),
    /<h1>.*<aside[^>]*>.*<p>No mail server is set up\. Nothing is sent\..*href="\/control\/settings\/mail#mail-setup".*class="tiles"/,
  );
});
