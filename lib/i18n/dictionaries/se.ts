import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

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
  "footer.lineNoYear": "Frakt med flyg, fartyg och lastbil.",
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
  "home.hero.promiseNoYear":
    "Med flyg, fartyg och lastbil. Ange din spårningskod för att se var paketet är och när det kommer fram.",
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
  "home.about.titleNoYear": "Frakt är det vi kan",
  "home.about.text":
    "Paket, pallar och hela containrar reser med {company} på det sätt som passar dem bäst: genom luften, över havet, längs vägen och i lager när de måste vänta.",
  "home.about.founded": "Grundat",
  "home.about.containers": "Containrar, upp till",
  "home.about.tracking": "Spårning dygnet runt",
  "home.hero.nightTitle": "Leverans dygnet runt",
  "home.hero.nightText":
    "Lastbilar, terminaler och människor arbetar natten igenom, så att det som gick i går kan komma fram nu på morgonen.",
  "home.hero.surfTitle": "Hemma på havet",
  "home.hero.surfText":
    "Vad vädret än har med sig följer vi överfarten och säger till i god tid om ankomsten ändras.",
  "home.carousel.label": "Vårt arbete i bilder",
  "home.carousel.slide": "{number} av {count}",
  "home.carousel.pause": "Stoppa bilderna",
  "home.carousel.play": "Starta bilderna",
  "home.slider.previous": "Föregående",
  "home.slider.next": "Nästa",
  "home.work.title": "Vad vi gör",
  "home.work.lead":
    "Från första samtalet till underskriften vid dörren: de här stegen tar vi hand om åt dig.",
  "home.work.pack": "Packa och hämta",
  "home.work.packText":
    "Vi hämtar godset, packat av dig eller av oss, och kontrollerar det kolli för kolli.",
  "home.work.customs": "Dokument och tull",
  "home.work.customsText":
    "Export- och importdeklarationer, intyg och tullavgifter, klara innan godset kommer fram.",
  "home.work.plan": "Planera rutten",
  "home.work.planText":
    "Med flyg, fartyg, lastbil eller en blandning: vi väljer den lösning som passar ditt datum och din budget.",
  "home.work.store": "Lagra och sortera",
  "home.work.storeText":
    "Gods som måste vänta står torrt, räknat och redo att fortsätta.",
  "home.work.deliver": "Leverera",
  "home.work.deliverText":
    "Den sista sträckan slutar vid din dörr, din lastkaj eller ett utlämningsställe i närheten.",
  "home.work.answer": "Svara",
  "home.work.answerText":
    "En människa tar sig an frågan, med paketets historik framför sig.",
  "home.about.mission": "Vårt uppdrag",
  "home.about.missionText":
    "Att frakta varje försändelse som om den vore vår egen, och ärligt säga var den är.",
  "home.about.vision": "Vår vision",
  "home.about.visionText":
    "En värld där det är lika enkelt att skicka gods utomlands som att posta ett brev.",
  "home.about.more": "Läs mer om oss",
  "home.gauges.title": "Det här kan vi",
  "home.gauges.lead":
    "Hur mycket vi gör själva inom varje område, från bokning till leverans.",
  "home.gauges.warehousing": "Lagerhållning",
  "home.gauges.ocean": "Sjöfrakt",
  "home.gauges.air": "Flygfrakt",
  "home.sampleFigure": "Exempelsiffra",
  "home.reviews.title": "Vad kunderna säger",
  "home.reviews.lead": "Med deras egna ord.",
  "home.reviews.none":
    "Det finns inga omdömen ännu. De första visas här så snart kunder har delat dem med oss.",
  "home.reviews.rating": "Betyg {rating, number} av 5 stjärnor",
  "home.sampleReview": "Exempelomdöme",
  "home.portfolio.title": "Det som reser med oss",
  "home.portfolio.lead": "En blick på godset vi fraktar.",
  "home.portfolio.container": "Hela containrar",
  "home.portfolio.containerText": "Förseglade hos dig, öppnade vid målet.",
  "home.portfolio.pallet": "Pallar och dellaster",
  "home.portfolio.palletText":
    "Du betalar för platsen du använder och delar på resten.",
  "home.portfolio.parcel": "Paket",
  "home.portfolio.parcelText":
    "Små och brådskande, med en kod som visar varje steg.",
  "home.portfolio.cool": "Kylt gods",
  "home.portfolio.coolText": "Hålls vid rätt temperatur hela vägen.",
  "home.portfolio.machine": "Maskiner och tunga kollin",
  "home.portfolio.machineText": "Lyfta, surrade och följda av folk som kan.",
  "home.faq.title": "Frågor och svar",
  "home.faq.contact": "Finns inte din fråga här? Skriv till oss.",
  "home.faq.work": "Hur fungerar det?",
  "home.faq.workAnswer":
    "Berätta vad du vill skicka, varifrån och vart. Vi ger en offert, hämtar godset den avtalade dagen och ger dig en spårningskod. Sedan kan du följa varje steg fram till leveransen.",
  "home.faq.track": "Hur spårar jag mitt paket?",
  "home.faq.trackAnswer":
    "Ange spårningskoden från kvittot i sökfältet högst upp på sidan eller under Spåra paket. Du ser var paketet är, när det väntas och allt som har hänt hittills. Inget konto behövs.",
  "home.faq.quote": "Hur får jag min offert?",
  "home.faq.quoteAnswer":
    "Skicka vikt, mått och båda adresserna med kontaktformuläret. Vi svarar med en offert som tar upp alla avgifter; när du godkänner den bestämmer vi dag för hämtning.",
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
  "errorPage.tooLargeText":
    "Mer skickades än vad som får plats här. Gå tillbaka och skicka en kortare text eller en mindre fil.",
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
  "control.signIn.ended":
    "Din session har gått ut. Logga in igen för att fortsätta; det du skrev finns kvar.",
  "control.signIn.endedFile":
    "Din session har gått ut och inget sparades. Logga in igen och välj filen en gång till.",
  "control.signIn.noCookies":
    "Din webbläsare nekar kakor och kan därför inte förbli inloggad. Tillåt kakor för den här webbplatsen och logga in igen.",
  "control.signIn.signedOut":
    "Du har loggats ut. Logga in igen för att fortsätta.",
  "control.resume.title": "Inloggad igen",
  "control.resume.lead": "Det du skrev finns kvar. Det har inte skickats ännu.",
  "control.resume.button": "Fortsätt",
  "control.signIn.button": "Logga in",
  "control.signIn.forgot": "Glömt lösenordet?",
  "control.signUp.title": "Skapa administratör",
  "control.signUp.lead":
    "Kontot som du skapar här styr hela webbplatsen. Länken fungerar bara en gång.",
  "control.signUp.hint":
    "8 till 300 tecken. Bäst är en mening som bara du känner till.",
  "control.signUp.privacy": "Vad besökare ser av en mottagare",
  "control.signUp.privacyHint":
    "Du kan ändra detta när som helst i inställningarna.",
  "control.signUp.button": "Skapa administratör",
  "control.signUp.toSignIn": "Till inloggningen",
  "control.reset.title": "Återställ administratörslösenordet",
  "control.reset.lead":
    "Ange kontots e-postadress. Du får en pinkod som låter dig välja ett nytt lösenord.",
  "control.reset.askLead":
    "Med en återställningslänk eller en pinkod kan du välja ett nytt lösenord.",
  "control.reset.button": "Skicka pinkod",
  "control.reset.havePin": "Jag har redan en pinkod",
  "control.reset.newLead":
    "Ange pinkoden från mejlet och välj ett nytt lösenord. Pinkoden gäller en gång, i 15 minuter.",
  "control.reset.givenLead":
    "Ange pinkoden som du har fått och välj ett nytt lösenord. Pinkoden gäller en gång, i 15 minuter.",
  "control.reset.newButton": "Välj nytt lösenord",
  "control.reset.again": "Begär en ny pinkod",
  "control.account.title": "Mitt konto",
  "control.account.password": "Byt lösenord",
  "control.account.text":
    "Ett nytt lösenord avslutar dina sessioner på alla andra enheter.",
  "control.sessions.title": "Där du är inloggad",
  "control.sessions.lead":
    "En session avslutas efter 60 minuter utan användning och i varje fall efter 12 timmar. Är de fler än fem avslutas den äldsta.",
  "control.sessions.own": "Den här webbläsaren",
  "control.sessions.other": "En annan webbläsare",
  "control.sessions.since": "Inloggad",
  "control.sessions.seen": "Senast använd",
  "control.sessions.button": "Logga ut överallt annars",
  "control.account.name": "Ditt namn",
  "control.account.nameText": "Dina kollegor ser det bredvid det du gör.",
  "control.team.title": "Team",
  "control.team.add": "Bjud in medlem",
  "control.team.createLead":
    "Den inbjudna får en länk som fungerar en gång, i 48 timmar, och väljer själv ett lösenord.",
  "control.team.invite": "Bjud in",
  "control.team.empty": "Inga medlemmar ännu",
  "control.team.emptyText": "De du bjuder in visas här.",
  "control.team.active": "Aktiv",
  "control.team.pending": "Inbjuden",
  "control.team.inactive": "Inaktiverad",
  "control.team.since": "I teamet sedan",
  "control.team.seen": "Senast sedd",
  "control.team.link": "Inbjudningslänk",
  "control.team.newLink": "Ny länk",
  "control.team.newLinkText": "I 48 timmar. Tidigare länkar slutar fungera.",
  "control.team.deactivate": "Inaktivera",
  "control.team.deactivateText":
    "Loggar genast ut personen överallt, tills du aktiverar den igen.",
  "control.team.activate": "Aktivera",
  "control.team.activateText": "Personen kan logga in igen.",
  "control.team.removeText":
    "Namnet står kvar bredvid det som personen har gjort.",
  "control.team.rights": "Vad varje roll får göra",
  "rights.mail": "Mejl",
  "rights.owner": "E-postinställningar och chattkod",
  "rights.read": "Bara visa",
  "role.owner": "Ägare",
  "role.ownerText": "Allt, även teamet.",
  "role.manager": "Ansvarig",
  "role.managerText": "Allt utom teamet, e-postinställningarna och chattkoden.",
  "role.clerk": "Handläggare",
  "role.clerkText": "Paket, fakturor, meddelanden och mejl.",
  "control.invite.title": "Gå med i teamet",
  "control.invite.lead":
    "Välj ett lösenord och det namn som dina kollegor ser.",
  "control.invite.namedLead":
    "Välj ett lösenord. Kollegorna ser namnet i inbjudan.",
  "control.invite.codeHint": "Den sista delen av länken, efter ”token=”.",
  "control.invite.nameHint": "Tomt: namnet i inbjudan, om det finns ett.",
  "control.invite.button": "Skapa konto",
  "control.api.title": "API-referens",
  "control.api.text":
    "Varje anrop med sina fält och ett exempel för kommandoraden. Anrop för administratörer behöver den kaka som inloggningen sätter.",
  "control.api.openapi": "Beskrivning för program (OpenAPI 3.1)",
  "control.api.admin": "För administratörer",
  "control.api.public": "För alla",
  "control.api.optional": "För alla; administratörer ser mer",
  "control.api.field": "Fält",
  "control.api.allowed": "Tillåtna värden",
  "control.api.required": "obligatoriskt",
  "control.api.refusals": "Kan avvisas med",
  "control.api.example": "Exempel",
  "control.api.noFields": "Anropet tar inga fält.",
  "control.dashboard.title": "Översikt",
  "control.dashboard.signedIn": "Inloggad som {name}",
  "control.keys.title": "Kortkommandon",
  "control.keys.help": "Visa den här listan",
  "control.keys.then": "sedan",
  "control.keys.use": "Använd kortkommandon",
  "control.keys.close": "Stäng",
  "control.journal.title": "Logg",
  "control.journal.lead":
    "Vem som ändrade vad och när, det senaste först. Posterna sparas i {days} dagar.",
  "control.journal.csv": "Ladda ner som CSV",
  "control.journal.empty": "Inget matchar",
  "control.journal.person": "Person",
  "control.journal.everyone": "Alla",
  "control.journal.only": "Endast {record}",
  "control.journal.noun": "Typ av post",
  "control.journal.anything": "Alla typer",
  "control.journal.day": "Dag",
  "control.journal.show": "Visa",
  "control.journal.all": "Visa allt",
  "control.journal.earlier": "Tidigare poster",
  "control.journal.what": "Vad som har hänt",
  "control.journal.changes":
    "{count, plural, one {# ändring} other {# ändringar}}",
  "control.journal.before": "Före",
  "control.journal.after": "Efter",
  "control.journal.characters":
    "{count, plural, one {# tecken} other {# tecken}}",
  "control.journal.madeBy": "av {name}",
  "journalNoun.parcels": "Paket",
  "journalNoun.activities": "Händelse",
  "journalNoun.invoices": "Faktura",
  "journalNoun.messages": "Meddelande",
  "journalNoun.mail": "E-post",
  "journalNoun.pages": "Sida",
  "journalNoun.reviews": "Recension",
  "journalNoun.settings": "Inställningar",
  "journalNoun.admins": "Teammedlem",
  "journalNoun.jobs": "Jobb",
  "journalNoun.statuses": "Status",
  "journalKind.created": "Skapat:",
  "journalKind.updated": "Ändrat:",
  "journalKind.deleted": "Borttaget:",
  "journalKind.erased": "Personuppgifter raderade:",
  "journalKind.erasedRecord": "Raderat:",
  "journalKind.trashed": "Flyttat till papperskorgen:",
  "journalKind.restored": "Återställt:",
  "journalKind.reverted": "Återgick till tidigare värden:",
  "journalKind.erasing": "Radering av en person:",
  "journalKind.sent": "Skickat:",
  "journalKind.resent": "Skickat igen:",
  "journalKind.invited": "Ny inbjudningslänk:",
  "journalKind.password_changed": "Nytt lösenord:",
  "journalKind.cancelled": "Avbrutet:",
  "journalKind.sessions_ended": "Utloggad på andra enheter:",
  "journalKind.pin_printed": "Återställningskod utskriven av driftansvarig:",
  "journalSource.import": "import {name}",
  "journalSource.importUndo": "ångrad import {name}",
  "journalSource.bulk": "massuppdatering",
  "journalSource.bulkUndo": "ångrad massuppdatering",
  "journalActor.visitor": "Besökare",
  "journalActor.system": "System",
  "journalActor.admin": "Administratör",
  "journalActor.token": "API-token",
  "journalActor.user": "Kund",
  "control.api.startTitle": "Skapa paket via API:et",
  "control.api.startText":
    "De här anropen loggar in dig, skapar ett paket och lägger till den första händelsen i dess historik. Svaret på det andra anropet innehåller paketets ID, som det tredje behöver.",
  "control.api.startCode": "Anrop för kommandoraden",
  "control.dashboard.version": "Version {version}",
  "control.dashboard.termsTitle": "Utvecklarnas villkor",
  "control.dashboard.terms":
    "Programvaran tillhandahålls i befintligt skick. Utvecklarnas ansvar är begränsat så långt lagen tillåter, och de är inte skyldiga att uppdatera eller underhålla den.",
  "form.refusedTitle": "Fel: {title}",
  "form.showPassword": "Visa lösenord",
  "label.emailPassword": "Lösenord (till din e-post)",
  "control.dashboard.recent": "Senaste paketen",
  "control.dashboard.allParcels": "Alla paket",
  "control.dashboard.more": "Mer",
  "control.day.needs": "Att ta hand om",
  "control.day.nothing": "Inget att ta hand om.",
  "control.day.late":
    "{count, plural, one {# paket är försenat} other {# paket är försenade}}",
  "control.day.stalled":
    "{count, plural, one {# paket har inga nyheter på 3 dagar} other {# paket har inga nyheter på 3 dagar}}",
  "control.day.failed":
    "{count, plural, one {# leverans har misslyckats} other {# leveranser har misslyckats}}",
  "control.day.failedJobs":
    "{count, plural, one {# jobb misslyckades} other {# jobb misslyckades}}",
  "control.day.due":
    "{count, plural, one {# paket väntas i dag} other {# paket väntas i dag}}",
  "control.day.stages": "Efter steg",
  "control.first.title": "Första stegen",
  "control.first.name":
    "Fyll i ditt namn, som kollegorna ser vid dina ändringar",
  "control.first.company": "Fyll i företagets namn",
  "control.first.zone":
    "Välj din tidszon, som avgör vad som väntas eller är försenat",
  "control.first.figures": "Gå igenom exempelsiffrorna på startsidan",
  "control.first.contact": "Fyll i kontaktuppgifter",
  "control.first.privacy": "Välj vad besökare ser av ett paket",
  "control.first.parcel": "Skapa det första paketet",
  "control.first.colleague": "Bjud in en kollega",
  "control.first.mail": "Ställ in en e-postserver",
  "control.first.done": "{done, number} av {count, number} steg klara",
  "control.dashboard.unopened":
    "{count, plural, one {# meddelande har inte öppnats än} other {# meddelanden har inte öppnats än}}",
  "control.dashboard.troubled":
    "{count, plural, one {# mejl har inte skickats, eller har kanske inte skickats.} other {# mejl har inte skickats, eller har kanske inte skickats.}}",
  "control.email.title": "Skicka mejl",
  "control.email.lead":
    "Ett mejl till en mottagare. Det går i väg direkt och utkorgen behåller en kopia.",
  "control.email.leadKept":
    "Ett mejl till en mottagare. Det sparas i utkorgen och går inte i väg: ingen e-postserver är inställd.",
  "control.email.passwordHint":
    "Används bara för det här mejlet och sparas aldrig. Lämna tomt om servern har ett eget lösenord.",
  "control.messages.new": "Nytt",
  "control.messages.title": "Meddelanden",
  "control.messages.empty": "Inga meddelanden ännu",
  "control.messages.emptyText":
    "Det som besökare skriver på kontaktsidan visas här.",
  "control.messages.nobody": "Inget namn angivet",
  "control.messages.noAddress": "Besökaren lämnade ingen e-postadress.",
  "control.messages.reply": "Svara",
  "control.messages.from": "Från",
  "control.messages.received": "Mottaget",
  "control.outbox.title": "Utkorg",
  "control.outbox.empty": "Inga mejl ännu",
  "control.outbox.emptyText": "Varje mejl som webbplatsen skriver visas här.",
  "control.outbox.send": "Skicka nu",
  "control.outbox.sendNamed": "Skicka nu: ”{name}”",
  "control.outbox.resend": "Skicka igen",
  "control.outbox.resendNamed": "Skicka ”{name}” igen",
  "control.outbox.kind": "Typ",
  "control.outbox.reason": "Orsak",
  "control.outbox.tries": "Försök",
  "control.outbox.nextTry": "Nästa försök",
  "control.outbox.written": "Skrivet",
  "control.outbox.sent": "Skickat",
  "jobKind.mail": "Skicka ett mejl",
  "jobKind.erase_record": "Rensa loggen för en borttagen post",
  "jobKind.erase_traces": "Rensa importer och jobb från ett raderat paket",
  "jobKind.erase_person": "Radera en person",
  "jobKind.bulk": "Uppdatera många paket",
  "jobKind.bulk_undo": "Ångra uppdatering",
  "jobKind.trash_parcels": "Lägg paket i papperskorgen",
  "jobKind.restore_parcels": "Återställ paket",
  "jobKind.import_check": "Kontrollera import",
  "jobKind.import_apply": "Genomför import",
  "jobKind.import_undo": "Ångra import",
  "jobKind.file_statuses": "Ordna paket efter status",
  "jobStatus.queued": "Väntar",
  "jobStatus.running": "Pågår",
  "jobStatus.done": "Klart",
  "jobStatus.failed": "Misslyckades",
  "jobStatus.cancelled": "Avbrutet",
  "control.job.title": "Jobb",
  "control.job.progress": "Förlopp",
  "control.job.ofTotal": "{done} av {total}",
  "control.job.soFar": "{done} hittills",
  "control.job.stays": "{code} lämnas: ändrat sedan dess",
  "control.job.show":
    "{count, plural, one {Visa paketet} other {Visa dessa #}}",
  "jobResult.updated": "{count} uppdaterade",
  "jobResult.unknown": "{count} hittades inte",
  "jobResult.created": "{count} skapade",
  "jobResult.changed": "{count} ändrade",
  "jobResult.restored": "{count} återställda",
  "jobResult.undone": "{count} ångrade",
  "jobResult.trashed": "{count} i papperskorgen",
  "jobResult.left": "{count} lämnade som de är",
  "control.job.failed": "Misslyckade steg",
  "jobFailed.bulk_undo": "Inte ångrade",
  "jobFailed.import_undo": "Inte ångrade",
  "control.job.started": "Startade",
  "control.job.ended": "Avslutades",
  "control.job.givenUp":
    "Jobbet gavs upp efter flera försök. Orsaken står i serverns logg.",
  "control.job.retry":
    "Ett steg misslyckades. Nästa försök ({attempt, number} av {max, number}): {moment}.",
  "control.job.logId": "Referens i loggen",
  "control.job.problems": "Problem",
  "control.job.doneWithProblems": "Klart, med problem",
  "control.job.row": "Rad",
  "control.job.problem": "Problem",
  "control.job.csv": "Ladda ner som CSV",
  "control.job.firstProblems": "Tillbaka till de första problemen",
  "control.job.cancel": "Avbryt jobbet",
  "control.job.cancelText": "Det som redan är gjort finns kvar.",
  "control.job.reload": "Ladda om",
  "control.jobs.title": "Jobb",
  "control.jobs.empty": "Inga jobb ännu",
  "control.jobs.emptyText":
    "Uppdateringar av många paket och importer visas här i 30 dagar.",
  "mailStatus.queued": "Väntar",
  "mailStatus.sending": "Skickas",
  "mailStatus.sent": "Skickat",
  "mailStatus.kept": "Sparat, inte skickat",
  "mailStatus.failed": "Inte skickat",
  "mailStatus.unknown": "Kanske skickat",
  "mailKind.message": "Meddelande från kontaktsidan",
  "mailKind.pin": "Pinkod för ett nytt lösenord",
  "mailKind.invitation": "Inbjudan till teamet",
  "mailKind.password_notice": "Besked om nytt lösenord",
  "mailKind.chat_code_notice": "Besked om ny chattkod",
  "mailKind.send": "Mejl från kontrollpanelen",
  "control.list.search": "Sök",
  "control.list.searchIn": "Sök i {list}",
  "control.list.all": "Visa alla",
  "control.list.tools": "Fler åtgärder",
  "control.list.noResult": "Inget hittades för ”{search}”",
  "control.list.noResultText":
    "Kontrollera stavningen eller försök med färre ord.",
  "control.list.more": "Visa fler",
  "control.list.unprinted": "Fler rader är inte utskrivna: läs in dem först.",
  "control.list.newest": "Tillbaka till de senaste",
  "control.list.oldest": "Tillbaka till de äldsta",
  "control.list.order": "Ordning",
  "control.list.newestFirst": "Senaste först",
  "control.list.oldestFirst": "Äldsta först",
  "control.list.total": "{count, plural, one {# rad} other {# rader}}",
  "control.list.moreThan": "Fler än {count, number} rader",
  "control.list.soFar": "Hittade hittills: {count, number}",
  "control.list.noneSoFar": "Inget har hittats hittills för ”{search}”",
  "control.list.noneSoFarText":
    "Sökningen har inte gått igenom allt ännu. Visa fler för att fortsätta.",
  "control.list.noneLeft": "Inga fler rader",
  "control.delete.title": "Ta bort",
  "control.delete.button": "Ta bort",
  "control.delete.named": "Ta bort {name}",
  "control.delete.question": "Vill du verkligen ta bort {name}?",
  "control.reports.title": "Rapporter",
  "control.reports.lead": "Vad som hände med paketen, räknat dag för dag.",
  "control.reports.stages": "Paket efter status",
  "control.reports.parcels": "{count, plural, one {# paket} other {# paket}}",
  "control.reports.period": "Period",
  "control.reports.days": "{days, plural, one {# dag} other {# dagar}}",
  "control.reports.onTime": "I tid",
  "control.reports.onTimeText":
    "Första leveranser senast den sista beräknade dagen, av de paket som hade en när de levererades.",
  "control.reports.ways": "Dagar på väg",
  "control.reports.waysText":
    "Från första rörelsen till första leveransen under de senaste 12 månaderna. Hälften av paketen var inte på väg längre än det första antalet dagar, nio av tio inte längre än det andra.",
  "control.reports.table": "Visa som tabell",
  "control.reports.month": "Månad",
  "control.reports.dated": "Med beräknad dag",
  "control.reports.percent": "Andel i tid",
  "control.reports.median": "Hälften inom (dagar)",
  "control.reports.ninetieth": "9 av 10 inom (dagar)",
  "control.reports.others": "Alla andra",
  "control.reports.noService": "Utan fraktsätt",
  "control.reports.empty": "Inga siffror ännu",
  "control.reports.emptyText":
    "Siffror visas här så snart paket har en status.",
  "control.expected.title": "Beräknad leverans av erfarenhet",
  "control.expected.text":
    "{service}: {min} till {max, plural, one {# dag} other {# dagar}}, från {count, plural, one {# paket} other {# paket}} de senaste 12 månaderna.",
  "control.expected.use": "Ange {days}",
  "control.trash.title": "Papperskorg",
  "control.trash.lead":
    "Det som tagits bort finns kvar här i {days} dagar och kan återställas. Sedan raderas det för gott.",
  "control.trash.empty": "Papperskorgen är tom",
  "control.trash.since": "Borttaget {moment} av {name}, raderas {day}",
  "control.trash.restore": "Återställ",
  "control.trash.restoreNamed": "Återställ {name}",
  "control.trash.erase": "Radera",
  "control.trash.eraseNamed": "Radera {name}",
  "control.trash.question":
    "Vill du verkligen radera {name} med allt som hör till? Det går inte att ångra.",
  "control.trash.undo": "Ångra",
  "control.trash.open": "Öppna papperskorgen",
  "control.toast.close": "Stäng meddelandet",
  "control.list.fetching": "Hämtar data\u00a0…",
  "control.pages.title": "Sidor",
  "control.pages.add": "Ny sida",
  "control.pages.empty": "Inga sidor ännu",
  "control.pages.emptyText":
    "Den första sidan du skapar visas här och i webbplatsens meny.",
  "control.pages.createLead":
    "Sidan får sin adress av titeln och visas genast i webbplatsens meny.",
  "control.pages.create": "Skapa sida",
  "control.pages.head": "Sidans huvud",
  "control.pages.heroHint": "Visas i stället för bilden ovan.",
  "control.pages.footerHint":
    "Menyn har alla sidor. Sidfoten finns på hela webbplatsen, så juridisk information hör hemma där.",
  "control.markup.title": "Så skriver du innehållet",
  "control.markup.lead":
    "Varje rad är ett eget element. En rad utan tagg är vanlig text, en tom rad är en radbrytning.",
  "control.markup.bold": "Fet. I början av ett stycke blir det en rubrik.",
  "control.markup.underline": "Understruken",
  "control.markup.strikethrough": "Genomstruken",
  "control.markup.heading": "En rubrik med valfri text",
  "control.markup.link":
    "En länk: adressen, ett mellanslag och texten som visas",
  "control.markup.image": "En bild från webben",
  "control.markup.video": "En videofil från webben (MP4 eller WebM)",
  "control.markup.item": "En punkt i en lista",
  "control.markup.rules":
    "En tagg står ensam på sin rad. Fet, understruken och genomstruken tar bokstäver, mellanslag och frågetecken; bilder och videor behöver en adress som börjar med https://. Webb- och e-postadresser i en text blir länkar.",
  "control.markup.preview": "Förhandsgranskning",
  "control.markup.previewEmpty":
    "Det du skriver visas här så som besökarna kommer att se det.",
  "control.markup.misfits": "De här raderna visas som vanlig text:",
  "control.markup.noTag": "Det finns ingen tagg med det namnet.",
  "control.markup.noEnd": "Raden slutar inte med en stängande hakparentes.",
  "control.markup.noText":
    "I den här taggen får bara bokstäver, mellanslag och frågetecken stå. [heading=…] tar vilken text som helst.",
  "control.markup.noWords": "Det står ingen text i den här taggen.",
  "control.markup.noUrl": "Det är ingen webbadress som kan visas.",
  "control.markup.notAlone": "En tagg måste stå ensam på sin rad.",
  "control.markup.showRaw": "Spara ändå",
  "control.reviews.title": "Omdömen",
  "control.reviews.add": "Nytt omdöme",
  "control.reviews.empty": "Inga omdömen ännu",
  "control.reviews.emptyText":
    "Det första omdömet du skapar visas här och på startsidan.",
  "control.reviews.createLead":
    "Det visas genast på startsidan, med foto och stjärnor.",
  "control.reviews.create": "Skapa omdöme",
  "control.reviews.deleteText": "Fotot tas bort tillsammans med det.",
  "control.reviews.usualRating": "4,5, som vanligt",
  "control.statuses.title": "Statusar",
  "control.statuses.add": "Ny status",
  "control.statuses.empty": "Inga statusar ännu",
  "control.statuses.emptyText": "De statusar som du lägger till visas här.",
  "control.statuses.createLead":
    "Steget avgör förloppsindikatorn, färgen, när ett paket är försenat och rapporterna.",
  "control.statuses.create": "Skapa status",
  "control.statuses.deleteText":
    "Paketen behåller texten, men den förlorar steget som du gav den.",
  "control.statuses.suggested": "Föreslagen",
  "control.statuses.inForms": "I formulär",
  "control.statuses.offered": "Erbjuds",
  "control.statuses.notOffered": "Erbjuds inte",
  "control.statuses.renameHint":
    "För den som läser på detta språk. Lämna tomt för den vanliga texten.",
  "control.statuses.unknown": "Statusar utan steg",
  "control.statuses.unknownText":
    "Välj vilket steg en status betyder. Paket med den ordnas dit, nu och framöver.",
  "control.statuses.atLeast":
    "{count, plural, one {Minst # paket} other {Minst # paket}}",
  "control.settings.title": "Inställningar",
  "control.settings.lead": "Det som gäller för hela webbplatsen.",
  "control.settings.contact": "Kontaktuppgifter",
  "control.settings.contactText":
    "Hur besökare når dig: allt på kontaktsidan, e-postadressen även längst ner på varje sida.",
  "control.settings.mail": "E-postinställningar",
  "control.settings.mailText":
    "Hur webbplatsens e-post ser ut och hur den skickas.",
  "control.settings.html": "HTML-inställningar",
  "control.settings.htmlText":
    "Beskrivningen för sökmotorer och koden från din chattleverantör.",
  "control.settings.htmlOnlyText": "Beskrivningen för sökmotorer.",
  "control.settings.company": "Företag",
  "control.settings.companyText":
    "Namnet, åren och siffrorna som webbplatsen anger. En siffra som du tömmer visas ingenstans.",
  "control.settings.nameHint": "Tomt: standardnamnet.",
  "control.settings.copyrightHint": "Tomt: innevarande år.",
  "control.samples.figures":
    "De här siffrorna följde med webbplatsen och räknas inte som era; startsidan märker dem som exempel: {list}. Ändra, töm eller bekräfta dem.",
  "control.samples.reviews":
    "{count, plural, one {# omdöme hör} other {# omdömen hör}} till exempeldata, och besökare ser det. Ta bort eller bekräfta.",
  "control.samples.confirm": "De är våra",
  "control.settings.privacy": "Integritet och tidszon",
  "control.settings.privacyText":
    "Vad besökare ser av en mottagare och när en dag börjar.",
  "control.settings.metaHint":
    "För sökmotorer, på alla sidor utom innehållssidorna, som har sin egen.",
  "control.settings.chatHint":
    "Den här koden körs i webbläsaren hos varje besökare på de öppna sidorna. Varje ändring lägger ett meddelande till dig i utkorgen. Den kan göra allt som du kan göra på webbplatsen: ta den bara från en leverantör som du litar helt på.",
  "control.settings.percentHint": "Procent, från 0 till 100.",
  "control.settings.journalHint":
    "Hur länge det finns kvar vem som ändrade vad och när, från 30 till 3650 dagar.",
  "control.settings.zoneHint":
    "Här slutar dagen vid midnatt: det avgör vilka paket som väntas eller är försenade, och tiderna i historiken och fakturornas datum.",
  "control.settings.mailWay": "Så skickas e-post",
  "control.settings.mailWayText":
    "Det bestäms av serverns miljö: MAIL_DRIVER och MAIL_FROM.",
  "control.settings.driver": "Sändningssätt",
  "control.settings.sender": "Avsändare",
  "control.settings.noSender":
    "Ingen ännu. Fyll först i en kontaktadress för e-post.",
  "control.mailSetup.missing":
    "Ingen e-postserver är inställd. Ingenting skickas.",
  "control.mailSetup.link": "Så ställer du in e-post",
  "control.mailSetup.title": "Ställ in e-post",
  "control.mailSetup.text":
    "Till dess sparas varje mejl i utkorgen: dina egna, pinkoderna för ett nytt lösenord, aviseringarna och besökarnas meddelanden. Det som har sparats går inte i väg av sig självt senare; du kan skicka det från utkorgen då.",
  "control.mailSetup.variables":
    "Lägg på servern till en av de här radgrupperna i webbplatsens .env-fil, med dina egna värden.",
  "control.mailSetup.smtp": "Med en e-postserver (SMTP)",
  "control.mailSetup.api": "Med en e-postleverantör (HTTPS)",
  "control.mailSetup.restart": "Starta om webbplatsen.",
  "control.mailSetup.check":
    "Skicka ett testmejl till dig själv. Kommandot körs på servern och säger vad som saknas.",
  "control.settings.previews": "Så ser varje mall ut",
  "control.settings.used": "Används",
  "driver.log": "E-post sparas i utkorgen och skickas inte.",
  "driver.smtp": "E-post skickas genom en e-postserver.",
  "driver.api": "E-post skickas genom en e-postleverantör.",
  "template.plain": "plain: bara text",
  "template.html1": "html1: enkelt kort",
  "template.html2": "html2: band med företagets namn",
  "template.html3": "html3: tabell och knapp",
  "template.html4": "html4: kompakt",
  "privacy.full": "Fullständigt",
  "privacy.fullText": "Alla som har spårningskoden eller dess länk ser allt.",
  "privacy.masked": "Dolt",
  "privacy.maskedRecommended": "Dolt (rekommenderas)",
  "privacy.maskedText":
    "Namn, e-post, telefon, gata och foto visas bara för besökare som känner till mottagarens e-post eller telefon.",
  "control.settings.maskedHint":
    "Dolt: bara den som känner till mottagarens e-post eller telefon ser namn, e-post, telefon, gata och fotot av paketet.",
  "control.erase.title": "Radera en person",
  "control.erase.lead":
    "Tar bort en person ur allt som är lagrat, till exempel för att personen har begärt det.",
  "control.erase.rules":
    "Paket förlorar personens namn, e-post, telefon och plats. Meddelanden från en e-postadress och e-post till den tas bort; fakturor och andra texter förlorar bara själva adressen eller numret. Det går inte att ångra.",
  "control.erase.phoneHint":
    "Med riktnummer. Det hittas hur det än är skrivet.",
  "control.erase.codesHint":
    "För en person som bara är känd till namnet: raderar mottagare och avsändare för de här paketen, även ur historik och importer. Högst {max, number}.",
  "control.erase.look": "Visa vad som skulle raderas",
  "control.erase.found":
    "Det här skulle raderas, inget annat. Ingenting har ändrats ännu.",
  "control.erase.soFar": "Räknat hittills. Det kan finnas mer.",
  "control.erase.goOn": "Räkna vidare",
  "control.erase.nothing":
    "Inget som är lagrat innehåller personen. Kontrollera stavningen.",
  "control.erase.ticks": "Personens paket",
  "control.erase.ticksHint":
    "Avmarkera andra personers paket. Då raderas bara mottagare och avsändare för de markerade paketen, och du ser de nya siffrorna först.",
  "control.erase.first": "Bara de första {count, number} paketen visas.",
  "control.erase.others": "Andra poster",
  "control.erase.button": "Radera person",
  "control.erase.running": "Raderingen pågår.",
  "control.erase.done": "Raderingen är klar.",
  "control.erase.failed": "Raderingen misslyckades. Starta den igen.",
  "control.erase.disk":
    "Tills servern har stoppats och ”deno task compact” har skrivit om databasfilen går det som raderats fortfarande att läsa i dess lediga utrymme.",
  "control.erase.copies": "Tidigare kopior",
  "control.erase.copiesText":
    "De här kopiorna av databasen kan fortfarande innehålla personens uppgifter. Ta bort dem, eller låt nattens säkerhetskopiering ta bort dem efter trettio dagar. Detsamma gäller kopior på andra ställen.",
  "control.erase.noCopies":
    "Det finns inga kopior intill databasen. Kopior på andra ställen kan fortfarande innehålla personens uppgifter.",
  "control.erase.copyAge":
    "{days, plural, one {# dag gammal} other {# dagar gammal}}",
  "control.erase.replica":
    "En replika av databasen behåller tidigare versioner. När ”deno task compact” har skrivit om databasfilen är det som raderats borta därifrån så snart något har sparats under {days, plural, one {# dag till} other {# dagar till}}.",
  "choice.none": "Ingen",
  "choice.timeZone": "Välj en tidszon",
  "icon.people": "Människor",
  "icon.copyright": "Upphovsrätt",
  "icon.pages": "Sidor",
  "icon.folder": "Mapp",
  "image.hero1": "Sjökort",
  "image.hero-mixed": "Fartyg och flygplan",
  "image.hero-air": "Flygplan",
  "image.hero-sea": "Fartyg",
  "image.hero-road": "Lastbil",
  "image.hero-warehouse": "Lager",
  "overlay.overlay1": "Mörkt överlägg bakom texten",
  "overlay.overlay2": "Jämnt mörkt överlägg",
  "overlay.overlay3": "Mörkt överlägg uppifrån",
  "control.invoices.title": "Fakturor",
  "control.invoices.add": "Ny faktura",
  "control.invoices.empty": "Inga fakturor ännu",
  "control.invoices.emptyText": "Den första fakturan du utfärdar visas här.",
  "control.invoices.createLead":
    "En utfärdad faktura behåller sitt nummer för alltid: den kan varken ändras eller tas bort.",
  "control.invoices.hint":
    "Vad fakturan gäller. En spårningskod hämtar in paketets mottagare, vikt och deklarerade värde.",
  "control.invoices.issue": "Utfärda faktura",
  "control.imports.title": "Importer",
  "control.imports.empty": "Inga importer ännu",
  "control.imports.emptyText": "Uppladdade filer finns kvar här i 7 dagar.",
  "control.imports.lead":
    "Skapa och ändra många paket med en tabell: ladda upp en Excel-arbetsbok eller en CSV-fil. Inget ändras innan du har sett vad som skulle ändras.",
  "control.imports.template": "Mall som CSV",
  "control.imports.upload": "Ladda upp och kontrollera",
  "control.imports.fileHint":
    "Excel-arbetsbok (.xlsx, första bladet) eller CSV, högst 10 MB och 20 000 rader. Den första raden namnger kolumnerna.",
  "control.imports.guess": "Kan du läsa de här raderna?",
  "control.imports.guessText":
    "Filen anger inte hur bokstäverna är kodade. Välj den teckenkodning där namn och orter ser rätt ut.",
  "control.imports.useEncoding": "Använd den här teckenkodningen",
  "control.imports.dates": "Vilket tal är dagen?",
  "control.imports.datesText":
    "Vissa datum har snedstreck, och inget av dem visar om dagen eller månaden kommer först.",
  "control.imports.dmy": "Dagen först, som 31/12/2026",
  "control.imports.mdy": "Månaden först, som 12/31/2026",
  "control.imports.statusesText":
    "Välj vad var och en betyder, för den här filen och kommande. Orden förblir som i filen. De som lämnas tomma ordnas under ”Annan status”.",
  "control.imports.statusRows": "{count, plural, one {# rad} other {# rader}}",
  "control.imports.reading": "Så läses filen",
  "control.imports.readAgain": "Kontrollera igen",
  "control.imports.notTaken": "Tas inte med",
  "control.imports.leftOut": "Kolumner som inte tas med",
  "control.imports.manyColumns":
    "Filen har fler kolumner än vad som kan tas med: bara de första {max, number} räknas.",
  "control.imports.rows": "Rader",
  "control.imports.new": "Nya",
  "control.imports.changed": "Ändrade",
  "control.imports.unchanged": "Oförändrade",
  "control.imports.wrong": "Felaktiga",
  "control.imports.further": "Ytterligare rader i en order",
  "control.imports.firstShown": "De första {count, number} visas.",
  "control.imports.unmatched":
    "{count, plural, one {# ny rad anger} other {# nya rader anger}} inget paket. Om filen importeras igen skapas de som saknar referens en gång till.",
  "control.imports.nothing":
    "Ingen rad är ny eller ändrad, så det finns inget att importera.",
  "control.imports.canCreate":
    "{count, plural, one {# paket kan skapas} other {# paket kan skapas}}",
  "control.imports.canChange":
    "{count, plural, one {# paket kan ändras} other {# paket kan ändras}}",
  "control.imports.areWrong":
    "{count, plural, one {# rad är fel} other {# rader är fel}}",
  "control.imports.areFurther":
    "{count, plural, one {# rad hör till en beställning ovanför} other {# rader hör till en beställning ovanför}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Inget har ändrats ännu.",
  "control.imports.apply": "Importera {count, number}",
  "control.imports.applySkipping":
    "Importera {count, number}, hoppa över {wrong, number}",
  "control.imports.mended": "Ladda upp en rättad fil",
  "control.imports.goOn": "Fortsätt importen",
  "control.imports.appliedUntil":
    "Importerat fram till dess: {created, number} nya och {changed, number} ändrade paket.",
  "control.imports.undoText":
    "Möjligt till {moment}. Paket som har ändrats sedan dess lämnas som de är.",
  "control.imports.undoCreated":
    "{count, plural, one {# paket som importen skapade raderas för gott.} other {# paket som importen skapade raderas för gott.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# paket får tillbaka sina tidigare värden.} other {# paket får tillbaka sina tidigare värden.}}",
  "control.imports.wrongCsv": "Fil med problem som CSV",
  "control.imports.value": "Värde i filen",
  "control.imports.jobLink": "Förlopp och problem",
  "control.imports.deleteText": "Inga paket ändras.",
  "separator.comma": "Komma",
  "separator.semicolon": "Semikolon",
  "separator.tab": "Tabb",
  "separator.pipe": "Lodstreck",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Västeuropeisk (Windows)",
  "encoding.windows-1250": "Centraleuropeisk (Windows)",
  "encoding.windows-1251": "Kyrillisk (Windows)",
  "encoding.windows-1254": "Turkisk (Windows)",
  "encoding.windows-1256": "Arabisk (Windows)",
  "encoding.windows-1258": "Vietnamesisk (Windows)",
  "encoding.macintosh": "Västeuropeisk (Mac)",
  "encoding.gb18030": "Förenklad kinesiska (GB18030)",
  "encoding.big5": "Traditionell kinesiska (Big5)",
  "encoding.shift_jis": "Japansk (Shift JIS)",
  "encoding.euc-kr": "Koreansk (EUC-KR)",
  "importStatus.checking": "Kontrolleras",
  "importStatus.checked": "Kontrollerad",
  "importStatus.failed": "Oläslig",
  "importStatus.applying": "Importeras",
  "importStatus.applied": "Importerad",
  "importStatus.undoing": "Ångras",
  "importStatus.undone": "Ångrad",
  "importStatus.stopped": "Stoppad",
  "importStatus.erased": "Filen borttagen: uppgifter i den har raderats",
  "importStatus.encoding": "Vilken teckenkodning?",
  "control.parcels.title": "Paket",
  "control.parcels.export": "Exportera",
  "control.parcels.import": "Importera",
  "control.parcels.add": "Nytt paket",
  "control.parcels.empty": "Inga paket ännu",
  "control.parcels.emptyText": "Det första paketet du skapar visas här.",
  "control.parcels.createLead":
    "Tre fält räcker för att börja. Resten kan komma senare.",
  "control.parcels.save": "Spara",
  "control.parcels.saveNext": "Spara och nästa",
  "control.parcels.copy": "Kopiera som nytt",
  "control.parcels.more": "Avsändare och innehåll",
  "control.parcels.codeHint":
    "4 till 40 bokstäver, siffror och bindestreck. Koden som fyllts i går inte att gissa.",
  "control.parcels.codeGenerate": "Skapa en kod",
  "control.parcels.codeWarning":
    "Den här koden är lätt att gissa. Den som gissar den ser paketet och mottagaren.",
  "control.parcels.post": "Lägg till uppdatering",
  "control.parcels.update": "Uppdatera paket",
  "control.parcels.history": "Uppdatera historik",
  "control.parcels.map": "Uppdatera karta",
  "control.parcels.image": "Uppdatera bild",
  "control.parcels.public": "Offentlig spårningslänk",
  "control.parcels.copyLink": "Kopiera länk",
  "control.parcels.details": "Alla fält",
  "control.parcels.newest": "Senaste historiken",
  "control.parcels.alike":
    "Inget paket har exakt den här koden. De här liknar den; jämför dem innan du fortsätter.",
  "control.parcels.noImage": "Inget foto ännu",
  "control.parcels.delete": "Ta bort paket",
  "control.parcels.presentImage": "Paketets nuvarande foto",
  "control.parcels.keep": "Lämna tomt för att behålla det som finns.",
  "control.parcels.postMore": "Tid, ikon, färg, karta",
  "control.parcels.postBefore":
    "En händelse före {moment} läggs till i historiken och lämnar statusen som den är.",
  "control.parcels.postOlder":
    "En nyare uppdatering har satt statusen, som förblir som den är.",
  "control.bulk.title": "Uppdatera många paket",
  "control.bulk.lead":
    "Varje paket får samma händelse i historiken, och med den samma status och plats.",
  "control.bulk.codesHint":
    "Skanna eller klistra in koder, en kolumn ur en tabell eller spårningslänkar. Högst {max, number}.",
  "control.bulk.check": "Kontrollera koder",
  "control.bulk.found":
    "{count, plural, one {# paket hittades} other {# paket hittades}}",
  "control.bulk.several": "Inte entydiga: {count, number}",
  "control.bulk.unknown": "Okända: {count, number}",
  "control.bulk.doubled": "Angivna flera gånger: {count, number}",
  "control.bulk.start": "Starta uppdateringen",
  "control.bulk.again": "Igen för de misslyckade",
  "control.bulk.selection": "Alla paket under ”{selection}”",
  "control.ticked.title": "Markerade paket",
  "control.ticked.page": "Markera alla på sidan",
  "control.ticked.count": "Markerade: {count}",
  "control.ticked.clear": "Avmarkera",
  "control.ticked.all":
    "{count, plural, one {Hela urvalet: # paket} other {Hela urvalet: # paket}}",
  "control.ticked.allFound": "Alla paket i urvalet",
  "control.ticked.trash": "Lägg i papperskorgen",
  "control.ticked.failed":
    "{count, plural, one {# paket hoppades över} other {# paket hoppades över}}",
  "control.parcels.parcel": "Paket",
  "control.parcels.recipient": "Mottagare",
  "control.parcels.sender": "Avsändare",
  "control.parcels.delivery": "Leverans",
  "control.parcels.filters": "Filter",
  "control.parcels.all": "Alla",
  "control.parcels.late": "Försenade",
  "control.parcels.dueToday": "Väntas i dag",
  "control.parcels.due": "Väntas {day}",
  "control.parcels.stalled":
    "{days, plural, one {Inget nytt på # dag} other {Inget nytt på # dagar}}",
  "control.parcels.stageOther": "Annan status",
  "control.parcels.stageNone": "Ingen status",
  "control.parcels.expected": "Väntas",
  "control.parcels.lastEvent": "Senaste händelse",
  "control.parcels.noMatch": "Inget paket passar det här filtret",
  "control.parcels.ofJob":
    "{count, plural, one {# paket i det här jobbet:} other {# paket i det här jobbet:}}",
  "control.parcels.changed":
    "{count, plural, one {# ändring.} other {# ändringar.}}",
  "control.parcels.dueFirst": "Tidigast väntade först",
  "control.parcels.dueLast": "Senast väntade först",
  "control.parcels.waitingFirst": "Längst väntan först",
  "control.parcels.waitingLast": "Senaste först",
  "control.parcels.sort": "Sorterat efter",
  "control.parcels.sortCreated": "Skapad",
  "control.parcels.rows": "{count, plural, one {# rad} other {# rader}}",
  "control.parcels.rowsLabel": "Rader per sida",
  "control.parcels.searchWithin": "Sök i ”{filter}”",
  "control.parcels.searchedIn": "Sökte bara i ”{filter}”.",
  "control.parcels.searchAll": "Sök i alla paket",
  "control.parcels.outside": "Hittades utanför det här filtret:",
  "control.activities.title": "Historik",
  "control.activities.add": "Ny händelse",
  "control.activities.empty": "Inga händelser ännu",
  "control.activities.emptyText":
    "Här står vad som händer med paketet, det senaste först.",
  "control.activities.create": "Lägg till händelse",
  "control.activities.edit": "Redigera händelse",
  "control.activities.timeHint": "I webbplatsens tidszon: {zone}.",
  "control.activities.nowHint":
    "I webbplatsens tidszon: {zone}. Lämna tomt för just nu.",
  "control.mapEditor.choose": "Plats att sätta på kartan",
  "control.mapEditor.hint":
    "Välj en plats och klicka där den ligger. En markör kan dras eller, när den har fokus, flyttas med piltangenterna; Enter på kartan sätter den valda platsen i mitten.",
  "control.mapEditor.hintOne":
    "Klicka där paketet är nu. Markören kan dras eller, när den har fokus, flyttas med piltangenterna; Enter på kartan sätter den i mitten.",
  "choice.yes": "Ja",
  "choice.no": "Nej",
  "choice.automatic": "Automatiskt",
  "status.pending": "Under behandling",
  "status.pickedUp": "Hämtat",
  "status.inTransit": "På väg",
  "status.customs": "I tullen",
  "status.onHold": "Stoppat",
  "status.outForDelivery": "Ute för leverans",
  "status.readyForPickup": "Klart att hämta",
  "status.delivered": "Levererat",
  "status.deliveryFailed": "Leverans misslyckades",
  "status.returned": "Returnerat",
  "status.cancelled": "Annullerat",
  "icon.radio_button_checked": "Steg",
  "icon.pan_tool": "Stopp",
  "icon.verified": "Verifierad",
  "icon.check_circle": "Bock",
  "icon.radio_button_unchecked": "Planerat steg",
  "icon.airplanemode_active": "Flygplan",
  "icon.moped": "Moped",
  "icon.directions_boat": "Båt",
  "icon.local_shipping": "Lastbil",
  "icon.home_work": "Lager",
  "icon.departure_board": "Avgång",

  // Printable invoice
  "invoice.title": "Faktura",
  "invoice.date": "Fakturadatum",
  "invoice.issued": "Utfärdad",
  "invoice.issuer": "Från",
  "invoice.billTo": "Faktureras till",
  "invoice.details": "Vad fakturan gäller",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-post",
  "field.phone": "telefonnummer",
  "field.parcel_ids": "paket",
  "field.password": "lösenord",
  "field.current_password": "nuvarande lösenord",
  "field.new_password": "nytt lösenord",
  "field.confirm_new_password": "bekräfta nytt lösenord",
  "field.password_token": "pinkod",
  "field.token": "installationskod",
  "field.invitation": "inbjudningskod",
  "field.role": "roll",
  "field.pending": "inbjuden",
  "field.active": "aktiv",
  "field.id": "ID",
  "field.tracking_code": "spårningskod",
  "field.codes": "spårningskoder",
  "field.reference": "referens",
  "field.recipient_name": "mottagarens namn",
  "field.proof": "e-post eller telefonnumrets siffror",
  "field.recipient_email": "mottagarens e-post",
  "field.recipient_phone_number": "mottagarens telefonnummer",
  "field.destination": "destination",
  "field.current_location": "aktuell plats",
  "field.status": "status",
  "field.weight": "vikt",
  "field.pieces": "antal kolli",
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
  "field.parcel_id": "paketets ID",
  "field.title": "rubrik",
  "field.description": "beskrivning",
  "field.icon": "ikon",
  "field.color": "färg",
  "field.text": "text",
  "field.stage": "steg",
  "field.hidden": "dold",
  "field.occurred_at": "tidpunkt",
  "field.subject": "ämne",
  "field.body": "meddelandetext",
  "field.message": "meddelande",
  "field.name": "namn",
  "field.to": "till",
  "field.from": "från",
  "field.website": "webbplats",
  "field.contact_email": "kontaktadress för e-post",
  "field.contact_phone": "kontakttelefon",
  "field.contact_phone_alt": "alternativ telefon",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "kontaktadress",
  "field.mail_template": "e-postmall",
  "field.meta_description": "metabeskrivning",
  "field.chat_code": "chattkod",
  "field.company_name": "företagsnamn",
  "field.founded_year": "grundat år",
  "field.container_count": "antal containrar",
  "field.gauge_warehousing": "mätare för lagerhållning",
  "field.gauge_ocean": "mätare för sjöfrakt",
  "field.gauge_air": "mätare för flygfrakt",
  "field.copyright_year": "copyrightår",
  "field.sample_figures": "exempelsiffror",
  "field.tracking_privacy": "integritet vid spårning",
  "field.journal_days": "antal dagar som loggen sparas",
  "field.time_zone": "tidszon",
  "field.content": "innehåll",
  "field.overlay": "överlägg",
  "field.image": "bild",
  "field.hero": "toppbild",
  "field.sub_title": "underrubrik",
  "field.in_footer": "länk i sidfoten",
  "field.search": "sökning",
  "field.page": "sida",
  "field.per_page": "antal per sida",
  "field.order": "ordning",
  "field.cursor": "markör",
  "field.review": "omdöme",
  "field.rating": "betyg",
  "field.sample": "exempel",
  "field.version": "version",
  "field.created_at": "skapad",
  "field.updated_at": "senast ändrad",
  "field.ended_at": "avslutad",
  "field.file": "fil",
  "field.columns": "kolumner",
  "field.statuses": "statusar",
  "field.dates": "ordning i datum",
  "field.encoding": "teckenkodning",
  "field.separator": "avgränsare",
  "field.head_row": "raden med rubriker",
  "field.skip_wrong": "hoppa över felaktiga rader",
  "field.without_entry": "rätta utan en händelse i historiken",
  "field.product": "produkt",

  // Labels of forms
  "label.password": "Lösenord",
  "label.tracking_code": "Spårningskod",
  "track.placeholder": "Ange din spårningskod",
  "track.description":
    "Ange en spårningskod från {company} för att se var ditt paket är, när det kommer fram och varje steg på vägen.",
  "resolution.title": "Skärmupplösning",
  "resolution.text":
    "Om en sida inte ser rätt ut på din enhet hjälper de här värdena oss att ta reda på varför. Kopiera dem och skicka dem till oss.",
  "resolution.width": "Fönstrets bredd",
  "resolution.height": "Fönstrets höjd",
  "resolution.agent": "Användaragent",
  "resolution.script": "Slå på JavaScript för att se fönstrets storlek.",
  "resolution.copy": "Kopiera",
  "converting.title": "Vi uppdaterar webbplatsen",
  "converting.text":
    "Den är tillbaka om några minuter. Den här sidan laddas om av sig själv.",
  "offline.title": "Du är offline",
  "offline.text":
    "Den här sidan behöver en internetanslutning. Kontrollera din och försök igen.",
  "offline.again": "Försök igen",

  // Forms
  "form.offers": "Förslag",
  "form.didYouMean": "Menade du {text}?",
  "form.keepStatus": "Behåll som det är; det betyder:",
  "form.optional": "{label} (valfritt)",
  "form.cancel": "Avbryt",
  "form.uploading": "Laddar upp",
  "form.noAnswer":
    "Anslutningen till webbplatsen misslyckades, och det är oklart om något sparades. Det du skrev finns kvar här: kontrollera att du är online och skicka igen.",
  "form.save": "Spara ändringar",
  "form.imageHint": "JPG eller PNG, högst 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Någon annan}} har ändrat uppgifterna. Jämför dem med det du skrev; om du sparar igen ersätts de.",
  "form.conflict": "Öppna den nuvarande versionen i en ny flik",
  "form.repeatedText":
    "Formuläret har skickats förut, och det som skickades då är sparat. Skicka det igen om du vill spara även detta.",
  "form.unsent":
    "Inget har skickats än. Kontrollera formuläret och välj sedan ”{button}”.",
  "form.mergeConflict":
    "{who, select, person {{by} har} import {Importen ”{by}” har} bulk {Massuppdateringen ”{by}” har} other {En annan ändring har}} under tiden ändrat ”{label}”. Välj vad som ska gälla.",
  "form.keepTheirs": "Behåll det andra värdet",
  "form.useOwn": "Använd det jag skrev",
  "form.meanwhile":
    "{who, select, person {{by} har under tiden ändrat:} import {Importen ”{by}” har under tiden ändrat:} bulk {Massuppdateringen ”{by}” har under tiden ändrat:} other {En annan ändring under tiden:}} {fields}.",

  // Validation (422)
  "invalid.required": "Fältet ”{label}” måste fyllas i.",
  "invalid.email": "Fältet ”{label}” måste vara en giltig e-postadress.",
  "invalid.phone": "Fältet {label} måste ha 7 till 15 siffror, med riktnummer.",
  "invalid.max": "Fältet ”{label}” får innehålla högst {max, number} tecken.",
  "invalid.min": "Fältet ”{label}” måste innehålla minst {min, number} tecken.",
  "invalid.maxItems":
    "Fältet ”{label}” får innehålla högst {max, number} poster.",
  "invalid.noTicks": "Markera minst ett paket.",
  "invalid.unknownCodes": "Hittades inte: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Hittade: {count, number}.} other {Hittade: fler än {max, number}.}} En uppdatering omfattar högst {max, number} paket.",
  "invalid.codeCharacters":
    "Fältet ”{label}” får bara innehålla bokstäverna A till Z, siffror och bindestreck, och inte enbart bindestreck.",
  "invalid.number": "Fältet ”{label}” måste vara ett tal.",
  "invalid.integer": "Fältet ”{label}” måste vara ett heltal.",
  "invalid.between": "Fältet ”{label}” måste vara mellan {min} och {max}.",
  "invalid.pageReach":
    "Fältet ”{label}” måste vara mellan 1 och {max}; senare sidor nås via next_page_url.",
  "invalid.selected": "Det valda värdet för ”{label}” är ogiltigt.",
  "invalid.characters":
    "Fältet ”{label}” innehåller ett styrtecken eller något annat tecken som inte kan visas. Ta bort det.",
  "invalid.oneLine": "Fältet ”{label}” får bara ha en rad.",
  "invalid.noParcel":
    "Inget paket har den här koden. Jämför den med paketets, eller skicka formuläret igen för att utfärda fakturan ändå: efteråt kan den inte ändras.",
  "invalid.severalParcels": "{code} kan vara {codes}. Ange den exakta koden.",
  "invalid.rawLine": "Rad {line} visas precis som den är skriven: {text}",
  "invalid.invitation":
    "Inbjudan gäller inte: koden är fel, redan använd eller har gått ut. Be om en ny länk.",
  "invalid.taken": "Värdet i fältet ”{label}” används redan.",
  "invalid.statusesFull":
    "Det finns redan {max, number} statusar. Ta bort en först.",
  "invalid.unknownStatus": "”{status}” är en ny status. Ange vad den betyder.",
  "invalid.suggestedDeleted":
    "En föreslagen status kan döljas, men inte tas bort.",
  "invalid.suggestedStage": "Steget för en föreslagen status kan inte ändras.",
  "invalid.codeInTrash": "Koden tillhör ett paket i papperskorgen.",
  "invalid.reserved":
    "Värdet i fältet ”{label}” är ett reserverat ord. Välj ett annat.",
  "invalid.unknown": "Fältet ”{label}” är inte tillåtet.",
  "invalid.noFilter": "Ange ett eller två filter.",
  "invalid.text": "Fältet ”{label}” måste vara en text.",
  "invalid.date": "Fältet ”{label}” måste vara ett giltigt datum.",
  "invalid.timeZone":
    "Fältet ”{label}” behöver en tidszon: avsluta med Z eller en förskjutning som +01:00.",
  "invalid.notBefore":
    "Datumet i fältet ”{label}” får inte vara före datumet i fältet ”{other}”.",
  "invalid.ahead": "Tiden i fältet ”{label}” får ligga högst 24 timmar framåt.",
  "invalid.together":
    "Fälten ”{label}” och ”{other}” hör ihop: fyll i båda eller inget av dem.",
  "invalid.noUpdate": "Ange en status eller en plats.",
  "invalid.common": "Värdet i fältet ”{label}” är för vanligt. Välj ett annat.",
  "invalid.personal":
    "Fältet ”{label}” får inte innehålla din e-postadress eller företagets namn.",
  "invalid.confirmed": "Bekräftelsen av fältet ”{label}” stämmer inte överens.",
  "invalid.wrong": "Värdet i fältet ”{label}” är fel.",
  "invalid.unchanged":
    "Värdet i fältet ”{label}” måste skilja sig från det gamla.",
  "invalid.memberName": "Välj ett namn utan @ som ingen annan i teamet har.",
  "invalid.eraseMember":
    "Adressen tillhör en medlem i teamet. Ta bort den medlemmen först.",
  "invalid.eraseContact":
    "Det är webbplatsens egen kontaktadress. Ange först en annan i inställningarna.",
  "invalid.eraseContactPhone":
    "Det är webbplatsens eget telefonnummer. Ange först ett annat i inställningarna.",
  "invalid.eraseBy":
    "Ange ett av de tre: e-post, telefonnummer eller spårningskoder.",
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
  "import.noText":
    "Den här filen är ingen tabell i vanlig text eller har en annan teckenkodning. Spara den som Excel-arbetsbok (.xlsx) eller CSV.",
  "import.bookDamaged":
    "Den här arbetsboken är skadad. Öppna den i ditt kalkylprogram och spara den på nytt som Excel-arbetsbok (.xlsx) eller CSV.",
  "import.bookLocked":
    "Den här filen är lösenordsskyddad. Ta bort lösenordet i ditt kalkylprogram eller spara tabellen som CSV.",
  "import.bookTooLarge":
    "Den här arbetsboken har mer än {max, number} MB innehåll. Ta bort det som inte behövs eller dela upp den i flera filer.",
  "import.bookTooSlow":
    "Det tar längre än {max, number} sekunder att läsa den här arbetsboken. Ta bort det som inte behövs eller spara tabellen som CSV.",
  "import.otherFormat":
    "Filer i formatet {format} kan inte läsas. Spara tabellen som Excel-arbetsbok (.xlsx) eller CSV.",
  "import.noColumn":
    "Ingen kolumn i filen känns igen. Den första raden måste namnge kolumnerna.",
  "import.quote":
    "Ett citattecken på rad {line, number} avslutas inte eller står på fel plats.",
  "import.tooManyRows":
    "Filen har fler än {max, number} rader. Dela upp den i flera filer.",
  "import.tooManyColumns":
    "Filen har fler än {max, number} kolumner. Ta bort dem som inte behövs.",
  "import.tooManyLines":
    "Filen har innehåll nedanför rad {max, number}. Ta bort de tomma raderna.",
  "import.longRow":
    "Raden som börjar på rad {line, number} i filen är för lång. Kanske saknas ett citattecken.",
  "import.shortYear": "Fältet ”{label}” behöver ett årtal med fyra siffror.",
  "import.shortened":
    "Ett kalkylprogram har kortat av fältet ”{label}”. Formatera kolumnen som text, skriv hela numret och spara filen igen.",
  "import.noSuchDay": "Fältet ”{label}” anger en dag som inte finns.",
  "import.otherCalendar":
    "Fältet ”{label}” ser ut som ett datum i {calendar, select, persian {den persiska kalendern} islamic {den islamiska kalendern (hijri)} buddhist {den buddhistiska kalendern} roc {den kinesiska Minguo-kalendern} japanese {den japanska kalendern} other {den hebreiska kalendern}}. Ange ett datum i den gregorianska kalendern, till exempel 2026-11-28.",
  "import.dateOrder":
    "I fältet ”{label}” framgår det inte vad som är dag och vad som är månad.",
  "import.unreadable":
    "Raden innehåller ett tecken som inte går att läsa. Skriv det på nytt i ditt program och spara filen igen.",
  "import.totals":
    "Raden ser ut som en summarad. Om den är en försändelse, lägg till mottagare och destination.",
  "import.moreCells": "Raden har fler celler än filen har kolumner.",
  "import.double": "Samma paket som på rad {row, number}.",
  "import.sameCode": "Samma spårningskod som på rad {row, number}.",
  "import.sameReference": "Samma referens som på rad {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Flera paket har den här referensen. Lägg till spårningskoden.",
  "import.notUnknown":
    "”{status}” finns inte bland de okända statusarna i den här importen.",
  "import.hasWrong":
    "{count, plural, one {# rad är fel} other {# rader är fel}}. Rätta filen eller välj att hoppa över felaktiga rader.",
  "import.tooLate": "En import kan ångras inom 24 timmar.",
  "import.notNow":
    "Importen har kommit längre under tiden. Ladda om sidan för att se läget.",
  "import.gone": "Paketet finns inte längre.",
  "import.changedSince":
    "Paketet har ändrats sedan importen och lämnas som det är.",
  "import.erased":
    "Filen har tagits bort eftersom uppgifter raderades ur den. Ladda upp den igen.",
  "bulk.tooLate": "En uppdatering kan ångras inom 24 timmar.",
  "bulk.notNow":
    "Uppdateringen pågår fortfarande, har inte ändrat något eller har redan ångrats. Ladda om sidan för att se läget.",
  "bulk.changedSince":
    "Paketet har ändrats sedan uppdateringen och lämnas som det är.",

  // Errors of the other codes
  "error.malformed": "Begärans innehåll är inte giltig JSON.",
  "error.signInNeeded": "Logga in för att fortsätta.",
  "error.credentials": "Fel e-postadress eller lösenord.",
  "error.deactivated":
    "Kontot är inaktiverat. Be en ägare av webbplatsen att aktivera det.",
  "error.origin": "Begäran kom från en annan webbplats och avvisades.",
  "error.https":
    "Anropet kräver https. Använd webbplatsens https-adress (PUBLIC_ORIGIN); en proxy som tillhandahåller den måste skicka X-Forwarded-Proto.",
  "error.adminExists": "Det finns redan en administratör.",
  "error.setupToken":
    "Installationskoden är fel eller har gått ut. Starta om servern för att få en ny.",
  "error.parcelNotFound": "Paketet hittades inte",
  "error.severalParcels":
    "Flera paket har en kod som liknar den här. Ange den exakta koden.",
  "error.activityNotFound":
    "Den här händelsen finns inte längre i historiken. Den kan ha tagits bort under tiden.",
  "error.messageNotFound": "Meddelandet hittades inte",
  "error.pageNotFound": "Sidan hittades inte",
  "error.pagesFull": "Det finns redan {max, number} sidor. Ta bort en först.",
  "error.reviewNotFound": "Omdömet hittades inte",
  "error.statusNotFound": "Statusen hittades inte",
  "error.pathNotFound": "Sökvägen hittades inte",
  "error.invoiceNotFound": "Fakturan hittades inte",
  "error.mailNotFound": "Mejlet hittades inte",
  "error.mailUnderWay":
    "Det här mejlet väntar redan eller håller på att skickas.",
  "error.mailInterrupted":
    "Servern stannade medan det här mejlet skickades. Det kan ha skickats.",
  "error.mailLeftBehind":
    "Servern stannade innan det här mejlet lämnades över. Det skickades inte.",
  "error.mailNotComposed": "Mejlet kunde inte skapas.",
  "error.mailNoSender":
    "Det finns ingen avsändaradress: ange MAIL_FROM eller kontaktadressen för e-post.",
  "error.mailNoMatter": "Det som mejlet handlade om finns inte längre.",
  "error.jobNotFound": "Jobbet hittades inte",
  "error.importNotFound": "Importen hittades inte",
  "error.jobEnded": "Det här jobbet är redan avslutat.",
  "error.jobGoesOn": "Det här jobbet går inte att avbryta.",
  "error.stepFailed":
    "Det här gick inte att utföra; detaljerna finns i loggen under {id}.",
  "error.itemTooLarge": "Det här är för stort för ett enda steg.",
  "error.notErased":
    "Allt gick inte att radera; ”{place}” innehåller fortfarande uppgifter om personen.",
  "error.mailRefused": "E-postservern avvisade mejlet: {reason}",
  "error.mailSignIn":
    "E-postservern godtog inte användaren eller lösenordet: {reason}",
  "error.mailUnencrypted":
    "E-postservern erbjuder ingen kryptering (STARTTLS), och utan den skickas inget: {reason}",
  "error.mailFailed": "Mejlet kunde inte skickas: {reason}",
  "error.mailTimeout":
    "E-postservern svarade inte i tid. Mejlet skickades inte.",
  "error.mailUnknown":
    "Anslutningen till e-postservern bröts under överlämningen. Mejlet kan ha skickats.",
  "error.mailNotSetUp":
    "E-posten är inte helt inställd: uppgiften doctor säger vad som saknas.",
  "error.mailHeaders":
    "En adress eller ämnet i det här mejlet är inte tillåtet.",
  "error.memberNotFound": "Medlemmen hittades inte",
  "error.trashNotFound": "Hittades inte i papperskorgen",
  "error.lastOwner":
    "Det här är den sista ägaren. Gör först en annan aktiv medlem till ägare.",
  "error.notInvited":
    "En ny länk går bara att få för en aktiv medlem som inte har tackat ja till inbjudan än.",
  "error.method": "Metoden är inte tillåten här.",
  "invalid.notTogether": "{one} och {two} kan inte kombineras.",
  "invalid.codesOrFilter": "Skicka antingen codes eller filter.",
  "invalid.manyFilters":
    "Kombinera högst två av dessa: ett skede; försenade, väntade eller utan nyheter; en sökning.",
  "invalid.fixedSort":
    "Ordningen i en sökning eller bland ett jobbs paket kan inte ändras.",
  "invalid.closedSort":
    "Så kan bara öppna paket sorteras, och det här skedet har inga.",
  "error.notAllowed":
    "Din roll tillåter inte detta. Be en ägare att ändra din roll eller att göra det åt dig.",
  "error.conflict":
    "{known, select, yes {{by}} other {Någon annan}} har ändrat uppgifterna. Läs in dem igen och gör om din ändring.",
  "error.repeated": "Idempotency-Key har redan använts med ett annat innehåll.",
  "error.slow": "Det tog för lång tid att ta emot begäran.",
  "error.tooLarge": "Begäran får vara högst {max, number} KiB.",
  "error.tooManyFields": "Begäran får ha högst {max, number} fält.",
  "error.fileTooLarge": "Filen får vara högst {max, number} MB.",
  "error.mediaType": "Begärans innehåll måste skickas som {type}.",
  "error.encoded":
    "Begärans innehåll får inte vara komprimerat. Skicka det utan Content-Encoding.",
  "error.verification":
    "Det stämmer inte med mottagarens e-post eller telefon.",
  "error.tooMany":
    "För många försök. Försök igen om {minutes, plural, one {# minut} other {# minuter}}.",
  "error.host": "Det här värdnamnet hanteras inte här.",
  "error.badRequest": "Begäran kunde inte tolkas.",
  "error.busy": "Tjänsten är upptagen. Försök igen om en stund.",
  "error.converting":
    "Webbplatsen uppdateras ({percent, number} %). Försök igen om en stund.",
  "error.readOnly": "Det går inte att spara just nu. Försök igen senare.",
  "error.internal": "Något gick fel. Begärans ID: {id}",

  // Messages of success
  "message.adminCreated": "Administratören har skapats. Du kan logga in nu.",
  "message.signedIn": "Du är inloggad.",
  "message.signedOut": "Du är utloggad.",
  "message.pinRequested":
    "Om e-postadressen är registrerad är en pinkod på väg.",
  "message.noMailServer":
    "Ingen e-postserver är inställd. Be den som driver webbplatsen om en återställningslänk.",
  "message.passwordReset":
    "Ditt lösenord har återställts. Du kan nu logga in med det.",
  "message.passwordChanged":
    "Ditt lösenord har ändrats. Alla andra enheter har loggats ut.",
  "message.sessionsEnded": "Alla dina andra sessioner har avslutats.",
  "message.memberInvited":
    "Inbjudan är klar. Lämna länken vidare: den visas bara nu.",
  "message.memberInvitedMailed":
    "Inbjudan är på väg med mejl. Du kan också lämna länken vidare: den visas bara nu.",
  "message.memberUpdated": "Medlemmen har uppdaterats.",
  "message.memberRemoved": "Medlemmen har tagits bort.",
  "message.invitationAccepted": "Ditt konto är klart. Du kan logga in nu.",
  "message.nameUpdated": "Ditt namn har ändrats.",
  "message.parcelCreated": "Paketet har skapats.",
  "message.parcelUpdated": "Paketet har uppdaterats.",
  "message.parcelDeleted": "Paketet har tagits bort.",
  "message.parcelRestored": "Paketet har återställts.",
  "message.trashed": "{name} ligger i papperskorgen.",
  "message.trashedMany":
    "{count, plural, one {# paket ligger i papperskorgen.} other {# paket ligger i papperskorgen.}}",
  "message.restoredMany":
    "{count, plural, one {# paket har återställts.} other {# paket har återställts.}}",
  "message.trashErased": "Raderat för gott.",
  "message.activityCreated": "Händelsen har lagts till i historiken.",
  "message.activityUpdated": "Händelsen i historiken har uppdaterats.",
  "message.activityDeleted":
    "Händelsen har tagits bort ur historiken. Paketet visar nu: {values}.",
  "message.invoiceCreated": "Fakturan har utfärdats.",
  "message.settingsUpdated": "Inställningarna har uppdaterats.",
  "message.messageReceived": "Ditt meddelande har tagits emot.",
  "message.messageDeleted": "Meddelandet har tagits bort.",
  "message.emailSent": "Ditt mejl har skickats.",
  "message.emailKept":
    "Mejlet har sparats. Ingenting skickas: ingen e-postserver är inställd.",
  "message.mailQueued": "Mejlet kommer att skickas igen.",
  "message.jobCancelled": "Jobbet har avbrutits.",
  "message.bulkStarted": "Uppdateringen har startat.",
  "message.bulkUndoing": "Uppdateringen ångras.",
  "message.importUploaded": "Filen har laddats upp och kontrolleras.",
  "message.importChecking": "Filen kontrolleras på nytt.",
  "message.importStatuses": "Stegen har sparats.",
  "message.importStarted": "Importen har startat.",
  "message.importUndoing": "Importen ångras.",
  "message.importDeleted": "Importen har tagits bort.",
  "message.pageCreated": "Sidan har skapats.",
  "message.pageUpdated": "Sidan har uppdaterats.",
  "message.pageDeleted": "Sidan har tagits bort.",
  "message.pageRestored": "Sidan har återställts.",
  "message.reviewCreated": "Omdömet har skapats.",
  "message.reviewUpdated": "Omdömet har uppdaterats.",
  "message.reviewDeleted": "Omdömet har tagits bort.",
  "message.reviewsConfirmed": "Omdömena är bekräftade som era.",
  "message.statusCreated": "Statusen har skapats.",
  "message.statusUpdated": "Statusen har uppdaterats.",
  "message.statusDeleted": "Statusen har tagits bort.",
  "message.nothingToUpdate": "Det finns inget att uppdatera.",

  // Tracking
  "tracking.heading": "Spåra ditt paket",
  "tracking.intro":
    "Koden står på kvittot och i leveransaviseringen. Versaler, mellanslag och bindestreck spelar ingen roll.",
  "tracking.code": "Spårningskod",
  "tracking.placeholder": "Ange din spårningskod",
  "tracking.button": "Spåra",
  "tracking.back": "Tillbaka till startsidan",
  "tracking.loading": "SPÅRAR\u00a0…",
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
  "tracking.copy": "Kopiera kod",
  "tracking.copied": "Kopierad",
  "tracking.print": "Skriv ut",
  "tracking.printedAddress": "Följ paketet på",
  "tracking.status": "Status",
  "tracking.announced": "Anmält, ännu inte mottaget",
  "tracking.weight": "Vikt",
  "tracking.currentLocation": "Aktuell plats",
  "tracking.deliveryDate": "Beräknat leveransdatum",
  "tracking.delayed": "Försenat",
  "tracking.deliveredOn": "Levererat",
  "tracking.returnedOn": "Returnerat",
  "tracking.cancelledOn": "Annullerat",
  "tracking.expectedBy": "Väntades senast",
  "tracking.after.pending":
    "Avsändaren har aviserat paketet. Resan börjar så snart vi har fått det.",
  "tracking.after.pickedUp":
    "Vi har paketet. Nu reser det vidare mot sin destination.",
  "tracking.after.inTransit":
    "Paketet är på väg till sin destination. Därefter körs det ut för leverans.",
  "tracking.after.customs":
    "Tullen kontrollerar paketet. Det reser vidare så snart det är klarerat.",
  "tracking.after.onHold":
    "Paketet kan inte resa vidare just nu. Kontakta oss om du vill veta varför.",
  "tracking.after.outForDelivery":
    "Paketet är ute för leverans. Se till att någon kan ta emot det.",
  "tracking.after.readyForPickup":
    "Paketet väntar på dig. Ta med spårningskoden och en legitimation.",
  "tracking.after.delivered":
    "Paketet är framme. Kontakta oss om något saknas eller är skadat.",
  "tracking.after.deliveryFailed":
    "Vi kunde inte leverera paketet. Vi försöker oftast igen nästa arbetsdag; kontakta oss om en annan dag eller plats passar bättre.",
  "tracking.after.returned":
    "Paketet är tillbaka hos avsändaren. Kontakta oss om du fortfarande behöver det.",
  "tracking.after.cancelled":
    "Det här paketet kommer inte att levereras. Kontakta oss om du inte hade väntat dig det.",
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
  "tracking.verificationTitle": "Är det här ditt paket?",
  "tracking.verificationText":
    "Personuppgifter är dolda. Bekräfta att du är mottagaren för att se dem.",
  "tracking.verificationLabel":
    "Mottagarens e-post eller telefonnumrets fyra sista siffror",
  "tracking.verificationButton": "Visa uppgifter",
  "tracking.share": "Dela",
  "tracking.copyLink": "Kopiera länk",
  "tracking.progress": "Förlopp",
  "tracking.done": "klart",
  "tracking.searched": "Du sökte efter",
  "tracking.next": "Vad du kan göra nu",
  "tracking.codeForm":
    "En spårningskod har {min, number} till {max, number} tecken: bokstäverna A till Z, siffror och bindestreck.",
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
    "Dra i kartan, flytta den med två fingrar på pekskärm eller använd piltangenterna samt + och -.",
  "tracking.zoomIn": "Zooma in",
  "tracking.zoomOut": "Zooma ut",

  // Mails
  "mail.message.subject": "Meddelande från kontaktformuläret: {subject}",
  "mail.message.intro":
    "Någon har skrivit till {company} via kontaktformuläret.",
  "mail.message.answer": "Svara på det här mejlet för att skriva till {email}.",
  "mail.message.noEmail": "Avsändaren har inte lämnat någon e-postadress.",
  "mail.message.name": "Namn",
  "mail.pin.subject": "Din pinkod för ett nytt lösenord",
  "mail.pin.text":
    "Någon, troligen du, vill välja ett nytt lösenord till kontrollpanelen för {company}. Här är din pinkod:",
  "mail.pin.once": "Den fungerar en gång och i {minutes} minuter.",
  "mail.pin.ignore":
    "Om det inte var du kan du bortse från det här mejlet. Inget har ändrats.",
  "mail.pin.button": "Välj nytt lösenord",
  "mail.invitation.subject": "Inbjudan till kontrollpanelen för {company}",
  "mail.invitation.text":
    "Du har bjudits in att arbeta i kontrollpanelen för {company}. Välj ett lösenord för att börja.",
  "mail.invitation.button": "Tacka ja till inbjudan",
  "mail.invitation.code": "Om sidan frågar efter en kod är det den här:",
  "mail.invitation.page":
    "Öppna sidan {path} i kontrollpanelen och ange den här koden:",
  "mail.invitation.once": "Inbjudan fungerar en gång, fram till {moment}.",
  "mail.invitation.ignore":
    "Om du inte väntade dig det här mejlet kan du bortse från det.",
  "mail.password.subject": "Ditt lösenord har ändrats",
  "mail.password.text":
    "Lösenordet till kontrollpanelen för {company} har ändrats och äldre sessioner har avslutats.",
  "mail.password.notYou":
    "Om det inte var du, begär genast en pinkod på inloggningssidan och välj ett nytt lösenord.",
  "mail.chatCode.subject": "Chattkoden har ändrats",
  "mail.chatCode.text":
    "Chattkoden på de öppna sidorna för {company} har ändrats. Sådan kod körs i varje besökares webbläsare.",
  "mail.chatCode.notYou":
    "Om det inte var du, ta bort den i HTML-inställningarna och byt lösenord.",
  "mail.footer": "Skickat av {company}",
  "mail.sample.subject": "Ditt paket är på väg",
  "mail.sample.text":
    "Hej!\n\nDitt paket har lämnat vårt lager och är snart hos dig.\n\nVänliga hälsningar",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `uppgift saknas, ej angivet, ej angiven, ej tillgängligt, ej tillgänglig, ej tillämpligt, ej känt, ingen, inget, ej bestämt, e/t`,
  pieces:
    `st, styck, stycken, paket, kolli, låda, lådor, kartong, kartonger, pall, pallar, säck, säckar`,
  totals: "totalt, summa, totalsumma, delsumma, summa totalt",
  dates: "kl, klockan, den, d, fm, em, dag",
  streets:
    `gata gatan väg vägen torg torget stigen lägenhet lgh hus våning uppgång trappa`,
  headings: {
    recipient: "mottagare, mottagarens, mottagar",
    shipping: "leverans, leverera till, skicka till, destination",
    buyer: "kund, kundens, köpare, beställare",
    billing: "faktura, fakturering, fakturerings",
    sender: "avsändare, avsändarens, avsändar",
    pickup: "upphämtning, avhämtning, hämt, ursprung",
    name: "namn, förnamn, efternamn, fullständigt namn, kontaktperson, kontakt",
    company: "företag, företagsnamn, bolag, firma",
    address: "adress, gata, gatuadress, adressrad, gatunamn",
    house: "husnummer, gatunummer",
    postcode: "postnummer, postnr",
    city: "ort, postort, stad",
    region: "län, region",
    country: "land",
    phone: "telefon, tel, mobil, mobiltelefon, kontakt",
    email: "e-post, e-postadress, mejl, mail",
    shipment: "sändning, försändelse",
    order: "order, beställning",
    purchase: "inköpsorder",
    package: "paket, försändelse",
    packages: "kolli, kollin, kartonger",
    tracking_code:
      "spårning, spårningskod, spårnings-id, fraktsedel, kolli-id, kollinummer, kollinr, tracking",
    barcode: "streckkod",
    reference: "referens, ref, er referens, vår referens, märkning",
    destination: "destination, leveransort, leveransplats, bestämmelseort",
    pickup_location:
      "upphämtningsplats, upphämtningsort, hämtplats, avgångsort, avsändningsort",
    current_location:
      "nuvarande plats, aktuell plats, senaste plats, nuvarande position",
    status: "status, nuvarande status, senaste status",
    weight: "vikt, bruttovikt, totalvikt, fraktvikt",
    pieces: "kolli, stycken, kolliantal, st",
    shipped_via: "transportör, speditör, fraktbolag, bud",
    method:
      `fraktsätt, fraktmetod, frakttjänst, leveranssätt, leveransmetod, tjänst, fraktalternativ, leveransalternativ`,
    parcel_content:
      "innehåll, gods, godsslag, godsbeskrivning, varubeskrivning",
    declared_value:
      "deklarerat värde, varuvärde, godsvärde, försäkrat värde, tullvärde",
    min_expected_delivery_date:
      "tidigaste leveransdatum, tidigaste leverans, leverans från, leverans tidigast",
    max_expected_delivery_date:
      `leveransdatum, leveransdag, beräknad leverans, beräknat leveransdatum, förväntad leverans, förväntat
  leveransdatum, beräknad ankomst, planerad leverans, leverans senast, senaste leveransdatum`,
    number: "nummer, nr",
    code: "kod",
    count: "antal, antal av, kvantitet",
    of: "av, för, och, i, den",
    unit: "kilogram, gram, valfritt, obligatoriskt",
    article: "artikel, produkt",
  },
};
