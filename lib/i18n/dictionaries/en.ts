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
  "footer.company": "Company",
  "footer.contact": "Contact",

  // Home page
  "home.title": "Freight by air, sea and road",
  "home.description":
    "{company} carries freight by air, sea and road, keeps it safe in its warehouses and shows where it is, step by step.",
  "home.hero.title": "Worldwide delivery, in plain sight",
  "home.hero.promise":
    "By air, sea and road since {year}. Enter your tracking code to see where your parcel is and when it arrives.",
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
  "home.about.text":
    "Parcels, pallets and full containers travel with {company} the way that suits them best: through the air, over the sea, along the road, and into storage when they have to wait.",
  "home.about.founded": "Founded",
  "home.about.containers": "Containers, up to",
  "home.about.tracking": "Tracking, day and night",

  // Contact page
  "contact.hero": "We love to listen and we are eagerly waiting to talk to you",
  "contact.details": "How to reach us",
  "contact.email": "Email",
  "contact.phone": "Phone",
  "contact.phoneAlt": "Alternate phone",
  "contact.address": "Address",
  "contact.empty":
    "Our contact details are not published here yet. Please use the address or phone number on your shipping papers.",
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
  "control.signIn.button": "Sign In",
  "control.signUp.title": "Create Admin",
  "control.signUp.lead":
    "The account that you create here runs the whole site. This link works only once.",
  "control.signUp.hint":
    "8 to 300 characters. A sentence that only you know is best.",
  "control.signUp.button": "Create Admin",
  "control.signUp.toSignIn": "Go to sign-in",
  "control.dashboard.title": "Dashboard",
  "control.dashboard.signedIn": "Signed in as {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {No parcels yet} one {# parcel} other {# parcels}}",
  "control.dashboard.apiTitle": "Create parcels through the API",
  "control.dashboard.apiText":
    "These calls sign you in, create a parcel and add the first entry of its history. The answer to the second call holds the parcel’s id, which the third one needs.",
  "control.dashboard.apiCode": "Calls for the command line",
  "control.dashboard.track": "Open the tracking page",
  "control.dashboard.termsTitle": "Developer terms",
  "control.dashboard.terms":
    "This software is provided as it is. The liability of its developers is limited as far as the law allows, and they are under no obligation to update or maintain it.",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.password": "password",
  "field.token": "setup token",
  "field.id": "id",
  "field.tracking_code": "tracking code",
  "field.recipient_name": "recipient name",
  "field.recipient_email": "recipient email",
  "field.recipient_phone_number": "recipient phone number",
  "field.destination": "destination",
  "field.current_location": "current location",
  "field.status": "status",
  "field.weight": "weight",
  "field.shipped_via": "shipped via",
  "field.sender_name": "sender name",
  "field.sender_email": "sender email",
  "field.pickup_location": "pickup location",
  "field.parcel_content": "parcel content",
  "field.declared_value": "declared value",
  "field.min_expected_delivery_date": "min expected delivery date",
  "field.max_expected_delivery_date": "max expected delivery date",
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
  "field.occurred_at": "occurred at",
  "field.search": "search",
  "field.page": "page",
  "field.per_page": "per page",
  "field.cursor": "cursor",
  "field.version": "version",

  // Labels of forms
  "label.email": "Email",
  "label.password": "Password",
  "label.token": "Setup Token",
  "label.tracking_code": "Tracking Code",
  "track.placeholder": "Enter Your Tracking Code",

  // Forms
  "form.optional": "{label} (Optional)",
  "form.cancel": "Cancel",
  "form.uploading": "Uploading",

  // Validation (422)
  "invalid.required": "The {label} field is required.",
  "invalid.email": "The {label} must be a valid email address.",
  "invalid.max":
    "The {label} may not be greater than {max, number} characters.",
  "invalid.min": "The {label} must be at least {min, number} characters.",
  "invalid.number": "The {label} must be a number.",
  "invalid.integer": "The {label} must be a whole number.",
  "invalid.between": "The {label} must be between {min} and {max}.",
  "invalid.selected": "The selected {label} is invalid.",
  "invalid.taken": "The {label} has already been taken.",
  "invalid.unknown": "The {label} field is not allowed.",
  "invalid.text": "The {label} must be a text.",
  "invalid.date": "The {label} must be a valid date.",
  "invalid.notBefore": "The {label} may not be before the {other}.",
  "invalid.common": "The {label} is too common. Choose another one.",
  "invalid.personal":
    "The {label} may not contain your email address or the company name.",
  "invalid.object": "The request must be a JSON object.",

  // Errors of the other codes
  "error.malformed": "The request body is not valid JSON.",
  "error.signInNeeded": "Please sign in to continue.",
  "error.credentials": "Invalid email or password.",
  "error.origin": "This request came from another site and was refused.",
  "error.https": "This call needs https.",
  "error.adminExists": "An administrator already exists.",
  "error.setupToken":
    "The setup token is wrong or has expired. Restart the server for a new one.",
  "error.parcelNotFound": "Parcel not found",
  "error.activityNotFound": "Activity not found",
  "error.pathNotFound": "Path not found",
  "error.method": "This method is not allowed here.",
  "error.conflict":
    "Someone else has changed this record. Load it again and repeat your change.",
  "error.slow": "The request took too long to arrive.",
  "error.tooLarge": "The request is too large.",
  "error.mediaType": "The content type of the request is not supported here.",
  "error.tooMany":
    "Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
  "error.host": "This host is not served here.",
  "error.badRequest": "The request could not be understood.",
  "error.busy": "The service is busy. Please try again in a moment.",
  "error.readOnly": "Saving is not possible right now. Please try again later.",
  "error.internal": "Something went wrong. Request id: {id}",

  // Messages of success
  "message.adminCreated":
    "The administrator has been created. You can sign in now.",
  "message.signedIn": "You are signed in.",
  "message.signedOut": "You are signed out.",
  "message.parcelCreated": "The parcel has been created.",
  "message.parcelUpdated": "The parcel has been updated.",
  "message.parcelDeleted": "The parcel has been deleted.",
  "message.activityCreated": "The history entry has been added.",
  "message.activityUpdated": "The history entry has been updated.",
  "message.activityDeleted": "The history entry has been deleted.",
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
  "tracking.weight": "Weight",
  "tracking.currentLocation": "Current Location",
  "tracking.deliveryDate": "Estimated Delivery Date",
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
  "tracking.next": "What you can do next",
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
    "Drag the map, move it with two fingers on a touch screen, or use the arrow keys and + and −.",
  "tracking.zoomIn": "Zoom in",
  "tracking.zoomOut": "Zoom out",
} as const;
