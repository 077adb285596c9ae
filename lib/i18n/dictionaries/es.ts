import type { Dictionary } from "../translate.ts";

/** Spanish. */
export const es: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menú",
  "nav.close": "Cerrar menú",
  "nav.home": "Inicio",
  "nav.homePage": "Página de inicio",
  "nav.contact": "Contacto",
  "nav.track": "Rastrear paquete",
  "nav.skip": "Saltar al contenido",
  "theme.toDark": "Cambiar al tema oscuro",
  "theme.toLight": "Cambiar al tema claro",
  "language.choose": "Elegir idioma",
  "nav.main": "Principal",
  "nav.side": "Menú del sitio",
  "nav.breadcrumb": "Ruta de navegación",
  "footer.line": "Transporte por aire, mar y tierra desde {year}.",
  "footer.company": "Empresa",
  "footer.contact": "Contacto",
  "page.about": "Sobre nosotros",
  "page.privacy": "Política de privacidad",

  // Home page
  "home.title": "Transporte por aire, mar y tierra",
  "home.description":
    "{company} transporta carga por aire, mar y tierra, la guarda segura en sus almacenes y muestra dónde está, paso a paso.",
  "home.hero.title": "Entregas en todo el mundo, siempre a la vista",
  "home.hero.promise":
    "Por aire, mar y tierra desde {year}. Introduzca su código de seguimiento para ver dónde está su paquete y cuándo llega.",
  "home.services.title": "Todo, de puerta a puerta",
  "home.services.lead":
    "Una sola empresa reserva el vuelo, carga el barco, recorre la última milla y, entre etapas, mantiene seca su mercancía.",
  "home.services.air": "Carga aérea",
  "home.services.airText":
    "Para mercancías que no pueden esperar. Reservamos el vuelo, preparamos los documentos de aduana y entregamos en el aeropuerto o en su puerta.",
  "home.services.sea": "Transporte marítimo",
  "home.services.seaText":
    "Un contenedor completo o espacio en uno compartido. Planificamos la travesía, vigilamos el calendario y le avisamos pronto si cambia.",
  "home.services.road": "Transporte por carretera",
  "home.services.roadText":
    "Recogida y entrega en camión, con carga completa o parcial, de la primera a la última milla.",
  "home.services.warehouse": "Almacenaje",
  "home.services.warehouseText":
    "Espacio seco y seguro. Su mercancía se recibe, se cuenta, se guarda y se envía cuando usted lo indique.",
  "home.qualities.title": "Con qué puede contar",
  "home.qualities.pricing": "Precios transparentes",
  "home.qualities.pricingText":
    "El presupuesto detalla cada cargo y la factura sigue el presupuesto.",
  "home.qualities.tracking": "Seguimiento en tiempo real",
  "home.qualities.trackingText":
    "Cada paso aparece en la página de seguimiento en cuanto se registra, con su lugar y hora.",
  "home.qualities.storage": "Depósito en almacén",
  "home.qualities.storageText":
    "Entre dos viajes, su mercancía espera bajo un mismo techo, contada a la entrada y a la salida.",
  "home.about.eyebrow": "Sobre nosotros",
  "home.about.title": "Transportamos carga desde {year}",
  "home.about.text":
    "Paquetes, palés y contenedores completos viajan con {company} de la manera que más les conviene: por aire, por mar, por carretera y, cuando tienen que esperar, en nuestros almacenes.",
  "home.about.founded": "Fundada en",
  "home.about.containers": "Contenedores, hasta",
  "home.about.tracking": "Seguimiento, día y noche",
  "home.hero.nightTitle": "Entrega 24 horas",
  "home.hero.nightText":
    "Camiones, terminales y personas trabajan toda la noche para que lo que salió ayer pueda llegar esta mañana.",
  "home.hero.surfTitle": "En el mar, como en casa",
  "home.hero.surfText":
    "Traiga lo que traiga el tiempo, seguimos la travesía y le avisamos pronto si cambia la llegada.",
  "home.carousel.label": "Lo que hacemos, en imágenes",
  "home.carousel.slide": "{number} de {count}",
  "home.carousel.pause": "Detener las imágenes",
  "home.carousel.play": "Reanudar las imágenes",
  "home.slider.previous": "Anterior",
  "home.slider.next": "Siguiente",
  "home.services.more": "Más información",
  "home.work.title": "Lo que hacemos",
  "home.work.lead":
    "Desde la primera llamada hasta la firma en la puerta, estos son los pasos que hacemos por usted.",
  "home.work.pack": "Embalar y recoger",
  "home.work.packText":
    "Recogemos su mercancía, embalada por usted o por nosotros, y la revisamos pieza por pieza.",
  "home.work.customs": "Papeles y aduana",
  "home.work.customsText":
    "Declaraciones de exportación e importación, certificados y derechos, listos antes de que llegue la mercancía.",
  "home.work.plan": "Planificar la ruta",
  "home.work.planText":
    "Por aire, mar, carretera o combinados: elegimos el camino que conviene a su fecha y a su presupuesto.",
  "home.work.store": "Almacenar y clasificar",
  "home.work.storeText":
    "La mercancía que debe esperar se guarda seca, contada y lista para seguir.",
  "home.work.deliver": "Entregar",
  "home.work.deliverText":
    "El último tramo termina en su puerta, en su muelle o en un punto de recogida cercano.",
  "home.work.answer": "Responder",
  "home.work.answerText":
    "Una persona estudia su pregunta con el historial de su paquete delante.",
  "home.about.mission": "Nuestra misión",
  "home.about.missionText":
    "Llevar cada envío como si fuera nuestro y decir con honestidad dónde está.",
  "home.about.vision": "Nuestra visión",
  "home.about.visionText":
    "Un mundo en el que enviar mercancía al extranjero sea tan sencillo como enviar una carta.",
  "home.about.more": "Conózcanos mejor",
  "home.gauges.title": "Dónde está nuestra experiencia",
  "home.gauges.lead":
    "Cuánto de cada oficio hacemos nosotros mismos, de la reserva a la entrega.",
  "home.gauges.warehousing": "Almacenaje",
  "home.gauges.ocean": "Flete marítimo",
  "home.gauges.air": "Flete aéreo",
  "home.reviews.title": "Lo que dicen los clientes",
  "home.reviews.lead": "Con sus propias palabras.",
  "home.reviews.none":
    "Todavía no hay opiniones. Las primeras aparecerán aquí en cuanto los clientes las compartan con nosotros.",
  "home.reviews.rating": "Valorado con {rating, number} de 5 estrellas",
  "home.portfolio.title": "Lo que viaja con nosotros",
  "home.portfolio.lead": "Un vistazo a la mercancía que llevamos.",
  "home.portfolio.container": "Contenedores completos",
  "home.portfolio.containerText":
    "Sellados en su puerta y abiertos en destino.",
  "home.portfolio.pallet": "Palés y cargas parciales",
  "home.portfolio.palletText": "Paga el espacio que usa y comparte el resto.",
  "home.portfolio.parcel": "Paquetes",
  "home.portfolio.parcelText":
    "Pequeños y urgentes, con un código que muestra cada paso.",
  "home.portfolio.cool": "Productos refrigerados",
  "home.portfolio.coolText": "A su temperatura de principio a fin.",
  "home.portfolio.machine": "Máquinas y piezas pesadas",
  "home.portfolio.machineText":
    "Izadas, amarradas y escoltadas por gente que sabe.",
  "home.faq.title": "Preguntas y respuestas",
  "home.faq.contact": "¿No está su pregunta? Escríbanos.",
  "home.faq.work": "¿Cómo funciona?",
  "home.faq.workAnswer":
    "Díganos qué quiere enviar, desde dónde y adónde. Le hacemos un presupuesto, recogemos la mercancía el día acordado y le damos un código de seguimiento. Desde entonces puede seguir cada paso hasta la entrega.",
  "home.faq.track": "¿Cómo sigo mi paquete?",
  "home.faq.trackAnswer":
    "Escriba el código de seguimiento de su recibo arriba en esta página o en Rastrear paquete. Verá dónde está, cuándo se espera y todo lo ocurrido hasta ahora. No necesita cuenta.",
  "home.faq.quote": "¿Cómo recibo mi presupuesto?",
  "home.faq.quoteAnswer":
    "Envíenos el peso, las medidas y las dos direcciones con el formulario de contacto. Respondemos con un presupuesto que detalla todos los cargos; si lo acepta, acordamos el día de recogida.",
  "home.faq.support": "¿Cómo obtengo ayuda?",
  "home.faq.supportAnswer":
    "Use el formulario de contacto o escriba a la dirección que figura al pie de cada página. Si se trata de un paquete, añada su código de seguimiento: así podremos responder enseguida.",

  // Contact page
  "contact.hero": "Nos encanta escuchar y estamos deseando hablar con usted",
  "contact.details": "Cómo contactarnos",
  "contact.email": "Correo electrónico",
  "contact.phone": "Teléfono",
  "contact.phoneAlt": "Teléfono alternativo",
  "contact.address": "Dirección",
  "contact.empty":
    "Nuestros datos de contacto aún no están publicados aquí. Utilice la dirección o el teléfono que figuran en sus documentos de envío.",
  "contact.formTitle": "Escríbanos",
  "contact.emailHint": "Para que podamos responderle.",
  "contact.send": "Enviar mensaje",
  "contact.trap": "Deje este campo vacío",
  "contact.trackTitle": "¿Busca un paquete?",
  "contact.trackText":
    "La página de seguimiento le dice al instante dónde está y cuándo llega.",

  // Error pages
  "errorPage.notFound": "No encontrado",
  "errorPage.notFoundText": "Recurso no encontrado",
  "errorPage.badRequest": "Solicitud incorrecta",
  "errorPage.forbidden": "Acceso denegado",
  "errorPage.method": "Método no permitido",
  "errorPage.tooLarge": "Demasiado grande",
  "errorPage.tooMany": "Demasiadas solicitudes",
  "errorPage.unavailable": "Servicio no disponible",
  "errorPage.error": "Error",
  "errorPage.address": "Dirección",
  "errorPage.back": "Volver",
  "errorPage.forbiddenText": "Esta solicitud se ha rechazado.",
  "errorPage.tooManyText":
    "Ha sido un poco demasiado rápido. Espere unos minutos e inténtelo de nuevo.",
  "errorPage.errorText":
    "Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.",

  // Control panel
  "control.name": "Panel de control",
  "control.signOut": "Cerrar sesión",
  "control.signIn.title": "Acceso de administrador",
  "control.signIn.lead": "Para quienes mantienen los paquetes en movimiento.",
  "control.signIn.button": "Iniciar sesión",
  "control.signIn.forgot": "¿Ha olvidado su contraseña?",
  "control.signUp.title": "Crear administrador",
  "control.signUp.lead":
    "La cuenta que cree aquí gestiona todo el sitio. Este enlace funciona una sola vez.",
  "control.signUp.hint":
    "De 8 a 300 caracteres. Lo mejor es una frase que solo usted conozca.",
  "control.signUp.button": "Crear administrador",
  "control.signUp.toSignIn": "Ir al inicio de sesión",
  "control.reset.title": "Restablecer la contraseña de administrador",
  "control.reset.lead":
    "Escriba el correo electrónico de su cuenta. Recibirá un PIN con el que podrá elegir una contraseña nueva.",
  "control.reset.button": "Enviar PIN",
  "control.reset.havePin": "Ya tengo un PIN",
  "control.reset.newLead":
    "Escriba el PIN del correo y elija una contraseña nueva. El PIN sirve una sola vez y durante 15 minutos.",
  "control.reset.newButton": "Guardar la contraseña nueva",
  "control.reset.again": "Pedir otro PIN",
  "control.account.title": "Mi cuenta",
  "control.account.password": "Cambiar la contraseña",
  "control.account.text":
    "Una contraseña nueva cierra sus sesiones en todos los demás dispositivos.",
  "control.api.title": "Referencia de la API",
  "control.api.text":
    "Todas las llamadas con sus campos y un ejemplo para la línea de comandos. Las llamadas para administradores necesitan la cookie del inicio de sesión.",
  "control.api.openapi": "Descripción para programas (OpenAPI 3.1)",
  "control.api.admin": "Para administradores",
  "control.api.public": "Para todos",
  "control.api.optional": "Para todos; los administradores ven más",
  "control.api.field": "Campo",
  "control.api.allowed": "Valores admitidos",
  "control.api.required": "obligatorio",
  "control.api.refusals": "Puede rechazarse con",
  "control.api.example": "Ejemplo",
  "control.api.noFields": "Esta llamada no lleva campos.",
  "control.dashboard.title": "Resumen",
  "control.dashboard.signedIn": "Sesión iniciada como {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Todavía no hay paquetes} one {# paquete} many {# de paquetes} other {# paquetes}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Aún no hay facturas} one {# factura} other {# facturas}}",
  "control.dashboard.openInvoices": "Abrir las facturas",
  "control.dashboard.apiTitle": "Crear paquetes mediante la API",
  "control.dashboard.apiText":
    "Estas llamadas inician sesión, crean un paquete y añaden el primer evento de su historial. La respuesta a la segunda llamada contiene el id del paquete, que la tercera necesita.",
  "control.dashboard.apiCode": "Llamadas para la línea de comandos",
  "control.dashboard.track": "Abrir la página de seguimiento",
  "control.dashboard.termsTitle": "Condiciones de los desarrolladores",
  "control.dashboard.terms":
    "Este software se ofrece tal cual. La responsabilidad de sus desarrolladores se limita hasta donde la ley lo permite, y no tienen obligación de actualizarlo ni de mantenerlo.",
  "control.list.search": "Buscar",
  "control.list.searchIn": "Buscar en {list}",
  "control.list.all": "Mostrar todo",
  "control.list.noResult": "Sin resultados para «{search}»",
  "control.list.noResultText":
    "Revise la ortografía o pruebe con menos palabras.",
  "control.list.more": "Cargar más",
  "control.list.newest": "Volver a lo más reciente",
  "control.list.total": "{count, plural, one {# entrada} other {# entradas}}",
  "control.delete.title": "Eliminar",
  "control.delete.button": "Eliminar",
  "control.delete.named": "Eliminar {name}",
  "control.delete.question": "¿Seguro que quiere eliminar {name}?",
  "control.toast.close": "Cerrar este aviso",
  "control.list.fetching": "Obteniendo datos ...",
  "control.invoices.title": "Facturas",
  "control.invoices.add": "Nueva factura",
  "control.invoices.empty": "Aún no hay facturas",
  "control.invoices.emptyText": "La primera factura que emita aparecerá aquí.",
  "control.invoices.createLead":
    "Una factura emitida conserva su número para siempre: no se puede modificar ni eliminar.",
  "control.invoices.hint":
    "Concepto de la factura. Un código de seguimiento incorpora el destinatario, el peso y el valor declarado de su envío.",
  "control.invoices.issue": "Emitir factura",

  // Printable invoice
  "invoice.title": "Factura",
  "invoice.number": "Número de factura",
  "invoice.date": "Fecha de emisión",
  "invoice.issued": "Emitida",
  "invoice.issuer": "De",
  "invoice.billTo": "Facturar a",
  "invoice.details": "Concepto de esta factura",

  // Fields: the labels of forms and of validation messages
  "field.email": "correo electrónico",
  "field.password": "contraseña",
  "field.new_password": "contraseña nueva",
  "field.confirm_new_password": "confirmar contraseña nueva",
  "field.password_token": "PIN",
  "field.token": "token de configuración",
  "field.id": "id",
  "field.tracking_code": "código de seguimiento",
  "field.recipient_name": "nombre del destinatario",
  "field.recipient_email": "correo electrónico del destinatario",
  "field.recipient_phone_number": "teléfono del destinatario",
  "field.destination": "destino",
  "field.current_location": "ubicación actual",
  "field.status": "estado",
  "field.weight": "peso",
  "field.shipped_via": "medio de transporte",
  "field.sender_name": "nombre del remitente",
  "field.sender_email": "correo electrónico del remitente",
  "field.pickup_location": "lugar de recogida",
  "field.parcel_content": "contenido del paquete",
  "field.declared_value": "valor declarado",
  "field.min_expected_delivery_date": "fecha mínima prevista de entrega",
  "field.max_expected_delivery_date": "fecha máxima prevista de entrega",
  "field.show_map": "mostrar mapa",
  "field.map_zoom": "zoom del mapa",
  "field.map_current_latitude": "latitud actual",
  "field.map_current_longitude": "longitud actual",
  "field.map_pickup_latitude": "latitud de recogida",
  "field.map_pickup_longitude": "longitud de recogida",
  "field.map_destination_latitude": "latitud del destino",
  "field.map_destination_longitude": "longitud del destino",
  "field.parcel_id": "id del paquete",
  "field.title": "título",
  "field.description": "descripción",
  "field.icon": "icono",
  "field.color": "color",
  "field.occurred_at": "fecha y hora del evento",
  "field.subject": "asunto",
  "field.body": "texto del mensaje",
  "field.name": "nombre",
  "field.to": "destinatario",
  "field.from": "remitente",
  "field.website": "sitio web",
  "field.contact_email": "correo de contacto",
  "field.contact_phone": "teléfono de contacto",
  "field.contact_phone_alt": "teléfono alternativo",
  "field.contact_twitter": "Twitter",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "dirección de contacto",
  "field.mail_template": "plantilla de correo",
  "field.meta_description": "metadescripción",
  "field.chat_code": "código del chat",
  "field.company_name": "nombre de la empresa",
  "field.founded_year": "año de fundación",
  "field.container_count": "número de contenedores",
  "field.gauge_warehousing": "indicador de almacenaje",
  "field.gauge_ocean": "indicador de transporte marítimo",
  "field.gauge_air": "indicador de transporte aéreo",
  "field.copyright_year": "año del copyright",
  "field.tracking_privacy": "privacidad del seguimiento",
  "field.time_zone": "zona horaria",
  "field.content": "contenido",
  "field.overlay": "capa",
  "field.image": "imagen",
  "field.hero": "imagen de cabecera",
  "field.sub_title": "subtítulo",
  "field.search": "búsqueda",
  "field.page": "página",
  "field.per_page": "elementos por página",
  "field.cursor": "cursor",
  "field.review": "reseña",
  "field.rating": "valoración",
  "field.version": "versión",
  "field.product": "producto",

  // Labels of forms
  "label.email": "Correo electrónico",
  "label.password": "Contraseña",
  "label.current_password": "Contraseña actual",
  "label.token": "Token de configuración",
  "label.tracking_code": "Código de seguimiento",
  "label.message": "Mensaje",
  "track.placeholder": "Introduzca su código de seguimiento",

  // Forms
  "form.optional": "{label} (Opcional)",
  "form.cancel": "Cancelar",
  "form.uploading": "Subiendo el archivo",

  // Validation (422)
  "invalid.required": "El campo «{label}» es obligatorio.",
  "invalid.email":
    "El campo «{label}» debe ser una dirección de correo electrónico válida.",
  "invalid.max":
    "El campo «{label}» no puede tener más de {max, number} caracteres.",
  "invalid.min":
    "El campo «{label}» debe tener al menos {min, number} caracteres.",
  "invalid.number": "El campo «{label}» debe ser un número.",
  "invalid.integer": "El campo «{label}» debe ser un número entero.",
  "invalid.between": "El campo «{label}» debe estar entre {min} y {max}.",
  "invalid.selected": "El valor seleccionado en «{label}» no es válido.",
  "invalid.taken": "El valor del campo «{label}» ya está en uso.",
  "invalid.unknown": "El campo «{label}» no está permitido.",
  "invalid.text": "El campo «{label}» debe ser un texto.",
  "invalid.date": "El campo «{label}» debe ser una fecha válida.",
  "invalid.notBefore":
    "El campo «{label}» no puede ser anterior al campo «{other}».",
  "invalid.common":
    "El valor del campo «{label}» es demasiado común. Elija otro.",
  "invalid.personal":
    "El campo «{label}» no puede contener su dirección de correo electrónico ni el nombre de la empresa.",
  "invalid.confirmed": "La confirmación del campo «{label}» no coincide.",
  "invalid.wrong": "El valor del campo «{label}» es incorrecto.",
  "invalid.unchanged":
    "El valor del campo «{label}» debe ser distinto del anterior.",
  "invalid.imageType":
    "El campo «{label}» debe ser un archivo de tipo jpg, jpeg o png.",
  "invalid.imagePixels":
    "El archivo del campo «{label}» no puede tener más de {max} megapíxeles.",
  "invalid.imageDamaged":
    "El archivo del campo «{label}» no se puede leer. Puede que esté dañado.",
  "invalid.oneFile": "El campo «{label}» solo admite un archivo.",
  "invalid.noRoom":
    "No queda espacio para más archivos. Elimine algunos que ya no necesite.",
  "invalid.halves": "El campo «{label}» debe ir de medio en medio punto.",
  "invalid.object": "La solicitud debe ser un objeto JSON.",

  // Errors of the other codes
  "error.malformed": "El cuerpo de la solicitud no es JSON válido.",
  "error.signInNeeded": "Inicie sesión para continuar.",
  "error.credentials": "Correo electrónico o contraseña incorrectos.",
  "error.origin": "Esta solicitud procede de otro sitio y se ha rechazado.",
  "error.https": "Esta llamada requiere https.",
  "error.adminExists": "Ya existe un administrador.",
  "error.setupToken":
    "El token de configuración es incorrecto o ha caducado. Reinicie el servidor para obtener uno nuevo.",
  "error.parcelNotFound": "Paquete no encontrado",
  "error.activityNotFound": "Evento no encontrado",
  "error.messageNotFound": "Mensaje no encontrado",
  "error.pageNotFound": "Página no encontrada",
  "error.pagesFull": "Ya hay {max, number} páginas. Elimine una primero.",
  "error.reviewNotFound": "Reseña no encontrada",
  "error.pathNotFound": "Ruta no encontrada",
  "error.invoiceNotFound": "Factura no encontrada",
  "error.mailNotFound": "Correo no encontrado",
  "error.mailUnderWay": "Este correo ya está en espera o se está enviando.",
  "error.mailInterrupted":
    "El servidor se detuvo mientras se enviaba este correo. Es posible que se haya enviado.",
  "error.mailLeftBehind":
    "El servidor se detuvo antes de entregar este correo. No se envió.",
  "error.mailNotComposed": "No se pudo componer el correo.",
  "error.mailNoSender":
    "No hay dirección de remitente: configure MAIL_FROM o el correo de contacto.",
  "error.mailNoMatter": "Aquello de lo que trataba este correo ya no existe.",
  "error.mailRefused": "El servidor de correo rechazó el mensaje: {reason}",
  "error.mailFailed": "No se pudo enviar el correo: {reason}",
  "error.mailTimeout":
    "El servidor de correo no respondió a tiempo. El correo no se envió.",
  "error.mailUnknown":
    "La conexión con el servidor de correo se cortó durante la entrega. Es posible que el correo se haya enviado.",
  "error.mailNotSetUp":
    "El correo no está configurado por completo: la tarea doctor indica lo que falta.",
  "error.mailHeaders":
    "Una dirección o el asunto de este correo no está permitido.",
  "error.method": "Este método no está permitido aquí.",
  "error.conflict":
    "Otra persona ha modificado este registro. Cárguelo de nuevo y repita el cambio.",
  "error.slow": "La solicitud ha tardado demasiado en llegar.",
  "error.tooLarge": "La solicitud es demasiado grande.",
  "error.fileTooLarge": "El archivo no puede superar los 5 MB.",
  "error.mediaType": "El tipo de contenido de la solicitud no se admite aquí.",
  "error.tooMany":
    "Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.",
  "error.host": "Este host no se atiende aquí.",
  "error.badRequest": "No se ha podido entender la solicitud.",
  "error.busy": "El servicio está ocupado. Inténtelo de nuevo en un momento.",
  "error.readOnly":
    "Ahora mismo no es posible guardar. Inténtelo de nuevo más tarde.",
  "error.internal": "Algo ha fallado. Id de la solicitud: {id}",

  // Messages of success
  "message.adminCreated":
    "El administrador se ha creado. Ya puede iniciar sesión.",
  "message.signedIn": "Ha iniciado sesión.",
  "message.signedOut": "Ha cerrado sesión.",
  "message.pinSent": "Si ese correo está registrado, se ha enviado un PIN.",
  "message.passwordReset":
    "Su contraseña se ha restablecido. Ya puede iniciar sesión con ella.",
  "message.passwordChanged":
    "Su contraseña se ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.",
  "message.parcelCreated": "El paquete se ha creado.",
  "message.parcelUpdated": "El paquete se ha actualizado.",
  "message.parcelDeleted": "El paquete se ha eliminado.",
  "message.activityCreated": "El evento se ha añadido al historial.",
  "message.activityUpdated": "El evento del historial se ha actualizado.",
  "message.activityDeleted": "El evento del historial se ha eliminado.",
  "message.invoiceCreated": "La factura se ha emitido.",
  "message.settingsUpdated": "Los ajustes se han actualizado.",
  "message.messageSent": "Su mensaje se ha enviado.",
  "message.messageDeleted": "El mensaje se ha eliminado.",
  "message.emailSent": "Su correo se ha enviado.",
  "message.mailQueued": "El correo se enviará de nuevo.",
  "message.pageCreated": "La página se ha creado.",
  "message.pageUpdated": "La página se ha actualizado.",
  "message.pageDeleted": "La página se ha eliminado.",
  "message.reviewCreated": "La reseña se ha creado.",
  "message.reviewUpdated": "La reseña se ha actualizado.",
  "message.reviewDeleted": "La reseña se ha eliminado.",
  "message.nothingToUpdate": "No hay nada que actualizar.",

  // Tracking
  "tracking.heading": "Rastree su paquete",
  "tracking.intro":
    "El código figura en el recibo y en el aviso de envío. Da igual si usa mayúsculas, espacios o guiones.",
  "tracking.code": "Código de seguimiento",
  "tracking.placeholder": "Introduzca su código de seguimiento",
  "tracking.button": "Rastrear",
  "tracking.back": "Volver a la página de inicio",
  "tracking.loading": "RASTREANDO...",
  "tracking.shipping": "Información del envío",
  "tracking.history": "Historial del paquete",
  "tracking.destination": "Destino",
  "tracking.sentFrom": "Origen",
  "tracking.image": "Imagen del paquete",
  "tracking.imageAlt": "Foto del paquete",
  "tracking.noHistory":
    "Todavía no hay registros. El primer evento aparecerá aquí en cuanto el paquete se mueva.",
  "tracking.zone": "Zona horaria: {zone}.",
  "tracking.earlier": "Eventos anteriores",
  "tracking.copy": "Copiar código",
  "tracking.copied": "Copiado",
  "tracking.print": "Imprimir",
  "tracking.printedAddress": "Siga este paquete en",
  "tracking.status": "Estado",
  "tracking.weight": "Peso",
  "tracking.currentLocation": "Ubicación actual",
  "tracking.deliveryDate": "Fecha estimada de entrega",
  "tracking.updated": "Última actualización",
  "tracking.recipientName": "Nombre del destinatario",
  "tracking.email": "Correo electrónico",
  "tracking.address": "Dirección",
  "tracking.phone": "Teléfono",
  "tracking.senderName": "Nombre del remitente",
  "tracking.pickupLocation": "Lugar de recogida",
  "tracking.unset": "No indicado",
  "tracking.color.green": "Completado",
  "tracking.color.black": "Actualización",
  "tracking.color.gold": "Atención",
  "tracking.color.red": "Problema",
  "tracking.next": "Qué puede hacer ahora",
  "tracking.nextCompare":
    "Compare el código con el de su recibo, carácter por carácter: es fácil confundir 0 y O, 1 e I.",
  "tracking.nextWait":
    "Un código nuevo puede tardar unas horas en aparecer aquí. Inténtelo de nuevo hoy, más tarde.",
  "tracking.nextAsk": "Pregunte al remitente si el código está completo.",
  "tracking.nextConnection":
    "Ha fallado la conexión con este sitio. Compruebe que tiene conexión a Internet y busque de nuevo.",
  "tracking.contact": "Contáctenos",
  "tracking.map": "Mapa",
  "tracking.mapHint":
    "Arrastre el mapa, muévalo con dos dedos en una pantalla táctil o use las teclas de flecha, + y −.",
  "tracking.zoomIn": "Acercar",
  "tracking.zoomOut": "Alejar",

  // Mails
  "mail.message.subject": "Mensaje del formulario de contacto: {subject}",
  "mail.message.intro":
    "Alguien ha escrito a {company} mediante el formulario de contacto.",
  "mail.message.answer": "Responda a este correo para escribir a {email}.",
  "mail.message.noEmail": "El remitente no dejó ninguna dirección de correo.",
  "mail.message.name": "Nombre",
  "mail.pin.subject": "Su pin para una nueva contraseña",
  "mail.pin.text":
    "Alguien, probablemente usted, quiere establecer una nueva contraseña para el panel de control de {company}. Este es su pin:",
  "mail.pin.once": "Sirve una sola vez y durante {minutes} minutos.",
  "mail.pin.ignore":
    "Si no ha sido usted, ignore este correo. Nada ha cambiado.",
  "mail.pin.button": "Establecer contraseña",
  "mail.password.subject": "Su contraseña ha cambiado",
  "mail.password.text":
    "La contraseña del panel de control de {company} ha cambiado y las sesiones anteriores han terminado.",
  "mail.password.notYou":
    "Si no ha sido usted, pida enseguida un pin en la página de acceso y establezca una nueva contraseña.",
  "mail.chatCode.subject": "El código de chat ha cambiado",
  "mail.chatCode.text":
    "El código de chat de las páginas públicas de {company} ha cambiado. Ese código se ejecuta en el navegador de cada visitante.",
  "mail.chatCode.notYou":
    "Si no ha sido usted, elimínelo en los ajustes Html y cambie su contraseña.",
  "mail.footer": "Enviado por {company}",
  "mail.sample.subject": "Su paquete está en camino",
  "mail.sample.text":
    "Buenos días:\n\nsu paquete ha salido de nuestro almacén y le llegará pronto.\n\nUn cordial saludo",
};
