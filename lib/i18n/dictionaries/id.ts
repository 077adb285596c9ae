import type { Dictionary } from "../translate.ts";

/** Indonesian. */
export const id: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Tutup menu",
  "nav.home": "Beranda",
  "nav.homePage": "Halaman beranda",
  "nav.contact": "Hubungi kami",
  "nav.track": "Lacak paket",
  "nav.skip": "Langsung ke konten",
  "theme.toDark": "Beralih ke tema gelap",
  "theme.toLight": "Beralih ke tema terang",
  "language.choose": "Pilih bahasa",
  "nav.main": "Menu utama",
  "nav.side": "Menu situs",
  "nav.breadcrumb": "Jejak navigasi",
  "footer.line": "Kargo udara, laut, dan darat sejak {year}.",
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
    "Penjemputan dan pengantaran dengan truk, muatan penuh maupun sebagian, dari kilometer pertama hingga terakhir.",
  "home.services.warehouse": "Pergudangan",
  "home.services.warehouseText":
    "Penyimpanan yang kering dan aman. Barang Anda diterima, dihitung, disimpan, lalu dikirim lagi saat Anda menghendakinya.",
  "home.qualities.title": "Yang dapat Anda andalkan",
  "home.qualities.pricing": "Harga transparan",
  "home.qualities.pricingText":
    "Penawaran memuat setiap biaya, dan tagihan sesuai dengan penawaran.",
  "home.qualities.tracking": "Pelacakan waktu nyata",
  "home.qualities.trackingText":
    "Setiap langkah muncul di halaman pelacakan begitu dicatat, lengkap dengan tempat dan waktunya.",
  "home.qualities.storage": "Penyimpanan di gudang",
  "home.qualities.storageText":
    "Di antara dua perjalanan, barang Anda menunggu di bawah satu atap, dihitung saat masuk dan saat keluar.",
  "home.about.eyebrow": "Tentang kami",
  "home.about.title": "Mengangkut kargo sejak {year}",
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
  "home.services.more": "Selengkapnya",
  "home.work.title": "Apa yang kami lakukan",
  "home.work.lead":
    "Dari telepon pertama hingga tanda tangan di pintu, inilah langkah yang kami kerjakan untuk Anda.",
  "home.work.pack": "Kemas dan jemput",
  "home.work.packText":
    "Kami menjemput barang Anda, dikemas oleh Anda atau kami, dan memeriksanya satu per satu.",
  "home.work.customs": "Dokumen dan bea cukai",
  "home.work.customsText":
    "Pemberitahuan ekspor dan impor, sertifikat, dan bea, siap sebelum barang tiba.",
  "home.work.plan": "Rencanakan rute",
  "home.work.planText":
    "Lewat udara, laut, darat, atau gabungan: kami memilih jalan yang cocok dengan tanggal dan anggaran Anda.",
  "home.work.store": "Simpan dan pilah",
  "home.work.storeText":
    "Barang yang harus menunggu disimpan kering, dihitung, dan siap berangkat lagi.",
  "home.work.deliver": "Antar",
  "home.work.deliverText":
    "Perjalanan terakhir berakhir di pintu, di dermaga bongkar, atau di titik ambil dekat Anda.",
  "home.work.answer": "Jawab",
  "home.work.answerText":
    "Seseorang menangani pertanyaan Anda dengan riwayat paket di hadapannya.",
  "home.about.mission": "Misi kami",
  "home.about.missionText":
    "Membawa setiap kiriman seolah milik sendiri, dan jujur mengatakan di mana keberadaannya.",
  "home.about.vision": "Visi kami",
  "home.about.visionText":
    "Dunia di mana mengirim barang ke luar negeri semudah mengirim surat.",
  "home.about.more": "Kenali kami",
  "home.gauges.title": "Di mana pengalaman kami",
  "home.gauges.lead":
    "Seberapa banyak tiap pekerjaan kami tangani sendiri, dari pemesanan hingga pengantaran.",
  "home.gauges.warehousing": "Pergudangan",
  "home.gauges.ocean": "Angkutan laut",
  "home.gauges.air": "Angkutan udara",
  "home.reviews.title": "Kata pelanggan",
  "home.reviews.lead": "Dengan kata-kata mereka sendiri.",
  "home.reviews.none":
    "Belum ada ulasan. Ulasan pertama muncul di sini begitu pelanggan membagikannya kepada kami.",
  "home.reviews.rating": "Dinilai {rating, number} dari 5 bintang",
  "home.portfolio.title": "Yang kami bawa",
  "home.portfolio.lead": "Sekilas barang yang kami angkut.",
  "home.portfolio.container": "Kontainer penuh",
  "home.portfolio.containerText": "Disegel di tempat Anda, dibuka di tujuan.",
  "home.portfolio.pallet": "Palet dan muatan sebagian",
  "home.portfolio.palletText":
    "Anda membayar ruang yang dipakai dan berbagi sisanya.",
  "home.portfolio.parcel": "Paket",
  "home.portfolio.parcelText":
    "Kecil dan mendesak, dengan kode yang menunjukkan setiap langkah.",
  "home.portfolio.cool": "Barang berpendingin",
  "home.portfolio.coolText": "Suhunya dijaga dari awal hingga akhir.",
  "home.portfolio.machine": "Mesin dan barang berat",
  "home.portfolio.machineText": "Diangkat, diikat, dan dikawal oleh ahlinya.",
  "home.faq.title": "Tanya jawab",
  "home.faq.contact": "Pertanyaan Anda tidak ada? Tulis kepada kami.",
  "home.faq.work": "Bagaimana caranya?",
  "home.faq.workAnswer":
    "Beri tahu kami apa yang ingin dikirim, dari mana dan ke mana. Kami membuat penawaran, menjemput barang pada hari yang disepakati, dan memberi Anda kode lacak. Sejak itu Anda dapat mengikuti setiap langkah sampai pengantaran.",
  "home.faq.track": "Bagaimana melacak paket saya?",
  "home.faq.trackAnswer":
    "Masukkan kode lacak dari tanda terima di bagian atas halaman ini atau di Lacak Paket. Anda melihat di mana paket berada, kapan diperkirakan tiba, dan semua yang telah terjadi. Tidak perlu akun.",
  "home.faq.quote": "Bagaimana mendapatkan penawaran?",
  "home.faq.quoteAnswer":
    "Kirimkan berat, ukuran, dan kedua alamat lewat formulir kontak. Kami membalas dengan penawaran yang merinci setiap biaya; bila Anda setuju, kita tentukan hari penjemputan.",
  "home.faq.support": "Bagaimana mendapatkan bantuan?",
  "home.faq.supportAnswer":
    "Gunakan formulir kontak atau tulis ke alamat di bagian bawah setiap halaman. Jika tentang paket, sertakan kode lacaknya: kami dapat langsung menjawab.",

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
  "contact.send": "Kirim Pesan",
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
  "errorPage.tooMany": "Terlalu banyak permintaan",
  "errorPage.unavailable": "Layanan tidak tersedia",
  "errorPage.error": "Kesalahan",
  "errorPage.address": "Alamat",
  "errorPage.back": "Kembali",
  "errorPage.forbiddenText": "Permintaan ini ditolak.",
  "errorPage.tooManyText":
    "Permintaan Anda sedikit terlalu cepat. Harap tunggu beberapa menit, lalu coba lagi.",
  "errorPage.errorText":
    "Terjadi kesalahan di pihak kami. Silakan coba kembali sebentar lagi.",

  // Control panel
  "control.name": "Panel kendali",
  "control.signOut": "Keluar",
  "control.signIn.title": "Masuk admin",
  "control.signIn.lead": "Untuk mereka yang menjaga paket terus bergerak.",
  "control.signIn.button": "Masuk",
  "control.signIn.forgot": "Lupa kata sandi?",
  "control.signUp.title": "Buat admin",
  "control.signUp.lead":
    "Akun yang Anda buat di sini mengelola seluruh situs. Tautan ini hanya berlaku satu kali.",
  "control.signUp.hint":
    "8 sampai 300 karakter. Sebaiknya kalimat yang hanya Anda ketahui.",
  "control.signUp.button": "Buat admin",
  "control.signUp.toSignIn": "Ke halaman masuk",
  "control.reset.title": "Atur ulang kata sandi admin",
  "control.reset.lead":
    "Masukkan alamat email akun Anda. Anda akan menerima PIN untuk membuat kata sandi baru.",
  "control.reset.button": "Kirim PIN",
  "control.reset.havePin": "Saya sudah punya PIN",
  "control.reset.newLead":
    "Masukkan PIN dari email dan pilih kata sandi baru. PIN berlaku satu kali, selama 15 menit.",
  "control.reset.newButton": "Simpan kata sandi baru",
  "control.reset.again": "Minta PIN lain",
  "control.account.title": "Akun saya",
  "control.account.password": "Ubah kata sandi",
  "control.account.text":
    "Kata sandi baru mengakhiri sesi Anda di semua perangkat lain.",
  "control.api.title": "Referensi API",
  "control.api.text":
    "Setiap panggilan dengan kolomnya dan contoh untuk baris perintah. Panggilan untuk administrator memerlukan kuki dari proses masuk.",
  "control.api.openapi": "Deskripsi untuk program (OpenAPI 3.1)",
  "control.api.admin": "Untuk administrator",
  "control.api.public": "Untuk semua orang",
  "control.api.optional":
    "Untuk semua orang; administrator melihat lebih banyak",
  "control.api.field": "Kolom",
  "control.api.allowed": "Nilai yang boleh",
  "control.api.required": "wajib",
  "control.api.refusals": "Dapat ditolak dengan",
  "control.api.example": "Contoh",
  "control.api.noFields": "Panggilan ini tidak memerlukan kolom.",
  "control.dashboard.title": "Dasbor",
  "control.dashboard.signedIn": "Masuk sebagai {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Belum ada paket} other {# paket}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Belum ada faktur} other {# faktur}}",
  "control.dashboard.openInvoices": "Buka faktur",
  "control.dashboard.apiTitle": "Buat paket melalui API",
  "control.dashboard.apiText":
    "Ketiga panggilan ini melakukan proses masuk, membuat paket, dan menambahkan entri pertama riwayatnya. Jawaban atas panggilan kedua memuat id paket yang diperlukan panggilan ketiga.",
  "control.dashboard.apiCode": "Panggilan untuk baris perintah",
  "control.dashboard.track": "Buka halaman pelacakan",
  "control.dashboard.termsTitle": "Ketentuan pengembang",
  "control.dashboard.terms":
    "Perangkat lunak ini disediakan sebagaimana adanya. Tanggung jawab pengembangnya dibatasi sejauh diizinkan oleh hukum, dan mereka tidak berkewajiban memperbarui atau memeliharanya.",
  "control.list.search": "Cari",
  "control.list.searchIn": "Cari di {list}",
  "control.list.all": "Tampilkan semua",
  "control.list.noResult": "Tidak ada hasil untuk “{search}”",
  "control.list.noResultText":
    "Periksa ejaannya, atau coba dengan kata yang lebih sedikit.",
  "control.list.more": "Muat lagi",
  "control.list.newest": "Kembali ke yang terbaru",
  "control.list.total": "{count, plural, other {# entri}}",
  "control.delete.title": "Hapus",
  "control.delete.button": "Hapus",
  "control.delete.named": "Hapus {name}",
  "control.delete.question": "Yakin ingin menghapus {name}?",
  "control.toast.close": "Tutup pemberitahuan ini",
  "control.list.fetching": "Mengambil data ...",
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

  // Printable invoice
  "invoice.title": "Faktur",
  "invoice.number": "Nomor faktur",
  "invoice.date": "Tanggal terbit",
  "invoice.issued": "Diterbitkan",
  "invoice.issuer": "Dari",
  "invoice.billTo": "Ditagihkan kepada",
  "invoice.details": "Untuk apa faktur ini",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.password": "kata sandi",
  "field.new_password": "kata sandi baru",
  "field.confirm_new_password": "konfirmasi kata sandi baru",
  "field.password_token": "PIN",
  "field.token": "token penyiapan",
  "field.id": "id",
  "field.tracking_code": "nomor resi",
  "field.recipient_name": "nama penerima",
  "field.recipient_email": "email penerima",
  "field.recipient_phone_number": "nomor telepon penerima",
  "field.destination": "tujuan",
  "field.current_location": "lokasi saat ini",
  "field.status": "status",
  "field.weight": "berat",
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
  "field.parcel_id": "id paket",
  "field.title": "judul",
  "field.description": "deskripsi",
  "field.icon": "ikon",
  "field.color": "warna",
  "field.occurred_at": "waktu kejadian",
  "field.subject": "subjek",
  "field.body": "isi pesan",
  "field.name": "nama",
  "field.to": "kepada",
  "field.from": "dari",
  "field.website": "situs web",
  "field.contact_email": "email kontak",
  "field.contact_phone": "telepon kontak",
  "field.contact_phone_alt": "telepon alternatif",
  "field.contact_twitter": "Twitter",
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
  "field.tracking_privacy": "privasi pelacakan",
  "field.time_zone": "zona waktu",
  "field.content": "isi",
  "field.overlay": "lapisan",
  "field.image": "gambar",
  "field.hero": "gambar kepala",
  "field.sub_title": "subjudul",
  "field.search": "pencarian",
  "field.page": "halaman",
  "field.per_page": "per halaman",
  "field.cursor": "kursor",
  "field.review": "ulasan",
  "field.rating": "nilai",
  "field.version": "versi",
  "field.product": "produk",

  // Labels of forms
  "label.email": "Email",
  "label.password": "Kata sandi",
  "label.current_password": "Kata sandi saat ini",
  "label.token": "Token penyiapan",
  "label.tracking_code": "Nomor resi",
  "label.message": "Pesan",
  "track.placeholder": "Masukkan nomor resi Anda",

  // Forms
  "form.optional": "{label} (Opsional)",
  "form.cancel": "Batal",
  "form.uploading": "Mengunggah",

  // Validation (422)
  "invalid.required": "Kolom “{label}” wajib diisi.",
  "invalid.email": "Kolom “{label}” harus berupa alamat email yang valid.",
  "invalid.max":
    "Kolom “{label}” tidak boleh lebih dari {max, number} karakter.",
  "invalid.min": "Kolom “{label}” harus berisi minimal {min, number} karakter.",
  "invalid.number": "Kolom “{label}” harus berupa angka.",
  "invalid.integer": "Kolom “{label}” harus berupa bilangan bulat.",
  "invalid.between": "Kolom “{label}” harus antara {min} dan {max}.",
  "invalid.selected": "Pilihan untuk “{label}” tidak valid.",
  "invalid.taken": "Nilai pada kolom “{label}” sudah digunakan.",
  "invalid.unknown": "Kolom “{label}” tidak diizinkan.",
  "invalid.text": "Kolom “{label}” harus berupa teks.",
  "invalid.date": "Kolom “{label}” harus berupa tanggal yang valid.",
  "invalid.notBefore":
    "Kolom “{label}” tidak boleh lebih awal daripada “{other}”.",
  "invalid.common": "Nilai pada kolom “{label}” terlalu umum. Pilih yang lain.",
  "invalid.personal":
    "Kolom “{label}” tidak boleh memuat alamat email Anda atau nama perusahaan.",
  "invalid.confirmed": "Konfirmasi kolom “{label}” tidak cocok.",
  "invalid.wrong": "Nilai pada kolom “{label}” salah.",
  "invalid.unchanged":
    "Nilai pada kolom “{label}” harus berbeda dari yang lama.",
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

  // Errors of the other codes
  "error.malformed": "Isi permintaan bukan JSON yang valid.",
  "error.signInNeeded": "Silakan masuk untuk melanjutkan.",
  "error.credentials": "Email atau kata sandi salah.",
  "error.origin": "Permintaan ini berasal dari situs lain dan ditolak.",
  "error.https": "Panggilan ini memerlukan https.",
  "error.adminExists": "Administrator sudah ada.",
  "error.setupToken":
    "Token penyiapan salah atau sudah kedaluwarsa. Mulai ulang server untuk mendapatkan yang baru.",
  "error.parcelNotFound": "Paket tidak ditemukan",
  "error.activityNotFound": "Aktivitas tidak ditemukan",
  "error.messageNotFound": "Pesan tidak ditemukan",
  "error.pageNotFound": "Halaman tidak ditemukan",
  "error.pagesFull":
    "Sudah ada {max, number} halaman. Hapus salah satunya dahulu.",
  "error.reviewNotFound": "Ulasan tidak ditemukan",
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
  "error.mailRefused": "Server email menolak email: {reason}",
  "error.mailFailed": "Email tidak dapat dikirim: {reason}",
  "error.mailTimeout":
    "Server email tidak menjawab tepat waktu. Email tidak terkirim.",
  "error.mailUnknown":
    "Koneksi ke server email terputus saat email diserahkan. Email mungkin sudah terkirim.",
  "error.mailNotSetUp":
    "Email belum diatur lengkap: tugas doctor menunjukkan apa yang kurang.",
  "error.mailHeaders": "Alamat atau subjek email ini tidak diizinkan.",
  "error.method": "Metode ini tidak diizinkan di sini.",
  "error.conflict":
    "Data ini telah diubah orang lain. Muat lagi, lalu ulangi perubahan Anda.",
  "error.slow": "Permintaan terlalu lama diterima.",
  "error.tooLarge": "Permintaan terlalu besar.",
  "error.fileTooLarge": "Berkas tidak boleh lebih dari 5 MB.",
  "error.mediaType": "Jenis konten permintaan ini tidak didukung di sini.",
  "error.tooMany":
    "Terlalu banyak percobaan. Silakan coba lagi dalam {minutes, plural, other {# menit}}.",
  "error.host": "Host ini tidak dilayani di sini.",
  "error.badRequest": "Permintaan tidak dapat dipahami.",
  "error.busy": "Layanan sedang sibuk. Silakan coba kembali sebentar lagi.",
  "error.readOnly":
    "Saat ini data tidak dapat disimpan. Silakan coba lagi nanti.",
  "error.internal": "Terjadi kesalahan. Id permintaan: {id}",

  // Messages of success
  "message.adminCreated":
    "Administrator telah dibuat. Anda dapat masuk sekarang.",
  "message.signedIn": "Anda telah masuk.",
  "message.signedOut": "Anda telah keluar.",
  "message.pinSent": "Jika email itu terdaftar, PIN telah dikirim.",
  "message.passwordReset":
    "Kata sandi Anda telah diatur ulang. Sekarang Anda dapat masuk dengannya.",
  "message.passwordChanged":
    "Kata sandi Anda telah diubah. Semua perangkat lain telah dikeluarkan.",
  "message.parcelCreated": "Paket telah dibuat.",
  "message.parcelUpdated": "Paket telah diperbarui.",
  "message.parcelDeleted": "Paket telah dihapus.",
  "message.activityCreated": "Entri riwayat telah ditambahkan.",
  "message.activityUpdated": "Entri riwayat telah diperbarui.",
  "message.activityDeleted": "Entri riwayat telah dihapus.",
  "message.invoiceCreated": "Faktur telah diterbitkan.",
  "message.settingsUpdated": "Pengaturan telah diperbarui.",
  "message.messageSent": "Pesan Anda telah terkirim.",
  "message.messageDeleted": "Pesan telah dihapus.",
  "message.emailSent": "Email Anda telah terkirim.",
  "message.mailQueued": "Email akan dikirim lagi.",
  "message.pageCreated": "Halaman telah dibuat.",
  "message.pageUpdated": "Halaman telah diperbarui.",
  "message.pageDeleted": "Halaman telah dihapus.",
  "message.reviewCreated": "Ulasan telah dibuat.",
  "message.reviewUpdated": "Ulasan telah diperbarui.",
  "message.reviewDeleted": "Ulasan telah dihapus.",
  "message.nothingToUpdate": "Tidak ada yang perlu diperbarui.",

  // Tracking
  "tracking.heading": "Lacak paket Anda",
  "tracking.intro":
    "Nomor resi tercantum pada tanda terima dan pemberitahuan pengiriman. Huruf besar, spasi, dan tanda hubung tidak berpengaruh.",
  "tracking.code": "Nomor resi",
  "tracking.placeholder": "Masukkan nomor resi Anda",
  "tracking.button": "Lacak",
  "tracking.back": "Kembali ke beranda",
  "tracking.loading": "MELACAK...",
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
  "tracking.weight": "Berat",
  "tracking.currentLocation": "Lokasi saat ini",
  "tracking.deliveryDate": "Perkiraan tanggal tiba",
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
  "tracking.next": "Yang dapat Anda lakukan selanjutnya",
  "tracking.nextCompare":
    "Cocokkan dengan nomor pada tanda terima Anda, karakter demi karakter: 0 dan O, 1 dan I mudah tertukar.",
  "tracking.nextWait":
    "Nomor resi yang baru dibuat bisa jadi baru muncul di sini setelah beberapa jam. Coba lagi nanti hari ini.",
  "tracking.nextAsk":
    "Tanyakan kepada pengirim apakah nomor resi sudah lengkap.",
  "tracking.nextConnection":
    "Koneksi ke situs ini gagal. Pastikan Anda sedang daring, lalu cari lagi.",
  "tracking.contact": "Hubungi kami",
  "tracking.map": "Peta",
  "tracking.mapHint":
    "Seret peta, geser dengan dua jari pada layar sentuh, atau gunakan tombol panah serta + dan −.",
  "tracking.zoomIn": "Perbesar",
  "tracking.zoomOut": "Perkecil",

  // Mails
  "mail.message.subject": "Pesan dari formulir kontak: {subject}",
  "mail.message.intro":
    "Seseorang menulis kepada {company} melalui formulir kontak.",
  "mail.message.answer": "Balas email ini untuk menulis kepada {email}.",
  "mail.message.noEmail": "Pengirim tidak meninggalkan alamat email.",
  "mail.message.name": "Nama",
  "mail.pin.subject": "Pin Anda untuk kata sandi baru",
  "mail.pin.text":
    "Seseorang, mungkin Anda, ingin menetapkan kata sandi baru untuk panel kontrol {company}. Ini pin Anda:",
  "mail.pin.once": "Berlaku satu kali, selama {minutes} menit.",
  "mail.pin.ignore":
    "Jika bukan Anda, abaikan email ini. Tidak ada yang berubah.",
  "mail.pin.button": "Tetapkan kata sandi",
  "mail.password.subject": "Kata sandi Anda telah diubah",
  "mail.password.text":
    "Kata sandi panel kontrol {company} telah diubah dan sesi lama telah berakhir.",
  "mail.password.notYou":
    "Jika bukan Anda, segera minta pin di halaman masuk dan tetapkan kata sandi baru.",
  "mail.chatCode.subject": "Kode obrolan telah diubah",
  "mail.chatCode.text":
    "Kode obrolan di halaman publik {company} telah diubah. Kode seperti itu berjalan di peramban setiap pengunjung.",
  "mail.chatCode.notYou":
    "Jika bukan Anda, hapus kode itu di Pengaturan Html dan ubah kata sandi Anda.",
  "mail.footer": "Dikirim oleh {company}",
  "mail.sample.subject": "Paket Anda sedang dalam perjalanan",
  "mail.sample.text":
    "Selamat siang,\n\npaket Anda telah meninggalkan gudang kami dan akan segera tiba.\n\nSalam hormat",
};
