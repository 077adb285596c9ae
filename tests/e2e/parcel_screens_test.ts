import { parcelTrash } from "@/lib/parcels/trash.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import type { TestApp } from "../helpers/app.ts";
import { test } from "../helpers/browser.ts";
import { fillSite, LOOKS, showMap } from "../helpers/filled_site.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { jpg, toUpload } from "../helpers/pictures.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const LIST = "/control/parcels/list.html";

for (const { look, options, check } of LOOKS) {
  test(`every parcel screen is accessible ${look}`, async (story) => {
    const { app, origin } = story;
    await fillSite(app);
    const { page } = await visitPanel(story, LIST, options);
    await check(page, LIST);
    await page.goto(`${origin}${LIST}?stage=in_transit`);
    await page.locator("[name=codes]").first().check();
    await page.locator(".ticked-bar").getByRole("button").last().waitFor();
    await check(page, "ticked parcels");
    for (const path of await parcelScreens(app)) {
      await page.goto(origin + path);
      if (path.endsWith("/update-map")) await showMap(page);
      await check(page, path);
    }
  });
}

/** Returns the parcel screens: with a photo, with confirmation prompts, and with every field filled in. */
async function parcelScreens({ kv }: TestApp): Promise<string[]> {
  const parcel = `/control/parcels/${WHOLE_PARCEL.tracking_code}`;
  const id = (await findParcelId(kv, WHOLE_PARCEL.tracking_code))!;
  await replaceParcelImage(kv, { id, image: toUpload(jpg) });
  const [entry] = await listHistory(kv, id);
  await addParcel(kv, { tracking_code: "WB-3333" });
  const trashed = (await findParcelId(kv, "WB-3333"))!;
  await parcelTrash.add(kv, trashed);
  return [
    `${LIST}?done=trashed&id=${trashed}`,
    `/control/trash.html?delete=${trashed}`,
    "/control/trash.html?noun=pages&done=erased",
    `${LIST}?done=created&code=1234`,
    `${LIST}?search=none`,
    "/control/parcels/create.html?done=created&code=WB-1111",
    `/control/parcels/create.html?copy=${WHOLE_PARCEL.tracking_code}`,
    "/control/parcels/bulk.html",
    `${parcel}?done=updated`,
    "/control/parcels/WB-1111",
    `${parcel}/post`,
    `${parcel}/update`,
    `${parcel}/update-map`,
    `${parcel}/update-image?delete`,
    `${parcel}/activities?done=created`,
    `${parcel}/activities?delete=${entry!.id}`,
    `${parcel}/activities/create`,
    `${parcel}/activities/${entry!.id}`,
    "/control/parcels/WB-9999",
  ];
}
