import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

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
  "footer.lineNoYear": "Vận tải hàng không, đường biển và đường bộ.",
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
  "home.hero.promiseNoYear":
    "Bằng đường hàng không, đường biển và đường bộ. Nhập mã vận đơn để biết kiện hàng đang ở đâu và khi nào đến nơi.",
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
    "Lưu kho khô ráo và an toàn. Hàng được tiếp nhận, kiểm đếm, bảo quản và gửi đi khi bạn yêu cầu.",
  "home.qualities.title": "Điều bạn có thể tin cậy",
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
  "home.about.titleNoYear": "Vận chuyển hàng hóa là nghề của chúng tôi",
  "home.about.text":
    "Kiện hàng, pallet và nguyên container đi cùng {company} theo cách phù hợp nhất: bằng đường hàng không, đường biển, đường bộ, và vào kho khi cần chờ.",
  "home.about.founded": "Năm thành lập",
  "home.about.containers": "Số container, tối đa",
  "home.about.tracking": "Theo dõi cả ngày lẫn đêm",
  "home.hero.nightTitle": "Giao hàng 24/7",
  "home.hero.nightText":
    "Xe tải, bến trung chuyển và con người làm việc suốt đêm, để hàng đi hôm qua có thể đến vào sáng nay.",
  "home.hero.surfTitle": "Biển là nhà",
  "home.hero.surfText":
    "Dù thời tiết ra sao, chúng tôi theo dõi chuyến tàu và báo sớm cho bạn khi giờ đến thay đổi.",
  "home.carousel.label": "Công việc của chúng tôi qua hình ảnh",
  "home.carousel.slide": "{number}/{count}",
  "home.carousel.pause": "Dừng hình ảnh",
  "home.carousel.play": "Chạy hình ảnh",
  "home.slider.previous": "Trước",
  "home.slider.next": "Tiếp",
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
    "Chặng cuối kết thúc tại cửa nhà, tại cầu bốc dỡ hoặc tại điểm nhận gần bạn.",
  "home.work.answer": "Trả lời",
  "home.work.answerText":
    "Có người xem xét câu hỏi của bạn với lịch sử kiện hàng ngay trước mắt.",
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
  "home.sampleFigure": "Số liệu mẫu",
  "home.reviews.title": "Khách hàng nói gì",
  "home.reviews.lead": "Bằng lời của chính họ.",
  "home.reviews.none":
    "Chưa có đánh giá nào. Những đánh giá đầu tiên sẽ xuất hiện tại đây khi khách hàng chia sẻ với chúng tôi.",
  "home.reviews.rating": "Được đánh giá {rating, number} trên 5 sao",
  "home.sampleReview": "Đánh giá mẫu",
  "home.portfolio.title": "Những gì chúng tôi vận chuyển",
  "home.portfolio.lead": "Vài nét về hàng hóa chúng tôi chở.",
  "home.portfolio.container": "Nguyên container",
  "home.portfolio.containerText": "Niêm phong tại cửa nhà bạn, mở ở nơi đến.",
  "home.portfolio.pallet": "Pallet và hàng lẻ",
  "home.portfolio.palletText":
    "Bạn trả tiền cho chỗ mình dùng và chia sẻ phần còn lại.",
  "home.portfolio.parcel": "Kiện hàng",
  "home.portfolio.parcelText": "Nhỏ và gấp, kèm mã cho thấy từng bước.",
  "home.portfolio.cool": "Hàng lạnh",
  "home.portfolio.coolText": "Giữ đúng nhiệt độ từ đầu đến cuối.",
  "home.portfolio.machine": "Máy móc và hàng nặng",
  "home.portfolio.machineText":
    "Được nâng, chằng buộc và áp tải bởi người lành nghề.",
  "home.faq.title": "Hỏi và đáp",
  "home.faq.contact": "Không thấy câu hỏi của bạn? Hãy viết cho chúng tôi.",
  "home.faq.work": "Cách thức hoạt động ra sao?",
  "home.faq.workAnswer":
    "Hãy cho biết bạn muốn gửi gì, từ đâu đến đâu. Chúng tôi báo giá, nhận hàng vào ngày đã hẹn và gửi bạn mã vận đơn. Từ đó bạn có thể theo dõi từng bước cho đến khi giao.",
  "home.faq.track": "Tôi tra cứu kiện hàng thế nào?",
  "home.faq.trackAnswer":
    "Nhập mã vận đơn trên biên nhận vào ô tìm kiếm ở đầu trang này hoặc trong mục Tra cứu kiện hàng. Bạn sẽ thấy kiện hàng ở đâu, dự kiến khi nào đến và mọi việc đã diễn ra. Không cần tài khoản.",
  "home.faq.quote": "Làm sao nhận báo giá?",
  "home.faq.quoteAnswer":
    "Gửi cho chúng tôi trọng lượng, kích thước và hai địa chỉ qua biểu mẫu liên hệ. Chúng tôi trả lời bằng báo giá ghi rõ từng khoản phí; khi bạn đồng ý, hai bên hẹn ngày nhận hàng.",
  "home.faq.support": "Làm sao được hỗ trợ?",
  "home.faq.supportAnswer":
    "Dùng biểu mẫu liên hệ hoặc viết đến địa chỉ ở cuối mỗi trang. Nếu hỏi về kiện hàng, hãy kèm mã vận đơn: chúng tôi có thể trả lời ngay.",

  // Contact page
  "contact.hero":
    "Chúng tôi luôn lắng nghe và rất mong được trò chuyện cùng bạn",
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
  "errorPage.tooLargeText":
    "Nội dung gửi vượt quá giới hạn. Hãy quay lại và gửi văn bản ngắn hơn hoặc tệp nhỏ hơn.",
  "errorPage.tooMany": "Quá nhiều yêu cầu",
  "errorPage.unavailable": "Dịch vụ không khả dụng",
  "errorPage.error": "Lỗi",
  "errorPage.address": "Địa chỉ",
  "errorPage.back": "Quay lại",
  "errorPage.forbiddenText": "Yêu cầu này đã bị từ chối.",
  "errorPage.tooManyText":
    "Bạn thao tác quá nhanh. Vui lòng chờ vài phút rồi thử lại.",
  "errorPage.errorText":
    "Đã xảy ra lỗi ở phía chúng tôi. Vui lòng thử lại sau giây lát.",

  // Control panel
  "control.name": "Bảng điều khiển",
  "control.signOut": "Đăng xuất",
  "control.signIn.title": "Đăng nhập quản trị",
  "control.signIn.lead": "Dành cho những người giữ cho hàng luôn lăn bánh.",
  "control.signIn.ended":
    "Phiên của bạn đã kết thúc. Hãy đăng nhập lại để tiếp tục; những gì bạn đã nhập vẫn được giữ.",
  "control.signIn.endedFile":
    "Phiên của bạn đã kết thúc và chưa có gì được lưu. Hãy đăng nhập lại, rồi chọn tệp một lần nữa.",
  "control.signIn.noCookies":
    "Trình duyệt của bạn từ chối cookie nên không thể duy trì đăng nhập. Hãy cho phép cookie cho trang này rồi đăng nhập lại.",
  "control.signIn.signedOut":
    "Bạn đã bị đăng xuất. Hãy đăng nhập lại để tiếp tục.",
  "control.resume.title": "Đã đăng nhập lại",
  "control.resume.lead":
    "Những gì bạn đã nhập vẫn còn đây. Nội dung chưa được gửi.",
  "control.resume.button": "Tiếp tục",
  "control.signIn.button": "Đăng nhập",
  "control.signIn.forgot": "Quên mật khẩu?",
  "control.signUp.title": "Tạo quản trị viên",
  "control.signUp.lead":
    "Tài khoản tạo tại đây quản lý toàn bộ trang web. Liên kết này chỉ dùng được một lần.",
  "control.signUp.hint":
    "Từ 8 đến 300 ký tự. Tốt nhất là một câu không ai khác biết.",
  "control.signUp.privacy": "Khách truy cập thấy gì về người nhận",
  "control.signUp.privacyHint":
    "Bạn có thể thay đổi điều này bất cứ lúc nào trong phần cài đặt.",
  "control.signUp.button": "Tạo quản trị viên",
  "control.signUp.toSignIn": "Đến trang đăng nhập",
  "control.reset.title": "Đặt lại mật khẩu quản trị",
  "control.reset.lead":
    "Nhập địa chỉ email của tài khoản. Bạn sẽ nhận được mã PIN để đặt mật khẩu mới.",
  "control.reset.askLead":
    "Với liên kết đặt lại hoặc mã PIN, bạn có thể đặt mật khẩu mới.",
  "control.reset.button": "Gửi mã PIN",
  "control.reset.havePin": "Tôi đã có mã PIN",
  "control.reset.newLead":
    "Nhập mã PIN trong email và chọn mật khẩu mới. Mã PIN chỉ dùng được một lần, trong 15 phút.",
  "control.reset.givenLead":
    "Nhập mã PIN bạn được cấp và chọn mật khẩu mới. Mã PIN chỉ dùng được một lần, trong 15 phút.",
  "control.reset.newButton": "Đặt mật khẩu mới",
  "control.reset.again": "Yêu cầu mã PIN khác",
  "control.account.title": "Tài khoản của tôi",
  "control.account.password": "Đổi mật khẩu",
  "control.account.text":
    "Mật khẩu mới sẽ kết thúc các phiên của bạn trên mọi thiết bị khác.",
  "control.sessions.title": "Nơi bạn đang đăng nhập",
  "control.sessions.lead":
    "Một phiên kết thúc sau 60 phút không sử dụng, và muộn nhất là sau 12 giờ. Nếu có hơn năm phiên, phiên cũ nhất sẽ kết thúc.",
  "control.sessions.own": "Trình duyệt này",
  "control.sessions.other": "Một trình duyệt khác",
  "control.sessions.since": "Đăng nhập lúc",
  "control.sessions.seen": "Dùng lần cuối",
  "control.sessions.button": "Đăng xuất ở mọi nơi khác",
  "control.account.name": "Tên của bạn",
  "control.account.nameText":
    "Đồng nghiệp thấy tên này bên cạnh những gì bạn làm.",
  "control.team.title": "Nhóm",
  "control.team.add": "Mời thành viên",
  "control.team.createLead":
    "Người được mời nhận một liên kết chỉ dùng được một lần, trong 48 giờ, và tự chọn mật khẩu.",
  "control.team.invite": "Mời",
  "control.team.empty": "Chưa có thành viên",
  "control.team.emptyText": "Những người bạn mời sẽ xuất hiện ở đây.",
  "control.team.active": "Đang hoạt động",
  "control.team.pending": "Đã mời",
  "control.team.inactive": "Đã vô hiệu hóa",
  "control.team.since": "Trong nhóm từ",
  "control.team.seen": "Lần truy cập cuối",
  "control.team.link": "Liên kết mời",
  "control.team.newLink": "Liên kết mới",
  "control.team.newLinkText":
    "Trong 48 giờ. Các liên kết trước không dùng được nữa.",
  "control.team.deactivate": "Vô hiệu hóa",
  "control.team.deactivateText":
    "Đăng xuất người này ngay lập tức ở mọi nơi, cho đến khi bạn kích hoạt lại.",
  "control.team.activate": "Kích hoạt",
  "control.team.activateText": "Người này có thể đăng nhập lại.",
  "control.team.removeText": "Tên người này vẫn ở cạnh những gì đã làm.",
  "control.team.rights": "Mỗi vai trò được làm gì",
  "rights.mail": "Email",
  "rights.owner": "Cài đặt email và mã chat",
  "rights.read": "Chỉ xem",
  "role.owner": "Chủ sở hữu",
  "role.ownerText": "Mọi thứ, kể cả nhóm.",
  "role.manager": "Quản lý",
  "role.managerText": "Mọi thứ trừ nhóm, cài đặt email và mã chat.",
  "role.clerk": "Nhân viên",
  "role.clerkText": "Kiện hàng, hóa đơn, tin nhắn và email.",
  "control.invite.title": "Tham gia nhóm",
  "control.invite.lead": "Chọn mật khẩu và tên mà đồng nghiệp sẽ thấy.",
  "control.invite.namedLead":
    "Hãy chọn mật khẩu. Đồng nghiệp sẽ thấy tên trong lời mời.",
  "control.invite.codeHint": "Phần cuối của liên kết, sau “token=”.",
  "control.invite.nameHint": "Để trống: tên trong lời mời, nếu có.",
  "control.invite.button": "Tạo tài khoản",
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
  "control.dashboard.signedIn": "Đã đăng nhập với {name}",
  "control.keys.title": "Phím tắt",
  "control.keys.help": "Hiển thị danh sách này",
  "control.keys.then": "rồi",
  "control.keys.use": "Dùng phím tắt",
  "control.keys.close": "Đóng",
  "control.journal.title": "Nhật ký",
  "control.journal.lead":
    "Ai đã thay đổi gì và khi nào, mới nhất trước. Các mục được lưu trong {days} ngày.",
  "control.journal.csv": "Tải xuống dạng CSV",
  "control.journal.empty": "Không có gì phù hợp",
  "control.journal.person": "Người",
  "control.journal.everyone": "Mọi người",
  "control.journal.only": "Chỉ {record}",
  "control.journal.noun": "Loại bản ghi",
  "control.journal.anything": "Mọi loại",
  "control.journal.day": "Ngày",
  "control.journal.show": "Hiển thị",
  "control.journal.all": "Hiển thị tất cả",
  "control.journal.earlier": "Các mục trước đó",
  "control.journal.what": "Những gì đã xảy ra",
  "control.journal.changes": "{count, plural, other {# thay đổi}}",
  "control.journal.before": "Trước",
  "control.journal.after": "Sau",
  "control.journal.characters": "{count, plural, other {# ký tự}}",
  "control.journal.madeBy": "bởi {name}",
  "journalNoun.parcels": "Kiện hàng",
  "journalNoun.activities": "Mục lịch sử",
  "journalNoun.invoices": "Hóa đơn",
  "journalNoun.messages": "Tin nhắn",
  "journalNoun.mail": "Email",
  "journalNoun.pages": "Trang",
  "journalNoun.reviews": "Đánh giá",
  "journalNoun.settings": "Cài đặt",
  "journalNoun.admins": "Thành viên",
  "journalNoun.jobs": "Tác vụ",
  "journalNoun.statuses": "Trạng thái",
  "journalKind.created": "Đã tạo:",
  "journalKind.updated": "Đã thay đổi:",
  "journalKind.deleted": "Đã xóa:",
  "journalKind.erased": "Đã xóa dữ liệu cá nhân:",
  "journalKind.erasedRecord": "Đã xóa vĩnh viễn:",
  "journalKind.trashed": "Đã chuyển vào thùng rác:",
  "journalKind.restored": "Đã khôi phục:",
  "journalKind.reverted": "Đã trả về giá trị cũ:",
  "journalKind.erasing": "Xóa dữ liệu một người:",
  "journalKind.sent": "Đã gửi:",
  "journalKind.resent": "Đã gửi lại:",
  "journalKind.invited": "Liên kết mời mới:",
  "journalKind.password_changed": "Mật khẩu mới:",
  "journalKind.cancelled": "Đã hủy:",
  "journalKind.sessions_ended": "Đã đăng xuất khỏi nơi khác:",
  "journalKind.pin_printed": "Mã đặt lại do người vận hành in ra:",
  "journalSource.import": "lần nhập {name}",
  "journalSource.importUndo": "hoàn tác lần nhập {name}",
  "journalSource.bulk": "cập nhật hàng loạt",
  "journalSource.bulkUndo": "hoàn tác cập nhật hàng loạt",
  "journalActor.visitor": "Khách truy cập",
  "journalActor.system": "Hệ thống",
  "journalActor.admin": "Quản trị viên",
  "journalActor.token": "Mã API",
  "journalActor.user": "Khách hàng",
  "control.api.startTitle": "Tạo kiện hàng qua API",
  "control.api.startText":
    "Các lệnh gọi này đăng nhập, tạo một kiện hàng và thêm mục đầu tiên vào lịch sử của kiện hàng. Phản hồi của lệnh gọi thứ hai chứa ID kiện hàng mà lệnh gọi thứ ba cần đến.",
  "control.api.startCode": "Lệnh gọi cho dòng lệnh",
  "control.dashboard.version": "Phiên bản {version}",
  "control.dashboard.termsTitle": "Điều khoản của nhà phát triển",
  "control.dashboard.terms":
    "Phần mềm này được cung cấp nguyên trạng. Trách nhiệm của các nhà phát triển được giới hạn trong phạm vi pháp luật cho phép, và họ không có nghĩa vụ cập nhật hay bảo trì phần mềm.",
  "form.refusedTitle": "Lỗi: {title}",
  "form.showPassword": "Hiện mật khẩu",
  "label.emailPassword": "Mật khẩu (mật khẩu email của bạn)",
  "control.dashboard.recent": "Kiện hàng mới nhất",
  "control.dashboard.allParcels": "Tất cả kiện hàng",
  "control.dashboard.more": "Khác",
  "control.day.needs": "Cần xử lý",
  "control.day.nothing": "Không có gì cần xử lý.",
  "control.day.late": "{count, plural, other {# kiện hàng bị trễ}}",
  "control.day.stalled":
    "{count, plural, other {# kiện hàng không có tin mới trong 3 ngày}}",
  "control.day.failed": "{count, plural, other {# lần giao không thành công}}",
  "control.day.failedJobs": "{count, plural, other {# tác vụ thất bại}}",
  "control.day.due": "{count, plural, other {# kiện hàng dự kiến đến hôm nay}}",
  "control.day.stages": "Theo giai đoạn",
  "control.first.title": "Những bước đầu tiên",
  "control.first.name":
    "Nhập tên của bạn, để đồng nghiệp thấy bên các thay đổi của bạn",
  "control.first.company": "Nhập tên công ty",
  "control.first.zone":
    "Chọn múi giờ, vốn quyết định kiện nào đến hạn hay bị trễ",
  "control.first.figures": "Kiểm tra các số liệu mẫu trên trang chủ",
  "control.first.contact": "Nhập thông tin liên hệ",
  "control.first.privacy": "Chọn những gì khách truy cập thấy về một kiện hàng",
  "control.first.parcel": "Tạo kiện hàng đầu tiên",
  "control.first.colleague": "Mời một đồng nghiệp",
  "control.first.mail": "Thiết lập máy chủ thư",
  "control.first.done": "Đã xong {done, number}/{count, number} bước",
  "control.dashboard.unopened":
    "{count, plural, other {# tin nhắn chưa được mở}}",
  "control.dashboard.troubled":
    "{count, plural, other {# email chưa được gửi, hoặc có thể chưa được gửi.}}",
  "control.email.title": "Gửi email",
  "control.email.lead":
    "Một email cho một người nhận. Email được gửi ngay và hộp thư đi giữ lại một bản.",
  "control.email.leadKept":
    "Một email cho một người nhận. Email được giữ trong hộp thư đi và không rời khỏi trang web: chưa thiết lập máy chủ thư.",
  "control.email.passwordHint":
    "Chỉ dùng cho email này và không bao giờ được lưu. Để trống nếu máy chủ có mật khẩu riêng.",
  "control.messages.new": "Mới",
  "control.messages.title": "Tin nhắn",
  "control.messages.empty": "Chưa có tin nhắn",
  "control.messages.emptyText":
    "Những gì khách truy cập viết ở trang liên hệ sẽ hiện ở đây.",
  "control.messages.nobody": "Không để tên",
  "control.messages.noAddress": "Khách truy cập không để lại địa chỉ email.",
  "control.messages.reply": "Trả lời",
  "control.messages.from": "Từ",
  "control.messages.received": "Nhận lúc",
  "control.outbox.title": "Hộp thư đi",
  "control.outbox.empty": "Chưa có email",
  "control.outbox.emptyText": "Mỗi email mà trang web soạn sẽ hiện ở đây.",
  "control.outbox.send": "Gửi ngay",
  "control.outbox.sendNamed": "Gửi ngay “{name}”",
  "control.outbox.resend": "Gửi lại",
  "control.outbox.resendNamed": "Gửi lại “{name}”",
  "control.outbox.kind": "Loại",
  "control.outbox.reason": "Lý do",
  "control.outbox.tries": "Số lần thử",
  "control.outbox.nextTry": "Lần thử tiếp theo",
  "control.outbox.written": "Viết lúc",
  "control.outbox.sent": "Gửi lúc",
  "jobKind.mail": "Gửi email",
  "jobKind.erase_record": "Xóa nhật ký của bản ghi đã xóa",
  "jobKind.erase_traces": "Xóa kiện hàng đã xóa khỏi các lần nhập và tác vụ",
  "jobKind.erase_person": "Xóa dữ liệu một người",
  "jobKind.bulk": "Cập nhật nhiều kiện hàng",
  "jobKind.bulk_undo": "Hoàn tác cập nhật",
  "jobKind.trash_parcels": "Chuyển kiện hàng vào thùng rác",
  "jobKind.restore_parcels": "Khôi phục kiện hàng",
  "jobKind.import_check": "Kiểm tra lần nhập",
  "jobKind.import_apply": "Thực hiện lần nhập",
  "jobKind.import_undo": "Hoàn tác lần nhập",
  "jobKind.file_statuses": "Xếp kiện hàng theo trạng thái",
  "jobStatus.queued": "Đang chờ",
  "jobStatus.running": "Đang chạy",
  "jobStatus.done": "Hoàn tất",
  "jobStatus.failed": "Thất bại",
  "jobStatus.cancelled": "Đã hủy",
  "control.job.title": "Tác vụ",
  "control.job.progress": "Tiến độ",
  "control.job.ofTotal": "{done} trên {total}",
  "control.job.soFar": "Đã xong {done}",
  "control.job.stays": "{code} giữ nguyên: đã được sửa từ đó",
  "control.job.show": "{count, plural, other {Hiện # kiện hàng này}}",
  "jobResult.updated": "{count} đã cập nhật",
  "jobResult.unknown": "{count} không tìm thấy",
  "jobResult.created": "{count} đã tạo",
  "jobResult.changed": "{count} đã thay đổi",
  "jobResult.restored": "{count} đã khôi phục",
  "jobResult.undone": "{count} đã hoàn tác",
  "jobResult.trashed": "{count} trong thùng rác",
  "jobResult.left": "{count} giữ nguyên",
  "control.job.failed": "Bước thất bại",
  "jobFailed.bulk_undo": "Không hoàn tác",
  "jobFailed.import_undo": "Không hoàn tác",
  "control.job.started": "Bắt đầu",
  "control.job.ended": "Kết thúc",
  "control.job.givenUp":
    "Tác vụ đã bị bỏ sau nhiều lần thử. Nhật ký máy chủ cho biết lý do.",
  "control.job.retry":
    "Một bước đã thất bại. Lần thử tiếp theo ({attempt, number}/{max, number}): {moment}.",
  "control.job.logId": "Mã trong nhật ký máy chủ",
  "control.job.problems": "Vấn đề",
  "control.job.doneWithProblems": "Hoàn tất, có vấn đề",
  "control.job.row": "Hàng",
  "control.job.problem": "Vấn đề",
  "control.job.csv": "Tải về dạng CSV",
  "control.job.firstProblems": "Về các vấn đề đầu tiên",
  "control.job.cancel": "Hủy tác vụ",
  "control.job.cancelText": "Những gì đã làm xong vẫn được giữ.",
  "control.job.reload": "Tải lại",
  "control.jobs.title": "Tác vụ",
  "control.jobs.empty": "Chưa có tác vụ nào",
  "control.jobs.emptyText":
    "Các lần cập nhật nhiều kiện hàng và nhập dữ liệu hiển thị ở đây trong 30 ngày.",
  "mailStatus.queued": "Đang chờ",
  "mailStatus.sending": "Đang gửi",
  "mailStatus.sent": "Đã gửi",
  "mailStatus.kept": "Được giữ, chưa gửi",
  "mailStatus.failed": "Chưa gửi được",
  "mailStatus.unknown": "Có thể đã gửi",
  "mailKind.message": "Tin nhắn từ trang liên hệ",
  "mailKind.pin": "Mã PIN để đặt mật khẩu mới",
  "mailKind.invitation": "Lời mời vào nhóm",
  "mailKind.password_notice": "Thông báo mật khẩu mới",
  "mailKind.chat_code_notice": "Thông báo mã chat mới",
  "mailKind.send": "Email từ bảng điều khiển",
  "control.list.search": "Tìm",
  "control.list.searchIn": "Tìm trong {list}",
  "control.list.all": "Hiện tất cả",
  "control.list.tools": "Thao tác khác",
  "control.list.noResult": "Không tìm thấy gì cho “{search}”",
  "control.list.noResultText": "Hãy kiểm tra chính tả hoặc thử ít từ hơn.",
  "control.list.more": "Tải thêm",
  "control.list.unprinted": "Còn hàng chưa được in: hãy tải thêm trước.",
  "control.list.newest": "Về mục mới nhất",
  "control.list.oldest": "Về mục cũ nhất",
  "control.list.order": "Thứ tự",
  "control.list.newestFirst": "Mới nhất trước",
  "control.list.oldestFirst": "Cũ nhất trước",
  "control.list.total": "{count, plural, other {# mục}}",
  "control.list.moreThan": "Hơn {count, number} mục",
  "control.list.soFar": "Đã tìm thấy đến lúc này: {count, number}",
  "control.list.noneSoFar": "Đến lúc này chưa tìm thấy gì cho “{search}”",
  "control.list.noneSoFarText":
    "Việc tìm kiếm chưa xem hết mọi thứ. Hãy tải thêm để tiếp tục.",
  "control.list.noneLeft": "Không còn mục nào nữa",
  "control.delete.title": "Xóa",
  "control.delete.button": "Xóa",
  "control.delete.named": "Xóa {name}",
  "control.delete.question": "Bạn có chắc muốn xóa {name} không?",
  "control.reports.title": "Báo cáo",
  "control.reports.lead":
    "Những gì đã xảy ra với kiện hàng, đếm theo từng ngày.",
  "control.reports.stages": "Kiện hàng theo trạng thái",
  "control.reports.parcels": "{count, plural, other {# kiện hàng}}",
  "control.reports.period": "Khoảng thời gian",
  "control.reports.days": "{days, plural, other {# ngày}}",
  "control.reports.onTime": "Đúng hẹn",
  "control.reports.onTimeText":
    "Lần giao đầu tiên không muộn hơn ngày dự kiến muộn nhất, trong số kiện hàng có ngày dự kiến khi được giao.",
  "control.reports.ways": "Số ngày trên đường",
  "control.reports.waysText":
    "Từ lần di chuyển đầu tiên đến lần giao đầu tiên, trong 12 tháng qua. Một nửa số kiện hàng không đi lâu hơn số ngày thứ nhất, chín trên mười kiện không lâu hơn số ngày thứ hai.",
  "control.reports.table": "Hiện dạng bảng",
  "control.reports.month": "Tháng",
  "control.reports.dated": "Có ngày dự kiến",
  "control.reports.percent": "Tỷ lệ đúng hẹn",
  "control.reports.median": "Một nửa trong (ngày)",
  "control.reports.ninetieth": "9 trên 10 trong (ngày)",
  "control.reports.others": "Tất cả còn lại",
  "control.reports.noService": "Không có phương thức vận chuyển",
  "control.reports.empty": "Chưa có số liệu",
  "control.reports.emptyText":
    "Số liệu sẽ hiện ở đây ngay khi kiện hàng có trạng thái.",
  "control.expected.title": "Ngày giao dự kiến theo kinh nghiệm",
  "control.expected.text":
    "{service}: {min} đến {max, plural, other {# ngày}}, từ {count, plural, other {# kiện hàng}} trong 12 tháng qua.",
  "control.expected.use": "Đặt {days}",
  "control.trash.title": "Thùng rác",
  "control.trash.lead":
    "Những gì đã xóa được giữ ở đây {days} ngày và có thể khôi phục. Sau đó chúng bị xóa vĩnh viễn.",
  "control.trash.empty": "Thùng rác trống",
  "control.trash.since":
    "{name} đã xóa lúc {moment}, sẽ xóa vĩnh viễn vào {day}",
  "control.trash.restore": "Khôi phục",
  "control.trash.restoreNamed": "Khôi phục {name}",
  "control.trash.erase": "Xóa vĩnh viễn",
  "control.trash.eraseNamed": "Xóa vĩnh viễn {name}",
  "control.trash.question":
    "Bạn có chắc muốn xóa vĩnh viễn {name} cùng mọi thứ thuộc về nó không? Không thể hoàn tác.",
  "control.trash.undo": "Hoàn tác",
  "control.trash.open": "Mở thùng rác",
  "control.toast.close": "Đóng thông báo này",
  "control.list.fetching": "Đang tải dữ liệu…",
  "control.pages.title": "Trang",
  "control.pages.add": "Trang mới",
  "control.pages.empty": "Chưa có trang nào",
  "control.pages.emptyText":
    "Trang đầu tiên bạn tạo sẽ xuất hiện ở đây và trong menu của trang web.",
  "control.pages.createLead":
    "Trang lấy địa chỉ từ tiêu đề và xuất hiện ngay trong menu của trang web.",
  "control.pages.create": "Tạo trang",
  "control.pages.head": "Phần đầu trang",
  "control.pages.heroHint": "Hiển thị thay cho hình ảnh ở trên.",
  "control.pages.footerHint":
    "Trình đơn có mọi trang. Chân trang có ở khắp trang web, nên thông tin pháp lý đặt ở đó.",
  "control.markup.title": "Cách viết nội dung",
  "control.markup.lead":
    "Mỗi dòng là một phần tử riêng. Dòng không có thẻ là văn bản thường, dòng trống là ngắt dòng.",
  "control.markup.bold": "In đậm. Ở đầu đoạn văn, đó là một đề mục.",
  "control.markup.underline": "Gạch chân",
  "control.markup.strikethrough": "Gạch ngang",
  "control.markup.heading": "Một đề mục với văn bản bất kỳ",
  "control.markup.link":
    "Một liên kết: địa chỉ, dấu cách, rồi văn bản hiển thị",
  "control.markup.image": "Một hình ảnh từ web",
  "control.markup.video": "Một tệp video từ web (MP4 hoặc WebM)",
  "control.markup.item": "Một mục trong danh sách",
  "control.markup.rules":
    "Thẻ đứng một mình trên dòng của nó. In đậm, gạch chân và gạch ngang nhận chữ cái, dấu cách và dấu hỏi; hình ảnh và video cần địa chỉ bắt đầu bằng https://. Địa chỉ web và email trong văn bản trở thành liên kết.",
  "control.markup.preview": "Xem trước",
  "control.markup.previewEmpty":
    "Những gì bạn viết xuất hiện ở đây đúng như khách truy cập sẽ thấy.",
  "control.markup.misfits": "Những dòng này được hiển thị như văn bản thường:",
  "control.markup.noTag": "Không có thẻ nào mang tên này.",
  "control.markup.noEnd": "Dòng không kết thúc bằng dấu ngoặc vuông đóng.",
  "control.markup.noText":
    "Trong thẻ này chỉ được có chữ cái, dấu cách và dấu hỏi. [heading=…] nhận văn bản bất kỳ.",
  "control.markup.noWords": "Trong thẻ này không có văn bản.",
  "control.markup.noUrl": "Đây không phải là địa chỉ web có thể hiển thị.",
  "control.markup.notAlone": "Thẻ phải đứng một mình trên dòng của nó.",
  "control.markup.showRaw": "Vẫn lưu",
  "control.reviews.title": "Đánh giá",
  "control.reviews.add": "Đánh giá mới",
  "control.reviews.empty": "Chưa có đánh giá nào",
  "control.reviews.emptyText":
    "Đánh giá đầu tiên bạn tạo sẽ xuất hiện ở đây và trên trang chủ.",
  "control.reviews.createLead":
    "Đánh giá xuất hiện ngay trên trang chủ, cùng ảnh và số sao.",
  "control.reviews.create": "Tạo đánh giá",
  "control.reviews.deleteText": "Ảnh của đánh giá cũng sẽ bị xóa.",
  "control.reviews.usualRating": "4,5, như thường lệ",
  "control.statuses.title": "Các trạng thái",
  "control.statuses.add": "Trạng thái mới",
  "control.statuses.empty": "Chưa có trạng thái nào",
  "control.statuses.emptyText": "Các trạng thái bạn thêm sẽ hiện ở đây.",
  "control.statuses.createLead":
    "Giai đoạn quyết định thanh tiến trình, màu sắc, khi nào kiện hàng bị trễ và các báo cáo.",
  "control.statuses.create": "Tạo trạng thái",
  "control.statuses.deleteText":
    "Kiện hàng vẫn giữ văn bản, nhưng văn bản mất giai đoạn bạn đã chọn.",
  "control.statuses.suggested": "Gợi ý",
  "control.statuses.inForms": "Trong biểu mẫu",
  "control.statuses.offered": "Hiện",
  "control.statuses.notOffered": "Không hiện",
  "control.statuses.renameHint":
    "Dành cho người đọc ngôn ngữ này. Để trống để dùng văn bản thông thường.",
  "control.statuses.unknown": "Trạng thái chưa có giai đoạn",
  "control.statuses.unknownText":
    "Chọn giai đoạn mà trạng thái biểu thị. Kiện hàng có trạng thái đó được xếp vào giai đoạn này, bây giờ và về sau.",
  "control.statuses.atLeast": "{count, plural, other {Ít nhất # kiện hàng}}",
  "control.settings.title": "Cài đặt",
  "control.settings.lead": "Những gì áp dụng cho toàn bộ trang web.",
  "control.settings.contact": "Thông tin liên hệ",
  "control.settings.contactText":
    "Cách khách truy cập liên hệ với bạn: tất cả trên trang liên hệ, riêng email còn ở chân mỗi trang.",
  "control.settings.mail": "Cài đặt email",
  "control.settings.mailText":
    "Email của trang web trông ra sao và được gửi đi thế nào.",
  "control.settings.html": "Cài đặt HTML",
  "control.settings.htmlText":
    "Mô tả cho công cụ tìm kiếm và mã của nhà cung cấp dịch vụ chat.",
  "control.settings.htmlOnlyText": "Mô tả cho công cụ tìm kiếm.",
  "control.settings.company": "Công ty",
  "control.settings.companyText":
    "Tên, năm và số liệu mà trang web nêu. Số liệu bị để trống sẽ không hiện ở đâu cả.",
  "control.settings.nameHint": "Để trống: tên mặc định.",
  "control.settings.copyrightHint": "Để trống: năm hiện tại.",
  "control.samples.figures":
    "Các số liệu này có sẵn cùng trang web, chưa phải của bạn; trang chủ ghi rõ đó là số liệu mẫu: {list}. Hãy sửa, xóa hoặc xác nhận.",
  "control.samples.reviews":
    "{count, plural, other {# đánh giá}} thuộc dữ liệu mẫu, và khách truy cập thấy điều đó. Hãy xóa hoặc xác nhận.",
  "control.samples.confirm": "Đây là của chúng tôi",
  "control.settings.privacy": "Quyền riêng tư và múi giờ",
  "control.settings.privacyText":
    "Khách truy cập thấy gì về người nhận, và khi nào bắt đầu một ngày.",
  "control.settings.metaHint":
    "Cho công cụ tìm kiếm, trên mọi trang trừ các trang nội dung vốn có mô tả riêng.",
  "control.settings.chatHint":
    "Mã này chạy trong trình duyệt của mọi khách xem các trang công khai. Mỗi thay đổi đặt một thông báo gửi cho bạn vào hộp thư đi. Mã có thể làm mọi việc mà bạn làm được trên trang web này: chỉ dùng mã của nhà cung cấp mà bạn hoàn toàn tin tưởng.",
  "control.settings.percentHint": "Phần trăm, từ 0 đến 100.",
  "control.settings.journalHint":
    "Thời gian lưu lại ai đã thay đổi gì và khi nào, từ 30 đến 3650 ngày.",
  "control.settings.zoneHint":
    "Ngày kết thúc lúc nửa đêm tại đây: múi giờ quyết định kiện hàng nào đến hạn hay bị trễ, cũng như giờ trong lịch sử và ngày của hóa đơn.",
  "control.settings.mailWay": "Email được gửi đi thế nào",
  "control.settings.mailWayText":
    "Điều này do môi trường của máy chủ quyết định: MAIL_DRIVER và MAIL_FROM.",
  "control.settings.driver": "Cách gửi email",
  "control.settings.sender": "Người gửi",
  "control.settings.noSender": "Chưa có. Hãy điền email liên hệ trước.",
  "control.mailSetup.missing":
    "Chưa thiết lập máy chủ thư. Không có gì được gửi đi.",
  "control.mailSetup.link": "Cách thiết lập thư",
  "control.mailSetup.title": "Thiết lập thư",
  "control.mailSetup.text":
    "Cho đến lúc đó, mọi email được giữ trong hộp thư đi: email của bạn, mã PIN đặt mật khẩu mới, thông báo và tin nhắn của khách truy cập. Những gì đã giữ sẽ không tự gửi đi sau này; khi đó bạn có thể gửi từ hộp thư đi.",
  "control.mailSetup.variables":
    "Trên máy chủ, thêm một trong các nhóm dòng này vào tệp .env của trang web, với các giá trị của bạn.",
  "control.mailSetup.smtp": "Với máy chủ thư (SMTP)",
  "control.mailSetup.api": "Với nhà cung cấp email (HTTPS)",
  "control.mailSetup.restart": "Khởi động lại trang web.",
  "control.mailSetup.check":
    "Gửi cho chính bạn một email thử. Lệnh chạy trên máy chủ và cho biết còn thiếu gì.",
  "control.settings.previews": "Mỗi mẫu trông ra sao",
  "control.settings.used": "Đang dùng",
  "driver.log": "Email được giữ trong hộp thư đi và không được gửi.",
  "driver.smtp": "Email được gửi qua máy chủ thư.",
  "driver.api": "Email được gửi qua nhà cung cấp email.",
  "template.plain": "plain: chỉ văn bản",
  "template.html1": "html1: thẻ đơn giản",
  "template.html2": "html2: dải mang tên công ty",
  "template.html3": "html3: bảng và nút",
  "template.html4": "html4: gọn",
  "privacy.full": "Đầy đủ",
  "privacy.fullText": "Bất kỳ ai có mã vận đơn hoặc liên kết đều thấy tất cả.",
  "privacy.masked": "Ẩn một phần",
  "privacy.maskedRecommended": "Ẩn một phần (khuyên dùng)",
  "privacy.maskedText":
    "Tên, email, điện thoại, đường phố và ảnh chỉ hiện với khách truy cập biết email hoặc điện thoại của người nhận.",
  "control.settings.maskedHint":
    "Ẩn một phần: chỉ người biết email hoặc điện thoại của người nhận mới thấy tên, email, điện thoại, đường phố và ảnh kiện hàng.",
  "control.erase.title": "Xóa dữ liệu một người",
  "control.erase.lead":
    "Gỡ một người khỏi mọi thứ được lưu, chẳng hạn vì người đó yêu cầu.",
  "control.erase.rules":
    "Kiện hàng sẽ mất tên, email, điện thoại và địa điểm của người đó. Tin nhắn từ một địa chỉ email và email gửi đến địa chỉ đó bị xóa; hóa đơn và các văn bản khác chỉ mất chính địa chỉ hoặc số điện thoại. Không thể hoàn tác.",
  "control.erase.phoneHint":
    "Kèm mã vùng. Số được tìm thấy dù viết theo cách nào.",
  "control.erase.codesHint":
    "Dành cho người chỉ biết tên: xóa người nhận và người gửi của những kiện hàng này, cả trong lịch sử và các lần nhập. Tối đa {max, number}.",
  "control.erase.look": "Xem những gì sẽ bị xóa",
  "control.erase.found": "Chỉ những mục này sẽ bị xóa. Chưa có gì thay đổi.",
  "control.erase.soFar": "Đã đếm đến lúc này. Có thể còn nữa.",
  "control.erase.goOn": "Đếm tiếp",
  "control.erase.nothing":
    "Không có dữ liệu nào được lưu về người này. Hãy kiểm tra cách viết.",
  "control.erase.ticks": "Kiện hàng của người này",
  "control.erase.ticksHint":
    "Bỏ chọn kiện hàng của người khác. Khi đó chỉ người nhận và người gửi của các kiện hàng được chọn bị xóa, và bạn sẽ thấy số liệu mới trước.",
  "control.erase.first": "Chỉ liệt kê {count, number} kiện hàng đầu tiên.",
  "control.erase.others": "Mục khác",
  "control.erase.button": "Xóa dữ liệu",
  "control.erase.running": "Đang xóa.",
  "control.erase.done": "Đã xóa xong.",
  "control.erase.failed": "Việc xóa không thành công. Hãy bắt đầu lại.",
  "control.erase.disk":
    "Cho đến khi máy chủ được dừng và “deno task compact” ghi lại tệp cơ sở dữ liệu, vẫn có thể đọc được những gì đã xóa từ vùng trống của tệp.",
  "control.erase.copies": "Các bản sao trước đó",
  "control.erase.copiesText":
    "Những bản sao cơ sở dữ liệu này có thể vẫn chứa dữ liệu của người đó. Hãy xóa chúng, hoặc để việc sao lưu hằng đêm gỡ chúng sau ba mươi ngày. Các bản sao lưu ở nơi khác cũng vậy.",
  "control.erase.noCopies":
    "Không có bản sao nào cạnh cơ sở dữ liệu. Các bản sao lưu ở nơi khác có thể vẫn chứa dữ liệu của người đó.",
  "control.erase.copyAge": "{days, plural, other {# ngày trước}}",
  "control.erase.replica":
    "Một bản sao đồng bộ của cơ sở dữ liệu giữ các trạng thái trước đó. Sau khi “deno task compact” ghi lại tệp cơ sở dữ liệu, những gì đã xóa sẽ biến mất khỏi đó khi có thêm {days, plural, other {# ngày}} có dữ liệu được lưu.",
  "choice.none": "Không có",
  "choice.timeZone": "Chọn múi giờ",
  "icon.people": "Con người",
  "icon.copyright": "Bản quyền",
  "icon.pages": "Trang",
  "icon.folder": "Thư mục",
  "image.hero1": "Hải đồ",
  "image.hero-mixed": "Tàu và máy bay",
  "image.hero-air": "Máy bay",
  "image.hero-sea": "Tàu",
  "image.hero-road": "Xe tải",
  "image.hero-warehouse": "Kho hàng",
  "overlay.overlay1": "Lớp phủ tối sau văn bản",
  "overlay.overlay2": "Lớp phủ tối đều",
  "overlay.overlay3": "Lớp phủ tối từ trên xuống",
  "control.invoices.title": "Hóa đơn",
  "control.invoices.add": "Hóa đơn mới",
  "control.invoices.empty": "Chưa có hóa đơn nào",
  "control.invoices.emptyText": "Hóa đơn đầu tiên bạn xuất sẽ hiện ở đây.",
  "control.invoices.createLead":
    "Hóa đơn đã xuất giữ nguyên số của nó mãi mãi: không thể sửa hay xóa.",
  "control.invoices.hint":
    "Hóa đơn này cho việc gì. Mã vận đơn sẽ đưa vào người nhận, trọng lượng và giá trị khai báo của kiện hàng.",
  "control.invoices.issue": "Xuất hóa đơn",
  "control.imports.title": "Nhập dữ liệu",
  "control.imports.empty": "Chưa có lần nhập nào",
  "control.imports.emptyText": "Tệp đã tải lên được giữ ở đây 7 ngày.",
  "control.imports.lead":
    "Tạo và sửa nhiều kiện hàng bằng một bảng: tải lên sổ làm việc Excel hoặc tệp CSV. Không có gì thay đổi trước khi bạn xem những gì sẽ thay đổi.",
  "control.imports.template": "Tệp mẫu CSV",
  "control.imports.upload": "Tải lên và kiểm tra",
  "control.imports.fileHint":
    "Sổ làm việc Excel (.xlsx, trang tính đầu tiên) hoặc CSV, tối đa 10 MB và 20.000 dòng. Dòng đầu tiên chứa tên các cột.",
  "control.imports.guess": "Bạn có đọc được các dòng này không?",
  "control.imports.guessText":
    "Tệp không cho biết chữ được mã hóa thế nào. Hãy chọn bảng mã hiển thị đúng tên người và địa danh.",
  "control.imports.useEncoding": "Dùng bảng mã này",
  "control.imports.dates": "Số nào là ngày?",
  "control.imports.datesText":
    "Một số ngày tháng có dấu gạch chéo, và không có ngày nào cho biết ngày hay tháng đứng trước.",
  "control.imports.dmy": "Ngày trước, như 31/12/2026",
  "control.imports.mdy": "Tháng trước, như 12/31/2026",
  "control.imports.statusesText":
    "Chọn ý nghĩa của từng trạng thái, cho tệp này và các tệp sau. Từ ngữ vẫn như trong tệp. Trạng thái bỏ trống được xếp vào “Trạng thái khác”.",
  "control.imports.statusRows": "{count, plural, other {# dòng}}",
  "control.imports.reading": "Cách đọc tệp",
  "control.imports.readAgain": "Kiểm tra lại",
  "control.imports.notTaken": "Không lấy",
  "control.imports.leftOut": "Các cột không lấy",
  "control.imports.manyColumns":
    "Tệp có nhiều cột hơn mức có thể lấy: chỉ {max, number} cột đầu được dùng.",
  "control.imports.rows": "Số dòng",
  "control.imports.new": "Mới",
  "control.imports.changed": "Thay đổi",
  "control.imports.unchanged": "Không đổi",
  "control.imports.wrong": "Sai",
  "control.imports.further": "Các dòng khác của một đơn hàng",
  "control.imports.firstShown": "Hiển thị {count, number} dòng đầu.",
  "control.imports.unmatched":
    "{count, plural, other {# dòng mới}} không chỉ rõ kiện hàng nào. Nhập lại tệp sẽ tạo thêm một lần nữa những kiện không có mã tham chiếu.",
  "control.imports.nothing":
    "Không có dòng nào mới hay thay đổi nên không có gì để nhập.",
  "control.imports.goOn": "Tiếp tục nhập",
  "control.imports.appliedUntil":
    "Đã nhập đến lúc đó: {created, number} kiện hàng mới và {changed, number} kiện hàng thay đổi.",
  "control.imports.undoText":
    "Có thể hoàn tác đến {moment}. Kiện hàng đã được sửa từ đó sẽ được giữ nguyên.",
  "control.imports.undoCreated":
    "{count, plural, other {# kiện hàng do lần nhập này tạo ra sẽ bị xóa vĩnh viễn.}}",
  "control.imports.undoChanged":
    "{count, plural, other {# kiện hàng sẽ trở lại giá trị cũ.}}",
  "control.imports.wrongCsv": "Tệp kèm vấn đề dạng CSV",
  "control.imports.jobLink": "Tiến độ và vấn đề",
  "control.imports.deleteText": "Không kiện hàng nào thay đổi.",
  "separator.comma": "Dấu phẩy",
  "separator.semicolon": "Dấu chấm phẩy",
  "separator.tab": "Tab",
  "separator.pipe": "Dấu gạch đứng",
  "importStatus.checking": "Đang kiểm tra",
  "importStatus.checked": "Đã kiểm tra",
  "importStatus.failed": "Không đọc được",
  "importStatus.applying": "Đang nhập",
  "importStatus.applied": "Đã nhập",
  "importStatus.undoing": "Đang hoàn tác",
  "importStatus.undone": "Đã hoàn tác",
  "importStatus.stopped": "Đã dừng",
  "importStatus.erased": "Tệp đã bị gỡ: dữ liệu trong đó đã bị xóa",
  "control.parcels.title": "Kiện hàng",
  "control.parcels.export": "Xuất",
  "control.parcels.import": "Nhập",
  "control.parcels.add": "Kiện hàng mới",
  "control.parcels.empty": "Chưa có kiện hàng nào",
  "control.parcels.emptyText": "Kiện hàng đầu tiên bạn tạo sẽ hiện ở đây.",
  "control.parcels.createLead":
    "Ba ô là đủ để bắt đầu. Phần còn lại có thể bổ sung sau.",
  "control.parcels.save": "Lưu",
  "control.parcels.saveNext": "Lưu và tạo tiếp",
  "control.parcels.copy": "Sao chép thành kiện mới",
  "control.parcels.more": "Người gửi và hàng hóa",
  "control.parcels.codeHint":
    "Từ 4 đến 40 chữ cái, chữ số và dấu gạch nối. Mã điền sẵn không thể đoán được.",
  "control.parcels.codeGenerate": "Tạo mã",
  "control.parcels.codeWarning":
    "Mã này dễ đoán. Ai đoán được sẽ thấy kiện hàng và người nhận.",
  "control.parcels.post": "Đăng cập nhật",
  "control.parcels.update": "Cập nhật kiện hàng",
  "control.parcels.history": "Cập nhật lịch sử",
  "control.parcels.map": "Cập nhật bản đồ",
  "control.parcels.image": "Cập nhật hình ảnh",
  "control.parcels.public": "Liên kết tra cứu công khai",
  "control.parcels.copyLink": "Sao chép liên kết",
  "control.parcels.details": "Tất cả các trường",
  "control.parcels.newest": "Lịch sử mới nhất",
  "control.parcels.alike":
    "Không có kiện hàng nào có đúng mã này. Các kiện dưới đây có mã trông giống; hãy so sánh trước khi tiếp tục.",
  "control.parcels.noImage": "Chưa có ảnh",
  "control.parcels.delete": "Xóa kiện hàng",
  "control.parcels.presentImage": "Ảnh hiện tại của kiện hàng",
  "control.parcels.keep": "Để trống để giữ nguyên.",
  "control.parcels.postMore": "Thời điểm, biểu tượng, màu, bản đồ",
  "control.parcels.postBefore":
    "Mục có thời điểm trước {moment} được thêm vào lịch sử và giữ nguyên trạng thái.",
  "control.parcels.postOlder":
    "Một cập nhật mới hơn đã đặt trạng thái, nên trạng thái được giữ nguyên.",
  "control.bulk.title": "Cập nhật nhiều kiện hàng",
  "control.bulk.lead":
    "Mỗi kiện hàng nhận cùng một mục lịch sử, cùng với trạng thái và vị trí như nhau.",
  "control.bulk.codesHint":
    "Quét hoặc dán mã, một cột trong bảng hoặc liên kết theo dõi. Tối đa {max, number}.",
  "control.bulk.check": "Kiểm tra mã",
  "control.bulk.found": "{count, plural, other {Tìm thấy # kiện hàng}}",
  "control.bulk.several": "Có thể là nhiều kiện hàng: {count, number}",
  "control.bulk.unknown": "Không rõ: {count, number}",
  "control.bulk.doubled": "Nhập nhiều lần: {count, number}",
  "control.bulk.start": "Bắt đầu cập nhật",
  "control.bulk.again": "Làm lại cho những mã thất bại",
  "control.bulk.selection": "Tất cả kiện hàng trong “{selection}”",
  "control.ticked.title": "Kiện hàng đã chọn",
  "control.ticked.page": "Chọn tất cả trên trang này",
  "control.ticked.count": "Đã chọn: {count}",
  "control.ticked.clear": "Bỏ chọn",
  "control.ticked.all":
    "{count, plural, other {Tất cả trong bộ lọc này: # kiện hàng}}",
  "control.ticked.allFound": "Tất cả kiện hàng trong bộ lọc này",
  "control.ticked.trash": "Chuyển vào thùng rác",
  "control.ticked.failed": "{count, plural, other {Đã bỏ qua # kiện hàng}}",
  "control.parcels.parcel": "Kiện hàng",
  "control.parcels.recipient": "Người nhận",
  "control.parcels.sender": "Người gửi",
  "control.parcels.delivery": "Giao hàng",
  "control.parcels.filters": "Bộ lọc",
  "control.parcels.all": "Tất cả",
  "control.parcels.late": "Trễ hẹn",
  "control.parcels.dueToday": "Đến hạn hôm nay",
  "control.parcels.due": "Đến hạn {day}",
  "control.parcels.stalled": "{days, plural, other {# ngày không có tin}}",
  "control.parcels.stageOther": "Trạng thái khác",
  "control.parcels.stageNone": "Chưa có trạng thái",
  "control.parcels.expected": "Dự kiến",
  "control.parcels.lastEvent": "Sự kiện gần nhất",
  "control.parcels.noMatch": "Không có kiện hàng nào khớp với bộ lọc này",
  "control.parcels.ofJob":
    "{count, plural, other {# kiện hàng của tác vụ này:}}",
  "control.parcels.changed": "{count, plural, other {# thay đổi.}}",
  "control.parcels.dueFirst": "Đến hạn sớm nhất trước",
  "control.parcels.dueLast": "Đến hạn muộn nhất trước",
  "control.parcels.waitingFirst": "Chờ lâu nhất trước",
  "control.parcels.waitingLast": "Gần đây nhất trước",
  "control.parcels.sort": "Sắp xếp theo",
  "control.parcels.sortCreated": "Ngày tạo",
  "control.parcels.rows": "{count, plural, other {# dòng}}",
  "control.parcels.rowsLabel": "Số dòng mỗi trang",
  "control.parcels.searchWithin": "Tìm trong “{filter}”",
  "control.parcels.searchedIn": "Chỉ tìm trong “{filter}”.",
  "control.parcels.searchAll": "Tìm trong tất cả kiện hàng",
  "control.parcels.outside": "Tìm thấy ngoài bộ lọc này:",
  "control.activities.title": "Lịch sử",
  "control.activities.add": "Mục mới",
  "control.activities.empty": "Chưa có mục nào",
  "control.activities.emptyText":
    "Những gì xảy ra với kiện hàng được ghi ở đây, mới nhất trước.",
  "control.activities.create": "Thêm mục",
  "control.activities.edit": "Sửa mục",
  "control.activities.timeHint": "Theo múi giờ của trang web: {zone}.",
  "control.activities.nowHint":
    "Theo múi giờ của trang web: {zone}. Để trống để lấy thời điểm hiện tại.",
  "control.mapEditor.choose": "Địa điểm cần đặt trên bản đồ",
  "control.mapEditor.hint":
    "Chọn một địa điểm rồi nhấp vào vị trí của nó. Có thể kéo dấu ghim, hoặc khi dấu ghim được chọn thì di chuyển bằng phím mũi tên; Enter trên bản đồ đặt địa điểm đã chọn vào giữa.",
  "control.mapEditor.hintOne":
    "Nhấp vào nơi kiện hàng đang ở. Có thể kéo dấu ghim, hoặc khi dấu ghim được chọn thì di chuyển bằng phím mũi tên; Enter trên bản đồ đặt dấu ghim vào giữa.",
  "choice.yes": "Có",
  "choice.no": "Không",
  "choice.automatic": "Tự động",
  "status.pending": "Chờ xử lý",
  "status.pickedUp": "Đã lấy hàng",
  "status.inTransit": "Đang vận chuyển",
  "status.customs": "Đang thông quan",
  "status.onHold": "Tạm giữ",
  "status.outForDelivery": "Đang giao",
  "status.readyForPickup": "Chờ khách đến nhận",
  "status.delivered": "Đã giao",
  "status.deliveryFailed": "Giao không thành công",
  "status.returned": "Đã hoàn trả",
  "status.cancelled": "Đã hủy",
  "icon.radio_button_checked": "Bước",
  "icon.pan_tool": "Dừng",
  "icon.verified": "Đã xác minh",
  "icon.check_circle": "Dấu kiểm",
  "icon.radio_button_unchecked": "Bước dự kiến",
  "icon.airplanemode_active": "Máy bay",
  "icon.moped": "Xe máy",
  "icon.directions_boat": "Tàu",
  "icon.local_shipping": "Xe tải",
  "icon.home_work": "Kho",
  "icon.departure_board": "Khởi hành",

  // Printable invoice
  "invoice.title": "Hóa đơn",
  "invoice.date": "Ngày xuất",
  "invoice.issued": "Đã xuất",
  "invoice.issuer": "Từ",
  "invoice.billTo": "Người thanh toán",
  "invoice.details": "Nội dung hóa đơn",

  // Fields: the labels of forms and of validation messages
  "field.email": "email",
  "field.phone": "số điện thoại",
  "field.parcel_ids": "kiện hàng",
  "field.password": "mật khẩu",
  "field.current_password": "mật khẩu hiện tại",
  "field.new_password": "mật khẩu mới",
  "field.confirm_new_password": "xác nhận mật khẩu mới",
  "field.password_token": "mã PIN",
  "field.token": "mã thiết lập",
  "field.invitation": "mã mời",
  "field.role": "vai trò",
  "field.pending": "đã mời",
  "field.active": "hoạt động",
  "field.id": "ID",
  "field.tracking_code": "mã vận đơn",
  "field.codes": "mã vận đơn",
  "field.reference": "mã tham chiếu",
  "field.recipient_name": "tên người nhận",
  "field.proof": "email hoặc các số cuối của điện thoại",
  "field.recipient_email": "email người nhận",
  "field.recipient_phone_number": "số điện thoại người nhận",
  "field.destination": "nơi đến",
  "field.current_location": "vị trí hiện tại",
  "field.status": "trạng thái",
  "field.weight": "trọng lượng",
  "field.pieces": "số kiện",
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
  "field.parcel_id": "ID kiện hàng",
  "field.title": "tiêu đề",
  "field.description": "mô tả",
  "field.icon": "biểu tượng",
  "field.color": "màu sắc",
  "field.text": "văn bản",
  "field.stage": "giai đoạn",
  "field.hidden": "ẩn",
  "field.occurred_at": "thời điểm diễn ra",
  "field.subject": "chủ đề",
  "field.body": "nội dung tin nhắn",
  "field.message": "tin nhắn",
  "field.name": "tên",
  "field.to": "người nhận",
  "field.from": "người gửi",
  "field.website": "trang web",
  "field.contact_email": "email liên hệ",
  "field.contact_phone": "điện thoại liên hệ",
  "field.contact_phone_alt": "điện thoại khác",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "địa chỉ liên hệ",
  "field.mail_template": "mẫu email",
  "field.meta_description": "mô tả meta",
  "field.chat_code": "mã chat",
  "field.company_name": "tên công ty",
  "field.founded_year": "năm thành lập",
  "field.container_count": "số container",
  "field.gauge_warehousing": "chỉ số kho bãi",
  "field.gauge_ocean": "chỉ số vận tải biển",
  "field.gauge_air": "chỉ số vận tải hàng không",
  "field.copyright_year": "năm bản quyền",
  "field.sample_figures": "số liệu mẫu",
  "field.tracking_privacy": "quyền riêng tư khi theo dõi",
  "field.journal_days": "số ngày lưu nhật ký",
  "field.time_zone": "múi giờ",
  "field.content": "nội dung",
  "field.overlay": "lớp phủ",
  "field.image": "hình ảnh",
  "field.hero": "ảnh bìa",
  "field.sub_title": "tiêu đề phụ",
  "field.in_footer": "liên kết ở chân trang",
  "field.search": "tìm kiếm",
  "field.page": "trang",
  "field.per_page": "số mục mỗi trang",
  "field.order": "thứ tự",
  "field.cursor": "con trỏ",
  "field.review": "đánh giá",
  "field.rating": "số sao",
  "field.sample": "mẫu",
  "field.version": "phiên bản",
  "field.created_at": "thời điểm tạo",
  "field.updated_at": "lần sửa gần nhất",
  "field.ended_at": "thời điểm kết thúc",
  "field.file": "tệp",
  "field.columns": "các cột",
  "field.statuses": "các trạng thái",
  "field.dates": "thứ tự ngày tháng",
  "field.encoding": "bảng mã",
  "field.separator": "dấu phân cách",
  "field.head_row": "dòng tiêu đề",
  "field.skip_wrong": "bỏ qua dòng sai",
  "field.without_entry": "sửa mà không thêm mục vào lịch sử",
  "field.product": "sản phẩm",

  // Labels of forms
  "label.password": "Mật khẩu",
  "label.tracking_code": "Mã vận đơn",
  "track.placeholder": "Nhập mã vận đơn",
  "track.description":
    "Nhập mã vận đơn của {company} để biết kiện hàng đang ở đâu, khi nào đến và từng chặng đã đi qua.",
  "resolution.title": "Độ phân giải màn hình",
  "resolution.text":
    "Nếu một trang hiển thị không đúng trên thiết bị của bạn, các giá trị này giúp chúng tôi tìm ra nguyên nhân. Hãy sao chép và gửi cho chúng tôi.",
  "resolution.width": "Chiều rộng cửa sổ",
  "resolution.height": "Chiều cao cửa sổ",
  "resolution.agent": "Tác nhân người dùng",
  "resolution.script": "Hãy bật JavaScript để xem kích thước cửa sổ.",
  "resolution.copy": "Sao chép",
  "converting.title": "Chúng tôi đang cập nhật trang web",
  "converting.text":
    "Trang web sẽ hoạt động trở lại sau vài phút. Trang này sẽ tự tải lại.",
  "offline.title": "Bạn đang ngoại tuyến",
  "offline.text":
    "Trang này cần kết nối internet. Hãy kiểm tra kết nối rồi thử lại.",
  "offline.again": "Thử lại",

  // Forms
  "form.offers": "Gợi ý",
  "form.didYouMean": "Ý bạn là {text}?",
  "form.keepStatus": "Giữ nguyên; nghĩa là:",
  "form.optional": "{label} (không bắt buộc)",
  "form.cancel": "Hủy",
  "form.uploading": "Đang tải lên",
  "form.noAnswer":
    "Không kết nối được với trang này nên chưa biết dữ liệu đã được lưu hay chưa. Nội dung bạn nhập vẫn còn ở đây: hãy kiểm tra kết nối mạng rồi gửi lại.",
  "form.save": "Lưu thay đổi",
  "form.imageHint": "JPG hoặc PNG, tối đa 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Người khác}} đã thay đổi bản ghi này. Hãy so sánh với những gì bạn đã nhập; lưu lại lần nữa sẽ thay thế nó.",
  "form.conflict": "Mở phiên bản hiện tại trong tab mới",
  "form.repeatedText":
    "Biểu mẫu này đã được gửi trước đó và nội dung gửi khi ấy đã được lưu. Hãy gửi lại để lưu cả nội dung này.",
  "form.unsent":
    "Chưa có gì được gửi đi. Hãy kiểm tra biểu mẫu rồi nhấn “{button}”.",
  "form.mergeConflict":
    "Trong lúc đó, {who, select, person {{by}} import {lượt nhập “{by}”} bulk {lượt cập nhật hàng loạt “{by}”} other {một thay đổi khác}} đã thay đổi “{label}”. Hãy chọn giá trị được giữ lại.",
  "form.keepTheirs": "Giữ giá trị kia",
  "form.useOwn": "Dùng giá trị tôi nhập",
  "form.meanwhile":
    "{who, select, person {Trong lúc đó {by} đã thay đổi:} import {Trong lúc đó lượt nhập “{by}” đã thay đổi:} bulk {Trong lúc đó lượt cập nhật hàng loạt “{by}” đã thay đổi:} other {Thay đổi khác trong lúc đó:}} {fields}.",

  // Validation (422)
  "invalid.required": "Trường “{label}” là bắt buộc.",
  "invalid.email": "Trường “{label}” phải là địa chỉ email hợp lệ.",
  "invalid.phone": "Trường {label} phải có từ 7 đến 15 chữ số, kèm mã vùng.",
  "invalid.max": "Trường “{label}” không được vượt quá {max, number} ký tự.",
  "invalid.min": "Trường “{label}” phải có ít nhất {min, number} ký tự.",
  "invalid.maxItems": "Trường “{label}” không được có quá {max, number} mục.",
  "invalid.noTicks": "Hãy chọn ít nhất một kiện hàng.",
  "invalid.unknownCodes": "Không tìm thấy: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Tìm thấy: {count, number}.} other {Tìm thấy hơn {max, number}.}} Mỗi lần cập nhật tối đa {max, number} kiện hàng.",
  "invalid.codeCharacters":
    "Trường “{label}” chỉ được chứa chữ cái từ A đến Z, chữ số và dấu gạch nối, và không được chỉ có dấu gạch nối.",
  "invalid.number": "Trường “{label}” phải là số.",
  "invalid.integer": "Trường “{label}” phải là số nguyên.",
  "invalid.between":
    "Trường “{label}” phải nằm trong khoảng từ {min} đến {max}.",
  "invalid.pageReach":
    "Trường “{label}” phải nằm trong khoảng từ 1 đến {max}; các trang sau được lấy qua next_page_url.",
  "invalid.selected": "Giá trị đã chọn cho “{label}” không hợp lệ.",
  "invalid.characters":
    "Trường “{label}” chứa ký tự điều khiển hoặc ký tự khác không hiển thị được. Hãy xóa ký tự đó.",
  "invalid.oneLine": "Trường “{label}” chỉ được có một dòng.",
  "invalid.noParcel":
    "Không có kiện hàng nào mang mã này. Hãy đối chiếu với mã của kiện hàng, hoặc gửi lại biểu mẫu để vẫn xuất hóa đơn: sau đó không thể thay đổi nữa.",
  "invalid.severalParcels": "{code} có thể là {codes}. Hãy nhập mã chính xác.",
  "invalid.rawLine": "Dòng {line} sẽ hiển thị đúng như đã gõ: {text}",
  "invalid.invitation":
    "Lời mời này không hợp lệ: mã sai, đã được dùng hoặc đã hết hạn. Hãy xin liên kết mới.",
  "invalid.taken": "Giá trị của trường “{label}” đã được sử dụng.",
  "invalid.statusesFull":
    "Đã có {max, number} trạng thái. Hãy xóa bớt một trạng thái trước.",
  "invalid.unknownStatus":
    "“{status}” là trạng thái mới. Hãy cho biết ý nghĩa.",
  "invalid.suggestedDeleted":
    "Trạng thái gợi ý có thể ẩn, nhưng không thể xóa.",
  "invalid.suggestedStage": "Không thể đổi giai đoạn của trạng thái gợi ý.",
  "invalid.codeInTrash": "Mã này thuộc về một kiện hàng trong thùng rác.",
  "invalid.reserved":
    "Giá trị của trường “{label}” là từ dành riêng. Hãy chọn giá trị khác.",
  "invalid.unknown": "Trường “{label}” không được phép.",
  "invalid.noFilter": "Nêu một hoặc hai bộ lọc.",
  "invalid.text": "Trường “{label}” phải là văn bản.",
  "invalid.date": "Trường “{label}” phải là ngày hợp lệ.",
  "invalid.timeZone":
    "Trường “{label}” cần có múi giờ: hãy kết thúc bằng Z hoặc độ lệch như +01:00.",
  "invalid.notBefore": "Trường “{label}” không được sớm hơn “{other}”.",
  "invalid.ahead": "Trường “{label}” không được muộn hơn hiện tại quá 24 giờ.",
  "invalid.together":
    "Trường “{label}” và “{other}” đi cùng nhau: hãy điền cả hai hoặc bỏ trống cả hai.",
  "invalid.noUpdate": "Nhập trạng thái hoặc địa điểm.",
  "invalid.common":
    "Giá trị của trường “{label}” quá phổ biến. Vui lòng chọn giá trị khác.",
  "invalid.personal":
    "Trường “{label}” không được chứa địa chỉ email của bạn hoặc tên công ty.",
  "invalid.confirmed": "Xác nhận của trường “{label}” không khớp.",
  "invalid.wrong": "Giá trị của trường “{label}” không đúng.",
  "invalid.unchanged": "Giá trị của trường “{label}” phải khác giá trị cũ.",
  "invalid.memberName":
    "Hãy chọn một tên không có @ và chưa có thành viên nào khác trong nhóm dùng.",
  "invalid.eraseMember":
    "Đây là địa chỉ của một thành viên trong nhóm. Hãy gỡ thành viên đó trước.",
  "invalid.eraseContact":
    "Đây là email liên hệ của chính trang web. Trước tiên hãy nhập email khác trong phần cài đặt.",
  "invalid.eraseContactPhone":
    "Đây là số điện thoại của chính trang web. Trước tiên hãy nhập số khác trong phần cài đặt.",
  "invalid.eraseBy": "Nhập một trong ba: email, số điện thoại hoặc mã vận đơn.",
  "invalid.imageType": "Trường “{label}” phải là tệp jpg, jpeg hoặc png.",
  "invalid.imagePixels":
    "Tệp ở trường “{label}” không được vượt quá {max} megapixel.",
  "invalid.imageDamaged":
    "Không đọc được tệp ở trường “{label}”. Có thể tệp đã bị hỏng.",
  "invalid.oneFile": "Trường “{label}” chỉ được chứa một tệp.",
  "invalid.noRoom":
    "Không còn chỗ cho tệp mới. Hãy xóa những tệp không cần nữa.",
  "invalid.halves": "Trường “{label}” phải là bội số của 0,5.",
  "invalid.object": "Yêu cầu phải là một đối tượng JSON.",
  "import.noText":
    "Tệp này không phải là bảng văn bản thuần hoặc dùng bảng mã khác. Hãy lưu tệp dưới dạng sổ làm việc Excel (.xlsx) hoặc CSV.",
  "import.bookDamaged":
    "Sổ làm việc này bị hỏng. Hãy mở bằng phần mềm bảng tính rồi lưu lại dưới dạng sổ làm việc Excel (.xlsx) hoặc CSV.",
  "import.bookLocked":
    "Tệp này được bảo vệ bằng mật khẩu. Hãy gỡ mật khẩu trong phần mềm bảng tính hoặc lưu bảng dưới dạng CSV.",
  "import.bookTooLarge":
    "Sổ làm việc này có hơn {max, number} MB nội dung. Hãy xóa những gì không cần thiết hoặc chia thành nhiều tệp.",
  "import.bookTooSlow":
    "Đọc sổ làm việc này mất hơn {max, number} giây. Hãy xóa những gì không cần thiết hoặc lưu bảng dưới dạng CSV.",
  "import.otherFormat":
    "Không đọc được tệp có định dạng {format}. Hãy lưu bảng dưới dạng sổ làm việc Excel (.xlsx) hoặc CSV.",
  "import.noColumn":
    "Không nhận ra cột nào của tệp này. Dòng đầu tiên phải chứa tên các cột.",
  "import.quote":
    "Một dấu ngoặc kép ở dòng {line, number} chưa được đóng hoặc nằm sai chỗ.",
  "import.tooManyRows":
    "Tệp có hơn {max, number} dòng. Hãy chia thành nhiều tệp.",
  "import.tooManyColumns":
    "Tệp có hơn {max, number} cột. Hãy xóa những cột không cần thiết.",
  "import.tooManyLines":
    "Tệp vẫn có dữ liệu bên dưới dòng {max, number}. Hãy xóa các dòng trống.",
  "import.longRow":
    "Bản ghi bắt đầu ở dòng {line, number} quá dài. Có thể thiếu một dấu ngoặc kép.",
  "import.shortYear": "Trường “{label}” cần năm có bốn chữ số.",
  "import.shortened":
    "Bảng tính đã rút gọn trường “{label}”. Hãy định dạng cột là văn bản, nhập đủ số rồi lưu lại tệp.",
  "import.noSuchDay": "Trường “{label}” ghi một ngày không tồn tại.",
  "import.otherCalendar":
    "Trường “{label}” trông như một ngày theo {calendar, select, persian {lịch Ba Tư} islamic {lịch Hồi giáo (Hijri)} buddhist {Phật lịch} roc {lịch Dân Quốc} japanese {lịch Nhật Bản} other {lịch Do Thái}}. Hãy nhập ngày dương lịch, ví dụ 2026-11-28.",
  "import.dateOrder":
    "Trong trường “{label}” không rõ đâu là ngày, đâu là tháng.",
  "import.unreadable":
    "Dòng này có một ký tự không đọc được. Hãy nhập lại ký tự đó trong chương trình của bạn rồi lưu lại tệp.",
  "import.totals":
    "Dòng này trông như dòng tổng cộng. Nếu đây là bưu kiện, hãy thêm người nhận và điểm đến.",
  "import.moreCells": "Dòng này có nhiều ô hơn số cột của tệp.",
  "import.double":
    "Dòng {row, number} đã có cùng mã vận đơn hoặc mã tham chiếu.",
  "import.referenceTwice":
    "Nhiều kiện hàng có mã tham chiếu này. Hãy thêm mã vận đơn.",
  "import.notUnknown":
    "“{status}” không nằm trong các trạng thái chưa biết của lần nhập này.",
  "import.hasWrong":
    "{count, plural, other {# dòng}} bị sai. Hãy sửa tệp hoặc chọn bỏ qua các dòng sai.",
  "import.tooLate": "Chỉ có thể hoàn tác lần nhập trong vòng 24 giờ.",
  "import.notNow":
    "Lần nhập này đã chuyển sang bước khác. Hãy tải lại trang để xem trạng thái.",
  "import.gone": "Kiện hàng không còn tồn tại.",
  "import.changedSince":
    "Kiện hàng đã được sửa sau lần nhập nên được giữ nguyên.",
  "import.erased": "Tệp đã bị gỡ vì chứa dữ liệu đã xóa. Hãy tải lên lại.",
  "bulk.tooLate": "Chỉ có thể hoàn tác bản cập nhật trong vòng 24 giờ.",
  "bulk.notNow":
    "Bản cập nhật này vẫn đang chạy, không thay đổi gì hoặc đã được hoàn tác. Hãy tải lại trang để xem trạng thái.",
  "bulk.changedSince":
    "Kiện hàng đã được sửa sau bản cập nhật nên được giữ nguyên.",

  // Errors of the other codes
  "error.malformed": "Nội dung yêu cầu không phải là JSON hợp lệ.",
  "error.signInNeeded": "Vui lòng đăng nhập để tiếp tục.",
  "error.credentials": "Email hoặc mật khẩu không đúng.",
  "error.deactivated":
    "Tài khoản này đã bị vô hiệu hóa. Hãy nhờ một chủ sở hữu của trang này kích hoạt lại.",
  "error.origin": "Yêu cầu này đến từ một trang web khác và đã bị từ chối.",
  "error.https":
    "Lệnh gọi này cần https. Hãy dùng địa chỉ https của trang này (PUBLIC_ORIGIN); proxy cung cấp địa chỉ đó phải gửi X-Forwarded-Proto.",
  "error.adminExists": "Quản trị viên đã tồn tại.",
  "error.setupToken":
    "Mã thiết lập sai hoặc đã hết hạn. Khởi động lại máy chủ để nhận mã mới.",
  "error.parcelNotFound": "Không tìm thấy kiện hàng",
  "error.severalParcels":
    "Nhiều kiện hàng có mã trông giống mã này. Hãy nhập mã chính xác.",
  "error.activityNotFound":
    "Mục lịch sử này không còn nữa. Có thể nó đã bị xóa trong lúc đó.",
  "error.messageNotFound": "Không tìm thấy tin nhắn",
  "error.pageNotFound": "Không tìm thấy trang",
  "error.pagesFull": "Đã có {max, number} trang. Hãy xóa bớt một trang trước.",
  "error.reviewNotFound": "Không tìm thấy đánh giá",
  "error.statusNotFound": "Không tìm thấy trạng thái",
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
  "error.jobNotFound": "Không tìm thấy tác vụ",
  "error.importNotFound": "Không tìm thấy lần nhập",
  "error.jobEnded": "Tác vụ này đã kết thúc.",
  "error.jobGoesOn": "Không thể hủy tác vụ này.",
  "error.stepFailed":
    "Không thể thực hiện việc này; chi tiết nằm trong nhật ký hệ thống với mã {id}.",
  "error.itemTooLarge": "Dữ liệu quá lớn để xử lý trong một bước.",
  "error.notErased":
    "Không thể xóa hết; “{place}” vẫn còn chứa dữ liệu của người đó.",
  "error.mailRefused": "Máy chủ thư từ chối email: {reason}",
  "error.mailSignIn":
    "Máy chủ thư không chấp nhận tên người dùng hoặc mật khẩu: {reason}",
  "error.mailUnencrypted":
    "Máy chủ thư không hỗ trợ mã hóa (STARTTLS), nên không gửi email nào: {reason}",
  "error.mailFailed": "Không thể gửi email: {reason}",
  "error.mailTimeout":
    "Máy chủ thư không trả lời kịp thời. Email chưa được gửi.",
  "error.mailUnknown":
    "Kết nối với máy chủ thư bị ngắt khi đang chuyển email. Có thể email đã được gửi.",
  "error.mailNotSetUp":
    "Thư chưa được thiết lập đầy đủ: tác vụ doctor cho biết còn thiếu gì.",
  "error.mailHeaders": "Một địa chỉ hoặc chủ đề của email này không được phép.",
  "error.memberNotFound": "Không tìm thấy thành viên",
  "error.trashNotFound": "Không tìm thấy trong thùng rác",
  "error.lastOwner":
    "Đây là chủ sở hữu cuối cùng. Trước tiên hãy chuyển một thành viên đang hoạt động khác thành chủ sở hữu.",
  "error.notInvited":
    "Liên kết mới chỉ dành cho thành viên đang hoạt động chưa chấp nhận lời mời.",
  "error.method": "Phương thức này không được phép tại đây.",
  "invalid.notTogether": "Không thể dùng {one} cùng với {two}.",
  "invalid.codesOrFilter": "Chỉ gửi codes hoặc filter.",
  "invalid.manyFilters":
    "Chỉ kết hợp được tối đa hai điều kiện: một giai đoạn; trễ hẹn, đến hạn hoặc không có tin; một lượt tìm kiếm.",
  "invalid.fixedSort":
    "Không thể đổi thứ tự của kết quả tìm kiếm hoặc của kiện hàng trong một tác vụ.",
  "invalid.closedSort":
    "Chỉ kiện hàng chưa kết thúc mới sắp xếp được như vậy, và giai đoạn này không có kiện nào.",
  "error.notAllowed":
    "Vai trò của bạn không cho phép việc này. Hãy nhờ một chủ sở hữu đổi vai trò của bạn hoặc làm giúp bạn.",
  "error.conflict":
    "Bản ghi này đã được {known, select, yes {{by}} other {người khác}} thay đổi. Hãy tải lại rồi thực hiện lại thay đổi.",
  "error.repeated": "Idempotency-Key này đã được dùng với một nội dung khác.",
  "error.slow": "Yêu cầu mất quá nhiều thời gian để đến nơi.",
  "error.tooLarge": "Yêu cầu không được lớn hơn {max, number} KiB.",
  "error.tooManyFields": "Yêu cầu không được có quá {max, number} trường.",
  "error.fileTooLarge": "Tệp không được lớn hơn {max, number} MB.",
  "error.mediaType": "Nội dung yêu cầu phải được gửi dưới dạng {type}.",
  "error.encoded":
    "Nội dung yêu cầu không được nén. Hãy gửi mà không có Content-Encoding.",
  "error.verification": "Không khớp với email hoặc điện thoại của người nhận.",
  "error.tooMany":
    "Quá nhiều lần thử. Vui lòng thử lại sau {minutes, plural, other {# phút}}.",
  "error.host": "Tên máy chủ này không được phục vụ tại đây.",
  "error.badRequest": "Không thể hiểu yêu cầu.",
  "error.busy": "Dịch vụ đang bận. Vui lòng thử lại sau giây lát.",
  "error.converting":
    "Trang web đang được cập nhật ({percent, number} %). Vui lòng thử lại sau giây lát.",
  "error.readOnly": "Hiện không thể lưu. Vui lòng thử lại sau.",
  "error.internal": "Đã xảy ra lỗi. ID yêu cầu: {id}",

  // Messages of success
  "message.adminCreated":
    "Đã tạo quản trị viên. Có thể đăng nhập ngay bây giờ.",
  "message.signedIn": "Đã đăng nhập.",
  "message.signedOut": "Đã đăng xuất.",
  "message.pinRequested":
    "Nếu email này đã được đăng ký, mã PIN đang được gửi đến.",
  "message.noMailServer":
    "Chưa thiết lập máy chủ thư. Hãy xin liên kết đặt lại từ người vận hành trang web.",
  "message.passwordReset":
    "Đã đặt lại mật khẩu. Bạn có thể đăng nhập bằng mật khẩu mới.",
  "message.passwordChanged":
    "Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.",
  "message.sessionsEnded": "Tất cả các phiên khác của bạn đã kết thúc.",
  "message.memberInvited":
    "Lời mời đã sẵn sàng. Hãy chuyển liên kết: nó chỉ hiện lần này.",
  "message.memberInvitedMailed":
    "Lời mời đang được gửi qua email. Bạn cũng có thể chuyển liên kết: nó chỉ hiện lần này.",
  "message.memberUpdated": "Đã cập nhật thành viên.",
  "message.memberRemoved": "Đã xóa thành viên.",
  "message.invitationAccepted":
    "Tài khoản đã sẵn sàng. Có thể đăng nhập ngay bây giờ.",
  "message.nameUpdated": "Đã đổi tên của bạn.",
  "message.parcelCreated": "Đã tạo kiện hàng.",
  "message.parcelUpdated": "Đã cập nhật kiện hàng.",
  "message.parcelDeleted": "Đã xóa kiện hàng.",
  "message.parcelRestored": "Đã khôi phục kiện hàng.",
  "message.trashed": "{name} đang ở trong thùng rác.",
  "message.trashedMany":
    "{count, plural, other {# kiện hàng đang ở trong thùng rác.}}",
  "message.restoredMany": "{count, plural, other {Đã khôi phục # kiện hàng.}}",
  "message.trashErased": "Đã xóa vĩnh viễn.",
  "message.activityCreated": "Đã thêm mục lịch sử.",
  "message.activityUpdated": "Đã cập nhật mục lịch sử.",
  "message.activityDeleted":
    "Đã xóa mục lịch sử. Kiện hàng hiện hiển thị: {values}.",
  "message.invoiceCreated": "Đã xuất hóa đơn.",
  "message.settingsUpdated": "Đã cập nhật cài đặt.",
  "message.messageReceived": "Chúng tôi đã nhận được tin nhắn của bạn.",
  "message.messageDeleted": "Đã xóa tin nhắn.",
  "message.emailSent": "Email của bạn đã được gửi.",
  "message.emailKept":
    "Email đã được giữ lại. Không có gì được gửi đi: chưa thiết lập máy chủ thư.",
  "message.mailQueued": "Email sẽ được gửi lại.",
  "message.jobCancelled": "Đã hủy tác vụ.",
  "message.bulkStarted": "Đã bắt đầu cập nhật.",
  "message.bulkUndoing": "Đang hoàn tác bản cập nhật.",
  "message.importUploaded": "Tệp đã được tải lên và đang được kiểm tra.",
  "message.importChecking": "Tệp đang được kiểm tra lại.",
  "message.importStatuses": "Các giai đoạn đã được lưu.",
  "message.importStarted": "Đã bắt đầu nhập.",
  "message.importUndoing": "Đang hoàn tác lần nhập.",
  "message.importDeleted": "Đã xóa lần nhập.",
  "message.pageCreated": "Đã tạo trang.",
  "message.pageUpdated": "Đã cập nhật trang.",
  "message.pageDeleted": "Đã xóa trang.",
  "message.pageRestored": "Đã khôi phục trang.",
  "message.reviewCreated": "Đã tạo đánh giá.",
  "message.reviewUpdated": "Đã cập nhật đánh giá.",
  "message.reviewDeleted": "Đã xóa đánh giá.",
  "message.reviewsConfirmed": "Đã xác nhận các đánh giá là của bạn.",
  "message.statusCreated": "Đã tạo trạng thái.",
  "message.statusUpdated": "Đã cập nhật trạng thái.",
  "message.statusDeleted": "Đã xóa trạng thái.",
  "message.nothingToUpdate": "Không có gì để cập nhật.",

  // Tracking
  "tracking.heading": "Tra cứu kiện hàng",
  "tracking.intro":
    "Mã có trên biên nhận và trong thông báo gửi hàng. Không phân biệt chữ hoa, chữ thường; khoảng trắng và gạch nối không ảnh hưởng.",
  "tracking.code": "Mã vận đơn",
  "tracking.placeholder": "Nhập mã vận đơn",
  "tracking.button": "Tra cứu",
  "tracking.back": "Về trang chủ",
  "tracking.loading": "ĐANG TRA CỨU…",
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
  "tracking.announced": "Đã khai báo, chưa nhận hàng",
  "tracking.weight": "Trọng lượng",
  "tracking.currentLocation": "Vị trí hiện tại",
  "tracking.deliveryDate": "Ngày giao dự kiến",
  "tracking.delayed": "Trễ hẹn",
  "tracking.deliveredOn": "Đã giao vào",
  "tracking.returnedOn": "Đã hoàn trả vào",
  "tracking.cancelledOn": "Đã hủy vào",
  "tracking.expectedBy": "Dự kiến chậm nhất",
  "tracking.after.pending":
    "Người gửi đã báo trước về kiện hàng. Hành trình bắt đầu ngay khi chúng tôi nhận được hàng.",
  "tracking.after.pickedUp":
    "Chúng tôi đã nhận kiện hàng. Tiếp theo, kiện hàng sẽ lên đường đến nơi nhận.",
  "tracking.after.inTransit":
    "Kiện hàng đang trên đường đến nơi nhận. Sau đó hàng sẽ được đem đi giao.",
  "tracking.after.customs":
    "Hải quan đang kiểm tra kiện hàng. Hàng sẽ đi tiếp ngay khi được thông quan.",
  "tracking.after.onHold":
    "Hiện kiện hàng chưa thể đi tiếp. Hãy liên hệ với chúng tôi nếu bạn muốn biết lý do.",
  "tracking.after.outForDelivery":
    "Nhân viên giao hàng đang mang kiện hàng đến. Hãy bảo đảm có người nhận.",
  "tracking.after.readyForPickup":
    "Kiện hàng đang chờ bạn. Hãy mang theo mã vận đơn và giấy tờ tùy thân.",
  "tracking.after.delivered":
    "Kiện hàng đã đến nơi. Hãy liên hệ với chúng tôi nếu hàng bị thiếu hoặc hư hỏng.",
  "tracking.after.deliveryFailed":
    "Chúng tôi chưa giao được kiện hàng. Thông thường chúng tôi sẽ giao lại vào ngày làm việc tiếp theo; hãy liên hệ với chúng tôi nếu ngày hoặc nơi khác tiện cho bạn hơn.",
  "tracking.after.returned":
    "Kiện hàng đã về lại người gửi. Hãy liên hệ với chúng tôi nếu bạn vẫn cần kiện hàng.",
  "tracking.after.cancelled":
    "Kiện hàng này sẽ không được giao. Hãy liên hệ với chúng tôi nếu điều đó ngoài dự kiến của bạn.",
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
  "tracking.verificationTitle": "Đây là kiện hàng của bạn?",
  "tracking.verificationText":
    "Thông tin cá nhân đang được ẩn. Hãy xác nhận bạn là người nhận để xem.",
  "tracking.verificationLabel":
    "Email người nhận, hoặc 4 số cuối của điện thoại",
  "tracking.verificationButton": "Hiện thông tin",
  "tracking.share": "Chia sẻ",
  "tracking.copyLink": "Sao chép liên kết",
  "tracking.progress": "Tiến trình",
  "tracking.done": "đã xong",
  "tracking.searched": "Bạn đã tìm",
  "tracking.next": "Bước tiếp theo có thể làm",
  "tracking.codeForm":
    "Mã vận đơn có từ {min, number} đến {max, number} ký tự: chữ cái từ A đến Z, chữ số và dấu gạch nối.",
  "tracking.nextCompare":
    "Đối chiếu từng ký tự với mã trên biên nhận: 0 và O, 1 và I rất dễ nhầm lẫn.",
  "tracking.nextWait":
    "Mã mới có thể cần vài giờ mới hiển thị tại đây. Vui lòng thử lại sau.",
  "tracking.nextAsk": "Hỏi người gửi xem mã đã đầy đủ chưa.",
  "tracking.nextConnection":
    "Không kết nối được với trang này. Hãy kiểm tra kết nối mạng rồi tra cứu lại.",
  "tracking.contact": "Liên hệ với chúng tôi",
  "tracking.map": "Bản đồ",
  "tracking.mapHint":
    "Kéo bản đồ, di chuyển bằng hai ngón tay trên màn hình cảm ứng hoặc dùng các phím mũi tên, + và -.",
  "tracking.zoomIn": "Phóng to",
  "tracking.zoomOut": "Thu nhỏ",

  // Mails
  "mail.message.subject": "Tin nhắn từ biểu mẫu liên hệ: {subject}",
  "mail.message.intro": "Có người đã viết cho {company} qua biểu mẫu liên hệ.",
  "mail.message.answer": "Trả lời email này để viết cho {email}.",
  "mail.message.noEmail": "Người gửi không để lại địa chỉ email.",
  "mail.message.name": "Tên",
  "mail.pin.subject": "Mã PIN để đặt mật khẩu mới",
  "mail.pin.text":
    "Có người, có lẽ là bạn, muốn đặt mật khẩu mới cho bảng điều khiển của {company}. Đây là mã PIN của bạn:",
  "mail.pin.once": "Mã dùng được một lần, trong {minutes} phút.",
  "mail.pin.ignore":
    "Nếu không phải bạn, hãy bỏ qua email này. Không có gì thay đổi.",
  "mail.pin.button": "Đặt mật khẩu mới",
  "mail.invitation.subject": "Lời mời vào bảng điều khiển của {company}",
  "mail.invitation.text":
    "Bạn được mời làm việc trong bảng điều khiển của {company}. Hãy chọn mật khẩu để bắt đầu.",
  "mail.invitation.button": "Chấp nhận lời mời",
  "mail.invitation.code": "Nếu trang yêu cầu mã, đây là mã đó:",
  "mail.invitation.page": "Mở trang {path} của bảng điều khiển và nhập mã này:",
  "mail.invitation.once": "Lời mời dùng được một lần, đến {moment}.",
  "mail.invitation.ignore": "Nếu bạn không chờ email này, hãy bỏ qua.",
  "mail.password.subject": "Mật khẩu của bạn đã được đổi",
  "mail.password.text":
    "Mật khẩu bảng điều khiển của {company} đã được đổi và các phiên cũ đã kết thúc.",
  "mail.password.notYou":
    "Nếu không phải bạn, hãy yêu cầu ngay mã PIN ở trang đăng nhập và đặt mật khẩu mới.",
  "mail.chatCode.subject": "Mã chat đã được thay đổi",
  "mail.chatCode.text":
    "Mã chat trên các trang công khai của {company} đã được thay đổi. Mã này chạy trong trình duyệt của mọi khách truy cập.",
  "mail.chatCode.notYou":
    "Nếu không phải bạn, hãy xóa nó trong Cài đặt HTML và đổi mật khẩu.",
  "mail.footer": "Gửi bởi {company}",
  "mail.sample.subject": "Kiện hàng của bạn đang trên đường",
  "mail.sample.text":
    "Xin chào,\n\nKiện hàng của bạn đã rời kho của chúng tôi và sẽ sớm đến nơi.\n\nTrân trọng",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `không có, chưa có, không áp dụng, chưa xác định, chưa rõ, không rõ, sẽ thông báo sau, để trống, bỏ trống`,
  pieces: "kiện, cái, chiếc, thùng, hộp, gói, bưu kiện, bao, túi",
  totals: "tổng, tổng cộng, tổng số, cộng",
  dates:
    `ngày, tháng, năm, lúc, giờ, phút, sáng, trưa, chiều, tối, thứ, chủ nhật, h`,
  encoding: "windows-1258",
  streets: `hẻm ngách đại-lộ quốc-lộ tỉnh-lộ căn-hộ chung-cư tòa-nhà số-nhà`,
  headings: {
    recipient: "người nhận, bên nhận, người nhận hàng",
    shipping: "giao hàng, giao, nhận hàng, nơi nhận",
    buyer: "khách hàng, người mua, khách",
    billing: "thanh toán, hóa đơn",
    sender: "người gửi, bên gửi, người gửi hàng",
    pickup: "lấy hàng, gửi hàng",
    name: "tên, họ tên, họ và tên, tên đầy đủ, người liên hệ",
    company: "công ty, tên công ty, doanh nghiệp",
    address: "địa chỉ, đường, địa chỉ chi tiết",
    house: "số nhà",
    postcode: "mã bưu chính, mã bưu điện",
    city: "thành phố, tp, quận, huyện, phường",
    region: "tỉnh, tỉnh thành",
    country: "quốc gia, nước",
    phone: "điện thoại, số điện thoại, di động, sđt, số liên hệ",
    email: "email, thư điện tử, địa chỉ email",
    shipment: "vận đơn, lô hàng",
    order: "đơn hàng, đơn đặt hàng",
    package: "kiện hàng, bưu kiện, bưu gửi",
    packages: "kiện, thùng",
    tracking_code: "mã vận đơn, số vận đơn, mã theo dõi, mã tra cứu",
    reference: "tham chiếu, mã tham chiếu, số tham chiếu",
    destination: "nơi đến, điểm đến, nơi nhận, nơi giao, điểm giao hàng",
    pickup_location: "nơi lấy hàng, điểm lấy hàng, nơi gửi, điểm gửi",
    current_location:
      "vị trí hiện tại, vị trí, nơi hiện tại, địa điểm hiện tại",
    status: "trạng thái, tình trạng, trạng thái hiện tại",
    weight: "trọng lượng, khối lượng, cân nặng, tổng trọng lượng",
    pieces: "số kiện, số thùng, số lượng kiện",
    shipped_via:
      `phương thức vận chuyển, đơn vị vận chuyển, hãng vận chuyển, nhà vận chuyển, dịch vụ, dịch vụ vận chuyển, loại dịch
  vụ, hình thức giao hàng`,
    parcel_content:
      "nội dung, nội dung hàng hóa, hàng hóa, mô tả hàng hóa, tên hàng",
    declared_value:
      "giá trị khai báo, giá trị hàng hóa, giá trị hàng, khai giá",
    min_expected_delivery_date:
      "ngày giao sớm nhất, giao từ ngày, giao sớm nhất",
    max_expected_delivery_date:
      `ngày giao, ngày giao hàng, ngày giao dự kiến, dự kiến giao, ngày đến dự kiến, thời gian giao dự kiến, ngày giao
  muộn nhất, giao trước ngày, hạn giao`,
    number: "số",
    code: "mã",
    count: "số lượng, sl",
    of: "của, cho, và",
    unit: "ki lô gam, gam, bắt buộc",
    article: "sản phẩm, mặt hàng",
  },
};
