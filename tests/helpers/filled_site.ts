import type { Page } from "playwright-core";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { createReview } from "@/lib/reviews/reviews.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import type { TestApp } from "./app.ts";
import { checkAxe, checkAxeAgain } from "./axe.ts";
import { addParcel, WHOLE_PARCEL } from "./parcels.ts";
import { jpg, toUpload } from "./pictures.ts";

/** A page with all markup in a language other than the screens'. */
const CUSTOMS = {
  title: "Customs",
  sub_title: "الجمارك",
  overlay: "overlay3",
  image: "hero-road",
  content: [
    "[bold=ما الذي يلزم؟]",
    "فاتورة",
    "[underline=قائمة]",
    "[strikethrough=رسوم]",
    "",
    "",
    "[video=https://example.com/a.mp4]",
    "[image=https://example.com/a.png",
  ].join("\n"),
};

/** Creates records for every screen, so that none is checked empty. */
export async function fillSite({ kv }: TestApp): Promise<void> {
  await updateSettings(kv, {
    contact_email: "hello@waybill.example",
    contact_phone: "+44 20 7946 0128",
    contact_address: "Berth 14, Ocean Gate, Southampton",
  });
  await writeFirstPages(kv);
  await createPage(kv, pageCreate.parse(CUSTOMS), { language: "ar" });
  await createReview(kv, {
    name: "Ann Smith",
    review: "Fast.\nFriendly.",
    image: toUpload(jpg),
  });
  await addParcel(kv, WHOLE_PARCEL, { description: "By van" });
  await addParcel(kv, {});
}

/** The looks in which screens are checked. The second repeats only checks that theme, language or direction can affect. */
export const LOOKS = [
  {
    look: "from left to right and light",
    options: { locale: "en", colorScheme: "light" },
    check: checkAxe,
  },
  {
    look: "from right to left and dark",
    options: { locale: "ar", colorScheme: "dark" },
    check: checkAxeAgain,
  },
] as const;

/** Scrolls to the map and waits until it is drawn. */
export async function showMap(page: Page): Promise<void> {
  await page.locator(".map").scrollIntoViewIfNeeded();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
}
