import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** Italian. */
export const it: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Chiudi menu",
  "nav.home": "Home",
  "nav.homePage": "Pagina iniziale",
  "nav.contact": "Contatti",
  "nav.track": "Traccia il pacco",
  "nav.skip": "Vai al contenuto",
  "theme.toDark": "Passa al tema scuro",
  "theme.toLight": "Passa al tema chiaro",
  "language.choose": "Scegli la lingua",
  "nav.main": "Principale",
  "nav.side": "Menu del sito",
  "nav.breadcrumb": "Percorso di navigazione",
  "footer.line": "Trasporti aerei, marittimi e stradali dal {year}.",
  "footer.lineNoYear": "Trasporti aerei, marittimi e stradali.",
  "footer.company": "Azienda",
  "footer.contact": "Contatti",
  "page.about": "Chi siamo",
  "page.privacy": "Informativa sulla privacy",

  // Home page
  "home.title": "Trasporti aerei, marittimi e stradali",
  "home.description":
    "{company} trasporta merci per via aerea, per mare e su strada, le custodisce nei propri magazzini e mostra dove sono, passo dopo passo.",
  "home.hero.title": "Consegne in tutto il mondo, sempre in vista",
  "home.hero.promise":
    "Per via aerea, per mare e su strada dal {year}. Inserisci il codice di tracciamento per vedere dov’è il pacco e quando arriva.",
  "home.hero.promiseNoYear":
    "Per via aerea, per mare e su strada. Inserisci il codice di tracciamento per vedere dov’è il pacco e quando arriva.",
  "home.services.title": "Tutto, da porta a porta",
  "home.services.lead":
    "Un’unica azienda prenota il volo, carica la nave, percorre l’ultimo miglio e, tra una tappa e l’altra, tiene la merce all’asciutto.",
  "home.services.air": "Trasporto aereo",
  "home.services.airText":
    "Per le merci che non possono aspettare. Prenotiamo il volo, prepariamo i documenti doganali e consegniamo in aeroporto o alla tua porta.",
  "home.services.sea": "Trasporto marittimo",
  "home.services.seaText":
    "Un container intero o spazio in uno condiviso. Pianifichiamo il viaggio, ne seguiamo gli orari e ti avvisiamo per tempo se cambiano.",
  "home.services.road": "Trasporto su strada",
  "home.services.roadText":
    "Ritiro e consegna con camion, a carico completo o parziale, dal primo all’ultimo miglio.",
  "home.services.warehouse": "Magazzinaggio",
  "home.services.warehouseText":
    "Deposito asciutto e sicuro. La merce viene ricevuta, contata, custodita e spedita quando lo decidi tu.",
  "home.qualities.title": "Su cosa puoi contare",
  "home.qualities.pricing": "Prezzi trasparenti",
  "home.qualities.pricingText":
    "Il preventivo elenca ogni costo e la fattura lo rispetta.",
  "home.qualities.tracking": "Tracciamento in tempo reale",
  "home.qualities.trackingText":
    "Ogni tappa appare nella pagina di tracciamento appena viene registrata, con luogo e ora.",
  "home.qualities.storage": "Deposito in magazzino",
  "home.qualities.storageText":
    "Tra un viaggio e l’altro la merce attende sotto un unico tetto, contata all’entrata e all’uscita.",
  "home.about.eyebrow": "Chi siamo",
  "home.about.title": "Trasportiamo merci dal {year}",
  "home.about.titleNoYear": "Trasportare merci è il nostro mestiere",
  "home.about.text":
    "Pacchi, pallet e container completi viaggiano con {company} nel modo più adatto: in volo, per mare, su strada e, quando devono attendere, in magazzino.",
  "home.about.founded": "Fondata nel",
  "home.about.containers": "Container, fino a",
  "home.about.tracking": "Tracciamento, giorno e notte",
  "home.hero.nightTitle": "Consegne giorno e notte",
  "home.hero.nightText":
    "Camion, terminal e persone lavorano tutta la notte, perché ciò che è partito ieri possa arrivare stamattina.",
  "home.hero.surfTitle": "Di casa sul mare",
  "home.hero.surfText":
    "Qualunque tempo faccia, seguiamo la traversata e, se l’arrivo cambia, ti avvisiamo per tempo.",
  "home.carousel.label": "Il nostro lavoro in immagini",
  "home.carousel.slide": "{number} di {count}",
  "home.carousel.pause": "Ferma le immagini",
  "home.carousel.play": "Riavvia le immagini",
  "home.slider.previous": "Precedente",
  "home.slider.next": "Successivo",
  "home.work.title": "Che cosa facciamo",
  "home.work.lead":
    "Dalla prima telefonata fino alla firma alla consegna: questi sono i passi che facciamo per te.",
  "home.work.pack": "Imballare e ritirare",
  "home.work.packText":
    "Ritiriamo la merce, imballata da te o da noi, e la controlliamo pezzo per pezzo.",
  "home.work.customs": "Documenti e dogana",
  "home.work.customsText":
    "Dichiarazioni di esportazione e importazione, certificati e dazi, pronti prima che la merce arrivi.",
  "home.work.plan": "Pianificare il percorso",
  "home.work.planText":
    "Via aerea, via mare, su strada o in combinazione: scegliamo la via adatta alla tua data e al tuo budget.",
  "home.work.store": "Custodire e smistare",
  "home.work.storeText":
    "La merce che deve aspettare resta all’asciutto, contata e pronta a ripartire.",
  "home.work.deliver": "Consegnare",
  "home.work.deliverText":
    "L’ultimo miglio finisce alla tua porta, alla tua rampa o in un punto di ritiro vicino.",
  "home.work.answer": "Rispondere",
  "home.work.answerText":
    "Una persona esamina la tua domanda, con la cronologia del pacco sotto gli occhi.",
  "home.about.mission": "La nostra missione",
  "home.about.missionText":
    "Portare ogni spedizione come se fosse nostra e dire con onestà dove si trova.",
  "home.about.vision": "La nostra visione",
  "home.about.visionText":
    "Un mondo in cui mandare merce all’estero sia semplice come spedire una lettera.",
  "home.about.more": "Scopri chi siamo",
  "home.gauges.title": "I nostri punti di forza",
  "home.gauges.lead":
    "La parte di ogni attività che svolgiamo noi stessi, dalla prenotazione alla consegna.",
  "home.gauges.warehousing": "Magazzinaggio",
  "home.gauges.ocean": "Trasporto marittimo",
  "home.gauges.air": "Trasporto aereo",
  "home.sampleFigure": "Cifra di esempio",
  "home.reviews.title": "Che cosa dicono i clienti",
  "home.reviews.lead": "Con le loro parole.",
  "home.reviews.none":
    "Non ci sono ancora recensioni. Le prime compariranno qui appena i clienti le condivideranno con noi.",
  "home.reviews.rating": "Valutato {rating, number} stelle su 5",
  "home.sampleReview": "Recensione di esempio",
  "home.portfolio.title": "Che cosa viaggia con noi",
  "home.portfolio.lead": "Uno sguardo alla merce che trasportiamo.",
  "home.portfolio.container": "Container completi",
  "home.portfolio.containerText":
    "Sigillati alla tua porta, aperti all’arrivo.",
  "home.portfolio.pallet": "Pallet, groupage e carichi parziali",
  "home.portfolio.palletText": "Paghi lo spazio che usi e dividi il resto.",
  "home.portfolio.parcel": "Pacchi",
  "home.portfolio.parcelText":
    "Piccoli e urgenti, con un codice che mostra ogni passo.",
  "home.portfolio.cool": "Merce refrigerata",
  "home.portfolio.coolText":
    "Tenuta alla sua temperatura dall’inizio alla fine.",
  "home.portfolio.machine": "Macchine e carichi pesanti",
  "home.portfolio.machineText":
    "Sollevati, fissati e scortati da chi sa come si fa.",
  "home.faq.title": "Domande e risposte",
  "home.faq.contact": "La tua domanda non c’è? Scrivici.",
  "home.faq.work": "Come funziona?",
  "home.faq.workAnswer":
    "Dicci che cosa vuoi spedire, da dove e verso dove. Ti facciamo un preventivo, ritiriamo la merce nel giorno concordato e ti diamo un codice di tracciamento. Da lì in poi puoi seguire ogni passo fino alla consegna.",
  "home.faq.track": "Come seguo il mio pacco?",
  "home.faq.trackAnswer":
    "Inserisci il codice di tracciamento della ricevuta nel campo di ricerca in cima a questa pagina o in Traccia il pacco. Vedi dove si trova il pacco, quando è atteso e tutto ciò che è accaduto finora. Non serve un account.",
  "home.faq.quote": "Come ottengo il mio preventivo?",
  "home.faq.quoteAnswer":
    "Mandaci peso, misure e i due indirizzi con il modulo di contatto. Rispondiamo con un preventivo che elenca ogni costo; se lo accetti, fissiamo il giorno del ritiro.",
  "home.faq.support": "Come ricevo assistenza?",
  "home.faq.supportAnswer":
    "Usa il modulo di contatto o scrivi all’indirizzo in fondo a ogni pagina. Se la domanda riguarda un pacco, aggiungi il codice di tracciamento: così possiamo rispondere subito.",

  // Contact page
  "contact.hero": "Ci piace ascoltare e non vediamo l’ora di parlare con te",
  "contact.details": "Come contattarci",
  "contact.email": "E-mail",
  "contact.phone": "Telefono",
  "contact.phoneAlt": "Telefono alternativo",
  "contact.address": "Indirizzo",
  "contact.empty":
    "I nostri recapiti non sono ancora pubblicati qui. Utilizza l’indirizzo o il numero di telefono riportati sui documenti di spedizione.",
  "contact.formTitle": "Scrivici",
  "contact.emailHint": "Così possiamo risponderti.",
  "contact.send": "Invia messaggio",
  "contact.trap": "Lascia vuoto questo campo",
  "contact.trackTitle": "Cerchi un pacco?",
  "contact.trackText":
    "La pagina di tracciamento mostra subito dov’è e quando arriva.",

  // Error pages
  "errorPage.notFound": "Non trovato",
  "errorPage.notFoundText": "Risorsa non trovata",
  "errorPage.badRequest": "Richiesta non valida",
  "errorPage.forbidden": "Accesso negato",
  "errorPage.method": "Metodo non consentito",
  "errorPage.tooLarge": "Troppo grande",
  "errorPage.tooLargeText":
    "È stato inviato più di quanto sia ammesso. Torna indietro e invia un testo più breve o un file più piccolo.",
  "errorPage.tooMany": "Troppe richieste",
  "errorPage.unavailable": "Servizio non disponibile",
  "errorPage.error": "Errore",
  "errorPage.address": "Indirizzo",
  "errorPage.back": "Indietro",
  "errorPage.forbiddenText": "Questa richiesta è stata rifiutata.",
  "errorPage.tooManyText":
    "Un po’ troppo in fretta. Attendi qualche minuto e riprova.",
  "errorPage.errorText":
    "Si è verificato un problema da parte nostra. Riprova tra poco.",

  // Control panel
  "control.name": "Pannello di controllo",
  "control.signOut": "Esci",
  "control.signIn.title": "Accesso amministratore",
  "control.signIn.lead": "Per chi tiene i pacchi in movimento.",
  "control.signIn.ended":
    "La sessione è scaduta. Accedi di nuovo per continuare; ciò che hai scritto viene conservato.",
  "control.signIn.endedFile":
    "La sessione è scaduta e non è stato salvato nulla. Accedi di nuovo e scegli ancora una volta il file.",
  "control.signIn.noCookies":
    "Il tuo browser rifiuta i cookie e quindi non può mantenere l’accesso. Consenti i cookie per questo sito, poi accedi di nuovo.",
  "control.signIn.signedOut":
    "La sessione è stata chiusa. Accedi di nuovo per continuare.",
  "control.resume.title": "Nuovo accesso riuscito",
  "control.resume.lead":
    "Ciò che hai scritto è ancora qui. Non è stato ancora inviato.",
  "control.resume.button": "Continua",
  "control.signIn.button": "Accedi",
  "control.signIn.forgot": "Password dimenticata?",
  "control.signUp.title": "Crea amministratore",
  "control.signUp.lead":
    "L’account creato qui gestisce l’intero sito. Questo link funziona una sola volta.",
  "control.signUp.hint":
    "Da 8 a 300 caratteri. L’ideale è una frase che conosci solo tu.",
  "control.signUp.privacy": "Che cosa vedono i visitatori di un destinatario",
  "control.signUp.privacyHint":
    "Puoi cambiarlo in qualsiasi momento nelle impostazioni.",
  "control.signUp.button": "Crea amministratore",
  "control.signUp.toSignIn": "Vai all’accesso",
  "control.reset.title": "Reimposta la password di amministratore",
  "control.reset.lead":
    "Inserisci l’indirizzo e-mail del tuo account. Riceverai un PIN con cui impostare una nuova password.",
  "control.reset.askLead":
    "Con un link di reimpostazione o un PIN puoi impostare una nuova password.",
  "control.reset.button": "Invia il PIN",
  "control.reset.havePin": "Ho già un PIN",
  "control.reset.newLead":
    "Inserisci il PIN ricevuto per e-mail e scegli una nuova password. Il PIN vale una sola volta, per 15 minuti.",
  "control.reset.givenLead":
    "Inserisci il PIN che ti è stato dato e scegli una nuova password. Il PIN vale una sola volta, per 15 minuti.",
  "control.reset.newButton": "Imposta la nuova password",
  "control.reset.again": "Richiedi un altro PIN",
  "control.account.title": "Il mio account",
  "control.account.password": "Cambia password",
  "control.account.text":
    "Una nuova password chiude le tue sessioni su tutti gli altri dispositivi.",
  "control.sessions.title": "Dove hai effettuato l’accesso",
  "control.sessions.lead":
    "Una sessione termina dopo 60 minuti di inattività e in ogni caso dopo 12 ore. Se sono più di cinque, termina la più vecchia.",
  "control.sessions.own": "Questo browser",
  "control.sessions.other": "Un altro browser",
  "control.sessions.since": "Accesso",
  "control.sessions.seen": "Ultimo utilizzo",
  "control.sessions.button": "Chiudi le altre sessioni",
  "control.account.name": "Il tuo nome",
  "control.account.nameText": "I colleghi lo vedono accanto a ciò che fai.",
  "control.team.title": "Team",
  "control.team.add": "Invita un membro",
  "control.team.createLead":
    "La persona invitata riceve un link che vale una sola volta, per 48 ore, e sceglie la propria password.",
  "control.team.invite": "Invita",
  "control.team.empty": "Ancora nessun membro",
  "control.team.emptyText": "Le persone che inviti appariranno qui.",
  "control.team.active": "Attivo",
  "control.team.pending": "Invitato",
  "control.team.inactive": "Disattivato",
  "control.team.since": "Nel team dal",
  "control.team.seen": "Ultimo accesso",
  "control.team.link": "Link di invito",
  "control.team.newLink": "Nuovo link",
  "control.team.newLinkText": "Per 48 ore. I link precedenti non valgono più.",
  "control.team.deactivate": "Disattiva",
  "control.team.deactivateText":
    "Disconnette subito questa persona ovunque, finché non la riattivi.",
  "control.team.activate": "Attiva",
  "control.team.activateText": "Questa persona può accedere di nuovo.",
  "control.team.removeText": "Il suo nome resta accanto a ciò che ha fatto.",
  "control.team.rights": "Che cosa può fare ogni ruolo",
  "rights.mail": "E-mail",
  "rights.owner": "Impostazioni e-mail e codice della chat",
  "rights.read": "Solo lettura",
  "role.owner": "Proprietario",
  "role.ownerText": "Tutto, compreso il team.",
  "role.manager": "Responsabile",
  "role.managerText":
    "Tutto tranne il team, le impostazioni e-mail e il codice della chat.",
  "role.clerk": "Impiegato",
  "role.clerkText": "Pacchi, fatture, messaggi ed e-mail.",
  "control.invite.title": "Entra nel team",
  "control.invite.lead":
    "Scegli una password e il nome che vedranno i colleghi.",
  "control.invite.namedLead":
    "Scegli una password. I colleghi vedranno il nome indicato nell’invito.",
  "control.invite.codeHint": "L’ultima parte del link, dopo «token=».",
  "control.invite.nameHint": "Vuoto: il nome indicato nell’invito, se c’è.",
  "control.invite.button": "Crea account",
  "control.api.title": "Riferimento API",
  "control.api.text":
    "Ogni chiamata con i suoi campi e un esempio per la riga di comando. Le chiamate per amministratori richiedono il cookie impostato dall’accesso.",
  "control.api.openapi": "Descrizione per i programmi (OpenAPI 3.1)",
  "control.api.admin": "Per gli amministratori",
  "control.api.public": "Per tutti",
  "control.api.optional": "Per tutti; gli amministratori vedono di più",
  "control.api.field": "Campo",
  "control.api.allowed": "Valori ammessi",
  "control.api.required": "obbligatorio",
  "control.api.refusals": "Può essere rifiutata con",
  "control.api.example": "Esempio",
  "control.api.noFields": "Questa chiamata non ha campi.",
  "control.dashboard.title": "Panoramica",
  "control.dashboard.signedIn": "Accesso effettuato come {name}",
  "control.keys.title": "Scorciatoie da tastiera",
  "control.keys.help": "Mostra questo elenco",
  "control.keys.then": "poi",
  "control.keys.use": "Usa le scorciatoie da tastiera",
  "control.keys.close": "Chiudi",
  "control.journal.title": "Registro attività",
  "control.journal.lead":
    "Chi ha modificato che cosa e quando, dal più recente. Le voci si conservano per {days} giorni.",
  "control.journal.csv": "Scarica in CSV",
  "control.journal.empty": "Nessun evento corrisponde",
  "control.journal.person": "Persona",
  "control.journal.everyone": "Tutte le persone",
  "control.journal.only": "Solo {record}",
  "control.journal.noun": "Tipo di elemento",
  "control.journal.anything": "Tutti i tipi",
  "control.journal.day": "Giorno",
  "control.journal.show": "Mostra",
  "control.journal.all": "Mostra tutto",
  "control.journal.earlier": "Voci precedenti",
  "control.journal.what": "Che cosa è successo",
  "control.journal.changes":
    "{count, plural, one {# modifica} many {# modifiche} other {# modifiche}}",
  "control.journal.before": "Prima",
  "control.journal.after": "Dopo",
  "control.journal.characters":
    "{count, plural, one {# carattere} many {# caratteri} other {# caratteri}}",
  "control.journal.madeBy": "di {name}",
  "journalNoun.parcels": "Pacco",
  "journalNoun.activities": "Voce della cronologia",
  "journalNoun.invoices": "Fattura",
  "journalNoun.messages": "Messaggio",
  "journalNoun.mail": "E-mail",
  "journalNoun.pages": "Pagina",
  "journalNoun.reviews": "Recensione",
  "journalNoun.settings": "Impostazioni",
  "journalNoun.admins": "Membro del team",
  "journalNoun.jobs": "Operazione",
  "journalNoun.statuses": "Stato",
  "journalKind.created": "Creazione:",
  "journalKind.updated": "Modifica:",
  "journalKind.deleted": "Eliminazione:",
  "journalKind.erased": "Dati personali cancellati:",
  "journalKind.erasedRecord": "Cancellazione:",
  "journalKind.trashed": "Spostato nel cestino:",
  "journalKind.restored": "Ripristino:",
  "journalKind.reverted": "Riportato a prima:",
  "journalKind.erasing": "Cancellazione di una persona:",
  "journalKind.sent": "Invio:",
  "journalKind.resent": "Nuovo invio:",
  "journalKind.invited": "Nuovo link di invito:",
  "journalKind.password_changed": "Nuova password:",
  "journalKind.cancelled": "Annullamento:",
  "journalKind.sessions_ended": "Disconnessione dagli altri dispositivi:",
  "journalKind.pin_printed": "PIN di reimpostazione emesso dal gestore:",
  "journalSource.import": "importazione {name}",
  "journalSource.importUndo": "annullamento dell’importazione {name}",
  "journalSource.bulk": "aggiornamento multiplo",
  "journalSource.bulkUndo": "annullamento di un aggiornamento multiplo",
  "journalActor.visitor": "Visitatore",
  "journalActor.system": "Sistema",
  "journalActor.admin": "Amministratore",
  "journalActor.token": "Token API",
  "journalActor.user": "Cliente",
  "control.api.startTitle": "Creare pacchi tramite l’API",
  "control.api.startText":
    "Queste chiamate effettuano l’accesso, creano un pacco e aggiungono il primo evento alla sua cronologia. La risposta alla seconda chiamata contiene l’ID del pacco, necessario per la terza.",
  "control.api.startCode": "Chiamate per la riga di comando",
  "control.dashboard.version": "Versione {version}",
  "control.dashboard.termsTitle": "Condizioni degli sviluppatori",
  "control.dashboard.terms":
    "Questo software è fornito così com’è. La responsabilità dei suoi sviluppatori è limitata nella misura consentita dalla legge; essi non hanno alcun obbligo di aggiornarlo o mantenerlo.",
  "form.refusedTitle": "Errore: {title}",
  "form.showPassword": "Mostra la password",
  "label.emailPassword": "Password (quella della tua e-mail)",
  "control.dashboard.recent": "Ultimi pacchi",
  "control.dashboard.allParcels": "Tutti i pacchi",
  "control.dashboard.more": "Altro",
  "control.day.needs": "Da gestire",
  "control.day.nothing": "Niente da gestire.",
  "control.day.late":
    "{count, plural, one {# pacco è in ritardo} many {# pacchi sono in ritardo} other {# pacchi sono in ritardo}}",
  "control.day.stalled":
    "{count, plural, one {# pacco è senza novità da 3 giorni} many {# pacchi sono senza novità da 3 giorni} other {# pacchi sono senza novità da 3 giorni}}",
  "control.day.failed":
    "{count, plural, one {# consegna non è riuscita} many {# consegne non sono riuscite} other {# consegne non sono riuscite}}",
  "control.day.failedJobs":
    "{count, plural, one {# operazione non riuscita} many {# operazioni non riuscite} other {# operazioni non riuscite}}",
  "control.day.due":
    "{count, plural, one {# pacco è atteso oggi} many {# pacchi sono attesi oggi} other {# pacchi sono attesi oggi}}",
  "control.day.stages": "Per fase",
  "control.first.title": "Primi passi",
  "control.first.name":
    "Inserisci il tuo nome, che i colleghi vedono nelle tue modifiche",
  "control.first.company": "Inserisci il nome della tua azienda",
  "control.first.zone":
    "Scegli il tuo fuso orario, che decide che cosa è in scadenza o in ritardo",
  "control.first.figures": "Controlla le cifre di esempio della home page",
  "control.first.contact": "Inserisci i tuoi contatti",
  "control.first.privacy": "Scegli che cosa vedono i visitatori di un pacco",
  "control.first.parcel": "Crea il primo pacco",
  "control.first.colleague": "Invita una persona del team",
  "control.first.mail": "Configura un server di posta",
  "control.first.done": "{done, number} passi su {count, number} fatti",
  "control.dashboard.unopened":
    "{count, plural, one {# messaggio non è ancora stato aperto} many {# messaggi non sono ancora stati aperti} other {# messaggi non sono ancora stati aperti}}",
  "control.dashboard.troubled":
    "{count, plural, one {# e-mail non è stata inviata, o forse non lo è stata.} many {# di e-mail non sono state inviate, o forse non lo sono state.} other {# e-mail non sono state inviate, o forse non lo sono state.}}",
  "control.email.title": "Invia e-mail",
  "control.email.lead":
    "Un’e-mail a un solo destinatario. Viene inviata subito e la posta in uscita ne conserva una copia.",
  "control.email.leadKept":
    "Un’e-mail a un solo destinatario. Resta nella posta in uscita e non viene inviata: nessun server di posta è configurato.",
  "control.email.passwordHint":
    "Usata solo per questa e-mail e mai salvata. Lasciala vuota se il server ha una password propria.",
  "control.messages.new": "Nuovo",
  "control.messages.title": "Messaggi",
  "control.messages.empty": "Ancora nessun messaggio",
  "control.messages.emptyText":
    "Quello che i visitatori scrivono nella pagina dei contatti apparirà qui.",
  "control.messages.nobody": "Nessun nome indicato",
  "control.messages.noAddress":
    "Il visitatore non ha lasciato un indirizzo e-mail.",
  "control.messages.reply": "Rispondi",
  "control.messages.from": "Da",
  "control.messages.received": "Ricevuto",
  "control.outbox.title": "Posta in uscita",
  "control.outbox.empty": "Ancora nessuna e-mail",
  "control.outbox.emptyText": "Ogni e-mail scritta dal sito apparirà qui.",
  "control.outbox.send": "Invia ora",
  "control.outbox.sendNamed": "Invia ora «{name}»",
  "control.outbox.resend": "Invia di nuovo",
  "control.outbox.resendNamed": "Invia di nuovo «{name}»",
  "control.outbox.kind": "Tipo",
  "control.outbox.reason": "Motivo",
  "control.outbox.tries": "Tentativi",
  "control.outbox.nextTry": "Prossimo tentativo",
  "control.outbox.written": "Scritta",
  "control.outbox.sent": "Inviata",
  "jobKind.mail": "Invio di un’e-mail",
  "jobKind.erase_record": "Svuotare il registro di un elemento eliminato",
  "jobKind.erase_traces":
    "Cancellare un pacco eliminato da importazioni e attività",
  "jobKind.erase_person": "Cancella una persona",
  "jobKind.bulk": "Aggiorna molti pacchi",
  "jobKind.bulk_undo": "Annulla aggiornamento",
  "jobKind.trash_parcels": "Sposta pacchi nel cestino",
  "jobKind.restore_parcels": "Ripristina pacchi",
  "jobKind.import_check": "Controlla importazione",
  "jobKind.import_apply": "Applica importazione",
  "jobKind.import_undo": "Annulla importazione",
  "jobKind.file_statuses": "Classifica i pacchi per stato",
  "jobStatus.queued": "In attesa",
  "jobStatus.running": "In corso",
  "jobStatus.done": "Completata",
  "jobStatus.failed": "Non riuscita",
  "jobStatus.cancelled": "Annullata",
  "control.job.title": "Operazione",
  "control.job.progress": "Avanzamento",
  "control.job.ofTotal": "{done} di {total}",
  "control.job.soFar": "{done} finora",
  "control.job.stays": "{code} resta com’è: modificato nel frattempo",
  "control.job.show":
    "{count, plural, one {Mostra questo pacco} many {Mostra questi #} other {Mostra questi #}}",
  "jobResult.updated": "{count} aggiornati",
  "jobResult.unknown": "{count} non trovati",
  "jobResult.created": "{count} creati",
  "jobResult.changed": "{count} modificati",
  "jobResult.restored": "{count} ripristinati",
  "jobResult.undone": "{count} annullati",
  "jobResult.trashed": "{count} nel cestino",
  "jobResult.left": "{count} lasciati invariati",
  "control.job.failed": "Passaggi non riusciti",
  "jobFailed.bulk_undo": "Non annullati",
  "jobFailed.import_undo": "Non annullati",
  "control.job.started": "Inizio",
  "control.job.ended": "Fine",
  "control.job.givenUp":
    "L’operazione è stata abbandonata dopo vari tentativi. Il log del server indica il motivo.",
  "control.job.retry":
    "Un passaggio non è riuscito. Prossimo tentativo ({attempt, number} di {max, number}): {moment}.",
  "control.job.logId": "Riferimento nel log",
  "control.job.problems": "Problemi",
  "control.job.doneWithProblems": "Completata, con problemi",
  "control.job.row": "Riga",
  "control.job.problem": "Problema",
  "control.job.csv": "Scarica in CSV",
  "control.job.firstProblems": "Torna ai primi problemi",
  "control.job.cancel": "Annulla operazione",
  "control.job.cancelText": "Ciò che è già stato fatto resta.",
  "control.job.reload": "Ricarica",
  "control.jobs.title": "Operazioni",
  "control.jobs.empty": "Ancora nessuna operazione",
  "control.jobs.emptyText":
    "Gli aggiornamenti di molti pacchi e le importazioni restano qui per 30 giorni.",
  "mailStatus.queued": "In attesa",
  "mailStatus.sending": "In corso di invio",
  "mailStatus.sent": "Inviata",
  "mailStatus.kept": "Conservata, non inviata",
  "mailStatus.failed": "Non inviata",
  "mailStatus.unknown": "Forse inviata",
  "mailKind.message": "Messaggio dalla pagina dei contatti",
  "mailKind.pin": "PIN per una nuova password",
  "mailKind.invitation": "Invito nel team",
  "mailKind.password_notice": "Avviso di nuova password",
  "mailKind.chat_code_notice": "Avviso di nuovo codice della chat",
  "mailKind.send": "E-mail dal pannello di controllo",
  "control.list.search": "Cerca",
  "control.list.searchIn": "Cerca in {list}",
  "control.list.all": "Mostra tutto",
  "control.list.tools": "Altre azioni",
  "control.list.noResult": "Nessun risultato per «{search}»",
  "control.list.noResultText":
    "Controlla l’ortografia o prova con meno parole.",
  "control.list.more": "Carica altro",
  "control.list.unprinted": "Altre righe non sono stampate: caricale prima.",
  "control.list.newest": "Torna agli elementi più recenti",
  "control.list.oldest": "Torna agli elementi meno recenti",
  "control.list.order": "Ordine",
  "control.list.newestFirst": "Prima i più recenti",
  "control.list.oldestFirst": "Prima i meno recenti",
  "control.list.total":
    "{count, plural, one {# elemento} many {# di elementi} other {# elementi}}",
  "control.list.moreThan": "Più di {count, number} elementi",
  "control.list.soFar": "Trovati finora: {count, number}",
  "control.list.noneSoFar": "Finora nessun risultato per «{search}»",
  "control.list.noneSoFarText":
    "La ricerca non ha ancora esaminato tutto. Carica altro per continuare.",
  "control.list.noneLeft": "Nessun altro elemento",
  "control.delete.title": "Elimina",
  "control.delete.button": "Elimina",
  "control.delete.named": "Elimina {name}",
  "control.delete.question": "Eliminare davvero {name}?",
  "control.reports.title": "Resoconti",
  "control.reports.lead":
    "Che cosa è successo ai pacchi, contato giorno per giorno.",
  "control.reports.stages": "Pacchi per stato",
  "control.reports.parcels":
    "{count, plural, one {# pacco} many {# pacchi} other {# pacchi}}",
  "control.reports.period": "Periodo",
  "control.reports.days":
    "{days, plural, one {# giorno} many {# giorni} other {# giorni}}",
  "control.reports.onTime": "In orario",
  "control.reports.onTimeText":
    "Prime consegne entro l’ultimo giorno previsto, tra i pacchi che ne avevano uno alla consegna.",
  "control.reports.ways": "Giorni in viaggio",
  "control.reports.waysText":
    "Dal primo movimento alla prima consegna, negli ultimi 12 mesi. Metà dei pacchi non ha impiegato più giorni del primo numero, nove su dieci non più del secondo.",
  "control.reports.table": "Mostra come tabella",
  "control.reports.month": "Mese",
  "control.reports.dated": "Con giorno previsto",
  "control.reports.percent": "Quota in orario",
  "control.reports.median": "Metà entro (giorni)",
  "control.reports.ninetieth": "9 su 10 entro (giorni)",
  "control.reports.others": "Tutti gli altri",
  "control.reports.noService": "Senza mezzo di trasporto",
  "control.reports.empty": "Ancora nessun dato",
  "control.reports.emptyText":
    "I dati compaiono qui appena i pacchi hanno uno stato.",
  "control.expected.title": "Consegna prevista dall’esperienza",
  "control.expected.text":
    "{service}: da {min} a {max, plural, one {# giorno} many {# giorni} other {# giorni}}, da {count, plural, one {# pacco} many {# pacchi} other {# pacchi}} degli ultimi 12 mesi.",
  "control.expected.use": "Imposta {days}",
  "control.trash.title": "Cestino",
  "control.trash.lead":
    "Ciò che elimini resta qui {days} giorni e si può ripristinare. Poi viene cancellato definitivamente.",
  "control.trash.empty": "Il cestino è vuoto",
  "control.trash.since":
    "Eliminato il {moment} da {name}, sarà cancellato il {day}",
  "control.trash.restore": "Ripristina",
  "control.trash.restoreNamed": "Ripristina {name}",
  "control.trash.erase": "Cancella",
  "control.trash.eraseNamed": "Cancella {name}",
  "control.trash.question":
    "Cancellare davvero {name} con tutto ciò che gli appartiene? Non si può annullare.",
  "control.trash.undo": "Annulla eliminazione",
  "control.trash.open": "Apri il cestino",
  "control.toast.close": "Chiudi questo avviso",
  "control.list.fetching": "Caricamento dei dati…",
  "control.pages.title": "Pagine",
  "control.pages.add": "Nuova pagina",
  "control.pages.empty": "Ancora nessuna pagina",
  "control.pages.emptyText":
    "La prima pagina che creerai apparirà qui e nel menu del sito.",
  "control.pages.createLead":
    "La pagina prende l’indirizzo dal titolo e compare subito nel menu del sito.",
  "control.pages.create": "Crea pagina",
  "control.pages.head": "Testata della pagina",
  "control.pages.heroHint": "Mostrata al posto dell’immagine qui sopra.",
  "control.pages.footerHint":
    "Il menu contiene tutte le pagine. Il piè di pagina è ovunque nel sito: le note legali vanno lì.",
  "control.markup.title": "Come scrivere il contenuto",
  "control.markup.lead":
    "Ogni riga è un elemento a sé. Una riga senza tag è testo semplice, una riga vuota è un’interruzione di riga.",
  "control.markup.bold": "Grassetto. All’inizio di un paragrafo è un titolo.",
  "control.markup.underline": "Sottolineato",
  "control.markup.strikethrough": "Barrato",
  "control.markup.heading": "Un titolo con qualsiasi testo",
  "control.markup.link":
    "Un link: l’indirizzo, uno spazio e il testo da mostrare",
  "control.markup.image": "Un’immagine dal web",
  "control.markup.video": "Un file video dal web (MP4 o WebM)",
  "control.markup.item": "Una voce di un elenco",
  "control.markup.rules":
    "Un tag sta da solo sulla sua riga. Grassetto, sottolineato e barrato accettano lettere, spazi e punti interrogativi; immagini e video richiedono un indirizzo che inizi con https://. Gli indirizzi web e e-mail in un testo diventano link.",
  "control.markup.preview": "Anteprima",
  "control.markup.previewEmpty":
    "Quello che scrivi appare qui come lo vedranno i visitatori.",
  "control.markup.misfits": "Queste righe sono mostrate come testo semplice:",
  "control.markup.noTag": "Non esiste un tag con questo nome.",
  "control.markup.noEnd":
    "La riga non termina con una parentesi quadra chiusa.",
  "control.markup.noText":
    "In questo tag possono stare solo lettere, spazi e punti interrogativi. [heading=…] accetta qualsiasi testo.",
  "control.markup.noWords": "In questo tag non c’è testo.",
  "control.markup.noUrl": "Non è un indirizzo web che si possa mostrare.",
  "control.markup.notAlone": "Un tag deve stare da solo sulla sua riga.",
  "control.markup.showRaw": "Salva comunque",
  "control.reviews.title": "Recensioni",
  "control.reviews.add": "Nuova recensione",
  "control.reviews.empty": "Ancora nessuna recensione",
  "control.reviews.emptyText":
    "La prima recensione che creerai apparirà qui e nella pagina iniziale.",
  "control.reviews.createLead":
    "Compare subito nella pagina iniziale, con la foto e le stelle.",
  "control.reviews.create": "Crea recensione",
  "control.reviews.deleteText": "La sua foto verrà eliminata con essa.",
  "control.reviews.usualRating": "4,5, come al solito",
  "control.statuses.title": "Stati",
  "control.statuses.add": "Nuovo stato",
  "control.statuses.empty": "Ancora nessuno stato",
  "control.statuses.emptyText": "Gli stati che aggiungi compariranno qui.",
  "control.statuses.createLead":
    "La fase determina la barra di avanzamento, il colore, quando un pacco è in ritardo e i rapporti.",
  "control.statuses.create": "Crea stato",
  "control.statuses.deleteText":
    "I pacchi mantengono il testo, che però perde la fase che gli hai dato.",
  "control.statuses.suggested": "Suggerito",
  "control.statuses.inForms": "Nei moduli",
  "control.statuses.offered": "Proposto",
  "control.statuses.notOffered": "Non proposto",
  "control.statuses.renameHint":
    "Per chi legge in questa lingua. Lascia vuoto per il testo abituale.",
  "control.statuses.unknown": "Stati senza fase",
  "control.statuses.unknownText":
    "Scegli la fase che uno stato indica. I pacchi con quello stato vi vengono classificati, ora e in futuro.",
  "control.statuses.atLeast":
    "{count, plural, one {Almeno # pacco} many {Almeno # pacchi} other {Almeno # pacchi}}",
  "control.settings.title": "Impostazioni",
  "control.settings.lead": "Ciò che vale per tutto il sito.",
  "control.settings.contact": "Recapiti",
  "control.settings.contactText":
    "Come ti raggiungono i visitatori: tutto nella pagina dei contatti, l’e-mail anche in fondo a ogni pagina.",
  "control.settings.mail": "Impostazioni e-mail",
  "control.settings.mailText":
    "L’aspetto delle e-mail del sito e come vengono inviate.",
  "control.settings.html": "Impostazioni HTML",
  "control.settings.htmlText":
    "La descrizione per i motori di ricerca e il codice del tuo fornitore di chat.",
  "control.settings.htmlOnlyText": "La descrizione per i motori di ricerca.",
  "control.settings.company": "Azienda",
  "control.settings.companyText":
    "Il nome, gli anni e le cifre che il sito riporta. Una cifra cancellata non compare più da nessuna parte.",
  "control.settings.nameHint": "Vuoto: il nome predefinito.",
  "control.settings.copyrightHint": "Vuoto: l’anno in corso.",
  "control.samples.figures":
    "Queste cifre sono arrivate con il sito e non valgono come tue; la home page le segnala come esempi: {list}. Modificale, cancellale o confermale.",
  "control.samples.reviews":
    "{count, plural, one {# recensione fa} many {# di recensioni fanno} other {# recensioni fanno}} parte dei dati di esempio, e i visitatori lo leggono. Elimina o conferma.",
  "control.samples.confirm": "Sono le nostre",
  "control.settings.privacy": "Privacy e fuso orario",
  "control.settings.privacyText":
    "Che cosa i visitatori vedono di un destinatario e quando inizia il giorno.",
  "control.settings.metaHint":
    "Per i motori di ricerca, in ogni pagina tranne quelle di contenuto, che hanno la propria.",
  "control.settings.chatHint":
    "Questo codice viene eseguito nel browser di ogni visitatore delle pagine pubbliche. Ogni modifica mette un avviso per te nella posta in uscita. Su questo sito può fare tutto ciò che puoi fare tu: prendilo solo da un fornitore di cui ti fidi completamente.",
  "control.settings.percentHint": "Percentuale, da 0 a 100.",
  "control.settings.journalHint":
    "Per quanto tempo resta registrato chi ha modificato che cosa e quando, da 30 a 3650 giorni.",
  "control.settings.zoneHint":
    "Qui il giorno finisce a mezzanotte: decide quali pacchi sono in scadenza o in ritardo, e fissa gli orari della cronologia e le date delle fatture.",
  "control.settings.mailWay": "Come vengono inviate le e-mail",
  "control.settings.mailWayText":
    "Lo decide l’ambiente del server: MAIL_DRIVER e MAIL_FROM.",
  "control.settings.driver": "Modalità di invio",
  "control.settings.sender": "Mittente",
  "control.settings.noSender":
    "Ancora nessuno. Inserisci prima un’e-mail di contatto.",
  "control.mailSetup.missing":
    "Nessun server di posta è configurato. Non viene inviato nulla.",
  "control.mailSetup.link": "Come configurare la posta",
  "control.mailSetup.title": "Configurare la posta",
  "control.mailSetup.text":
    "Fino ad allora ogni e-mail resta nella posta in uscita: le tue, i PIN per una nuova password, gli avvisi e i messaggi dei visitatori. Ciò che è stato conservato non parte da solo in seguito; potrai inviarlo allora dalla posta in uscita.",
  "control.mailSetup.variables":
    "Sul server, aggiungi uno di questi gruppi di righe al file .env del sito, con i tuoi valori.",
  "control.mailSetup.smtp": "Con un server di posta (SMTP)",
  "control.mailSetup.api": "Con un fornitore di posta (HTTPS)",
  "control.mailSetup.restart": "Riavvia il sito.",
  "control.mailSetup.check":
    "Invia a te un’e-mail di prova. Il comando si esegue sul server e dice che cosa manca.",
  "control.settings.previews": "L’aspetto di ogni modello",
  "control.settings.used": "In uso",
  "driver.log":
    "Le e-mail restano nella posta in uscita e non vengono inviate.",
  "driver.smtp": "Le e-mail vengono inviate tramite un server di posta.",
  "driver.api": "Le e-mail vengono inviate tramite un fornitore di posta.",
  "template.plain": "plain: solo testo",
  "template.html1": "html1: scheda semplice",
  "template.html2": "html2: fascia con il nome dell’azienda",
  "template.html3": "html3: tabella e pulsante",
  "template.html4": "html4: compatto",
  "privacy.full": "Dati completi",
  "privacy.fullText":
    "Chi ha il codice di tracciamento o il suo link vede tutto.",
  "privacy.masked": "Dati mascherati",
  "privacy.maskedRecommended": "Dati mascherati (consigliato)",
  "privacy.maskedText":
    "Nome, e-mail, telefono, via e foto li vedono solo i visitatori che conoscono l’e-mail o il telefono del destinatario.",
  "control.settings.maskedHint":
    "Dati mascherati: nome, e-mail, telefono e via del destinatario e la foto del pacco li vede solo chi ne conosce l’e-mail o il telefono.",
  "control.erase.title": "Cancella una persona",
  "control.erase.lead":
    "Rimuove una persona da tutto ciò che è memorizzato, per esempio su sua richiesta.",
  "control.erase.rules":
    "I pacchi perdono nome, e-mail, telefono e luogo della persona. I messaggi provenienti da un indirizzo e-mail e le e-mail dirette a esso vengono eliminati; le fatture e gli altri testi perdono solo l’indirizzo o il numero. L’operazione non si può annullare.",
  "control.erase.phoneHint":
    "Con il prefisso. Viene trovato comunque sia scritto.",
  "control.erase.codesHint":
    "Per una persona nota solo per nome: cancella destinatario e mittente di questi pacchi, anche dalla cronologia e dalle importazioni. Al massimo {max, number}.",
  "control.erase.look": "Mostra che cosa verrebbe cancellato",
  "control.erase.found":
    "Verrebbe cancellato questo e nient’altro. Finora non è cambiato nulla.",
  "control.erase.soFar": "Contato finora. Potrebbe esserci altro.",
  "control.erase.goOn": "Continua a contare",
  "control.erase.nothing":
    "Nulla di ciò che è memorizzato contiene questa persona. Controlla l’ortografia.",
  "control.erase.ticks": "Pacchi di questa persona",
  "control.erase.ticksHint":
    "Deseleziona i pacchi di altre persone. Allora vengono cancellati solo destinatario e mittente dei pacchi selezionati, e prima vedi i nuovi numeri.",
  "control.erase.first": "Sono elencati solo i primi {count, number} pacchi.",
  "control.erase.others": "Altri elementi",
  "control.erase.button": "Cancella persona",
  "control.erase.running": "La cancellazione è in corso.",
  "control.erase.done": "La cancellazione è terminata.",
  "control.erase.failed": "La cancellazione non è riuscita. Avviala di nuovo.",
  "control.erase.disk":
    "Finché il server non viene fermato e «deno task compact» non riscrive il file del database, ciò che è stato cancellato si può ancora leggere nel suo spazio libero.",
  "control.erase.copies": "Copie precedenti",
  "control.erase.copiesText":
    "Queste copie del database possono contenere ancora dati della persona. Eliminale, oppure lascia che il backup notturno le rimuova dopo trenta giorni. Lo stesso vale per le copie conservate altrove.",
  "control.erase.noCopies":
    "Accanto al database non ci sono copie. Le copie conservate altrove possono contenere ancora dati della persona.",
  "control.erase.copyAge":
    "{days, plural, one {# giorno fa} many {# di giorni fa} other {# giorni fa}}",
  "control.erase.replica":
    "Una replica del database conserva gli stati precedenti. Dopo che «deno task compact» ha riscritto il file del database, ciò che è stato cancellato ne scompare non appena è stato salvato qualcosa in {days, plural, one {# altro giorno} many {# di altri giorni} other {# altri giorni}}.",
  "choice.none": "Nessuna",
  "choice.timeZone": "Scegli un fuso orario",
  "icon.people": "Persone",
  "icon.copyright": "Copyright",
  "icon.pages": "Pagine",
  "icon.folder": "Cartella",
  "image.hero1": "Carta nautica",
  "image.hero-mixed": "Nave e aereo",
  "image.hero-air": "Aereo",
  "image.hero-sea": "Nave",
  "image.hero-road": "Camion",
  "image.hero-warehouse": "Magazzino",
  "overlay.overlay1": "Sfondo scuro dietro il testo",
  "overlay.overlay2": "Sfondo scuro uniforme",
  "overlay.overlay3": "Sfumatura scura dall’alto",
  "control.invoices.title": "Fatture",
  "control.invoices.add": "Nuova fattura",
  "control.invoices.empty": "Ancora nessuna fattura",
  "control.invoices.emptyText": "La prima fattura che emetterai comparirà qui.",
  "control.invoices.createLead":
    "Una fattura emessa conserva il suo numero per sempre: non si può né modificare né eliminare.",
  "control.invoices.hint":
    "L’oggetto della fattura. Un codice di tracciamento riporta destinatario, peso e valore dichiarato del pacco.",
  "control.invoices.issue": "Emetti fattura",
  "control.imports.title": "Importazioni",
  "control.imports.empty": "Ancora nessuna importazione",
  "control.imports.emptyText": "I file caricati restano qui per 7 giorni.",
  "control.imports.lead":
    "Crea e modifica molti pacchi con una tabella: carica una cartella di lavoro di Excel o un file CSV. Non cambia nulla prima che tu abbia visto che cosa cambierebbe.",
  "control.imports.template": "Modello in CSV",
  "control.imports.upload": "Carica e controlla",
  "control.imports.fileHint":
    "Cartella di lavoro di Excel (.xlsx, primo foglio) o CSV, al massimo 10 MB e 20.000 righe. La prima riga dà un nome alle colonne.",
  "control.imports.guess": "Riesci a leggere queste righe?",
  "control.imports.guessText":
    "Il file non dice come sono codificate le sue lettere. Scegli la codifica in cui nomi e luoghi si leggono bene.",
  "control.imports.useEncoding": "Usa questa codifica",
  "control.imports.dates": "Quale numero è il giorno?",
  "control.imports.datesText":
    "Alcune date hanno barre oblique e nessuna mostra se viene prima il giorno o il mese.",
  "control.imports.dmy": "Prima il giorno, come 31/12/2026",
  "control.imports.mdy": "Prima il mese, come 12/31/2026",
  "control.imports.statusesText":
    "Scegli che cosa significa ognuno, per questo file e per i prossimi. Le parole restano come nel file. Quelli lasciati vuoti vanno in «Altro stato».",
  "control.imports.statusRows":
    "{count, plural, one {# riga} many {# righe} other {# righe}}",
  "control.imports.reading": "Come viene letto il file",
  "control.imports.readAgain": "Controlla di nuovo",
  "control.imports.notTaken": "Non usare",
  "control.imports.leftOut": "Colonne non usate",
  "control.imports.manyColumns":
    "Il file ha più colonne di quante se ne possano usare: contano solo le prime {max, number}.",
  "control.imports.rows": "Righe",
  "control.imports.new": "Nuove",
  "control.imports.changed": "Modificate",
  "control.imports.unchanged": "Invariate",
  "control.imports.wrong": "Errate",
  "control.imports.further": "Altre righe di un ordine",
  "control.imports.firstShown": "Sono mostrate le prime {count, number}.",
  "control.imports.unmatched":
    "{count, plural, one {# riga nuova non indica} many {# di righe nuove non indicano} other {# righe nuove non indicano}} alcun pacco. Importando di nuovo il file, quelli senza riferimento verrebbero creati una seconda volta.",
  "control.imports.nothing":
    "Nessuna riga è nuova o modificata: non c’è nulla da importare.",
  "control.imports.canCreate":
    "{count, plural, one {# pacco può essere creato} many {# pacchi possono essere creati} other {# pacchi possono essere creati}}",
  "control.imports.canChange":
    "{count, plural, one {# pacco può essere modificato} many {# pacchi possono essere modificati} other {# pacchi possono essere modificati}}",
  "control.imports.areWrong":
    "{count, plural, one {# riga è errata} many {# righe sono errate} other {# righe sono errate}}",
  "control.imports.areFurther":
    "{count, plural, one {# riga continua un ordine} many {# righe continuano un ordine} other {# righe continuano un ordine}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Non è ancora cambiato nulla.",
  "control.imports.apply": "Importa {count, number}",
  "control.imports.applySkipping":
    "Importa {count, number}, salta {wrong, number}",
  "control.imports.mended": "Carica un file corretto",
  "control.imports.goOn": "Riprendi l’importazione",
  "control.imports.appliedUntil":
    "Importati fino a quel momento: {created, number} pacchi nuovi e {changed, number} modificati.",
  "control.imports.undoText":
    "Possibile fino a {moment}. I pacchi modificati nel frattempo restano come sono.",
  "control.imports.undoCreated":
    "{count, plural, one {# pacco creato da questa importazione sarà cancellato definitivamente.} many {# pacchi creati da questa importazione saranno cancellati definitivamente.} other {# pacchi creati da questa importazione saranno cancellati definitivamente.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# pacco riavrà i valori precedenti.} many {# pacchi riavranno i valori precedenti.} other {# pacchi riavranno i valori precedenti.}}",
  "control.imports.wrongCsv": "File con i problemi in CSV",
  "control.imports.value": "Valore nel file",
  "control.imports.jobLink": "Avanzamento e problemi",
  "control.imports.deleteText": "Nessun pacco verrà modificato.",
  "separator.comma": "Virgola",
  "separator.semicolon": "Punto e virgola",
  "separator.tab": "Tabulazione",
  "separator.pipe": "Barra verticale",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Europa occidentale (Windows)",
  "encoding.windows-1250": "Europa centrale (Windows)",
  "encoding.windows-1251": "Cirillico (Windows)",
  "encoding.windows-1254": "Turco (Windows)",
  "encoding.windows-1256": "Arabo (Windows)",
  "encoding.windows-1258": "Vietnamita (Windows)",
  "encoding.macintosh": "Europa occidentale (Mac)",
  "encoding.gb18030": "Cinese semplificato (GB18030)",
  "encoding.big5": "Cinese tradizionale (Big5)",
  "encoding.shift_jis": "Giapponese (Shift JIS)",
  "encoding.euc-kr": "Coreano (EUC-KR)",
  "importStatus.checking": "In controllo",
  "importStatus.checked": "Controllato",
  "importStatus.failed": "Illeggibile",
  "importStatus.applying": "In importazione",
  "importStatus.applied": "Importato",
  "importStatus.undoing": "In annullamento",
  "importStatus.undone": "Annullato",
  "importStatus.stopped": "Interrotto",
  "importStatus.erased": "File rimosso: alcuni suoi dati sono stati cancellati",
  "importStatus.encoding": "Quale codifica?",
  "control.parcels.title": "Pacchi",
  "control.parcels.export": "Esporta",
  "control.parcels.import": "Importa",
  "control.parcels.add": "Nuovo pacco",
  "control.parcels.empty": "Ancora nessun pacco",
  "control.parcels.emptyText": "Il primo pacco che creerai comparirà qui.",
  "control.parcels.createLead":
    "Per cominciare bastano tre campi. Il resto può seguire.",
  "control.parcels.save": "Salva",
  "control.parcels.saveNext": "Salva e continua",
  "control.parcels.copy": "Copia come nuovo",
  "control.parcels.more": "Mittente e contenuto",
  "control.parcels.codeHint":
    "Da 4 a 40 lettere, cifre e trattini. Il codice proposto non si può indovinare.",
  "control.parcels.codeGenerate": "Genera un codice",
  "control.parcels.codeWarning":
    "Questo codice è facile da indovinare. Chi lo indovina vede il pacco e il destinatario.",
  "control.parcels.post": "Pubblica aggiornamento",
  "control.parcels.update": "Modifica pacco",
  "control.parcels.history": "Modifica cronologia",
  "control.parcels.map": "Modifica mappa",
  "control.parcels.image": "Modifica immagine",
  "control.parcels.public": "Link pubblico di tracciamento",
  "control.parcels.copyLink": "Copia link",
  "control.parcels.details": "Tutti i campi",
  "control.parcels.newest": "Cronologia recente",
  "control.parcels.alike":
    "Nessun pacco ha esattamente questo codice. Questi hanno un codice simile; confrontali prima di continuare.",
  "control.parcels.noImage": "Ancora nessuna foto",
  "control.parcels.delete": "Elimina pacco",
  "control.parcels.presentImage": "Foto attuale del pacco",
  "control.parcels.keep": "Lascia vuoto per non cambiare nulla.",
  "control.parcels.postMore": "Ora, icona, colore, mappa",
  "control.parcels.postBefore":
    "Un evento precedente al {moment} entra nella cronologia e lascia lo stato com’è.",
  "control.parcels.postOlder":
    "Un aggiornamento più recente ha impostato lo stato, che resta com’è.",
  "control.bulk.title": "Aggiorna molti pacchi",
  "control.bulk.lead":
    "Ogni pacco riceve lo stesso evento nella cronologia e, con esso, lo stesso stato e la stessa posizione.",
  "control.bulk.codesHint":
    "Scansiona o incolla codici, la colonna di una tabella o link di tracciamento. Al massimo {max, number}.",
  "control.bulk.check": "Controlla i codici",
  "control.bulk.found":
    "{count, plural, one {# pacco trovato} many {# di pacchi trovati} other {# pacchi trovati}}",
  "control.bulk.several": "Ambigui: {count, number}",
  "control.bulk.unknown": "Sconosciuti: {count, number}",
  "control.bulk.doubled": "Inseriti più volte: {count, number}",
  "control.bulk.start": "Avvia aggiornamento",
  "control.bulk.again": "Ripeti per quelli non riusciti",
  "control.bulk.selection": "Tutti i pacchi in «{selection}»",
  "control.ticked.title": "Pacchi selezionati",
  "control.ticked.page": "Seleziona tutti in questa pagina",
  "control.ticked.count": "Selezionati: {count}",
  "control.ticked.clear": "Deseleziona",
  "control.ticked.all":
    "{count, plural, one {Tutti i risultati: # pacco} many {Tutti i risultati: # di pacchi} other {Tutti i risultati: # pacchi}}",
  "control.ticked.allFound": "Tutti i pacchi di questi risultati",
  "control.ticked.trash": "Sposta nel cestino",
  "control.ticked.failed":
    "{count, plural, one {# pacco è stato tralasciato} many {# di pacchi sono stati tralasciati} other {# pacchi sono stati tralasciati}}",
  "control.parcels.parcel": "Pacco",
  "control.parcels.recipient": "Destinatario",
  "control.parcels.sender": "Mittente",
  "control.parcels.delivery": "Consegna",
  "control.parcels.filters": "Filtri",
  "control.parcels.all": "Tutti",
  "control.parcels.late": "In ritardo",
  "control.parcels.dueToday": "Previsti oggi",
  "control.parcels.due": "Previsti il {day}",
  "control.parcels.stalled":
    "{days, plural, one {Senza novità da # giorno} many {Senza novità da # di giorni} other {Senza novità da # giorni}}",
  "control.parcels.stageOther": "Altro stato",
  "control.parcels.stageNone": "Senza stato",
  "control.parcels.expected": "Previsto",
  "control.parcels.lastEvent": "Ultimo evento",
  "control.parcels.noMatch": "Nessun pacco corrisponde a questo filtro",
  "control.parcels.ofJob":
    "{count, plural, one {# pacco di questa operazione:} many {# di pacchi di questa operazione:} other {# pacchi di questa operazione:}}",
  "control.parcels.changed":
    "{count, plural, one {# modifica.} many {# di modifiche.} other {# modifiche.}}",
  "control.parcels.dueFirst": "Prima le scadenze più vicine",
  "control.parcels.dueLast": "Prima le scadenze più lontane",
  "control.parcels.waitingFirst": "Prima chi attende da più tempo",
  "control.parcels.waitingLast": "Prima i più recenti",
  "control.parcels.sort": "Ordinati per",
  "control.parcels.sortCreated": "Creazione",
  "control.parcels.rows":
    "{count, plural, one {# riga} many {# di righe} other {# righe}}",
  "control.parcels.rowsLabel": "Righe per pagina",
  "control.parcels.searchWithin": "Cerca in «{filter}»",
  "control.parcels.searchedIn": "Cercato solo in «{filter}».",
  "control.parcels.searchAll": "Cerca in tutti i pacchi",
  "control.parcels.outside": "Trovato fuori da questo filtro:",
  "control.activities.title": "Cronologia",
  "control.activities.add": "Nuovo evento",
  "control.activities.empty": "Ancora nessun evento",
  "control.activities.emptyText":
    "Qui si legge ciò che accade al pacco, a partire dal più recente.",
  "control.activities.create": "Aggiungi evento",
  "control.activities.edit": "Modifica evento",
  "control.activities.timeHint": "Nel fuso orario del sito: {zone}.",
  "control.activities.nowHint":
    "Nel fuso orario del sito: {zone}. Lascia vuoto per il momento attuale.",
  "control.mapEditor.choose": "Luogo da collocare sulla mappa",
  "control.mapEditor.hint":
    "Scegli un luogo, poi fai clic dove si trova. Un segnaposto si può trascinare o, quando ha il focus, spostare con le frecce; Invio sulla mappa colloca il luogo scelto al centro.",
  "control.mapEditor.hintOne":
    "Fai clic dove si trova ora il pacco. Il segnaposto si può trascinare o, quando ha il focus, spostare con le frecce; Invio sulla mappa lo colloca al centro.",
  "choice.yes": "Sì",
  "choice.no": "No",
  "choice.automatic": "Automatico",
  "status.pending": "In preparazione",
  "status.pickedUp": "Preso in carico",
  "status.inTransit": "In transito",
  "status.customs": "In dogana",
  "status.onHold": "In giacenza",
  "status.outForDelivery": "In consegna",
  "status.readyForPickup": "Pronto per il ritiro",
  "status.delivered": "Consegnato",
  "status.deliveryFailed": "Mancata consegna",
  "status.returned": "Reso al mittente",
  "status.cancelled": "Annullato",
  "icon.radio_button_checked": "Tappa",
  "icon.pan_tool": "Stop",
  "icon.verified": "Verificato",
  "icon.check_circle": "Spunta",
  "icon.radio_button_unchecked": "Tappa prevista",
  "icon.airplanemode_active": "Aereo",
  "icon.moped": "Motorino",
  "icon.directions_boat": "Nave",
  "icon.local_shipping": "Camion",
  "icon.home_work": "Magazzino",
  "icon.departure_board": "Partenza",

  // Printable invoice
  "invoice.title": "Fattura",
  "invoice.date": "Data di emissione",
  "invoice.issued": "Emessa",
  "invoice.issuer": "Da",
  "invoice.billTo": "Intestata a",
  "invoice.details": "Oggetto di questa fattura",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-mail",
  "field.phone": "numero di telefono",
  "field.parcel_ids": "pacchi",
  "field.password": "password",
  "field.current_password": "password attuale",
  "field.new_password": "nuova password",
  "field.confirm_new_password": "conferma della nuova password",
  "field.password_token": "PIN",
  "field.token": "token di configurazione",
  "field.invitation": "codice di invito",
  "field.role": "ruolo",
  "field.pending": "invitato",
  "field.active": "attivo",
  "field.id": "ID",
  "field.tracking_code": "codice di tracciamento",
  "field.codes": "codici di tracciamento",
  "field.reference": "riferimento",
  "field.recipient_name": "nome del destinatario",
  "field.proof": "e-mail o cifre del telefono",
  "field.recipient_email": "e-mail del destinatario",
  "field.recipient_phone_number": "telefono del destinatario",
  "field.destination": "destinazione",
  "field.current_location": "posizione attuale",
  "field.status": "stato",
  "field.weight": "peso",
  "field.pieces": "numero di colli",
  "field.shipped_via": "mezzo di trasporto",
  "field.sender_name": "nome del mittente",
  "field.sender_email": "e-mail del mittente",
  "field.pickup_location": "luogo di ritiro",
  "field.parcel_content": "contenuto del pacco",
  "field.declared_value": "valore dichiarato",
  "field.min_expected_delivery_date": "prima data di consegna prevista",
  "field.max_expected_delivery_date": "ultima data di consegna prevista",
  "field.show_map": "mostra mappa",
  "field.map_zoom": "zoom della mappa",
  "field.map_current_latitude": "latitudine attuale",
  "field.map_current_longitude": "longitudine attuale",
  "field.map_pickup_latitude": "latitudine del ritiro",
  "field.map_pickup_longitude": "longitudine del ritiro",
  "field.map_destination_latitude": "latitudine della destinazione",
  "field.map_destination_longitude": "longitudine della destinazione",
  "field.parcel_id": "ID del pacco",
  "field.title": "titolo",
  "field.description": "descrizione",
  "field.icon": "icona",
  "field.color": "colore",
  "field.text": "testo",
  "field.stage": "fase",
  "field.hidden": "nascosto",
  "field.occurred_at": "data e ora dell’evento",
  "field.subject": "oggetto",
  "field.body": "testo del messaggio",
  "field.message": "messaggio",
  "field.name": "nome",
  "field.to": "destinatario",
  "field.from": "mittente",
  "field.website": "sito web",
  "field.contact_email": "e-mail di contatto",
  "field.contact_phone": "telefono di contatto",
  "field.contact_phone_alt": "telefono alternativo",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "indirizzo di contatto",
  "field.mail_template": "modello di e-mail",
  "field.meta_description": "meta descrizione",
  "field.chat_code": "codice della chat",
  "field.company_name": "nome dell’azienda",
  "field.founded_year": "anno di fondazione",
  "field.container_count": "numero di container",
  "field.gauge_warehousing": "indicatore magazzinaggio",
  "field.gauge_ocean": "indicatore trasporto marittimo",
  "field.gauge_air": "indicatore trasporto aereo",
  "field.copyright_year": "anno del copyright",
  "field.sample_figures": "cifre di esempio",
  "field.tracking_privacy": "privacy del tracciamento",
  "field.journal_days": "giorni di conservazione del registro attività",
  "field.time_zone": "fuso orario",
  "field.content": "contenuto",
  "field.overlay": "sfondo scuro",
  "field.image": "immagine",
  "field.hero": "immagine di testata",
  "field.sub_title": "sottotitolo",
  "field.in_footer": "link nel piè di pagina",
  "field.search": "ricerca",
  "field.page": "pagina",
  "field.per_page": "elementi per pagina",
  "field.order": "ordine",
  "field.cursor": "cursore",
  "field.review": "recensione",
  "field.rating": "valutazione",
  "field.sample": "esempio",
  "field.version": "versione",
  "field.created_at": "data di creazione",
  "field.updated_at": "ultima modifica",
  "field.ended_at": "data di fine",
  "field.file": "file",
  "field.columns": "colonne",
  "field.statuses": "stati",
  "field.dates": "ordine delle date",
  "field.encoding": "codifica",
  "field.separator": "separatore",
  "field.head_row": "riga delle intestazioni",
  "field.skip_wrong": "saltare le righe errate",
  "field.without_entry":
    "correggere senza aggiungere un evento alla cronologia",
  "field.product": "prodotto",

  // Labels of forms
  "label.password": "Password",
  "label.tracking_code": "Codice di tracciamento",
  "track.placeholder": "Inserisci il codice di tracciamento",
  "track.description":
    "Inserisci un codice di tracciamento di {company} per vedere dov’è il tuo pacco, quando arriva e ogni tappa del viaggio.",
  "resolution.title": "Risoluzione dello schermo",
  "resolution.text":
    "Se una pagina non si vede bene sul tuo dispositivo, questi valori ci aiutano a capire perché. Copiali e inviaceli.",
  "resolution.width": "Larghezza della finestra",
  "resolution.height": "Altezza della finestra",
  "resolution.agent": "User agent",
  "resolution.script":
    "Attiva JavaScript per vedere le dimensioni della finestra.",
  "resolution.copy": "Copia",
  "converting.title": "Stiamo aggiornando questo sito",
  "converting.text":
    "Tornerà disponibile tra qualche minuto. Questa pagina si ricarica da sola.",
  "offline.title": "Sei offline",
  "offline.text":
    "Questa pagina ha bisogno di una connessione a Internet. Controlla la tua, poi riprova.",
  "offline.again": "Riprova",

  // Forms
  "form.offers": "Suggerimenti",
  "form.didYouMean": "Intendevi {text}?",
  "form.keepStatus": "Lascia così; significa:",
  "form.optional": "{label} (facoltativo)",
  "form.cancel": "Annulla",
  "form.uploading": "Caricamento in corso",
  "form.noAnswer":
    "La connessione a questo sito non è riuscita e non si sa se il salvataggio è avvenuto. Quanto hai scritto è ancora qui: verifica di essere online e invialo di nuovo.",
  "form.save": "Salva modifiche",
  "form.imageHint": "JPG o PNG, al massimo 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Qualcun altro}} ha modificato questo elemento. Confrontalo con ciò che hai scritto; salvando di nuovo lo sostituirai.",
  "form.conflict": "Apri la versione attuale in una nuova scheda",
  "form.repeatedText":
    "Questo modulo è già stato inviato e quanto inviato allora è salvato. Invialo di nuovo per salvare anche questo.",
  "form.unsent":
    "Non è stato ancora inviato nulla. Controlla il modulo, poi premi «{button}».",
  "form.mergeConflict":
    "{who, select, person {{by}} import {L’importazione «{by}»} bulk {L’aggiornamento multiplo «{by}»} other {Un’altra modifica}} ha cambiato nel frattempo il campo «{label}». Scegli quale valore resta.",
  "form.keepTheirs": "Mantieni l’altro valore",
  "form.useOwn": "Usa quanto ho inserito",
  "form.meanwhile":
    "{who, select, person {{by} nel frattempo ha modificato:} import {L’importazione «{by}» nel frattempo ha modificato:} bulk {L’aggiornamento multiplo «{by}» nel frattempo ha modificato:} other {Un’altra modifica nel frattempo:}} {fields}.",

  // Validation (422)
  "invalid.required": "Il campo «{label}» è obbligatorio.",
  "invalid.email": "Il campo «{label}» deve essere un indirizzo e-mail valido.",
  "invalid.phone":
    "Il campo {label} deve avere da 7 a 15 cifre, con il prefisso.",
  "invalid.max": "Il campo «{label}» non può superare {max, number} caratteri.",
  "invalid.min":
    "Il campo «{label}» deve avere almeno {min, number} caratteri.",
  "invalid.maxItems":
    "Il campo «{label}» non può superare {max, number} elementi.",
  "invalid.noTicks": "Selezioni almeno un pacco.",
  "invalid.unknownCodes": "Non trovati: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Trovati: {count, number}.} other {Trovati: più di {max, number}.}} Un aggiornamento accetta al massimo {max, number} pacchi.",
  "invalid.codeCharacters":
    "Il campo «{label}» può contenere solo lettere dalla A alla Z, cifre e trattini, e non soltanto trattini.",
  "invalid.number": "Il campo «{label}» deve essere un numero.",
  "invalid.integer": "Il campo «{label}» deve essere un numero intero.",
  "invalid.between":
    "Il campo «{label}» deve essere compreso tra {min} e {max}.",
  "invalid.pageReach":
    "Il campo «{label}» deve essere compreso tra 1 e {max}; alle pagine successive si arriva con next_page_url.",
  "invalid.selected": "Il valore selezionato per «{label}» non è valido.",
  "invalid.characters":
    "Il campo «{label}» contiene un carattere di controllo o un altro che non può essere mostrato. Eliminalo.",
  "invalid.oneLine": "Il campo «{label}» deve stare su una sola riga.",
  "invalid.noParcel":
    "Nessun pacco ha questo codice. Confrontalo con quello del pacco, oppure invia di nuovo il modulo per emettere comunque la fattura: dopo non si può più modificare.",
  "invalid.severalParcels":
    "{code} potrebbe essere {codes}. Inserisci il codice esatto.",
  "invalid.rawLine": "La riga {line} apparirà così come è scritta: {text}",
  "invalid.invitation":
    "Questo invito non è valido: il codice è sbagliato, è già stato usato o è scaduto. Chiedi un nuovo link.",
  "invalid.taken": "Il valore del campo «{label}» è già in uso.",
  "invalid.statusesFull":
    "Ci sono già {max, number} stati. Eliminane prima uno.",
  "invalid.unknownStatus":
    "«{status}» è uno stato nuovo. Indica che cosa significa.",
  "invalid.suggestedDeleted":
    "Uno stato suggerito si può nascondere, ma non eliminare.",
  "invalid.suggestedStage":
    "La fase di uno stato suggerito non si può cambiare.",
  "invalid.codeInTrash": "Questo codice appartiene a un pacco nel cestino.",
  "invalid.reserved":
    "Il valore del campo «{label}» è una parola riservata. Scegline un altro.",
  "invalid.unknown": "Il campo «{label}» non è consentito.",
  "invalid.noFilter": "Indica uno o due filtri.",
  "invalid.text": "Il campo «{label}» deve essere un testo.",
  "invalid.date": "Il campo «{label}» deve essere una data valida.",
  "invalid.timeZone":
    "Il campo «{label}» richiede un fuso orario: termina con Z o con uno scarto come +01:00.",
  "invalid.notBefore":
    "Il campo «{label}» non può essere anteriore al campo «{other}».",
  "invalid.ahead": "Il campo «{label}» non può essere oltre 24 ore nel futuro.",
  "invalid.together":
    "I campi «{label}» e «{other}» vanno insieme: compilali entrambi o nessuno.",
  "invalid.noUpdate": "Inserisci uno stato o un luogo.",
  "invalid.common":
    "Il valore del campo «{label}» è troppo comune. Scegline un altro.",
  "invalid.personal":
    "Il campo «{label}» non può contenere il tuo indirizzo e-mail né il nome dell’azienda.",
  "invalid.confirmed": "La conferma del campo «{label}» non corrisponde.",
  "invalid.wrong": "Il valore del campo «{label}» è errato.",
  "invalid.unchanged":
    "Il valore del campo «{label}» deve essere diverso dal precedente.",
  "invalid.memberName":
    "Scegli un nome senza @ che nessun altro membro del team abbia.",
  "invalid.eraseMember":
    "È l’indirizzo di un membro del team. Rimuovi prima quel membro.",
  "invalid.eraseContact":
    "È l’e-mail di contatto del sito stesso. Indicane prima un’altra nelle impostazioni.",
  "invalid.eraseContactPhone":
    "È il numero di telefono del sito stesso. Indicane prima un altro nelle impostazioni.",
  "invalid.eraseBy":
    "Indica una delle tre cose: e-mail, numero di telefono o codici di tracciamento.",
  "invalid.imageType":
    "Il campo «{label}» deve contenere un file di tipo jpg, jpeg o png.",
  "invalid.imagePixels":
    "Il file del campo «{label}» non può superare i {max} megapixel.",
  "invalid.imageDamaged":
    "Il file del campo «{label}» non è leggibile. Potrebbe essere danneggiato.",
  "invalid.oneFile": "Il campo «{label}» accetta un solo file.",
  "invalid.noRoom":
    "Non c’è più spazio per altri file. Elimina quelli che non servono più.",
  "invalid.halves": "Il campo «{label}» deve essere un multiplo di 0,5.",
  "invalid.object": "La richiesta deve essere un oggetto JSON.",
  "import.noText":
    "Questo file non è una tabella di testo semplice o usa un’altra codifica. Salvalo come cartella di lavoro di Excel (.xlsx) o CSV.",
  "import.bookDamaged":
    "Questa cartella di lavoro è danneggiata. Aprila nel tuo foglio di calcolo e salvala di nuovo come cartella di lavoro di Excel (.xlsx) o CSV.",
  "import.bookLocked":
    "Questo file è protetto da una password. Rimuovila nel tuo foglio di calcolo o salva la tabella come CSV.",
  "import.bookTooLarge":
    "Questa cartella di lavoro ha più di {max, number} MB di contenuto. Elimina ciò che non serve o dividila in più file.",
  "import.bookTooSlow":
    "La lettura di questa cartella di lavoro richiede più di {max, number} secondi. Elimina ciò che non serve o salva la tabella come CSV.",
  "import.otherFormat":
    "I file in formato {format} non si possono leggere. Salva la tabella come cartella di lavoro di Excel (.xlsx) o CSV.",
  "import.noColumn":
    "Nessuna colonna di questo file è riconosciuta. La prima riga deve dare un nome alle colonne.",
  "import.quote":
    "Una virgoletta alla riga {line, number} non è chiusa o si trova nel posto sbagliato.",
  "import.tooManyRows":
    "Il file ha più di {max, number} righe. Dividilo in più file.",
  "import.tooManyColumns":
    "Il file ha più di {max, number} colonne. Elimina quelle che non servono.",
  "import.tooManyLines":
    "Il file ha contenuti oltre la riga {max, number}. Elimina le righe vuote.",
  "import.longRow":
    "Il record che inizia alla riga {line, number} è troppo lungo. Forse manca una virgoletta.",
  "import.shortYear": "Il campo «{label}» richiede un anno di quattro cifre.",
  "import.shortened":
    "Un foglio di calcolo ha abbreviato il campo «{label}». Imposta la colonna come testo, inserisci il numero per intero e salva di nuovo il file.",
  "import.noSuchDay": "Il campo «{label}» indica un giorno che non esiste.",
  "import.otherCalendar":
    "Il campo «{label}» sembra una data {calendar, select, persian {del calendario persiano} islamic {del calendario islamico (Egira)} buddhist {del calendario buddista} roc {del calendario Minguo} japanese {del calendario giapponese} other {del calendario ebraico}}. Inseriscila come data del calendario gregoriano, per esempio 2026-11-28.",
  "import.dateOrder":
    "Nel campo «{label}» non è chiaro quale sia il giorno e quale il mese.",
  "import.unreadable":
    "Questa riga contiene un carattere illeggibile. Inseriscilo di nuovo nel tuo programma e salva ancora il file.",
  "import.totals":
    "Questa riga sembra una riga di totali. Se è una spedizione, aggiungi destinatario e destinazione.",
  "import.moreCells": "Questa riga ha più celle delle colonne del file.",
  "import.double": "Lo stesso pacco della riga {row, number}.",
  "import.sameCode":
    "Lo stesso codice di tracciamento della riga {row, number}.",
  "import.sameReference": "Lo stesso riferimento della riga {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Più pacchi hanno questo riferimento. Aggiungi il codice di tracciamento.",
  "import.notUnknown":
    "«{status}» non è tra gli stati sconosciuti di questa importazione.",
  "import.hasWrong":
    "{count, plural, one {# riga è errata} many {# di righe sono errate} other {# righe sono errate}}. Correggi il file o scegli di saltare le righe errate.",
  "import.tooLate": "Un’importazione si può annullare entro 24 ore.",
  "import.notNow":
    "Nel frattempo questa importazione è andata avanti. Ricarica la pagina per vederne lo stato.",
  "import.gone": "Il pacco non esiste più.",
  "import.changedSince":
    "Il pacco è stato modificato dopo l’importazione e resta com’è.",
  "import.erased":
    "Il file è stato rimosso perché conteneva dati cancellati. Caricalo di nuovo.",
  "bulk.tooLate": "Un aggiornamento si può annullare entro 24 ore.",
  "bulk.notNow":
    "Questo aggiornamento è ancora in corso, non ha modificato nulla o è già stato annullato. Ricarica la pagina per vederne lo stato.",
  "bulk.changedSince":
    "Il pacco è stato modificato dopo l’aggiornamento e resta com’è.",

  // Errors of the other codes
  "error.malformed": "Il corpo della richiesta non è un JSON valido.",
  "error.signInNeeded": "Effettua l’accesso per continuare.",
  "error.credentials": "E-mail o password non valide.",
  "error.deactivated":
    "Questo account è disattivato. Chiedi a un proprietario del sito di attivarlo.",
  "error.origin":
    "Questa richiesta proviene da un altro sito ed è stata rifiutata.",
  "error.https":
    "Questa chiamata richiede https. Usa l’indirizzo https di questo sito (PUBLIC_ORIGIN); il proxy che lo fornisce deve inviare X-Forwarded-Proto.",
  "error.adminExists": "Esiste già un amministratore.",
  "error.setupToken":
    "Il token di configurazione è errato o scaduto. Riavvia il server per ottenerne uno nuovo.",
  "error.parcelNotFound": "Pacco non trovato",
  "error.severalParcels":
    "Più pacchi hanno un codice simile a questo. Inserisci il codice esatto.",
  "error.activityNotFound":
    "Questo evento della cronologia non esiste più. Forse nel frattempo è stato eliminato.",
  "error.messageNotFound": "Messaggio non trovato",
  "error.pageNotFound": "Pagina non trovata",
  "error.pagesFull": "Ci sono già {max, number} pagine. Eliminane prima una.",
  "error.reviewNotFound": "Recensione non trovata",
  "error.statusNotFound": "Stato non trovato",
  "error.pathNotFound": "Percorso non trovato",
  "error.invoiceNotFound": "Fattura non trovata",
  "error.mailNotFound": "E-mail non trovata",
  "error.mailUnderWay": "Questa e-mail è già in attesa o in corso di invio.",
  "error.mailInterrupted":
    "Il server si è fermato durante l’invio di questa e-mail. Potrebbe essere stata inviata.",
  "error.mailLeftBehind":
    "Il server si è fermato prima di consegnare questa e-mail. Non è stata inviata.",
  "error.mailNotComposed": "Non è stato possibile comporre l’e-mail.",
  "error.mailNoSender":
    "Manca l’indirizzo del mittente: imposta MAIL_FROM o l’e-mail di contatto.",
  "error.mailNoMatter": "Ciò di cui trattava questa e-mail non esiste più.",
  "error.jobNotFound": "Operazione non trovata",
  "error.importNotFound": "Importazione non trovata",
  "error.jobEnded": "Questa operazione è già terminata.",
  "error.jobGoesOn": "Questa operazione non può essere annullata.",
  "error.stepFailed":
    "Non è stato possibile eseguirlo; i dettagli sono nel log con il codice {id}.",
  "error.itemTooLarge": "È troppo grande per un solo passaggio.",
  "error.notErased":
    "Non è stato possibile cancellare tutto; «{place}» contiene ancora dati della persona.",
  "error.mailRefused": "Il server di posta ha rifiutato l’e-mail: {reason}",
  "error.mailSignIn":
    "Il server di posta non ha accettato l’utente o la password: {reason}",
  "error.mailUnencrypted":
    "Il server di posta non offre la cifratura (STARTTLS), senza la quale non si invia nulla: {reason}",
  "error.mailFailed": "Non è stato possibile inviare l’e-mail: {reason}",
  "error.mailTimeout":
    "Il server di posta non ha risposto in tempo. L’e-mail non è stata inviata.",
  "error.mailUnknown":
    "La connessione al server di posta si è interrotta durante la consegna. L’e-mail potrebbe essere stata inviata.",
  "error.mailNotSetUp":
    "La posta non è configurata del tutto: l’attività doctor dice che cosa manca.",
  "error.mailHeaders":
    "Un indirizzo o l’oggetto di questa e-mail non è ammesso.",
  "error.memberNotFound": "Membro non trovato",
  "error.trashNotFound": "Non trovato nel cestino",
  "error.lastOwner":
    "È l’ultimo proprietario. Prima rendi proprietario un altro membro attivo.",
  "error.notInvited":
    "Un nuovo link è possibile solo per un membro attivo che non ha ancora accettato l’invito.",
  "error.method": "Questo metodo non è consentito qui.",
  "invalid.notTogether": "{one} e {two} non si possono combinare.",
  "invalid.codesOrFilter": "Invia codes oppure filter, non entrambi.",
  "invalid.manyFilters":
    "Combina al massimo due di questi: una fase; in ritardo, previsti o senza novità; una ricerca.",
  "invalid.fixedSort":
    "L’ordine di una ricerca o dei pacchi di un’operazione non si può cambiare.",
  "invalid.closedSort":
    "Così si possono ordinare solo i pacchi aperti, e in questa fase non ce ne sono.",
  "error.notAllowed":
    "Il tuo ruolo non lo consente. Chiedi a un proprietario di cambiare il tuo ruolo o di farlo al posto tuo.",
  "error.conflict":
    "{known, select, yes {{by}} other {Qualcun altro}} ha modificato questo elemento. Ricaricalo e ripeti la modifica.",
  "error.repeated":
    "La chiave Idempotency-Key è già stata usata con un altro corpo di richiesta.",
  "error.slow": "La richiesta ha impiegato troppo tempo ad arrivare.",
  "error.tooLarge": "La richiesta non può superare i {max, number} KiB.",
  "error.tooManyFields":
    "La richiesta non può avere più di {max, number} campi.",
  "error.fileTooLarge": "Il file non può superare i {max, number} MB.",
  "error.mediaType":
    "Il corpo della richiesta deve essere inviato come {type}.",
  "error.encoded":
    "Il corpo della richiesta non può essere compresso. Invialo senza Content-Encoding.",
  "error.verification":
    "Non corrisponde all’e-mail né al telefono del destinatario.",
  "error.tooMany":
    "Troppi tentativi. Riprova tra {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}}.",
  "error.host": "Questo host non è servito qui.",
  "error.badRequest": "Non è stato possibile comprendere la richiesta.",
  "error.busy": "Il servizio è occupato. Riprova tra poco.",
  "error.converting":
    "Il sito è in aggiornamento ({percent, number} %). Riprova tra poco.",
  "error.readOnly": "Al momento non è possibile salvare. Riprova più tardi.",
  "error.internal": "Si è verificato un problema. ID della richiesta: {id}",

  // Messages of success
  "message.adminCreated": "L’amministratore è stato creato. Ora puoi accedere.",
  "message.signedIn": "Accesso effettuato.",
  "message.signedOut": "Disconnessione effettuata.",
  "message.pinRequested":
    "Se questo indirizzo è registrato, un PIN è in arrivo.",
  "message.noMailServer":
    "Nessun server di posta è configurato. Chiedi un link di reimpostazione a chi gestisce il sito.",
  "message.passwordReset":
    "La password è stata reimpostata. Ora puoi usarla per accedere.",
  "message.passwordChanged":
    "La password è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.",
  "message.sessionsEnded": "Tutte le altre sessioni sono terminate.",
  "message.memberInvited":
    "L’invito è pronto. Consegna il link: viene mostrato solo adesso.",
  "message.memberInvitedMailed":
    "L’invito è in arrivo per e-mail. Puoi anche consegnare il link: viene mostrato solo adesso.",
  "message.memberUpdated": "Il membro è stato aggiornato.",
  "message.memberRemoved": "Il membro è stato rimosso.",
  "message.invitationAccepted": "Il tuo account è pronto. Ora puoi accedere.",
  "message.nameUpdated": "Il tuo nome è stato cambiato.",
  "message.parcelCreated": "Il pacco è stato creato.",
  "message.parcelUpdated": "Il pacco è stato aggiornato.",
  "message.parcelDeleted": "Il pacco è stato eliminato.",
  "message.parcelRestored": "Il pacco è stato ripristinato.",
  "message.trashed": "{name} è nel cestino.",
  "message.trashedMany":
    "{count, plural, one {# pacco è nel cestino.} many {# di pacchi sono nel cestino.} other {# pacchi sono nel cestino.}}",
  "message.restoredMany":
    "{count, plural, one {# pacco è stato ripristinato.} many {# di pacchi sono stati ripristinati.} other {# pacchi sono stati ripristinati.}}",
  "message.trashErased": "Cancellato definitivamente.",
  "message.activityCreated": "L’evento è stato aggiunto alla cronologia.",
  "message.activityUpdated": "L’evento della cronologia è stato aggiornato.",
  "message.activityDeleted":
    "L’evento della cronologia è stato eliminato. Il pacco ora mostra: {values}.",
  "message.invoiceCreated": "La fattura è stata emessa.",
  "message.settingsUpdated": "Le impostazioni sono state aggiornate.",
  "message.messageReceived": "Il tuo messaggio è stato ricevuto.",
  "message.messageDeleted": "Il messaggio è stato eliminato.",
  "message.emailSent": "La tua e-mail è stata inviata.",
  "message.emailKept":
    "L’e-mail è stata conservata. Non viene inviato nulla: nessun server di posta è configurato.",
  "message.mailQueued": "L’e-mail sarà inviata di nuovo.",
  "message.jobCancelled": "L’operazione è stata annullata.",
  "message.bulkStarted": "L’aggiornamento è iniziato.",
  "message.bulkUndoing": "L’aggiornamento viene annullato.",
  "message.importUploaded": "Il file è stato caricato e viene controllato.",
  "message.importChecking": "Il file viene controllato di nuovo.",
  "message.importStatuses": "Le fasi sono state salvate.",
  "message.importStarted": "L’importazione è iniziata.",
  "message.importUndoing": "L’importazione viene annullata.",
  "message.importDeleted": "L’importazione è stata eliminata.",
  "message.pageCreated": "La pagina è stata creata.",
  "message.pageUpdated": "La pagina è stata aggiornata.",
  "message.pageDeleted": "La pagina è stata eliminata.",
  "message.pageRestored": "La pagina è stata ripristinata.",
  "message.reviewCreated": "La recensione è stata creata.",
  "message.reviewUpdated": "La recensione è stata aggiornata.",
  "message.reviewDeleted": "La recensione è stata eliminata.",
  "message.reviewsConfirmed": "Le recensioni sono confermate come tue.",
  "message.statusCreated": "Lo stato è stato creato.",
  "message.statusUpdated": "Lo stato è stato aggiornato.",
  "message.statusDeleted": "Lo stato è stato eliminato.",
  "message.nothingToUpdate": "Niente da aggiornare.",

  // Tracking
  "tracking.heading": "Traccia il tuo pacco",
  "tracking.intro":
    "Il codice è sulla ricevuta e nell’avviso di spedizione. Maiuscole, spazi e trattini non contano.",
  "tracking.code": "Codice di tracciamento",
  "tracking.placeholder": "Inserisci il codice di tracciamento",
  "tracking.button": "Traccia",
  "tracking.back": "Torna alla pagina iniziale",
  "tracking.loading": "RICERCA IN CORSO…",
  "tracking.shipping": "Dettagli della spedizione",
  "tracking.history": "Cronologia del pacco",
  "tracking.destination": "Destinazione",
  "tracking.sentFrom": "Spedito da",
  "tracking.image": "Immagine del pacco",
  "tracking.imageAlt": "Foto del pacco",
  "tracking.noHistory":
    "Non è stato ancora registrato nulla. Il primo evento apparirà qui appena il pacco si muove.",
  "tracking.zone": "Fuso orario: {zone}.",
  "tracking.earlier": "Eventi precedenti",
  "tracking.copy": "Copia codice",
  "tracking.copied": "Copiato",
  "tracking.print": "Stampa",
  "tracking.printedAddress": "Segui questo pacco su",
  "tracking.status": "Stato",
  "tracking.announced": "Annunciato, non ancora ricevuto",
  "tracking.weight": "Peso",
  "tracking.currentLocation": "Posizione attuale",
  "tracking.deliveryDate": "Data di consegna prevista",
  "tracking.delayed": "In ritardo",
  "tracking.deliveredOn": "Consegnato il",
  "tracking.returnedOn": "Reso il",
  "tracking.cancelledOn": "Annullato il",
  "tracking.expectedBy": "Era previsto entro il",
  "tracking.after.pending":
    "Il mittente ha annunciato il pacco. Il viaggio comincia appena lo riceviamo.",
  "tracking.after.pickedUp":
    "Il pacco è da noi. Ora parte verso la destinazione.",
  "tracking.after.inTransit":
    "Il pacco è in viaggio verso la destinazione. Poi passerà al corriere per la consegna.",
  "tracking.after.customs":
    "La dogana sta controllando il pacco. Riparte appena viene sdoganato.",
  "tracking.after.onHold":
    "Al momento il pacco non può proseguire. Contattaci se vuoi sapere perché.",
  "tracking.after.outForDelivery":
    "Il corriere ha il pacco. Fai in modo che qualcuno possa ritirarlo.",
  "tracking.after.readyForPickup":
    "Il pacco ti aspetta. Porta con te il codice di spedizione e un documento d’identità.",
  "tracking.after.delivered":
    "Il pacco è arrivato a destinazione. Contattaci se manca qualcosa o se è danneggiato.",
  "tracking.after.deliveryFailed":
    "Non siamo riusciti a consegnare il pacco. Di solito riproviamo il giorno lavorativo successivo; contattaci se preferisci un altro giorno o un altro luogo.",
  "tracking.after.returned":
    "Il pacco è tornato al mittente. Contattaci se ti serve ancora.",
  "tracking.after.cancelled":
    "Questo pacco non verrà consegnato. Contattaci se non te lo aspettavi.",
  "tracking.updated": "Ultimo aggiornamento",
  "tracking.recipientName": "Nome del destinatario",
  "tracking.email": "E-mail",
  "tracking.address": "Indirizzo",
  "tracking.phone": "Telefono",
  "tracking.senderName": "Nome del mittente",
  "tracking.pickupLocation": "Luogo di ritiro",
  "tracking.unset": "Non indicato",
  "tracking.color.green": "Completato",
  "tracking.color.black": "Aggiornamento",
  "tracking.color.gold": "Attenzione",
  "tracking.color.red": "Problema",
  "tracking.verificationTitle": "È il tuo pacco?",
  "tracking.verificationText":
    "I dati personali sono nascosti. Conferma di essere il destinatario per vederli.",
  "tracking.verificationLabel":
    "E-mail del destinatario o ultime 4 cifre del telefono",
  "tracking.verificationButton": "Mostra i dati",
  "tracking.share": "Condividi",
  "tracking.copyLink": "Copia link",
  "tracking.progress": "Avanzamento",
  "tracking.done": "completato",
  "tracking.searched": "Hai cercato",
  "tracking.next": "Che cosa puoi fare ora",
  "tracking.codeForm":
    "Un codice di tracciamento ha da {min, number} a {max, number} caratteri: lettere dalla A alla Z, cifre e trattini.",
  "tracking.nextCompare":
    "Confronta il codice con quello sulla ricevuta, carattere per carattere: 0 e O, 1 e I si confondono facilmente.",
  "tracking.nextWait":
    "Un nuovo codice può impiegare qualche ora per comparire qui. Riprova più tardi in giornata.",
  "tracking.nextAsk": "Chiedi al mittente se il codice è completo.",
  "tracking.nextConnection":
    "La connessione a questo sito non è riuscita. Verifica di essere online e ripeti la ricerca.",
  "tracking.contact": "Contattaci",
  "tracking.map": "Mappa",
  "tracking.mapHint":
    "Trascina la mappa, spostala con due dita sul touch screen oppure usa i tasti freccia, + e -.",
  "tracking.zoomIn": "Ingrandisci",
  "tracking.zoomOut": "Riduci",

  // Mails
  "mail.message.subject": "Messaggio dal modulo di contatto: {subject}",
  "mail.message.intro":
    "Qualcuno ha scritto a {company} con il modulo di contatto.",
  "mail.message.answer": "Rispondi a questa e-mail per scrivere a {email}.",
  "mail.message.noEmail": "Il mittente non ha lasciato un indirizzo e-mail.",
  "mail.message.name": "Nome",
  "mail.pin.subject": "Il tuo PIN per una nuova password",
  "mail.pin.text":
    "Qualcuno, probabilmente tu, vuole impostare una nuova password per il pannello di controllo di {company}. Questo è il tuo PIN:",
  "mail.pin.once": "Vale una sola volta, per {minutes} minuti.",
  "mail.pin.ignore":
    "Se non sei stato tu, ignora questa e-mail. Nulla è cambiato.",
  "mail.pin.button": "Imposta la nuova password",
  "mail.invitation.subject": "Invito al pannello di controllo di {company}",
  "mail.invitation.text":
    "Hai ricevuto un invito a lavorare nel pannello di controllo di {company}. Scegli una password per iniziare.",
  "mail.invitation.button": "Accetta l’invito",
  "mail.invitation.code": "Se la pagina chiede un codice, è questo:",
  "mail.invitation.page":
    "Apri la pagina {path} del pannello di controllo e inserisci questo codice:",
  "mail.invitation.once": "L’invito vale una sola volta, fino al {moment}.",
  "mail.invitation.ignore": "Se non ti aspettavi questa e-mail, ignorala.",
  "mail.password.subject": "La tua password è stata cambiata",
  "mail.password.text":
    "La password del pannello di controllo di {company} è stata cambiata e le sessioni precedenti sono terminate.",
  "mail.password.notYou":
    "Se non sei stato tu, chiedi subito un PIN nella pagina di accesso e imposta una nuova password.",
  "mail.chatCode.subject": "Il codice della chat è stato cambiato",
  "mail.chatCode.text":
    "Il codice della chat sulle pagine pubbliche di {company} è stato cambiato. Tale codice viene eseguito nel browser di ogni visitatore.",
  "mail.chatCode.notYou":
    "Se non sei stato tu, eliminalo nelle impostazioni HTML e cambia la password.",
  "mail.footer": "Inviato da {company}",
  "mail.sample.subject": "Il tuo pacco è in viaggio",
  "mail.sample.text":
    "Buongiorno,\n\nil tuo pacco ha lasciato il nostro magazzino e ti arriverà presto.\n\nCordiali saluti",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `n/d, n. d., n. p., non disponibile, non applicabile, non specificato, non indicato, nessuno, nessuna, da definire, da
  confermare, vuoto, nullo`,
  pieces:
    `pz, pezzo, pezzi, collo, colli, pacco, pacchi, unità, scatola, scatole, cartone, cartoni, pallet, bancale, bancali,
  sacco, sacchi`,
  totals:
    "totale, totali, totale generale, totale complessivo, subtotale, somma",
  dates: "il, l, lo, del, dal, alle, le, ore, ora, h, entro, giorno",
  streets:
    `via viale v.le piazza p.zza piazzale p.le corso c.so vicolo strada salita fondamenta lungomare lungotevere lungarno
  contrada circonvallazione galleria traversa palazzo scala interno piano condominio`,
  headings: {
    recipient: "destinatario, consegnatario, ricevente",
    shipping: "spedizione, consegna, spedire a, destinazione",
    buyer: "cliente, acquirente, committente",
    billing: "fatturazione, fattura",
    sender: "mittente, speditore",
    pickup: "ritiro, prelievo, partenza, origine",
    name:
      "nome, cognome, nominativo, nome completo, referente, contatto, persona di contatto",
    company: "azienda, ragione sociale, società, ditta",
    address:
      "indirizzo, via, indirizzo completo, riga indirizzo, nome via, nome della via",
    house: "numero civico, civico",
    postcode: "cap, codice postale",
    city: "città, località, comune",
    region: "provincia, regione",
    country: "paese, nazione",
    phone: "telefono, cellulare, cell, tel, recapito telefonico",
    email: "e-mail, mail, posta elettronica, indirizzo e-mail",
    shipment: "spedizione",
    order: "ordine",
    purchase: "ordine d’acquisto",
    package: "pacco, collo",
    packages: "colli, pacchi, scatole",
    tracking_code:
      `tracciamento, codice di tracciamento, tracking, lettera di vettura, ldv, codice di monitoraggio`,
    barcode: "codice a barre",
    reference: "riferimento, rif, vostro riferimento, nostro riferimento",
    destination:
      "destinazione, luogo di consegna, luogo di destinazione, punto di consegna",
    pickup_location:
      "luogo di ritiro, luogo di prelievo, punto di ritiro, luogo di partenza, origine, provenienza",
    current_location:
      "posizione attuale, luogo attuale, ubicazione attuale, ultima posizione",
    status: "stato, stato attuale, ultimo stato, esito",
    weight:
      "peso, peso lordo, peso totale, peso reale, peso tassabile, peso imballato",
    pieces: "numero di colli, pezzi, numero di pezzi",
    shipped_via: "corriere, vettore, spedizioniere, trasportatore",
    method:
      `mezzo di trasporto, metodo di spedizione, modalità di spedizione, tipo di servizio, servizio,
  opzione di spedizione, metodo di consegna, modalità di consegna`,
    parcel_content:
      "contenuto, merce, descrizione merce, natura della merce, descrizione del contenuto",
    declared_value:
      "valore dichiarato, valore merce, valore della merce, valore assicurato, valore doganale",
    min_expected_delivery_date:
      "consegna dal, consegna a partire dal, prima data di consegna, data minima di consegna",
    max_expected_delivery_date:
      `data di consegna, consegna prevista, data prevista, data di consegna prevista, data prevista di consegna, arrivo
  previsto, previsto il, consegna entro, data stimata di consegna`,
    number: "numero, n, nr, num",
    code: "codice",
    count: "quantità, quantità di, qtà",
    of: "di, del, della, dei, delle, dello, il, lo, per, e",
    unit: "chilogrammi, grammi, facoltativo, obbligatorio",
    article: "articolo, prodotto",
  },
};
