import type { ActivityColor, ActivityIcon } from "@/lib/fields/constants.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";

/** The pictures of lib/tasks/demo_pictures, which tools/draw_demo.ts has drawn. */
export type DemoPicture =
  | ("parcel" | "crates" | "pallet" | "container")
  | ("amara" | "pieter" | "giulia" | "linh");

/** What happened: hours before now, icon, colour, title and description. */
export type DemoEvent = [number, ActivityIcon, ActivityColor, string, string];

/** A sample parcel without its code; its days are counted from now. */
export interface DemoParcel {
  fields: Omit<ParcelCreate, "tracking_code">;
  /** The first and the last expected day of delivery. */
  expected: [number, number];
  photo?: DemoPicture;
  /** Oldest first. */
  events: DemoEvent[];
}

/** How the sample company can be reached; the numbers are set aside for fiction. */
export const DEMO_CONTACT = {
  contact_email: "hello@waybill.example",
  contact_phone: "+44 20 7946 0128",
  contact_phone_alt: "+1 202 555 0147",
  contact_address: "Berth 14, Ocean Gate, Southampton, United Kingdom",
};

const BY_AIR: DemoParcel = {
  fields: {
    recipient_name: "Amara Okafor",
    recipient_email: "amara.okafor@example.com",
    recipient_phone_number: "+234 1 555 0182",
    destination: "27 Admiralty Way, Lekki, Lagos, Nigeria",
    current_location: "Frankfurt am Main, Germany",
    status: "In transit",
    weight: "18.4 kg",
    shipped_via: "Air freight",
    sender_name: "Nordlys Instruments AS",
    sender_email: "dispatch@nordlys.example",
    pickup_location: "Grenseveien 88, Oslo, Norway",
    parcel_content: "Two laboratory centrifuges",
    declared_value: "EUR 6,200",
    show_map: "yes",
    map_zoom: 3,
    map_current_latitude: 50.0379,
    map_current_longitude: 8.5622,
    map_pickup_latitude: 59.9178,
    map_pickup_longitude: 10.8024,
    map_destination_latitude: 6.4474,
    map_destination_longitude: 3.4723,
  },
  photo: "crates",
  expected: [2, 3],
  events: [
    [
      52,
      "radio_button_checked",
      "black",
      "Order received",
      "The shipment is booked and its air waybill is issued.",
    ],
    [
      47,
      "local_shipping",
      "green",
      "Collected",
      "Two crates were collected from the sender in Oslo.",
    ],
    [
      41,
      "home_work",
      "green",
      "Arrived at the warehouse",
      "Weighed, measured and labelled at our Oslo hub.",
    ],
    [
      27,
      "verified",
      "green",
      "Export clearance complete",
      "Customs in Norway have released the shipment.",
    ],
    [
      20,
      "airplanemode_active",
      "green",
      "Departed",
      "Left Oslo Gardermoen on the evening flight to Frankfurt.",
    ],
    [
      6,
      "airplanemode_active",
      "black",
      "Arrived at the transit airport",
      "Being sorted in Frankfurt for the flight to Lagos.",
    ],
  ],
};

const BY_SEA: DemoParcel = {
  fields: {
    recipient_name: "Van der Meer Furniture B.V.",
    recipient_email: "inbound@vandermeer.example",
    recipient_phone_number: "+31 10 555 0164",
    destination: "Waalhaven Zuidzijde 41, Rotterdam, Netherlands",
    current_location: "Indian Ocean, south of Sri Lanka",
    status: "In transit",
    weight: "11,850 kg",
    shipped_via: "Ocean freight, one 40 ft container",
    sender_name: "Hangzhou Bay Trading Co.",
    sender_email: "export@hangzhoubay.example",
    pickup_location: "Yangshan Deep-Water Port, Shanghai, China",
    parcel_content: "Oak dining tables and chairs",
    declared_value: "USD 84,000",
    show_map: "yes",
    map_zoom: 3,
    map_current_latitude: 5.1,
    map_current_longitude: 79.6,
    map_pickup_latitude: 30.6265,
    map_pickup_longitude: 122.0651,
    map_destination_latitude: 51.8859,
    map_destination_longitude: 4.4342,
  },
  photo: "container",
  expected: [17, 21],
  events: [
    [
      410,
      "radio_button_checked",
      "black",
      "Booking confirmed",
      "A 40 ft container is reserved on the next sailing.",
    ],
    [
      372,
      "home_work",
      "green",
      "Container packed",
      "Packed and sealed at the sender's warehouse.",
    ],
    [
      350,
      "verified",
      "green",
      "Export clearance complete",
      "Papers are in order; the container may be loaded.",
    ],
    [
      331,
      "directions_boat",
      "green",
      "Departed",
      "Loaded on board and sailed from Shanghai.",
    ],
    [
      214,
      "directions_boat",
      "black",
      "Called at Singapore",
      "The ship took on fuel and left on schedule.",
    ],
    [
      70,
      "departure_board",
      "gold",
      "Delayed by weather",
      "The ship goes round a storm. Arrival is expected two days later than planned.",
    ],
    [
      12,
      "directions_boat",
      "black",
      "At sea",
      "South of Sri Lanka, on course for the Suez Canal.",
    ],
  ],
};

const BY_ROAD: DemoParcel = {
  fields: {
    recipient_name: "Giulia Ferrari",
    recipient_email: "giulia.ferrari@example.com",
    recipient_phone_number: "+39 02 5550 0139",
    destination: "Via Tortona 31, Milan, Italy",
    current_location: "Milan, Italy",
    status: "Out for delivery",
    weight: "6.2 kg",
    shipped_via: "Road freight",
    sender_name: "Atelier Rivoire",
    sender_email: "bonjour@rivoire.example",
    pickup_location: "14 Rue Mercière, Lyon, France",
    parcel_content: "Silk fabrics",
    declared_value: "EUR 940",
    show_map: "yes",
    map_zoom: 6,
    map_current_latitude: 45.4642,
    map_current_longitude: 9.19,
    map_pickup_latitude: 45.7628,
    map_pickup_longitude: 4.8339,
    map_destination_latitude: 45.4522,
    map_destination_longitude: 9.1632,
  },
  photo: "parcel",
  expected: [0, 0],
  events: [
    [
      44,
      "radio_button_checked",
      "black",
      "Order received",
      "The label was printed by the sender.",
    ],
    [
      40,
      "local_shipping",
      "green",
      "Collected",
      "Collected from the workshop in Lyon.",
    ],
    [
      22,
      "local_shipping",
      "green",
      "Departed",
      "On the night lorry through the Fréjus tunnel.",
    ],
    [
      9,
      "home_work",
      "green",
      "Arrived at the local depot",
      "Sorted for the morning round in Milan.",
    ],
    [
      2,
      "moped",
      "green",
      "Out for delivery",
      "With the courier. Please have someone at the door until 6 PM.",
    ],
  ],
};

const DELIVERED: DemoParcel = {
  fields: {
    recipient_name: "Eleanor Whitcombe",
    recipient_email: "e.whitcombe@example.com",
    recipient_phone_number: "+44 20 7946 0375",
    destination: "8 Lamb's Conduit Street, London, United Kingdom",
    current_location: "London, United Kingdom",
    status: "Delivered",
    weight: "2.1 kg",
    shipped_via: "Air freight, express",
    sender_name: "Hudson Rare Books",
    sender_email: "orders@hudsonbooks.example",
    pickup_location: "210 West 18th Street, New York, United States",
    parcel_content: "Books",
    declared_value: "USD 310",
  },
  expected: [-2, -1],
  events: [
    [
      118,
      "radio_button_checked",
      "black",
      "Order received",
      "The sender has announced the parcel.",
    ],
    [112, "local_shipping", "green", "Collected", "Collected in New York."],
    [
      97,
      "airplanemode_active",
      "green",
      "Departed",
      "On the overnight flight to London.",
    ],
    [
      81,
      "verified",
      "green",
      "Import clearance complete",
      "Duties were paid by the sender.",
    ],
    [
      34,
      "moped",
      "green",
      "Out for delivery",
      "With the courier in Bloomsbury.",
    ],
    [
      29,
      "check_circle",
      "green",
      "Delivered",
      "Handed to the recipient at the door. Thank you!",
    ],
  ],
};

const ON_HOLD: DemoParcel = {
  fields: {
    recipient_name: "Kaffeerösterei Elbe GmbH",
    recipient_email: "einkauf@elbe-kaffee.example",
    recipient_phone_number: "+49 40 5550 0117",
    destination: "Am Sandtorkai 30, Hamburg, Germany",
    current_location: "Port of Hamburg, Germany",
    status: "On hold",
    weight: "1,920 kg",
    shipped_via: "Ocean freight, shared container",
    sender_name: "Fazenda Boa Vista",
    sender_email: "logistica@boavista.example",
    pickup_location: "Port of Santos, Brazil",
    parcel_content: "Green coffee in 32 bags",
    declared_value: "USD 12,700",
    show_map: "yes",
    map_zoom: 3,
    map_current_latitude: 53.5396,
    map_current_longitude: 9.9353,
    map_pickup_latitude: -23.9618,
    map_pickup_longitude: -46.3042,
    map_destination_latitude: 53.5437,
    map_destination_longitude: 9.9884,
  },
  photo: "pallet",
  expected: [4, 8],
  events: [
    [
      620,
      "radio_button_checked",
      "black",
      "Booking confirmed",
      "Space is reserved in a shared container.",
    ],
    [575, "directions_boat", "green", "Departed", "Sailed from Santos."],
    [
      66,
      "directions_boat",
      "green",
      "Arrived at the port",
      "Unloaded in Hamburg.",
    ],
    [
      43,
      "pan_tool",
      "red",
      "Held by customs",
      "The plant health certificate is missing. We have asked the sender for it.",
    ],
    [
      5,
      "radio_button_unchecked",
      "gold",
      "Waiting for papers",
      "The certificate is on its way; release is expected soon.",
    ],
  ],
};

const PENDING: DemoParcel = {
  fields: {
    recipient_name: "Tomáš Dvořák",
    recipient_email: "tomas.dvorak@example.com",
    destination: "Vinohradská 52, Prague, Czechia",
    status: "Pending",
    weight: "31 kg",
    shipped_via: "Road freight",
    sender_name: "Kustannus Meri Oy",
    pickup_location: "Hämeentie 19, Helsinki, Finland",
    parcel_content: "Printed catalogues",
  },
  expected: [5, 7],
  events: [
    [
      1,
      "radio_button_unchecked",
      "black",
      "Shipment announced",
      "We have the details and collect the parcel on the next working day.",
    ],
  ],
};

const READY: DemoParcel = {
  fields: {
    recipient_name: "Linh Nguyễn",
    recipient_email: "linh.nguyen@example.com",
    recipient_phone_number: "+84 28 5550 0126",
    destination: "Central Post Office, District 1, Ho Chi Minh City, Vietnam",
    current_location: "Ho Chi Minh City, Vietnam",
    status: "Ready for pickup",
    weight: "4.7 kg",
    shipped_via: "Air freight",
    sender_name: "Kobayashi Camera",
    sender_email: "shop@kobayashi.example",
    pickup_location: "3-chome Shinjuku, Tokyo, Japan",
    parcel_content: "Camera lenses",
    declared_value: "JPY 148,000",
  },
  expected: [-1, 0],
  events: [
    [92, "local_shipping", "green", "Collected", "Collected in Tokyo."],
    [
      71,
      "airplanemode_active",
      "green",
      "Departed",
      "Left Narita for Ho Chi Minh City.",
    ],
    [
      50,
      "verified",
      "green",
      "Import clearance complete",
      "Released without inspection.",
    ],
    [
      26,
      "departure_board",
      "gold",
      "Nobody at home",
      "The courier will not try again: please collect the parcel.",
    ],
    [
      8,
      "home_work",
      "green",
      "Ready for pickup",
      "At the counter of the Central Post Office, for 14 days.",
    ],
  ],
};

/** The sample parcels: each mode of transport, each stage, every icon and colour; the most telling ones first. */
export const DEMO_PARCELS: DemoParcel[] = [
  BY_AIR,
  BY_SEA,
  BY_ROAD,
  DELIVERED,
  ON_HOLD,
  PENDING,
  READY,
];

/** A sample review; the number of its stars is the site's unless it has its own. */
interface DemoReview {
  name: string;
  review: string;
  photo: DemoPicture;
  rating?: number;
}

/** The most telling one first. */
export const DEMO_REVIEWS: DemoReview[] = [
  {
    name: "Amara Okafor",
    review:
      "Two laboratory centrifuges from Oslo to Lagos, and I could follow every step. They arrived a day early and without a scratch.",
    photo: "amara",
    rating: 5,
  },
  {
    name: "Pieter van der Meer",
    review:
      "We have shipped furniture from Shanghai for years. Here the delays are announced before we ask, which makes all the difference.",
    photo: "pieter",
  },
  {
    name: "Giulia Ferrari",
    review:
      "The courier called ahead, came at the promised hour and carried the rolls of silk up to the third floor.",
    photo: "giulia",
    rating: 5,
  },
  {
    name: "Linh Nguyễn",
    review:
      "Nobody was at home, so my lenses waited at the post office. The tracking page told me where and how long.",
    photo: "linh",
    rating: 4,
  },
];

/** What visitors have written through the contact form. */
export const DEMO_MESSAGES = [
  {
    subject: "Can you collect on Saturday?",
    body:
      "Hello,\n\nwe are moving our workshop and have eleven crates of tools, about 640 kg. Could you collect them in Leiden on a Saturday morning and keep them for two weeks?\n\nKind regards",
    name: "Sanne de Wit",
    email: "sanne.dewit@example.com",
  },
  {
    subject: "Plant health certificate for our coffee",
    body:
      "Good morning,\n\nthe sender has put the certificate into the post yesterday. Can the release from customs be prepared with a scan until the paper is here?",
    name: "Kaffeerösterei Elbe GmbH",
    email: "einkauf@elbe-kaffee.example",
  },
];
