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
  "control.signUp.title": "Создание администратора",
  "control.signUp.lead":
    "Учётная запись, которую вы здесь создадите, управляет всем сайтом. Эта ссылка действует только один раз.",
  "control.signUp.hint":
    "От 8 до 300 символов. Лучше всего — фраза, которую знаете только вы.",
  "control.signUp.button": "Создать администратора",
  "control.signUp.toSignIn": "Перейти ко входу",
  "control.dashboard.title": "Обзор",
  "control.dashboard.signedIn": "Вы вошли как {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Посылок пока нет} one {# посылка} few {# посылки} many {# посылок} other {# посылки}}",
  "control.dashboard.apiTitle": "Создание посылок через API",
  "control.dashboard.apiText":
    "Эти вызовы выполняют вход, создают посылку и добавляют первую запись в её историю. Ответ на второй вызов содержит id посылки, который нужен для третьего.",
  "control.dashboard.apiCode": "Вызовы для командной строки",
  "control.dashboard.track": "Открыть страницу отслеживания",
  "control.dashboard.termsTitle": "Условия разработчиков",
  "control.dashboard.terms":
    "Программное обеспечение предоставляется «как есть». Ответственность разработчиков ограничена в той мере, в какой это допускает закон; они не обязаны обновлять или сопровождать его.",

  // Fields: the labels of forms and of validation messages
  "field.email": "эл. почта",
  "field.password": "пароль",
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
  "field.search": "поиск",
  "field.page": "страница",
  "field.per_page": "на странице",
  "field.cursor": "курсор",
  "field.version": "версия",

  // Labels of forms
  "label.email": "Эл. почта",
  "label.password": "Пароль",
  "label.token": "Токен настройки",
  "label.tracking_code": "Трек-номер",
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
  "error.pathNotFound": "Путь не найден",
  "error.method": "Этот метод здесь не разрешён.",
  "error.conflict":
    "Эту запись изменил кто-то другой. Загрузите её снова и повторите изменение.",
  "error.slow": "Запрос поступал слишком долго.",
  "error.tooLarge": "Запрос слишком большой.",
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
  "message.parcelCreated": "Посылка создана.",
  "message.parcelUpdated": "Посылка обновлена.",
  "message.parcelDeleted": "Посылка удалена.",
  "message.activityCreated": "Запись добавлена в историю.",
  "message.activityUpdated": "Запись в истории обновлена.",
  "message.activityDeleted": "Запись удалена из истории.",
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
};
