import { AxeBuilder } from "@axe-core/playwright";
import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { listHistory } from "@/lib/domain/history.ts";
import { createInvoice } from "@/lib/domain/invoices.ts";
import { writeFirstPages } from "@/lib/domain/first_pages.ts";
import { createPage } from "@/lib/domain/pages.ts";
import { replaceParcelImage } from "@/lib/domain/parcel_images.ts";
import { findParcelId } from "@/lib/domain/parcels.ts";
import { createReview } from "@/lib/domain/reviews.ts";
import { updateSettings } from "@/lib/domain/settings.ts";
import { pageCreate } from "@/lib/schemas/pages.ts";
import { setupToken } from "../helpers/admin.ts";
import type { TestApp } from "../helpers/app.ts";
import { browserTest } from "../helpers/browser.ts";
import { mailScreens } from "../helpers/mails.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { jpg, uploaded } from "../helpers/pictures.ts";

const RULES = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

const WITH_MAP = `/track.html?code=${WHOLE_PARCEL.tracking_code}`;

/** A page with everything that markup knows, in another language than the screens' own. */
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

const SCREENS = [
  "/",
  "/contact.html",
  "/track.html",
  WITH_MAP,
  "/track.html?code=WB-1111",
  "/track.html?code=WB-9999",
  "/pages/air-freight",
  "/pages/customs",
  "/resolution.html",
  "/offline.html",
  "/nowhere",
  "/control/signin.html",
  "/control/password.html",
  "/control/password.html?step=2&sent",
];

const ACCOUNT = [
  "/control/account/index.html",
  "/control/account/password.html?changed",
  "/control/account/sessions.html?ended",
];

const CONTENT = [
  "/control/pages/list.html?created",
  "/control/pages/create.html",
  "/control/pages/customs?saved",
  "/control/reviews/list.html",
  "/control/reviews/list.html?search=none",
  "/control/reviews/create.html",
  "/control/settings",
  "/control/settings/contact?saved",
  "/control/settings/mail",
  "/control/settings/html",
  "/control/settings/company",
  "/control/settings/privacy",
];

const LOOKS = [
  { colorScheme: "light", locale: "en" },
  { colorScheme: "dark", locale: "en" },
  { colorScheme: "light", locale: "ar" },
] as const;

for (const look of LOOKS) {
  browserTest(
    `every screen is accessible in the ${look.colorScheme} theme in "${look.locale}", menus open or closed`,
    async ({ app, origin, visit }) => {
      await fill(app);
      const signUp = `/control/signup.html?token=${await setupToken(app.kv)}`;
      const { page } = await visit("/", { ...look, reducedMotion: "reduce" });
      for (const path of [...SCREENS, signUp]) {
        await page.goto(origin + path);
        if (path === WITH_MAP) await showMap(page);
        await checkAxe(page, path);
      }
      await signIn(app, page, origin);
      await checkAxe(page, "the dashboard");
      for (
        const path of [
          ...ACCOUNT,
          ...CONTENT,
          ...await parcelScreens(app),
          ...await invoiceScreens(app),
          ...await mailScreens(app),
        ]
      ) {
        await page.goto(origin + path);
        if (path.endsWith("/update-map")) await showMap(page);
        await checkAxe(page, path);
      }
      await page.goto(origin);
      for (const panel of ["menu", "languages"]) {
        await page.locator(`[popovertarget=${panel}]`).first().click();
        await checkAxe(page, `the open ${panel}`);
        await page.keyboard.press("Escape");
      }
    },
  );
}

browserTest(
  "under reduced motion nothing moves by itself",
  async ({ app, origin, visit }) => {
    await fill(app);
    const { page } = await visit("/", { reducedMotion: "reduce" });
    for (const path of SCREENS) {
      await page.goto(origin + path);
      if (path === WITH_MAP) await showMap(page);
      deepEqual(await moving(page), [], path);
    }
    await page.goto(origin);
    for (const panel of ["menu", "languages"]) {
      await page.locator(`[popovertarget=${panel}]`).first().click();
      deepEqual(await moving(page), [], panel);
      await page.keyboard.press("Escape");
    }
  },
);

browserTest(
  "without reduced motion the menu slides in",
  async ({ visit }) => {
    const { page } = await visit("/contact.html", {
      reducedMotion: "no-preference",
    });
    await page.locator("[popovertarget=menu]").first().click();
    ok((await moving(page)).includes("transform of .drawer"));
  },
);

browserTest(
  "a page without an island, such as the error page, loads no script",
  async ({ visit }) => {
    const { page, scripts } = await visit("/pages/nowhere");
    await page.waitForLoadState("networkidle");
    deepEqual(scripts, []);
    equal(await page.locator("script, link[rel=modulepreload]").count(), 0);
  },
);

/** What every screen can show, so that none is checked empty. */
async function fill(app: TestApp): Promise<void> {
  await updateSettings(app.kv, {
    contact_email: "hello@waybill.example",
    contact_phone: "+44 20 7946 0128",
    contact_address: "Berth 14, Ocean Gate, Southampton",
  });
  await writeFirstPages(app.kv);
  await createPage(app.kv, pageCreate.parse(CUSTOMS), { language: "ar" });
  await createReview(app.kv, {
    ...{ name: "Ann Smith", review: "Fast.\nFriendly." },
    image: uploaded(jpg),
  });
  await addParcel(app.kv, WHOLE_PARCEL, { description: "By van" });
  await addParcel(app.kv, {});
}

/** The screens of parcels: with a photo, with questions, and with everything to fill in. */
async function parcelScreens(app: TestApp): Promise<string[]> {
  const parcel = `/control/parcels/${WHOLE_PARCEL.tracking_code}`;
  const id = (await findParcelId(app.kv, WHOLE_PARCEL.tracking_code))!;
  await replaceParcelImage(app.kv, { id, image: uploaded(jpg) });
  const [entry] = await listHistory(app.kv, id);
  return [
    "/control/parcels/list.html?created=1234",
    `/control/parcels/list.html?delete=${id}`,
    "/control/parcels/list.html?search=none",
    "/control/parcels/create.html",
    `${parcel}?updated`,
    `${parcel}?delete`,
    "/control/parcels/WB-1111",
    `${parcel}/post`,
    `${parcel}/update`,
    `${parcel}/update-map`,
    `${parcel}/update-image`,
    `${parcel}/activities?created`,
    `${parcel}/activities?delete=${entry!.id}`,
    `${parcel}/activities/create`,
    `${parcel}/activities/${entry!.id}`,
    "/control/parcels/WB-9999",
  ];
}

/** The screens of invoices: some, none found, the form for the next, and one. */
async function invoiceScreens(app: TestApp): Promise<string[]> {
  const { tracking_code } = WHOLE_PARCEL;
  const { url } = await createInvoice(app.kv, { product: tracking_code });
  return [
    "/control/invoices/list.html",
    "/control/invoices/list.html?search=none",
    "/control/invoice/create.html",
    url,
  ];
}

async function signIn(
  app: TestApp,
  page: Page,
  origin: string,
): Promise<void> {
  const { cookies } = await app.signedIn();
  await page.context().addCookies([
    { name: "sid", value: cookies.get("sid")!, url: origin },
  ]);
  await page.goto(`${origin}/control/index.html`);
  await page.locator(".tiles").waitFor();
}

async function showMap(page: Page): Promise<void> {
  await page.locator(".map").scrollIntoViewIfNeeded();
  await page.locator(".leaflet-tile-loaded").first().waitFor();
}

async function checkAxe(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES)
    // The mails of Mail Settings run no script, axe's neither.
    .exclude("iframe")
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`)
  );
  equal(found.join("\n"), "", `${where}: ${found.join("\n")}`);
}

/** What is animated, as in "transform of .drawer"; fading colours and what a visitor scrolls do not count. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .flatMap((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const { transitionProperty, animationName } = animation as
          & CSSTransition
          & CSSAnimation;
        return `${transitionProperty ?? animationName} of .${
          effect.target!.classList[0]
        }`;
      })
      .filter((name) => !/color|box-shadow/.test(name))
  );
}
