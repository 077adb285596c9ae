import { deepEqual } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const TABLE = "Code;Recipient;Destination\nWB-2001;Zoe;Brest\nWB-2002;;Brest";

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  browserTest(
    `an office imports parcels by four clicks, and undoes it after a question, ${how} JavaScript`,
    async (story) => {
      const { app } = story;
      const list = "/control/imports/list.html";
      const visited = await visitPanel(story, list, { javaScriptEnabled });
      const { page, errors } = visited;
      const buffer = Buffer.from(TABLE);
      const file = { name: "march.csv", mimeType: "text/csv", buffer };
      await page.getByLabel("File").setInputFiles(file);
      await page.getByRole("button", { name: "Upload and check" }).click();
      await page.getByRole("heading", { name: "march.csv" }).waitFor();
      await ended();
      await page.getByText("Skip wrong rows").click();
      await page.getByRole("button", { name: "Apply Import" }).click();
      await page.getByText("Importing").waitFor();
      await ended();
      await page.getByText("Possible until").waitFor();
      await page.getByRole("link", { name: "Undo Import" }).click();
      await page.getByText("1 parcel that this import created").waitFor();
      await page.getByRole("button", { name: "Undo Import" }).click();
      await page.getByText("Undoing").waitFor();
      await ended();
      await page.getByText("Undone").first().waitFor();
      deepEqual(errors, []);

      /** Runs the job; a script then loads the page again. */
      async function ended() {
        await app.jobs.drain();
        if (javaScriptEnabled) return;
        await page.getByRole("link", { name: "Reload" }).click();
      }
    },
  );

  browserTest(
    `an office deletes an import ${how} JavaScript`,
    async (story) => {
      const { app } = story;
      const list = "/control/imports/list.html";
      const form = new FormData();
      form.set("file", new File([TABLE], "march.csv"));
      await (await app.signedIn()).upload("/imports", form);
      await app.jobs.drain();
      const visited = await visitPanel(story, list, { javaScriptEnabled });
      const { page, errors } = visited;
      await page.getByRole("link", { name: "Delete march.csv" }).click();
      await page.getByText("No parcel will change.").waitFor();
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByText("march.csv", { exact: true }).waitFor({
        state: "detached",
      });
      deepEqual(errors, []);
    },
  );
}
