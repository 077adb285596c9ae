import { deepEqual, equal } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import {
  maskPlace,
  toAdminParcel,
  toPublicParcel,
} from "@/lib/parcels/public_view.ts";
import { createParcel, getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  adminParcel,
  type ParcelCreate,
  type PublicParcel,
} from "@/lib/parcels/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import {
  activityInput,
  Clock,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { LOCALE_CODES, type LocaleCode } from "@/lib/i18n/locales.ts";

const PUBLIC_KEYS = [
  "current_location",
  "destination",
  "history",
  "image",
  "max_expected_delivery_date",
  "min_expected_delivery_date",
  "pickup_location",
  "recipient_email",
  "recipient_name",
  "recipient_phone_number",
  "sender_name",
  "show_map",
  "status",
  "tracking_code",
  "weight",
];
const MAP_KEYS = [
  "map_current_latitude",
  "map_current_longitude",
  "map_destination_latitude",
  "map_destination_longitude",
  "map_pickup_latitude",
  "map_pickup_longitude",
  "map_zoom",
];
const ACTIVITY_KEYS = [
  "color",
  "created_at",
  "created_at_day",
  "created_at_month",
  "created_at_time",
  "description",
  "icon",
  "id",
  "occurred_at",
  "title",
  "updated_at",
];
const POSITION = {
  map_zoom: 3,
  map_current_latitude: 1,
  map_current_longitude: 2,
};

async function found(kv: Kv, fields: Partial<ParcelCreate> = {}) {
  const { id, tracking_code } = await createParcel(kv, parcelInput(fields));
  await createActivity(kv, activityInput(id));
  return (await getParcelWithHistory(kv, tracking_code))!;
}

async function masked(fields: Partial<ParcelCreate>): Promise<PublicParcel> {
  using kv = await memoryKv(new Clock());
  const settings: Settings = {
    ...await getSettings(kv),
    tracking_privacy: "masked",
  };
  return toPublicParcel(await found(kv, fields), settings);
}

Deno.test("toPublicParcel() has exactly the public keys, the map's only when it is shown", async () => {
  using kv = await memoryKv(new Clock());
  const settings = await getSettings(kv);
  const hidden = toPublicParcel(await found(kv, POSITION), settings);
  deepEqual(Object.keys(hidden).sort(), PUBLIC_KEYS);
  deepEqual(Object.keys(hidden.history[0]!).sort(), ACTIVITY_KEYS);
  const shown = toPublicParcel(
    await found(kv, { ...POSITION, show_map: "yes" }),
    settings,
  );
  deepEqual(Object.keys(shown).sort(), [...MAP_KEYS, ...PUBLIC_KEYS].sort());
  equal(shown.map_current_longitude, 2);
});

Deno.test("toAdminParcel() has the private fields and the ids as well", async () => {
  using kv = await memoryKv(new Clock());
  const parcel = toAdminParcel(
    await found(kv, { declared_value: "EUR 5" }),
    await getSettings(kv),
  );
  deepEqual(
    Object.keys(parcel).sort(),
    Object.keys(adminParcel.shape).sort(),
  );
  equal(parcel.declared_value, "EUR 5");
  deepEqual(
    Object.keys(parcel.history[0]!).sort(),
    [...ACTIVITY_KEYS, "parcel_id", "version"].sort(),
  );
  equal(parcel.history[0]!.created_at_time, "03:45 PM");
});

Deno.test("masked mode shows initials, no phone digit and no street", async () => {
  const parcel = await masked({
    recipient_name: "Jane van Doe",
    recipient_email: "jane.doe@mail.gmail.com",
    recipient_phone_number: "+44 20 7946 0128",
    destination: "12 Harbour Street, Flat 3, Bristol",
    sender_name: "Élan Ltd",
    pickup_location: "Warehouse 9",
  });
  equal(parcel.recipient_name, "J. v. D.");
  equal(parcel.recipient_email, "j***@m***.com");
  equal(parcel.recipient_phone_number, "***");
  equal(parcel.destination, "Bristol");
  equal(parcel.sender_name, "É. L.");
  equal(parcel.pickup_location, "***");
});

Deno.test("masked mode leaves unset fields unset and cuts no sign in two", async () => {
  const parcel = await masked({ recipient_name: "😀 Smith" });
  equal(parcel.recipient_email, null);
  equal(parcel.recipient_phone_number, null);
  equal(parcel.recipient_name, "😀. S.");
});

Deno.test("a masked parcel keeps both ends of its journey off the map", async () => {
  const parcel = await masked({
    ...POSITION,
    show_map: "yes",
    map_pickup_latitude: 1.3,
    map_pickup_longitude: 103.7,
    map_destination_latitude: 35.1028,
    map_destination_longitude: 129.0403,
  });
  equal(parcel.map_current_latitude, POSITION.map_current_latitude);
  equal(parcel.map_pickup_latitude, null);
  equal(parcel.map_destination_latitude, null);
  equal(parcel.map_destination_longitude, null);
});

/** Addresses as each language writes them, and what is shown of them. */
const ADDRESSES: [language: LocaleCode, place: string, shown: string][] = [
  ["en", "12 Harbour Street, Flat 3, Bristol", "Bristol"],
  ["en", "Flat 3, 12 Harbour Street", "***"],
  ["en", "Rose Cottage, Church Lane, Ludlow, Shropshire", "Shropshire"],
  ["en", "350 Fifth Ave, Apt 12B, New York, NY 10118, USA", "USA"],
  ["en", "Kingsway, Norway House, Galway", "Galway"],
  ["pt", "Rua Augusta, 1500, ap. 52 - Consolação, São Paulo - SP", "SP"],
  ["pt", "Praça da Sé, s/n, São Paulo, Brasil", "Brasil"],
  ["nl", "Keizersgracht 123-2, 1015 CJ Amsterdam, Nederland", "Nederland"],
  ["nl", "1015 CJ, Keizersgracht, Amsterdam", "Amsterdam"],
  ["ar", "السعودية، الرياض، حي العليا، شارع الملك فهد، شقة ١٢", "السعودية"],
  ["ar", "شارع الملك فهد 12، الرياض", "الرياض"],
  ["ar", "القاهرة - الدقي - بشارع التحرير - الدور الثالث", "القاهرة"],
  ["es", "Calle Mayor, 5, 3.º B, 28013 Madrid, España", "España"],
  ["es", "España; Madrid; C/ Mayor; portal 2", "España"],
  ["de", "10115 Berlin, Invalidenstraße 12", "***"],
  ["de", "Hauptstr. 5\n20095 Hamburg\nDeutschland", "Deutschland"],
  ["de", "10115 Berlin, Unter den Linden, Hinterhaus", "***"],
  ["de", "Deutschland, Berlin, Invalidenstraße, 12", "Deutschland"],
  ["fa", "ایران، تهران، خیابان ولیعصر، کوچه نسترن، پلاک ۱۲، واحد ۳", "ایران"],
  ["fa", "تهران، خیابان ولی‌عصر، بن‌بست یاس", "تهران"],
  ["fr", "12 bis, rue de Rivoli, 75004 Paris, France", "France"],
  ["fr", "Bât. C, Résidence Les Lilas, Nantes", "Nantes"],
  ["ru", "Россия, Москва, ул. Ленина, д. 5, кв. 12", "Россия"],
  ["ru", "101000, г. Москва, Тверская, 7", "г. Москва"],
  ["ru", "Казань, пр-т Победы, корп. А", "Казань"],
  [
    "tr",
    "Atatürk Mah. İnönü Cad. No: 5 Daire: 3, Kadıköy, İstanbul",
    "İstanbul",
  ],
  ["tr", "Türkiye, İstanbul, Kadıköy, Moda Caddesi", "Türkiye"],
  ["in", "मकान नंबर १२, गांधी मार्ग, नई दिल्ली, भारत", "भारत"],
  ["in", "भारत। दिल्ली। करोल बाग। गली नंबर ५। फ़्लैट ३", "भारत"],
  ["in", "Flat 4B, Shanti Niwas, MG Road, Pune, Maharashtra", "Maharashtra"],
  ["it", "Via Roma, 12, scala B, int. 4, 20121 Milano, Italia", "Italia"],
  ["it", "Milano, Corso Buenos Aires, palazzo C", "Milano"],
  ["se", "Storgatan 5, lgh 1102, 111 22 Stockholm, Sverige", "Sverige"],
  ["se", "Drottninggatan, 71, Stockholm", "Stockholm"],
  [
    "id",
    "Jl. Sudirman No. 5, RT 03/RW 02, Menteng, Jakarta Pusat",
    "Jakarta Pusat",
  ],
  [
    "id",
    "Indonesia, Jakarta, Menteng, Jalan Cokroaminoto, Rumah 8",
    "Indonesia",
  ],
  ["vi", "Số 12, ngõ 45, phố Huế, quận Hai Bà Trưng, Hà Nội", "Hà Nội"],
  [
    "vi",
    "Việt Nam, Thành phố Hồ Chí Minh, Quận 1, Đường Lê Lợi, 15",
    "Việt Nam",
  ],
  ["vi", "Căn hộ A, chung cư Sao Mai, Nha Trang, Bình Dương", "Bình Dương"],
];

for (const [language, place, shown] of ADDRESSES) {
  Deno.test(`maskPlace() shows ${shown} of ${JSON.stringify(place)} (${language})`, () => {
    equal(maskPlace(place), shown);
  });
}

Deno.test("the addresses are of every language of the site, the two Vietnamese ones being one", () => {
  const languages = new Set(ADDRESSES.map(([language]) => language));
  const missing = LOCALE_CODES.filter((code) => !languages.has(code));
  deepEqual(missing, ["vn"]);
});

const PLACES: [what: string, place: string, shown: string][] = [
  ["the last of several parts without a street", "Le Port, Nantes", "Nantes"],
  ["nothing of a single part", "Tverskaya", "***"],
  ["nothing of a street between empty parts", "12 Harbour Street, ", "***"],
  [
    "nothing of a street and its number in a separate part",
    "Tverskaya, 7",
    "***",
  ],
  [
    "no street behind the number that the address begins with",
    "7, Corbusier, Nantes",
    "Nantes",
  ],
  ["the city beside its postal code", "Invalidenstr., Berlin, 10115", "Berlin"],
  ["cities and countries that sound like streets", "St Albans, PL", "PL"],
  ["no part with a digit of any script", "تهران ۵, १२ दिल्ली", "***"],
];

for (const [what, place, shown] of PLACES) {
  Deno.test(`maskPlace() shows ${what}`, () => equal(maskPlace(place), shown));
}
