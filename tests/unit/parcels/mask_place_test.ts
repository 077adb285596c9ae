import { deepEqual, equal, ok } from "node:assert/strict";
import fc from "fast-check";
import { LOCALE_CODES, type LocaleCode } from "@/lib/i18n/locales.ts";
import { maskPlace } from "@/lib/parcels/mask_place.ts";

/** Addresses as written in each language, and the part that stays visible. */
const ADDRESSES: [language: LocaleCode, place: string, shown: string][] = [
  ["en", "12 Harbour Street, Flat 3, Bristol", "Bristol"],
  ["en", "Flat 3, 12 Harbour Street", "***"],
  ["en", "Rose Cottage, Church Lane, Ludlow, Shropshire", "Shropshire"],
  ["en", "350 Fifth Ave, Apt 12B, New York, NY 10118, USA", "USA"],
  ["en", "Kingsway, Norway House, Galway", "Galway"],
  ["pt", "Rua Augusta, 1500, ap. 52 - Consolação, São Paulo - SP", "SP"],
  ["pt", "Praça da Sé, s/n, São Paulo, Brasil", "Brasil"],
  ["nl", "Keizersgracht 123-2, 1015 CJ Amsterdam, Nederland", "Amsterdam"],
  ["nl", "1015 CJ, Keizersgracht, Amsterdam", "Amsterdam"],
  ["ar", "السعودية، الرياض، حي العليا، شارع الملك فهد، شقة ١٢", "السعودية"],
  ["ar", "شارع الملك فهد 12، الرياض", "الرياض"],
  ["ar", "القاهرة - الدقي - بشارع التحرير - الدور الثالث", "القاهرة"],
  ["es", "Calle Mayor, 5, 3.º B, 28013 Madrid, España", "Madrid"],
  ["es", "España; Madrid; C/ Mayor; portal 2", "España"],
  ["de", "10115 Berlin, Invalidenstraße 12", "***"],
  ["de", "Hauptstr. 5\n20095 Hamburg\nDeutschland", "Hamburg"],
  ["de", "10115 Berlin, Unter den Linden, Hinterhaus", "***"],
  ["de", "Deutschland, Berlin, Invalidenstraße, 12", "Deutschland"],
  ["fa", "ایران، تهران، خیابان ولیعصر، کوچه نسترن، پلاک ۱۲، واحد ۳", "ایران"],
  ["fa", "تهران، خیابان ولی‌عصر، بن‌بست یاس", "تهران"],
  ["fr", "12 bis, rue de Rivoli, 75004 Paris, France", "Paris"],
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
  ["it", "Via Roma, 12, scala B, int. 4, 20121 Milano, Italia", "Milano"],
  ["it", "Milano, Corso Buenos Aires, palazzo C", "Milano"],
  ["se", "Storgatan 5, lgh 1102, 111 22 Stockholm, Sverige", "Stockholm"],
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
    equal(maskPlace(place, []), shown);
  });
}

Deno.test("the addresses cover every language; one stands for both Vietnamese variants", () => {
  const languages = new Set(ADDRESSES.map(([language]) => language));
  const missing = LOCALE_CODES.filter((code) => !languages.has(code));
  deepEqual(missing, ["vn"]);
});

const PLACES: [what: string, place: string, shown: string][] = [
  ["the last of several parts without a street", "Le Port, Nantes", "Nantes"],
  [
    "nothing of a part that consists of several words",
    "Tverskaya Sloboda",
    "***",
  ],
  ["a single word", "Kiel", "Kiel"],
  ["no single word for a street", "Hauptstraße", "***"],
  ["no single word with a digit", "Q7", "***"],
  ["nothing of a street between empty parts", "12 Harbour Street, ", "***"],
  ["nothing of a street with its number in a part", "Tverskaya, 7", "***"],
  ["no street after a leading number", "7, Corbusier, Nantes", "Nantes"],
  [
    "the city next to its postal code",
    "Invalidenstr., Berlin, 10115",
    "Berlin",
  ],
  ["cities and countries that sound like streets", "St Albans, PL", "PL"],
  ["no part with a digit of any script", "تهران ۵, १२ दिल्ली", "***"],
];

/** Towns next to postcodes, and numbers that only look like postcodes. */
const POSTCODES: [place: string, shown: string][] = [
  ["Marktstraße 2, 44304 München", "München"],
  ["Marktstraße 2, D-44304 München", "München"],
  ["Bahnhofstrasse 1, CH-8001 Zürich, Schweiz", "Zürich"],
  ["Rua Augusta 12, 1250-096 Lisboa", "Lisboa"],
  ["Av. Paulista 1000, 01310-100 São Paulo, Brasil", "São Paulo"],
  ["Storgatan 5, 111 22 Stockholm", "Stockholm"],
  ["ul. Długa 3, 00-238 Warszawa", "Warszawa"],
  ["10 Downing Street, London SW1A 2AA", "London"],
  ["24 Sussex Drive, Ottawa K1M 1M4, Canada", "Ottawa"],
  ["MG Road 4, Pune 411001, India", "Pune"],
  ["Jl. Sudirman 5, Jakarta Pusat 10310", "Jakarta Pusat"],
  ["Moda Cad. 5, 34710 Kadıköy İstanbul", "Kadıköy İstanbul"],
  ["350 Fifth Ave, New York, NY 10118", "New York"],
  ["12345 Elm, Springfield", "Springfield"],
  ["12345 Elm", "***"],
  ["Flat 3, 1500 Broadway", "***"],
  ["Corrientes 1234, Buenos Aires", "Buenos Aires"],
  ["Hauptstraße 5, 12345 Ringweg", "***"],
  ["Hauptstraße 5, 12345 c/o Meier", "***"],
];

for (const [place, shown] of POSTCODES) {
  Deno.test(`maskPlace() shows ${shown} of ${JSON.stringify(place)}`, () =>
    equal(maskPlace(place, []), shown));
}

Deno.test("maskPlace() hides a town that shares a word with a person's name", () => {
  equal(maskPlace("Hauptstraße 5, 34117 Kassel", ["Eva Kassel"]), "***");
  equal(maskPlace("Kassel", ["Eva Kassel"]), "***");
});

for (const [what, place, shown] of PLACES) {
  Deno.test(`maskPlace() shows ${what}`, () =>
    equal(maskPlace(place, []), shown));
}

/** Addresses that contain a person's name or a note, for parcels from Élodie da Costa to John Smith. */
const WITH_PERSONS: [place: string, shown: string][] = [
  ["John Smith, 5 Main Street", "***"],
  ["5 Main Street, JOHN SMITH", "***"],
  ["John Smith, 5 Main Street, Leeds", "Leeds"],
  ["5 Main Street, Leeds, Mr J. Smith", "Leeds"],
  ["Rua Augusta 12, São Paulo, Elodie Costa", "São Paulo"],
  ["Rio da Prata, Rua Augusta 12", "Rio da Prata"],
  ["Hauptstraße 5, c/o Erika Mustermann", "***"],
  ["Hauptstraße 5, z. Hd. Erika Mustermann", "***"],
  ["Berlin, Hauptstraße 5, bei Mustermann", "Berlin"],
  ["12 rue de la Paix, chez Dupont Marie", "***"],
  ["12 rue de la Paix, à l’attention de Marie, Lyon", "Lyon"],
  ["Via Roma 3, presso Rossi", "***"],
  ["Keizersgracht 5, t.a.v. De Vries", "***"],
  ["ул. Ленина, 5, для Ивана", "***"],
  ["شارع الملك فهد 12، بواسطة أحمد", "***"],
  ["Leeds, 5 Main Street, leave with neighbour Bob", "Leeds"],
  ["Leeds, 5 Main Street, Leave it with the neighbour", "Leeds"],
  ["5 Main Street, ring twice", "***"],
  ["5 Main Street, (ring)", "***"],
  ["leeds, 5 main street, leave it with bob please", "leeds"],
  ["5 Main Street, Mr Bob Jones", "***"],
  ["5 Main Street, Mr & Mrs Jones", "***"],
  ["5 Main Street, Mr/Mrs Jones", "***"],
  ["Hauptstraße 5, Dr.-Ing. Meier", "***"],
  ["Hauptstraße 5, An Herrn Meier", "***"],
  ["Hauptstraße 5, Hr. Meier", "***"],
  ["5 rue Neuve, Mmes Dupont", "***"],
  ["Via Roma 5, Egr. Sig. Rossi", "***"],
  ["خیابان آزادی ۵، سرکار خانم رضایی", "***"],
  ["Calle Mayor 5, Dra. García", "***"],
  ["Leeds, 5 Main Street, Neighbour Bob", "Leeds"],
  ["5 Main Street, To: Bob", "***"],
  ["Hauptstraße 5, Familie Meier", "***"],
  ["Hauptstraße 5, Empfänger: Meier", "***"],
  ["5 rue Neuve, M. Dupont", "***"],
  ["Calle Mayor 5, Señora García", "***"],
  ["ул. Ленина, 5, г-ну Сидорову", "***"],
  ["गांधी मार्ग 5, श्रीमती शर्मा", "***"],
  ["गांधी मार्ग 5, द्वारा शर्मा", "***"],
  ["شارع الملك فهد 12، السيد أحمد", "***"],
  ["5 Main Street, Newcastle upon Tyne", "Newcastle upon Tyne"],
  ["5 Hauptstraße, Frankfurt am Main", "Frankfurt am Main"],
  ["5 rue Neuve, L’Isle-sur-la-Sorgue", "L’Isle-sur-la-Sorgue"],
];

for (const [place, shown] of WITH_PERSONS) {
  Deno.test(`maskPlace() shows ${shown} of ${JSON.stringify(place)}, but no person or note`, () => {
    equal(maskPlace(place, ["John Smith", "Élodie da Costa"]), shown);
  });
}

Deno.test("maskPlace() recognizes names in other spellings, and surnames that are particles in other languages", () => {
  equal(maskPlace("Le, 5 Main Street", ["Minh Le"]), "***");
  equal(maskPlace("le, 5 main street", ["minh le"]), "***");
  equal(maskPlace("Le Port, 5 Main Street", ["Jean le Roux"]), "Le Port");
  equal(maskPlace("5 Main Street, OBrien", ["Pat O’Brien"]), "***");
  const russian = ["Иван Петров", "Андрей Достоевский", "Мария Толстая"];
  const names = [
    ...["Ивану", "Петрову", "Петровой", "Андрею", "Достоевскому"],
    ...["Марии Толстой", "для Ивана"],
  ];
  for (const name of names) {
    equal(maskPlace(`ул. Ленина, 5, ${name}`, russian), "***", name);
  }
});

Deno.test("maskPlace() does not mistake towns for persons", () => {
  const towns = [
    ...["Иваново", "Don Benito", "Bà Rịa", "Chí Linh", "Cô Tô", "Bay City"],
    ...["Sri Lanka", "Mississauga", "Tô Hạp", "Тверская область"],
    ...["Cortina d’Ampezzo", "Val d'Isère", "'s-Hertogenbosch", "’t Harde"],
    "деревня Мирная",
  ];
  const persons = ["Иван Петров", "John Smith"];
  for (const town of towns) {
    equal(maskPlace(`5 Main Street, ${town}`, persons), town);
  }
});

const name = fc.stringMatching(/^[A-ZÄÖŠŁ][a-zäöšł]{2,8}$/);

/** The parts of an address in any order, and those that must stay hidden. */
const address = fc.record({
  person: fc.tuple(name, name),
  street: fc.tuple(
    name,
    fc.constantFrom("Street", "Straße", "Avenue", "Sokak"),
    fc.nat(999),
  ).map((words) => words.join(" ")),
  before: fc.constantFrom("", "", "c/o ", "Mr ", "z. Hd. ", "chez ", "att. "),
  note: fc.constantFrom("leave with the neighbour", "Ring twice at the door"),
  towns: fc.array(name, { maxLength: 2 }),
  hasNote: fc.boolean(),
  isNameCut: fc.boolean(),
}).chain(({ person, street, before, note, towns, hasNote, isNameCut }) => {
  const named = before + (isNameCut ? person[1] : person.join(" "));
  const hidden = [street, named, ...(hasNote ? [note] : [])];
  return fc.record({
    hidden: fc.constant(hidden),
    recipient: fc.constant(person.join(" ")),
    parts: fc.shuffledSubarray([...hidden, ...towns], {
      minLength: hidden.length + towns.length,
    }),
  });
});

Deno.test("maskPlace() shows no street, recipient or note of random addresses", () => {
  fc.assert(
    fc.property(address, ({ hidden, recipient, parts }) => {
      const shown = maskPlace(parts.join(", "), [recipient]);
      ok(shown === "***" || parts.includes(shown), shown);
      ok(!hidden.includes(shown), shown);
    }),
    { numRuns: 1_000 },
  );
});
