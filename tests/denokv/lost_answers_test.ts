import { deepEqual, equal } from "node:assert/strict";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { MessageCreate } from "@/lib/messages/schema.ts";
import type { PageCreate } from "@/lib/pages/schema.ts";
import { denokvTest as test } from "../helpers/denokv.ts";
import { findFaults } from "../helpers/integrity.ts";
import { loseResponses, Remote } from "../helpers/kv_proxy.ts";
import { parcelInput } from "../helpers/domain.ts";

const PAGE: PageCreate = {
  ...{ title: "Air freight", content: "By air.", sub_title: null },
  ...{ icon: "pages", overlay: "#16305d", image: "sea", hero: null },
  in_footer: "no",
};
const MESSAGE: MessageCreate = {
  ...{ subject: "Where is it?", body: "I wait.", name: null, email: null },
};

/** Opens a store behind a proxy that loses the first response to every commit. */
function openLosing(): Promise<Remote> {
  return Remote.open({
    intercept: loseResponses((commit) => commit % 2 === 0),
  });
}

async function countKeys(kv: Kv, noun: string): Promise<number> {
  return (await kv.list({ prefix: [noun] }, { limit: 10 })).length;
}

test("a parcel is created, updated and erased once although every first response is lost", async () => {
  await using remote = await openLosing();
  const { kv } = remote;
  const { id, version } = await createParcel(kv, parcelInput());
  deepEqual(await findFaults(kv), []);
  const { parcel } = await updateParcel(kv, { id, version, weight: "5 kg" });
  equal(parcel.version, 2);
  await parcelTrash.purge(kv, id);
  deepEqual(await findFaults(kv), []);
  equal(await countKeys(kv, "parcels"), 0);
});

test("a page and a message are created once although every first response is lost", async () => {
  await using remote = await openLosing();
  const { kv } = remote;
  await updateSettings(kv, { contact_email: "office@example.com" });
  const { slug } = await createPage(kv, PAGE, { language: "en" });
  equal(slug, "air-freight");
  await createMessage(kv, MESSAGE);
  equal(await countKeys(kv, "pages"), 1);
  equal(await countKeys(kv, "outbox"), 1);
  deepEqual(await findFaults(kv), []);
});

test("each createInvoice() uses one number although every first response is lost", async () => {
  await using remote = await openLosing();
  const { kv } = remote;
  for (let n = 1; n <= 3; n++) {
    const { number } = await createInvoice(kv, { product: "Sea freight" });
    equal(number.slice(-4), `000${n}`);
  }
  equal(await countKeys(kv, "invoices"), 3);
  deepEqual(await findFaults(kv), []);
});
