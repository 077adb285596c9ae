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
  "page.about": "Sobre nós",
  "page.privacy": "Política de privacidade",

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
  "home.hero.nightTitle": "Entrega 24 horas por dia",
  "home.hero.nightText":
    "Camiões, terminais e pessoas trabalham pela noite dentro, para que o que saiu ontem possa chegar esta manhã.",
  "home.hero.surfTitle": "No mar como em casa",
  "home.hero.surfText":
    "Venha o tempo que vier, acompanhamos a viagem e avisamos cedo se a chegada mudar.",
  "home.carousel.label": "O que fazemos, em imagens",
  "home.carousel.slide": "{number} de {count}",
  "home.carousel.pause": "Parar as imagens",
  "home.carousel.play": "Retomar as imagens",
  "home.slider.previous": "Anterior",
  "home.slider.next": "Seguinte",
  "home.services.more": "Saber mais",
  "home.work.title": "O que fazemos",
  "home.work.lead":
    "Do primeiro telefonema à assinatura à porta, são estes os passos que fazemos por si.",
  "home.work.pack": "Embalar e recolher",
  "home.work.packText":
    "Recolhemos a sua mercadoria, embalada por si ou por nós, e conferimo-la peça a peça.",
  "home.work.customs": "Papéis e alfândega",
  "home.work.customsText":
    "Declarações de exportação e importação, certificados e direitos, prontos antes de a mercadoria chegar.",
  "home.work.plan": "Planear a rota",
  "home.work.planText":
    "Por ar, mar, estrada ou uma combinação: escolhemos o caminho que serve a sua data e o seu orçamento.",
  "home.work.store": "Guardar e separar",
  "home.work.storeText":
    "A mercadoria que tem de esperar fica seca, contada e pronta a seguir.",
  "home.work.deliver": "Entregar",
  "home.work.deliverText":
    "O último troço acaba à sua porta, no seu cais ou num ponto de recolha perto de si.",
  "home.work.answer": "Responder",
  "home.work.answerText":
    "Uma pessoa estuda a sua pergunta, com o historial da encomenda à frente.",
  "home.about.mission": "A nossa missão",
  "home.about.missionText":
    "Levar cada envio como se fosse nosso e dizer com honestidade onde está.",
  "home.about.vision": "A nossa visão",
  "home.about.visionText":
    "Um mundo em que enviar mercadoria para o estrangeiro seja tão simples como enviar uma carta.",
  "home.about.more": "Conhecer-nos melhor",
  "home.gauges.title": "Onde está a nossa experiência",
  "home.gauges.lead":
    "Quanto de cada ofício fazemos nós próprios, da reserva à entrega.",
  "home.gauges.warehousing": "Armazenagem",
  "home.gauges.ocean": "Frete marítimo",
  "home.gauges.air": "Frete aéreo",
  "home.reviews.title": "O que dizem os clientes",
  "home.reviews.lead": "Nas suas próprias palavras.",
  "home.reviews.none":
    "Ainda não há opiniões. As primeiras aparecem aqui assim que os clientes as partilharem connosco.",
  "home.reviews.rating": "Avaliado com {rating, number} de 5 estrelas",
  "home.portfolio.title": "O que viaja connosco",
  "home.portfolio.lead": "Um olhar sobre a mercadoria que transportamos.",
  "home.portfolio.container": "Contentores completos",
  "home.portfolio.containerText": "Selados à sua porta, abertos no destino.",
  "home.portfolio.pallet": "Paletes e cargas parciais",
  "home.portfolio.palletText": "Paga o espaço que usa e partilha o resto.",
  "home.portfolio.parcel": "Encomendas",
  "home.portfolio.parcelText":
    "Pequenas e urgentes, com um código que mostra cada passo.",
  "home.portfolio.cool": "Produtos refrigerados",
  "home.portfolio.coolText": "Mantidos à sua temperatura do início ao fim.",
  "home.portfolio.machine": "Máquinas e peças pesadas",
  "home.portfolio.machineText": "Içadas, amarradas e escoltadas por quem sabe.",
  "home.faq.title": "Perguntas e respostas",
  "home.faq.contact": "A sua pergunta não está aqui? Escreva-nos.",
  "home.faq.work": "Como funciona?",
  "home.faq.workAnswer":
    "Diga-nos o que quer enviar, de onde e para onde. Fazemos um orçamento, recolhemos a mercadoria no dia combinado e damos-lhe um código de seguimento. A partir daí pode seguir cada passo até à entrega.",
  "home.faq.track": "Como sigo a minha encomenda?",
  "home.faq.trackAnswer":
    "Introduza o código de seguimento do seu recibo no topo desta página ou em Seguir encomenda. Vê onde está, quando é esperada e tudo o que aconteceu até agora. Não precisa de conta.",
  "home.faq.quote": "Como recebo o meu orçamento?",
  "home.faq.quoteAnswer":
    "Envie-nos o peso, as medidas e as duas moradas pelo formulário de contacto. Respondemos com um orçamento que enumera todos os custos; quando o aceitar, combinamos o dia da recolha.",
  "home.faq.support": "Como obtenho ajuda?",
  "home.faq.supportAnswer":
    "Use o formulário de contacto ou escreva para o endereço no fundo de cada página. Se a pergunta for sobre uma encomenda, junte o código de seguimento: assim respondemos logo.",

  // Contact page
  "contact.hero": "Adoramos ouvir e estamos ansiosos para conversar com você",
  "contact.details": "Como falar conosco",
  "contact.email": "E-mail",
  "contact.phone": "Telefone",
  "contact.phoneAlt": "Telefone alternativo",
  "contact.address": "Endereço",
  "contact.empty":
    "Nossos dados de contato ainda não foram publicados aqui. Use o endereço ou o telefone que constam nos documentos de envio.",
  "contact.formTitle": "Escreva para nós",
  "contact.emailHint": "Para que possamos responder a você.",
  "contact.send": "Enviar mensagem",
  "contact.trap": "Deixe este campo vazio",
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
  "control.signIn.forgot": "Esqueceu a senha?",
  "control.signUp.title": "Criar administrador",
  "control.signUp.lead":
    "A conta criada aqui administra todo o site. Este link funciona uma única vez.",
  "control.signUp.hint":
    "De 8 a 300 caracteres. O melhor é uma frase que só você conheça.",
  "control.signUp.button": "Criar administrador",
  "control.signUp.toSignIn": "Ir para a página de acesso",
  "control.reset.title": "Redefinir a senha do administrador",
  "control.reset.lead":
    "Digite o e-mail da sua conta. Você receberá um PIN para escolher uma nova senha.",
  "control.reset.button": "Enviar PIN",
  "control.reset.havePin": "Já tenho um PIN",
  "control.reset.newLead":
    "Digite o PIN do e-mail e escolha uma nova senha. O PIN vale uma única vez, por 15 minutos.",
  "control.reset.newButton": "Definir nova senha",
  "control.reset.again": "Pedir outro PIN",
  "control.account.title": "Minha conta",
  "control.account.password": "Alterar senha",
  "control.account.text":
    "Uma nova senha encerra suas sessões em todos os outros dispositivos.",
  "control.api.title": "Referência da API",
  "control.api.text":
    "Todas as chamadas com os seus campos e um exemplo para a linha de comandos. As chamadas para administradores precisam do cookie definido ao iniciar sessão.",
  "control.api.openapi": "Descrição para programas (OpenAPI 3.1)",
  "control.api.admin": "Para administradores",
  "control.api.public": "Para todos",
  "control.api.optional": "Para todos; os administradores veem mais",
  "control.api.field": "Campo",
  "control.api.allowed": "Valores aceites",
  "control.api.required": "obrigatório",
  "control.api.refusals": "Pode ser recusada com",
  "control.api.example": "Exemplo",
  "control.api.noFields": "Esta chamada não tem campos.",
  "control.dashboard.title": "Visão geral",
  "control.dashboard.signedIn": "Sessão iniciada como {email}",
  "control.dashboard.parcels":
    "{count, plural, =0 {Nenhuma encomenda ainda} one {# encomenda} many {# de encomendas} other {# encomendas}}",
  "control.dashboard.invoices":
    "{count, plural, =0 {Ainda não há faturas} one {# fatura} other {# faturas}}",
  "control.dashboard.openInvoices": "Abrir as faturas",
  "control.dashboard.apiTitle": "Criar encomendas pela API",
  "control.dashboard.apiText":
    "Estas chamadas iniciam a sessão, criam uma encomenda e adicionam o primeiro evento do histórico. A resposta à segunda chamada traz o id da encomenda, necessário para a terceira.",
  "control.dashboard.apiCode": "Chamadas para a linha de comando",
  "control.dashboard.track": "Abrir a página de rastreio",
  "control.dashboard.termsTitle": "Termos dos desenvolvedores",
  "control.dashboard.terms":
    "Este software é fornecido no estado em que se encontra. A responsabilidade de seus desenvolvedores é limitada até onde a lei permite, e eles não têm obrigação de atualizá-lo nem de mantê-lo.",
  "control.list.search": "Pesquisar",
  "control.list.searchIn": "Pesquisar em {list}",
  "control.list.all": "Mostrar tudo",
  "control.list.noResult": "Nada encontrado para “{search}”",
  "control.list.noResultText":
    "Verifique a ortografia ou tente com menos palavras.",
  "control.list.more": "Carregar mais",
  "control.list.newest": "Voltar às mais recentes",
  "control.list.total": "{count, plural, one {# registo} other {# registos}}",
  "control.delete.title": "Eliminar",
  "control.delete.button": "Eliminar",
  "control.delete.named": "Eliminar {name}",
  "control.delete.question": "Tem a certeza de que quer eliminar {name}?",
  "control.toast.close": "Fechar este aviso",
  "control.list.fetching": "A obter dados ...",
  "control.invoices.title": "Faturas",
  "control.invoices.add": "Nova fatura",
  "control.invoices.empty": "Ainda não há faturas",
  "control.invoices.emptyText": "A primeira fatura que emitir aparecerá aqui.",
  "control.invoices.createLead":
    "Uma fatura emitida mantém o seu número para sempre: não pode ser alterada nem eliminada.",
  "control.invoices.hint":
    "A que se refere a fatura. Um código de rastreio traz o destinatário, o peso e o valor declarado da encomenda.",
  "control.invoices.issue": "Emitir fatura",

  // Printable invoice
  "invoice.title": "Fatura",
  "invoice.number": "Número da fatura",
  "invoice.date": "Data de emissão",
  "invoice.issued": "Emitida",
  "invoice.issuer": "De",
  "invoice.billTo": "Faturar a",
  "invoice.details": "A que se refere esta fatura",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-mail",
  "field.password": "senha",
  "field.new_password": "nova senha",
  "field.confirm_new_password": "confirmar nova senha",
  "field.password_token": "PIN",
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
  "field.subject": "assunto",
  "field.body": "texto da mensagem",
  "field.name": "nome",
  "field.to": "destinatário",
  "field.from": "remetente",
  "field.website": "site",
  "field.contact_email": "e-mail de contato",
  "field.contact_phone": "telefone de contato",
  "field.contact_phone_alt": "telefone alternativo",
  "field.contact_twitter": "Twitter",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "endereço de contato",
  "field.mail_template": "modelo de e-mail",
  "field.meta_description": "meta descrição",
  "field.chat_code": "código do chat",
  "field.company_name": "nome da empresa",
  "field.founded_year": "ano de fundação",
  "field.container_count": "número de contêineres",
  "field.gauge_warehousing": "indicador de armazenagem",
  "field.gauge_ocean": "indicador de frete marítimo",
  "field.gauge_air": "indicador de frete aéreo",
  "field.copyright_year": "ano dos direitos autorais",
  "field.tracking_privacy": "privacidade do rastreio",
  "field.time_zone": "fuso horário",
  "field.content": "conteúdo",
  "field.overlay": "sobreposição",
  "field.image": "imagem",
  "field.hero": "imagem de capa",
  "field.sub_title": "subtítulo",
  "field.search": "busca",
  "field.page": "página",
  "field.per_page": "itens por página",
  "field.cursor": "cursor",
  "field.review": "avaliação",
  "field.rating": "nota",
  "field.version": "versão",
  "field.product": "produto",

  // Labels of forms
  "label.email": "E-mail",
  "label.password": "Senha",
  "label.current_password": "Senha atual",
  "label.token": "Token de configuração",
  "label.tracking_code": "Código de rastreio",
  "label.message": "Mensagem",
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
  "invalid.confirmed": "A confirmação do campo “{label}” não corresponde.",
  "invalid.wrong": "O valor do campo “{label}” está incorreto.",
  "invalid.unchanged":
    "O valor do campo “{label}” deve ser diferente do anterior.",
  "invalid.imageType":
    "O campo “{label}” deve ser um arquivo do tipo jpg, jpeg ou png.",
  "invalid.imagePixels":
    "O arquivo do campo “{label}” não pode ter mais de {max} megapixels.",
  "invalid.imageDamaged":
    "Não foi possível ler o arquivo do campo “{label}”. Ele pode estar danificado.",
  "invalid.oneFile": "O campo “{label}” aceita apenas um arquivo.",
  "invalid.noRoom":
    "Não há espaço para mais arquivos. Exclua alguns que não sejam mais necessários.",
  "invalid.halves": "O campo “{label}” deve variar de meio em meio ponto.",
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
  "error.messageNotFound": "Mensagem não encontrada",
  "error.pageNotFound": "Página não encontrada",
  "error.pagesFull": "Já existem {max, number} páginas. Exclua uma primeiro.",
  "error.reviewNotFound": "Avaliação não encontrada",
  "error.pathNotFound": "Caminho não encontrado",
  "error.invoiceNotFound": "Fatura não encontrada",
  "error.mailNotFound": "E-mail não encontrado",
  "error.mailUnderWay": "Este e-mail já está na fila ou a ser enviado.",
  "error.mailInterrupted":
    "O servidor parou enquanto este e-mail era enviado. Pode ter sido enviado.",
  "error.mailLeftBehind":
    "O servidor parou antes de entregar este e-mail. Não foi enviado.",
  "error.mailNotComposed": "Não foi possível compor o e-mail.",
  "error.mailNoSender":
    "Não há endereço de remetente: defina MAIL_FROM ou o e-mail de contato.",
  "error.mailNoMatter": "O assunto deste e-mail já não existe.",
  "error.mailRefused": "O servidor de e-mail recusou a mensagem: {reason}",
  "error.mailFailed": "Não foi possível enviar o e-mail: {reason}",
  "error.mailTimeout":
    "O servidor de e-mail não respondeu a tempo. O e-mail não foi enviado.",
  "error.mailUnknown":
    "A ligação ao servidor de e-mail terminou durante a entrega. O e-mail pode ter sido enviado.",
  "error.mailNotSetUp":
    "O e-mail não está totalmente configurado: a tarefa doctor diz o que falta.",
  "error.mailHeaders": "Um endereço ou o assunto deste e-mail não é permitido.",
  "error.method": "Este método não é permitido aqui.",
  "error.conflict":
    "Outra pessoa alterou este registro. Carregue-o novamente e repita a alteração.",
  "error.slow": "A solicitação demorou demais para chegar.",
  "error.tooLarge": "A solicitação é grande demais.",
  "error.fileTooLarge": "O arquivo não pode ter mais de 5 MB.",
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
  "message.pinSent": "Se esse e-mail estiver cadastrado, um PIN foi enviado.",
  "message.passwordReset":
    "Sua senha foi redefinida. Agora você já pode entrar com ela.",
  "message.passwordChanged":
    "Sua senha foi alterada. A sessão foi encerrada em todos os outros dispositivos.",
  "message.parcelCreated": "A encomenda foi criada.",
  "message.parcelUpdated": "A encomenda foi atualizada.",
  "message.parcelDeleted": "A encomenda foi excluída.",
  "message.activityCreated": "O evento foi adicionado ao histórico.",
  "message.activityUpdated": "O evento do histórico foi atualizado.",
  "message.activityDeleted": "O evento do histórico foi excluído.",
  "message.invoiceCreated": "A fatura foi emitida.",
  "message.settingsUpdated": "As configurações foram atualizadas.",
  "message.messageSent": "Sua mensagem foi enviada.",
  "message.messageDeleted": "A mensagem foi excluída.",
  "message.emailSent": "Seu e-mail foi enviado.",
  "message.mailQueued": "O e-mail será enviado novamente.",
  "message.pageCreated": "A página foi criada.",
  "message.pageUpdated": "A página foi atualizada.",
  "message.pageDeleted": "A página foi excluída.",
  "message.reviewCreated": "A avaliação foi criada.",
  "message.reviewUpdated": "A avaliação foi atualizada.",
  "message.reviewDeleted": "A avaliação foi excluída.",
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

  // Mails
  "mail.message.subject": "Mensagem do formulário de contacto: {subject}",
  "mail.message.intro":
    "Alguém escreveu à {company} pelo formulário de contacto.",
  "mail.message.answer": "Responda a este e-mail para escrever a {email}.",
  "mail.message.noEmail": "O remetente não deixou endereço de e-mail.",
  "mail.message.name": "Nome",
  "mail.pin.subject": "O seu pin para uma nova palavra-passe",
  "mail.pin.text":
    "Alguém, provavelmente você, quer definir uma nova palavra-passe para o painel de controlo da {company}. Este é o seu pin:",
  "mail.pin.once": "Funciona uma só vez e durante {minutes} minutos.",
  "mail.pin.ignore": "Se não foi você, ignore este e-mail. Nada mudou.",
  "mail.pin.button": "Definir palavra-passe",
  "mail.password.subject": "A sua palavra-passe foi alterada",
  "mail.password.text":
    "A palavra-passe do painel de controlo da {company} foi alterada e as sessões anteriores terminaram.",
  "mail.password.notYou":
    "Se não foi você, peça já um pin na página de início de sessão e defina uma nova palavra-passe.",
  "mail.chatCode.subject": "O código de chat foi alterado",
  "mail.chatCode.text":
    "O código de chat das páginas públicas da {company} foi alterado. Esse código é executado no navegador de cada visitante.",
  "mail.chatCode.notYou":
    "Se não foi você, remova-o nas definições Html e altere a sua palavra-passe.",
  "mail.footer": "Enviado por {company}",
  "mail.sample.subject": "A sua encomenda está a caminho",
  "mail.sample.text":
    "Bom dia,\n\na sua encomenda saiu do nosso armazém e chegará em breve.\n\nCom os melhores cumprimentos",
};
