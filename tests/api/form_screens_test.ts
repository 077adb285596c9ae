import { deepEqual, doesNotMatch } from "node:assert/strict";
import { createPage } from "@/lib/pages/pages.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { setupToken } from "../helpers/admin.ts";
import { type TestApp, testApp } from "../helpers/app.ts";
import { addParcel } from "../helpers/parcels.ts";

const ICONS =
  "radio_button_checked pan_tool verified check_circle radio_button_unchecked airplanemode_active* moped directions_boat local_shipping home_work departure_board";
const STATUSES =
  "Pending Picked up In transit Customs On hold Out for delivery Ready for pickup Delivered Delivery failed Returned Cancelled";
const IMAGES = "hero-air hero-sea hero-road hero-warehouse";
const HEAD = [
  "Subtitle (Optional): sub_title text 300",
  `Image: image select hero1 hero-mixed* ${IMAGES}`,
  `Hero image (Optional): hero select -* hero1 hero-mixed ${IMAGES}`,
  "Overlay: overlay select overlay1* overlay2 overlay3",
];
const STEP = [
  "Description (Optional): description textarea 2000",
  `Icon: icon radio ${ICONS}`,
  "Color: color radio green black* gold red",
  "Occurred at (Optional): occurred_at datetime-local",
];
const NEW_PASSWORD = [
  "New password: new_password password 300",
  "Confirm new password: confirm_new_password password 300",
];

/** The forms for visitors, with their fields. */
const VISITORS: Record<string, string[]> = {
  "/contact.html": [
    "Subject: subject text 300",
    "Message: body textarea 20000",
    "Name (Optional): name text 300",
    "Email (Optional): email email 254",
  ],
  "/control/signin.html": [
    "Email: email email 254",
    "Password: password password 300",
  ],
  "/cp": [
    "Email: email email 254",
    "Password: password password 300",
  ],
  "/control/signup.html": [
    "Name: name text 300",
    "Email: email email 254 =hello@harbour.example",
    "Password: password password 300",
    "Company name: company_name text 300",
    "Time zone: time_zone select -*",
    "Setup token: token text 300",
    "What visitors see of a recipient: tracking_privacy radio masked* full",
  ],
  "/control/signup.html?token=A": [
    "Name: name text 300",
    "Email: email email 254 =hello@harbour.example",
    "Password: password password 300",
    "Company name: company_name text 300",
    "Time zone: time_zone select -*",
    "What visitors see of a recipient: tracking_privacy radio masked* full",
  ],
  "/control/password.html": ["Email: email email 254"],
  "/control/password.html?step=2": [
    "Email: email email 254",
    "Pin: password_token text 300",
    ...NEW_PASSWORD,
  ],
  "/control/invite.html": [
    "Invitation code: token text 300",
    "Name (Optional): name text 300",
    "Password: password password 300",
  ],
  "/control/invite.html?named": [
    "Invitation code: token text 300",
    "Password: password password 300",
  ],
};

/** The forms for members, with their fields. */
const ADMIN: Record<string, string[]> = {
  "/control/email/send.html": [
    "To: to email 254",
    "Subject: subject text 300",
    "Body: body textarea 20000",
    "Password (Your Email Password): password password 300",
  ],
  "/control/account/name.html": ["Name (Optional): name text 300"],
  "/control/team/create.html": [
    "Email: email email 254",
    "Name (Optional): name text 300",
    "Role: role radio owner manager clerk*",
  ],
  "/control/account/password.html": [
    "Current password: password password 300",
    ...NEW_PASSWORD,
  ],
  "/control/account/sessions.html": [
    "Current password: password password 300",
  ],
  "/control/pages/create.html": [
    "Title: title text 300",
    "Content: content textarea 20000",
    "Icon: icon radio people* copyright pages folder",
    "Footer link: in_footer select yes no*",
    ...HEAD,
  ],
  "/control/pages/rail": [
    "Title: title text 300 =Rail",
    "Content: content textarea 20000",
    "Icon: icon radio people copyright pages folder*",
    "Footer link: in_footer select yes no*",
    ...HEAD,
  ],
  "/control/reviews/create.html": [
    "Name: name text 300",
    "Review: review textarea 2000",
    "Rating (Optional): rating select -* 5 4.5 4 3.5 3 2.5 2 1.5 1",
    "Image: image file .jpg,.jpeg,.png,image/jpeg,image/png",
  ],
  "/control/settings/contact": [
    "Contact email: contact_email email 254 =hello@harbour.example",
    "Contact phone (Optional): contact_phone text 300",
    "Alternate phone (Optional): contact_phone_alt text 300",
    "X (Twitter) (Optional): contact_twitter text 300",
    "Telegram (Optional): contact_telegram text 300",
    "Instagram (Optional): contact_instagram text 300",
    "Contact address (Optional): contact_address textarea 300",
  ],
  "/control/settings/mail": [
    "Mail template: mail_template select plain html1* html2 html3 html4",
  ],
  "/control/settings/html": [
    "Meta description (Optional): meta_description text 300",
    "Chat code (Optional): chat_code textarea 20000",
  ],
  "/control/settings/company": [
    "Company name (Optional): company_name text 300 =Waybill Logistics",
    "Founded year (Optional): founded_year text 300 =1985",
    "Copyright year (Optional): copyright_year text 300 =2022",
    "Container count (Optional): container_count text 300 =200000",
    "Warehousing gauge (Optional): gauge_warehousing text 300 =95",
    "Ocean freight gauge (Optional): gauge_ocean text 300 =85",
    "Air freight gauge (Optional): gauge_air text 300 =90",
  ],
  "/control/settings/erase": [
    "Email: email email 254",
    "Phone number: phone text 300",
    "Tracking codes: codes textarea 12000",
  ],
  "/control/settings/privacy": [
    "Tracking privacy: tracking_privacy select full* masked",
    "Time zone: time_zone select UTC*",
    "Days to keep the journal (Optional): journal_days text 300 =400",
  ],
  "/control/invoice/create.html": ["Product: product text 300"],
  "/control/parcels/create.html": [
    "Recipient name: recipient_name text 300",
    "Destination: destination text 300",
    "Recipient phone number (Optional): recipient_phone_number text 300",
    "Recipient email (Optional): recipient_email email 254",
    "Tracking code: tracking_code text 40 =WAY-XXXX-XXXX-XXXX",
    "Reference (Optional): reference text 300",
    `Status (Optional): status text 300 ${STATUSES}`,
    "Number of pieces (Optional): pieces number 1..9999",
    "Weight (Optional): weight text 300",
    "Shipped via (Optional): shipped_via text 300",
    "Sender name (Optional): sender_name text 300",
    "Sender email (Optional): sender_email email 254",
    "Pickup location (Optional): pickup_location text 300",
    "Parcel content (Optional): parcel_content text 300",
    "Declared value (Optional): declared_value text 300",
  ],
  "/control/parcels/bulk.html": [
    "Tracking codes: codes textarea 60000",
    `Status (Optional): status text 300 ${STATUSES}`,
    "Current location (Optional): current_location text 300",
    "Description (Optional): description textarea 2000",
    "Occurred at (Optional): occurred_at datetime-local",
  ],
  "/control/parcels/WB-1111/update": [
    "Tracking code: tracking_code text 40 =WB-1111",
    "Reference (Optional): reference text 300",
    `Status (Optional): status text 300 ${STATUSES}`,
    "Current location (Optional): current_location text 300",
    "Weight (Optional): weight text 300",
    "Number of pieces (Optional): pieces number 1..9999",
    "Parcel content (Optional): parcel_content text 300",
    "Declared value (Optional): declared_value text 300",
    "Recipient name: recipient_name text 300 =Ann Smith",
    "Destination: destination text 300 =Nantes",
    "Recipient email (Optional): recipient_email email 254",
    "Recipient phone number (Optional): recipient_phone_number text 300",
    "Sender name (Optional): sender_name text 300",
    "Sender email (Optional): sender_email email 254",
    "Pickup location (Optional): pickup_location text 300",
    "Shipped via (Optional): shipped_via text 300",
    "Earliest delivery date (Optional): min_expected_delivery_date date",
    "Latest delivery date (Optional): max_expected_delivery_date date",
  ],
  "/control/parcels/WB-1111/update-map": [
    "Place to set on the map: place radio current* pickup destination",
    "Show map: show_map select yes no*",
    "Map zoom: map_zoom number 1..19",
    "Current latitude: map_current_latitude text 300",
    "Current longitude: map_current_longitude text 300",
    "Pickup latitude (Optional): map_pickup_latitude text 300",
    "Pickup longitude (Optional): map_pickup_longitude text 300",
    "Destination latitude (Optional): map_destination_latitude text 300",
    "Destination longitude (Optional): map_destination_longitude text 300",
  ],
  "/control/parcels/WB-1111/update-image": [
    "Image: image file .jpg,.jpeg,.png,image/jpeg,image/png",
  ],
  "/control/parcels/WB-1111/post": [
    `Status: status text 300 ${STATUSES}`,
    "Current location (Optional): current_location text 300",
    "Description (Optional): description textarea 2000",
    "Occurred at (Optional): occurred_at datetime-local",
    `Icon: icon radio -* ${ICONS.replace("*", "")}`,
    "Color: color radio -* green black gold red",
    "Current latitude (Optional): map_current_latitude text 300",
    "Current longitude (Optional): map_current_longitude text 300",
    "Place to set on the map: place radio current*",
  ],
  "/control/parcels/WB-1111/activities/create": [
    "Title: title text 300",
    ...STEP,
  ],
};

Deno.test("visitor forms have the specified fields, options and defaults", async () => {
  await using app = await testApp();
  await setupToken(app.kv);
  await updateSettings(app.kv, { contact_email: "hello@harbour.example" });
  for (const [path, fields] of Object.entries(VISITORS)) {
    deepEqual(fieldsOf((await app.client().get(path)).text), fields, path);
  }
});

Deno.test("panel forms have the specified fields, options and defaults", async () => {
  await using app = await testApp({ env: { MAIL_DRIVER: "smtp" } });
  const client = await app.signedIn();
  await fill(app);
  for (const [path, fields] of Object.entries(ADMIN)) {
    deepEqual(fieldsOf((await client.get(path)).text), fields, path);
  }
});

Deno.test("account forms set autocomplete for password managers and allow pasting", async () => {
  await using app = await testApp();
  await setupToken(app.kv);
  const visitor = app.client();
  const asked: Record<string, string[]> = {};
  const look = async (path: string, client = visitor) => {
    const { text } = await client.get(path);
    doesNotMatch(text, /onpaste/i);
    const inputs = text.match(/<input[^>]*type="(?:email|password)"[^>]*>/g);
    asked[path] = inputs!.map((input) =>
      /autocomplete="([^"]*)"/.exec(input)?.[1] ?? ""
    );
  };
  await look("/control/signup.html");
  await look("/control/signin.html");
  await look("/control/password.html?step=2");
  await look("/control/invite.html");
  const admin = await app.signedIn();
  await look("/control/account/password.html", admin);
  await look("/control/account/sessions.html", admin);
  const [known, fresh] = ["current-password", "new-password"];
  deepEqual(asked, {
    "/control/signup.html": ["username", fresh],
    "/control/signin.html": ["username", known],
    "/control/password.html?step=2": ["username", fresh, fresh],
    "/control/invite.html": [fresh],
    "/control/account/password.html": [known, fresh, fresh],
    "/control/account/sessions.html": [known],
  });
});

async function fill({ kv }: TestApp): Promise<void> {
  await updateSettings(kv, { contact_email: "hello@harbour.example" });
  await addParcel(kv, { tracking_code: "WB-1111" });
  const page = { title: "Rail", content: "By rail", icon: "folder" };
  await createPage(kv, pageCreate.parse(page), { language: "en" });
}

/**
 * Describes a form's fields in order: label, name, kind, maximum length or bounds, options (the selected one with a star) and
 * prefilled value.
 */
function fieldsOf(html: string): string[] {
  const parts = html.split(/<(?:label|legend) class="field-label"[^>]*>/);
  return parts.slice(1).map((part) => {
    const label = part.slice(0, part.indexOf("<"));
    const [tag, element] = /<(input|textarea|select)[^>]*>/.exec(part)!;
    const kind = element === "input" ? attribute(tag, "type") : element;
    return [
      `${label}: ${attribute(tag, "name")} ${kind}`,
      ...limitsOf(tag),
      ...optionsOf(part),
      ...(kind === "radio" ? [] : valueOf(tag)),
    ].join(" ");
  });
}

function limitsOf(tag: string): string[] {
  const limit = attribute(tag, "maxlength") || attribute(tag, "data-limit") ||
    attribute(tag, "accept");
  if (limit !== "") return [limit];
  const isNumber = attribute(tag, "type") === "number";
  return isNumber ? [`${attribute(tag, "min")}..${attribute(tag, "max")}`] : [];
}

/** Radio buttons that repeat a text field's suggestions. */
const OFFERS = /<input type="radio" name="offer\.[^>]*>/g;

/** Lists only the selected one of 50 or more options, such as time zones. */
function optionsOf(part: string): string[] {
  const tags = part.replace(OFFERS, "")
    .match(/<option\s+value[^>]*>|<input\s+type="radio"[^>]*>/g);
  const options = (tags ?? []).map((tag) => {
    const isChosen = / (selected|checked)/.test(tag);
    return (attribute(tag, "value") || "-") + (isChosen ? "*" : "");
  });
  return options.length < 50
    ? options
    : options.filter((option) => option.endsWith("*"));
}

function valueOf(tag: string): string[] {
  const value = attribute(tag, "value")
    .replace(/^WAY(-[0-9A-Z]{4}){3}$/, "WAY-XXXX-XXXX-XXXX");
  return value === "" ? [] : [`=${value}`];
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
}
