import type { Dictionary } from "../translate.ts";

/** Portuguese. */
export const pt: Dictionary = {
  // Navigation, header, footer, preferences
  "nav.menu": "Menu",
  "nav.close": "Fechar menu",
  "nav.home": "Início",
  "nav.homePage": "Página inicial",
  "nav.contact": "Contato",
  "nav.track": "Rastrear encomenda",
  "nav.skip": "Ir para o conteúdo",
  "theme.toDark": "Mudar para o tema escuro",
  "theme.toLight": "Mudar para o tema claro",
  "language.choose": "Escolher idioma",
  "nav.main": "Principal",
  "nav.side": "Menu do site",
  "nav.breadcrumb": "Trilha de navegação",
  "footer.line": "Transporte por ar, mar e terra desde {year}.",
  "footer.company": "Empresa",
  "footer.contact": "Contato",

  // Home page
  "home.title": "Transporte por ar, mar e terra",
  "home.description":
    "A {company} transporta cargas por ar, mar e terra, guarda-as com segurança em seus armazéns e mostra onde estão, passo a passo.",
  "home.hero.title": "Entregas em todo o mundo, sempre visíveis",
  "home.hero.promise":
    "Por ar, mar e terra desde {year}. Informe seu código de rastreio para ver onde está a encomenda e quando ela chega.",
  "home.services.title": "Tudo, de porta a porta",
  "home.services.lead":
    "Uma só empresa reserva o voo, carrega o navio, percorre a última milha e mantém sua carga seca entre uma etapa e outra.",
  "home.services.air": "Frete aéreo",
  "home.services.airText":
    "Para mercadorias que não podem esperar. Reservamos o voo, preparamos os documentos aduaneiros e entregamos no aeroporto ou na sua porta.",
  "home.services.sea": "Transporte marítimo",
  "home.services.seaText":
    "Um contêiner inteiro ou espaço em um compartilhado. Planejamos a viagem, acompanhamos o cronograma e avisamos cedo quando ele muda.",
  "home.services.road": "Transporte rodoviário",
  "home.services.roadText":
    "Coleta e entrega por estrada, em carga completa ou fracionada, da primeira à última milha.",
  "home.services.warehouse": "Armazenagem",
  "home.services.warehouseText":
    "Espaço seco e seguro. Sua mercadoria é recebida, contada, guardada e enviada quando você determinar.",
  "home.qualities.title": "Com o que você pode contar",
  "home.qualities.pricing": "Preços transparentes",
  "home.qualities.pricingText":
    "A cotação discrimina cada custo, e a fatura segue a cotação.",
  "home.qualities.tracking": "Rastreio em tempo real",
  "home.qualities.trackingText":
    "Cada etapa aparece na página de rastreio assim que é registrada, com local e hora.",
  "home.qualities.storage": "Guarda em armazém",
  "home.qualities.storageText":
    "Entre duas viagens, sua mercadoria espera sob o mesmo teto, contada na entrada e na saída.",
  "home.about.eyebrow": "Sobre nós",
  "home.about.title": "Transportamos cargas desde {year}",
  "home.about.text":
    "Encomendas, paletes e contêineres completos viajam com a {company} do modo que mais lhes convém: pelo ar, pelo mar, pela estrada e, quando precisam esperar, em nossos armazéns.",
  "home.about.founded": "Fundada em",
  "home.about.containers": "Contêineres, até",
  "home.about.tracking": "Rastreio, dia e noite",

  // Contact page
  "contact.hero": "Adoramos ouvir e estamos ansiosos para conversar com você",
  "contact.details": "Como falar conosco",
  "contact.email": "E-mail",
  "contact.phone": "Telefone",
  "contact.phoneAlt": "Telefone alternativo",
  "contact.address": "Endereço",
  "contact.empty":
    "Nossos dados de contato ainda não foram publicados aqui. Use o endereço ou o telefone que constam nos documentos de envio.",
  "contact.trackTitle": "Procura uma encomenda?",
  "contact.trackText":
    "A página de rastreio mostra na hora onde ela está e quando chega.",

  // Error pages
  "errorPage.notFound": "Não encontrado",
  "errorPage.notFoundText": "Recurso não encontrado",
  "errorPage.badRequest": "Solicitação inválida",
  "errorPage.forbidden": "Acesso negado",
  "errorPage.method": "Método não permitido",
  "errorPage.tooLarge": "Grande demais",
  "errorPage.tooMany": "Solicitações demais",
  "errorPage.unavailable": "Serviço indisponível",
  "errorPage.error": "Erro",
  "errorPage.address": "Endereço",
  "errorPage.back": "Voltar",
  "errorPage.forbiddenText": "Esta solicitação foi recusada.",
  "errorPage.tooManyText":
    "Foi um pouco rápido demais. Aguarde alguns minutos e tente novamente.",
  "errorPage.errorText":
    "Algo deu errado do nosso lado. Tente novamente em instantes.",

  // Control panel
  "control.name": "Painel de controle",
  "control.signOut": "Sair",
  "control.signIn.title": "Acesso do administrador",
  "control.signIn.lead": "Para quem mantém as encomendas em movimento.",
  "control.signIn.button": "Entrar",
  "control.signUp.title": "Criar administrador",
  "control.signUp.lead":
    "A conta criada aqui administra todo o site. Este link funciona uma única vez.",
  "control.signUp.hint":
    "De 8 a 300 caracteres. O melhor é uma frase que só você conheça.",
  "control.signUp.button": "Criar administrador",
  "control.signUp.toSignIn": "Ir para a página de acesso",
  "control.dashboard.title": "Visão geral",
  "control.dashboard.signedIn": "Sessão iniciada como {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Nenhuma encomenda ainda} one {# encomenda} many {# de encomendas} other {# encomendas}}",
  "control.dashboard.apiTitle": "Criar encomendas pela API",
  "control.dashboard.apiText":
    "Estas chamadas iniciam a sessão, criam uma encomenda e adicionam o primeiro evento do histórico. A resposta à segunda chamada traz o id da encomenda, necessário para a terceira.",
  "control.dashboard.apiCode": "Chamadas para a linha de comando",
  "control.dashboard.track": "Abrir a página de rastreio",
  "control.dashboard.termsTitle": "Termos dos desenvolvedores",
  "control.dashboard.terms":
    "Este software é fornecido no estado em que se encontra. A responsabilidade de seus desenvolvedores é limitada até onde a lei permite, e eles não têm obrigação de atualizá-lo nem de mantê-lo.",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-mail",
  "field.password": "senha",
  "field.token": "token de configuração",
  "field.id": "id",
  "field.tracking_code": "código de rastreio",
  "field.recipient_name": "nome do destinatário",
  "field.recipient_email": "e-mail do destinatário",
  "field.recipient_phone_number": "telefone do destinatário",
  "field.destination": "destino",
  "field.current_location": "localização atual",
  "field.status": "situação",
  "field.weight": "peso",
  "field.shipped_via": "meio de transporte",
  "field.sender_name": "nome do remetente",
  "field.sender_email": "e-mail do remetente",
  "field.pickup_location": "local de coleta",
  "field.parcel_content": "conteúdo da encomenda",
  "field.declared_value": "valor declarado",
  "field.min_expected_delivery_date": "data mínima prevista de entrega",
  "field.max_expected_delivery_date": "data máxima prevista de entrega",
  "field.show_map": "mostrar mapa",
  "field.map_zoom": "zoom do mapa",
  "field.map_current_latitude": "latitude atual",
  "field.map_current_longitude": "longitude atual",
  "field.map_pickup_latitude": "latitude da coleta",
  "field.map_pickup_longitude": "longitude da coleta",
  "field.map_destination_latitude": "latitude do destino",
  "field.map_destination_longitude": "longitude do destino",
  "field.parcel_id": "id da encomenda",
  "field.title": "título",
  "field.description": "descrição",
  "field.icon": "ícone",
  "field.color": "cor",
  "field.occurred_at": "data e hora do evento",
  "field.search": "busca",
  "field.page": "página",
  "field.per_page": "itens por página",
  "field.cursor": "cursor",
  "field.version": "versão",

  // Labels of forms
  "label.email": "E-mail",
  "label.password": "Senha",
  "label.token": "Token de configuração",
  "label.tracking_code": "Código de rastreio",
  "track.placeholder": "Informe seu código de rastreio",

  // Forms
  "form.optional": "{label} (Opcional)",
  "form.cancel": "Cancelar",
  "form.uploading": "A enviar o ficheiro",

  // Validation (422)
  "invalid.required": "O campo “{label}” é obrigatório.",
  "invalid.email": "O campo “{label}” deve ser um endereço de e-mail válido.",
  "invalid.max":
    "O campo “{label}” não pode ter mais de {max, number} caracteres.",
  "invalid.min":
    "O campo “{label}” deve ter pelo menos {min, number} caracteres.",
  "invalid.number": "O campo “{label}” deve ser um número.",
  "invalid.integer": "O campo “{label}” deve ser um número inteiro.",
  "invalid.between": "O campo “{label}” deve estar entre {min} e {max}.",
  "invalid.selected": "O valor selecionado em “{label}” é inválido.",
  "invalid.taken": "O valor do campo “{label}” já está em uso.",
  "invalid.unknown": "O campo “{label}” não é permitido.",
  "invalid.text": "O campo “{label}” deve ser um texto.",
  "invalid.date": "O campo “{label}” deve ser uma data válida.",
  "invalid.notBefore":
    "O campo “{label}” não pode ser anterior ao campo “{other}”.",
  "invalid.common": "O valor do campo “{label}” é comum demais. Escolha outro.",
  "invalid.personal":
    "O campo “{label}” não pode conter seu endereço de e-mail nem o nome da empresa.",
  "invalid.object": "A solicitação deve ser um objeto JSON.",

  // Errors of the other codes
  "error.malformed": "O corpo da solicitação não é um JSON válido.",
  "error.signInNeeded": "Inicie sessão para continuar.",
  "error.credentials": "E-mail ou senha inválidos.",
  "error.origin": "Esta solicitação veio de outro site e foi recusada.",
  "error.https": "Esta chamada exige https.",
  "error.adminExists": "Já existe um administrador.",
  "error.setupToken":
    "O token de configuração está errado ou expirou. Reinicie o servidor para obter um novo.",
  "error.parcelNotFound": "Encomenda não encontrada",
  "error.activityNotFound": "Evento não encontrado",
  "error.pathNotFound": "Caminho não encontrado",
  "error.method": "Este método não é permitido aqui.",
  "error.conflict":
    "Outra pessoa alterou este registro. Carregue-o novamente e repita a alteração.",
  "error.slow": "A solicitação demorou demais para chegar.",
  "error.tooLarge": "A solicitação é grande demais.",
  "error.mediaType": "O tipo de conteúdo da solicitação não é aceito aqui.",
  "error.tooMany":
    "Tentativas demais. Tente novamente em {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.",
  "error.host": "Este host não é atendido aqui.",
  "error.badRequest": "Não foi possível entender a solicitação.",
  "error.busy": "O serviço está ocupado. Tente novamente em instantes.",
  "error.readOnly":
    "Não é possível salvar no momento. Tente novamente mais tarde.",
  "error.internal": "Algo deu errado. Id da solicitação: {id}",

  // Messages of success
  "message.adminCreated":
    "O administrador foi criado. Já é possível iniciar sessão.",
  "message.signedIn": "Sessão iniciada.",
  "message.signedOut": "Sessão encerrada.",
  "message.parcelCreated": "A encomenda foi criada.",
  "message.parcelUpdated": "A encomenda foi atualizada.",
  "message.parcelDeleted": "A encomenda foi excluída.",
  "message.activityCreated": "O evento foi adicionado ao histórico.",
  "message.activityUpdated": "O evento do histórico foi atualizado.",
  "message.activityDeleted": "O evento do histórico foi excluído.",
  "message.nothingToUpdate": "Nada para atualizar.",

  // Tracking
  "tracking.heading": "Rastreie sua encomenda",
  "tracking.intro":
    "O código está no recibo e no aviso de envio. Maiúsculas, espaços e hifens não fazem diferença.",
  "tracking.code": "Código de rastreio",
  "tracking.placeholder": "Informe seu código de rastreio",
  "tracking.button": "Rastrear",
  "tracking.back": "Voltar à página inicial",
  "tracking.loading": "RASTREANDO...",
  "tracking.shipping": "Informações do envio",
  "tracking.history": "Histórico da encomenda",
  "tracking.destination": "Destino",
  "tracking.sentFrom": "Origem",
  "tracking.image": "Imagem da encomenda",
  "tracking.imageAlt": "Foto da encomenda",
  "tracking.noHistory":
    "Ainda não há registros. O primeiro evento aparece aqui assim que a encomenda se movimentar.",
  "tracking.zone": "Fuso horário: {zone}.",
  "tracking.earlier": "Eventos anteriores",
  "tracking.copy": "Copiar código",
  "tracking.copied": "Copiado",
  "tracking.print": "Imprimir",
  "tracking.printedAddress": "Acompanhe esta encomenda em",
  "tracking.status": "Situação",
  "tracking.weight": "Peso",
  "tracking.currentLocation": "Localização atual",
  "tracking.deliveryDate": "Previsão de entrega",
  "tracking.updated": "Última atualização",
  "tracking.recipientName": "Nome do destinatário",
  "tracking.email": "E-mail",
  "tracking.address": "Endereço",
  "tracking.phone": "Telefone",
  "tracking.senderName": "Nome do remetente",
  "tracking.pickupLocation": "Local de coleta",
  "tracking.unset": "Não informado",
  "tracking.color.green": "Concluído",
  "tracking.color.black": "Atualização",
  "tracking.color.gold": "Atenção",
  "tracking.color.red": "Problema",
  "tracking.next": "O que você pode fazer agora",
  "tracking.nextCompare":
    "Compare o código com o do recibo, caractere por caractere: é fácil confundir 0 e O, 1 e I.",
  "tracking.nextWait":
    "Um código novo pode levar algumas horas para aparecer aqui. Tente novamente mais tarde, ainda hoje.",
  "tracking.nextAsk": "Pergunte ao remetente se o código está completo.",
  "tracking.nextConnection":
    "A conexão com este site falhou. Verifique se você está on-line e pesquise novamente.",
  "tracking.contact": "Fale conosco",
  "tracking.map": "Mapa",
  "tracking.mapHint":
    "Arraste o mapa, mova-o com dois dedos na tela sensível ao toque ou use as teclas de seta, + e −.",
  "tracking.zoomIn": "Aumentar zoom",
  "tracking.zoomOut": "Diminuir zoom",
};
