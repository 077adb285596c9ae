import type { Page } from "./schema.ts";

type FirstPage = Pick<
  Page,
  "slug" | "icon" | "image" | "title" | "sub_title" | "content"
>;

/** The pages of a new site in English, in the order of spec section 2. The site's own links lead to them. */
export const FIRST_PAGES: FirstPage[] = [
  {
    slug: "about-us",
    icon: "people",
    image: "hero-mixed",
    title: "About Us",
    sub_title: "One company for the whole way, and one place to see it",
    content: `
We carry goods by air, by sea and by road, and we store them when they have to wait. Whether it is one parcel or a full container, the questions are the same: what does it cost, when does it arrive, and where is it now?

[bold=How we work]
Every shipment begins with a plan. We look at what you send, how soon it has to arrive and what the journey may cost, and suggest the way that fits: a flight when days count, a ship when weight counts, a truck when the road is the shortest way, or a mix of them.

The quote lists the charges one by one. When we take over the goods you get a tracking code. From then on every step is recorded with its place and time, and you can read it on the tracking page without an account and without calling us.

[bold=What matters to us]
Saying early what goes wrong. Weather, customs and traffic do not follow timetables. When a date moves, the tracking page says so, and you can plan again before it costs you money.

Care with what is not ours. Good packing, clear labels and an honest count at every handover prevent most of the trouble that goods can meet on the way.

Plain answers. A shipment has one code, one page and one place to ask, whichever way it travels.

[bold=Would you like to know more?]
The pages about air, sea and road transport and about warehousing say what each of them is good for and how to prepare a shipment. For prices, dates and documents, write to us or call: you find our details on the contact page.`,
  },
  {
    slug: "warehousing",
    icon: "folder",
    image: "hero-warehouse",
    title: "Warehousing",
    sub_title: "A dry, orderly place for goods between two journeys",
    content: `
Goods do not always travel in one go. A container arrives before the shop is ready, a season ends with stock left over, or ten small deliveries have to leave as one. In between they need a roof, and somebody who knows what is there.

[bold=What happens to your goods]
On arrival we count them, compare them with the papers and look for damage. What does not match is written down at once, while the driver is still there. Each pallet or box gets a label and a place of its own.

While they are with us they stand dry and off the floor. When you ask for a part of them we pick it, pack it and pass it on to a truck, a ship or a flight. At the end the count that went out and the count that stayed make the count that came in.

[bold=What storage is good for]
Waiting for customs, a buyer or a building site that is not ready.

Collecting goods from several suppliers and sending them on together.

Dividing a container into deliveries for different addresses.

Keeping stock close to the people who order it.

[bold=What we need to know]
Tell us what the goods are, how many pieces there are, and the size and weight of the largest. Say how long you expect them to stay, whether they can be stacked, and whether they need a certain temperature.

Food, medicine, batteries, chemicals and anything else with rules of its own needs a place that is made for it. Please ask before you send such goods, so that we can tell you whether we can take them and on what terms.`,
  },
  {
    slug: "privacy-policy",
    icon: "copyright",
    image: "hero1",
    title: "Privacy Policy",
    sub_title: "What this site knows about you, and what it does not",
    content: `
This page says what this site stores, why, and who can see it.

[bold=Tracking a parcel]
A tracking code opens the data of its parcel: where it is, when it is expected, the name and address of the recipient and how to reach them, the name of the sender, the place of pickup and, if there is one, a photo. Whoever has the code can see this, so share it only with people who may. Search engines are told to leave tracking pages out. We keep the data of a parcel until we delete it.

[bold=Writing to us]
A message that you send with the contact form is stored and passed on to our mailbox, with the name and the address you give. We use it to answer you.

[bold=Cookies]
There is one cookie for your language and one for the light or dark theme. They are set when you choose, hold nothing but your choice and last one year. Only people who sign in to run this site get further cookies, which keep them signed in and recognise their device. There are no cookies for advertising.

Your browser also keeps the state of the pages in its local storage: the theme, the pages, reviews and contact details that this site shows to everybody, and your last look-up, without the people and addresses in it. It stays on your device.

[bold=Records of visits]
For every request the server notes the time, the kind of page, the result and a shortened network address that no longer points to one person. Tracking codes are not noted. To stop abuse it counts requests by network address, in memory and for a short time.

[bold=Other companies]
This site comes from our own server, with its fonts and its standard map. It has no advertising, no analytics and no trackers of other companies. A page may show a picture or a video from another site; your browser then asks that site for it. If we add a map, a chat or another service of somebody else, we will say so here.

[bold=Your rights]
You may ask what we have stored about you, and ask us to correct or delete it. You find our details on the contact page.`,
  },
  {
    slug: "air-freight",
    icon: "pages",
    image: "hero-air",
    title: "Air Freight",
    sub_title: "For goods that cannot wait",
    content: `
An aircraft crosses in hours what a ship crosses in weeks. That speed has a price, so air freight is for goods whose delay would cost more: spare parts for a machine that stands still, samples for a trade fair, medicine, fashion, electronics.

[bold=How it works]
We collect the goods or receive them at the airport, check weight and size, prepare the air waybill and book the flight. After the security check they are built into a pallet or a container and loaded. At the other end they go through customs and are handed over at the airport or brought to the door.

Every step appears on the tracking page with its place and time.

[bold=What decides the price?]
Airlines charge for weight or for room, whichever is greater. A large and light box is therefore charged as if it were heavier. As a rule of thumb, multiply length, width and height in centimetres and divide by 6000: the result is the weight in kilograms that the airline counts. Tight packing is the easiest way to save.

Fuel, security and handling at both airports come on top. The quote names each of them.

[bold=Before you send]
Give us a commercial invoice and a packing list. They must agree with each other and with the goods.

Tell us about batteries, aerosols, magnets, perfume and everything else that may be dangerous in the air. Such goods have to be declared, and some may not fly at all.

Use strong boxes that can be stacked, and remove old labels.

Leave time for customs: most delays of air freight happen on the ground.`,
  },
  {
    slug: "sea-transportation",
    icon: "pages",
    image: "hero-sea",
    title: "Sea Transportation",
    sub_title: "The way for weight and volume, when weeks are soon enough",
    content: `
Most of what the world trades travels by ship. Nothing else carries so much for so little, and a container that is closed at the sender can stay closed until it reaches the recipient.

[bold=A whole container or a part of one?]
A full container load is yours alone. It is packed once, sealed, and opened at its destination. The usual sizes are 20 and 40 feet; a 20 foot container has room for about ten standard pallets, a 40 foot container for about twenty.

With a smaller load you share a container with others and pay for the room you use. It has to be gathered before the voyage and divided after it, which takes some days more at each end.

[bold=The way of a container]
We book the sailing and tell you by when the goods and the papers have to be at the port. After export clearance the container is loaded. During the voyage the tracking page shows the ports it reaches. On arrival come import clearance, unloading and the last part of the journey by truck.

[bold=Plan with some slack]
Storms, full ports and changed routes move ships by days. If a date must be met, choose an earlier sailing, or send the urgent part of the goods by air. Containers that are not collected in time cost rent to the port and to the shipping line, so have the papers ready before the ship is there.

[bold=Before you send]
Pack for moisture and movement: goods at sea are shaken and the air in a container sweats. Use dry pallets, fill the gaps, and secure the load against sliding.

Wooden packing needs the heat treatment stamp that many countries ask for.

Weigh the packed container: a ship does not load it without a verified weight.`,
  },
  {
    slug: "road-transportation",
    icon: "pages",
    image: "hero-road",
    title: "Road Transportation",
    sub_title: "From the first mile to the last",
    content: `
Almost every shipment begins and ends on a truck, and many need nothing else. Road transport goes from door to door, leaves when the goods are ready and reaches places that have neither port nor runway.

[bold=Full loads and part loads]
With a full load the truck is yours: it goes straight from you to the recipient, and nothing is moved on the way.

With a part load you share it with others. It costs less and takes a little longer, because the truck stops on the way or the goods change trucks at a depot.

[bold=Collection]
Please have the goods packed, labelled and ready at the agreed time, with somebody there who can hand them over. Tell us beforehand if there is no loading ramp, if the street is narrow or if a forklift is missing, so that the right vehicle comes.

The driver counts the pieces and signs for them. From then on you can follow them with the tracking code.

[bold=Delivery]
The tracking page shows between which days the delivery is expected, and when the goods are out for delivery. The recipient should count the pieces and look at them before signing. Damage and missing pieces belong on the delivery note, in writing and if possible with a photo: later they are hard to prove.

Nobody there? Then the status says what happens next: another try, or a place where the goods can be collected.

[bold=Crossing a border]
Between some countries a truck passes without a stop, between others it waits for customs. For these we need a commercial invoice, a packing list and the customs numbers of sender and recipient before the truck leaves. One missing paper holds up the whole load.`,
  },
];
