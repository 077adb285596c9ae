import type { Letter } from "@/lib/mail/letter.ts";
import { testApp } from "../app.ts";
import { setupToken } from "../admin.ts";
import { jpg } from "../pictures.ts";
import { Transcript } from "./transcript.ts";

const EMAIL = "owner@harbour.example";
const PASSWORD = "four quiet harbours";
const NEW_PASSWORD = "seven grey whales";
/** Stands for the token of the start, which is another one each time. */
const SHOWN_TOKEN = "the token that the server printed";

/** The longest wait of a mail with a pin. */
const PIN_WAIT_MS = 6_000;

/** Runs the story on an app in memory, whose clock stands still between the calls, and gives its text. */
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
  await invoice(story, parcel);
  await findThings(story);
  await write(story);
  await forget(story, async () => {
    clock.ms += PIN_WAIT_MS;
    await app.mailer.drain();
    return letters.at(-1)!;
  });
  return story.text.replaceAll(token, SHOWN_TOKEN).trimEnd() + "\n";
}

async function begin(story: Transcript, token: string): Promise<void> {
  story.say(
    "Create the administrator",
    "A fresh site prints a link with a setup token when it starts. The call works once.",
  );
  await story.call({
    call: "POST /api/admins",
    session: "none",
    body: { email: EMAIL, password: PASSWORD, token },
  });
  story.say("Sign in");
  await story.call({
    call: "POST /api/admins/auth/signin",
    session: "starts",
    body: { email: EMAIL, password: PASSWORD },
  });
}

async function fillSite(story: Transcript): Promise<void> {
  story.say(
    "Settings",
    "Only what changes is sent. The time zone is that of invoices and of the times in a history.",
  );
  await story.call({
    call: "PATCH /api/settings",
    body: {
      company_name: "Harbour Freight Lines",
      contact_email: "hello@harbour.example",
      time_zone: "Europe/Lisbon",
    },
  });
  story.say(
    "A content page",
    "Its address is made from the title: this one is read at `/pages/cold-chain`.",
  );
  await story.call({
    call: "POST /api/pages",
    body: {
      title: "Cold chain",
      content: "From the harvest to the shop at [bold=four degrees].",
      icon: "pages",
    },
  });
  story.say(
    "A review with a photo",
    "The photo is turned upright, freed of what the camera wrote into it, made smaller and served at `/uploads/images/{image}`.",
  );
  await story.call({
    call: "POST /api/reviews",
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
    "Three fields are needed, all others may come along. The key makes the call safe to repeat.",
  );
  const { id, tracking_code: code } = await story.call({
    call: "POST /api/parcels",
    headers: { "idempotency-key": "order-2026-117" },
    body: {
      tracking_code: "HFL-2026-0117",
      recipient_name: "Mina Park",
      destination: "12 Harbour Street, Busan",
      weight: "18.4 kg",
      declared_value: "EUR 6,200",
      shipped_via: "Sea freight",
      sender_name: "Nordlys Instruments",
    },
  });
  story.tell("What is wrong is said for each field:");
  await story.call({
    call: "POST /api/parcels",
    status: 422,
    body: {
      tracking_code: "HFL-2026-0117",
      recipient_name: "",
      colour: "red",
    },
  });
  story.say(
    "Its photo",
    "A new photo takes the place of the one before.",
  );
  await story.call({
    call: "POST /api/parcels/image",
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
      "An entry gets its time from the server, or from `occurred_at`, at most 24 hours ahead. In the same call it may bring a",
      "status, a place and a point. Each of these is the parcel's as long as no entry with a later time has brought another",
      "one: an entry about yesterday joins the history and leaves the status of today alone. Delete the newest entry or change",
      "its time, and the parcel takes the values of the next.",
    ].join("\n"),
  );
  await story.call({
    call: "POST /api/activities",
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
    "Anybody who has the code may ask, however it is typed. Ids and the declared value stay with you.",
  );
  await story.call({
    call: `GET /api/parcels/${code.toLowerCase().replaceAll("-", "")}`,
    session: "none",
  });
  await story.call({
    call: "GET /api/parcels/HFL-2026-9999",
    session: "none",
    status: 404,
  });
  await follow(story, code);
  story.say(
    "Change it, unless somebody else has",
    "The version is the one that was read. Since then the photo and the history have changed the parcel.",
  );
  await story.call({
    call: "PATCH /api/parcels",
    status: 409,
    body: { id, version: 1, status: "Customs" },
  });
}

async function follow(story: Transcript, code: string): Promise<void> {
  story.say(
    "Follow it, and prove to be its recipient",
    [
      "`GET /api/parcels/{code}/events` is a stream of server-sent events (`text/event-stream`, as browsers read it by",
      "`EventSource`): one whenever what this visitor sees of the parcel has changed. An event carries a fingerprint and no",
      "data, so ask for the parcel again. `seen`, or the header `Last-Event-ID`, is the fingerprint that you know: when the",
      "parcel has changed since, the first event comes at once. `once` asks without waiting, as in a job that runs every few",
      "minutes. Being a stream without an envelope, this call is not in `openapi.json`; what it refuses is in the envelope. It",
      "uses up no look-ups, an unknown code counts as a miss, and one address holds at most 20 streams: a further one ends at",
      "once, and is asked for again after the five seconds that `retry` names.",
    ].join("\n"),
  );
  await story.stream(`/api/parcels/${code}/events?once&seen=0`);
  story.tell(
    [
      "Where the setting `tracking_privacy` is `masked`, a visitor sees initials and one part of an address.",
      "`POST /api/parcels/{code}/proof` with the recipient's e-mail address or the last four digits of the telephone number",
      "answers the whole public parcel and sets a cookie by which this visitor sees it from then on. Five wrong proofs of a",
      "parcel in an hour are the last ones, from any number of clients (429).",
    ].join("\n"),
  );
  await story.call({
    call: `POST /api/parcels/${code}/proof`,
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
    "The code of a parcel as the product copies that parcel into the invoice. `url` is a page to print. Numbers have no gaps, so an invoice can be neither changed nor deleted.",
  );
  await story.call({
    call: "POST /api/invoices",
    headers: { "idempotency-key": "invoice-of-order-2026-117" },
    body: { product: code },
  });
}

async function findThings(story: Transcript): Promise<void> {
  story.say(
    "Lists and searches",
    "The words may be beginnings; of a tracking code its last characters do as well.",
  );
  await story.call({
    call: "POST /api/invoices/search",
    body: { search: "2026-0117", per_page: 1 },
  });
  story.tell("A list that goes on says where:");
  await story.call({
    call: "POST /api/pages",
    body: { title: "Customs", content: "We write the papers." },
  });
  await story.call({
    call: "POST /api/pages/search",
    body: { search: "c", per_page: 1 },
  });
}

async function write(story: Transcript): Promise<void> {
  story.say(
    "Mail",
    "What the administrator sends goes out while the call waits; 502 repeats the reason of a server that refuses.",
  );
  await story.call({
    call: "POST /api/contact",
    body: {
      to: "mina.park@example.com",
      subject: "Your parcel HFL-2026-0117",
      body: "It has left Lisbon.",
    },
  });
  story.tell("A visitor writes to you; the message stays in the inbox.");
  await story.call({
    call: "POST /api/messages",
    session: "none",
    body: {
      subject: "Opening hours",
      body: "Is the warehouse open on Sunday?",
      name: "Mina Park",
      email: "mina.park@example.com",
    },
  });
  await story.call({ call: "GET /api/messages?per_page=1" });
}

async function forget(
  story: Transcript,
  lastLetter: () => Promise<Letter>,
): Promise<void> {
  story.say(
    "A forgotten password",
    "The answer is the same for every address, so that it tells nobody who has an account.",
  );
  await story.call({
    call: "POST /api/admins/auth/send-pin",
    session: "none",
    body: { email: EMAIL },
  });
  const { subject, text } = await lastLetter();
  story.tell("The mail that follows:");
  story.show(`${subject}\n\n${text.trim()}`);
  story.tell(
    "No mail leaves while `MAIL_DRIVER` is `log`, and the log never shows a pin: then `deno task admin:reset` on the server prints one with its link.",
  );
  story.tell(
    "Its pin is the `password_token`, once and for 15 minutes. All sessions end.",
  );
  const pin = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){5}/.exec(text)![0];
  await story.call({
    call: "PATCH /api/admins/auth/update/password-guest",
    session: "none",
    body: {
      new_password: NEW_PASSWORD,
      confirm_new_password: NEW_PASSWORD,
      password_token: pin,
      email: EMAIL,
    },
  });
  await story.call({ call: "GET /api/parcels", status: 401 });
}
