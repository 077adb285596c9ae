import type { Dictionary } from "../translate.ts";

/** Swedish. */
export const sv: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Meny",
  "nav.close": "Stäng menyn",
  "nav.home": "Start",
  "nav.homePage": "Startsida",
  "nav.contact": "Kontakta oss",
  "nav.track": "Spåra paket",
  "nav.skip": "Hoppa till innehållet",
  "theme.toDark": "Byt till mörkt tema",
  "theme.toLight": "Byt till ljust tema",
  "language.choose": "Välj språk",
  "nav.main": "Huvudmeny",
  "nav.side": "Webbplatsmeny",
  "nav.breadcrumb": "Länkstig",
  "footer.line": "Frakt med flyg, fartyg och lastbil sedan {year}.",
  "footer.company": "Företaget",
  "footer.contact": "Kontakt",
  "page.about": "Om oss",
  "page.privacy": "Integritetspolicy",

  // Home page
  "home.title": "Frakt med flyg, fartyg och lastbil",
  "home.description":
    "{company} fraktar gods med flyg, fartyg och lastbil, förvarar det tryggt i egna lager och visar steg för steg var det finns.",
  "home.hero.title": "Leverans över hela världen, med full insyn",
  "home.hero.promise":
    "Med flyg, fartyg och lastbil sedan {year}. Ange din spårningskod för att se var paketet är och när det kommer fram.",
  "home.services.title": "Allt från dörr till dörr",
  "home.services.lead":
    "Ett och samma företag bokar flyget, lastar fartyget, kör sista biten och håller godset torrt däremellan.",
  "home.services.air": "Flygfrakt",
  "home.services.airText":
    "För gods som inte kan vänta. Vi bokar flyget, ordnar tullhandlingarna och lämnar över på flygplatsen eller vid din dörr.",
  "home.services.sea": "Sjöfrakt",
  "home.services.seaText":
    "En hel container eller plats i en delad. Vi planerar avgången, bevakar tidtabellen och meddelar i god tid om den ändras.",
  "home.services.road": "Vägtransport",
  "home.services.roadText":
    "Hämtning och leverans med lastbil, hellaster och dellaster, från första kilometern till den sista.",
  "home.services.warehouse": "Lagerhållning",
  "home.services.warehouseText":
    "Torr och säker förvaring. Ditt gods tas emot, räknas, förvaras och skickas vidare när du säger till.",
  "home.qualities.title": "Det här kan du lita på",
  "home.qualities.pricing": "Tydliga priser",
  "home.qualities.pricingText":
    "Offerten anger varje avgift, och fakturan följer offerten.",
  "home.qualities.tracking": "Spårning i realtid",
  "home.qualities.trackingText":
    "Varje steg syns på spårningssidan så snart det har registrerats, med plats och tid.",
  "home.qualities.storage": "Förvaring i lager",
  "home.qualities.storageText":
    "Mellan två resor väntar ditt gods under ett och samma tak, räknat in och räknat ut.",
  "home.about.eyebrow": "Om oss",
  "home.about.title": "Vi har fraktat gods sedan {year}",
  "home.about.text":
    "Paket, pallar och hela containrar reser med {company} på det sätt som passar dem bäst: genom luften, över havet, längs vägen och i lager när de måste vänta.",
  "home.about.founded": "Grundat",
  "home.about.containers": "Containrar, upp till",
  "home.about.tracking": "Spårning dygnet runt",
  "home.hero.nightTitle": "Leverans dygnet runt",
  "home.hero.nightText":
    "Bilar, terminaler och människor arbetar natten igenom, så att det som gick i går kan komma fram nu på morgonen.",
  "home.hero.surfTitle": "Hemma på havet",
  "home.hero.surfText":
    "Vad vädret än har med sig följer vi överfarten och säger till i god tid om ankomsten ändras.",
  "home.carousel.label": "Vårt arbete i bilder",
  "home.carousel.slide": "{number} av {count}",
  "home.carousel.pause": "Stoppa bilderna",
  "home.carousel.play": "Starta bilderna",
  "home.slider.previous": "Föregående",
  "home.slider.next": "Nästa",
  "home.services.more": "Läs mer",
  "home.work.title": "Vad vi gör",
  "home.work.lead":
    "Från första samtalet till underskriften vid dörren: de här stegen tar vi hand om åt er.",
  "home.work.pack": "Packa och hämta",
  "home.work.packText":
    "Vi hämtar godset, packat av er eller av oss, och kontrollerar det kolli för kolli.",
  "home.work.customs": "Papper och tull",
  "home.work.customsText":
    "Export- och importdeklarationer, intyg och avgifter, klara innan godset kommer fram.",
  "home.work.plan": "Planera vägen",
  "home.work.planText":
    "Med flyg, båt, bil eller en blandning: vi väljer vägen som passar ert datum och er budget.",
  "home.work.store": "Lagra och sortera",
  "home.work.storeText":
    "Gods som måste vänta står torrt, räknat och redo att fortsätta.",
  "home.work.deliver": "Leverera",
  "home.work.deliverText":
    "Den sista sträckan slutar vid er dörr, er lastkaj eller ett utlämningsställe i närheten.",
  "home.work.answer": "Svara",
  "home.work.answerText":
    "En människa tar sig an frågan, med försändelsens historik framför sig.",
  "home.about.mission": "Vårt uppdrag",
  "home.about.missionText":
    "Att frakta varje försändelse som om den vore vår egen, och ärligt säga var den är.",
  "home.about.vision": "Vår vision",
  "home.about.visionText":
    "En värld där det är lika enkelt att skicka gods utomlands som att posta ett brev.",
  "home.about.more": "Läs mer om oss",
  "home.gauges.title": "Var vår erfarenhet finns",
  "home.gauges.lead":
    "Hur mycket av varje del vi gör själva, från bokning till leverans.",
  "home.gauges.warehousing": "Lagerhållning",
  "home.gauges.ocean": "Sjöfrakt",
  "home.gauges.air": "Flygfrakt",
  "home.reviews.title": "Vad kunderna säger",
  "home.reviews.lead": "Med deras egna ord.",
  "home.reviews.none":
    "Det finns inga omdömen ännu. De första visas här så snart kunder har delat dem med oss.",
  "home.reviews.rating": "Betyg {rating, number} av 5 stjärnor",
  "home.portfolio.title": "Det som reser med oss",
  "home.portfolio.lead": "En blick på godset vi fraktar.",
  "home.portfolio.container": "Hela containrar",
  "home.portfolio.containerText": "Förseglade hos er, öppnade vid målet.",
  "home.portfolio.pallet": "Pallar och dellaster",
  "home.portfolio.palletText":
    "Ni betalar för platsen ni använder och delar på resten.",
  "home.portfolio.parcel": "Paket",
  "home.portfolio.parcelText":
    "Små och brådskande, med en kod som visar varje steg.",
  "home.portfolio.cool": "Kylt gods",
  "home.portfolio.coolText": "Hålls vid rätt temperatur hela vägen.",
  "home.portfolio.machine": "Maskiner och tunga kollin",
  "home.portfolio.machineText": "Lyfta, surrade och följda av folk som kan.",
  "home.faq.title": "Frågor och svar",
  "home.faq.contact": "Finns inte er fråga här? Skriv till oss.",
  "home.faq.work": "Hur fungerar det?",
  "home.faq.workAnswer":
    "Berätta vad ni vill skicka, varifrån och vart. Vi ger en offert, hämtar godset den avtalade dagen och ger er en spårningskod. Sedan kan ni följa varje steg fram till leveransen.",
  "home.faq.track": "Hur spårar jag mitt paket?",
  "home.faq.trackAnswer":
    "Skriv in spårningskoden från kvittot högst upp på sidan eller under Spåra paket. Ni ser var paketet är, när det väntas och allt som har hänt hittills. Inget konto behövs.",
  "home.faq.quote": "Hur får jag min offert?",
  "home.faq.quoteAnswer":
    "Skicka vikt, mått och båda adresserna med kontaktformuläret. Vi svarar med en offert som tar upp alla avgifter; när ni godkänner den bestämmer vi dag för hämtning.",
  "home.faq.support": "Hur får jag hjälp?",
  "home.faq.supportAnswer":
    "Använd kontaktformuläret eller skriv till adressen längst ner på varje sida. Gäller frågan ett paket, ange spårningskoden: då kan vi svara direkt.",

  // Contact page
  "contact.hero": "Vi lyssnar gärna och ser fram emot att få prata med dig",
  "contact.details": "Så når du oss",
  "contact.email": "E-post",
  "contact.phone": "Telefon",
  "contact.phoneAlt": "Alternativt telefonnummer",
  "contact.address": "Adress",
  "contact.empty":
    "Våra kontaktuppgifter är ännu inte publicerade här. Använd adressen eller telefonnumret på dina frakthandlingar.",
  "contact.formTitle": "Skriv till oss",
  "contact.emailHint": "Så att vi kan svara dig.",
  "contact.send": "Skicka meddelande",
  "contact.trap": "Lämna fältet tomt",
  "contact.trackTitle": "Letar du efter ett paket?",
  "contact.trackText":
    "Spårningssidan visar direkt var det är och när det kommer fram.",

  // Error pages
  "errorPage.notFound": "Hittades inte",
  "errorPage.notFoundText": "Resursen hittades inte",
  "errorPage.badRequest": "Felaktig begäran",
  "errorPage.forbidden": "Åtkomst nekad",
  "errorPage.method": "Metoden är inte tillåten",
  "errorPage.tooLarge": "För stort",
  "errorPage.tooMany": "För många förfrågningar",
  "errorPage.unavailable": "Tjänsten är inte tillgänglig",
  "errorPage.error": "Fel",
  "errorPage.address": "Adress",
  "errorPage.back": "Gå tillbaka",
  "errorPage.forbiddenText": "Begäran avvisades.",
  "errorPage.tooManyText":
    "Det gick lite för fort. Vänta några minuter och försök igen.",
  "errorPage.errorText": "Något gick fel hos oss. Försök igen om en stund.",

  // Control panel
  "control.name": "Kontrollpanel",
  "control.signOut": "Logga ut",
  "control.signIn.title": "Inloggning för administratörer",
  "control.signIn.lead": "För dig som håller paketen i rörelse.",
  "control.signIn.button": "Logga in",
  "control.signIn.forgot": "Glömt lösenordet?",
  "control.signUp.title": "Skapa administratör",
  "control.signUp.lead":
    "Kontot som du skapar här styr hela webbplatsen. Länken fungerar bara en gång.",
  "control.signUp.hint":
    "8 till 300 tecken. Bäst är en mening som bara du känner till.",
  "control.signUp.button": "Skapa administratör",
  "control.signUp.toSignIn": "Till inloggningen",
  "control.reset.title": "Återställ administratörslösenordet",
  "control.reset.lead":
    "Ange kontots e-postadress. Du får en pinkod som låter dig välja ett nytt lösenord.",
  "control.reset.button": "Skicka pinkod",
  "control.reset.havePin": "Jag har redan en pinkod",
  "control.reset.newLead":
    "Ange pinkoden från mejlet och välj ett nytt lösenord. Pinkoden gäller en gång, i 15 minuter.",
  "control.reset.newButton": "Spara nytt lösenord",
  "control.reset.again": "Begär en ny pinkod",
  "control.account.title": "Mitt konto",
  "control.account.password": "Byt lösenord",
  "control.account.text":
    "Ett nytt lösenord avslutar dina sessioner på alla andra enheter.",
  "control.api.title": "API-referens",
  "control.api.text":
    "Varje anrop med sina fält och ett exempel för kommandoraden. Anrop för administratörer behöver den kaka som inloggningen sätter.",
  "control.api.openapi": "Beskrivning för program (OpenAPI 3.1)",
  "control.api.admin": "För administratörer",
  "control.api.public": "För alla",
  "control.api.optional": "För alla; administratörer ser mer",
  "control.api.field": "Fält",
  "control.api.allowed": "Tillåtna värden",
  "control.api.required": "krävs",
  "control.api.refusals": "Kan avvisas med",
  "control.api.example": "Exempel",
  "control.api.noFields": "Anropet tar inga fält.",
  "control.dashboard.title": "Översikt",
  "control.dashboard.signedIn": "Inloggad som {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Inga paket ännu} one {# paket} other {# paket}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Inga fakturor ännu} one {# faktura} other {# fakturor}}",
  "control.dashboard.openInvoices": "Öppna fakturorna",
  "control.dashboard.apiTitle": "Skapa paket via API:et",
  "control.dashboard.apiText":
    "De här anropen loggar in dig, skapar ett paket och lägger till den första posten i dess historik. Svaret på det andra anropet innehåller paketets id, som det tredje behöver.",
  "control.dashboard.apiCode": "Anrop för kommandoraden",
  "control.dashboard.track": "Öppna spårningssidan",
  "control.dashboard.termsTitle": "Utvecklarnas villkor",
  "control.dashboard.terms":
    "Programvaran tillhandahålls i befintligt skick. Utvecklarnas ansvar är begränsat så långt lagen tillåter, och de är inte skyldiga att uppdatera eller underhålla den.",
  "control.list.search": "Sök",
  "control.list.searchIn": "Sök i {list}",
  "control.list.all": "Visa alla",
  "control.list.noResult": "Inget hittades för ”{search}”",
  "control.list.noResultText":
    "Kontrollera stavningen eller försök med färre ord.",
  "control.list.more": "Läs in fler",
  "control.list.newest": "Tillbaka till de senaste",
  "control.list.total": "{count, plural, one {# post} other {# poster}}",
  "control.delete.title": "Ta bort",
  "control.delete.button": "Ta bort",
  "control.delete.named": "Ta bort {name}",
  "control.delete.question": "Vill du verkligen ta bort {name}?",
  "control.toast.close": "Stäng meddelandet",
  "control.list.fetching": "Hämtar data ...",
  "control.invoices.title": "Fakturor",
  "control.invoices.add": "Ny faktura",
  "control.invoices.empty": "Inga fakturor ännu",
  "control.invoices.emptyText": "Den första fakturan du utfärdar visas här.",
  "control.invoices.createLead":
    "En utfärdad faktura behåller sitt nummer för alltid: den kan varken ändras eller tas bort.",
  "control.invoices.hint":
    "Vad fakturan gäller. En spårningskod hämtar in paketets mottagare, vikt och deklarerade värde.",
  "control.invoices.issue": "Utfärda faktura",

  // Printable invoice
  "invoice.title": "Faktura",
  "invoice.number": "Fakturanummer",
  "invoice.date": "Fakturadatum",
  "invoice.issued": "Utfärdad",
  "invoice.issuer": "Från",
  "invoice.billTo": "Faktureras till",
  "invoice.details": "Vad fakturan gäller",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-post",
  "field.password": "lösenord",
  "field.new_password": "nytt lösenord",
  "field.confirm_new_password": "bekräfta nytt lösenord",
  "field.password_token": "pinkod",
  "field.token": "installationskod",
  "field.id": "id",
  "field.tracking_code": "spårningskod",
  "field.recipient_name": "mottagarens namn",
  "field.recipient_email": "mottagarens e-post",
  "field.recipient_phone_number": "mottagarens telefonnummer",
  "field.destination": "destination",
  "field.current_location": "aktuell plats",
  "field.status": "status",
  "field.weight": "vikt",
  "field.shipped_via": "fraktsätt",
  "field.sender_name": "avsändarens namn",
  "field.sender_email": "avsändarens e-post",
  "field.pickup_location": "upphämtningsplats",
  "field.parcel_content": "paketets innehåll",
  "field.declared_value": "deklarerat värde",
  "field.min_expected_delivery_date": "tidigaste beräknade leveransdatum",
  "field.max_expected_delivery_date": "senaste beräknade leveransdatum",
  "field.show_map": "visa karta",
  "field.map_zoom": "kartans zoomnivå",
  "field.map_current_latitude": "aktuell latitud",
  "field.map_current_longitude": "aktuell longitud",
  "field.map_pickup_latitude": "upphämtningsplatsens latitud",
  "field.map_pickup_longitude": "upphämtningsplatsens longitud",
  "field.map_destination_latitude": "destinationens latitud",
  "field.map_destination_longitude": "destinationens longitud",
  "field.parcel_id": "paketets id",
  "field.title": "rubrik",
  "field.description": "beskrivning",
  "field.icon": "ikon",
  "field.color": "färg",
  "field.occurred_at": "tidpunkt",
  "field.subject": "ämne",
  "field.body": "meddelandetext",
  "field.name": "namn",
  "field.to": "till",
  "field.from": "från",
  "field.website": "webbplats",
  "field.contact_email": "kontaktadress för e-post",
  "field.contact_phone": "kontakttelefon",
  "field.contact_phone_alt": "alternativ telefon",
  "field.contact_twitter": "Twitter",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "kontaktadress",
  "field.mail_template": "e-postmall",
  "field.meta_description": "metabeskrivning",
  "field.chat_code": "chattkod",
  "field.company_name": "företagsnamn",
  "field.founded_year": "grundat år",
  "field.container_count": "antal containrar",
  "field.gauge_warehousing": "mätare för lagring",
  "field.gauge_ocean": "mätare för sjöfrakt",
  "field.gauge_air": "mätare för flygfrakt",
  "field.copyright_year": "copyrightår",
  "field.tracking_privacy": "integritet vid spårning",
  "field.time_zone": "tidszon",
  "field.content": "innehåll",
  "field.overlay": "överlägg",
  "field.image": "bild",
  "field.hero": "toppbild",
  "field.sub_title": "underrubrik",
  "field.search": "sökning",
  "field.page": "sida",
  "field.per_page": "per sida",
  "field.cursor": "markör",
  "field.review": "omdöme",
  "field.rating": "betyg",
  "field.version": "version",
  "field.product": "produkt",

  // Labels of forms
  "label.email": "E-post",
  "label.password": "Lösenord",
  "label.current_password": "Nuvarande lösenord",
  "label.token": "Installationskod",
  "label.tracking_code": "Spårningskod",
  "label.message": "Meddelande",
  "track.placeholder": "Ange din spårningskod",

  // Forms
  "form.optional": "{label} (valfritt)",
  "form.cancel": "Avbryt",
  "form.uploading": "Laddar upp",

  // Validation (422)
  "invalid.required": "Fältet ”{label}” måste fyllas i.",
  "invalid.email": "Fältet ”{label}” måste vara en giltig e-postadress.",
  "invalid.max": "Fältet ”{label}” får innehålla högst {max, number} tecken.",
  "invalid.min": "Fältet ”{label}” måste innehålla minst {min, number} tecken.",
  "invalid.number": "Fältet ”{label}” måste vara ett tal.",
  "invalid.integer": "Fältet ”{label}” måste vara ett heltal.",
  "invalid.between": "Fältet ”{label}” måste vara mellan {min} och {max}.",
  "invalid.selected": "Det valda värdet för ”{label}” är ogiltigt.",
  "invalid.taken": "Värdet i fältet ”{label}” används redan.",
  "invalid.unknown": "Fältet ”{label}” är inte tillåtet.",
  "invalid.text": "Fältet ”{label}” måste vara en text.",
  "invalid.date": "Fältet ”{label}” måste vara ett giltigt datum.",
  "invalid.notBefore":
    "Datumet i fältet ”{label}” får inte vara före datumet i fältet ”{other}”.",
  "invalid.common": "Värdet i fältet ”{label}” är för vanligt. Välj ett annat.",
  "invalid.personal":
    "Fältet ”{label}” får inte innehålla din e-postadress eller företagets namn.",
  "invalid.confirmed": "Bekräftelsen av fältet ”{label}” stämmer inte överens.",
  "invalid.wrong": "Värdet i fältet ”{label}” är fel.",
  "invalid.unchanged":
    "Värdet i fältet ”{label}” måste skilja sig från det gamla.",
  "invalid.imageType":
    "Fältet ”{label}” måste vara en fil av typen jpg, jpeg eller png.",
  "invalid.imagePixels":
    "Filen i fältet ”{label}” får ha högst {max} megapixel.",
  "invalid.imageDamaged":
    "Filen i fältet ”{label}” går inte att läsa. Den kan vara skadad.",
  "invalid.oneFile": "Fältet ”{label}” får bara innehålla en fil.",
  "invalid.noRoom":
    "Det finns inte plats för fler filer. Ta bort några som inte behövs längre.",
  "invalid.halves": "Fältet ”{label}” måste vara ett helt eller halvt tal.",
  "invalid.object": "Begäran måste vara ett JSON-objekt.",

  // Errors of the other codes
  "error.malformed": "Begärans innehåll är inte giltig JSON.",
  "error.signInNeeded": "Logga in för att fortsätta.",
  "error.credentials": "Fel e-postadress eller lösenord.",
  "error.origin": "Begäran kom från en annan webbplats och avvisades.",
  "error.https": "Anropet kräver https.",
  "error.adminExists": "Det finns redan en administratör.",
  "error.setupToken":
    "Installationskoden är fel eller har gått ut. Starta om servern för att få en ny.",
  "error.parcelNotFound": "Paketet hittades inte",
  "error.activityNotFound": "Händelsen hittades inte",
  "error.messageNotFound": "Meddelandet hittades inte",
  "error.pageNotFound": "Sidan hittades inte",
  "error.pagesFull": "Det finns redan {max, number} sidor. Ta bort en först.",
  "error.reviewNotFound": "Omdömet hittades inte",
  "error.pathNotFound": "Sökvägen hittades inte",
  "error.invoiceNotFound": "Fakturan hittades inte",
  "error.mailNotFound": "E-postmeddelandet hittades inte",
  "error.mailUnderWay":
    "Det här e-postmeddelandet väntar redan eller håller på att skickas.",
  "error.mailInterrupted":
    "Servern stannade medan det här e-postmeddelandet skickades. Det kan ha skickats.",
  "error.mailLeftBehind":
    "Servern stannade innan det här e-postmeddelandet lämnades över. Det skickades inte.",
  "error.mailNotComposed": "E-postmeddelandet kunde inte skapas.",
  "error.mailNoSender":
    "Det finns ingen avsändaradress: ange MAIL_FROM eller kontakt-e-posten.",
  "error.mailNoMatter":
    "Det som e-postmeddelandet handlade om finns inte längre.",
  "error.mailRefused": "E-postservern avvisade meddelandet: {reason}",
  "error.mailFailed": "E-postmeddelandet kunde inte skickas: {reason}",
  "error.mailTimeout":
    "E-postservern svarade inte i tid. Meddelandet skickades inte.",
  "error.mailUnknown":
    "Anslutningen till e-postservern bröts under överlämningen. Meddelandet kan ha skickats.",
  "error.mailNotSetUp":
    "E-posten är inte helt inställd: uppgiften doctor säger vad som saknas.",
  "error.mailHeaders":
    "En adress eller ämnet i det här meddelandet är inte tillåtet.",
  "error.method": "Metoden är inte tillåten här.",
  "error.conflict":
    "Någon annan har ändrat posten. Läs in den igen och gör om din ändring.",
  "error.slow": "Det tog för lång tid att ta emot begäran.",
  "error.tooLarge": "Begäran är för stor.",
  "error.fileTooLarge": "Filen får vara högst 5 MB.",
  "error.mediaType": "Begärans innehållstyp stöds inte här.",
  "error.tooMany":
    "För många försök. Försök igen om {minutes, plural, one {# minut} other {# minuter}}.",
  "error.host": "Det här värdnamnet hanteras inte här.",
  "error.badRequest": "Begäran kunde inte tolkas.",
  "error.busy": "Tjänsten är upptagen. Försök igen om en stund.",
  "error.readOnly": "Det går inte att spara just nu. Försök igen senare.",
  "error.internal": "Något gick fel. Begärans id: {id}",

  // Messages of success
  "message.adminCreated": "Administratören har skapats. Du kan logga in nu.",
  "message.signedIn": "Du är inloggad.",
  "message.signedOut": "Du är utloggad.",
  "message.pinSent": "Om e-postadressen är registrerad har en pinkod skickats.",
  "message.passwordReset":
    "Ditt lösenord har återställts. Du kan nu logga in med det.",
  "message.passwordChanged":
    "Ditt lösenord har ändrats. Alla andra enheter har loggats ut.",
  "message.parcelCreated": "Paketet har skapats.",
  "message.parcelUpdated": "Paketet har uppdaterats.",
  "message.parcelDeleted": "Paketet har tagits bort.",
  "message.activityCreated": "Posten har lagts till i historiken.",
  "message.activityUpdated": "Posten i historiken har uppdaterats.",
  "message.activityDeleted": "Posten har tagits bort ur historiken.",
  "message.invoiceCreated": "Fakturan har utfärdats.",
  "message.settingsUpdated": "Inställningarna har uppdaterats.",
  "message.messageSent": "Ditt meddelande har skickats.",
  "message.messageDeleted": "Meddelandet har tagits bort.",
  "message.emailSent": "Ditt e-postmeddelande har skickats.",
  "message.mailQueued": "E-postmeddelandet skickas igen.",
  "message.pageCreated": "Sidan har skapats.",
  "message.pageUpdated": "Sidan har uppdaterats.",
  "message.pageDeleted": "Sidan har tagits bort.",
  "message.reviewCreated": "Omdömet har skapats.",
  "message.reviewUpdated": "Omdömet har uppdaterats.",
  "message.reviewDeleted": "Omdömet har tagits bort.",
  "message.nothingToUpdate": "Det finns inget att uppdatera.",

  // Tracking
  "tracking.heading": "Spåra ditt paket",
  "tracking.intro":
    "Koden står på kvittot och i fraktaviseringen. Versaler, mellanslag och bindestreck spelar ingen roll.",
  "tracking.code": "Spårningskod",
  "tracking.placeholder": "Ange din spårningskod",
  "tracking.button": "Spåra",
  "tracking.back": "Tillbaka till startsidan",
  "tracking.loading": "SPÅRAR...",
  "tracking.shipping": "Fraktinformation",
  "tracking.history": "Paketets historik",
  "tracking.destination": "Destination",
  "tracking.sentFrom": "Skickat från",
  "tracking.image": "Bild på paketet",
  "tracking.imageAlt": "Foto av paketet",
  "tracking.noHistory":
    "Inget har registrerats ännu. Den första händelsen visas här så snart paketet är på väg.",
  "tracking.zone": "Tidszon: {zone}.",
  "tracking.earlier": "Tidigare händelser",
  "tracking.copy": "Kopiera koden",
  "tracking.copied": "Kopierad",
  "tracking.print": "Skriv ut",
  "tracking.printedAddress": "Följ paketet på",
  "tracking.status": "Status",
  "tracking.weight": "Vikt",
  "tracking.currentLocation": "Aktuell plats",
  "tracking.deliveryDate": "Beräknat leveransdatum",
  "tracking.updated": "Senast uppdaterad",
  "tracking.recipientName": "Mottagarens namn",
  "tracking.email": "E-post",
  "tracking.address": "Adress",
  "tracking.phone": "Telefon",
  "tracking.senderName": "Avsändarens namn",
  "tracking.pickupLocation": "Upphämtningsplats",
  "tracking.unset": "Ej angivet",
  "tracking.color.green": "Slutfört",
  "tracking.color.black": "Uppdatering",
  "tracking.color.gold": "Observera",
  "tracking.color.red": "Problem",
  "tracking.next": "Vad du kan göra nu",
  "tracking.nextCompare":
    "Jämför koden med den på kvittot, tecken för tecken: 0 och O, 1 och I är lätta att förväxla.",
  "tracking.nextWait":
    "Det kan dröja några timmar innan en ny kod syns här. Försök igen senare i dag.",
  "tracking.nextAsk": "Fråga avsändaren om koden är fullständig.",
  "tracking.nextConnection":
    "Anslutningen till webbplatsen misslyckades. Kontrollera att du är online och sök igen.",
  "tracking.contact": "Kontakta oss",
  "tracking.map": "Karta",
  "tracking.mapHint":
    "Dra i kartan, flytta den med två fingrar på pekskärm eller använd piltangenterna samt + och −.",
  "tracking.zoomIn": "Zooma in",
  "tracking.zoomOut": "Zooma ut",

  // Mails
  "mail.message.subject": "Meddelande från kontaktformuläret: {subject}",
  "mail.message.intro":
    "Någon har skrivit till {company} via kontaktformuläret.",
  "mail.message.answer":
    "Svara på det här meddelandet för att skriva till {email}.",
  "mail.message.noEmail": "Avsändaren har inte lämnat någon e-postadress.",
  "mail.message.name": "Namn",
  "mail.pin.subject": "Din pinkod för ett nytt lösenord",
  "mail.pin.text":
    "Någon, troligen du, vill välja ett nytt lösenord till kontrollpanelen för {company}. Här är din pinkod:",
  "mail.pin.once": "Den fungerar en gång och i {minutes} minuter.",
  "mail.pin.ignore":
    "Om det inte var du kan du bortse från det här meddelandet. Inget har ändrats.",
  "mail.pin.button": "Välj nytt lösenord",
  "mail.password.subject": "Ditt lösenord har ändrats",
  "mail.password.text":
    "Lösenordet till kontrollpanelen för {company} har ändrats och äldre sessioner har avslutats.",
  "mail.password.notYou":
    "Om det inte var du, begär genast en pinkod på inloggningssidan och välj ett nytt lösenord.",
  "mail.chatCode.subject": "Chattkoden har ändrats",
  "mail.chatCode.text":
    "Chattkoden på de öppna sidorna för {company} har ändrats. Sådan kod körs i varje besökares webbläsare.",
  "mail.chatCode.notYou":
    "Om det inte var du, ta bort den i Html-inställningarna och byt lösenord.",
  "mail.footer": "Skickat av {company}",
  "mail.sample.subject": "Ditt paket är på väg",
  "mail.sample.text":
    "Hej!\n\nDitt paket har lämnat vårt lager och är snart hos dig.\n\nVänliga hälsningar",
};
