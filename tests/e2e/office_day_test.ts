import { Buffer } from "node:buffer";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { browserTest, type Story } from "../helpers/browser.ts";
import { Clicks } from "../helpers/clicks.ts";
import { visitPanel } from "../helpers/panel.ts";

const PARCELS = 30;
const MOVED = 25;

/** The table of an office: its own heads, of which three name no field, semicolons, and the letters of windows-1252. */
const HEADS =
  "Sendungsnr.;Empfänger;Ziel;Handy;E-Mail;Gewicht;Liefertermin;Auftrag;Notiz";
const NAMES = ["Jörg Müller", "Änne Größ", "Zoë Strauß", "Uwe Böhm"];
const PLACES = ["Köln", "Lübeck", "Gießen", "München"];

const codes = Array.from({ length: PARCELS }, (_, at) => `NH-2026-${401 + at}`);

const FILE = {
  name: "Sendungen.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([HEADS, ...codes.map(rowOf)].join("\r\n"), "latin1"),
};

function rowOf(code: string, at: number): string {
  return [
    ...[code, NAMES[at % NAMES.length], PLACES[at % PLACES.length]],
    ...[`0170 555${100 + at}`, `kunde${at}@example.com`, `${at + 1},5 kg`],
    ...[
      `${1 + at % 28}.12.2030`,
      `A-${7000 + at}`,
      at % 3 ? "" : "zerbrechlich",
    ],
  ].join(";");
}

for (const javaScriptEnabled of [true, false]) {
  const [how, limit] = javaScriptEnabled ? ["with", 25] : ["without", 35];
  browserTest(
    `an office registers 30 parcels and moves 25 by at most ${limit} clicks ${how} JavaScript`,
    async (story) => {
      const { page, errors } = await visitPanel(story, "/control/index.html", {
        ...{ javaScriptEnabled, locale: "de-DE" },
      });
      const clicks = new Clicks();
      const scene = { ...story, page, clicks, javaScriptEnabled };
      await registerParcels(scene);
      await moveParcels(scene);
      await findThemInTheList(scene);
      ok(clicks.count <= limit, `${clicks.count} clicks`);
      await trackAsRecipient(story);
      deepEqual(errors, []);
    },
  );
}

interface Scene extends Story {
  page: Page;
  clicks: Clicks;
  javaScriptEnabled: boolean;
}

async function registerParcels(scene: Scene): Promise<void> {
  const { page, clicks } = scene;
  await clicks.press(menuLink(page, "Sendungen"));
  await clicks.press(page.getByRole("link", { name: "Importieren" }));
  await clicks.attach(page.getByLabel("Datei"), FILE);
  await clicks.press(button(page, "Hochladen und prüfen"));
  await ended(scene);
  // Nothing in the file says how it is encoded.
  await page.getByRole("cell", { name: "Jörg Müller" }).first().waitFor();
  await clicks.press(button(page, "Diese Kodierung verwenden"));
  await ended(scene);
  await page.getByText("Liefertermin, Auftrag, Notiz", { exact: true })
    .waitFor();
  await clicks.press(page.getByText("Wie die Datei gelesen wird"));
  const day = page.getByLabel("Liefertermin");
  await clicks.choose(day, "Spätestes Zustelldatum");
  await clicks.choose(page.getByLabel("Auftrag"), "Referenz");
  await clicks.press(button(page, "Neu prüfen"));
  await ended(scene);
  await page.getByText("Neu (30)").waitFor();
  await clicks.press(button(page, "Import ausführen"));
  await ended(scene);
  await page.getByText("Möglich bis").waitFor();
}

async function moveParcels(scene: Scene): Promise<void> {
  const { page, clicks } = scene;
  await clicks.press(menuLink(page, "Sendungen"));
  const bulk = page.getByRole("link", {
    name: "Viele Sendungen aktualisieren",
  });
  await clicks.press(bulk);
  const pasted = codes.slice(0, MOVED).join("\n");
  await page.getByLabel("Sendungsnummern").fill(pasted);
  await page.getByLabel("Status (optional)").fill("Unterwegs");
  await page.getByLabel("Aktueller Standort (optional)").fill("Hamburg");
  await clicks.press(button(page, "Aktualisierung starten"));
  await ended(scene);
  await page.getByText(`${MOVED} von ${MOVED}`).waitFor();
}

async function findThemInTheList({ page, clicks }: Scene): Promise<void> {
  await clicks.press(menuLink(page, "Sendungen"));
  const rows = page.locator("#records > li");
  await clicks.press(
    page.getByRole("navigation", { name: "Filter" })
      .getByRole("link", { name: /^Unterwegs/ }),
  );
  await page.getByRole("heading", { name: "Sendungen" }).waitFor();
  await page.getByText(`${MOVED} Einträge`).waitFor();
  const row = rows.filter({ hasText: codes[MOVED - 1]! });
  match(await row.innerText(), /Jörg Müller[^]*Köln[^]*Unterwegs/);
  await clicks.press(row.getByRole("link").first());
  for (const text of ["A-7024", "kunde24@example.com", "0170 555124"]) {
    await page.getByText(text).first().waitFor();
  }
}

async function trackAsRecipient({ visit }: Story): Promise<void> {
  const states = { [codes[0]!]: true, [codes[PARCELS - 1]!]: false };
  for (const [code, isMoved] of Object.entries(states)) {
    const path = `/track.html?code=${code}`;
    const { page } = await visit(path, { locale: "de-DE" });
    const result = page.getByTestId("tracking-result");
    const text = await result.innerText();
    equal(text.includes("Unterwegs"), isMoved);
    equal(text.includes("Hamburg"), isMoved);
    match(text, isMoved ? /Köln/ : /Lübeck/);
  }
}

function menuLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Verwaltung" })
    .getByRole("link", { name, exact: true });
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

/** Runs the job whose progress the screen shows. A script then loads the page again; without one a person does. */
async function ended(
  { app, page, clicks, javaScriptEnabled }: Scene,
): Promise<void> {
  // The form has a bar of its own while it sends the file.
  await page.getByRole("progressbar", { name: "Fortschritt" }).waitFor();
  await app.jobs.drain();
  if (javaScriptEnabled) return;
  await clicks.press(page.getByRole("link", { name: "Neu laden" }));
}
