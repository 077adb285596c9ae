import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

/** Spanish. */
export const es: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menú",
  "nav.close": "Cerrar menú",
  "nav.home": "Inicio",
  "nav.homePage": "Página de inicio",
  "nav.contact": "Contacto",
  "nav.track": "Seguir paquete",
  "nav.skip": "Saltar al contenido",
  "theme.toDark": "Cambiar al tema oscuro",
  "theme.toLight": "Cambiar al tema claro",
  "language.choose": "Elegir idioma",
  "nav.main": "Principal",
  "nav.side": "Menú del sitio",
  "nav.breadcrumb": "Ruta de navegación",
  "footer.line": "Transporte por aire, mar y tierra desde {year}.",
  "footer.lineNoYear": "Transporte por aire, mar y tierra.",
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
  "home.hero.promiseNoYear":
    "Por aire, mar y tierra. Introduzca su código de seguimiento para ver dónde está su paquete y cuándo llega.",
  "home.services.title": "Todo, de puerta a puerta",
  "home.services.lead":
    "Una sola empresa reserva el vuelo, carga el barco, recorre el último tramo y, entre etapas, mantiene seca su mercancía.",
  "home.services.air": "Carga aérea",
  "home.services.airText":
    "Para mercancías que no pueden esperar. Reservamos el vuelo, preparamos los documentos de aduana y entregamos en el aeropuerto o en su puerta.",
  "home.services.sea": "Transporte marítimo",
  "home.services.seaText":
    "Un contenedor completo o espacio en uno compartido. Planificamos la travesía, vigilamos el calendario y le avisamos pronto si cambia.",
  "home.services.road": "Transporte por carretera",
  "home.services.roadText":
    "Recogida y entrega en camión, con carga completa o parcial, del primer al último tramo.",
  "home.services.warehouse": "Almacenaje",
  "home.services.warehouseText":
    "Espacio seco y seguro. Su mercancía se recibe, se cuenta, se guarda y se envía cuando usted lo indique.",
  "home.qualities.title": "Con qué puede contar",
  "home.qualities.pricing": "Precios transparentes",
  "home.qualities.pricingText":
    "El presupuesto detalla cada cargo y la factura se ajusta a él.",
  "home.qualities.tracking": "Seguimiento en tiempo real",
  "home.qualities.trackingText":
    "Cada paso aparece en la página de seguimiento en cuanto se registra, con su lugar y hora.",
  "home.qualities.storage": "Almacenamiento",
  "home.qualities.storageText":
    "Entre dos viajes, su mercancía espera bajo un mismo techo, contada a la entrada y a la salida.",
  "home.about.eyebrow": "Sobre nosotros",
  "home.about.title": "Transportamos carga desde {year}",
  "home.about.titleNoYear": "Transportar carga es lo nuestro",
  "home.about.text":
    "Paquetes, palés y contenedores completos viajan con {company} de la manera que más les conviene: por aire, por mar, por carretera y, cuando tienen que esperar, en el almacén.",
  "home.about.founded": "Fundada en",
  "home.about.containers": "Contenedores, hasta",
  "home.about.tracking": "Seguimiento, día y noche",
  "home.hero.nightTitle": "Entrega las 24 horas",
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
  "home.work.title": "Lo que hacemos",
  "home.work.lead":
    "Desde la primera llamada hasta la firma en la puerta, estos son los pasos que damos por usted.",
  "home.work.pack": "Embalar y recoger",
  "home.work.packText":
    "Recogemos su mercancía, embalada por usted o por nosotros, y la revisamos pieza por pieza.",
  "home.work.customs": "Documentos y aduana",
  "home.work.customsText":
    "Declaraciones de exportación e importación, certificados y derechos, listos antes de que llegue la mercancía.",
  "home.work.plan": "Planificar la ruta",
  "home.work.planText":
    "Por aire, mar, carretera o una combinación: elegimos el camino que conviene a su fecha y a su presupuesto.",
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
  "home.gauges.title": "En qué somos expertos",
  "home.gauges.lead":
    "Qué parte de cada actividad realizamos nosotros mismos, de la reserva a la entrega.",
  "home.gauges.warehousing": "Almacenaje",
  "home.gauges.ocean": "Transporte marítimo",
  "home.gauges.air": "Transporte aéreo",
  "home.sampleFigure": "Cifra de ejemplo",
  "home.reviews.title": "Lo que dicen los clientes",
  "home.reviews.lead": "Con sus propias palabras.",
  "home.reviews.none":
    "Todavía no hay reseñas. Las primeras aparecerán aquí en cuanto los clientes las compartan con nosotros.",
  "home.reviews.rating": "Valorado con {rating, number} de 5 estrellas",
  "home.sampleReview": "Opinión de ejemplo",
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
  "home.portfolio.machine": "Máquinas y carga pesada",
  "home.portfolio.machineText":
    "Izadas, amarradas y escoltadas por quien sabe hacerlo.",
  "home.faq.title": "Preguntas y respuestas",
  "home.faq.contact": "¿No está su pregunta? Escríbanos.",
  "home.faq.work": "¿Cómo funciona?",
  "home.faq.workAnswer":
    "Díganos qué quiere enviar, desde dónde y adónde. Le hacemos un presupuesto, recogemos la mercancía el día acordado y le damos un código de seguimiento. Desde entonces puede seguir cada paso hasta la entrega.",
  "home.faq.track": "¿Cómo sigo mi paquete?",
  "home.faq.trackAnswer":
    "Introduzca el código de seguimiento de su recibo en el campo de búsqueda de la parte superior de esta página o en Seguir paquete. Verá dónde está el paquete, cuándo se espera y todo lo ocurrido hasta ahora. No necesita cuenta.",
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
  "errorPage.tooLargeText":
    "Se ha enviado más de lo que cabe aquí. Vuelva atrás y envíe un texto más corto o un archivo más pequeño.",
  "errorPage.tooMany": "Demasiadas solicitudes",
  "errorPage.unavailable": "Servicio no disponible",
  "errorPage.error": "Error",
  "errorPage.address": "Dirección",
  "errorPage.back": "Volver",
  "errorPage.forbiddenText": "Se ha rechazado esta solicitud.",
  "errorPage.tooManyText":
    "Ha ido demasiado rápido. Espere unos minutos e inténtelo de nuevo.",
  "errorPage.errorText":
    "Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.",

  // Control panel
  "control.name": "Panel de control",
  "control.signOut": "Cerrar sesión",
  "control.signIn.title": "Acceso de administrador",
  "control.signIn.lead": "Para quienes mantienen los paquetes en movimiento.",
  "control.signIn.ended":
    "Su sesión ha terminado. Vuelva a iniciar sesión para continuar; lo que ha escrito se conserva.",
  "control.signIn.endedFile":
    "Su sesión ha terminado y no se ha guardado nada. Vuelva a iniciar sesión y elija el archivo otra vez.",
  "control.signIn.noCookies":
    "Su navegador rechaza las cookies, así que no puede mantener la sesión. Permita las cookies de este sitio y vuelva a iniciar sesión.",
  "control.signIn.signedOut":
    "Se ha cerrado su sesión. Inicie sesión de nuevo para continuar.",
  "control.resume.title": "Sesión iniciada de nuevo",
  "control.resume.lead":
    "Lo que ha escrito sigue aquí. Todavía no se ha enviado.",
  "control.resume.button": "Continuar",
  "control.signIn.button": "Iniciar sesión",
  "control.signIn.forgot": "¿Ha olvidado su contraseña?",
  "control.signUp.title": "Crear administrador",
  "control.signUp.lead":
    "La cuenta que cree aquí gestiona todo el sitio. Este enlace funciona una sola vez.",
  "control.signUp.hint":
    "De 8 a 300 caracteres. Lo mejor es una frase que solo usted conozca.",
  "control.signUp.privacy": "Qué ven los visitantes de un destinatario",
  "control.signUp.privacyHint":
    "Puede cambiarlo en cualquier momento en los ajustes.",
  "control.signUp.button": "Crear administrador",
  "control.signUp.toSignIn": "Ir al inicio de sesión",
  "control.reset.title": "Restablecer la contraseña de administrador",
  "control.reset.lead":
    "Escriba el correo electrónico de su cuenta. Recibirá un PIN con el que podrá elegir una contraseña nueva.",
  "control.reset.askLead":
    "Con un enlace de restablecimiento o un PIN puede elegir una contraseña nueva.",
  "control.reset.button": "Enviar PIN",
  "control.reset.havePin": "Ya tengo un PIN",
  "control.reset.newLead":
    "Escriba el PIN del correo y elija una contraseña nueva. El PIN sirve una sola vez y durante 15 minutos.",
  "control.reset.givenLead":
    "Escriba el PIN que le han dado y elija una contraseña nueva. El PIN sirve una sola vez y durante 15 minutos.",
  "control.reset.newButton": "Guardar la contraseña nueva",
  "control.reset.again": "Pedir otro PIN",
  "control.account.title": "Mi cuenta",
  "control.account.password": "Cambiar la contraseña",
  "control.account.text":
    "Una contraseña nueva cierra sus sesiones en todos los demás dispositivos.",
  "control.sessions.title": "Dónde ha iniciado sesión",
  "control.sessions.lead":
    "Una sesión termina tras 60 minutos sin uso y, como máximo, a las 12 horas. Si hay más de cinco, termina la más antigua.",
  "control.sessions.own": "Este navegador",
  "control.sessions.other": "Otro navegador",
  "control.sessions.since": "Inicio de sesión",
  "control.sessions.seen": "Último uso",
  "control.sessions.button": "Cerrar las demás sesiones",
  "control.account.name": "Su nombre",
  "control.account.nameText":
    "Sus compañeros lo ven junto a lo que usted hace.",
  "control.team.title": "Equipo",
  "control.team.add": "Invitar a un miembro",
  "control.team.createLead":
    "La persona invitada recibe un enlace que sirve una sola vez, durante 48 horas, y elige su contraseña.",
  "control.team.invite": "Invitar",
  "control.team.empty": "Todavía no hay miembros",
  "control.team.emptyText": "Aquí aparecerán las personas que invite.",
  "control.team.active": "Activo",
  "control.team.pending": "Invitado",
  "control.team.inactive": "Desactivado",
  "control.team.since": "En el equipo desde",
  "control.team.seen": "Última visita",
  "control.team.link": "Enlace de invitación",
  "control.team.newLink": "Enlace nuevo",
  "control.team.newLinkText":
    "Durante 48 horas. Los enlaces anteriores dejan de servir.",
  "control.team.deactivate": "Desactivar",
  "control.team.deactivateText":
    "Cierra al instante todas las sesiones de esta persona, hasta que la vuelva a activar.",
  "control.team.activate": "Activar",
  "control.team.activateText": "Esta persona podrá volver a iniciar sesión.",
  "control.team.removeText": "Su nombre seguirá junto a lo que hizo.",
  "control.team.rights": "Qué puede hacer cada rol",
  "rights.mail": "Correos",
  "rights.owner": "Ajustes de correo y código del chat",
  "rights.read": "Solo ver",
  "role.owner": "Propietario",
  "role.ownerText": "Todo, incluido el equipo.",
  "role.manager": "Gerente",
  "role.managerText":
    "Todo excepto el equipo, los ajustes de correo y el código del chat.",
  "role.clerk": "Empleado",
  "role.clerkText": "Paquetes, facturas, mensajes y correos.",
  "control.invite.title": "Unirse al equipo",
  "control.invite.lead":
    "Elija una contraseña y el nombre que verán sus compañeros.",
  "control.invite.namedLead":
    "Elija una contraseña. Sus compañeros verán el nombre de la invitación.",
  "control.invite.codeHint": "La última parte del enlace, después de «token=».",
  "control.invite.nameHint": "Vacío: el nombre de la invitación, si lo tiene.",
  "control.invite.button": "Crear cuenta",
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
  "control.dashboard.signedIn": "Sesión iniciada como {name}",
  "control.keys.title": "Atajos de teclado",
  "control.keys.help": "Mostrar esta lista",
  "control.keys.then": "luego",
  "control.keys.use": "Usar atajos de teclado",
  "control.keys.close": "Cerrar",
  "control.journal.title": "Registro de actividad",
  "control.journal.lead":
    "Quién cambió qué y cuándo, lo más reciente primero. Los registros se conservan {days} días.",
  "control.journal.csv": "Descargar como CSV",
  "control.journal.empty": "No hay nada que coincida",
  "control.journal.person": "Persona",
  "control.journal.everyone": "Todas las personas",
  "control.journal.only": "Solo {record}",
  "control.journal.noun": "Tipo de registro",
  "control.journal.anything": "Todos los tipos",
  "control.journal.day": "Día",
  "control.journal.show": "Mostrar",
  "control.journal.all": "Mostrar todo",
  "control.journal.earlier": "Registros anteriores",
  "control.journal.what": "Qué ocurrió",
  "control.journal.changes":
    "{count, plural, one {# cambio} many {# cambios} other {# cambios}}",
  "control.journal.before": "Antes",
  "control.journal.after": "Después",
  "control.journal.characters":
    "{count, plural, one {# carácter} many {# caracteres} other {# caracteres}}",
  "control.journal.madeBy": "por {name}",
  "journalNoun.parcels": "Paquete",
  "journalNoun.activities": "Entrada del historial",
  "journalNoun.invoices": "Factura",
  "journalNoun.messages": "Mensaje",
  "journalNoun.mail": "Correo",
  "journalNoun.pages": "Página",
  "journalNoun.reviews": "Reseña",
  "journalNoun.settings": "Ajustes",
  "journalNoun.admins": "Miembro del equipo",
  "journalNoun.jobs": "Tarea",
  "journalNoun.statuses": "Estado",
  "journalKind.created": "Creación:",
  "journalKind.updated": "Modificación:",
  "journalKind.deleted": "Eliminación:",
  "journalKind.erased": "Datos personales borrados:",
  "journalKind.erasedRecord": "Borrado:",
  "journalKind.trashed": "Movido a la papelera:",
  "journalKind.restored": "Restaurado:",
  "journalKind.reverted": "Devuelto a lo anterior:",
  "journalKind.erasing": "Borrado de una persona:",
  "journalKind.sent": "Envío:",
  "journalKind.resent": "Reenvío:",
  "journalKind.invited": "Nuevo enlace de invitación:",
  "journalKind.password_changed": "Nueva contraseña:",
  "journalKind.cancelled": "Cancelación:",
  "journalKind.sessions_ended": "Cierre de las demás sesiones:",
  "journalKind.pin_printed": "PIN de restablecimiento emitido por el operador:",
  "journalSource.import": "importación {name}",
  "journalSource.importUndo": "reversión de la importación {name}",
  "journalSource.bulk": "actualización múltiple",
  "journalSource.bulkUndo": "reversión de una actualización múltiple",
  "journalActor.visitor": "Visitante",
  "journalActor.system": "Sistema",
  "journalActor.admin": "Administrador",
  "journalActor.token": "Token de API",
  "journalActor.user": "Cliente",
  "control.api.startTitle": "Crear paquetes mediante la API",
  "control.api.startText":
    "Estas llamadas inician sesión, crean un paquete y añaden el primer evento de su historial. La respuesta a la segunda llamada contiene el ID del paquete, que la tercera necesita.",
  "control.api.startCode": "Llamadas para la línea de comandos",
  "control.dashboard.version": "Versión {version}",
  "control.dashboard.termsTitle": "Condiciones de los desarrolladores",
  "control.dashboard.terms":
    "Este software se ofrece tal cual. La responsabilidad de sus desarrolladores se limita hasta donde la ley lo permite, y no tienen obligación de actualizarlo ni de mantenerlo.",
  "form.refusedTitle": "Error: {title}",
  "form.showPassword": "Mostrar la contraseña",
  "label.emailPassword": "Contraseña (la de su correo electrónico)",
  "control.dashboard.recent": "Últimos paquetes",
  "control.dashboard.allParcels": "Todos los paquetes",
  "control.dashboard.more": "Más",
  "control.day.needs": "Requiere atención",
  "control.day.nothing": "Nada requiere atención.",
  "control.day.late":
    "{count, plural, one {# paquete va con retraso} many {# paquetes van con retraso} other {# paquetes van con retraso}}",
  "control.day.stalled":
    "{count, plural, one {# paquete lleva 3 días sin novedades} many {# paquetes llevan 3 días sin novedades} other {# paquetes llevan 3 días sin novedades}}",
  "control.day.failed":
    "{count, plural, one {# entrega ha fallado} many {# entregas han fallado} other {# entregas han fallado}}",
  "control.day.failedJobs":
    "{count, plural, one {# tarea ha fallado} many {# tareas han fallado} other {# tareas han fallado}}",
  "control.day.due":
    "{count, plural, one {# paquete se espera hoy} many {# paquetes se esperan hoy} other {# paquetes se esperan hoy}}",
  "control.day.stages": "Por etapa",
  "control.first.title": "Primeros pasos",
  "control.first.name":
    "Introducir su nombre, que los compañeros ven en sus cambios",
  "control.first.company": "Introducir el nombre de su empresa",
  "control.first.zone":
    "Elegir su zona horaria, que decide qué vence o va con retraso",
  "control.first.figures":
    "Revisar las cifras de ejemplo de la página de inicio",
  "control.first.contact": "Introducir sus datos de contacto",
  "control.first.privacy": "Elegir qué ven los visitantes de un paquete",
  "control.first.parcel": "Crear el primer paquete",
  "control.first.colleague": "Invitar a un compañero o compañera",
  "control.first.mail": "Configurar un servidor de correo",
  "control.first.done": "{done, number} de {count, number} pasos hechos",
  "control.dashboard.unopened":
    "{count, plural, one {# mensaje aún no se ha abierto} many {# mensajes aún no se han abierto} other {# mensajes aún no se han abierto}}",
  "control.dashboard.troubled":
    "{count, plural, one {# correo no se envió, o quizá no se haya enviado.} many {# de correos no se enviaron, o quizá no se hayan enviado.} other {# correos no se enviaron, o quizá no se hayan enviado.}}",
  "control.email.title": "Enviar correo",
  "control.email.lead":
    "Un correo a un solo destinatario. Se envía de inmediato y la bandeja de salida guarda una copia.",
  "control.email.leadKept":
    "Un correo a un solo destinatario. Se guarda en la bandeja de salida y no sale: no hay ningún servidor de correo configurado.",
  "control.email.passwordHint":
    "Se usa solo para este correo y nunca se guarda. Déjela vacía si el servidor tiene su propia contraseña.",
  "control.messages.new": "Nuevo",
  "control.messages.title": "Mensajes",
  "control.messages.empty": "Todavía no hay mensajes",
  "control.messages.emptyText":
    "Lo que los visitantes escriban en la página de contacto aparecerá aquí.",
  "control.messages.nobody": "Sin nombre",
  "control.messages.noAddress":
    "El visitante no dejó ninguna dirección de correo.",
  "control.messages.reply": "Responder",
  "control.messages.from": "De",
  "control.messages.received": "Recibido",
  "control.outbox.title": "Bandeja de salida",
  "control.outbox.empty": "Todavía no hay correos",
  "control.outbox.emptyText":
    "Cada correo que escribe el sitio aparecerá aquí.",
  "control.outbox.send": "Enviar ahora",
  "control.outbox.sendNamed": "Enviar ahora «{name}»",
  "control.outbox.resend": "Enviar de nuevo",
  "control.outbox.resendNamed": "Enviar «{name}» de nuevo",
  "control.outbox.kind": "Tipo",
  "control.outbox.reason": "Motivo",
  "control.outbox.tries": "Intentos",
  "control.outbox.nextTry": "Próximo intento",
  "control.outbox.written": "Escrito",
  "control.outbox.sent": "Enviado",
  "jobKind.mail": "Enviar un correo",
  "jobKind.erase_record":
    "Vaciar el registro de actividad de un elemento eliminado",
  "jobKind.erase_traces":
    "Borrar un paquete eliminado de importaciones y tareas",
  "jobKind.erase_person": "Borrar a una persona",
  "jobKind.bulk": "Actualizar muchos paquetes",
  "jobKind.bulk_undo": "Deshacer la actualización",
  "jobKind.trash_parcels": "Mover paquetes a la papelera",
  "jobKind.restore_parcels": "Restaurar paquetes",
  "jobKind.import_check": "Revisar importación",
  "jobKind.import_apply": "Aplicar importación",
  "jobKind.import_undo": "Deshacer importación",
  "jobKind.file_statuses": "Clasificar paquetes por estado",
  "jobStatus.queued": "En espera",
  "jobStatus.running": "En curso",
  "jobStatus.done": "Terminada",
  "jobStatus.failed": "Fallida",
  "jobStatus.cancelled": "Cancelada",
  "control.job.title": "Tarea",
  "control.job.progress": "Progreso",
  "control.job.ofTotal": "{done} de {total}",
  "control.job.soFar": "{done} hasta ahora",
  "control.job.stays": "{code} se queda como está: modificado desde entonces",
  "control.job.show":
    "{count, plural, one {Mostrar este paquete} many {Mostrar estos #} other {Mostrar estos #}}",
  "jobResult.updated": "{count} actualizados",
  "jobResult.unknown": "{count} no encontrados",
  "jobResult.created": "{count} creados",
  "jobResult.changed": "{count} modificados",
  "jobResult.restored": "{count} restaurados",
  "jobResult.undone": "{count} deshechos",
  "jobResult.trashed": "{count} en la papelera",
  "jobResult.left": "{count} sin tocar",
  "control.job.failed": "Pasos fallidos",
  "jobFailed.bulk_undo": "Sin deshacer",
  "jobFailed.import_undo": "Sin deshacer",
  "control.job.started": "Inicio",
  "control.job.ended": "Fin",
  "control.job.givenUp":
    "Se abandonó tras varios intentos. El registro del servidor indica el motivo.",
  "control.job.retry":
    "Ha fallado un paso. Próximo intento ({attempt, number} de {max, number}): {moment}.",
  "control.job.logId": "Referencia en el registro",
  "control.job.problems": "Problemas",
  "control.job.doneWithProblems": "Terminada, con problemas",
  "control.job.row": "Fila",
  "control.job.problem": "Problema",
  "control.job.csv": "Descargar como CSV",
  "control.job.firstProblems": "Volver a los primeros problemas",
  "control.job.cancel": "Cancelar tarea",
  "control.job.cancelText": "Lo que ya se ha hecho se conserva.",
  "control.job.reload": "Recargar",
  "control.jobs.title": "Tareas",
  "control.jobs.empty": "Aún no hay tareas",
  "control.jobs.emptyText":
    "Las actualizaciones de muchos paquetes y las importaciones aparecen aquí durante 30 días.",
  "mailStatus.queued": "En espera",
  "mailStatus.sending": "Enviándose",
  "mailStatus.sent": "Enviado",
  "mailStatus.kept": "Guardado, no enviado",
  "mailStatus.failed": "No enviado",
  "mailStatus.unknown": "Quizá enviado",
  "mailKind.message": "Mensaje de la página de contacto",
  "mailKind.pin": "PIN para una contraseña nueva",
  "mailKind.invitation": "Invitación al equipo",
  "mailKind.password_notice": "Aviso de contraseña nueva",
  "mailKind.chat_code_notice": "Aviso de nuevo código del chat",
  "mailKind.send": "Correo del panel de control",
  "control.list.search": "Buscar",
  "control.list.searchIn": "Buscar en {list}",
  "control.list.all": "Mostrar todo",
  "control.list.tools": "Más acciones",
  "control.list.noResult": "Sin resultados para «{search}»",
  "control.list.noResultText":
    "Revise la ortografía o pruebe con menos palabras.",
  "control.list.more": "Cargar más",
  "control.list.unprinted": "Hay más filas sin imprimir: cárguelas antes.",
  "control.list.newest": "Volver a lo más reciente",
  "control.list.oldest": "Volver a lo más antiguo",
  "control.list.order": "Orden",
  "control.list.newestFirst": "Más recientes primero",
  "control.list.oldestFirst": "Más antiguos primero",
  "control.list.total":
    "{count, plural, one {# entrada} many {# de entradas} other {# entradas}}",
  "control.list.moreThan": "Más de {count, number} entradas",
  "control.list.soFar": "Encontradas hasta ahora: {count, number}",
  "control.list.noneSoFar": "Sin resultados hasta ahora para «{search}»",
  "control.list.noneSoFarText":
    "La búsqueda aún no lo ha revisado todo. Cargue más para continuar.",
  "control.list.noneLeft": "No hay más entradas",
  "control.delete.title": "Eliminar",
  "control.delete.button": "Eliminar",
  "control.delete.named": "Eliminar {name}",
  "control.delete.question": "¿Seguro que quiere eliminar {name}?",
  "control.reports.title": "Informes",
  "control.reports.lead": "Lo que ocurrió con los paquetes, contado día a día.",
  "control.reports.stages": "Paquetes por estado",
  "control.reports.parcels":
    "{count, plural, one {# paquete} many {# paquetes} other {# paquetes}}",
  "control.reports.period": "Período",
  "control.reports.days":
    "{days, plural, one {# día} many {# días} other {# días}}",
  "control.reports.onTime": "A tiempo",
  "control.reports.onTimeText":
    "Primeras entregas hasta el último día previsto, de los paquetes que tenían uno al entregarse.",
  "control.reports.ways": "Días en camino",
  "control.reports.waysText":
    "Desde el primer movimiento hasta la primera entrega, en los últimos 12 meses. La mitad de los paquetes no tardó más días que el primer número; nueve de cada diez, no más que el segundo.",
  "control.reports.table": "Mostrar como tabla",
  "control.reports.month": "Mes",
  "control.reports.dated": "Con día previsto",
  "control.reports.percent": "Proporción a tiempo",
  "control.reports.median": "La mitad en (días)",
  "control.reports.ninetieth": "9 de 10 en (días)",
  "control.reports.others": "Todos los demás",
  "control.reports.noService": "Sin medio de transporte",
  "control.reports.empty": "Aún no hay cifras",
  "control.reports.emptyText":
    "Las cifras aparecen aquí en cuanto los paquetes tienen un estado.",
  "control.expected.title": "Entrega prevista según la experiencia",
  "control.expected.text":
    "{service}: de {min} a {max, plural, one {# día} many {# días} other {# días}}, a partir de {count, plural, one {# paquete} many {# paquetes} other {# paquetes}} de los últimos 12 meses.",
  "control.expected.use": "Fijar {days}",
  "control.trash.title": "Papelera",
  "control.trash.lead":
    "Lo eliminado permanece aquí {days} días y se puede restaurar. Después se borra definitivamente.",
  "control.trash.empty": "La papelera está vacía",
  "control.trash.since":
    "Eliminado el {moment} por {name}; se borrará el {day}",
  "control.trash.restore": "Restaurar",
  "control.trash.restoreNamed": "Restaurar {name}",
  "control.trash.erase": "Borrar",
  "control.trash.eraseNamed": "Borrar {name}",
  "control.trash.question":
    "¿Seguro que quiere borrar {name} con todo lo que le pertenece? No se puede deshacer.",
  "control.trash.undo": "Deshacer",
  "control.trash.open": "Abrir la papelera",
  "control.toast.close": "Cerrar este aviso",
  "control.list.fetching": "Obteniendo datos…",
  "control.pages.title": "Páginas",
  "control.pages.add": "Nueva página",
  "control.pages.empty": "Todavía no hay páginas",
  "control.pages.emptyText":
    "La primera página que cree aparecerá aquí y en el menú del sitio.",
  "control.pages.createLead":
    "La página toma su dirección del título y aparece enseguida en el menú del sitio.",
  "control.pages.create": "Crear página",
  "control.pages.head": "Cabecera de la página",
  "control.pages.heroHint": "Se muestra en lugar de la imagen de arriba.",
  "control.pages.footerHint":
    "El menú contiene todas las páginas. El pie aparece en todo el sitio: ahí van los avisos legales.",
  "control.markup.title": "Cómo escribir el contenido",
  "control.markup.lead":
    "Cada línea es un elemento propio. Una línea sin etiqueta es texto normal, una línea vacía es un salto de línea.",
  "control.markup.bold": "Negrita. Al principio de un párrafo es un título.",
  "control.markup.underline": "Subrayado",
  "control.markup.strikethrough": "Tachado",
  "control.markup.heading": "Un título con cualquier texto",
  "control.markup.link":
    "Un enlace: la dirección, un espacio y el texto que se muestra",
  "control.markup.image": "Una imagen de la web",
  "control.markup.video": "Un archivo de vídeo de la web (MP4 o WebM)",
  "control.markup.item": "Un elemento de una lista",
  "control.markup.rules":
    "Una etiqueta va sola en su línea. Negrita, subrayado y tachado admiten letras, espacios y signos de interrogación; las imágenes y los vídeos necesitan una dirección que empiece por https://. Las direcciones web y de correo de un texto se convierten en enlaces.",
  "control.markup.preview": "Vista previa",
  "control.markup.previewEmpty":
    "Lo que escriba aparece aquí tal como lo verán los visitantes.",
  "control.markup.misfits": "Estas líneas se muestran como texto normal:",
  "control.markup.noTag": "No hay ninguna etiqueta con este nombre.",
  "control.markup.noEnd": "La línea no termina con un corchete de cierre.",
  "control.markup.noText":
    "En esta etiqueta solo puede haber letras, espacios y signos de interrogación. [heading=…] admite cualquier texto.",
  "control.markup.noWords": "Esta etiqueta no contiene texto.",
  "control.markup.noUrl": "No es una dirección web que se pueda mostrar.",
  "control.markup.notAlone": "Una etiqueta debe ir sola en su línea.",
  "control.markup.showRaw": "Guardar tal cual",
  "control.reviews.title": "Reseñas",
  "control.reviews.add": "Nueva reseña",
  "control.reviews.empty": "Todavía no hay reseñas",
  "control.reviews.emptyText":
    "La primera reseña que cree aparecerá aquí y en la página de inicio.",
  "control.reviews.createLead":
    "Aparece enseguida en la página de inicio, con su foto y sus estrellas.",
  "control.reviews.create": "Crear reseña",
  "control.reviews.deleteText": "Su foto se eliminará con ella.",
  "control.reviews.usualRating": "4,5, como de costumbre",
  "control.statuses.title": "Estados",
  "control.statuses.add": "Nuevo estado",
  "control.statuses.empty": "Todavía no hay estados",
  "control.statuses.emptyText": "Los estados que añada aparecerán aquí.",
  "control.statuses.createLead":
    "Su etapa decide la barra de progreso, el color, cuándo un paquete va con retraso y los informes.",
  "control.statuses.create": "Crear estado",
  "control.statuses.deleteText":
    "Los paquetes conservan el texto, pero este pierde la etapa que usted le dio.",
  "control.statuses.suggested": "Sugerido",
  "control.statuses.inForms": "En los formularios",
  "control.statuses.offered": "Se ofrece",
  "control.statuses.notOffered": "No se ofrece",
  "control.statuses.renameHint":
    "Para quienes leen en este idioma. Déjelo vacío para el texto habitual.",
  "control.statuses.unknown": "Estados sin etapa",
  "control.statuses.unknownText":
    "Elija la etapa que significa cada estado. Los paquetes que lo tengan pasan a ella, ahora y en adelante.",
  "control.statuses.atLeast":
    "{count, plural, one {Al menos # paquete} many {Al menos # paquetes} other {Al menos # paquetes}}",
  "control.settings.title": "Ajustes",
  "control.settings.lead": "Lo que vale para todo el sitio.",
  "control.settings.contact": "Datos de contacto",
  "control.settings.contactText":
    "Cómo le localizan los visitantes: todo en la página de contacto; el correo, también al pie de cada página.",
  "control.settings.mail": "Ajustes de correo",
  "control.settings.mailText":
    "El aspecto de los correos del sitio y cómo se envían.",
  "control.settings.html": "Ajustes HTML",
  "control.settings.htmlText":
    "La descripción para los buscadores y el código de su proveedor de chat.",
  "control.settings.htmlOnlyText": "La descripción para los buscadores.",
  "control.settings.company": "Empresa",
  "control.settings.companyText":
    "El nombre, los años y las cifras que indica el sitio. Una cifra que se borra no aparece en ninguna parte.",
  "control.settings.nameHint": "Vacío: el nombre predeterminado.",
  "control.settings.copyrightHint": "Vacío: el año en curso.",
  "control.samples.figures":
    "Estas cifras venían con el sitio y no cuentan como suyas; la página de inicio las marca como ejemplos: {list}. Cámbielas, bórrelas o confírmelas.",
  "control.samples.reviews":
    "{count, plural, one {# opinión forma} many {# de opiniones forman} other {# opiniones forman}} parte de los datos de ejemplo, y los visitantes lo leen. Bórrelas o confírmelas.",
  "control.samples.confirm": "Son las nuestras",
  "control.settings.privacy": "Privacidad y zona horaria",
  "control.settings.privacyText":
    "Lo que los visitantes ven de un destinatario y cuándo empieza el día.",
  "control.settings.metaHint":
    "Para los buscadores, en todas las páginas salvo las de contenido, que traen la suya.",
  "control.settings.chatHint":
    "Este código se ejecuta en el navegador de cada visitante de las páginas públicas. Cada cambio deja un aviso para usted en la bandeja de salida. Puede hacer en este sitio todo lo que puede hacer usted: acéptelo solo de un proveedor de su total confianza.",
  "control.settings.percentHint": "Por ciento, de 0 a 100.",
  "control.settings.journalHint":
    "Durante cuánto tiempo se conserva quién cambió qué y cuándo, de 30 a 3650 días.",
  "control.settings.zoneHint":
    "Aquí el día termina a medianoche: decide qué paquetes vencen o van con retraso, y fija las horas del historial y las fechas de las facturas.",
  "control.settings.mailWay": "Cómo se envían los correos",
  "control.settings.mailWayText":
    "Lo decide el entorno del servidor: MAIL_DRIVER y MAIL_FROM.",
  "control.settings.driver": "Modo de envío",
  "control.settings.sender": "Remitente",
  "control.settings.noSender":
    "Ninguno todavía. Indique primero un correo de contacto.",
  "control.mailSetup.missing":
    "No hay ningún servidor de correo configurado. No se envía nada.",
  "control.mailSetup.link": "Cómo configurar el correo",
  "control.mailSetup.title": "Configurar el correo",
  "control.mailSetup.text":
    "Hasta entonces, cada correo se guarda en la bandeja de salida: los suyos, los PIN para una contraseña nueva, los avisos y los mensajes de los visitantes. Lo guardado no sale después por sí solo; entonces podrá enviarlo desde la bandeja de salida.",
  "control.mailSetup.variables":
    "En el servidor, añada uno de estos grupos de líneas al archivo .env del sitio, con sus propios valores.",
  "control.mailSetup.smtp": "Con un servidor de correo (SMTP)",
  "control.mailSetup.api": "Con un proveedor de correo (HTTPS)",
  "control.mailSetup.restart": "Reinicie el sitio.",
  "control.mailSetup.check":
    "Envíese un correo de prueba. La orden se ejecuta en el servidor e indica lo que falta.",
  "control.settings.previews": "El aspecto de cada plantilla",
  "control.settings.used": "En uso",
  "driver.log":
    "Los correos se guardan en la bandeja de salida y no se envían.",
  "driver.smtp": "Los correos se envían mediante un servidor de correo.",
  "driver.api": "Los correos se envían mediante un proveedor de correo.",
  "template.plain": "plain: solo texto",
  "template.html1": "html1: tarjeta sencilla",
  "template.html2": "html2: banda con el nombre de la empresa",
  "template.html3": "html3: tabla y botón",
  "template.html4": "html4: compacta",
  "privacy.full": "Completo",
  "privacy.fullText":
    "Quien tenga el código de seguimiento o su enlace lo ve todo.",
  "privacy.masked": "Oculto",
  "privacy.maskedRecommended": "Oculto (recomendado)",
  "privacy.maskedText":
    "El nombre, el correo, el teléfono, la calle y la foto solo los ven los visitantes que conocen el correo o el teléfono del destinatario.",
  "control.settings.maskedHint":
    "Oculto: solo quien conoce el correo o el teléfono del destinatario ve su nombre, correo, teléfono y calle y la foto del paquete.",
  "control.erase.title": "Borrar a una persona",
  "control.erase.lead":
    "Elimina a una persona de todo lo almacenado, por ejemplo porque lo ha pedido.",
  "control.erase.rules":
    "Los paquetes pierden el nombre, el correo, el teléfono y el lugar de la persona. Se eliminan los mensajes enviados desde una dirección de correo y los correos dirigidos a ella; las facturas y los demás textos pierden solo la dirección o el número. Esto no se puede deshacer.",
  "control.erase.phoneHint":
    "Con su prefijo. Se encuentra se escriba como se escriba.",
  "control.erase.codesHint":
    "Para una persona de la que solo se conoce el nombre: borra al destinatario y al remitente de estos paquetes, también de su historial y de las importaciones. Como máximo {max, number}.",
  "control.erase.look": "Mostrar lo que se borraría",
  "control.erase.found":
    "Esto se borraría, y nada más. Aún no ha cambiado nada.",
  "control.erase.soFar": "Contado hasta ahora. Puede haber más.",
  "control.erase.goOn": "Seguir contando",
  "control.erase.nothing":
    "Nada de lo almacenado contiene a esta persona. Revise la escritura.",
  "control.erase.ticks": "Paquetes de esta persona",
  "control.erase.ticksHint":
    "Desmarque los paquetes de otras personas. Entonces se borran solo el destinatario y el remitente de los paquetes marcados, y antes verá las cifras nuevas.",
  "control.erase.first":
    "Solo se muestran los primeros {count, number} paquetes.",
  "control.erase.others": "Otros registros",
  "control.erase.button": "Borrar persona",
  "control.erase.running": "El borrado está en curso.",
  "control.erase.done": "El borrado ha terminado.",
  "control.erase.failed": "El borrado ha fallado. Inícielo de nuevo.",
  "control.erase.disk":
    "Hasta que se detenga el servidor y «deno task compact» reescriba el archivo de la base de datos, lo borrado todavía puede leerse en su espacio libre.",
  "control.erase.copies": "Copias anteriores",
  "control.erase.copiesText":
    "Estas copias de la base de datos pueden contener todavía datos de la persona. Elimínelas o deje que la copia de seguridad nocturna las borre al cabo de treinta días. Lo mismo vale para las copias guardadas en otros lugares.",
  "control.erase.noCopies":
    "No hay copias junto a la base de datos. Las copias guardadas en otros lugares pueden contener todavía datos de la persona.",
  "control.erase.copyAge":
    "{days, plural, one {hace # día} many {hace # de días} other {hace # días}}",
  "control.erase.replica":
    "Una réplica de la base de datos conserva estados anteriores. Cuando «deno task compact» haya reescrito el archivo de la base de datos, lo borrado desaparece de ella en cuanto se haya guardado algo en {days, plural, one {# día más} many {# de días más} other {# días más}}.",
  "choice.none": "Ninguna",
  "choice.timeZone": "Elegir una zona horaria",
  "icon.people": "Personas",
  "icon.copyright": "Derechos de autor",
  "icon.pages": "Páginas",
  "icon.folder": "Carpeta",
  "image.hero1": "Carta náutica",
  "image.hero-mixed": "Barco y avión",
  "image.hero-air": "Avión",
  "image.hero-sea": "Barco",
  "image.hero-road": "Camión",
  "image.hero-warehouse": "Almacén",
  "overlay.overlay1": "Capa oscura detrás del texto",
  "overlay.overlay2": "Capa oscura uniforme",
  "overlay.overlay3": "Capa oscura desde arriba",
  "control.invoices.title": "Facturas",
  "control.invoices.add": "Nueva factura",
  "control.invoices.empty": "Aún no hay facturas",
  "control.invoices.emptyText": "La primera factura que emita aparecerá aquí.",
  "control.invoices.createLead":
    "Una factura emitida conserva su número para siempre: no se puede modificar ni eliminar.",
  "control.invoices.hint":
    "Concepto de la factura. Un código de seguimiento incorpora el destinatario, el peso y el valor declarado del paquete.",
  "control.invoices.issue": "Emitir factura",
  "control.imports.title": "Importaciones",
  "control.imports.empty": "Aún no hay importaciones",
  "control.imports.emptyText": "Los archivos subidos permanecen aquí 7 días.",
  "control.imports.lead":
    "Cree y modifique muchos paquetes con una tabla: suba un libro de Excel o un archivo CSV. Nada cambia antes de que haya visto qué cambiaría.",
  "control.imports.template": "Plantilla en CSV",
  "control.imports.upload": "Subir y revisar",
  "control.imports.fileHint":
    "Libro de Excel (.xlsx, primera hoja) o CSV, como máximo 10 MB y 20 000 filas. La primera fila nombra las columnas.",
  "control.imports.guess": "¿Se leen bien estas filas?",
  "control.imports.guessText":
    "El archivo no indica cómo están codificadas sus letras. Elija la codificación en la que los nombres y lugares se lean bien.",
  "control.imports.useEncoding": "Usar esta codificación",
  "control.imports.dates": "¿Qué número es el día?",
  "control.imports.datesText":
    "Algunas fechas llevan barras y ninguna muestra si va primero el día o el mes.",
  "control.imports.dmy": "Primero el día, como 31/12/2026",
  "control.imports.mdy": "Primero el mes, como 12/31/2026",
  "control.imports.statusesText":
    "Elija qué significa cada uno, para este archivo y los siguientes. Las palabras quedan como en el archivo. Los que deje sin elegir pasan a «Otro estado».",
  "control.imports.statusRows":
    "{count, plural, one {# fila} many {# filas} other {# filas}}",
  "control.imports.reading": "Cómo se lee el archivo",
  "control.imports.readAgain": "Revisar de nuevo",
  "control.imports.notTaken": "No se usa",
  "control.imports.leftOut": "Columnas que no se usan",
  "control.imports.manyColumns":
    "El archivo tiene más columnas de las que se pueden usar: solo cuentan las primeras {max, number}.",
  "control.imports.rows": "Filas",
  "control.imports.new": "Nuevas",
  "control.imports.changed": "Modificadas",
  "control.imports.unchanged": "Sin cambios",
  "control.imports.wrong": "Incorrectas",
  "control.imports.further": "Otras líneas de un pedido",
  "control.imports.firstShown": "Se muestran las primeras {count, number}.",
  "control.imports.unmatched":
    "{count, plural, one {# fila nueva no nombra} many {# de filas nuevas no nombran} other {# filas nuevas no nombran}} ningún paquete. Al importar el archivo otra vez, los que no tengan referencia se crearían de nuevo.",
  "control.imports.nothing":
    "Ninguna fila es nueva ni ha cambiado: no hay nada que importar.",
  "control.imports.canCreate":
    "{count, plural, one {# paquete puede crearse} many {# paquetes pueden crearse} other {# paquetes pueden crearse}}",
  "control.imports.canChange":
    "{count, plural, one {# paquete puede modificarse} many {# paquetes pueden modificarse} other {# paquetes pueden modificarse}}",
  "control.imports.areWrong":
    "{count, plural, one {# fila es incorrecta} many {# filas son incorrectas} other {# filas son incorrectas}}",
  "control.imports.areFurther":
    "{count, plural, one {# fila continúa un pedido} many {# filas continúan un pedido} other {# filas continúan un pedido}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Todavía no ha cambiado nada.",
  "control.imports.apply": "Importar {count, number}",
  "control.imports.applySkipping":
    "Importar {count, number}, omitir {wrong, number}",
  "control.imports.mended": "Subir un archivo corregido",
  "control.imports.goOn": "Continuar la importación",
  "control.imports.appliedUntil":
    "Importados hasta entonces: {created, number} paquetes nuevos y {changed, number} modificados.",
  "control.imports.undoText":
    "Posible hasta {moment}. Los paquetes modificados desde entonces se quedan como están.",
  "control.imports.undoCreated":
    "{count, plural, one {Se borrará para siempre # paquete creado por esta importación.} many {Se borrarán para siempre # paquetes creados por esta importación.} other {Se borrarán para siempre # paquetes creados por esta importación.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# paquete recuperará sus valores anteriores.} many {# paquetes recuperarán sus valores anteriores.} other {# paquetes recuperarán sus valores anteriores.}}",
  "control.imports.wrongCsv": "Archivo con problemas en CSV",
  "control.imports.value": "Valor en el archivo",
  "control.imports.jobLink": "Progreso y problemas",
  "control.imports.deleteText": "Ningún paquete cambiará.",
  "separator.comma": "Coma",
  "separator.semicolon": "Punto y coma",
  "separator.tab": "Tabulador",
  "separator.pipe": "Barra vertical",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Europeo occidental (Windows)",
  "encoding.windows-1250": "Centroeuropeo (Windows)",
  "encoding.windows-1251": "Cirílico (Windows)",
  "encoding.windows-1254": "Turco (Windows)",
  "encoding.windows-1256": "Árabe (Windows)",
  "encoding.windows-1258": "Vietnamita (Windows)",
  "encoding.macintosh": "Europeo occidental (Mac)",
  "encoding.gb18030": "Chino simplificado (GB18030)",
  "encoding.big5": "Chino tradicional (Big5)",
  "encoding.shift_jis": "Japonés (Shift JIS)",
  "encoding.euc-kr": "Coreano (EUC-KR)",
  "importStatus.checking": "Revisando",
  "importStatus.checked": "Revisado",
  "importStatus.failed": "Ilegible",
  "importStatus.applying": "Importando",
  "importStatus.applied": "Importado",
  "importStatus.undoing": "Deshaciendo",
  "importStatus.undone": "Deshecho",
  "importStatus.stopped": "Detenido",
  "importStatus.erased": "Archivo eliminado: se borraron datos que contenía",
  "importStatus.encoding": "¿Qué codificación?",
  "control.parcels.title": "Paquetes",
  "control.parcels.export": "Exportar",
  "control.parcels.import": "Importar",
  "control.parcels.add": "Nuevo paquete",
  "control.parcels.empty": "Aún no hay paquetes",
  "control.parcels.emptyText": "El primer paquete que cree aparecerá aquí.",
  "control.parcels.createLead":
    "Bastan tres campos para empezar. Lo demás puede venir después.",
  "control.parcels.save": "Guardar",
  "control.parcels.saveNext": "Guardar y siguiente",
  "control.parcels.copy": "Copiar como nuevo",
  "control.parcels.more": "Remitente y contenido",
  "control.parcels.codeHint":
    "De 4 a 40 letras, cifras y guiones. El código propuesto no se puede adivinar.",
  "control.parcels.codeGenerate": "Generar un código",
  "control.parcels.codeWarning":
    "Este código es fácil de adivinar. Quien lo adivine verá el paquete y su destinatario.",
  "control.parcels.post": "Publicar novedad",
  "control.parcels.update": "Editar paquete",
  "control.parcels.history": "Editar historial",
  "control.parcels.map": "Editar mapa",
  "control.parcels.image": "Editar imagen",
  "control.parcels.public": "Enlace público de seguimiento",
  "control.parcels.copyLink": "Copiar enlace",
  "control.parcels.details": "Todos los campos",
  "control.parcels.newest": "Historial reciente",
  "control.parcels.alike":
    "Ningún paquete tiene exactamente este código. Estos se le parecen; compárelos antes de continuar.",
  "control.parcels.noImage": "Aún no hay foto",
  "control.parcels.delete": "Eliminar paquete",
  "control.parcels.presentImage": "Foto actual del paquete",
  "control.parcels.keep": "Déjelo vacío para conservar lo que hay.",
  "control.parcels.postMore": "Hora, icono, color, mapa",
  "control.parcels.postBefore":
    "Un evento anterior al {moment} se añade al historial y deja el estado como está.",
  "control.parcels.postOlder":
    "Una actualización más reciente ha fijado el estado, que queda como está.",
  "control.bulk.title": "Actualizar muchos paquetes",
  "control.bulk.lead":
    "Cada paquete recibe el mismo evento en su historial y, con él, el mismo estado y la misma ubicación.",
  "control.bulk.codesHint":
    "Escanee o pegue códigos, una columna de una tabla o enlaces de seguimiento. Como máximo {max, number}.",
  "control.bulk.check": "Comprobar códigos",
  "control.bulk.found":
    "{count, plural, one {# paquete encontrado} many {# de paquetes encontrados} other {# paquetes encontrados}}",
  "control.bulk.several": "Ambiguos: {count, number}",
  "control.bulk.unknown": "Desconocidos: {count, number}",
  "control.bulk.doubled": "Repetidos: {count, number}",
  "control.bulk.start": "Iniciar actualización",
  "control.bulk.again": "Repetir con los que han fallado",
  "control.bulk.selection": "Todos los paquetes de «{selection}»",
  "control.ticked.title": "Paquetes seleccionados",
  "control.ticked.page": "Seleccionar todos los de esta página",
  "control.ticked.count": "Seleccionados: {count}",
  "control.ticked.clear": "Quitar",
  "control.ticked.all":
    "{count, plural, one {Todo lo filtrado: # paquete} many {Todo lo filtrado: # de paquetes} other {Todo lo filtrado: # paquetes}}",
  "control.ticked.allFound": "Todos los paquetes filtrados",
  "control.ticked.trash": "Mover a la papelera",
  "control.ticked.failed":
    "{count, plural, one {Se ha omitido # paquete} many {Se han omitido # de paquetes} other {Se han omitido # paquetes}}",
  "control.parcels.parcel": "Paquete",
  "control.parcels.recipient": "Destinatario",
  "control.parcels.sender": "Remitente",
  "control.parcels.delivery": "Entrega",
  "control.parcels.filters": "Filtros",
  "control.parcels.all": "Todos",
  "control.parcels.late": "Con retraso",
  "control.parcels.dueToday": "Para hoy",
  "control.parcels.due": "Para el {day}",
  "control.parcels.stalled":
    "{days, plural, one {Sin novedades desde hace # día} many {Sin novedades desde hace # de días} other {Sin novedades desde hace # días}}",
  "control.parcels.stageOther": "Otro estado",
  "control.parcels.stageNone": "Sin estado",
  "control.parcels.expected": "Prevista",
  "control.parcels.lastEvent": "Último evento",
  "control.parcels.noMatch": "Ningún paquete coincide con este filtro",
  "control.parcels.ofJob":
    "{count, plural, one {# paquete de esta tarea:} many {# de paquetes de esta tarea:} other {# paquetes de esta tarea:}}",
  "control.parcels.changed":
    "{count, plural, one {# cambio.} many {# de cambios.} other {# cambios.}}",
  "control.parcels.dueFirst": "Primero lo más urgente",
  "control.parcels.dueLast": "Primero lo menos urgente",
  "control.parcels.waitingFirst": "Primero los que más esperan",
  "control.parcels.waitingLast": "Primero los más recientes",
  "control.parcels.sort": "Ordenado por",
  "control.parcels.sortCreated": "Creación",
  "control.parcels.rows":
    "{count, plural, one {# fila} many {# de filas} other {# filas}}",
  "control.parcels.rowsLabel": "Filas por página",
  "control.parcels.searchWithin": "Buscar en «{filter}»",
  "control.parcels.searchedIn": "Solo se ha buscado en «{filter}».",
  "control.parcels.searchAll": "Buscar en todos los paquetes",
  "control.parcels.outside": "Encontrado fuera de este filtro:",
  "control.activities.title": "Historial",
  "control.activities.add": "Nuevo evento",
  "control.activities.empty": "Aún no hay eventos",
  "control.activities.emptyText":
    "Aquí aparece lo que le ocurre al paquete, lo más reciente primero.",
  "control.activities.create": "Añadir evento",
  "control.activities.edit": "Editar evento",
  "control.activities.timeHint": "En la zona horaria del sitio: {zone}.",
  "control.activities.nowHint":
    "En la zona horaria del sitio: {zone}. Déjelo vacío para el momento actual.",
  "control.mapEditor.choose": "Lugar que se coloca en el mapa",
  "control.mapEditor.hint":
    "Elija un lugar y haga clic donde está. Un marcador se puede arrastrar o, con el foco en él, mover con las flechas; Intro sobre el mapa coloca el lugar elegido en su centro.",
  "control.mapEditor.hintOne":
    "Haga clic donde está ahora el paquete. El marcador se puede arrastrar o, con el foco en él, mover con las flechas; Intro sobre el mapa lo coloca en su centro.",
  "choice.yes": "Sí",
  "choice.no": "No",
  "choice.automatic": "Automático",
  "status.pending": "Pendiente",
  "status.pickedUp": "Recogido",
  "status.inTransit": "En tránsito",
  "status.customs": "En aduana",
  "status.onHold": "Retenido",
  "status.outForDelivery": "En reparto",
  "status.readyForPickup": "Listo para recoger",
  "status.delivered": "Entregado",
  "status.deliveryFailed": "Entrega fallida",
  "status.returned": "Devuelto",
  "status.cancelled": "Cancelado",
  "icon.radio_button_checked": "Etapa",
  "icon.pan_tool": "Alto",
  "icon.verified": "Verificado",
  "icon.check_circle": "Visto bueno",
  "icon.radio_button_unchecked": "Etapa prevista",
  "icon.airplanemode_active": "Avión",
  "icon.moped": "Moto",
  "icon.directions_boat": "Barco",
  "icon.local_shipping": "Camión",
  "icon.home_work": "Almacén",
  "icon.departure_board": "Salida",

  // Printable invoice
  "invoice.title": "Factura",
  "invoice.date": "Fecha de emisión",
  "invoice.issued": "Emitida",
  "invoice.issuer": "De",
  "invoice.billTo": "Facturar a",
  "invoice.details": "Concepto de esta factura",

  // Fields: the labels of forms and of validation messages
  "field.email": "correo electrónico",
  "field.phone": "número de teléfono",
  "field.parcel_ids": "paquetes",
  "field.password": "contraseña",
  "field.current_password": "contraseña actual",
  "field.new_password": "contraseña nueva",
  "field.confirm_new_password": "confirmar contraseña nueva",
  "field.password_token": "PIN",
  "field.token": "token de configuración",
  "field.invitation": "código de invitación",
  "field.role": "rol",
  "field.pending": "invitado",
  "field.active": "activo",
  "field.id": "ID",
  "field.tracking_code": "código de seguimiento",
  "field.codes": "códigos de seguimiento",
  "field.reference": "referencia",
  "field.recipient_name": "nombre del destinatario",
  "field.proof": "correo o dígitos del teléfono",
  "field.recipient_email": "correo electrónico del destinatario",
  "field.recipient_phone_number": "teléfono del destinatario",
  "field.destination": "destino",
  "field.current_location": "ubicación actual",
  "field.status": "estado",
  "field.weight": "peso",
  "field.pieces": "número de bultos",
  "field.shipped_via": "medio de transporte",
  "field.sender_name": "nombre del remitente",
  "field.sender_email": "correo electrónico del remitente",
  "field.pickup_location": "lugar de recogida",
  "field.parcel_content": "contenido del paquete",
  "field.declared_value": "valor declarado",
  "field.min_expected_delivery_date": "primera fecha prevista de entrega",
  "field.max_expected_delivery_date": "última fecha prevista de entrega",
  "field.show_map": "mostrar mapa",
  "field.map_zoom": "zoom del mapa",
  "field.map_current_latitude": "latitud actual",
  "field.map_current_longitude": "longitud actual",
  "field.map_pickup_latitude": "latitud de recogida",
  "field.map_pickup_longitude": "longitud de recogida",
  "field.map_destination_latitude": "latitud del destino",
  "field.map_destination_longitude": "longitud del destino",
  "field.parcel_id": "ID del paquete",
  "field.title": "título",
  "field.description": "descripción",
  "field.icon": "icono",
  "field.color": "color",
  "field.text": "texto",
  "field.stage": "etapa",
  "field.hidden": "oculto",
  "field.occurred_at": "fecha y hora del evento",
  "field.subject": "asunto",
  "field.body": "texto del mensaje",
  "field.message": "mensaje",
  "field.name": "nombre",
  "field.to": "destinatario",
  "field.from": "remitente",
  "field.website": "sitio web",
  "field.contact_email": "correo de contacto",
  "field.contact_phone": "teléfono de contacto",
  "field.contact_phone_alt": "teléfono alternativo",
  "field.contact_twitter": "X (Twitter)",
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
  "field.sample_figures": "cifras de ejemplo",
  "field.tracking_privacy": "privacidad del seguimiento",
  "field.journal_days": "días de conservación del registro de actividad",
  "field.time_zone": "zona horaria",
  "field.content": "contenido",
  "field.overlay": "capa",
  "field.image": "imagen",
  "field.hero": "imagen de cabecera",
  "field.sub_title": "subtítulo",
  "field.in_footer": "enlace en el pie",
  "field.search": "búsqueda",
  "field.page": "página",
  "field.per_page": "elementos por página",
  "field.order": "orden",
  "field.cursor": "cursor",
  "field.review": "reseña",
  "field.rating": "valoración",
  "field.sample": "ejemplo",
  "field.version": "versión",
  "field.created_at": "fecha de creación",
  "field.updated_at": "última modificación",
  "field.ended_at": "fecha de fin",
  "field.file": "archivo",
  "field.columns": "columnas",
  "field.statuses": "estados",
  "field.dates": "orden de las fechas",
  "field.encoding": "codificación",
  "field.separator": "separador",
  "field.head_row": "fila de los encabezados",
  "field.skip_wrong": "omitir filas incorrectas",
  "field.without_entry": "corregir sin añadir un evento al historial",
  "field.product": "producto",

  // Labels of forms
  "label.password": "Contraseña",
  "label.tracking_code": "Código de seguimiento",
  "track.placeholder": "Introduzca su código de seguimiento",
  "track.description":
    "Introduzca un código de seguimiento de {company} para ver dónde está su paquete, cuándo llega y cada etapa de su recorrido.",
  "resolution.title": "Resolución de pantalla",
  "resolution.text":
    "Si una página no se ve bien en su dispositivo, estos valores nos ayudan a averiguar por qué. Cópielos y envíenoslos.",
  "resolution.width": "Ancho de la ventana",
  "resolution.height": "Alto de la ventana",
  "resolution.agent": "Agente de usuario",
  "resolution.script": "Active JavaScript para ver el tamaño de la ventana.",
  "resolution.copy": "Copiar",
  "converting.title": "Estamos actualizando este sitio",
  "converting.text":
    "Volverá a estar disponible en unos minutos. Esta página se recarga sola.",
  "offline.title": "No tiene conexión",
  "offline.text":
    "Esta página necesita conexión a Internet. Compruebe la suya e inténtelo de nuevo.",
  "offline.again": "Intentar de nuevo",

  // Forms
  "form.offers": "Sugerencias",
  "form.didYouMean": "¿Quiso decir {text}?",
  "form.keepStatus": "Dejarlo así; significa:",
  "form.optional": "{label} (opcional)",
  "form.cancel": "Cancelar",
  "form.uploading": "Subiendo el archivo",
  "form.noAnswer":
    "Ha fallado la conexión con este sitio y no se sabe si se ha guardado algo. Lo que ha escrito sigue aquí: compruebe que tiene conexión a Internet y envíelo de nuevo.",
  "form.save": "Guardar cambios",
  "form.imageHint": "JPG o PNG, 5 MB como máximo.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Otra persona}} ha modificado este registro. Compárelo con lo que ha escrito; si guarda de nuevo, lo sustituirá.",
  "form.conflict": "Abrir la versión actual en otra pestaña",
  "form.repeatedText":
    "Este formulario ya se envió antes y lo que se envió entonces está guardado. Envíelo de nuevo para guardar también esto.",
  "form.unsent":
    "Todavía no se ha enviado nada. Revise el formulario y pulse «{button}».",
  "form.mergeConflict":
    "{who, select, person {{by}} import {La importación «{by}»} bulk {La actualización múltiple «{by}»} other {Otra modificación}} ha cambiado mientras tanto el campo «{label}». Elija qué valor se conserva.",
  "form.keepTheirs": "Conservar el otro valor",
  "form.useOwn": "Usar lo que he escrito",
  "form.meanwhile":
    "{who, select, person {{by} ha cambiado mientras tanto:} import {La importación «{by}» ha cambiado mientras tanto:} bulk {La actualización múltiple «{by}» ha cambiado mientras tanto:} other {Otro cambio mientras tanto:}} {fields}.",

  // Validation (422)
  "invalid.required": "El campo «{label}» es obligatorio.",
  "invalid.email":
    "El campo «{label}» debe ser una dirección de correo electrónico válida.",
  "invalid.phone":
    "El campo {label} debe tener de 7 a 15 cifras, con el prefijo.",
  "invalid.max":
    "El campo «{label}» no puede tener más de {max, number} caracteres.",
  "invalid.min":
    "El campo «{label}» debe tener al menos {min, number} caracteres.",
  "invalid.maxItems":
    "El campo «{label}» no puede tener más de {max, number} elementos.",
  "invalid.noTicks": "Seleccione al menos un paquete.",
  "invalid.unknownCodes": "No encontrados: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Encontrados: {count, number}.} other {Encontrados: más de {max, number}.}} Una actualización admite como máximo {max, number} paquetes.",
  "invalid.codeCharacters":
    "El campo «{label}» solo puede contener letras de la A a la Z, cifras y guiones, y no únicamente guiones.",
  "invalid.number": "El campo «{label}» debe ser un número.",
  "invalid.integer": "El campo «{label}» debe ser un número entero.",
  "invalid.between": "El campo «{label}» debe estar entre {min} y {max}.",
  "invalid.pageReach":
    "El campo «{label}» debe estar entre 1 y {max}; a las páginas siguientes se llega por next_page_url.",
  "invalid.selected": "El valor seleccionado en «{label}» no es válido.",
  "invalid.characters":
    "El campo «{label}» contiene un carácter de control u otro que no se puede mostrar. Elimínelo.",
  "invalid.oneLine": "El campo «{label}» debe ocupar una sola línea.",
  "invalid.noParcel":
    "Ningún paquete tiene este código. Compárelo con el del paquete o envíe el formulario de nuevo para emitir la factura de todos modos: después no se puede cambiar.",
  "invalid.severalParcels":
    "{code} podría ser {codes}. Introduzca el código exacto.",
  "invalid.rawLine": "La línea {line} aparecerá tal como está escrita: {text}",
  "invalid.invitation":
    "Esta invitación no es válida: el código es incorrecto, ya se ha usado o ha caducado. Pida un enlace nuevo.",
  "invalid.taken": "El valor del campo «{label}» ya está en uso.",
  "invalid.statusesFull": "Ya hay {max, number} estados. Elimine uno primero.",
  "invalid.unknownStatus":
    "«{status}» es un estado nuevo. Indique qué significa.",
  "invalid.suggestedDeleted":
    "Un estado sugerido se puede ocultar, pero no eliminar.",
  "invalid.suggestedStage":
    "La etapa de un estado sugerido no se puede cambiar.",
  "invalid.codeInTrash": "Este código pertenece a un paquete de la papelera.",
  "invalid.reserved":
    "El valor del campo «{label}» es una palabra reservada. Elija otro.",
  "invalid.unknown": "El campo «{label}» no está permitido.",
  "invalid.noFilter": "Indique uno o dos filtros.",
  "invalid.text": "El campo «{label}» debe ser un texto.",
  "invalid.date": "El campo «{label}» debe ser una fecha válida.",
  "invalid.timeZone":
    "El campo «{label}» necesita una zona horaria: termínelo con Z o con un desfase como +01:00.",
  "invalid.notBefore":
    "El campo «{label}» no puede ser anterior al campo «{other}».",
  "invalid.ahead": "El campo «{label}» no puede adelantarse más de 24 horas.",
  "invalid.together":
    "Los campos «{label}» y «{other}» van juntos: rellene ambos o ninguno.",
  "invalid.noUpdate": "Introduzca un estado o un lugar.",
  "invalid.common":
    "El valor del campo «{label}» es demasiado común. Elija otro.",
  "invalid.personal":
    "El campo «{label}» no puede contener su dirección de correo electrónico ni el nombre de la empresa.",
  "invalid.confirmed": "La confirmación del campo «{label}» no coincide.",
  "invalid.wrong": "El valor del campo «{label}» es incorrecto.",
  "invalid.unchanged":
    "El valor del campo «{label}» debe ser distinto del anterior.",
  "invalid.memberName":
    "Elija un nombre sin @ que no tenga ningún otro miembro del equipo.",
  "invalid.eraseMember":
    "Es la dirección de un miembro del equipo. Elimine primero a ese miembro.",
  "invalid.eraseContact":
    "Es el correo de contacto del propio sitio. Indique primero otro en los ajustes.",
  "invalid.eraseContactPhone":
    "Es el teléfono del propio sitio. Indique primero otro en los ajustes.",
  "invalid.eraseBy":
    "Indique una de las tres cosas: correo, número de teléfono o códigos de seguimiento.",
  "invalid.imageType":
    "El campo «{label}» debe ser un archivo de tipo jpg, jpeg o png.",
  "invalid.imagePixels":
    "El archivo del campo «{label}» no puede tener más de {max} megapíxeles.",
  "invalid.imageDamaged":
    "El archivo del campo «{label}» no se puede leer. Puede que esté dañado.",
  "invalid.oneFile": "El campo «{label}» solo admite un archivo.",
  "invalid.noRoom":
    "No queda espacio para más archivos. Elimine algunos que ya no necesite.",
  "invalid.halves": "El campo «{label}» debe ser múltiplo de 0,5.",
  "invalid.object": "La solicitud debe ser un objeto JSON.",
  "import.noText":
    "Este archivo no es una tabla de texto sin formato o usa otra codificación. Guárdelo como libro de Excel (.xlsx) o CSV.",
  "import.bookDamaged":
    "Este libro está dañado. Ábralo en su hoja de cálculo y guárdelo de nuevo como libro de Excel (.xlsx) o CSV.",
  "import.bookLocked":
    "Este archivo está protegido con una contraseña. Quítela en su hoja de cálculo o guarde la tabla como CSV.",
  "import.bookTooLarge":
    "Este libro tiene más de {max, number} MB de contenido. Elimine lo que no necesite o divídalo en varios archivos.",
  "import.bookTooSlow":
    "La lectura de este libro tarda más de {max, number} segundos. Elimine lo que no necesite o guarde la tabla como CSV.",
  "import.otherFormat":
    "Los archivos de formato {format} no se pueden leer. Guarde la tabla como libro de Excel (.xlsx) o CSV.",
  "import.noColumn":
    "No se reconoce ninguna columna de este archivo. La primera fila debe nombrar las columnas.",
  "import.quote":
    "Una comilla de la línea {line, number} no se cierra o está en el lugar equivocado.",
  "import.tooManyRows":
    "El archivo tiene más de {max, number} filas. Divídalo en varios archivos.",
  "import.tooManyColumns":
    "El archivo tiene más de {max, number} columnas. Elimine las que no necesite.",
  "import.tooManyLines":
    "El archivo tiene contenido más allá de la fila {max, number}. Elimine sus filas vacías.",
  "import.longRow":
    "La fila que empieza en la línea {line, number} es demasiado larga. Puede que falte una comilla.",
  "import.shortYear": "El campo «{label}» necesita un año de cuatro cifras.",
  "import.shortened":
    "Una hoja de cálculo ha abreviado el campo «{label}». Dé a la columna formato de texto, escriba el número completo y vuelva a guardar el archivo.",
  "import.noSuchDay": "El campo «{label}» indica un día que no existe.",
  "import.otherCalendar":
    "El campo «{label}» parece una fecha {calendar, select, persian {del calendario persa} islamic {del calendario islámico (Hégira)} buddhist {del calendario budista} roc {del calendario Minguo} japanese {del calendario japonés} other {del calendario hebreo}}. Escríbala como fecha del calendario gregoriano, por ejemplo 2026-11-28.",
  "import.dateOrder":
    "En el campo «{label}» no está claro cuál es el día y cuál es el mes.",
  "import.unreadable":
    "Esta fila contiene un carácter que no se puede leer. Vuelva a escribirlo en su programa y guarde de nuevo el archivo.",
  "import.totals":
    "Esta fila parece una línea de totales. Si es un envío, añada el destinatario y el destino.",
  "import.moreCells":
    "Esta fila tiene más celdas que columnas tiene el archivo.",
  "import.double": "El mismo paquete que en la fila {row, number}.",
  "import.sameCode":
    "El mismo código de seguimiento que en la fila {row, number}.",
  "import.sameReference": "La misma referencia que en la fila {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Varios paquetes tienen esta referencia. Añada el código de seguimiento.",
  "import.notUnknown":
    "«{status}» no está entre los estados desconocidos de esta importación.",
  "import.hasWrong":
    "{count, plural, one {# fila es incorrecta} many {# de filas son incorrectas} other {# filas son incorrectas}}. Corrija el archivo o elija omitir las filas incorrectas.",
  "import.tooLate":
    "Una importación se puede deshacer en un plazo de 24 horas.",
  "import.notNow":
    "Esta importación ha avanzado entretanto. Recargue la página para ver su estado.",
  "import.gone": "El paquete ya no existe.",
  "import.changedSince":
    "El paquete se ha modificado desde la importación y se queda como está.",
  "import.erased":
    "El archivo se ha eliminado porque contenía datos borrados. Súbalo de nuevo.",
  "bulk.tooLate":
    "Una actualización se puede deshacer en un plazo de 24 horas.",
  "bulk.notNow":
    "Esta actualización aún está en curso, no ha cambiado nada o ya se ha deshecho. Recargue la página para ver su estado.",
  "bulk.changedSince":
    "El paquete se ha modificado desde la actualización y se queda como está.",

  // Errors of the other codes
  "error.malformed": "El cuerpo de la solicitud no es JSON válido.",
  "error.signInNeeded": "Inicie sesión para continuar.",
  "error.credentials": "Correo electrónico o contraseña incorrectos.",
  "error.deactivated":
    "Esta cuenta está desactivada. Pida a un propietario de este sitio que la active.",
  "error.origin": "Esta solicitud procede de otro sitio y se ha rechazado.",
  "error.https":
    "Esta llamada requiere https. Use la dirección https de este sitio (PUBLIC_ORIGIN); el proxy que la ofrezca debe enviar X-Forwarded-Proto.",
  "error.adminExists": "Ya existe un administrador.",
  "error.setupToken":
    "El token de configuración es incorrecto o ha caducado. Reinicie el servidor para obtener uno nuevo.",
  "error.parcelNotFound": "Paquete no encontrado",
  "error.severalParcels":
    "Varios paquetes tienen un código que se parece a este. Introduzca el código exacto.",
  "error.activityNotFound":
    "Este evento del historial ya no existe. Es posible que se haya eliminado mientras tanto.",
  "error.messageNotFound": "Mensaje no encontrado",
  "error.pageNotFound": "Página no encontrada",
  "error.pagesFull": "Ya hay {max, number} páginas. Elimine una primero.",
  "error.reviewNotFound": "Reseña no encontrada",
  "error.statusNotFound": "Estado no encontrado",
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
  "error.jobNotFound": "Tarea no encontrada",
  "error.importNotFound": "Importación no encontrada",
  "error.jobEnded": "Esta tarea ya ha terminado.",
  "error.jobGoesOn": "Esta tarea no se puede cancelar.",
  "error.stepFailed":
    "No se pudo realizar; los detalles están en el registro técnico con el código {id}.",
  "error.itemTooLarge": "Es demasiado grande para un solo paso.",
  "error.notErased":
    "No se pudo borrar todo; «{place}» aún contiene datos de la persona.",
  "error.mailRefused": "El servidor de correo rechazó el mensaje: {reason}",
  "error.mailSignIn":
    "El servidor de correo no aceptó el usuario o la contraseña: {reason}",
  "error.mailUnencrypted":
    "El servidor de correo no ofrece cifrado (STARTTLS), sin el cual no se envía nada: {reason}",
  "error.mailFailed": "No se pudo enviar el correo: {reason}",
  "error.mailTimeout":
    "El servidor de correo no respondió a tiempo. El correo no se envió.",
  "error.mailUnknown":
    "La conexión con el servidor de correo se cortó durante la entrega. Es posible que el correo se haya enviado.",
  "error.mailNotSetUp":
    "El correo no está configurado por completo: la tarea doctor indica lo que falta.",
  "error.mailHeaders":
    "Una dirección o el asunto de este correo no está permitido.",
  "error.memberNotFound": "Miembro no encontrado",
  "error.trashNotFound": "No se encuentra en la papelera",
  "error.lastOwner":
    "Es el último propietario. Primero haga propietario a otro miembro activo.",
  "error.notInvited":
    "Solo puede haber un enlace nuevo para un miembro activo que aún no ha aceptado la invitación.",
  "error.method": "Este método no está permitido aquí.",
  "invalid.notTogether": "{one} y {two} no se pueden combinar.",
  "invalid.codesOrFilter": "Envíe codes o filter, pero no ambos.",
  "invalid.manyFilters":
    "Combine como máximo dos de estos: una fase; con retraso, previsto o sin novedades; una búsqueda.",
  "invalid.fixedSort":
    "El orden de una búsqueda o de los paquetes de una tarea no se puede cambiar.",
  "invalid.closedSort":
    "Así solo se pueden ordenar paquetes abiertos, y en esta fase no hay ninguno.",
  "error.notAllowed":
    "Su rol no lo permite. Pida a un propietario que cambie su rol o que lo haga por usted.",
  "error.conflict":
    "{known, select, yes {{by}} other {Otra persona}} ha modificado este registro. Cárguelo de nuevo y repita el cambio.",
  "error.repeated":
    "La clave Idempotency-Key ya se usó con otro cuerpo de solicitud.",
  "error.slow": "La solicitud ha tardado demasiado en llegar.",
  "error.tooLarge": "La solicitud no puede superar los {max, number} KiB.",
  "error.tooManyFields":
    "La solicitud no puede tener más de {max, number} campos.",
  "error.fileTooLarge": "El archivo no puede superar los {max, number} MB.",
  "error.mediaType": "El cuerpo de la solicitud debe enviarse como {type}.",
  "error.encoded":
    "El cuerpo de la solicitud no puede estar comprimido. Envíelo sin Content-Encoding.",
  "error.verification":
    "No coincide con el correo ni con el teléfono del destinatario.",
  "error.tooMany":
    "Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.",
  "error.host": "Este host no se atiende aquí.",
  "error.badRequest": "No se ha podido entender la solicitud.",
  "error.busy": "El servicio está ocupado. Inténtelo de nuevo en un momento.",
  "error.converting":
    "El sitio se está actualizando ({percent, number} %). Inténtelo de nuevo en un momento.",
  "error.readOnly":
    "Ahora mismo no es posible guardar. Inténtelo de nuevo más tarde.",
  "error.internal": "Algo ha fallado. ID de la solicitud: {id}",

  // Messages of success
  "message.adminCreated":
    "Se ha creado el administrador. Ya puede iniciar sesión.",
  "message.signedIn": "Ha iniciado sesión.",
  "message.signedOut": "Ha cerrado sesión.",
  "message.pinRequested":
    "Si ese correo está registrado, un PIN está en camino.",
  "message.noMailServer":
    "No hay ningún servidor de correo configurado. Pida un enlace de restablecimiento a quien administra el sitio.",
  "message.passwordReset":
    "Se ha restablecido su contraseña. Ya puede iniciar sesión con ella.",
  "message.passwordChanged":
    "Se ha cambiado su contraseña. Se ha cerrado la sesión en todos los demás dispositivos.",
  "message.sessionsEnded": "Se han cerrado todas sus demás sesiones.",
  "message.memberInvited":
    "La invitación está lista. Entregue el enlace: solo se muestra ahora.",
  "message.memberInvitedMailed":
    "La invitación va de camino por correo. También puede entregar el enlace: solo se muestra ahora.",
  "message.memberUpdated": "Se ha actualizado el miembro.",
  "message.memberRemoved": "Se ha eliminado el miembro.",
  "message.invitationAccepted":
    "Su cuenta está lista. Ya puede iniciar sesión.",
  "message.nameUpdated": "Se ha cambiado su nombre.",
  "message.parcelCreated": "Se ha creado el paquete.",
  "message.parcelUpdated": "Se ha actualizado el paquete.",
  "message.parcelDeleted": "Se ha eliminado el paquete.",
  "message.parcelRestored": "Se ha restaurado el paquete.",
  "message.trashed": "{name} está en la papelera.",
  "message.trashedMany":
    "{count, plural, one {# paquete está en la papelera.} many {# de paquetes están en la papelera.} other {# paquetes están en la papelera.}}",
  "message.restoredMany":
    "{count, plural, one {Se ha restaurado # paquete.} many {Se han restaurado # de paquetes.} other {Se han restaurado # paquetes.}}",
  "message.trashErased": "Se ha borrado definitivamente.",
  "message.activityCreated": "Se ha añadido el evento al historial.",
  "message.activityUpdated": "Se ha actualizado el evento del historial.",
  "message.activityDeleted":
    "Se ha eliminado el evento del historial. El paquete muestra ahora: {values}.",
  "message.invoiceCreated": "Se ha emitido la factura.",
  "message.settingsUpdated": "Se han actualizado los ajustes.",
  "message.messageReceived": "Hemos recibido su mensaje.",
  "message.messageDeleted": "Se ha eliminado el mensaje.",
  "message.emailSent": "Se ha enviado su correo.",
  "message.emailKept":
    "El correo se ha guardado. No se envía nada: no hay ningún servidor de correo configurado.",
  "message.mailQueued": "Se enviará de nuevo el correo.",
  "message.jobCancelled": "La tarea se ha cancelado.",
  "message.bulkStarted": "La actualización ha comenzado.",
  "message.bulkUndoing": "La actualización se está deshaciendo.",
  "message.importUploaded": "El archivo se ha subido y se está revisando.",
  "message.importChecking": "El archivo se está revisando de nuevo.",
  "message.importStatuses": "Las etapas se han guardado.",
  "message.importStarted": "La importación ha comenzado.",
  "message.importUndoing": "La importación se está deshaciendo.",
  "message.importDeleted": "Se ha eliminado la importación.",
  "message.pageCreated": "Se ha creado la página.",
  "message.pageUpdated": "Se ha actualizado la página.",
  "message.pageDeleted": "Se ha eliminado la página.",
  "message.pageRestored": "Se ha restaurado la página.",
  "message.reviewCreated": "Se ha creado la reseña.",
  "message.reviewUpdated": "Se ha actualizado la reseña.",
  "message.reviewDeleted": "Se ha eliminado la reseña.",
  "message.reviewsConfirmed": "Las opiniones están confirmadas como suyas.",
  "message.statusCreated": "Se ha creado el estado.",
  "message.statusUpdated": "Se ha actualizado el estado.",
  "message.statusDeleted": "Se ha eliminado el estado.",
  "message.nothingToUpdate": "No hay nada que actualizar.",

  // Tracking
  "tracking.heading": "Siga su paquete",
  "tracking.intro":
    "El código figura en el recibo y en el aviso de envío. Da igual si usa mayúsculas, espacios o guiones.",
  "tracking.code": "Código de seguimiento",
  "tracking.placeholder": "Introduzca su código de seguimiento",
  "tracking.button": "Seguir",
  "tracking.back": "Volver a la página de inicio",
  "tracking.loading": "BUSCANDO…",
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
  "tracking.announced": "Anunciado, aún no recibido",
  "tracking.weight": "Peso",
  "tracking.currentLocation": "Ubicación actual",
  "tracking.deliveryDate": "Fecha estimada de entrega",
  "tracking.delayed": "Con retraso",
  "tracking.deliveredOn": "Entregado el",
  "tracking.returnedOn": "Devuelto el",
  "tracking.cancelledOn": "Cancelado el",
  "tracking.expectedBy": "Se esperaba para el",
  "tracking.after.pending":
    "El remitente ha anunciado el paquete. Su viaje empieza en cuanto lo recibamos.",
  "tracking.after.pickedUp":
    "Ya tenemos el paquete. Ahora sale hacia su destino.",
  "tracking.after.inTransit":
    "El paquete viaja hacia su destino. Después saldrá a reparto.",
  "tracking.after.customs":
    "La aduana está revisando el paquete. Seguirá su viaje en cuanto lo despache.",
  "tracking.after.onHold":
    "De momento el paquete no puede seguir su viaje. Contáctenos si quiere saber el motivo.",
  "tracking.after.outForDelivery":
    "El paquete está en reparto. Procure que alguien pueda recibirlo.",
  "tracking.after.readyForPickup":
    "El paquete le está esperando. Traiga el código de seguimiento y un documento de identidad.",
  "tracking.after.delivered":
    "El paquete ha llegado a su destino. Contáctenos si falta algo o ha llegado dañado.",
  "tracking.after.deliveryFailed":
    "No hemos podido entregar el paquete. Normalmente lo intentamos de nuevo el siguiente día hábil; contáctenos si prefiere otro día u otro lugar.",
  "tracking.after.returned":
    "El paquete ha vuelto al remitente. Contáctenos si todavía lo necesita.",
  "tracking.after.cancelled":
    "Este paquete no se entregará. Contáctenos si no lo esperaba.",
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
  "tracking.verificationTitle": "¿Es su paquete?",
  "tracking.verificationText":
    "Los datos personales están ocultos. Confirme que es el destinatario para verlos.",
  "tracking.verificationLabel":
    "Correo del destinatario o los 4 últimos dígitos de su teléfono",
  "tracking.verificationButton": "Mostrar los datos",
  "tracking.share": "Compartir",
  "tracking.copyLink": "Copiar enlace",
  "tracking.progress": "Progreso",
  "tracking.done": "completado",
  "tracking.searched": "Ha buscado",
  "tracking.next": "Qué puede hacer ahora",
  "tracking.codeForm":
    "Un código de seguimiento tiene de {min, number} a {max, number} caracteres: letras de la A a la Z, cifras y guiones.",
  "tracking.nextCompare":
    "Compare el código con el de su recibo, carácter por carácter: es fácil confundir 0 y O, 1 e I.",
  "tracking.nextWait":
    "Un código nuevo puede tardar unas horas en aparecer aquí. Inténtelo de nuevo más tarde.",
  "tracking.nextAsk": "Pregunte al remitente si el código está completo.",
  "tracking.nextConnection":
    "Ha fallado la conexión con este sitio. Compruebe que tiene conexión a Internet y busque de nuevo.",
  "tracking.contact": "Contáctenos",
  "tracking.map": "Mapa",
  "tracking.mapHint":
    "Arrastre el mapa, muévalo con dos dedos en una pantalla táctil o use las teclas de flecha, + y -.",
  "tracking.zoomIn": "Acercar",
  "tracking.zoomOut": "Alejar",

  // Mails
  "mail.message.subject": "Mensaje del formulario de contacto: {subject}",
  "mail.message.intro":
    "Alguien ha escrito a {company} mediante el formulario de contacto.",
  "mail.message.answer": "Responda a este correo para escribir a {email}.",
  "mail.message.noEmail": "El remitente no dejó ninguna dirección de correo.",
  "mail.message.name": "Nombre",
  "mail.pin.subject": "Su PIN para una contraseña nueva",
  "mail.pin.text":
    "Alguien, probablemente usted, quiere establecer una contraseña nueva para el panel de control de {company}. Este es su PIN:",
  "mail.pin.once": "Sirve una sola vez y durante {minutes} minutos.",
  "mail.pin.ignore":
    "Si no ha sido usted, ignore este correo. Nada ha cambiado.",
  "mail.pin.button": "Establecer contraseña nueva",
  "mail.invitation.subject": "Invitación al panel de control de {company}",
  "mail.invitation.text":
    "Le han invitado a trabajar en el panel de control de {company}. Elija una contraseña para empezar.",
  "mail.invitation.button": "Aceptar la invitación",
  "mail.invitation.code": "Si la página pide un código, es este:",
  "mail.invitation.page":
    "Abra la página {path} del panel de control e introduzca este código:",
  "mail.invitation.once":
    "La invitación sirve una sola vez, hasta el {moment}.",
  "mail.invitation.ignore": "Si no esperaba este correo, ignórelo.",
  "mail.password.subject": "Su contraseña ha cambiado",
  "mail.password.text":
    "La contraseña del panel de control de {company} ha cambiado y las sesiones anteriores han terminado.",
  "mail.password.notYou":
    "Si no ha sido usted, pida enseguida un PIN en la página de inicio de sesión y establezca una contraseña nueva.",
  "mail.chatCode.subject": "El código del chat ha cambiado",
  "mail.chatCode.text":
    "El código del chat de las páginas públicas de {company} ha cambiado. Ese código se ejecuta en el navegador de cada visitante.",
  "mail.chatCode.notYou":
    "Si no ha sido usted, elimínelo en los ajustes HTML y cambie su contraseña.",
  "mail.footer": "Enviado por {company}",
  "mail.sample.subject": "Su paquete está en camino",
  "mail.sample.text":
    "Buenos días:\n\nSu paquete ha salido de nuestro almacén y le llegará pronto.\n\nUn cordial saludo",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `n/d, n. d., s/d, s. d., sin datos, sin especificar, no especificado, no disponible, no aplica, no procede, ninguno,
  ninguna, por definir, por determinar, por confirmar, vacío, nulo`,
  pieces:
    `pieza, piezas, pza, pzas, pz, ud, uds, unidad, unidades, bulto, bultos, paquete, paquetes, caja, cajas, palé, palés,
  bolsa, bolsas`,
  totals: "total, total general, subtotal, suma, suma total",
  dates: "de, del, el, a, la, las, h, hs, hrs, hora, horas, día",
  months: { 9: "setiembre, set" },
  streets:
    `calle avda paseo plaza pza carrera carretera ctra camino callejón pasaje ronda rambla travesía glorieta alameda bulevar
  calzada edificio edif piso planta puerta portal escalera depto dpto departamento bloque urbanización manzana finca chalet`,
  headings: {
    recipient: "destinatario, consignatario, receptor",
    shipping: "envío, entrega, enviar a, destino",
    buyer: "cliente, comprador",
    billing: "facturación, factura",
    sender: "remitente, expedidor",
    pickup: "recogida, recolección, origen",
    name:
      "nombre, nombres, apellido, apellidos, nombre completo, contacto, persona de contacto",
    company: "empresa, compañía, razón social",
    address:
      "dirección, calle, domicilio, línea de dirección, nombre de la calle",
    house: "número de casa, número exterior, número de calle",
    postcode: "código postal, cp",
    city: "ciudad, población, localidad, municipio",
    region: "provincia, estado, región",
    country: "país",
    phone: "teléfono, móvil, celular, tel, tlf, teléfono móvil, contacto",
    email: "correo electrónico, correo, e-mail, mail, dirección de correo",
    shipment: "envío, expedición",
    order: "pedido",
    purchase: "orden de compra",
    package: "paquete, bulto",
    packages: "bultos, paquetes, cajas",
    tracking_code:
      `seguimiento, código de seguimiento, rastreo, guía, localizador, tracking, seguimiento postal, rastreo postal`,
    barcode: "código de barras",
    reference: "referencia, ref, su referencia, nuestra referencia",
    destination:
      "destino, lugar de entrega, punto de entrega, lugar de destino",
    pickup_location:
      "lugar de recogida, punto de recogida, lugar de recolección, origen, lugar de origen, procedencia",
    current_location:
      "ubicación actual, ubicación, localización actual, lugar actual, última ubicación",
    status:
      "estado, estatus, situación, estado del envío, estado de entrega, estado actual, último estado",
    weight:
      "peso, peso bruto, peso total, peso real, peso facturable, peso embalado",
    pieces: "piezas, número de bultos, unidades de carga",
    shipped_via:
      "transportista, mensajería, paquetería, agencia de transporte, empresa de transporte",
    method:
      `medio de transporte, método de envío, forma de envío, modo de envío, método de entrega, servicio,
  opción de envío, opción de entrega, modalidad de envío, tipo de envío`,
    parcel_content:
      "contenido, mercancía, descripción de la mercancía, descripción del contenido",
    declared_value:
      "valor declarado, valor de la mercancía, valor asegurado, valor en aduana, valor del contenido",
    min_expected_delivery_date:
      "entrega desde, entrega a partir de, primera fecha de entrega, fecha mínima de entrega",
    max_expected_delivery_date:
      `fecha de entrega, entrega prevista, fecha prevista, fecha prevista de entrega, fecha estimada de entrega, entrega
  estimada, llegada prevista, fecha de llegada, fecha límite de entrega, entregar antes de`,
    number: "número, núm, nro, n",
    code: "código",
    count: "cantidad, cantidad de, cant",
    of: "de, del, la, el, los, las, y, para, en, a",
    unit: "kilogramos, gramos, libras, opcional, obligatorio",
    article: "artículo, producto",
  },
};
