import type { Dictionary } from "../translate.ts";

/** Turkish. */
export const tr: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menü",
  "nav.close": "Menüyü kapat",
  "nav.home": "Ana sayfa",
  "nav.homePage": "Ana sayfa",
  "nav.contact": "Bize ulaşın",
  "nav.track": "Gönderi takibi",
  "nav.skip": "İçeriğe geç",
  "theme.toDark": "Koyu temaya geç",
  "theme.toLight": "Açık temaya geç",
  "language.choose": "Dil seçin",
  "nav.main": "Ana menü",
  "nav.side": "Site menüsü",
  "nav.breadcrumb": "Sayfa yolu",
  "footer.line": "{year} yılından bu yana hava, deniz ve kara taşımacılığı.",
  "footer.company": "Şirket",
  "footer.contact": "İletişim",
  "page.about": "Hakkımızda",
  "page.privacy": "Gizlilik politikası",

  // Home page
  "home.title": "Hava, deniz ve kara taşımacılığı",
  "home.description":
    "{company} yükleri hava, deniz ve kara yoluyla taşır, depolarında güvenle saklar ve nerede olduklarını adım adım gösterir.",
  "home.hero.title": "Dünya çapında, gözünüzün önünde teslimat",
  "home.hero.promise":
    "{year} yılından bu yana hava, deniz ve kara yoluyla. Gönderinizin nerede olduğunu ve ne zaman ulaşacağını görmek için takip kodunuzu girin.",
  "home.services.title": "Kapıdan kapıya her şey",
  "home.services.lead":
    "Tek bir şirket uçakta yer ayırtır, gemiyi yükler, son kilometreyi kateder ve bu arada mallarınızı kuru tutar.",
  "home.services.air": "Hava taşımacılığı",
  "home.services.airText":
    "Bekleyemeyecek yükler için. Uçuşu ayarlar, gümrük belgelerini hazırlar, yükü havalimanında ya da kapınızda teslim ederiz.",
  "home.services.sea": "Deniz taşımacılığı",
  "home.services.seaText":
    "Tam konteyner ya da parsiyel konteynerde yer. Seferi planlar, takvimi izler, değişiklikleri size erkenden bildiririz.",
  "home.services.road": "Kara taşımacılığı",
  "home.services.roadText":
    "İlk kilometreden sonuncuya kadar kamyonla alım ve teslimat, komple ve parsiyel yükler.",
  "home.services.warehouse": "Depolama",
  "home.services.warehouseText":
    "Kuru ve güvenli depolama. Mallarınız teslim alınır, sayılır, saklanır ve siz istediğinizde yola çıkarılır.",
  "home.qualities.title": "Neye güvenebilirsiniz",
  "home.qualities.pricing": "Şeffaf fiyatlandırma",
  "home.qualities.pricingText":
    "Teklifte her ücret yazar, fatura da teklife uyar.",
  "home.qualities.tracking": "Gerçek zamanlı takip",
  "home.qualities.trackingText":
    "Her adım, kaydedildiği anda yeri ve saatiyle takip sayfasında görünür.",
  "home.qualities.storage": "Depoda saklama",
  "home.qualities.storageText":
    "İki yolculuk arasında mallarınız tek çatı altında bekler; girerken de çıkarken de sayılır.",
  "home.about.eyebrow": "Hakkımızda",
  "home.about.title": "{year} yılından bu yana yük taşıyoruz",
  "home.about.text":
    "Koliler, paletler ve dolu konteynerler {company} ile kendilerine en uygun yoldan gider: havadan, denizden, karadan; beklemeleri gerektiğinde de depoda kalır.",
  "home.about.founded": "Kuruluş yılı",
  "home.about.containers": "Konteyner, en fazla",
  "home.about.tracking": "Gece gündüz takip",
  "home.hero.nightTitle": "7 gün 24 saat teslimat",
  "home.hero.nightText":
    "Dün yola çıkan bu sabah varabilsin diye kamyonlar, terminaller ve insanlar gece boyunca çalışır.",
  "home.hero.surfTitle": "Denizde evimizdeyiz",
  "home.hero.surfText":
    "Hava ne getirirse getirsin seferi izler, varış değişirse size erkenden haber veririz.",
  "home.carousel.label": "Resimlerle yaptığımız iş",
  "home.carousel.slide": "{number} / {count}",
  "home.carousel.pause": "Resimleri durdur",
  "home.carousel.play": "Resimleri başlat",
  "home.slider.previous": "Önceki",
  "home.slider.next": "Sonraki",
  "home.services.more": "Daha fazla bilgi",
  "home.work.title": "Neler yapıyoruz",
  "home.work.lead":
    "İlk telefondan kapıdaki imzaya kadar sizin yerinize attığımız adımlar.",
  "home.work.pack": "Paketle ve teslim al",
  "home.work.packText":
    "Sizin ya da bizim paketlediğimiz malları alır, tek tek kontrol ederiz.",
  "home.work.customs": "Belgeler ve gümrük",
  "home.work.customsText":
    "İhracat ve ithalat beyanları, sertifikalar ve vergiler mallar varmadan hazır olur.",
  "home.work.plan": "Rotayı planla",
  "home.work.planText":
    "Hava, deniz, kara ya da karma: tarihinize ve bütçenize uyan yolu seçeriz.",
  "home.work.store": "Depola ve ayır",
  "home.work.storeText":
    "Beklemesi gereken mallar kuru, sayılmış ve yola hazır durur.",
  "home.work.deliver": "Teslim et",
  "home.work.deliverText":
    "Son adım kapınızda, rampanızda ya da yakınınızdaki bir teslim noktasında biter.",
  "home.work.answer": "Yanıtla",
  "home.work.answerText":
    "Gönderinizin geçmişi elinin altında olan bir kişi sorunuzla ilgilenir.",
  "home.about.mission": "Görevimiz",
  "home.about.missionText":
    "Her gönderiyi kendimizinmiş gibi taşımak ve nerede olduğunu dürüstçe söylemek.",
  "home.about.vision": "Hedefimiz",
  "home.about.visionText":
    "Yurt dışına mal göndermenin mektup göndermek kadar kolay olduğu bir dünya.",
  "home.about.more": "Bizi tanıyın",
  "home.gauges.title": "Deneyimimiz nerede",
  "home.gauges.lead":
    "Rezervasyondan teslimata kadar her işin ne kadarını kendimiz yapıyoruz.",
  "home.gauges.warehousing": "Depolama",
  "home.gauges.ocean": "Deniz taşımacılığı",
  "home.gauges.air": "Hava taşımacılığı",
  "home.reviews.title": "Müşteriler ne diyor",
  "home.reviews.lead": "Kendi sözleriyle.",
  "home.reviews.none":
    "Henüz yorum yok. İlk yorumlar, müşteriler bizimle paylaşır paylaşmaz burada görünür.",
  "home.reviews.rating": "5 yıldız üzerinden {rating, number}",
  "home.portfolio.title": "Bizimle yolculuk edenler",
  "home.portfolio.lead": "Taşıdığımız mallara bir bakış.",
  "home.portfolio.container": "Tam konteynerler",
  "home.portfolio.containerText": "Kapınızda mühürlenir, varışta açılır.",
  "home.portfolio.pallet": "Paletler ve parça yükler",
  "home.portfolio.palletText":
    "Kullandığınız yeri öder, kalanını paylaşırsınız.",
  "home.portfolio.parcel": "Koliler",
  "home.portfolio.parcelText": "Küçük ve acil, her adımı gösteren bir kodla.",
  "home.portfolio.cool": "Soğutulmuş mallar",
  "home.portfolio.coolText": "Baştan sona kendi sıcaklığında tutulur.",
  "home.portfolio.machine": "Makineler ve ağır parçalar",
  "home.portfolio.machineText":
    "İşini bilenler kaldırır, bağlar ve eşlik eder.",
  "home.faq.title": "Sorular ve yanıtlar",
  "home.faq.contact": "Sorunuz burada yok mu? Bize yazın.",
  "home.faq.work": "Nasıl çalışır?",
  "home.faq.workAnswer":
    "Neyi nereden nereye göndermek istediğinizi söyleyin. Teklif verir, malları kararlaştırılan günde alır ve size bir takip kodu veririz. Ondan sonra teslimata kadar her adımı izleyebilirsiniz.",
  "home.faq.track": "Gönderimi nasıl takip ederim?",
  "home.faq.trackAnswer":
    "Makbuzunuzdaki takip kodunu bu sayfanın üstüne ya da Gönderi Takibi bölümüne yazın. Gönderinin nerede olduğunu, ne zaman beklendiğini ve şimdiye kadar olanları görürsünüz. Hesap gerekmez.",
  "home.faq.quote": "Teklifimi nasıl alırım?",
  "home.faq.quoteAnswer":
    "Ağırlığı, ölçüleri ve iki adresi iletişim formuyla gönderin. Her ücreti tek tek yazan bir teklifle yanıt veririz; kabul ederseniz alım gününü kararlaştırırız.",
  "home.faq.support": "Nasıl destek alırım?",
  "home.faq.supportAnswer":
    "İletişim formunu kullanın ya da her sayfanın altındaki adrese yazın. Sorunuz bir gönderiyle ilgiliyse takip kodunu ekleyin: hemen yanıt verebiliriz.",

  // Contact page
  "contact.hero":
    "Dinlemeyi seviyoruz ve sizinle konuşmayı sabırsızlıkla bekliyoruz",
  "contact.details": "İletişim bilgileri",
  "contact.email": "E-posta",
  "contact.phone": "Telefon",
  "contact.phoneAlt": "Diğer telefon",
  "contact.address": "Adres",
  "contact.empty":
    "İletişim bilgilerimiz henüz burada yayımlanmadı. Lütfen gönderi belgelerinizdeki adresi veya telefon numarasını kullanın.",
  "contact.formTitle": "Bize yazın",
  "contact.emailHint": "Size yanıt verebilmemiz için.",
  "contact.send": "Mesajı Gönder",
  "contact.trap": "Bu alanı boş bırakın",
  "contact.trackTitle": "Bir gönderi mi arıyorsunuz?",
  "contact.trackText":
    "Takip sayfası nerede olduğunu ve ne zaman ulaşacağını hemen gösterir.",

  // Error pages
  "errorPage.notFound": "Bulunamadı",
  "errorPage.notFoundText": "Kaynak bulunamadı",
  "errorPage.badRequest": "Geçersiz istek",
  "errorPage.forbidden": "Erişim engellendi",
  "errorPage.method": "Yönteme izin verilmiyor",
  "errorPage.tooLarge": "Çok büyük",
  "errorPage.tooMany": "Çok fazla istek",
  "errorPage.unavailable": "Hizmet kullanılamıyor",
  "errorPage.error": "Hata",
  "errorPage.address": "Adres",
  "errorPage.back": "Geri dön",
  "errorPage.forbiddenText": "Bu istek reddedildi.",
  "errorPage.tooManyText":
    "Bu biraz fazla hızlı oldu. Lütfen birkaç dakika bekleyip yeniden deneyin.",
  "errorPage.errorText":
    "Bizden kaynaklanan bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.",

  // Control panel
  "control.name": "Kontrol paneli",
  "control.signOut": "Oturumu kapat",
  "control.signIn.title": "Yönetici girişi",
  "control.signIn.lead": "Gönderileri yolda tutanlar için.",
  "control.signIn.button": "Oturum aç",
  "control.signIn.forgot": "Parolanızı mı unuttunuz?",
  "control.signUp.title": "Yönetici oluşturma",
  "control.signUp.lead":
    "Burada oluşturduğunuz hesap tüm siteyi yönetir. Bu bağlantı yalnızca bir kez çalışır.",
  "control.signUp.hint":
    "8 ile 300 karakter arası. En iyisi, yalnızca sizin bildiğiniz bir cümledir.",
  "control.signUp.button": "Yönetici oluştur",
  "control.signUp.toSignIn": "Giriş sayfasına git",
  "control.reset.title": "Yönetici parolasını sıfırla",
  "control.reset.lead":
    "Hesabınızın e-posta adresini girin. Size yeni bir parola belirlemenizi sağlayan bir PIN gönderilecek.",
  "control.reset.button": "PIN gönder",
  "control.reset.havePin": "Zaten bir PIN’im var",
  "control.reset.newLead":
    "E-postadaki PIN’i girin ve yeni bir parola seçin. PIN bir kez ve 15 dakika içinde kullanılabilir.",
  "control.reset.newButton": "Yeni parolayı kaydet",
  "control.reset.again": "Başka bir PIN iste",
  "control.account.title": "Hesabım",
  "control.account.password": "Parolayı değiştir",
  "control.account.text":
    "Yeni bir parola, diğer tüm cihazlardaki oturumlarınızı sonlandırır.",
  "control.api.title": "API başvurusu",
  "control.api.text":
    "Alanlarıyla birlikte bütün çağrılar ve komut satırı için birer örnek. Yönetici çağrıları, girişte verilen çerezi ister.",
  "control.api.openapi": "Programlar için açıklama (OpenAPI 3.1)",
  "control.api.admin": "Yöneticiler için",
  "control.api.public": "Herkes için",
  "control.api.optional": "Herkes için; yöneticiler daha fazlasını görür",
  "control.api.field": "Alan",
  "control.api.allowed": "Kabul edilen",
  "control.api.required": "zorunlu",
  "control.api.refusals": "Reddedilme kodları",
  "control.api.example": "Örnek",
  "control.api.noFields": "Bu çağrının alanı yok.",
  "control.dashboard.title": "Genel bakış",
  "control.dashboard.signedIn": "Oturum açan: {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Henüz gönderi yok} one {# gönderi} other {# gönderi}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Henüz fatura yok} one {# fatura} other {# fatura}}",
  "control.dashboard.openInvoices": "Faturaları aç",
  "control.dashboard.apiTitle": "API ile gönderi oluşturma",
  "control.dashboard.apiText":
    "Bu çağrılar oturum açar, bir gönderi oluşturur ve geçmişine ilk kaydı ekler. İkinci çağrının yanıtında, üçüncüsünün gerektirdiği gönderi kimliği bulunur.",
  "control.dashboard.apiCode": "Komut satırı için çağrılar",
  "control.dashboard.track": "Takip sayfasını aç",
  "control.dashboard.termsTitle": "Geliştirici koşulları",
  "control.dashboard.terms":
    "Bu yazılım olduğu gibi sunulur. Geliştiricilerinin sorumluluğu yasaların izin verdiği ölçüde sınırlıdır; yazılımı güncelleme veya bakımını yapma yükümlülükleri yoktur.",
  "control.list.search": "Ara",
  "control.list.searchIn": "{list} içinde ara",
  "control.list.all": "Tümünü göster",
  "control.list.noResult": "“{search}” için sonuç bulunamadı",
  "control.list.noResultText":
    "Yazımı kontrol edin veya daha az sözcükle deneyin.",
  "control.list.more": "Daha fazla yükle",
  "control.list.newest": "En yenilere dön",
  "control.list.total": "{count, plural, one {# kayıt} other {# kayıt}}",
  "control.delete.title": "Sil",
  "control.delete.button": "Sil",
  "control.delete.named": "{name}: sil",
  "control.delete.question":
    "{name} kaydını silmek istediğinizden emin misiniz?",
  "control.toast.close": "Bu bildirimi kapat",
  "control.list.fetching": "Veriler getiriliyor ...",
  "control.invoices.title": "Faturalar",
  "control.invoices.add": "Yeni fatura",
  "control.invoices.empty": "Henüz fatura yok",
  "control.invoices.emptyText": "Düzenlediğiniz ilk fatura burada görünecek.",
  "control.invoices.createLead":
    "Düzenlenen fatura numarasını hep korur: değiştirilemez ve silinemez.",
  "control.invoices.hint":
    "Faturanın konusu. Takip kodu girilirse gönderinin alıcısı, ağırlığı ve beyan edilen değeri faturaya eklenir.",
  "control.invoices.issue": "Faturayı düzenle",

  // Printable invoice
  "invoice.title": "Fatura",
  "invoice.number": "Fatura numarası",
  "invoice.date": "Düzenlenme tarihi",
  "invoice.issued": "Düzenlendi",
  "invoice.issuer": "Gönderen",
  "invoice.billTo": "Fatura edilen",
  "invoice.details": "Bu faturanın konusu",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-posta",
  "field.password": "parola",
  "field.new_password": "yeni parola",
  "field.confirm_new_password": "yeni parola onayı",
  "field.password_token": "PIN",
  "field.token": "kurulum kodu",
  "field.id": "kimlik",
  "field.tracking_code": "takip kodu",
  "field.recipient_name": "alıcı adı",
  "field.recipient_email": "alıcı e-postası",
  "field.recipient_phone_number": "alıcı telefon numarası",
  "field.destination": "varış yeri",
  "field.current_location": "şu anki konum",
  "field.status": "durum",
  "field.weight": "ağırlık",
  "field.shipped_via": "gönderim şekli",
  "field.sender_name": "gönderici adı",
  "field.sender_email": "gönderici e-postası",
  "field.pickup_location": "alım yeri",
  "field.parcel_content": "gönderi içeriği",
  "field.declared_value": "beyan edilen değer",
  "field.min_expected_delivery_date": "en erken tahmini teslim tarihi",
  "field.max_expected_delivery_date": "en geç tahmini teslim tarihi",
  "field.show_map": "haritayı göster",
  "field.map_zoom": "harita yakınlaştırma düzeyi",
  "field.map_current_latitude": "şu anki enlem",
  "field.map_current_longitude": "şu anki boylam",
  "field.map_pickup_latitude": "alım yeri enlemi",
  "field.map_pickup_longitude": "alım yeri boylamı",
  "field.map_destination_latitude": "varış yeri enlemi",
  "field.map_destination_longitude": "varış yeri boylamı",
  "field.parcel_id": "gönderi kimliği",
  "field.title": "başlık",
  "field.description": "açıklama",
  "field.icon": "simge",
  "field.color": "renk",
  "field.occurred_at": "gerçekleşme zamanı",
  "field.subject": "konu",
  "field.body": "mesaj metni",
  "field.name": "ad",
  "field.to": "alıcı",
  "field.from": "gönderen",
  "field.website": "web sitesi",
  "field.contact_email": "iletişim e-postası",
  "field.contact_phone": "iletişim telefonu",
  "field.contact_phone_alt": "alternatif telefon",
  "field.contact_twitter": "Twitter",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "iletişim adresi",
  "field.mail_template": "e-posta şablonu",
  "field.meta_description": "meta açıklama",
  "field.chat_code": "sohbet kodu",
  "field.company_name": "şirket adı",
  "field.founded_year": "kuruluş yılı",
  "field.container_count": "konteyner sayısı",
  "field.gauge_warehousing": "depolama göstergesi",
  "field.gauge_ocean": "deniz taşımacılığı göstergesi",
  "field.gauge_air": "hava taşımacılığı göstergesi",
  "field.copyright_year": "telif hakkı yılı",
  "field.tracking_privacy": "takip gizliliği",
  "field.time_zone": "saat dilimi",
  "field.content": "içerik",
  "field.overlay": "katman",
  "field.image": "görsel",
  "field.hero": "kapak görseli",
  "field.sub_title": "alt başlık",
  "field.search": "arama",
  "field.page": "sayfa",
  "field.per_page": "sayfa başına",
  "field.cursor": "imleç",
  "field.review": "yorum",
  "field.rating": "puan",
  "field.version": "sürüm",
  "field.product": "ürün",

  // Labels of forms
  "label.email": "E-posta",
  "label.password": "Parola",
  "label.current_password": "Geçerli parola",
  "label.token": "Kurulum kodu",
  "label.tracking_code": "Takip kodu",
  "label.message": "Mesaj",
  "track.placeholder": "Takip kodunuzu girin",

  // Forms
  "form.optional": "{label} (İsteğe bağlı)",
  "form.cancel": "Vazgeç",
  "form.uploading": "Yükleniyor",

  // Validation (422)
  "invalid.required": "“{label}” alanı zorunludur.",
  "invalid.email": "“{label}” alanı geçerli bir e-posta adresi olmalıdır.",
  "invalid.max": "“{label}” alanı en fazla {max, number} karakter olabilir.",
  "invalid.min": "“{label}” alanı en az {min, number} karakter olmalıdır.",
  "invalid.number": "“{label}” alanı bir sayı olmalıdır.",
  "invalid.integer": "“{label}” alanı bir tam sayı olmalıdır.",
  "invalid.between": "“{label}” alanı {min} ile {max} arasında olmalıdır.",
  "invalid.selected": "“{label}” alanında seçilen değer geçersiz.",
  "invalid.taken": "“{label}” alanına girilen değer zaten kullanılıyor.",
  "invalid.unknown": "“{label}” alanına izin verilmiyor.",
  "invalid.text": "“{label}” alanı bir metin olmalıdır.",
  "invalid.date": "“{label}” alanı geçerli bir tarih olmalıdır.",
  "invalid.notBefore":
    "“{label}” alanındaki tarih, “{other}” alanındaki tarihten önce olamaz.",
  "invalid.common":
    "“{label}” alanına girilen değer çok yaygın. Başka bir değer seçin.",
  "invalid.personal":
    "“{label}” alanı e-posta adresinizi veya şirket adını içeremez.",
  "invalid.confirmed": "“{label}” alanının onayı eşleşmiyor.",
  "invalid.wrong": "“{label}” alanına girilen değer yanlış.",
  "invalid.unchanged":
    "“{label}” alanına girilen değer eskisinden farklı olmalıdır.",
  "invalid.imageType":
    "“{label}” alanı jpg, jpeg veya png türünde bir dosya olmalıdır.",
  "invalid.imagePixels":
    "“{label}” alanındaki dosya en fazla {max} megapiksel olabilir.",
  "invalid.imageDamaged":
    "“{label}” alanındaki dosya okunamıyor. Dosya bozuk olabilir.",
  "invalid.oneFile": "“{label}” alanına yalnızca bir dosya konabilir.",
  "invalid.noRoom":
    "Başka dosya için yer yok. Artık gerekmeyen dosyaları silin.",
  "invalid.halves": "“{label}” alanı tam veya yarım sayı olmalıdır.",
  "invalid.object": "İstek bir JSON nesnesi olmalıdır.",

  // Errors of the other codes
  "error.malformed": "İsteğin gövdesi geçerli bir JSON değil.",
  "error.signInNeeded": "Devam etmek için lütfen oturum açın.",
  "error.credentials": "E-posta veya parola hatalı.",
  "error.origin": "Bu istek başka bir siteden geldiği için reddedildi.",
  "error.https": "Bu çağrı https gerektirir.",
  "error.adminExists": "Zaten bir yönetici var.",
  "error.setupToken":
    "Kurulum kodu yanlış veya süresi dolmuş. Yeni bir kod için sunucuyu yeniden başlatın.",
  "error.parcelNotFound": "Gönderi bulunamadı",
  "error.activityNotFound": "Hareket bulunamadı",
  "error.messageNotFound": "Mesaj bulunamadı",
  "error.pageNotFound": "Sayfa bulunamadı",
  "error.pagesFull": "Zaten {max, number} sayfa var. Önce birini silin.",
  "error.reviewNotFound": "Yorum bulunamadı",
  "error.pathNotFound": "Yol bulunamadı",
  "error.invoiceNotFound": "Fatura bulunamadı",
  "error.mailNotFound": "E-posta bulunamadı",
  "error.mailUnderWay": "Bu e-posta zaten bekliyor veya gönderiliyor.",
  "error.mailInterrupted":
    "Bu e-posta gönderilirken sunucu durdu. Gönderilmiş olabilir.",
  "error.mailLeftBehind":
    "Sunucu bu e-posta teslim edilmeden durdu. Gönderilmedi.",
  "error.mailNotComposed": "E-posta oluşturulamadı.",
  "error.mailNoSender":
    "Gönderen adresi yok: MAIL_FROM değişkenini veya iletişim e-postasını ayarlayın.",
  "error.mailNoMatter": "Bu e-postanın konusu artık yok.",
  "error.mailRefused": "E-posta sunucusu e-postayı reddetti: {reason}",
  "error.mailFailed": "E-posta gönderilemedi: {reason}",
  "error.mailTimeout":
    "E-posta sunucusu zamanında yanıt vermedi. E-posta gönderilmedi.",
  "error.mailUnknown":
    "E-posta aktarılırken sunucuyla bağlantı kesildi. Gönderilmiş olabilir.",
  "error.mailNotSetUp":
    "E-posta ayarları eksik: neyin eksik olduğunu doctor görevi söyler.",
  "error.mailHeaders":
    "Bu e-postanın bir adresine veya konusuna izin verilmiyor.",
  "error.method": "Bu yönteme burada izin verilmiyor.",
  "error.conflict":
    "Bu kaydı başka biri değiştirdi. Kaydı yeniden yükleyip değişikliğinizi tekrarlayın.",
  "error.slow": "İsteğin ulaşması çok uzun sürdü.",
  "error.tooLarge": "İstek çok büyük.",
  "error.fileTooLarge": "Dosya en fazla 5 MB olabilir.",
  "error.mediaType": "İsteğin içerik türü burada desteklenmiyor.",
  "error.tooMany":
    "Çok fazla deneme yapıldı. Lütfen {minutes, plural, one {# dakika} other {# dakika}} sonra yeniden deneyin.",
  "error.host": "Bu ana bilgisayar adına burada hizmet verilmiyor.",
  "error.badRequest": "İstek anlaşılamadı.",
  "error.busy": "Hizmet şu anda yoğun. Lütfen biraz sonra yeniden deneyin.",
  "error.readOnly":
    "Şu anda kaydedilemiyor. Lütfen daha sonra yeniden deneyin.",
  "error.internal": "Bir sorun oluştu. İstek kimliği: {id}",

  // Messages of success
  "message.adminCreated": "Yönetici oluşturuldu. Artık oturum açabilirsiniz.",
  "message.signedIn": "Oturumunuz açıldı.",
  "message.signedOut": "Oturumunuz kapatıldı.",
  "message.pinSent": "Bu e-posta kayıtlıysa bir PIN gönderildi.",
  "message.passwordReset":
    "Parolanız sıfırlandı. Artık onunla giriş yapabilirsiniz.",
  "message.passwordChanged":
    "Parolanız değiştirildi. Diğer tüm cihazlardaki oturumlar kapatıldı.",
  "message.parcelCreated": "Gönderi oluşturuldu.",
  "message.parcelUpdated": "Gönderi güncellendi.",
  "message.parcelDeleted": "Gönderi silindi.",
  "message.activityCreated": "Geçmiş kaydı eklendi.",
  "message.activityUpdated": "Geçmiş kaydı güncellendi.",
  "message.activityDeleted": "Geçmiş kaydı silindi.",
  "message.invoiceCreated": "Fatura düzenlendi.",
  "message.settingsUpdated": "Ayarlar güncellendi.",
  "message.messageSent": "Mesajınız gönderildi.",
  "message.messageDeleted": "Mesaj silindi.",
  "message.emailSent": "E-postanız gönderildi.",
  "message.mailQueued": "E-posta yeniden gönderilecek.",
  "message.pageCreated": "Sayfa oluşturuldu.",
  "message.pageUpdated": "Sayfa güncellendi.",
  "message.pageDeleted": "Sayfa silindi.",
  "message.reviewCreated": "Yorum oluşturuldu.",
  "message.reviewUpdated": "Yorum güncellendi.",
  "message.reviewDeleted": "Yorum silindi.",
  "message.nothingToUpdate": "Güncellenecek bir şey yok.",

  // Tracking
  "tracking.heading": "Gönderinizi takip edin",
  "tracking.intro":
    "Kod, makbuzunuzda ve gönderi bildiriminde yer alır. Büyük-küçük harfler, boşluklar ve çizgiler fark etmez.",
  "tracking.code": "Takip kodu",
  "tracking.placeholder": "Takip kodunuzu girin",
  "tracking.button": "Takip et",
  "tracking.back": "Ana sayfaya dön",
  "tracking.loading": "SORGULANIYOR...",
  "tracking.shipping": "Gönderi bilgileri",
  "tracking.history": "Gönderi geçmişi",
  "tracking.destination": "Varış yeri",
  "tracking.sentFrom": "Çıkış yeri",
  "tracking.image": "Gönderi görseli",
  "tracking.imageAlt": "Gönderinin fotoğrafı",
  "tracking.noHistory":
    "Henüz kayıt yok. Gönderi yola çıkar çıkmaz ilk hareket burada görünür.",
  "tracking.zone": "Saat dilimi: {zone}.",
  "tracking.earlier": "Önceki hareketler",
  "tracking.copy": "Kodu kopyala",
  "tracking.copied": "Kopyalandı",
  "tracking.print": "Yazdır",
  "tracking.printedAddress": "Bu gönderiyi buradan takip edin:",
  "tracking.status": "Durum",
  "tracking.weight": "Ağırlık",
  "tracking.currentLocation": "Şu anki konum",
  "tracking.deliveryDate": "Tahmini teslim tarihi",
  "tracking.updated": "Son güncelleme",
  "tracking.recipientName": "Alıcı adı",
  "tracking.email": "E-posta",
  "tracking.address": "Adres",
  "tracking.phone": "Telefon",
  "tracking.senderName": "Gönderici adı",
  "tracking.pickupLocation": "Alım yeri",
  "tracking.unset": "Belirtilmedi",
  "tracking.color.green": "Tamamlandı",
  "tracking.color.black": "Güncelleme",
  "tracking.color.gold": "Dikkat",
  "tracking.color.red": "Sorun",
  "tracking.next": "Şimdi ne yapabilirsiniz",
  "tracking.nextCompare":
    "Kodu makbuzunuzdakiyle karakter karakter karşılaştırın: 0 ile O, 1 ile I kolayca karıştırılır.",
  "tracking.nextWait":
    "Yeni bir kodun burada görünmesi birkaç saat sürebilir. Gün içinde daha sonra yeniden deneyin.",
  "tracking.nextAsk": "Kodun eksiksiz olup olmadığını göndericiye sorun.",
  "tracking.nextConnection":
    "Bu siteyle bağlantı kurulamadı. Çevrimiçi olduğunuzdan emin olun, sonra yeniden arayın.",
  "tracking.contact": "Bize ulaşın",
  "tracking.map": "Harita",
  "tracking.mapHint":
    "Haritayı sürükleyin, dokunmatik ekranda iki parmakla kaydırın ya da ok tuşlarını, + ve − tuşlarını kullanın.",
  "tracking.zoomIn": "Yakınlaştır",
  "tracking.zoomOut": "Uzaklaştır",

  // Mails
  "mail.message.subject": "İletişim formundan mesaj: {subject}",
  "mail.message.intro":
    "Birisi iletişim formu aracılığıyla {company} şirketine yazdı.",
  "mail.message.answer":
    "{email} adresine yazmak için bu e-postayı yanıtlayın.",
  "mail.message.noEmail": "Gönderen e-posta adresi bırakmadı.",
  "mail.message.name": "Ad",
  "mail.pin.subject": "Yeni şifre için pin kodunuz",
  "mail.pin.text":
    "Birisi, büyük olasılıkla siz, {company} kontrol paneli için yeni bir şifre belirlemek istiyor. Pin kodunuz:",
  "mail.pin.once": "Bir kez ve {minutes} dakika boyunca geçerlidir.",
  "mail.pin.ignore":
    "Bunu siz istemediyseniz bu e-postayı dikkate almayın. Hiçbir şey değişmedi.",
  "mail.pin.button": "Yeni şifre belirle",
  "mail.password.subject": "Şifreniz değiştirildi",
  "mail.password.text":
    "{company} kontrol panelinin şifresi değiştirildi ve eski oturumlar kapatıldı.",
  "mail.password.notYou":
    "Bunu siz yapmadıysanız giriş sayfasından hemen bir pin isteyin ve yeni bir şifre belirleyin.",
  "mail.chatCode.subject": "Sohbet kodu değiştirildi",
  "mail.chatCode.text":
    "{company} herkese açık sayfalarındaki sohbet kodu değiştirildi. Bu kod her ziyaretçinin tarayıcısında çalışır.",
  "mail.chatCode.notYou":
    "Bunu siz yapmadıysanız kodu Html ayarlarından kaldırın ve şifrenizi değiştirin.",
  "mail.footer": "Gönderen: {company}",
  "mail.sample.subject": "Kargonuz yolda",
  "mail.sample.text":
    "Merhaba,\n\nkargonuz depomuzdan çıktı ve yakında size ulaşacak.\n\nSaygılarımızla",
};
