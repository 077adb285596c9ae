import type { Dictionary } from "../translate.ts";

/** Russian. */
export const ru: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Меню",
  "nav.close": "Закрыть меню",
  "nav.home": "Главная",
  "nav.homePage": "Главная страница",
  "nav.contact": "Контакты",
  "nav.track": "Отследить посылку",
  "nav.skip": "Перейти к содержанию",
  "theme.toDark": "Включить тёмную тему",
  "theme.toLight": "Включить светлую тему",
  "language.choose": "Выбрать язык",
  "nav.main": "Главное меню",
  "nav.side": "Меню сайта",
  "nav.breadcrumb": "Навигационная цепочка",
  "footer.line": "Перевозки по воздуху, морю и суше с {year} года.",
  "footer.company": "Компания",
  "footer.contact": "Контакты",
  "page.about": "О компании",
  "page.privacy": "Политика конфиденциальности",

  // Home page
  "home.title": "Грузоперевозки по воздуху, морю и суше",
  "home.description":
    "{company} перевозит грузы по воздуху, морю и суше, бережно хранит их на своих складах и шаг за шагом показывает, где они находятся.",
  "home.hero.title": "Доставка по всему миру у вас на виду",
  "home.hero.promise":
    "По воздуху, морю и суше с {year} года. Введите трек-номер, чтобы узнать, где ваша посылка и когда она прибудет.",
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
    "В предложении указаны все платежи, и счёт ему соответствует.",
  "home.qualities.tracking": "Отслеживание в реальном времени",
  "home.qualities.trackingText":
    "Каждый шаг появляется на странице отслеживания сразу после регистрации, с указанием места и времени.",
  "home.qualities.storage": "Хранение на складе",
  "home.qualities.storageText":
    "Между двумя перевозками ваш груз ждёт под одной крышей: его пересчитывают при приёме и при выдаче.",
  "home.about.eyebrow": "О компании",
  "home.about.title": "Перевозим грузы с {year} года",
  "home.about.text":
    "Посылки, паллеты и полные контейнеры путешествуют с {company} самым подходящим для них способом: по воздуху, по морю, по дорогам, а когда нужно подождать — остаются на складе.",
  "home.about.founded": "Год основания",
  "home.about.containers": "Контейнеров, до",
  "home.about.tracking": "Отслеживание круглосуточно",
  "home.hero.nightTitle": "Доставка круглосуточно",
  "home.hero.nightText":
    "Машины, терминалы и люди работают всю ночь, чтобы отправленное вчера могло прибыть сегодня утром.",
  "home.hero.surfTitle": "В море как дома",
  "home.hero.surfText":
    "Какой бы ни была погода, мы следим за рейсом и заранее сообщаем, если время прибытия меняется.",
  "home.carousel.label": "Наша работа в картинках",
  "home.carousel.slide": "{number} из {count}",
  "home.carousel.pause": "Остановить показ",
  "home.carousel.play": "Продолжить показ",
  "home.slider.previous": "Назад",
  "home.slider.next": "Вперёд",
  "home.services.more": "Подробнее",
  "home.work.title": "Что мы делаем",
  "home.work.lead":
    "От первого звонка до подписи у двери: вот шаги, которые мы берём на себя.",
  "home.work.pack": "Упаковать и забрать",
  "home.work.packText":
    "Мы забираем груз, упакованный вами или нами, и проверяем его место за местом.",
  "home.work.customs": "Документы и таможня",
  "home.work.customsText":
    "Экспортные и импортные декларации, сертификаты и пошлины готовы до прибытия груза.",
  "home.work.plan": "Спланировать маршрут",
  "home.work.planText":
    "По воздуху, морю, дороге или вместе: выбираем путь под ваш срок и бюджет.",
  "home.work.store": "Хранить и сортировать",
  "home.work.storeText":
    "Груз, которому надо подождать, лежит в сухости, пересчитан и готов ехать дальше.",
  "home.work.deliver": "Доставить",
  "home.work.deliverText":
    "Последний отрезок заканчивается у вашей двери, у вашей рампы или в пункте выдачи рядом.",
  "home.work.answer": "Ответить",
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
    "Какую долю каждого дела мы ведём сами, от брони до доставки.",
  "home.gauges.warehousing": "Складское хранение",
  "home.gauges.ocean": "Морские перевозки",
  "home.gauges.air": "Авиаперевозки",
  "home.reviews.title": "Что говорят клиенты",
  "home.reviews.lead": "Их собственными словами.",
  "home.reviews.none":
    "Отзывов пока нет. Первые появятся здесь, как только клиенты поделятся ими с нами.",
  "home.reviews.rating": "Оценка {rating, number} из 5 звёзд",
  "home.portfolio.title": "Что мы возим",
  "home.portfolio.lead": "Несколько примеров наших грузов.",
  "home.portfolio.container": "Полные контейнеры",
  "home.portfolio.containerText":
    "Опломбированы у вас, открыты в пункте назначения.",
  "home.portfolio.pallet": "Паллеты и сборные грузы",
  "home.portfolio.palletText":
    "Вы платите за занятое место и делите остальное.",
  "home.portfolio.parcel": "Посылки",
  "home.portfolio.parcelText":
    "Небольшие и срочные, с кодом, который показывает каждый шаг.",
  "home.portfolio.cool": "Охлаждённые грузы",
  "home.portfolio.coolText": "При своей температуре от начала до конца.",
  "home.portfolio.machine": "Машины и тяжёлые грузы",
  "home.portfolio.machineText":
    "Подняты, закреплены и сопровождаются теми, кто это умеет.",
  "home.faq.title": "Вопросы и ответы",
  "home.faq.contact": "Нет вашего вопроса? Напишите нам.",
  "home.faq.work": "Как это работает?",
  "home.faq.workAnswer":
    "Скажите, что, откуда и куда вы хотите отправить. Мы сделаем предложение, заберём груз в назначенный день и дадим код отслеживания. По нему видно каждый шаг до самой доставки.",
  "home.faq.track": "Как отследить посылку?",
  "home.faq.trackAnswer":
    "Введите код с квитанции вверху этой страницы или в разделе отслеживания. Вы увидите, где посылка, когда её ждать и что с ней уже было. Учётная запись не нужна.",
  "home.faq.quote": "Как получить расчёт стоимости?",
  "home.faq.quoteAnswer":
    "Пришлите нам вес, размеры и оба адреса через форму на странице контактов. В ответ придёт расчёт, где названа каждая плата; если он вам подходит, договоримся о дне забора.",
  "home.faq.support": "Как получить помощь?",
  "home.faq.supportAnswer":
    "Напишите через форму на странице контактов или по адресу внизу любой страницы. Если вопрос о посылке, укажите её код: так мы сможем ответить сразу.",

  // Contact page
  "contact.hero":
    "Мы всегда готовы выслушать и с нетерпением ждём разговора с вами",
  "contact.details": "Как с нами связаться",
  "contact.email": "Эл. почта",
  "contact.phone": "Телефон",
  "contact.phoneAlt": "Дополнительный телефон",
  "contact.address": "Адрес",
  "contact.empty":
    "Наши контактные данные здесь пока не опубликованы. Пожалуйста, воспользуйтесь адресом или телефоном из ваших отправочных документов.",
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
  "control.signIn.button": "Войти",
  "control.signIn.forgot": "Забыли пароль?",
  "control.signUp.title": "Создание администратора",
  "control.signUp.lead":
    "Учётная запись, которую вы здесь создадите, управляет всем сайтом. Эта ссылка действует только один раз.",
  "control.signUp.hint":
    "От 8 до 300 символов. Лучше всего — фраза, которую знаете только вы.",
  "control.signUp.button": "Создать администратора",
  "control.signUp.toSignIn": "Перейти ко входу",
  "control.reset.title": "Сброс пароля администратора",
  "control.reset.lead":
    "Введите адрес эл. почты вашей учётной записи. Мы отправим PIN-код, с которым можно задать новый пароль.",
  "control.reset.button": "Отправить PIN-код",
  "control.reset.havePin": "У меня уже есть PIN-код",
  "control.reset.newLead":
    "Введите PIN-код из письма и придумайте новый пароль. PIN-код действует один раз и только 15 минут.",
  "control.reset.newButton": "Задать новый пароль",
  "control.reset.again": "Запросить другой PIN-код",
  "control.account.title": "Моя учётная запись",
  "control.account.password": "Сменить пароль",
  "control.account.text":
    "Новый пароль завершает ваши сеансы на всех других устройствах.",
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
  "control.dashboard.signedIn": "Вы вошли как {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Посылок пока нет} one {# посылка} few {# посылки} many {# посылок} other {# посылки}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Счетов пока нет} one {# счёт} few {# счёта} many {# счетов} other {# счёта}}",
  "control.dashboard.openInvoices": "Открыть счета",
  "control.dashboard.apiTitle": "Создание посылок через API",
  "control.dashboard.apiText":
    "Эти вызовы выполняют вход, создают посылку и добавляют первую запись в её историю. Ответ на второй вызов содержит id посылки, который нужен для третьего.",
  "control.dashboard.apiCode": "Вызовы для командной строки",
  "control.dashboard.track": "Открыть страницу отслеживания",
  "control.dashboard.termsTitle": "Условия разработчиков",
  "control.dashboard.terms":
    "Программное обеспечение предоставляется «как есть». Ответственность разработчиков ограничена в той мере, в какой это допускает закон; они не обязаны обновлять или сопровождать его.",
  "control.list.search": "Найти",
  "control.list.searchIn": "Искать в разделе «{list}»",
  "control.list.all": "Показать все",
  "control.list.noResult": "По запросу «{search}» ничего не найдено",
  "control.list.noResultText": "Проверьте написание или введите меньше слов.",
  "control.list.more": "Показать ещё",
  "control.list.newest": "К самым новым",
  "control.list.total":
    "{count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}",
  "control.delete.title": "Удаление",
  "control.delete.button": "Удалить",
  "control.delete.named": "Удалить: {name}",
  "control.delete.question": "Вы действительно хотите удалить {name}?",
  "control.toast.close": "Закрыть сообщение",
  "control.list.fetching": "Загрузка данных ...",
  "control.invoices.title": "Счета",
  "control.invoices.add": "Новый счёт",
  "control.invoices.empty": "Счетов пока нет",
  "control.invoices.emptyText": "Первый выставленный счёт появится здесь.",
  "control.invoices.createLead":
    "Выставленный счёт навсегда сохраняет свой номер: его нельзя изменить или удалить.",
  "control.invoices.hint":
    "За что выставляется счёт. Если указать трек-номер, в счёт попадут получатель, вес и объявленная ценность отправления.",
  "control.invoices.issue": "Выставить счёт",

  // Printable invoice
  "invoice.title": "Счёт",
  "invoice.number": "Номер счёта",
  "invoice.date": "Дата выставления",
  "invoice.issued": "Выставлен",
  "invoice.issuer": "От кого",
  "invoice.billTo": "Плательщик",
  "invoice.details": "За что выставлен счёт",

  // Fields: the labels of forms and of validation messages
  "field.email": "эл. почта",
  "field.password": "пароль",
  "field.new_password": "новый пароль",
  "field.confirm_new_password": "подтверждение нового пароля",
  "field.password_token": "PIN-код",
  "field.token": "токен настройки",
  "field.id": "id",
  "field.tracking_code": "трек-номер",
  "field.recipient_name": "имя получателя",
  "field.recipient_email": "эл. почта получателя",
  "field.recipient_phone_number": "телефон получателя",
  "field.destination": "место назначения",
  "field.current_location": "текущее местоположение",
  "field.status": "статус",
  "field.weight": "вес",
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
  "field.parcel_id": "id посылки",
  "field.title": "заголовок",
  "field.description": "описание",
  "field.icon": "значок",
  "field.color": "цвет",
  "field.occurred_at": "время события",
  "field.subject": "тема",
  "field.body": "текст сообщения",
  "field.name": "имя",
  "field.to": "кому",
  "field.from": "от кого",
  "field.website": "сайт",
  "field.contact_email": "контактный email",
  "field.contact_phone": "контактный телефон",
  "field.contact_phone_alt": "дополнительный телефон",
  "field.contact_twitter": "Twitter",
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
  "field.tracking_privacy": "конфиденциальность отслеживания",
  "field.time_zone": "часовой пояс",
  "field.content": "содержание",
  "field.overlay": "наложение",
  "field.image": "изображение",
  "field.hero": "изображение в шапке",
  "field.sub_title": "подзаголовок",
  "field.search": "поиск",
  "field.page": "страница",
  "field.per_page": "на странице",
  "field.cursor": "курсор",
  "field.review": "отзыв",
  "field.rating": "оценка",
  "field.version": "версия",
  "field.product": "товар или услуга",

  // Labels of forms
  "label.email": "Эл. почта",
  "label.password": "Пароль",
  "label.current_password": "Текущий пароль",
  "label.token": "Токен настройки",
  "label.tracking_code": "Трек-номер",
  "label.message": "Сообщение",
  "track.placeholder": "Введите трек-номер",

  // Forms
  "form.optional": "{label} (необязательно)",
  "form.cancel": "Отмена",
  "form.uploading": "Загрузка файла",

  // Validation (422)
  "invalid.required": "Поле «{label}» обязательно для заполнения.",
  "invalid.email":
    "Поле «{label}» должно содержать действительный адрес эл. почты.",
  "invalid.max":
    "Количество символов в поле «{label}» не может превышать {max, number}.",
  "invalid.min":
    "Количество символов в поле «{label}» должно быть не менее {min, number}.",
  "invalid.number": "Поле «{label}» должно содержать число.",
  "invalid.integer": "Поле «{label}» должно содержать целое число.",
  "invalid.between": "Значение поля «{label}» должно быть от {min} до {max}.",
  "invalid.selected": "Выбрано недопустимое значение поля «{label}».",
  "invalid.taken": "Такое значение поля «{label}» уже используется.",
  "invalid.unknown": "Поле «{label}» не допускается.",
  "invalid.text": "Поле «{label}» должно содержать текст.",
  "invalid.date": "Поле «{label}» должно содержать действительную дату.",
  "invalid.notBefore":
    "Дата в поле «{label}» не может быть раньше даты в поле «{other}».",
  "invalid.common":
    "Значение поля «{label}» слишком распространённое. Выберите другое.",
  "invalid.personal":
    "Поле «{label}» не должно содержать адрес вашей эл. почты или название компании.",
  "invalid.confirmed": "Подтверждение поля «{label}» не совпадает.",
  "invalid.wrong": "Значение поля «{label}» неверно.",
  "invalid.unchanged": "Значение поля «{label}» должно отличаться от прежнего.",
  "invalid.imageType":
    "В поле «{label}» должен быть файл типа jpg, jpeg или png.",
  "invalid.imagePixels":
    "Изображение в поле «{label}» не должно превышать {max} мегапикселей.",
  "invalid.imageDamaged":
    "Файл в поле «{label}» не читается. Возможно, он повреждён.",
  "invalid.oneFile": "В поле «{label}» может быть только один файл.",
  "invalid.noRoom": "Больше нет места для файлов. Удалите ненужные.",
  "invalid.halves": "Значение поля «{label}» должно быть кратно 0,5.",
  "invalid.object": "Запрос должен быть объектом JSON.",

  // Errors of the other codes
  "error.malformed": "Тело запроса не является корректным JSON.",
  "error.signInNeeded": "Войдите, чтобы продолжить.",
  "error.credentials": "Неверный адрес эл. почты или пароль.",
  "error.origin": "Запрос пришёл с другого сайта и был отклонён.",
  "error.https": "Для этого вызова требуется https.",
  "error.adminExists": "Администратор уже существует.",
  "error.setupToken":
    "Токен настройки неверен или устарел. Перезапустите сервер, чтобы получить новый.",
  "error.parcelNotFound": "Посылка не найдена",
  "error.activityNotFound": "Запись не найдена",
  "error.messageNotFound": "Сообщение не найдено",
  "error.pageNotFound": "Страница не найдена",
  "error.pagesFull": "Страниц уже {max, number}. Сначала удалите одну.",
  "error.reviewNotFound": "Отзыв не найден",
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
    "Нет адреса отправителя: задайте MAIL_FROM или контактный адрес.",
  "error.mailNoMatter": "Того, о чём было это письмо, больше нет.",
  "error.mailRefused": "Почтовый сервер отклонил письмо: {reason}",
  "error.mailFailed": "Не удалось отправить письмо: {reason}",
  "error.mailTimeout":
    "Почтовый сервер не ответил вовремя. Письмо не отправлено.",
  "error.mailUnknown":
    "Соединение с почтовым сервером прервалось во время передачи письма. Возможно, оно отправлено.",
  "error.mailNotSetUp":
    "Почта настроена не полностью: задача doctor покажет, чего не хватает.",
  "error.mailHeaders": "Адрес или тема этого письма недопустимы.",
  "error.method": "Этот метод здесь не разрешён.",
  "error.conflict":
    "Эту запись изменил кто-то другой. Загрузите её снова и повторите изменение.",
  "error.slow": "Запрос поступал слишком долго.",
  "error.tooLarge": "Запрос слишком большой.",
  "error.fileTooLarge": "Файл не должен превышать 5 МБ.",
  "error.mediaType": "Тип содержимого запроса здесь не поддерживается.",
  "error.tooMany":
    "Слишком много попыток. Попробуйте снова через {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}.",
  "error.host": "Этот хост здесь не обслуживается.",
  "error.badRequest": "Не удалось распознать запрос.",
  "error.busy": "Сервис перегружен. Попробуйте снова чуть позже.",
  "error.readOnly": "Сохранение сейчас невозможно. Попробуйте позже.",
  "error.internal": "Произошла ошибка. Id запроса: {id}",

  // Messages of success
  "message.adminCreated": "Администратор создан. Теперь вы можете войти.",
  "message.signedIn": "Вы вошли.",
  "message.signedOut": "Вы вышли.",
  "message.pinSent": "Если этот адрес зарегистрирован, PIN-код отправлен.",
  "message.passwordReset": "Пароль сброшен. Теперь вы можете войти с новым.",
  "message.passwordChanged":
    "Пароль изменён. На всех других устройствах выполнен выход.",
  "message.parcelCreated": "Посылка создана.",
  "message.parcelUpdated": "Посылка обновлена.",
  "message.parcelDeleted": "Посылка удалена.",
  "message.activityCreated": "Запись добавлена в историю.",
  "message.activityUpdated": "Запись в истории обновлена.",
  "message.activityDeleted": "Запись удалена из истории.",
  "message.invoiceCreated": "Счёт выставлен.",
  "message.settingsUpdated": "Настройки обновлены.",
  "message.messageSent": "Ваше сообщение отправлено.",
  "message.messageDeleted": "Сообщение удалено.",
  "message.emailSent": "Ваше письмо отправлено.",
  "message.mailQueued": "Письмо будет отправлено ещё раз.",
  "message.pageCreated": "Страница создана.",
  "message.pageUpdated": "Страница обновлена.",
  "message.pageDeleted": "Страница удалена.",
  "message.reviewCreated": "Отзыв создан.",
  "message.reviewUpdated": "Отзыв обновлён.",
  "message.reviewDeleted": "Отзыв удалён.",
  "message.nothingToUpdate": "Обновлять нечего.",

  // Tracking
  "tracking.heading": "Отследите посылку",
  "tracking.intro":
    "Трек-номер указан в квитанции и в уведомлении об отправке. Регистр букв, пробелы и дефисы не важны.",
  "tracking.code": "Трек-номер",
  "tracking.placeholder": "Введите трек-номер",
  "tracking.button": "Отследить",
  "tracking.back": "На главную страницу",
  "tracking.loading": "ИДЁТ ПОИСК...",
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
  "tracking.weight": "Вес",
  "tracking.currentLocation": "Текущее местоположение",
  "tracking.deliveryDate": "Ожидаемая дата доставки",
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
  "tracking.next": "Что можно сделать дальше",
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
    "Перетаскивайте карту, двигайте её двумя пальцами на сенсорном экране или используйте клавиши со стрелками, + и −.",
  "tracking.zoomIn": "Увеличить масштаб",
  "tracking.zoomOut": "Уменьшить масштаб",

  // Mails
  "mail.message.subject": "Сообщение из формы обратной связи: {subject}",
  "mail.message.intro":
    "Кто-то написал в {company} через форму обратной связи.",
  "mail.message.answer": "Ответьте на это письмо, чтобы написать на {email}.",
  "mail.message.noEmail": "Отправитель не оставил адреса электронной почты.",
  "mail.message.name": "Имя",
  "mail.pin.subject": "Ваш код для нового пароля",
  "mail.pin.text":
    "Кто-то, вероятно вы, хочет задать новый пароль для панели управления {company}. Вот ваш код:",
  "mail.pin.once": "Он действует один раз и {minutes} минут.",
  "mail.pin.ignore":
    "Если это были не вы, не обращайте внимания на это письмо. Ничего не изменилось.",
  "mail.pin.button": "Задать новый пароль",
  "mail.password.subject": "Ваш пароль изменён",
  "mail.password.text":
    "Пароль панели управления {company} изменён, прежние сеансы завершены.",
  "mail.password.notYou":
    "Если это были не вы, сразу запросите код на странице входа и задайте новый пароль.",
  "mail.chatCode.subject": "Код чата изменён",
  "mail.chatCode.text":
    "Код чата на открытых страницах {company} изменён. Такой код выполняется в браузере каждого посетителя.",
  "mail.chatCode.notYou":
    "Если это были не вы, удалите его в настройках Html и смените пароль.",
  "mail.footer": "Отправлено: {company}",
  "mail.sample.subject": "Ваша посылка в пути",
  "mail.sample.text":
    "Здравствуйте!\n\nВаша посылка покинула наш склад и скоро будет у вас.\n\nС уважением",
};
