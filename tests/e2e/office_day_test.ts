import { Buffer } from "node:buffer";
import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { fill, see } from "../helpers/screen.ts";

const PARCELS = 30;
const MOVED_COUNT = 25;
/** Maximum clicks with and without JavaScript. */
const LIMITS = { true: 19, false: 28 };

/** The office's own column names, separated by semicolons; the last one matches no field. */
const HEADS =
  "Sendungsnr.;Empfänger;Ziel;Handy;E-Mail;Gewicht;Liefertermin;Auftrag;Notiz";
const RECIPIENT_NAMES = ["Jörg Müller", "Änne Größ", "Zoë Strauß", "Uwe Böhm"];
const PLACES = ["Köln", "Lübeck", "Gießen", "München"];

const codes = Array.from({ length: PARCELS }, (_, at) => `NH-2026-${401 + at}`);

const FILE = {
  name: "Sendungen.csv",
  mimeType: "text/csv",
  // The encoding is windows-1252.
  buffer: Buffer.from([HEADS, ...codes.map(rowOf)].join("\r\n"), "latin1"),
};

function rowOf(code: string, at: number): string {
  return [
    ...[
      code,
      RECIPIENT_NAMES[at % RECIPIENT_NAMES.length],
      PLACES[at % PLACES.length],
    ],
    ...[`0170 555${100 + at}`, `kunde${at}@example.com`, `${at + 1},5 kg`],
    ...[`${1 + at % 28}.12.2030`, `A-${7000 + at}`],
    at % 3 ? "" : "zerbrechlich",
  ].join(";");
}

test.withAndWithoutJavaScript("an office registers 30 parcels and updates 25 within the click limit", async (story) => {
  const options = { locale: "de-DE" };
  const visit = await visitPanel(story, "/control/index.html", options);
  const office = new Office(story, visit.page);
  await office.registerParcels();
  await office.moveParcels();
  await office.findThemInTheList();
  const limit = LIMITS[`${story.javaScriptEnabled}`];
  ok(office.clicks <= limit, `${office.clicks} clicks`);
  await trackAsRecipient(story);
  deepEqual(visit.errors, []);
});

/** Counts an office's clicks and chosen files; typing, pasting and scanning are free. */
class Office {
  clicks = 0;

  constructor(readonly story: Story, readonly page: Page) {}

  async registerParcels(): Promise<void> {
    const { page } = this;
    await this.click(this.menuLink("Sendungen"));
    await this.click(page.getByRole("link", { name: "Importieren" }));
    this.clicks += 1;
    await page.getByLabel("Datei").setInputFiles(FILE);
    await this.press("Hochladen und prüfen");
    await this.finishJob();
    // The file does not declare its encoding.
    await page.getByRole("cell", { name: "Jörg Müller" }).first().waitFor();
    await this.press("Diese Kodierung verwenden");
    await this.finishJob();
    await page.getByText("Notiz", { exact: true }).first().waitFor();
    await this.press(`${PARCELS} importieren`);
    await this.finishJob();
    await see(page, "Möglich bis");
  }

  async moveParcels(): Promise<void> {
    const { page } = this;
    await this.click(this.menuLink("Sendungen"));
    const bulk = { name: "Viele Sendungen aktualisieren" };
    await this.click(page.getByRole("link", bulk));
    await fill(page, {
      "Sendungsnummern": codes.slice(0, MOVED_COUNT).join("\n"),
      "Status (optional)": "Unterwegs",
      "Aktueller Standort (optional)": "Hamburg",
    });
    await this.press("Aktualisierung starten");
    await see(page, `${MOVED_COUNT} aktualisiert`);
  }

  async findThemInTheList(): Promise<void> {
    const { page } = this;
    await this.click(this.menuLink("Sendungen"));
    const filters = page.getByRole("navigation", { name: "Filter" });
    await this.click(filters.getByRole("link", { name: /^Unterwegs/ }));
    await page.getByRole("heading", { name: "Sendungen" }).waitFor();
    await see(page, `${MOVED_COUNT} Einträge`);
    const rows = page.locator("#records > li");
    const row = rows.filter({ hasText: codes[MOVED_COUNT - 1]! });
    match(await row.innerText(), /Jörg Müller[^]*Köln[^]*Unterwegs/);
    await this.click(row.getByRole("link").first());
    for (const text of ["A-7024", "kunde24@example.com", "0170 555124"]) {
      await page.getByText(text).first().waitFor();
    }
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(name: string): Promise<void> {
    await this.click(this.page.getByRole("button", { name, exact: true }));
  }

  menuLink(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Verwaltung" })
      .getByRole("link", { name, exact: true });
  }

  /** Runs the job on the screen. With JavaScript the page then reloads itself; without, the member reloads it. */
  async finishJob(): Promise<void> {
    // The form has another progress bar while it uploads the file.
    const bar = { name: "Fortschritt" };
    await this.page.getByRole("progressbar", bar).waitFor();
    await this.story.app.jobs.drain();
    if (this.story.javaScriptEnabled) return;
    await this.click(this.page.getByRole("link", { name: "Neu laden" }));
  }
}

async function trackAsRecipient({ visit }: Story): Promise<void> {
  const states = { [codes[0]!]: true, [codes[PARCELS - 1]!]: false };
  for (const [code, isMoved] of Object.entries(states)) {
    const path = `/track.html?code=${code}`;
    const { page } = await visit(path, { locale: "de-DE" });
    const text = await page.getByTestId("tracking-result").innerText();
    equal(text.includes("Unterwegs"), isMoved);
    equal(text.includes("Hamburg"), isMoved);
    match(text, isMoved ? /Köln/ : /Lübeck/);
  }
}
