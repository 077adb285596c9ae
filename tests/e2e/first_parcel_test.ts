import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { browserTest } from "../helpers/browser.ts";
import { WHOLE_PARCEL } from "../helpers/parcels.ts";

/** What the result shows, section by section, in the order of the page. */
const SECTIONS: Record<string, Record<string, string>> = {
  "Shipping Information": {
    "Status": "In transit",
    "Estimated Delivery Date": "Thu, Dec 3 – Sat, Dec 5, 2026",
    "Current Location": "Lyon, France",
    "Weight": "12.5 kg",
  },
  "Destination": {
    "Recipient Name": "Ann Smith",
    "Email": "ann@example.com",
    "Address": "4 Quai de la Fosse, Nantes",
    "Phone": "+33 1 99 00 12 34",
  },
  "Sent From": {
    "Sender Name": "Bob Jones",
    "Pickup Location": "Keppel Harbour, Singapore",
  },
};

browserTest(
  "a new administrator creates a parcel by the API, and a visitor sees it",
  async ({ app, visit }) => {
    const token = await setupToken(app.kv);
    const admin = await visit(`/control/signup.html?token=${token}`);
    await createAndSignIn(admin.page);
    const { id } = await call(admin.page, "/api/parcels", WHOLE_PARCEL);
    for (const title of ["Picked up", "Sorted"]) {
      await call(admin.page, "/api/activities", {
        parcel_id: id,
        title,
        description: `${title} by the night shift`,
        icon: "home_work",
        color: title === "Sorted" ? "gold" : "green",
      });
    }

    const { page, errors } = await visit("/track.html");
    await page.getByPlaceholder("Enter Your Tracking Code").fill(
      "wb 1985 2026",
    );
    await page.keyboard.press("Enter");
    await page.getByTestId("tracking-result").waitFor();
    await readSections(page);
    await readHistory(page);
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    deepEqual(errors, []);
  },
);

async function createAndSignIn(page: Page): Promise<void> {
  await page.getByText("Full", { exact: true }).click();
  for (const button of ["Create Admin", "Sign In"]) {
    await page.getByLabel("Email").fill(ADMIN.email);
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: button }).click();
  }
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
}

/** Calls the API from the page, with its session. */
async function call(
  page: Page,
  path: string,
  body: unknown,
): Promise<{ id: string }> {
  const answer = await page.evaluate(async ([path, body]) => {
    const response = await fetch(path!, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body!,
    });
    return await response.json();
  }, [path, JSON.stringify(body)]);
  equal(answer.status, 200, JSON.stringify(answer.errors));
  return answer.data;
}

async function readSections(page: Page): Promise<void> {
  for (const [heading, facts] of Object.entries(SECTIONS)) {
    const section = page.getByRole("region", { name: heading });
    const shown = await section.locator("dl > div").evaluateAll((rows) =>
      rows.map((row) =>
        // Browsers and Deno put different spaces into dates.
        ["dt", "dd"].map((part) =>
          row.querySelector(part)!.textContent!.replace(/\s/g, " ")
        )
      )
    );
    const { "Last Updated": updated, ...rest } = Object.fromEntries(shown);
    deepEqual(rest, facts, heading);
    if (updated !== undefined) match(updated, /\d{4},? \d{1,2}:\d\d\s[AP]M$/);
  }
}

async function readHistory(page: Page): Promise<void> {
  const history = page.getByRole("region", { name: "Parcel History" });
  const events = await history.getByTestId("activity").evaluateAll((entries) =>
    entries.map((entry) =>
      [".event-title", ".event-text", ".event-tone"].map((part) =>
        entry.querySelector(part)!.textContent
      )
    )
  );
  deepEqual(events, [
    ["Sorted", "Sorted by the night shift", "Attention"],
    ["Picked up", "Picked up by the night shift", "Completed"],
  ]);
}
