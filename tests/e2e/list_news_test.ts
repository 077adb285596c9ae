import { equal } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcelInput } from "../helpers/domain.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { see } from "../helpers/screen.ts";
import { signInColleague } from "../helpers/team.ts";

const LIST = "/control/parcels/list.html";
const NEWS = "**/api/parcels/news";

/** Opens the list with two parcels; returns a colleague who can change them. */
async function openList(story: Story) {
  const { app } = story;
  const parcels = [
    await createParcel(app.kv, parcelInput({ recipient_name: "Ann Smith" })),
    await createParcel(app.kv, parcelInput({ recipient_name: "Bo Berg" })),
  ];
  const visit = await visitPanel(story, LIST);
  const owner = await app.signedIn();
  const email = "ida@example.com";
  const { client: clerk } = await signInColleague(app, { owner, email });
  return { ...visit, ids: parcels.map(({ id }) => id), clerk };
}

test("an open list says how many of its parcels a colleague has changed, and shows them on request", async (story) => {
  const { page, errors, ids: [ann, bo], clerk } = await openList(story);
  for (const [id, recipient_name] of [[ann, "Ann Jones"], [bo, "Bo Bergman"]]) {
    await clerk.api("PATCH", "/parcels", { body: { id, recipient_name } });
  }
  const notice = page.getByRole("status").filter({ hasText: "2 changes." });
  await notice.waitFor();
  equal(await page.getByText("Ann Jones").count(), 0);
  await notice.getByRole("link", { name: "Show" }).click();
  await see(page, "Ann Jones");
  await see(page, "Bo Bergman");
  equal(await page.getByText("2 changes.").count(), 0);
  equal(errors.length, 0);
});

test("a hidden list asks for no news", async (story) => {
  const { page } = await openList(story);
  await page.evaluate(() =>
    Object.defineProperty(document, "hidden", { get: () => true })
  );
  let asked = 0;
  await page.route(NEWS, (route) => {
    asked++;
    return route.continue();
  });
  await page.waitForTimeout(6_000);
  equal(asked, 0);
});
