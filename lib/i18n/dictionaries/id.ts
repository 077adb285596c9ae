import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** Indonesian. */
export const id: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Tutup menu",
  "nav.home": "Beranda",
  "nav.homePage": "Beranda",
  "nav.contact": "Kontak",
  "nav.track": "Lacak paket",
  "nav.skip": "Langsung ke konten",
  "theme.toDark": "Beralih ke tema gelap",
  "theme.toLight": "Beralih ke tema terang",
  "language.choose": "Pilih bahasa",
  "nav.main": "Menu utama",
  "nav.side": "Menu situs",
  "nav.breadcrumb": "Jejak navigasi",
  "footer.line": "Kargo udara, laut, dan darat sejak {year}.",
  "footer.lineNoYear": "Kargo udara, laut, dan darat.",
  "footer.company": "Perusahaan",
  "footer.contact": "Kontak",
  "page.about": "Tentang kami",
  "page.privacy": "Kebijakan privasi",

  // Home page
  "home.title": "Kargo lewat udara, laut, dan darat",
  "home.description":
    "{company} mengangkut kargo lewat udara, laut, dan darat, menyimpannya dengan aman di gudang, dan menunjukkan posisinya langkah demi langkah.",
  "home.hero.title": "Pengiriman ke seluruh dunia, selalu terpantau",
  "home.hero.promise":
    "Lewat udara, laut, dan darat sejak {year}. Masukkan nomor resi untuk melihat posisi paket Anda dan kapan paket tiba.",
  "home.hero.promiseNoYear":
    "Lewat udara, laut, dan darat. Masukkan nomor resi untuk melihat posisi paket Anda dan kapan paket tiba.",
  "home.services.title": "Semua urusan dari pintu ke pintu",
  "home.services.lead":
    "Satu perusahaan memesan penerbangan, memuat kapal, mengantar hingga tujuan akhir, dan menjaga barang Anda tetap kering sepanjang perjalanan.",
  "home.services.air": "Kargo udara",
  "home.services.airText":
    "Untuk barang yang tidak bisa menunggu. Kami memesan penerbangan, menyiapkan dokumen pabean, dan menyerahkan barang di bandara atau di depan pintu Anda.",
  "home.services.sea": "Angkutan laut",
  "home.services.seaText":
    "Satu kontainer penuh atau ruang dalam kontainer bersama. Kami merencanakan pelayaran, memantau jadwal, dan segera memberi tahu Anda jika berubah.",
  "home.services.road": "Angkutan darat",
  "home.services.roadText":
    "Penjemputan dan pengantaran dengan truk, muatan penuh maupun parsial, dari kilometer pertama hingga terakhir.",
  "home.services.warehouse": "Pergudangan",
  "home.services.warehouseText":
    "Penyimpanan yang kering dan aman. Barang Anda diterima, dihitung, disimpan, lalu dikirim lagi saat Anda menghendakinya.",
  "home.qualities.title": "Yang dapat Anda andalkan",
  "home.qualities.pricing": "Harga transparan",
  "home.qualities.pricingText":
    "Penawaran memuat setiap biaya, dan faktur sesuai dengan penawaran.",
  "home.qualities.tracking": "Pelacakan real-time",
  "home.qualities.trackingText":
    "Setiap langkah muncul di halaman pelacakan begitu dicatat, lengkap dengan tempat dan waktunya.",
  "home.qualities.storage": "Penyimpanan di gudang",
  "home.qualities.storageText":
    "Di antara dua perjalanan, barang Anda menunggu di bawah satu atap, dihitung saat masuk dan saat keluar.",
  "home.about.eyebrow": "Tentang kami",
  "home.about.title": "Mengangkut kargo sejak {year}",
  "home.about.titleNoYear": "Mengangkut kargo adalah keahlian kami",
  "home.about.text":
    "Paket, palet, dan kontainer penuh diangkut {company} dengan cara yang paling sesuai: lewat udara, laut, jalan raya, dan disimpan di gudang bila harus menunggu.",
  "home.about.founded": "Tahun berdiri",
  "home.about.containers": "Kontainer, hingga",
  "home.about.tracking": "Pelacakan siang dan malam",
  "home.hero.nightTitle": "Pengiriman 24 jam",
  "home.hero.nightText":
    "Truk, terminal, dan petugas bekerja sepanjang malam, agar yang berangkat kemarin dapat tiba pagi ini.",
  "home.hero.surfTitle": "Laut adalah rumah kami",
  "home.hero.surfText":
    "Apa pun cuacanya, kami mengawasi pelayaran dan memberi tahu lebih awal bila waktu tiba berubah.",
  "home.carousel.label": "Pekerjaan kami dalam gambar",
  "home.carousel.slide": "{number} dari {count}",
  "home.carousel.pause": "Hentikan gambar",
  "home.carousel.play": "Jalankan gambar",
  "home.slider.previous": "Sebelumnya",
  "home.slider.next": "Berikutnya",
  "home.work.title": "Apa yang kami lakukan",
  "home.work.lead":
    "Dari telepon pertama hingga tanda tangan di pintu, inilah langkah yang kami kerjakan untuk Anda.",
  "home.work.pack": "Pengemasan dan penjemputan",
  "home.work.packText":
    "Kami menjemput barang Anda, dikemas oleh Anda atau kami, dan memeriksanya satu per satu.",
  "home.work.customs": "Dokumen dan bea cukai",
  "home.work.customsText":
    "Pemberitahuan ekspor dan impor, sertifikat, dan bea, siap sebelum barang tiba.",
  "home.work.plan": "Perencanaan rute",
  "home.work.planText":
    "Lewat udara, laut, darat, atau gabungan: kami memilih cara yang cocok dengan tanggal dan anggaran Anda.",
  "home.work.store": "Penyimpanan dan pemilahan",
  "home.work.storeText":
    "Barang yang harus menunggu disimpan kering, dihitung, dan siap berangkat lagi.",
  "home.work.deliver": "Pengantaran",
  "home.work.deliverText":
    "Tahap akhir selesai di depan pintu Anda, di dok bongkar Anda, atau di titik ambil di dekat Anda.",
  "home.work.answer": "Layanan pelanggan",
  "home.work.answerText":
    "Seseorang menangani pertanyaan Anda dengan riwayat paket di hadapannya.",
  "home.about.mission": "Misi kami",
  "home.about.missionText":
    "Membawa setiap kiriman seolah milik sendiri, dan jujur mengatakan di mana keberadaannya.",
  "home.about.vision": "Visi kami",
  "home.about.visionText":
    "Dunia di mana mengirim barang ke luar negeri semudah mengirim surat.",
  "home.about.more": "Kenali kami",
  "home.gauges.title": "Bidang pengalaman kami",
  "home.gauges.lead":
    "Seberapa banyak tiap pekerjaan kami tangani sendiri, dari pemesanan hingga pengantaran.",
  "home.gauges.warehousing": "Pergudangan",
  "home.gauges.ocean": "Angkutan laut",
  "home.gauges.air": "Angkutan udara",
  "home.sampleFigure": "Angka contoh",
  "home.reviews.title": "Kata pelanggan",
  "home.reviews.lead": "Dengan kata-kata mereka sendiri.",
  "home.reviews.none":
    "Belum ada ulasan. Ulasan pertama muncul di sini begitu pelanggan membagikannya kepada kami.",
  "home.reviews.rating": "Dinilai {rating, number} dari 5 bintang",
  "home.sampleReview": "Ulasan contoh",
  "home.portfolio.title": "Yang kami bawa",
  "home.portfolio.lead": "Sekilas barang yang kami angkut.",
  "home.portfolio.container": "Kontainer penuh",
  "home.portfolio.containerText": "Disegel di tempat Anda, dibuka di tujuan.",
  "home.portfolio.pallet": "Palet dan muatan parsial",
  "home.portfolio.palletText":
    "Anda membayar ruang yang dipakai dan berbagi sisanya.",
  "home.portfolio.parcel": "Paket",
  "home.portfolio.parcelText":
    "Kecil dan mendesak, dengan nomor resi yang menunjukkan setiap langkah.",
  "home.portfolio.cool": "Barang bersuhu terkontrol",
  "home.portfolio.coolText": "Suhunya dijaga dari awal hingga akhir.",
  "home.portfolio.machine": "Mesin dan barang berat",
  "home.portfolio.machineText": "Diangkat, diikat, dan dikawal oleh ahlinya.",
  "home.faq.title": "Tanya jawab",
  "home.faq.contact": "Pertanyaan Anda tidak ada? Tulis kepada kami.",
  "home.faq.work": "Bagaimana caranya?",
  "home.faq.workAnswer":
    "Beri tahu kami apa yang ingin dikirim, dari mana dan ke mana. Kami membuat penawaran, menjemput barang pada hari yang disepakati, dan memberi Anda nomor resi. Sejak itu Anda dapat mengikuti setiap langkah sampai pengantaran.",
  "home.faq.track": "Bagaimana melacak paket saya?",
  "home.faq.trackAnswer":
    "Masukkan nomor resi dari tanda terima di kolom pencarian di bagian atas halaman ini atau di Lacak paket. Anda melihat di mana paket berada, kapan diperkirakan tiba, dan semua yang telah terjadi. Tidak perlu akun.",
  "home.faq.quote": "Bagaimana mendapatkan penawaran?",
  "home.faq.quoteAnswer":
    "Kirimkan berat, ukuran, dan kedua alamat lewat formulir kontak. Kami membalas dengan penawaran yang merinci setiap biaya; bila Anda setuju, kita tentukan hari penjemputan.",
  "home.faq.support": "Bagaimana mendapatkan bantuan?",
  "home.faq.supportAnswer":
    "Gunakan formulir kontak atau tulis ke alamat di bagian bawah setiap halaman. Jika tentang paket, sertakan nomor resinya: kami dapat langsung menjawab.",

  // Contact page
  "contact.hero":
    "Kami senang mendengarkan dan tidak sabar berbincang dengan Anda",
  "contact.details": "Cara menghubungi kami",
  "contact.email": "Email",
  "contact.phone": "Telepon",
  "contact.phoneAlt": "Telepon alternatif",
  "contact.address": "Alamat",
  "contact.empty":
    "Data kontak kami belum dipublikasikan di sini. Silakan gunakan alamat atau nomor telepon pada dokumen pengiriman Anda.",
  "contact.formTitle": "Tulis kepada kami",
  "contact.emailHint": "Agar kami dapat membalas Anda.",
  "contact.send": "Kirim pesan",
  "contact.trap": "Biarkan kolom ini kosong",
  "contact.trackTitle": "Mencari paket?",
  "contact.trackText":
    "Halaman pelacakan langsung menunjukkan posisi paket dan kapan paket tiba.",

  // Error pages
  "errorPage.notFound": "Tidak ditemukan",
  "errorPage.notFoundText": "Sumber daya tidak ditemukan",
  "errorPage.badRequest": "Permintaan tidak valid",
  "errorPage.forbidden": "Akses ditolak",
  "errorPage.method": "Metode tidak diizinkan",
  "errorPage.tooLarge": "Terlalu besar",
  "errorPage.tooLargeText":
    "Yang dikirim lebih besar daripada yang dapat diterima. Kembalilah, lalu kirim teks yang lebih pendek atau berkas yang lebih kecil.",
  "errorPage.tooMany": "Terlalu banyak permintaan",
  "errorPage.unavailable": "Layanan tidak tersedia",
  "errorPage.error": "Kesalahan",
  "errorPage.address": "Alamat",
  "errorPage.back": "Kembali",
  "errorPage.forbiddenText": "Permintaan ini ditolak.",
  "errorPage.tooManyText":
    "Permintaan Anda terlalu cepat. Harap tunggu beberapa menit, lalu coba lagi.",
  "errorPage.errorText":
    "Terjadi kesalahan di pihak kami. Silakan coba kembali sebentar lagi.",

  // Control panel
  "control.name": "Panel kontrol",
  "control.signOut": "Keluar",
  "control.signIn.title": "Masuk sebagai admin",
  "control.signIn.lead": "Untuk mereka yang menjaga paket terus bergerak.",
  "control.signIn.ended":
    "Sesi Anda telah berakhir. Masuk lagi untuk melanjutkan; isian Anda tetap tersimpan.",
  "control.signIn.endedFile":
    "Sesi Anda telah berakhir dan tidak ada yang disimpan. Masuk lagi, lalu pilih berkasnya sekali lagi.",
  "control.signIn.noCookies":
    "Peramban Anda menolak kuki sehingga tidak bisa tetap masuk. Izinkan kuki untuk situs ini, lalu masuk lagi.",
  "control.signIn.signedOut":
    "Anda telah dikeluarkan. Masuk lagi untuk melanjutkan.",
  "control.resume.title": "Berhasil masuk kembali",
  "control.resume.lead":
    "Isian Anda masih ada di sini. Isian itu belum dikirim.",
  "control.resume.button": "Lanjutkan",
  "control.signIn.button": "Masuk",
  "control.signIn.forgot": "Lupa kata sandi?",
  "control.signUp.title": "Buat admin",
  "control.signUp.lead":
    "Akun yang Anda buat di sini mengelola seluruh situs. Tautan ini hanya berlaku satu kali.",
  "control.signUp.hint":
    "8 sampai 300 karakter. Sebaiknya kalimat yang hanya Anda ketahui.",
  "control.signUp.privacy": "Yang dilihat pengunjung tentang penerima",
  "control.signUp.privacyHint":
    "Anda dapat mengubahnya kapan saja di pengaturan.",
  "control.signUp.button": "Buat admin",
  "control.signUp.toSignIn": "Ke halaman masuk",
  "control.reset.title": "Atur ulang kata sandi admin",
  "control.reset.lead":
    "Masukkan alamat email akun Anda. Anda akan menerima PIN untuk membuat kata sandi baru.",
  "control.reset.askLead":
    "Dengan tautan reset atau PIN, Anda dapat membuat kata sandi baru.",
  "control.reset.button": "Kirim PIN",
  "control.reset.havePin": "Saya sudah punya PIN",
  "control.reset.newLead":
    "Masukkan PIN dari email dan pilih kata sandi baru. PIN berlaku satu kali, selama 15 menit.",
  "control.reset.givenLead":
    "Masukkan PIN yang diberikan kepada Anda dan pilih kata sandi baru. PIN berlaku satu kali, selama 15 menit.",
  "control.reset.newButton": "Simpan kata sandi baru",
  "control.reset.again": "Minta PIN lain",
  "control.account.title": "Akun saya",
  "control.account.password": "Ubah kata sandi",
  "control.account.text":
    "Kata sandi baru mengakhiri sesi Anda di semua perangkat lain.",
  "control.sessions.title": "Perangkat yang sedang masuk",
  "control.sessions.lead":
    "Sesi berakhir setelah 60 menit tanpa digunakan, dan paling lama setelah 12 jam. Jika lebih dari lima, yang tertua berakhir.",
  "control.sessions.own": "Peramban ini",
  "control.sessions.other": "Peramban lain",
  "control.sessions.since": "Masuk",
  "control.sessions.seen": "Terakhir digunakan",
  "control.sessions.button": "Keluar dari semua perangkat lain",
  "control.account.name": "Nama Anda",
  "control.account.nameText":
    "Rekan kerja melihatnya di samping apa yang Anda lakukan.",
  "control.team.title": "Tim",
  "control.team.add": "Undang anggota",
  "control.team.createLead":
    "Orang yang diundang menerima tautan yang berlaku satu kali, selama 48 jam, dan memilih kata sandinya sendiri.",
  "control.team.invite": "Undang",
  "control.team.empty": "Belum ada anggota",
  "control.team.emptyText": "Orang yang Anda undang akan muncul di sini.",
  "control.team.active": "Aktif",
  "control.team.pending": "Diundang",
  "control.team.inactive": "Dinonaktifkan",
  "control.team.since": "Dalam tim sejak",
  "control.team.seen": "Terakhir terlihat",
  "control.team.link": "Tautan undangan",
  "control.team.newLink": "Tautan baru",
  "control.team.newLinkText":
    "Selama 48 jam. Tautan sebelumnya tidak berlaku lagi.",
  "control.team.deactivate": "Nonaktifkan",
  "control.team.deactivateText":
    "Langsung mengeluarkan orang ini di mana pun, sampai Anda mengaktifkannya lagi.",
  "control.team.activate": "Aktifkan",
  "control.team.activateText": "Orang ini dapat masuk lagi.",
  "control.team.removeText":
    "Namanya tetap tercantum di samping apa yang dilakukannya.",
  "control.team.rights": "Apa yang boleh dilakukan setiap peran",
  "rights.mail": "Email",
  "rights.owner": "Pengaturan email dan kode obrolan",
  "rights.read": "Hanya melihat",
  "role.owner": "Pemilik",
  "role.ownerText": "Semuanya, termasuk tim.",
  "role.manager": "Manajer",
  "role.managerText":
    "Semuanya kecuali tim, pengaturan email, dan kode obrolan.",
  "role.clerk": "Staf",
  "role.clerkText": "Paket, faktur, pesan, dan email.",
  "control.invite.title": "Bergabung dengan tim",
  "control.invite.lead":
    "Pilih kata sandi dan nama yang dilihat rekan kerja Anda.",
  "control.invite.namedLead":
    "Pilih kata sandi. Rekan kerja melihat nama yang ada di undangan.",
  "control.invite.codeHint": "Bagian terakhir tautan, setelah “token=”.",
  "control.invite.nameHint": "Kosong: nama di undangan, jika ada.",
  "control.invite.button": "Buat akun",
  "control.api.title": "Referensi API",
  "control.api.text":
    "Setiap panggilan dengan kolomnya dan contoh untuk baris perintah. Panggilan untuk admin memerlukan kuki dari proses masuk.",
  "control.api.openapi": "Deskripsi untuk program (OpenAPI 3.1)",
  "control.api.admin": "Untuk admin",
  "control.api.public": "Untuk semua orang",
  "control.api.optional": "Untuk semua orang; admin melihat lebih banyak",
  "control.api.field": "Kolom",
  "control.api.allowed": "Nilai yang boleh",
  "control.api.required": "wajib",
  "control.api.refusals": "Dapat ditolak dengan",
  "control.api.example": "Contoh",
  "control.api.noFields": "Panggilan ini tidak memerlukan kolom.",
  "control.dashboard.title": "Dasbor",
  "control.dashboard.signedIn": "Masuk sebagai {name}",
  "control.keys.title": "Pintasan papan ketik",
  "control.keys.help": "Tampilkan daftar ini",
  "control.keys.then": "lalu",
  "control.keys.use": "Gunakan pintasan papan ketik",
  "control.keys.close": "Tutup",
  "control.journal.title": "Jurnal",
  "control.journal.lead":
    "Siapa mengubah apa dan kapan, dari yang terbaru. Catatan disimpan selama {days} hari.",
  "control.journal.csv": "Unduh sebagai CSV",
  "control.journal.empty": "Tidak ada kejadian yang cocok",
  "control.journal.person": "Orang",
  "control.journal.everyone": "Semua orang",
  "control.journal.only": "Hanya {record}",
  "control.journal.noun": "Jenis data",
  "control.journal.anything": "Semua jenis",
  "control.journal.day": "Hari",
  "control.journal.show": "Tampilkan",
  "control.journal.all": "Tampilkan semua",
  "control.journal.earlier": "Catatan sebelumnya",
  "control.journal.what": "Apa yang terjadi",
  "control.journal.changes": "{count, plural, other {# perubahan}}",
  "control.journal.before": "Sebelum",
  "control.journal.after": "Sesudah",
  "control.journal.characters": "{count, plural, other {# karakter}}",
  "control.journal.madeBy": "oleh {name}",
  "journalNoun.parcels": "Paket",
  "journalNoun.activities": "Catatan riwayat",
  "journalNoun.invoices": "Faktur",
  "journalNoun.messages": "Pesan",
  "journalNoun.mail": "Email",
  "journalNoun.pages": "Halaman",
  "journalNoun.reviews": "Ulasan",
  "journalNoun.settings": "Pengaturan",
  "journalNoun.admins": "Anggota tim",
  "journalNoun.jobs": "Tugas",
  "journalNoun.statuses": "Status",
  "journalKind.created": "Dibuat:",
  "journalKind.updated": "Diubah:",
  "journalKind.deleted": "Dihapus:",
  "journalKind.erased": "Data pribadi dihapus:",
  "journalKind.erasedRecord": "Dihapus permanen:",
  "journalKind.trashed": "Dipindahkan ke tempat sampah:",
  "journalKind.restored": "Dipulihkan:",
  "journalKind.reverted": "Dikembalikan ke nilai sebelumnya:",
  "journalKind.erasing": "Penghapusan data seseorang:",
  "journalKind.sent": "Dikirim:",
  "journalKind.resent": "Dikirim ulang:",
  "journalKind.invited": "Tautan undangan baru:",
  "journalKind.password_changed": "Kata sandi baru:",
  "journalKind.cancelled": "Dibatalkan:",
  "journalKind.sessions_ended": "Keluar dari perangkat lain:",
  "journalKind.pin_printed": "PIN pengaturan ulang dicetak operator:",
  "journalSource.import": "impor {name}",
  "journalSource.importUndo": "pembatalan impor {name}",
  "journalSource.bulk": "pembaruan massal",
  "journalSource.bulkUndo": "pembatalan pembaruan massal",
  "journalActor.visitor": "Pengunjung",
  "journalActor.system": "Sistem",
  "journalActor.admin": "Administrator",
  "journalActor.token": "Token API",
  "journalActor.user": "Pelanggan",
  "control.api.startTitle": "Buat paket melalui API",
  "control.api.startText":
    "Ketiga panggilan ini melakukan proses masuk, membuat paket, dan menambahkan entri pertama riwayatnya. Jawaban atas panggilan kedua memuat ID paket yang diperlukan panggilan ketiga.",
  "control.api.startCode": "Panggilan untuk baris perintah",
  "control.dashboard.version": "Versi {version}",
  "control.dashboard.termsTitle": "Ketentuan pengembang",
  "control.dashboard.terms":
    "Perangkat lunak ini disediakan sebagaimana adanya. Tanggung jawab pengembangnya dibatasi sejauh diizinkan oleh hukum, dan mereka tidak berkewajiban memperbarui atau memeliharanya.",
  "form.refusedTitle": "Kesalahan: {title}",
  "form.showPassword": "Tampilkan kata sandi",
  "label.emailPassword": "Kata sandi (kata sandi email Anda)",
  "control.dashboard.recent": "Paket terbaru",
  "control.dashboard.allParcels": "Semua paket",
  "control.dashboard.more": "Lainnya",
  "control.day.needs": "Perlu ditangani",
  "control.day.nothing": "Tidak ada yang perlu ditangani.",
  "control.day.late": "{count, plural, other {# paket terlambat}}",
  "control.day.stalled":
    "{count, plural, other {# paket tanpa kabar selama 3 hari}}",
  "control.day.failed": "{count, plural, other {# pengantaran gagal}}",
  "control.day.failedJobs": "{count, plural, other {# tugas gagal}}",
  "control.day.due":
    "{count, plural, other {# paket diperkirakan tiba hari ini}}",
  "control.day.stages": "Menurut tahap",
  "control.first.title": "Langkah Pertama",
  "control.first.name":
    "Isi nama Anda, yang dilihat rekan kerja pada perubahan Anda",
  "control.first.company": "Isi nama perusahaan Anda",
  "control.first.zone":
    "Pilih zona waktu Anda, yang menentukan apa yang jatuh tempo atau terlambat",
  "control.first.figures": "Periksa angka contoh di beranda",
  "control.first.contact": "Isi data kontak Anda",
  "control.first.privacy":
    "Pilih apa yang dilihat pengunjung dari sebuah paket",
  "control.first.parcel": "Buat paket pertama",
  "control.first.colleague": "Undang seorang rekan",
  "control.first.mail": "Atur server email",
  "control.first.done": "{done, number} dari {count, number} langkah selesai",
  "control.dashboard.unopened": "{count, plural, other {# pesan belum dibuka}}",
  "control.dashboard.troubled":
    "{count, plural, other {# email tidak terkirim, atau mungkin tidak terkirim.}}",
  "control.email.title": "Kirim email",
  "control.email.lead":
    "Satu email untuk satu penerima. Langsung dikirim, dan kotak keluar menyimpan salinannya.",
  "control.email.leadKept":
    "Satu email untuk satu penerima. Email disimpan di kotak keluar dan tidak keluar dari situs: server email belum diatur.",
  "control.email.passwordHint":
    "Dipakai hanya untuk email ini dan tidak pernah disimpan. Kosongkan jika server memiliki kata sandi sendiri.",
  "control.messages.new": "Baru",
  "control.messages.title": "Pesan",
  "control.messages.empty": "Belum ada pesan",
  "control.messages.emptyText":
    "Yang ditulis pengunjung di halaman kontak akan muncul di sini.",
  "control.messages.nobody": "Tanpa nama",
  "control.messages.noAddress": "Pengunjung tidak meninggalkan alamat email.",
  "control.messages.reply": "Balas",
  "control.messages.from": "Dari",
  "control.messages.received": "Diterima",
  "control.outbox.title": "Kotak keluar",
  "control.outbox.empty": "Belum ada email",
  "control.outbox.emptyText":
    "Setiap email yang ditulis situs akan muncul di sini.",
  "control.outbox.send": "Kirim sekarang",
  "control.outbox.sendNamed": "Kirim sekarang “{name}”",
  "control.outbox.resend": "Kirim lagi",
  "control.outbox.resendNamed": "Kirim lagi “{name}”",
  "control.outbox.kind": "Jenis",
  "control.outbox.reason": "Alasan",
  "control.outbox.tries": "Percobaan",
  "control.outbox.nextTry": "Percobaan berikutnya",
  "control.outbox.written": "Ditulis",
  "control.outbox.sent": "Terkirim",
  "jobKind.mail": "Mengirim email",
  "jobKind.erase_record": "Kosongkan jurnal data yang dihapus",
  "jobKind.erase_traces": "Bersihkan impor dan tugas dari paket yang dihapus",
  "jobKind.erase_person": "Hapus Data Seseorang",
  "jobKind.bulk": "Perbarui Banyak Paket",
  "jobKind.bulk_undo": "Batalkan Pembaruan",
  "jobKind.trash_parcels": "Pindahkan Paket ke Tempat Sampah",
  "jobKind.restore_parcels": "Pulihkan Paket",
  "jobKind.import_check": "Periksa Impor",
  "jobKind.import_apply": "Terapkan Impor",
  "jobKind.import_undo": "Batalkan Impor",
  "jobKind.file_statuses": "Kelompokkan paket menurut status",
  "jobStatus.queued": "Menunggu",
  "jobStatus.running": "Berjalan",
  "jobStatus.done": "Selesai",
  "jobStatus.failed": "Gagal",
  "jobStatus.cancelled": "Dibatalkan",
  "control.job.title": "Tugas",
  "control.job.progress": "Kemajuan",
  "control.job.ofTotal": "{done} dari {total}",
  "control.job.soFar": "{done} sejauh ini",
  "control.job.stays": "{code} tetap: telah diubah sejak itu",
  "control.job.show": "{count, plural, other {Tampilkan # paket ini}}",
  "jobResult.updated": "{count} diperbarui",
  "jobResult.unknown": "{count} tidak ditemukan",
  "jobResult.created": "{count} dibuat",
  "jobResult.changed": "{count} diubah",
  "jobResult.restored": "{count} dipulihkan",
  "jobResult.undone": "{count} dibatalkan",
  "jobResult.trashed": "{count} di tempat sampah",
  "jobResult.left": "{count} dibiarkan",
  "control.job.failed": "Langkah yang gagal",
  "jobFailed.bulk_undo": "Tidak dibatalkan",
  "jobFailed.import_undo": "Tidak dibatalkan",
  "control.job.started": "Dimulai",
  "control.job.ended": "Berakhir",
  "control.job.givenUp":
    "Tugas dihentikan setelah beberapa kali percobaan. Alasannya ada di log server.",
  "control.job.retry":
    "Satu langkah gagal. Percobaan berikutnya ({attempt, number} dari {max, number}): {moment}.",
  "control.job.logId": "Referensi di log",
  "control.job.problems": "Masalah",
  "control.job.doneWithProblems": "Selesai dengan masalah",
  "control.job.row": "Baris",
  "control.job.problem": "Masalah",
  "control.job.csv": "Unduh sebagai CSV",
  "control.job.firstProblems": "Kembali ke masalah pertama",
  "control.job.cancel": "Batalkan tugas",
  "control.job.cancelText": "Yang sudah dikerjakan tetap tersimpan.",
  "control.job.reload": "Muat ulang",
  "control.jobs.title": "Tugas",
  "control.jobs.empty": "Belum ada tugas",
  "control.jobs.emptyText":
    "Pembaruan banyak paket dan impor tampil di sini selama 30 hari.",
  "mailStatus.queued": "Menunggu",
  "mailStatus.sending": "Sedang dikirim",
  "mailStatus.sent": "Terkirim",
  "mailStatus.kept": "Disimpan, tidak dikirim",
  "mailStatus.failed": "Tidak terkirim",
  "mailStatus.unknown": "Mungkin terkirim",
  "mailKind.message": "Pesan dari halaman kontak",
  "mailKind.pin": "PIN untuk kata sandi baru",
  "mailKind.invitation": "Undangan ke tim",
  "mailKind.password_notice": "Pemberitahuan kata sandi baru",
  "mailKind.chat_code_notice": "Pemberitahuan kode obrolan baru",
  "mailKind.send": "Email dari panel kontrol",
  "control.list.search": "Cari",
  "control.list.searchIn": "Cari di {list}",
  "control.list.all": "Tampilkan semua",
  "control.list.tools": "Tindakan lain",
  "control.list.noResult": "Tidak ada hasil untuk “{search}”",
  "control.list.noResultText":
    "Periksa ejaannya, atau coba dengan kata yang lebih sedikit.",
  "control.list.more": "Tampilkan lebih banyak",
  "control.list.unprinted": "Baris lainnya tidak tercetak: muat dahulu.",
  "control.list.newest": "Kembali ke yang terbaru",
  "control.list.oldest": "Kembali ke yang terlama",
  "control.list.order": "Urutan",
  "control.list.newestFirst": "Terbaru dulu",
  "control.list.oldestFirst": "Terlama dulu",
  "control.list.total": "{count, plural, other {# entri}}",
  "control.list.moreThan": "Lebih dari {count, number} entri",
  "control.list.soFar": "Ditemukan sejauh ini: {count, number}",
  "control.list.noneSoFar": "Sejauh ini tidak ada hasil untuk “{search}”",
  "control.list.noneSoFarText":
    "Pencarian belum memeriksa semuanya. Tampilkan lebih banyak untuk melanjutkan.",
  "control.list.noneLeft": "Tidak ada entri lagi",
  "control.delete.title": "Hapus",
  "control.delete.button": "Hapus",
  "control.delete.named": "Hapus {name}",
  "control.delete.question": "Yakin ingin menghapus {name}?",
  "control.reports.title": "Laporan",
  "control.reports.lead":
    "Apa yang terjadi pada paket, dihitung hari demi hari.",
  "control.reports.stages": "Paket menurut status",
  "control.reports.parcels": "{count, plural, other {# paket}}",
  "control.reports.period": "Periode",
  "control.reports.days": "{days, plural, other {# hari}}",
  "control.reports.onTime": "Tepat waktu",
  "control.reports.onTimeText":
    "Pengantaran pertama paling lambat pada hari perkiraan terakhir, dari paket yang memilikinya saat diterima.",
  "control.reports.ways": "Hari dalam perjalanan",
  "control.reports.waysText":
    "Dari pergerakan pertama sampai pengantaran pertama, selama 12 bulan terakhir. Setengah dari paket tidak lebih lama di jalan daripada angka pertama, sembilan dari sepuluh tidak lebih lama daripada angka kedua.",
  "control.reports.table": "Tampilkan sebagai tabel",
  "control.reports.month": "Bulan",
  "control.reports.dated": "Dengan hari perkiraan",
  "control.reports.percent": "Porsi tepat waktu",
  "control.reports.median": "Setengah dalam (hari)",
  "control.reports.ninetieth": "9 dari 10 dalam (hari)",
  "control.reports.others": "Semua lainnya",
  "control.reports.noService": "Tanpa metode pengiriman",
  "control.reports.empty": "Belum ada angka",
  "control.reports.emptyText":
    "Angka muncul di sini begitu paket memiliki status.",
  "control.expected.title": "Perkiraan tiba dari pengalaman",
  "control.expected.text":
    "{service}: {min} sampai {max, plural, other {# hari}}, dari {count, plural, other {# paket}} selama 12 bulan terakhir.",
  "control.expected.use": "Tetapkan {days}",
  "control.trash.title": "Tempat sampah",
  "control.trash.lead":
    "Yang dihapus tetap di sini selama {days} hari dan dapat dipulihkan. Setelah itu dihapus permanen.",
  "control.trash.empty": "Tempat sampah kosong",
  "control.trash.since":
    "Dihapus {moment} oleh {name}, dihapus permanen pada {day}",
  "control.trash.restore": "Pulihkan",
  "control.trash.restoreNamed": "Pulihkan {name}",
  "control.trash.erase": "Hapus permanen",
  "control.trash.eraseNamed": "Hapus permanen {name}",
  "control.trash.question":
    "Yakin ingin menghapus permanen {name} beserta semua yang terkait? Ini tidak dapat dibatalkan.",
  "control.trash.undo": "Urungkan",
  "control.trash.open": "Buka tempat sampah",
  "control.toast.close": "Tutup pemberitahuan ini",
  "control.list.fetching": "Mengambil data…",
  "control.pages.title": "Halaman",
  "control.pages.add": "Halaman baru",
  "control.pages.empty": "Belum ada halaman",
  "control.pages.emptyText":
    "Halaman pertama yang Anda buat akan muncul di sini dan di menu situs.",
  "control.pages.createLead":
    "Alamat halaman dibuat dari judulnya, dan halaman langsung muncul di menu situs.",
  "control.pages.create": "Buat halaman",
  "control.pages.head": "Kepala halaman",
  "control.pages.heroHint": "Ditampilkan sebagai ganti gambar di atas.",
  "control.pages.footerHint":
    "Menu memuat semua halaman. Kaki halaman tampil di seluruh situs, jadi di sanalah tempat informasi hukum.",
  "control.markup.title": "Cara menulis isi",
  "control.markup.lead":
    "Setiap baris adalah elemen tersendiri. Baris tanpa tag adalah teks biasa, baris kosong adalah ganti baris.",
  "control.markup.bold": "Tebal. Di awal paragraf menjadi judul.",
  "control.markup.underline": "Bergaris bawah",
  "control.markup.strikethrough": "Dicoret",
  "control.markup.heading": "Judul dengan teks apa pun",
  "control.markup.link":
    "Tautan: alamat, satu spasi, lalu teks yang ditampilkan",
  "control.markup.image": "Gambar dari web",
  "control.markup.video": "Berkas video dari web (MP4 atau WebM)",
  "control.markup.item": "Butir dalam daftar",
  "control.markup.rules":
    "Sebuah tag berdiri sendiri di barisnya. Tebal, bergaris bawah, dan tercoret boleh berisi huruf, spasi, dan tanda tanya; gambar dan video memerlukan alamat yang diawali https://. Alamat web dan email dalam teks menjadi tautan.",
  "control.markup.preview": "Pratinjau",
  "control.markup.previewEmpty":
    "Yang Anda tulis muncul di sini seperti yang akan dilihat pengunjung.",
  "control.markup.misfits": "Baris-baris ini ditampilkan sebagai teks biasa:",
  "control.markup.noTag": "Tidak ada tag dengan nama ini.",
  "control.markup.noEnd": "Baris ini tidak diakhiri kurung siku penutup.",
  "control.markup.noText":
    "Tag ini hanya boleh berisi huruf, spasi, dan tanda tanya. [heading=…] menerima teks apa pun.",
  "control.markup.noWords": "Tidak ada teks dalam tag ini.",
  "control.markup.noUrl": "Ini bukan alamat web yang dapat ditampilkan.",
  "control.markup.notAlone": "Sebuah tag harus berdiri sendiri di barisnya.",
  "control.markup.showRaw": "Simpan apa adanya",
  "control.reviews.title": "Ulasan",
  "control.reviews.add": "Ulasan baru",
  "control.reviews.empty": "Belum ada ulasan",
  "control.reviews.emptyText":
    "Ulasan pertama yang Anda buat akan muncul di sini dan di beranda.",
  "control.reviews.createLead":
    "Ulasan langsung muncul di beranda, dengan foto dan bintangnya.",
  "control.reviews.create": "Buat ulasan",
  "control.reviews.deleteText": "Fotonya akan ikut dihapus.",
  "control.reviews.usualRating": "4,5, seperti biasa",
  "control.statuses.title": "Daftar status",
  "control.statuses.add": "Status baru",
  "control.statuses.empty": "Belum ada status",
  "control.statuses.emptyText":
    "Status yang Anda tambahkan akan muncul di sini.",
  "control.statuses.createLead":
    "Tahapnya menentukan bilah kemajuan, warna, kapan paket terlambat, dan laporan.",
  "control.statuses.create": "Buat status",
  "control.statuses.deleteText":
    "Paket tetap memakai teks itu, tetapi tahap yang Anda berikan hilang.",
  "control.statuses.suggested": "Disarankan",
  "control.statuses.inForms": "Di formulir",
  "control.statuses.offered": "Ditawarkan",
  "control.statuses.notOffered": "Tidak ditawarkan",
  "control.statuses.renameHint":
    "Untuk pembaca bahasa ini. Kosongkan untuk teks yang biasa.",
  "control.statuses.unknown": "Status tanpa tahap",
  "control.statuses.unknownText":
    "Pilih tahap yang dimaksud oleh suatu status. Paket dengan status itu masuk ke tahap tersebut, sekarang dan seterusnya.",
  "control.statuses.atLeast": "{count, plural, other {Sedikitnya # paket}}",
  "control.settings.title": "Pengaturan",
  "control.settings.lead": "Yang berlaku untuk seluruh situs.",
  "control.settings.contact": "Info kontak",
  "control.settings.contactText":
    "Cara pengunjung menghubungi Anda: semuanya di halaman kontak, email juga di bagian bawah setiap halaman.",
  "control.settings.mail": "Pengaturan email",
  "control.settings.mailText": "Tampilan email situs dan cara pengirimannya.",
  "control.settings.html": "Pengaturan HTML",
  "control.settings.htmlText":
    "Deskripsi untuk mesin pencari dan kode penyedia obrolan Anda.",
  "control.settings.htmlOnlyText": "Deskripsi untuk mesin pencari.",
  "control.settings.company": "Perusahaan",
  "control.settings.companyText":
    "Nama, tahun, dan angka yang disebut situs. Angka yang dikosongkan tidak ditampilkan di mana pun.",
  "control.settings.nameHint": "Kosong: nama bawaan.",
  "control.settings.copyrightHint": "Kosong: tahun berjalan.",
  "control.samples.figures":
    "Angka ini bawaan situs dan bukan milik Anda; beranda menandainya sebagai contoh: {list}. Ubah, kosongkan, atau konfirmasikan.",
  "control.samples.reviews":
    "{count, plural, other {# ulasan}} berasal dari data contoh, dan pengunjung melihat keterangan itu. Hapus atau konfirmasikan.",
  "control.samples.confirm": "Ini Milik Kami",
  "control.settings.privacy": "Privasi dan zona waktu",
  "control.settings.privacyText":
    "Yang dilihat pengunjung tentang penerima, dan kapan hari dimulai.",
  "control.settings.metaHint":
    "Untuk mesin pencari, di setiap halaman kecuali halaman isi, yang membawa deskripsinya sendiri.",
  "control.settings.chatHint":
    "Kode ini berjalan di peramban setiap pengunjung halaman publik. Setiap perubahan menaruh pemberitahuan untuk Anda di kotak keluar. Kode ini dapat melakukan semua yang dapat Anda lakukan di situs ini: ambil hanya dari penyedia yang Anda percayai sepenuhnya.",
  "control.settings.percentHint": "Persen, dari 0 sampai 100.",
  "control.settings.journalHint":
    "Berapa lama tercatat siapa yang mengubah apa dan kapan, dari 30 hingga 3650 hari.",
  "control.settings.zoneHint":
    "Di sini hari berakhir pada tengah malam: ini menentukan paket mana yang jatuh tempo atau terlambat, serta waktu dalam riwayat dan tanggal faktur.",
  "control.settings.mailWay": "Cara email dikirim",
  "control.settings.mailWayText":
    "Ini ditentukan oleh lingkungan server: MAIL_DRIVER dan MAIL_FROM.",
  "control.settings.driver": "Cara pengiriman",
  "control.settings.sender": "Pengirim",
  "control.settings.noSender": "Belum ada. Isi email kontak dahulu.",
  "control.mailSetup.missing":
    "Server email belum diatur. Tidak ada yang dikirim.",
  "control.mailSetup.link": "Cara mengatur email",
  "control.mailSetup.title": "Atur email",
  "control.mailSetup.text":
    "Sampai saat itu setiap email disimpan di kotak keluar: email Anda sendiri, PIN untuk kata sandi baru, pemberitahuan, dan pesan pengunjung. Yang sudah disimpan tidak keluar sendiri nantinya; Anda dapat mengirimnya dari kotak keluar.",
  "control.mailSetup.variables":
    "Di server, tambahkan salah satu kelompok baris ini ke berkas .env situs, dengan nilai Anda sendiri.",
  "control.mailSetup.smtp": "Dengan server email (SMTP)",
  "control.mailSetup.api": "Dengan penyedia email (HTTPS)",
  "control.mailSetup.restart": "Mulai ulang situs.",
  "control.mailSetup.check":
    "Kirim email uji ke diri Anda. Perintah ini dijalankan di server dan menunjukkan apa yang kurang.",
  "control.settings.previews": "Tampilan setiap templat",
  "control.settings.used": "Dipakai",
  "driver.log": "Email disimpan di kotak keluar dan tidak dikirim.",
  "driver.smtp": "Email dikirim lewat server email.",
  "driver.api": "Email dikirim lewat penyedia email.",
  "template.plain": "plain: hanya teks",
  "template.html1": "html1: kartu sederhana",
  "template.html2": "html2: pita dengan nama perusahaan",
  "template.html3": "html3: tabel dan tombol",
  "template.html4": "html4: ringkas",
  "privacy.full": "Lengkap",
  "privacy.fullText":
    "Siapa pun yang punya nomor resi atau tautannya melihat semuanya.",
  "privacy.masked": "Disamarkan",
  "privacy.maskedRecommended": "Disamarkan (disarankan)",
  "privacy.maskedText":
    "Nama, email, telepon, jalan, dan foto hanya tampak bagi pengunjung yang tahu email atau telepon penerima.",
  "control.settings.maskedHint":
    "Disamarkan: nama, email, telepon, dan jalan penerima serta foto paket hanya tampak bagi yang tahu email atau teleponnya.",
  "control.erase.title": "Hapus Data Seseorang",
  "control.erase.lead":
    "Menghapus seseorang dari semua yang tersimpan, misalnya karena ia memintanya.",
  "control.erase.rules":
    "Paket kehilangan nama, email, telepon, dan tempat orang tersebut. Pesan dari suatu alamat email dan email ke alamat itu dihapus; faktur dan teks lain hanya kehilangan alamat atau nomornya. Tindakan ini tidak dapat dibatalkan.",
  "control.erase.phoneHint":
    "Dengan kode area. Nomor ditemukan bagaimanapun penulisannya.",
  "control.erase.codesHint":
    "Untuk orang yang hanya diketahui namanya: menghapus penerima dan pengirim paket-paket ini, juga dari riwayat dan impor. Paling banyak {max, number}.",
  "control.erase.look": "Tampilkan yang Akan Dihapus",
  "control.erase.found": "Hanya ini yang akan dihapus. Belum ada yang berubah.",
  "control.erase.soFar": "Terhitung sejauh ini. Mungkin masih ada lagi.",
  "control.erase.goOn": "Lanjutkan Menghitung",
  "control.erase.nothing":
    "Tidak ada data tersimpan tentang orang ini. Periksa ejaannya.",
  "control.erase.ticks": "Paket orang ini",
  "control.erase.ticksHint":
    "Hapus centang pada paket orang lain. Maka hanya penerima dan pengirim paket yang dicentang yang dihapus, dan Anda melihat angka barunya lebih dulu.",
  "control.erase.first":
    "Hanya {count, number} paket pertama yang ditampilkan.",
  "control.erase.others": "Entri lain",
  "control.erase.button": "Hapus Data",
  "control.erase.running": "Penghapusan sedang berjalan.",
  "control.erase.done": "Penghapusan selesai.",
  "control.erase.failed": "Penghapusan gagal. Mulai lagi.",
  "control.erase.disk":
    "Sampai server dihentikan dan “deno task compact” menulis ulang berkas basis data, yang dihapus masih dapat dibaca dari ruang kosongnya.",
  "control.erase.copies": "Salinan Sebelumnya",
  "control.erase.copiesText":
    "Salinan basis data ini mungkin masih memuat data orang tersebut. Hapus salinan itu, atau biarkan pencadangan malam menghapusnya setelah tiga puluh hari. Hal yang sama berlaku untuk salinan di tempat lain.",
  "control.erase.noCopies":
    "Tidak ada salinan di samping basis data. Salinan di tempat lain mungkin masih memuat data orang tersebut.",
  "control.erase.copyAge": "{days, plural, other {# hari lalu}}",
  "control.erase.replica":
    "Sebuah replika basis data menyimpan keadaan sebelumnya. Setelah “deno task compact” menulis ulang berkas basis data, yang dihapus hilang dari sana begitu ada yang disimpan pada {days, plural, other {# hari}} berikutnya.",
  "choice.none": "Tidak ada",
  "choice.timeZone": "Pilih zona waktu",
  "icon.people": "Orang",
  "icon.copyright": "Hak cipta",
  "icon.pages": "Halaman",
  "icon.folder": "Folder",
  "image.hero1": "Peta laut",
  "image.hero-mixed": "Kapal dan pesawat",
  "image.hero-air": "Pesawat",
  "image.hero-sea": "Kapal",
  "image.hero-road": "Truk",
  "image.hero-warehouse": "Gudang",
  "overlay.overlay1": "Lapisan gelap di balik teks",
  "overlay.overlay2": "Lapisan gelap merata",
  "overlay.overlay3": "Lapisan gelap dari atas",
  "control.invoices.title": "Faktur",
  "control.invoices.add": "Faktur baru",
  "control.invoices.empty": "Belum ada faktur",
  "control.invoices.emptyText":
    "Faktur pertama yang Anda terbitkan akan muncul di sini.",
  "control.invoices.createLead":
    "Faktur yang telah terbit menyimpan nomornya selamanya: tidak dapat diubah atau dihapus.",
  "control.invoices.hint":
    "Untuk apa faktur ini. Nomor resi akan memasukkan penerima, berat, dan nilai yang dinyatakan dari paketnya.",
  "control.invoices.issue": "Terbitkan faktur",
  "control.imports.title": "Impor",
  "control.imports.empty": "Belum ada impor",
  "control.imports.emptyText":
    "Berkas yang diunggah disimpan di sini selama 7 hari.",
  "control.imports.lead":
    "Buat dan ubah banyak paket dengan satu tabel: unggah buku kerja Excel atau berkas CSV. Tidak ada yang berubah sebelum Anda melihat apa yang akan berubah.",
  "control.imports.template": "Templat CSV",
  "control.imports.upload": "Unggah dan periksa",
  "control.imports.fileHint":
    "Buku kerja Excel (.xlsx, lembar pertama) atau CSV, paling banyak 10 MB dan 20.000 baris. Baris pertama berisi nama kolom.",
  "control.imports.guess": "Apakah baris ini terbaca?",
  "control.imports.guessText":
    "Berkas tidak menyebutkan pengodean hurufnya. Pilih pengodean yang menampilkan nama dan tempat dengan benar.",
  "control.imports.useEncoding": "Pakai pengodean ini",
  "control.imports.dates": "Angka mana yang hari?",
  "control.imports.datesText":
    "Beberapa tanggal memakai garis miring, dan tidak satu pun menunjukkan apakah hari atau bulan yang lebih dulu.",
  "control.imports.dmy": "Hari dulu, seperti 31/12/2026",
  "control.imports.mdy": "Bulan dulu, seperti 12/31/2026",
  "control.imports.statusesText":
    "Pilih arti masing-masing, untuk berkas ini dan berikutnya. Kata-katanya tetap seperti di berkas. Yang dibiarkan kosong masuk ke “Status lain”.",
  "control.imports.statusRows": "{count, plural, other {# baris}}",
  "control.imports.reading": "Cara berkas dibaca",
  "control.imports.readAgain": "Periksa ulang",
  "control.imports.notTaken": "Tidak dipakai",
  "control.imports.leftOut": "Kolom yang tidak dipakai",
  "control.imports.manyColumns":
    "Berkas memiliki lebih banyak kolom daripada yang dapat dipakai: hanya {max, number} kolom pertama yang dihitung.",
  "control.imports.rows": "Baris",
  "control.imports.new": "Baru",
  "control.imports.changed": "Berubah",
  "control.imports.unchanged": "Tidak berubah",
  "control.imports.wrong": "Salah",
  "control.imports.further": "Baris lain dari satu pesanan",
  "control.imports.firstShown": "Ditampilkan {count, number} yang pertama.",
  "control.imports.unmatched":
    "{count, plural, other {# baris baru}} tidak menyebut paket mana pun. Mengimpor berkas ini lagi akan membuat yang tanpa nomor referensi sekali lagi.",
  "control.imports.nothing":
    "Tidak ada baris baru atau berubah, jadi tidak ada yang perlu diimpor.",
  "control.imports.canCreate": "{count, plural, other {# paket dapat dibuat}}",
  "control.imports.canChange": "{count, plural, other {# paket dapat diubah}}",
  "control.imports.areWrong": "{count, plural, other {# baris salah}}",
  "control.imports.areFurther":
    "{count, plural, other {# baris melanjutkan pesanan}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Belum ada yang berubah.",
  "control.imports.apply": "Impor {count, number}",
  "control.imports.applySkipping":
    "Impor {count, number}, lewati {wrong, number}",
  "control.imports.mended": "Unggah berkas yang diperbaiki",
  "control.imports.goOn": "Lanjutkan impor",
  "control.imports.appliedUntil":
    "Yang sudah diimpor: {created, number} paket baru dan {changed, number} paket berubah.",
  "control.imports.undoText":
    "Dapat dilakukan sampai {moment}. Paket yang sudah diubah sejak itu dibiarkan apa adanya.",
  "control.imports.undoCreated":
    "{count, plural, other {# paket yang dibuat oleh impor ini akan dihapus permanen.}}",
  "control.imports.undoChanged":
    "{count, plural, other {# paket akan kembali ke nilai sebelumnya.}}",
  "control.imports.wrongCsv": "Berkas beserta masalahnya (CSV)",
  "control.imports.value": "Nilai di berkas",
  "control.imports.jobLink": "Kemajuan dan masalah",
  "control.imports.deleteText": "Tidak ada paket yang berubah.",
  "separator.comma": "Koma",
  "separator.semicolon": "Titik koma",
  "separator.tab": "Tab",
  "separator.pipe": "Garis tegak",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Eropa Barat (Windows)",
  "encoding.windows-1250": "Eropa Tengah (Windows)",
  "encoding.windows-1251": "Sirilik (Windows)",
  "encoding.windows-1254": "Turki (Windows)",
  "encoding.windows-1256": "Arab (Windows)",
  "encoding.windows-1258": "Vietnam (Windows)",
  "encoding.macintosh": "Eropa Barat (Mac)",
  "encoding.gb18030": "Tionghoa sederhana (GB18030)",
  "encoding.big5": "Tionghoa tradisional (Big5)",
  "encoding.shift_jis": "Jepang (Shift JIS)",
  "encoding.euc-kr": "Korea (EUC-KR)",
  "importStatus.checking": "Sedang diperiksa",
  "importStatus.checked": "Sudah diperiksa",
  "importStatus.failed": "Tidak terbaca",
  "importStatus.applying": "Sedang diimpor",
  "importStatus.applied": "Sudah diimpor",
  "importStatus.undoing": "Sedang dibatalkan",
  "importStatus.undone": "Dibatalkan",
  "importStatus.stopped": "Terhenti",
  "importStatus.erased": "Berkas dihapus: data di dalamnya telah dihapus",
  "importStatus.encoding": "Pengodean yang mana?",
  "control.parcels.title": "Paket",
  "control.parcels.export": "Ekspor",
  "control.parcels.import": "Impor",
  "control.parcels.add": "Paket baru",
  "control.parcels.empty": "Belum ada paket",
  "control.parcels.emptyText":
    "Paket pertama yang Anda buat akan muncul di sini.",
  "control.parcels.createLead":
    "Tiga kolom cukup untuk memulai. Sisanya bisa menyusul.",
  "control.parcels.save": "Simpan",
  "control.parcels.saveNext": "Simpan dan lanjut",
  "control.parcels.copy": "Salin sebagai baru",
  "control.parcels.more": "Pengirim dan isi",
  "control.parcels.codeHint":
    "4 sampai 40 huruf, angka, dan tanda hubung. Nomor yang sudah terisi tidak dapat ditebak.",
  "control.parcels.codeGenerate": "Buat nomor",
  "control.parcels.codeWarning":
    "Nomor ini mudah ditebak. Siapa pun yang menebaknya melihat paket dan penerimanya.",
  "control.parcels.post": "Kirim pembaruan",
  "control.parcels.update": "Perbarui paket",
  "control.parcels.history": "Perbarui riwayat",
  "control.parcels.map": "Perbarui peta",
  "control.parcels.image": "Perbarui gambar",
  "control.parcels.public": "Tautan pelacakan publik",
  "control.parcels.copyLink": "Salin tautan",
  "control.parcels.details": "Semua kolom",
  "control.parcels.newest": "Riwayat terbaru",
  "control.parcels.alike":
    "Tidak ada paket dengan nomor resi yang persis sama. Paket berikut nomornya mirip; bandingkan sebelum melanjutkan.",
  "control.parcels.noImage": "Belum ada foto",
  "control.parcels.delete": "Hapus paket",
  "control.parcels.presentImage": "Foto paket saat ini",
  "control.parcels.keep": "Kosongkan untuk mempertahankan yang ada.",
  "control.parcels.postMore": "Waktu, ikon, warna, peta",
  "control.parcels.postBefore":
    "Entri dari sebelum {moment} masuk ke riwayat dan tidak mengubah status.",
  "control.parcels.postOlder":
    "Pembaruan yang lebih baru telah menentukan status, yang tetap seperti semula.",
  "control.bulk.title": "Perbarui Banyak Paket",
  "control.bulk.lead":
    "Setiap paket mendapat entri riwayat yang sama, beserta status dan lokasi yang sama.",
  "control.bulk.codesHint":
    "Pindai atau tempel nomor resi, satu kolom tabel, atau tautan pelacakan. Paling banyak {max, number}.",
  "control.bulk.check": "Periksa nomor",
  "control.bulk.found": "{count, plural, other {# paket ditemukan}}",
  "control.bulk.several": "Bisa lebih dari satu paket: {count, number}",
  "control.bulk.unknown": "Tidak dikenal: {count, number}",
  "control.bulk.doubled": "Diisi lebih dari sekali: {count, number}",
  "control.bulk.start": "Mulai pembaruan",
  "control.bulk.again": "Ulangi untuk yang gagal",
  "control.bulk.selection": "Semua paket dalam “{selection}”",
  "control.ticked.title": "Paket terpilih",
  "control.ticked.page": "Pilih semua di halaman ini",
  "control.ticked.count": "Terpilih: {count}",
  "control.ticked.clear": "Kosongkan",
  "control.ticked.all":
    "{count, plural, other {Semua dalam filter ini: # paket}}",
  "control.ticked.allFound": "Semua paket dalam filter ini",
  "control.ticked.trash": "Pindahkan ke tempat sampah",
  "control.ticked.failed": "{count, plural, other {# paket dilewati}}",
  "control.parcels.parcel": "Paket",
  "control.parcels.recipient": "Penerima",
  "control.parcels.sender": "Pengirim",
  "control.parcels.delivery": "Pengantaran",
  "control.parcels.filters": "Filter",
  "control.parcels.all": "Semua",
  "control.parcels.late": "Terlambat",
  "control.parcels.dueToday": "Tiba hari ini",
  "control.parcels.due": "Tiba {day}",
  "control.parcels.stalled": "{days, plural, other {# hari tanpa kabar}}",
  "control.parcels.stageOther": "Status lain",
  "control.parcels.stageNone": "Tanpa status",
  "control.parcels.expected": "Perkiraan tiba",
  "control.parcels.lastEvent": "Kejadian terakhir",
  "control.parcels.noMatch": "Tidak ada paket yang cocok dengan filter ini",
  "control.parcels.ofJob": "{count, plural, other {# paket dari tugas ini:}}",
  "control.parcels.changed": "{count, plural, other {# perubahan.}}",
  "control.parcels.dueFirst": "Jatuh tempo terdekat dulu",
  "control.parcels.dueLast": "Jatuh tempo terjauh dulu",
  "control.parcels.waitingFirst": "Paling lama menunggu dulu",
  "control.parcels.waitingLast": "Terbaru dulu",
  "control.parcels.sort": "Diurutkan menurut",
  "control.parcels.sortCreated": "Dibuat",
  "control.parcels.rows": "{count, plural, other {# baris}}",
  "control.parcels.rowsLabel": "Baris per halaman",
  "control.parcels.searchWithin": "Cari dalam “{filter}”",
  "control.parcels.searchedIn": "Hanya dicari dalam “{filter}”.",
  "control.parcels.searchAll": "Cari di semua paket",
  "control.parcels.outside": "Ditemukan di luar filter ini:",
  "control.activities.title": "Riwayat",
  "control.activities.add": "Entri baru",
  "control.activities.empty": "Belum ada entri",
  "control.activities.emptyText":
    "Di sini tercatat apa yang terjadi pada paket, yang terbaru lebih dulu.",
  "control.activities.create": "Tambah entri",
  "control.activities.edit": "Ubah entri",
  "control.activities.timeHint": "Dalam zona waktu situs: {zone}.",
  "control.activities.nowHint":
    "Dalam zona waktu situs: {zone}. Kosongkan untuk saat ini.",
  "control.mapEditor.choose": "Tempat yang diletakkan di peta",
  "control.mapEditor.hint":
    "Pilih tempat, lalu klik letaknya. Penanda dapat diseret atau, saat difokuskan, digeser dengan tombol panah; Enter di peta meletakkan tempat terpilih di tengahnya.",
  "control.mapEditor.hintOne":
    "Klik letak paket saat ini. Penanda dapat diseret atau, saat difokuskan, digeser dengan tombol panah; Enter di peta meletakkannya di tengah.",
  "choice.yes": "Ya",
  "choice.no": "Tidak",
  "choice.automatic": "Otomatis",
  "status.pending": "Menunggu diproses",
  "status.pickedUp": "Telah dijemput",
  "status.inTransit": "Dalam perjalanan",
  "status.customs": "Di bea cukai",
  "status.onHold": "Ditahan",
  "status.outForDelivery": "Sedang diantar",
  "status.readyForPickup": "Siap diambil",
  "status.delivered": "Telah diterima",
  "status.deliveryFailed": "Pengantaran gagal",
  "status.returned": "Dikembalikan",
  "status.cancelled": "Dibatalkan",
  "icon.radio_button_checked": "Tahap",
  "icon.pan_tool": "Berhenti",
  "icon.verified": "Terverifikasi",
  "icon.check_circle": "Tanda centang",
  "icon.radio_button_unchecked": "Tahap terencana",
  "icon.airplanemode_active": "Pesawat",
  "icon.moped": "Sepeda motor",
  "icon.directions_boat": "Kapal",
  "icon.local_shipping": "Truk",
  "icon.home_work": "Gudang",
  "icon.departure_board": "Keberangkatan",

  // Printable invoice
  "invoice.title": "Faktur",
  "invoice.date": "Tanggal terbit",
  "invoice.issued": "Diterbitkan",
  "invoice.issuer": "Dari",
  "invoice.billTo": "Ditagihkan kepada",
  "invoice.details": "Untuk apa faktur ini",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.phone": "nomor telepon",
  "field.parcel_ids": "paket",
  "field.password": "kata sandi",
  "field.current_password": "kata sandi saat ini",
  "field.new_password": "kata sandi baru",
  "field.confirm_new_password": "konfirmasi kata sandi baru",
  "field.password_token": "PIN",
  "field.token": "token penyiapan",
  "field.invitation": "kode undangan",
  "field.role": "peran",
  "field.pending": "diundang",
  "field.active": "aktif",
  "field.id": "ID",
  "field.tracking_code": "nomor resi",
  "field.codes": "nomor resi",
  "field.reference": "nomor referensi",
  "field.recipient_name": "nama penerima",
  "field.proof": "email atau angka telepon",
  "field.recipient_email": "email penerima",
  "field.recipient_phone_number": "nomor telepon penerima",
  "field.destination": "tujuan",
  "field.current_location": "lokasi saat ini",
  "field.status": "status",
  "field.weight": "berat",
  "field.pieces": "jumlah koli",
  "field.shipped_via": "metode pengiriman",
  "field.sender_name": "nama pengirim",
  "field.sender_email": "email pengirim",
  "field.pickup_location": "lokasi penjemputan",
  "field.parcel_content": "isi paket",
  "field.declared_value": "nilai yang dinyatakan",
  "field.min_expected_delivery_date": "perkiraan tanggal tiba paling awal",
  "field.max_expected_delivery_date": "perkiraan tanggal tiba paling lambat",
  "field.show_map": "tampilkan peta",
  "field.map_zoom": "zum peta",
  "field.map_current_latitude": "garis lintang saat ini",
  "field.map_current_longitude": "garis bujur saat ini",
  "field.map_pickup_latitude": "garis lintang penjemputan",
  "field.map_pickup_longitude": "garis bujur penjemputan",
  "field.map_destination_latitude": "garis lintang tujuan",
  "field.map_destination_longitude": "garis bujur tujuan",
  "field.parcel_id": "ID paket",
  "field.title": "judul",
  "field.description": "deskripsi",
  "field.icon": "ikon",
  "field.color": "warna",
  "field.text": "teks",
  "field.stage": "tahap",
  "field.hidden": "tersembunyi",
  "field.occurred_at": "waktu kejadian",
  "field.subject": "subjek",
  "field.body": "isi pesan",
  "field.message": "pesan",
  "field.name": "nama",
  "field.to": "kepada",
  "field.from": "dari",
  "field.website": "situs web",
  "field.contact_email": "email kontak",
  "field.contact_phone": "telepon kontak",
  "field.contact_phone_alt": "telepon alternatif",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "alamat kontak",
  "field.mail_template": "templat email",
  "field.meta_description": "deskripsi meta",
  "field.chat_code": "kode obrolan",
  "field.company_name": "nama perusahaan",
  "field.founded_year": "tahun berdiri",
  "field.container_count": "jumlah kontainer",
  "field.gauge_warehousing": "indikator pergudangan",
  "field.gauge_ocean": "indikator angkutan laut",
  "field.gauge_air": "indikator angkutan udara",
  "field.copyright_year": "tahun hak cipta",
  "field.sample_figures": "angka contoh",
  "field.tracking_privacy": "privasi pelacakan",
  "field.journal_days": "lama penyimpanan jurnal dalam hari",
  "field.time_zone": "zona waktu",
  "field.content": "isi",
  "field.overlay": "lapisan gelap",
  "field.image": "gambar",
  "field.hero": "gambar sampul",
  "field.sub_title": "subjudul",
  "field.in_footer": "tautan di kaki halaman",
  "field.search": "pencarian",
  "field.page": "halaman",
  "field.per_page": "per halaman",
  "field.order": "urutan",
  "field.cursor": "kursor",
  "field.review": "ulasan",
  "field.rating": "bintang",
  "field.sample": "contoh",
  "field.version": "versi",
  "field.created_at": "waktu dibuat",
  "field.updated_at": "perubahan terakhir",
  "field.ended_at": "waktu selesai",
  "field.file": "berkas",
  "field.columns": "kolom berkas",
  "field.statuses": "status",
  "field.dates": "urutan tanggal",
  "field.encoding": "pengodean",
  "field.separator": "pemisah",
  "field.head_row": "baris judul kolom",
  "field.skip_wrong": "lewati baris salah",
  "field.without_entry": "koreksi tanpa entri di riwayat",
  "field.product": "produk",

  // Labels of forms
  "label.password": "Kata sandi",
  "label.tracking_code": "Nomor resi",
  "track.placeholder": "Masukkan nomor resi Anda",
  "track.description":
    "Masukkan nomor resi {company} untuk melihat di mana paket Anda, kapan tiba, dan setiap langkah perjalanannya.",
  "resolution.title": "Resolusi layar",
  "resolution.text":
    "Jika sebuah halaman tidak tampil semestinya di perangkat Anda, nilai-nilai ini membantu kami mencari sebabnya. Salin dan kirimkan kepada kami.",
  "resolution.width": "Lebar jendela",
  "resolution.height": "Tinggi jendela",
  "resolution.agent": "Agen pengguna",
  "resolution.script": "Aktifkan JavaScript untuk melihat ukuran jendela.",
  "resolution.copy": "Salin",
  "converting.title": "Kami sedang memperbarui situs ini",
  "converting.text":
    "Situs akan kembali dalam beberapa menit. Halaman ini memuat ulang sendiri.",
  "offline.title": "Anda sedang luring",
  "offline.text":
    "Halaman ini memerlukan koneksi internet. Periksa koneksi Anda, lalu coba lagi.",
  "offline.again": "Coba lagi",

  // Forms
  "form.offers": "Saran",
  "form.didYouMean": "Apakah maksud Anda {text}?",
  "form.keepStatus": "Biarkan seperti ini; artinya:",
  "form.optional": "{label} (opsional)",
  "form.cancel": "Batal",
  "form.uploading": "Mengunggah",
  "form.noAnswer":
    "Koneksi ke situs ini gagal, dan belum diketahui apakah ada yang tersimpan. Yang Anda ketik masih ada di sini: pastikan Anda sedang daring, lalu kirim lagi.",
  "form.save": "Simpan perubahan",
  "form.imageHint": "JPG atau PNG, paling besar 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Orang lain}} telah mengubah data ini. Bandingkan dengan isian Anda; menyimpan lagi akan menggantikannya.",
  "form.conflict": "Buka versi saat ini di tab baru",
  "form.repeatedText":
    "Formulir ini sudah pernah dikirim, dan isian saat itu telah disimpan. Kirim lagi untuk menyimpan yang ini juga.",
  "form.unsent":
    "Belum ada yang dikirim. Periksa formulir, lalu tekan “{button}”.",
  "form.mergeConflict":
    "{who, select, person {{by}} import {Impor “{by}”} bulk {Pembaruan massal “{by}”} other {Perubahan lain}} telah mengubah {label} sementara itu. Pilih nilai yang dipakai.",
  "form.keepTheirs": "Pertahankan nilai lain",
  "form.useOwn": "Pakai isian saya",
  "form.meanwhile":
    "{who, select, person {Sementara itu {by} mengubah:} import {Sementara itu impor “{by}” mengubah:} bulk {Sementara itu pembaruan massal “{by}” mengubah:} other {Perubahan lain sementara itu:}} {fields}.",

  // Validation (422)
  "invalid.required": "Kolom “{label}” wajib diisi.",
  "invalid.email": "Kolom “{label}” harus berupa alamat email yang valid.",
  "invalid.phone":
    "Kolom {label} harus berisi 7 sampai 15 angka, dengan kode area.",
  "invalid.max":
    "Kolom “{label}” tidak boleh lebih dari {max, number} karakter.",
  "invalid.min": "Kolom “{label}” harus berisi minimal {min, number} karakter.",
  "invalid.maxItems":
    "Kolom “{label}” tidak boleh berisi lebih dari {max, number} entri.",
  "invalid.noTicks": "Pilih setidaknya satu paket.",
  "invalid.unknownCodes": "Tidak ditemukan: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Ditemukan: {count, number}.} other {Ditemukan lebih dari {max, number}.}} Satu pembaruan mencakup paling banyak {max, number} paket.",
  "invalid.codeCharacters":
    "Kolom “{label}” hanya boleh berisi huruf A sampai Z, angka, dan tanda hubung, serta tidak boleh tanda hubung saja.",
  "invalid.number": "Kolom “{label}” harus berupa angka.",
  "invalid.integer": "Kolom “{label}” harus berupa bilangan bulat.",
  "invalid.between": "Kolom “{label}” harus antara {min} dan {max}.",
  "invalid.pageReach":
    "Kolom “{label}” harus antara 1 dan {max}; halaman berikutnya dicapai melalui next_page_url.",
  "invalid.selected": "Pilihan untuk “{label}” tidak valid.",
  "invalid.characters":
    "Kolom “{label}” berisi karakter kontrol atau karakter lain yang tidak dapat ditampilkan. Hapus karakter itu.",
  "invalid.oneLine": "Kolom “{label}” harus terdiri dari satu baris.",
  "invalid.noParcel":
    "Tidak ada paket dengan nomor ini. Cocokkan dengan nomor paketnya, atau kirim formulir lagi untuk tetap menerbitkan faktur: setelah itu faktur tidak dapat diubah.",
  "invalid.severalParcels":
    "{code} bisa berarti {codes}. Masukkan nomor resi yang tepat.",
  "invalid.rawLine": "Baris {line} akan tampil persis seperti diketik: {text}",
  "invalid.invitation":
    "Undangan ini tidak berlaku: kodenya salah, sudah dipakai, atau sudah kedaluwarsa. Mintalah tautan baru.",
  "invalid.taken": "Nilai pada kolom “{label}” sudah digunakan.",
  "invalid.statusesFull":
    "Sudah ada {max, number} status. Hapus salah satunya dahulu.",
  "invalid.unknownStatus": "“{status}” adalah status baru. Tentukan artinya.",
  "invalid.suggestedDeleted":
    "Status yang disarankan dapat disembunyikan, tetapi tidak dapat dihapus.",
  "invalid.suggestedStage":
    "Tahap dari status yang disarankan tidak dapat diubah.",
  "invalid.codeInTrash": "Nomor ini milik paket di tempat sampah.",
  "invalid.reserved":
    "Nilai pada kolom “{label}” adalah kata yang dicadangkan. Pilih yang lain.",
  "invalid.unknown": "Kolom “{label}” tidak diizinkan.",
  "invalid.noFilter": "Sebutkan satu atau dua filter.",
  "invalid.text": "Kolom “{label}” harus berupa teks.",
  "invalid.date": "Kolom “{label}” harus berupa tanggal yang valid.",
  "invalid.timeZone":
    "Kolom “{label}” memerlukan zona waktu: akhiri dengan Z atau selisih seperti +01:00.",
  "invalid.notBefore":
    "Kolom “{label}” tidak boleh lebih awal daripada “{other}”.",
  "invalid.ahead": "Kolom “{label}” tidak boleh lebih dari 24 jam ke depan.",
  "invalid.together":
    "Kolom “{label}” dan “{other}” saling melengkapi: isi keduanya atau kosongkan keduanya.",
  "invalid.noUpdate": "Isi status atau tempat.",
  "invalid.common": "Nilai pada kolom “{label}” terlalu umum. Pilih yang lain.",
  "invalid.personal":
    "Kolom “{label}” tidak boleh memuat alamat email Anda atau nama perusahaan.",
  "invalid.confirmed": "Konfirmasi kolom “{label}” tidak cocok.",
  "invalid.wrong": "Nilai pada kolom “{label}” salah.",
  "invalid.unchanged":
    "Nilai pada kolom “{label}” harus berbeda dari yang lama.",
  "invalid.memberName":
    "Pilih nama tanpa @ yang tidak dipakai anggota tim lain.",
  "invalid.eraseMember":
    "Ini alamat seorang anggota tim. Hapus dulu anggota itu.",
  "invalid.eraseContact":
    "Ini email kontak situs itu sendiri. Masukkan dulu email lain di pengaturan.",
  "invalid.eraseContactPhone":
    "Ini nomor telepon situs itu sendiri. Masukkan dulu nomor lain di pengaturan.",
  "invalid.eraseBy":
    "Isi salah satu dari tiga: email, nomor telepon, atau nomor resi.",
  "invalid.imageType":
    "Kolom “{label}” harus berupa berkas jpg, jpeg, atau png.",
  "invalid.imagePixels":
    "Berkas di kolom “{label}” tidak boleh lebih dari {max} megapiksel.",
  "invalid.imageDamaged":
    "Berkas di kolom “{label}” tidak dapat dibaca. Mungkin berkas itu rusak.",
  "invalid.oneFile": "Kolom “{label}” hanya boleh berisi satu berkas.",
  "invalid.noRoom":
    "Tidak ada ruang lagi untuk berkas. Hapus berkas yang tidak diperlukan.",
  "invalid.halves": "Kolom “{label}” harus berupa kelipatan setengah.",
  "invalid.object": "Permintaan harus berupa objek JSON.",
  "import.noText":
    "Berkas ini bukan tabel teks biasa atau memakai pengodean lain. Simpan sebagai buku kerja Excel (.xlsx) atau CSV.",
  "import.bookDamaged":
    "Buku kerja ini rusak. Buka di aplikasi lembar kerja Anda, lalu simpan lagi sebagai buku kerja Excel (.xlsx) atau CSV.",
  "import.bookLocked":
    "Berkas ini dilindungi kata sandi. Hapus kata sandinya di aplikasi lembar kerja Anda, atau simpan tabelnya sebagai CSV.",
  "import.bookTooLarge":
    "Isi buku kerja ini lebih dari {max, number} MB. Hapus yang tidak diperlukan, atau bagi menjadi beberapa berkas.",
  "import.bookTooSlow":
    "Membaca buku kerja ini perlu lebih dari {max, number} detik. Hapus yang tidak diperlukan, atau simpan tabelnya sebagai CSV.",
  "import.otherFormat":
    "Berkas berformat {format} tidak dapat dibaca. Simpan tabelnya sebagai buku kerja Excel (.xlsx) atau CSV.",
  "import.noColumn":
    "Tidak ada kolom berkas ini yang dikenal. Baris pertama harus berisi nama kolom.",
  "import.quote":
    "Tanda kutip di baris {line, number} tidak ditutup atau salah tempat.",
  "import.tooManyRows":
    "Berkas berisi lebih dari {max, number} baris. Bagi menjadi beberapa berkas.",
  "import.tooManyColumns":
    "Berkas memiliki lebih dari {max, number} kolom. Hapus yang tidak diperlukan.",
  "import.tooManyLines":
    "Berkas masih berisi data di bawah baris {max, number}. Hapus baris-baris kosongnya.",
  "import.longRow":
    "Entri yang dimulai di baris {line, number} terlalu panjang. Mungkin ada tanda kutip yang hilang.",
  "import.shortYear": "Kolom “{label}” memerlukan tahun empat angka.",
  "import.shortened":
    "Lembar kerja telah menyingkat kolom “{label}”. Format kolomnya sebagai teks, isi nomor lengkapnya, lalu simpan lagi file itu.",
  "import.noSuchDay": "Kolom “{label}” berisi hari yang tidak ada.",
  "import.otherCalendar":
    "Kolom “{label}” tampak seperti tanggal {calendar, select, persian {kalender Persia} islamic {kalender Hijriah} buddhist {kalender Buddha} roc {kalender Minguo} japanese {kalender Jepang} other {kalender Ibrani}}. Isi dengan tanggal kalender Masehi, misalnya 2026-11-28.",
  "import.dateOrder":
    "Pada kolom “{label}” tidak jelas mana hari dan mana bulan.",
  "import.unreadable":
    "Baris ini berisi karakter yang tidak dapat dibaca. Ketik ulang karakter itu di program Anda, lalu simpan lagi file tersebut.",
  "import.totals":
    "Baris ini tampak seperti baris total. Jika ini paket, tambahkan penerima dan tujuannya.",
  "import.moreCells":
    "Baris ini memiliki lebih banyak sel daripada kolom berkas.",
  "import.double": "Paket yang sama dengan baris {row, number}.",
  "import.sameCode": "Nomor resi yang sama dengan baris {row, number}.",
  "import.sameReference": "Referensi yang sama dengan baris {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Beberapa paket memiliki referensi ini. Tambahkan nomor resi.",
  "import.notUnknown":
    "“{status}” tidak termasuk status tak dikenal dalam impor ini.",
  "import.hasWrong":
    "{count, plural, other {# baris}} salah. Perbaiki berkasnya atau pilih untuk melewati baris yang salah.",
  "import.tooLate": "Impor dapat dibatalkan dalam 24 jam.",
  "import.notNow":
    "Impor ini sudah berlanjut. Muat ulang halaman untuk melihat statusnya.",
  "import.gone": "Paket sudah tidak ada.",
  "import.changedSince":
    "Paket telah diubah setelah impor dan dibiarkan apa adanya.",
  "import.erased":
    "Berkas telah dihapus karena memuat data yang dihapus. Unggah lagi.",
  "bulk.tooLate": "Pembaruan dapat dibatalkan dalam 24 jam.",
  "bulk.notNow":
    "Pembaruan ini masih berjalan, tidak mengubah apa pun, atau sudah dibatalkan. Muat ulang halaman untuk melihat keadaannya.",
  "bulk.changedSince":
    "Paket telah diubah sejak pembaruan dan tetap seperti adanya.",

  // Errors of the other codes
  "error.malformed": "Isi permintaan bukan JSON yang valid.",
  "error.signInNeeded": "Silakan masuk untuk melanjutkan.",
  "error.credentials": "Email atau kata sandi salah.",
  "error.deactivated":
    "Akun ini dinonaktifkan. Minta pemilik situs ini untuk mengaktifkannya.",
  "error.origin": "Permintaan ini berasal dari situs lain dan ditolak.",
  "error.https":
    "Panggilan ini memerlukan https. Gunakan alamat https situs ini (PUBLIC_ORIGIN); proksi yang menyediakannya harus mengirim X-Forwarded-Proto.",
  "error.adminExists": "Admin sudah ada.",
  "error.setupToken":
    "Token penyiapan salah atau sudah kedaluwarsa. Mulai ulang server untuk mendapatkan yang baru.",
  "error.parcelNotFound": "Paket tidak ditemukan",
  "error.severalParcels":
    "Beberapa paket memiliki nomor resi yang mirip dengan ini. Masukkan nomor resi yang tepat.",
  "error.activityNotFound":
    "Entri riwayat ini sudah tidak ada. Mungkin sementara itu telah dihapus.",
  "error.messageNotFound": "Pesan tidak ditemukan",
  "error.pageNotFound": "Halaman tidak ditemukan",
  "error.pagesFull":
    "Sudah ada {max, number} halaman. Hapus salah satunya dahulu.",
  "error.reviewNotFound": "Ulasan tidak ditemukan",
  "error.statusNotFound": "Status tidak ditemukan",
  "error.pathNotFound": "Jalur tidak ditemukan",
  "error.invoiceNotFound": "Faktur tidak ditemukan",
  "error.mailNotFound": "Email tidak ditemukan",
  "error.mailUnderWay": "Email ini sudah menunggu atau sedang dikirim.",
  "error.mailInterrupted":
    "Server berhenti saat email ini dikirim. Email ini mungkin sudah terkirim.",
  "error.mailLeftBehind":
    "Server berhenti sebelum email ini diserahkan. Email ini tidak terkirim.",
  "error.mailNotComposed": "Email tidak dapat disusun.",
  "error.mailNoSender":
    "Tidak ada alamat pengirim: atur MAIL_FROM atau email kontak.",
  "error.mailNoMatter": "Hal yang dibahas email ini sudah tidak ada.",
  "error.jobNotFound": "Tugas tidak ditemukan",
  "error.importNotFound": "Impor tidak ditemukan",
  "error.jobEnded": "Tugas ini sudah berakhir.",
  "error.jobGoesOn": "Tugas ini tidak dapat dibatalkan.",
  "error.stepFailed":
    "Ini tidak dapat dilakukan; rinciannya ada di log dengan kode {id}.",
  "error.itemTooLarge": "Ini terlalu besar untuk satu langkah.",
  "error.notErased":
    "Tidak semuanya dapat dihapus; “{place}” masih memuat data orang tersebut.",
  "error.mailRefused": "Server email menolak email: {reason}",
  "error.mailSignIn":
    "Server email tidak menerima pengguna atau kata sandi: {reason}",
  "error.mailUnencrypted":
    "Server email tidak menyediakan enkripsi (STARTTLS); tanpa itu tidak ada yang dikirim: {reason}",
  "error.mailFailed": "Email tidak dapat dikirim: {reason}",
  "error.mailTimeout":
    "Server email tidak menjawab tepat waktu. Email tidak terkirim.",
  "error.mailUnknown":
    "Koneksi ke server email terputus saat email diserahkan. Email mungkin sudah terkirim.",
  "error.mailNotSetUp":
    "Email belum diatur lengkap: tugas doctor menunjukkan apa yang kurang.",
  "error.mailHeaders": "Alamat atau subjek email ini tidak diizinkan.",
  "error.memberNotFound": "Anggota tidak ditemukan",
  "error.trashNotFound": "Tidak ditemukan di tempat sampah",
  "error.lastOwner":
    "Ini pemilik terakhir. Jadikan dulu anggota aktif lain sebagai pemilik.",
  "error.notInvited":
    "Tautan baru hanya untuk anggota aktif yang belum menerima undangan.",
  "error.method": "Metode ini tidak diizinkan di sini.",
  "invalid.notTogether": "{one} dan {two} tidak dapat digabungkan.",
  "invalid.codesOrFilter": "Kirim codes atau filter, bukan keduanya.",
  "invalid.manyFilters":
    "Gabungkan paling banyak dua dari ini: satu tahap; terlambat, tiba, atau tanpa kabar; satu pencarian.",
  "invalid.fixedSort":
    "Urutan hasil pencarian atau paket suatu tugas tidak dapat diubah.",
  "invalid.closedSort":
    "Hanya paket yang masih berjalan dapat diurutkan begini, dan tahap ini tidak memilikinya.",
  "error.notAllowed":
    "Peran Anda tidak mengizinkan hal ini. Mintalah pemilik untuk mengubah peran Anda atau melakukannya untuk Anda.",
  "error.conflict":
    "Data ini telah diubah {known, select, yes {oleh {by}} other {orang lain}}. Muat lagi, lalu ulangi perubahan Anda.",
  "error.repeated":
    "Idempotency-Key sudah pernah dipakai dengan isi permintaan lain.",
  "error.slow": "Permintaan terlalu lama diterima.",
  "error.tooLarge": "Permintaan tidak boleh lebih dari {max, number} KiB.",
  "error.tooManyFields":
    "Permintaan tidak boleh berisi lebih dari {max, number} kolom.",
  "error.fileTooLarge": "Berkas tidak boleh lebih dari {max, number} MB.",
  "error.mediaType": "Isi permintaan harus dikirim sebagai {type}.",
  "error.encoded":
    "Isi permintaan tidak boleh dikompresi. Kirim tanpa Content-Encoding.",
  "error.verification": "Itu tidak cocok dengan email atau telepon penerima.",
  "error.tooMany":
    "Terlalu banyak percobaan. Silakan coba lagi dalam {minutes, plural, other {# menit}}.",
  "error.host": "Host ini tidak dilayani di sini.",
  "error.badRequest": "Permintaan tidak dapat dipahami.",
  "error.busy": "Layanan sedang sibuk. Silakan coba kembali sebentar lagi.",
  "error.converting":
    "Situs sedang diperbarui ({percent, number} %). Silakan coba kembali sebentar lagi.",
  "error.readOnly":
    "Saat ini data tidak dapat disimpan. Silakan coba lagi nanti.",
  "error.internal": "Terjadi kesalahan. ID permintaan: {id}",

  // Messages of success
  "message.adminCreated": "Admin telah dibuat. Anda dapat masuk sekarang.",
  "message.signedIn": "Anda telah masuk.",
  "message.signedOut": "Anda telah keluar.",
  "message.pinRequested": "Jika email itu terdaftar, PIN sedang dikirim.",
  "message.noMailServer":
    "Server email belum diatur. Mintalah tautan reset kepada pengelola situs.",
  "message.passwordReset":
    "Kata sandi Anda telah diatur ulang. Sekarang Anda dapat masuk dengannya.",
  "message.passwordChanged":
    "Kata sandi Anda telah diubah. Semua perangkat lain telah dikeluarkan.",
  "message.sessionsEnded": "Semua sesi Anda yang lain telah berakhir.",
  "message.memberInvited":
    "Undangan sudah siap. Sampaikan tautannya: hanya ditampilkan sekarang.",
  "message.memberInvitedMailed":
    "Undangan sedang dikirim lewat email. Anda juga dapat menyampaikan tautannya: hanya ditampilkan sekarang.",
  "message.memberUpdated": "Anggota telah diperbarui.",
  "message.memberRemoved": "Anggota telah dihapus.",
  "message.invitationAccepted":
    "Akun Anda sudah siap. Anda dapat masuk sekarang.",
  "message.nameUpdated": "Nama Anda telah diubah.",
  "message.parcelCreated": "Paket telah dibuat.",
  "message.parcelUpdated": "Paket telah diperbarui.",
  "message.parcelDeleted": "Paket telah dihapus.",
  "message.parcelRestored": "Paket telah dipulihkan.",
  "message.trashed": "{name} ada di tempat sampah.",
  "message.trashedMany":
    "{count, plural, other {# paket ada di tempat sampah.}}",
  "message.restoredMany": "{count, plural, other {# paket telah dipulihkan.}}",
  "message.trashErased": "Telah dihapus permanen.",
  "message.activityCreated": "Entri riwayat telah ditambahkan.",
  "message.activityUpdated": "Entri riwayat telah diperbarui.",
  "message.activityDeleted":
    "Entri riwayat telah dihapus. Paket kini menampilkan: {values}.",
  "message.invoiceCreated": "Faktur telah diterbitkan.",
  "message.settingsUpdated": "Pengaturan telah diperbarui.",
  "message.messageReceived": "Pesan Anda telah diterima.",
  "message.messageDeleted": "Pesan telah dihapus.",
  "message.emailSent": "Email Anda telah terkirim.",
  "message.emailKept":
    "Email telah disimpan. Tidak ada yang dikirim: server email belum diatur.",
  "message.mailQueued": "Email akan dikirim lagi.",
  "message.jobCancelled": "Tugas telah dibatalkan.",
  "message.bulkStarted": "Pembaruan telah dimulai.",
  "message.bulkUndoing": "Pembaruan sedang dibatalkan.",
  "message.importUploaded": "Berkas telah diunggah dan sedang diperiksa.",
  "message.importChecking": "Berkas sedang diperiksa ulang.",
  "message.importStatuses": "Tahap telah disimpan.",
  "message.importStarted": "Impor telah dimulai.",
  "message.importUndoing": "Impor sedang dibatalkan.",
  "message.importDeleted": "Impor telah dihapus.",
  "message.pageCreated": "Halaman telah dibuat.",
  "message.pageUpdated": "Halaman telah diperbarui.",
  "message.pageDeleted": "Halaman telah dihapus.",
  "message.pageRestored": "Halaman telah dipulihkan.",
  "message.reviewCreated": "Ulasan telah dibuat.",
  "message.reviewUpdated": "Ulasan telah diperbarui.",
  "message.reviewDeleted": "Ulasan telah dihapus.",
  "message.reviewsConfirmed": "Ulasan telah dikonfirmasi sebagai milik Anda.",
  "message.statusCreated": "Status telah dibuat.",
  "message.statusUpdated": "Status telah diperbarui.",
  "message.statusDeleted": "Status telah dihapus.",
  "message.nothingToUpdate": "Tidak ada yang perlu diperbarui.",

  // Tracking
  "tracking.heading": "Lacak paket Anda",
  "tracking.intro":
    "Nomor resi tercantum pada tanda terima dan pemberitahuan pengiriman. Huruf besar, spasi, dan tanda hubung tidak berpengaruh.",
  "tracking.code": "Nomor resi",
  "tracking.placeholder": "Masukkan nomor resi Anda",
  "tracking.button": "Lacak",
  "tracking.back": "Kembali ke beranda",
  "tracking.loading": "MELACAK…",
  "tracking.shipping": "Informasi pengiriman",
  "tracking.history": "Riwayat paket",
  "tracking.destination": "Tujuan",
  "tracking.sentFrom": "Dikirim dari",
  "tracking.image": "Gambar paket",
  "tracking.imageAlt": "Foto paket",
  "tracking.noHistory":
    "Belum ada catatan. Kejadian pertama muncul di sini begitu paket mulai bergerak.",
  "tracking.zone": "Zona waktu: {zone}.",
  "tracking.earlier": "Kejadian sebelumnya",
  "tracking.copy": "Salin nomor resi",
  "tracking.copied": "Tersalin",
  "tracking.print": "Cetak",
  "tracking.printedAddress": "Ikuti paket ini di",
  "tracking.status": "Status",
  "tracking.announced": "Terdaftar, belum kami terima",
  "tracking.weight": "Berat",
  "tracking.currentLocation": "Lokasi saat ini",
  "tracking.deliveryDate": "Perkiraan tanggal tiba",
  "tracking.delayed": "Terlambat",
  "tracking.deliveredOn": "Diterima pada",
  "tracking.returnedOn": "Dikembalikan pada",
  "tracking.cancelledOn": "Dibatalkan pada",
  "tracking.expectedBy": "Diperkirakan tiba paling lambat",
  "tracking.after.pending":
    "Pengirim telah memberitahukan paket ini. Perjalanannya dimulai begitu kami menerimanya.",
  "tracking.after.pickedUp":
    "Paket sudah ada pada kami. Selanjutnya paket berangkat ke tujuan.",
  "tracking.after.inTransit":
    "Paket sedang menuju tujuan. Setelah itu paket akan diantar.",
  "tracking.after.customs":
    "Bea cukai sedang memeriksa paket. Paket akan melanjutkan perjalanan setelah disetujui.",
  "tracking.after.onHold":
    "Paket belum bisa melanjutkan perjalanan. Hubungi kami jika Anda ingin mengetahui alasannya.",
  "tracking.after.outForDelivery":
    "Paket sedang dibawa kurir. Pastikan ada yang bisa menerimanya.",
  "tracking.after.readyForPickup":
    "Paket menunggu Anda. Bawalah nomor resi dan kartu identitas.",
  "tracking.after.delivered":
    "Paket sudah sampai. Hubungi kami jika ada yang kurang atau rusak.",
  "tracking.after.deliveryFailed":
    "Kami belum berhasil mengantarkan paket. Biasanya kami mencoba lagi pada hari kerja berikutnya; hubungi kami jika hari atau tempat lain lebih cocok bagi Anda.",
  "tracking.after.returned":
    "Paket sudah kembali ke pengirim. Hubungi kami jika Anda masih membutuhkannya.",
  "tracking.after.cancelled":
    "Paket ini tidak akan diantar. Hubungi kami jika Anda tidak menduganya.",
  "tracking.updated": "Terakhir diperbarui",
  "tracking.recipientName": "Nama penerima",
  "tracking.email": "Email",
  "tracking.address": "Alamat",
  "tracking.phone": "Telepon",
  "tracking.senderName": "Nama pengirim",
  "tracking.pickupLocation": "Lokasi penjemputan",
  "tracking.unset": "Tidak dicantumkan",
  "tracking.color.green": "Selesai",
  "tracking.color.black": "Pembaruan",
  "tracking.color.gold": "Perhatian",
  "tracking.color.red": "Masalah",
  "tracking.verificationTitle": "Apakah ini paket Anda?",
  "tracking.verificationText":
    "Data pribadi disembunyikan. Konfirmasikan bahwa Anda penerimanya untuk melihatnya.",
  "tracking.verificationLabel":
    "Email penerima, atau 4 angka terakhir nomor teleponnya",
  "tracking.verificationButton": "Tampilkan data",
  "tracking.share": "Bagikan",
  "tracking.copyLink": "Salin tautan",
  "tracking.progress": "Status perjalanan",
  "tracking.done": "selesai",
  "tracking.searched": "Anda mencari",
  "tracking.next": "Yang dapat Anda lakukan selanjutnya",
  "tracking.codeForm":
    "Nomor resi terdiri dari {min, number} sampai {max, number} karakter: huruf A sampai Z, angka, dan tanda hubung.",
  "tracking.nextCompare":
    "Cocokkan dengan nomor pada tanda terima Anda, karakter demi karakter: 0 dan O, 1 dan I mudah tertukar.",
  "tracking.nextWait":
    "Nomor resi yang baru dibuat bisa jadi baru muncul di sini setelah beberapa jam. Coba lagi nanti.",
  "tracking.nextAsk":
    "Tanyakan kepada pengirim apakah nomor resi sudah lengkap.",
  "tracking.nextConnection":
    "Koneksi ke situs ini gagal. Pastikan Anda sedang daring, lalu cari lagi.",
  "tracking.contact": "Hubungi kami",
  "tracking.map": "Peta",
  "tracking.mapHint":
    "Seret peta, geser dengan dua jari pada layar sentuh, atau gunakan tombol panah serta + dan -.",
  "tracking.zoomIn": "Perbesar",
  "tracking.zoomOut": "Perkecil",

  // Mails
  "mail.message.subject": "Pesan dari formulir kontak: {subject}",
  "mail.message.intro":
    "Seseorang menulis kepada {company} melalui formulir kontak.",
  "mail.message.answer": "Balas email ini untuk menulis kepada {email}.",
  "mail.message.noEmail": "Pengirim tidak meninggalkan alamat email.",
  "mail.message.name": "Nama",
  "mail.pin.subject": "PIN Anda untuk kata sandi baru",
  "mail.pin.text":
    "Seseorang, mungkin Anda, ingin menetapkan kata sandi baru untuk panel kontrol {company}. Ini PIN Anda:",
  "mail.pin.once": "Berlaku satu kali, selama {minutes} menit.",
  "mail.pin.ignore":
    "Jika bukan Anda, abaikan email ini. Tidak ada yang berubah.",
  "mail.pin.button": "Tetapkan kata sandi baru",
  "mail.invitation.subject": "Undangan ke panel kontrol {company}",
  "mail.invitation.text":
    "Anda diundang untuk bekerja di panel kontrol {company}. Pilih kata sandi untuk memulai.",
  "mail.invitation.button": "Terima undangan",
  "mail.invitation.code": "Jika halaman meminta kode, ini kodenya:",
  "mail.invitation.page":
    "Buka halaman {path} di panel kontrol, lalu masukkan kode ini:",
  "mail.invitation.once": "Undangan berlaku satu kali, sampai {moment}.",
  "mail.invitation.ignore":
    "Jika Anda tidak menantikan email ini, abaikan saja.",
  "mail.password.subject": "Kata sandi Anda telah diubah",
  "mail.password.text":
    "Kata sandi panel kontrol {company} telah diubah dan sesi lama telah berakhir.",
  "mail.password.notYou":
    "Jika bukan Anda, segera minta PIN di halaman masuk dan tetapkan kata sandi baru.",
  "mail.chatCode.subject": "Kode obrolan telah diubah",
  "mail.chatCode.text":
    "Kode obrolan di halaman publik {company} telah diubah. Kode seperti itu berjalan di peramban setiap pengunjung.",
  "mail.chatCode.notYou":
    "Jika bukan Anda, hapus kode itu di Pengaturan HTML dan ubah kata sandi Anda.",
  "mail.footer": "Dikirim oleh {company}",
  "mail.sample.subject": "Paket Anda sedang dalam perjalanan",
  "mail.sample.text":
    "Halo,\n\nPaket Anda telah meninggalkan gudang kami dan akan segera tiba.\n\nSalam hormat",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `tidak ada, belum ada, tidak tersedia, tidak diketahui, tidak berlaku, belum ditentukan, akan ditentukan, kosong, nihil,
  t/a`,
  pieces:
    `buah, bh, potong, koli, paket, kotak, dus, kardus, karung, palet, bungkus`,
  totals: "total, jumlah, jumlah total, total keseluruhan, subtotal",
  dates:
    `pukul, jam, pkl, tanggal, tgl, wib, wita, wit, pagi, siang, sore, malam`,
  months: { 2: "pebruari", 8: "agt", 11: "nop, nopember" },
  streets:
    `jalan jln gang lorong rumah blok apartemen lantai kamar gedung komplek kompleks perumahan perum ruko menara kavling kav`,
  headings: {
    recipient: "penerima, nama tujuan",
    shipping: "pengiriman, kirim, kirim ke, antar, pengantaran, tujuan",
    buyer: "pembeli, pelanggan, pemesan",
    billing: "penagihan, tagihan, faktur",
    sender: "pengirim",
    pickup: "penjemputan, pengambilan, asal",
    name: "nama, nama lengkap, nama depan, nama belakang, kontak",
    company: "perusahaan, nama perusahaan, instansi",
    address: "alamat, alamat lengkap, baris alamat, jalan, nama jalan",
    house: "nomor rumah, no rumah",
    postcode: "kode pos",
    city: "kota, kabupaten, kecamatan, kelurahan",
    region: "provinsi",
    country: "negara",
    phone: "telepon, telp, hp, handphone, ponsel, wa, whatsapp, kontak",
    email: "email, surel, alamat email",
    shipment: "kiriman, pengiriman",
    order: "pesanan, pemesanan, order",
    package: "paket",
    packages: "koli, dus",
    tracking_code:
      "resi, nomor resi, kode resi, pelacakan, kode pelacakan, awb, resi pos",
    barcode: "barcode, kode batang",
    reference: "referensi, nomor referensi, kode referensi, ref",
    destination: "tujuan, tempat tujuan, lokasi tujuan, destinasi",
    pickup_location:
      "lokasi penjemputan, tempat penjemputan, lokasi pengambilan, asal, tempat asal",
    current_location:
      "lokasi saat ini, posisi saat ini, lokasi terakhir, posisi terakhir",
    status: "status, status terakhir, status terkini",
    weight: "berat, bobot, berat total, berat kotor, berat paket",
    pieces: "koli, kolli, pcs, buah",
    shipped_via:
      "kurir, ekspedisi, jasa kirim, jasa pengiriman, jasa ekspedisi, dikirim via",
    method:
      `metode pengiriman, layanan, jenis layanan, opsi pengiriman, opsi kirim, metode kirim, jenis pengiriman`,
    parcel_content: "isi, isi barang, deskripsi barang, jenis barang",
    declared_value:
      `nilai barang, nilai yang dinyatakan, nilai paket, nilai kiriman, nilai pertanggungan, nilai pabean`,
    min_expected_delivery_date:
      "tanggal tiba paling awal, tiba paling awal, tiba paling cepat, pengantaran mulai",
    max_expected_delivery_date:
      `tanggal tiba, perkiraan tiba, perkiraan sampai, perkiraan tanggal tiba, estimasi tiba, estimasi sampai, tanggal
  sampai, tanggal pengantaran, tiba paling lambat, batas pengantaran`,
    number: "nomor, no",
    code: "kode",
    count: "jumlah, kuantitas",
    of: "dari, ke, untuk, dan, yang",
    unit: "kilogram, gram, wajib, opsional",
    article: "produk, barang",
  },
};
