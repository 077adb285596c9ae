import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** Turkish. */
export const tr: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menü",
  "nav.close": "Menüyü kapat",
  "nav.home": "Ana\u00a0sayfa",
  "nav.homePage": "Ana sayfa",
  "nav.contact": "İletişim",
  "nav.track": "Gönderi takibi",
  "nav.skip": "İçeriğe geç",
  "theme.toDark": "Koyu temaya geç",
  "theme.toLight": "Açık temaya geç",
  "language.choose": "Dil seçin",
  "nav.main": "Ana menü",
  "nav.side": "Site menüsü",
  "nav.breadcrumb": "Sayfa yolu",
  "footer.line": "{year} yılından bu yana hava, deniz ve kara taşımacılığı.",
  "footer.lineNoYear": "Hava, deniz ve kara taşımacılığı.",
  "footer.company": "Şirket",
  "footer.contact": "İletişim",
  "page.about": "Hakkımızda",
  "page.privacy": "Gizlilik politikası",

  // Home page
  "home.title": "Hava, deniz ve kara taşımacılığı",
  "home.description":
    "{company} yükleri hava, deniz ve kara yoluyla taşır, depolarında güvenle saklar ve nerede olduklarını adım adım gösterir.",
  "home.hero.title": "Dünyanın her yerine, adım adım izlenen teslimat",
  "home.hero.promise":
    "{year} yılından bu yana hava, deniz ve kara yoluyla. Gönderinizin nerede olduğunu ve ne zaman ulaşacağını görmek için takip kodunuzu girin.",
  "home.hero.promiseNoYear":
    "Hava, deniz ve kara yoluyla. Gönderinizin nerede olduğunu ve ne zaman ulaşacağını görmek için takip kodunuzu girin.",
  "home.services.title": "Kapıdan kapıya her şey",
  "home.services.lead":
    "Tek bir şirket uçakta yer ayırtır, gemiyi yükler, son kilometreyi kateder ve bu arada yükünüzü kuru tutar.",
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
    "Kuru ve güvenli depolama. Yükünüz teslim alınır, sayılır, saklanır ve siz istediğinizde yola çıkarılır.",
  "home.qualities.title": "Neye güvenebilirsiniz",
  "home.qualities.pricing": "Şeffaf fiyatlandırma",
  "home.qualities.pricingText":
    "Teklifte her ücret yazar, fatura da teklife uyar.",
  "home.qualities.tracking": "Gerçek zamanlı takip",
  "home.qualities.trackingText":
    "Her adım, kaydedildiği anda yeri ve saatiyle takip sayfasında görünür.",
  "home.qualities.storage": "Depoda saklama",
  "home.qualities.storageText":
    "İki yolculuk arasında yükünüz tek çatı altında bekler; girerken de çıkarken de sayılır.",
  "home.about.eyebrow": "Hakkımızda",
  "home.about.title": "{year} yılından bu yana yük taşıyoruz",
  "home.about.titleNoYear": "İşimiz yük taşımak",
  "home.about.text":
    "Paketler, paletler ve tam konteynerler {company} ile kendilerine en uygun yoldan gider: havadan, denizden, karadan; beklemeleri gerektiğinde de depoda kalır.",
  "home.about.founded": "Kuruluş yılı",
  "home.about.containers": "Konteyner, en fazla",
  "home.about.tracking": "Gece gündüz takip",
  "home.hero.nightTitle": "7 gün 24 saat teslimat",
  "home.hero.nightText":
    "Dün yola çıkan bu sabah varabilsin diye kamyonlar, terminaller ve insanlar gece boyunca çalışır.",
  "home.hero.surfTitle": "Deniz bizim evimiz",
  "home.hero.surfText":
    "Hava nasıl olursa olsun seferi izler, varış değişirse size erkenden haber veririz.",
  "home.carousel.label": "Resimlerle işimiz",
  "home.carousel.slide": "{number} / {count}",
  "home.carousel.pause": "Resimleri durdur",
  "home.carousel.play": "Resimleri başlat",
  "home.slider.previous": "Önceki",
  "home.slider.next": "Sonraki",
  "home.work.title": "Neler yapıyoruz",
  "home.work.lead":
    "İlk telefondan kapıdaki imzaya kadar sizin yerinize attığımız adımlar.",
  "home.work.pack": "Paketleme ve alım",
  "home.work.packText":
    "Sizin ya da bizim paketlediğimiz yükleri alır, tek tek kontrol ederiz.",
  "home.work.customs": "Belgeler ve gümrük",
  "home.work.customsText":
    "İhracat ve ithalat beyanları, sertifikalar ve vergiler yük varmadan hazır olur.",
  "home.work.plan": "Rota planlama",
  "home.work.planText":
    "Hava, deniz, kara ya da karma: tarihinize ve bütçenize uyan yolu seçeriz.",
  "home.work.store": "Depolama ve tasnif",
  "home.work.storeText":
    "Beklemesi gereken yükler kuru, sayılmış ve yola hazır durur.",
  "home.work.deliver": "Teslimat",
  "home.work.deliverText":
    "Son adım kapınızda, rampanızda ya da yakınınızdaki bir teslim noktasında biter.",
  "home.work.answer": "Destek",
  "home.work.answerText":
    "Gönderinizin geçmişi elinin altında olan bir kişi sorunuzla ilgilenir.",
  "home.about.mission": "Görevimiz",
  "home.about.missionText":
    "Her gönderiyi kendimizinmiş gibi taşımak ve nerede olduğunu dürüstçe söylemek.",
  "home.about.vision": "Hedefimiz",
  "home.about.visionText":
    "Yurt dışına yük göndermenin mektup göndermek kadar kolay olduğu bir dünya.",
  "home.about.more": "Bizi tanıyın",
  "home.gauges.title": "Deneyimli olduğumuz alanlar",
  "home.gauges.lead":
    "Rezervasyondan teslimata kadar her işin ne kadarını kendimiz yapıyoruz.",
  "home.gauges.warehousing": "Depolama",
  "home.gauges.ocean": "Deniz taşımacılığı",
  "home.gauges.air": "Hava taşımacılığı",
  "home.sampleFigure": "Örnek rakam",
  "home.reviews.title": "Müşteri yorumları",
  "home.reviews.lead": "Kendi sözleriyle.",
  "home.reviews.none":
    "Henüz yorum yok. İlk yorumlar, müşteriler bizimle paylaşır paylaşmaz burada görünür.",
  "home.reviews.rating": "5 yıldız üzerinden {rating, number}",
  "home.sampleReview": "Örnek yorum",
  "home.portfolio.title": "Neler taşıyoruz",
  "home.portfolio.lead": "Taşıdığımız yüklere bir bakış.",
  "home.portfolio.container": "Tam konteynerler",
  "home.portfolio.containerText": "Kapınızda mühürlenir, varışta açılır.",
  "home.portfolio.pallet": "Paletler ve parsiyel yükler",
  "home.portfolio.palletText":
    "Kullandığınız yeri öder, kalanını paylaşırsınız.",
  "home.portfolio.parcel": "Paketler",
  "home.portfolio.parcelText": "Küçük ve acil, her adımı gösteren bir kodla.",
  "home.portfolio.cool": "Soğutulmuş yükler",
  "home.portfolio.coolText": "Baştan sona kendi sıcaklığında tutulur.",
  "home.portfolio.machine": "Makineler ve ağır yükler",
  "home.portfolio.machineText":
    "İşini bilenler kaldırır, bağlar ve eşlik eder.",
  "home.faq.title": "Sorular ve yanıtlar",
  "home.faq.contact": "Sorunuz burada yok mu? Bize yazın.",
  "home.faq.work": "Nasıl çalışır?",
  "home.faq.workAnswer":
    "Neyi nereden nereye göndermek istediğinizi söyleyin. Teklif verir, yükü kararlaştırılan günde alır ve size bir takip kodu veririz. Ondan sonra teslimata kadar her adımı izleyebilirsiniz.",
  "home.faq.track": "Gönderimi nasıl takip ederim?",
  "home.faq.trackAnswer":
    "Makbuzunuzdaki takip kodunu bu sayfanın üstündeki arama alanına ya da Gönderi takibi bölümüne yazın. Gönderinin nerede olduğunu, ne zaman beklendiğini ve şimdiye kadar olanları görürsünüz. Hesap gerekmez.",
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
  "contact.send": "Mesajı gönder",
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
  "errorPage.tooLargeText":
    "Buraya sığandan fazlası gönderildi. Geri dönün ve daha kısa bir metin ya da daha küçük bir dosya gönderin.",
  "errorPage.tooMany": "Çok fazla istek",
  "errorPage.unavailable": "Hizmet kullanılamıyor",
  "errorPage.error": "Hata",
  "errorPage.address": "Adres",
  "errorPage.back": "Geri dön",
  "errorPage.forbiddenText": "Bu istek reddedildi.",
  "errorPage.tooManyText":
    "Çok hızlı gittiniz. Lütfen birkaç dakika bekleyip yeniden deneyin.",
  "errorPage.errorText":
    "Bizden kaynaklanan bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.",

  // Control panel
  "control.name": "Kontrol paneli",
  "control.signOut": "Oturumu kapat",
  "control.signIn.title": "Yönetici girişi",
  "control.signIn.lead": "Gönderileri yolda tutanlar için.",
  "control.signIn.ended":
    "Oturumunuz sona erdi. Devam etmek için yeniden oturum açın; yazdıklarınız saklanır.",
  "control.signIn.endedFile":
    "Oturumunuz sona erdi ve hiçbir şey kaydedilmedi. Yeniden oturum açın, ardından dosyayı bir kez daha seçin.",
  "control.signIn.noCookies":
    "Tarayıcınız çerezleri reddettiği için oturum açık kalamıyor. Bu site için çerezlere izin verin, sonra yeniden giriş yapın.",
  "control.signIn.signedOut":
    "Oturumunuz kapatıldı. Devam etmek için yeniden oturum açın.",
  "control.resume.title": "Yeniden oturum açıldı",
  "control.resume.lead": "Yazdıklarınız hâlâ burada. Henüz gönderilmedi.",
  "control.resume.button": "Devam et",
  "control.signIn.button": "Oturum aç",
  "control.signIn.forgot": "Parolanızı mı unuttunuz?",
  "control.signUp.title": "Yönetici oluşturma",
  "control.signUp.lead":
    "Burada oluşturduğunuz hesap tüm siteyi yönetir. Bu bağlantı yalnızca bir kez çalışır.",
  "control.signUp.hint":
    "8 ile 300 karakter arası. En iyisi, yalnızca sizin bildiğiniz bir cümledir.",
  "control.signUp.privacy": "Ziyaretçiler alıcıya ait neleri görür",
  "control.signUp.privacyHint":
    "Bunu istediğiniz zaman ayarlardan değiştirebilirsiniz.",
  "control.signUp.button": "Yönetici oluştur",
  "control.signUp.toSignIn": "Oturum açma sayfasına git",
  "control.reset.title": "Yönetici parolasını sıfırla",
  "control.reset.lead":
    "Hesabınızın e-posta adresini girin. Size yeni bir parola belirlemenizi sağlayan bir PIN gönderilecek.",
  "control.reset.askLead":
    "Bir sıfırlama bağlantısı veya PIN ile yeni bir parola belirleyebilirsiniz.",
  "control.reset.button": "PIN gönder",
  "control.reset.havePin": "Zaten bir PIN’im var",
  "control.reset.newLead":
    "E-postadaki PIN’i girin ve yeni bir parola seçin. PIN bir kez ve 15 dakika içinde kullanılabilir.",
  "control.reset.givenLead":
    "Size verilen PIN’i girin ve yeni bir parola seçin. PIN bir kez ve 15 dakika içinde kullanılabilir.",
  "control.reset.newButton": "Yeni parolayı kaydet",
  "control.reset.again": "Başka bir PIN iste",
  "control.account.title": "Hesabım",
  "control.account.password": "Parolayı değiştir",
  "control.account.text":
    "Yeni bir parola, diğer tüm cihazlardaki oturumlarınızı sonlandırır.",
  "control.sessions.title": "Oturumunuzun açık olduğu yerler",
  "control.sessions.lead":
    "Bir oturum 60 dakika kullanılmazsa, her durumda ise 12 saat sonra sona erer. Beşten fazlaysa en eskisi kapanır.",
  "control.sessions.own": "Bu tarayıcı",
  "control.sessions.other": "Başka bir tarayıcı",
  "control.sessions.since": "Oturum açılışı",
  "control.sessions.seen": "Son kullanım",
  "control.sessions.button": "Diğer tüm oturumları kapat",
  "control.account.name": "Adınız",
  "control.account.nameText":
    "İş arkadaşlarınız yaptıklarınızın yanında onu görür.",
  "control.team.title": "Ekip",
  "control.team.add": "Üye davet et",
  "control.team.createLead":
    "Davet edilen kişi bir kez ve 48 saat içinde kullanılabilen bir bağlantı alır ve parolasını kendisi seçer.",
  "control.team.invite": "Davet et",
  "control.team.empty": "Henüz üye yok",
  "control.team.emptyText": "Davet ettiğiniz kişiler burada görünecek.",
  "control.team.active": "Etkin",
  "control.team.pending": "Davet edildi",
  "control.team.inactive": "Devre dışı",
  "control.team.since": "Ekibe katılma",
  "control.team.seen": "Son görülme",
  "control.team.link": "Davet bağlantısı",
  "control.team.newLink": "Yeni bağlantı",
  "control.team.newLinkText": "48 saat için. Önceki bağlantılar geçersiz olur.",
  "control.team.deactivate": "Devre dışı bırak",
  "control.team.deactivateText":
    "Yeniden etkinleştirene kadar bu kişinin her yerdeki oturumunu hemen kapatır.",
  "control.team.activate": "Etkinleştir",
  "control.team.activateText": "Bu kişi yeniden oturum açabilir.",
  "control.team.removeText": "Adı, yaptıklarının yanında kalır.",
  "control.team.rights": "Her rolün yapabilecekleri",
  "rights.mail": "E-postalar",
  "rights.owner": "E-posta ayarları ve sohbet kodu",
  "rights.read": "Yalnızca görme",
  "role.owner": "Sahip",
  "role.ownerText": "Ekip dahil her şey.",
  "role.manager": "Müdür",
  "role.managerText": "Ekip, e-posta ayarları ve sohbet kodu dışında her şey.",
  "role.clerk": "Görevli",
  "role.clerkText": "Gönderiler, faturalar, mesajlar ve e-postalar.",
  "control.invite.title": "Ekibe katılın",
  "control.invite.lead":
    "Bir parola ve iş arkadaşlarınızın göreceği adı seçin.",
  "control.invite.namedLead":
    "Bir parola seçin. İş arkadaşlarınız davetteki adı görür.",
  "control.invite.codeHint": "Bağlantının “token=” sonrasındaki son bölümü.",
  "control.invite.nameHint": "Boş: varsa davetteki ad.",
  "control.invite.button": "Hesap oluştur",
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
  "control.dashboard.signedIn": "Oturum açan: {name}",
  "control.keys.title": "Klavye kısayolları",
  "control.keys.help": "Bu listeyi göster",
  "control.keys.then": "ardından",
  "control.keys.use": "Klavye kısayollarını kullan",
  "control.keys.close": "Kapat",
  "control.journal.title": "Günlük",
  "control.journal.lead":
    "Kim neyi ne zaman değiştirdi; en yeniler önce. Kayıtlar {days} gün saklanır.",
  "control.journal.csv": "CSV olarak indir",
  "control.journal.empty": "Eşleşen bir olay yok",
  "control.journal.person": "Kişi",
  "control.journal.everyone": "Herkes",
  "control.journal.only": "Yalnızca {record}",
  "control.journal.noun": "Kayıt türü",
  "control.journal.anything": "Tüm türler",
  "control.journal.day": "Gün",
  "control.journal.show": "Göster",
  "control.journal.all": "Tümünü göster",
  "control.journal.earlier": "Daha eski kayıtlar",
  "control.journal.what": "Neler oldu",
  "control.journal.changes":
    "{count, plural, one {# değişiklik} other {# değişiklik}}",
  "control.journal.before": "Önce",
  "control.journal.after": "Sonra",
  "control.journal.characters":
    "{count, plural, one {# karakter} other {# karakter}}",
  "control.journal.madeBy": "ekleyen: {name}",
  "journalNoun.parcels": "Gönderi",
  "journalNoun.activities": "Geçmiş kaydı",
  "journalNoun.invoices": "Fatura",
  "journalNoun.messages": "Mesaj",
  "journalNoun.mail": "E-posta",
  "journalNoun.pages": "Sayfa",
  "journalNoun.reviews": "Yorum",
  "journalNoun.settings": "Ayarlar",
  "journalNoun.admins": "Ekip üyesi",
  "journalNoun.jobs": "İşlem",
  "journalNoun.statuses": "Durum",
  "journalKind.created": "Oluşturuldu:",
  "journalKind.updated": "Değiştirildi:",
  "journalKind.deleted": "Silindi:",
  "journalKind.erased": "Kişisel veriler silindi:",
  "journalKind.erasedRecord": "Kalıcı olarak silindi:",
  "journalKind.trashed": "Çöp kutusuna taşındı:",
  "journalKind.restored": "Geri yüklendi:",
  "journalKind.reverted": "Önceki değerlerine döndürüldü:",
  "journalKind.erasing": "Bir kişi siliniyor:",
  "journalKind.sent": "Gönderildi:",
  "journalKind.resent": "Yeniden gönderildi:",
  "journalKind.invited": "Yeni davet bağlantısı:",
  "journalKind.password_changed": "Yeni parola:",
  "journalKind.cancelled": "İptal edildi:",
  "journalKind.sessions_ended": "Diğer oturumlar kapatıldı:",
  "journalKind.pin_printed": "Sıfırlama kodu işletmeci tarafından verildi:",
  "journalSource.import": "içe aktarma: {name}",
  "journalSource.importUndo": "içe aktarmanın geri alınması: {name}",
  "journalSource.bulk": "toplu güncelleme",
  "journalSource.bulkUndo": "toplu güncellemenin geri alınması",
  "journalActor.visitor": "Ziyaretçi",
  "journalActor.system": "Sistem",
  "journalActor.admin": "Yönetici",
  "journalActor.token": "API belirteci",
  "journalActor.user": "Müşteri",
  "control.api.startTitle": "API ile gönderi oluşturma",
  "control.api.startText":
    "Bu çağrılar oturum açar, bir gönderi oluşturur ve geçmişine ilk kaydı ekler. İkinci çağrının yanıtında, üçüncüsünün gerektirdiği gönderi kimliği bulunur.",
  "control.api.startCode": "Komut satırı için çağrılar",
  "control.dashboard.version": "Sürüm {version}",
  "control.dashboard.termsTitle": "Geliştirici koşulları",
  "control.dashboard.terms":
    "Bu yazılım olduğu gibi sunulur. Geliştiricilerinin sorumluluğu yasaların izin verdiği ölçüde sınırlıdır; yazılımı güncelleme veya bakımını yapma yükümlülükleri yoktur.",
  "form.refusedTitle": "Hata: {title}",
  "form.showPassword": "Parolayı göster",
  "label.emailPassword": "Parola (e-postanızın parolası)",
  "control.dashboard.recent": "Son gönderiler",
  "control.dashboard.allParcels": "Tüm gönderiler",
  "control.dashboard.more": "Diğer",
  "control.day.needs": "İlgilenilmesi gerekenler",
  "control.day.nothing": "İlgilenilmesi gereken bir şey yok.",
  "control.day.late":
    "{count, plural, one {# gönderi gecikti} other {# gönderi gecikti}}",
  "control.day.stalled":
    "{count, plural, one {# gönderiden 3 gündür haber yok} other {# gönderiden 3 gündür haber yok}}",
  "control.day.failed":
    "{count, plural, one {# teslimat başarısız oldu} other {# teslimat başarısız oldu}}",
  "control.day.failedJobs":
    "{count, plural, one {# işlem başarısız oldu} other {# işlem başarısız oldu}}",
  "control.day.due":
    "{count, plural, one {# gönderi bugün bekleniyor} other {# gönderi bugün bekleniyor}}",
  "control.day.stages": "Aşamaya göre",
  "control.first.title": "İlk Adımlar",
  "control.first.name":
    "İş arkadaşlarınızın değişikliklerinizde göreceği adınızı girin",
  "control.first.company": "Şirketinizin adını girin",
  "control.first.zone":
    "Neyin beklendiğini ya da geciktiğini belirleyen saat diliminizi seçin",
  "control.first.figures": "Ana sayfadaki örnek rakamları gözden geçirin",
  "control.first.contact": "İletişim bilgilerinizi girin",
  "control.first.privacy":
    "Ziyaretçilerin bir gönderiden neyi göreceğini seçin",
  "control.first.parcel": "İlk gönderiyi oluşturun",
  "control.first.colleague": "Bir meslektaşınızı davet edin",
  "control.first.mail": "Bir e-posta sunucusu ayarlayın",
  "control.first.done": "{count, number} adımdan {done, number} tamamlandı",
  "control.dashboard.unopened":
    "{count, plural, one {# mesaj henüz açılmadı} other {# mesaj henüz açılmadı}}",
  "control.dashboard.troubled":
    "{count, plural, one {# e-posta gönderilmedi veya gönderilmemiş olabilir.} other {# e-posta gönderilmedi veya gönderilmemiş olabilir.}}",
  "control.email.title": "E-posta gönder",
  "control.email.lead":
    "Tek alıcıya tek e-posta. Hemen gönderilir, giden kutusu bir kopyasını saklar.",
  "control.email.leadKept":
    "Tek alıcıya tek e-posta. Giden kutusunda tutulur ve siteden çıkmaz: bir e-posta sunucusu ayarlanmamış.",
  "control.email.passwordHint":
    "Yalnızca bu e-posta için kullanılır ve hiçbir yerde saklanmaz. Sunucunun kendi parolası varsa boş bırakın.",
  "control.messages.new": "Yeni",
  "control.messages.title": "Mesajlar",
  "control.messages.empty": "Henüz mesaj yok",
  "control.messages.emptyText":
    "Ziyaretçilerin iletişim sayfasında yazdıkları burada görünür.",
  "control.messages.nobody": "Ad belirtilmemiş",
  "control.messages.noAddress": "Ziyaretçi e-posta adresi bırakmadı.",
  "control.messages.reply": "Yanıtla",
  "control.messages.from": "Gönderen",
  "control.messages.received": "Alındı",
  "control.outbox.title": "Giden kutusu",
  "control.outbox.empty": "Henüz e-posta yok",
  "control.outbox.emptyText": "Sitenin yazdığı her e-posta burada görünür.",
  "control.outbox.send": "Şimdi gönder",
  "control.outbox.sendNamed": "Şimdi gönder: “{name}”",
  "control.outbox.resend": "Yeniden gönder",
  "control.outbox.resendNamed": "“{name}” iletisini yeniden gönder",
  "control.outbox.kind": "Tür",
  "control.outbox.reason": "Neden",
  "control.outbox.tries": "Deneme",
  "control.outbox.nextTry": "Sonraki deneme",
  "control.outbox.written": "Yazıldı",
  "control.outbox.sent": "Gönderildi",
  "jobKind.mail": "E-posta gönderme",
  "jobKind.erase_record": "Silinen bir kaydın günlüğünü temizleme",
  "jobKind.erase_traces":
    "Silinen bir gönderiyi içe aktarmalardan ve işlemlerden temizleme",
  "jobKind.erase_person": "Bir Kişiyi Sil",
  "jobKind.bulk": "Birçok Gönderiyi Güncelle",
  "jobKind.bulk_undo": "Güncellemeyi Geri Al",
  "jobKind.trash_parcels": "Gönderileri Çöp Kutusuna Taşı",
  "jobKind.restore_parcels": "Gönderileri Geri Yükle",
  "jobKind.import_check": "İçe Aktarmayı Denetle",
  "jobKind.import_apply": "İçe Aktarmayı Uygula",
  "jobKind.import_undo": "İçe Aktarmayı Geri Al",
  "jobKind.file_statuses": "Gönderileri duruma göre sınıfla",
  "jobStatus.queued": "Bekliyor",
  "jobStatus.running": "Sürüyor",
  "jobStatus.done": "Tamamlandı",
  "jobStatus.failed": "Başarısız",
  "jobStatus.cancelled": "İptal edildi",
  "control.job.title": "İşlem",
  "control.job.progress": "İlerleme",
  "control.job.ofTotal": "{done} / {total}",
  "control.job.soFar": "Şu ana kadar {done}",
  "control.job.stays": "{code} olduğu gibi kalıyor: o zamandan beri değişti",
  "control.job.show":
    "{count, plural, one {Bu gönderiyi göster} other {Bu # gönderiyi göster}}",
  "jobResult.updated": "{count} güncellendi",
  "jobResult.unknown": "{count} bulunamadı",
  "jobResult.created": "{count} oluşturuldu",
  "jobResult.changed": "{count} değiştirildi",
  "jobResult.restored": "{count} geri yüklendi",
  "jobResult.undone": "{count} geri alındı",
  "jobResult.trashed": "{count} çöp kutusunda",
  "jobResult.left": "{count} olduğu gibi kaldı",
  "control.job.failed": "Başarısız adımlar",
  "jobFailed.bulk_undo": "Geri alınmayanlar",
  "jobFailed.import_undo": "Geri alınmayanlar",
  "control.job.started": "Başlangıç",
  "control.job.ended": "Bitiş",
  "control.job.givenUp":
    "Birkaç denemeden sonra vazgeçildi. Nedeni sunucu günlüğünde yazıyor.",
  "control.job.retry":
    "Bir adım başarısız oldu. Sonraki deneme ({attempt, number}/{max, number}): {moment}.",
  "control.job.logId": "Sunucu günlüğündeki numara",
  "control.job.problems": "Sorunlar",
  "control.job.doneWithProblems": "Sorunlarla tamamlandı",
  "control.job.row": "Satır",
  "control.job.problem": "Sorun",
  "control.job.csv": "CSV olarak indir",
  "control.job.firstProblems": "İlk sorunlara dön",
  "control.job.cancel": "İşlemi iptal et",
  "control.job.cancelText": "Şimdiye kadar yapılanlar kalır.",
  "control.job.reload": "Yeniden yükle",
  "control.jobs.title": "İşlemler",
  "control.jobs.empty": "Henüz işlem yok",
  "control.jobs.emptyText":
    "Toplu güncellemeler ve içe aktarmalar burada 30 gün görünür.",
  "mailStatus.queued": "Bekliyor",
  "mailStatus.sending": "Gönderiliyor",
  "mailStatus.sent": "Gönderildi",
  "mailStatus.kept": "Saklandı, gönderilmedi",
  "mailStatus.failed": "Gönderilmedi",
  "mailStatus.unknown": "Gönderilmiş olabilir",
  "mailKind.message": "İletişim sayfasından mesaj",
  "mailKind.pin": "Yeni parola için PIN",
  "mailKind.invitation": "Ekibe davet",
  "mailKind.password_notice": "Yeni parola bildirimi",
  "mailKind.chat_code_notice": "Yeni sohbet kodu bildirimi",
  "mailKind.send": "Kontrol panelinden e-posta",
  "control.list.search": "Ara",
  "control.list.searchIn": "{list} içinde ara",
  "control.list.all": "Tümünü göster",
  "control.list.tools": "Diğer işlemler",
  "control.list.noResult": "“{search}” için sonuç bulunamadı",
  "control.list.noResultText":
    "Yazımı kontrol edin veya daha az sözcükle deneyin.",
  "control.list.more": "Daha fazla yükle",
  "control.list.unprinted":
    "Diğer satırlar yazdırılmadı: önce onları yükleyin.",
  "control.list.newest": "En yenilere dön",
  "control.list.oldest": "En eskilere dön",
  "control.list.order": "Sıralama",
  "control.list.newestFirst": "Önce en yeni",
  "control.list.oldestFirst": "Önce en eski",
  "control.list.total": "{count, plural, one {# kayıt} other {# kayıt}}",
  "control.list.moreThan": "{count, number} kayıttan fazla",
  "control.list.soFar": "Şimdiye kadar bulunan: {count, number}",
  "control.list.noneSoFar": "“{search}” için şimdiye kadar sonuç bulunamadı",
  "control.list.noneSoFarText":
    "Arama henüz her şeye bakmadı. Devam etmek için daha fazla yükleyin.",
  "control.list.noneLeft": "Başka kayıt yok",
  "control.delete.title": "Sil",
  "control.delete.button": "Sil",
  "control.delete.named": "{name} kaydını sil",
  "control.delete.question":
    "{name} kaydını silmek istediğinizden emin misiniz?",
  "control.reports.title": "Raporlar",
  "control.reports.lead": "Gönderilere ne olduğunun gün gün dökümü.",
  "control.reports.stages": "Duruma göre gönderiler",
  "control.reports.parcels":
    "{count, plural, one {# gönderi} other {# gönderi}}",
  "control.reports.period": "Dönem",
  "control.reports.days": "{days, plural, one {# gün} other {# gün}}",
  "control.reports.onTime": "Zamanında",
  "control.reports.onTimeText":
    "Teslim edildiğinde beklenen günü olan gönderilerden, en geç beklenen son gün ilk kez teslim edilenler.",
  "control.reports.ways": "Yolda geçen günler",
  "control.reports.waysText":
    "Son 12 ayda ilk hareketten ilk teslimata kadar. Gönderilerin yarısı ilk sayıdan, onda dokuzu ikinci sayıdan daha uzun süre yolda kalmadı.",
  "control.reports.table": "Tablo olarak göster",
  "control.reports.month": "Ay",
  "control.reports.dated": "Beklenen günü olan",
  "control.reports.percent": "Zamanında oranı",
  "control.reports.median": "Yarısı (gün)",
  "control.reports.ninetieth": "10’da 9’u (gün)",
  "control.reports.others": "Diğer tümü",
  "control.reports.noService": "Gönderim şekli yok",
  "control.reports.empty": "Henüz rakam yok",
  "control.reports.emptyText":
    "Gönderilerin durumu olduğunda rakamlar burada görünür.",
  "control.expected.title": "Deneyime göre tahmini teslimat",
  "control.expected.text":
    "{service}: {min} ile {max, plural, one {# gün} other {# gün}} arası, son 12 aydaki {count, plural, one {# gönderiye} other {# gönderiye}} göre.",
  "control.expected.use": "{days} olarak ayarla",
  "control.trash.title": "Çöp kutusu",
  "control.trash.lead":
    "Silinenler {days} gün burada kalır ve geri yüklenebilir. Ardından kalıcı olarak silinir.",
  "control.trash.empty": "Çöp kutusu boş",
  "control.trash.since":
    "{moment} tarihinde {name} sildi, {day} tarihinde kalıcı olarak silinecek",
  "control.trash.restore": "Geri yükle",
  "control.trash.restoreNamed": "{name} kaydını geri yükle",
  "control.trash.erase": "Kalıcı olarak sil",
  "control.trash.eraseNamed": "{name} kaydını kalıcı olarak sil",
  "control.trash.question":
    "{name} kaydını ona ait her şeyle birlikte kalıcı olarak silmek istediğinizden emin misiniz? Bu işlem geri alınamaz.",
  "control.trash.undo": "Geri al",
  "control.trash.open": "Çöp kutusunu aç",
  "control.toast.close": "Bu bildirimi kapat",
  "control.list.fetching": "Veriler getiriliyor…",
  "control.pages.title": "Sayfalar",
  "control.pages.add": "Yeni sayfa",
  "control.pages.empty": "Henüz sayfa yok",
  "control.pages.emptyText":
    "Oluşturduğunuz ilk sayfa burada ve sitenin menüsünde görünecek.",
  "control.pages.createLead":
    "Sayfa, adresini başlığından alır ve hemen sitenin menüsünde görünür.",
  "control.pages.create": "Sayfa oluştur",
  "control.pages.head": "Sayfanın başı",
  "control.pages.heroHint": "Yukarıdaki görselin yerine gösterilir.",
  "control.pages.footerHint":
    "Menüde her sayfa vardır. Alt bilgi sitenin her sayfasında görünür; yasal bilgiler oraya yakışır.",
  "control.markup.title": "İçerik nasıl yazılır",
  "control.markup.lead":
    "Her satır kendi başına bir öğedir. Etiketsiz satır düz metindir, boş satır satır sonudur.",
  "control.markup.bold": "Kalın. Bir paragrafın başında başlık olur.",
  "control.markup.underline": "Altı çizili",
  "control.markup.strikethrough": "Üstü çizili",
  "control.markup.heading": "Her türlü metinle bir başlık",
  "control.markup.link": "Bağlantı: adres, bir boşluk ve görünecek metin",
  "control.markup.image": "Web’den bir görsel",
  "control.markup.video": "Web’den bir video dosyası (MP4 veya WebM)",
  "control.markup.item": "Bir liste maddesi",
  "control.markup.rules":
    "Etiket, kendi satırında tek başına durur. Kalın, altı çizili ve üstü çizili metinde harf, boşluk ve soru işareti olabilir; görsel ve videolar https:// ile başlayan bir adres ister. Metindeki web ve e-posta adresleri bağlantıya dönüşür.",
  "control.markup.preview": "Önizleme",
  "control.markup.previewEmpty":
    "Yazdıklarınız burada ziyaretçilerin göreceği gibi görünür.",
  "control.markup.misfits": "Bu satırlar düz metin olarak gösterilir:",
  "control.markup.noTag": "Bu adda bir etiket yok.",
  "control.markup.noEnd": "Satır kapanan bir köşeli ayraçla bitmiyor.",
  "control.markup.noText":
    "Bu etikette yalnızca harf, boşluk ve soru işareti bulunabilir. [heading=…] her metni kabul eder.",
  "control.markup.noWords": "Bu etikette metin yok.",
  "control.markup.noUrl": "Bu, gösterilebilecek bir web adresi değil.",
  "control.markup.notAlone": "Etiket, kendi satırında tek başına durmalıdır.",
  "control.markup.showRaw": "Yine de kaydet",
  "control.reviews.title": "Yorumlar",
  "control.reviews.add": "Yeni yorum",
  "control.reviews.empty": "Henüz yorum yok",
  "control.reviews.emptyText":
    "Oluşturduğunuz ilk yorum burada ve ana sayfada görünecek.",
  "control.reviews.createLead":
    "Fotoğrafı ve yıldızlarıyla hemen ana sayfada görünür.",
  "control.reviews.create": "Yorum oluştur",
  "control.reviews.deleteText": "Fotoğrafı da onunla birlikte silinecek.",
  "control.reviews.usualRating": "Her zamanki gibi 4,5",
  "control.statuses.title": "Durumlar",
  "control.statuses.add": "Yeni durum",
  "control.statuses.empty": "Henüz durum yok",
  "control.statuses.emptyText": "Eklediğiniz durumlar burada görünür.",
  "control.statuses.createLead":
    "Aşaması ilerleme çubuğunu, rengi, gecikmeyi ve raporları belirler.",
  "control.statuses.create": "Durum oluştur",
  "control.statuses.deleteText":
    "Gönderiler metni korur, ancak metin verdiğiniz aşamayı kaybeder.",
  "control.statuses.suggested": "Önerilen",
  "control.statuses.inForms": "Formlarda",
  "control.statuses.offered": "Sunuluyor",
  "control.statuses.notOffered": "Sunulmuyor",
  "control.statuses.renameHint":
    "Bu dilde okuyanlar için. Alışılmış metin için boş bırakın.",
  "control.statuses.unknown": "Aşaması olmayan durumlar",
  "control.statuses.unknownText":
    "Durumun hangi aşama demek olduğunu seçin. Bu durumdaki gönderiler şimdi ve bundan sonra o aşamada yer alır.",
  "control.statuses.atLeast":
    "{count, plural, one {En az # gönderi} other {En az # gönderi}}",
  "control.settings.title": "Ayarlar",
  "control.settings.lead": "Bütün site için geçerli olanlar.",
  "control.settings.contact": "İletişim bilgileri",
  "control.settings.contactText":
    "Ziyaretçiler size nasıl ulaşır: hepsi iletişim sayfasında, e-posta ayrıca her sayfanın altında.",
  "control.settings.mail": "E-posta ayarları",
  "control.settings.mailText":
    "Sitenin e-postalarının görünümü ve nasıl gönderildiği.",
  "control.settings.html": "HTML ayarları",
  "control.settings.htmlText":
    "Arama motorları için açıklama ve sohbet sağlayıcınızın kodu.",
  "control.settings.htmlOnlyText": "Arama motorları için açıklama.",
  "control.settings.company": "Şirket",
  "control.settings.companyText":
    "Sitenin belirttiği ad, yıllar ve rakamlar. Boşalttığınız rakam hiçbir yerde gösterilmez.",
  "control.settings.nameHint": "Boş: varsayılan ad.",
  "control.settings.copyrightHint": "Boş: içinde bulunulan yıl.",
  "control.samples.figures":
    "Bu rakamlar siteyle birlikte geldi ve sizin sayılmaz; ana sayfa onları örnek olarak işaretler: {list}. Değiştirin, silin ya da onaylayın.",
  "control.samples.reviews":
    "{count, plural, one {# yorum} other {# yorum}} örnek verilerden geliyor ve ziyaretçiler bunu görüyor. Silin ya da onaylayın.",
  "control.samples.confirm": "Bunlar bizim",
  "control.settings.privacy": "Gizlilik ve saat dilimi",
  "control.settings.privacyText":
    "Ziyaretçilerin bir alıcı hakkında gördükleri ve günün ne zaman başladığı.",
  "control.settings.metaHint":
    "Arama motorları için; kendi açıklaması olan içerik sayfaları dışında her sayfada.",
  "control.settings.chatHint":
    "Bu kod, herkese açık sayfaların her ziyaretçisinin tarayıcısında çalışır. Her değişiklik, giden kutusuna size bir bildirim koyar. Bu sitede sizin yapabildiğiniz her şeyi yapabilir: Yalnızca tamamen güvendiğiniz bir sağlayıcının kodunu kullanın.",
  "control.settings.percentHint": "Yüzde, 0 ile 100 arasında.",
  "control.settings.journalHint":
    "Kimin neyi ne zaman değiştirdiği bu süre boyunca kayıtlı kalır: 30 ile 3650 gün arası.",
  "control.settings.zoneHint":
    "Gün burada gece yarısı biter: hangi gönderilerin bugün beklendiğini ya da geciktiğini, geçmişteki saatleri ve fatura tarihlerini belirler.",
  "control.settings.mailWay": "E-postalar nasıl gönderilir",
  "control.settings.mailWayText":
    "Bunu sunucunun ortamı belirler: MAIL_DRIVER ve MAIL_FROM.",
  "control.settings.driver": "Gönderim yolu",
  "control.settings.sender": "Gönderen",
  "control.settings.noSender": "Henüz yok. Önce bir iletişim e-postası girin.",
  "control.mailSetup.missing":
    "Bir e-posta sunucusu ayarlanmamış. Hiçbir şey gönderilmiyor.",
  "control.mailSetup.link": "E-posta nasıl ayarlanır",
  "control.mailSetup.title": "E-postayı ayarlama",
  "control.mailSetup.text":
    "O zamana kadar her e-posta giden kutusunda tutulur: sizinkiler, yeni parola PIN’leri, bildirimler ve ziyaretçilerin mesajları. Saklananlar sonradan kendiliğinden gitmez; o zaman giden kutusundan gönderebilirsiniz.",
  "control.mailSetup.variables":
    "Sunucuda, bu satır gruplarından birini kendi değerlerinizle sitenin .env dosyasına ekleyin.",
  "control.mailSetup.smtp": "Bir e-posta sunucusuyla (SMTP)",
  "control.mailSetup.api": "Bir e-posta sağlayıcısıyla (HTTPS)",
  "control.mailSetup.restart": "Siteyi yeniden başlatın.",
  "control.mailSetup.check":
    "Kendinize bir deneme e-postası gönderin. Komut sunucuda çalışır ve neyin eksik olduğunu söyler.",
  "control.settings.previews": "Her şablonun görünümü",
  "control.settings.used": "Kullanımda",
  "driver.log": "E-postalar giden kutusunda tutulur, gönderilmez.",
  "driver.smtp": "E-postalar bir e-posta sunucusu üzerinden gönderilir.",
  "driver.api": "E-postalar bir e-posta sağlayıcısı üzerinden gönderilir.",
  "template.plain": "plain: yalnızca metin",
  "template.html1": "html1: sade kart",
  "template.html2": "html2: şirket adını taşıyan bant",
  "template.html3": "html3: tablo ve düğme",
  "template.html4": "html4: kompakt",
  "privacy.full": "Tam",
  "privacy.fullText": "Takip kodu veya bağlantısı olan herkes hepsini görür.",
  "privacy.masked": "Gizli",
  "privacy.maskedRecommended": "Gizli (önerilir)",
  "privacy.maskedText":
    "Adı, e-postayı, telefonu, sokağı ve fotoğrafı yalnızca alıcının e-postasını veya telefonunu bilen ziyaretçiler görür.",
  "control.settings.maskedHint":
    "Gizli: alıcının adını, e-postasını, telefonunu ve sokağını ve gönderinin fotoğrafını yalnızca e-postasını veya telefonunu bilenler görür.",
  "control.erase.title": "Bir Kişiyi Sil",
  "control.erase.lead":
    "Bir kişiyi, örneğin kendisi istediği için, saklanan her şeyden kaldırır.",
  "control.erase.rules":
    "Gönderilerden kişinin adı, e-postası, telefonu ve yeri silinir. Bir e-posta adresinden gelen mesajlar ve o adrese giden e-postalar silinir; faturalarda ve diğer metinlerde yalnızca adresin veya numaranın kendisi silinir. Bu işlem geri alınamaz.",
  "control.erase.phoneHint":
    "Alan koduyla. Nasıl yazılmış olursa olsun bulunur.",
  "control.erase.codesHint":
    "Yalnızca adı bilinen bir kişi için: bu gönderilerin alıcısını ve göndericisini, geçmişlerinden ve içe aktarmalardan da siler. En fazla {max, number}.",
  "control.erase.look": "Nelerin Silineceğini Göster",
  "control.erase.found": "Yalnızca bunlar silinir. Henüz hiçbir şey değişmedi.",
  "control.erase.soFar": "Şimdiye kadar sayılanlar. Daha fazlası olabilir.",
  "control.erase.goOn": "Saymaya Devam Et",
  "control.erase.nothing":
    "Saklanan hiçbir şeyde bu kişi yok. Yazımı kontrol edin.",
  "control.erase.ticks": "Bu kişinin gönderileri",
  "control.erase.ticksHint":
    "Başka kişilerin gönderilerinin işaretini kaldırın. O zaman yalnızca işaretli gönderilerin alıcısı ve göndericisi silinir; yeni sayıları önce görürsünüz.",
  "control.erase.first": "Yalnızca ilk {count, number} gönderi listelenir.",
  "control.erase.others": "Diğer kayıtlar",
  "control.erase.button": "Kişiyi Sil",
  "control.erase.running": "Silme sürüyor.",
  "control.erase.done": "Silme tamamlandı.",
  "control.erase.failed": "Silme başarısız oldu. Yeniden başlatın.",
  "control.erase.disk":
    "Sunucu durdurulup “deno task compact” veritabanı dosyasını yeniden yazana kadar silinenler, dosyanın boş alanından hâlâ okunabilir.",
  "control.erase.copies": "Önceki Kopyalar",
  "control.erase.copiesText":
    "Veritabanının bu kopyaları kişinin verilerini hâlâ içerebilir. Onları silin veya gece yedeklemesinin otuz gün sonra kaldırmasını bekleyin. Aynısı başka yerlerde saklanan kopyalar için de geçerlidir.",
  "control.erase.noCopies":
    "Veritabanının yanında kopya yok. Başka yerlerde saklanan kopyalar kişinin verilerini hâlâ içerebilir.",
  "control.erase.copyAge": "{days, plural, one {# günlük} other {# günlük}}",
  "control.erase.replica":
    "Veritabanının eşzamanlı bir kopyası önceki durumları saklar. “deno task compact” veritabanı dosyasını yeniden yazdıktan sonra, {days, plural, one {# gün} other {# gün}} daha bir şeyler kaydedildiğinde silinenler oradan da kalkar.",
  "choice.none": "Yok",
  "choice.timeZone": "Saat dilimi seçin",
  "icon.people": "Kişiler",
  "icon.copyright": "Telif hakkı",
  "icon.pages": "Sayfalar",
  "icon.folder": "Klasör",
  "image.hero1": "Deniz haritası",
  "image.hero-mixed": "Gemi ve uçak",
  "image.hero-air": "Uçak",
  "image.hero-sea": "Gemi",
  "image.hero-road": "Kamyon",
  "image.hero-warehouse": "Depo",
  "overlay.overlay1": "Metnin arkasında koyu katman",
  "overlay.overlay2": "Her yerde eşit koyu katman",
  "overlay.overlay3": "Üstten koyu katman",
  "control.invoices.title": "Faturalar",
  "control.invoices.add": "Yeni fatura",
  "control.invoices.empty": "Henüz fatura yok",
  "control.invoices.emptyText": "Düzenlediğiniz ilk fatura burada görünecek.",
  "control.invoices.createLead":
    "Düzenlenen fatura, numarasını hep korur: değiştirilemez ve silinemez.",
  "control.invoices.hint":
    "Faturanın konusu. Takip kodu girilirse gönderinin alıcısı, ağırlığı ve beyan edilen değeri faturaya eklenir.",
  "control.invoices.issue": "Fatura düzenle",
  "control.imports.title": "İçe Aktarmalar",
  "control.imports.empty": "Henüz içe aktarma yok",
  "control.imports.emptyText": "Yüklenen dosyalar burada 7 gün kalır.",
  "control.imports.lead":
    "Bir tabloyla birçok gönderi oluşturun ve değiştirin: bir Excel çalışma kitabı veya CSV dosyası yükleyin. Neyin değişeceğini görmeden hiçbir şey değişmez.",
  "control.imports.template": "CSV şablonu",
  "control.imports.upload": "Yükle ve denetle",
  "control.imports.fileHint":
    "Excel çalışma kitabı (.xlsx, ilk sayfa) veya CSV, en çok 10 MB ve 20.000 satır. İlk satır sütunları adlandırır.",
  "control.imports.guess": "Bu satırları okuyabiliyor musunuz?",
  "control.imports.guessText":
    "Dosya, harflerinin nasıl kodlandığını belirtmiyor. Adların ve yerlerin doğru göründüğü kodlamayı seçin.",
  "control.imports.useEncoding": "Bu kodlamayı kullan",
  "control.imports.dates": "Hangi sayı gün?",
  "control.imports.datesText":
    "Bazı tarihlerde eğik çizgi var ve hiçbiri önce günün mü ayın mı geldiğini göstermiyor.",
  "control.imports.dmy": "Önce gün, 31/12/2026 gibi",
  "control.imports.mdy": "Önce ay, 12/31/2026 gibi",
  "control.imports.statusesText":
    "Her birinin ne anlama geldiğini bu dosya ve sonrakiler için seçin. Sözcükler dosyadaki gibi kalır. Boş bırakılanlar “Diğer durum” altında yer alır.",
  "control.imports.statusRows":
    "{count, plural, one {# satır} other {# satır}}",
  "control.imports.reading": "Dosya nasıl okunuyor",
  "control.imports.readAgain": "Yeniden denetle",
  "control.imports.notTaken": "Alınmaz",
  "control.imports.leftOut": "Alınmayan sütunlar",
  "control.imports.manyColumns":
    "Dosyada alınabilecekten çok sütun var: yalnızca ilk {max, number} sütun geçerlidir.",
  "control.imports.rows": "Satırlar",
  "control.imports.new": "Yeni",
  "control.imports.changed": "Değişen",
  "control.imports.unchanged": "Değişmeyen",
  "control.imports.wrong": "Hatalı",
  "control.imports.further": "Bir siparişin diğer satırları",
  "control.imports.firstShown": "İlk {count, number} satır gösteriliyor.",
  "control.imports.unmatched":
    "{count, plural, one {# yeni satır} other {# yeni satır}} hiçbir gönderiyi belirtmiyor. Dosya yeniden aktarılırsa referansı olmayanlar bir kez daha oluşturulur.",
  "control.imports.nothing":
    "Yeni ya da değişen satır yok; içe aktarılacak bir şey yok.",
  "control.imports.canCreate":
    "{count, plural, one {# gönderi oluşturulabilir} other {# gönderi oluşturulabilir}}",
  "control.imports.canChange":
    "{count, plural, one {# gönderi değiştirilebilir} other {# gönderi değiştirilebilir}}",
  "control.imports.areWrong":
    "{count, plural, one {# satır hatalı} other {# satır hatalı}}",
  "control.imports.areFurther":
    "{count, plural, one {# satır bir siparişin devamı} other {# satır bir siparişin devamı}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Henüz hiçbir şey değişmedi.",
  "control.imports.apply": "{count, number} satırı içe aktar",
  "control.imports.applySkipping":
    "{count, number} satırı içe aktar, {wrong, number} satırı atla",
  "control.imports.mended": "Düzeltilmiş dosya yükle",
  "control.imports.goOn": "İçe aktarmayı sürdür",
  "control.imports.appliedUntil":
    "O ana kadar aktarılan: {created, number} yeni ve {changed, number} değişen gönderi.",
  "control.imports.undoText":
    "{moment} tarihine kadar mümkündür. O zamandan beri değiştirilen gönderiler olduğu gibi kalır.",
  "control.imports.undoCreated":
    "{count, plural, one {Bu içe aktarmanın oluşturduğu # gönderi kalıcı olarak silinir.} other {Bu içe aktarmanın oluşturduğu # gönderi kalıcı olarak silinir.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# gönderi önceki değerlerine döner.} other {# gönderi önceki değerlerine döner.}}",
  "control.imports.wrongCsv": "Sorunlarıyla dosya (CSV)",
  "control.imports.value": "Dosyadaki değer",
  "control.imports.jobLink": "İlerleme ve sorunlar",
  "control.imports.deleteText": "Hiçbir gönderi değişmez.",
  "separator.comma": "Virgül",
  "separator.semicolon": "Noktalı virgül",
  "separator.tab": "Sekme",
  "separator.pipe": "Dikey çizgi",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Batı Avrupa (Windows)",
  "encoding.windows-1250": "Orta Avrupa (Windows)",
  "encoding.windows-1251": "Kiril (Windows)",
  "encoding.windows-1254": "Türkçe (Windows)",
  "encoding.windows-1256": "Arapça (Windows)",
  "encoding.windows-1258": "Vietnamca (Windows)",
  "encoding.macintosh": "Batı Avrupa (Mac)",
  "encoding.gb18030": "Basitleştirilmiş Çince (GB18030)",
  "encoding.big5": "Geleneksel Çince (Big5)",
  "encoding.shift_jis": "Japonca (Shift JIS)",
  "encoding.euc-kr": "Korece (EUC-KR)",
  "importStatus.checking": "Denetleniyor",
  "importStatus.checked": "Denetlendi",
  "importStatus.failed": "Okunamıyor",
  "importStatus.applying": "İçe aktarılıyor",
  "importStatus.applied": "İçe aktarıldı",
  "importStatus.undoing": "Geri alınıyor",
  "importStatus.undone": "Geri alındı",
  "importStatus.stopped": "Durduruldu",
  "importStatus.erased": "Dosya kaldırıldı: içindeki veriler silindi",
  "importStatus.encoding": "Hangi kodlama?",
  "control.parcels.title": "Gönderiler",
  "control.parcels.export": "Dışa aktar",
  "control.parcels.import": "İçe aktar",
  "control.parcels.add": "Yeni gönderi",
  "control.parcels.empty": "Henüz gönderi yok",
  "control.parcels.emptyText": "Oluşturduğunuz ilk gönderi burada görünecek.",
  "control.parcels.createLead":
    "Başlamak için üç alan yeter. Gerisi sonra gelebilir.",
  "control.parcels.save": "Kaydet",
  "control.parcels.saveNext": "Kaydet ve sonraki",
  "control.parcels.copy": "Yeni olarak kopyala",
  "control.parcels.more": "Gönderici ve içerik",
  "control.parcels.codeHint":
    "4 ile 40 arasında harf, rakam ve tire. Sizin için yazılan kod tahmin edilemez.",
  "control.parcels.codeGenerate": "Kod üret",
  "control.parcels.codeWarning":
    "Bu kodu tahmin etmek kolay. Tahmin eden herkes gönderiyi ve alıcısını görür.",
  "control.parcels.post": "Güncelleme ekle",
  "control.parcels.update": "Gönderiyi güncelle",
  "control.parcels.history": "Geçmişi güncelle",
  "control.parcels.map": "Haritayı güncelle",
  "control.parcels.image": "Görseli güncelle",
  "control.parcels.public": "Herkese açık takip bağlantısı",
  "control.parcels.copyLink": "Bağlantıyı kopyala",
  "control.parcels.details": "Tüm alanlar",
  "control.parcels.newest": "Son geçmiş kayıtları",
  "control.parcels.alike":
    "Tam olarak bu koda sahip gönderi yok. Bunların kodu benziyor; devam etmeden önce karşılaştırın.",
  "control.parcels.noImage": "Henüz fotoğraf yok",
  "control.parcels.delete": "Gönderiyi sil",
  "control.parcels.presentImage": "Gönderinin şu anki fotoğrafı",
  "control.parcels.keep": "Olduğu gibi kalması için boş bırakın.",
  "control.parcels.postMore": "Zaman, simge, renk, harita",
  "control.parcels.postBefore":
    "{moment} öncesine ait bir kayıt geçmişe eklenir ve durumu değiştirmez.",
  "control.parcels.postOlder":
    "Durumu daha yeni bir güncelleme belirledi; durum değişmedi.",
  "control.bulk.title": "Birçok Gönderiyi Güncelle",
  "control.bulk.lead":
    "Her gönderi geçmişinde aynı kaydı ve onunla birlikte aynı durumu ve konumu alır.",
  "control.bulk.codesHint":
    "Kodları, bir tablo sütununu veya takip bağlantılarını okutun ya da yapıştırın. En fazla {max, number}.",
  "control.bulk.check": "Kodları denetle",
  "control.bulk.found":
    "{count, plural, one {# gönderi bulundu} other {# gönderi bulundu}}",
  "control.bulk.several": "Birden fazla gönderiye uyan: {count, number}",
  "control.bulk.unknown": "Bilinmeyen: {count, number}",
  "control.bulk.doubled": "Birden fazla girilen: {count, number}",
  "control.bulk.start": "Güncellemeyi başlat",
  "control.bulk.again": "Başarısız olanlar için yinele",
  "control.bulk.selection": "“{selection}” altındaki tüm gönderiler",
  "control.ticked.title": "Seçilen gönderiler",
  "control.ticked.page": "Bu sayfadakilerin tümünü seç",
  "control.ticked.count": "Seçilen: {count}",
  "control.ticked.clear": "Temizle",
  "control.ticked.all":
    "{count, plural, one {Bu filtredekilerin tümü: # gönderi} other {Bu filtredekilerin tümü: # gönderi}}",
  "control.ticked.allFound": "Bu filtredeki tüm gönderiler",
  "control.ticked.trash": "Çöp kutusuna taşı",
  "control.ticked.failed":
    "{count, plural, one {# gönderi atlandı} other {# gönderi atlandı}}",
  "control.parcels.parcel": "Gönderi",
  "control.parcels.recipient": "Alıcı",
  "control.parcels.sender": "Gönderici",
  "control.parcels.delivery": "Teslimat",
  "control.parcels.filters": "Filtreler",
  "control.parcels.all": "Tümü",
  "control.parcels.late": "Geciken",
  "control.parcels.dueToday": "Bugün beklenen",
  "control.parcels.due": "{day} tarihinde beklenen",
  "control.parcels.stalled":
    "{days, plural, one {# gündür haber yok} other {# gündür haber yok}}",
  "control.parcels.stageOther": "Diğer durum",
  "control.parcels.stageNone": "Durumu yok",
  "control.parcels.expected": "Beklenen",
  "control.parcels.lastEvent": "Son olay",
  "control.parcels.noMatch": "Bu filtreye uyan gönderi yok",
  "control.parcels.ofJob":
    "{count, plural, one {Bu işlemin # gönderisi:} other {Bu işlemin # gönderisi:}}",
  "control.parcels.changed":
    "{count, plural, one {# değişiklik.} other {# değişiklik.}}",
  "control.parcels.dueFirst": "Önce en erken beklenen",
  "control.parcels.dueLast": "Önce en geç beklenen",
  "control.parcels.waitingFirst": "Önce en uzun bekleyen",
  "control.parcels.waitingLast": "Önce en yeni",
  "control.parcels.sort": "Sıralama ölçütü",
  "control.parcels.sortCreated": "Oluşturulma",
  "control.parcels.rows": "{count, plural, one {# satır} other {# satır}}",
  "control.parcels.rowsLabel": "Sayfadaki satır sayısı",
  "control.parcels.searchWithin": "“{filter}” içinde ara",
  "control.parcels.searchedIn": "Yalnızca “{filter}” içinde arandı.",
  "control.parcels.searchAll": "Tüm gönderilerde ara",
  "control.parcels.outside": "Bu filtrenin dışında bulundu:",
  "control.activities.title": "Geçmiş",
  "control.activities.add": "Yeni kayıt",
  "control.activities.empty": "Henüz kayıt yok",
  "control.activities.emptyText":
    "Gönderinin hareketleri, en yenisi üstte, burada listelenir.",
  "control.activities.create": "Kayıt ekle",
  "control.activities.edit": "Kaydı düzenle",
  "control.activities.timeHint": "Sitenin saat diliminde: {zone}.",
  "control.activities.nowHint":
    "Sitenin saat diliminde: {zone}. Şu an için boş bırakın.",
  "control.mapEditor.choose": "Haritada konulacak yer",
  "control.mapEditor.hint":
    "Bir yer seçin, sonra bulunduğu noktaya tıklayın. İşaret sürüklenebilir ya da odaktayken ok tuşlarıyla taşınabilir; haritada Enter, seçilen yeri haritanın ortasına koyar.",
  "control.mapEditor.hintOne":
    "Gönderinin şu anda bulunduğu noktaya tıklayın. İşaret sürüklenebilir ya da odaktayken ok tuşlarıyla taşınabilir; haritada Enter, işareti haritanın ortasına koyar.",
  "choice.yes": "Evet",
  "choice.no": "Hayır",
  "choice.automatic": "Otomatik",
  "status.pending": "Hazırlanıyor",
  "status.pickedUp": "Göndericiden alındı",
  "status.inTransit": "Yolda",
  "status.customs": "Gümrükte",
  "status.onHold": "Askıya alındı",
  "status.outForDelivery": "Dağıtımda",
  "status.readyForPickup": "Şubeden alınmaya hazır",
  "status.delivered": "Teslim edildi",
  "status.deliveryFailed": "Teslim edilemedi",
  "status.returned": "İade edildi",
  "status.cancelled": "İptal edildi",
  "icon.radio_button_checked": "Aşama",
  "icon.pan_tool": "Dur",
  "icon.verified": "Doğrulandı",
  "icon.check_circle": "Onay işareti",
  "icon.radio_button_unchecked": "Planlanan aşama",
  "icon.airplanemode_active": "Uçak",
  "icon.moped": "Moped",
  "icon.directions_boat": "Gemi",
  "icon.local_shipping": "Kamyon",
  "icon.home_work": "Depo",
  "icon.departure_board": "Hareket",

  // Printable invoice
  "invoice.title": "Fatura",
  "invoice.date": "Düzenlenme tarihi",
  "invoice.issued": "Düzenlendi",
  "invoice.issuer": "Düzenleyen",
  "invoice.billTo": "Fatura edilen",
  "invoice.details": "Bu faturanın konusu",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-posta",
  "field.phone": "telefon numarası",
  "field.parcel_ids": "gönderiler",
  "field.password": "parola",
  "field.current_password": "geçerli parola",
  "field.new_password": "yeni parola",
  "field.confirm_new_password": "yeni parola onayı",
  "field.password_token": "PIN",
  "field.token": "kurulum kodu",
  "field.invitation": "davet kodu",
  "field.role": "rol",
  "field.pending": "davetli",
  "field.active": "etkin",
  "field.id": "kimlik",
  "field.tracking_code": "takip kodu",
  "field.codes": "takip kodları",
  "field.reference": "referans numarası",
  "field.recipient_name": "alıcı adı",
  "field.proof": "e-posta veya telefonun son haneleri",
  "field.recipient_email": "alıcı e-postası",
  "field.recipient_phone_number": "alıcı telefon numarası",
  "field.destination": "varış yeri",
  "field.current_location": "şu anki konum",
  "field.status": "durum",
  "field.weight": "ağırlık",
  "field.pieces": "parça sayısı",
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
  "field.text": "metin",
  "field.stage": "aşama",
  "field.hidden": "gizli",
  "field.occurred_at": "gerçekleşme zamanı",
  "field.subject": "konu",
  "field.body": "mesaj metni",
  "field.message": "mesaj",
  "field.name": "ad",
  "field.to": "alıcı",
  "field.from": "gönderen",
  "field.website": "web sitesi",
  "field.contact_email": "iletişim e-postası",
  "field.contact_phone": "iletişim telefonu",
  "field.contact_phone_alt": "diğer telefon",
  "field.contact_twitter": "X (Twitter)",
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
  "field.sample_figures": "örnek rakamlar",
  "field.tracking_privacy": "takip gizliliği",
  "field.journal_days": "günlüğün saklanacağı gün sayısı",
  "field.time_zone": "saat dilimi",
  "field.content": "içerik",
  "field.overlay": "koyu katman",
  "field.image": "görsel",
  "field.hero": "kapak görseli",
  "field.sub_title": "alt başlık",
  "field.in_footer": "alt bilgi bağlantısı",
  "field.search": "arama",
  "field.page": "sayfa",
  "field.per_page": "sayfa başına",
  "field.order": "sıralama",
  "field.cursor": "imleç",
  "field.review": "yorum",
  "field.rating": "puan",
  "field.sample": "örnek",
  "field.version": "sürüm",
  "field.created_at": "oluşturulma zamanı",
  "field.updated_at": "son değişiklik",
  "field.ended_at": "bitiş zamanı",
  "field.file": "dosya",
  "field.columns": "sütunlar",
  "field.statuses": "durumlar",
  "field.dates": "tarih sırası",
  "field.encoding": "kodlama",
  "field.separator": "ayırıcı",
  "field.head_row": "başlık satırı",
  "field.skip_wrong": "hatalı satırları atla",
  "field.without_entry": "geçmişe kayıt eklemeden düzelt",
  "field.product": "ürün",

  // Labels of forms
  "label.password": "Parola",
  "label.tracking_code": "Takip kodu",
  "track.placeholder": "Takip kodunuzu girin",
  "track.description":
    "Gönderinizin nerede olduğunu, ne zaman ulaşacağını ve geçtiği her adımı görmek için {company} takip kodunu girin.",
  "resolution.title": "Ekran çözünürlüğü",
  "resolution.text":
    "Bir sayfa cihazınızda doğru görünmüyorsa bu değerler nedenini bulmamıza yardımcı olur. Kopyalayıp bize gönderin.",
  "resolution.width": "Pencere genişliği",
  "resolution.height": "Pencere yüksekliği",
  "resolution.agent": "Kullanıcı aracısı",
  "resolution.script": "Pencerenin boyutunu görmek için JavaScript’i açın.",
  "resolution.copy": "Kopyala",
  "converting.title": "Siteyi güncelliyoruz",
  "converting.text":
    "Birkaç dakika içinde yeniden açılacak. Bu sayfa kendiliğinden yenilenir.",
  "offline.title": "Çevrimdışısınız",
  "offline.text":
    "Bu sayfa internet bağlantısı gerektirir. Bağlantınızı denetleyip yeniden deneyin.",
  "offline.again": "Yeniden dene",

  // Forms
  "form.offers": "Öneriler",
  "form.didYouMean": "Şunu mu demek istediniz: {text}?",
  "form.keepStatus": "Olduğu gibi kalsın; anlamı:",
  "form.optional": "{label} (isteğe bağlı)",
  "form.cancel": "Vazgeç",
  "form.uploading": "Yükleniyor",
  "form.noAnswer":
    "Bu siteyle bağlantı kurulamadı; kaydedilip kaydedilmediği bilinmiyor. Yazdıklarınız hâlâ burada: çevrimiçi olduğunuzdan emin olun, sonra yeniden gönderin.",
  "form.save": "Değişiklikleri kaydet",
  "form.imageHint": "JPG veya PNG, en fazla 5 MB.",
  "form.conflictText":
    "Bu kaydı {known, select, yes {{by}} other {başka biri}} değiştirdi. Yazdıklarınızla karşılaştırın; yeniden kaydederseniz onun yerine geçer.",
  "form.conflict": "Güncel sürümü yeni sekmede aç",
  "form.repeatedText":
    "Bu form daha önce gönderildi ve o sırada gönderilenler kaydedildi. Bunu da kaydetmek için formu yeniden gönderin.",
  "form.unsent":
    "Henüz hiçbir şey gönderilmedi. Formu gözden geçirin, ardından “{button}” düğmesine basın.",
  "form.mergeConflict":
    "Bu arada “{label}” alanı {who, select, person {{by} tarafından} import {“{by}” içe aktarımıyla} bulk {“{by}” toplu güncellemesiyle} other {başka bir işlemle}} değiştirildi. Hangi değerin kalacağını seçin.",
  "form.keepTheirs": "Diğer değeri koru",
  "form.useOwn": "Benim girdiğimi kullan",
  "form.meanwhile":
    "{who, select, person {Bu arada {by} şunları değiştirdi:} import {Bu arada “{by}” içe aktarımı şunları değiştirdi:} bulk {Bu arada “{by}” toplu güncellemesi şunları değiştirdi:} other {Bu arada başka bir değişiklik:}} {fields}.",

  // Validation (422)
  "invalid.required": "“{label}” alanı zorunludur.",
  "invalid.email": "“{label}” alanı geçerli bir e-posta adresi olmalıdır.",
  "invalid.phone":
    "{label} alanı, alan koduyla birlikte 7 ile 15 arasında rakam içermelidir.",
  "invalid.max": "“{label}” alanı en fazla {max, number} karakter olabilir.",
  "invalid.min": "“{label}” alanı en az {min, number} karakter olmalıdır.",
  "invalid.maxItems": "“{label}” alanı en fazla {max, number} öğe içerebilir.",
  "invalid.noTicks": "En az bir gönderi seçin.",
  "invalid.unknownCodes": "Bulunamadı: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Bulunan: {count, number}.} other {Bulunan: {max, number} değerinden fazla.}} Bir güncelleme en fazla {max, number} gönderiyi kapsar.",
  "invalid.codeCharacters":
    "“{label}” alanı yalnızca A’dan Z’ye harf, rakam ve tire içerebilir; yalnızca tirelerden oluşamaz.",
  "invalid.number": "“{label}” alanı bir sayı olmalıdır.",
  "invalid.integer": "“{label}” alanı bir tam sayı olmalıdır.",
  "invalid.between": "“{label}” alanı {min} ile {max} arasında olmalıdır.",
  "invalid.pageReach":
    "“{label}” alanı 1 ile {max} arasında olmalıdır; sonraki sayfalara next_page_url ile ulaşılır.",
  "invalid.selected": "“{label}” alanında seçilen değer geçersiz.",
  "invalid.characters":
    "“{label}” alanında bir denetim karakteri veya gösterilemeyen başka bir karakter var. Bunu silin.",
  "invalid.oneLine": "“{label}” alanı tek satır olmalıdır.",
  "invalid.noParcel":
    "Bu kodla kayıtlı bir gönderi yok. Kodu gönderininkiyle karşılaştırın ya da faturayı yine de düzenlemek için formu yeniden gönderin: fatura sonradan değiştirilemez.",
  "invalid.severalParcels":
    "{code} şunlardan biri olabilir: {codes}. Kodu tam olarak girin.",
  "invalid.rawLine": "{line}. satır yazıldığı gibi görünecek: {text}",
  "invalid.invitation":
    "Bu davet geçerli değil: kod yanlış, kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.",
  "invalid.taken": "“{label}” alanına girilen değer zaten kullanılıyor.",
  "invalid.statusesFull": "Zaten {max, number} durum var. Önce birini silin.",
  "invalid.unknownStatus":
    "“{status}” yeni bir durum. Ne anlama geldiğini belirtin.",
  "invalid.suggestedDeleted":
    "Önerilen bir durum gizlenebilir, ancak silinemez.",
  "invalid.suggestedStage": "Önerilen bir durumun aşaması değiştirilemez.",
  "invalid.codeInTrash": "Bu kod, çöp kutusundaki bir gönderiye ait.",
  "invalid.reserved":
    "“{label}” alanına girilen değer ayrılmış bir sözcük. Başka bir değer seçin.",
  "invalid.unknown": "“{label}” alanına izin verilmiyor.",
  "invalid.noFilter": "Bir veya iki filtre belirtin.",
  "invalid.text": "“{label}” alanı bir metin olmalıdır.",
  "invalid.date": "“{label}” alanı geçerli bir tarih olmalıdır.",
  "invalid.timeZone":
    "“{label}” alanına saat dilimi gerekir: sonuna Z veya +01:00 gibi bir fark yazın.",
  "invalid.notBefore":
    "“{label}” alanındaki tarih, “{other}” alanındaki tarihten önce olamaz.",
  "invalid.ahead":
    "“{label}” alanındaki zaman en fazla 24 saat ileride olabilir.",
  "invalid.together":
    "“{label}” ve “{other}” alanları birbirine bağlıdır: ikisini de doldurun ya da ikisini de boş bırakın.",
  "invalid.noUpdate": "Bir durum veya yer girin.",
  "invalid.common":
    "“{label}” alanına girilen değer çok yaygın. Başka bir değer seçin.",
  "invalid.personal":
    "“{label}” alanı e-posta adresinizi veya şirket adını içeremez.",
  "invalid.confirmed": "“{label}” alanının onayı eşleşmiyor.",
  "invalid.wrong": "“{label}” alanına girilen değer yanlış.",
  "invalid.unchanged":
    "“{label}” alanına girilen değer eskisinden farklı olmalıdır.",
  "invalid.memberName":
    "Başka bir ekip üyesinde olmayan, @ içermeyen bir ad seçin.",
  "invalid.eraseMember": "Bu, bir ekip üyesinin adresi. Önce o üyeyi kaldırın.",
  "invalid.eraseContact":
    "Bu, sitenin kendi iletişim e-postası. Önce ayarlarda başka bir adres girin.",
  "invalid.eraseContactPhone":
    "Bu, sitenin kendi telefon numarası. Önce ayarlarda başka bir numara girin.",
  "invalid.eraseBy":
    "Üçünden birini girin: e-posta, telefon numarası veya takip kodları.",
  "invalid.imageType":
    "“{label}” alanı jpg, jpeg veya png türünde bir dosya olmalıdır.",
  "invalid.imagePixels":
    "“{label}” alanındaki dosya en fazla {max} megapiksel olabilir.",
  "invalid.imageDamaged":
    "“{label}” alanındaki dosya okunamıyor. Dosya bozuk olabilir.",
  "invalid.oneFile": "“{label}” alanına yalnızca bir dosya konabilir.",
  "invalid.noRoom":
    "Başka dosya için yer yok. Artık gerekmeyen dosyaları silin.",
  "invalid.halves": "“{label}” alanı 0,5’in katı olmalıdır.",
  "invalid.object": "İstek bir JSON nesnesi olmalıdır.",
  "import.noText":
    "Bu dosya düz metinden oluşan bir tablo değil ya da başka bir kodlamayla yazılmış. Excel çalışma kitabı (.xlsx) veya CSV olarak kaydedin.",
  "import.bookDamaged":
    "Bu çalışma kitabı bozuk. Hesap tablosu programınızda açıp yeniden Excel çalışma kitabı (.xlsx) veya CSV olarak kaydedin.",
  "import.bookLocked":
    "Bu dosya parolayla korunuyor. Parolayı hesap tablosu programınızda kaldırın ya da tabloyu CSV olarak kaydedin.",
  "import.bookTooLarge":
    "Bu çalışma kitabının içeriği {max, number} MB’tan büyük. Gerekmeyenleri silin ya da birkaç dosyaya bölün.",
  "import.bookTooSlow":
    "Bu çalışma kitabını okumak {max, number} saniyeden uzun sürüyor. Gerekmeyenleri silin ya da tabloyu CSV olarak kaydedin.",
  "import.otherFormat":
    "{format} biçimindeki dosyalar okunamıyor. Tabloyu Excel çalışma kitabı (.xlsx) veya CSV olarak kaydedin.",
  "import.noColumn":
    "Bu dosyanın hiçbir sütunu tanınmıyor. İlk satır sütunları adlandırmalıdır.",
  "import.quote":
    "{line, number}. satırdaki bir tırnak işareti kapatılmamış ya da yanlış yerde.",
  "import.tooManyRows":
    "Dosyada {max, number} satırdan fazlası var. Birkaç dosyaya bölün.",
  "import.tooManyColumns":
    "Dosyada {max, number} sütundan fazlası var. Gerekmeyenleri silin.",
  "import.tooManyLines":
    "Dosyada {max, number}. satırın altında da veri var. Boş satırları silin.",
  "import.longRow":
    "{line, number}. satırda başlayan kayıt çok uzun. Bir tırnak işareti eksik olabilir.",
  "import.shortYear": "“{label}” alanındaki yıl dört haneli olmalıdır.",
  "import.shortened":
    "Bir hesap tablosu “{label}” alanını kısaltmış. Sütunu metin olarak biçimlendirin, numaranın tamamını yazın ve dosyayı yeniden kaydedin.",
  "import.noSuchDay": "“{label}” alanındaki gün takvimde yok.",
  "import.otherCalendar":
    "“{label}” alanı {calendar, select, persian {İran takvimine} islamic {Hicri takvime (ay takvimi)} buddhist {Budist takvimine} roc {Minguo takvimine} japanese {Japon takvimine} other {İbrani takvimine}} göre yazılmış bir tarihe benziyor. 2026-11-28 gibi, Gregoryen takvimine göre bir tarih yazın.",
  "import.dateOrder":
    "“{label}” alanında hangisinin gün, hangisinin ay olduğu belli değil.",
  "import.unreadable":
    "Bu satırda okunamayan bir karakter var. Karakteri programınızda yeniden yazın ve dosyayı tekrar kaydedin.",
  "import.totals":
    "Bu satır bir toplam satırına benziyor. Bir gönderiyse alıcısını ve varış yerini ekleyin.",
  "import.moreCells":
    "Bu satırdaki hücre sayısı dosyanın sütun sayısından fazla.",
  "import.double": "Gönderi {row, number}. satırdakiyle aynı.",
  "import.sameCode": "Takip kodu {row, number}. satırdakiyle aynı.",
  "import.sameReference": "Referans numarası {row, number}. satırdakiyle aynı.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Birden fazla gönderi bu referans numarasını taşıyor. Takip kodunu ekleyin.",
  "import.notUnknown":
    "“{status}” bu içe aktarmanın bilinmeyen durumları arasında değil.",
  "import.hasWrong":
    "{count, plural, one {# satır hatalı} other {# satır hatalı}}. Dosyayı düzeltin ya da hatalı satırların atlanmasını seçin.",
  "import.tooLate": "Bir içe aktarma 24 saat içinde geri alınabilir.",
  "import.notNow":
    "Bu içe aktarma bu arada ilerledi. Durumunu görmek için sayfayı yenileyin.",
  "import.gone": "Gönderi artık yok.",
  "import.changedSince":
    "Gönderi içe aktarmadan sonra değiştirildi ve olduğu gibi kalıyor.",
  "import.erased":
    "Dosya, silinen verileri içerdiği için kaldırıldı. Yeniden yükleyin.",
  "bulk.tooLate": "Bir güncelleme 24 saat içinde geri alınabilir.",
  "bulk.notNow":
    "Bu güncelleme hâlâ sürüyor, hiçbir şeyi değiştirmedi veya zaten geri alındı. Durumunu görmek için sayfayı yenileyin.",
  "bulk.changedSince":
    "Gönderi güncellemeden sonra değiştirildi ve olduğu gibi kalıyor.",

  // Errors of the other codes
  "error.malformed": "İsteğin gövdesi geçerli bir JSON değil.",
  "error.signInNeeded": "Devam etmek için lütfen oturum açın.",
  "error.credentials": "E-posta veya parola hatalı.",
  "error.deactivated":
    "Bu hesap devre dışı. Bu sitenin bir sahibinden etkinleştirmesini isteyin.",
  "error.origin": "Bu istek başka bir siteden geldiği için reddedildi.",
  "error.https":
    "Bu çağrı https gerektirir. Sitenin https adresini (PUBLIC_ORIGIN) kullanın; bu adresi sağlayan vekil sunucu X-Forwarded-Proto göndermelidir.",
  "error.adminExists": "Zaten bir yönetici var.",
  "error.setupToken":
    "Kurulum kodu yanlış veya süresi dolmuş. Yeni bir kod için sunucuyu yeniden başlatın.",
  "error.parcelNotFound": "Gönderi bulunamadı",
  "error.severalParcels":
    "Birden fazla gönderinin kodu buna benziyor. Kodu tam olarak girin.",
  "error.activityNotFound":
    "Bu geçmiş kaydı artık yok. Bu arada silinmiş olabilir.",
  "error.messageNotFound": "Mesaj bulunamadı",
  "error.pageNotFound": "Sayfa bulunamadı",
  "error.pagesFull": "Zaten {max, number} sayfa var. Önce birini silin.",
  "error.reviewNotFound": "Yorum bulunamadı",
  "error.statusNotFound": "Durum bulunamadı",
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
  "error.mailNoMatter": "Bu e-postanın ilgili olduğu kayıt artık yok.",
  "error.jobNotFound": "İşlem bulunamadı",
  "error.importNotFound": "İçe aktarma bulunamadı",
  "error.jobEnded": "Bu işlem zaten sona erdi.",
  "error.jobGoesOn": "Bu işlem iptal edilemez.",
  "error.stepFailed":
    "Bu yapılamadı; ayrıntılar sistem günlüğünde {id} altında.",
  "error.itemTooLarge": "Bu, tek adımda yapılamayacak kadar büyük.",
  "error.notErased":
    "Her şey silinemedi; “{place}” kişinin verilerini hâlâ içeriyor.",
  "error.mailRefused": "E-posta sunucusu e-postayı reddetti: {reason}",
  "error.mailSignIn":
    "E-posta sunucusu kullanıcıyı veya parolayı kabul etmedi: {reason}",
  "error.mailUnencrypted":
    "E-posta sunucusu şifreleme (STARTTLS) sunmuyor; onsuz hiçbir şey gönderilmez: {reason}",
  "error.mailFailed": "E-posta gönderilemedi: {reason}",
  "error.mailTimeout":
    "E-posta sunucusu zamanında yanıt vermedi. E-posta gönderilmedi.",
  "error.mailUnknown":
    "E-posta aktarılırken sunucuyla bağlantı kesildi. Gönderilmiş olabilir.",
  "error.mailNotSetUp":
    "E-posta ayarları eksik: neyin eksik olduğunu doctor görevi söyler.",
  "error.mailHeaders":
    "Bu e-postanın bir adresine veya konusuna izin verilmiyor.",
  "error.memberNotFound": "Üye bulunamadı",
  "error.trashNotFound": "Çöp kutusunda bulunamadı",
  "error.lastOwner": "Bu son sahip. Önce başka bir etkin üyeyi sahip yapın.",
  "error.notInvited":
    "Yeni bağlantı yalnızca daveti henüz kabul etmemiş etkin bir üye içindir.",
  "error.method": "Bu yönteme burada izin verilmiyor.",
  "invalid.notTogether": "{one} ve {two} birlikte kullanılamaz.",
  "invalid.codesOrFilter": "Ya codes ya da filter gönderin.",
  "invalid.manyFilters":
    "Bunlardan en fazla ikisini birleştirin: bir aşama; geciken, beklenen veya haber olmayan; bir arama.",
  "invalid.fixedSort":
    "Bir aramanın veya bir işlemin gönderilerinin sırası değiştirilemez.",
  "invalid.closedSort":
    "Yalnızca açık gönderiler böyle sıralanabilir, bu aşamada ise hiç yok.",
  "error.notAllowed":
    "Rolünüz buna izin vermiyor. Bir sahipten rolünüzü değiştirmesini ya da bunu sizin için yapmasını isteyin.",
  "error.conflict":
    "Bu kaydı {known, select, yes {{by}} other {başka biri}} değiştirdi. Kaydı yeniden yükleyip değişikliğinizi tekrarlayın.",
  "error.repeated":
    "Bu Idempotency-Key daha önce başka bir gövdeyle kullanıldı.",
  "error.slow": "İsteğin ulaşması çok uzun sürdü.",
  "error.tooLarge": "İstek en fazla {max, number} KiB olabilir.",
  "error.tooManyFields": "İstekte en fazla {max, number} alan olabilir.",
  "error.fileTooLarge": "Dosya en fazla {max, number} MB olabilir.",
  "error.mediaType": "İsteğin gövdesi {type} olarak gönderilmelidir.",
  "error.encoded":
    "İsteğin gövdesi sıkıştırılmış olamaz. Content-Encoding olmadan gönderin.",
  "error.verification": "Bu, alıcının e-postası veya telefonuyla eşleşmiyor.",
  "error.tooMany":
    "Çok fazla deneme yapıldı. Lütfen {minutes, plural, one {# dakika} other {# dakika}} sonra yeniden deneyin.",
  "error.host": "Bu ana bilgisayar adına burada hizmet verilmiyor.",
  "error.badRequest": "İstek anlaşılamadı.",
  "error.busy": "Hizmet şu anda yoğun. Lütfen biraz sonra yeniden deneyin.",
  "error.converting":
    "Site güncelleniyor (%{percent, number}). Lütfen biraz sonra yeniden deneyin.",
  "error.readOnly":
    "Şu anda kaydedilemiyor. Lütfen daha sonra yeniden deneyin.",
  "error.internal": "Bir sorun oluştu. İstek kimliği: {id}",

  // Messages of success
  "message.adminCreated": "Yönetici oluşturuldu. Artık oturum açabilirsiniz.",
  "message.signedIn": "Oturumunuz açıldı.",
  "message.signedOut": "Oturumunuz kapatıldı.",
  "message.pinRequested": "Bu e-posta kayıtlıysa bir PIN yolda.",
  "message.noMailServer":
    "Bir e-posta sunucusu ayarlanmamış. Siteyi yöneten kişiden bir sıfırlama bağlantısı isteyin.",
  "message.passwordReset":
    "Parolanız sıfırlandı. Artık onunla oturum açabilirsiniz.",
  "message.passwordChanged":
    "Parolanız değiştirildi. Diğer tüm cihazlardaki oturumlar kapatıldı.",
  "message.sessionsEnded": "Diğer tüm oturumlarınız sona erdi.",
  "message.memberInvited":
    "Davet hazır. Bağlantıyı iletin: yalnızca şimdi gösterilir.",
  "message.memberInvitedMailed":
    "Davet e-postayla yola çıktı. Bağlantıyı siz de iletebilirsiniz: yalnızca şimdi gösterilir.",
  "message.memberUpdated": "Üye güncellendi.",
  "message.memberRemoved": "Üye kaldırıldı.",
  "message.invitationAccepted": "Hesabınız hazır. Artık oturum açabilirsiniz.",
  "message.nameUpdated": "Adınız değiştirildi.",
  "message.parcelCreated": "Gönderi oluşturuldu.",
  "message.parcelUpdated": "Gönderi güncellendi.",
  "message.parcelDeleted": "Gönderi silindi.",
  "message.parcelRestored": "Gönderi geri yüklendi.",
  "message.trashed": "{name} çöp kutusunda.",
  "message.trashedMany":
    "{count, plural, one {# gönderi çöp kutusunda.} other {# gönderi çöp kutusunda.}}",
  "message.restoredMany":
    "{count, plural, one {# gönderi geri yüklendi.} other {# gönderi geri yüklendi.}}",
  "message.trashErased": "Kalıcı olarak silindi.",
  "message.activityCreated": "Geçmiş kaydı eklendi.",
  "message.activityUpdated": "Geçmiş kaydı güncellendi.",
  "message.activityDeleted":
    "Geçmiş kaydı silindi. Gönderi şimdi şunu gösteriyor: {values}.",
  "message.invoiceCreated": "Fatura düzenlendi.",
  "message.settingsUpdated": "Ayarlar güncellendi.",
  "message.messageReceived": "Mesajınız alındı.",
  "message.messageDeleted": "Mesaj silindi.",
  "message.emailSent": "E-postanız gönderildi.",
  "message.emailKept":
    "E-posta saklandı. Hiçbir şey gönderilmiyor: bir e-posta sunucusu ayarlanmamış.",
  "message.mailQueued": "E-posta yeniden gönderilecek.",
  "message.jobCancelled": "İşlem iptal edildi.",
  "message.bulkStarted": "Güncelleme başladı.",
  "message.bulkUndoing": "Güncelleme geri alınıyor.",
  "message.importUploaded": "Dosya yüklendi ve denetleniyor.",
  "message.importChecking": "Dosya yeniden denetleniyor.",
  "message.importStatuses": "Aşamalar kaydedildi.",
  "message.importStarted": "İçe aktarma başladı.",
  "message.importUndoing": "İçe aktarma geri alınıyor.",
  "message.importDeleted": "İçe aktarma silindi.",
  "message.pageCreated": "Sayfa oluşturuldu.",
  "message.pageUpdated": "Sayfa güncellendi.",
  "message.pageDeleted": "Sayfa silindi.",
  "message.pageRestored": "Sayfa geri yüklendi.",
  "message.reviewCreated": "Yorum oluşturuldu.",
  "message.reviewUpdated": "Yorum güncellendi.",
  "message.reviewDeleted": "Yorum silindi.",
  "message.reviewsConfirmed": "Yorumlar sizin olarak onaylandı.",
  "message.statusCreated": "Durum oluşturuldu.",
  "message.statusUpdated": "Durum güncellendi.",
  "message.statusDeleted": "Durum silindi.",
  "message.nothingToUpdate": "Güncellenecek bir şey yok.",

  // Tracking
  "tracking.heading": "Gönderinizi takip edin",
  "tracking.intro":
    "Kod, makbuzunuzda ve gönderi bildiriminde yer alır. Büyük/küçük harf, boşluk ve tire fark etmez.",
  "tracking.code": "Takip kodu",
  "tracking.placeholder": "Takip kodunuzu girin",
  "tracking.button": "Takip et",
  "tracking.back": "Ana sayfaya dön",
  "tracking.loading": "SORGULANIYOR…",
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
  "tracking.announced": "Bildirildi, henüz teslim alınmadı",
  "tracking.weight": "Ağırlık",
  "tracking.currentLocation": "Şu anki konum",
  "tracking.deliveryDate": "Tahmini teslim tarihi",
  "tracking.delayed": "Gecikti",
  "tracking.deliveredOn": "Teslim tarihi",
  "tracking.returnedOn": "İade tarihi",
  "tracking.cancelledOn": "İptal tarihi",
  "tracking.expectedBy": "Beklenen son tarih",
  "tracking.after.pending":
    "Gönderici gönderiyi bildirdi. Gönderi bize ulaşır ulaşmaz yola çıkacak.",
  "tracking.after.pickedUp":
    "Gönderi bizde. Şimdi varış yerine doğru yola çıkıyor.",
  "tracking.after.inTransit":
    "Gönderi varış yerine doğru yolda. Ardından dağıtıma çıkacak.",
  "tracking.after.customs":
    "Gönderi gümrükte inceleniyor. Onay çıkınca yoluna devam edecek.",
  "tracking.after.onHold":
    "Gönderi şu anda yoluna devam edemiyor. Nedenini öğrenmek için bize ulaşın.",
  "tracking.after.outForDelivery":
    "Gönderi dağıtımda. Lütfen onu teslim alabilecek birinin bulunmasını sağlayın.",
  "tracking.after.readyForPickup":
    "Gönderi sizi bekliyor. Lütfen takip kodunu ve bir kimlik belgesini yanınızda getirin.",
  "tracking.after.delivered":
    "Gönderi yerine ulaştı. Eksik ya da hasar varsa bize ulaşın.",
  "tracking.after.deliveryFailed":
    "Gönderiyi teslim edemedik. Genellikle bir sonraki iş günü yeniden deneriz; başka bir gün ya da yer size daha uygunsa bize ulaşın.",
  "tracking.after.returned":
    "Gönderi göndericiye geri döndü. Hâlâ ihtiyacınız varsa bize ulaşın.",
  "tracking.after.cancelled":
    "Bu gönderi teslim edilmeyecek. Bunu beklemiyorduysanız bize ulaşın.",
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
  "tracking.verificationTitle": "Bu gönderi sizin mi?",
  "tracking.verificationText":
    "Kişisel bilgiler gizli. Görmek için alıcı olduğunuzu doğrulayın.",
  "tracking.verificationLabel":
    "Alıcının e-postası veya telefonunun son 4 hanesi",
  "tracking.verificationButton": "Bilgileri göster",
  "tracking.share": "Paylaş",
  "tracking.copyLink": "Bağlantıyı kopyala",
  "tracking.progress": "İlerleme",
  "tracking.done": "tamamlandı",
  "tracking.searched": "Aradığınız kod",
  "tracking.next": "Şimdi yapabilecekleriniz",
  "tracking.codeForm":
    "Takip kodu {min, number} ile {max, number} karakter arasındadır: A’dan Z’ye harfler, rakamlar ve tireler.",
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
    "Haritayı sürükleyin, dokunmatik ekranda iki parmakla kaydırın ya da ok tuşlarını, “+” ve “-” tuşlarını kullanın.",
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
  "mail.pin.subject": "Yeni parola için PIN’iniz",
  "mail.pin.text":
    "Birisi, büyük olasılıkla siz, {company} kontrol paneli için yeni bir parola belirlemek istiyor. PIN’iniz:",
  "mail.pin.once": "Bir kez ve {minutes} dakika boyunca geçerlidir.",
  "mail.pin.ignore":
    "Bunu siz istemediyseniz bu e-postayı dikkate almayın. Hiçbir şey değişmedi.",
  "mail.pin.button": "Yeni parola belirle",
  "mail.invitation.subject": "{company} kontrol paneline davet",
  "mail.invitation.text":
    "{company} kontrol panelinde çalışmaya davet edildiniz. Başlamak için bir parola seçin.",
  "mail.invitation.button": "Daveti kabul et",
  "mail.invitation.code": "Sayfa bir kod isterse, kod şudur:",
  "mail.invitation.page":
    "Kontrol panelinin {path} sayfasını açın ve şu kodu girin:",
  "mail.invitation.once": "Davet bir kez, {moment} tarihine kadar geçerlidir.",
  "mail.invitation.ignore": "Bu e-postayı beklemiyorsanız dikkate almayın.",
  "mail.password.subject": "Parolanız değiştirildi",
  "mail.password.text":
    "{company} kontrol panelinin parolası değiştirildi ve eski oturumlar kapatıldı.",
  "mail.password.notYou":
    "Bunu siz yapmadıysanız oturum açma sayfasından hemen bir PIN isteyin ve yeni bir parola belirleyin.",
  "mail.chatCode.subject": "Sohbet kodu değiştirildi",
  "mail.chatCode.text":
    "{company} şirketinin herkese açık sayfalarındaki sohbet kodu değiştirildi. Bu kod her ziyaretçinin tarayıcısında çalışır.",
  "mail.chatCode.notYou":
    "Bunu siz yapmadıysanız kodu HTML ayarlarından silin ve parolanızı değiştirin.",
  "mail.footer": "Gönderen: {company}",
  "mail.sample.subject": "Gönderiniz yolda",
  "mail.sample.text":
    "Merhaba,\n\nGönderiniz depomuzdan çıktı ve yakında size ulaşacak.\n\nSaygılarımızla",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `yok, belirtilmemiş, belirtilmedi, mevcut değil, belirlenecek, belli değil, boş, uygulanamaz, hiçbiri`,
  pieces: "adet, ad, parça, koli, paket, kutu, çuval, palet",
  totals: "toplam, genel toplam, ara toplam, toplamı",
  dates: "saat, saati, günü, gün, tarihi, tarihinde",
  encoding: "windows-1254",
  streets:
    `sokak sokağı sok cadde caddesi cad bulvar bulvarı blv mahalle mahallesi mah meydan meydanı çıkmazı yolu apartman
  apartmanı daire bina blok site sitesi kat konutları`,
  headings: {
    recipient: "alıcı, alıcının, teslim alan",
    shipping: "teslimat, teslim, gönderim, sevk, kargo, varış",
    buyer: "müşteri, müşterinin, satın alan",
    billing: "fatura, faturalama",
    sender: "gönderici, göndericinin, gönderen, gönderenin",
    pickup: "alım, çıkış",
    name:
      "ad, adı, isim, ismi, soyad, soyadı, ad soyad, adı soyadı, yetkili, ilgili kişi",
    company:
      "firma, firması, firma adı, şirket, şirketi, şirket adı, unvan, unvanı",
    address:
      "adres, adresi, açık adres, adres satırı, sokak, cadde, mahalle, sokak adı, cadde adı",
    house: "kapı no, bina no, daire no",
    postcode: "posta kodu, pk",
    city: "şehir, şehri, il, ili, ilçe, ilçesi",
    region: "eyalet, bölge",
    country: "ülke, ülkesi",
    phone: "telefon, telefonu, tel, cep telefonu, cep no, cep tel, gsm",
    email: "e-posta, e-postası, e-posta adresi, mail, mail adresi",
    shipment: "gönderi, sevkiyat",
    order: "sipariş",
    package: "paket, koli",
    packages: "paketler, koliler",
    tracking_code:
      `takip, takip kodu, takip no, kargo takip, kargo kodu, kargo no, kargo numarası, konşimento, posta takip,
  ptt takip`,
    barcode: "barkod, barkodu",
    reference: "referans, referansı, ref, müşteri referansı",
    destination: "varış yeri, varış noktası, teslimat yeri, teslim yeri",
    pickup_location:
      "alım yeri, çıkış yeri, çıkış noktası, yükleme yeri, gönderim yeri",
    current_location:
      "şu anki konum, güncel konum, mevcut konum, son konum, bulunduğu yer",
    status: "durum, durumu, son durum, güncel durum, statü, statüsü",
    weight:
      "ağırlık, ağırlığı, brüt ağırlık, toplam ağırlık, ücrete esas ağırlık",
    pieces: "parça, parça sayısı, koli adedi",
    shipped_via:
      "kargo firması, kargo şirketi, taşıyıcı, taşıyıcı firma, nakliye firması, kurye",
    method:
      `gönderim şekli, taşıma şekli, teslimat yöntemi, kargo yöntemi, hizmet, servis, teslimat seçeneği, teslimat şekli,
  gönderim yöntemi, kargo seçeneği`,
    parcel_content: "içerik, içeriği, mal cinsi, malın cinsi, eşya",
    declared_value:
      "beyan değeri, beyan edilen değer, mal bedeli, mal değeri, sigorta değeri, gümrük değeri",
    min_expected_delivery_date:
      "en erken teslim tarihi, en erken teslimat, en erken teslimat tarihi",
    max_expected_delivery_date:
      `teslim tarihi, teslimat tarihi, tahmini teslim, tahmini teslimat, tahmini teslimat tarihi, beklenen teslim tarihi,
  tahmini varış, son teslim tarihi, en geç teslim tarihi, beklenen tarih`,
    number: "no, numara, numarası",
    code: "kod, kodu",
    count: "adet, adedi, sayısı, miktar, miktarı",
    of: "ve, için",
    unit: "gram, isteğe bağlı, zorunlu",
    article: "ürün, stok",
  },
};
