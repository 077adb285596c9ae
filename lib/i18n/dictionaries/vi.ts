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
  "control.signUp.title": "Tạo quản trị viên",
  "control.signUp.lead":
    "Tài khoản tạo tại đây quản lý toàn bộ trang web. Liên kết này chỉ dùng được một lần.",
  "control.signUp.hint":
    "Từ 8 đến 300 ký tự. Tốt nhất là một câu không ai khác biết.",
  "control.signUp.button": "Tạo quản trị viên",
  "control.signUp.toSignIn": "Đến trang đăng nhập",
  "control.dashboard.title": "Tổng quan",
  "control.dashboard.signedIn": "Đã đăng nhập với {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Chưa có kiện hàng nào} other {# kiện hàng}}",
  "control.dashboard.apiTitle": "Tạo kiện hàng qua API",
  "control.dashboard.apiText":
    "Các lệnh gọi này đăng nhập, tạo một kiện hàng và thêm mục đầu tiên vào lịch sử của kiện hàng. Phản hồi của lệnh gọi thứ hai chứa id kiện hàng mà lệnh gọi thứ ba cần đến.",
  "control.dashboard.apiCode": "Lệnh gọi cho dòng lệnh",
  "control.dashboard.track": "Mở trang tra cứu",
  "control.dashboard.termsTitle": "Điều khoản của nhà phát triển",
  "control.dashboard.terms":
    "Phần mềm này được cung cấp nguyên trạng. Trách nhiệm của các nhà phát triển được giới hạn trong phạm vi pháp luật cho phép, và họ không có nghĩa vụ cập nhật hay bảo trì phần mềm.",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.password": "mật khẩu",
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
  "field.search": "tìm kiếm",
  "field.page": "trang",
  "field.per_page": "số mục mỗi trang",
  "field.cursor": "con trỏ",
  "field.version": "phiên bản",

  // Labels of forms
  "label.email": "Email",
  "label.password": "Mật khẩu",
  "label.token": "Mã thiết lập",
  "label.tracking_code": "Mã vận đơn",
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
  "error.pathNotFound": "Không tìm thấy đường dẫn",
  "error.method": "Phương thức này không được phép tại đây.",
  "error.conflict":
    "Bản ghi này đã được người khác thay đổi. Hãy tải lại rồi thực hiện lại thay đổi.",
  "error.slow": "Yêu cầu mất quá nhiều thời gian để đến nơi.",
  "error.tooLarge": "Yêu cầu quá lớn.",
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
  "message.parcelCreated": "Đã tạo kiện hàng.",
  "message.parcelUpdated": "Đã cập nhật kiện hàng.",
  "message.parcelDeleted": "Đã xóa kiện hàng.",
  "message.activityCreated": "Đã thêm mục lịch sử.",
  "message.activityUpdated": "Đã cập nhật mục lịch sử.",
  "message.activityDeleted": "Đã xóa mục lịch sử.",
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
};
