import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** Dutch. */
export const nl: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Menu sluiten",
  "nav.home": "Home",
  "nav.homePage": "Startpagina",
  "nav.contact": "Contact",
  "nav.track": "Zending volgen",
  "nav.skip": "Naar de inhoud",
  "theme.toDark": "Donker thema inschakelen",
  "theme.toLight": "Licht thema inschakelen",
  "language.choose": "Taal kiezen",
  "nav.main": "Hoofdmenu",
  "nav.side": "Sitemenu",
  "nav.breadcrumb": "Kruimelpad",
  "footer.line": "Vracht via lucht, zee en weg sinds {year}.",
  "footer.lineNoYear": "Vracht via lucht, zee en weg.",
  "footer.company": "Bedrijf",
  "footer.contact": "Contact",
  "page.about": "Over ons",
  "page.privacy": "Privacybeleid",

  // Home page
  "home.title": "Vracht via lucht, zee en weg",
  "home.description":
    "{company} vervoert vracht via lucht, zee en weg, bewaart die veilig in eigen magazijnen en toont stap voor stap waar die is.",
  "home.hero.title": "Wereldwijd geleverd, altijd in zicht",
  "home.hero.promise":
    "Via lucht, zee en weg sinds {year}. Vul uw trackingcode in en zie waar uw zending is en wanneer deze aankomt.",
  "home.hero.promiseNoYear":
    "Via lucht, zee en weg. Vul uw trackingcode in en zie waar uw zending is en wanneer deze aankomt.",
  "home.services.title": "Alles van deur tot deur",
  "home.services.lead":
    "Eén bedrijf boekt de vlucht, laadt het schip, rijdt de laatste kilometers en houdt uw goederen tussendoor droog.",
  "home.services.air": "Luchtvracht",
  "home.services.airText":
    "Voor goederen die niet kunnen wachten. Wij boeken de vlucht, verzorgen de douanepapieren en leveren af op de luchthaven of bij u aan de deur.",
  "home.services.sea": "Zeevracht",
  "home.services.seaText":
    "Een hele container of ruimte in een gedeelde. Wij plannen de afvaart, bewaken het vaarschema en melden wijzigingen op tijd.",
  "home.services.road": "Wegtransport",
  "home.services.roadText":
    "Ophalen en afleveren per vrachtwagen, volle ladingen en deelladingen, van de eerste tot de laatste kilometer.",
  "home.services.warehouse": "Opslag",
  "home.services.warehouseText":
    "Droge en veilige opslag. Uw goederen worden ontvangen, geteld, bewaard en doorgestuurd zodra u het zegt.",
  "home.qualities.title": "Waar u op kunt rekenen",
  "home.qualities.pricing": "Transparante prijzen",
  "home.qualities.pricingText":
    "De offerte noemt alle kosten en de factuur volgt de offerte.",
  "home.qualities.tracking": "Realtime volgen",
  "home.qualities.trackingText":
    "Elke stap verschijnt met plaats en tijd op de trackingpagina zodra die is vastgelegd.",
  "home.qualities.storage": "Opslag in het magazijn",
  "home.qualities.storageText":
    "Tussen twee reizen wachten uw goederen onder één dak, geteld bij binnenkomst en bij vertrek.",
  "home.about.eyebrow": "Over ons",
  "home.about.title": "Vrachtvervoer sinds {year}",
  "home.about.titleNoYear": "Vrachtvervoer is ons vak",
  "home.about.text":
    "Pakketten, pallets en volle containers reizen met {company} op de manier die er het best bij past: door de lucht, over zee, over de weg en naar de opslag als ze moeten wachten.",
  "home.about.founded": "Opgericht",
  "home.about.containers": "Containers, tot",
  "home.about.tracking": "Volgen, dag en nacht",
  "home.hero.nightTitle": "Dag en nacht bezorgen",
  "home.hero.nightText":
    "Vrachtwagens, terminals en mensen werken de nacht door, zodat vanochtend kan aankomen wat gisteren vertrok.",
  "home.hero.surfTitle": "Thuis op zee",
  "home.hero.surfText":
    "Wat het weer ook brengt, wij volgen de overtocht en laten u vroeg weten als de aankomst verandert.",
  "home.carousel.label": "Wat wij doen, in beeld",
  "home.carousel.slide": "{number} van {count}",
  "home.carousel.pause": "Beelden stilzetten",
  "home.carousel.play": "Beelden laten lopen",
  "home.slider.previous": "Vorige",
  "home.slider.next": "Volgende",
  "home.work.title": "Wat wij doen",
  "home.work.lead":
    "Van het eerste telefoontje tot de handtekening aan de deur: deze stappen nemen wij u uit handen.",
  "home.work.pack": "Inpakken en ophalen",
  "home.work.packText":
    "Wij halen uw goederen op, door u of door ons verpakt, en controleren ze stuk voor stuk.",
  "home.work.customs": "Papieren en douane",
  "home.work.customsText":
    "Uitvoer- en invoeraangiften, certificaten en rechten, klaar voordat de goederen aankomen.",
  "home.work.plan": "De route plannen",
  "home.work.planText":
    "Door de lucht, over zee, over de weg of gemengd: wij kiezen de weg die past bij uw datum en uw budget.",
  "home.work.store": "Opslaan en sorteren",
  "home.work.storeText":
    "Goederen die moeten wachten liggen droog, geteld en klaar om verder te gaan.",
  "home.work.deliver": "Bezorgen",
  "home.work.deliverText":
    "De laatste kilometer eindigt aan uw deur, bij uw laadperron of bij een afhaalpunt in de buurt.",
  "home.work.answer": "Antwoorden",
  "home.work.answerText":
    "Iemand verdiept zich in uw vraag, met de geschiedenis van uw zending bij de hand.",
  "home.about.mission": "Onze opdracht",
  "home.about.missionText":
    "Elke zending vervoeren alsof die van onszelf is, en eerlijk zeggen waar die is.",
  "home.about.vision": "Ons doel",
  "home.about.visionText":
    "Een wereld waarin goederen naar het buitenland sturen even eenvoudig is als een brief posten.",
  "home.about.more": "Meer over ons",
  "home.gauges.title": "Waar onze ervaring ligt",
  "home.gauges.lead":
    "Welk deel van elke discipline wij zelf uitvoeren, van boeking tot bezorging.",
  "home.gauges.warehousing": "Opslag",
  "home.gauges.ocean": "Zeevracht",
  "home.gauges.air": "Luchtvracht",
  "home.sampleFigure": "Voorbeeldcijfer",
  "home.reviews.title": "Wat klanten zeggen",
  "home.reviews.lead": "In hun eigen woorden.",
  "home.reviews.none":
    "Er zijn nog geen beoordelingen. De eerste verschijnen hier zodra klanten ze met ons hebben gedeeld.",
  "home.reviews.rating": "Beoordeeld met {rating, number} van 5 sterren",
  "home.sampleReview": "Voorbeeldbeoordeling",
  "home.portfolio.title": "Wat met ons meereist",
  "home.portfolio.lead": "Een blik op de goederen die wij vervoeren.",
  "home.portfolio.container": "Volle containers",
  "home.portfolio.containerText":
    "Bij u verzegeld, aan de andere kant geopend.",
  "home.portfolio.pallet": "Pallets en deelladingen",
  "home.portfolio.palletText":
    "U betaalt voor de ruimte die u gebruikt en deelt de rest.",
  "home.portfolio.parcel": "Pakketten",
  "home.portfolio.parcelText":
    "Klein en dringend, met een code die elke stap laat zien.",
  "home.portfolio.cool": "Gekoelde goederen",
  "home.portfolio.coolText": "Van begin tot eind op temperatuur gehouden.",
  "home.portfolio.machine": "Machines en zware lading",
  "home.portfolio.machineText":
    "Gehesen, gesjord en begeleid door mensen die weten hoe het moet.",
  "home.faq.title": "Vragen en antwoorden",
  "home.faq.contact": "Staat uw vraag er niet bij? Schrijf ons.",
  "home.faq.work": "Hoe werkt het?",
  "home.faq.workAnswer":
    "Vertel ons wat u van waar naar waar wilt sturen. Wij maken een offerte, halen de goederen op de afgesproken dag op en geven u een trackingcode. Daarmee volgt u elke stap tot de bezorging.",
  "home.faq.track": "Hoe volg ik mijn zending?",
  "home.faq.trackAnswer":
    "Vul de trackingcode van uw ontvangstbewijs in het zoekveld boven aan deze pagina of onder Zending volgen in. U ziet waar de zending is, wanneer die wordt verwacht en wat er tot nu toe is gebeurd. Een account is niet nodig.",
  "home.faq.quote": "Hoe krijg ik mijn offerte?",
  "home.faq.quoteAnswer":
    "Stuur ons het gewicht, de afmetingen en beide adressen via het contactformulier. Wij antwoorden met een offerte waarin elke kostenpost staat; als u akkoord gaat, spreken we de ophaaldag af.",
  "home.faq.support": "Hoe krijg ik hulp?",
  "home.faq.supportAnswer":
    "Gebruik het contactformulier of schrijf naar het adres onder aan elke pagina. Gaat uw vraag over een zending, vermeld dan de trackingcode: zo kunnen wij meteen antwoorden.",

  // Contact page
  "contact.hero": "We luisteren graag en kijken ernaar uit om u te spreken",
  "contact.details": "Zo bereikt u ons",
  "contact.email": "E-mail",
  "contact.phone": "Telefoon",
  "contact.phoneAlt": "Ander telefoonnummer",
  "contact.address": "Adres",
  "contact.empty":
    "Onze contactgegevens staan hier nog niet. Gebruik het adres of telefoonnummer op uw verzendpapieren.",
  "contact.formTitle": "Schrijf ons",
  "contact.emailHint": "Zodat we u kunnen antwoorden.",
  "contact.send": "Bericht verzenden",
  "contact.trap": "Laat dit veld leeg",
  "contact.trackTitle": "Zoekt u een zending?",
  "contact.trackText":
    "Op de trackingpagina ziet u meteen waar die is en wanneer die aankomt.",

  // Error pages
  "errorPage.notFound": "Niet gevonden",
  "errorPage.notFoundText": "De gevraagde bron bestaat niet",
  "errorPage.badRequest": "Ongeldig verzoek",
  "errorPage.forbidden": "Geen toegang",
  "errorPage.method": "Methode niet toegestaan",
  "errorPage.tooLarge": "Te groot",
  "errorPage.tooLargeText":
    "Er is meer verzonden dan hier past. Ga terug en verzend een kortere tekst of een kleiner bestand.",
  "errorPage.tooMany": "Te veel verzoeken",
  "errorPage.unavailable": "Dienst niet beschikbaar",
  "errorPage.error": "Fout",
  "errorPage.address": "Adres",
  "errorPage.back": "Terug",
  "errorPage.forbiddenText": "Dit verzoek is geweigerd.",
  "errorPage.tooManyText":
    "Dat ging iets te snel. Wacht een paar minuten en probeer het opnieuw.",
  "errorPage.errorText":
    "Er is bij ons iets misgegaan. Probeer het zo meteen opnieuw.",

  // Control panel
  "control.name": "Beheer",
  "control.signOut": "Uitloggen",
  "control.signIn.title": "Inloggen als beheerder",
  "control.signIn.lead": "Voor de mensen die zendingen in beweging houden.",
  "control.signIn.ended":
    "Uw sessie is verlopen. Log opnieuw in om verder te gaan; wat u hebt getypt, blijft bewaard.",
  "control.signIn.endedFile":
    "Uw sessie is verlopen en er is niets opgeslagen. Log opnieuw in en kies het bestand nog een keer.",
  "control.signIn.noCookies":
    "Uw browser weigert cookies en kan daarom niet aangemeld blijven. Sta cookies toe voor deze site en meld u opnieuw aan.",
  "control.signIn.signedOut":
    "U bent uitgelogd. Log opnieuw in om verder te gaan.",
  "control.resume.title": "Opnieuw ingelogd",
  "control.resume.lead":
    "Wat u hebt getypt, is er nog. Het is nog niet verzonden.",
  "control.resume.button": "Doorgaan",
  "control.signIn.button": "Inloggen",
  "control.signIn.forgot": "Wachtwoord vergeten?",
  "control.signUp.title": "Beheerder aanmaken",
  "control.signUp.lead":
    "Het account dat u hier aanmaakt, beheert de hele site. Deze link werkt maar één keer.",
  "control.signUp.hint":
    "8 tot 300 tekens. Het best is een zin die alleen u kent.",
  "control.signUp.privacy": "Wat bezoekers van een ontvanger zien",
  "control.signUp.privacyHint":
    "U kunt dit altijd wijzigen in de instellingen.",
  "control.signUp.button": "Beheerder aanmaken",
  "control.signUp.toSignIn": "Naar inloggen",
  "control.reset.title": "Beheerderswachtwoord opnieuw instellen",
  "control.reset.lead":
    "Vul het e-mailadres van uw account in. U ontvangt een pincode waarmee u een nieuw wachtwoord instelt.",
  "control.reset.askLead":
    "Met een herstellink of een pincode stelt u een nieuw wachtwoord in.",
  "control.reset.button": "Pincode verzenden",
  "control.reset.havePin": "Ik heb al een pincode",
  "control.reset.newLead":
    "Vul de pincode uit de e-mail in en kies een nieuw wachtwoord. De pincode werkt één keer, binnen 15 minuten.",
  "control.reset.givenLead":
    "Vul de pincode in die u hebt gekregen en kies een nieuw wachtwoord. De pincode werkt één keer, binnen 15 minuten.",
  "control.reset.newButton": "Nieuw wachtwoord instellen",
  "control.reset.again": "Nieuwe pincode aanvragen",
  "control.account.title": "Mijn account",
  "control.account.password": "Wachtwoord wijzigen",
  "control.account.text":
    "Een nieuw wachtwoord beëindigt uw sessies op alle andere apparaten.",
  "control.sessions.title": "Waar u bent ingelogd",
  "control.sessions.lead":
    "Een sessie eindigt na 60 minuten zonder gebruik, en in elk geval na 12 uur. Bij meer dan vijf eindigt de oudste.",
  "control.sessions.own": "Deze browser",
  "control.sessions.other": "Een andere browser",
  "control.sessions.since": "Ingelogd",
  "control.sessions.seen": "Laatst gebruikt",
  "control.sessions.button": "Overal elders uitloggen",
  "control.account.name": "Uw naam",
  "control.account.nameText": "Uw collega’s zien hem bij wat u doet.",
  "control.team.title": "Team",
  "control.team.add": "Lid uitnodigen",
  "control.team.createLead":
    "De genodigde krijgt een link die één keer werkt, binnen 48 uur, en kiest zelf een wachtwoord.",
  "control.team.invite": "Uitnodigen",
  "control.team.empty": "Nog geen leden",
  "control.team.emptyText": "Wie u uitnodigt, verschijnt hier.",
  "control.team.active": "Actief",
  "control.team.pending": "Uitgenodigd",
  "control.team.inactive": "Gedeactiveerd",
  "control.team.since": "In het team sinds",
  "control.team.seen": "Laatst gezien",
  "control.team.link": "Uitnodigingslink",
  "control.team.newLink": "Nieuwe link",
  "control.team.newLinkText": "Voor 48 uur. Eerdere links werken niet meer.",
  "control.team.deactivate": "Deactiveren",
  "control.team.deactivateText":
    "Logt deze persoon direct overal uit, totdat u hem of haar weer activeert.",
  "control.team.activate": "Activeren",
  "control.team.activateText": "Deze persoon kan weer inloggen.",
  "control.team.removeText":
    "De naam blijft staan bij wat deze persoon heeft gedaan.",
  "control.team.rights": "Wat elke rol mag",
  "rights.mail": "E-mails",
  "rights.owner": "E-mailinstellingen en chatcode",
  "rights.read": "Alleen bekijken",
  "role.owner": "Eigenaar",
  "role.ownerText": "Alles, ook het team.",
  "role.manager": "Manager",
  "role.managerText":
    "Alles behalve het team, de e-mailinstellingen en de chatcode.",
  "role.clerk": "Medewerker",
  "role.clerkText": "Zendingen, facturen, berichten en e-mails.",
  "control.invite.title": "Lid worden van het team",
  "control.invite.lead":
    "Kies een wachtwoord en de naam die uw collega’s zien.",
  "control.invite.namedLead":
    "Kies een wachtwoord. Uw collega’s zien de naam uit de uitnodiging.",
  "control.invite.codeHint": "Het laatste deel van de link, na “token=”.",
  "control.invite.nameHint":
    "Leeg: de naam uit de uitnodiging, als die er een heeft.",
  "control.invite.button": "Account aanmaken",
  "control.api.title": "API-overzicht",
  "control.api.text":
    "Elke aanroep met zijn velden en een voorbeeld voor de opdrachtregel. Aanroepen voor beheerders hebben de cookie nodig die het inloggen zet.",
  "control.api.openapi": "Beschrijving voor programma’s (OpenAPI 3.1)",
  "control.api.admin": "Voor beheerders",
  "control.api.public": "Voor iedereen",
  "control.api.optional": "Voor iedereen; beheerders zien meer",
  "control.api.field": "Veld",
  "control.api.allowed": "Toegestaan",
  "control.api.required": "verplicht",
  "control.api.refusals": "Kan worden geweigerd met",
  "control.api.example": "Voorbeeld",
  "control.api.noFields": "Deze aanroep heeft geen velden.",
  "control.dashboard.title": "Overzicht",
  "control.dashboard.signedIn": "Ingelogd als {name}",
  "control.keys.title": "Sneltoetsen",
  "control.keys.help": "Deze lijst tonen",
  "control.keys.then": "dan",
  "control.keys.use": "Sneltoetsen gebruiken",
  "control.keys.close": "Sluiten",
  "control.journal.title": "Logboek",
  "control.journal.lead":
    "Wie wat wanneer heeft gewijzigd, het nieuwste eerst. Vermeldingen blijven {days} dagen bewaard.",
  "control.journal.csv": "Als CSV downloaden",
  "control.journal.empty": "Niets gevonden dat overeenkomt",
  "control.journal.person": "Persoon",
  "control.journal.everyone": "Iedereen",
  "control.journal.only": "Alleen {record}",
  "control.journal.noun": "Soort gegevens",
  "control.journal.anything": "Alle soorten",
  "control.journal.day": "Dag",
  "control.journal.show": "Tonen",
  "control.journal.all": "Alles tonen",
  "control.journal.earlier": "Eerdere vermeldingen",
  "control.journal.what": "Wat is er gebeurd",
  "control.journal.changes":
    "{count, plural, one {# wijziging} other {# wijzigingen}}",
  "control.journal.before": "Voorheen",
  "control.journal.after": "Nu",
  "control.journal.characters":
    "{count, plural, one {# teken} other {# tekens}}",
  "control.journal.madeBy": "door {name}",
  "journalNoun.parcels": "Zending",
  "journalNoun.activities": "Gebeurtenis",
  "journalNoun.invoices": "Factuur",
  "journalNoun.messages": "Bericht",
  "journalNoun.mail": "E-mail",
  "journalNoun.pages": "Pagina",
  "journalNoun.reviews": "Beoordeling",
  "journalNoun.settings": "Instellingen",
  "journalNoun.admins": "Teamlid",
  "journalNoun.jobs": "Taak",
  "journalNoun.statuses": "Status",
  "journalKind.created": "Aangemaakt:",
  "journalKind.updated": "Gewijzigd:",
  "journalKind.deleted": "Verwijderd:",
  "journalKind.erased": "Persoonsgegevens gewist:",
  "journalKind.erasedRecord": "Gewist:",
  "journalKind.trashed": "Naar de prullenbak verplaatst:",
  "journalKind.restored": "Hersteld:",
  "journalKind.reverted": "Teruggezet:",
  "journalKind.erasing": "Persoon wissen:",
  "journalKind.sent": "Verzonden:",
  "journalKind.resent": "Opnieuw verzonden:",
  "journalKind.invited": "Nieuwe uitnodigingslink:",
  "journalKind.password_changed": "Nieuw wachtwoord:",
  "journalKind.cancelled": "Geannuleerd:",
  "journalKind.sessions_ended": "Elders uitgelogd:",
  "journalKind.pin_printed":
    "Herstelpin door de beheerder van de server afgedrukt:",
  "journalSource.import": "import {name}",
  "journalSource.importUndo": "terugdraaien van import {name}",
  "journalSource.bulk": "bulkwijziging",
  "journalSource.bulkUndo": "terugdraaien van een bulkwijziging",
  "journalActor.visitor": "Bezoeker",
  "journalActor.system": "Systeem",
  "journalActor.admin": "Beheerder",
  "journalActor.token": "API-token",
  "journalActor.user": "Klant",
  "control.api.startTitle": "Zendingen aanmaken via de API",
  "control.api.startText":
    "Deze aanroepen loggen u in, maken een zending aan en voegen de eerste gebeurtenis aan de geschiedenis toe. Het antwoord op de tweede aanroep bevat de ID van de zending, die de derde nodig heeft.",
  "control.api.startCode": "Aanroepen voor de opdrachtregel",
  "control.dashboard.version": "Versie {version}",
  "control.dashboard.termsTitle": "Voorwaarden van de ontwikkelaars",
  "control.dashboard.terms":
    "Deze software wordt geleverd zoals ze is. De aansprakelijkheid van de ontwikkelaars is beperkt voor zover de wet dat toestaat, en zij zijn niet verplicht de software bij te werken of te onderhouden.",
  "form.refusedTitle": "Fout: {title}",
  "form.showPassword": "Wachtwoord tonen",
  "label.emailPassword": "Wachtwoord (van uw e-mail)",
  "control.dashboard.recent": "Nieuwste zendingen",
  "control.dashboard.allParcels": "Alle zendingen",
  "control.dashboard.more": "Meer",
  "control.day.needs": "Vraagt aandacht",
  "control.day.nothing": "Niets vraagt aandacht.",
  "control.day.late":
    "{count, plural, one {# zending is te laat} other {# zendingen zijn te laat}}",
  "control.day.stalled":
    "{count, plural, one {# zending is al 3 dagen zonder nieuws} other {# zendingen zijn al 3 dagen zonder nieuws}}",
  "control.day.failed":
    "{count, plural, one {# bezorging is mislukt} other {# bezorgingen zijn mislukt}}",
  "control.day.failedJobs":
    "{count, plural, one {# taak is mislukt} other {# taken zijn mislukt}}",
  "control.day.due":
    "{count, plural, one {# zending wordt vandaag verwacht} other {# zendingen worden vandaag verwacht}}",
  "control.day.stages": "Per fase",
  "control.first.title": "Eerste stappen",
  "control.first.name":
    "Uw naam invullen, die collega’s bij uw wijzigingen zien",
  "control.first.company": "De naam van uw bedrijf invullen",
  "control.first.zone":
    "Uw tijdzone kiezen, die bepaalt wat vandaag verwacht wordt of te laat is",
  "control.first.figures": "De voorbeeldcijfers op de startpagina nakijken",
  "control.first.contact": "Contactgegevens invullen",
  "control.first.privacy": "Kiezen wat bezoekers van een zending zien",
  "control.first.parcel": "Eerste zending aanmaken",
  "control.first.colleague": "Een collega uitnodigen",
  "control.first.mail": "Een mailserver instellen",
  "control.first.done": "{done, number} van {count, number} stappen gedaan",
  "control.dashboard.unopened":
    "{count, plural, one {# bericht is nog niet geopend} other {# berichten zijn nog niet geopend}}",
  "control.dashboard.troubled":
    "{count, plural, one {# e-mail is niet of misschien niet verzonden.} other {# e-mails zijn niet of misschien niet verzonden.}}",
  "control.email.title": "E-mail verzenden",
  "control.email.lead":
    "Eén e-mail aan één ontvanger. Hij wordt meteen verzonden en Postvak UIT bewaart een kopie.",
  "control.email.leadKept":
    "Eén e-mail aan één ontvanger. Hij blijft in Postvak UIT en gaat niet weg: er is geen mailserver ingesteld.",
  "control.email.passwordHint":
    "Alleen gebruikt voor deze ene e-mail en nooit opgeslagen. Laat het leeg als de server een eigen wachtwoord heeft.",
  "control.messages.new": "Nieuw",
  "control.messages.title": "Berichten",
  "control.messages.empty": "Nog geen berichten",
  "control.messages.emptyText":
    "Wat bezoekers op de contactpagina schrijven, verschijnt hier.",
  "control.messages.nobody": "Geen naam opgegeven",
  "control.messages.noAddress":
    "De bezoeker heeft geen e-mailadres achtergelaten.",
  "control.messages.reply": "Beantwoorden",
  "control.messages.from": "Van",
  "control.messages.received": "Ontvangen",
  "control.outbox.title": "Postvak UIT",
  "control.outbox.empty": "Nog geen e-mails",
  "control.outbox.emptyText":
    "Elke e-mail die de site schrijft, verschijnt hier.",
  "control.outbox.send": "Nu verzenden",
  "control.outbox.sendNamed": "Nu verzenden: “{name}”",
  "control.outbox.resend": "Opnieuw verzenden",
  "control.outbox.resendNamed": "“{name}” opnieuw verzenden",
  "control.outbox.kind": "Soort",
  "control.outbox.reason": "Reden",
  "control.outbox.tries": "Pogingen",
  "control.outbox.nextTry": "Volgende poging",
  "control.outbox.written": "Geschreven",
  "control.outbox.sent": "Verzonden",
  "jobKind.mail": "Een e-mail verzenden",
  "jobKind.erase_record": "Logboek van verwijderde gegevens wissen",
  "jobKind.erase_traces":
    "Een verwijderde zending uit importen en taken wissen",
  "jobKind.erase_person": "Persoon wissen",
  "jobKind.bulk": "Veel zendingen bijwerken",
  "jobKind.bulk_undo": "Bijwerking ongedaan maken",
  "jobKind.trash_parcels": "Zendingen naar de prullenbak verplaatsen",
  "jobKind.restore_parcels": "Zendingen herstellen",
  "jobKind.import_check": "Import controleren",
  "jobKind.import_apply": "Import uitvoeren",
  "jobKind.import_undo": "Import ongedaan maken",
  "jobKind.file_statuses": "Zendingen op status indelen",
  "jobStatus.queued": "Wacht",
  "jobStatus.running": "Bezig",
  "jobStatus.done": "Klaar",
  "jobStatus.failed": "Mislukt",
  "jobStatus.cancelled": "Geannuleerd",
  "control.job.title": "Taak",
  "control.job.progress": "Voortgang",
  "control.job.ofTotal": "{done} van {total}",
  "control.job.soFar": "{done} tot nu toe",
  "control.job.stays": "{code} blijft zo: sindsdien gewijzigd",
  "control.job.show":
    "{count, plural, one {Deze zending tonen} other {Deze # tonen}}",
  "jobResult.updated": "{count} bijgewerkt",
  "jobResult.unknown": "{count} niet gevonden",
  "jobResult.created": "{count} aangemaakt",
  "jobResult.changed": "{count} gewijzigd",
  "jobResult.restored": "{count} hersteld",
  "jobResult.undone": "{count} ongedaan gemaakt",
  "jobResult.trashed": "{count} in de prullenbak",
  "jobResult.left": "{count} ongewijzigd gelaten",
  "control.job.failed": "Mislukte stappen",
  "jobFailed.bulk_undo": "Niet ongedaan gemaakt",
  "jobFailed.import_undo": "Niet ongedaan gemaakt",
  "control.job.started": "Gestart",
  "control.job.ended": "Beëindigd",
  "control.job.givenUp":
    "Na meerdere pogingen is de taak opgegeven. In het logboek van de server staat waarom.",
  "control.job.retry":
    "Een stap is mislukt. Volgende poging ({attempt, number} van {max, number}): {moment}.",
  "control.job.logId": "Kenmerk in het logboek",
  "control.job.problems": "Problemen",
  "control.job.doneWithProblems": "Klaar, met problemen",
  "control.job.row": "Rij",
  "control.job.problem": "Probleem",
  "control.job.csv": "Downloaden als CSV",
  "control.job.firstProblems": "Terug naar de eerste problemen",
  "control.job.cancel": "Taak annuleren",
  "control.job.cancelText": "Wat al is gedaan, blijft staan.",
  "control.job.reload": "Opnieuw laden",
  "control.jobs.title": "Taken",
  "control.jobs.empty": "Nog geen taken",
  "control.jobs.emptyText":
    "Updates van veel zendingen en imports blijven hier 30 dagen staan.",
  "mailStatus.queued": "Wacht",
  "mailStatus.sending": "Wordt verzonden",
  "mailStatus.sent": "Verzonden",
  "mailStatus.kept": "Bewaard, niet verzonden",
  "mailStatus.failed": "Niet verzonden",
  "mailStatus.unknown": "Misschien verzonden",
  "mailKind.message": "Bericht van de contactpagina",
  "mailKind.pin": "Pincode voor een nieuw wachtwoord",
  "mailKind.invitation": "Uitnodiging voor het team",
  "mailKind.password_notice": "Melding van een nieuw wachtwoord",
  "mailKind.chat_code_notice": "Melding van een nieuwe chatcode",
  "mailKind.send": "E-mail vanuit het beheer",
  "control.list.search": "Zoeken",
  "control.list.searchIn": "Zoeken in {list}",
  "control.list.all": "Alles tonen",
  "control.list.tools": "Meer acties",
  "control.list.noResult": "Niets gevonden voor “{search}”",
  "control.list.noResultText":
    "Controleer de spelling of probeer minder woorden.",
  "control.list.more": "Meer laden",
  "control.list.unprinted":
    "Verdere regels zijn niet afgedrukt: laad ze eerst.",
  "control.list.newest": "Terug naar de nieuwste",
  "control.list.oldest": "Terug naar de oudste",
  "control.list.order": "Volgorde",
  "control.list.newestFirst": "Nieuwste eerst",
  "control.list.oldestFirst": "Oudste eerst",
  "control.list.total": "{count, plural, one {# item} other {# items}}",
  "control.list.moreThan": "Meer dan {count, number} items",
  "control.list.soFar": "Tot nu toe gevonden: {count, number}",
  "control.list.noneSoFar": "Tot nu toe niets gevonden voor “{search}”",
  "control.list.noneSoFarText":
    "De zoekopdracht heeft nog niet alles doorgenomen. Laad meer om verder te zoeken.",
  "control.list.noneLeft": "Geen verdere items",
  "control.delete.title": "Verwijderen",
  "control.delete.button": "Verwijderen",
  "control.delete.named": "{name} verwijderen",
  "control.delete.question": "Weet u zeker dat u {name} wilt verwijderen?",
  "control.reports.title": "Rapporten",
  "control.reports.lead":
    "Wat er met de zendingen gebeurde, dag voor dag geteld.",
  "control.reports.stages": "Zendingen per status",
  "control.reports.parcels":
    "{count, plural, one {# zending} other {# zendingen}}",
  "control.reports.period": "Periode",
  "control.reports.days": "{days, plural, one {# dag} other {# dagen}}",
  "control.reports.onTime": "Op tijd",
  "control.reports.onTimeText":
    "Eerste bezorgingen uiterlijk op de laatste verwachte dag, van de zendingen die er bij de bezorging een hadden.",
  "control.reports.ways": "Dagen onderweg",
  "control.reports.waysText":
    "Van de eerste beweging tot de eerste bezorging, over de afgelopen 12 maanden. De helft van de zendingen was niet langer onderweg dan het eerste aantal dagen, negen van de tien niet langer dan het tweede.",
  "control.reports.table": "Als tabel tonen",
  "control.reports.month": "Maand",
  "control.reports.dated": "Met verwachte dag",
  "control.reports.percent": "Aandeel op tijd",
  "control.reports.median": "Helft binnen (dagen)",
  "control.reports.ninetieth": "9 van de 10 binnen (dagen)",
  "control.reports.others": "Alle andere",
  "control.reports.noService": "Zonder verzendwijze",
  "control.reports.empty": "Nog geen cijfers",
  "control.reports.emptyText":
    "Cijfers verschijnen hier zodra zendingen een status hebben.",
  "control.expected.title": "Verwachte bezorging uit ervaring",
  "control.expected.text":
    "{service}: {min} tot {max, plural, one {# dag} other {# dagen}}, op basis van {count, plural, one {# zending} other {# zendingen}} van de afgelopen 12 maanden.",
  "control.expected.use": "{days} instellen",
  "control.trash.title": "Prullenbak",
  "control.trash.lead":
    "Wat is verwijderd, blijft hier {days} dagen en kan worden hersteld. Daarna wordt het definitief gewist.",
  "control.trash.empty": "De prullenbak is leeg",
  "control.trash.since":
    "Verwijderd op {moment} door {name}, wordt gewist op {day}",
  "control.trash.restore": "Herstellen",
  "control.trash.restoreNamed": "{name} herstellen",
  "control.trash.erase": "Wissen",
  "control.trash.eraseNamed": "{name} wissen",
  "control.trash.question":
    "Weet u zeker dat u {name} met alles wat erbij hoort wilt wissen? Dit kan niet ongedaan worden gemaakt.",
  "control.trash.undo": "Ongedaan maken",
  "control.trash.open": "Prullenbak openen",
  "control.toast.close": "Deze melding sluiten",
  "control.list.fetching": "Gegevens ophalen…",
  "control.pages.title": "Pagina’s",
  "control.pages.add": "Nieuwe pagina",
  "control.pages.empty": "Nog geen pagina’s",
  "control.pages.emptyText":
    "De eerste pagina die u aanmaakt, verschijnt hier en in het menu van de site.",
  "control.pages.createLead":
    "De pagina krijgt haar adres uit de titel en staat meteen in het menu van de site.",
  "control.pages.create": "Pagina aanmaken",
  "control.pages.head": "Kop van de pagina",
  "control.pages.heroHint":
    "Wordt getoond in plaats van de afbeelding hierboven.",
  "control.pages.footerHint":
    "Het menu bevat elke pagina. De voettekst staat op elke pagina van de site; wettelijke vermeldingen horen daar.",
  "control.markup.title": "Zo schrijft u de inhoud",
  "control.markup.lead":
    "Elke regel is een eigen element. Een regel zonder tag is gewone tekst, een lege regel is een regeleinde.",
  "control.markup.bold": "Vet. Aan het begin van een alinea is het een kop.",
  "control.markup.underline": "Onderstreept",
  "control.markup.strikethrough": "Doorgehaald",
  "control.markup.heading": "Een kop met willekeurige tekst",
  "control.markup.link":
    "Een link: het adres, een spatie en de tekst die verschijnt",
  "control.markup.image": "Een afbeelding van het web",
  "control.markup.video": "Een videobestand van het web (MP4 of WebM)",
  "control.markup.item": "Een punt van een lijst",
  "control.markup.rules":
    "Een tag staat alleen op zijn regel. Vet, onderstreept en doorgehaald nemen letters, spaties en vraagtekens op; afbeeldingen en video’s hebben een adres nodig dat met https:// begint. Web- en e-mailadressen in een tekst worden links.",
  "control.markup.preview": "Voorbeeld",
  "control.markup.previewEmpty":
    "Wat u schrijft, verschijnt hier zoals bezoekers het zullen zien.",
  "control.markup.misfits": "Deze regels worden als gewone tekst getoond:",
  "control.markup.noTag": "Er is geen tag met deze naam.",
  "control.markup.noEnd": "De regel eindigt niet met een sluithaak.",
  "control.markup.noText":
    "In deze tag mogen alleen letters, spaties en vraagtekens staan. [heading=…] neemt elke tekst op.",
  "control.markup.noWords": "Er staat geen tekst in deze tag.",
  "control.markup.noUrl": "Dit is geen webadres dat getoond kan worden.",
  "control.markup.notAlone": "Een tag moet alleen op zijn regel staan.",
  "control.markup.showRaw": "Toch opslaan",
  "control.reviews.title": "Beoordelingen",
  "control.reviews.add": "Nieuwe beoordeling",
  "control.reviews.empty": "Nog geen beoordelingen",
  "control.reviews.emptyText":
    "De eerste beoordeling die u aanmaakt, verschijnt hier en op de startpagina.",
  "control.reviews.createLead":
    "Ze verschijnt meteen op de startpagina, met foto en sterren.",
  "control.reviews.create": "Beoordeling aanmaken",
  "control.reviews.deleteText": "De foto wordt ook verwijderd.",
  "control.reviews.usualRating": "4,5, zoals gewoonlijk",
  "control.statuses.title": "Statussen",
  "control.statuses.add": "Nieuwe status",
  "control.statuses.empty": "Nog geen statussen",
  "control.statuses.emptyText":
    "De statussen die u toevoegt, verschijnen hier.",
  "control.statuses.createLead":
    "De fase bepaalt de voortgangsbalk, de kleur, wanneer een zending te laat is, en de rapporten.",
  "control.statuses.create": "Status aanmaken",
  "control.statuses.deleteText":
    "Zendingen houden de tekst, maar die verliest de fase die u eraan gaf.",
  "control.statuses.suggested": "Voorgesteld",
  "control.statuses.inForms": "In formulieren",
  "control.statuses.offered": "Aangeboden",
  "control.statuses.notOffered": "Niet aangeboden",
  "control.statuses.renameHint":
    "Voor lezers van deze taal. Laat leeg voor de gebruikelijke tekst.",
  "control.statuses.unknown": "Statussen zonder fase",
  "control.statuses.unknownText":
    "Kies de fase die een status betekent. Zendingen met die status worden daar ingedeeld, nu en voortaan.",
  "control.statuses.atLeast":
    "{count, plural, one {Minstens # zending} other {Minstens # zendingen}}",
  "control.settings.title": "Instellingen",
  "control.settings.lead": "Wat voor de hele site geldt.",
  "control.settings.contact": "Contactgegevens",
  "control.settings.contactText":
    "Hoe bezoekers u bereiken: alles op de contactpagina, het e-mailadres ook onder aan elke pagina.",
  "control.settings.mail": "E-mailinstellingen",
  "control.settings.mailText":
    "Hoe de e-mails van de site eruitzien en hoe ze worden verzonden.",
  "control.settings.html": "HTML-instellingen",
  "control.settings.htmlText":
    "De beschrijving voor zoekmachines en de code van uw chataanbieder.",
  "control.settings.htmlOnlyText": "De beschrijving voor zoekmachines.",
  "control.settings.company": "Bedrijf",
  "control.settings.companyText":
    "De naam, de jaren en de cijfers die de site noemt. Een cijfer dat u leegmaakt, staat nergens meer.",
  "control.settings.nameHint": "Leeg: de standaardnaam.",
  "control.settings.copyrightHint": "Leeg: het lopende jaar.",
  "control.samples.figures":
    "Deze cijfers zijn met de site meegekomen en gelden niet als de uwe; de startpagina noemt ze voorbeelden: {list}. Wijzig of wis ze, of bevestig ze.",
  "control.samples.reviews":
    "{count, plural, one {# beoordeling hoort} other {# beoordelingen horen}} bij de voorbeeldgegevens, en bezoekers lezen dat. Verwijder of bevestig.",
  "control.samples.confirm": "Deze zijn van ons",
  "control.settings.privacy": "Privacy en tijdzone",
  "control.settings.privacyText":
    "Wat bezoekers van een ontvanger zien, en wanneer een dag begint.",
  "control.settings.metaHint":
    "Voor zoekmachines, op elke pagina behalve de inhoudspagina’s, die een eigen beschrijving hebben.",
  "control.settings.chatHint":
    "Deze code draait in de browser van elke bezoeker van de openbare pagina’s. Elke wijziging zet een melding voor u in Postvak UIT. Hij kan op deze site alles wat u kunt: neem hem alleen over van een aanbieder die u volledig vertrouwt.",
  "control.settings.percentHint": "Procent, van 0 tot 100.",
  "control.settings.journalHint":
    "Hoelang vastligt wie wat wanneer heeft gewijzigd: 30 tot 3650 dagen.",
  "control.settings.zoneHint":
    "Hier eindigt de dag om middernacht: dat bepaalt welke zendingen vandaag verwacht worden of te laat zijn, en de tijden in de geschiedenis en de datums van facturen.",
  "control.settings.mailWay": "Hoe e-mails worden verzonden",
  "control.settings.mailWayText":
    "Dat bepaalt de omgeving van de server: MAIL_DRIVER en MAIL_FROM.",
  "control.settings.driver": "Verzendmethode",
  "control.settings.sender": "Afzender",
  "control.settings.noSender": "Nog geen. Vul eerst een contact-e-mail in.",
  "control.mailSetup.missing":
    "Er is geen mailserver ingesteld. Er wordt niets verzonden.",
  "control.mailSetup.link": "Zo stelt u e-mail in",
  "control.mailSetup.title": "E-mail instellen",
  "control.mailSetup.text":
    "Tot die tijd blijft elke e-mail in Postvak UIT: uw eigen e-mails, de pincodes voor een nieuw wachtwoord, de meldingen en de berichten van bezoekers. Wat bewaard is, gaat later niet vanzelf weg; u kunt het dan vanuit Postvak UIT verzenden.",
  "control.mailSetup.variables":
    "Voeg op de server een van deze groepen regels toe aan het bestand .env van de site, met uw eigen waarden.",
  "control.mailSetup.smtp": "Met een mailserver (SMTP)",
  "control.mailSetup.api": "Met een e-mailprovider (HTTPS)",
  "control.mailSetup.restart": "Start de site opnieuw.",
  "control.mailSetup.check":
    "Stuur uzelf een test-e-mail. De opdracht draait op de server en zegt wat er ontbreekt.",
  "control.settings.previews": "Zo ziet elk sjabloon eruit",
  "control.settings.used": "In gebruik",
  "driver.log": "E-mails blijven in Postvak UIT en worden niet verzonden.",
  "driver.smtp": "E-mails worden via een mailserver verzonden.",
  "driver.api": "E-mails worden via een e-mailprovider verzonden.",
  "template.plain": "plain: alleen tekst",
  "template.html1": "html1: eenvoudige kaart",
  "template.html2": "html2: band met de bedrijfsnaam",
  "template.html3": "html3: tabel en knop",
  "template.html4": "html4: compact",
  "privacy.full": "Volledig",
  "privacy.fullText":
    "Iedereen die de trackingcode of de link ernaar heeft, ziet alles.",
  "privacy.masked": "Afgeschermd",
  "privacy.maskedRecommended": "Afgeschermd (aanbevolen)",
  "privacy.maskedText":
    "Naam, e-mail, telefoon, straat en foto zien alleen bezoekers die de e-mail of het telefoonnummer van de ontvanger kennen.",
  "control.settings.maskedHint":
    "Afgeschermd: naam, e-mail, telefoon en straat van een ontvanger en de foto van de zending ziet alleen wie de e-mail of het telefoonnummer kent.",
  "control.erase.title": "Persoon wissen",
  "control.erase.lead":
    "Verwijdert een persoon uit alles wat is opgeslagen, bijvoorbeeld omdat die erom vraagt.",
  "control.erase.rules":
    "Zendingen verliezen naam, e-mail, telefoon en plaats van de persoon. Berichten van een e-mailadres en e-mails eraan worden verwijderd; facturen en andere teksten verliezen alleen het adres of nummer zelf. Dit kan niet ongedaan worden gemaakt.",
  "control.erase.phoneHint":
    "Met netnummer. Het wordt in elke schrijfwijze gevonden.",
  "control.erase.codesHint":
    "Voor een persoon van wie alleen de naam bekend is: wist ontvanger en afzender van deze zendingen, ook uit de geschiedenis en imports. Maximaal {max, number}.",
  "control.erase.look": "Tonen wat gewist zou worden",
  "control.erase.found":
    "Dit zou worden gewist, en niets anders. Er is nog niets gewijzigd.",
  "control.erase.soFar": "Tot nu toe geteld. Er kan meer zijn.",
  "control.erase.goOn": "Verder tellen",
  "control.erase.nothing":
    "Niets van wat is opgeslagen bevat deze persoon. Controleer de spelling.",
  "control.erase.ticks": "Zendingen van deze persoon",
  "control.erase.ticksHint":
    "Vink zendingen van andere personen uit. Dan worden alleen ontvanger en afzender van de aangevinkte zendingen gewist, en ziet u eerst de nieuwe aantallen.",
  "control.erase.first":
    "Alleen de eerste {count, number} zendingen staan in de lijst.",
  "control.erase.others": "Andere items",
  "control.erase.button": "Persoon wissen",
  "control.erase.running": "Het wissen is bezig.",
  "control.erase.done": "Het wissen is voltooid.",
  "control.erase.failed": "Het wissen is mislukt. Start het opnieuw.",
  "control.erase.disk":
    "Zolang de server niet is gestopt en “deno task compact” het databasebestand niet heeft herschreven, is wat gewist is nog uit de vrije ruimte ervan te lezen.",
  "control.erase.copies": "Eerder gemaakte kopieën",
  "control.erase.copiesText":
    "Deze kopieën van de database kunnen nog gegevens van de persoon bevatten. Verwijder ze, of laat de nachtelijke back-up ze na dertig dagen verwijderen. Hetzelfde geldt voor kopieën die elders worden bewaard.",
  "control.erase.noCopies":
    "Er staan geen kopieën naast de database. Kopieën die elders worden bewaard, kunnen nog gegevens van de persoon bevatten.",
  "control.erase.copyAge":
    "{days, plural, one {# dag oud} other {# dagen oud}}",
  "control.erase.replica":
    "Een replica van de database bewaart eerdere versies. Nadat “deno task compact” het databasebestand heeft herschreven, is wat gewist is daaruit verdwenen zodra er op nog {days, plural, one {# dag} other {# dagen}} iets is opgeslagen.",
  "choice.none": "Geen",
  "choice.timeZone": "Kies een tijdzone",
  "icon.people": "Mensen",
  "icon.copyright": "Auteursrecht",
  "icon.pages": "Pagina’s",
  "icon.folder": "Map",
  "image.hero1": "Zeekaart",
  "image.hero-mixed": "Schip en vliegtuig",
  "image.hero-air": "Vliegtuig",
  "image.hero-sea": "Schip",
  "image.hero-road": "Vrachtwagen",
  "image.hero-warehouse": "Magazijn",
  "overlay.overlay1": "Donkere laag achter de tekst",
  "overlay.overlay2": "Gelijkmatige donkere laag",
  "overlay.overlay3": "Donkere laag van boven",
  "control.invoices.title": "Facturen",
  "control.invoices.add": "Nieuwe factuur",
  "control.invoices.empty": "Nog geen facturen",
  "control.invoices.emptyText":
    "De eerste factuur die u uitreikt, verschijnt hier.",
  "control.invoices.createLead":
    "Een uitgereikte factuur houdt haar nummer voorgoed: ze kan niet worden gewijzigd of verwijderd.",
  "control.invoices.hint":
    "Waarvoor de factuur is. Een trackingcode neemt de ontvanger, het gewicht en de aangegeven waarde van de zending over.",
  "control.invoices.issue": "Factuur uitreiken",
  "control.imports.title": "Imports",
  "control.imports.empty": "Nog geen imports",
  "control.imports.emptyText": "Geüploade bestanden blijven hier 7 dagen.",
  "control.imports.lead":
    "Maak en wijzig veel zendingen met een tabel: upload een Excel-werkmap of een CSV-bestand. Er verandert niets voordat u hebt gezien wat er zou veranderen.",
  "control.imports.template": "Sjabloon als CSV",
  "control.imports.upload": "Uploaden en controleren",
  "control.imports.fileHint":
    "Excel-werkmap (.xlsx, eerste blad) of CSV, hoogstens 10 MB en 20.000 rijen. De eerste rij benoemt de kolommen.",
  "control.imports.guess": "Kunt u deze rijen lezen?",
  "control.imports.guessText":
    "Het bestand vermeldt niet hoe de letters zijn gecodeerd. Kies de codering waarin namen en plaatsen er goed uitzien.",
  "control.imports.useEncoding": "Deze codering gebruiken",
  "control.imports.dates": "Welk getal is de dag?",
  "control.imports.datesText":
    "Sommige datums hebben schuine strepen, en geen ervan laat zien of de dag of de maand eerst komt.",
  "control.imports.dmy": "Dag eerst, zoals 31/12/2026",
  "control.imports.mdy": "Maand eerst, zoals 12/31/2026",
  "control.imports.statusesText":
    "Kies wat elke status betekent, voor dit bestand en volgende. De woorden blijven zoals in het bestand. Wat u openlaat, valt onder “Andere status”.",
  "control.imports.statusRows": "{count, plural, one {# rij} other {# rijen}}",
  "control.imports.reading": "Hoe het bestand wordt gelezen",
  "control.imports.readAgain": "Opnieuw controleren",
  "control.imports.notTaken": "Niet overnemen",
  "control.imports.leftOut": "Niet overgenomen kolommen",
  "control.imports.manyColumns":
    "Het bestand heeft meer kolommen dan er overgenomen kunnen worden: alleen de eerste {max, number} tellen.",
  "control.imports.rows": "Rijen",
  "control.imports.new": "Nieuw",
  "control.imports.changed": "Gewijzigd",
  "control.imports.unchanged": "Ongewijzigd",
  "control.imports.wrong": "Fout",
  "control.imports.further": "Verdere regels van een bestelling",
  "control.imports.firstShown": "De eerste {count, number} worden getoond.",
  "control.imports.unmatched":
    "{count, plural, one {# nieuwe rij noemt} other {# nieuwe rijen noemen}} geen zending. Het bestand nog eens importeren zou zendingen zonder referentie opnieuw aanmaken.",
  "control.imports.nothing":
    "Geen rij is nieuw of gewijzigd; er valt niets te importeren.",
  "control.imports.canCreate":
    "{count, plural, one {# zending kan worden aangemaakt} other {# zendingen kunnen worden aangemaakt}}",
  "control.imports.canChange":
    "{count, plural, one {# zending kan worden gewijzigd} other {# zendingen kunnen worden gewijzigd}}",
  "control.imports.areWrong":
    "{count, plural, one {# rij is fout} other {# rijen zijn fout}}",
  "control.imports.areFurther":
    "{count, plural, one {# rij hoort bij een eerdere bestelling} other {# rijen horen bij een eerdere bestelling}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Er is nog niets gewijzigd.",
  "control.imports.apply": "{count, number} importeren",
  "control.imports.applySkipping":
    "{count, number} importeren, {wrong, number} overslaan",
  "control.imports.mended": "Verbeterd bestand uploaden",
  "control.imports.goOn": "Import voortzetten",
  "control.imports.appliedUntil":
    "Tot dan geïmporteerd: {created, number} nieuwe en {changed, number} gewijzigde zendingen.",
  "control.imports.undoText":
    "Mogelijk tot {moment}. Zendingen die sindsdien zijn gewijzigd, blijven zoals ze zijn.",
  "control.imports.undoCreated":
    "{count, plural, one {# zending die door deze import is aangemaakt, wordt definitief gewist.} other {# zendingen die door deze import zijn aangemaakt, worden definitief gewist.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# zending krijgt de vorige waarden terug.} other {# zendingen krijgen de vorige waarden terug.}}",
  "control.imports.wrongCsv": "Bestand met problemen als CSV",
  "control.imports.value": "Waarde in het bestand",
  "control.imports.jobLink": "Voortgang en problemen",
  "control.imports.deleteText": "Er verandert niets aan de zendingen.",
  "separator.comma": "Komma",
  "separator.semicolon": "Puntkomma",
  "separator.tab": "Tab",
  "separator.pipe": "Verticale streep",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "West-Europees (Windows)",
  "encoding.windows-1250": "Centraal-Europees (Windows)",
  "encoding.windows-1251": "Cyrillisch (Windows)",
  "encoding.windows-1254": "Turks (Windows)",
  "encoding.windows-1256": "Arabisch (Windows)",
  "encoding.windows-1258": "Vietnamees (Windows)",
  "encoding.macintosh": "West-Europees (Mac)",
  "encoding.gb18030": "Vereenvoudigd Chinees (GB18030)",
  "encoding.big5": "Traditioneel Chinees (Big5)",
  "encoding.shift_jis": "Japans (Shift JIS)",
  "encoding.euc-kr": "Koreaans (EUC-KR)",
  "importStatus.checking": "Wordt gecontroleerd",
  "importStatus.checked": "Gecontroleerd",
  "importStatus.failed": "Onleesbaar",
  "importStatus.applying": "Wordt geïmporteerd",
  "importStatus.applied": "Geïmporteerd",
  "importStatus.undoing": "Wordt ongedaan gemaakt",
  "importStatus.undone": "Ongedaan gemaakt",
  "importStatus.stopped": "Gestopt",
  "importStatus.erased": "Bestand verwijderd: gegevens erin zijn gewist",
  "importStatus.encoding": "Welke codering?",
  "control.parcels.title": "Zendingen",
  "control.parcels.export": "Exporteren",
  "control.parcels.import": "Importeren",
  "control.parcels.add": "Nieuwe zending",
  "control.parcels.empty": "Nog geen zendingen",
  "control.parcels.emptyText":
    "De eerste zending die u aanmaakt, verschijnt hier.",
  "control.parcels.createLead":
    "Drie velden zijn genoeg om te beginnen. De rest kan volgen.",
  "control.parcels.save": "Opslaan",
  "control.parcels.saveNext": "Opslaan en volgende",
  "control.parcels.copy": "Kopiëren als nieuw",
  "control.parcels.more": "Afzender en inhoud",
  "control.parcels.codeHint":
    "4 tot 40 letters, cijfers en streepjes. De ingevulde code is niet te raden.",
  "control.parcels.codeGenerate": "Code genereren",
  "control.parcels.codeWarning":
    "Deze code is makkelijk te raden. Wie hem raadt, ziet de zending en de ontvanger.",
  "control.parcels.post": "Update plaatsen",
  "control.parcels.update": "Zending bijwerken",
  "control.parcels.history": "Geschiedenis bijwerken",
  "control.parcels.map": "Kaart bijwerken",
  "control.parcels.image": "Afbeelding bijwerken",
  "control.parcels.public": "Openbare trackinglink",
  "control.parcels.copyLink": "Link kopiëren",
  "control.parcels.details": "Alle velden",
  "control.parcels.newest": "Recente geschiedenis",
  "control.parcels.alike":
    "Geen zending heeft precies deze code. Deze lijken erop; vergelijk ze voordat u verdergaat.",
  "control.parcels.noImage": "Nog geen foto",
  "control.parcels.delete": "Zending verwijderen",
  "control.parcels.presentImage": "Huidige foto van de zending",
  "control.parcels.keep": "Laat leeg om te behouden wat er staat.",
  "control.parcels.postMore": "Tijdstip, pictogram, kleur, kaart",
  "control.parcels.postBefore":
    "Een gebeurtenis van vóór {moment} komt in de geschiedenis en laat de status zoals die is.",
  "control.parcels.postOlder":
    "Een nieuwere update heeft de status bepaald; die blijft zoals die is.",
  "control.bulk.title": "Veel zendingen bijwerken",
  "control.bulk.lead":
    "Elke zending krijgt dezelfde gebeurtenis in de geschiedenis, en daarmee dezelfde status en locatie.",
  "control.bulk.codesHint":
    "Scan of plak codes, een kolom uit een tabel of trackinglinks. Maximaal {max, number}.",
  "control.bulk.check": "Codes controleren",
  "control.bulk.found":
    "{count, plural, one {# zending gevonden} other {# zendingen gevonden}}",
  "control.bulk.several": "Niet eenduidig: {count, number}",
  "control.bulk.unknown": "Onbekend: {count, number}",
  "control.bulk.doubled": "Meer dan eens ingevoerd: {count, number}",
  "control.bulk.start": "Update starten",
  "control.bulk.again": "Opnieuw voor de mislukte",
  "control.bulk.selection": "Alle zendingen onder “{selection}”",
  "control.ticked.title": "Geselecteerde zendingen",
  "control.ticked.page": "Alles op deze pagina selecteren",
  "control.ticked.count": "Geselecteerd: {count}",
  "control.ticked.clear": "Wissen",
  "control.ticked.all":
    "{count, plural, one {Alles in dit filter: # zending} other {Alles in dit filter: # zendingen}}",
  "control.ticked.allFound": "Alle zendingen in dit filter",
  "control.ticked.trash": "Naar prullenbak",
  "control.ticked.failed":
    "{count, plural, one {# zending is overgeslagen} other {# zendingen zijn overgeslagen}}",
  "control.parcels.parcel": "Zending",
  "control.parcels.recipient": "Ontvanger",
  "control.parcels.sender": "Afzender",
  "control.parcels.delivery": "Bezorging",
  "control.parcels.filters": "Filters",
  "control.parcels.all": "Alle",
  "control.parcels.late": "Vertraagd",
  "control.parcels.dueToday": "Vandaag verwacht",
  "control.parcels.due": "Verwacht op {day}",
  "control.parcels.stalled":
    "{days, plural, one {# dag geen nieuws} other {# dagen geen nieuws}}",
  "control.parcels.stageOther": "Andere status",
  "control.parcels.stageNone": "Geen status",
  "control.parcels.expected": "Verwacht",
  "control.parcels.lastEvent": "Laatste gebeurtenis",
  "control.parcels.noMatch": "Geen zending past bij dit filter",
  "control.parcels.ofJob":
    "{count, plural, one {# zending van deze taak:} other {# zendingen van deze taak:}}",
  "control.parcels.changed":
    "{count, plural, one {# wijziging.} other {# wijzigingen.}}",
  "control.parcels.dueFirst": "Vroegst verwachte eerst",
  "control.parcels.dueLast": "Laatst verwachte eerst",
  "control.parcels.waitingFirst": "Langst wachtende eerst",
  "control.parcels.waitingLast": "Recentste eerst",
  "control.parcels.sort": "Gesorteerd op",
  "control.parcels.sortCreated": "Aangemaakt",
  "control.parcels.rows": "{count, plural, one {# rij} other {# rijen}}",
  "control.parcels.rowsLabel": "Rijen per pagina",
  "control.parcels.searchWithin": "Zoeken in “{filter}”",
  "control.parcels.searchedIn": "Alleen gezocht in “{filter}”.",
  "control.parcels.searchAll": "In alle zendingen zoeken",
  "control.parcels.outside": "Gevonden buiten dit filter:",
  "control.activities.title": "Geschiedenis",
  "control.activities.add": "Nieuwe gebeurtenis",
  "control.activities.empty": "Nog geen gebeurtenissen",
  "control.activities.emptyText":
    "Hier staat wat er met de zending gebeurt, het nieuwste eerst.",
  "control.activities.create": "Gebeurtenis toevoegen",
  "control.activities.edit": "Gebeurtenis bewerken",
  "control.activities.timeHint": "In de tijdzone van de site: {zone}.",
  "control.activities.nowHint":
    "In de tijdzone van de site: {zone}. Laat leeg voor dit moment.",
  "control.mapEditor.choose": "Plaats om op de kaart te zetten",
  "control.mapEditor.hint":
    "Kies een plaats en klik waar die ligt. Een markering kunt u slepen of, als die de focus heeft, met de pijltjestoetsen verplaatsen; Enter op de kaart zet de gekozen plaats in het midden.",
  "control.mapEditor.hintOne":
    "Klik waar de zending nu is. U kunt de markering slepen of, als die de focus heeft, met de pijltjestoetsen verplaatsen; Enter op de kaart zet die in het midden.",
  "choice.yes": "Ja",
  "choice.no": "Nee",
  "choice.automatic": "Automatisch",
  "status.pending": "In behandeling",
  "status.pickedUp": "Opgehaald",
  "status.inTransit": "Onderweg",
  "status.customs": "Bij de douane",
  "status.onHold": "Vastgehouden",
  "status.outForDelivery": "Bezorger onderweg",
  "status.readyForPickup": "Klaar om af te halen",
  "status.delivered": "Bezorgd",
  "status.deliveryFailed": "Bezorging mislukt",
  "status.returned": "Geretourneerd",
  "status.cancelled": "Geannuleerd",
  "icon.radio_button_checked": "Stap",
  "icon.pan_tool": "Stop",
  "icon.verified": "Geverifieerd",
  "icon.check_circle": "Vinkje",
  "icon.radio_button_unchecked": "Geplande stap",
  "icon.airplanemode_active": "Vliegtuig",
  "icon.moped": "Scooter",
  "icon.directions_boat": "Schip",
  "icon.local_shipping": "Vrachtwagen",
  "icon.home_work": "Magazijn",
  "icon.departure_board": "Vertrek",

  // Printable invoice
  "invoice.title": "Factuur",
  "invoice.date": "Factuurdatum",
  "invoice.issued": "Uitgereikt",
  "invoice.issuer": "Van",
  "invoice.billTo": "Factuur aan",
  "invoice.details": "Waarvoor deze factuur is",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-mailadres",
  "field.phone": "telefoonnummer",
  "field.parcel_ids": "zendingen",
  "field.password": "wachtwoord",
  "field.current_password": "huidig wachtwoord",
  "field.new_password": "nieuw wachtwoord",
  "field.confirm_new_password": "nieuw wachtwoord bevestigen",
  "field.password_token": "pincode",
  "field.token": "installatietoken",
  "field.invitation": "uitnodigingscode",
  "field.role": "rol",
  "field.pending": "uitgenodigd",
  "field.active": "actief",
  "field.id": "ID",
  "field.tracking_code": "trackingcode",
  "field.codes": "trackingcodes",
  "field.reference": "referentie",
  "field.recipient_name": "naam van de ontvanger",
  "field.proof": "e-mailadres of cijfers van het telefoonnummer",
  "field.recipient_email": "e-mailadres van de ontvanger",
  "field.recipient_phone_number": "telefoonnummer van de ontvanger",
  "field.destination": "bestemming",
  "field.current_location": "huidige locatie",
  "field.status": "status",
  "field.weight": "gewicht",
  "field.pieces": "aantal colli",
  "field.shipped_via": "verzendwijze",
  "field.sender_name": "naam van de afzender",
  "field.sender_email": "e-mailadres van de afzender",
  "field.pickup_location": "ophaallocatie",
  "field.parcel_content": "inhoud van de zending",
  "field.declared_value": "aangegeven waarde",
  "field.min_expected_delivery_date": "vroegste verwachte bezorgdatum",
  "field.max_expected_delivery_date": "laatste verwachte bezorgdatum",
  "field.show_map": "kaart tonen",
  "field.map_zoom": "zoomniveau van de kaart",
  "field.map_current_latitude": "huidige breedtegraad",
  "field.map_current_longitude": "huidige lengtegraad",
  "field.map_pickup_latitude": "breedtegraad van de ophaallocatie",
  "field.map_pickup_longitude": "lengtegraad van de ophaallocatie",
  "field.map_destination_latitude": "breedtegraad van de bestemming",
  "field.map_destination_longitude": "lengtegraad van de bestemming",
  "field.parcel_id": "ID van de zending",
  "field.title": "titel",
  "field.description": "beschrijving",
  "field.icon": "pictogram",
  "field.color": "kleur",
  "field.text": "tekst",
  "field.stage": "fase",
  "field.hidden": "verborgen",
  "field.occurred_at": "tijdstip",
  "field.subject": "onderwerp",
  "field.body": "berichttekst",
  "field.message": "bericht",
  "field.name": "naam",
  "field.to": "aan",
  "field.from": "van",
  "field.website": "website",
  "field.contact_email": "contact-e-mail",
  "field.contact_phone": "contacttelefoon",
  "field.contact_phone_alt": "ander telefoonnummer",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "contactadres",
  "field.mail_template": "e-mailsjabloon",
  "field.meta_description": "metabeschrijving",
  "field.chat_code": "chatcode",
  "field.company_name": "bedrijfsnaam",
  "field.founded_year": "oprichtingsjaar",
  "field.container_count": "aantal containers",
  "field.gauge_warehousing": "indicator opslag",
  "field.gauge_ocean": "indicator zeevracht",
  "field.gauge_air": "indicator luchtvracht",
  "field.copyright_year": "copyrightjaar",
  "field.sample_figures": "voorbeeldcijfers",
  "field.tracking_privacy": "privacy van het volgen",
  "field.journal_days": "bewaartermijn van het logboek in dagen",
  "field.time_zone": "tijdzone",
  "field.content": "inhoud",
  "field.overlay": "donkere laag",
  "field.image": "afbeelding",
  "field.hero": "omslagbeeld",
  "field.sub_title": "ondertitel",
  "field.in_footer": "link in de voettekst",
  "field.search": "zoekopdracht",
  "field.page": "pagina",
  "field.per_page": "aantal per pagina",
  "field.order": "volgorde",
  "field.cursor": "cursor",
  "field.review": "beoordeling",
  "field.rating": "aantal sterren",
  "field.sample": "voorbeeld",
  "field.version": "versie",
  "field.created_at": "aangemaakt op",
  "field.updated_at": "laatst gewijzigd",
  "field.ended_at": "beëindigd op",
  "field.file": "bestand",
  "field.columns": "kolommen",
  "field.statuses": "statussen",
  "field.dates": "volgorde van datums",
  "field.encoding": "codering",
  "field.separator": "scheidingsteken",
  "field.head_row": "rij met de kopteksten",
  "field.skip_wrong": "foute rijen overslaan",
  "field.without_entry": "corrigeren zonder gebeurtenis in de geschiedenis",
  "field.product": "product",

  // Labels of forms
  "label.password": "Wachtwoord",
  "label.tracking_code": "Trackingcode",
  "track.placeholder": "Vul uw trackingcode in",
  "track.description":
    "Vul een trackingcode van {company} in en zie waar uw zending is, wanneer die aankomt en welke weg die heeft afgelegd.",
  "resolution.title": "Schermresolutie",
  "resolution.text":
    "Ziet een pagina er op uw apparaat niet goed uit, dan helpen deze waarden ons de oorzaak te vinden. Kopieer ze en stuur ze naar ons.",
  "resolution.width": "Vensterbreedte",
  "resolution.height": "Vensterhoogte",
  "resolution.agent": "User-agent",
  "resolution.script":
    "Zet JavaScript aan om de grootte van het venster te zien.",
  "resolution.copy": "Kopiëren",
  "converting.title": "Deze site wordt bijgewerkt",
  "converting.text":
    "Over enkele minuten is hij er weer. Deze pagina laadt vanzelf opnieuw.",
  "offline.title": "U bent offline",
  "offline.text":
    "Deze pagina heeft een internetverbinding nodig. Controleer uw verbinding en probeer het opnieuw.",
  "offline.again": "Opnieuw proberen",

  // Forms
  "form.offers": "Suggesties",
  "form.didYouMean": "Bedoelde u {text}?",
  "form.keepStatus": "Zo laten; het betekent:",
  "form.optional": "{label} (optioneel)",
  "form.cancel": "Annuleren",
  "form.uploading": "Bezig met uploaden",
  "form.noAnswer":
    "De verbinding met deze site is mislukt; of er iets is opgeslagen, is niet bekend. Wat u hebt ingevuld, staat er nog: controleer of u online bent en verzend het opnieuw.",
  "form.save": "Wijzigingen opslaan",
  "form.imageHint": "JPG of PNG, hoogstens 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Iemand anders}} heeft deze gegevens gewijzigd. Vergelijk ze met wat u hebt getypt; opnieuw opslaan vervangt ze.",
  "form.conflict": "Huidige versie in een nieuw tabblad openen",
  "form.repeatedText":
    "Dit formulier is al eerder verzonden, en wat toen is verzonden, is opgeslagen. Verzend het nog een keer om ook dit op te slaan.",
  "form.unsent":
    "Er is nog niets verzonden. Controleer het formulier en kies dan “{button}”.",
  "form.mergeConflict":
    "{who, select, person {{by} heeft} import {De import “{by}” heeft} bulk {De bulkupdate “{by}” heeft} other {Een andere wijziging heeft}} ondertussen iets anders ingevuld bij “{label}”. Kies wat er blijft staan.",
  "form.keepTheirs": "De andere waarde behouden",
  "form.useOwn": "Mijn invoer gebruiken",
  "form.meanwhile":
    "{who, select, person {{by} heeft ondertussen gewijzigd:} import {De import “{by}” heeft ondertussen gewijzigd:} bulk {De bulkupdate “{by}” heeft ondertussen gewijzigd:} other {Een andere wijziging ondertussen:}} {fields}.",

  // Validation (422)
  "invalid.required": "Het veld “{label}” is verplicht.",
  "invalid.email": "Het veld “{label}” moet een geldig e-mailadres bevatten.",
  "invalid.phone":
    "Het veld {label} moet 7 tot 15 cijfers hebben, met netnummer.",
  "invalid.max":
    "Het veld “{label}” mag niet meer dan {max, number} tekens bevatten.",
  "invalid.min":
    "Het veld “{label}” moet minstens {min, number} tekens bevatten.",
  "invalid.maxItems":
    "Het veld “{label}” mag niet meer dan {max, number} items bevatten.",
  "invalid.noTicks": "Selecteer minstens één zending.",
  "invalid.unknownCodes": "Niet gevonden: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Gevonden: {count, number}.} other {Gevonden: meer dan {max, number}.}} U kunt maximaal {max, number} zendingen tegelijk bijwerken.",
  "invalid.codeCharacters":
    "Het veld “{label}” mag alleen letters van A tot Z, cijfers en streepjes bevatten, en niet alleen streepjes.",
  "invalid.number": "Het veld “{label}” moet een getal bevatten.",
  "invalid.integer": "Het veld “{label}” moet een geheel getal bevatten.",
  "invalid.between":
    "De waarde in het veld “{label}” moet tussen {min} en {max} liggen.",
  "invalid.pageReach":
    "De waarde in het veld “{label}” moet tussen 1 en {max} liggen; verdere pagina’s bereikt u via next_page_url.",
  "invalid.selected": "De gekozen waarde in het veld “{label}” is ongeldig.",
  "invalid.characters":
    "Het veld “{label}” bevat een stuurteken of een ander teken dat niet kan worden weergegeven. Verwijder het.",
  "invalid.oneLine": "Het veld “{label}” mag maar één regel bevatten.",
  "invalid.noParcel":
    "Geen zending heeft deze code. Vergelijk hem met die van de zending, of verzend het formulier nog een keer om de factuur toch uit te reiken: daarna is ze niet meer te wijzigen.",
  "invalid.severalParcels": "{code} kan {codes} zijn. Vul de precieze code in.",
  "invalid.rawLine": "Regel {line} verschijnt zoals hij is ingevoerd: {text}",
  "invalid.invitation":
    "Deze uitnodiging is niet geldig: de code is onjuist, al gebruikt of verlopen. Vraag om een nieuwe link.",
  "invalid.taken": "De waarde in het veld “{label}” is al in gebruik.",
  "invalid.statusesFull":
    "Er zijn al {max, number} statussen. Verwijder er eerst een.",
  "invalid.unknownStatus":
    "“{status}” is een nieuwe status. Geef aan wat die betekent.",
  "invalid.suggestedDeleted":
    "Een voorgestelde status kan worden verborgen, maar niet verwijderd.",
  "invalid.suggestedStage":
    "De fase van een voorgestelde status kan niet worden gewijzigd.",
  "invalid.codeInTrash": "Deze code hoort bij een zending in de prullenbak.",
  "invalid.reserved":
    "De waarde in het veld “{label}” is een gereserveerd woord. Kies een andere.",
  "invalid.unknown": "Het veld “{label}” is niet toegestaan.",
  "invalid.noFilter": "Geef een of twee filters op.",
  "invalid.text": "Het veld “{label}” moet tekst bevatten.",
  "invalid.date": "Het veld “{label}” moet een geldige datum bevatten.",
  "invalid.timeZone":
    "Het veld “{label}” heeft een tijdzone nodig: eindig met Z of een verschil zoals +01:00.",
  "invalid.notBefore":
    "De waarde in het veld “{label}” mag niet vóór die in het veld “{other}” liggen.",
  "invalid.ahead":
    "De waarde in het veld “{label}” mag hoogstens 24 uur in de toekomst liggen.",
  "invalid.together":
    "De velden “{label}” en “{other}” horen bij elkaar: vul beide in of geen van beide.",
  "invalid.noUpdate": "Vul een status of een locatie in.",
  "invalid.common":
    "De waarde in het veld “{label}” wordt te vaak gebruikt. Kies een andere.",
  "invalid.personal":
    "Het veld “{label}” mag niet uw e-mailadres of de bedrijfsnaam bevatten.",
  "invalid.confirmed":
    "De bevestiging van het veld “{label}” komt niet overeen.",
  "invalid.wrong": "De waarde in het veld “{label}” is onjuist.",
  "invalid.unchanged":
    "De waarde in het veld “{label}” moet anders zijn dan de oude.",
  "invalid.memberName": "Kies een naam zonder @ die geen ander teamlid heeft.",
  "invalid.eraseMember":
    "Dit is het adres van een teamlid. Verwijder eerst dat lid.",
  "invalid.eraseContact":
    "Dit is het contactadres van de site zelf. Vul eerst een ander in bij de instellingen.",
  "invalid.eraseContactPhone":
    "Dit is het telefoonnummer van de site zelf. Vul eerst een ander in bij de instellingen.",
  "invalid.eraseBy":
    "Vul een van de drie in: e-mail, telefoonnummer of trackingcodes.",
  "invalid.imageType":
    "Het veld “{label}” moet een bestand van het type jpg, jpeg of png bevatten.",
  "invalid.imagePixels":
    "Het bestand in het veld “{label}” mag niet meer dan {max} megapixels hebben.",
  "invalid.imageDamaged":
    "Het bestand in het veld “{label}” kan niet worden gelezen. Mogelijk is het beschadigd.",
  "invalid.oneFile": "Het veld “{label}” mag maar één bestand bevatten.",
  "invalid.noRoom":
    "Er is geen ruimte voor meer bestanden. Verwijder bestanden die niet meer nodig zijn.",
  "invalid.halves":
    "De waarde in het veld “{label}” moet een heel of half getal zijn.",
  "invalid.object": "Het verzoek moet een JSON-object zijn.",
  "import.noText":
    "Dit bestand is geen tabel in platte tekst of heeft een andere codering. Sla het op als Excel-werkmap (.xlsx) of CSV.",
  "import.bookDamaged":
    "Deze werkmap is beschadigd. Open de werkmap in uw spreadsheet en sla die opnieuw op als Excel-werkmap (.xlsx) of CSV.",
  "import.bookLocked":
    "Dit bestand is beveiligd met een wachtwoord. Verwijder het wachtwoord in uw spreadsheet of sla de tabel op als CSV.",
  "import.bookTooLarge":
    "Deze werkmap heeft meer dan {max, number} MB aan inhoud. Verwijder wat niet nodig is of splits de werkmap in meerdere bestanden.",
  "import.bookTooSlow":
    "Het lezen van deze werkmap duurt langer dan {max, number} seconden. Verwijder wat niet nodig is of sla de tabel op als CSV.",
  "import.otherFormat":
    "Bestanden in de indeling {format} kunnen niet worden gelezen. Sla de tabel op als Excel-werkmap (.xlsx) of CSV.",
  "import.noColumn":
    "Geen enkele kolom van dit bestand is bekend. De eerste rij moet de kolommen benoemen.",
  "import.quote":
    "Een aanhalingsteken op regel {line, number} wordt niet gesloten of staat op de verkeerde plaats.",
  "import.tooManyRows":
    "Het bestand heeft meer dan {max, number} rijen. Splits het in meerdere bestanden.",
  "import.tooManyColumns":
    "Het bestand heeft meer dan {max, number} kolommen. Verwijder de kolommen die niet nodig zijn.",
  "import.tooManyLines":
    "Het bestand heeft nog inhoud onder rij {max, number}. Verwijder de lege rijen.",
  "import.longRow":
    "De rij die op regel {line, number} begint, is te lang. Misschien ontbreekt er een aanhalingsteken.",
  "import.shortYear":
    "Het veld “{label}” heeft een jaartal van vier cijfers nodig.",
  "import.shortened":
    "Een spreadsheet heeft het veld “{label}” ingekort. Maak de kolom op als tekst, vul het hele nummer in en sla het bestand opnieuw op.",
  "import.noSuchDay": "Het veld “{label}” noemt een dag die niet bestaat.",
  "import.otherCalendar":
    "Het veld “{label}” lijkt een datum van {calendar, select, persian {de Perzische kalender} islamic {de islamitische kalender (Hidjri)} buddhist {de boeddhistische kalender} roc {de Minguo-kalender} japanese {de Japanse kalender} other {de Joodse kalender}}. Vul een datum van de gregoriaanse kalender in, zoals 2026-11-28.",
  "import.dateOrder":
    "In het veld “{label}” is niet duidelijk wat de dag en wat de maand is.",
  "import.unreadable":
    "Deze rij bevat een teken dat niet te lezen is. Vul het opnieuw in uw programma in en sla het bestand nogmaals op.",
  "import.totals":
    "Deze rij lijkt een totaalregel. Is het een zending, vul dan ontvanger en bestemming in.",
  "import.moreCells":
    "Deze rij heeft meer cellen dan het bestand kolommen heeft.",
  "import.double": "Dezelfde zending als in rij {row, number}.",
  "import.sameCode": "Dezelfde trackingcode als in rij {row, number}.",
  "import.sameReference": "Dezelfde referentie als in rij {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Meerdere zendingen hebben deze referentie. Voeg de trackingcode toe.",
  "import.notUnknown":
    "“{status}” hoort niet bij de onbekende statussen van deze import.",
  "import.hasWrong":
    "{count, plural, one {# rij is} other {# rijen zijn}} fout. Verbeter het bestand of kies ervoor foute rijen over te slaan.",
  "import.tooLate": "Een import kan binnen 24 uur ongedaan worden gemaakt.",
  "import.notNow":
    "Deze import is intussen verder. Laad de pagina opnieuw om de stand te zien.",
  "import.gone": "De zending bestaat niet meer.",
  "import.changedSince":
    "De zending is sinds de import gewijzigd en blijft zoals ze is.",
  "import.erased":
    "Het bestand is verwijderd, omdat er gegevens uit zijn gewist. Upload het opnieuw.",
  "bulk.tooLate": "Een bijwerking kan binnen 24 uur ongedaan worden gemaakt.",
  "bulk.notNow":
    "Deze bijwerking loopt nog, heeft niets gewijzigd of is al ongedaan gemaakt. Laad de pagina opnieuw om de stand te zien.",
  "bulk.changedSince":
    "De zending is sinds de bijwerking gewijzigd en blijft zoals ze is.",

  // Errors of the other codes
  "error.malformed": "De inhoud van het verzoek is geen geldige JSON.",
  "error.signInNeeded": "Log in om verder te gaan.",
  "error.credentials": "Onjuist e-mailadres of wachtwoord.",
  "error.deactivated":
    "Dit account is gedeactiveerd. Vraag een eigenaar van deze site om het te activeren.",
  "error.origin": "Dit verzoek kwam van een andere site en is geweigerd.",
  "error.https":
    "Voor deze aanroep is https nodig. Gebruik het https-adres van deze site (PUBLIC_ORIGIN); een proxy die dat aanbiedt, moet X-Forwarded-Proto meesturen.",
  "error.adminExists": "Er bestaat al een beheerder.",
  "error.setupToken":
    "De installatietoken is onjuist of verlopen. Start de server opnieuw voor een nieuwe.",
  "error.parcelNotFound": "Zending niet gevonden",
  "error.severalParcels":
    "Meerdere zendingen hebben een code die hierop lijkt. Vul de precieze code in.",
  "error.activityNotFound":
    "Deze gebeurtenis staat niet meer in de geschiedenis. Misschien is ze ondertussen verwijderd.",
  "error.messageNotFound": "Bericht niet gevonden",
  "error.pageNotFound": "Pagina niet gevonden",
  "error.pagesFull":
    "Er zijn al {max, number} pagina’s. Verwijder er eerst een.",
  "error.reviewNotFound": "Beoordeling niet gevonden",
  "error.statusNotFound": "Status niet gevonden",
  "error.pathNotFound": "Pad niet gevonden",
  "error.invoiceNotFound": "Factuur niet gevonden",
  "error.mailNotFound": "E-mail niet gevonden",
  "error.mailUnderWay": "Deze e-mail wacht al of wordt al verzonden.",
  "error.mailInterrupted":
    "De server is gestopt terwijl deze e-mail werd verzonden. Misschien is hij verzonden.",
  "error.mailLeftBehind":
    "De server is gestopt voordat deze e-mail was overgedragen. Hij is niet verzonden.",
  "error.mailNotComposed": "De e-mail kon niet worden opgesteld.",
  "error.mailNoSender":
    "Er is geen afzenderadres: stel MAIL_FROM of het contact-e-mailadres in.",
  "error.mailNoMatter": "Waar deze e-mail over ging, bestaat niet meer.",
  "error.jobNotFound": "Taak niet gevonden",
  "error.importNotFound": "Import niet gevonden",
  "error.jobEnded": "Deze taak is al afgelopen.",
  "error.jobGoesOn": "Deze taak kan niet worden geannuleerd.",
  "error.stepFailed":
    "Dit kon niet worden uitgevoerd; de details staan in het logboek onder {id}.",
  "error.itemTooLarge": "Dit is te groot voor één stap.",
  "error.notErased":
    "Niet alles kon worden gewist; ‘{place}’ bevat nog gegevens van de persoon.",
  "error.mailRefused": "De mailserver heeft de e-mail geweigerd: {reason}",
  "error.mailSignIn":
    "De mailserver heeft de gebruiker of het wachtwoord niet geaccepteerd: {reason}",
  "error.mailUnencrypted":
    "De mailserver biedt geen versleuteling (STARTTLS), zonder welke niets wordt verzonden: {reason}",
  "error.mailFailed": "De e-mail kon niet worden verzonden: {reason}",
  "error.mailTimeout":
    "De mailserver antwoordde niet op tijd. De e-mail is niet verzonden.",
  "error.mailUnknown":
    "De verbinding met de mailserver werd tijdens de overdracht verbroken. De e-mail is misschien verzonden.",
  "error.mailNotSetUp":
    "E-mail is niet volledig ingesteld: de taak doctor zegt wat er ontbreekt.",
  "error.mailHeaders":
    "Een adres of het onderwerp van deze e-mail is niet toegestaan.",
  "error.memberNotFound": "Lid niet gevonden",
  "error.trashNotFound": "Niet gevonden in de prullenbak",
  "error.lastOwner":
    "Dit is de laatste eigenaar. Maak eerst een ander actief lid eigenaar.",
  "error.notInvited":
    "Een nieuwe link is er alleen voor een actief lid dat de uitnodiging nog niet heeft aangenomen.",
  "error.method": "Deze methode is hier niet toegestaan.",
  "invalid.notTogether": "{one} en {two} kunnen niet samen worden gebruikt.",
  "invalid.codesOrFilter": "Stuur codes of filter, niet allebei.",
  "invalid.manyFilters":
    "Combineer hoogstens twee hiervan: een fase; vertraagd, verwacht of zonder nieuws; een zoekopdracht.",
  "invalid.fixedSort":
    "De volgorde van een zoekopdracht of van de zendingen van een taak kan niet worden gewijzigd.",
  "invalid.closedSort":
    "Zo kunnen alleen lopende zendingen worden gesorteerd, en deze fase heeft er geen.",
  "error.notAllowed":
    "Uw rol staat dit niet toe. Vraag een eigenaar om uw rol te wijzigen of het voor u te doen.",
  "error.conflict":
    "{known, select, yes {{by}} other {Iemand anders}} heeft deze gegevens gewijzigd. Laad ze opnieuw en herhaal uw wijziging.",
  "error.repeated":
    "De Idempotency-Key is al eerder met een andere inhoud gebruikt.",
  "error.slow": "Het duurde te lang voordat het verzoek binnenkwam.",
  "error.tooLarge": "Het verzoek mag niet groter zijn dan {max, number} KiB.",
  "error.tooManyFields":
    "Het verzoek mag niet meer dan {max, number} velden bevatten.",
  "error.fileTooLarge":
    "Het bestand mag niet groter zijn dan {max, number} MB.",
  "error.mediaType":
    "De inhoud van het verzoek moet als {type} worden verzonden.",
  "error.encoded":
    "De inhoud van het verzoek mag niet gecomprimeerd zijn. Verstuur die zonder Content-Encoding.",
  "error.verification":
    "Dit komt niet overeen met het e-mailadres of het telefoonnummer van de ontvanger.",
  "error.tooMany":
    "Te veel pogingen. Probeer het over {minutes, plural, one {# minuut} other {# minuten}} opnieuw.",
  "error.host": "Deze hostnaam wordt hier niet bediend.",
  "error.badRequest": "Het verzoek kon niet worden begrepen.",
  "error.busy": "De dienst is druk bezet. Probeer het zo meteen opnieuw.",
  "error.converting":
    "De site wordt bijgewerkt ({percent, number} %). Probeer het zo meteen opnieuw.",
  "error.readOnly": "Opslaan is nu niet mogelijk. Probeer het later opnieuw.",
  "error.internal": "Er is iets misgegaan. Verzoek-ID: {id}",

  // Messages of success
  "message.adminCreated": "De beheerder is aangemaakt. U kunt nu inloggen.",
  "message.signedIn": "U bent ingelogd.",
  "message.signedOut": "U bent uitgelogd.",
  "message.pinRequested":
    "Als dit e-mailadres bekend is, is er een pincode onderweg.",
  "message.noMailServer":
    "Er is geen mailserver ingesteld. Vraag degene die de site beheert om een herstellink.",
  "message.passwordReset":
    "Uw wachtwoord is opnieuw ingesteld. U kunt er nu mee inloggen.",
  "message.passwordChanged":
    "Uw wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.",
  "message.sessionsEnded": "Al uw andere sessies zijn beëindigd.",
  "message.memberInvited":
    "De uitnodiging is klaar. Geef de link door: hij wordt alleen nu getoond.",
  "message.memberInvitedMailed":
    "De uitnodiging is per e-mail onderweg. U kunt ook de link doorgeven: hij wordt alleen nu getoond.",
  "message.memberUpdated": "Het lid is bijgewerkt.",
  "message.memberRemoved": "Het lid is verwijderd.",
  "message.invitationAccepted": "Uw account is klaar. U kunt nu inloggen.",
  "message.nameUpdated": "Uw naam is gewijzigd.",
  "message.parcelCreated": "De zending is aangemaakt.",
  "message.parcelUpdated": "De zending is bijgewerkt.",
  "message.parcelDeleted": "De zending is verwijderd.",
  "message.parcelRestored": "De zending is hersteld.",
  "message.trashed": "{name} ligt in de prullenbak.",
  "message.trashedMany":
    "{count, plural, one {# zending ligt in de prullenbak.} other {# zendingen liggen in de prullenbak.}}",
  "message.restoredMany":
    "{count, plural, one {# zending is hersteld.} other {# zendingen zijn hersteld.}}",
  "message.trashErased": "Definitief gewist.",
  "message.activityCreated":
    "De gebeurtenis is aan de geschiedenis toegevoegd.",
  "message.activityUpdated": "De gebeurtenis in de geschiedenis is bijgewerkt.",
  "message.activityDeleted":
    "De gebeurtenis is uit de geschiedenis verwijderd. De zending toont nu: {values}.",
  "message.invoiceCreated": "De factuur is uitgereikt.",
  "message.settingsUpdated": "De instellingen zijn bijgewerkt.",
  "message.messageReceived": "Uw bericht is ontvangen.",
  "message.messageDeleted": "Het bericht is verwijderd.",
  "message.emailSent": "Uw e-mail is verzonden.",
  "message.emailKept":
    "De e-mail is bewaard. Er wordt niets verzonden: er is geen mailserver ingesteld.",
  "message.mailQueued": "De e-mail wordt opnieuw verzonden.",
  "message.jobCancelled": "De taak is geannuleerd.",
  "message.bulkStarted": "De update is gestart.",
  "message.bulkUndoing": "De bijwerking wordt ongedaan gemaakt.",
  "message.importUploaded": "Het bestand is geüpload en wordt gecontroleerd.",
  "message.importChecking": "Het bestand wordt opnieuw gecontroleerd.",
  "message.importStatuses": "De fasen zijn opgeslagen.",
  "message.importStarted": "De import is gestart.",
  "message.importUndoing": "De import wordt ongedaan gemaakt.",
  "message.importDeleted": "De import is verwijderd.",
  "message.pageCreated": "De pagina is aangemaakt.",
  "message.pageUpdated": "De pagina is bijgewerkt.",
  "message.pageDeleted": "De pagina is verwijderd.",
  "message.pageRestored": "De pagina is hersteld.",
  "message.reviewCreated": "De beoordeling is aangemaakt.",
  "message.reviewUpdated": "De beoordeling is bijgewerkt.",
  "message.reviewDeleted": "De beoordeling is verwijderd.",
  "message.reviewsConfirmed": "De beoordelingen zijn als de uwe bevestigd.",
  "message.statusCreated": "De status is aangemaakt.",
  "message.statusUpdated": "De status is bijgewerkt.",
  "message.statusDeleted": "De status is verwijderd.",
  "message.nothingToUpdate": "Er is niets om bij te werken.",

  // Tracking
  "tracking.heading": "Volg uw zending",
  "tracking.intro":
    "De code staat op uw ontvangstbewijs en in het verzendbericht. Hoofdletters, spaties en streepjes maken niet uit.",
  "tracking.code": "Trackingcode",
  "tracking.placeholder": "Vul uw trackingcode in",
  "tracking.button": "Volgen",
  "tracking.back": "Terug naar de startpagina",
  "tracking.loading": "ZOEKEN…",
  "tracking.shipping": "Verzendgegevens",
  "tracking.history": "Geschiedenis van de zending",
  "tracking.destination": "Bestemming",
  "tracking.sentFrom": "Herkomst",
  "tracking.image": "Afbeelding van de zending",
  "tracking.imageAlt": "Foto van de zending",
  "tracking.noHistory":
    "Er is nog niets vastgelegd. De eerste gebeurtenis verschijnt hier zodra de zending in beweging komt.",
  "tracking.zone": "Tijdzone: {zone}.",
  "tracking.earlier": "Eerdere gebeurtenissen",
  "tracking.copy": "Code kopiëren",
  "tracking.copied": "Gekopieerd",
  "tracking.print": "Afdrukken",
  "tracking.printedAddress": "Volg deze zending op",
  "tracking.status": "Status",
  "tracking.announced": "Aangemeld, nog niet ontvangen",
  "tracking.weight": "Gewicht",
  "tracking.currentLocation": "Huidige locatie",
  "tracking.deliveryDate": "Verwachte bezorgdatum",
  "tracking.delayed": "Vertraagd",
  "tracking.deliveredOn": "Bezorgd op",
  "tracking.returnedOn": "Geretourneerd op",
  "tracking.cancelledOn": "Geannuleerd op",
  "tracking.expectedBy": "Werd verwacht op",
  "tracking.after.pending":
    "De afzender heeft de zending aangemeld. Zodra wij haar ontvangen, gaat ze op reis.",
  "tracking.after.pickedUp":
    "Wij hebben de zending. Nu gaat ze op weg naar de bestemming.",
  "tracking.after.inTransit":
    "De zending is op weg naar de bestemming. Daarna komt de bezorger ermee langs.",
  "tracking.after.customs":
    "De douane controleert de zending. Na vrijgave reist ze verder.",
  "tracking.after.onHold":
    "De zending kan op dit moment niet verder. Neem contact op als u wilt weten waarom.",
  "tracking.after.outForDelivery":
    "De bezorger heeft de zending. Zorg dat iemand haar kan aannemen.",
  "tracking.after.readyForPickup":
    "De zending ligt voor u klaar. Neem de code van de zending en een identiteitsbewijs mee.",
  "tracking.after.delivered":
    "De zending is aangekomen. Neem contact op als er iets ontbreekt of beschadigd is.",
  "tracking.after.deliveryFailed":
    "Wij konden de zending niet bezorgen. Meestal proberen wij het de volgende werkdag opnieuw; neem contact op als een andere dag of plaats u beter uitkomt.",
  "tracking.after.returned":
    "De zending is terug bij de afzender. Neem contact op als u haar nog nodig hebt.",
  "tracking.after.cancelled":
    "Deze zending wordt niet bezorgd. Neem contact op als u dat niet had verwacht.",
  "tracking.updated": "Laatst bijgewerkt",
  "tracking.recipientName": "Naam ontvanger",
  "tracking.email": "E-mail",
  "tracking.address": "Adres",
  "tracking.phone": "Telefoon",
  "tracking.senderName": "Naam afzender",
  "tracking.pickupLocation": "Ophaallocatie",
  "tracking.unset": "Niet opgegeven",
  "tracking.color.green": "Voltooid",
  "tracking.color.black": "Statusupdate",
  "tracking.color.gold": "Let op",
  "tracking.color.red": "Probleem",
  "tracking.verificationTitle": "Is dit uw zending?",
  "tracking.verificationText":
    "Persoonlijke gegevens zijn verborgen. Bevestig dat u de ontvanger bent om ze te zien.",
  "tracking.verificationLabel":
    "E-mailadres van de ontvanger, of de laatste 4 cijfers van het telefoonnummer",
  "tracking.verificationButton": "Gegevens tonen",
  "tracking.share": "Delen",
  "tracking.copyLink": "Link kopiëren",
  "tracking.progress": "Voortgang",
  "tracking.done": "voltooid",
  "tracking.searched": "U zocht naar",
  "tracking.next": "Wat u nu kunt doen",
  "tracking.codeForm":
    "Een trackingcode heeft {min, number} tot {max, number} tekens: letters van A tot Z, cijfers en streepjes.",
  "tracking.nextCompare":
    "Vergelijk de code teken voor teken met die op uw ontvangstbewijs: 0 en O, 1 en I zijn makkelijk te verwarren.",
  "tracking.nextWait":
    "Het kan enkele uren duren voordat een nieuwe code hier bekend is. Probeer het later opnieuw.",
  "tracking.nextAsk": "Vraag de afzender of de code volledig is.",
  "tracking.nextConnection":
    "De verbinding met deze site is mislukt. Controleer of u online bent en zoek opnieuw.",
  "tracking.contact": "Contact opnemen",
  "tracking.map": "Kaart",
  "tracking.mapHint":
    "Sleep de kaart, verplaats die met twee vingers op een aanraakscherm of gebruik de pijltjestoetsen, + en -.",
  "tracking.zoomIn": "Inzoomen",
  "tracking.zoomOut": "Uitzoomen",

  // Mails
  "mail.message.subject": "Bericht van het contactformulier: {subject}",
  "mail.message.intro":
    "Iemand heeft {company} via het contactformulier geschreven.",
  "mail.message.answer": "Beantwoord deze e-mail om naar {email} te schrijven.",
  "mail.message.noEmail": "De afzender heeft geen e-mailadres opgegeven.",
  "mail.message.name": "Naam",
  "mail.pin.subject": "Uw pincode voor een nieuw wachtwoord",
  "mail.pin.text":
    "Iemand, waarschijnlijk u, wil een nieuw wachtwoord instellen voor het beheer van {company}. Dit is uw pincode:",
  "mail.pin.once": "Hij werkt één keer en {minutes} minuten lang.",
  "mail.pin.ignore":
    "Was u dit niet, negeer dan deze e-mail. Er is niets veranderd.",
  "mail.pin.button": "Nieuw wachtwoord instellen",
  "mail.invitation.subject": "Uitnodiging voor het beheer van {company}",
  "mail.invitation.text":
    "U bent uitgenodigd om te werken in het beheer van {company}. Kies een wachtwoord om te beginnen.",
  "mail.invitation.button": "Uitnodiging aannemen",
  "mail.invitation.code": "Vraagt de pagina om een code, dan is het deze:",
  "mail.invitation.page":
    "Open de pagina {path} van het beheer en voer deze code in:",
  "mail.invitation.once": "De uitnodiging werkt één keer, tot {moment}.",
  "mail.invitation.ignore": "Verwachtte u deze e-mail niet, negeer hem dan.",
  "mail.password.subject": "Uw wachtwoord is gewijzigd",
  "mail.password.text":
    "Het wachtwoord voor het beheer van {company} is gewijzigd en oudere sessies zijn beëindigd.",
  "mail.password.notYou":
    "Was u dit niet, vraag dan meteen een pincode aan op de inlogpagina en stel een nieuw wachtwoord in.",
  "mail.chatCode.subject": "De chatcode is gewijzigd",
  "mail.chatCode.text":
    "De chatcode op de openbare pagina’s van {company} is gewijzigd. Zulke code draait in de browser van elke bezoeker.",
  "mail.chatCode.notYou":
    "Was u dit niet, verwijder hem dan in de HTML-instellingen en wijzig uw wachtwoord.",
  "mail.footer": "Verzonden door {company}",
  "mail.sample.subject": "Uw zending is onderweg",
  "mail.sample.text":
    "Goedendag,\n\nUw zending heeft ons magazijn verlaten en is binnenkort bij u.\n\nMet vriendelijke groet",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `n.v.t., nvt, niet van toepassing, niet bekend, niet beschikbaar, niet opgegeven, niet ingevuld, geen, nog niet bekend,
  nog te bepalen, n.n.b., nnb, n.t.b., ntb, n.b., leeg`,
  pieces:
    `st, stuk, stuks, pakket, pakketten, pakje, pakjes, collo, colli, doos, dozen, pallet, pallets, zak, zakken`,
  totals: "totaal, eindtotaal, subtotaal, som, totaal generaal",
  dates: "om, op, de, den, vanaf, tot, u, uur, dag",
  streets:
    `straat laan weg plein gracht kade singel dijk steeg dreef huis huisnummer woning appartement verdieping etage`,
  headings: {
    recipient: "ontvanger, ontvangers, geadresseerde",
    shipping:
      "bezorg, bezorging, lever, levering, aflever, verzend, verzending, bestemming",
    buyer: "klant, koper, besteller",
    billing: "factuur, facturatie",
    sender: "afzender, afzenders, verzender",
    pickup: "ophaal, afhaal, herkomst",
    name:
      "naam, voornaam, achternaam, volledige naam, tussenvoegsel, contactpersoon, contact",
    company: "bedrijf, bedrijfsnaam, firma, organisatie",
    address: "adres, straat, straatnaam, adresregel",
    house: "huisnummer, huisnr, toevoeging, huisnummer toevoeging",
    postcode: "postcode",
    city: "plaats, plaatsnaam, stad, woonplaats",
    region: "provincie, regio",
    country: "land",
    phone: "telefoon, tel, mobiel, gsm, mobiele telefoon",
    email: "e-mail, mail, e-mailadres, mailadres",
    shipment: "zending",
    order: "bestelling, bestel, order",
    package: "pakket, collo",
    packages: "pakketten, colli, dozen",
    tracking_code:
      "track and trace, track & trace, tracking, trackingcode, vrachtbrief",
    barcode: "barcode, streepjescode",
    reference: "referentie, ref, kenmerk, uw referentie, onze referentie",
    destination:
      "bestemming, afleverplaats, leverplaats, bezorgplaats, plaats van bestemming",
    pickup_location:
      "ophaallocatie, afhaallocatie, laadplaats, vertrekplaats, herkomst, plaats van herkomst",
    current_location:
      "huidige locatie, locatie, huidige plaats, laatste locatie, actuele locatie",
    status: "status, huidige status, laatste status",
    weight: "gewicht, brutogewicht, totaalgewicht, verzendgewicht",
    pieces: "stuks, colli, pcs",
    shipped_via:
      "vervoerder, verzendservice, bezorgdienst, pakketdienst, koerier, transporteur",
    method:
      `verzendmethode, verzendwijze, dienst, service, bezorgoptie, bezorgmethode, leveringswijze, verzendoptie`,
    parcel_content:
      "inhoud, goederen, goederenomschrijving, omschrijving goederen",
    declared_value:
      "aangegeven waarde, goederenwaarde, verzekerde waarde, douanewaarde, waarde van de goederen",
    min_expected_delivery_date:
      "levering vanaf, bezorging vanaf, vroegste leverdatum, vroegste bezorgdatum",
    max_expected_delivery_date:
      `leverdatum, bezorgdatum, verwacht, verwachte levering, verwachte leverdatum, verwachte bezorgdatum, verwachte
  aankomst, geplande levering, levering uiterlijk, uiterste leverdatum`,
    number: "nummer, nr",
    count: "aantal, hoeveelheid",
    of: "van, de, het, der, voor, en",
    unit: "kilogram, gram, optioneel, verplicht",
    article: "artikel, product",
  },
};
