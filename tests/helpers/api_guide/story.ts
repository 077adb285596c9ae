import type { Letter } from "@/lib/mail/letter.ts";
import { testApp } from "../app.ts";
import { setupToken } from "../admin.ts";
import { jpg } from "../pictures.ts";
import { until } from "../until.ts";
import { Transcript } from "./transcript.ts";

const EMAIL = "owner@harbour.example";
const PASSWORD = "four quiet harbours";
const CLERK = "rui@harbour.example";
const CLERK_PASSWORD = "nine slow tides";
const NEW_PASSWORD = "seven grey whales";
/** Replaces the setup token, which differs in every run. */
const SHOWN_TOKEN = "the token that the server printed";

const PIN = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}/;

/** Maximum delay before a mail with a pin is sent. */
const PIN_WAIT_MS = 6_000;

/** Runs the story on an in-memory app, with a clock that advances one minute per call; returns the text. */
export async function tellStory(): Promise<string> {
  const letters: Letter[] = [];
  const clock = { ms: Date.UTC(2026, 10, 20, 9) };
  await using app = await testApp({
    clock,
    env: { MAIL_FROM: "noreply@harbour.example" },
    transport: {
      send(letter) {
        letters.push(letter);
        return Promise.resolve();
      },
    },
  });
  const story = new Transcript(app, clock);
  const token = await setupToken(app.kv);
  await begin(story, token);
  await fillSite(story);
  const parcel = await sendParcel(story);
  await moveMany(story, parcel, () => app.jobs.drain());
  await invoice(story, parcel);
  await deleteAndRestore(story, parcel);
  await findThings(story);
  await write(story);
  await workTogether(story, parcel);
  await erasePerson(story, parcel, () => app.jobs.drain());
  await forget(story, async () => {
    clock.ms += PIN_WAIT_MS;
    const find = () => letters.find(({ text }) => PIN.test(text));
    // drain() does not wait for a mail that is already being sent.
    await until("the mail with the pin", async () => {
      await app.jobs.drain();
      return find() !== undefined;
    });
    return find()!;
  });
  return story.text.replaceAll(token, SHOWN_TOKEN).trimEnd() + "\n";
}

async function begin(story: Transcript, token: string): Promise<void> {
  story.say(
    "Create the administrator",
    "A fresh site prints a link with a setup token when it starts. The call works once.",
  );
  await story.call("POST /api/admins", {
    session: "none",
    body: { email: EMAIL, password: PASSWORD, token },
  });
  story.say("Sign in");
  await story.call("POST /api/admins/auth/signin", {
    session: "starts",
    body: { email: EMAIL, password: PASSWORD },
  });
}

async function fillSite(story: Transcript): Promise<void> {
  story.say(
    "Settings",
    "Send only what changes. The time zone applies to invoices and to the times of a history.",
  );
  await story.call("PATCH /api/settings", {
    body: {
      company_name: "Harbour Freight Lines",
      contact_email: "hello@harbour.example",
      time_zone: "Europe/Lisbon",
    },
  });
  story.say(
    "A content page",
    "Its address comes from the title: this page is at `/pages/cold-chain`.",
  );
  await story.call("POST /api/pages", {
    body: {
      title: "Cold chain",
      content: "From the harvest to the shop at [bold=four degrees].",
      icon: "pages",
    },
  });
  story.say(
    "A review with a photo",
    "The photo is turned upright, stripped of metadata, scaled down and served at `/uploads/images/{image}`.",
  );
  await story.call("POST /api/reviews", {
    form: {
      name: "Amara Okafor",
      review: "Two crates, three borders, not a scratch.",
      image: ["amara.jpg", jpg],
    },
  });
}

async function sendParcel(
  story: Transcript,
): Promise<{ id: string; code: string }> {
  story.say(
    "A parcel",
    "Three fields are required, all others optional. The key makes the call safe to repeat.",
  );
  const { id, tracking_code: code } = await story.call("POST /api/parcels", {
    headers: { "idempotency-key": "order-2026-117" },
    body: {
      tracking_code: "HFL-2026-0117",
      recipient_name: "Mina Park",
      destination: "12 Harbour Street, Busan",
      reference: "PO-4711",
      weight: "18.4 kg",
      pieces: 2,
      declared_value: "EUR 6,200",
      shipped_via: "Sea freight",
      sender_name: "Nordlys Instruments",
    },
  });
  story.tell("Invalid input gets one sentence per field:");
  await story.call("POST /api/parcels", {
    status: 422,
    body: {
      tracking_code: "HFL-2026-0117",
      recipient_name: "",
      colour: "red",
    },
  });
  story.say(
    "Its photo",
    "A new photo replaces the old one.",
  );
  await story.call("POST /api/parcels/image", {
    form: { id, image: ["crate.jpg", jpg] },
  });
  await moveParcel(story, { id, code });
  return { id, code };
}

async function moveParcel(
  story: Transcript,
  { id, code }: { id: string; code: string },
): Promise<void> {
  story.say(
    "Its history",
    [
      "The server sets the time of an entry, unless `occurred_at` does, at most 24 hours ahead. The same call may set status,",
      "place and coordinates. The parcel has those of the entry with the latest time: an entry about yesterday joins the history",
      "and leaves today's status alone. After the newest entry is deleted or re-dated, the values of the next one apply.",
    ].join("\n"),
  );
  await story.call("POST /api/activities", {
    body: {
      parcel_id: id,
      title: "Departed",
      description: "Loaded on board and sailed from Lisbon.",
      icon: "directions_boat",
      color: "green",
      status: "In transit",
      current_location: "Off Cape St. Vincent",
    },
  });
  story.say(
    "What a visitor sees",
    "The code alone is enough, in any spelling. Visitors get no ids and no declared value.",
  );
  await story.call(
    `GET /api/parcels/${code.toLowerCase().replaceAll("-", "")}`,
    {
      session: "none",
    },
  );
  await story.call("GET /api/parcels/HFL-2026-9999", {
    session: "none",
    status: 404,
  });
  await follow(story, code);
  story.say(
    "Change it, unless another client has",
    "`version` is the one that the client has read. The photo and the history entry have changed the parcel since.",
  );
  await story.call("PATCH /api/parcels", {
    status: 409,
    body: { id, version: 1, status: "Customs" },
  });
}

async function moveMany(
  story: Transcript,
  { code }: { code: string },
  runJobs: () => Promise<void>,
): Promise<void> {
  story.say(
    "Many parcels at once",
    [
      "Up to 500 `codes`, or instead a `filter` that matches at most 5,000 parcels. A code is looked up as by",
      "`GET /api/parcels/{code}`; one that several parcels match becomes a problem. Each parcel gets one entry as by",
      "`POST /api/activities`, and its status and place. By default `title` is the status, else the place; icon and color are those",
      "of the status; `occurred_at` is the time of the call. The response is a job. The parcels and their changes are fixed at that",
      "point.",
    ].join("\n"),
  );
  const { id } = await story.call("POST /api/bulk", {
    headers: { "idempotency-key": "truck-7-of-20-november" },
    body: {
      codes: [code, "HFL-2026-9999"],
      update: { status: "Customs", current_location: "Busan" },
    },
  });
  await runJobs();
  story.tell(
    [
      "Poll until `next_at` is null. `done` counts processed codes, duplicates once; `failed` counts those that could not be",
      "updated. `row` is the position in `codes`, from 0. The response has the first 200 problems;",
      "`GET /api/jobs/{id}/problems.csv` has all. `POST /api/jobs/cancel` stops a job but keeps its changes. Members who did not",
      "start the job need the right `journal:read` to get it.",
    ].join("\n"),
  );
  await story.call(`GET /api/jobs/${id}`);
}

async function follow(story: Transcript, code: string): Promise<void> {
  story.say(
    "Follow it, and verify its recipient",
    [
      "`GET /api/parcels/{code}/events` is a stream of server-sent events for `EventSource`. It sends one whenever this",
      "visitor's view of the parcel changes. The event carries a fingerprint and no data: fetch the parcel again. `seen`, or the",
      "header `Last-Event-ID`, is the fingerprint that you have; if it is stale, the first event comes immediately. With `once` the",
      "response does not wait, for a script that runs every few minutes. The stream has no envelope, so it is not in",
      "`openapi.json`; its errors have one. It uses up no look-ups, but an unknown code counts as a miss. A client address may have",
      "at most 20 streams; a further one ends immediately, and clients reconnect after the five seconds in `retry`.",
    ].join("\n"),
  );
  await story.stream(`/api/parcels/${code}/events?once&seen=0`);
  story.tell(
    [
      "With the setting `tracking_privacy` on `masked`, visitors see initials and one part of an address.",
      "`POST /api/parcels/{code}/proof` takes the recipient's e-mail address or the last four digits of the phone number. It",
      "returns the unmasked public parcel and sets a cookie that keeps it unmasked. After five wrong proofs in an hour, from",
      "any number of clients, the parcel refuses further ones (429).",
    ].join("\n"),
  );
  await story.call(`POST /api/parcels/${code}/proof`, {
    session: "none",
    status: 422,
    body: { proof: "1234" },
  });
}

async function invoice(
  story: Transcript,
  { code }: { code: string },
): Promise<void> {
  story.say(
    "An invoice",
    "A tracking code as the product copies that parcel into the invoice. `url` is a page to print. Numbers have no gaps, so an invoice cannot be changed or deleted.",
  );
  await story.call("POST /api/invoices", {
    headers: { "idempotency-key": "invoice-of-order-2026-117" },
    body: { product: code },
  });
}

async function findThings(story: Transcript): Promise<void> {
  story.say(
    "Lists and searches",
    "Words match by their beginning, a tracking code also by its last characters.",
  );
  await story.call("POST /api/invoices/search", {
    body: { search: "2026-0117", per_page: 1 },
  });
  story.tell("A list with more pages has a `next_page_url`:");
  await story.call("POST /api/pages", {
    body: { title: "Customs", content: "We write the papers." },
  });
  await story.call("POST /api/pages/search", {
    body: { search: "c", per_page: 1 },
  });
}

async function deleteAndRestore(
  story: Transcript,
  { id }: { id: string },
): Promise<void> {
  story.say(
    "Delete it, and change your mind",
    [
      "Deleted parcels and pages stay in the trash for 30 days, and only there. Their codes and addresses stay taken. `DELETE /api/trash`",
      "erases a record immediately.",
    ].join("\n"),
  );
  await story.call("DELETE /api/parcels", {
    body: { id },
  });
  await story.call("GET /api/trash?noun=parcels");
  await story.call("POST /api/trash/restore", {
    body: { id },
  });
}

async function write(story: Transcript): Promise<void> {
  story.say(
    "Mail",
    "The member's mail is sent while the call waits; if the mail server refuses, the response is 502 with its reason.",
  );
  await story.call("POST /api/contact", {
    body: {
      to: "mina.park@example.com",
      subject: "Your parcel HFL-2026-0117",
      body: "It has left Lisbon.",
    },
  });
  story.tell("A visitor's message stays in the inbox.");
  await story.call("POST /api/messages", {
    session: "none",
    body: {
      subject: "Opening hours",
      body: "Is the warehouse open on Sunday?",
      name: "Mina Park",
      email: "mina.park@example.com",
    },
  });
  await story.call("GET /api/messages?per_page=1");
}

async function workTogether(
  story: Transcript,
  parcel: { id: string },
): Promise<void> {
  story.say(
    "The team",
    [
      "An owner invites people as `owner`, `manager` or `clerk`. The link is only in this response, and works once within 48 hours.",
      "If a mail server is set up, the invited person also gets a mail with a separate code that opens the same invitation, and with",
      "`PUBLIC_ORIGIN` also a link. `POST /api/admins/invite` creates a new link; earlier ones stop working.",
    ].join("\n"),
  );
  const { id, invite_url } = await story.call("POST /api/admins", {
    body: { email: CLERK, role: "clerk" },
  });
  story.tell("The part after `token=` lets the invited person in:");
  const token = new URL(invite_url).hash.slice("#token=".length);
  await story.call("POST /api/admins/accept", {
    session: "none",
    body: { token, name: "Rui Costa", password: CLERK_PASSWORD },
  });
  await story.call("POST /api/admins/auth/signin", {
    session: "clerkStarts",
    body: { email: CLERK, password: CLERK_PASSWORD },
  });
  story.tell(
    "A call that the role does not allow returns 403; the table at the end lists who may call what.",
  );
  await story.call("PATCH /api/settings", {
    session: "clerk",
    status: 403,
    body: { company_name: "Costa Lines" },
  });
  await story.call("PATCH /api/parcels", {
    session: "clerk",
    body: { id: parcel.id, weight: "18.6 kg" },
  });
  story.tell("The journal shows who did what:");
  await story.call(`GET /api/journal?actor_id=${id}&noun=parcels`);
  story.tell(
    [
      "Deactivating a member ends all their sessions immediately; `active` is `yes` or `no`. `DELETE` removes a member, but the name",
      "stays in the journal. The last owner who can sign in cannot be removed, demoted or deactivated (409).",
    ].join("\n"),
  );
  await story.call("PATCH /api/admins", {
    body: { id, active: "no" },
  });
  await story.call("GET /api/parcels", {
    session: "clerk",
    status: 401,
  });
}

async function erasePerson(
  story: Transcript,
  { id }: { id: string },
  drain: () => Promise<void>,
): Promise<void> {
  story.say(
    "Erase a person",
    [
      "By `email`, `phone` (however it is written), or `parcel_ids`: recipient and sender of up to 100 parcels. The preview changes nothing",
      "and counts records by noun. On a large store it counts a part, and `next_cursor` continues. The erasure itself cannot be undone.",
    ].join("\n"),
  );
  await story.call("POST /api/erasures/preview", {
    body: { parcel_ids: [id] },
  });
  const job = await story.call("POST /api/erasures", {
    body: { parcel_ids: [id], password: PASSWORD },
  });
  await drain();
  await story.call(`GET /api/jobs/${job.id}`);
}

async function forget(
  story: Transcript,
  pinLetter: () => Promise<Letter>,
): Promise<void> {
  story.say(
    "A forgotten password",
    "The response is the same for every address, so it does not reveal which ones have an account.",
  );
  await story.call("POST /api/admins/auth/send-pin", {
    session: "none",
    body: { email: EMAIL },
  });
  const { subject, text } = await pinLetter();
  story.tell("The mail that follows:");
  story.show(`${subject}\n\n${text.trim()}`);
  story.tell(
    "While `MAIL_DRIVER` is `log`, no mail is sent, and the log never shows a pin. `deno task admin:reset` on the server prints one with its link.",
  );
  story.tell(
    "The pin is the `password_token`. It works once and for 15 minutes. All sessions end.",
  );
  const [pin] = PIN.exec(text)!;
  await story.call("PATCH /api/admins/auth/update/password-guest", {
    session: "none",
    body: {
      new_password: NEW_PASSWORD,
      confirm_new_password: NEW_PASSWORD,
      password_token: pin,
      email: EMAIL,
    },
  });
  await story.call("GET /api/parcels", {
    status: 401,
  });
}
