import type { Dictionary } from "../translate.ts";

/** Vietnamese. */
export const vi: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Đóng menu",
  "nav.home": "Trang chủ",
  "nav.homePage": "Trang chủ",
  "nav.contact": "Liên hệ",
  "nav.track": "Tra cứu kiện hàng",
  "nav.skip": "Chuyển đến nội dung",
  "theme.toDark": "Chuyển sang giao diện tối",
  "theme.toLight": "Chuyển sang giao diện sáng",
  "language.choose": "Chọn ngôn ngữ",
  "nav.main": "Menu chính",
  "nav.side": "Menu trang web",
  "nav.breadcrumb": "Đường dẫn trang",
  "footer.line": "Vận tải hàng không, đường biển và đường bộ từ năm {year}.",
  "footer.company": "Công ty",
  "footer.contact": "Liên hệ",
  "page.about": "Về chúng tôi",
  "page.privacy": "Chính sách quyền riêng tư",

  // Home page
  "home.title": "Vận tải hàng không, đường biển và đường bộ",
  "home.description":
    "{company} vận chuyển hàng hóa bằng đường hàng không, đường biển và đường bộ, bảo quản an toàn trong kho và cho biết hàng đang ở đâu qua từng chặng.",
  "home.hero.title": "Giao hàng toàn cầu, rõ ràng từng chặng",
  "home.hero.promise":
    "Bằng đường hàng không, đường biển và đường bộ từ năm {year}. Nhập mã vận đơn để biết kiện hàng đang ở đâu và khi nào đến nơi.",
  "home.services.title": "Trọn vẹn từ cửa đến cửa",
  "home.services.lead":
    "Một công ty lo đặt chuyến bay, xếp hàng lên tàu, giao chặng cuối và giữ hàng luôn khô ráo trên suốt hành trình.",
  "home.services.air": "Vận tải hàng không",
  "home.services.airText":
    "Cho hàng hóa không thể chờ. Chúng tôi đặt chuyến bay, chuẩn bị giấy tờ hải quan và giao hàng tại sân bay hoặc tận cửa.",
  "home.services.sea": "Vận tải đường biển",
  "home.services.seaText":
    "Nguyên container hoặc chỗ trong container ghép. Chúng tôi lên kế hoạch chuyến tàu, theo dõi lịch trình và báo sớm khi có thay đổi.",
  "home.services.road": "Vận tải đường bộ",
  "home.services.roadText":
    "Lấy và giao hàng bằng xe tải, hàng nguyên chuyến và hàng ghép, từ chặng đầu đến chặng cuối.",
  "home.services.warehouse": "Kho bãi",
  "home.services.warehouseText":
    "Lưu kho khô ráo và an toàn. Hàng được tiếp nhận, kiểm đếm, bảo quản và gửi đi khi Quý khách yêu cầu.",
  "home.qualities.title": "Điều Quý khách có thể tin cậy",
  "home.qualities.pricing": "Giá cả minh bạch",
  "home.qualities.pricingText":
    "Báo giá ghi rõ mọi khoản phí, và hóa đơn theo đúng báo giá.",
  "home.qualities.tracking": "Theo dõi theo thời gian thực",
  "home.qualities.trackingText":
    "Mỗi chặng hiện trên trang tra cứu ngay khi được ghi nhận, kèm địa điểm và thời gian.",
  "home.qualities.storage": "Lưu kho hàng hóa",
  "home.qualities.storageText":
    "Giữa hai hành trình, hàng chờ dưới cùng một mái kho, được kiểm đếm khi nhập và khi xuất.",
  "home.about.eyebrow": "Về chúng tôi",
  "home.about.title": "Vận chuyển hàng hóa từ năm {year}",
  "home.about.text":
    "Kiện hàng, pallet và nguyên container đi cùng {company} theo cách phù hợp nhất: bằng đường hàng không, đường biển, đường bộ, và vào kho khi cần chờ.",
  "home.about.founded": "Năm thành lập",
  "home.about.containers": "Số container, tối đa",
  "home.about.tracking": "Theo dõi cả ngày lẫn đêm",
  "home.hero.nightTitle": "Giao hàng 24/7",
  "home.hero.nightText":
    "Xe tải, nhà ga và con người làm việc suốt đêm, để hàng đi hôm qua có thể đến vào sáng nay.",
  "home.hero.surfTitle": "Biển là nhà",
  "home.hero.surfText":
    "Dù thời tiết ra sao, chúng tôi theo dõi chuyến tàu và báo sớm cho bạn khi giờ đến thay đổi.",
  "home.carousel.label": "Công việc của chúng tôi qua hình ảnh",
  "home.carousel.slide": "{number} trên {count}",
  "home.carousel.pause": "Dừng hình ảnh",
  "home.carousel.play": "Chạy hình ảnh",
  "home.slider.previous": "Trước",
  "home.slider.next": "Tiếp",
  "home.services.more": "Tìm hiểu thêm",
  "home.work.title": "Chúng tôi làm gì",
  "home.work.lead":
    "Từ cuộc gọi đầu tiên đến chữ ký trước cửa, đây là những bước chúng tôi làm thay bạn.",
  "home.work.pack": "Đóng gói và nhận hàng",
  "home.work.packText":
    "Chúng tôi nhận hàng, do bạn hoặc chúng tôi đóng gói, và kiểm tra từng kiện.",
  "home.work.customs": "Giấy tờ và hải quan",
  "home.work.customsText":
    "Tờ khai xuất nhập khẩu, chứng nhận và thuế được chuẩn bị trước khi hàng đến.",
  "home.work.plan": "Chọn lộ trình",
  "home.work.planText":
    "Đường hàng không, đường biển, đường bộ hay kết hợp: chúng tôi chọn cách hợp với ngày và ngân sách của bạn.",
  "home.work.store": "Lưu kho và phân loại",
  "home.work.storeText":
    "Hàng phải chờ được giữ khô ráo, kiểm đếm và sẵn sàng đi tiếp.",
  "home.work.deliver": "Giao hàng",
  "home.work.deliverText":
    "Chặng cuối kết thúc tại cửa nhà, tại bến dỡ hàng hoặc tại điểm nhận gần bạn.",
  "home.work.answer": "Trả lời",
  "home.work.answerText":
    "Có người xem xét câu hỏi của bạn với lịch sử bưu kiện ngay trước mắt.",
  "home.about.mission": "Sứ mệnh",
  "home.about.missionText":
    "Vận chuyển từng lô hàng như của chính mình và nói thật nó đang ở đâu.",
  "home.about.vision": "Tầm nhìn",
  "home.about.visionText":
    "Một thế giới nơi gửi hàng ra nước ngoài đơn giản như gửi một lá thư.",
  "home.about.more": "Xem thêm về chúng tôi",
  "home.gauges.title": "Kinh nghiệm của chúng tôi",
  "home.gauges.lead":
    "Phần việc chúng tôi tự làm trong mỗi mảng, từ đặt chỗ đến giao hàng.",
  "home.gauges.warehousing": "Kho bãi",
  "home.gauges.ocean": "Vận tải đường biển",
  "home.gauges.air": "Vận tải hàng không",
  "home.reviews.title": "Khách hàng nói gì",
  "home.reviews.lead": "Bằng lời của chính họ.",
  "home.reviews.none":
    "Chưa có đánh giá nào. Những đánh giá đầu tiên sẽ xuất hiện tại đây khi khách hàng chia sẻ với chúng tôi.",
  "home.reviews.rating": "Được đánh giá {rating, number} trên 5 sao",
  "home.portfolio.title": "Những gì chúng tôi vận chuyển",
  "home.portfolio.lead": "Vài nét về hàng hóa chúng tôi chở.",
  "home.portfolio.container": "Nguyên container",
  "home.portfolio.containerText": "Niêm phong tại cửa nhà bạn, mở ở nơi đến.",
  "home.portfolio.pallet": "Pallet và hàng lẻ",
  "home.portfolio.palletText":
    "Bạn trả tiền cho chỗ mình dùng và chia sẻ phần còn lại.",
  "home.portfolio.parcel": "Bưu kiện",
  "home.portfolio.parcelText": "Nhỏ và gấp, kèm mã cho thấy từng bước.",
  "home.portfolio.cool": "Hàng lạnh",
  "home.portfolio.coolText": "Giữ đúng nhiệt độ từ đầu đến cuối.",
  "home.portfolio.machine": "Máy móc và hàng nặng",
  "home.portfolio.machineText":
    "Được nâng, chằng buộc và hộ tống bởi người lành nghề.",
  "home.faq.title": "Hỏi và đáp",
  "home.faq.contact": "Không thấy câu hỏi của bạn? Hãy viết cho chúng tôi.",
  "home.faq.work": "Cách thức hoạt động ra sao?",
  "home.faq.workAnswer":
    "Hãy cho biết bạn muốn gửi gì, từ đâu đến đâu. Chúng tôi báo giá, nhận hàng vào ngày đã hẹn và gửi bạn mã theo dõi. Từ đó bạn có thể theo dõi từng bước cho đến khi giao.",
  "home.faq.track": "Tôi theo dõi bưu kiện thế nào?",
  "home.faq.trackAnswer":
    "Nhập mã theo dõi trên biên nhận ở đầu trang này hoặc trong mục Theo dõi. Bạn sẽ thấy bưu kiện ở đâu, dự kiến khi nào đến và mọi việc đã diễn ra. Không cần tài khoản.",
  "home.faq.quote": "Làm sao nhận báo giá?",
  "home.faq.quoteAnswer":
    "Gửi cho chúng tôi cân nặng, kích thước và hai địa chỉ qua biểu mẫu liên hệ. Chúng tôi trả lời bằng báo giá ghi rõ từng khoản phí; khi bạn đồng ý, hai bên hẹn ngày nhận hàng.",
  "home.faq.support": "Làm sao được hỗ trợ?",
  "home.faq.supportAnswer":
    "Dùng biểu mẫu liên hệ hoặc viết đến địa chỉ ở cuối mỗi trang. Nếu hỏi về bưu kiện, hãy kèm mã theo dõi: chúng tôi có thể trả lời ngay.",

  // Contact page
  "contact.hero":
    "Chúng tôi luôn lắng nghe và rất mong được trò chuyện cùng Quý khách",
  "contact.details": "Cách liên hệ với chúng tôi",
  "contact.email": "Email",
  "contact.phone": "Điện thoại",
  "contact.phoneAlt": "Số điện thoại khác",
  "contact.address": "Địa chỉ",
  "contact.empty":
    "Thông tin liên hệ của chúng tôi chưa được đăng tại đây. Vui lòng dùng địa chỉ hoặc số điện thoại trên chứng từ gửi hàng.",
  "contact.formTitle": "Viết cho chúng tôi",
  "contact.emailHint": "Để chúng tôi có thể trả lời bạn.",
  "contact.send": "Gửi tin nhắn",
  "contact.trap": "Hãy để trống ô này",
  "contact.trackTitle": "Đang tìm kiện hàng?",
  "contact.trackText":
    "Trang tra cứu cho biết ngay kiện hàng đang ở đâu và khi nào đến nơi.",

  // Error pages
  "errorPage.notFound": "Không tìm thấy",
  "errorPage.notFoundText": "Không tìm thấy tài nguyên",
  "errorPage.badRequest": "Yêu cầu không hợp lệ",
  "errorPage.forbidden": "Truy cập bị từ chối",
  "errorPage.method": "Phương thức không được phép",
  "errorPage.tooLarge": "Quá lớn",
  "errorPage.tooMany": "Quá nhiều yêu cầu",
  "errorPage.unavailable": "Dịch vụ không khả dụng",
  "errorPage.error": "Lỗi",
  "errorPage.address": "Địa chỉ",
  "errorPage.back": "Quay lại",
  "errorPage.forbiddenText": "Yêu cầu này đã bị từ chối.",
  "errorPage.tooManyText":
    "Thao tác hơi quá nhanh. Vui lòng chờ vài phút rồi thử lại.",
  "errorPage.errorText":
    "Đã xảy ra lỗi ở phía chúng tôi. Vui lòng thử lại sau giây lát.",

  // Control panel
  "control.name": "Bảng điều khiển",
  "control.signOut": "Đăng xuất",
  "control.signIn.title": "Đăng nhập quản trị",
  "control.signIn.lead": "Dành cho những người giữ cho hàng luôn lăn bánh.",
  "control.signIn.button": "Đăng nhập",
  "control.signIn.forgot": "Quên mật khẩu?",
  "control.signUp.title": "Tạo quản trị viên",
  "control.signUp.lead":
    "Tài khoản tạo tại đây quản lý toàn bộ trang web. Liên kết này chỉ dùng được một lần.",
  "control.signUp.hint":
    "Từ 8 đến 300 ký tự. Tốt nhất là một câu không ai khác biết.",
  "control.signUp.button": "Tạo quản trị viên",
  "control.signUp.toSignIn": "Đến trang đăng nhập",
  "control.reset.title": "Đặt lại mật khẩu quản trị",
  "control.reset.lead":
    "Nhập địa chỉ email của tài khoản. Bạn sẽ nhận được mã PIN để đặt mật khẩu mới.",
  "control.reset.button": "Gửi mã PIN",
  "control.reset.havePin": "Tôi đã có mã PIN",
  "control.reset.newLead":
    "Nhập mã PIN trong email và chọn mật khẩu mới. Mã PIN chỉ dùng được một lần, trong 15 phút.",
  "control.reset.newButton": "Đặt mật khẩu mới",
  "control.reset.again": "Yêu cầu mã PIN khác",
  "control.account.title": "Tài khoản của tôi",
  "control.account.password": "Đổi mật khẩu",
  "control.account.text":
    "Mật khẩu mới sẽ kết thúc các phiên của bạn trên mọi thiết bị khác.",
  "control.api.title": "Tài liệu API",
  "control.api.text":
    "Mọi lệnh gọi cùng các trường và một ví dụ cho dòng lệnh. Lệnh gọi dành cho quản trị viên cần cookie được đặt khi đăng nhập.",
  "control.api.openapi": "Mô tả cho chương trình (OpenAPI 3.1)",
  "control.api.admin": "Dành cho quản trị viên",
  "control.api.public": "Dành cho mọi người",
  "control.api.optional": "Dành cho mọi người; quản trị viên thấy nhiều hơn",
  "control.api.field": "Trường",
  "control.api.allowed": "Giá trị cho phép",
  "control.api.required": "bắt buộc",
  "control.api.refusals": "Có thể bị từ chối với",
  "control.api.example": "Ví dụ",
  "control.api.noFields": "Lệnh gọi này không có trường nào.",
  "control.dashboard.title": "Tổng quan",
  "control.dashboard.signedIn": "Đã đăng nhập với {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Chưa có kiện hàng nào} other {# kiện hàng}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Chưa có hóa đơn nào} other {# hóa đơn}}",
  "control.dashboard.openInvoices": "Mở danh sách hóa đơn",
  "control.dashboard.apiTitle": "Tạo kiện hàng qua API",
  "control.dashboard.apiText":
    "Các lệnh gọi này đăng nhập, tạo một kiện hàng và thêm mục đầu tiên vào lịch sử của kiện hàng. Phản hồi của lệnh gọi thứ hai chứa id kiện hàng mà lệnh gọi thứ ba cần đến.",
  "control.dashboard.apiCode": "Lệnh gọi cho dòng lệnh",
  "control.dashboard.track": "Mở trang tra cứu",
  "control.dashboard.termsTitle": "Điều khoản của nhà phát triển",
  "control.dashboard.terms":
    "Phần mềm này được cung cấp nguyên trạng. Trách nhiệm của các nhà phát triển được giới hạn trong phạm vi pháp luật cho phép, và họ không có nghĩa vụ cập nhật hay bảo trì phần mềm.",
  "control.list.search": "Tìm",
  "control.list.searchIn": "Tìm trong {list}",
  "control.list.all": "Hiện tất cả",
  "control.list.noResult": "Không tìm thấy gì cho “{search}”",
  "control.list.noResultText": "Hãy kiểm tra chính tả hoặc thử ít từ hơn.",
  "control.list.more": "Tải thêm",
  "control.list.newest": "Về mục mới nhất",
  "control.list.total": "{count, plural, other {# mục}}",
  "control.delete.title": "Xóa",
  "control.delete.button": "Xóa",
  "control.delete.named": "Xóa {name}",
  "control.delete.question": "Bạn có chắc muốn xóa {name} không?",
  "control.toast.close": "Đóng thông báo này",
  "control.list.fetching": "Đang tải dữ liệu ...",
  "control.invoices.title": "Hóa đơn",
  "control.invoices.add": "Hóa đơn mới",
  "control.invoices.empty": "Chưa có hóa đơn nào",
  "control.invoices.emptyText": "Hóa đơn đầu tiên bạn lập sẽ hiện ở đây.",
  "control.invoices.createLead":
    "Hóa đơn đã lập giữ nguyên số của nó mãi mãi: không thể sửa hay xóa.",
  "control.invoices.hint":
    "Hóa đơn này cho việc gì. Mã vận đơn sẽ đưa vào người nhận, trọng lượng và giá trị khai báo của kiện hàng.",
  "control.invoices.issue": "Lập hóa đơn",

  // Printable invoice
  "invoice.title": "Hóa đơn",
  "invoice.number": "Số hóa đơn",
  "invoice.date": "Ngày lập",
  "invoice.issued": "Đã lập",
  "invoice.issuer": "Từ",
  "invoice.billTo": "Người thanh toán",
  "invoice.details": "Nội dung hóa đơn",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.password": "mật khẩu",
  "field.new_password": "mật khẩu mới",
  "field.confirm_new_password": "xác nhận mật khẩu mới",
  "field.password_token": "mã PIN",
  "field.token": "mã thiết lập",
  "field.id": "id",
  "field.tracking_code": "mã vận đơn",
  "field.recipient_name": "tên người nhận",
  "field.recipient_email": "email người nhận",
  "field.recipient_phone_number": "số điện thoại người nhận",
  "field.destination": "nơi đến",
  "field.current_location": "vị trí hiện tại",
  "field.status": "trạng thái",
  "field.weight": "trọng lượng",
  "field.shipped_via": "phương thức vận chuyển",
  "field.sender_name": "tên người gửi",
  "field.sender_email": "email người gửi",
  "field.pickup_location": "nơi lấy hàng",
  "field.parcel_content": "nội dung kiện hàng",
  "field.declared_value": "giá trị khai báo",
  "field.min_expected_delivery_date": "ngày giao dự kiến sớm nhất",
  "field.max_expected_delivery_date": "ngày giao dự kiến muộn nhất",
  "field.show_map": "hiển thị bản đồ",
  "field.map_zoom": "mức thu phóng bản đồ",
  "field.map_current_latitude": "vĩ độ hiện tại",
  "field.map_current_longitude": "kinh độ hiện tại",
  "field.map_pickup_latitude": "vĩ độ nơi lấy hàng",
  "field.map_pickup_longitude": "kinh độ nơi lấy hàng",
  "field.map_destination_latitude": "vĩ độ nơi đến",
  "field.map_destination_longitude": "kinh độ nơi đến",
  "field.parcel_id": "id kiện hàng",
  "field.title": "tiêu đề",
  "field.description": "mô tả",
  "field.icon": "biểu tượng",
  "field.color": "màu sắc",
  "field.occurred_at": "thời điểm diễn ra",
  "field.subject": "tiêu đề",
  "field.body": "nội dung tin nhắn",
  "field.name": "tên",
  "field.to": "người nhận",
  "field.from": "người gửi",
  "field.website": "trang web",
  "field.contact_email": "email liên hệ",
  "field.contact_phone": "điện thoại liên hệ",
  "field.contact_phone_alt": "điện thoại khác",
  "field.contact_twitter": "Twitter",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "địa chỉ liên hệ",
  "field.mail_template": "mẫu email",
  "field.meta_description": "mô tả meta",
  "field.chat_code": "mã trò chuyện",
  "field.company_name": "tên công ty",
  "field.founded_year": "năm thành lập",
  "field.container_count": "số container",
  "field.gauge_warehousing": "chỉ số kho bãi",
  "field.gauge_ocean": "chỉ số vận tải biển",
  "field.gauge_air": "chỉ số vận tải hàng không",
  "field.copyright_year": "năm bản quyền",
  "field.tracking_privacy": "quyền riêng tư khi theo dõi",
  "field.time_zone": "múi giờ",
  "field.content": "nội dung",
  "field.overlay": "lớp phủ",
  "field.image": "hình ảnh",
  "field.hero": "ảnh bìa",
  "field.sub_title": "phụ đề",
  "field.search": "tìm kiếm",
  "field.page": "trang",
  "field.per_page": "số mục mỗi trang",
  "field.cursor": "con trỏ",
  "field.review": "đánh giá",
  "field.rating": "số sao",
  "field.version": "phiên bản",
  "field.product": "sản phẩm",

  // Labels of forms
  "label.email": "Email",
  "label.password": "Mật khẩu",
  "label.current_password": "Mật khẩu hiện tại",
  "label.token": "Mã thiết lập",
  "label.tracking_code": "Mã vận đơn",
  "label.message": "Tin nhắn",
  "track.placeholder": "Nhập mã vận đơn",

  // Forms
  "form.optional": "{label} (Không bắt buộc)",
  "form.cancel": "Hủy",
  "form.uploading": "Đang tải lên",

  // Validation (422)
  "invalid.required": "Trường “{label}” là bắt buộc.",
  "invalid.email": "Trường “{label}” phải là địa chỉ email hợp lệ.",
  "invalid.max": "Trường “{label}” không được vượt quá {max, number} ký tự.",
  "invalid.min": "Trường “{label}” phải có ít nhất {min, number} ký tự.",
  "invalid.number": "Trường “{label}” phải là số.",
  "invalid.integer": "Trường “{label}” phải là số nguyên.",
  "invalid.between":
    "Trường “{label}” phải nằm trong khoảng từ {min} đến {max}.",
  "invalid.selected": "Giá trị đã chọn cho “{label}” không hợp lệ.",
  "invalid.taken": "Giá trị của trường “{label}” đã được sử dụng.",
  "invalid.unknown": "Trường “{label}” không được phép.",
  "invalid.text": "Trường “{label}” phải là văn bản.",
  "invalid.date": "Trường “{label}” phải là ngày hợp lệ.",
  "invalid.notBefore": "Trường “{label}” không được sớm hơn “{other}”.",
  "invalid.common":
    "Giá trị của trường “{label}” quá phổ biến. Vui lòng chọn giá trị khác.",
  "invalid.personal":
    "Trường “{label}” không được chứa địa chỉ email của người dùng hoặc tên công ty.",
  "invalid.confirmed": "Xác nhận của trường “{label}” không khớp.",
  "invalid.wrong": "Giá trị của trường “{label}” không đúng.",
  "invalid.unchanged": "Giá trị của trường “{label}” phải khác giá trị cũ.",
  "invalid.imageType": "Trường “{label}” phải là tệp jpg, jpeg hoặc png.",
  "invalid.imagePixels":
    "Tệp ở trường “{label}” không được vượt quá {max} megapixel.",
  "invalid.imageDamaged":
    "Không đọc được tệp ở trường “{label}”. Có thể tệp đã bị hỏng.",
  "invalid.oneFile": "Trường “{label}” chỉ được chứa một tệp.",
  "invalid.noRoom":
    "Không còn chỗ cho tệp mới. Hãy xóa những tệp không cần nữa.",
  "invalid.halves": "Trường “{label}” phải là số nguyên hoặc số lẻ nửa.",
  "invalid.object": "Yêu cầu phải là một đối tượng JSON.",

  // Errors of the other codes
  "error.malformed": "Nội dung yêu cầu không phải là JSON hợp lệ.",
  "error.signInNeeded": "Vui lòng đăng nhập để tiếp tục.",
  "error.credentials": "Email hoặc mật khẩu không đúng.",
  "error.origin": "Yêu cầu này đến từ một trang web khác và đã bị từ chối.",
  "error.https": "Lệnh gọi này cần https.",
  "error.adminExists": "Quản trị viên đã tồn tại.",
  "error.setupToken":
    "Mã thiết lập sai hoặc đã hết hạn. Khởi động lại máy chủ để nhận mã mới.",
  "error.parcelNotFound": "Không tìm thấy kiện hàng",
  "error.activityNotFound": "Không tìm thấy hoạt động",
  "error.messageNotFound": "Không tìm thấy tin nhắn",
  "error.pageNotFound": "Không tìm thấy trang",
  "error.pagesFull": "Đã có {max, number} trang. Hãy xóa bớt một trang trước.",
  "error.reviewNotFound": "Không tìm thấy đánh giá",
  "error.pathNotFound": "Không tìm thấy đường dẫn",
  "error.invoiceNotFound": "Không tìm thấy hóa đơn",
  "error.mailNotFound": "Không tìm thấy email",
  "error.mailUnderWay": "Email này đang chờ hoặc đang được gửi.",
  "error.mailInterrupted":
    "Máy chủ dừng trong khi gửi email này. Có thể email đã được gửi.",
  "error.mailLeftBehind":
    "Máy chủ dừng trước khi chuyển email này đi. Email chưa được gửi.",
  "error.mailNotComposed": "Không thể soạn email.",
  "error.mailNoSender":
    "Chưa có địa chỉ người gửi: hãy đặt MAIL_FROM hoặc email liên hệ.",
  "error.mailNoMatter": "Nội dung mà email này nói đến không còn tồn tại.",
  "error.mailRefused": "Máy chủ thư từ chối email: {reason}",
  "error.mailFailed": "Không thể gửi email: {reason}",
  "error.mailTimeout":
    "Máy chủ thư không trả lời kịp thời. Email chưa được gửi.",
  "error.mailUnknown":
    "Kết nối với máy chủ thư bị ngắt khi đang chuyển email. Có thể email đã được gửi.",
  "error.mailNotSetUp":
    "Thư chưa được thiết lập đầy đủ: tác vụ doctor cho biết còn thiếu gì.",
  "error.mailHeaders":
    "Một địa chỉ hoặc tiêu đề của email này không được phép.",
  "error.method": "Phương thức này không được phép tại đây.",
  "error.conflict":
    "Bản ghi này đã được người khác thay đổi. Hãy tải lại rồi thực hiện lại thay đổi.",
  "error.slow": "Yêu cầu mất quá nhiều thời gian để đến nơi.",
  "error.tooLarge": "Yêu cầu quá lớn.",
  "error.fileTooLarge": "Tệp không được lớn hơn 5 MB.",
  "error.mediaType": "Loại nội dung của yêu cầu không được hỗ trợ tại đây.",
  "error.tooMany":
    "Quá nhiều lần thử. Vui lòng thử lại sau {minutes, plural, other {# phút}}.",
  "error.host": "Tên máy chủ này không được phục vụ tại đây.",
  "error.badRequest": "Không thể hiểu yêu cầu.",
  "error.busy": "Dịch vụ đang bận. Vui lòng thử lại sau giây lát.",
  "error.readOnly": "Hiện không thể lưu. Vui lòng thử lại sau.",
  "error.internal": "Đã xảy ra lỗi. Id yêu cầu: {id}",

  // Messages of success
  "message.adminCreated":
    "Đã tạo quản trị viên. Có thể đăng nhập ngay bây giờ.",
  "message.signedIn": "Đã đăng nhập.",
  "message.signedOut": "Đã đăng xuất.",
  "message.pinSent": "Nếu email này đã được đăng ký, mã PIN đã được gửi.",
  "message.passwordReset":
    "Đã đặt lại mật khẩu. Bạn có thể đăng nhập bằng mật khẩu mới.",
  "message.passwordChanged":
    "Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.",
  "message.parcelCreated": "Đã tạo kiện hàng.",
  "message.parcelUpdated": "Đã cập nhật kiện hàng.",
  "message.parcelDeleted": "Đã xóa kiện hàng.",
  "message.activityCreated": "Đã thêm mục lịch sử.",
  "message.activityUpdated": "Đã cập nhật mục lịch sử.",
  "message.activityDeleted": "Đã xóa mục lịch sử.",
  "message.invoiceCreated": "Hóa đơn đã được lập.",
  "message.settingsUpdated": "Đã cập nhật cài đặt.",
  "message.messageSent": "Tin nhắn của bạn đã được gửi.",
  "message.messageDeleted": "Đã xóa tin nhắn.",
  "message.emailSent": "Email của bạn đã được gửi.",
  "message.mailQueued": "Email sẽ được gửi lại.",
  "message.pageCreated": "Đã tạo trang.",
  "message.pageUpdated": "Đã cập nhật trang.",
  "message.pageDeleted": "Đã xóa trang.",
  "message.reviewCreated": "Đã tạo đánh giá.",
  "message.reviewUpdated": "Đã cập nhật đánh giá.",
  "message.reviewDeleted": "Đã xóa đánh giá.",
  "message.nothingToUpdate": "Không có gì để cập nhật.",

  // Tracking
  "tracking.heading": "Tra cứu kiện hàng",
  "tracking.intro":
    "Mã có trên biên nhận và trong thông báo gửi hàng. Không phân biệt chữ hoa, khoảng trắng và dấu gạch nối.",
  "tracking.code": "Mã vận đơn",
  "tracking.placeholder": "Nhập mã vận đơn",
  "tracking.button": "Tra cứu",
  "tracking.back": "Về trang chủ",
  "tracking.loading": "ĐANG TRA CỨU...",
  "tracking.shipping": "Thông tin vận chuyển",
  "tracking.history": "Lịch sử kiện hàng",
  "tracking.destination": "Nơi đến",
  "tracking.sentFrom": "Gửi từ",
  "tracking.image": "Hình ảnh kiện hàng",
  "tracking.imageAlt": "Ảnh chụp kiện hàng",
  "tracking.noHistory":
    "Chưa có ghi nhận nào. Sự kiện đầu tiên sẽ hiện ở đây ngay khi kiện hàng bắt đầu di chuyển.",
  "tracking.zone": "Múi giờ: {zone}.",
  "tracking.earlier": "Các sự kiện trước đó",
  "tracking.copy": "Sao chép mã",
  "tracking.copied": "Đã sao chép",
  "tracking.print": "In",
  "tracking.printedAddress": "Theo dõi kiện hàng này tại",
  "tracking.status": "Trạng thái",
  "tracking.weight": "Trọng lượng",
  "tracking.currentLocation": "Vị trí hiện tại",
  "tracking.deliveryDate": "Ngày giao dự kiến",
  "tracking.updated": "Cập nhật lần cuối",
  "tracking.recipientName": "Tên người nhận",
  "tracking.email": "Email",
  "tracking.address": "Địa chỉ",
  "tracking.phone": "Điện thoại",
  "tracking.senderName": "Tên người gửi",
  "tracking.pickupLocation": "Nơi lấy hàng",
  "tracking.unset": "Chưa cung cấp",
  "tracking.color.green": "Hoàn tất",
  "tracking.color.black": "Cập nhật",
  "tracking.color.gold": "Lưu ý",
  "tracking.color.red": "Sự cố",
  "tracking.next": "Bước tiếp theo có thể làm",
  "tracking.nextCompare":
    "Đối chiếu từng ký tự với mã trên biên nhận: 0 và O, 1 và I rất dễ nhầm lẫn.",
  "tracking.nextWait":
    "Mã mới có thể cần vài giờ mới hiển thị tại đây. Vui lòng thử lại sau trong hôm nay.",
  "tracking.nextAsk": "Hỏi người gửi xem mã đã đầy đủ chưa.",
  "tracking.nextConnection":
    "Không kết nối được với trang này. Hãy kiểm tra kết nối mạng rồi tra cứu lại.",
  "tracking.contact": "Liên hệ với chúng tôi",
  "tracking.map": "Bản đồ",
  "tracking.mapHint":
    "Kéo bản đồ, di chuyển bằng hai ngón tay trên màn hình cảm ứng hoặc dùng các phím mũi tên, + và −.",
  "tracking.zoomIn": "Phóng to",
  "tracking.zoomOut": "Thu nhỏ",

  // Mails
  "mail.message.subject": "Tin nhắn từ biểu mẫu liên hệ: {subject}",
  "mail.message.intro": "Có người đã viết cho {company} qua biểu mẫu liên hệ.",
  "mail.message.answer": "Trả lời email này để viết cho {email}.",
  "mail.message.noEmail": "Người gửi không để lại địa chỉ email.",
  "mail.message.name": "Tên",
  "mail.pin.subject": "Mã pin để đặt mật khẩu mới",
  "mail.pin.text":
    "Có người, có lẽ là bạn, muốn đặt mật khẩu mới cho bảng điều khiển của {company}. Đây là mã pin của bạn:",
  "mail.pin.once": "Mã dùng được một lần, trong {minutes} phút.",
  "mail.pin.ignore":
    "Nếu không phải bạn, hãy bỏ qua email này. Không có gì thay đổi.",
  "mail.pin.button": "Đặt mật khẩu mới",
  "mail.password.subject": "Mật khẩu của bạn đã được đổi",
  "mail.password.text":
    "Mật khẩu bảng điều khiển của {company} đã được đổi và các phiên cũ đã kết thúc.",
  "mail.password.notYou":
    "Nếu không phải bạn, hãy yêu cầu ngay mã pin ở trang đăng nhập và đặt mật khẩu mới.",
  "mail.chatCode.subject": "Mã chat đã được thay đổi",
  "mail.chatCode.text":
    "Mã chat trên các trang công khai của {company} đã được thay đổi. Mã này chạy trong trình duyệt của mọi khách truy cập.",
  "mail.chatCode.notYou":
    "Nếu không phải bạn, hãy xóa nó trong Cài đặt Html và đổi mật khẩu.",
  "mail.footer": "Gửi bởi {company}",
  "mail.sample.subject": "Bưu kiện của bạn đang trên đường",
  "mail.sample.text":
    "Xin chào,\n\nbưu kiện của bạn đã rời kho của chúng tôi và sẽ sớm đến nơi.\n\nTrân trọng",
};
