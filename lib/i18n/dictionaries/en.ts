import type { Words } from "../words.ts";

/**
 * English, the source of all other languages: its keys are the type of every dictionary.
 * ICU MessageFormat; texts with a placeholder use ’ for an apostrophe, because ' quotes in ICU.
 */
export const en = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Close menu",
  "nav.home": "Home",
  "nav.homePage": "Home Page",
  "nav.contact": "Contact Us",
  "nav.track": "Track Parcel",
  "nav.skip": "Skip to content",
  "theme.toDark": "Switch to dark theme",
  "theme.toLight": "Switch to light theme",
  "language.choose": "Choose language",
  "nav.main": "Main",
  "nav.side": "Site menu",
  "nav.breadcrumb": "Breadcrumb",
  "footer.line": "Freight by air, sea and road since {year}.",
  "footer.lineNoYear": "Freight by air, sea and road.",
  "footer.company": "Company",
  "footer.contact": "Contact",
  "page.about": "About Us",
  "page.privacy": "Privacy Policy",

  // Home page
  "home.title": "Freight by air, sea and road",
  "home.description":
    "{company} carries freight by air, sea and road, keeps it safe in its warehouses and shows where it is, step by step.",
  "home.hero.title": "Worldwide delivery, in plain sight",
  "home.hero.promise":
    "By air, sea and road since {year}. Enter your tracking code to see where your parcel is and when it arrives.",
  "home.hero.promiseNoYear":
    "By air, sea and road. Enter your tracking code to see where your parcel is and when it arrives.",
  "home.services.title": "Everything between door and door",
  "home.services.lead":
    "One company books the flight, loads the ship, drives the last mile and keeps your goods dry in between.",
  "home.services.air": "Air Freight",
  "home.services.airText":
    "For goods that cannot wait. We book the flight, prepare the customs papers and hand over at the airport or at your door.",
  "home.services.sea": "Sea Transportation",
  "home.services.seaText":
    "A whole container or room in a shared one. We plan the sailing, watch the schedule and tell you early when it changes.",
  "home.services.road": "Road Transportation",
  "home.services.roadText":
    "Collection and delivery by truck, full loads and part loads, from the first mile to the last.",
  "home.services.warehouse": "Warehousing",
  "home.services.warehouseText":
    "Dry and secure storage. Your goods are received, counted, kept and sent on when you say so.",
  "home.qualities.title": "What you can rely on",
  "home.qualities.pricing": "Transparent Pricing",
  "home.qualities.pricingText":
    "The quote lists every charge, and the invoice follows the quote.",
  "home.qualities.tracking": "Real Time Tracking",
  "home.qualities.trackingText":
    "Every step appears on the tracking page as soon as it is recorded, with its place and time.",
  "home.qualities.storage": "Warehouse Storage",
  "home.qualities.storageText":
    "Between two journeys your goods wait under one roof, counted in and counted out.",
  "home.about.eyebrow": "About us",
  "home.about.title": "Carrying freight since {year}",
  "home.about.titleNoYear": "Carrying freight is what we do",
  "home.about.text":
    "Parcels, pallets and full containers travel with {company} the way that suits them best: through the air, over the sea, along the road, and into storage when they have to wait.",
  "home.about.founded": "Founded",
  "home.about.containers": "Containers, up to",
  "home.about.tracking": "Tracking, day and night",
  "home.hero.nightTitle": "24/7 delivery",
  "home.hero.nightText":
    "Trucks, terminals and people work through the night, so that what left yesterday can arrive this morning.",
  "home.hero.surfTitle": "At home on the sea",
  "home.hero.surfText":
    "Whatever the weather brings, we watch the sailing and tell you early when the arrival changes.",
  "home.carousel.label": "What we do, in pictures",
  "home.carousel.slide": "{number} of {count}",
  "home.carousel.pause": "Stop the pictures",
  "home.carousel.play": "Start the pictures",
  "home.slider.previous": "Previous",
  "home.slider.next": "Next",
  "home.work.title": "What we do",
  "home.work.lead":
    "From the first call to the signature at the door, these are the steps we take off your hands.",
  "home.work.pack": "Pack and collect",
  "home.work.packText":
    "We pick your goods up, packed by you or by us, and check them piece by piece.",
  "home.work.customs": "Papers and customs",
  "home.work.customsText":
    "Export and import declarations, certificates and duties, prepared before the goods arrive.",
  "home.work.plan": "Plan the route",
  "home.work.planText":
    "By air, sea, road or a mix of them: we choose the way that fits your date and your budget.",
  "home.work.store": "Store and sort",
  "home.work.storeText":
    "Goods that have to wait are kept dry, counted and ready to move on.",
  "home.work.deliver": "Deliver",
  "home.work.deliverText":
    "The last mile ends at your door, at your ramp or at a pick-up point near you.",
  "home.work.answer": "Answer",
  "home.work.answerText":
    "A person looks into your question, with the history of your parcel at hand.",
  "home.about.mission": "Our mission",
  "home.about.missionText":
    "To carry every shipment as if it were our own, and to say honestly where it is.",
  "home.about.vision": "Our vision",
  "home.about.visionText":
    "A world in which sending goods abroad is as simple as sending a letter.",
  "home.about.more": "Explore More",
  "home.gauges.title": "Where our experience lies",
  "home.gauges.lead":
    "How much of each trade we handle ourselves, from booking to delivery.",
  "home.gauges.warehousing": "Warehousing",
  "home.gauges.ocean": "Ocean freight",
  "home.gauges.air": "Air freight",
  "home.sampleFigure": "Sample figure",
  "home.reviews.title": "What customers say",
  "home.reviews.lead": "In their own words.",
  "home.reviews.none":
    "There are no reviews yet. The first ones appear here as soon as customers have shared them with us.",
  "home.reviews.rating": "Rated {rating, number} out of 5 stars",
  "home.sampleReview": "Sample review",
  "home.portfolio.title": "What travels with us",
  "home.portfolio.lead": "A look at the goods we carry.",
  "home.portfolio.container": "Full containers",
  "home.portfolio.containerText":
    "Sealed at your door, opened at the other end.",
  "home.portfolio.pallet": "Pallets and part loads",
  "home.portfolio.palletText":
    "You pay for the space you use, and share the rest.",
  "home.portfolio.parcel": "Parcels",
  "home.portfolio.parcelText":
    "Small and urgent, with a code that shows every step.",
  "home.portfolio.cool": "Chilled goods",
  "home.portfolio.coolText": "Kept at their temperature from end to end.",
  "home.portfolio.machine": "Machines and heavy pieces",
  "home.portfolio.machineText":
    "Lifted, lashed and escorted by people who know how.",
  "home.faq.title": "Questions and answers",
  "home.faq.contact": "Your question is not here? Write to us.",
  "home.faq.work": "How does it work?",
  "home.faq.workAnswer":
    "Tell us what you want to send, from where and to where. We make you a quote, collect the goods on the agreed day and give you a tracking code. From then on you can follow every step until the delivery.",
  "home.faq.track": "How do I track my parcel?",
  "home.faq.trackAnswer":
    "Enter the tracking code from your receipt in the search field at the top of this page or under Track Parcel. You see where the parcel is, when it is expected and everything that has happened so far. You need no account.",
  "home.faq.quote": "How do I pick up my quote?",
  "home.faq.quoteAnswer":
    "Send us the weight, the measurements and both addresses through the contact form. We answer with a quote that lists every charge; when you accept it, we agree on the day of collection.",
  "home.faq.support": "How do I get support?",
  "home.faq.supportAnswer":
    "Use the contact form, or write to the address at the foot of every page. If your question is about a parcel, add its tracking code: it lets us answer at once.",

  // Contact page
  "contact.hero": "We love to listen and we are eagerly waiting to talk to you",
  "contact.details": "How to reach us",
  "contact.email": "Email",
  "contact.phone": "Phone",
  "contact.phoneAlt": "Alternate phone",
  "contact.address": "Address",
  "contact.empty":
    "Our contact details are not published here yet. Please use the address or phone number on your shipping papers.",
  "contact.formTitle": "Write to us",
  "contact.emailHint": "So that we can answer you.",
  "contact.send": "Send Message",
  "contact.trap": "Leave this field empty",
  "contact.trackTitle": "Looking for a parcel?",
  "contact.trackText":
    "The tracking page tells you at once where it is and when it arrives.",

  // Error pages
  "errorPage.notFound": "Not Found",
  "errorPage.notFoundText": "Resource Not Found",
  "errorPage.badRequest": "Bad Request",
  "errorPage.forbidden": "Forbidden",
  "errorPage.method": "Method Not Allowed",
  "errorPage.tooLarge": "Too Large",
  "errorPage.tooLargeText":
    "More was sent than fits here. Go back, and send a shorter text or a smaller file.",
  "errorPage.tooMany": "Too Many Requests",
  "errorPage.unavailable": "Service Unavailable",
  "errorPage.error": "Error",
  "errorPage.address": "Address",
  "errorPage.back": "Go Back",
  "errorPage.forbiddenText": "This request was refused.",
  "errorPage.tooManyText":
    "That was a little too fast. Please wait a few minutes and try again.",
  "errorPage.errorText":
    "Something went wrong on our side. Please try again in a moment.",

  // Control panel
  "control.name": "Control panel",
  "control.signOut": "Sign Out",
  "control.signIn.title": "Admin Sign In",
  "control.signIn.lead": "For the people who keep the parcels moving.",
  "control.signIn.ended":
    "Your session has ended. Sign in again to go on; what you typed is kept.",
  "control.signIn.endedFile":
    "Your session has ended, and nothing was saved. Sign in again, then choose the file once more.",
  "control.signIn.noCookies":
    "Your browser refuses cookies, so it cannot stay signed in. Allow cookies for this site, then sign in again.",
  "control.signIn.signedOut":
    "You have been signed out. Sign in again to go on.",
  "control.resume.title": "Signed In Again",
  "control.resume.lead":
    "What you typed is still here. It has not been sent yet.",
  "control.resume.button": "Go On",
  "control.signIn.button": "Sign In",
  "control.signIn.forgot": "Forgot your password?",
  "control.signUp.title": "Create Admin",
  "control.signUp.lead":
    "The account that you create here runs the whole site. This link works only once.",
  "control.signUp.hint":
    "8 to 300 characters. A sentence that only you know is best.",
  "control.signUp.privacy": "What visitors see of a recipient",
  "control.signUp.privacyHint":
    "You can change this at any time in the settings.",
  "control.signUp.button": "Create Admin",
  "control.signUp.toSignIn": "Go to sign-in",
  "control.reset.title": "Admin Reset Password",
  "control.reset.lead":
    "Enter the email address of your account. You will be sent a pin that lets you set a new password.",
  "control.reset.askLead":
    "With a reset link or a pin you can set a new password.",
  "control.reset.button": "Send Pin",
  "control.reset.havePin": "I already have a pin",
  "control.reset.newLead":
    "Enter the pin from the mail and choose a new password. The pin works once, within 15 minutes.",
  "control.reset.givenLead":
    "Enter the pin that you were given and choose a new password. The pin works once, within 15 minutes.",
  "control.reset.newButton": "Set New Password",
  "control.reset.again": "Ask for another pin",
  "control.account.title": "My Account",
  "control.account.password": "Change Password",
  "control.account.text":
    "A new password ends your sessions on all other devices.",
  "control.sessions.title": "Where You Are Signed In",
  "control.sessions.lead":
    "A session ends after 60 minutes without use, and after 12 hours in any case. With more than five sessions, the oldest one ends.",
  "control.sessions.own": "This browser",
  "control.sessions.other": "Another browser",
  "control.sessions.since": "Signed in",
  "control.sessions.seen": "Last used",
  "control.sessions.button": "Sign Out Everywhere Else",
  "control.account.name": "Your Name",
  "control.account.nameText": "Your colleagues see it beside what you do.",
  "control.team.title": "Team",
  "control.team.add": "Invite Member",
  "control.team.createLead":
    "The invited person gets a link that works once, within 48 hours, and chooses a password.",
  "control.team.invite": "Invite",
  "control.team.empty": "No members yet",
  "control.team.emptyText": "The people you invite will appear here.",
  "control.team.active": "Active",
  "control.team.pending": "Invited",
  "control.team.inactive": "Deactivated",
  "control.team.since": "In the team since",
  "control.team.seen": "Last seen",
  "control.team.link": "Invitation link",
  "control.team.newLink": "New Link",
  "control.team.newLinkText": "For 48 hours. Earlier links stop working.",
  "control.team.deactivate": "Deactivate",
  "control.team.deactivateText":
    "Signs this person out everywhere at once, until you activate them again.",
  "control.team.activate": "Activate",
  "control.team.activateText": "This person can sign in again.",
  "control.team.removeText": "Their name stays beside what they did.",
  "control.team.rights": "What each role may do",
  "rights.mail": "Emails",
  "rights.owner": "Mail settings and chat code",
  "rights.read": "View only",
  "role.owner": "Owner",
  "role.ownerText": "Everything, including the team.",
  "role.manager": "Manager",
  "role.managerText":
    "Everything except the team, the mail settings and the chat code.",
  "role.clerk": "Clerk",
  "role.clerkText": "Parcels, invoices, messages and emails.",
  "control.invite.title": "Join the Team",
  "control.invite.lead":
    "Choose a password, and the name that your colleagues see.",
  "control.invite.namedLead":
    "Choose a password. Your colleagues see the name in the invitation.",
  "control.invite.codeHint": "The last part of the link, after “token=”.",
  "control.invite.nameHint":
    "Empty: the name in the invitation, if it has one.",
  "control.invite.button": "Create Account",
  "control.api.title": "API reference",
  "control.api.text":
    "Every call with its fields and an example for the command line. Calls for administrators need the cookie that the sign-in sets.",
  "control.api.openapi": "Description for programs (OpenAPI 3.1)",
  "control.api.admin": "For administrators",
  "control.api.public": "For everyone",
  "control.api.optional": "For everyone; administrators see more",
  "control.api.field": "Field",
  "control.api.allowed": "What it may be",
  "control.api.required": "required",
  "control.api.refusals": "Can be refused with",
  "control.api.example": "Example",
  "control.api.noFields": "This call takes no fields.",
  "control.dashboard.title": "Dashboard",
  "control.dashboard.signedIn": "Signed in as {name}",
  "control.keys.title": "Keyboard shortcuts",
  "control.keys.help": "Show this list",
  "control.keys.then": "then",
  "control.keys.use": "Use keyboard shortcuts",
  "control.keys.close": "Close",
  "control.journal.title": "Journal",
  "control.journal.lead":
    "Who changed what and when, newest first. Entries are kept for {days} days.",
  "control.journal.csv": "Download as CSV",
  "control.journal.empty": "Nothing happened that matches",
  "control.journal.person": "Person",
  "control.journal.everyone": "Everyone",
  "control.journal.only": "Only {record}",
  "control.journal.noun": "Kind of record",
  "control.journal.anything": "All kinds",
  "control.journal.day": "Day",
  "control.journal.show": "Show",
  "control.journal.all": "Show everything",
  "control.journal.earlier": "Earlier entries",
  "control.journal.what": "What happened",
  "control.journal.changes":
    "{count, plural, one {# change} other {# changes}}",
  "control.journal.before": "Before",
  "control.journal.after": "After",
  "control.journal.characters":
    "{count, plural, one {# character} other {# characters}}",
  "control.journal.madeBy": "by {name}",
  "journalNoun.parcels": "Parcel",
  "journalNoun.activities": "History entry",
  "journalNoun.invoices": "Invoice",
  "journalNoun.messages": "Message",
  "journalNoun.mail": "Email",
  "journalNoun.pages": "Page",
  "journalNoun.reviews": "Review",
  "journalNoun.settings": "Settings",
  "journalNoun.admins": "Team member",
  "journalNoun.jobs": "Job",
  "journalNoun.statuses": "Status",
  "journalKind.created": "Created:",
  "journalKind.updated": "Changed:",
  "journalKind.deleted": "Deleted:",
  "journalKind.erased": "Personal data erased:",
  "journalKind.erasedRecord": "Erased:",
  "journalKind.trashed": "Moved to the trash:",
  "journalKind.restored": "Restored:",
  "journalKind.reverted": "Changed back:",
  "journalKind.erasing": "Erasing a person:",
  "journalKind.sent": "Sent:",
  "journalKind.resent": "Sent again:",
  "journalKind.invited": "New invitation link:",
  "journalKind.password_changed": "New password:",
  "journalKind.cancelled": "Cancelled:",
  "journalKind.sessions_ended": "Signed out elsewhere:",
  "journalKind.pin_printed": "Reset pin printed by the operator:",
  "journalSource.import": "import {name}",
  "journalSource.importUndo": "undo of import {name}",
  "journalSource.bulk": "bulk update",
  "journalSource.bulkUndo": "undo of a bulk update",
  "journalActor.visitor": "Visitor",
  "journalActor.system": "System",
  "journalActor.admin": "Administrator",
  "journalActor.token": "API token",
  "journalActor.user": "Customer",
  "control.api.startTitle": "Create parcels through the API",
  "control.api.startText":
    "These calls sign you in, create a parcel and add the first entry of its history. The answer to the second call holds the parcel’s id, which the third one needs.",
  "control.api.startCode": "Calls for the command line",
  "control.dashboard.version": "Version {version}",
  "control.dashboard.termsTitle": "Developer terms",
  "control.dashboard.terms":
    "This software is provided as it is. The liability of its developers is limited as far as the law allows, and they are under no obligation to update or maintain it.",
  "form.refusedTitle": "Error: {title}",
  "form.showPassword": "Show password",
  "label.emailPassword": "Password (Your Email Password)",
  "control.dashboard.recent": "Latest parcels",
  "control.dashboard.allParcels": "All parcels",
  "control.dashboard.more": "More",
  "control.day.needs": "Needs a Hand",
  "control.day.nothing": "Nothing needs a hand.",
  "control.day.late":
    "{count, plural, one {# parcel is late} other {# parcels are late}}",
  "control.day.stalled":
    "{count, plural, one {# parcel has had no news for 3 days} other {# parcels have had no news for 3 days}}",
  "control.day.failed":
    "{count, plural, one {# delivery has failed} other {# deliveries have failed}}",
  "control.day.failedJobs":
    "{count, plural, one {# job failed} other {# jobs failed}}",
  "control.day.due":
    "{count, plural, one {# parcel is due today} other {# parcels are due today}}",
  "control.day.stages": "By Stage",
  "control.first.title": "First Steps",
  "control.first.name":
    "Enter your name, which colleagues see on what you change",
  "control.first.company": "Enter your company’s name",
  "control.first.zone":
    "Choose your time zone, which decides what is due or late",
  "control.first.figures": "Check the sample figures on the home page",
  "control.first.contact": "Enter your contact details",
  "control.first.privacy": "Choose what visitors see of a parcel",
  "control.first.parcel": "Create the first parcel",
  "control.first.colleague": "Invite a colleague",
  "control.first.mail": "Set up a mail server",
  "control.first.done": "{done, number} of {count, number} steps done",
  "control.dashboard.unopened":
    "{count, plural, one {# message has not been opened yet} other {# messages have not been opened yet}}",
  "control.dashboard.troubled":
    "{count, plural, one {# email was not sent, or may not have been.} other {# emails were not sent, or may not have been.}}",
  "control.email.title": "Send Email",
  "control.email.lead":
    "One email to one recipient. It leaves at once, and the outbox keeps a copy.",
  "control.email.leadKept":
    "One email to one recipient. It is kept in the outbox and does not leave: no mail server is set up.",
  "control.email.passwordHint":
    "Used for this one email and never stored. Leave it empty if the server has a password of its own.",
  "control.messages.new": "New",
  "control.messages.title": "Messages",
  "control.messages.empty": "No messages yet",
  "control.messages.emptyText":
    "What visitors write on the contact page will appear here.",
  "control.messages.nobody": "No name given",
  "control.messages.noAddress": "The visitor left no email address.",
  "control.messages.reply": "Reply",
  "control.messages.from": "From",
  "control.messages.received": "Received",
  "control.outbox.title": "Outbox",
  "control.outbox.empty": "No emails yet",
  "control.outbox.emptyText":
    "Every email that the site writes will appear here.",
  "control.outbox.send": "Send Now",
  "control.outbox.sendNamed": "Send Now: “{name}”",
  "control.outbox.resend": "Send Again",
  "control.outbox.resendNamed": "Send “{name}” again",
  "control.outbox.kind": "Kind",
  "control.outbox.reason": "Reason",
  "control.outbox.tries": "Tries",
  "control.outbox.nextTry": "Next try",
  "control.outbox.written": "Written",
  "control.outbox.sent": "Sent",
  "jobKind.mail": "Send a mail",
  "jobKind.erase_record": "Clear the journal of a deleted record",
  "jobKind.erase_traces": "Clear imports and jobs of a deleted parcel",
  "jobKind.erase_person": "Erase a Person",
  "jobKind.bulk": "Update Many Parcels",
  "jobKind.bulk_undo": "Undo Update",
  "jobKind.trash_parcels": "Move Parcels to Trash",
  "jobKind.restore_parcels": "Restore Parcels",
  "jobKind.import_check": "Check Import",
  "jobKind.import_apply": "Apply Import",
  "jobKind.import_undo": "Undo Import",
  "jobKind.file_statuses": "File Parcels by Status",
  "jobStatus.queued": "Waiting",
  "jobStatus.running": "Running",
  "jobStatus.done": "Done",
  "jobStatus.failed": "Failed",
  "jobStatus.cancelled": "Cancelled",
  "control.job.title": "Job",
  "control.job.progress": "Progress",
  "control.job.ofTotal": "{done} of {total}",
  "control.job.soFar": "{done} so far",
  "control.job.stays": "{code} stays: changed since",
  "control.job.show":
    "{count, plural, one {Show the parcel} other {Show these #}}",
  "jobResult.updated": "{count} updated",
  "jobResult.unknown": "{count} not found",
  "jobResult.created": "{count} created",
  "jobResult.changed": "{count} changed",
  "jobResult.restored": "{count} restored",
  "jobResult.undone": "{count} undone",
  "jobResult.trashed": "{count} in the trash",
  "jobResult.left": "{count} left as they are",
  "control.job.failed": "Failed steps",
  "jobFailed.bulk_undo": "Not undone",
  "jobFailed.import_undo": "Not undone",
  "control.job.started": "Started",
  "control.job.ended": "Ended",
  "control.job.givenUp":
    "It was given up after several attempts. The server’s log says why.",
  "control.job.retry":
    "A step failed. Next attempt ({attempt, number} of {max, number}): {moment}.",
  "control.job.logId": "Reference in the log",
  "control.job.problems": "Problems",
  "control.job.doneWithProblems": "Done, with problems",
  "control.job.row": "Row",
  "control.job.problem": "Problem",
  "control.job.csv": "Download as CSV",
  "control.job.firstProblems": "Back to the first problems",
  "control.job.cancel": "Cancel Job",
  "control.job.cancelText": "What has been done so far stays.",
  "control.job.reload": "Reload",
  "control.jobs.title": "Jobs",
  "control.jobs.empty": "No jobs yet",
  "control.jobs.emptyText":
    "Bulk updates and imports are listed here for 30 days.",
  "mailStatus.queued": "Waiting",
  "mailStatus.sending": "Being sent",
  "mailStatus.sent": "Sent",
  "mailStatus.kept": "Kept, not sent",
  "mailStatus.failed": "Not sent",
  "mailStatus.unknown": "May have been sent",
  "mailKind.message": "Message from the contact page",
  "mailKind.pin": "Pin for a new password",
  "mailKind.invitation": "Invitation to the team",
  "mailKind.password_notice": "Notice of a new password",
  "mailKind.chat_code_notice": "Notice of a new chat code",
  "mailKind.send": "Email from the control panel",
  "control.list.search": "Search",
  "control.list.searchIn": "Search in {list}",
  "control.list.all": "Show all",
  "control.list.tools": "More actions",
  "control.list.noResult": "Nothing found for “{search}”",
  "control.list.noResultText": "Check the spelling, or try fewer words.",
  "control.list.more": "Load more",
  "control.list.unprinted": "Further rows are not printed: load them first.",
  "control.list.newest": "Back to the newest",
  "control.list.oldest": "Back to the oldest",
  "control.list.order": "Order",
  "control.list.newestFirst": "Newest first",
  "control.list.oldestFirst": "Oldest first",
  "control.list.total": "{count, plural, one {# entry} other {# entries}}",
  "control.list.moreThan": "More than {count, number} entries",
  "control.list.soFar": "Found so far: {count, number}",
  "control.list.noneSoFar": "Nothing found so far for “{search}”",
  "control.list.noneSoFarText":
    "The search has not looked at everything yet. Load more to go on.",
  "control.list.noneLeft": "No more entries",
  "control.delete.title": "Delete",
  "control.delete.button": "Delete",
  "control.delete.named": "Delete {name}",
  "control.delete.question": "Are you sure you want to delete {name}?",
  "control.reports.title": "Reports",
  "control.reports.lead": "What happened to the parcels, counted day by day.",
  "control.reports.stages": "Parcels by status",
  "control.reports.parcels":
    "{count, plural, one {# parcel} other {# parcels}}",
  "control.reports.period": "Period",
  "control.reports.days": "{days, plural, one {# day} other {# days}}",
  "control.reports.onTime": "On time",
  "control.reports.onTimeText":
    "First deliveries on or before the last expected day, of the parcels that had one when they were delivered.",
  "control.reports.ways": "Days under way",
  "control.reports.waysText":
    "From the first movement to the first delivery, over the past 12 months. Half of the parcels were no longer under way than the first number of days, nine out of ten no longer than the second.",
  "control.reports.table": "Show as a table",
  "control.reports.month": "Month",
  "control.reports.dated": "With an expected day",
  "control.reports.percent": "Share on time",
  "control.reports.median": "Half within (days)",
  "control.reports.ninetieth": "9 of 10 within (days)",
  "control.reports.others": "All others",
  "control.reports.noService": "Without a service",
  "control.reports.empty": "No figures yet",
  "control.reports.emptyText":
    "Figures appear here as soon as parcels have a status.",
  "control.expected.title": "Expected delivery from experience",
  "control.expected.text":
    "{service}: {min} to {max, plural, one {# day} other {# days}}, from {count, plural, one {# parcel} other {# parcels}} of the past 12 months.",
  "control.expected.use": "Set {days}",
  "control.trash.title": "Trash",
  "control.trash.lead":
    "What was deleted stays here for {days} days and can be restored. Then it is erased for good.",
  "control.trash.empty": "The trash is empty",
  "control.trash.since": "Deleted {moment} by {name}, will be erased on {day}",
  "control.trash.restore": "Restore",
  "control.trash.restoreNamed": "Restore {name}",
  "control.trash.erase": "Erase",
  "control.trash.eraseNamed": "Erase {name}",
  "control.trash.question":
    "Are you sure you want to erase {name} with everything that belongs to it? This cannot be undone.",
  "control.trash.undo": "Undo",
  "control.trash.open": "Open the trash",
  "control.toast.close": "Close this notice",
  "control.list.fetching": "Fetching Data ...",
  "control.pages.title": "Pages",
  "control.pages.add": "New Page",
  "control.pages.empty": "No pages yet",
  "control.pages.emptyText":
    "The first page you create will appear here and in the menu of the site.",
  "control.pages.createLead":
    "The page gets its address from its title and appears in the menu of the site at once.",
  "control.pages.create": "Create Page",
  "control.pages.head": "Head of the page",
  "control.pages.heroHint": "Shown in place of the image above.",
  "control.pages.footerHint":
    "The menu has every page. The footer is on every page of the site, so legal notices belong there.",
  "control.markup.title": "How the tags work",
  "control.markup.lead":
    "Every line is an element of its own. A line without a tag is plain text, an empty line is a line break.",
  "control.markup.bold":
    "Bold. At the beginning of a paragraph it is a heading.",
  "control.markup.underline": "Underlined",
  "control.markup.strikethrough": "Struck through",
  "control.markup.heading": "A heading of any text",
  "control.markup.link": "A link: the address, a space, and the words to show",
  "control.markup.image": "An image from the web",
  "control.markup.video": "A video file from the web (MP4 or WebM)",
  "control.markup.item": "An item of a list",
  "control.markup.rules":
    "A tag stands alone on its line. Bold, underlined and struck through take letters, spaces and question marks; images and videos take an address that begins with https://. Web and email addresses in a text become links.",
  "control.markup.preview": "Preview",
  "control.markup.previewEmpty":
    "What you write appears here as visitors will see it.",
  "control.markup.misfits": "These lines are shown as plain text:",
  "control.markup.noTag": "There is no tag of this name.",
  "control.markup.noEnd": "The line does not end with a closing bracket.",
  "control.markup.noText":
    "Only letters, spaces and question marks may stand in this tag. [heading=…] takes any text.",
  "control.markup.noWords": "There is no text in this tag.",
  "control.markup.noUrl": "This is not a web address that can be shown.",
  "control.markup.notAlone": "A tag has to stand alone on its line.",
  "control.markup.showRaw": "Save it as it is",
  "control.reviews.title": "Reviews",
  "control.reviews.add": "New Review",
  "control.reviews.empty": "No reviews yet",
  "control.reviews.emptyText":
    "The first review you create will appear here and on the home page.",
  "control.reviews.createLead":
    "It appears on the home page at once, with its photo and its stars.",
  "control.reviews.create": "Create Review",
  "control.reviews.deleteText": "Its photo will be deleted with it.",
  "control.reviews.usualRating": "4.5, as usual",
  "control.statuses.title": "Statuses",
  "control.statuses.add": "New Status",
  "control.statuses.empty": "No statuses yet",
  "control.statuses.emptyText": "The statuses that you add will appear here.",
  "control.statuses.createLead":
    "Its stage decides the progress bar, the color, when a parcel is late, and the reports.",
  "control.statuses.create": "Create Status",
  "control.statuses.deleteText":
    "Parcels keep the text, but it loses the stage that you gave it.",
  "control.statuses.suggested": "Suggested",
  "control.statuses.inForms": "In forms",
  "control.statuses.offered": "Offered",
  "control.statuses.notOffered": "Not offered",
  "control.statuses.renameHint":
    "For readers of this language. Leave it empty for the usual text.",
  "control.statuses.unknown": "Statuses Without a Stage",
  "control.statuses.unknownText":
    "Choose the stage that a status means. Parcels with it are filed there, now and in the future.",
  "control.statuses.atLeast":
    "{count, plural, one {At least # parcel} other {At least # parcels}}",
  "control.settings.title": "Settings",
  "control.settings.lead": "What holds for the whole site.",
  "control.settings.contact": "Contact Info",
  "control.settings.contactText":
    "How visitors reach you: all of it on the contact page, the email also at the foot of every page.",
  "control.settings.mail": "Mail Settings",
  "control.settings.mailText":
    "How the mails of the site look, and how they leave.",
  "control.settings.html": "Html Settings",
  "control.settings.htmlText":
    "The description for search engines and the code of your chat provider.",
  "control.settings.htmlOnlyText": "The description for search engines.",
  "control.settings.company": "Company",
  "control.settings.companyText":
    "The name, the years and the figures that the site states. A figure that you empty is shown nowhere.",
  "control.settings.nameHint": "Empty: the default name.",
  "control.settings.copyrightHint": "Empty: the present year.",
  "control.samples.figures":
    "These figures came with the site and do not count as yours; the home page marks them as samples: {list}. Change or clear them, or confirm them.",
  "control.samples.reviews":
    "{count, plural, one {# review came} other {# reviews came}} with the sample data, and visitors read that. Delete or confirm.",
  "control.samples.confirm": "These Are Ours",
  "control.settings.privacy": "Privacy and Time Zone",
  "control.settings.privacyText":
    "What visitors see of a recipient, and when a day begins.",
  "control.settings.metaHint":
    "For search engines, on every page except content pages, which bring their own.",
  "control.settings.chatHint":
    "This code runs in the browser of every visitor of the public pages. Each change puts a notice to you into the outbox. It can do anything that you can do on this site: take it only from a provider you trust completely.",
  "control.settings.percentHint": "Percent, from 0 to 100.",
  "control.settings.journalHint":
    "How long it stays recorded who changed what and when, from 30 to 3650 days.",
  "control.settings.zoneHint":
    "A day ends at midnight here: this decides which parcels are due or late, and sets the times of their history and the dates of invoices.",
  "control.settings.mailWay": "How mails leave",
  "control.settings.mailWayText":
    "The environment of the server decides this: MAIL_DRIVER and MAIL_FROM.",
  "control.settings.driver": "Mail driver",
  "control.settings.sender": "Sender",
  "control.settings.noSender": "None yet. Fill in a contact email first.",
  "control.mailSetup.missing": "No mail server is set up. Nothing is sent.",
  "control.mailSetup.link": "How to set up mail",
  "control.mailSetup.title": "Set up mail",
  "control.mailSetup.text":
    "Until a mail server is set up, every email is kept in the outbox: your own, password pins, notices and visitors’ messages. Kept emails do not leave by themselves later; you can send them from the outbox then.",
  "control.mailSetup.variables":
    "On the server, add one of these groups of lines to the site’s .env file, with your own values.",
  "control.mailSetup.smtp": "With a mail server (SMTP)",
  "control.mailSetup.api": "With a mail provider (HTTPS)",
  "control.mailSetup.restart": "Restart the site.",
  "control.mailSetup.check":
    "Send a test email to yourself. The command runs on the server and says what is missing.",
  "control.settings.previews": "What each template looks like",
  "control.settings.used": "In use",
  "driver.log": "Mails are kept in the outbox and not sent.",
  "driver.smtp": "Mails leave through a mail server.",
  "driver.api": "Mails leave through a mail provider.",
  "template.plain": "plain: text only",
  "template.html1": "html1: simple card",
  "template.html2": "html2: band with the company name",
  "template.html3": "html3: table and button",
  "template.html4": "html4: compact",
  "privacy.full": "Full",
  "privacy.fullText":
    "Everyone who has the tracking code or its link sees all of it.",
  "privacy.masked": "Masked",
  "privacy.maskedRecommended": "Masked (recommended)",
  "privacy.maskedText":
    "Name, email, phone, street and photo show only to visitors who know the recipient’s email or phone.",
  "control.settings.maskedHint":
    "Masked: a recipient’s name, email, phone and street and the photo of the parcel show only to those who know the email or phone.",
  "control.erase.title": "Erase a Person",
  "control.erase.lead":
    "Removes a person from everything that is stored, for example because they have asked for it.",
  "control.erase.rules":
    "Parcels lose the person’s name, email, phone and place. Messages from an email address and emails to it are deleted; invoices and other texts lose only the address or number itself. This cannot be undone.",
  "control.erase.phoneHint":
    "With its area code. It is found however it is written.",
  "control.erase.codesHint":
    "For a person known by name alone: erases recipient and sender of these parcels, in their history and imports too. At most {max, number}.",
  "control.erase.look": "Show What Would Be Erased",
  "control.erase.found":
    "This would be erased, and nothing else. Nothing has changed yet.",
  "control.erase.soFar": "Counted so far. There may be more.",
  "control.erase.goOn": "Go On Counting",
  "control.erase.nothing":
    "Nothing that is stored holds this person. Check the spelling.",
  "control.erase.ticks": "Parcels of this person",
  "control.erase.ticksHint":
    "Untick parcels of other people. Then only recipient and sender of the ticked parcels are erased, and you see the new numbers first.",
  "control.erase.first": "Only the first {count, number} parcels are listed.",
  "control.erase.others": "Other records",
  "control.erase.button": "Erase Person",
  "control.erase.running": "The erasure is running.",
  "control.erase.done": "The erasure is complete.",
  "control.erase.failed": "The erasure has failed. Start it again.",
  "control.erase.disk":
    "Until the server is stopped and “deno task compact” has rewritten the database file, what was erased can still be read from its free space.",
  "control.erase.copies": "Copies Made Before",
  "control.erase.copiesText":
    "These copies of the database may still contain the person’s data. Delete them, or let the nightly backup remove them after thirty days. The same goes for copies kept elsewhere.",
  "control.erase.noCopies":
    "There are no copies beside the database. Copies kept elsewhere may still contain the person’s data.",
  "control.erase.copyAge": "{days, plural, one {# day old} other {# days old}}",
  "control.erase.replica":
    "A replica of the database keeps earlier states. After “deno task compact” has rewritten the database file, what was erased is gone from it once something has been saved on {days, plural, one {# more day} other {# more days}}.",
  "choice.none": "None",
  "choice.timeZone": "Choose a time zone",
  "icon.people": "People",
  "icon.copyright": "Copyright",
  "icon.pages": "Pages",
  "icon.folder": "Folder",
  "image.hero1": "Sea chart",
  "image.hero-mixed": "Ship and plane",
  "image.hero-air": "Plane",
  "image.hero-sea": "Ship",
  "image.hero-road": "Truck",
  "image.hero-warehouse": "Warehouse",
  "overlay.overlay1": "Dark overlay behind the text",
  "overlay.overlay2": "Even dark overlay",
  "overlay.overlay3": "Dark overlay from above",
  "control.invoices.title": "Invoices",
  "control.invoices.add": "New Invoice",
  "control.invoices.empty": "No invoices yet",
  "control.invoices.emptyText": "The first invoice you issue will appear here.",
  "control.invoices.createLead":
    "An issued invoice keeps its number for good: it can be neither changed nor deleted.",
  "control.invoices.hint":
    "What the invoice is for. A tracking code brings in the recipient, the weight and the declared value of its parcel.",
  "control.invoices.issue": "Issue Invoice",
  "control.imports.title": "Imports",
  "control.imports.empty": "No imports yet",
  "control.imports.emptyText": "Uploaded files stay here for 7 days.",
  "control.imports.lead":
    "Create and change many parcels by a table: upload an Excel workbook or a CSV file. Nothing changes before you have seen what would change.",
  "control.imports.template": "Template as CSV",
  "control.imports.upload": "Upload and check",
  "control.imports.fileHint":
    "Excel workbook (.xlsx, its first sheet) or CSV, at most 10 MB and 20,000 rows. The first row names the columns.",
  "control.imports.guess": "Can you read these rows?",
  "control.imports.guessText":
    "The file does not say how its letters are encoded. Choose the encoding in which names and places read right.",
  "control.imports.useEncoding": "Use This Encoding",
  "control.imports.dates": "Which number is the day?",
  "control.imports.datesText":
    "Some dates have slashes, and none of them shows whether the day or the month comes first.",
  "control.imports.dmy": "Day first, as in 31/12/2026",
  "control.imports.mdy": "Month first, as in 12/31/2026",
  "control.imports.statusesText":
    "Choose what each one means, for this file and later ones. The words stay as they are in the file. Those left open are filed under “Other status”.",
  "control.imports.statusRows": "{count, plural, one {# row} other {# rows}}",
  "control.imports.reading": "How the file is read",
  "control.imports.readAgain": "Check Again",
  "control.imports.notTaken": "Not taken",
  "control.imports.leftOut": "Columns not taken",
  "control.imports.manyColumns":
    "The file has more columns than can be taken: only the first {max, number} count.",
  "control.imports.rows": "Rows",
  "control.imports.new": "New",
  "control.imports.changed": "Changed",
  "control.imports.unchanged": "Unchanged",
  "control.imports.wrong": "Wrong",
  "control.imports.further": "Further lines of an order",
  "control.imports.firstShown": "The first {count, number} are shown.",
  "control.imports.unmatched":
    "{count, plural, one {# new row names} other {# new rows name}} no parcel. Importing the file again would create those without a reference a second time.",
  "control.imports.nothing":
    "No row is new or changed, so there is nothing to import.",
  "control.imports.canCreate":
    "{count, plural, one {# parcel can be created} other {# parcels can be created}}",
  "control.imports.canChange":
    "{count, plural, one {# parcel can be changed} other {# parcels can be changed}}",
  "control.imports.areWrong":
    "{count, plural, one {# row is wrong} other {# rows are wrong}}",
  "control.imports.areFurther":
    "{count, plural, one {# line continues an order} other {# lines continue an order}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Nothing has changed yet.",
  "control.imports.apply": "Import {count, number}",
  "control.imports.applySkipping":
    "Import {count, number}, skip {wrong, number}",
  "control.imports.mended": "Upload a Mended File",
  "control.imports.goOn": "Go On Importing",
  "control.imports.appliedUntil":
    "Imported until then: {created, number} new and {changed, number} changed parcels.",
  "control.imports.undoText":
    "Possible until {moment}. Parcels that have been changed since stay as they are.",
  "control.imports.undoCreated":
    "{count, plural, one {# parcel that this import created is erased for good.} other {# parcels that this import created are erased for good.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# parcel gets its former values back.} other {# parcels get their former values back.}}",
  "control.imports.wrongCsv": "File with problems as CSV",
  "control.imports.value": "Value in the File",
  "control.imports.jobLink": "Progress and problems",
  "control.imports.deleteText": "No parcel will change.",
  "separator.comma": "Comma",
  "separator.semicolon": "Semicolon",
  "separator.tab": "Tab",
  "separator.pipe": "Vertical bar",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Western European (Windows)",
  "encoding.windows-1250": "Central European (Windows)",
  "encoding.windows-1251": "Cyrillic (Windows)",
  "encoding.windows-1254": "Turkish (Windows)",
  "encoding.windows-1256": "Arabic (Windows)",
  "encoding.windows-1258": "Vietnamese (Windows)",
  "encoding.macintosh": "Western European (Mac)",
  "encoding.gb18030": "Chinese, simplified (GB18030)",
  "encoding.big5": "Chinese, traditional (Big5)",
  "encoding.shift_jis": "Japanese (Shift JIS)",
  "encoding.euc-kr": "Korean (EUC-KR)",
  "importStatus.checking": "Checking",
  "importStatus.checked": "Checked",
  "importStatus.failed": "Unreadable",
  "importStatus.applying": "Importing",
  "importStatus.applied": "Imported",
  "importStatus.undoing": "Undoing",
  "importStatus.undone": "Undone",
  "importStatus.stopped": "Stopped",
  "importStatus.erased": "File removed: data in it was erased",
  "importStatus.encoding": "Which encoding?",
  "control.parcels.title": "Parcels",
  "control.parcels.export": "Export",
  "control.parcels.import": "Import",
  "control.parcels.add": "New Parcel",
  "control.parcels.empty": "No parcels yet",
  "control.parcels.emptyText": "The first parcel you create will appear here.",
  "control.parcels.createLead":
    "Three fields are enough to begin. Everything else can follow.",
  "control.parcels.save": "Save",
  "control.parcels.saveNext": "Save and Next",
  "control.parcels.copy": "Copy as New",
  "control.parcels.more": "Sender and contents",
  "control.parcels.codeHint":
    "4 to 40 letters, digits and dashes. The code filled in for you cannot be guessed.",
  "control.parcels.codeGenerate": "Generate code",
  "control.parcels.codeWarning":
    "This code is easy to guess. Whoever guesses it sees the parcel and its recipient.",
  "control.parcels.post": "Post Update",
  "control.parcels.update": "Update Parcel",
  "control.parcels.history": "Update History",
  "control.parcels.map": "Update Map",
  "control.parcels.image": "Update Image",
  "control.parcels.public": "Public tracking link",
  "control.parcels.copyLink": "Copy Link",
  "control.parcels.details": "All fields",
  "control.parcels.newest": "Latest history",
  "control.parcels.alike":
    "No parcel has exactly this code. These look like it; compare them before you go on.",
  "control.parcels.noImage": "No photo yet",
  "control.parcels.delete": "Delete Parcel",
  "control.parcels.presentImage": "Photo of the parcel at present",
  "control.parcels.keep": "Leave it empty to keep what is there.",
  "control.parcels.postMore": "Time, icon, color, map",
  "control.parcels.postBefore":
    "An entry from before {moment} joins the history and leaves the status as it is.",
  "control.parcels.postOlder":
    "A newer update has set the status, which stays as it is.",
  "control.bulk.title": "Update Many Parcels",
  "control.bulk.lead":
    "Every parcel gets the same entry in its history, and with it the same status and place.",
  "control.bulk.codesHint":
    "Scan or paste codes, a column of a table, or tracking links. At most {max, number}.",
  "control.bulk.check": "Check Codes",
  "control.bulk.found":
    "{count, plural, one {# parcel found} other {# parcels found}}",
  "control.bulk.several": "Could be several parcels: {count, number}",
  "control.bulk.unknown": "Unknown: {count, number}",
  "control.bulk.doubled": "Entered more than once: {count, number}",
  "control.bulk.start": "Start Update",
  "control.bulk.again": "Again for the failed ones",
  "control.bulk.selection": "All parcels under “{selection}”",
  "control.ticked.title": "Selected parcels",
  "control.ticked.page": "Select all on this page",
  "control.ticked.count": "Selected: {count}",
  "control.ticked.clear": "Clear",
  "control.ticked.all":
    "{count, plural, one {All of this selection: # parcel} other {All of this selection: # parcels}}",
  "control.ticked.allFound": "All parcels of this selection",
  "control.ticked.trash": "Move to Trash",
  "control.ticked.failed":
    "{count, plural, one {# parcel was left out} other {# parcels were left out}}",
  "control.parcels.parcel": "Parcel",
  "control.parcels.recipient": "Recipient",
  "control.parcels.sender": "Sender",
  "control.parcels.delivery": "Delivery",
  "control.parcels.filters": "Filters",
  "control.parcels.all": "All",
  "control.parcels.late": "Late",
  "control.parcels.dueToday": "Due today",
  "control.parcels.due": "Due {day}",
  "control.parcels.stalled":
    "{days, plural, one {No news for # day} other {No news for # days}}",
  "control.parcels.stageOther": "Other status",
  "control.parcels.stageNone": "No status",
  "control.parcels.expected": "Expected",
  "control.parcels.lastEvent": "Last event",
  "control.parcels.noMatch": "No parcel matches this filter",
  "control.parcels.ofJob":
    "{count, plural, one {# parcel of this job:} other {# parcels of this job:}}",
  "control.parcels.changed":
    "{count, plural, one {# change.} other {# changes.}}",
  "control.parcels.dueFirst": "Earliest due first",
  "control.parcels.dueLast": "Latest due first",
  "control.parcels.waitingFirst": "Longest waiting first",
  "control.parcels.waitingLast": "Most recent first",
  "control.parcels.sort": "Sorted by",
  "control.parcels.sortCreated": "Created",
  "control.parcels.rows": "{count, plural, one {# row} other {# rows}}",
  "control.parcels.rowsLabel": "Rows per page",
  "control.parcels.searchWithin": "Search in “{filter}”",
  "control.parcels.searchedIn": "Searched only in “{filter}”.",
  "control.parcels.searchAll": "Search all parcels",
  "control.parcels.outside": "Found outside this filter:",
  "control.activities.title": "History",
  "control.activities.add": "New Entry",
  "control.activities.empty": "No entries yet",
  "control.activities.emptyText":
    "What happens to the parcel is told here, newest first.",
  "control.activities.create": "Add Entry",
  "control.activities.edit": "Edit Entry",
  "control.activities.timeHint": "In the time zone of the site: {zone}.",
  "control.activities.nowHint":
    "In the time zone of the site: {zone}. Leave it empty for the present moment.",
  "control.mapEditor.choose": "Place to set on the map",
  "control.mapEditor.hint":
    "Choose a place, then click where it is. A marker can be dragged, or focused and moved with the arrow keys; Enter on the map sets the chosen place in its middle.",
  "control.mapEditor.hintOne":
    "Click where the parcel is now. The marker can be dragged, or focused and moved with the arrow keys; Enter on the map sets it in the middle.",
  "choice.yes": "Yes",
  "choice.no": "No",
  "choice.automatic": "Automatic",
  "status.pending": "Pending",
  "status.pickedUp": "Picked up",
  "status.inTransit": "In transit",
  "status.customs": "Customs",
  "status.onHold": "On hold",
  "status.outForDelivery": "Out for delivery",
  "status.readyForPickup": "Ready for pickup",
  "status.delivered": "Delivered",
  "status.deliveryFailed": "Delivery failed",
  "status.returned": "Returned",
  "status.cancelled": "Cancelled",
  "icon.radio_button_checked": "Step",
  "icon.pan_tool": "Stop",
  "icon.verified": "Verified",
  "icon.check_circle": "Check mark",
  "icon.radio_button_unchecked": "Planned step",
  "icon.airplanemode_active": "Plane",
  "icon.moped": "Bike",
  "icon.directions_boat": "Boat",
  "icon.local_shipping": "Truck",
  "icon.home_work": "Warehouse",
  "icon.departure_board": "Departure",

  // Printable invoice
  "invoice.title": "Invoice",
  "invoice.date": "Date of issue",
  "invoice.issued": "Issued",
  "invoice.issuer": "From",
  "invoice.billTo": "Bill to",
  "invoice.details": "What this invoice is for",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.phone": "phone number",
  "field.parcel_ids": "parcels",
  "field.password": "password",
  "field.current_password": "current password",
  "field.new_password": "new password",
  "field.confirm_new_password": "confirm new password",
  "field.password_token": "pin",
  "field.token": "setup token",
  "field.invitation": "invitation code",
  "field.role": "role",
  "field.pending": "invited",
  "field.active": "active",
  "field.id": "id",
  "field.tracking_code": "tracking code",
  "field.codes": "tracking codes",
  "field.reference": "reference",
  "field.recipient_name": "recipient name",
  "field.proof": "email or phone digits",
  "field.recipient_email": "recipient email",
  "field.recipient_phone_number": "recipient phone number",
  "field.destination": "destination",
  "field.current_location": "current location",
  "field.status": "status",
  "field.weight": "weight",
  "field.pieces": "number of pieces",
  "field.shipped_via": "shipped via",
  "field.sender_name": "sender name",
  "field.sender_email": "sender email",
  "field.pickup_location": "pickup location",
  "field.parcel_content": "parcel content",
  "field.declared_value": "declared value",
  "field.min_expected_delivery_date": "earliest delivery date",
  "field.max_expected_delivery_date": "latest delivery date",
  "field.show_map": "show map",
  "field.map_zoom": "map zoom",
  "field.map_current_latitude": "current latitude",
  "field.map_current_longitude": "current longitude",
  "field.map_pickup_latitude": "pickup latitude",
  "field.map_pickup_longitude": "pickup longitude",
  "field.map_destination_latitude": "destination latitude",
  "field.map_destination_longitude": "destination longitude",
  "field.parcel_id": "parcel id",
  "field.title": "title",
  "field.description": "description",
  "field.icon": "icon",
  "field.color": "color",
  "field.text": "text",
  "field.stage": "stage",
  "field.hidden": "hidden",
  "field.occurred_at": "occurred at",
  "field.subject": "subject",
  "field.body": "body",
  "field.message": "message",
  "field.name": "name",
  "field.to": "to",
  "field.from": "from",
  "field.website": "website",
  "field.contact_email": "contact email",
  "field.contact_phone": "contact phone",
  "field.contact_phone_alt": "alternate phone",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "contact address",
  "field.mail_template": "mail template",
  "field.meta_description": "meta description",
  "field.chat_code": "chat code",
  "field.company_name": "company name",
  "field.founded_year": "founded year",
  "field.container_count": "container count",
  "field.gauge_warehousing": "warehousing gauge",
  "field.gauge_ocean": "ocean freight gauge",
  "field.gauge_air": "air freight gauge",
  "field.copyright_year": "copyright year",
  "field.sample_figures": "sample figures",
  "field.tracking_privacy": "tracking privacy",
  "field.journal_days": "days to keep the journal",
  "field.time_zone": "time zone",
  "field.content": "content",
  "field.overlay": "overlay",
  "field.image": "image",
  "field.hero": "hero image",
  "field.sub_title": "subtitle",
  "field.in_footer": "footer link",
  "field.search": "search",
  "field.page": "page",
  "field.per_page": "per page",
  "field.order": "order",
  "field.cursor": "cursor",
  "field.review": "review",
  "field.rating": "rating",
  "field.sample": "sample",
  "field.version": "version",
  "field.created_at": "created",
  "field.updated_at": "last changed",
  "field.ended_at": "ended",
  "field.file": "file",
  "field.columns": "columns",
  "field.statuses": "statuses",
  "field.dates": "order of dates",
  "field.encoding": "encoding",
  "field.separator": "separator",
  "field.head_row": "row of the headings",
  "field.skip_wrong": "skip wrong rows",
  "field.without_entry": "correct without an entry in the history",
  "field.product": "product",

  // Labels of forms
  "label.password": "Password",
  "label.tracking_code": "Tracking Code",
  "track.placeholder": "Enter Your Tracking Code",
  "track.description":
    "Enter a tracking code of {company} to see where your parcel is, when it arrives and every step it has taken.",
  "resolution.title": "Screen Resolution",
  "resolution.text":
    "If a page does not look right on your device, these values help us find out why. Copy them and send them to us.",
  "resolution.width": "Window width",
  "resolution.height": "Window height",
  "resolution.agent": "User agent",
  "resolution.script": "Turn on JavaScript to see the size of the window.",
  "resolution.copy": "Copy",
  "converting.title": "We are updating this site",
  "converting.text":
    "It will be back in a few minutes. This page reloads by itself.",
  "offline.title": "You are offline",
  "offline.text":
    "This page needs a connection to the internet. Check yours, then try again.",
  "offline.again": "Try Again",

  // Forms
  "form.offers": "Suggestions",
  "form.didYouMean": "Did you mean {text}?",
  "form.keepStatus": "Keep as it is; it means:",
  "form.optional": "{label} (Optional)",
  "form.cancel": "Cancel",
  "form.uploading": "Uploading",
  "form.noAnswer":
    "The connection to this site failed, and whether anything was saved is not known. What you typed is still here: check that you are online, then send it again.",
  "form.save": "Save Changes",
  "form.imageHint": "JPG or PNG, at most 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Someone else}} has changed this record. Compare it with what you typed; saving again replaces it.",
  "form.conflict": "Open the current version in a new tab",
  "form.repeatedText":
    "This form has been sent before, and what was sent then is saved. Send it again to save this as well.",
  "form.unsent":
    "Nothing has been sent yet. Check the form, then press “{button}”.",
  "form.mergeConflict":
    "{who, select, person {{by} has} import {The import “{by}” has} bulk {The bulk update “{by}” has} other {Another change has}} set {label} to something else in the meantime. Choose which one stays.",
  "form.keepTheirs": "Keep the other value",
  "form.useOwn": "Use what I entered",
  "form.meanwhile":
    "{who, select, person {{by} has meanwhile changed:} import {The import “{by}” has meanwhile changed:} bulk {The bulk update “{by}” has meanwhile changed:} other {Another change in the meantime:}} {fields}.",

  // Validation (422)
  "invalid.required": "The {label} field is required.",
  "invalid.email": "The {label} must be a valid email address.",
  "invalid.phone": "The {label} must have 7 to 15 digits, with its area code.",
  "invalid.max":
    "The {label} may not be greater than {max, number} characters.",
  "invalid.min": "The {label} must be at least {min, number} characters.",
  "invalid.maxItems":
    "The {label} may not have more than {max, number} entries.",
  "invalid.noTicks": "Select at least one parcel.",
  "invalid.unknownCodes": "Not found: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Found: {count, number}.} other {Found: more than {max, number}.}} One update takes at most {max, number} parcels.",
  "invalid.codeCharacters":
    "The {label} may contain only the letters A to Z, digits and dashes, and not dashes alone.",
  "invalid.number": "The {label} must be a number.",
  "invalid.integer": "The {label} must be a whole number.",
  "invalid.between": "The {label} must be between {min} and {max}.",
  "invalid.pageReach":
    "The {label} must be between 1 and {max}; further pages are reached by next_page_url.",
  "invalid.selected": "The selected {label} is invalid.",
  "invalid.characters":
    "The {label} contains a control character or one that cannot be displayed. Remove it.",
  "invalid.oneLine": "The {label} must be on one line.",
  "invalid.noParcel":
    "No parcel has this code. Compare it with the parcel’s, or send the form again to issue the invoice all the same: it cannot be changed afterwards.",
  "invalid.severalParcels": "{code} could be {codes}. Enter the exact code.",
  "invalid.rawLine": "Line {line} will appear as it is typed: {text}",
  "invalid.invitation":
    "This invitation is not valid: the code is wrong, has been used or has expired. Ask for a new link.",
  "invalid.taken": "The {label} has already been taken.",
  "invalid.statusesFull":
    "There are already {max, number} statuses. Delete one first.",
  "invalid.unknownStatus": "“{status}” is a new status. Say what it means.",
  "invalid.suggestedDeleted":
    "A suggested status can be hidden, but not deleted.",
  "invalid.suggestedStage":
    "The stage of a suggested status cannot be changed.",
  "invalid.codeInTrash": "This code belongs to a parcel in the trash.",
  "invalid.reserved": "The {label} is a reserved word. Choose another one.",
  "invalid.unknown": "The {label} field is not allowed.",
  "invalid.noFilter": "Name one or two filters.",
  "invalid.text": "The {label} must be a text.",
  "invalid.date": "The {label} must be a valid date.",
  "invalid.timeZone":
    "The {label} needs a time zone: end it with Z or an offset such as +01:00.",
  "invalid.notBefore": "The {label} may not be before the {other}.",
  "invalid.ahead": "The {label} may not be more than 24 hours ahead.",
  "invalid.together":
    "The {label} and the {other} go together: fill in both or neither.",
  "invalid.noUpdate": "Enter a status or a place.",
  "invalid.common": "The {label} is too common. Choose another one.",
  "invalid.personal":
    "The {label} may not contain your email address or the company name.",
  "invalid.confirmed": "The {label} confirmation does not match.",
  "invalid.wrong": "The {label} is wrong.",
  "invalid.unchanged": "The {label} must differ from the old one.",
  "invalid.memberName":
    "Choose a name that no other team member has, without an @.",
  "invalid.eraseMember":
    "This is the address of a team member. Remove that member first.",
  "invalid.eraseContact":
    "This is the site’s own contact email. Enter another one under Settings first.",
  "invalid.eraseContactPhone":
    "This is the site’s own phone number. Enter another one under Settings first.",
  "invalid.eraseBy":
    "Enter one of the three: an email, a phone number or tracking codes.",
  "invalid.imageType": "The {label} must be a file of type: jpg, jpeg, png.",
  "invalid.imagePixels": "The {label} may not have more than {max} megapixels.",
  "invalid.imageDamaged":
    "The {label} cannot be read. The file may be damaged.",
  "invalid.oneFile": "The {label} must be one file only.",
  "invalid.noRoom":
    "There is no room for more files. Delete some that are no longer needed.",
  "invalid.halves": "The {label} must be in whole or half steps.",
  "invalid.object": "The request must be a JSON object.",
  "import.noText":
    "This file is not a table of plain text, or it is in another encoding. Save it as Excel workbook (.xlsx) or CSV.",
  "import.bookDamaged":
    "This workbook is damaged. Open it in your spreadsheet and save it again as Excel workbook (.xlsx) or CSV.",
  "import.bookLocked":
    "A password protects this file. Remove the password in your spreadsheet, or save the table as CSV.",
  "import.bookTooLarge":
    "This workbook has more than {max, number} MB of content. Delete what is not needed, or split it into several files.",
  "import.bookTooSlow":
    "Reading this workbook takes longer than {max, number} seconds. Delete what is not needed, or save the table as CSV.",
  "import.otherFormat":
    "Files of the format {format} cannot be read. Save the table as Excel workbook (.xlsx) or CSV.",
  "import.noColumn":
    "No column of this file is known. Its first row must name the columns.",
  "import.quote":
    "A quotation mark in line {line, number} is never closed or stands in the wrong place.",
  "import.tooManyRows":
    "The file has more than {max, number} rows. Split it into several files.",
  "import.tooManyColumns":
    "The file has more than {max, number} columns. Delete those that are not needed.",
  "import.tooManyLines":
    "The file has content below row {max, number}. Delete its empty rows.",
  "import.longRow":
    "The row that starts on line {line, number} is too long. A quotation mark may be missing.",
  "import.shortYear": "The {label} needs a year with four digits.",
  "import.shortened":
    "A spreadsheet has shortened the {label}. Format its column as text, enter the whole number and save the file again.",
  "import.noSuchDay": "The {label} names a day that does not exist.",
  "import.otherCalendar":
    "The {label} looks like a date of {calendar, select, persian {the Persian calendar (Solar Hijri)} islamic {the Islamic calendar (Hijri)} buddhist {the Buddhist calendar} roc {the Minguo calendar} japanese {the Japanese calendar} other {the Hebrew calendar}}. Enter it as a date of the Gregorian calendar, such as 2026-11-28.",
  "import.dateOrder":
    "It is not clear which part of the {label} is the day and which is the month.",
  "import.unreadable":
    "This row has a character that cannot be read. Enter it again in your program and save the file anew.",
  "import.totals":
    "This row looks like a line of totals. If it is a parcel, add its recipient and destination.",
  "import.moreCells": "This row has more cells than the file has columns.",
  "import.double": "The same parcel as row {row, number}.",
  "import.sameCode": "The same tracking code as row {row, number}.",
  "import.sameReference": "The same reference as row {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Several parcels have this reference. Add the tracking code.",
  "import.notUnknown":
    "“{status}” is not among the unknown statuses of this import.",
  "import.hasWrong":
    "{count, plural, one {# row is} other {# rows are}} wrong. Mend the file, or choose to skip wrong rows.",
  "import.tooLate": "An import can be undone within 24 hours.",
  "import.notNow":
    "This import has moved on meanwhile. Reload the page to see where it is.",
  "import.gone": "The parcel no longer exists.",
  "import.changedSince":
    "The parcel has been changed since the import and stays as it is.",
  "import.erased":
    "The file has been removed, because data in it was erased. Upload it again.",
  "bulk.tooLate": "An update can be undone within 24 hours.",
  "bulk.notNow":
    "This update is still running, has changed nothing, or has already been undone. Reload the page to see where it is.",
  "bulk.changedSince":
    "The parcel has been changed since the update and stays as it is.",

  // Errors of the other codes
  "error.malformed": "The request body is not valid JSON.",
  "error.signInNeeded": "Please sign in to continue.",
  "error.credentials": "Invalid email or password.",
  "error.deactivated":
    "This account is deactivated. Ask an owner of this site to activate it.",
  "error.origin": "This request came from another site and was refused.",
  "error.https":
    "This call needs https. Use the https address of this site (PUBLIC_ORIGIN); a proxy that provides it must send X-Forwarded-Proto.",
  "error.adminExists": "An administrator already exists.",
  "error.setupToken":
    "The setup token is wrong or has expired. Restart the server for a new one.",
  "error.parcelNotFound": "Parcel not found",
  "error.severalParcels":
    "Several parcels have a code that looks like this one. Enter the exact code.",
  "error.activityNotFound":
    "This history entry no longer exists. It may have been deleted in the meantime.",
  "error.messageNotFound": "Message not found",
  "error.pageNotFound": "Page not found",
  "error.pagesFull": "There are already {max, number} pages. Delete one first.",
  "error.reviewNotFound": "Review not found",
  "error.statusNotFound": "Status not found",
  "error.pathNotFound": "Path not found",
  "error.invoiceNotFound": "Invoice not found",
  "error.mailNotFound": "Mail not found",
  "error.mailUnderWay": "This mail is waiting or being sent already.",
  "error.mailInterrupted":
    "The server stopped while this mail was being sent. It may have been sent.",
  "error.mailLeftBehind":
    "The server stopped before this mail was handed over. It was not sent.",
  "error.mailNotComposed": "The mail could not be composed.",
  "error.mailNoSender":
    "There is no sender address: set MAIL_FROM or the contact email.",
  "error.mailNoMatter": "What this mail was about no longer exists.",
  "error.jobNotFound": "Job not found",
  "error.importNotFound": "Import not found",
  "error.jobEnded": "This job has already ended.",
  "error.jobGoesOn": "This job cannot be cancelled.",
  "error.stepFailed":
    "This could not be done; the log has the details under {id}.",
  "error.itemTooLarge": "This is too large to be done in one step.",
  "error.notErased":
    "Not everything could be erased; “{place}” still contains data about the person.",
  "error.mailRefused": "The mail server refused the mail: {reason}",
  "error.mailSignIn":
    "The mail server did not accept the user or the password: {reason}",
  "error.mailUnencrypted":
    "The mail server offers no encryption (STARTTLS), without which nothing is sent: {reason}",
  "error.mailFailed": "The mail could not be sent: {reason}",
  "error.mailTimeout":
    "The mail server did not answer in time. The mail was not sent.",
  "error.mailUnknown":
    "The connection to the mail server ended while the mail was handed over. It may have been sent.",
  "error.mailNotSetUp":
    "Mail is not set up completely: the doctor task says what is missing.",
  "error.mailHeaders": "An address or the subject of this mail is not allowed.",
  "error.memberNotFound": "Member not found",
  "error.trashNotFound": "Not found in the trash",
  "error.lastOwner":
    "This is the last owner. Make another active member an owner first.",
  "error.notInvited":
    "A new link is only for an active member who has not accepted the invitation yet.",
  "error.method": "This method is not allowed here.",
  "invalid.notTogether": "{one} and {two} cannot be combined.",
  "invalid.codesOrFilter": "Send either codes or a filter.",
  "invalid.manyFilters":
    "Combine at most two of these: a stage; late, due or stalled; a search.",
  "invalid.fixedSort":
    "The parcels of a search or a job have an order that cannot be changed.",
  "invalid.closedSort":
    "Only open parcels can be sorted like this, and this stage has none.",
  "error.notAllowed":
    "Your role does not allow this. Ask an owner to change your role, or to do it for you.",
  "error.conflict":
    "{known, select, yes {{by}} other {Someone else}} has changed this record. Load it again and repeat your change.",
  "error.repeated": "The Idempotency-Key was used before with another body.",
  "error.slow": "The request took too long to arrive.",
  "error.tooLarge": "The request may not be larger than {max, number} KiB.",
  "error.tooManyFields":
    "The request may not have more than {max, number} fields.",
  "error.fileTooLarge": "The file may not be larger than {max, number} MB.",
  "error.mediaType": "The request body must be sent as {type}.",
  "error.encoded":
    "The request body may not be compressed. Send it without Content-Encoding.",
  "error.verification": "That does not match the recipient’s email or phone.",
  "error.tooMany":
    "Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
  "error.host": "This host is not served here.",
  "error.badRequest": "The request could not be understood.",
  "error.busy": "The service is busy. Please try again in a moment.",
  "error.converting":
    "The site is being updated ({percent, number} %). Please try again in a moment.",
  "error.readOnly": "Saving is not possible right now. Please try again later.",
  "error.internal": "Something went wrong. Request id: {id}",

  // Messages of success
  "message.adminCreated":
    "The administrator has been created. You can sign in now.",
  "message.signedIn": "You are signed in.",
  "message.signedOut": "You are signed out.",
  "message.pinRequested": "If that email is registered, a pin is on its way.",
  "message.noMailServer":
    "No mail server is set up. Ask whoever runs the site for a reset link.",
  "message.passwordReset":
    "Your password has been reset. You can sign in with it now.",
  "message.passwordChanged":
    "Your password has been changed. All other devices have been signed out.",
  "message.sessionsEnded": "All your other sessions have ended.",
  "message.memberInvited":
    "The invitation is ready. Pass on the link: it is shown only now.",
  "message.memberInvitedMailed":
    "The invitation is on its way by email. You can also pass on the link: it is shown only now.",
  "message.memberUpdated": "The member has been updated.",
  "message.memberRemoved": "The member has been removed.",
  "message.invitationAccepted": "Your account is ready. You can sign in now.",
  "message.nameUpdated": "Your name has been changed.",
  "message.parcelCreated": "The parcel has been created.",
  "message.parcelUpdated": "The parcel has been updated.",
  "message.parcelDeleted": "The parcel has been deleted.",
  "message.parcelRestored": "The parcel has been restored.",
  "message.trashed": "{name} is in the trash.",
  "message.trashedMany":
    "{count, plural, one {# parcel is in the trash.} other {# parcels are in the trash.}}",
  "message.restoredMany":
    "{count, plural, one {# parcel has been restored.} other {# parcels have been restored.}}",
  "message.trashErased": "It has been erased for good.",
  "message.activityCreated": "The history entry has been added.",
  "message.activityUpdated": "The history entry has been updated.",
  "message.activityDeleted":
    "The history entry has been deleted. The parcel now shows: {values}.",
  "message.invoiceCreated": "The invoice has been issued.",
  "message.settingsUpdated": "The settings have been updated.",
  "message.messageReceived": "Your message has been received.",
  "message.messageDeleted": "The message has been deleted.",
  "message.emailSent": "Your email has been sent.",
  "message.emailKept":
    "The email has been kept. Nothing is sent: no mail server is set up.",
  "message.mailQueued": "The email will be sent again.",
  "message.jobCancelled": "The job has been cancelled.",
  "message.bulkStarted": "The update has started.",
  "message.bulkUndoing": "The update is being undone.",
  "message.importUploaded": "The file has been uploaded and is being checked.",
  "message.importChecking": "The file is being checked anew.",
  "message.importStatuses": "The stages have been saved.",
  "message.importStarted": "The import has started.",
  "message.importUndoing": "The import is being undone.",
  "message.importDeleted": "The import has been deleted.",
  "message.pageCreated": "The page has been created.",
  "message.pageUpdated": "The page has been updated.",
  "message.pageDeleted": "The page has been deleted.",
  "message.pageRestored": "The page has been restored.",
  "message.reviewCreated": "The review has been created.",
  "message.reviewUpdated": "The review has been updated.",
  "message.reviewDeleted": "The review has been deleted.",
  "message.reviewsConfirmed": "The reviews are confirmed as yours.",
  "message.statusCreated": "The status has been created.",
  "message.statusUpdated": "The status has been updated.",
  "message.statusDeleted": "The status has been deleted.",
  "message.nothingToUpdate": "Nothing to update.",

  // Tracking
  "tracking.heading": "Track your parcel",
  "tracking.intro":
    "The code is on your receipt and in the shipping notice. Capitals, spaces and dashes make no difference.",
  "tracking.code": "Tracking code",
  "tracking.placeholder": "Enter Your Tracking Code",
  "tracking.button": "Track",
  "tracking.back": "Back to the home page",
  "tracking.loading": "TRACKING...",
  "tracking.shipping": "Shipping Information",
  "tracking.history": "Parcel History",
  "tracking.destination": "Destination",
  "tracking.sentFrom": "Sent From",
  "tracking.image": "Parcel Image",
  "tracking.imageAlt": "Photo of the parcel",
  "tracking.noHistory":
    "Nothing has been recorded yet. The first event appears here as soon as the parcel moves.",
  "tracking.zone": "Time zone: {zone}.",
  "tracking.earlier": "Earlier events",
  "tracking.copy": "Copy code",
  "tracking.copied": "Copied",
  "tracking.print": "Print",
  "tracking.printedAddress": "Follow this parcel at",
  "tracking.status": "Status",
  "tracking.announced": "Announced, not yet received",
  "tracking.weight": "Weight",
  "tracking.currentLocation": "Current Location",
  "tracking.deliveryDate": "Estimated Delivery Date",
  "tracking.delayed": "Delayed",
  "tracking.deliveredOn": "Delivered on",
  "tracking.returnedOn": "Returned on",
  "tracking.cancelledOn": "Cancelled on",
  "tracking.expectedBy": "Was expected by",
  "tracking.after.pending":
    "The sender has announced the parcel. Its journey begins as soon as we receive it.",
  "tracking.after.pickedUp":
    "We have the parcel. Next, it travels towards its destination.",
  "tracking.after.inTransit":
    "The parcel is travelling to its destination. Next, it goes out for delivery.",
  "tracking.after.customs":
    "Customs is checking the parcel. It travels on as soon as it is cleared.",
  "tracking.after.onHold":
    "The parcel cannot travel on at the moment. Contact us if you want to know why.",
  "tracking.after.outForDelivery":
    "The driver has the parcel. Please make sure that someone can accept it.",
  "tracking.after.readyForPickup":
    "The parcel is waiting for you. Please bring its tracking code and an identity document.",
  "tracking.after.delivered":
    "The journey is complete. Contact us if anything is missing or damaged.",
  "tracking.after.deliveryFailed":
    "We could not deliver the parcel. We usually try again on the next working day; contact us if another day or place suits you better.",
  "tracking.after.returned":
    "The parcel is back with its sender. Contact us if you still need it.",
  "tracking.after.cancelled":
    "This parcel will not be delivered. Contact us if you did not expect that.",
  "tracking.updated": "Last Updated",
  "tracking.recipientName": "Recipient Name",
  "tracking.email": "Email",
  "tracking.address": "Address",
  "tracking.phone": "Phone",
  "tracking.senderName": "Sender Name",
  "tracking.pickupLocation": "Pickup Location",
  "tracking.unset": "Not provided",
  "tracking.color.green": "Completed",
  "tracking.color.black": "Update",
  "tracking.color.gold": "Attention",
  "tracking.color.red": "Problem",
  "tracking.verificationTitle": "Is this your parcel?",
  "tracking.verificationText":
    "Personal details are hidden. Confirm that you are the recipient to see them.",
  "tracking.verificationLabel":
    "Recipient’s email, or the last 4 digits of the phone",
  "tracking.verificationButton": "Show details",
  "tracking.share": "Share",
  "tracking.copyLink": "Copy link",
  "tracking.progress": "Progress",
  "tracking.done": "completed",
  "tracking.searched": "You searched for",
  "tracking.next": "What you can do next",
  "tracking.codeForm":
    "A tracking code has {min, number} to {max, number} characters: letters from A to Z, digits and dashes.",
  "tracking.nextCompare":
    "Compare the code with the one on your receipt, character by character: 0 and O, 1 and I are easily mixed up.",
  "tracking.nextWait":
    "A new code may take a few hours to appear here. Try again later today.",
  "tracking.nextAsk": "Ask the sender whether the code is complete.",
  "tracking.nextConnection":
    "The connection to this site failed. Check that you are online, then search again.",
  "tracking.contact": "Contact us",
  "tracking.map": "Map",
  "tracking.mapHint":
    "Drag the map, move it with two fingers on a touch screen, or use the arrow keys and + and -.",
  "tracking.zoomIn": "Zoom in",
  "tracking.zoomOut": "Zoom out",

  // Mails
  "mail.message.subject": "Message from the contact form: {subject}",
  "mail.message.intro":
    "Somebody has written to {company} through the contact form.",
  "mail.message.answer": "Answer this mail to write to {email}.",
  "mail.message.noEmail": "The sender has left no email address.",
  "mail.message.name": "Name",
  "mail.pin.subject": "Your pin for a new password",
  "mail.pin.text":
    "Somebody, probably you, wants to set a new password for the control panel of {company}. This is your pin:",
  "mail.pin.once": "It works once, and for {minutes} minutes.",
  "mail.pin.ignore":
    "If it was not you, ignore this mail. Nothing has changed.",
  "mail.pin.button": "Set New Password",
  "mail.invitation.subject": "Invitation to the control panel of {company}",
  "mail.invitation.text":
    "You have been invited to work in the control panel of {company}. Choose a password to begin.",
  "mail.invitation.button": "Accept Invitation",
  "mail.invitation.code": "If the page asks for a code, it is this one:",
  "mail.invitation.page":
    "Open the page {path} of the control panel and enter this code:",
  "mail.invitation.once": "The invitation works once, until {moment}.",
  "mail.invitation.ignore": "If you did not expect this mail, ignore it.",
  "mail.password.subject": "Your password has been changed",
  "mail.password.text":
    "The password for the control panel of {company} has been changed, and older sessions have ended.",
  "mail.password.notYou":
    "If it was not you, ask for a pin on the sign-in page at once and set a new password.",
  "mail.chatCode.subject": "The chat code has been changed",
  "mail.chatCode.text":
    "The chat code on the public pages of {company} has been changed. Such code runs in the browser of every visitor.",
  "mail.chatCode.notYou":
    "If it was not you, remove it in the Html Settings and change your password.",
  "mail.footer": "Sent by {company}",
  "mail.sample.subject": "Your parcel is on its way",
  "mail.sample.text":
    "Good day,\n\nyour parcel has left our warehouse and will reach you soon.\n\nKind regards",
} as const;

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `n/a, n.a., #n/a, tbd, tba, tbc, t.b.d., t.b.a., t.b.c., to be determined, to be advised, to be announced, to be
  confirmed, none, null, undefined, not available, not applicable, not specified, not provided, not known, empty`,
  pieces:
    `pc, pcs, piece, pieces, item, items, unit, units, ea, each, parcel, parcels, package, packages, pkg, pkgs, box, boxes,
  carton, cartons, ctn, ctns, bag, bags, pallet, pallets`,
  totals: "total, totals, grand total, sum total, subtotal, sub total, sum",
  dates:
    `st, nd, rd, th, of, the, at, on, by, from, until, a, p, m, am, pm, o, clock, h, hrs, hours, noon, midnight, date`,
  streets:
    `street str road avenue ave boulevard blvd lane drive close crescent court terrace way walk alley row mews quay wharf
  gardens grove square place highway hwy parkway pkwy esplanade promenade passage yard house flat apartment apt suite unit
  building bldg block floor room level tower cottage lodge manor farm estate`,
  headings: {
    recipient: "recipient, consignee, receiver, addressee",
    shipping:
      "ship to, shipping, ship, delivery, deliver to, destination, dest, to, send to, post to",
    buyer: "buyer, customer, client, purchaser",
    billing: "bill to, billing, bill, invoice, sold to",
    sender: "sender, shipper, consignor",
    pickup:
      "from, ship from, shipped from, sent from, pickup, collection, collect from, origin",
    name:
      `name, full name, first name, middle name, last name, surname, family name, given name, contact, contact name,
  contact person, attn, attention`,
    company: "company, business, business name, organization, organisation",
    address:
      `address, street, street address, street name, street line, address line, line, apartment, suite, full address, mailing address, addr`,
    house: "house, house number, street number, building number",
    postcode:
      "postcode, postal code, post code, zip, zip code, pin code, postal",
    city: "city, town, suburb",
    region: "state, province, county, region, prov",
    country: "country, nation",
    phone:
      `phone, phones, telephone, tel, mobile, mobile phone, cell, cell phone, contact, contact number, contact no,
  contact phone, whatsapp`,
    email: "email, emails, mail, email address, contact email",
    shipment: "shipment, consignment",
    order:
      "order, sales order, platform order, amazon order, shop order, web order, sale order, so no, so number, so num, so id",
    purchase: "purchase order, po",
    package: "parcel, package, pkg, box, carton",
    packages: "parcels, packages, pkgs, boxes, cartons",
    tracking_code:
      `tracking, tracking code, tracking reference, carrier tracking, awb, hawb, house awb, docket, lr, air waybill,
  airway bill, waybill, consignment note, postal tracking, post tracking`,
    barcode: "barcode, bar code",
    reference: "reference, ref, order name",
    destination:
      "destination, dest, to, delivery location, place of delivery, delivery point, final destination",
    pickup_location:
      `origin, from, sent from, shipped from, pickup location, pickup point, collection point, place of collection, place
  of origin`,
    current_location:
      `current location, current place, current position, present location, last location, latest location`,
    status:
      "status, state, current status, last status, latest status, tracking status, status description, last status description",
    weight:
      `weight, gross weight, total weight, gross wt, wgt, chargeable weight, actual weight, total actual weight, wt,
  packaged weight, packed weight, packaged product weight, billable weight, charged weight, kg, kgs, kilo, kilos`,
    pieces:
      "pieces, piece, pcs, colli, total pieces, total packages, total parcels, qty of pieces",
    shipped_via:
      `carrier, courier, shipping provider, shipping carrier, tracking provider, forwarder, transporter,
  delivery partner, logistics partner, ship via, shipped via`,
    method:
      `service, shipping method, shipping service, delivery method, delivery service, service level, ship service level,
  service type, shipping method title, transport mode, service selected, service requested,
  requested shipping service, ship method, shipping option, delivery option, delivery mode, mode of transport`,
    parcel_content:
      `content, contents, goods, goods description, description of goods, commodity, nature of goods, cargo`,
    declared_value:
      `declared value, goods value, value of goods, customs value, insured value, parcel value, value of contents`,
    min_expected_delivery_date:
      `earliest delivery, earliest delivery date, minimum estimated delivery date, delivery from, expected from, deliver
  after, eta from`,
    max_expected_delivery_date:
      `eta, estimated arrival date, expected arrival date, promised delivery date, expected, expected delivery, expected delivery date, expected date, expected day, expected arrival, estimated delivery, estimated delivery date, est delivery, est delivery date, exp delivery, exp delivery date, estimated arrival, maximum estimated delivery date, latest delivery, latest
  delivery date, delivery date, delivery day, delivery by, deliver by, delivery due, due date, scheduled delivery,
  scheduled delivery date, edd`,
    number: "number, no, num, nr, nbr",
    id: "id",
    code: "code",
    count: "number of, no of, count, qty, quantity",
    of: "of, the, for, and, or, a, an, in, s, your, our, details, info, other",
    unit:
      `kg, kgs, kilo, kilos, kilogram, kilograms, g, gr, gram, grams, lb, lbs, pound, pounds, oz, ounces, optional,
  required, gm, gms`,
    article:
      "sku, item, product, article, lineitem, asin, ean, gtin, upc, isbn, variant",
    paper: "e way bill, eway bill, e waybill, ewaybill, ewb",
  },
};
