import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** French. */
export const fr: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Fermer le menu",
  "nav.home": "Accueil",
  "nav.homePage": "Page d’accueil",
  "nav.contact": "Contact",
  "nav.track": "Suivre un colis",
  "nav.skip": "Aller au contenu",
  "theme.toDark": "Passer au thème sombre",
  "theme.toLight": "Passer au thème clair",
  "language.choose": "Choisir la langue",
  "nav.main": "Menu principal",
  "nav.side": "Menu du site",
  "nav.breadcrumb": "Fil d’Ariane",
  "footer.line": "Fret aérien, maritime et routier depuis {year}.",
  "footer.lineNoYear": "Fret aérien, maritime et routier.",
  "footer.company": "Entreprise",
  "footer.contact": "Contact",
  "page.about": "À propos",
  "page.privacy": "Politique de confidentialité",

  // Home page
  "home.title": "Fret aérien, maritime et routier",
  "home.description":
    "{company} transporte vos marchandises par air, par mer et par route, les garde en lieu sûr dans ses entrepôts et montre où elles sont, étape par étape.",
  "home.hero.title": "Livraison mondiale, en toute transparence",
  "home.hero.promise":
    "Par air, mer et route depuis {year}. Saisissez votre numéro de suivi pour savoir où se trouve votre colis et quand il arrive.",
  "home.hero.promiseNoYear":
    "Par air, mer et route. Saisissez votre numéro de suivi pour savoir où se trouve votre colis et quand il arrive.",
  "home.services.title": "Tout le transport, de porte à porte",
  "home.services.lead":
    "Une seule entreprise réserve le vol, charge le navire, assure le dernier kilomètre et garde vos marchandises au sec entre-temps.",
  "home.services.air": "Fret aérien",
  "home.services.airText":
    "Pour ce qui ne peut pas attendre. Nous réservons le vol, préparons les documents de douane et livrons à l’aéroport ou à votre porte.",
  "home.services.sea": "Transport maritime",
  "home.services.seaText":
    "Un conteneur complet ou une place en groupage. Nous planifions la traversée, surveillons les horaires et vous prévenons tôt de tout changement.",
  "home.services.road": "Transport routier",
  "home.services.roadText":
    "Enlèvement et livraison par camion, lots complets ou partiels, du premier au dernier kilomètre.",
  "home.services.warehouse": "Entreposage",
  "home.services.warehouseText":
    "Un stockage sec et sûr. Vos marchandises sont reçues, comptées, gardées et réexpédiées quand vous le décidez.",
  "home.qualities.title": "Nos engagements",
  "home.qualities.pricing": "Tarifs transparents",
  "home.qualities.pricingText":
    "Le devis détaille tous les frais, et la facture respecte le devis.",
  "home.qualities.tracking": "Suivi en temps réel",
  "home.qualities.trackingText":
    "Chaque étape apparaît sur la page de suivi dès qu’elle est enregistrée, avec le lieu et l’heure.",
  "home.qualities.storage": "Stockage en entrepôt",
  "home.qualities.storageText":
    "Entre deux trajets, vos marchandises attendent sous un même toit, comptées à l’entrée et à la sortie.",
  "home.about.eyebrow": "À propos",
  "home.about.title": "Transporteur depuis {year}",
  "home.about.titleNoYear": "Le transport, c’est notre métier",
  "home.about.text":
    "Colis, palettes et conteneurs complets voyagent avec {company} de la manière qui leur convient le mieux\u00a0: dans les airs, sur mer, sur route, et en entrepôt lorsqu’ils doivent attendre.",
  "home.about.founded": "Fondée en",
  "home.about.containers": "Conteneurs, jusqu’à",
  "home.about.tracking": "Suivi, jour et nuit",
  "home.hero.nightTitle": "Livraison 24\u00a0h/24, 7\u00a0j/7",
  "home.hero.nightText":
    "Camions, terminaux et équipes travaillent la nuit, pour que ce qui est parti hier puisse arriver ce matin.",
  "home.hero.surfTitle": "La mer, notre élément",
  "home.hero.surfText":
    "Quel que soit le temps, nous suivons la traversée et vous prévenons tôt si l’arrivée change.",
  "home.carousel.label": "Notre métier en images",
  "home.carousel.slide": "{number} sur {count}",
  "home.carousel.pause": "Arrêter les images",
  "home.carousel.play": "Relancer les images",
  "home.slider.previous": "Précédent",
  "home.slider.next": "Suivant",
  "home.work.title": "Ce que nous faisons",
  "home.work.lead":
    "Du premier appel à la signature à la porte, voici les étapes que nous prenons en charge.",
  "home.work.pack": "Emballer et enlever",
  "home.work.packText":
    "Nous enlevons vos marchandises, emballées par vous ou par nous, et les contrôlons pièce par pièce.",
  "home.work.customs": "Documents et douane",
  "home.work.customsText":
    "Déclarations d’export et d’import, certificats et droits, prêts avant l’arrivée des marchandises.",
  "home.work.plan": "Planifier l’itinéraire",
  "home.work.planText":
    "Par air, par mer, par route ou en combinant\u00a0: nous prenons la voie qui convient à votre date et à votre budget.",
  "home.work.store": "Stocker et trier",
  "home.work.storeText":
    "Les marchandises qui doivent attendre restent au sec, comptées et prêtes à repartir.",
  "home.work.deliver": "Livrer",
  "home.work.deliverText":
    "Le dernier kilomètre finit à votre porte, à votre quai ou à un point de retrait près de chez vous.",
  "home.work.answer": "Répondre",
  "home.work.answerText":
    "Une personne examine votre question, l’historique de votre colis sous les yeux.",
  "home.about.mission": "Notre mission",
  "home.about.missionText":
    "Transporter chaque envoi comme s’il était le nôtre, et dire honnêtement où il se trouve.",
  "home.about.vision": "Notre vision",
  "home.about.visionText":
    "Un monde où envoyer des marchandises à l’étranger est aussi simple que poster une lettre.",
  "home.about.more": "En savoir plus sur nous",
  "home.gauges.title": "Nos domaines d’expertise",
  "home.gauges.lead":
    "La part de chaque métier que nous assurons nous-mêmes, de la réservation à la livraison.",
  "home.gauges.warehousing": "Entreposage",
  "home.gauges.ocean": "Fret maritime",
  "home.gauges.air": "Fret aérien",
  "home.sampleFigure": "Chiffre d’exemple",
  "home.reviews.title": "Ce que disent les clients",
  "home.reviews.lead": "Avec leurs propres mots.",
  "home.reviews.none":
    "Il n’y a pas encore d’avis. Les premiers paraîtront ici dès que des clients les auront partagés avec nous.",
  "home.reviews.rating": "Noté {rating, number} étoiles sur 5",
  "home.sampleReview": "Avis d’exemple",
  "home.portfolio.title": "Ce qui voyage avec nous",
  "home.portfolio.lead": "Un aperçu des marchandises que nous transportons.",
  "home.portfolio.container": "Conteneurs complets",
  "home.portfolio.containerText": "Scellés chez vous, ouverts à l’arrivée.",
  "home.portfolio.pallet": "Palettes et lots partiels",
  "home.portfolio.palletText":
    "Vous payez la place que vous occupez et partagez le reste.",
  "home.portfolio.parcel": "Colis",
  "home.portfolio.parcelText":
    "Petits et urgents, avec un numéro qui montre chaque étape.",
  "home.portfolio.cool": "Produits réfrigérés",
  "home.portfolio.coolText": "Gardés à leur température du début à la fin.",
  "home.portfolio.machine": "Machines et charges lourdes",
  "home.portfolio.machineText":
    "Levées, arrimées et escortées par des gens qui savent faire.",
  "home.faq.title": "Questions et réponses",
  "home.faq.contact": "Votre question n’y est pas\u00a0? Écrivez-nous.",
  "home.faq.work": "Comment cela fonctionne-t-il\u00a0?",
  "home.faq.workAnswer":
    "Dites-nous ce que vous voulez envoyer, d’où et vers où. Nous vous faisons un devis, enlevons les marchandises au jour convenu et vous donnons un numéro de suivi. Vous suivez ensuite chaque étape jusqu’à la livraison.",
  "home.faq.track": "Comment suivre mon colis\u00a0?",
  "home.faq.trackAnswer":
    "Saisissez le numéro de suivi de votre reçu dans le champ de recherche en haut de cette page ou sous Suivre un colis. Vous voyez où se trouve le colis, quand il est attendu et tout ce qui s’est passé. Aucun compte n’est nécessaire.",
  "home.faq.quote": "Comment obtenir mon devis\u00a0?",
  "home.faq.quoteAnswer":
    "Envoyez-nous le poids, les dimensions et les deux adresses par le formulaire de contact. Nous répondons par un devis qui détaille tous les frais\u00a0; si vous l’acceptez, nous convenons du jour d’enlèvement.",
  "home.faq.support": "Comment obtenir de l’aide\u00a0?",
  "home.faq.supportAnswer":
    "Utilisez le formulaire de contact ou écrivez à l’adresse au bas de chaque page. Si votre question concerne un colis, joignez son numéro de suivi\u00a0: nous pourrons répondre tout de suite.",

  // Contact page
  "contact.hero": "Nous aimons vous écouter et avons hâte d’échanger avec vous",
  "contact.details": "Comment nous joindre",
  "contact.email": "E-mail",
  "contact.phone": "Téléphone",
  "contact.phoneAlt": "Autre téléphone",
  "contact.address": "Adresse",
  "contact.empty":
    "Nos coordonnées ne sont pas encore publiées ici. Veuillez utiliser l’adresse ou le numéro de téléphone indiqués sur vos documents d’expédition.",
  "contact.formTitle": "Écrivez-nous",
  "contact.emailHint": "Pour que nous puissions vous répondre.",
  "contact.send": "Envoyer le message",
  "contact.trap": "Laissez ce champ vide",
  "contact.trackTitle": "Vous cherchez un colis\u00a0?",
  "contact.trackText":
    "La page de suivi vous indique aussitôt où il se trouve et quand il arrive.",

  // Error pages
  "errorPage.notFound": "Page introuvable",
  "errorPage.notFoundText": "La ressource demandée n’existe pas",
  "errorPage.badRequest": "Requête invalide",
  "errorPage.forbidden": "Accès refusé",
  "errorPage.method": "Méthode non autorisée",
  "errorPage.tooLarge": "Requête trop volumineuse",
  "errorPage.tooLargeText":
    "L’envoi dépasse la taille admise. Revenez en arrière et envoyez un texte plus court ou un fichier plus petit.",
  "errorPage.tooMany": "Trop de requêtes",
  "errorPage.unavailable": "Service indisponible",
  "errorPage.error": "Erreur",
  "errorPage.address": "Adresse",
  "errorPage.back": "Retour",
  "errorPage.forbiddenText": "Cette requête a été refusée.",
  "errorPage.tooManyText":
    "C’était un peu trop rapide. Veuillez patienter quelques minutes, puis réessayer.",
  "errorPage.errorText":
    "Un problème est survenu de notre côté. Veuillez réessayer dans un instant.",

  // Control panel
  "control.name": "Panneau d’administration",
  "control.signOut": "Se déconnecter",
  "control.signIn.title": "Connexion administrateur",
  "control.signIn.lead": "Pour celles et ceux qui font avancer les colis.",
  "control.signIn.ended":
    "Votre session a expiré. Reconnectez-vous pour continuer\u00a0; votre saisie est conservée.",
  "control.signIn.endedFile":
    "Votre session a expiré et rien n’a été enregistré. Reconnectez-vous, puis choisissez de nouveau le fichier.",
  "control.signIn.noCookies":
    "Votre navigateur refuse les cookies et ne peut donc pas rester connecté. Autorisez les cookies pour ce site, puis reconnectez-vous.",
  "control.signIn.signedOut":
    "Vous avez été déconnecté. Reconnectez-vous pour continuer.",
  "control.resume.title": "De nouveau connecté",
  "control.resume.lead":
    "Votre saisie est toujours là. Elle n’a pas encore été envoyée.",
  "control.resume.button": "Continuer",
  "control.signIn.button": "Se connecter",
  "control.signIn.forgot": "Mot de passe oublié\u00a0?",
  "control.signUp.title": "Créer un administrateur",
  "control.signUp.lead":
    "Le compte que vous créez ici gère tout le site. Ce lien ne fonctionne qu’une seule fois.",
  "control.signUp.hint":
    "De 8 à 300 caractères. L’idéal\u00a0: une phrase que personne d’autre ne connaît.",
  "control.signUp.privacy": "Ce que les visiteurs voient d’un destinataire",
  "control.signUp.privacyHint":
    "Vous pouvez changer cela à tout moment dans les paramètres.",
  "control.signUp.button": "Créer un administrateur",
  "control.signUp.toSignIn": "Page de connexion",
  "control.reset.title": "Réinitialiser le mot de passe administrateur",
  "control.reset.lead":
    "Saisissez l’adresse e-mail de votre compte. Vous recevrez un code PIN qui permet de choisir un nouveau mot de passe.",
  "control.reset.askLead":
    "Un lien de réinitialisation ou un code PIN permet de choisir un nouveau mot de passe.",
  "control.reset.button": "Envoyer le code PIN",
  "control.reset.havePin": "J’ai déjà un code PIN",
  "control.reset.newLead":
    "Saisissez le code PIN reçu par e-mail et choisissez un nouveau mot de passe. Le code PIN ne sert qu’une fois, pendant 15 minutes.",
  "control.reset.givenLead":
    "Saisissez le code PIN qui vous a été remis et choisissez un nouveau mot de passe. Le code PIN ne sert qu’une fois, pendant 15 minutes.",
  "control.reset.newButton": "Définir le nouveau mot de passe",
  "control.reset.again": "Demander un autre code PIN",
  "control.account.title": "Mon compte",
  "control.account.password": "Changer le mot de passe",
  "control.account.text":
    "Un nouveau mot de passe met fin à vos sessions sur tous les autres appareils.",
  "control.sessions.title": "Où vous êtes connecté",
  "control.sessions.lead":
    "Une session prend fin après 60 minutes sans activité, et au bout de 12 heures dans tous les cas. Au-delà de cinq, la plus ancienne prend fin.",
  "control.sessions.own": "Ce navigateur",
  "control.sessions.other": "Un autre navigateur",
  "control.sessions.since": "Connexion",
  "control.sessions.seen": "Dernière utilisation",
  "control.sessions.button": "Se déconnecter partout ailleurs",
  "control.account.name": "Votre nom",
  "control.account.nameText":
    "Vos collègues le voient à côté de ce que vous faites.",
  "control.team.title": "Équipe",
  "control.team.add": "Inviter un membre",
  "control.team.createLead":
    "La personne invitée reçoit un lien valable une seule fois, pendant 48 heures, et choisit son mot de passe.",
  "control.team.invite": "Inviter",
  "control.team.empty": "Aucun membre pour l’instant",
  "control.team.emptyText": "Les personnes que vous invitez apparaîtront ici.",
  "control.team.active": "Actif",
  "control.team.pending": "Invité",
  "control.team.inactive": "Désactivé",
  "control.team.since": "Dans l’équipe depuis",
  "control.team.seen": "Dernière visite",
  "control.team.link": "Lien d’invitation",
  "control.team.newLink": "Nouveau lien",
  "control.team.newLinkText":
    "Pendant 48 heures. Les liens précédents ne sont plus valables.",
  "control.team.deactivate": "Désactiver",
  "control.team.deactivateText":
    "Déconnecte aussitôt cette personne partout, jusqu’à ce que vous la réactiviez.",
  "control.team.activate": "Activer",
  "control.team.activateText": "Cette personne pourra de nouveau se connecter.",
  "control.team.removeText": "Son nom reste à côté de ce qu’il a fait.",
  "control.team.rights": "Ce que chaque rôle peut faire",
  "rights.mail": "E-mails",
  "rights.owner": "Paramètres de messagerie et code du chat",
  "rights.read": "Consulter seulement",
  "role.owner": "Propriétaire",
  "role.ownerText": "Tout, équipe comprise.",
  "role.manager": "Responsable",
  "role.managerText":
    "Tout sauf l’équipe, les paramètres de messagerie et le code du chat.",
  "role.clerk": "Employé",
  "role.clerkText": "Colis, factures, messages et e-mails.",
  "control.invite.title": "Rejoindre l’équipe",
  "control.invite.lead":
    "Choisissez un mot de passe et le nom que verront vos collègues.",
  "control.invite.namedLead":
    "Choisissez un mot de passe. Vos collègues verront le nom de l’invitation.",
  "control.invite.codeHint":
    "La dernière partie du lien, après «\u00a0token=\u00a0».",
  "control.invite.nameHint": "Vide : le nom de l’invitation, si elle en a un.",
  "control.invite.button": "Créer le compte",
  "control.api.title": "Référence de l’API",
  "control.api.text":
    "Chaque appel avec ses champs et un exemple pour la ligne de commande. Les appels réservés aux administrateurs demandent le cookie posé par la connexion.",
  "control.api.openapi": "Description pour les programmes (OpenAPI 3.1)",
  "control.api.admin": "Pour les administrateurs",
  "control.api.public": "Pour tous",
  "control.api.optional": "Pour tous\u00a0; les administrateurs en voient plus",
  "control.api.field": "Champ",
  "control.api.allowed": "Valeurs admises",
  "control.api.required": "obligatoire",
  "control.api.refusals": "Refus possibles",
  "control.api.example": "Exemple",
  "control.api.noFields": "Cet appel ne prend aucun champ.",
  "control.dashboard.title": "Tableau de bord",
  "control.dashboard.signedIn": "Connecté en tant que {name}",
  "control.keys.title": "Raccourcis clavier",
  "control.keys.help": "Afficher cette liste",
  "control.keys.then": "puis",
  "control.keys.use": "Utiliser les raccourcis clavier",
  "control.keys.close": "Fermer",
  "control.journal.title": "Journal",
  "control.journal.lead":
    "Qui a modifié quoi et quand, le plus récent en premier. Les entrées sont conservées {days} jours.",
  "control.journal.csv": "Télécharger en CSV",
  "control.journal.empty": "Aucun événement ne correspond",
  "control.journal.person": "Personne",
  "control.journal.everyone": "Tout le monde",
  "control.journal.only": "Uniquement {record}",
  "control.journal.noun": "Type d’enregistrement",
  "control.journal.anything": "Tous les types",
  "control.journal.day": "Jour",
  "control.journal.show": "Afficher",
  "control.journal.all": "Tout afficher",
  "control.journal.earlier": "Entrées précédentes",
  "control.journal.what": "Ce qui s’est passé",
  "control.journal.changes":
    "{count, plural, one {# modification} many {# modifications} other {# modifications}}",
  "control.journal.before": "Avant",
  "control.journal.after": "Après",
  "control.journal.characters":
    "{count, plural, one {# caractère} many {# caractères} other {# caractères}}",
  "control.journal.madeBy": "par {name}",
  "journalNoun.parcels": "Colis",
  "journalNoun.activities": "Entrée de l’historique",
  "journalNoun.invoices": "Facture",
  "journalNoun.messages": "Message",
  "journalNoun.mail": "E-mail",
  "journalNoun.pages": "Page",
  "journalNoun.reviews": "Avis",
  "journalNoun.settings": "Paramètres",
  "journalNoun.admins": "Membre de l’équipe",
  "journalNoun.jobs": "Tâche",
  "journalNoun.statuses": "Statut",
  "journalKind.created": "Création\u00a0:",
  "journalKind.updated": "Modification\u00a0:",
  "journalKind.deleted": "Suppression\u00a0:",
  "journalKind.erased": "Données personnelles effacées\u00a0:",
  "journalKind.erasedRecord": "Effacement :",
  "journalKind.trashed": "Mis à la corbeille :",
  "journalKind.restored": "Restauré :",
  "journalKind.reverted": "Remis à l’état précédent :",
  "journalKind.erasing": "Effacement d’une personne\u00a0:",
  "journalKind.sent": "Envoi\u00a0:",
  "journalKind.resent": "Nouvel envoi\u00a0:",
  "journalKind.invited": "Nouveau lien d’invitation\u00a0:",
  "journalKind.password_changed": "Nouveau mot de passe\u00a0:",
  "journalKind.cancelled": "Annulation\u00a0:",
  "journalKind.sessions_ended": "Déconnexion des autres appareils\u00a0:",
  "journalKind.pin_printed":
    "Code de réinitialisation émis par l’exploitant\u00a0:",
  "journalSource.import": "importation {name}",
  "journalSource.importUndo": "annulation de l’importation {name}",
  "journalSource.bulk": "mise à jour groupée",
  "journalSource.bulkUndo": "annulation d’une mise à jour groupée",
  "journalActor.visitor": "Visiteur",
  "journalActor.system": "Système",
  "journalActor.admin": "Administrateur",
  "journalActor.token": "Jeton d’API",
  "journalActor.user": "Client",
  "control.api.startTitle": "Créer des colis avec l’API",
  "control.api.startText":
    "Ces appels vous connectent, créent un colis et ajoutent le premier événement à son historique. La réponse au deuxième appel contient l’identifiant du colis, nécessaire au troisième.",
  "control.api.startCode": "Appels pour la ligne de commande",
  "control.dashboard.version": "Version {version}",
  "control.dashboard.termsTitle": "Conditions des développeurs",
  "control.dashboard.terms":
    "Ce logiciel est fourni en l’état. La responsabilité de ses développeurs est limitée dans toute la mesure permise par la loi, et ils ne sont pas tenus de le mettre à jour ni d’en assurer la maintenance.",
  "form.refusedTitle": "Erreur\u00a0: {title}",
  "form.showPassword": "Afficher le mot de passe",
  "label.emailPassword": "Mot de passe (celui de votre messagerie)",
  "control.dashboard.recent": "Derniers colis",
  "control.dashboard.allParcels": "Tous les colis",
  "control.dashboard.more": "Plus",
  "control.day.needs": "À traiter",
  "control.day.nothing": "Rien à traiter.",
  "control.day.late":
    "{count, plural, one {# colis est en retard} many {# colis sont en retard} other {# colis sont en retard}}",
  "control.day.stalled":
    "{count, plural, one {# colis est sans nouvelles depuis 3 jours} many {# colis sont sans nouvelles depuis 3 jours} other {# colis sont sans nouvelles depuis 3 jours}}",
  "control.day.failed":
    "{count, plural, one {# livraison a échoué} many {# livraisons ont échoué} other {# livraisons ont échoué}}",
  "control.day.failedJobs":
    "{count, plural, one {# tâche a échoué} many {# tâches ont échoué} other {# tâches ont échoué}}",
  "control.day.due":
    "{count, plural, one {# colis est attendu aujourd’hui} many {# colis sont attendus aujourd’hui} other {# colis sont attendus aujourd’hui}}",
  "control.day.stages": "Par étape",
  "control.first.title": "Premiers pas",
  "control.first.name":
    "Saisir votre nom, que vos collègues voient sur vos modifications",
  "control.first.company": "Saisir le nom de votre entreprise",
  "control.first.zone":
    "Choisir votre fuseau horaire, qui décide de ce qui est attendu ou en retard",
  "control.first.figures":
    "Vérifier les chiffres d’exemple de la page d’accueil",
  "control.first.contact": "Saisir vos coordonnées",
  "control.first.privacy": "Choisir ce que les visiteurs voient d’un colis",
  "control.first.parcel": "Créer le premier colis",
  "control.first.colleague": "Inviter un ou une collègue",
  "control.first.mail": "Configurer un serveur de messagerie",
  "control.first.done": "{done, number} étapes faites sur {count, number}",
  "control.dashboard.unopened":
    "{count, plural, one {# message n’a pas encore été ouvert} many {# messages n’ont pas encore été ouverts} other {# messages n’ont pas encore été ouverts}}",
  "control.dashboard.troubled":
    "{count, plural, one {# e-mail n’a pas été envoyé, ou ne l’a peut-être pas été.} many {# d’e-mails n’ont pas été envoyés, ou ne l’ont peut-être pas été.} other {# e-mails n’ont pas été envoyés, ou ne l’ont peut-être pas été.}}",
  "control.email.title": "Envoyer un e-mail",
  "control.email.lead":
    "Un e-mail à un seul destinataire. Il part aussitôt, et la boîte d’envoi en garde une copie.",
  "control.email.leadKept":
    "Un e-mail à un seul destinataire. Il reste dans la boîte d’envoi et ne part pas\u00a0: aucun serveur de messagerie n’est configuré.",
  "control.email.passwordHint":
    "Sert à ce seul e-mail et n’est jamais enregistré. Laissez-le vide si le serveur a son propre mot de passe.",
  "control.messages.new": "Nouveau",
  "control.messages.title": "Messages",
  "control.messages.empty": "Aucun message pour l’instant",
  "control.messages.emptyText":
    "Ce que les visiteurs écrivent sur la page de contact apparaîtra ici.",
  "control.messages.nobody": "Aucun nom indiqué",
  "control.messages.noAddress": "Le visiteur n’a pas laissé d’adresse e-mail.",
  "control.messages.reply": "Répondre",
  "control.messages.from": "De",
  "control.messages.received": "Reçu",
  "control.outbox.title": "Boîte d’envoi",
  "control.outbox.empty": "Aucun e-mail pour l’instant",
  "control.outbox.emptyText":
    "Chaque e-mail rédigé par le site apparaîtra ici.",
  "control.outbox.send": "Envoyer maintenant",
  "control.outbox.sendNamed": "Envoyer maintenant «\u00a0{name}\u00a0»",
  "control.outbox.resend": "Renvoyer",
  "control.outbox.resendNamed": "Renvoyer «\u00a0{name}\u00a0»",
  "control.outbox.kind": "Type",
  "control.outbox.reason": "Raison",
  "control.outbox.tries": "Tentatives",
  "control.outbox.nextTry": "Prochaine tentative",
  "control.outbox.written": "Rédigé",
  "control.outbox.sent": "Envoyé",
  "jobKind.mail": "Envoyer un e-mail",
  "jobKind.erase_record": "Vider le journal d’un enregistrement supprimé",
  "jobKind.erase_traces":
    "Effacer un colis supprimé des importations et des tâches",
  "jobKind.erase_person": "Effacer une personne",
  "jobKind.bulk": "Mettre à jour plusieurs colis",
  "jobKind.bulk_undo": "Annuler la mise à jour",
  "jobKind.trash_parcels": "Mettre des colis à la corbeille",
  "jobKind.restore_parcels": "Restaurer des colis",
  "jobKind.import_check": "Vérifier l’importation",
  "jobKind.import_apply": "Appliquer l’importation",
  "jobKind.import_undo": "Annuler l’importation",
  "jobKind.file_statuses": "Classer les colis par statut",
  "jobStatus.queued": "En attente",
  "jobStatus.running": "En cours",
  "jobStatus.done": "Terminée",
  "jobStatus.failed": "Échouée",
  "jobStatus.cancelled": "Annulée",
  "control.job.title": "Tâche",
  "control.job.progress": "Progression",
  "control.job.ofTotal": "{done} sur {total}",
  "control.job.soFar": "{done} jusqu’à présent",
  "control.job.stays": "{code} reste tel quel : modifié depuis",
  "control.job.show":
    "{count, plural, one {Afficher ce colis} many {Afficher ces #} other {Afficher ces # colis}}",
  "jobResult.updated": "{count} mis à jour",
  "jobResult.unknown": "{count} introuvables",
  "jobResult.created": "{count} créés",
  "jobResult.changed": "{count} modifiés",
  "jobResult.restored": "{count} rétablis",
  "jobResult.undone": "{count} annulés",
  "jobResult.trashed": "{count} à la corbeille",
  "jobResult.left": "{count} laissés tels quels",
  "control.job.failed": "Étapes en échec",
  "jobFailed.bulk_undo": "Non annulés",
  "jobFailed.import_undo": "Non annulés",
  "control.job.started": "Début",
  "control.job.ended": "Fin",
  "control.job.givenUp":
    "La tâche a été abandonnée après plusieurs tentatives. Le journal du serveur en donne la raison.",
  "control.job.retry":
    "Une étape a échoué. Prochaine tentative ({attempt, number} sur {max, number}) : {moment}.",
  "control.job.logId": "Référence dans le journal du serveur",
  "control.job.problems": "Problèmes",
  "control.job.doneWithProblems": "Terminée, avec des problèmes",
  "control.job.row": "Ligne",
  "control.job.problem": "Problème",
  "control.job.csv": "Télécharger en CSV",
  "control.job.firstProblems": "Revenir aux premiers problèmes",
  "control.job.cancel": "Annuler la tâche",
  "control.job.cancelText": "Ce qui a déjà été fait est conservé.",
  "control.job.reload": "Recharger",
  "control.jobs.title": "Tâches",
  "control.jobs.empty": "Aucune tâche",
  "control.jobs.emptyText":
    "Les mises à jour de plusieurs colis et les importations restent ici 30 jours.",
  "mailStatus.queued": "En attente",
  "mailStatus.sending": "Envoi en cours",
  "mailStatus.sent": "Envoyé",
  "mailStatus.kept": "Conservé, non envoyé",
  "mailStatus.failed": "Non envoyé",
  "mailStatus.unknown": "Peut-être envoyé",
  "mailKind.message": "Message de la page de contact",
  "mailKind.pin": "Code PIN pour un nouveau mot de passe",
  "mailKind.invitation": "Invitation dans l’équipe",
  "mailKind.password_notice": "Avis de nouveau mot de passe",
  "mailKind.chat_code_notice": "Avis de nouveau code du chat",
  "mailKind.send": "E-mail du panneau d’administration",
  "control.list.search": "Rechercher",
  "control.list.searchIn": "Rechercher dans {list}",
  "control.list.all": "Tout afficher",
  "control.list.tools": "Autres actions",
  "control.list.noResult": "Aucun résultat pour «\u00a0{search}\u00a0»",
  "control.list.noResultText":
    "Vérifiez l’orthographe ou essayez avec moins de mots.",
  "control.list.more": "Charger la suite",
  "control.list.unprinted":
    "D’autres lignes ne sont pas imprimées : chargez-les d’abord.",
  "control.list.newest": "Revenir aux plus récents",
  "control.list.oldest": "Revenir aux plus anciens",
  "control.list.order": "Ordre",
  "control.list.newestFirst": "Plus récents d’abord",
  "control.list.oldestFirst": "Plus anciens d’abord",
  "control.list.total":
    "{count, plural, one {# élément} many {# d’éléments} other {# éléments}}",
  "control.list.moreThan": "Plus de {count, number} éléments",
  "control.list.soFar": "Trouvés jusqu’ici\u00a0: {count, number}",
  "control.list.noneSoFar":
    "Aucun résultat jusqu’ici pour «\u00a0{search}\u00a0»",
  "control.list.noneSoFarText":
    "La recherche n’a pas encore tout parcouru. Chargez la suite pour continuer.",
  "control.list.noneLeft": "Aucun autre élément",
  "control.delete.title": "Supprimer",
  "control.delete.button": "Supprimer",
  "control.delete.named": "Supprimer {name}",
  "control.delete.question": "Voulez-vous vraiment supprimer {name}\u00a0?",
  "control.reports.title": "Rapports",
  "control.reports.lead": "Ce qui est arrivé aux colis, compté jour par jour.",
  "control.reports.stages": "Colis par statut",
  "control.reports.parcels":
    "{count, plural, one {# colis} many {# colis} other {# colis}}",
  "control.reports.period": "Période",
  "control.reports.days":
    "{days, plural, one {# jour} many {# jours} other {# jours}}",
  "control.reports.onTime": "À l’heure",
  "control.reports.onTimeText":
    "Premières livraisons au plus tard le dernier jour prévu, parmi les colis qui en avaient un à leur livraison.",
  "control.reports.ways": "Jours en route",
  "control.reports.waysText":
    "Du premier mouvement à la première livraison, sur les 12 derniers mois. La moitié des colis n’a pas mis plus de jours que le premier nombre, neuf sur dix pas plus que le second.",
  "control.reports.table": "Afficher en tableau",
  "control.reports.month": "Mois",
  "control.reports.dated": "Avec un jour prévu",
  "control.reports.percent": "Part à l’heure",
  "control.reports.median": "La moitié en (jours)",
  "control.reports.ninetieth": "9 sur 10 en (jours)",
  "control.reports.others": "Tous les autres",
  "control.reports.noService": "Sans mode d’expédition",
  "control.reports.empty": "Pas encore de chiffres",
  "control.reports.emptyText":
    "Les chiffres apparaissent ici dès que des colis ont un statut.",
  "control.expected.title": "Livraison prévue d’après l’expérience",
  "control.expected.text":
    "{service} : de {min} à {max, plural, one {# jour} many {# jours} other {# jours}}, d’après {count, plural, one {# colis} many {# colis} other {# colis}} des 12 derniers mois.",
  "control.expected.use": "Fixer {days}",
  "control.trash.title": "Corbeille",
  "control.trash.lead":
    "Ce qui a été supprimé reste ici {days} jours et peut être restauré. Ensuite, tout est effacé définitivement.",
  "control.trash.empty": "La corbeille est vide",
  "control.trash.since": "Supprimé le {moment} par {name}, effacé le {day}",
  "control.trash.restore": "Restaurer",
  "control.trash.restoreNamed": "Restaurer {name}",
  "control.trash.erase": "Effacer",
  "control.trash.eraseNamed": "Effacer {name}",
  "control.trash.question":
    "Voulez-vous vraiment effacer {name} avec tout ce qui s’y rattache ? Cette action est irréversible.",
  "control.trash.undo": "Annuler la suppression",
  "control.trash.open": "Ouvrir la corbeille",
  "control.toast.close": "Fermer ce message",
  "control.list.fetching": "Chargement des données…",
  "control.pages.title": "Pages",
  "control.pages.add": "Nouvelle page",
  "control.pages.empty": "Aucune page pour l’instant",
  "control.pages.emptyText":
    "La première page que vous créerez apparaîtra ici et dans le menu du site.",
  "control.pages.createLead":
    "La page tire son adresse de son titre et apparaît aussitôt dans le menu du site.",
  "control.pages.create": "Créer la page",
  "control.pages.head": "En-tête de la page",
  "control.pages.heroHint": "Affichée à la place de l’image ci-dessus.",
  "control.pages.footerHint":
    "Le menu contient toutes les pages. Le pied de page figure partout sur le site : les mentions légales y ont leur place.",
  "control.markup.title": "Comment écrire le contenu",
  "control.markup.lead":
    "Chaque ligne est un élément à part. Une ligne sans balise est du texte simple, une ligne vide est un saut de ligne.",
  "control.markup.bold": "Gras. Au début d’un paragraphe, c’est un titre.",
  "control.markup.underline": "Souligné",
  "control.markup.strikethrough": "Barré",
  "control.markup.heading": "Un titre, quel que soit le texte",
  "control.markup.link":
    "Un lien\u00a0: l’adresse, une espace, puis le texte à afficher",
  "control.markup.image": "Une image du web",
  "control.markup.video": "Un fichier vidéo du web (MP4 ou WebM)",
  "control.markup.item": "Un élément de liste",
  "control.markup.rules":
    "Une balise est seule sur sa ligne. Gras, souligné et barré acceptent des lettres, des espaces et des points d’interrogation\u00a0; images et vidéos demandent une adresse commençant par https://. Les adresses web et e-mail d’un texte deviennent des liens.",
  "control.markup.preview": "Aperçu",
  "control.markup.previewEmpty":
    "Ce que vous écrivez apparaît ici comme les visiteurs le verront.",
  "control.markup.misfits":
    "Ces lignes sont affichées comme du texte simple\u00a0:",
  "control.markup.noTag": "Il n’existe pas de balise de ce nom.",
  "control.markup.noEnd": "La ligne ne se termine pas par un crochet fermant.",
  "control.markup.noText":
    "Seuls des lettres, des espaces et des points d’interrogation peuvent figurer dans cette balise. [heading=…] accepte tout texte.",
  "control.markup.noWords": "Cette balise ne contient aucun texte.",
  "control.markup.noUrl":
    "Ce n’est pas une adresse web qui puisse être affichée.",
  "control.markup.notAlone": "Une balise doit être seule sur sa ligne.",
  "control.markup.showRaw": "Enregistrer tel quel",
  "control.reviews.title": "Avis",
  "control.reviews.add": "Nouvel avis",
  "control.reviews.empty": "Aucun avis pour l’instant",
  "control.reviews.emptyText":
    "Le premier avis que vous créerez apparaîtra ici et sur la page d’accueil.",
  "control.reviews.createLead":
    "Il apparaît aussitôt sur la page d’accueil, avec sa photo et ses étoiles.",
  "control.reviews.create": "Créer l’avis",
  "control.reviews.deleteText": "Sa photo sera supprimée avec lui.",
  "control.reviews.usualRating": "4,5, comme d’habitude",
  "control.statuses.title": "Statuts",
  "control.statuses.add": "Nouveau statut",
  "control.statuses.empty": "Aucun statut pour l’instant",
  "control.statuses.emptyText":
    "Les statuts que vous ajoutez apparaîtront ici.",
  "control.statuses.createLead":
    "Son étape détermine la barre de progression, la couleur, le retard d’un colis et les rapports.",
  "control.statuses.create": "Créer le statut",
  "control.statuses.deleteText":
    "Les colis gardent le texte, mais celui-ci perd l’étape que vous lui avez donnée.",
  "control.statuses.suggested": "Suggéré",
  "control.statuses.inForms": "Dans les formulaires",
  "control.statuses.offered": "Proposé",
  "control.statuses.notOffered": "Non proposé",
  "control.statuses.renameHint":
    "Pour les lecteurs de cette langue. Laissez vide pour le texte habituel.",
  "control.statuses.unknown": "Statuts sans étape",
  "control.statuses.unknownText":
    "Choisissez l’étape que signifie un statut. Les colis qui le portent y sont classés, maintenant et à l’avenir.",
  "control.statuses.atLeast":
    "{count, plural, one {Au moins # colis} many {Au moins # colis} other {Au moins # colis}}",
  "control.settings.title": "Paramètres",
  "control.settings.lead": "Ce qui vaut pour tout le site.",
  "control.settings.contact": "Coordonnées",
  "control.settings.contactText":
    "Comment les visiteurs vous joignent\u00a0: tout sur la page de contact, l’adresse e-mail aussi au bas de chaque page.",
  "control.settings.mail": "Paramètres de messagerie",
  "control.settings.mailText":
    "L’aspect des e-mails du site et la façon dont ils sont envoyés.",
  "control.settings.html": "Paramètres HTML",
  "control.settings.htmlText":
    "La description pour les moteurs de recherche et le code de votre fournisseur de chat.",
  "control.settings.htmlOnlyText":
    "La description pour les moteurs de recherche.",
  "control.settings.company": "Entreprise",
  "control.settings.companyText":
    "Le nom, les années et les chiffres que le site indique. Un chiffre que vous effacez n’apparaît plus nulle part.",
  "control.settings.nameHint": "Vide\u00a0: le nom par défaut.",
  "control.settings.copyrightHint": "Vide\u00a0: l’année en cours.",
  "control.samples.figures":
    "Ces chiffres viennent avec le site et ne sont pas les vôtres ; la page d’accueil les signale comme exemples : {list}. Modifiez-les, effacez-les ou confirmez-les.",
  "control.samples.reviews":
    "{count, plural, one {# avis fait} many {# d’avis font} other {# avis font}} partie des données d’exemple, et les visiteurs le voient. Supprimez ou confirmez.",
  "control.samples.confirm": "Ce sont les nôtres",
  "control.settings.privacy": "Confidentialité et fuseau horaire",
  "control.settings.privacyText":
    "Ce que les visiteurs voient d’un destinataire, et quand commence une journée.",
  "control.settings.metaHint":
    "Pour les moteurs de recherche, sur toutes les pages sauf les pages de contenu, qui ont la leur.",
  "control.settings.chatHint":
    "Ce code s’exécute dans le navigateur de chaque visiteur des pages publiques. Chaque changement dépose un avis à votre adresse dans la boîte d’envoi. Il peut faire sur ce site tout ce que vous pouvez y faire : ne le prenez que d’un fournisseur en qui vous avez une confiance totale.",
  "control.settings.percentHint": "Pourcentage, de 0 à 100.",
  "control.settings.journalHint":
    "Combien de temps reste enregistré qui a modifié quoi et quand, de 30 à 3650 jours.",
  "control.settings.zoneHint":
    "La journée s’y termine à minuit : ce fuseau décide quels colis sont attendus ou en retard, et fixe les heures de l’historique et les dates des factures.",
  "control.settings.mailWay": "Comment les e-mails sont envoyés",
  "control.settings.mailWayText":
    "C’est l’environnement du serveur qui en décide\u00a0: MAIL_DRIVER et MAIL_FROM.",
  "control.settings.driver": "Mode d’envoi",
  "control.settings.sender": "Expéditeur",
  "control.settings.noSender":
    "Aucun pour l’instant. Indiquez d’abord un e-mail de contact.",
  "control.mailSetup.missing":
    "Aucun serveur de messagerie n’est configuré. Rien n’est envoyé.",
  "control.mailSetup.link": "Comment configurer la messagerie",
  "control.mailSetup.title": "Configurer la messagerie",
  "control.mailSetup.text":
    "D’ici là, chaque e-mail reste dans la boîte d’envoi\u00a0: les vôtres, les codes PIN pour un nouveau mot de passe, les avis et les messages des visiteurs. Ce qui a été conservé ne part pas tout seul ensuite\u00a0; vous pourrez alors l’envoyer depuis la boîte d’envoi.",
  "control.mailSetup.variables":
    "Sur le serveur, ajoutez l’un de ces groupes de lignes au fichier .env du site, avec vos propres valeurs.",
  "control.mailSetup.smtp": "Avec un serveur de messagerie (SMTP)",
  "control.mailSetup.api": "Avec un fournisseur de messagerie (HTTPS)",
  "control.mailSetup.restart": "Redémarrez le site.",
  "control.mailSetup.check":
    "Envoyez-vous un e-mail d’essai. La commande s’exécute sur le serveur et indique ce qui manque.",
  "control.settings.previews": "L’aspect de chaque modèle",
  "control.settings.used": "Utilisé",
  "driver.log":
    "Les e-mails restent dans la boîte d’envoi et ne sont pas envoyés.",
  "driver.smtp": "Les e-mails sont envoyés par un serveur de messagerie.",
  "driver.api": "Les e-mails sont envoyés par un prestataire de messagerie.",
  "template.plain": "plain\u00a0: texte seul",
  "template.html1": "html1\u00a0: carte simple",
  "template.html2": "html2\u00a0: bandeau au nom de l’entreprise",
  "template.html3": "html3\u00a0: tableau et bouton",
  "template.html4": "html4\u00a0: compact",
  "privacy.full": "Complet",
  "privacy.fullText":
    "Toute personne qui a le numéro de suivi ou son lien voit tout.",
  "privacy.masked": "Masqué",
  "privacy.maskedRecommended": "Masqué (recommandé)",
  "privacy.maskedText":
    "Seuls les visiteurs qui connaissent l’e-mail ou le téléphone du destinataire voient le nom, l’e-mail, le téléphone, la rue et la photo.",
  "control.settings.maskedHint":
    "Masqué\u00a0: seules les personnes qui connaissent l’e-mail ou le téléphone du destinataire voient son nom, son e-mail, son téléphone, sa rue et la photo du colis.",
  "control.erase.title": "Effacer une personne",
  "control.erase.lead":
    "Retire une personne de tout ce qui est enregistré, par exemple à sa demande.",
  "control.erase.rules":
    "Les colis perdent le nom, l’e-mail, le téléphone et le lieu de la personne. Les messages reçus d’une adresse e-mail et les e-mails qui lui sont destinés sont supprimés\u00a0; les factures et les autres textes ne perdent que l’adresse ou le numéro. Cette action est irréversible.",
  "control.erase.phoneHint":
    "Avec l’indicatif. Il est trouvé quelle que soit son écriture.",
  "control.erase.codesHint":
    "Pour une personne connue de nom seulement\u00a0: efface le destinataire et l’expéditeur de ces colis, y compris dans leur historique et les importations. {max, number} au plus.",
  "control.erase.look": "Afficher ce qui serait effacé",
  "control.erase.found":
    "Voici ce qui serait effacé, rien d’autre. Rien n’est encore modifié.",
  "control.erase.soFar": "Compté jusqu’ici. Il peut y en avoir davantage.",
  "control.erase.goOn": "Continuer à compter",
  "control.erase.nothing":
    "Rien de ce qui est enregistré ne concerne cette personne. Vérifiez l’orthographe.",
  "control.erase.ticks": "Colis de cette personne",
  "control.erase.ticksHint":
    "Décochez les colis d’autres personnes. Seuls le destinataire et l’expéditeur des colis cochés sont alors effacés, et vous voyez d’abord les nouveaux chiffres.",
  "control.erase.first":
    "Seuls les {count, number} premiers colis sont affichés.",
  "control.erase.others": "Autres éléments",
  "control.erase.button": "Effacer la personne",
  "control.erase.running": "L’effacement est en cours.",
  "control.erase.done": "L’effacement est terminé.",
  "control.erase.failed": "L’effacement a échoué. Relancez-le.",
  "control.erase.disk":
    "Tant que le serveur n’a pas été arrêté et que «\u00a0deno task compact\u00a0» n’a pas réécrit le fichier de la base de données, ce qui a été effacé reste lisible dans son espace libre.",
  "control.erase.copies": "Copies antérieures",
  "control.erase.copiesText":
    "Ces copies de la base de données peuvent encore contenir les données de la personne. Supprimez-les, ou laissez la sauvegarde nocturne les supprimer au bout de trente jours. Il en va de même des copies conservées ailleurs.",
  "control.erase.noCopies":
    "Il n’y a pas de copie à côté de la base de données. Les copies conservées ailleurs peuvent encore contenir les données de la personne.",
  "control.erase.copyAge":
    "{days, plural, one {# jour} many {# de jours} other {# jours}}",
  "control.erase.replica":
    "Un réplica de la base de données conserve des états antérieurs. Une fois que «\u00a0deno task compact\u00a0» a réécrit le fichier de la base de données, ce qui a été effacé en disparaît dès que des données ont été enregistrées lors de {days, plural, one {# autre jour} many {# d’autres jours} other {# autres jours}}.",
  "choice.none": "Aucune",
  "choice.timeZone": "Choisir un fuseau horaire",
  "icon.people": "Personnes",
  "icon.copyright": "Droit d’auteur",
  "icon.pages": "Pages",
  "icon.folder": "Dossier",
  "image.hero1": "Carte marine",
  "image.hero-mixed": "Navire et avion",
  "image.hero-air": "Avion",
  "image.hero-sea": "Navire",
  "image.hero-road": "Camion",
  "image.hero-warehouse": "Entrepôt",
  "overlay.overlay1": "Calque sombre derrière le texte",
  "overlay.overlay2": "Calque sombre uniforme",
  "overlay.overlay3": "Dégradé sombre en haut",
  "control.invoices.title": "Factures",
  "control.invoices.add": "Nouvelle facture",
  "control.invoices.empty": "Aucune facture pour l’instant",
  "control.invoices.emptyText":
    "La première facture que vous émettrez apparaîtra ici.",
  "control.invoices.createLead":
    "Une facture émise garde son numéro pour toujours\u00a0: elle ne peut être ni modifiée ni supprimée.",
  "control.invoices.hint":
    "L’objet de la facture. Un numéro de suivi reprend le destinataire, le poids et la valeur déclarée du colis.",
  "control.invoices.issue": "Émettre la facture",
  "control.imports.title": "Importations",
  "control.imports.empty": "Aucune importation",
  "control.imports.emptyText": "Les fichiers envoyés restent ici 7 jours.",
  "control.imports.lead":
    "Créez et modifiez de nombreux colis à l’aide d’un tableau : envoyez un classeur Excel ou un fichier CSV. Rien ne change avant que vous ayez vu ce qui changerait.",
  "control.imports.template": "Modèle au format CSV",
  "control.imports.upload": "Envoyer et vérifier",
  "control.imports.fileHint":
    "Classeur Excel (.xlsx, première feuille) ou CSV, 10 Mo et 20 000 lignes au maximum. La première ligne nomme les colonnes.",
  "control.imports.guess": "Ces lignes sont-elles lisibles ?",
  "control.imports.guessText":
    "Le fichier n’indique pas comment ses lettres sont encodées. Choisissez l’encodage dans lequel les noms et les lieux se lisent correctement.",
  "control.imports.useEncoding": "Utiliser cet encodage",
  "control.imports.dates": "Quel nombre est le jour ?",
  "control.imports.datesText":
    "Certaines dates contiennent des barres obliques, et aucune ne montre si le jour ou le mois vient en premier.",
  "control.imports.dmy": "Jour d’abord, comme 31/12/2026",
  "control.imports.mdy": "Mois d’abord, comme 12/31/2026",
  "control.imports.statusesText":
    "Choisissez ce que chacun signifie, pour ce fichier et les suivants. Les mots restent tels que dans le fichier. Ceux que vous laissez vides sont classés sous «\u00a0Autre statut\u00a0».",
  "control.imports.statusRows":
    "{count, plural, one {# ligne} many {# lignes} other {# lignes}}",
  "control.imports.reading": "Comment le fichier est lu",
  "control.imports.readAgain": "Vérifier de nouveau",
  "control.imports.notTaken": "Non repris",
  "control.imports.leftOut": "Colonnes non reprises",
  "control.imports.manyColumns":
    "Le fichier a plus de colonnes qu’il n’est possible d’en reprendre : seules les {max, number} premières comptent.",
  "control.imports.rows": "Lignes",
  "control.imports.new": "Nouvelles",
  "control.imports.changed": "Modifiées",
  "control.imports.unchanged": "Inchangées",
  "control.imports.wrong": "Incorrectes",
  "control.imports.further": "Autres lignes d’une commande",
  "control.imports.firstShown": "Les {count, number} premières sont affichées.",
  "control.imports.unmatched":
    "{count, plural, one {# nouvelle ligne ne désigne} many {# nouvelles lignes ne désignent} other {# nouvelles lignes ne désignent}} aucun colis. Une nouvelle importation du fichier créerait une seconde fois ceux qui n’ont pas de référence.",
  "control.imports.nothing":
    "Aucune ligne n’est nouvelle ni modifiée : il n’y a rien à importer.",
  "control.imports.canCreate":
    "{count, plural, one {# colis peut être créé} many {# colis peuvent être créés} other {# colis peuvent être créés}}",
  "control.imports.canChange":
    "{count, plural, one {# colis peut être modifié} many {# colis peuvent être modifiés} other {# colis peuvent être modifiés}}",
  "control.imports.areWrong":
    "{count, plural, one {# ligne est incorrecte} many {# lignes sont incorrectes} other {# lignes sont incorrectes}}",
  "control.imports.areFurther":
    "{count, plural, one {# ligne poursuit une commande} many {# lignes poursuivent une commande} other {# lignes poursuivent une commande}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Rien n’a encore été modifié.",
  "control.imports.apply": "Importer {count, number}",
  "control.imports.applySkipping":
    "Importer {count, number}, ignorer {wrong, number}",
  "control.imports.mended": "Envoyer un fichier corrigé",
  "control.imports.goOn": "Reprendre l’importation",
  "control.imports.appliedUntil":
    "Déjà importés : {created, number} nouveaux colis et {changed, number} colis modifiés.",
  "control.imports.undoText":
    "Possible jusqu’au {moment}. Les colis modifiés depuis restent tels quels.",
  "control.imports.undoCreated":
    "{count, plural, one {# colis créé par cette importation sera effacé définitivement.} many {# colis créés par cette importation seront effacés définitivement.} other {# colis créés par cette importation seront effacés définitivement.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# colis retrouvera ses valeurs précédentes.} many {# colis retrouveront leurs valeurs précédentes.} other {# colis retrouveront leurs valeurs précédentes.}}",
  "control.imports.wrongCsv": "Fichier avec problèmes en CSV",
  "control.imports.value": "Valeur dans le fichier",
  "control.imports.jobLink": "Progression et problèmes",
  "control.imports.deleteText": "Aucun colis ne sera modifié.",
  "separator.comma": "Virgule",
  "separator.semicolon": "Point-virgule",
  "separator.tab": "Tabulation",
  "separator.pipe": "Barre verticale",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Europe occidentale (Windows)",
  "encoding.windows-1250": "Europe centrale (Windows)",
  "encoding.windows-1251": "Cyrillique (Windows)",
  "encoding.windows-1254": "Turc (Windows)",
  "encoding.windows-1256": "Arabe (Windows)",
  "encoding.windows-1258": "Vietnamien (Windows)",
  "encoding.macintosh": "Europe occidentale (Mac)",
  "encoding.gb18030": "Chinois simplifié (GB18030)",
  "encoding.big5": "Chinois traditionnel (Big5)",
  "encoding.shift_jis": "Japonais (Shift JIS)",
  "encoding.euc-kr": "Coréen (EUC-KR)",
  "importStatus.checking": "Vérification",
  "importStatus.checked": "Vérifié",
  "importStatus.failed": "Illisible",
  "importStatus.applying": "Importation",
  "importStatus.applied": "Importé",
  "importStatus.undoing": "Annulation",
  "importStatus.undone": "Annulé",
  "importStatus.stopped": "Interrompu",
  "importStatus.erased":
    "Fichier supprimé\u00a0: des données qu’il contenait ont été effacées",
  "importStatus.encoding": "Quel encodage ?",
  "control.parcels.title": "Colis",
  "control.parcels.export": "Exporter",
  "control.parcels.import": "Importer",
  "control.parcels.add": "Nouveau colis",
  "control.parcels.empty": "Aucun colis pour l’instant",
  "control.parcels.emptyText":
    "Le premier colis que vous créerez apparaîtra ici.",
  "control.parcels.createLead":
    "Trois champs suffisent pour commencer. Le reste peut suivre.",
  "control.parcels.save": "Enregistrer",
  "control.parcels.saveNext": "Enregistrer et suivant",
  "control.parcels.copy": "Copier comme nouveau",
  "control.parcels.more": "Expéditeur et contenu",
  "control.parcels.codeHint":
    "De 4 à 40 lettres, chiffres et tirets. Le numéro proposé ne peut pas être deviné.",
  "control.parcels.codeGenerate": "Générer un numéro",
  "control.parcels.codeWarning":
    "Ce numéro est facile à deviner. Toute personne qui le devine voit le colis et son destinataire.",
  "control.parcels.post": "Publier une étape",
  "control.parcels.update": "Modifier le colis",
  "control.parcels.history": "Modifier l’historique",
  "control.parcels.map": "Modifier la carte",
  "control.parcels.image": "Modifier l’image",
  "control.parcels.public": "Lien de suivi public",
  "control.parcels.copyLink": "Copier le lien",
  "control.parcels.details": "Tous les champs",
  "control.parcels.newest": "Historique récent",
  "control.parcels.alike":
    "Aucun colis n’a exactement ce numéro. Ceux-ci lui ressemblent\u00a0; comparez-les avant de continuer.",
  "control.parcels.noImage": "Aucune photo pour l’instant",
  "control.parcels.delete": "Supprimer le colis",
  "control.parcels.presentImage": "Photo actuelle du colis",
  "control.parcels.keep": "Laissez vide pour ne rien changer.",
  "control.parcels.postMore": "Date, icône, couleur, carte",
  "control.parcels.postBefore":
    "Un événement antérieur au {moment} rejoint l’historique et laisse le statut tel quel.",
  "control.parcels.postOlder":
    "Une mise à jour plus récente a fixé le statut, qui reste tel quel.",
  "control.bulk.title": "Mettre à jour plusieurs colis",
  "control.bulk.lead":
    "Chaque colis reçoit le même événement dans son historique, et avec lui le même statut et la même localisation.",
  "control.bulk.codesHint":
    "Scannez ou collez des numéros, une colonne de tableau ou des liens de suivi. {max, number} au plus.",
  "control.bulk.check": "Vérifier les numéros",
  "control.bulk.found":
    "{count, plural, one {# colis trouvé} many {# de colis trouvés} other {# colis trouvés}}",
  "control.bulk.several": "Ambigus\u00a0: {count, number}",
  "control.bulk.unknown": "Inconnus\u00a0: {count, number}",
  "control.bulk.doubled": "Saisis plusieurs fois\u00a0: {count, number}",
  "control.bulk.start": "Lancer la mise à jour",
  "control.bulk.again": "Recommencer pour les échecs",
  "control.bulk.selection": "Tous les colis de «\u00a0{selection}\u00a0»",
  "control.ticked.title": "Colis sélectionnés",
  "control.ticked.page": "Tout sélectionner sur cette page",
  "control.ticked.count": "Sélection\u00a0: {count}",
  "control.ticked.clear": "Désélectionner",
  "control.ticked.all":
    "{count, plural, one {Tous les résultats\u00a0: # colis} many {Tous les résultats\u00a0: # de colis} other {Tous les résultats\u00a0: # colis}}",
  "control.ticked.allFound": "Tous les colis de ces résultats",
  "control.ticked.trash": "Mettre à la corbeille",
  "control.ticked.failed":
    "{count, plural, one {# colis a été laissé de côté} many {# de colis ont été laissés de côté} other {# colis ont été laissés de côté}}",
  "control.parcels.parcel": "Colis",
  "control.parcels.recipient": "Destinataire",
  "control.parcels.sender": "Expéditeur",
  "control.parcels.delivery": "Livraison",
  "control.parcels.filters": "Filtres",
  "control.parcels.all": "Tous",
  "control.parcels.late": "En retard",
  "control.parcels.dueToday": "Prévus aujourd’hui",
  "control.parcels.due": "Prévus le {day}",
  "control.parcels.stalled":
    "{days, plural, one {Sans nouvelles depuis # jour} many {Sans nouvelles depuis # de jours} other {Sans nouvelles depuis # jours}}",
  "control.parcels.stageOther": "Autre statut",
  "control.parcels.stageNone": "Sans statut",
  "control.parcels.expected": "Prévu",
  "control.parcels.lastEvent": "Dernier événement",
  "control.parcels.noMatch": "Aucun colis ne correspond à ce filtre",
  "control.parcels.ofJob":
    "{count, plural, one {# colis de cette tâche :} many {# de colis de cette tâche :} other {# colis de cette tâche :}}",
  "control.parcels.changed":
    "{count, plural, one {# modification.} many {# de modifications.} other {# modifications.}}",
  "control.parcels.dueFirst": "Échéance la plus proche d’abord",
  "control.parcels.dueLast": "Échéance la plus lointaine d’abord",
  "control.parcels.waitingFirst": "Plus longue attente d’abord",
  "control.parcels.waitingLast": "Plus récents d’abord",
  "control.parcels.sort": "Trié par",
  "control.parcels.sortCreated": "Création",
  "control.parcels.rows":
    "{count, plural, one {# ligne} many {# de lignes} other {# lignes}}",
  "control.parcels.rowsLabel": "Lignes par page",
  "control.parcels.searchWithin": "Rechercher dans «\u00a0{filter}\u00a0»",
  "control.parcels.searchedIn": "Recherche limitée à «\u00a0{filter}\u00a0».",
  "control.parcels.searchAll": "Rechercher dans tous les colis",
  "control.parcels.outside": "Trouvé hors de ce filtre\u00a0:",
  "control.activities.title": "Historique",
  "control.activities.add": "Nouvel événement",
  "control.activities.empty": "Aucun événement pour l’instant",
  "control.activities.emptyText":
    "Ce qui arrive au colis s’affiche ici, le plus récent d’abord.",
  "control.activities.create": "Ajouter l’événement",
  "control.activities.edit": "Modifier l’événement",
  "control.activities.timeHint":
    "Dans le fuseau horaire du site\u00a0: {zone}.",
  "control.activities.nowHint":
    "Dans le fuseau horaire du site\u00a0: {zone}. Laissez vide pour l’instant présent.",
  "control.mapEditor.choose": "Lieu à placer sur la carte",
  "control.mapEditor.hint":
    "Choisissez un lieu, puis cliquez à son emplacement. Un repère se fait glisser ou, lorsqu’il a le focus, se déplace avec les flèches\u00a0; Entrée sur la carte place le lieu choisi en son centre.",
  "control.mapEditor.hintOne":
    "Cliquez là où se trouve le colis. Le repère se fait glisser ou, lorsqu’il a le focus, se déplace avec les flèches\u00a0; Entrée sur la carte le place au centre.",
  "choice.yes": "Oui",
  "choice.no": "Non",
  "choice.automatic": "Automatique",
  "status.pending": "En attente",
  "status.pickedUp": "Pris en charge",
  "status.inTransit": "En transit",
  "status.customs": "En douane",
  "status.onHold": "Retenu",
  "status.outForDelivery": "En cours de livraison",
  "status.readyForPickup": "Prêt à être retiré",
  "status.delivered": "Livré",
  "status.deliveryFailed": "Échec de livraison",
  "status.returned": "Retourné",
  "status.cancelled": "Annulé",
  "icon.radio_button_checked": "Étape",
  "icon.pan_tool": "Arrêt",
  "icon.verified": "Vérifié",
  "icon.check_circle": "Coche",
  "icon.radio_button_unchecked": "Étape prévue",
  "icon.airplanemode_active": "Avion",
  "icon.moped": "Scooter",
  "icon.directions_boat": "Bateau",
  "icon.local_shipping": "Camion",
  "icon.home_work": "Entrepôt",
  "icon.departure_board": "Départ",

  // Printable invoice
  "invoice.title": "Facture",
  "invoice.date": "Date d’émission",
  "invoice.issued": "Émise",
  "invoice.issuer": "De",
  "invoice.billTo": "Facturé à",
  "invoice.details": "Objet de cette facture",

  // Fields: the labels of forms and of validation messages
  "field.email": "adresse e-mail",
  "field.phone": "numéro de téléphone",
  "field.parcel_ids": "colis",
  "field.password": "mot de passe",
  "field.current_password": "mot de passe actuel",
  "field.new_password": "nouveau mot de passe",
  "field.confirm_new_password": "confirmer le nouveau mot de passe",
  "field.password_token": "code PIN",
  "field.token": "jeton d’installation",
  "field.invitation": "code d’invitation",
  "field.role": "rôle",
  "field.pending": "invité",
  "field.active": "actif",
  "field.id": "identifiant",
  "field.tracking_code": "numéro de suivi",
  "field.codes": "numéros de suivi",
  "field.reference": "référence",
  "field.recipient_name": "nom du destinataire",
  "field.proof": "e-mail ou chiffres du téléphone",
  "field.recipient_email": "e-mail du destinataire",
  "field.recipient_phone_number": "téléphone du destinataire",
  "field.destination": "destination",
  "field.current_location": "localisation actuelle",
  "field.status": "statut",
  "field.weight": "poids",
  "field.pieces": "nombre de colis",
  "field.shipped_via": "mode d’expédition",
  "field.sender_name": "nom de l’expéditeur",
  "field.sender_email": "e-mail de l’expéditeur",
  "field.pickup_location": "lieu d’enlèvement",
  "field.parcel_content": "contenu du colis",
  "field.declared_value": "valeur déclarée",
  "field.min_expected_delivery_date": "date de livraison prévue au plus tôt",
  "field.max_expected_delivery_date": "date de livraison prévue au plus tard",
  "field.show_map": "afficher la carte",
  "field.map_zoom": "zoom de la carte",
  "field.map_current_latitude": "latitude actuelle",
  "field.map_current_longitude": "longitude actuelle",
  "field.map_pickup_latitude": "latitude du lieu d’enlèvement",
  "field.map_pickup_longitude": "longitude du lieu d’enlèvement",
  "field.map_destination_latitude": "latitude de la destination",
  "field.map_destination_longitude": "longitude de la destination",
  "field.parcel_id": "identifiant du colis",
  "field.title": "titre",
  "field.description": "description",
  "field.icon": "icône",
  "field.color": "couleur",
  "field.text": "texte",
  "field.stage": "étape",
  "field.hidden": "masqué",
  "field.occurred_at": "date et heure",
  "field.subject": "objet",
  "field.body": "texte du message",
  "field.message": "message",
  "field.name": "nom",
  "field.to": "destinataire",
  "field.from": "expéditeur",
  "field.website": "site web",
  "field.contact_email": "e-mail de contact",
  "field.contact_phone": "téléphone de contact",
  "field.contact_phone_alt": "autre téléphone",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "adresse de contact",
  "field.mail_template": "modèle d’e-mail",
  "field.meta_description": "méta-description",
  "field.chat_code": "code du chat",
  "field.company_name": "nom de l’entreprise",
  "field.founded_year": "année de création",
  "field.container_count": "nombre de conteneurs",
  "field.gauge_warehousing": "jauge entreposage",
  "field.gauge_ocean": "jauge fret maritime",
  "field.gauge_air": "jauge fret aérien",
  "field.copyright_year": "année du copyright",
  "field.sample_figures": "chiffres d’exemple",
  "field.tracking_privacy": "confidentialité du suivi",
  "field.journal_days": "durée de conservation du journal en jours",
  "field.time_zone": "fuseau horaire",
  "field.content": "contenu",
  "field.overlay": "calque sombre",
  "field.image": "image",
  "field.hero": "image d’en-tête",
  "field.sub_title": "sous-titre",
  "field.in_footer": "lien dans le pied de page",
  "field.search": "recherche",
  "field.page": "page",
  "field.per_page": "résultats par page",
  "field.order": "ordre",
  "field.cursor": "curseur",
  "field.review": "avis",
  "field.rating": "note",
  "field.sample": "exemple",
  "field.version": "version",
  "field.created_at": "date de création",
  "field.updated_at": "dernière modification",
  "field.ended_at": "date de fin",
  "field.file": "fichier",
  "field.columns": "colonnes",
  "field.statuses": "statuts",
  "field.dates": "ordre des dates",
  "field.encoding": "encodage",
  "field.separator": "séparateur",
  "field.head_row": "ligne des en-têtes",
  "field.skip_wrong": "ignorer les lignes incorrectes",
  "field.without_entry": "corriger sans ajouter d’événement à l’historique",
  "field.product": "produit",

  // Labels of forms
  "label.password": "Mot de passe",
  "label.tracking_code": "Numéro de suivi",
  "track.placeholder": "Saisissez votre numéro de suivi",
  "track.description":
    "Saisissez un numéro de suivi de {company} pour voir où se trouve votre colis, quand il arrive et chaque étape de son trajet.",
  "resolution.title": "Résolution de l’écran",
  "resolution.text":
    "Si une page s’affiche mal sur votre appareil, ces valeurs nous aident à comprendre pourquoi. Copiez-les et envoyez-les-nous.",
  "resolution.width": "Largeur de la fenêtre",
  "resolution.height": "Hauteur de la fenêtre",
  "resolution.agent": "Agent utilisateur",
  "resolution.script": "Activez JavaScript pour voir la taille de la fenêtre.",
  "resolution.copy": "Copier",
  "converting.title": "Mise à jour du site en cours",
  "converting.text":
    "Il sera de retour dans quelques minutes. Cette page se recharge d’elle-même.",
  "offline.title": "Vous êtes hors ligne",
  "offline.text":
    "Cette page a besoin d’une connexion à Internet. Vérifiez la vôtre, puis réessayez.",
  "offline.again": "Réessayer",

  // Forms
  "form.offers": "Suggestions",
  "form.didYouMean": "Vouliez-vous dire {text} ?",
  "form.keepStatus": "Garder tel quel ; cela signifie :",
  "form.optional": "{label} (facultatif)",
  "form.cancel": "Annuler",
  "form.uploading": "Envoi du fichier",
  "form.noAnswer":
    "La connexion à ce site a échoué, et l’on ne sait pas si l’enregistrement a eu lieu. Ce que vous avez saisi est toujours là. Vérifiez que vous êtes en ligne, puis renvoyez-le.",
  "form.save": "Enregistrer les modifications",
  "form.imageHint": "JPG ou PNG, 5\u00a0Mo au maximum.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Quelqu’un d’autre}} a modifié cet enregistrement. Comparez-le avec votre saisie\u00a0; si vous enregistrez de nouveau, elle le remplacera.",
  "form.conflict": "Ouvrir la version actuelle dans un nouvel onglet",
  "form.repeatedText":
    "Ce formulaire a déjà été envoyé, et ce qui a été envoyé alors est enregistré. Envoyez-le de nouveau pour enregistrer également ceci.",
  "form.unsent":
    "Rien n’a encore été envoyé. Vérifiez le formulaire, puis choisissez « {button} ».",
  "form.mergeConflict":
    "{who, select, person {{by}} import {L’import « {by} »} bulk {La mise à jour groupée « {by} »} other {Une autre modification}} a changé entre-temps le champ « {label} ». Choisissez la valeur à garder.",
  "form.keepTheirs": "Garder l’autre valeur",
  "form.useOwn": "Prendre ma saisie",
  "form.meanwhile":
    "{who, select, person {{by} a modifié entre-temps :} import {L’import « {by} » a modifié entre-temps :} bulk {La mise à jour groupée « {by} » a modifié entre-temps :} other {Autre modification entre-temps :}} {fields}.",

  // Validation (422)
  "invalid.required": "Le champ «\u00a0{label}\u00a0» est obligatoire.",
  "invalid.email":
    "Le champ «\u00a0{label}\u00a0» doit contenir une adresse e-mail valide.",
  "invalid.phone":
    "Le champ {label} doit compter de 7 à 15 chiffres, avec l’indicatif.",
  "invalid.max":
    "Le champ «\u00a0{label}\u00a0» ne peut pas dépasser {max, number} caractères.",
  "invalid.min":
    "Le champ «\u00a0{label}\u00a0» doit contenir au moins {min, number} caractères.",
  "invalid.maxItems":
    "Le champ «\u00a0{label}\u00a0» ne peut pas dépasser {max, number} éléments.",
  "invalid.noTicks": "Sélectionnez au moins un colis.",
  "invalid.unknownCodes": "Introuvables\u00a0: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Trouvés\u00a0: {count, number}.} other {Trouvés\u00a0: plus de {max, number}.}} Une mise à jour porte sur {max, number} colis au plus.",
  "invalid.codeCharacters":
    "Le champ «\u00a0{label}\u00a0» ne peut contenir que des lettres de A à Z, des chiffres et des tirets, et pas seulement des tirets.",
  "invalid.number": "Le champ «\u00a0{label}\u00a0» doit contenir un nombre.",
  "invalid.integer":
    "Le champ «\u00a0{label}\u00a0» doit contenir un nombre entier.",
  "invalid.between":
    "La valeur du champ «\u00a0{label}\u00a0» doit être comprise entre {min} et {max}.",
  "invalid.pageReach":
    "La valeur du champ «\u00a0{label}\u00a0» doit être comprise entre 1 et {max}\u00a0; les pages suivantes s’obtiennent par next_page_url.",
  "invalid.selected":
    "La valeur choisie pour le champ «\u00a0{label}\u00a0» n’est pas valide.",
  "invalid.characters":
    "Le champ «\u00a0{label}\u00a0» contient un caractère de contrôle ou un autre caractère qui ne peut pas être affiché. Supprimez-le.",
  "invalid.oneLine":
    "Le champ «\u00a0{label}\u00a0» doit tenir sur une seule ligne.",
  "invalid.noParcel":
    "Aucun colis n’a ce numéro. Comparez-le à celui du colis, ou envoyez de nouveau le formulaire pour émettre la facture malgré tout\u00a0: elle ne pourra plus être modifiée.",
  "invalid.severalParcels":
    "{code} peut désigner {codes}. Saisissez le numéro exact.",
  "invalid.rawLine": "La ligne {line} s’affichera telle quelle\u00a0: {text}",
  "invalid.invitation":
    "Cette invitation n’est pas valable\u00a0: le code est faux, a déjà servi ou a expiré. Demandez un nouveau lien.",
  "invalid.taken":
    "La valeur du champ «\u00a0{label}\u00a0» est déjà utilisée.",
  "invalid.statusesFull":
    "Il y a déjà {max, number} statuts. Supprimez-en un d’abord.",
  "invalid.unknownStatus":
    "« {status} » est un nouveau statut. Indiquez ce qu’il signifie.",
  "invalid.suggestedDeleted":
    "Un statut suggéré peut être masqué, mais pas supprimé.",
  "invalid.suggestedStage":
    "L’étape d’un statut suggéré ne peut pas être modifiée.",
  "invalid.codeInTrash": "Ce numéro appartient à un colis dans la corbeille.",
  "invalid.reserved":
    "La valeur du champ «\u00a0{label}\u00a0» est un mot réservé. Choisissez-en une autre.",
  "invalid.unknown": "Le champ «\u00a0{label}\u00a0» n’est pas autorisé.",
  "invalid.noFilter": "Indiquez un ou deux filtres.",
  "invalid.text": "Le champ «\u00a0{label}\u00a0» doit contenir du texte.",
  "invalid.date":
    "Le champ «\u00a0{label}\u00a0» doit contenir une date valide.",
  "invalid.timeZone":
    "Le champ «\u00a0{label}\u00a0» doit indiquer un fuseau horaire\u00a0: terminez par Z ou par un décalage comme +01:00.",
  "invalid.notBefore":
    "La valeur du champ «\u00a0{label}\u00a0» ne peut pas être antérieure à celle du champ «\u00a0{other}\u00a0».",
  "invalid.ahead":
    "La valeur du champ «\u00a0{label}\u00a0» ne peut pas être à plus de 24\u00a0heures dans le futur.",
  "invalid.together":
    "Les champs «\u00a0{label}\u00a0» et «\u00a0{other}\u00a0» vont ensemble\u00a0: remplissez les deux ou aucun.",
  "invalid.noUpdate": "Indiquez un statut ou un lieu.",
  "invalid.common":
    "La valeur du champ «\u00a0{label}\u00a0» est trop courante. Choisissez-en une autre.",
  "invalid.personal":
    "Le champ «\u00a0{label}\u00a0» ne peut contenir ni votre adresse e-mail ni le nom de l’entreprise.",
  "invalid.confirmed":
    "La confirmation du champ «\u00a0{label}\u00a0» ne correspond pas.",
  "invalid.wrong": "La valeur du champ «\u00a0{label}\u00a0» est incorrecte.",
  "invalid.unchanged":
    "La valeur du champ «\u00a0{label}\u00a0» doit être différente de l’ancienne.",
  "invalid.memberName":
    "Choisissez un nom sans @ qu’aucun autre membre de l’équipe ne porte.",
  "invalid.eraseMember":
    "C’est l’adresse d’un membre de l’équipe. Retirez d’abord ce membre.",
  "invalid.eraseContact":
    "C’est l’e-mail de contact du site lui-même. Indiquez-en d’abord un autre dans les paramètres.",
  "invalid.eraseContactPhone":
    "C’est le numéro de téléphone du site lui-même. Indiquez-en d’abord un autre dans les paramètres.",
  "invalid.eraseBy":
    "Indiquez l’un des trois\u00a0: e-mail, numéro de téléphone ou numéros de suivi.",
  "invalid.imageType":
    "Le champ «\u00a0{label}\u00a0» doit contenir un fichier de type jpg, jpeg ou png.",
  "invalid.imagePixels":
    "Le fichier du champ «\u00a0{label}\u00a0» ne peut pas dépasser {max} mégapixels.",
  "invalid.imageDamaged":
    "Le fichier du champ «\u00a0{label}\u00a0» est illisible. Il est peut-être endommagé.",
  "invalid.oneFile":
    "Le champ «\u00a0{label}\u00a0» ne peut contenir qu’un seul fichier.",
  "invalid.noRoom":
    "Il n’y a plus de place pour d’autres fichiers. Supprimez-en qui ne servent plus.",
  "invalid.halves":
    "La valeur du champ «\u00a0{label}\u00a0» doit être un nombre entier ou un demi-entier.",
  "invalid.object": "La requête doit être un objet JSON.",
  "import.noText":
    "Ce fichier n’est pas un tableau en texte brut ou utilise un autre encodage. Enregistrez-le comme classeur Excel (.xlsx) ou au format CSV.",
  "import.bookDamaged":
    "Ce classeur est endommagé. Ouvrez-le dans votre tableur et enregistrez-le à nouveau comme classeur Excel (.xlsx) ou au format CSV.",
  "import.bookLocked":
    "Ce fichier est protégé par un mot de passe. Retirez le mot de passe dans votre tableur ou enregistrez le tableau au format CSV.",
  "import.bookTooLarge":
    "Ce classeur contient plus de {max, number} Mo. Supprimez ce qui ne sert pas ou répartissez-le dans plusieurs fichiers.",
  "import.bookTooSlow":
    "La lecture de ce classeur prend plus de {max, number} secondes. Supprimez ce qui ne sert pas ou enregistrez le tableau au format CSV.",
  "import.otherFormat":
    "Les fichiers au format {format} ne peuvent pas être lus. Enregistrez le tableau comme classeur Excel (.xlsx) ou au format CSV.",
  "import.noColumn":
    "Aucune colonne de ce fichier n’est connue. La première ligne doit nommer les colonnes.",
  "import.quote":
    "Un guillemet de la ligne {line, number} n’est jamais fermé ou se trouve au mauvais endroit.",
  "import.tooManyRows":
    "Le fichier compte plus de {max, number} lignes. Répartissez-les dans plusieurs fichiers.",
  "import.tooManyColumns":
    "Le fichier compte plus de {max, number} colonnes. Supprimez celles qui ne servent pas.",
  "import.tooManyLines":
    "Le fichier a du contenu au-delà de la ligne {max, number}. Supprimez ses lignes vides.",
  "import.longRow":
    "L’enregistrement qui commence à la ligne {line, number} est trop long. Il manque peut-être un guillemet.",
  "import.shortYear":
    "Le champ « {label} » doit comporter une année à quatre chiffres.",
  "import.shortened":
    "Un tableur a abrégé le champ « {label} ». Mettez sa colonne au format texte, saisissez le numéro entier et enregistrez de nouveau le fichier.",
  "import.noSuchDay": "Le champ « {label} » indique un jour qui n’existe pas.",
  "import.otherCalendar":
    "Le champ « {label} » ressemble à une date {calendar, select, persian {du calendrier persan} islamic {du calendrier hégirien} buddhist {du calendrier bouddhiste} roc {du calendrier Minguo} japanese {du calendrier japonais} other {du calendrier hébraïque}}. Saisissez une date du calendrier grégorien, par exemple 2026-11-28.",
  "import.dateOrder":
    "Dans le champ « {label} », on ne sait pas quel nombre est le jour et lequel est le mois.",
  "import.unreadable":
    "Cette ligne contient un caractère illisible. Saisissez-le de nouveau dans votre logiciel et réenregistrez le fichier.",
  "import.totals":
    "Cette ligne ressemble à une ligne de totaux. S’il s’agit d’un colis, ajoutez son destinataire et sa destination.",
  "import.moreCells":
    "Cette ligne a plus de cellules que le fichier n’a de colonnes.",
  "import.double": "Le même colis qu’à la ligne {row, number}.",
  "import.sameCode": "Le même numéro de suivi qu’à la ligne {row, number}.",
  "import.sameReference": "La même référence qu’à la ligne {row, number}.",
  "import.asTyped": "{problem} : {value}.",
  "import.referenceTwice":
    "Plusieurs colis ont cette référence. Ajoutez le numéro de suivi.",
  "import.notUnknown":
    "«\u00a0{status}\u00a0» ne fait pas partie des statuts inconnus de cet import.",
  "import.hasWrong":
    "{count, plural, one {# ligne est incorrecte} many {# lignes sont incorrectes} other {# lignes sont incorrectes}}. Corrigez le fichier ou choisissez d’ignorer les lignes incorrectes.",
  "import.tooLate": "Une importation peut être annulée dans les 24 heures.",
  "import.notNow":
    "Cette importation a avancé entre-temps. Rechargez la page pour voir où elle en est.",
  "import.gone": "Le colis n’existe plus.",
  "import.changedSince":
    "Le colis a été modifié depuis l’importation et reste tel quel.",
  "import.erased":
    "Le fichier a été supprimé, car des données en ont été effacées. Envoyez-le de nouveau.",
  "bulk.tooLate": "Une mise à jour peut être annulée dans les 24 heures.",
  "bulk.notNow":
    "Cette mise à jour est encore en cours, n’a rien modifié ou a déjà été annulée. Rechargez la page pour voir où elle en est.",
  "bulk.changedSince":
    "Le colis a été modifié depuis la mise à jour et reste tel quel.",

  // Errors of the other codes
  "error.malformed": "Le corps de la requête n’est pas un JSON valide.",
  "error.signInNeeded": "Veuillez vous connecter pour continuer.",
  "error.credentials": "Adresse e-mail ou mot de passe incorrect.",
  "error.deactivated":
    "Ce compte est désactivé. Demandez à un propriétaire de ce site de l’activer.",
  "error.origin": "Cette requête provient d’un autre site et a été refusée.",
  "error.https":
    "Cet appel nécessite https. Utilisez l’adresse https de ce site (PUBLIC_ORIGIN)\u00a0; un proxy qui la fournit doit envoyer X-Forwarded-Proto.",
  "error.adminExists": "Un administrateur existe déjà.",
  "error.setupToken":
    "Le jeton d’installation est incorrect ou a expiré. Redémarrez le serveur pour en obtenir un nouveau.",
  "error.parcelNotFound": "Colis introuvable",
  "error.severalParcels":
    "Plusieurs colis ont un numéro qui ressemble à celui-ci. Saisissez le numéro exact.",
  "error.activityNotFound":
    "Cet événement de l’historique n’existe plus. Il a peut-être été supprimé entre-temps.",
  "error.messageNotFound": "Message introuvable",
  "error.pageNotFound": "Page introuvable",
  "error.pagesFull":
    "Il y a déjà {max, number} pages. Supprimez-en une d’abord.",
  "error.reviewNotFound": "Avis introuvable",
  "error.statusNotFound": "Statut introuvable",
  "error.pathNotFound": "Chemin introuvable",
  "error.invoiceNotFound": "Facture introuvable",
  "error.mailNotFound": "E-mail introuvable",
  "error.mailUnderWay": "Cet e-mail est déjà en attente ou en cours d’envoi.",
  "error.mailInterrupted":
    "Le serveur s’est arrêté pendant l’envoi de cet e-mail. Il a peut-être été envoyé.",
  "error.mailLeftBehind":
    "Le serveur s’est arrêté avant la remise de cet e-mail. Il n’a pas été envoyé.",
  "error.mailNotComposed": "L’e-mail n’a pas pu être composé.",
  "error.mailNoSender":
    "Il n’y a pas d’adresse d’expéditeur\u00a0: définissez MAIL_FROM ou l’e-mail de contact.",
  "error.mailNoMatter": "Ce dont parlait cet e-mail n’existe plus.",
  "error.jobNotFound": "Tâche introuvable",
  "error.importNotFound": "Importation introuvable",
  "error.jobEnded": "Cette tâche est déjà terminée.",
  "error.jobGoesOn": "Cette tâche ne peut pas être annulée.",
  "error.stepFailed":
    "Cette opération a échoué ; le journal technique en donne les détails sous {id}.",
  "error.itemTooLarge": "C’est trop volumineux pour une seule étape.",
  "error.notErased":
    "Tout n’a pas pu être effacé\u00a0; «\u00a0{place}\u00a0» contient encore des données de la personne.",
  "error.mailRefused":
    "Le serveur de messagerie a refusé l’e-mail\u00a0: {reason}",
  "error.mailSignIn":
    "Le serveur de messagerie n’a pas accepté l’identifiant ou le mot de passe\u00a0: {reason}",
  "error.mailUnencrypted":
    "Le serveur de messagerie ne propose pas de chiffrement (STARTTLS), sans lequel rien n’est envoyé\u00a0: {reason}",
  "error.mailFailed": "L’e-mail n’a pas pu être envoyé\u00a0: {reason}",
  "error.mailTimeout":
    "Le serveur de messagerie n’a pas répondu à temps. L’e-mail n’a pas été envoyé.",
  "error.mailUnknown":
    "La connexion au serveur de messagerie s’est interrompue pendant la remise de l’e-mail. Il a peut-être été envoyé.",
  "error.mailNotSetUp":
    "L’envoi d’e-mails n’est pas entièrement configuré\u00a0: la tâche doctor indique ce qui manque.",
  "error.mailHeaders":
    "Une adresse ou l’objet de cet e-mail n’est pas autorisé.",
  "error.memberNotFound": "Membre introuvable",
  "error.trashNotFound": "Introuvable dans la corbeille",
  "error.lastOwner":
    "C’est le dernier propriétaire. Donnez d’abord ce rôle à un autre membre actif.",
  "error.notInvited":
    "Un nouveau lien n’est possible que pour un membre actif qui n’a pas encore accepté l’invitation.",
  "error.method": "Cette méthode n’est pas autorisée ici.",
  "invalid.notTogether": "{one} et {two} ne peuvent pas être combinés.",
  "invalid.codesOrFilter": "Envoyez soit codes, soit filter.",
  "invalid.manyFilters":
    "Combinez au plus deux de ces critères\u00a0: une étape\u00a0; en retard, prévu ou sans nouvelles\u00a0; une recherche.",
  "invalid.fixedSort":
    "L’ordre d’une recherche ou des colis d’une tâche ne peut pas être modifié.",
  "invalid.closedSort":
    "Seuls les colis en cours peuvent être triés ainsi, et cette étape n’en contient aucun.",
  "error.notAllowed":
    "Votre rôle ne le permet pas. Demandez à un propriétaire de modifier votre rôle ou de le faire pour vous.",
  "error.conflict":
    "{known, select, yes {{by}} other {Quelqu’un d’autre}} a modifié cet enregistrement. Rechargez-le, puis refaites votre modification.",
  "error.repeated":
    "La clé Idempotency-Key a déjà servi avec un autre corps de requête.",
  "error.slow": "La requête a mis trop de temps à arriver.",
  "error.tooLarge": "La requête ne peut pas dépasser {max, number}\u00a0Kio.",
  "error.tooManyFields":
    "La requête ne peut pas contenir plus de {max, number} champs.",
  "error.fileTooLarge":
    "Le fichier ne peut pas dépasser {max, number}\u00a0Mo.",
  "error.mediaType": "Le corps de la requête doit être envoyé en {type}.",
  "error.encoded":
    "Le corps de la requête ne doit pas être compressé. Envoyez-le sans Content-Encoding.",
  "error.verification":
    "Cela ne correspond ni à l’e-mail ni au téléphone du destinataire.",
  "error.tooMany":
    "Trop de tentatives. Veuillez réessayer dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.",
  "error.host": "Ce nom d’hôte n’est pas pris en charge ici.",
  "error.badRequest": "La requête n’a pas pu être comprise.",
  "error.busy":
    "Le service est très sollicité. Veuillez réessayer dans un instant.",
  "error.converting":
    "Le site est en cours de mise à jour ({percent, number} %). Veuillez réessayer dans un instant.",
  "error.readOnly":
    "L’enregistrement est impossible pour le moment. Veuillez réessayer plus tard.",
  "error.internal":
    "Une erreur est survenue. Identifiant de la requête\u00a0: {id}",

  // Messages of success
  "message.adminCreated":
    "L’administrateur a été créé. Vous pouvez maintenant vous connecter.",
  "message.signedIn": "Vous êtes connecté.",
  "message.signedOut": "Vous êtes déconnecté.",
  "message.pinRequested":
    "Si cette adresse e-mail est enregistrée, un code PIN est en route.",
  "message.noMailServer":
    "Aucun serveur de messagerie n’est configuré. Demandez un lien de réinitialisation à la personne qui gère le site.",
  "message.passwordReset":
    "Votre mot de passe a été réinitialisé. Vous pouvez maintenant l’utiliser pour vous connecter.",
  "message.passwordChanged":
    "Votre mot de passe a été changé. Tous les autres appareils ont été déconnectés.",
  "message.sessionsEnded": "Toutes vos autres sessions sont terminées.",
  "message.memberInvited":
    "L’invitation est prête. Transmettez le lien\u00a0: il n’est affiché que maintenant.",
  "message.memberInvitedMailed":
    "L’invitation part par e-mail. Vous pouvez aussi transmettre le lien\u00a0: il n’est affiché que maintenant.",
  "message.memberUpdated": "Le membre a été modifié.",
  "message.memberRemoved": "Le membre a été supprimé.",
  "message.invitationAccepted":
    "Votre compte est prêt. Vous pouvez maintenant vous connecter.",
  "message.nameUpdated": "Votre nom a été modifié.",
  "message.parcelCreated": "Le colis a été créé.",
  "message.parcelUpdated": "Le colis a été modifié.",
  "message.parcelDeleted": "Le colis a été supprimé.",
  "message.parcelRestored": "Le colis a été restauré.",
  "message.trashed": "{name} est dans la corbeille.",
  "message.trashedMany":
    "{count, plural, one {# colis est dans la corbeille.} many {# de colis sont dans la corbeille.} other {# colis sont dans la corbeille.}}",
  "message.restoredMany":
    "{count, plural, one {# colis a été restauré.} many {# de colis ont été restaurés.} other {# colis ont été restaurés.}}",
  "message.trashErased": "Effacé définitivement.",
  "message.activityCreated": "L’événement a été ajouté à l’historique.",
  "message.activityUpdated": "L’événement de l’historique a été modifié.",
  "message.activityDeleted":
    "L’événement de l’historique a été supprimé. Le colis affiche maintenant\u00a0: {values}.",
  "message.invoiceCreated": "La facture a été émise.",
  "message.settingsUpdated": "Les paramètres ont été modifiés.",
  "message.messageReceived": "Votre message a été reçu.",
  "message.messageDeleted": "Le message a été supprimé.",
  "message.emailSent": "Votre e-mail a été envoyé.",
  "message.emailKept":
    "L’e-mail a été conservé. Rien n’est envoyé\u00a0: aucun serveur de messagerie n’est configuré.",
  "message.mailQueued": "L’e-mail sera renvoyé.",
  "message.jobCancelled": "La tâche a été annulée.",
  "message.bulkStarted": "La mise à jour a commencé.",
  "message.bulkUndoing": "La mise à jour est en cours d’annulation.",
  "message.importUploaded":
    "Le fichier a été envoyé ; la vérification est en cours.",
  "message.importChecking": "Le fichier est en cours de nouvelle vérification.",
  "message.importStatuses": "Les étapes ont été enregistrées.",
  "message.importStarted": "L’importation a commencé.",
  "message.importUndoing": "L’importation est en cours d’annulation.",
  "message.importDeleted": "L’importation a été supprimée.",
  "message.pageCreated": "La page a été créée.",
  "message.pageUpdated": "La page a été modifiée.",
  "message.pageDeleted": "La page a été supprimée.",
  "message.pageRestored": "La page a été restaurée.",
  "message.reviewCreated": "L’avis a été créé.",
  "message.reviewUpdated": "L’avis a été modifié.",
  "message.reviewDeleted": "L’avis a été supprimé.",
  "message.reviewsConfirmed": "Les avis sont confirmés comme les vôtres.",
  "message.statusCreated": "Le statut a été créé.",
  "message.statusUpdated": "Le statut a été modifié.",
  "message.statusDeleted": "Le statut a été supprimé.",
  "message.nothingToUpdate": "Aucune modification à enregistrer.",

  // Tracking
  "tracking.heading": "Suivez votre colis",
  "tracking.intro":
    "Le numéro figure sur votre reçu et dans l’avis d’expédition. Majuscules, espaces et tirets n’ont pas d’importance.",
  "tracking.code": "Numéro de suivi",
  "tracking.placeholder": "Saisissez votre numéro de suivi",
  "tracking.button": "Suivre",
  "tracking.back": "Retour à la page d’accueil",
  "tracking.loading": "RECHERCHE…",
  "tracking.shipping": "Informations d’expédition",
  "tracking.history": "Historique du colis",
  "tracking.destination": "Destination",
  "tracking.sentFrom": "Expédié de",
  "tracking.image": "Image du colis",
  "tracking.imageAlt": "Photo du colis",
  "tracking.noHistory":
    "Rien n’a encore été enregistré. Le premier événement apparaîtra ici dès que le colis se mettra en route.",
  "tracking.zone": "Fuseau horaire\u00a0: {zone}.",
  "tracking.earlier": "Événements précédents",
  "tracking.copy": "Copier le numéro",
  "tracking.copied": "Copié",
  "tracking.print": "Imprimer",
  "tracking.printedAddress": "Suivez ce colis sur",
  "tracking.status": "Statut",
  "tracking.announced": "Annoncé, pas encore reçu",
  "tracking.weight": "Poids",
  "tracking.currentLocation": "Localisation actuelle",
  "tracking.deliveryDate": "Date de livraison estimée",
  "tracking.delayed": "En retard",
  "tracking.deliveredOn": "Livré le",
  "tracking.returnedOn": "Retourné le",
  "tracking.cancelledOn": "Annulé le",
  "tracking.expectedBy": "Était attendu pour le",
  "tracking.after.pending":
    "L’expéditeur a annoncé le colis. Son voyage commencera dès que nous l’aurons reçu.",
  "tracking.after.pickedUp":
    "Le colis est entre nos mains. Il part maintenant vers sa destination.",
  "tracking.after.inTransit":
    "Le colis est en route vers sa destination. Il sera ensuite mis en livraison.",
  "tracking.after.customs":
    "La douane contrôle le colis. Il repartira dès qu’il sera dédouané.",
  "tracking.after.onHold":
    "Le colis ne peut pas poursuivre sa route pour le moment. Contactez-nous pour en connaître la raison.",
  "tracking.after.outForDelivery":
    "Le livreur a le colis. Veillez à ce que quelqu’un puisse le recevoir.",
  "tracking.after.readyForPickup":
    "Le colis vous attend. Munissez-vous du numéro de suivi et d’une pièce d’identité.",
  "tracking.after.delivered":
    "Le colis est arrivé à destination. Contactez-nous s’il manque quelque chose ou s’il est endommagé.",
  "tracking.after.deliveryFailed":
    "Nous n’avons pas pu livrer le colis. En général, nous réessayons le jour ouvré suivant ; contactez-nous si un autre jour ou un autre lieu vous convient mieux.",
  "tracking.after.returned":
    "Le colis est revenu chez l’expéditeur. Contactez-nous si vous en avez encore besoin.",
  "tracking.after.cancelled":
    "Ce colis ne sera pas livré. Contactez-nous si vous ne vous y attendiez pas.",
  "tracking.updated": "Dernière mise à jour",
  "tracking.recipientName": "Nom du destinataire",
  "tracking.email": "E-mail",
  "tracking.address": "Adresse",
  "tracking.phone": "Téléphone",
  "tracking.senderName": "Nom de l’expéditeur",
  "tracking.pickupLocation": "Lieu d’enlèvement",
  "tracking.unset": "Non renseigné",
  "tracking.color.green": "Terminé",
  "tracking.color.black": "Mise à jour",
  "tracking.color.gold": "Attention",
  "tracking.color.red": "Problème",
  "tracking.verificationTitle": "Ce colis est-il pour vous\u00a0?",
  "tracking.verificationText":
    "Les données personnelles sont masquées. Confirmez que vous êtes le destinataire pour les voir.",
  "tracking.verificationLabel":
    "E-mail du destinataire ou 4 derniers chiffres de son téléphone",
  "tracking.verificationButton": "Afficher les données",
  "tracking.share": "Partager",
  "tracking.copyLink": "Copier le lien",
  "tracking.progress": "Progression",
  "tracking.done": "terminé",
  "tracking.searched": "Vous avez recherché",
  "tracking.next": "Ce que vous pouvez faire",
  "tracking.codeForm":
    "Un numéro de suivi comporte de {min, number} à {max, number} caractères\u00a0: lettres de A à Z, chiffres et tirets.",
  "tracking.nextCompare":
    "Comparez le numéro avec celui de votre reçu, caractère par caractère\u00a0: 0 et O, 1 et I se confondent facilement.",
  "tracking.nextWait":
    "Un nouveau numéro peut mettre quelques heures à apparaître ici. Réessayez plus tard.",
  "tracking.nextAsk": "Demandez à l’expéditeur si le numéro est complet.",
  "tracking.nextConnection":
    "La connexion à ce site a échoué. Vérifiez que vous êtes en ligne, puis relancez la recherche.",
  "tracking.contact": "Nous contacter",
  "tracking.map": "Carte",
  "tracking.mapHint":
    "Faites glisser la carte, déplacez-la avec deux doigts sur un écran tactile ou utilisez les touches fléchées, + et -.",
  "tracking.zoomIn": "Zoom avant",
  "tracking.zoomOut": "Zoom arrière",

  // Mails
  "mail.message.subject": "Message du formulaire de contact\u00a0: {subject}",
  "mail.message.intro":
    "Quelqu’un a écrit à {company} par le formulaire de contact.",
  "mail.message.answer": "Répondez à cet e-mail pour écrire à {email}.",
  "mail.message.noEmail": "L’expéditeur n’a pas laissé d’adresse e-mail.",
  "mail.message.name": "Nom",
  "mail.pin.subject": "Votre code PIN pour un nouveau mot de passe",
  "mail.pin.text":
    "Quelqu’un, sans doute vous, souhaite définir un nouveau mot de passe pour le panneau d’administration de {company}. Voici votre code PIN\u00a0:",
  "mail.pin.once": "Il est valable une seule fois, pendant {minutes} minutes.",
  "mail.pin.ignore":
    "Si ce n’était pas vous, ignorez cet e-mail. Rien n’a changé.",
  "mail.pin.button": "Définir le nouveau mot de passe",
  "mail.invitation.subject":
    "Invitation au panneau d’administration de {company}",
  "mail.invitation.text":
    "Vous êtes invité à travailler dans le panneau d’administration de {company}. Choisissez un mot de passe pour commencer.",
  "mail.invitation.button": "Accepter l’invitation",
  "mail.invitation.code": "Si la page demande un code, le voici\u00a0:",
  "mail.invitation.page":
    "Ouvrez la page {path} du panneau d’administration et saisissez ce code\u00a0:",
  "mail.invitation.once":
    "L’invitation est valable une seule fois, jusqu’au {moment}.",
  "mail.invitation.ignore": "Si vous n’attendiez pas cet e-mail, ignorez-le.",
  "mail.password.subject": "Votre mot de passe a été modifié",
  "mail.password.text":
    "Le mot de passe du panneau d’administration de {company} a été modifié et les sessions précédentes sont fermées.",
  "mail.password.notYou":
    "Si ce n’était pas vous, demandez tout de suite un code PIN sur la page de connexion et définissez un nouveau mot de passe.",
  "mail.chatCode.subject": "Le code du chat a été modifié",
  "mail.chatCode.text":
    "Le code du chat des pages publiques de {company} a été modifié. Un tel code s’exécute dans le navigateur de chaque visiteur.",
  "mail.chatCode.notYou":
    "Si ce n’était pas vous, supprimez-le dans les paramètres HTML et changez votre mot de passe.",
  "mail.footer": "Envoyé par {company}",
  "mail.sample.subject": "Votre colis est en route",
  "mail.sample.text":
    "Bonjour,\n\nVotre colis a quitté notre entrepôt et vous parviendra bientôt.\n\nCordialement",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `s. o., sans objet, néant, non renseigné, non renseignée, n. r., n. d., n/d, non disponible, non communiqué, n. c., n/c,
  aucun, aucune, à définir, à déterminer, à préciser, à confirmer`,
  pieces:
    `colis, pièce, pièces, pce, pces, unité, unités, paquet, paquets, carton, cartons, palette, palettes, sac, sacs`,
  totals: "total, total général, sous total, somme, ensemble",
  dates:
    `er, le, du, à, vers, avant, h, heure, heures, min, midi, matin, après-midi, soir`,
  streets:
    `rue chemin impasse allée allées quai cours route rte ruelle sentier faubourg chaussée voie venelle esplanade villa cité
  résidence bâtiment bât immeuble appt étage escalier porte maison lotissement rond-point`,
  headings: {
    recipient: "destinataire, réceptionnaire",
    shipping: "livraison, livrer à",
    buyer: "client, cliente, acheteur",
    billing: "facturation, facture",
    sender: "expéditeur, émetteur, chargeur",
    pickup: "enlèvement, ramassage, collecte, origine, départ",
    name: "nom, prénom, nom complet, nom de famille, contact, interlocuteur",
    company: "société, entreprise, raison sociale",
    address:
      `adresse, adresse postale, rue, voie, complément, complément d’adresse, ligne d’adresse, nom de rue, nom de voie`,
    house: "numéro de rue, n° de rue, numéro de voie, n° de voie",
    postcode: "code postal, cp",
    city: "ville, localité, commune",
    region: "région, département",
    country: "pays",
    phone: "téléphone, tél, portable, mobile, gsm, contact",
    email:
      "e-mail, mail, courriel, adresse e-mail, adresse mail, adresse électronique",
    shipment: "envoi, expédition",
    order: "commande, bon de commande",
    package: "colis, paquet",
    packages: "paquets, cartons",
    tracking_code:
      "suivi, code de suivi, lettre de voiture, bordereau, récépissé, tracking, suivi postal",
    barcode: "code-barres, code à barres",
    reference: "référence, réf, votre référence, notre référence",
    destination:
      "destination, lieu de livraison, lieu de destination, point de livraison",
    pickup_location:
      "lieu d’enlèvement, lieu de départ, lieu de ramassage, origine, provenance, expédié de",
    current_location:
      `localisation actuelle, localisation, lieu actuel, position actuelle, emplacement actuel, dernière position`,
    status: "statut, état, statut actuel, dernier statut, situation",
    weight:
      "poids, poids brut, poids total, poids réel, poids taxable, poids emballé",
    pieces: "pièces, pcs, colisage",
    shipped_via:
      "transporteur, service de livraison, prestataire, coursier, messagerie",
    method:
      `mode d’expédition, mode de livraison, mode de transport, mode d’envoi, méthode de livraison, option de livraison,
  type de livraison, service`,
    parcel_content:
      `contenu, marchandise, marchandises, désignation, nature de la marchandise, description du contenu, description de
  la marchandise`,
    declared_value:
      `valeur déclarée, valeur de la marchandise, valeur marchandise, valeur assurée, valeur en douane, valeur du colis`,
    min_expected_delivery_date:
      `livraison au plus tôt, date de livraison au plus tôt, livraison à partir du, livrer à partir du`,
    max_expected_delivery_date:
      `date de livraison, livraison prévue, date de livraison prévue, date prévue, prévu le, livraison estimée, livraison
  au plus tard, date de livraison au plus tard, arrivée prévue, date d’arrivée prévue, livrer avant le`,
    number: "numéro, n, num",
    count: "nombre, nombre de, nb, nb de, nbre, nbre de, quantité, qté",
    of: "de, du, des, d, l, la, le, les, et, en, au, à",
    unit: "kilogramme, grammes, facultatif, obligatoire",
    article: "article, produit",
  },
};
