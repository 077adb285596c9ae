import type { Dictionary } from "../translate.ts";

/** Persian; \u200e keeps a number's sign and the parts of an id in order inside right-to-left text. */
export const fa: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "منو",
  "nav.close": "بستن منو",
  "nav.home": "خانه",
  "nav.homePage": "صفحه اصلی",
  "nav.contact": "تماس با ما",
  "nav.track": "رهگیری مرسوله",
  "nav.skip": "پرش به محتوا",
  "theme.toDark": "تغییر به پوسته تیره",
  "theme.toLight": "تغییر به پوسته روشن",
  "language.choose": "انتخاب زبان",
  "nav.main": "منوی اصلی",
  "nav.side": "منوی سایت",
  "nav.breadcrumb": "مسیر صفحه",
  "footer.line": "حمل بار هوایی، دریایی و زمینی از سال {year}.",
  "footer.company": "شرکت",
  "footer.contact": "تماس",

  // Home page
  "home.title": "حمل بار هوایی، دریایی و زمینی",
  "home.description":
    "{company} بار را از راه هوا، دریا و زمین حمل می‌کند، در انبارهایش امن نگه می‌دارد و گام‌به‌گام نشان می‌دهد کجاست.",
  "home.hero.title": "تحویل در سراسر جهان، پیش چشم شما",
  "home.hero.promise":
    "هوایی، دریایی و زمینی از سال {year}. کد رهگیری را وارد کنید تا ببینید مرسوله‌تان کجاست و کی می‌رسد.",
  "home.services.title": "همه‌چیز، از مبدأ تا مقصد",
  "home.services.lead":
    "یک شرکت پرواز را رزرو می‌کند، کشتی را بار می‌زند، کیلومتر آخر را می‌پیماید و در این میان کالایتان را خشک نگه می‌دارد.",
  "home.services.air": "حمل هوایی",
  "home.services.airText":
    "برای کالایی که نمی‌تواند منتظر بماند. پرواز را رزرو و اسناد گمرکی را آماده می‌کنیم و کالا را در فرودگاه یا در محل شما تحویل می‌دهیم.",
  "home.services.sea": "حمل دریایی",
  "home.services.seaText":
    "کانتینر کامل یا جایی در کانتینر مشترک. سفر دریایی را برنامه‌ریزی می‌کنیم، زمان‌بندی را زیر نظر داریم و هر تغییری را زود خبر می‌دهیم.",
  "home.services.road": "حمل زمینی",
  "home.services.roadText":
    "جمع‌آوری و تحویل با کامیون، بار کامل و خرده‌بار، از اولین تا آخرین کیلومتر.",
  "home.services.warehouse": "انبارداری",
  "home.services.warehouseText":
    "انبار خشک و امن. کالایتان را تحویل می‌گیریم، می‌شماریم، نگه می‌داریم و هر وقت بگویید می‌فرستیم.",
  "home.qualities.title": "آنچه می‌توانید به آن تکیه کنید",
  "home.qualities.pricing": "قیمت‌گذاری شفاف",
  "home.qualities.pricingText":
    "همه هزینه‌ها در پیش‌فاکتور می‌آید و فاکتور همان پیش‌فاکتور است.",
  "home.qualities.tracking": "رهگیری لحظه‌ای",
  "home.qualities.trackingText":
    "هر مرحله به‌محض ثبت، با مکان و زمانش در صفحه رهگیری دیده می‌شود.",
  "home.qualities.storage": "نگهداری در انبار",
  "home.qualities.storageText":
    "کالای شما میان دو سفر زیر یک سقف می‌ماند؛ شمرده وارد و شمرده خارج می‌شود.",
  "home.about.eyebrow": "درباره ما",
  "home.about.title": "حمل بار از سال {year}",
  "home.about.text":
    "بسته‌ها، پالت‌ها و کانتینرهای کامل با {company} به مناسب‌ترین شکل سفر می‌کنند: از راه هوا، دریا یا جاده، و هر وقت باید منتظر بمانند، در انبار.",
  "home.about.founded": "سال تأسیس",
  "home.about.containers": "تعداد کانتینر، تا",
  "home.about.tracking": "رهگیری شبانه‌روزی",

  // Contact page
  "contact.hero":
    "دوست داریم حرف شما را بشنویم و مشتاقانه منتظر گفت‌وگو با شما هستیم",
  "contact.details": "راه‌های تماس با ما",
  "contact.email": "ایمیل",
  "contact.phone": "تلفن",
  "contact.phoneAlt": "تلفن دوم",
  "contact.address": "نشانی",
  "contact.empty":
    "اطلاعات تماس ما هنوز اینجا منتشر نشده است. لطفاً از نشانی یا شماره تلفن روی اسناد حمل خود استفاده کنید.",
  "contact.trackTitle": "دنبال مرسوله‌ای هستید؟",
  "contact.trackText": "صفحه رهگیری بی‌درنگ می‌گوید کجاست و کی می‌رسد.",

  // Error pages
  "errorPage.notFound": "یافت نشد",
  "errorPage.notFoundText": "آنچه می‌خواستید یافت نشد",
  "errorPage.badRequest": "درخواست نادرست",
  "errorPage.forbidden": "دسترسی غیرمجاز",
  "errorPage.method": "روش غیرمجاز",
  "errorPage.tooLarge": "حجم بیش از حد",
  "errorPage.tooMany": "درخواست بیش از حد",
  "errorPage.unavailable": "سرویس در دسترس نیست",
  "errorPage.error": "خطا",
  "errorPage.address": "نشانی صفحه",
  "errorPage.back": "بازگشت",
  "errorPage.forbiddenText": "این درخواست پذیرفته نشد.",
  "errorPage.tooManyText":
    "کمی بیش از حد سریع بود. لطفاً چند دقیقه صبر کنید و دوباره امتحان کنید.",
  "errorPage.errorText":
    "مشکلی از سمت ما پیش آمد. لطفاً کمی بعد دوباره امتحان کنید.",

  // Control panel
  "control.name": "پنل مدیریت",
  "control.signOut": "خروج",
  "control.signIn.title": "ورود مدیر",
  "control.signIn.lead": "برای کسانی که مرسوله‌ها را در حرکت نگه می‌دارند.",
  "control.signIn.button": "ورود",
  "control.signUp.title": "ایجاد حساب مدیر",
  "control.signUp.lead":
    "حسابی که اینجا می‌سازید همه سایت را اداره می‌کند. این پیوند فقط یک بار کار می‌کند.",
  "control.signUp.hint":
    "۸ تا ۳۰۰ نویسه. بهترین گزینه جمله‌ای است که فقط خودتان می‌دانید.",
  "control.signUp.button": "ایجاد حساب",
  "control.signUp.toSignIn": "رفتن به صفحه ورود",
  "control.dashboard.title": "داشبورد",
  "control.dashboard.signedIn": "با \u200e{email} وارد شده‌اید",
  "control.dashboard.parcels":
    "{count, plural, =0 {هنوز مرسوله‌ای نیست} one {# مرسوله} other {# مرسوله}}",
  "control.dashboard.apiTitle": "ایجاد مرسوله از راه API",
  "control.dashboard.apiText":
    "این فراخوانی‌ها شما را وارد می‌کنند، مرسوله‌ای می‌سازند و نخستین رویداد را به تاریخچه آن می‌افزایند. پاسخ فراخوانی دوم شناسه مرسوله را در بر دارد که در فراخوانی سوم لازم است.",
  "control.dashboard.apiCode": "فراخوانی‌ها برای خط فرمان",
  "control.dashboard.track": "باز کردن صفحه رهگیری",
  "control.dashboard.termsTitle": "شرایط توسعه‌دهندگان",
  "control.dashboard.terms":
    "این نرم‌افزار همان‌گونه که هست ارائه می‌شود. مسئولیت توسعه‌دهندگان آن تا جایی که قانون اجازه می‌دهد محدود است و آن‌ها تعهدی به به‌روزرسانی یا نگهداری آن ندارند.",

  // Fields: the labels of forms and of validation messages
  "field.email": "ایمیل",
  "field.password": "گذرواژه",
  "field.token": "توکن راه‌اندازی",
  "field.id": "شناسه",
  "field.tracking_code": "کد رهگیری",
  "field.recipient_name": "نام گیرنده",
  "field.recipient_email": "ایمیل گیرنده",
  "field.recipient_phone_number": "شماره تلفن گیرنده",
  "field.destination": "مقصد",
  "field.current_location": "مکان فعلی",
  "field.status": "وضعیت",
  "field.weight": "وزن",
  "field.shipped_via": "روش ارسال",
  "field.sender_name": "نام فرستنده",
  "field.sender_email": "ایمیل فرستنده",
  "field.pickup_location": "محل جمع‌آوری",
  "field.parcel_content": "محتوای مرسوله",
  "field.declared_value": "ارزش اظهارشده",
  "field.min_expected_delivery_date": "زودترین تاریخ تقریبی تحویل",
  "field.max_expected_delivery_date": "دیرترین تاریخ تقریبی تحویل",
  "field.show_map": "نمایش نقشه",
  "field.map_zoom": "بزرگ‌نمایی نقشه",
  "field.map_current_latitude": "عرض جغرافیایی مکان فعلی",
  "field.map_current_longitude": "طول جغرافیایی مکان فعلی",
  "field.map_pickup_latitude": "عرض جغرافیایی محل جمع‌آوری",
  "field.map_pickup_longitude": "طول جغرافیایی محل جمع‌آوری",
  "field.map_destination_latitude": "عرض جغرافیایی مقصد",
  "field.map_destination_longitude": "طول جغرافیایی مقصد",
  "field.parcel_id": "شناسه مرسوله",
  "field.title": "عنوان",
  "field.description": "توضیحات",
  "field.icon": "نماد",
  "field.color": "رنگ",
  "field.occurred_at": "زمان رویداد",
  "field.search": "جست‌وجو",
  "field.page": "صفحه",
  "field.per_page": "تعداد در هر صفحه",
  "field.cursor": "نشانگر",
  "field.version": "نسخه",

  // Labels of forms
  "label.email": "ایمیل",
  "label.password": "گذرواژه",
  "label.token": "توکن راه‌اندازی",
  "label.tracking_code": "کد رهگیری",
  "track.placeholder": "کد رهگیری را وارد کنید",

  // Forms
  "form.optional": "{label} (اختیاری)",
  "form.cancel": "انصراف",
  "form.uploading": "در حال بارگذاری",

  // Validation (422)
  "invalid.required": "پر کردن «{label}» الزامی است.",
  "invalid.email": "«{label}» باید یک نشانی ایمیل معتبر باشد.",
  "invalid.max": "«{label}» نباید بیشتر از {max, number} نویسه باشد.",
  "invalid.min": "«{label}» باید دست‌کم {min, number} نویسه باشد.",
  "invalid.number": "«{label}» باید عدد باشد.",
  "invalid.integer": "«{label}» باید عدد صحیح باشد.",
  "invalid.between": "«{label}» باید بین \u200e{min} و \u200e{max} باشد.",
  "invalid.selected": "مقدار انتخاب‌شده برای «{label}» معتبر نیست.",
  "invalid.taken": "«{label}» پیش‌تر استفاده شده است.",
  "invalid.unknown": "فیلد «{label}» مجاز نیست.",
  "invalid.text": "«{label}» باید متن باشد.",
  "invalid.date": "«{label}» باید یک تاریخ معتبر باشد.",
  "invalid.notBefore": "«{label}» نباید پیش از «{other}» باشد.",
  "invalid.common": "«{label}» بیش از حد رایج است. مورد دیگری انتخاب کنید.",
  "invalid.personal":
    "«{label}» نباید نشانی ایمیل شما یا نام شرکت را در بر داشته باشد.",
  "invalid.object": "درخواست باید یک شیء JSON باشد.",

  // Errors of the other codes
  "error.malformed": "متن درخواست JSON معتبری نیست.",
  "error.signInNeeded": "لطفاً برای ادامه وارد شوید.",
  "error.credentials": "ایمیل یا گذرواژه نادرست است.",
  "error.origin": "این درخواست از سایت دیگری آمد و پذیرفته نشد.",
  "error.https": "این فراخوانی به https نیاز دارد.",
  "error.adminExists": "حساب مدیر از پیش وجود دارد.",
  "error.setupToken":
    "توکن راه‌اندازی نادرست یا منقضی است. برای گرفتن توکن تازه سرور را دوباره راه‌اندازی کنید.",
  "error.parcelNotFound": "مرسوله یافت نشد",
  "error.activityNotFound": "رویداد یافت نشد",
  "error.pathNotFound": "مسیر یافت نشد",
  "error.method": "این روش در اینجا مجاز نیست.",
  "error.conflict":
    "شخص دیگری این رکورد را تغییر داده است. آن را دوباره بارگیری و تغییر خود را تکرار کنید.",
  "error.slow": "رسیدن درخواست بیش از حد طول کشید.",
  "error.tooLarge": "درخواست بیش از حد بزرگ است.",
  "error.mediaType": "نوع محتوای درخواست در اینجا پشتیبانی نمی‌شود.",
  "error.tooMany":
    "تعداد تلاش‌ها بیش از حد است. لطفاً {minutes, plural, one {# دقیقه} other {# دقیقه}} دیگر دوباره امتحان کنید.",
  "error.host": "این میزبان در اینجا سرویس‌دهی نمی‌شود.",
  "error.badRequest": "درخواست قابل فهم نبود.",
  "error.busy": "سرویس مشغول است. لطفاً کمی بعد دوباره امتحان کنید.",
  "error.readOnly": "اکنون ذخیره‌سازی ممکن نیست. لطفاً بعداً دوباره امتحان کنید.",
  "error.internal": "مشکلی پیش آمد. شناسه درخواست: \u200e{id}",

  // Messages of success
  "message.adminCreated": "حساب مدیر ایجاد شد. اکنون می‌توانید وارد شوید.",
  "message.signedIn": "وارد شدید.",
  "message.signedOut": "خارج شدید.",
  "message.parcelCreated": "مرسوله ایجاد شد.",
  "message.parcelUpdated": "مرسوله به‌روز شد.",
  "message.parcelDeleted": "مرسوله حذف شد.",
  "message.activityCreated": "رویداد به تاریخچه افزوده شد.",
  "message.activityUpdated": "رویداد تاریخچه به‌روز شد.",
  "message.activityDeleted": "رویداد تاریخچه حذف شد.",
  "message.nothingToUpdate": "چیزی برای به‌روزرسانی نیست.",

  // Tracking
  "tracking.heading": "رهگیری مرسوله",
  "tracking.intro":
    "کد روی رسید و در اعلامیه ارسال آمده است. بزرگی و کوچکی حروف، فاصله‌ها و خط تیره‌ها تفاوتی ایجاد نمی‌کنند.",
  "tracking.code": "کد رهگیری",
  "tracking.placeholder": "کد رهگیری را وارد کنید",
  "tracking.button": "رهگیری",
  "tracking.back": "بازگشت به صفحه اصلی",
  "tracking.loading": "در حال رهگیری...",
  "tracking.shipping": "اطلاعات حمل",
  "tracking.history": "تاریخچه مرسوله",
  "tracking.destination": "مقصد",
  "tracking.sentFrom": "مبدأ ارسال",
  "tracking.image": "تصویر مرسوله",
  "tracking.imageAlt": "عکس مرسوله",
  "tracking.noHistory":
    "هنوز چیزی ثبت نشده است. نخستین رویداد به‌محض حرکت مرسوله اینجا دیده می‌شود.",
  "tracking.zone": "منطقه زمانی: {zone}.",
  "tracking.earlier": "رویدادهای پیشین",
  "tracking.copy": "کپی کد",
  "tracking.copied": "کپی شد",
  "tracking.print": "چاپ",
  "tracking.printedAddress": "رهگیری این مرسوله در",
  "tracking.status": "وضعیت",
  "tracking.weight": "وزن",
  "tracking.currentLocation": "مکان فعلی",
  "tracking.deliveryDate": "تاریخ تقریبی تحویل",
  "tracking.updated": "آخرین به‌روزرسانی",
  "tracking.recipientName": "نام گیرنده",
  "tracking.email": "ایمیل",
  "tracking.address": "نشانی",
  "tracking.phone": "تلفن",
  "tracking.senderName": "نام فرستنده",
  "tracking.pickupLocation": "محل جمع‌آوری",
  "tracking.unset": "ثبت نشده",
  "tracking.color.green": "انجام‌شده",
  "tracking.color.black": "به‌روزرسانی",
  "tracking.color.gold": "توجه",
  "tracking.color.red": "مشکل",
  "tracking.next": "اکنون چه می‌توانید بکنید",
  "tracking.nextCompare":
    "کد را نویسه‌به‌نویسه با کد روی رسید مقایسه کنید: 0 با O و 1 با I به‌آسانی اشتباه می‌شود.",
  "tracking.nextWait":
    "شاید چند ساعت طول بکشد تا کد تازه اینجا شناخته شود. امروز کمی دیرتر دوباره امتحان کنید.",
  "tracking.nextAsk": "از فرستنده بپرسید که کد کامل است یا نه.",
  "tracking.nextConnection":
    "ارتباط با این سایت برقرار نشد. اتصال اینترنت خود را بررسی کنید و دوباره جستجو کنید.",
  "tracking.contact": "تماس با ما",
  "tracking.map": "نقشه",
  "tracking.mapHint":
    "نقشه را بکشید، روی صفحه لمسی با دو انگشت جابه‌جا کنید، یا از کلیدهای جهت‌دار و + و − استفاده کنید.",
  "tracking.zoomIn": "بزرگ‌نمایی",
  "tracking.zoomOut": "کوچک‌نمایی",
};
