import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import { recordOutcome } from "./mail_jobs.ts";
import { createMessage } from "@/lib/messages/messages.ts";
import { createPage } from "@/lib/pages/pages.ts";
import { getSettings, updateSettings } from "@/lib/settings/settings.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { activityInput, parcelInput } from "./domain.ts";
import { takeMail } from "@/lib/mail/attempts.ts";

/** A person whose e-mail address is stored in several cases. */
export const PERSON = "Erika.Muster@Mail.example";
export const TYPED = "ERIKA.MUSTER@MAIL.EXAMPLE";

/** Every form in which the store may contain the e-mail address or a search word derived from it. */
const FORMS = [PERSON, "erikamustermailexample"];

/** The person's name, phone and places in her parcels. */
export const BELONGINGS = {
  name: "Erika Mustermann",
  phone: "+49 30 901820",
  destination: "Heidestrasse 17, Koeln",
  pickup: "Elbchaussee 3, Hamburg",
};

/** The ids of the person's records. */
export interface Traces {
  received: string;
  sent: string;
  mentioned: string;
  message: string;
  mail: string;
  invoice: string;
}

/** Adds the person to every noun of a store. */
export async function addPerson(kv: Kv): Promise<Traces> {
  const { name, phone, destination, pickup } = BELONGINGS;
  const { contact_email } = await getSettings(kv);
  if (contact_email === null) {
    await updateSettings(kv, { contact_email: "office@waybill.example" });
  }
  await updateSettings(kv, { meta_description: `Ask ${PERSON}.` });
  const received = await createParcel(
    kv,
    parcelInput({
      recipient_name: name,
      recipient_email: PERSON,
      recipient_phone_number: phone,
      destination,
      status: `Call ${TYPED}`,
      tracking_code: "PERSON-RECEIVED",
      map_destination_latitude: 50.94,
      map_destination_longitude: 6.96,
    }),
  );
  const sent = await createParcel(
    kv,
    parcelInput({
      sender_name: name,
      sender_email: TYPED,
      pickup_location: pickup,
    }),
  );
  const mentioned = await createParcel(
    kv,
    parcelInput({ recipient_name: `c/o ${PERSON.toLowerCase()}` }),
  );
  await createActivity(
    kv,
    activityInput(mentioned.id, {
      description: `Спросить ${PERSON} или other.${PERSON.toLowerCase()}x`,
      status: `Waits for ${PERSON}`,
    }),
  );
  const { id: invoice } = await createInvoice(kv, {
    product: received.tracking_code,
  });
  await createInvoice(kv, { product: `Crate for ${TYPED}` });
  await createPage(kv, {
    title: `About ${PERSON}`,
    content: `Write to ${TYPED}.`,
    sub_title: null,
    icon: "pages",
    overlay: "#16305d",
    image: "sea",
    hero: null,
    in_footer: "no",
  }, { language: "en" });
  const fields = { subject: "Where?", body: "I wait.", name };
  await createMessage(kv, { ...fields, email: PERSON, website: null });
  const [entry] = await kv.list<{ id: string }>(
    { prefix: ["messages"] },
    { limit: 1, reverse: true },
  );
  const body = `${PERSON} has asked.`;
  await createMessage(kv, { ...fields, body, email: null, website: null });
  const mail = await addMail(kv, PERSON.toLowerCase());
  await addMail(kv, "other@waybill.example", `Please answer ${TYPED}.`);
  await kv.transact((tx) => {
    tx.set(["things_by_email", PERSON.toLowerCase()], "an index");
    tx.set(["things", "1"], new Map([["to", new Set([PERSON])]]));
    tx.set(["job_problems", "1", 0], { problem: { params: { to: PERSON } } });
  });
  return {
    received: received.id,
    sent: sent.id,
    mentioned: mentioned.id,
    message: entry!.value.id,
    mail,
    invoice,
  };
}

/** Adds a sent mail. */
async function addMail(
  kv: Kv,
  to: string,
  body = "Your parcel waits.",
): Promise<string> {
  const mail = { kind: "send", to, from: "a@b.example", subject: "Hello" };
  const id = await kv.transact((tx) =>
    queueMail(tx, { ...mail, kind: "send", body }, { locale: LOCALES.en })
  );
  const { mail: taken, job } = (await takeMail(kv, id))!;
  const outcome = { status: "sent", driver: "smtp" } as const;
  await recordOutcome(kv, { ...taken, job }, { outcome });
  return id;
}

/** Returns the keys of a store whose key or value contains the e-mail address or a word derived from it. */
export async function keysWithPerson(kv: Kv): Promise<string[]> {
  const found: string[] = [];
  for await (const { key, value } of kv.walk<unknown>([], 500)) {
    const text = Deno.inspect([key, value], {
      depth: 100,
      strAbbreviateSize: Infinity,
      iterableLimit: Infinity,
    });
    if (hasPerson(text)) found.push(key.join("/"));
  }
  return found;
}

/** Reports whether a file contains the e-mail address, in texts with one or two bytes per character. */
export async function fileHasPerson(path: string): Promise<boolean> {
  const bytes = await Deno.readFile(path);
  const texts = [
    new TextDecoder("latin1").decode(bytes),
    new TextDecoder("utf-16le").decode(bytes),
    new TextDecoder("utf-16le").decode(bytes.subarray(1)),
  ];
  return texts.some(hasPerson);
}

function hasPerson(text: string): boolean {
  // A different e-mail address that contains this one.
  const others = text.toLowerCase().replaceAll("other.erika", "");
  return FORMS.some((form) => others.includes(form.toLowerCase()));
}
