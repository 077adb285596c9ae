import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** Russian. */
export const ru: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Меню",
  "nav.close": "Закрыть меню",
  "nav.home": "Главная",
  "nav.homePage": "Главная страница",
  "nav.contact": "Контакты",
  "nav.track": "Отследить посылку",
  "nav.skip": "Перейти к содержимому",
  "theme.toDark": "Включить тёмную тему",
  "theme.toLight": "Включить светлую тему",
  "language.choose": "Выбрать язык",
  "nav.main": "Главное меню",
  "nav.side": "Меню сайта",
  "nav.breadcrumb": "Навигационная цепочка",
  "footer.line": "Перевозки по воздуху, морю и суше с {year} года.",
  "footer.lineNoYear": "Перевозки по воздуху, морю и суше.",
  "footer.company": "Компания",
  "footer.contact": "Контакты",
  "page.about": "О компании",
  "page.privacy": "Политика конфиденциальности",

  // Home page
  "home.title": "Грузоперевозки по воздуху, морю и суше",
  "home.description":
    "{company} перевозит грузы по воздуху, морю и суше, бережно хранит их на своих складах и шаг за шагом показывает, где они находятся.",
  "home.hero.title": "Доставка по всему миру под вашим контролем",
  "home.hero.promise":
    "По воздуху, морю и суше с {year} года. Введите трек-номер, чтобы узнать, где ваша посылка и когда она прибудет.",
  "home.hero.promiseNoYear":
    "По воздуху, морю и суше. Введите трек-номер, чтобы узнать, где ваша посылка и когда она прибудет.",
  "home.services.title": "Весь путь от двери до двери",
  "home.services.lead":
    "Одна компания бронирует рейс, грузит судно, проходит последнюю милю и бережёт груз от сырости между этапами.",
  "home.services.air": "Авиаперевозки",
  "home.services.airText":
    "Для грузов, которые не могут ждать. Мы бронируем рейс, оформляем таможенные документы и передаём груз в аэропорту или у вашей двери.",
  "home.services.sea": "Морские перевозки",
  "home.services.seaText":
    "Целый контейнер или место в сборном. Мы планируем рейс, следим за расписанием и заранее сообщаем об изменениях.",
  "home.services.road": "Автоперевозки",
  "home.services.roadText":
    "Забор и доставка грузовиками: полные и сборные грузы, от первой мили до последней.",
  "home.services.warehouse": "Складские услуги",
  "home.services.warehouseText":
    "Сухое и безопасное хранение. Мы принимаем ваш груз, пересчитываем, храним и отправляем дальше по вашему указанию.",
  "home.qualities.title": "На что вы можете рассчитывать",
  "home.qualities.pricing": "Прозрачные цены",
  "home.qualities.pricingText":
    "В расчёте указаны все расходы, и счёт ему соответствует.",
  "home.qualities.tracking": "Отслеживание в реальном времени",
  "home.qualities.trackingText":
    "Каждый шаг появляется на странице отслеживания сразу после регистрации, с указанием места и времени.",
  "home.qualities.storage": "Хранение на складе",
  "home.qualities.storageText":
    "Между двумя перевозками ваш груз ждёт под одной крышей: его пересчитывают при приёме и при выдаче.",
  "home.about.eyebrow": "О компании",
  "home.about.title": "Перевозим грузы с {year} года",
  "home.about.titleNoYear": "Перевозка грузов — наше дело",
  "home.about.text":
    "Посылки, паллеты и полные контейнеры путешествуют с {company} самым подходящим для них способом: по воздуху, по морю, по дорогам, а когда нужно подождать — остаются на складе.",
  "home.about.founded": "Год основания",
  "home.about.containers": "Контейнеров, до",
  "home.about.tracking": "Отслеживание круглосуточно",
  "home.hero.nightTitle": "Доставка круглосуточно",
  "home.hero.nightText":
    "Грузовики, терминалы и люди работают всю ночь, чтобы отправленное вчера могло прибыть сегодня утром.",
  "home.hero.surfTitle": "В море как дома",
  "home.hero.surfText":
    "Какой бы ни была погода, мы следим за рейсом и заранее сообщаем, если время прибытия меняется.",
  "home.carousel.label": "Наша работа в картинках",
  "home.carousel.slide": "{number} из {count}",
  "home.carousel.pause": "Остановить показ",
  "home.carousel.play": "Продолжить показ",
  "home.slider.previous": "Назад",
  "home.slider.next": "Вперёд",
  "home.work.title": "Что мы делаем",
  "home.work.lead":
    "От первого звонка до подписи у двери: вот шаги, которые мы берём на себя.",
  "home.work.pack": "Упаковка и забор",
  "home.work.packText":
    "Мы забираем груз, упакованный вами или нами, и проверяем каждое место.",
  "home.work.customs": "Документы и таможня",
  "home.work.customsText":
    "Экспортные и импортные декларации, сертификаты и пошлины готовы до прибытия груза.",
  "home.work.plan": "Маршрут",
  "home.work.planText":
    "По воздуху, морю, дороге или комбинированно: выбираем путь под ваш срок и бюджет.",
  "home.work.store": "Хранение",
  "home.work.storeText":
    "Груз, которому надо подождать, лежит в сухости, пересчитан и готов ехать дальше.",
  "home.work.deliver": "Доставка",
  "home.work.deliverText":
    "Последний отрезок заканчивается у вашей двери, у вашей рампы или в пункте выдачи рядом.",
  "home.work.answer": "Поддержка",
  "home.work.answerText":
    "Вашим вопросом занимается человек, у которого перед глазами история посылки.",
  "home.about.mission": "Наша миссия",
  "home.about.missionText":
    "Везти каждый груз как свой собственный и честно говорить, где он находится.",
  "home.about.vision": "Наша цель",
  "home.about.visionText":
    "Мир, в котором отправить товар за границу так же просто, как письмо.",
  "home.about.more": "Узнать больше",
  "home.gauges.title": "В чём наш опыт",
  "home.gauges.lead":
    "Какую часть работы в каждом направлении мы выполняем сами, от бронирования до доставки.",
  "home.gauges.warehousing": "Складское хранение",
  "home.gauges.ocean": "Морские перевозки",
  "home.gauges.air": "Авиа\u00adперевозки",
  "home.sampleFigure": "Цифра для примера",
  "home.reviews.title": "Что говорят клиенты",
  "home.reviews.lead": "Их собственными словами.",
  "home.reviews.none":
    "Отзывов пока нет. Первые появятся здесь, как только клиенты поделятся ими с нами.",
  "home.reviews.rating": "Оценка {rating, number} из 5 звёзд",
  "home.sampleReview": "Отзыв для примера",
  "home.portfolio.title": "Что мы перевозим",
  "home.portfolio.lead": "Несколько примеров наших грузов.",
  "home.portfolio.container": "Полные контейнеры",
  "home.portfolio.containerText":
    "Опломбированы у вас, открыты в пункте назначения.",
  "home.portfolio.pallet": "Паллеты и сборные грузы",
  "home.portfolio.palletText":
    "Вы платите за занятое место и делите остальное.",
  "home.portfolio.parcel": "Посылки",
  "home.portfolio.parcelText":
    "Небольшие и срочные, с трек-номером, по которому виден каждый шаг.",
  "home.portfolio.cool": "Охлаждённые грузы",
  "home.portfolio.coolText": "При нужной температуре на всём пути.",
  "home.portfolio.machine": "Оборудование и тяжеловесные грузы",
  "home.portfolio.machineText":
    "Подняты, закреплены и сопровождаются теми, кто это умеет.",
  "home.faq.title": "Вопросы и ответы",
  "home.faq.contact": "Нет вашего вопроса? Напишите нам.",
  "home.faq.work": "Как это работает?",
  "home.faq.workAnswer":
    "Скажите, что, откуда и куда вы хотите отправить. Мы рассчитаем стоимость, заберём груз в назначенный день и дадим трек-номер. По нему видно каждый шаг до самой доставки.",
  "home.faq.track": "Как отследить посылку?",
  "home.faq.trackAnswer":
    "Введите трек-номер из квитанции в поле поиска вверху этой страницы или в разделе «Отследить посылку». Вы увидите, где посылка, когда её ждать и что с ней уже было. Учётная запись не нужна.",
  "home.faq.quote": "Как узнать стоимость?",
  "home.faq.quoteAnswer":
    "Пришлите нам вес, размеры и оба адреса через форму на странице контактов. В ответ придёт расчёт, где указан каждый платёж; если он вам подходит, договоримся о дне забора.",
  "home.faq.support": "Как получить помощь?",
  "home.faq.supportAnswer":
    "Напишите через форму на странице контактов или по адресу внизу любой страницы. Если вопрос о посылке, укажите её трек-номер: так мы сможем ответить сразу.",

  // Contact page
  "contact.hero":
    "Мы всегда готовы выслушать и с нетерпением ждём разговора с вами",
  "contact.details": "Как с нами связаться",
  "contact.email": "Эл. почта",
  "contact.phone": "Телефон",
  "contact.phoneAlt": "Дополнительный телефон",
  "contact.address": "Адрес",
  "contact.empty":
    "Наши контактные данные здесь пока не опубликованы. Пожалуйста, воспользуйтесь адресом или телефоном из ваших сопроводительных документов.",
  "contact.formTitle": "Напишите нам",
  "contact.emailHint": "Чтобы мы могли вам ответить.",
  "contact.send": "Отправить сообщение",
  "contact.trap": "Оставьте это поле пустым",
  "contact.trackTitle": "Ищете посылку?",
  "contact.trackText":
    "Страница отслеживания сразу покажет, где она и когда прибудет.",

  // Error pages
  "errorPage.notFound": "Не найдено",
  "errorPage.notFoundText": "Ресурс не найден",
  "errorPage.badRequest": "Неверный запрос",
  "errorPage.forbidden": "Доступ запрещён",
  "errorPage.method": "Метод не разрешён",
  "errorPage.tooLarge": "Слишком большой запрос",
  "errorPage.tooLargeText":
    "Отправлено больше, чем допускается. Вернитесь назад и отправьте текст покороче или файл поменьше.",
  "errorPage.tooMany": "Слишком много запросов",
  "errorPage.unavailable": "Сервис недоступен",
  "errorPage.error": "Ошибка",
  "errorPage.address": "Адрес",
  "errorPage.back": "Вернуться назад",
  "errorPage.forbiddenText": "Этот запрос отклонён.",
  "errorPage.tooManyText":
    "Запросы поступали слишком быстро. Подождите несколько минут и попробуйте снова.",
  "errorPage.errorText":
    "На нашей стороне произошла ошибка. Попробуйте снова чуть позже.",

  // Control panel
  "control.name": "Панель управления",
  "control.signOut": "Выйти",
  "control.signIn.title": "Вход для администратора",
  "control.signIn.lead": "Для тех, благодаря кому посылки не стоят на месте.",
  "control.signIn.ended":
    "Сеанс завершён. Войдите снова, чтобы продолжить; введённый текст сохранится.",
  "control.signIn.endedFile":
    "Сеанс завершён, ничего не сохранено. Войдите снова и выберите файл ещё раз.",
  "control.signIn.noCookies":
    "Ваш браузер не принимает файлы cookie, поэтому вход не сохраняется. Разрешите cookie для этого сайта и войдите снова.",
  "control.signIn.signedOut":
    "Ваш сеанс завершён. Войдите снова, чтобы продолжить.",
  "control.resume.title": "Вход снова выполнен",
  "control.resume.lead": "Введённый текст на месте. Он ещё не отправлен.",
  "control.resume.button": "Продолжить",
  "control.signIn.button": "Войти",
  "control.signIn.forgot": "Забыли пароль?",
  "control.signUp.title": "Создание администратора",
  "control.signUp.lead":
    "Учётная запись, которую вы здесь создадите, управляет всем сайтом. Эта ссылка действует только один раз.",
  "control.signUp.hint":
    "От 8 до 300 символов. Лучше всего — фраза, которую знаете только вы.",
  "control.signUp.privacy": "Что посетители видят о получателе",
  "control.signUp.privacyHint":
    "Это можно изменить в любое время в настройках.",
  "control.signUp.button": "Создать администратора",
  "control.signUp.toSignIn": "Перейти ко входу",
  "control.reset.title": "Сброс пароля администратора",
  "control.reset.lead":
    "Введите адрес эл. почты вашей учётной записи. Мы отправим PIN-код, с которым можно задать новый пароль.",
  "control.reset.askLead":
    "По ссылке для сброса или PIN-коду можно задать новый пароль.",
  "control.reset.button": "Отправить PIN-код",
  "control.reset.havePin": "У меня уже есть PIN-код",
  "control.reset.newLead":
    "Введите PIN-код из письма и придумайте новый пароль. PIN-код действует один раз и только 15 минут.",
  "control.reset.givenLead":
    "Введите полученный PIN-код и придумайте новый пароль. PIN-код действует один раз и только 15 минут.",
  "control.reset.newButton": "Задать новый пароль",
  "control.reset.again": "Запросить другой PIN-код",
  "control.account.title": "Моя учётная запись",
  "control.account.password": "Сменить пароль",
  "control.account.text":
    "Новый пароль завершает ваши сеансы на всех других устройствах.",
  "control.sessions.title": "Где выполнен вход",
  "control.sessions.lead":
    "Сеанс заканчивается через 60 минут без действий и в любом случае через 12 часов. Если сеансов больше пяти, заканчивается самый старый.",
  "control.sessions.own": "Этот браузер",
  "control.sessions.other": "Другой браузер",
  "control.sessions.since": "Вход",
  "control.sessions.seen": "Последнее действие",
  "control.sessions.button": "Выйти везде, кроме этого браузера",
  "control.account.name": "Ваше имя",
  "control.account.nameText": "Коллеги видят его рядом с вашими действиями.",
  "control.team.title": "Команда",
  "control.team.add": "Пригласить участника",
  "control.team.createLead":
    "Приглашённый получает ссылку, которая действует один раз и 48 часов, и сам придумывает пароль.",
  "control.team.invite": "Пригласить",
  "control.team.empty": "Участников пока нет",
  "control.team.emptyText": "Здесь появятся те, кого вы пригласите.",
  "control.team.active": "Активен",
  "control.team.pending": "Приглашён",
  "control.team.inactive": "Отключён",
  "control.team.since": "В команде с",
  "control.team.seen": "Последний визит",
  "control.team.link": "Ссылка-приглашение",
  "control.team.newLink": "Новая ссылка",
  "control.team.newLinkText":
    "На 48 часов. Прежние ссылки перестают действовать.",
  "control.team.deactivate": "Отключить",
  "control.team.deactivateText":
    "Сразу завершает все сеансы этого человека, пока вы не включите его снова.",
  "control.team.activate": "Включить",
  "control.team.activateText": "Этот человек снова сможет входить.",
  "control.team.removeText":
    "Имя останется рядом с тем, что сделал этот человек.",
  "control.team.rights": "Что может каждая роль",
  "rights.mail": "Письма",
  "rights.owner": "Настройки почты и код чата",
  "rights.read": "Только просмотр",
  "role.owner": "Владелец",
  "role.ownerText": "Всё, включая команду.",
  "role.manager": "Менеджер",
  "role.managerText": "Всё, кроме команды, настроек почты и кода чата.",
  "role.clerk": "Сотрудник",
  "role.clerkText": "Посылки, счета, сообщения и письма.",
  "control.invite.title": "Присоединение к команде",
  "control.invite.lead":
    "Придумайте пароль и укажите имя, которое увидят коллеги.",
  "control.invite.namedLead":
    "Придумайте пароль. Коллеги увидят имя из приглашения.",
  "control.invite.codeHint": "Последняя часть ссылки, после «token=».",
  "control.invite.nameHint": "Пусто: имя из приглашения, если оно там есть.",
  "control.invite.button": "Создать учётную запись",
  "control.api.title": "Справочник API",
  "control.api.text":
    "Все вызовы с полями и примером для командной строки. Вызовам для администраторов нужен файл cookie, который ставится при входе.",
  "control.api.openapi": "Описание для программ (OpenAPI 3.1)",
  "control.api.admin": "Для администраторов",
  "control.api.public": "Для всех",
  "control.api.optional": "Для всех; администраторы видят больше",
  "control.api.field": "Поле",
  "control.api.allowed": "Допустимые значения",
  "control.api.required": "обязательно",
  "control.api.refusals": "Возможные отказы",
  "control.api.example": "Пример",
  "control.api.noFields": "У этого вызова нет полей.",
  "control.dashboard.title": "Обзор",
  "control.dashboard.signedIn": "Вы вошли как {name}",
  "control.keys.title": "Горячие клавиши",
  "control.keys.help": "Показать этот список",
  "control.keys.then": "затем",
  "control.keys.use": "Использовать горячие клавиши",
  "control.keys.close": "Закрыть",
  "control.journal.title": "Журнал",
  "control.journal.lead":
    "Кто, что и когда изменил, сначала новые записи. Записи хранятся {days} дн.",
  "control.journal.csv": "Скачать в CSV",
  "control.journal.empty": "Ничего не найдено",
  "control.journal.person": "Сотрудник",
  "control.journal.everyone": "Все",
  "control.journal.only": "Только {record}",
  "control.journal.noun": "Вид записи",
  "control.journal.anything": "Все виды",
  "control.journal.day": "День",
  "control.journal.show": "Показать",
  "control.journal.all": "Показать всё",
  "control.journal.earlier": "Более ранние записи",
  "control.journal.what": "Что произошло",
  "control.journal.changes":
    "{count, plural, one {# изменение} few {# изменения} many {# изменений} other {# изменения}}",
  "control.journal.before": "До",
  "control.journal.after": "После",
  "control.journal.characters":
    "{count, plural, one {# знак} few {# знака} many {# знаков} other {# знака}}",
  "control.journal.madeBy": "добавил(а) {name}",
  "journalNoun.parcels": "посылка",
  "journalNoun.activities": "запись истории",
  "journalNoun.invoices": "счёт",
  "journalNoun.messages": "сообщение",
  "journalNoun.mail": "письмо",
  "journalNoun.pages": "страница",
  "journalNoun.reviews": "отзыв",
  "journalNoun.settings": "настройки",
  "journalNoun.admins": "сотрудник",
  "journalNoun.jobs": "Задача",
  "journalNoun.statuses": "статус",
  "journalKind.created": "Создание:",
  "journalKind.updated": "Изменение:",
  "journalKind.deleted": "Удаление:",
  "journalKind.erased": "Личные данные стёрты:",
  "journalKind.erasedRecord": "Стёрто:",
  "journalKind.trashed": "Перемещено в корзину:",
  "journalKind.restored": "Восстановлено:",
  "journalKind.reverted": "Возвращено прежнее:",
  "journalKind.erasing": "Удаление данных человека:",
  "journalKind.sent": "Отправка:",
  "journalKind.resent": "Повторная отправка:",
  "journalKind.invited": "Новая ссылка-приглашение:",
  "journalKind.password_changed": "Новый пароль:",
  "journalKind.cancelled": "Отмена:",
  "journalKind.sessions_ended": "Выход на других устройствах:",
  "journalKind.pin_printed": "Код сброса выдан оператором:",
  "journalSource.import": "импорт {name}",
  "journalSource.importUndo": "отмена импорта {name}",
  "journalSource.bulk": "массовое обновление",
  "journalSource.bulkUndo": "отмена массового обновления",
  "journalActor.visitor": "Посетитель",
  "journalActor.system": "Система",
  "journalActor.admin": "Администратор",
  "journalActor.token": "Токен API",
  "journalActor.user": "Клиент",
  "control.api.startTitle": "Создание посылок через API",
  "control.api.startText":
    "Эти вызовы выполняют вход, создают посылку и добавляют первую запись в её историю. Ответ на второй вызов содержит ID посылки, который нужен для третьего.",
  "control.api.startCode": "Вызовы для командной строки",
  "control.dashboard.version": "Версия {version}",
  "control.dashboard.termsTitle": "Условия разработчиков",
  "control.dashboard.terms":
    "Программное обеспечение предоставляется «как есть». Ответственность разработчиков ограничена в той мере, в какой это допускает закон; они не обязаны обновлять или сопровождать его.",
  "form.refusedTitle": "Ошибка: {title}",
  "form.showPassword": "Показать пароль",
  "label.emailPassword": "Пароль (от вашей почты)",
  "control.dashboard.recent": "Последние посылки",
  "control.dashboard.allParcels": "Все посылки",
  "control.dashboard.more": "Ещё",
  "control.day.needs": "Требует внимания",
  "control.day.nothing": "Ничего не требует внимания.",
  "control.day.late":
    "{count, plural, one {# посылка опаздывает} few {# посылки опаздывают} many {# посылок опаздывают} other {# посылки опаздывают}}",
  "control.day.stalled":
    "{count, plural, one {О # посылке нет новостей 3 дня} few {О # посылках нет новостей 3 дня} many {О # посылках нет новостей 3 дня} other {О # посылках нет новостей 3 дня}}",
  "control.day.failed":
    "{count, plural, one {# доставка не удалась} few {# доставки не удались} many {# доставок не удалось} other {# доставки не удались}}",
  "control.day.failedJobs":
    "{count, plural, one {# задача не выполнена} few {# задачи не выполнены} many {# задач не выполнено} other {# задачи не выполнено}}",
  "control.day.due":
    "{count, plural, one {# посылка ожидается сегодня} few {# посылки ожидаются сегодня} many {# посылок ожидаются сегодня} other {# посылки ожидаются сегодня}}",
  "control.day.stages": "По этапам",
  "control.first.title": "Первые шаги",
  "control.first.name":
    "Указать своё имя: коллеги увидят его рядом с вашими изменениями",
  "control.first.company": "Указать название компании",
  "control.first.zone":
    "Выбрать часовой пояс: от него зависит, что ожидается или опаздывает",
  "control.first.figures": "Проверить цифры-образцы на главной странице",
  "control.first.contact": "Указать контактные данные",
  "control.first.privacy": "Выбрать, что посетители видят о посылке",
  "control.first.parcel": "Создать первую посылку",
  "control.first.colleague": "Пригласить коллегу",
  "control.first.mail": "Настроить почтовый сервер",
  "control.first.done": "Сделано шагов: {done, number} из {count, number}",
  "control.dashboard.unopened":
    "{count, plural, one {# сообщение ещё не открыто} few {# сообщения ещё не открыты} many {# сообщений ещё не открыты} other {# сообщения ещё не открыты}}",
  "control.dashboard.troubled":
    "{count, plural, one {# письмо не отправлено или, возможно, не отправлено.} few {# письма не отправлены или, возможно, не отправлены.} many {# писем не отправлено или, возможно, не отправлено.} other {# письма не отправлено или, возможно, не отправлено.}}",
  "control.email.title": "Отправить письмо",
  "control.email.lead":
    "Одно письмо одному получателю. Оно отправляется сразу, а копия остаётся в исходящих.",
  "control.email.leadKept":
    "Одно письмо одному получателю. Оно остаётся в исходящих и никуда не уходит: почтовый сервер не настроен.",
  "control.email.passwordHint":
    "Нужен только для этого письма и нигде не хранится. Оставьте поле пустым, если у сервера есть свой пароль.",
  "control.messages.new": "Новое",
  "control.messages.title": "Сообщения",
  "control.messages.empty": "Сообщений пока нет",
  "control.messages.emptyText":
    "Здесь появится то, что посетители напишут на странице контактов.",
  "control.messages.nobody": "Имя не указано",
  "control.messages.noAddress": "Посетитель не оставил адреса эл. почты.",
  "control.messages.reply": "Ответить",
  "control.messages.from": "От кого",
  "control.messages.received": "Получено",
  "control.outbox.title": "Исходящие",
  "control.outbox.empty": "Писем пока нет",
  "control.outbox.emptyText":
    "Здесь появится каждое письмо, которое создаёт сайт.",
  "control.outbox.send": "Отправить сейчас",
  "control.outbox.sendNamed": "Отправить сейчас: «{name}»",
  "control.outbox.resend": "Отправить ещё раз",
  "control.outbox.resendNamed": "Отправить «{name}» ещё раз",
  "control.outbox.kind": "Вид",
  "control.outbox.reason": "Причина",
  "control.outbox.tries": "Попытки",
  "control.outbox.nextTry": "Следующая попытка",
  "control.outbox.written": "Написано",
  "control.outbox.sent": "Отправлено",
  "jobKind.mail": "Отправка письма",
  "jobKind.erase_record": "Очистка журнала удалённой записи",
  "jobKind.erase_traces": "Стереть удалённую посылку из импорта и заданий",
  "jobKind.erase_person": "Стереть данные человека",
  "jobKind.bulk": "Обновить много посылок",
  "jobKind.bulk_undo": "Отмена обновления",
  "jobKind.trash_parcels": "Перемещение посылок в корзину",
  "jobKind.restore_parcels": "Восстановление посылок",
  "jobKind.import_check": "Проверка импорта",
  "jobKind.import_apply": "Выполнение импорта",
  "jobKind.import_undo": "Отмена импорта",
  "jobKind.file_statuses": "Распределить посылки по статусам",
  "jobStatus.queued": "В очереди",
  "jobStatus.running": "Выполняется",
  "jobStatus.done": "Готово",
  "jobStatus.failed": "Не выполнена",
  "jobStatus.cancelled": "Отменена",
  "control.job.title": "Задача",
  "control.job.progress": "Ход выполнения",
  "control.job.ofTotal": "{done} из {total}",
  "control.job.soFar": "Выполнено: {done}",
  "control.job.stays": "{code} остаётся как есть: с тех пор изменено",
  "control.job.show":
    "{count, plural, one {Показать # посылку} few {Показать эти # посылки} many {Показать эти # посылок} other {Показать эти # посылки}}",
  "jobResult.updated": "{count} обновлено",
  "jobResult.unknown": "{count} не найдено",
  "jobResult.created": "{count} создано",
  "jobResult.changed": "{count} изменено",
  "jobResult.restored": "{count} восстановлено",
  "jobResult.undone": "{count} отменено",
  "jobResult.trashed": "{count} в корзине",
  "jobResult.left": "{count} оставлено как есть",
  "control.job.failed": "Неудачные шаги",
  "jobFailed.bulk_undo": "Не отменено",
  "jobFailed.import_undo": "Не отменено",
  "control.job.started": "Начало",
  "control.job.ended": "Завершение",
  "control.job.givenUp":
    "После нескольких попыток выполнение прекращено. Причина указана в журнале сервера.",
  "control.job.retry":
    "Шаг не выполнен. Следующая попытка ({attempt, number} из {max, number}): {moment}.",
  "control.job.logId": "Номер в журнале сервера",
  "control.job.problems": "Проблемы",
  "control.job.doneWithProblems": "Готово, есть проблемы",
  "control.job.row": "Строка",
  "control.job.problem": "Проблема",
  "control.job.csv": "Скачать как CSV",
  "control.job.firstProblems": "К первым проблемам",
  "control.job.cancel": "Отменить задачу",
  "control.job.cancelText": "Уже сделанное останется.",
  "control.job.reload": "Обновить",
  "control.jobs.title": "Задачи",
  "control.jobs.empty": "Задач ещё не было",
  "control.jobs.emptyText":
    "Обновления многих посылок и импорт видны здесь 30 дней.",
  "mailStatus.queued": "Ожидает",
  "mailStatus.sending": "Отправляется",
  "mailStatus.sent": "Отправлено",
  "mailStatus.kept": "Сохранено, не отправлено",
  "mailStatus.failed": "Не отправлено",
  "mailStatus.unknown": "Возможно, отправлено",
  "mailKind.message": "Сообщение со страницы контактов",
  "mailKind.pin": "PIN-код для нового пароля",
  "mailKind.invitation": "Приглашение в команду",
  "mailKind.password_notice": "Уведомление о новом пароле",
  "mailKind.chat_code_notice": "Уведомление о новом коде чата",
  "mailKind.send": "Письмо из панели управления",
  "control.list.search": "Найти",
  "control.list.searchIn": "Искать в разделе «{list}»",
  "control.list.all": "Показать все",
  "control.list.tools": "Другие действия",
  "control.list.noResult": "По запросу «{search}» ничего не найдено",
  "control.list.noResultText": "Проверьте написание или введите меньше слов.",
  "control.list.more": "Показать ещё",
  "control.list.unprinted":
    "Остальные строки не напечатаны: сначала загрузите их.",
  "control.list.newest": "К самым новым",
  "control.list.oldest": "К самым старым",
  "control.list.order": "Порядок",
  "control.list.newestFirst": "Сначала новые",
  "control.list.oldestFirst": "Сначала старые",
  "control.list.total":
    "{count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}",
  "control.list.moreThan": "Более {count, number} записей",
  "control.list.soFar": "Пока найдено: {count, number}",
  "control.list.noneSoFar": "По запросу «{search}» пока ничего не найдено",
  "control.list.noneSoFarText":
    "Поиск просмотрел ещё не всё. Чтобы продолжить, нажмите «Показать ещё».",
  "control.list.noneLeft": "Больше записей нет",
  "control.delete.title": "Удаление",
  "control.delete.button": "Удалить",
  "control.delete.named": "Удалить: {name}",
  "control.delete.question": "Вы действительно хотите удалить {name}?",
  "control.reports.title": "Отчёты",
  "control.reports.lead": "Что происходило с посылками: подсчёт по дням.",
  "control.reports.stages": "Посылки по статусам",
  "control.reports.parcels":
    "{count, plural, one {# посылка} few {# посылки} many {# посылок} other {# посылки}}",
  "control.reports.period": "Период",
  "control.reports.days":
    "{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
  "control.reports.onTime": "В срок",
  "control.reports.onTimeText":
    "Первые вручения не позже последнего ожидаемого дня среди посылок, у которых он был при вручении.",
  "control.reports.ways": "Дней в пути",
  "control.reports.waysText":
    "От первого перемещения до первого вручения за последние 12 месяцев. Половина посылок была в пути не дольше первого числа дней, девять из десяти — не дольше второго.",
  "control.reports.table": "Показать таблицей",
  "control.reports.month": "Месяц",
  "control.reports.dated": "С ожидаемым днём",
  "control.reports.percent": "Доля в срок",
  "control.reports.median": "Половина за (дней)",
  "control.reports.ninetieth": "9 из 10 за (дней)",
  "control.reports.others": "Все остальные",
  "control.reports.noService": "Без способа доставки",
  "control.reports.empty": "Цифр пока нет",
  "control.reports.emptyText":
    "Цифры появятся здесь, как только у посылок будет статус.",
  "control.expected.title": "Ожидаемая доставка по опыту",
  "control.expected.text":
    "{service}: от {min} до {max, plural, one {# дня} few {# дней} many {# дней} other {# дня}}, по {count, plural, one {# посылке} few {# посылкам} many {# посылкам} other {# посылки}} за последние 12 месяцев.",
  "control.expected.use": "Указать {days}",
  "control.trash.title": "Корзина",
  "control.trash.lead":
    "Удалённое хранится здесь {days} дней, и его можно восстановить. Затем оно стирается окончательно.",
  "control.trash.empty": "Корзина пуста",
  "control.trash.since": "Удалено {moment}, кто: {name}; будет стёрто {day}",
  "control.trash.restore": "Восстановить",
  "control.trash.restoreNamed": "Восстановить: {name}",
  "control.trash.erase": "Стереть",
  "control.trash.eraseNamed": "Стереть: {name}",
  "control.trash.question":
    "Вы действительно хотите стереть {name} со всем, что к этому относится? Отменить это нельзя.",
  "control.trash.undo": "Отменить удаление",
  "control.trash.open": "Открыть корзину",
  "control.toast.close": "Закрыть сообщение",
  "control.list.fetching": "Загрузка данных…",
  "control.pages.title": "Страницы",
  "control.pages.add": "Новая страница",
  "control.pages.empty": "Страниц пока нет",
  "control.pages.emptyText":
    "Первая созданная страница появится здесь и в меню сайта.",
  "control.pages.createLead":
    "Адрес страницы образуется из её заголовка; она сразу появляется в меню сайта.",
  "control.pages.create": "Создать страницу",
  "control.pages.head": "Шапка страницы",
  "control.pages.heroHint": "Показывается вместо изображения выше.",
  "control.pages.footerHint":
    "В меню есть все страницы. Нижняя часть видна на каждой странице сайта: там место правовой информации.",
  "control.markup.title": "Как оформить текст",
  "control.markup.lead":
    "Каждая строка — отдельный элемент. Строка без тега — обычный текст, пустая строка — перенос.",
  "control.markup.bold": "Жирный шрифт. В начале абзаца это заголовок.",
  "control.markup.underline": "Подчёркнутый",
  "control.markup.strikethrough": "Зачёркнутый",
  "control.markup.heading": "Заголовок с любым текстом",
  "control.markup.link": "Ссылка: адрес, пробел и текст ссылки",
  "control.markup.image": "Изображение из интернета",
  "control.markup.video": "Видеофайл из интернета (MP4 или WebM)",
  "control.markup.item": "Пункт списка",
  "control.markup.rules":
    "Тег стоит на своей строке один. Жирный, подчёркнутый и зачёркнутый текст состоит из букв, пробелов и вопросительных знаков; изображениям и видео нужен адрес, который начинается с https://. Адреса сайтов и электронной почты в тексте становятся ссылками.",
  "control.markup.preview": "Предпросмотр",
  "control.markup.previewEmpty":
    "Здесь появится то, что вы пишете, — так, как это увидят посетители.",
  "control.markup.misfits": "Эти строки показываются как обычный текст:",
  "control.markup.noTag": "Тега с таким именем нет.",
  "control.markup.noEnd":
    "Строка не заканчивается закрывающей квадратной скобкой.",
  "control.markup.noText":
    "В этом теге допустимы только буквы, пробелы и вопросительные знаки. В [heading=…] допустим любой текст.",
  "control.markup.noWords": "В этом теге нет текста.",
  "control.markup.noUrl": "Это не веб-адрес, который можно показать.",
  "control.markup.notAlone": "Тег должен стоять на своей строке один.",
  "control.markup.showRaw": "Сохранить как есть",
  "control.reviews.title": "Отзывы",
  "control.reviews.add": "Новый отзыв",
  "control.reviews.empty": "Отзывов пока нет",
  "control.reviews.emptyText":
    "Первый созданный отзыв появится здесь и на главной странице.",
  "control.reviews.createLead":
    "Он сразу появится на главной странице, с фотографией и звёздами.",
  "control.reviews.create": "Создать отзыв",
  "control.reviews.deleteText": "Его фотография будет удалена вместе с ним.",
  "control.reviews.usualRating": "4,5, как обычно",
  "control.statuses.title": "Статусы",
  "control.statuses.add": "Новый статус",
  "control.statuses.empty": "Статусов пока нет",
  "control.statuses.emptyText": "Здесь появятся статусы, которые вы добавите.",
  "control.statuses.createLead":
    "Этап определяет шкалу хода доставки, цвет, опоздание посылки и отчёты.",
  "control.statuses.create": "Создать статус",
  "control.statuses.deleteText":
    "У посылок текст останется, но он потеряет этап, который вы ему назначили.",
  "control.statuses.suggested": "Предложенный",
  "control.statuses.inForms": "В формах",
  "control.statuses.offered": "Предлагается",
  "control.statuses.notOffered": "Не предлагается",
  "control.statuses.renameHint":
    "Для читающих на этом языке. Оставьте пустым для обычного текста.",
  "control.statuses.unknown": "Статусы без этапа",
  "control.statuses.unknownText":
    "Выберите этап, который означает статус. Посылки с ним попадут туда сейчас и в будущем.",
  "control.statuses.atLeast":
    "{count, plural, one {Не менее # посылки} few {Не менее # посылок} many {Не менее # посылок} other {Не менее # посылки}}",
  "control.settings.title": "Настройки",
  "control.settings.lead": "То, что действует для всего сайта.",
  "control.settings.contact": "Контактные данные",
  "control.settings.contactText":
    "Как с вами связаться: всё на странице контактов, эл. почта ещё и внизу каждой страницы.",
  "control.settings.mail": "Настройки почты",
  "control.settings.mailText":
    "Как выглядят письма сайта и как они отправляются.",
  "control.settings.html": "Настройки HTML",
  "control.settings.htmlText":
    "Описание для поисковых систем и код вашего чата.",
  "control.settings.htmlOnlyText": "Описание для поисковых систем.",
  "control.settings.company": "Компания",
  "control.settings.companyText":
    "Название, годы и цифры, которые указывает сайт. Цифра из очищенного поля нигде не показывается.",
  "control.settings.nameHint": "Пусто: название по умолчанию.",
  "control.settings.copyrightHint": "Пусто: текущий год.",
  "control.samples.figures":
    "Эти цифры пришли вместе с сайтом и не считаются вашими; главная страница помечает их как примеры: {list}. Измените их, очистите или подтвердите.",
  "control.samples.reviews":
    "{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}} из данных для примера, и посетители это видят. Удалите или подтвердите.",
  "control.samples.confirm": "Это наши данные",
  "control.settings.privacy": "Конфиденциальность и часовой пояс",
  "control.settings.privacyText":
    "Что посетители видят о получателе и когда начинается день.",
  "control.settings.metaHint":
    "Для поисковых систем, на всех страницах, кроме страниц с содержанием: у них описание своё.",
  "control.settings.chatHint":
    "Этот код выполняется в браузере каждого посетителя открытых страниц. При каждом изменении в исходящих появляется уведомление для вас. На этом сайте он может делать всё, что можете вы: берите его только у поставщика, которому полностью доверяете.",
  "control.settings.percentHint": "Проценты, от 0 до 100.",
  "control.settings.journalHint":
    "Как долго хранятся сведения о том, кто, что и когда изменил: от 30 до 3650 дней.",
  "control.settings.zoneHint":
    "Здесь в полночь заканчивается день: от этого зависит, какие посылки ожидаются или опаздывают, а также время в истории и даты счетов.",
  "control.settings.mailWay": "Как отправляются письма",
  "control.settings.mailWayText":
    "Это задаёт окружение сервера: MAIL_DRIVER и MAIL_FROM.",
  "control.settings.driver": "Способ отправки",
  "control.settings.sender": "Отправитель",
  "control.settings.noSender":
    "Пока нет. Сначала укажите контактный адрес эл. почты.",
  "control.mailSetup.missing":
    "Почтовый сервер не настроен. Ничего не отправляется.",
  "control.mailSetup.link": "Как настроить почту",
  "control.mailSetup.title": "Настройка почты",
  "control.mailSetup.text":
    "До этого каждое письмо остаётся в исходящих: ваши собственные, PIN-коды для нового пароля, уведомления и сообщения посетителей. Сохранённое само потом не уйдёт; его можно будет отправить из исходящих.",
  "control.mailSetup.variables":
    "На сервере добавьте одну из этих групп строк в файл .env сайта, указав свои значения.",
  "control.mailSetup.smtp": "Через почтовый сервер (SMTP)",
  "control.mailSetup.api": "Через почтовую службу (HTTPS)",
  "control.mailSetup.restart": "Перезапустите сайт.",
  "control.mailSetup.check":
    "Отправьте себе пробное письмо. Команда выполняется на сервере и показывает, чего не хватает.",
  "control.settings.previews": "Как выглядит каждый шаблон",
  "control.settings.used": "Используется",
  "driver.log": "Письма остаются в исходящих и не отправляются.",
  "driver.smtp": "Письма отправляются через почтовый сервер.",
  "driver.api": "Письма отправляются через почтовую службу.",
  "template.plain": "plain: только текст",
  "template.html1": "html1: простая карточка",
  "template.html2": "html2: полоса с названием компании",
  "template.html3": "html3: таблица и кнопка",
  "template.html4": "html4: компактный",
  "privacy.full": "Полностью",
  "privacy.fullText":
    "Все, у кого есть трек-номер или ссылка на него, видят всё.",
  "privacy.masked": "Скрыто",
  "privacy.maskedRecommended": "Скрыто (рекомендуется)",
  "privacy.maskedText":
    "Имя, эл. почту, телефон, улицу и фото видят только посетители, которые знают эл. почту или телефон получателя.",
  "control.settings.maskedHint":
    "Скрыто: имя, эл. почту, телефон и улицу получателя и фото посылки видит только тот, кто знает его эл. почту или телефон.",
  "control.erase.title": "Стереть данные человека",
  "control.erase.lead":
    "Удаляет человека из всего, что хранится, например по его просьбе.",
  "control.erase.rules":
    "Посылки лишаются имени, эл. почты, телефона и места этого человека. Сообщения с адреса эл. почты и письма на него удаляются; в счетах и других текстах стирается только сам адрес или номер. Отменить это нельзя.",
  "control.erase.phoneHint":
    "С кодом города или оператора. Номер находится в любом написании.",
  "control.erase.codesHint":
    "Если известно только имя: стирает получателя и отправителя этих посылок, в том числе из истории и импортов. Не более {max, number}.",
  "control.erase.look": "Показать, что будет стёрто",
  "control.erase.found":
    "Будет стёрто это и больше ничего. Пока ничего не изменено.",
  "control.erase.soFar": "Подсчитано на данный момент. Может найтись ещё.",
  "control.erase.goOn": "Считать дальше",
  "control.erase.nothing":
    "Ни в чём из хранящегося этого человека нет. Проверьте написание.",
  "control.erase.ticks": "Посылки этого человека",
  "control.erase.ticksHint":
    "Снимите отметки с посылок других людей. Тогда будут стёрты только получатель и отправитель отмеченных посылок, а сначала вы увидите новые числа.",
  "control.erase.first": "Показаны только первые посылки: {count, number}.",
  "control.erase.others": "Другие записи",
  "control.erase.button": "Стереть данные",
  "control.erase.running": "Идёт удаление.",
  "control.erase.done": "Удаление завершено.",
  "control.erase.failed": "Удаление не удалось. Запустите его ещё раз.",
  "control.erase.disk":
    "Пока сервер не остановлен и команда «deno task compact» не перезаписала файл базы данных, стёртое ещё можно прочитать в его свободном месте.",
  "control.erase.copies": "Прежние копии",
  "control.erase.copiesText":
    "В этих копиях базы данных данные человека ещё могут оставаться. Удалите их или подождите: ночное резервное копирование удалит их через тридцать дней. То же относится к копиям в других местах.",
  "control.erase.noCopies":
    "Рядом с базой данных копий нет. В копиях, хранящихся в других местах, данные человека ещё могут оставаться.",
  "control.erase.copyAge":
    "{days, plural, one {# день} few {# дня} many {# дней} other {# дня}}",
  "control.erase.replica":
    "Реплика базы данных хранит прежние состояния. После того как команда «deno task compact» перезапишет файл базы данных, стёртое исчезнет из неё, когда что-нибудь будет сохранено ещё в {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.",
  "choice.none": "Без изображения",
  "choice.timeZone": "Выберите часовой пояс",
  "icon.people": "Люди",
  "icon.copyright": "Авторское право",
  "icon.pages": "Страницы",
  "icon.folder": "Папка",
  "image.hero1": "Морская карта",
  "image.hero-mixed": "Корабль и самолёт",
  "image.hero-air": "Самолёт",
  "image.hero-sea": "Корабль",
  "image.hero-road": "Грузовик",
  "image.hero-warehouse": "Склад",
  "overlay.overlay1": "Затемнение под текстом",
  "overlay.overlay2": "Равномерное затемнение",
  "overlay.overlay3": "Затемнение сверху",
  "control.invoices.title": "Счета",
  "control.invoices.add": "Новый счёт",
  "control.invoices.empty": "Счетов пока нет",
  "control.invoices.emptyText": "Первый выставленный счёт появится здесь.",
  "control.invoices.createLead":
    "Выставленный счёт навсегда сохраняет свой номер: его нельзя изменить или удалить.",
  "control.invoices.hint":
    "За что выставляется счёт. Если указать трек-номер, в счёт попадут получатель, вес и объявленная ценность посылки.",
  "control.invoices.issue": "Выставить счёт",
  "control.imports.title": "Импорт",
  "control.imports.empty": "Импорта ещё не было",
  "control.imports.emptyText": "Загруженные файлы хранятся здесь 7 дней.",
  "control.imports.lead":
    "Создавайте и изменяйте много посылок одной таблицей: загрузите книгу Excel или файл CSV. Ничего не изменится, пока вы не увидите, что именно изменится.",
  "control.imports.template": "Шаблон CSV",
  "control.imports.upload": "Загрузить и проверить",
  "control.imports.fileHint":
    "Книга Excel (.xlsx, первый лист) или CSV, не больше 10 МБ и 20 000 строк. В первой строке — названия столбцов.",
  "control.imports.guess": "Эти строки читаются?",
  "control.imports.guessText":
    "В файле не указана кодировка букв. Выберите ту, в которой имена и места читаются правильно.",
  "control.imports.useEncoding": "Использовать эту кодировку",
  "control.imports.dates": "Какое число — день?",
  "control.imports.datesText":
    "В некоторых датах есть косая черта, и ни одна не показывает, что идёт первым: день или месяц.",
  "control.imports.dmy": "Сначала день: 31/12/2026",
  "control.imports.mdy": "Сначала месяц: 12/31/2026",
  "control.imports.statusesText":
    "Выберите, что означает каждый из них, — для этого файла и следующих. Слова останутся как в файле. Без выбора статус попадёт в «Другой статус».",
  "control.imports.statusRows":
    "{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}",
  "control.imports.reading": "Как читается файл",
  "control.imports.readAgain": "Проверить заново",
  "control.imports.notTaken": "Не брать",
  "control.imports.leftOut": "Столбцы, которые не берутся",
  "control.imports.manyColumns":
    "В файле больше столбцов, чем можно взять: учитываются только первые {max, number}.",
  "control.imports.rows": "Строки",
  "control.imports.new": "Новые",
  "control.imports.changed": "Изменённые",
  "control.imports.unchanged": "Без изменений",
  "control.imports.wrong": "С ошибками",
  "control.imports.further": "Другие строки заказа",
  "control.imports.firstShown": "Показаны первые {count, number}.",
  "control.imports.unmatched":
    "{count, plural, one {# новая строка не указывает} few {# новые строки не указывают} many {# новых строк не указывают} other {# новой строки не указывают}} ни одной посылки. При повторном импорте файла посылки без номера заказа клиента будут созданы ещё раз.",
  "control.imports.nothing":
    "Новых и изменённых строк нет, импортировать нечего.",
  "control.imports.canCreate":
    "{count, plural, one {# посылку можно создать} few {# посылки можно создать} many {# посылок можно создать} other {# посылки можно создать}}",
  "control.imports.canChange":
    "{count, plural, one {# посылку можно изменить} few {# посылки можно изменить} many {# посылок можно изменить} other {# посылки можно изменить}}",
  "control.imports.areWrong":
    "{count, plural, one {# строка содержит ошибки} few {# строки содержат ошибки} many {# строк содержат ошибки} other {# строки содержат ошибки}}",
  "control.imports.areFurther":
    "{count, plural, one {# строка продолжает заказ} few {# строки продолжают заказ} many {# строк продолжают заказ} other {# строки продолжают заказ}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Пока ничего не изменено.",
  "control.imports.apply": "Импортировать {count, number}",
  "control.imports.applySkipping":
    "Импортировать {count, number}, пропустить {wrong, number}",
  "control.imports.mended": "Загрузить исправленный файл",
  "control.imports.goOn": "Продолжить импорт",
  "control.imports.appliedUntil":
    "До этого импортировано: новых посылок — {created, number}, изменённых — {changed, number}.",
  "control.imports.undoText":
    "Возможно до {moment}. Посылки, изменённые с тех пор, останутся как есть.",
  "control.imports.undoCreated":
    "{count, plural, one {# посылка, созданная этим импортом, будет стёрта навсегда.} few {# посылки, созданные этим импортом, будут стёрты навсегда.} many {# посылок, созданных этим импортом, будет стёрто навсегда.} other {# посылки, созданной этим импортом, будет стёрто навсегда.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# посылка получит прежние значения.} few {# посылки получат прежние значения.} many {# посылок получат прежние значения.} other {# посылки получат прежние значения.}}",
  "control.imports.wrongCsv": "Файл с ошибками (CSV)",
  "control.imports.value": "Значение в файле",
  "control.imports.jobLink": "Ход и проблемы",
  "control.imports.deleteText": "Посылки не изменятся.",
  "separator.comma": "Запятая",
  "separator.semicolon": "Точка с запятой",
  "separator.tab": "Табуляция",
  "separator.pipe": "Вертикальная черта",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Западноевропейская (Windows)",
  "encoding.windows-1250": "Центральноевропейская (Windows)",
  "encoding.windows-1251": "Кириллица (Windows)",
  "encoding.windows-1254": "Турецкая (Windows)",
  "encoding.windows-1256": "Арабская (Windows)",
  "encoding.windows-1258": "Вьетнамская (Windows)",
  "encoding.macintosh": "Западноевропейская (Mac)",
  "encoding.gb18030": "Китайская упрощённая (GB18030)",
  "encoding.big5": "Китайская традиционная (Big5)",
  "encoding.shift_jis": "Японская (Shift JIS)",
  "encoding.euc-kr": "Корейская (EUC-KR)",
  "importStatus.checking": "Проверяется",
  "importStatus.checked": "Проверен",
  "importStatus.failed": "Не читается",
  "importStatus.applying": "Импортируется",
  "importStatus.applied": "Импортирован",
  "importStatus.undoing": "Отменяется",
  "importStatus.undone": "Отменён",
  "importStatus.stopped": "Остановлен",
  "importStatus.erased": "Файл удалён: данные из него стёрты",
  "importStatus.encoding": "Какая кодировка?",
  "control.parcels.title": "Посылки",
  "control.parcels.export": "Экспорт",
  "control.parcels.import": "Импорт",
  "control.parcels.add": "Новая посылка",
  "control.parcels.empty": "Посылок пока нет",
  "control.parcels.emptyText": "Первая созданная посылка появится здесь.",
  "control.parcels.createLead":
    "Для начала достаточно трёх полей. Остальное можно добавить позже.",
  "control.parcels.save": "Сохранить",
  "control.parcels.saveNext": "Сохранить и добавить ещё",
  "control.parcels.copy": "Создать по образцу",
  "control.parcels.more": "Отправитель и содержимое",
  "control.parcels.codeHint":
    "От 4 до 40 латинских букв, цифр и дефисов. Подставленный номер угадать нельзя.",
  "control.parcels.codeGenerate": "Создать номер",
  "control.parcels.codeWarning":
    "Этот номер легко угадать. Кто его угадает, увидит посылку и получателя.",
  "control.parcels.post": "Добавить обновление",
  "control.parcels.update": "Изменить посылку",
  "control.parcels.history": "Изменить историю",
  "control.parcels.map": "Изменить карту",
  "control.parcels.image": "Изменить изображение",
  "control.parcels.public": "Общедоступная ссылка для отслеживания",
  "control.parcels.copyLink": "Копировать ссылку",
  "control.parcels.details": "Все поля",
  "control.parcels.newest": "Последние записи истории",
  "control.parcels.alike":
    "Ни у одной посылки нет точно такого трек-номера. У этих он похож; сравните их, прежде чем продолжить.",
  "control.parcels.noImage": "Фотографии пока нет",
  "control.parcels.delete": "Удалить посылку",
  "control.parcels.presentImage": "Нынешняя фотография посылки",
  "control.parcels.keep": "Оставьте пустым, чтобы ничего не менять.",
  "control.parcels.postMore": "Время, значок, цвет, карта",
  "control.parcels.postBefore":
    "Запись о времени до {moment} войдёт в историю и не изменит статус.",
  "control.parcels.postOlder":
    "Статус задан более поздним обновлением и не меняется.",
  "control.bulk.title": "Обновить много посылок",
  "control.bulk.lead":
    "Каждая посылка получит одинаковую запись в истории, а с ней одинаковые статус и местоположение.",
  "control.bulk.codesHint":
    "Отсканируйте или вставьте трек-номера, столбец таблицы или ссылки для отслеживания. Не более {max, number}.",
  "control.bulk.check": "Проверить номера",
  "control.bulk.found":
    "{count, plural, one {Найдена # посылка} few {Найдены # посылки} many {Найдено # посылок} other {Найдено # посылки}}",
  "control.bulk.several": "Неоднозначных: {count, number}",
  "control.bulk.unknown": "Неизвестных: {count, number}",
  "control.bulk.doubled": "Указано повторно: {count, number}",
  "control.bulk.start": "Начать обновление",
  "control.bulk.again": "Повторить для неудачных",
  "control.bulk.selection": "Все посылки из «{selection}»",
  "control.ticked.title": "Выбранные посылки",
  "control.ticked.page": "Выбрать все на странице",
  "control.ticked.count": "Выбрано: {count}",
  "control.ticked.clear": "Снять выбор",
  "control.ticked.all":
    "{count, plural, one {Вся выборка: # посылка} few {Вся выборка: # посылки} many {Вся выборка: # посылок} other {Вся выборка: # посылки}}",
  "control.ticked.allFound": "Все посылки выборки",
  "control.ticked.trash": "В корзину",
  "control.ticked.failed":
    "{count, plural, one {Пропущена # посылка} few {Пропущены # посылки} many {Пропущено # посылок} other {Пропущено # посылки}}",
  "control.parcels.parcel": "Посылка",
  "control.parcels.recipient": "Получатель",
  "control.parcels.sender": "Отправитель",
  "control.parcels.delivery": "Доставка",
  "control.parcels.filters": "Фильтры",
  "control.parcels.all": "Все",
  "control.parcels.late": "Задерживаются",
  "control.parcels.dueToday": "Ожидаются сегодня",
  "control.parcels.due": "Ожидаются {day}",
  "control.parcels.stalled":
    "{days, plural, one {Без новостей # день} few {Без новостей # дня} many {Без новостей # дней} other {Без новостей # дня}}",
  "control.parcels.stageOther": "Другой статус",
  "control.parcels.stageNone": "Без статуса",
  "control.parcels.expected": "Ожидается",
  "control.parcels.lastEvent": "Последнее событие",
  "control.parcels.noMatch": "Под этот фильтр не подходит ни одна посылка",
  "control.parcels.ofJob":
    "{count, plural, one {# посылка этой задачи:} few {# посылки этой задачи:} many {# посылок этой задачи:} other {# посылки этой задачи:}}",
  "control.parcels.changed":
    "{count, plural, one {# изменение.} few {# изменения.} many {# изменений.} other {# изменения.}}",
  "control.parcels.dueFirst": "Сначала с ближайшим сроком",
  "control.parcels.dueLast": "Сначала с дальним сроком",
  "control.parcels.waitingFirst": "Сначала дольше всех ожидающие",
  "control.parcels.waitingLast": "Сначала недавние",
  "control.parcels.sort": "Сортировка",
  "control.parcels.sortCreated": "Создание",
  "control.parcels.rows":
    "{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}",
  "control.parcels.rowsLabel": "Строк на странице",
  "control.parcels.searchWithin": "Искать в «{filter}»",
  "control.parcels.searchedIn": "Поиск шёл только в «{filter}».",
  "control.parcels.searchAll": "Искать во всех посылках",
  "control.parcels.outside": "Найдено вне этого фильтра:",
  "control.activities.title": "История",
  "control.activities.add": "Новая запись",
  "control.activities.empty": "Записей пока нет",
  "control.activities.emptyText":
    "Здесь показано, что происходит с посылкой, сначала самое новое.",
  "control.activities.create": "Добавить запись",
  "control.activities.edit": "Изменить запись",
  "control.activities.timeHint": "В часовом поясе сайта: {zone}.",
  "control.activities.nowHint":
    "В часовом поясе сайта: {zone}. Оставьте пустым, чтобы взять текущий момент.",
  "control.mapEditor.choose": "Место, которое ставится на карту",
  "control.mapEditor.hint":
    "Выберите место и щёлкните там, где оно находится. Метку можно перетащить или, когда она в фокусе, передвинуть стрелками; Enter на карте ставит выбранное место в её центр.",
  "control.mapEditor.hintOne":
    "Щёлкните там, где посылка сейчас. Метку можно перетащить или, когда она в фокусе, передвинуть стрелками; Enter на карте ставит её в центр.",
  "choice.yes": "Да",
  "choice.no": "Нет",
  "choice.automatic": "Автоматически",
  "status.pending": "Ожидает отправки",
  "status.pickedUp": "Принята у отправителя",
  "status.inTransit": "В пути",
  "status.customs": "На таможне",
  "status.onHold": "Задержана",
  "status.outForDelivery": "Передана курьеру",
  "status.readyForPickup": "Готова к выдаче",
  "status.delivered": "Доставлена",
  "status.deliveryFailed": "Неудачная попытка вручения",
  "status.returned": "Возвращена",
  "status.cancelled": "Отменена",
  "icon.radio_button_checked": "Этап",
  "icon.pan_tool": "Стоп",
  "icon.verified": "Проверено",
  "icon.check_circle": "Галочка",
  "icon.radio_button_unchecked": "Запланированный этап",
  "icon.airplanemode_active": "Самолёт",
  "icon.moped": "Мопед",
  "icon.directions_boat": "Судно",
  "icon.local_shipping": "Грузовик",
  "icon.home_work": "Склад",
  "icon.departure_board": "Отправление",

  // Printable invoice
  "invoice.title": "Счёт",
  "invoice.date": "Дата выставления",
  "invoice.issued": "Выставлен",
  "invoice.issuer": "Исполнитель",
  "invoice.billTo": "Плательщик",
  "invoice.details": "За что выставлен счёт",

  // Fields: the labels of forms and of validation messages
  "field.email": "эл. почта",
  "field.phone": "номер телефона",
  "field.parcel_ids": "посылки",
  "field.password": "пароль",
  "field.current_password": "текущий пароль",
  "field.new_password": "новый пароль",
  "field.confirm_new_password": "подтверждение нового пароля",
  "field.password_token": "PIN-код",
  "field.token": "токен настройки",
  "field.invitation": "код приглашения",
  "field.role": "роль",
  "field.pending": "приглашён",
  "field.active": "активность",
  "field.id": "ID",
  "field.tracking_code": "трек-номер",
  "field.codes": "трек-номера",
  "field.reference": "номер заказа клиента",
  "field.recipient_name": "имя получателя",
  "field.proof": "эл. почта или цифры телефона",
  "field.recipient_email": "эл. почта получателя",
  "field.recipient_phone_number": "телефон получателя",
  "field.destination": "место назначения",
  "field.current_location": "текущее местоположение",
  "field.status": "статус",
  "field.weight": "вес",
  "field.pieces": "количество мест",
  "field.shipped_via": "способ доставки",
  "field.sender_name": "имя отправителя",
  "field.sender_email": "эл. почта отправителя",
  "field.pickup_location": "пункт приёма",
  "field.parcel_content": "содержимое посылки",
  "field.declared_value": "объявленная ценность",
  "field.min_expected_delivery_date": "самая ранняя дата доставки",
  "field.max_expected_delivery_date": "самая поздняя дата доставки",
  "field.show_map": "показывать карту",
  "field.map_zoom": "масштаб карты",
  "field.map_current_latitude": "текущая широта",
  "field.map_current_longitude": "текущая долгота",
  "field.map_pickup_latitude": "широта пункта приёма",
  "field.map_pickup_longitude": "долгота пункта приёма",
  "field.map_destination_latitude": "широта места назначения",
  "field.map_destination_longitude": "долгота места назначения",
  "field.parcel_id": "ID посылки",
  "field.title": "заголовок",
  "field.description": "описание",
  "field.icon": "значок",
  "field.color": "цвет",
  "field.text": "текст",
  "field.stage": "этап",
  "field.hidden": "скрыт",
  "field.occurred_at": "время события",
  "field.subject": "тема",
  "field.body": "текст сообщения",
  "field.message": "сообщение",
  "field.name": "имя",
  "field.to": "кому",
  "field.from": "от кого",
  "field.website": "сайт",
  "field.contact_email": "контактный адрес эл. почты",
  "field.contact_phone": "контактный телефон",
  "field.contact_phone_alt": "дополнительный телефон",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "контактный адрес",
  "field.mail_template": "шаблон письма",
  "field.meta_description": "метаописание",
  "field.chat_code": "код чата",
  "field.company_name": "название компании",
  "field.founded_year": "год основания",
  "field.container_count": "число контейнеров",
  "field.gauge_warehousing": "показатель складского хранения",
  "field.gauge_ocean": "показатель морских перевозок",
  "field.gauge_air": "показатель авиаперевозок",
  "field.copyright_year": "год авторского права",
  "field.sample_figures": "цифры-образцы",
  "field.tracking_privacy": "конфиденциальность отслеживания",
  "field.journal_days": "срок хранения журнала в днях",
  "field.time_zone": "часовой пояс",
  "field.content": "содержание",
  "field.overlay": "затемнение",
  "field.image": "изображение",
  "field.hero": "изображение в шапке",
  "field.sub_title": "подзаголовок",
  "field.in_footer": "ссылка внизу страницы",
  "field.search": "поиск",
  "field.page": "страница",
  "field.per_page": "на странице",
  "field.order": "порядок",
  "field.cursor": "курсор",
  "field.review": "отзыв",
  "field.rating": "оценка",
  "field.sample": "пример",
  "field.version": "версия",
  "field.created_at": "дата создания",
  "field.updated_at": "последнее изменение",
  "field.ended_at": "дата завершения",
  "field.file": "файл",
  "field.columns": "столбцы",
  "field.statuses": "статусы",
  "field.dates": "порядок в датах",
  "field.encoding": "кодировка",
  "field.separator": "разделитель",
  "field.head_row": "строка заголовков",
  "field.skip_wrong": "пропускать строки с ошибками",
  "field.without_entry": "исправить без записи в истории",
  "field.product": "товар или услуга",

  // Labels of forms
  "label.password": "Пароль",
  "label.tracking_code": "Трек-номер",
  "track.placeholder": "Введите трек-номер",
  "track.description":
    "Введите трек-номер {company}, чтобы узнать, где ваша посылка, когда она прибудет и какой путь она прошла.",
  "resolution.title": "Разрешение экрана",
  "resolution.text":
    "Если страница на вашем устройстве выглядит неправильно, эти значения помогут нам понять почему. Скопируйте их и отправьте нам.",
  "resolution.width": "Ширина окна",
  "resolution.height": "Высота окна",
  "resolution.agent": "User-Agent",
  "resolution.script": "Включите JavaScript, чтобы увидеть размер окна.",
  "resolution.copy": "Копировать",
  "converting.title": "Сайт обновляется",
  "converting.text":
    "Он снова заработает через несколько минут. Страница перезагрузится сама.",
  "offline.title": "Нет подключения",
  "offline.text":
    "Этой странице нужно подключение к интернету. Проверьте его и попробуйте ещё раз.",
  "offline.again": "Попробовать ещё раз",

  // Forms
  "form.offers": "Варианты",
  "form.didYouMean": "Возможно, вы имели в виду {text}?",
  "form.keepStatus": "Оставить как есть; это значит:",
  "form.optional": "{label} (необязательно)",
  "form.cancel": "Отмена",
  "form.uploading": "Загрузка файла",
  "form.noAnswer":
    "Не удалось связаться с сайтом; неизвестно, сохранены ли данные. Всё, что вы ввели, осталось здесь: проверьте подключение к интернету и отправьте ещё раз.",
  "form.save": "Сохранить изменения",
  "form.imageHint": "JPG или PNG, не больше 5 МБ.",
  "form.conflictText":
    "Эту запись {known, select, yes {изменил пользователь {by}} other {изменил кто-то другой}}. Сравните её с введённым текстом; повторное сохранение заменит её.",
  "form.conflict": "Открыть нынешнюю версию в новой вкладке",
  "form.repeatedText":
    "Эта форма уже отправлялась, и отправленное тогда сохранено. Отправьте её снова, чтобы сохранить и это.",
  "form.unsent":
    "Пока ничего не отправлено. Проверьте форму и нажмите «{button}».",
  "form.mergeConflict":
    "Поле «{label}» тем временем {who, select, person {изменил пользователь {by}} import {изменил импорт «{by}»} bulk {изменило массовое обновление «{by}»} other {изменено другой правкой}}. Выберите, какое значение оставить.",
  "form.keepTheirs": "Оставить другое значение",
  "form.useOwn": "Взять введённое мной",
  "form.meanwhile":
    "{who, select, person {Тем временем пользователь {by} изменил:} import {Тем временем импорт «{by}» изменил:} bulk {Тем временем массовое обновление «{by}» изменило:} other {Другое изменение за это время:}} {fields}.",

  // Validation (422)
  "invalid.required": "Поле «{label}» обязательно для заполнения.",
  "invalid.email":
    "Поле «{label}» должно содержать действительный адрес эл. почты.",
  "invalid.phone":
    "В поле «{label}» должно быть от 7 до 15 цифр, вместе с кодом.",
  "invalid.max":
    "Количество символов в поле «{label}» не может превышать {max, number}.",
  "invalid.min":
    "Количество символов в поле «{label}» должно быть не менее {min, number}.",
  "invalid.maxItems":
    "Количество записей в поле «{label}» не может превышать {max, number}.",
  "invalid.noTicks": "Выберите хотя бы одну посылку.",
  "invalid.unknownCodes": "Не найдены: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Найдено: {count, number}.} other {Найдено более {max, number}.}} За один раз можно обновить не более {max, number} посылок.",
  "invalid.codeCharacters":
    "Поле «{label}» может содержать только латинские буквы, цифры и дефисы, но не одни дефисы.",
  "invalid.number": "Поле «{label}» должно содержать число.",
  "invalid.integer": "Поле «{label}» должно содержать целое число.",
  "invalid.between": "Значение поля «{label}» должно быть от {min} до {max}.",
  "invalid.pageReach":
    "Значение поля «{label}» должно быть от 1 до {max}; следующие страницы доступны по next_page_url.",
  "invalid.selected": "Выбрано недопустимое значение поля «{label}».",
  "invalid.characters":
    "Поле «{label}» содержит управляющий или другой символ, который нельзя отобразить. Удалите его.",
  "invalid.oneLine": "Поле «{label}» должно занимать одну строку.",
  "invalid.noParcel":
    "Посылки с таким номером нет. Сверьте его с номером посылки или отправьте форму снова, чтобы всё равно выставить счёт: потом его нельзя изменить.",
  "invalid.severalParcels":
    "{code} может означать {codes}. Введите точный трек-номер.",
  "invalid.rawLine": "Строка {line} будет показана так, как набрана: {text}",
  "invalid.invitation":
    "Это приглашение недействительно: код неверен, уже использован или просрочен. Попросите новую ссылку.",
  "invalid.taken": "Такое значение поля «{label}» уже используется.",
  "invalid.statusesFull": "Статусов уже {max, number}. Сначала удалите один.",
  "invalid.unknownStatus":
    "«{status}» — новый статус. Укажите, что он означает.",
  "invalid.suggestedDeleted":
    "Предложенный статус можно скрыть, но нельзя удалить.",
  "invalid.suggestedStage": "Этап предложенного статуса изменить нельзя.",
  "invalid.codeInTrash": "Этот номер принадлежит посылке в корзине.",
  "invalid.reserved":
    "Значение поля «{label}» — зарезервированное слово. Выберите другое.",
  "invalid.unknown": "Поле «{label}» не допускается.",
  "invalid.noFilter": "Укажите один или два фильтра.",
  "invalid.text": "Поле «{label}» должно содержать текст.",
  "invalid.date": "Поле «{label}» должно содержать действительную дату.",
  "invalid.timeZone":
    "В поле «{label}» нужен часовой пояс: добавьте в конце Z или смещение, например +01:00.",
  "invalid.notBefore":
    "Дата в поле «{label}» не может быть раньше даты в поле «{other}».",
  "invalid.ahead":
    "Время в поле «{label}» не может опережать текущее больше чем на 24 часа.",
  "invalid.together":
    "Поля «{label}» и «{other}» связаны: заполните оба или ни одного.",
  "invalid.noUpdate": "Укажите статус или место.",
  "invalid.common":
    "Значение поля «{label}» слишком распространённое. Выберите другое.",
  "invalid.personal":
    "Поле «{label}» не должно содержать адрес вашей эл. почты или название компании.",
  "invalid.confirmed": "Подтверждение поля «{label}» не совпадает.",
  "invalid.wrong": "Значение поля «{label}» неверно.",
  "invalid.unchanged": "Значение поля «{label}» должно отличаться от прежнего.",
  "invalid.memberName":
    "Выберите имя без @, которого нет у других участников команды.",
  "invalid.eraseMember":
    "Это адрес участника команды. Сначала удалите этого участника.",
  "invalid.eraseContact":
    "Это контактный адрес самого сайта. Сначала укажите в настройках другой.",
  "invalid.eraseContactPhone":
    "Это телефон самого сайта. Сначала укажите в настройках другой.",
  "invalid.eraseBy":
    "Укажите что-то одно: эл. почту, номер телефона или трек-номера.",
  "invalid.imageType":
    "В поле «{label}» должен быть файл типа jpg, jpeg или png.",
  "invalid.imagePixels":
    "В изображении в поле «{label}» должно быть не больше {max} Мп.",
  "invalid.imageDamaged":
    "Файл в поле «{label}» не читается. Возможно, он повреждён.",
  "invalid.oneFile": "В поле «{label}» может быть только один файл.",
  "invalid.noRoom": "Больше нет места для файлов. Удалите ненужные.",
  "invalid.halves": "Значение поля «{label}» должно быть кратно 0,5.",
  "invalid.object": "Запрос должен быть объектом JSON.",
  "import.noText":
    "Этот файл не является текстовой таблицей или сохранён в другой кодировке. Сохраните его как книгу Excel (.xlsx) или CSV.",
  "import.bookDamaged":
    "Эта книга повреждена. Откройте её в табличном редакторе и снова сохраните как книгу Excel (.xlsx) или CSV.",
  "import.bookLocked":
    "Этот файл защищён паролем. Снимите пароль в табличном редакторе или сохраните таблицу как CSV.",
  "import.bookTooLarge":
    "Содержимое этой книги больше {max, number} МБ. Удалите лишнее или разделите её на несколько файлов.",
  "import.bookTooSlow":
    "Чтение этой книги занимает больше {max, number} секунд. Удалите лишнее или сохраните таблицу как CSV.",
  "import.otherFormat":
    "Файлы формата {format} прочитать нельзя. Сохраните таблицу как книгу Excel (.xlsx) или CSV.",
  "import.noColumn":
    "Ни один столбец этого файла не распознан. В первой строке должны быть названия столбцов.",
  "import.quote":
    "Кавычка в строке {line, number} не закрыта или стоит не на месте.",
  "import.tooManyRows":
    "В файле больше {max, number} строк. Разделите его на несколько файлов.",
  "import.tooManyColumns":
    "В файле больше {max, number} столбцов. Удалите ненужные.",
  "import.tooManyLines":
    "В файле есть данные ниже строки {max, number}. Удалите пустые строки.",
  "import.longRow":
    "Запись, которая начинается в строке {line, number}, слишком длинная. Возможно, не хватает кавычки.",
  "import.shortYear": "В поле «{label}» нужен год из четырёх цифр.",
  "import.shortened":
    "Табличный редактор сократил поле «{label}». Задайте столбцу текстовый формат, введите номер полностью и сохраните файл ещё раз.",
  "import.noSuchDay": "В поле «{label}» указан несуществующий день.",
  "import.otherCalendar":
    "Поле «{label}» похоже на дату {calendar, select, persian {персидского календаря} islamic {исламского календаря (хиджра)} buddhist {буддийского календаря} roc {календаря Миньго} japanese {японского календаря} other {еврейского календаря}}. Укажите дату по григорианскому календарю, например 2026-11-28.",
  "import.dateOrder": "В поле «{label}» неясно, где день, а где месяц.",
  "import.unreadable":
    "В этой строке есть символ, который невозможно прочитать. Введите его заново в своей программе и сохраните файл ещё раз.",
  "import.totals":
    "Эта строка похожа на строку итогов. Если это посылка, добавьте получателя и место назначения.",
  "import.moreCells": "В этой строке больше ячеек, чем столбцов в файле.",
  "import.double": "Та же посылка, что и в строке {row, number}.",
  "import.sameCode": "Тот же трек-номер, что и в строке {row, number}.",
  "import.sameReference": "Тот же номер заказа, что и в строке {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Этот номер заказа есть у нескольких посылок. Добавьте трек-номер.",
  "import.notUnknown":
    "«{status}» нет среди неизвестных статусов этого импорта.",
  "import.hasWrong":
    "{count, plural, one {# строка содержит} few {# строки содержат} many {# строк содержат} other {# строки содержат}} ошибки. Исправьте файл или разрешите пропускать строки с ошибками.",
  "import.tooLate": "Импорт можно отменить в течение 24 часов.",
  "import.notNow":
    "Этот импорт уже перешёл к другому этапу. Обновите страницу, чтобы увидеть его состояние.",
  "import.gone": "Посылки больше нет.",
  "import.changedSince": "Посылка изменена после импорта и остаётся как есть.",
  "import.erased":
    "Файл удалён, потому что из него стёрты данные. Загрузите его ещё раз.",
  "bulk.tooLate": "Обновление можно отменить в течение 24 часов.",
  "bulk.notNow":
    "Это обновление ещё выполняется, ничего не изменило или уже отменено. Обновите страницу, чтобы увидеть его состояние.",
  "bulk.changedSince": "Посылка изменена после обновления и остаётся как есть.",

  // Errors of the other codes
  "error.malformed": "Тело запроса не является корректным JSON.",
  "error.signInNeeded": "Войдите, чтобы продолжить.",
  "error.credentials": "Неверный адрес эл. почты или пароль.",
  "error.deactivated":
    "Эта учётная запись отключена. Попросите владельца сайта включить её.",
  "error.origin": "Запрос пришёл с другого сайта и был отклонён.",
  "error.https":
    "Для этого вызова требуется https. Используйте https-адрес сайта (PUBLIC_ORIGIN); прокси, который его обеспечивает, должен передавать X-Forwarded-Proto.",
  "error.adminExists": "Администратор уже существует.",
  "error.setupToken":
    "Токен настройки неверен или устарел. Перезапустите сервер, чтобы получить новый.",
  "error.parcelNotFound": "Посылка не найдена",
  "error.severalParcels":
    "У нескольких посылок трек-номер похож на этот. Введите точный трек-номер.",
  "error.activityNotFound":
    "Этой записи в истории больше нет. Возможно, её тем временем удалили.",
  "error.messageNotFound": "Сообщение не найдено",
  "error.pageNotFound": "Страница не найдена",
  "error.pagesFull": "Страниц уже {max, number}. Сначала удалите одну.",
  "error.reviewNotFound": "Отзыв не найден",
  "error.statusNotFound": "Статус не найден",
  "error.pathNotFound": "Путь не найден",
  "error.invoiceNotFound": "Счёт не найден",
  "error.mailNotFound": "Письмо не найдено",
  "error.mailUnderWay": "Это письмо уже ожидает отправки или отправляется.",
  "error.mailInterrupted":
    "Сервер остановился во время отправки этого письма. Возможно, оно отправлено.",
  "error.mailLeftBehind":
    "Сервер остановился до передачи этого письма. Оно не отправлено.",
  "error.mailNotComposed": "Не удалось составить письмо.",
  "error.mailNoSender":
    "Нет адреса отправителя: задайте MAIL_FROM или контактный адрес эл. почты.",
  "error.mailNoMatter": "Того, о чём было это письмо, больше нет.",
  "error.jobNotFound": "Задача не найдена",
  "error.importNotFound": "Импорт не найден",
  "error.jobEnded": "Эта задача уже завершена.",
  "error.jobGoesOn": "Эту задачу нельзя отменить.",
  "error.stepFailed":
    "Не удалось выполнить; подробности в системном журнале под номером {id}.",
  "error.itemTooLarge": "Объём слишком велик для одного шага.",
  "error.notErased":
    "Удалось удалить не всё: данные человека ещё есть в «{place}».",
  "error.mailRefused": "Почтовый сервер отклонил письмо: {reason}",
  "error.mailSignIn":
    "Почтовый сервер не принял имя пользователя или пароль: {reason}",
  "error.mailUnencrypted":
    "Почтовый сервер не поддерживает шифрование (STARTTLS), без которого ничего не отправляется: {reason}",
  "error.mailFailed": "Не удалось отправить письмо: {reason}",
  "error.mailTimeout":
    "Почтовый сервер не ответил вовремя. Письмо не отправлено.",
  "error.mailUnknown":
    "Соединение с почтовым сервером прервалось во время передачи письма. Возможно, оно отправлено.",
  "error.mailNotSetUp":
    "Почта настроена не полностью: задача doctor покажет, чего не хватает.",
  "error.mailHeaders": "Адрес или тема этого письма недопустимы.",
  "error.memberNotFound": "Участник не найден",
  "error.trashNotFound": "В корзине не найдено",
  "error.lastOwner":
    "Это последний владелец. Сначала сделайте владельцем другого активного участника.",
  "error.notInvited":
    "Новая ссылка возможна только для активного участника, который ещё не принял приглашение.",
  "error.method": "Этот метод здесь не разрешён.",
  "invalid.notTogether": "{one} и {two} нельзя указывать вместе.",
  "invalid.codesOrFilter": "Передайте либо codes, либо filter.",
  "invalid.manyFilters":
    "Объединить можно не более двух условий: этап; задержка, срок или отсутствие новостей; поиск.",
  "invalid.fixedSort":
    "Порядок результатов поиска и посылок задачи изменить нельзя.",
  "invalid.closedSort":
    "Так сортируются только открытые посылки, а на этом этапе их нет.",
  "error.notAllowed":
    "Ваша роль этого не позволяет. Попросите владельца изменить вашу роль или сделать это за вас.",
  "error.conflict":
    "Эту запись {known, select, yes {изменил пользователь {by}} other {изменил кто-то другой}}. Загрузите её снова и повторите изменение.",
  "error.repeated":
    "Ключ Idempotency-Key уже использовался с другим телом запроса.",
  "error.slow": "Запрос поступал слишком долго.",
  "error.tooLarge": "Запрос не должен превышать {max, number} КиБ.",
  "error.tooManyFields":
    "Количество полей в запросе не должно превышать {max, number}.",
  "error.fileTooLarge": "Файл не должен превышать {max, number} МБ.",
  "error.mediaType": "Тело запроса нужно отправлять как {type}.",
  "error.encoded":
    "Тело запроса не должно быть сжатым. Отправьте его без Content-Encoding.",
  "error.verification":
    "Это не совпадает ни с эл. почтой, ни с телефоном получателя.",
  "error.tooMany":
    "Слишком много попыток. Попробуйте снова через {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.",
  "error.host": "Этот хост здесь не обслуживается.",
  "error.badRequest": "Не удалось распознать запрос.",
  "error.busy": "Сервис перегружен. Попробуйте снова чуть позже.",
  "error.converting":
    "Сайт обновляется ({percent, number} %). Попробуйте снова чуть позже.",
  "error.readOnly": "Сохранение сейчас невозможно. Попробуйте позже.",
  "error.internal": "Произошла ошибка. ID запроса: {id}",

  // Messages of success
  "message.adminCreated": "Администратор создан. Теперь вы можете войти.",
  "message.signedIn": "Вход выполнен.",
  "message.signedOut": "Выход выполнен.",
  "message.pinRequested":
    "Если этот адрес зарегистрирован, PIN-код уже в пути.",
  "message.noMailServer":
    "Почтовый сервер не настроен. Попросите ссылку для сброса у того, кто обслуживает сайт.",
  "message.passwordReset": "Пароль сброшен. Теперь вы можете войти с новым.",
  "message.passwordChanged":
    "Пароль изменён. На всех других устройствах выполнен выход.",
  "message.sessionsEnded": "Все остальные сеансы завершены.",
  "message.memberInvited":
    "Приглашение готово. Передайте ссылку: она показывается только сейчас.",
  "message.memberInvitedMailed":
    "Приглашение отправляется по почте. Можно передать и ссылку: она показывается только сейчас.",
  "message.memberUpdated": "Данные участника обновлены.",
  "message.memberRemoved": "Участник удалён.",
  "message.invitationAccepted":
    "Учётная запись готова. Теперь вы можете войти.",
  "message.nameUpdated": "Имя изменено.",
  "message.parcelCreated": "Посылка создана.",
  "message.parcelUpdated": "Посылка обновлена.",
  "message.parcelDeleted": "Посылка удалена.",
  "message.parcelRestored": "Посылка восстановлена.",
  "message.trashed": "{name} в корзине.",
  "message.trashedMany":
    "{count, plural, one {В корзине # посылка.} few {В корзине # посылки.} many {В корзине # посылок.} other {В корзине # посылки.}}",
  "message.restoredMany":
    "{count, plural, one {Восстановлена # посылка.} few {Восстановлены # посылки.} many {Восстановлено # посылок.} other {Восстановлено # посылки.}}",
  "message.trashErased": "Стёрто окончательно.",
  "message.activityCreated": "Запись добавлена в историю.",
  "message.activityUpdated": "Запись в истории обновлена.",
  "message.activityDeleted":
    "Запись удалена из истории. Теперь у посылки: {values}.",
  "message.invoiceCreated": "Счёт выставлен.",
  "message.settingsUpdated": "Настройки обновлены.",
  "message.messageReceived": "Ваше сообщение получено.",
  "message.messageDeleted": "Сообщение удалено.",
  "message.emailSent": "Ваше письмо отправлено.",
  "message.emailKept":
    "Письмо сохранено. Ничего не отправляется: почтовый сервер не настроен.",
  "message.mailQueued": "Письмо будет отправлено ещё раз.",
  "message.jobCancelled": "Задача отменена.",
  "message.bulkStarted": "Обновление началось.",
  "message.bulkUndoing": "Обновление отменяется.",
  "message.importUploaded": "Файл загружен и проверяется.",
  "message.importChecking": "Файл проверяется заново.",
  "message.importStatuses": "Этапы сохранены.",
  "message.importStarted": "Импорт начался.",
  "message.importUndoing": "Импорт отменяется.",
  "message.importDeleted": "Импорт удалён.",
  "message.pageCreated": "Страница создана.",
  "message.pageUpdated": "Страница обновлена.",
  "message.pageDeleted": "Страница удалена.",
  "message.pageRestored": "Страница восстановлена.",
  "message.reviewCreated": "Отзыв создан.",
  "message.reviewUpdated": "Отзыв обновлён.",
  "message.reviewDeleted": "Отзыв удалён.",
  "message.reviewsConfirmed": "Отзывы подтверждены как ваши.",
  "message.statusCreated": "Статус создан.",
  "message.statusUpdated": "Статус обновлён.",
  "message.statusDeleted": "Статус удалён.",
  "message.nothingToUpdate": "Обновлять нечего.",

  // Tracking
  "tracking.heading": "Отследите посылку",
  "tracking.intro":
    "Трек-номер указан в квитанции и в уведомлении об отправке. Регистр букв, пробелы и дефисы не важны.",
  "tracking.code": "Трек-номер",
  "tracking.placeholder": "Введите трек-номер",
  "tracking.button": "Отследить",
  "tracking.back": "На главную страницу",
  "tracking.loading": "ИДЁТ ПОИСК…",
  "tracking.shipping": "Информация об отправлении",
  "tracking.history": "История посылки",
  "tracking.destination": "Место назначения",
  "tracking.sentFrom": "Место отправления",
  "tracking.image": "Изображение посылки",
  "tracking.imageAlt": "Фотография посылки",
  "tracking.noHistory":
    "Записей пока нет. Первое событие появится здесь, как только посылка отправится в путь.",
  "tracking.zone": "Часовой пояс: {zone}.",
  "tracking.earlier": "Более ранние события",
  "tracking.copy": "Копировать номер",
  "tracking.copied": "Скопировано",
  "tracking.print": "Печать",
  "tracking.printedAddress": "Следите за посылкой на странице",
  "tracking.status": "Статус",
  "tracking.announced": "Оформлена, ещё не принята",
  "tracking.weight": "Вес",
  "tracking.currentLocation": "Текущее местоположение",
  "tracking.deliveryDate": "Ожидаемая дата доставки",
  "tracking.delayed": "Задерживается",
  "tracking.deliveredOn": "Доставлена",
  "tracking.returnedOn": "Возвращена",
  "tracking.cancelledOn": "Отменена",
  "tracking.expectedBy": "Ожидалась не позднее",
  "tracking.after.pending":
    "Отправитель сообщил о посылке. Она отправится в путь, как только мы её получим.",
  "tracking.after.pickedUp":
    "Посылка у нас. Теперь она отправится к месту назначения.",
  "tracking.after.inTransit":
    "Посылка в пути к месту назначения. Затем её передадут курьеру.",
  "tracking.after.customs":
    "Посылку проверяет таможня. После выпуска она отправится дальше.",
  "tracking.after.onHold":
    "Сейчас посылка не может двигаться дальше. Свяжитесь с нами, чтобы узнать причину.",
  "tracking.after.outForDelivery":
    "Посылка у курьера. Пожалуйста, позаботьтесь, чтобы её было кому принять.",
  "tracking.after.readyForPickup":
    "Посылка ждёт вас. Возьмите с собой трек-номер и документ, удостоверяющий личность.",
  "tracking.after.delivered":
    "Посылка прибыла. Свяжитесь с нами, если чего-то не хватает или что-то повреждено.",
  "tracking.after.deliveryFailed":
    "Нам не удалось вручить посылку. Обычно мы пробуем ещё раз на следующий рабочий день; свяжитесь с нами, если вам удобнее другой день или другое место.",
  "tracking.after.returned":
    "Посылка вернулась к отправителю. Свяжитесь с нами, если она вам ещё нужна.",
  "tracking.after.cancelled":
    "Эта посылка не будет доставлена. Свяжитесь с нами, если вы этого не ожидали.",
  "tracking.updated": "Последнее обновление",
  "tracking.recipientName": "Имя получателя",
  "tracking.email": "Эл. почта",
  "tracking.address": "Адрес",
  "tracking.phone": "Телефон",
  "tracking.senderName": "Имя отправителя",
  "tracking.pickupLocation": "Пункт приёма",
  "tracking.unset": "Не указано",
  "tracking.color.green": "Завершено",
  "tracking.color.black": "Обновление",
  "tracking.color.gold": "Внимание",
  "tracking.color.red": "Проблема",
  "tracking.verificationTitle": "Это ваша посылка?",
  "tracking.verificationText":
    "Личные данные скрыты. Подтвердите, что вы получатель, чтобы их увидеть.",
  "tracking.verificationLabel":
    "Эл. почта получателя или последние 4 цифры телефона",
  "tracking.verificationButton": "Показать данные",
  "tracking.share": "Поделиться",
  "tracking.copyLink": "Копировать ссылку",
  "tracking.progress": "Ход доставки",
  "tracking.done": "выполнено",
  "tracking.searched": "Вы искали",
  "tracking.next": "Что можно сделать дальше",
  "tracking.codeForm":
    "Трек-номер содержит от {min, number} до {max, number} символов: латинские буквы, цифры и дефисы.",
  "tracking.nextCompare":
    "Сверьте трек-номер с номером в квитанции знак за знаком: 0 и O, 1 и I легко перепутать.",
  "tracking.nextWait":
    "Новый трек-номер может появиться здесь лишь через несколько часов. Попробуйте снова позже в течение дня.",
  "tracking.nextAsk": "Уточните у отправителя, полный ли это трек-номер.",
  "tracking.nextConnection":
    "Не удалось связаться с сайтом. Проверьте подключение к интернету и повторите поиск.",
  "tracking.contact": "Связаться с нами",
  "tracking.map": "Карта",
  "tracking.mapHint":
    "Перетаскивайте карту, двигайте её двумя пальцами на сенсорном экране или используйте клавиши со стрелками, + и -.",
  "tracking.zoomIn": "Увеличить масштаб",
  "tracking.zoomOut": "Уменьшить масштаб",

  // Mails
  "mail.message.subject": "Сообщение из формы обратной связи: {subject}",
  "mail.message.intro":
    "Кто-то написал в {company} через форму обратной связи.",
  "mail.message.answer": "Ответьте на это письмо, чтобы написать на {email}.",
  "mail.message.noEmail": "Отправитель не оставил адреса эл. почты.",
  "mail.message.name": "Имя",
  "mail.pin.subject": "Ваш PIN-код для нового пароля",
  "mail.pin.text":
    "Кто-то, вероятно вы, хочет задать новый пароль для панели управления {company}. Вот ваш PIN-код:",
  "mail.pin.once": "Он действует один раз, в течение {minutes} мин.",
  "mail.pin.ignore":
    "Если это были не вы, не обращайте внимания на это письмо. Ничего не изменилось.",
  "mail.pin.button": "Задать новый пароль",
  "mail.invitation.subject": "Приглашение в панель управления {company}",
  "mail.invitation.text":
    "Вас пригласили работать в панели управления {company}. Для начала придумайте пароль.",
  "mail.invitation.button": "Принять приглашение",
  "mail.invitation.code": "Если страница попросит код, вот он:",
  "mail.invitation.page":
    "Откройте страницу {path} панели управления и введите этот код:",
  "mail.invitation.once": "Приглашение действует один раз, до {moment}.",
  "mail.invitation.ignore":
    "Если вы не ждали этого письма, не обращайте на него внимания.",
  "mail.password.subject": "Ваш пароль изменён",
  "mail.password.text":
    "Пароль панели управления {company} изменён, прежние сеансы завершены.",
  "mail.password.notYou":
    "Если это были не вы, сразу запросите PIN-код на странице входа и задайте новый пароль.",
  "mail.chatCode.subject": "Код чата изменён",
  "mail.chatCode.text":
    "Код чата на открытых страницах {company} изменён. Такой код выполняется в браузере каждого посетителя.",
  "mail.chatCode.notYou":
    "Если это были не вы, удалите его в настройках HTML и смените пароль.",
  "mail.footer": "Отправлено: {company}",
  "mail.sample.subject": "Ваша посылка в пути",
  "mail.sample.text":
    "Здравствуйте!\n\nВаша посылка покинула наш склад и скоро будет у вас.\n\nС уважением",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `н/д, н. д., нет данных, нет, не указано, не указан, не указана, не заполнено, не определено, уточняется,
  будет уточнено, б/н, пусто, н/п, неприменимо`,
  pieces:
    `шт, штука, штуки, штук, ед, место, места, мест, коробка, коробки, коробок, посылка, посылки, посылок, упаковка,
  упаковки, упаковок, уп, пакет, пакета, пакетов, мешок, мешка, мешков`,
  totals: "итого, всего, итог, общий итог, промежуточный итог, сумма",
  dates: "г, года, год, в, с, до, к, ч, час, часа, часов, м, мин",
  months: { 5: "май", 6: "июнь", 9: "сен", 11: "ноя" },
  encoding: "windows-1251",
  streets:
    `улица ул проспект пр-т пр-кт просп переулок пер бульвар б-р шоссе ш набережная наб площадь пл проезд пр пр-д тупик аллея
  микрорайон мкр пр дом д корпус корп строение стр квартира кв офис оф подъезд этаж помещение пом комната
  ulitsa ul prospekt pereulok bulvar shosse naberezhnaya ploshchad dom kvartira korpus`,
  headings: {
    recipient:
      "получатель, получателя, грузополучатель, грузополучателя, адресат, адресата, кому",
    shipping: "доставка, доставки, назначения",
    buyer: "покупатель, покупателя, клиент, клиента, заказчик, заказчика",
    billing: "плательщик, плательщика, счет, счета",
    sender: "отправитель, отправителя, грузоотправитель, грузоотправителя",
    pickup: "забор, забора, отправки, отправления",
    name: "имя, фамилия, отчество, фио, полное имя, контактное лицо, контакт",
    company:
      "компания, компании, организация, организации, фирма, название компании, наименование организации",
    address: "адрес, улица, название улицы",
    house: "дом, дома, квартира",
    postcode: "индекс, почтовый индекс",
    city: "город, населённый пункт",
    region: "область, регион, край",
    country: "страна, страны",
    phone:
      "телефон, тел, мобильный, мобильный телефон, контактный телефон, сотовый, контакт",
    email:
      "почта, эл. почта, электронная почта, e-mail, имейл, адрес эл. почты",
    shipment: "отправление, отправления, груз, груза",
    order: "заказ, заказа, заявка, заявки",
    package: "посылка, посылки",
    packages: "посылок, мест, места, грузовых мест, коробок",
    tracking_code:
      `накладная, накладной, транспортная накладная, трек, трек-номер, трек-код, код отслеживания, номер отслеживания,
  шпи, почтовый идентификатор, почтовый трек`,
    barcode: "штрихкод, штрих-код, баркод",
    reference: "референс, внутренний номер, ваш номер, номер заказа клиента",
    destination:
      "назначение, пункт назначения, место назначения, место доставки, куда",
    pickup_location:
      "пункт приёма, место отправления, пункт отправления, город отправления, место забора, откуда",
    current_location:
      "текущее местоположение, местоположение, местонахождение, текущее место, где находится",
    status: "статус, состояние, текущий статус, последний статус",
    weight:
      "вес, масса, вес брутто, общий вес, фактический вес, вес с упаковкой, расчётный вес",
    pieces: "мест, места, штук, шт",
    shipped_via:
      "служба доставки, перевозчик, транспортная компания, курьерская служба, курьер, экспедитор",
    method:
      "способ доставки, вид доставки, тип доставки, тариф, услуга, вариант доставки",
    parcel_content:
      `содержимое, содержание, вложение, описание вложения, описание груза, наименование груза, характер груза`,
    declared_value:
      `объявленная ценность, объявленная стоимость, оценочная стоимость, стоимость груза, таможенная стоимость`,
    min_expected_delivery_date:
      "доставка с, дата доставки с, доставка не ранее, ранняя дата доставки",
    max_expected_delivery_date:
      `дата доставки, срок доставки, ожидаемая дата, ожидаемая доставка, плановая дата доставки, планируемая дата
  доставки, предполагаемая дата доставки, доставка до, дата прибытия, крайний срок доставки`,
    number: "номер, ном",
    code: "код",
    count: "количество, кол-во, число",
    of: "для, и, в, на",
    unit: "кг, килограмм, килограммы, грамм, г, гр, обязательно",
    article: "артикул, товар, товара",
  },
};
