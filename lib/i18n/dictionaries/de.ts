import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** German. */
export const de: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menü",
  "nav.close": "Menü schließen",
  "nav.home": "Start",
  "nav.homePage": "Startseite",
  "nav.contact": "Kontakt",
  "nav.track": "Sendung verfolgen",
  "nav.skip": "Zum Inhalt springen",
  "theme.toDark": "Dunkles Design einschalten",
  "theme.toLight": "Helles Design einschalten",
  "language.choose": "Sprache wählen",
  "nav.main": "Hauptmenü",
  "nav.side": "Menü der Website",
  "nav.breadcrumb": "Sie sind hier",
  "footer.line": "Fracht per Luft, See und Straße seit {year}.",
  "footer.lineNoYear": "Fracht per Luft, See und Straße.",
  "footer.company": "Unternehmen",
  "footer.contact": "Kontakt",
  "page.about": "Über uns",
  "page.privacy": "Datenschutz",

  // Home page
  "home.title": "Fracht per Luft, See und Straße",
  "home.description":
    "{company} befördert Fracht per Luft, See und Straße, verwahrt sie sicher in eigenen Lagern und zeigt Schritt für Schritt, wo sie ist.",
  "home.hero.title": "Weltweit geliefert, jederzeit im Blick",
  "home.hero.promise":
    "Per Luft, See und Straße seit {year}. Geben Sie Ihre Sendungsnummer ein und sehen Sie, wo Ihre Sendung ist und wann sie ankommt.",
  "home.hero.promiseNoYear":
    "Per Luft, See und Straße. Geben Sie Ihre Sendungsnummer ein und sehen Sie, wo Ihre Sendung ist und wann sie ankommt.",
  "home.services.title": "Alles von Tür zu Tür",
  "home.services.lead":
    "Ein Unternehmen bucht den Flug, belädt das Schiff, fährt die letzte Meile und lagert Ihre Ware dazwischen trocken.",
  "home.services.air": "Luftfracht",
  "home.services.airText":
    "Für Ware, die nicht warten kann. Wir buchen den Flug, bereiten die Zollpapiere vor und übergeben die Sendung am Flughafen oder an Ihrer Tür.",
  "home.services.sea": "Seefracht",
  "home.services.seaText":
    "Ein ganzer Container oder Platz in einem Sammelcontainer. Wir planen die Überfahrt, behalten den Fahrplan im Auge und melden Änderungen früh.",
  "home.services.road": "Straßentransport",
  "home.services.roadText":
    "Abholung und Zustellung per Lkw, Komplett- und Teilladungen, von der ersten bis zur letzten Meile.",
  "home.services.warehouse": "Lagerung",
  "home.services.warehouseText":
    "Trockene und sichere Lagerung. Ihre Ware wird angenommen, gezählt, verwahrt und weitergeschickt, sobald Sie es sagen.",
  "home.qualities.title": "Worauf Sie sich verlassen können",
  "home.qualities.pricing": "Transparente Preise",
  "home.qualities.pricingText":
    "Das Angebot nennt alle Kosten, und die Rechnung hält sich an das Angebot.",
  "home.qualities.tracking": "Sendungsstatus in Echtzeit",
  "home.qualities.trackingText":
    "Jeder Schritt erscheint mit Ort und Zeit in der Sendungsverfolgung, sobald er erfasst ist.",
  "home.qualities.storage": "Zwischenlagerung",
  "home.qualities.storageText":
    "Zwischen zwei Etappen wartet Ihre Ware unter einem Dach, gezählt beim Eingang und beim Ausgang.",
  "home.about.eyebrow": "Über uns",
  "home.about.title": "Seit {year} mit Fracht unterwegs",
  "home.about.titleNoYear": "Fracht ist unser Handwerk",
  "home.about.text":
    "Pakete, Paletten und ganze Container reisen mit {company} so, wie es für sie am besten ist: durch die Luft, über das Meer, auf der Straße und ins Lager, wenn sie warten müssen.",
  "home.about.founded": "Gegründet",
  "home.about.containers": "Container, bis zu",
  "home.about.tracking": "Sendungsstatus, Tag und Nacht",
  "home.hero.nightTitle": "Zustellung rund um die Uhr",
  "home.hero.nightText":
    "Lastwagen, Terminals und Menschen arbeiten die Nacht hindurch, damit heute früh ankommen kann, was gestern auf den Weg ging.",
  "home.hero.surfTitle": "Auf See zu Hause",
  "home.hero.surfText":
    "Was das Wetter auch bringt: Wir behalten die Überfahrt im Blick und sagen Ihnen früh, wenn sich die Ankunft ändert.",
  "home.carousel.label": "Unsere Arbeit in Bildern",
  "home.carousel.slide": "{number} von {count}",
  "home.carousel.pause": "Bilder anhalten",
  "home.carousel.play": "Bilder weiterlaufen lassen",
  "home.slider.previous": "Vorherige",
  "home.slider.next": "Nächste",
  "home.work.title": "Was wir tun",
  "home.work.lead":
    "Vom ersten Anruf bis zur Unterschrift an der Tür: Diese Schritte nehmen wir Ihnen ab.",
  "home.work.pack": "Verpacken und abholen",
  "home.work.packText":
    "Wir holen Ihre Ware ab, von Ihnen oder von uns verpackt, und prüfen sie Stück für Stück.",
  "home.work.customs": "Papiere und Zoll",
  "home.work.customsText":
    "Aus- und Einfuhranmeldungen, Bescheinigungen und Abgaben, fertig, bevor die Ware ankommt.",
  "home.work.plan": "Den Weg planen",
  "home.work.planText":
    "Per Luft, See, Straße oder gemischt: Wir wählen den Weg, der zu Termin und Budget passt.",
  "home.work.store": "Lagern und sortieren",
  "home.work.storeText":
    "Ware, die warten muss, liegt trocken, gezählt und bereit zur Weiterreise.",
  "home.work.deliver": "Zustellen",
  "home.work.deliverText":
    "Die letzte Meile endet an Ihrer Tür, an Ihrer Rampe oder an einer Abholstelle in der Nähe.",
  "home.work.answer": "Antworten",
  "home.work.answerText":
    "Ein Mensch kümmert sich um Ihre Frage und hat den Verlauf Ihrer Sendung vor Augen.",
  "home.about.mission": "Unser Auftrag",
  "home.about.missionText":
    "Jede Sendung so zu befördern, als wäre sie unsere eigene, und ehrlich zu sagen, wo sie ist.",
  "home.about.vision": "Unsere Vision",
  "home.about.visionText":
    "Eine Welt, in der es so einfach ist, Ware ins Ausland zu schicken, wie einen Brief aufzugeben.",
  "home.about.more": "Mehr über uns",
  "home.gauges.title": "Worin wir Erfahrung haben",
  "home.gauges.lead":
    "Wie viel wir in jedem Bereich selbst erledigen, von der Buchung bis zur Zustellung.",
  "home.gauges.warehousing": "Lagerung",
  "home.gauges.ocean": "Seefracht",
  "home.gauges.air": "Luftfracht",
  "home.sampleFigure": "Beispielzahl",
  "home.reviews.title": "Was Kunden sagen",
  "home.reviews.lead": "In ihren eigenen Worten.",
  "home.reviews.none":
    "Noch gibt es keine Bewertungen. Die ersten erscheinen hier, sobald Kunden welche abgeben.",
  "home.reviews.rating": "Mit {rating, number} von 5 Sternen bewertet",
  "home.sampleReview": "Beispielbewertung",
  "home.portfolio.title": "Was mit uns reist",
  "home.portfolio.lead": "Ein Blick auf die Güter, die wir befördern.",
  "home.portfolio.container": "Komplettcontainer",
  "home.portfolio.containerText": "An Ihrer Tür versiegelt, am Ziel geöffnet.",
  "home.portfolio.pallet": "Paletten und Teilladungen",
  "home.portfolio.palletText":
    "Sie bezahlen den Platz, den Sie brauchen, und teilen den Rest.",
  "home.portfolio.parcel": "Pakete",
  "home.portfolio.parcelText":
    "Klein und eilig, mit einer Nummer, die jeden Schritt zeigt.",
  "home.portfolio.cool": "Gekühlte Ware",
  "home.portfolio.coolText":
    "Von Anfang bis Ende auf ihrer Temperatur gehalten.",
  "home.portfolio.machine": "Maschinen und Schwergut",
  "home.portfolio.machineText":
    "Gehoben, gezurrt und begleitet von Leuten, die es können.",
  "home.faq.title": "Fragen und Antworten",
  "home.faq.contact": "Ihre Frage ist nicht dabei? Schreiben Sie uns.",
  "home.faq.work": "Wie funktioniert es?",
  "home.faq.workAnswer":
    "Sagen Sie uns, was Sie von wo nach wo senden möchten. Wir machen Ihnen ein Angebot, holen die Ware am vereinbarten Tag ab und geben Ihnen eine Sendungsnummer. Damit verfolgen Sie jeden Schritt bis zur Zustellung.",
  "home.faq.track": "Wie verfolge ich meine Sendung?",
  "home.faq.trackAnswer":
    "Geben Sie die Sendungsnummer von Ihrem Beleg in das Suchfeld oben auf dieser Seite oder unter Sendung verfolgen ein. Sie sehen, wo die Sendung ist, wann sie erwartet wird und was bisher geschehen ist. Ein Konto brauchen Sie nicht.",
  "home.faq.quote": "Wie bekomme ich mein Angebot?",
  "home.faq.quoteAnswer":
    "Senden Sie uns Gewicht, Maße und beide Adressen über das Kontaktformular. Wir antworten mit einem Angebot, das jede Gebühr nennt; wenn Sie es annehmen, vereinbaren wir den Abholtag.",
  "home.faq.support": "Wie bekomme ich Hilfe?",
  "home.faq.supportAnswer":
    "Nutzen Sie das Kontaktformular oder schreiben Sie an die Adresse am Fuß jeder Seite. Geht es um eine Sendung, nennen Sie die Sendungsnummer: Dann können wir sofort antworten.",

  // Contact page
  "contact.hero":
    "Wir hören gern zu und freuen uns sehr auf das Gespräch mit Ihnen",
  "contact.details": "So erreichen Sie uns",
  "contact.email": "E-Mail",
  "contact.phone": "Telefon",
  "contact.phoneAlt": "Weitere Telefonnummer",
  "contact.address": "Adresse",
  "contact.empty":
    "Unsere Kontaktdaten sind hier noch nicht veröffentlicht. Bitte nutzen Sie die Adresse oder Telefonnummer auf Ihren Versandpapieren.",
  "contact.formTitle": "Schreiben Sie uns",
  "contact.emailHint": "Damit wir Ihnen antworten können.",
  "contact.send": "Nachricht senden",
  "contact.trap": "Dieses Feld leer lassen",
  "contact.trackTitle": "Sie suchen eine Sendung?",
  "contact.trackText":
    "Die Sendungsverfolgung zeigt Ihnen sofort, wo sie ist und wann sie ankommt.",

  // Error pages
  "errorPage.notFound": "Nicht gefunden",
  "errorPage.notFoundText": "Diese Ressource gibt es hier nicht",
  "errorPage.badRequest": "Ungültige Anfrage",
  "errorPage.forbidden": "Zugriff verweigert",
  "errorPage.method": "Methode nicht erlaubt",
  "errorPage.tooLarge": "Zu groß",
  "errorPage.tooLargeText":
    "Es wurde mehr gesendet, als hier Platz hat. Gehen Sie zurück und senden Sie einen kürzeren Text oder eine kleinere Datei.",
  "errorPage.tooMany": "Zu viele Anfragen",
  "errorPage.unavailable": "Dienst nicht verfügbar",
  "errorPage.error": "Fehler",
  "errorPage.address": "Adresse",
  "errorPage.back": "Zurück",
  "errorPage.forbiddenText": "Diese Anfrage wurde abgelehnt.",
  "errorPage.tooManyText":
    "Das war etwas zu schnell. Bitte warten Sie einige Minuten und versuchen Sie es erneut.",
  "errorPage.errorText":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.",

  // Control panel
  "control.name": "Verwaltung",
  "control.signOut": "Abmelden",
  "control.signIn.title": "Admin-Anmeldung",
  "control.signIn.lead": "Für alle, die Sendungen in Bewegung halten.",
  "control.signIn.ended":
    "Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um fortzufahren; was Sie eingegeben haben, bleibt erhalten.",
  "control.signIn.endedFile":
    "Ihre Sitzung ist abgelaufen, und es wurde nichts gespeichert. Melden Sie sich wieder an und wählen Sie die Datei noch einmal aus.",
  "control.signIn.noCookies":
    "Ihr Browser lehnt Cookies ab und kann deshalb nicht angemeldet bleiben. Erlauben Sie Cookies für diese Website und melden Sie sich dann noch einmal an.",
  "control.signIn.signedOut":
    "Sie wurden abgemeldet. Melden Sie sich wieder an, um fortzufahren.",
  "control.resume.title": "Wieder angemeldet",
  "control.resume.lead":
    "Was Sie eingegeben haben, ist noch da. Es wurde noch nicht gesendet.",
  "control.resume.button": "Fortfahren",
  "control.signIn.button": "Anmelden",
  "control.signIn.forgot": "Passwort vergessen?",
  "control.signUp.title": "Administrator anlegen",
  "control.signUp.lead":
    "Das Konto, das Sie hier anlegen, verwaltet die gesamte Website. Dieser Link funktioniert nur einmal.",
  "control.signUp.hint":
    "8 bis 300 Zeichen. Am besten ein Satz, den nur Sie kennen.",
  "control.signUp.privacy": "Was Besucher von einem Empfänger sehen",
  "control.signUp.privacyHint":
    "Sie können das jederzeit in den Einstellungen ändern.",
  "control.signUp.button": "Administrator anlegen",
  "control.signUp.toSignIn": "Zur Anmeldung",
  "control.reset.title": "Admin-Passwort zurücksetzen",
  "control.reset.lead":
    "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten eine PIN, mit der Sie ein neues Passwort festlegen können.",
  "control.reset.askLead":
    "Mit einem Link zum Zurücksetzen oder einer PIN können Sie ein neues Passwort festlegen.",
  "control.reset.button": "PIN senden",
  "control.reset.havePin": "Ich habe schon eine PIN",
  "control.reset.newLead":
    "Geben Sie die PIN aus der E-Mail ein und wählen Sie ein neues Passwort. Die PIN gilt einmal und 15 Minuten lang.",
  "control.reset.givenLead":
    "Geben Sie die PIN ein, die Sie bekommen haben, und wählen Sie ein neues Passwort. Die PIN gilt einmal und 15 Minuten lang.",
  "control.reset.newButton": "Neues Passwort festlegen",
  "control.reset.again": "Neue PIN anfordern",
  "control.account.title": "Mein Konto",
  "control.account.password": "Passwort ändern",
  "control.account.text":
    "Ein neues Passwort beendet Ihre Sitzungen auf allen anderen Geräten.",
  "control.sessions.title": "Wo Sie angemeldet sind",
  "control.sessions.lead":
    "Eine Sitzung endet nach 60 Minuten ohne Nutzung, spätestens nach 12 Stunden. Bei mehr als fünf endet die älteste.",
  "control.sessions.own": "Dieser Browser",
  "control.sessions.other": "Ein anderer Browser",
  "control.sessions.since": "Angemeldet",
  "control.sessions.seen": "Zuletzt genutzt",
  "control.sessions.button": "Überall sonst abmelden",
  "control.account.name": "Ihr Name",
  "control.account.nameText":
    "Ihre Kollegen sehen ihn neben allem, was Sie tun.",
  "control.team.title": "Team",
  "control.team.add": "Mitglied einladen",
  "control.team.createLead":
    "Die eingeladene Person erhält einen Link, der einmal und 48 Stunden lang gilt, und wählt ihr Passwort selbst.",
  "control.team.invite": "Einladen",
  "control.team.empty": "Noch keine Mitglieder",
  "control.team.emptyText": "Wen Sie einladen, der erscheint hier.",
  "control.team.active": "Aktiv",
  "control.team.pending": "Eingeladen",
  "control.team.inactive": "Deaktiviert",
  "control.team.since": "Im Team seit",
  "control.team.seen": "Zuletzt gesehen",
  "control.team.link": "Einladungslink",
  "control.team.newLink": "Neuer Link",
  "control.team.newLinkText":
    "Für 48 Stunden. Frühere Links gelten nicht mehr.",
  "control.team.deactivate": "Deaktivieren",
  "control.team.deactivateText":
    "Meldet diese Person sofort überall ab, bis Sie sie wieder aktivieren.",
  "control.team.activate": "Aktivieren",
  "control.team.activateText": "Diese Person kann sich wieder anmelden.",
  "control.team.removeText":
    "Der Name bleibt neben allem stehen, was diese Person getan hat.",
  "control.team.rights": "Was jede Rolle darf",
  "rights.mail": "E-Mails",
  "rights.owner": "E-Mail-Einstellungen und Chat-Code",
  "rights.read": "Nur ansehen",
  "role.owner": "Inhaber",
  "role.ownerText": "Alles, auch das Team.",
  "role.manager": "Leitung",
  "role.managerText": "Alles außer Team, E-Mail-Einstellungen und Chat-Code.",
  "role.clerk": "Bürokraft",
  "role.clerkText": "Sendungen, Rechnungen, Nachrichten und E-Mails.",
  "control.invite.title": "Dem Team beitreten",
  "control.invite.lead":
    "Wählen Sie ein Passwort und den Namen, den Ihre Kollegen sehen.",
  "control.invite.namedLead":
    "Wählen Sie ein Passwort. Ihre Kollegen sehen den Namen aus der Einladung.",
  "control.invite.codeHint": "Der letzte Teil des Links, nach „token=“.",
  "control.invite.nameHint":
    "Leer: der Name aus der Einladung, falls sie einen hat.",
  "control.invite.button": "Konto anlegen",
  "control.api.title": "API-Referenz",
  "control.api.text":
    "Jeder Aufruf mit seinen Feldern und einem Beispiel für die Befehlszeile. Aufrufe für Administratoren brauchen das Cookie, das die Anmeldung setzt.",
  "control.api.openapi": "Beschreibung für Programme (OpenAPI 3.1)",
  "control.api.admin": "Für Administratoren",
  "control.api.public": "Für alle",
  "control.api.optional": "Für alle; Administratoren sehen mehr",
  "control.api.field": "Feld",
  "control.api.allowed": "Erlaubt ist",
  "control.api.required": "erforderlich",
  "control.api.refusals": "Kann abgelehnt werden mit",
  "control.api.example": "Beispiel",
  "control.api.noFields": "Dieser Aufruf nimmt keine Felder.",
  "control.dashboard.title": "Übersicht",
  "control.dashboard.signedIn": "Angemeldet als {name}",
  "control.keys.title": "Tastenkürzel",
  "control.keys.help": "Diese Liste anzeigen",
  "control.keys.then": "dann",
  "control.keys.use": "Tastenkürzel verwenden",
  "control.keys.close": "Schließen",
  "control.journal.title": "Protokoll",
  "control.journal.lead":
    "Wer was wann geändert hat, das Neueste zuerst. Einträge bleiben {days} Tage erhalten.",
  "control.journal.csv": "Als CSV herunterladen",
  "control.journal.empty": "Keine passenden Ereignisse",
  "control.journal.person": "Person",
  "control.journal.everyone": "Alle",
  "control.journal.only": "Nur {record}",
  "control.journal.noun": "Art des Datensatzes",
  "control.journal.anything": "Alle Arten",
  "control.journal.day": "Tag",
  "control.journal.show": "Anzeigen",
  "control.journal.all": "Alles anzeigen",
  "control.journal.earlier": "Frühere Einträge",
  "control.journal.what": "Was geschah",
  "control.journal.changes":
    "{count, plural, one {# Änderung} other {# Änderungen}}",
  "control.journal.before": "Vorher",
  "control.journal.after": "Nachher",
  "control.journal.characters":
    "{count, plural, one {# Zeichen} other {# Zeichen}}",
  "control.journal.madeBy": "von {name}",
  "journalNoun.parcels": "Sendung",
  "journalNoun.activities": "Verlaufseintrag",
  "journalNoun.invoices": "Rechnung",
  "journalNoun.messages": "Nachricht",
  "journalNoun.mail": "E-Mail",
  "journalNoun.pages": "Seite",
  "journalNoun.reviews": "Bewertung",
  "journalNoun.settings": "Einstellungen",
  "journalNoun.admins": "Teammitglied",
  "journalNoun.jobs": "Vorgang",
  "journalNoun.statuses": "Status",
  "journalKind.created": "Angelegt:",
  "journalKind.updated": "Geändert:",
  "journalKind.deleted": "Gelöscht:",
  "journalKind.erased": "Personendaten gelöscht:",
  "journalKind.erasedRecord": "Endgültig gelöscht:",
  "journalKind.trashed": "In den Papierkorb gelegt:",
  "journalKind.restored": "Wiederhergestellt:",
  "journalKind.reverted": "Zurückgeändert:",
  "journalKind.erasing": "Löschung einer Person:",
  "journalKind.sent": "Gesendet:",
  "journalKind.resent": "Erneut gesendet:",
  "journalKind.invited": "Neuer Einladungslink:",
  "journalKind.password_changed": "Neues Passwort:",
  "journalKind.cancelled": "Abgebrochen:",
  "journalKind.sessions_ended": "Überall sonst abgemeldet:",
  "journalKind.pin_printed": "PIN zum Zurücksetzen vom Betreiber ausgegeben:",
  "journalSource.import": "Import {name}",
  "journalSource.importUndo": "Rücknahme des Imports {name}",
  "journalSource.bulk": "Sammeländerung",
  "journalSource.bulkUndo": "Rücknahme einer Sammeländerung",
  "journalActor.visitor": "Besucher",
  "journalActor.system": "System",
  "journalActor.admin": "Administrator",
  "journalActor.token": "API-Token",
  "journalActor.user": "Kunde",
  "control.api.startTitle": "Sendungen über die API anlegen",
  "control.api.startText":
    "Diese Aufrufe melden Sie an, legen eine Sendung an und fügen ihrem Verlauf den ersten Eintrag hinzu. Die Antwort auf den zweiten Aufruf enthält die ID der Sendung, die der dritte benötigt.",
  "control.api.startCode": "Aufrufe für die Befehlszeile",
  "control.dashboard.version": "Version {version}",
  "control.dashboard.termsTitle": "Bedingungen der Entwickler",
  "control.dashboard.terms":
    "Diese Software wird ohne Gewähr so bereitgestellt, wie sie ist. Die Haftung der Entwickler ist beschränkt, soweit das Gesetz es zulässt, und sie sind nicht verpflichtet, die Software zu aktualisieren oder zu warten.",
  "form.refusedTitle": "Fehler: {title}",
  "form.showPassword": "Passwort anzeigen",
  "label.emailPassword": "Passwort (Ihr E-Mail-Passwort)",
  "control.dashboard.recent": "Neueste Sendungen",
  "control.dashboard.allParcels": "Alle Sendungen",
  "control.dashboard.more": "Mehr",
  "control.day.needs": "Zu erledigen",
  "control.day.nothing": "Nichts zu erledigen.",
  "control.day.late":
    "{count, plural, one {# Sendung ist verspätet} other {# Sendungen sind verspätet}}",
  "control.day.stalled":
    "{count, plural, one {# Sendung ist seit 3 Tagen ohne Neuigkeit} other {# Sendungen sind seit 3 Tagen ohne Neuigkeit}}",
  "control.day.failed":
    "{count, plural, one {# Zustellung ist fehlgeschlagen} other {# Zustellungen sind fehlgeschlagen}}",
  "control.day.failedJobs":
    "{count, plural, one {# Vorgang ist fehlgeschlagen} other {# Vorgänge sind fehlgeschlagen}}",
  "control.day.due":
    "{count, plural, one {# Sendung ist heute fällig} other {# Sendungen sind heute fällig}}",
  "control.day.stages": "Nach Stand",
  "control.first.title": "Erste Schritte",
  "control.first.name":
    "Ihren Namen eintragen, den Kollegen bei Ihren Änderungen sehen",
  "control.first.company": "Den Namen Ihres Unternehmens eintragen",
  "control.first.zone":
    "Ihre Zeitzone wählen, nach der Sendungen fällig oder verspätet sind",
  "control.first.figures": "Die Beispielzahlen auf der Startseite prüfen",
  "control.first.contact": "Kontaktdaten eintragen",
  "control.first.privacy": "Festlegen, was Besucher von einer Sendung sehen",
  "control.first.parcel": "Erste Sendung anlegen",
  "control.first.colleague": "Kollegen oder Kollegin einladen",
  "control.first.mail": "Mailserver einrichten",
  "control.first.done": "{done, number} von {count, number} Schritten erledigt",
  "control.dashboard.unopened":
    "{count, plural, one {# Nachricht wurde noch nicht geöffnet} other {# Nachrichten wurden noch nicht geöffnet}}",
  "control.dashboard.troubled":
    "{count, plural, one {# E-Mail wurde nicht oder vielleicht nicht gesendet.} other {# E-Mails wurden nicht oder vielleicht nicht gesendet.}}",
  "control.email.title": "E-Mail senden",
  "control.email.lead":
    "Eine E-Mail an eine Person. Sie wird sofort versendet, und der Postausgang behält eine Kopie.",
  "control.email.leadKept":
    "Eine E-Mail an eine Person. Sie bleibt im Postausgang und geht nicht hinaus: Es ist kein Mailserver eingerichtet.",
  "control.email.passwordHint":
    "Wird nur für diese eine E-Mail verwendet und nie gespeichert. Lassen Sie das Feld leer, wenn der Server ein eigenes Passwort hat.",
  "control.messages.new": "Neu",
  "control.messages.title": "Nachrichten",
  "control.messages.empty": "Noch keine Nachrichten",
  "control.messages.emptyText":
    "Was Besucher auf der Kontaktseite schreiben, erscheint hier.",
  "control.messages.nobody": "Kein Name angegeben",
  "control.messages.noAddress":
    "Der Besucher hat keine E-Mail-Adresse hinterlassen.",
  "control.messages.reply": "Antworten",
  "control.messages.from": "Von",
  "control.messages.received": "Eingegangen",
  "control.outbox.title": "Postausgang",
  "control.outbox.empty": "Noch keine E-Mails",
  "control.outbox.emptyText":
    "Jede E-Mail, die die Website schreibt, erscheint hier.",
  "control.outbox.send": "Jetzt senden",
  "control.outbox.sendNamed": "Jetzt senden: „{name}“",
  "control.outbox.resend": "Erneut senden",
  "control.outbox.resendNamed": "„{name}“ erneut senden",
  "control.outbox.kind": "Art",
  "control.outbox.reason": "Grund",
  "control.outbox.tries": "Versuche",
  "control.outbox.nextTry": "Nächster Versuch",
  "control.outbox.written": "Erstellt",
  "control.outbox.sent": "Gesendet",
  "jobKind.mail": "Eine E-Mail senden",
  "jobKind.erase_record": "Protokoll eines gelöschten Datensatzes leeren",
  "jobKind.erase_traces":
    "Importe und Vorgänge von einer gelöschten Sendung bereinigen",
  "jobKind.erase_person": "Person löschen",
  "jobKind.bulk": "Viele Sendungen aktualisieren",
  "jobKind.bulk_undo": "Aktualisierung rückgängig machen",
  "jobKind.trash_parcels": "Sendungen in den Papierkorb legen",
  "jobKind.restore_parcels": "Sendungen wiederherstellen",
  "jobKind.import_check": "Import prüfen",
  "jobKind.import_apply": "Import ausführen",
  "jobKind.import_undo": "Import rückgängig machen",
  "jobKind.file_statuses": "Sendungen nach Status einordnen",
  "jobStatus.queued": "Wartet",
  "jobStatus.running": "Läuft",
  "jobStatus.done": "Fertig",
  "jobStatus.failed": "Fehlgeschlagen",
  "jobStatus.cancelled": "Abgebrochen",
  "control.job.title": "Vorgang",
  "control.job.progress": "Fortschritt",
  "control.job.ofTotal": "{done} von {total}",
  "control.job.soFar": "Bisher {done}",
  "control.job.stays": "{code} bleibt: seither geändert",
  "control.job.show":
    "{count, plural, one {Diese Sendung anzeigen} other {Diese # anzeigen}}",
  "jobResult.updated": "{count} aktualisiert",
  "jobResult.unknown": "{count} nicht gefunden",
  "jobResult.created": "{count} angelegt",
  "jobResult.changed": "{count} geändert",
  "jobResult.restored": "{count} wiederhergestellt",
  "jobResult.undone": "{count} rückgängig gemacht",
  "jobResult.trashed": "{count} im Papierkorb",
  "jobResult.left": "{count} unverändert gelassen",
  "control.job.failed": "Fehlgeschlagene Schritte",
  "jobFailed.bulk_undo": "Nicht rückgängig gemacht",
  "jobFailed.import_undo": "Nicht rückgängig gemacht",
  "control.job.started": "Begonnen",
  "control.job.ended": "Beendet",
  "control.job.givenUp":
    "Der Vorgang wurde nach mehreren Versuchen aufgegeben. Den Grund nennt das Protokoll des Servers.",
  "control.job.retry":
    "Ein Schritt ist fehlgeschlagen. Nächster Versuch ({attempt, number} von {max, number}): {moment}.",
  "control.job.logId": "Kennung im Protokoll",
  "control.job.problems": "Probleme",
  "control.job.doneWithProblems": "Fertig, mit Problemen",
  "control.job.row": "Zeile",
  "control.job.problem": "Problem",
  "control.job.csv": "Als CSV herunterladen",
  "control.job.firstProblems": "Zurück zu den ersten Problemen",
  "control.job.cancel": "Vorgang abbrechen",
  "control.job.cancelText": "Was bisher erledigt ist, bleibt bestehen.",
  "control.job.reload": "Neu laden",
  "control.jobs.title": "Vorgänge",
  "control.jobs.empty": "Noch keine Vorgänge",
  "control.jobs.emptyText":
    "Aktualisierungen vieler Sendungen und Importe stehen hier 30 Tage lang.",
  "mailStatus.queued": "Wartet",
  "mailStatus.sending": "Wird gesendet",
  "mailStatus.sent": "Gesendet",
  "mailStatus.kept": "Aufbewahrt, nicht gesendet",
  "mailStatus.failed": "Nicht gesendet",
  "mailStatus.unknown": "Vielleicht gesendet",
  "mailKind.message": "Nachricht von der Kontaktseite",
  "mailKind.pin": "PIN für ein neues Passwort",
  "mailKind.invitation": "Einladung ins Team",
  "mailKind.password_notice": "Hinweis auf ein neues Passwort",
  "mailKind.chat_code_notice": "Hinweis auf einen neuen Chat-Code",
  "mailKind.send": "E-Mail aus der Verwaltung",
  "control.list.search": "Suchen",
  "control.list.searchIn": "In {list} suchen",
  "control.list.all": "Alle anzeigen",
  "control.list.tools": "Weitere Aktionen",
  "control.list.noResult": "Nichts gefunden für „{search}“",
  "control.list.noResultText":
    "Prüfen Sie die Schreibweise oder suchen Sie mit weniger Wörtern.",
  "control.list.more": "Mehr laden",
  "control.list.unprinted":
    "Weitere Zeilen sind nicht gedruckt: Laden Sie sie vorher.",
  "control.list.newest": "Zurück zu den neuesten",
  "control.list.oldest": "Zurück zu den ältesten",
  "control.list.order": "Reihenfolge",
  "control.list.newestFirst": "Neueste zuerst",
  "control.list.oldestFirst": "Älteste zuerst",
  "control.list.total": "{count, plural, one {# Eintrag} other {# Einträge}}",
  "control.list.moreThan": "Mehr als {count, number} Einträge",
  "control.list.soFar": "Bisher gefunden: {count, number}",
  "control.list.noneSoFar": "Bisher nichts gefunden für „{search}“",
  "control.list.noneSoFarText":
    "Die Suche hat noch nicht alles durchgesehen. Laden Sie mehr, um weiterzusuchen.",
  "control.list.noneLeft": "Keine weiteren Einträge",
  "control.delete.title": "Löschen",
  "control.delete.button": "Löschen",
  "control.delete.named": "{name} löschen",
  "control.delete.question": "Möchten Sie {name} wirklich löschen?",
  "control.reports.title": "Berichte",
  "control.reports.lead": "Was mit den Sendungen geschah, Tag für Tag gezählt.",
  "control.reports.stages": "Sendungen nach Status",
  "control.reports.parcels":
    "{count, plural, one {# Sendung} other {# Sendungen}}",
  "control.reports.period": "Zeitraum",
  "control.reports.days": "{days, plural, one {# Tag} other {# Tage}}",
  "control.reports.onTime": "Pünktlich",
  "control.reports.onTimeText":
    "Erste Zustellungen bis zum spätesten erwarteten Tag, von den Sendungen, die bei der Zustellung einen hatten.",
  "control.reports.ways": "Tage unterwegs",
  "control.reports.waysText":
    "Von der ersten Bewegung bis zur ersten Zustellung in den letzten 12 Monaten. Die Hälfte der Sendungen war höchstens so viele Tage unterwegs, wie die erste Zahl sagt, neun von zehn höchstens so viele wie die zweite.",
  "control.reports.table": "Als Tabelle zeigen",
  "control.reports.month": "Monat",
  "control.reports.dated": "Mit erwartetem Tag",
  "control.reports.percent": "Anteil pünktlich",
  "control.reports.median": "Hälfte in (Tagen)",
  "control.reports.ninetieth": "9 von 10 in (Tagen)",
  "control.reports.others": "Alle anderen",
  "control.reports.noService": "Ohne Versandart",
  "control.reports.empty": "Noch keine Zahlen",
  "control.reports.emptyText":
    "Zahlen erscheinen hier, sobald Sendungen einen Status haben.",
  "control.expected.title": "Erwartete Zustellung aus Erfahrung",
  "control.expected.text":
    "{service}: {min} bis {max, plural, one {# Tag} other {# Tage}}, aus {count, plural, one {# Sendung} other {# Sendungen}} der letzten 12 Monate.",
  "control.expected.use": "{days} eintragen",
  "control.trash.title": "Papierkorb",
  "control.trash.lead":
    "Gelöschtes bleibt {days} Tage hier und lässt sich wiederherstellen. Danach wird es endgültig gelöscht.",
  "control.trash.empty": "Der Papierkorb ist leer",
  "control.trash.since": "Gelöscht {moment} von {name}, endgültig ab {day}",
  "control.trash.restore": "Wiederherstellen",
  "control.trash.restoreNamed": "{name} wiederherstellen",
  "control.trash.erase": "Endgültig löschen",
  "control.trash.eraseNamed": "{name} endgültig löschen",
  "control.trash.question":
    "Möchten Sie {name} mit allem, was dazugehört, wirklich endgültig löschen? Das lässt sich nicht rückgängig machen.",
  "control.trash.undo": "Rückgängig",
  "control.trash.open": "Papierkorb öffnen",
  "control.toast.close": "Hinweis schließen",
  "control.list.fetching": "Daten werden geladen\u00a0…",
  "control.pages.title": "Seiten",
  "control.pages.add": "Neue Seite",
  "control.pages.empty": "Noch keine Seiten",
  "control.pages.emptyText":
    "Die erste Seite, die Sie anlegen, erscheint hier und im Menü der Website.",
  "control.pages.createLead":
    "Die Seite erhält ihre Adresse aus dem Titel und steht sofort im Menü der Website.",
  "control.pages.create": "Seite anlegen",
  "control.pages.head": "Kopf der Seite",
  "control.pages.heroHint": "Wird anstelle des Bildes darüber gezeigt.",
  "control.pages.footerHint":
    "Im Menü steht jede Seite. Die Fußzeile steht auf jeder Seite der Website, dorthin gehören Pflichtangaben wie das Impressum.",
  "control.markup.title": "So schreiben Sie den Inhalt",
  "control.markup.lead":
    "Jede Zeile ist ein eigenes Element. Eine Zeile ohne Tag ist einfacher Text, eine leere Zeile ein Umbruch.",
  "control.markup.bold":
    "Fett. Am Anfang eines Absatzes wird daraus eine Überschrift.",
  "control.markup.underline": "Unterstrichen",
  "control.markup.strikethrough": "Durchgestrichen",
  "control.markup.heading": "Eine Überschrift mit beliebigem Text",
  "control.markup.link":
    "Ein Link: die Adresse, ein Leerzeichen und der Text dazu",
  "control.markup.image": "Ein Bild aus dem Web",
  "control.markup.video": "Eine Videodatei aus dem Web (MP4 oder WebM)",
  "control.markup.item": "Ein Punkt einer Liste",
  "control.markup.rules":
    "Ein Tag steht allein in seiner Zeile. Fett, unterstrichen und durchgestrichen nehmen Buchstaben, Leerzeichen und Fragezeichen auf; Bilder und Videos brauchen eine Adresse, die mit https:// beginnt. Web- und E-Mail-Adressen im Text werden zu Links.",
  "control.markup.preview": "Vorschau",
  "control.markup.previewEmpty":
    "Was Sie schreiben, erscheint hier so, wie Besucher es sehen werden.",
  "control.markup.misfits": "Diese Zeilen werden als einfacher Text gezeigt:",
  "control.markup.noTag": "Es gibt kein Tag dieses Namens.",
  "control.markup.noEnd":
    "Die Zeile endet nicht mit einer schließenden Klammer.",
  "control.markup.noText":
    "In diesem Tag dürfen nur Buchstaben, Leerzeichen und Fragezeichen stehen. [heading=…] nimmt jeden Text auf.",
  "control.markup.noWords": "In diesem Tag steht kein Text.",
  "control.markup.noUrl": "Das ist keine Webadresse, die gezeigt werden kann.",
  "control.markup.notAlone": "Ein Tag muss allein in seiner Zeile stehen.",
  "control.markup.showRaw": "Trotzdem speichern",
  "control.reviews.title": "Bewertungen",
  "control.reviews.add": "Neue Bewertung",
  "control.reviews.empty": "Noch keine Bewertungen",
  "control.reviews.emptyText":
    "Die erste Bewertung, die Sie anlegen, erscheint hier und auf der Startseite.",
  "control.reviews.createLead":
    "Sie erscheint sofort auf der Startseite, mit Foto und Sternen.",
  "control.reviews.create": "Bewertung anlegen",
  "control.reviews.deleteText": "Das Foto wird mit ihr gelöscht.",
  "control.reviews.usualRating": "4,5, wie üblich",
  "control.statuses.title": "Status",
  "control.statuses.add": "Neuer Status",
  "control.statuses.empty": "Noch kein Status",
  "control.statuses.emptyText":
    "Hier erscheinen die Status, die Sie hinzufügen.",
  "control.statuses.createLead":
    "Die Stufe bestimmt Fortschrittsbalken, Farbe, Verspätung und Berichte.",
  "control.statuses.create": "Status anlegen",
  "control.statuses.deleteText":
    "Die Sendungen behalten den Text, aber er verliert die Stufe, die Sie ihm gegeben haben.",
  "control.statuses.suggested": "Vorgeschlagen",
  "control.statuses.inForms": "In Formularen",
  "control.statuses.offered": "Wird angeboten",
  "control.statuses.notOffered": "Nicht angeboten",
  "control.statuses.renameHint":
    "Für Leser dieser Sprache. Leer lassen für den üblichen Text.",
  "control.statuses.unknown": "Status ohne Stufe",
  "control.statuses.unknownText":
    "Wählen Sie die Stufe, die ein Status bedeutet. Sendungen mit diesem Status werden dort eingeordnet, jetzt und künftig.",
  "control.statuses.atLeast":
    "{count, plural, one {Mindestens # Sendung} other {Mindestens # Sendungen}}",
  "control.settings.title": "Einstellungen",
  "control.settings.lead": "Was für die ganze Website gilt.",
  "control.settings.contact": "Kontaktdaten",
  "control.settings.contactText":
    "Wie Besucher Sie erreichen: alles auf der Kontaktseite, die E-Mail-Adresse auch am Fuß jeder Seite.",
  "control.settings.mail": "E-Mail-Einstellungen",
  "control.settings.mailText":
    "Wie die E-Mails der Website aussehen und wie sie versendet werden.",
  "control.settings.html": "HTML-Einstellungen",
  "control.settings.htmlText":
    "Die Beschreibung für Suchmaschinen und der Code Ihres Chat-Anbieters.",
  "control.settings.htmlOnlyText": "Die Beschreibung für Suchmaschinen.",
  "control.settings.company": "Unternehmen",
  "control.settings.companyText":
    "Der Name, die Jahre und die Zahlen, die die Website nennt. Eine Zahl, deren Feld Sie leeren, steht nirgends mehr.",
  "control.settings.nameHint": "Leer: der Standardname.",
  "control.settings.copyrightHint": "Leer: das jeweils laufende Jahr.",
  "control.samples.figures":
    "Diese Zahlen hat die Website mitgebracht, sie gelten nicht als Ihre; die Startseite kennzeichnet sie als Beispiele: {list}. Ändern oder leeren Sie sie, oder bestätigen Sie sie.",
  "control.samples.reviews":
    "{count, plural, one {# Bewertung gehört} other {# Bewertungen gehören}} zu den Beispieldaten, und Besucher lesen das. Löschen oder bestätigen Sie.",
  "control.samples.confirm": "Das sind unsere",
  "control.settings.privacy": "Datenschutz und Zeitzone",
  "control.settings.privacyText":
    "Was Besucher von einem Empfänger sehen und wann ein Tag beginnt.",
  "control.settings.metaHint":
    "Für Suchmaschinen, auf jeder Seite außer den Inhaltsseiten, die ihre eigene mitbringen.",
  "control.settings.chatHint":
    "Dieser Code läuft im Browser jedes Besuchers der öffentlichen Seiten. Jede Änderung legt eine Mitteilung an Sie in den Postausgang. Er kann auf dieser Website alles tun, was auch Sie können: Nehmen Sie ihn nur von Anbietern, denen Sie voll vertrauen.",
  "control.settings.percentHint": "Prozent, von 0 bis 100.",
  "control.settings.journalHint":
    "So lange bleibt erhalten, wer wann was geändert hat: 30 bis 3650 Tage.",
  "control.settings.zoneHint":
    "Hier endet der Tag um Mitternacht: Danach richtet sich, welche Sendungen fällig oder verspätet sind, dazu die Zeiten im Verlauf und das Datum von Rechnungen.",
  "control.settings.mailWay": "Wie E-Mails versendet werden",
  "control.settings.mailWayText":
    "Das bestimmt die Umgebung des Servers: MAIL_DRIVER und MAIL_FROM.",
  "control.settings.driver": "Versandweg",
  "control.settings.sender": "Absender",
  "control.settings.noSender":
    "Noch keiner. Tragen Sie zuerst eine Kontakt-E-Mail ein.",
  "control.mailSetup.missing":
    "Es ist kein Mailserver eingerichtet. Nichts wird gesendet.",
  "control.mailSetup.link": "So richten Sie E-Mail ein",
  "control.mailSetup.title": "E-Mail einrichten",
  "control.mailSetup.text":
    "Bis dahin bleibt jede E-Mail im Postausgang: Ihre eigenen, die PINs für ein neues Passwort, die Hinweise und die Nachrichten der Besucher. Was aufbewahrt wurde, geht auch später nicht von selbst hinaus; Sie können es dann aus dem Postausgang senden.",
  "control.mailSetup.variables":
    "Fügen Sie auf dem Server eine dieser Zeilengruppen mit Ihren eigenen Werten in die Datei .env der Website ein.",
  "control.mailSetup.smtp": "Mit einem Mailserver (SMTP)",
  "control.mailSetup.api": "Mit einem E-Mail-Anbieter (HTTPS)",
  "control.mailSetup.restart": "Starten Sie die Website neu.",
  "control.mailSetup.check":
    "Senden Sie sich eine Testmail. Der Befehl läuft auf dem Server und sagt, was fehlt.",
  "control.settings.previews": "So sieht jede Vorlage aus",
  "control.settings.used": "In Gebrauch",
  "driver.log": "E-Mails bleiben im Postausgang und werden nicht versendet.",
  "driver.smtp": "E-Mails werden über einen Mailserver versendet.",
  "driver.api": "E-Mails werden über einen E-Mail-Anbieter versendet.",
  "template.plain": "plain: nur Text",
  "template.html1": "html1: einfache Karte",
  "template.html2": "html2: Band mit dem Firmennamen",
  "template.html3": "html3: Tabelle und Schaltfläche",
  "template.html4": "html4: kompakt",
  "privacy.full": "Vollständig",
  "privacy.fullText":
    "Alle, die die Sendungsnummer oder ihren Link haben, sehen alles.",
  "privacy.masked": "Verdeckt",
  "privacy.maskedRecommended": "Verdeckt (empfohlen)",
  "privacy.maskedText":
    "Name, E-Mail, Telefon, Straße und Foto sehen nur Besucher, die die E-Mail oder das Telefon des Empfängers kennen.",
  "control.settings.maskedHint":
    "Verdeckt: Name, E-Mail, Telefon und Straße eines Empfängers und das Foto der Sendung sieht nur, wer die E-Mail oder das Telefon kennt.",
  "control.erase.title": "Person löschen",
  "control.erase.lead":
    "Entfernt eine Person aus allem, was gespeichert ist, etwa weil sie es verlangt.",
  "control.erase.rules":
    "Sendungen verlieren Name, E-Mail, Telefon und Ort der Person. Nachrichten von einer E-Mail-Adresse und E-Mails an sie werden gelöscht; Rechnungen und andere Texte verlieren nur die Adresse oder Nummer selbst. Das lässt sich nicht rückgängig machen.",
  "control.erase.phoneHint":
    "Mit Vorwahl. Gefunden wird sie in jeder Schreibweise.",
  "control.erase.codesHint":
    "Für eine Person, von der nur der Name bekannt ist: löscht Empfänger und Absender dieser Sendungen, auch aus Verlauf und Importen. Höchstens {max, number}.",
  "control.erase.look": "Zeigen, was gelöscht würde",
  "control.erase.found":
    "Das würde gelöscht, sonst nichts. Noch ist nichts geändert.",
  "control.erase.soFar": "Bisher gezählt. Es können mehr sein.",
  "control.erase.goOn": "Weiterzählen",
  "control.erase.nothing":
    "Nichts Gespeichertes enthält diese Person. Prüfen Sie die Schreibweise.",
  "control.erase.ticks": "Sendungen dieser Person",
  "control.erase.ticksHint":
    "Wählen Sie Sendungen anderer Personen ab. Dann werden nur Empfänger und Absender der gewählten Sendungen gelöscht, und Sie sehen vorher die neuen Zahlen.",
  "control.erase.first":
    "Aufgeführt sind nur die ersten {count, number} Sendungen.",
  "control.erase.others": "Andere Einträge",
  "control.erase.button": "Person löschen",
  "control.erase.running": "Die Löschung läuft.",
  "control.erase.done": "Die Löschung ist abgeschlossen.",
  "control.erase.failed":
    "Die Löschung ist fehlgeschlagen. Starten Sie sie noch einmal.",
  "control.erase.disk":
    "Bis der Server angehalten und die Datenbankdatei mit „deno task compact“ neu geschrieben wurde, lässt sich das Gelöschte noch aus ihrem freien Platz lesen.",
  "control.erase.copies": "Ältere Kopien",
  "control.erase.copiesText":
    "Diese Kopien der Datenbank können Daten der Person noch enthalten. Löschen Sie sie, oder lassen Sie sie nach dreißig Tagen von der nächtlichen Sicherung entfernen. Für Kopien an anderen Orten gilt dasselbe.",
  "control.erase.noCopies":
    "Neben der Datenbank liegen keine Kopien. Kopien an anderen Orten können Daten der Person noch enthalten.",
  "control.erase.copyAge": "{days, plural, one {# Tag alt} other {# Tage alt}}",
  "control.erase.replica":
    "Ein Replikat der Datenbank bewahrt frühere Stände auf. Wenn die Datenbankdatei mit „deno task compact“ neu geschrieben ist, verschwindet das Gelöschte daraus, sobald an {days, plural, one {# weiteren Tag} other {# weiteren Tagen}} etwas gespeichert wurde.",
  "choice.none": "Keines",
  "choice.timeZone": "Zeitzone wählen",
  "icon.people": "Menschen",
  "icon.copyright": "Urheberrecht",
  "icon.pages": "Seiten",
  "icon.folder": "Ordner",
  "image.hero1": "Seekarte",
  "image.hero-mixed": "Schiff und Flugzeug",
  "image.hero-air": "Flugzeug",
  "image.hero-sea": "Schiff",
  "image.hero-road": "Lastwagen",
  "image.hero-warehouse": "Lagerhaus",
  "overlay.overlay1": "Abdunklung hinter dem Text",
  "overlay.overlay2": "Gleichmäßige Abdunklung",
  "overlay.overlay3": "Abdunklung von oben",
  "control.invoices.title": "Rechnungen",
  "control.invoices.add": "Neue Rechnung",
  "control.invoices.empty": "Noch keine Rechnungen",
  "control.invoices.emptyText":
    "Die erste Rechnung, die Sie ausstellen, erscheint hier.",
  "control.invoices.createLead":
    "Eine ausgestellte Rechnung behält ihre Nummer für immer: Sie kann weder geändert noch gelöscht werden.",
  "control.invoices.hint":
    "Wofür die Rechnung ist. Eine Sendungsnummer übernimmt Empfänger, Gewicht und deklarierten Wert der Sendung.",
  "control.invoices.issue": "Rechnung ausstellen",
  "control.imports.title": "Importe",
  "control.imports.empty": "Noch keine Importe",
  "control.imports.emptyText": "Hochgeladene Dateien bleiben 7 Tage hier.",
  "control.imports.lead":
    "Legen Sie mit einer Tabelle viele Sendungen auf einmal an oder ändern Sie sie: Laden Sie eine Excel-Arbeitsmappe oder eine CSV-Datei hoch. Es ändert sich nichts, bevor Sie gesehen haben, was sich ändern würde.",
  "control.imports.template": "Vorlage als CSV",
  "control.imports.upload": "Hochladen und prüfen",
  "control.imports.fileHint":
    "Excel-Arbeitsmappe (.xlsx, erstes Blatt) oder CSV, höchstens 10 MB und 20.000 Zeilen. Die erste Zeile benennt die Spalten.",
  "control.imports.guess": "Können Sie diese Zeilen lesen?",
  "control.imports.guessText":
    "Die Datei sagt nicht, wie ihre Buchstaben kodiert sind. Wählen Sie die Kodierung, in der Namen und Orte richtig aussehen.",
  "control.imports.useEncoding": "Diese Kodierung verwenden",
  "control.imports.dates": "Welche Zahl ist der Tag?",
  "control.imports.datesText":
    "Einige Daten enthalten Schrägstriche, und keines zeigt, ob der Tag oder der Monat zuerst kommt.",
  "control.imports.dmy": "Tag zuerst, wie in 31/12/2026",
  "control.imports.mdy": "Monat zuerst, wie in 12/31/2026",
  "control.imports.statusesText":
    "Wählen Sie, was jeder bedeutet, für diese Datei und künftige. Die Wörter bleiben wie in der Datei. Was offen bleibt, steht unter „Anderer Status“.",
  "control.imports.statusRows":
    "{count, plural, one {# Zeile} other {# Zeilen}}",
  "control.imports.reading": "Wie die Datei gelesen wird",
  "control.imports.readAgain": "Neu prüfen",
  "control.imports.notTaken": "Nicht übernehmen",
  "control.imports.leftOut": "Nicht übernommene Spalten",
  "control.imports.manyColumns":
    "Die Datei hat mehr Spalten, als übernommen werden können: Nur die ersten {max, number} zählen.",
  "control.imports.rows": "Zeilen",
  "control.imports.new": "Neu",
  "control.imports.changed": "Geändert",
  "control.imports.unchanged": "Unverändert",
  "control.imports.wrong": "Fehlerhaft",
  "control.imports.further": "Weitere Zeilen einer Bestellung",
  "control.imports.firstShown": "Gezeigt werden die ersten {count, number}.",
  "control.imports.unmatched":
    "{count, plural, one {# neue Zeile nennt} other {# neue Zeilen nennen}} keine Sendung. Ein zweiter Import der Datei würde solche Sendungen ohne Referenz noch einmal anlegen.",
  "control.imports.nothing":
    "Keine Zeile ist neu oder geändert; es gibt nichts zu importieren.",
  "control.imports.canCreate":
    "{count, plural, one {# Sendung kann angelegt werden} other {# Sendungen können angelegt werden}}",
  "control.imports.canChange":
    "{count, plural, one {# Sendung kann geändert werden} other {# Sendungen können geändert werden}}",
  "control.imports.areWrong":
    "{count, plural, one {# Zeile ist fehlerhaft} other {# Zeilen sind fehlerhaft}}",
  "control.imports.areFurther":
    "{count, plural, one {# Zeile gehört zu einer Bestellung davor} other {# Zeilen gehören zu einer Bestellung davor}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Es wurde noch nichts geändert.",
  "control.imports.apply": "{count, number} importieren",
  "control.imports.applySkipping":
    "{count, number} importieren, {wrong, number} überspringen",
  "control.imports.mended": "Korrigierte Datei hochladen",
  "control.imports.goOn": "Import fortsetzen",
  "control.imports.appliedUntil":
    "Bis dahin importiert: {created, number} neue und {changed, number} geänderte Sendungen.",
  "control.imports.undoText":
    "Möglich bis {moment}. Sendungen, die seither geändert wurden, bleiben, wie sie sind.",
  "control.imports.undoCreated":
    "{count, plural, one {# von diesem Import angelegte Sendung wird endgültig gelöscht.} other {# von diesem Import angelegte Sendungen werden endgültig gelöscht.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# Sendung erhält ihre früheren Werte zurück.} other {# Sendungen erhalten ihre früheren Werte zurück.}}",
  "control.imports.wrongCsv": "Datei mit Problemen als CSV",
  "control.imports.value": "Wert in der Datei",
  "control.imports.jobLink": "Fortschritt und Probleme",
  "control.imports.deleteText": "An den Sendungen ändert sich nichts.",
  "separator.comma": "Komma",
  "separator.semicolon": "Semikolon",
  "separator.tab": "Tabulator",
  "separator.pipe": "Senkrechter Strich",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Westeuropäisch (Windows)",
  "encoding.windows-1250": "Mitteleuropäisch (Windows)",
  "encoding.windows-1251": "Kyrillisch (Windows)",
  "encoding.windows-1254": "Türkisch (Windows)",
  "encoding.windows-1256": "Arabisch (Windows)",
  "encoding.windows-1258": "Vietnamesisch (Windows)",
  "encoding.macintosh": "Westeuropäisch (Mac)",
  "encoding.gb18030": "Chinesisch, vereinfacht (GB18030)",
  "encoding.big5": "Chinesisch, traditionell (Big5)",
  "encoding.shift_jis": "Japanisch (Shift JIS)",
  "encoding.euc-kr": "Koreanisch (EUC-KR)",
  "importStatus.checking": "Wird geprüft",
  "importStatus.checked": "Geprüft",
  "importStatus.failed": "Nicht lesbar",
  "importStatus.applying": "Wird importiert",
  "importStatus.applied": "Importiert",
  "importStatus.undoing": "Wird rückgängig gemacht",
  "importStatus.undone": "Rückgängig gemacht",
  "importStatus.stopped": "Angehalten",
  "importStatus.erased": "Datei entfernt: Daten darin wurden gelöscht",
  "importStatus.encoding": "Welche Kodierung?",
  "control.parcels.title": "Sendungen",
  "control.parcels.export": "Exportieren",
  "control.parcels.import": "Importieren",
  "control.parcels.add": "Neue Sendung",
  "control.parcels.empty": "Noch keine Sendungen",
  "control.parcels.emptyText":
    "Die erste Sendung, die Sie anlegen, erscheint hier.",
  "control.parcels.createLead":
    "Drei Felder genügen für den Anfang. Alles Weitere kann folgen.",
  "control.parcels.save": "Speichern",
  "control.parcels.saveNext": "Speichern und nächste",
  "control.parcels.copy": "Als neue kopieren",
  "control.parcels.more": "Absender und Inhalt",
  "control.parcels.codeHint":
    "4 bis 40 Buchstaben, Ziffern und Bindestriche. Die eingetragene Nummer lässt sich nicht erraten.",
  "control.parcels.codeGenerate": "Nummer erzeugen",
  "control.parcels.codeWarning":
    "Diese Nummer ist leicht zu erraten. Wer sie errät, sieht die Sendung und ihren Empfänger.",
  "control.parcels.post": "Statusmeldung eintragen",
  "control.parcels.update": "Sendung bearbeiten",
  "control.parcels.history": "Verlauf bearbeiten",
  "control.parcels.map": "Karte bearbeiten",
  "control.parcels.image": "Bild bearbeiten",
  "control.parcels.public": "Öffentlicher Link zur Verfolgung",
  "control.parcels.copyLink": "Link kopieren",
  "control.parcels.details": "Alle Felder",
  "control.parcels.newest": "Neueste Einträge im Verlauf",
  "control.parcels.alike":
    "Keine Sendung hat genau diese Nummer. Diese sehen ihr ähnlich; vergleichen Sie sie, bevor Sie fortfahren.",
  "control.parcels.noImage": "Noch kein Foto",
  "control.parcels.delete": "Sendung löschen",
  "control.parcels.presentImage": "Derzeitiges Foto der Sendung",
  "control.parcels.keep": "Leer lassen, damit es bleibt, wie es ist.",
  "control.parcels.postMore": "Zeitpunkt, Symbol, Farbe, Karte",
  "control.parcels.postBefore":
    "Ein Eintrag von vor dem {moment} ergänzt den Verlauf und lässt den Status, wie er ist.",
  "control.parcels.postOlder":
    "Eine neuere Statusmeldung hat den Status gesetzt; er bleibt, wie er ist.",
  "control.bulk.title": "Viele Sendungen aktualisieren",
  "control.bulk.lead":
    "Jede Sendung erhält denselben Eintrag im Verlauf und damit denselben Status und Standort.",
  "control.bulk.codesHint":
    "Scannen Sie Sendungsnummern, oder fügen Sie eine Liste, eine Tabellenspalte oder Trackinglinks ein. Höchstens {max, number}.",
  "control.bulk.check": "Nummern prüfen",
  "control.bulk.found":
    "{count, plural, one {# Sendung gefunden} other {# Sendungen gefunden}}",
  "control.bulk.several": "Nicht eindeutig: {count, number}",
  "control.bulk.unknown": "Unbekannt: {count, number}",
  "control.bulk.doubled": "Mehrfach angegeben: {count, number}",
  "control.bulk.start": "Aktualisierung starten",
  "control.bulk.again": "Noch einmal für die fehlgeschlagenen",
  "control.bulk.selection": "Alle Sendungen unter „{selection}“",
  "control.ticked.title": "Ausgewählte Sendungen",
  "control.ticked.page": "Alle auf dieser Seite auswählen",
  "control.ticked.count": "Ausgewählt: {count}",
  "control.ticked.clear": "Aufheben",
  "control.ticked.all":
    "{count, plural, one {Alle dieser Auswahl: # Sendung} other {Alle dieser Auswahl: # Sendungen}}",
  "control.ticked.allFound": "Alle Sendungen dieser Auswahl",
  "control.ticked.trash": "In den Papierkorb",
  "control.ticked.failed":
    "{count, plural, one {# Sendung wurde ausgelassen} other {# Sendungen wurden ausgelassen}}",
  "control.parcels.parcel": "Sendung",
  "control.parcels.recipient": "Empfänger",
  "control.parcels.sender": "Absender",
  "control.parcels.delivery": "Zustellung",
  "control.parcels.filters": "Filter",
  "control.parcels.all": "Alle",
  "control.parcels.late": "Verspätet",
  "control.parcels.dueToday": "Heute fällig",
  "control.parcels.due": "Fällig am {day}",
  "control.parcels.stalled":
    "{days, plural, one {Seit # Tag nichts Neues} other {Seit # Tagen nichts Neues}}",
  "control.parcels.stageOther": "Anderer Status",
  "control.parcels.stageNone": "Ohne Status",
  "control.parcels.expected": "Erwartet",
  "control.parcels.lastEvent": "Letztes Ereignis",
  "control.parcels.noMatch": "Keine Sendung passt zu diesem Filter",
  "control.parcels.ofJob":
    "{count, plural, one {# Sendung dieses Vorgangs:} other {# Sendungen dieses Vorgangs:}}",
  "control.parcels.changed":
    "{count, plural, one {# Änderung.} other {# Änderungen.}}",
  "control.parcels.dueFirst": "Früheste Fälligkeit zuerst",
  "control.parcels.dueLast": "Späteste Fälligkeit zuerst",
  "control.parcels.waitingFirst": "Am längsten wartende zuerst",
  "control.parcels.waitingLast": "Zuletzt bewegte zuerst",
  "control.parcels.sort": "Sortiert nach",
  "control.parcels.sortCreated": "Angelegt",
  "control.parcels.rows": "{count, plural, one {# Zeile} other {# Zeilen}}",
  "control.parcels.rowsLabel": "Zeilen je Seite",
  "control.parcels.searchWithin": "In „{filter}“ suchen",
  "control.parcels.searchedIn": "Nur in „{filter}“ gesucht.",
  "control.parcels.searchAll": "Alle Sendungen durchsuchen",
  "control.parcels.outside": "Außerhalb dieses Filters gefunden:",
  "control.activities.title": "Verlauf",
  "control.activities.add": "Neuer Eintrag",
  "control.activities.empty": "Noch keine Einträge",
  "control.activities.emptyText":
    "Hier steht, was mit der Sendung geschieht, das Neueste zuerst.",
  "control.activities.create": "Eintrag hinzufügen",
  "control.activities.edit": "Eintrag bearbeiten",
  "control.activities.timeHint": "In der Zeitzone der Website: {zone}.",
  "control.activities.nowHint":
    "In der Zeitzone der Website: {zone}. Leer lassen für den jetzigen Zeitpunkt.",
  "control.mapEditor.choose": "Ort, der auf der Karte gesetzt wird",
  "control.mapEditor.hint":
    "Wählen Sie einen Ort und klicken Sie dorthin, wo er liegt. Eine Markierung lässt sich ziehen oder, wenn sie den Fokus hat, mit den Pfeiltasten bewegen; Enter auf der Karte setzt den gewählten Ort in ihre Mitte.",
  "control.mapEditor.hintOne":
    "Klicken Sie dorthin, wo die Sendung jetzt ist. Die Markierung lässt sich ziehen oder, wenn sie den Fokus hat, mit den Pfeiltasten bewegen; Enter auf der Karte setzt sie in deren Mitte.",
  "choice.yes": "Ja",
  "choice.no": "Nein",
  "choice.automatic": "Automatisch",
  "status.pending": "In Vorbereitung",
  "status.pickedUp": "Abgeholt",
  "status.inTransit": "Unterwegs",
  "status.customs": "Beim Zoll",
  "status.onHold": "Angehalten",
  "status.outForDelivery": "In Zustellung",
  "status.readyForPickup": "Zur Abholung bereit",
  "status.delivered": "Zugestellt",
  "status.deliveryFailed": "Zustellung fehlgeschlagen",
  "status.returned": "Zurückgesandt",
  "status.cancelled": "Storniert",
  "icon.radio_button_checked": "Schritt",
  "icon.pan_tool": "Stopp",
  "icon.verified": "Bestätigt",
  "icon.check_circle": "Häkchen",
  "icon.radio_button_unchecked": "Geplanter Schritt",
  "icon.airplanemode_active": "Flugzeug",
  "icon.moped": "Roller",
  "icon.directions_boat": "Schiff",
  "icon.local_shipping": "Lkw",
  "icon.home_work": "Lager",
  "icon.departure_board": "Abfahrt",

  // Printable invoice
  "invoice.title": "Rechnung",
  "invoice.date": "Rechnungsdatum",
  "invoice.issued": "Ausgestellt",
  "invoice.issuer": "Von",
  "invoice.billTo": "Rechnung an",
  "invoice.details": "Gegenstand dieser Rechnung",

  // Fields: the labels of forms and of validation messages
  "field.email": "E-Mail-Adresse",
  "field.phone": "Telefonnummer",
  "field.parcel_ids": "Sendungen",
  "field.password": "Passwort",
  "field.current_password": "aktuelles Passwort",
  "field.new_password": "neues Passwort",
  "field.confirm_new_password": "neues Passwort bestätigen",
  "field.password_token": "PIN",
  "field.token": "Einrichtungstoken",
  "field.invitation": "Einladungscode",
  "field.role": "Rolle",
  "field.pending": "eingeladen",
  "field.active": "aktiv",
  "field.id": "ID",
  "field.tracking_code": "Sendungsnummer",
  "field.codes": "Sendungsnummern",
  "field.reference": "Referenz",
  "field.recipient_name": "Name des Empfängers",
  "field.proof": "E-Mail oder Ziffern der Telefonnummer",
  "field.recipient_email": "E-Mail des Empfängers",
  "field.recipient_phone_number": "Telefonnummer des Empfängers",
  "field.destination": "Zielort",
  "field.current_location": "aktueller Standort",
  "field.status": "Status",
  "field.weight": "Gewicht",
  "field.pieces": "Anzahl der Packstücke",
  "field.shipped_via": "Versandart",
  "field.sender_name": "Name des Absenders",
  "field.sender_email": "E-Mail des Absenders",
  "field.pickup_location": "Abholort",
  "field.parcel_content": "Inhalt der Sendung",
  "field.declared_value": "deklarierter Wert",
  "field.min_expected_delivery_date": "frühestes Zustelldatum",
  "field.max_expected_delivery_date": "spätestes Zustelldatum",
  "field.show_map": "Karte anzeigen",
  "field.map_zoom": "Zoomstufe der Karte",
  "field.map_current_latitude": "Breitengrad des Standorts",
  "field.map_current_longitude": "Längengrad des Standorts",
  "field.map_pickup_latitude": "Breitengrad des Abholorts",
  "field.map_pickup_longitude": "Längengrad des Abholorts",
  "field.map_destination_latitude": "Breitengrad des Zielorts",
  "field.map_destination_longitude": "Längengrad des Zielorts",
  "field.parcel_id": "ID der Sendung",
  "field.title": "Titel",
  "field.description": "Beschreibung",
  "field.icon": "Symbol",
  "field.color": "Farbe",
  "field.text": "Text",
  "field.stage": "Stufe",
  "field.hidden": "Ausgeblendet",
  "field.occurred_at": "Zeitpunkt",
  "field.subject": "Betreff",
  "field.body": "Nachrichtentext",
  "field.message": "Nachricht",
  "field.name": "Name",
  "field.to": "Empfänger",
  "field.from": "Absender",
  "field.website": "Website",
  "field.contact_email": "Kontakt-E-Mail",
  "field.contact_phone": "Kontakttelefon",
  "field.contact_phone_alt": "weitere Telefonnummer",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "Kontaktadresse",
  "field.mail_template": "E-Mail-Vorlage",
  "field.meta_description": "Meta-Beschreibung",
  "field.chat_code": "Chat-Code",
  "field.company_name": "Firmenname",
  "field.founded_year": "Gründungsjahr",
  "field.container_count": "Zahl der Container",
  "field.gauge_warehousing": "Anzeige Lagerung",
  "field.gauge_ocean": "Anzeige Seefracht",
  "field.gauge_air": "Anzeige Luftfracht",
  "field.copyright_year": "Copyright-Jahr",
  "field.sample_figures": "Beispielzahlen",
  "field.tracking_privacy": "Datenschutz der Sendungsverfolgung",
  "field.journal_days": "Aufbewahrung des Protokolls in Tagen",
  "field.time_zone": "Zeitzone",
  "field.content": "Inhalt",
  "field.overlay": "Abdunklung",
  "field.image": "Bild",
  "field.hero": "Titelbild",
  "field.sub_title": "Untertitel",
  "field.in_footer": "Link in der Fußzeile",
  "field.search": "Suche",
  "field.page": "Seite",
  "field.per_page": "Einträge pro Seite",
  "field.order": "Reihenfolge",
  "field.cursor": "Cursor",
  "field.review": "Bewertung",
  "field.rating": "Sterne",
  "field.sample": "Beispiel",
  "field.version": "Version",
  "field.created_at": "angelegt am",
  "field.updated_at": "zuletzt geändert",
  "field.ended_at": "beendet am",
  "field.file": "Datei",
  "field.columns": "Spalten",
  "field.statuses": "Status",
  "field.dates": "Reihenfolge im Datum",
  "field.encoding": "Kodierung",
  "field.separator": "Trennzeichen",
  "field.head_row": "Zeile der Überschriften",
  "field.skip_wrong": "fehlerhafte Zeilen überspringen",
  "field.without_entry": "ohne Eintrag im Verlauf korrigieren",
  "field.product": "Produkt",

  // Labels of forms
  "label.password": "Passwort",
  "label.tracking_code": "Sendungsnummer",
  "track.placeholder": "Sendungsnummer eingeben",
  "track.description":
    "Geben Sie eine Sendungsnummer von {company} ein und sehen Sie, wo Ihre Sendung ist, wann sie ankommt und welchen Weg sie genommen hat.",
  "resolution.title": "Bildschirmauflösung",
  "resolution.text":
    "Sieht eine Seite auf Ihrem Gerät nicht richtig aus, helfen uns diese Werte bei der Suche nach dem Grund. Kopieren Sie sie und senden Sie sie uns.",
  "resolution.width": "Fensterbreite",
  "resolution.height": "Fensterhöhe",
  "resolution.agent": "User-Agent",
  "resolution.script":
    "Schalten Sie JavaScript ein, um die Größe des Fensters zu sehen.",
  "resolution.copy": "Kopieren",
  "converting.title": "Diese Website wird gerade aktualisiert",
  "converting.text":
    "In wenigen Minuten ist sie wieder da. Diese Seite lädt von selbst neu.",
  "offline.title": "Sie sind offline",
  "offline.text":
    "Diese Seite braucht eine Verbindung zum Internet. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "offline.again": "Noch einmal versuchen",

  // Forms
  "form.offers": "Vorschläge",
  "form.didYouMean": "Meinten Sie {text}?",
  "form.keepStatus": "So lassen; es bedeutet:",
  "form.optional": "{label} (optional)",
  "form.cancel": "Abbrechen",
  "form.uploading": "Wird hochgeladen",
  "form.noAnswer":
    "Die Verbindung zu dieser Website ist fehlgeschlagen; ob gespeichert wurde, ist ungewiss. Ihre Eingaben stehen noch hier: Prüfen Sie, ob Sie online sind, und senden Sie sie erneut.",
  "form.save": "Änderungen speichern",
  "form.imageHint": "JPG oder PNG, höchstens 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Jemand anderes}} hat diesen Datensatz geändert. Vergleichen Sie ihn mit Ihrer Eingabe; erneutes Speichern ersetzt ihn.",
  "form.conflict": "Aktuellen Stand in neuem Tab öffnen",
  "form.repeatedText":
    "Dieses Formular wurde schon einmal gesendet, und das damals Gesendete ist gespeichert. Senden Sie es noch einmal, um auch dies zu speichern.",
  "form.unsent":
    "Es wurde noch nichts gesendet. Prüfen Sie die Angaben, und wählen Sie dann „{button}“.",
  "form.mergeConflict":
    "{who, select, person {{by} hat} import {Der Import „{by}“ hat} bulk {Die Sammelaktualisierung „{by}“ hat} other {Eine andere Änderung hat}} in der Zwischenzeit etwas anderes eingetragen: {label}. Wählen Sie, was gilt.",
  "form.keepTheirs": "Den anderen Wert behalten",
  "form.useOwn": "Meine Eingabe übernehmen",
  "form.meanwhile":
    "{who, select, person {{by} hat inzwischen geändert:} import {Der Import „{by}“ hat inzwischen geändert:} bulk {Die Sammelaktualisierung „{by}“ hat inzwischen geändert:} other {Eine andere Änderung in der Zwischenzeit:}} {fields}.",

  // Validation (422)
  "invalid.required": "Das Feld „{label}“ ist erforderlich.",
  "invalid.email":
    "Das Feld „{label}“ muss eine gültige E-Mail-Adresse enthalten.",
  "invalid.phone": "Das Feld {label} muss 7 bis 15 Ziffern haben, mit Vorwahl.",
  "invalid.max":
    "Das Feld „{label}“ darf höchstens {max, number} Zeichen enthalten.",
  "invalid.min":
    "Das Feld „{label}“ muss mindestens {min, number} Zeichen enthalten.",
  "invalid.maxItems":
    "Das Feld „{label}“ darf höchstens {max, number} Einträge enthalten.",
  "invalid.noTicks": "Wählen Sie mindestens eine Sendung aus.",
  "invalid.unknownCodes": "Nicht gefunden: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Gefunden: {count, number}.} other {Gefunden: mehr als {max, number}.}} Auf einmal lassen sich höchstens {max, number} Sendungen aktualisieren.",
  "invalid.codeCharacters":
    "Das Feld „{label}“ darf nur Buchstaben von A bis Z, Ziffern und Bindestriche enthalten, nicht nur Bindestriche.",
  "invalid.number": "Das Feld „{label}“ muss eine Zahl enthalten.",
  "invalid.integer": "Das Feld „{label}“ muss eine ganze Zahl enthalten.",
  "invalid.between":
    "Der Wert im Feld „{label}“ muss zwischen {min} und {max} liegen.",
  "invalid.pageReach":
    "Der Wert im Feld „{label}“ muss zwischen 1 und {max} liegen; weitere Seiten erreichen Sie über next_page_url.",
  "invalid.selected": "Der gewählte Wert im Feld „{label}“ ist ungültig.",
  "invalid.characters":
    "Das Feld „{label}“ enthält ein Steuerzeichen oder ein anderes nicht darstellbares Zeichen. Entfernen Sie es.",
  "invalid.oneLine": "Das Feld „{label}“ darf nur eine Zeile enthalten.",
  "invalid.noParcel":
    "Keine Sendung hat diese Nummer. Vergleichen Sie sie mit der Nummer der Sendung, oder senden Sie das Formular noch einmal, um die Rechnung trotzdem auszustellen: Danach ist sie nicht mehr zu ändern.",
  "invalid.severalParcels":
    "{code} könnte für {codes} stehen. Geben Sie die genaue Nummer ein.",
  "invalid.rawLine":
    "Zeile {line} erscheint so, wie sie eingegeben ist: {text}",
  "invalid.invitation":
    "Diese Einladung ist ungültig: Der Code ist falsch, wurde schon verwendet oder ist abgelaufen. Bitten Sie um einen neuen Link.",
  "invalid.taken": "Der Wert im Feld „{label}“ ist bereits vergeben.",
  "invalid.statusesFull":
    "Es gibt schon {max, number} Status. Löschen Sie zuerst einen.",
  "invalid.unknownStatus":
    "„{status}“ ist ein neuer Status. Geben Sie an, was er bedeutet.",
  "invalid.suggestedDeleted":
    "Ein vorgeschlagener Status lässt sich ausblenden, aber nicht löschen.",
  "invalid.suggestedStage":
    "Die Stufe eines vorgeschlagenen Status lässt sich nicht ändern.",
  "invalid.codeInTrash": "Diese Nummer gehört zu einer Sendung im Papierkorb.",
  "invalid.reserved":
    "Der Wert im Feld „{label}“ ist reserviert. Wählen Sie einen anderen.",
  "invalid.unknown": "Das Feld „{label}“ ist nicht zulässig.",
  "invalid.noFilter": "Geben Sie einen oder zwei Filter an.",
  "invalid.text": "Das Feld „{label}“ muss einen Text enthalten.",
  "invalid.date": "Das Feld „{label}“ muss ein gültiges Datum enthalten.",
  "invalid.timeZone":
    "Das Feld „{label}“ braucht eine Zeitzone: am Ende Z oder einen Abstand wie +01:00.",
  "invalid.notBefore":
    "Der Wert im Feld „{label}“ darf nicht vor dem Wert im Feld „{other}“ liegen.",
  "invalid.ahead":
    "Der Wert im Feld „{label}“ darf höchstens 24 Stunden in der Zukunft liegen.",
  "invalid.together":
    "„{label}“ und „{other}“ gehören zusammen: Füllen Sie beide Felder aus oder keines.",
  "invalid.noUpdate": "Geben Sie einen Status oder einen Ort ein.",
  "invalid.common":
    "Der Wert im Feld „{label}“ wird zu häufig verwendet. Wählen Sie einen anderen.",
  "invalid.personal":
    "Das Feld „{label}“ darf weder Ihre E-Mail-Adresse noch den Firmennamen enthalten.",
  "invalid.confirmed":
    "Die Bestätigung zum Feld „{label}“ stimmt nicht überein.",
  "invalid.wrong": "Der Wert im Feld „{label}“ ist falsch.",
  "invalid.unchanged":
    "Der Wert im Feld „{label}“ muss sich vom bisherigen unterscheiden.",
  "invalid.memberName":
    "Wählen Sie einen Namen ohne @, den kein anderes Teammitglied hat.",
  "invalid.eraseMember":
    "Das ist die Adresse eines Teammitglieds. Entfernen Sie dieses Mitglied zuerst.",
  "invalid.eraseContact":
    "Das ist die Kontakt-E-Mail der Website. Tragen Sie in den Einstellungen zuerst eine andere ein.",
  "invalid.eraseContactPhone":
    "Das ist die Telefonnummer der Website. Tragen Sie in den Einstellungen zuerst eine andere ein.",
  "invalid.eraseBy":
    "Geben Sie eines der drei an: E-Mail, Telefonnummer oder Sendungsnummern.",
  "invalid.imageType":
    "Das Feld „{label}“ muss eine Datei vom Typ jpg, jpeg oder png enthalten.",
  "invalid.imagePixels":
    "Die Datei im Feld „{label}“ darf höchstens {max} Megapixel haben.",
  "invalid.imageDamaged":
    "Die Datei im Feld „{label}“ lässt sich nicht lesen. Vielleicht ist sie beschädigt.",
  "invalid.oneFile": "Das Feld „{label}“ darf nur eine Datei enthalten.",
  "invalid.noRoom":
    "Es ist kein Platz für weitere Dateien. Löschen Sie einige, die nicht mehr gebraucht werden.",
  "invalid.halves":
    "Der Wert im Feld „{label}“ muss eine ganze oder halbe Zahl sein.",
  "invalid.object": "Die Anfrage muss ein JSON-Objekt sein.",
  "import.noText":
    "Diese Datei ist keine Tabelle aus reinem Text oder hat eine andere Kodierung. Speichern Sie sie als Excel-Arbeitsmappe (.xlsx) oder CSV.",
  "import.bookDamaged":
    "Diese Arbeitsmappe ist beschädigt. Öffnen Sie sie in Ihrem Tabellenprogramm und speichern Sie sie erneut als Excel-Arbeitsmappe (.xlsx) oder CSV.",
  "import.bookLocked":
    "Diese Datei ist mit einem Kennwort geschützt. Entfernen Sie das Kennwort in Ihrem Tabellenprogramm oder speichern Sie die Tabelle als CSV.",
  "import.bookTooLarge":
    "Diese Arbeitsmappe hat mehr als {max, number} MB Inhalt. Löschen Sie, was nicht benötigt wird, oder teilen Sie sie auf mehrere Dateien auf.",
  "import.bookTooSlow":
    "Das Lesen dieser Arbeitsmappe dauert länger als {max, number} Sekunden. Löschen Sie, was nicht benötigt wird, oder speichern Sie die Tabelle als CSV.",
  "import.otherFormat":
    "Dateien im Format {format} können nicht gelesen werden. Speichern Sie die Tabelle als Excel-Arbeitsmappe (.xlsx) oder CSV.",
  "import.noColumn":
    "Keine Spalte dieser Datei ist bekannt. Die erste Zeile muss die Spalten benennen.",
  "import.quote":
    "Ein Anführungszeichen in Zeile {line, number} wird nicht geschlossen oder steht an der falschen Stelle.",
  "import.tooManyRows":
    "Die Datei hat mehr als {max, number} Zeilen. Teilen Sie sie auf mehrere Dateien auf.",
  "import.tooManyColumns":
    "Die Datei hat mehr als {max, number} Spalten. Löschen Sie die nicht benötigten.",
  "import.tooManyLines":
    "Die Datei hat unterhalb von Zeile {max, number} noch Inhalt. Löschen Sie ihre leeren Zeilen.",
  "import.longRow":
    "Die Tabellenzeile, die in Zeile {line, number} beginnt, ist zu lang. Vielleicht fehlt ein Anführungszeichen.",
  "import.shortYear":
    "Das Feld „{label}“ braucht eine vierstellige Jahreszahl.",
  "import.shortened":
    "Eine Tabellenkalkulation hat das Feld „{label}“ gekürzt. Formatieren Sie die Spalte als Text, geben Sie die ganze Nummer ein und speichern Sie die Datei neu.",
  "import.noSuchDay": "Das Feld „{label}“ nennt einen Tag, den es nicht gibt.",
  "import.otherCalendar":
    "Das Feld „{label}“ sieht nach einem Datum {calendar, select, persian {des persischen Kalenders} islamic {des islamischen Kalenders (Hidschra)} buddhist {des buddhistischen Kalenders} roc {des Minguo-Kalenders} japanese {des japanischen Kalenders} other {des jüdischen Kalenders}} aus. Geben Sie es als Datum des gregorianischen Kalenders ein, etwa 2026-11-28.",
  "import.dateOrder":
    "Im Feld „{label}“ ist nicht klar, was der Tag und was der Monat ist.",
  "import.unreadable":
    "Diese Zeile enthält ein Zeichen, das nicht gelesen werden kann. Geben Sie es in Ihrem Programm neu ein und speichern Sie die Datei noch einmal.",
  "import.totals":
    "Diese Zeile sieht nach einer Summenzeile aus. Falls sie eine Sendung ist, ergänzen Sie Empfänger und Ziel.",
  "import.moreCells": "Diese Zeile hat mehr Zellen, als die Datei Spalten hat.",
  "import.double": "Dieselbe Sendung wie in Zeile {row, number}.",
  "import.sameCode": "Dieselbe Sendungsnummer wie in Zeile {row, number}.",
  "import.sameReference": "Dieselbe Referenz wie in Zeile {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Mehrere Sendungen haben diese Referenz. Ergänzen Sie die Sendungsnummer.",
  "import.notUnknown":
    "„{status}“ gehört nicht zu den unbekannten Status dieses Imports.",
  "import.hasWrong":
    "{count, plural, one {# Zeile ist} other {# Zeilen sind}} fehlerhaft. Berichtigen Sie die Datei, oder lassen Sie fehlerhafte Zeilen überspringen.",
  "import.tooLate":
    "Ein Import lässt sich nur innerhalb von 24 Stunden rückgängig machen.",
  "import.notNow":
    "Dieser Import ist inzwischen weiter. Laden Sie die Seite neu, um den Stand zu sehen.",
  "import.gone": "Die Sendung gibt es nicht mehr.",
  "import.changedSince":
    "Die Sendung wurde seit dem Import geändert und bleibt, wie sie ist.",
  "import.erased":
    "Die Datei wurde entfernt, weil Daten daraus gelöscht wurden. Laden Sie sie erneut hoch.",
  "bulk.tooLate":
    "Eine Aktualisierung lässt sich nur innerhalb von 24 Stunden rückgängig machen.",
  "bulk.notNow":
    "Diese Aktualisierung läuft noch, hat nichts geändert oder wurde schon rückgängig gemacht. Laden Sie die Seite neu, um den Stand zu sehen.",
  "bulk.changedSince":
    "Die Sendung wurde seit der Aktualisierung geändert und bleibt, wie sie ist.",

  // Errors of the other codes
  "error.malformed": "Der Inhalt der Anfrage ist kein gültiges JSON.",
  "error.signInNeeded": "Bitte melden Sie sich an, um fortzufahren.",
  "error.credentials": "E-Mail-Adresse oder Passwort ist falsch.",
  "error.deactivated":
    "Dieses Konto ist deaktiviert. Bitten Sie einen Inhaber dieser Website, es zu aktivieren.",
  "error.origin":
    "Diese Anfrage kam von einer anderen Website und wurde abgelehnt.",
  "error.https":
    "Dieser Aufruf erfordert https. Verwenden Sie die https-Adresse dieser Website (PUBLIC_ORIGIN); ein Proxy, der sie bereitstellt, muss X-Forwarded-Proto senden.",
  "error.adminExists": "Es gibt bereits einen Administrator.",
  "error.setupToken":
    "Das Einrichtungstoken ist falsch oder abgelaufen. Starten Sie den Server neu, um ein neues zu erhalten.",
  "error.parcelNotFound": "Sendung nicht gefunden",
  "error.severalParcels":
    "Mehrere Sendungen haben eine Nummer, die dieser ähnlich sieht. Geben Sie die genaue Nummer ein.",
  "error.activityNotFound":
    "Diesen Verlaufseintrag gibt es nicht mehr. Vielleicht wurde er inzwischen gelöscht.",
  "error.messageNotFound": "Nachricht nicht gefunden",
  "error.pageNotFound": "Seite nicht gefunden",
  "error.pagesFull":
    "Es gibt schon {max, number} Seiten. Löschen Sie zuerst eine.",
  "error.reviewNotFound": "Bewertung nicht gefunden",
  "error.statusNotFound": "Status nicht gefunden",
  "error.pathNotFound": "Pfad nicht gefunden",
  "error.invoiceNotFound": "Rechnung nicht gefunden",
  "error.mailNotFound": "E-Mail nicht gefunden",
  "error.mailUnderWay": "Diese E-Mail wartet schon oder wird gerade gesendet.",
  "error.mailInterrupted":
    "Der Server wurde angehalten, während diese E-Mail gesendet wurde. Sie wurde vielleicht gesendet.",
  "error.mailLeftBehind":
    "Der Server wurde angehalten, bevor diese E-Mail übergeben war. Sie wurde nicht gesendet.",
  "error.mailNotComposed": "Die E-Mail konnte nicht erstellt werden.",
  "error.mailNoSender":
    "Es gibt keine Absenderadresse: Setzen Sie MAIL_FROM oder die Kontakt-E-Mail.",
  "error.mailNoMatter":
    "Das, worum es in dieser E-Mail ging, gibt es nicht mehr.",
  "error.jobNotFound": "Vorgang nicht gefunden",
  "error.importNotFound": "Import nicht gefunden",
  "error.jobEnded": "Dieser Vorgang ist bereits beendet.",
  "error.jobGoesOn": "Dieser Vorgang kann nicht abgebrochen werden.",
  "error.stepFailed":
    "Das konnte nicht ausgeführt werden; Einzelheiten stehen im Protokoll unter {id}.",
  "error.itemTooLarge": "Das ist zu groß für einen einzigen Schritt.",
  "error.notErased":
    "Nicht alles konnte gelöscht werden; „{place}“ enthält noch Daten der Person.",
  "error.mailRefused": "Der Mailserver hat die E-Mail abgelehnt: {reason}",
  "error.mailSignIn":
    "Der Mailserver hat den Benutzer oder das Passwort nicht angenommen: {reason}",
  "error.mailUnencrypted":
    "Der Mailserver bietet keine Verschlüsselung (STARTTLS) an, ohne die nichts gesendet wird: {reason}",
  "error.mailFailed": "Die E-Mail konnte nicht gesendet werden: {reason}",
  "error.mailTimeout":
    "Der Mailserver hat nicht rechtzeitig geantwortet. Die E-Mail wurde nicht gesendet.",
  "error.mailUnknown":
    "Die Verbindung zum Mailserver brach bei der Übergabe der E-Mail ab. Sie wurde vielleicht gesendet.",
  "error.mailNotSetUp":
    "Der Mailversand ist nicht vollständig eingerichtet: Die Aufgabe doctor sagt, was fehlt.",
  "error.mailHeaders":
    "Eine Adresse oder der Betreff dieser E-Mail ist nicht erlaubt.",
  "error.memberNotFound": "Mitglied nicht gefunden",
  "error.trashNotFound": "Im Papierkorb nicht gefunden",
  "error.lastOwner":
    "Das ist der letzte Inhaber. Machen Sie zuerst ein anderes aktives Mitglied zum Inhaber.",
  "error.notInvited":
    "Einen neuen Link gibt es nur für aktive Mitglieder, die die Einladung noch nicht angenommen haben.",
  "error.method": "Diese Methode ist hier nicht erlaubt.",
  "invalid.notTogether": "{one} und {two} gehen nicht zusammen.",
  "invalid.codesOrFilter": "Senden Sie entweder codes oder filter.",
  "invalid.manyFilters":
    "Höchstens zwei davon lassen sich verbinden: eine Phase; verspätet, fällig oder ohne Neuigkeiten; eine Suche.",
  "invalid.fixedSort":
    "Die Reihenfolge einer Suche und der Sendungen eines Vorgangs lässt sich nicht ändern.",
  "invalid.closedSort":
    "So lassen sich nur offene Sendungen sortieren, und diese Phase enthält keine.",
  "error.notAllowed":
    "Ihre Rolle lässt das nicht zu. Bitten Sie einen Inhaber, Ihre Rolle zu ändern oder es für Sie zu erledigen.",
  "error.conflict":
    "{known, select, yes {{by}} other {Jemand anderes}} hat diesen Datensatz geändert. Laden Sie ihn neu und wiederholen Sie Ihre Änderung.",
  "error.repeated":
    "Der Idempotency-Key wurde schon mit einem anderen Inhalt verwendet.",
  "error.slow": "Die Anfrage ist nicht rechtzeitig angekommen.",
  "error.tooLarge": "Die Anfrage darf höchstens {max, number} KiB groß sein.",
  "error.tooManyFields":
    "Die Anfrage darf höchstens {max, number} Felder enthalten.",
  "error.fileTooLarge": "Die Datei darf höchstens {max, number} MB groß sein.",
  "error.mediaType": "Der Inhalt der Anfrage muss als {type} gesendet werden.",
  "error.encoded":
    "Der Inhalt der Anfrage darf nicht komprimiert sein. Senden Sie ihn ohne Content-Encoding.",
  "error.verification":
    "Das passt nicht zu E-Mail oder Telefon des Empfängers.",
  "error.tooMany":
    "Zu viele Versuche. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} erneut.",
  "error.host": "Dieser Hostname wird hier nicht bedient.",
  "error.badRequest": "Die Anfrage wurde nicht verstanden.",
  "error.busy":
    "Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.",
  "error.converting":
    "Die Website wird gerade aktualisiert ({percent, number} %). Bitte versuchen Sie es gleich noch einmal.",
  "error.readOnly":
    "Speichern ist zurzeit nicht möglich. Bitte versuchen Sie es später erneut.",
  "error.internal": "Etwas ist schiefgegangen. Anfrage-ID: {id}",

  // Messages of success
  "message.adminCreated":
    "Der Administrator wurde angelegt. Sie können sich jetzt anmelden.",
  "message.signedIn": "Sie sind angemeldet.",
  "message.signedOut": "Sie sind abgemeldet.",
  "message.pinRequested":
    "Wenn diese E-Mail-Adresse registriert ist, ist eine PIN unterwegs.",
  "message.noMailServer":
    "Es ist kein Mailserver eingerichtet. Bitten Sie die Person, die die Website betreibt, um einen Link zum Zurücksetzen.",
  "message.passwordReset":
    "Ihr Passwort wurde zurückgesetzt. Sie können sich jetzt damit anmelden.",
  "message.passwordChanged":
    "Ihr Passwort wurde geändert. Alle anderen Geräte wurden abgemeldet.",
  "message.sessionsEnded": "Alle Ihre anderen Sitzungen sind beendet.",
  "message.memberInvited":
    "Die Einladung ist bereit. Geben Sie den Link weiter: Er wird nur jetzt angezeigt.",
  "message.memberInvitedMailed":
    "Die Einladung ist per E-Mail unterwegs. Sie können auch den Link weitergeben: Er wird nur jetzt angezeigt.",
  "message.memberUpdated": "Das Mitglied wurde aktualisiert.",
  "message.memberRemoved": "Das Mitglied wurde entfernt.",
  "message.invitationAccepted":
    "Ihr Konto ist bereit. Sie können sich jetzt anmelden.",
  "message.nameUpdated": "Ihr Name wurde geändert.",
  "message.parcelCreated": "Die Sendung wurde angelegt.",
  "message.parcelUpdated": "Die Sendung wurde aktualisiert.",
  "message.parcelDeleted": "Die Sendung wurde gelöscht.",
  "message.parcelRestored": "Die Sendung wurde wiederhergestellt.",
  "message.trashed": "{name} liegt im Papierkorb.",
  "message.trashedMany":
    "{count, plural, one {# Sendung liegt im Papierkorb.} other {# Sendungen liegen im Papierkorb.}}",
  "message.restoredMany":
    "{count, plural, one {# Sendung wurde wiederhergestellt.} other {# Sendungen wurden wiederhergestellt.}}",
  "message.trashErased": "Endgültig gelöscht.",
  "message.activityCreated": "Der Verlaufseintrag wurde hinzugefügt.",
  "message.activityUpdated": "Der Verlaufseintrag wurde aktualisiert.",
  "message.activityDeleted":
    "Der Verlaufseintrag wurde gelöscht. Die Sendung zeigt jetzt: {values}.",
  "message.invoiceCreated": "Die Rechnung wurde ausgestellt.",
  "message.settingsUpdated": "Die Einstellungen wurden aktualisiert.",
  "message.messageReceived": "Ihre Nachricht ist eingegangen.",
  "message.messageDeleted": "Die Nachricht wurde gelöscht.",
  "message.emailSent": "Ihre E-Mail wurde gesendet.",
  "message.emailKept":
    "Die E-Mail wurde aufbewahrt. Nichts wird gesendet: Es ist kein Mailserver eingerichtet.",
  "message.mailQueued": "Die E-Mail wird noch einmal gesendet.",
  "message.jobCancelled": "Der Vorgang wurde abgebrochen.",
  "message.bulkStarted": "Die Aktualisierung hat begonnen.",
  "message.bulkUndoing": "Die Aktualisierung wird rückgängig gemacht.",
  "message.importUploaded": "Die Datei wurde hochgeladen und wird geprüft.",
  "message.importChecking": "Die Datei wird neu geprüft.",
  "message.importStatuses": "Die Stufen sind gespeichert.",
  "message.importStarted": "Der Import hat begonnen.",
  "message.importUndoing": "Der Import wird rückgängig gemacht.",
  "message.importDeleted": "Der Import wurde gelöscht.",
  "message.pageCreated": "Die Seite wurde angelegt.",
  "message.pageUpdated": "Die Seite wurde aktualisiert.",
  "message.pageDeleted": "Die Seite wurde gelöscht.",
  "message.pageRestored": "Die Seite wurde wiederhergestellt.",
  "message.reviewCreated": "Die Bewertung wurde angelegt.",
  "message.reviewUpdated": "Die Bewertung wurde aktualisiert.",
  "message.reviewDeleted": "Die Bewertung wurde gelöscht.",
  "message.reviewsConfirmed": "Die Bewertungen sind als Ihre bestätigt.",
  "message.statusCreated": "Der Status wurde angelegt.",
  "message.statusUpdated": "Der Status wurde aktualisiert.",
  "message.statusDeleted": "Der Status wurde gelöscht.",
  "message.nothingToUpdate": "Es gibt nichts zu ändern.",

  // Tracking
  "tracking.heading": "Sendung verfolgen",
  "tracking.intro":
    "Die Nummer steht auf Ihrem Beleg und in der Versandmitteilung. Groß- und Kleinschreibung, Leerzeichen und Bindestriche spielen keine Rolle.",
  "tracking.code": "Sendungsnummer",
  "tracking.placeholder": "Sendungsnummer eingeben",
  "tracking.button": "Verfolgen",
  "tracking.back": "Zurück zur Startseite",
  "tracking.loading": "SUCHE LÄUFT\u00a0…",
  "tracking.shipping": "Versandinformationen",
  "tracking.history": "Sendungsverlauf",
  "tracking.destination": "Ziel",
  "tracking.sentFrom": "Versandt aus",
  "tracking.image": "Bild der Sendung",
  "tracking.imageAlt": "Foto der Sendung",
  "tracking.noHistory":
    "Noch ist nichts erfasst. Das erste Ereignis erscheint hier, sobald sich die Sendung bewegt.",
  "tracking.zone": "Zeitzone: {zone}.",
  "tracking.earlier": "Frühere Ereignisse",
  "tracking.copy": "Nummer kopieren",
  "tracking.copied": "Kopiert",
  "tracking.print": "Drucken",
  "tracking.printedAddress": "Sendung verfolgen unter",
  "tracking.status": "Status",
  "tracking.announced": "Angekündigt, noch nicht eingetroffen",
  "tracking.weight": "Gewicht",
  "tracking.currentLocation": "Aktueller Standort",
  "tracking.deliveryDate": "Voraussichtliche Zustellung",
  "tracking.delayed": "Verspätet",
  "tracking.deliveredOn": "Zugestellt am",
  "tracking.returnedOn": "Zurückgesandt am",
  "tracking.cancelledOn": "Storniert am",
  "tracking.expectedBy": "War erwartet bis",
  "tracking.after.pending":
    "Der Absender hat die Sendung angekündigt. Sobald sie bei uns eintrifft, geht sie auf die Reise.",
  "tracking.after.pickedUp":
    "Die Sendung ist bei uns. Als Nächstes macht sie sich auf den Weg zum Zielort.",
  "tracking.after.inTransit":
    "Die Sendung ist auf dem Weg zum Zielort. Danach geht sie in die Zustellung.",
  "tracking.after.customs":
    "Der Zoll prüft die Sendung. Nach der Freigabe reist sie weiter.",
  "tracking.after.onHold":
    "Die Sendung kann zurzeit nicht weiterreisen. Fragen Sie uns nach dem Grund.",
  "tracking.after.outForDelivery":
    "Die Sendung ist im Zustellfahrzeug. Bitte sorgen Sie dafür, dass jemand sie annehmen kann.",
  "tracking.after.readyForPickup":
    "Die Sendung liegt für Sie bereit. Bitte bringen Sie die Sendungsnummer und einen Ausweis mit.",
  "tracking.after.delivered":
    "Die Sendung ist am Ziel. Melden Sie sich bei uns, wenn etwas fehlt oder beschädigt ist.",
  "tracking.after.deliveryFailed":
    "Wir konnten die Sendung nicht zustellen. In der Regel versuchen wir es am nächsten Werktag noch einmal; melden Sie sich, wenn Ihnen ein anderer Tag oder Ort besser passt.",
  "tracking.after.returned":
    "Die Sendung ist wieder beim Absender. Melden Sie sich bei uns, wenn Sie sie noch brauchen.",
  "tracking.after.cancelled":
    "Diese Sendung wird nicht zugestellt. Melden Sie sich bei uns, wenn Sie damit nicht gerechnet haben.",
  "tracking.updated": "Zuletzt aktualisiert",
  "tracking.recipientName": "Name des Empfängers",
  "tracking.email": "E-Mail",
  "tracking.address": "Adresse",
  "tracking.phone": "Telefon",
  "tracking.senderName": "Name des Absenders",
  "tracking.pickupLocation": "Abholort",
  "tracking.unset": "Keine Angabe",
  "tracking.color.green": "Abgeschlossen",
  "tracking.color.black": "Neuer Stand",
  "tracking.color.gold": "Achtung",
  "tracking.color.red": "Problem",
  "tracking.verificationTitle": "Ist das Ihre Sendung?",
  "tracking.verificationText":
    "Persönliche Angaben sind verborgen. Bestätigen Sie, dass Sie der Empfänger sind, um sie zu sehen.",
  "tracking.verificationLabel":
    "E-Mail des Empfängers oder die letzten 4 Ziffern der Telefonnummer",
  "tracking.verificationButton": "Angaben zeigen",
  "tracking.share": "Teilen",
  "tracking.copyLink": "Link kopieren",
  "tracking.progress": "Fortschritt",
  "tracking.done": "erledigt",
  "tracking.searched": "Sie haben gesucht nach",
  "tracking.next": "Was Sie jetzt tun können",
  "tracking.codeForm":
    "Eine Sendungsnummer hat {min, number} bis {max, number} Zeichen: Buchstaben von A bis Z, Ziffern und Bindestriche.",
  "tracking.nextCompare":
    "Vergleichen Sie die Nummer Zeichen für Zeichen mit der auf Ihrem Beleg: 0 und O, 1 und I sind leicht zu verwechseln.",
  "tracking.nextWait":
    "Neue Nummern sind hier manchmal erst nach einigen Stunden bekannt. Versuchen Sie es später erneut.",
  "tracking.nextAsk": "Fragen Sie den Absender, ob die Nummer vollständig ist.",
  "tracking.nextConnection":
    "Die Verbindung zu dieser Website ist fehlgeschlagen. Prüfen Sie, ob Sie online sind, und suchen Sie erneut.",
  "tracking.contact": "Kontakt aufnehmen",
  "tracking.map": "Karte",
  "tracking.mapHint":
    "Ziehen Sie die Karte, bewegen Sie sie auf dem Touchscreen mit zwei Fingern oder nutzen Sie die Pfeiltasten sowie + und -.",
  "tracking.zoomIn": "Vergrößern",
  "tracking.zoomOut": "Verkleinern",

  // Mails
  "mail.message.subject": "Nachricht vom Kontaktformular: {subject}",
  "mail.message.intro":
    "Jemand hat {company} über das Kontaktformular geschrieben.",
  "mail.message.answer":
    "Antworten Sie auf diese E-Mail, um an {email} zu schreiben.",
  "mail.message.noEmail": "Der Absender hat keine E-Mail-Adresse angegeben.",
  "mail.message.name": "Name",
  "mail.pin.subject": "Ihre PIN für ein neues Passwort",
  "mail.pin.text":
    "Jemand, vermutlich Sie, möchte ein neues Passwort für die Verwaltung von {company} festlegen. Das ist Ihre PIN:",
  "mail.pin.once": "Sie gilt einmal und {minutes} Minuten lang.",
  "mail.pin.ignore":
    "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Es hat sich nichts geändert.",
  "mail.pin.button": "Neues Passwort festlegen",
  "mail.invitation.subject": "Einladung zur Verwaltung von {company}",
  "mail.invitation.text":
    "Sie wurden eingeladen, in der Verwaltung von {company} mitzuarbeiten. Wählen Sie zuerst ein Passwort.",
  "mail.invitation.button": "Einladung annehmen",
  "mail.invitation.code":
    "Falls die Seite nach einem Code fragt, ist es dieser:",
  "mail.invitation.page":
    "Öffnen Sie die Seite {path} der Verwaltung und geben Sie diesen Code ein:",
  "mail.invitation.once": "Die Einladung gilt einmal, bis {moment}.",
  "mail.invitation.ignore":
    "Wenn Sie diese E-Mail nicht erwartet haben, ignorieren Sie sie.",
  "mail.password.subject": "Ihr Passwort wurde geändert",
  "mail.password.text":
    "Das Passwort für die Verwaltung von {company} wurde geändert, ältere Sitzungen sind beendet.",
  "mail.password.notYou":
    "Wenn Sie das nicht waren, fordern Sie sofort auf der Anmeldeseite eine PIN an und legen Sie ein neues Passwort fest.",
  "mail.chatCode.subject": "Der Chat-Code wurde geändert",
  "mail.chatCode.text":
    "Der Chat-Code auf den öffentlichen Seiten von {company} wurde geändert. Solcher Code läuft im Browser jedes Besuchers.",
  "mail.chatCode.notYou":
    "Wenn Sie das nicht waren, löschen Sie ihn in den HTML-Einstellungen und ändern Sie Ihr Passwort.",
  "mail.footer": "Gesendet von {company}",
  "mail.sample.subject": "Ihre Sendung ist unterwegs",
  "mail.sample.text":
    "Guten Tag,\n\nIhre Sendung hat unser Lager verlassen und ist bald bei Ihnen.\n\nMit freundlichen Grüßen",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `k. A., k.A, keine Angabe, keine Angaben, ohne Angabe, o. A., keine, entfällt, nicht bekannt, n. b., nicht vorhanden, n.
  v., nicht verfügbar, nicht zutreffend, noch offen, wird nachgereicht`,
  pieces:
    `stk, stück, stck, st, paket, pakete, packstück, packstücke, kollo, kolli, karton, kartons, palette, paletten, sack,
  säcke`,
  totals:
    "summe, gesamt, gesamtsumme, gesamtanzahl, insgesamt, zwischensumme, endsumme",
  dates:
    `uhr, um, ab, bis, gegen, ca, den, dem, der, am, vormittags, nachmittags, mittags, abends, std, datum`,
  months: { 1: "jän", 2: "feber", 3: "mrz, maerz" },
  streets:
    `strasse gasse allee platz ufer chaussee haus hausnummer hinterhaus vorderhaus wohnung whg stock stiege gebäude`,
  headings: {
    recipient:
      "empfänger, empfängers, empfaenger, warenempfänger, empf, adressat",
    shipping: "liefer, lieferung, versand, zustell, zustellung, ziel",
    buyer: "kunde, kunden, käufer, besteller",
    billing: "rechnung, rechnungs, rechnungsempfänger",
    sender: "absender, absenders, abs, versender, versenders",
    pickup: "abhol, abholung, herkunft",
    name:
      "name, vorname, nachname, familienname, zuname, ansprechpartner, kontakt, kontaktperson",
    company: "firma, firmenname, unternehmen",
    address:
      `adresse, anschrift, straße, str, adresszeile, adresszusatz, anschriftenzusatz, zusatz, straßenname,
  name der straße`,
    house: "hausnummer, haus",
    postcode: "plz, postleitzahl",
    city: "ort, stadt, wohnort",
    region: "bundesland, kanton",
    country: "land, ländercode, staat",
    phone: "telefon, tel, fon, handy, mobil, mobiltelefon, rufnummer, kontakt",
    email: "e-mail, mail, mailadresse, e-mail-adresse",
    shipment: "sendung, sendungs",
    order: "bestellung, bestell, auftrag, order",
    package: "paket, packstück, kollo",
    packages: "pakete, packstücke, kartons",
    tracking_code:
      `sendungscode, sendungsverfolgung, tracking, trackingcode, frachtbrief, paketschein, identcode`,
    barcode: "barcode, strichcode",
    reference: "referenz, ref, zeichen, ihr zeichen, unser zeichen",
    destination:
      "ziel, zielort, bestimmungsort, lieferort, zustellort, empfangsort",
    pickup_location:
      "abholort, abholstelle, abgangsort, versandort, herkunft, herkunftsort",
    current_location:
      "aktueller standort, standort, aktueller ort, letzter standort, letzter ort, derzeitiger ort",
    status:
      "status, aktueller status, letzter status, sendungsstand, bearbeitungsstand",
    weight:
      `gewicht, bruttogewicht, gesamtgewicht, frachtpflichtiges gewicht, paketgewicht, versandgewicht`,
    pieces: "packstücke, colli, kolli, stückzahl, stück, stk",
    shipped_via:
      `versanddienst, versanddienstleister, spedition, spediteur, frachtführer, transporteur, paketdienst, lieferdienst,
  zustelldienst, kurier`,
    method:
      `versandart, versandmethode, dienst, service, versandoption, lieferart, lieferoption, transportart`,
    parcel_content:
      "inhalt, inhaltsangabe, ware, waren, warenbezeichnung, warenbeschreibung",
    declared_value:
      "deklarierter wert, warenwert, zollwert, versicherungswert, wert der ware, wert der sendung",
    min_expected_delivery_date:
      `frühestes zustelldatum, frühestes lieferdatum, frühester liefertermin, lieferung ab, zustellung ab`,
    max_expected_delivery_date:
      `lieferdatum, liefertermin, zustelldatum, zustelltermin, voraussichtliche lieferung, voraussichtl lieferung, voraussichtliches lieferdatum,
  voraussichtliche ankunft, erwartete zustellung, erwartet, erwartet am, spätestes lieferdatum, lieferung bis,
  geplante zustellung`,
    number: "nummer, nr",
    count: "anzahl, anzahl der, menge, anz",
    of: "der, des, die, das, dem, den, von, für, und, ihre, unsere",
    unit: "kilogramm, gramm, pfund, pflichtfeld",
    article: "artikel, produkt, position",
  },
};
