import { deepEqual, equal } from "node:assert/strict";
import { createMessage } from "@/lib/messages/messages.ts";
import { createPage } from "@/lib/pages/pages.ts";
import {
  createParcel,
  deleteParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { MessageCreate } from "@/lib/messages/schema.ts";
import type { PageCreate } from "@/lib/pages/schema.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { Remote } from "../../helpers/kv_connect/remote.ts";
import { losing } from "../../helpers/kv_connect/server.ts";
import { parcelInput } from "../../helpers/domain.ts";

const PAGE: PageCreate = {
  ...{ title: "Air freight", content: "By air.", sub_title: null },
  ...{ icon: "pages", overlay: "#16305d", image: "sea", hero: null },
};
const MESSAGE: MessageCreate = {
  ...{ subject: "Where is it?", body: "I wait.", name: null, email: null },
};

/** Opens a store behind a server that does everything and loses its first answer to whatever is saved. */
function openLosing(): Promise<Remote> {
  return Remote.open({ intercept: losing((commit) => commit % 2 === 0) });
}

async function countKeys(kv: Kv, noun: string): Promise<number> {
  return (await kv.list({ prefix: [noun] }, { limit: 10 })).length;
}

Deno.test("a parcel is made, changed and removed once, and told as such, though every first answer was lost", async () => {
  await using remote = await openLosing();
  const { kv } = remote;
  const { id, version } = await createParcel(kv, parcelInput());
  deepEqual(await findFaults(kv), []);
  const { parcel } = await updateParcel(kv, { id, version, weight: "5 kg" });
  equal(parcel.version, 2);
  await deleteParcel(kv, id);
  deepEqual(await findFaults(kv), []);
  equal(await countKeys(kv, "parcels"), 0);
});

Deno.test("a page has its address and a message its mail once, though every first answer was lost", async () => {
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
