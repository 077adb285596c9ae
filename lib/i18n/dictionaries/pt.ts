import type { Dictionary } from "../translate.ts";
import type { Words } from "../words.ts";

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
  "footer.lineNoYear": "Transporte por ar, mar e terra.",
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
  "home.hero.promiseNoYear":
    "Por ar, mar e terra. Informe seu código de rastreio para ver onde está a encomenda e quando ela chega.",
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
    "Coleta e entrega por caminhão, em carga completa ou fracionada, da primeira à última milha.",
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
  "home.qualities.storage": "Armazenagem",
  "home.qualities.storageText":
    "Entre duas viagens, sua mercadoria espera sob o mesmo teto, contada na entrada e na saída.",
  "home.about.eyebrow": "Sobre nós",
  "home.about.title": "Transportamos cargas desde {year}",
  "home.about.titleNoYear": "Transportar cargas é o nosso trabalho",
  "home.about.text":
    "Encomendas, paletes e contêineres completos viajam com a {company} do modo que mais lhes convém: pelo ar, pelo mar, pela estrada e, quando precisam esperar, em nossos armazéns.",
  "home.about.founded": "Fundada em",
  "home.about.containers": "Contêineres, até",
  "home.about.tracking": "Rastreio, dia e noite",
  "home.hero.nightTitle": "Entrega 24 horas por dia",
  "home.hero.nightText":
    "Caminhões, terminais e pessoas trabalham noite adentro, para que o que saiu ontem possa chegar nesta manhã.",
  "home.hero.surfTitle": "No mar como em casa",
  "home.hero.surfText":
    "Seja qual for o tempo, acompanhamos a viagem e avisamos cedo se a chegada mudar.",
  "home.carousel.label": "O que fazemos, em imagens",
  "home.carousel.slide": "{number} de {count}",
  "home.carousel.pause": "Parar as imagens",
  "home.carousel.play": "Retomar as imagens",
  "home.slider.previous": "Anterior",
  "home.slider.next": "Próximo",
  "home.work.title": "O que fazemos",
  "home.work.lead":
    "Do primeiro telefonema à assinatura na porta, estas são as etapas que assumimos por você.",
  "home.work.pack": "Embalar e coletar",
  "home.work.packText":
    "Coletamos sua mercadoria, embalada por você ou por nós, e a conferimos peça por peça.",
  "home.work.customs": "Documentos e alfândega",
  "home.work.customsText":
    "Declarações de exportação e importação, certificados e tributos, prontos antes da chegada da mercadoria.",
  "home.work.plan": "Planejar a rota",
  "home.work.planText":
    "Por ar, mar, estrada ou uma combinação: escolhemos o caminho que se ajusta à sua data e ao seu orçamento.",
  "home.work.store": "Armazenar e separar",
  "home.work.storeText":
    "A mercadoria que precisa esperar fica seca, contada e pronta para seguir.",
  "home.work.deliver": "Entregar",
  "home.work.deliverText":
    "O último trecho termina na sua porta, na sua doca ou em um ponto de retirada perto de você.",
  "home.work.answer": "Responder",
  "home.work.answerText":
    "Uma pessoa analisa sua pergunta com o histórico da encomenda em mãos.",
  "home.about.mission": "Nossa missão",
  "home.about.missionText":
    "Levar cada envio como se fosse nosso e dizer com honestidade onde está.",
  "home.about.vision": "Nossa visão",
  "home.about.visionText":
    "Um mundo em que enviar mercadorias para o exterior seja tão simples quanto enviar uma carta.",
  "home.about.more": "Saiba mais sobre nós",
  "home.gauges.title": "Onde está a nossa experiência",
  "home.gauges.lead":
    "Quanto de cada serviço fazemos nós mesmos, da reserva à entrega.",
  "home.gauges.warehousing": "Armazenagem",
  "home.gauges.ocean": "Frete marítimo",
  "home.gauges.air": "Frete aéreo",
  "home.sampleFigure": "Número de exemplo",
  "home.reviews.title": "O que dizem os clientes",
  "home.reviews.lead": "Com as palavras deles.",
  "home.reviews.none":
    "Ainda não há avaliações. As primeiras aparecerão aqui assim que os clientes as compartilharem conosco.",
  "home.reviews.rating": "Avaliado com {rating, number} de 5 estrelas",
  "home.sampleReview": "Avaliação de exemplo",
  "home.portfolio.title": "O que viaja conosco",
  "home.portfolio.lead": "Um olhar sobre a mercadoria que transportamos.",
  "home.portfolio.container": "Contêineres completos",
  "home.portfolio.containerText": "Lacrados na sua porta, abertos no destino.",
  "home.portfolio.pallet": "Paletes e cargas fracionadas",
  "home.portfolio.palletText":
    "Você paga pelo espaço que usa e divide o resto.",
  "home.portfolio.parcel": "Encomendas",
  "home.portfolio.parcelText":
    "Pequenas e urgentes, com um código que mostra cada etapa.",
  "home.portfolio.cool": "Produtos refrigerados",
  "home.portfolio.coolText": "Mantidos à sua temperatura do início ao fim.",
  "home.portfolio.machine": "Máquinas e cargas pesadas",
  "home.portfolio.machineText":
    "Içadas, amarradas e escoltadas por quem sabe fazer.",
  "home.faq.title": "Perguntas e respostas",
  "home.faq.contact": "Sua pergunta não está aqui? Escreva para nós.",
  "home.faq.work": "Como funciona?",
  "home.faq.workAnswer":
    "Diga o que você quer enviar, de onde e para onde. Fazemos uma cotação, coletamos a mercadoria no dia combinado e damos a você um código de rastreio. A partir daí, você acompanha cada etapa até a entrega.",
  "home.faq.track": "Como rastreio minha encomenda?",
  "home.faq.trackAnswer":
    "Informe o código de rastreio do seu recibo no campo de busca no topo desta página ou em Rastrear encomenda. Você vê onde a encomenda está, quando deve chegar e tudo o que aconteceu até agora. Não é preciso ter conta.",
  "home.faq.quote": "Como recebo minha cotação?",
  "home.faq.quoteAnswer":
    "Envie o peso, as medidas e os dois endereços pelo formulário de contato. Respondemos com uma cotação que discrimina cada custo; quando você aceitar, combinamos o dia da coleta.",
  "home.faq.support": "Como obtenho ajuda?",
  "home.faq.supportAnswer":
    "Use o formulário de contato ou escreva para o endereço no rodapé de cada página. Se a pergunta for sobre uma encomenda, inclua o código de rastreio: assim respondemos na hora.",

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
  "contact.trackTitle": "Procurando uma encomenda?",
  "contact.trackText":
    "A página de rastreio mostra na hora onde ela está e quando chega.",

  // Error pages
  "errorPage.notFound": "Não encontrado",
  "errorPage.notFoundText": "Recurso não encontrado",
  "errorPage.badRequest": "Solicitação inválida",
  "errorPage.forbidden": "Acesso negado",
  "errorPage.method": "Método não permitido",
  "errorPage.tooLarge": "Grande demais",
  "errorPage.tooLargeText":
    "Foi enviado mais do que cabe aqui. Volte e envie um texto mais curto ou um arquivo menor.",
  "errorPage.tooMany": "Muitas solicitações",
  "errorPage.unavailable": "Serviço indisponível",
  "errorPage.error": "Erro",
  "errorPage.address": "Endereço",
  "errorPage.back": "Voltar",
  "errorPage.forbiddenText": "Esta solicitação foi recusada.",
  "errorPage.tooManyText":
    "Você foi rápido demais. Aguarde alguns minutos e tente novamente.",
  "errorPage.errorText":
    "Algo deu errado do nosso lado. Tente novamente em instantes.",

  // Control panel
  "control.name": "Painel de controle",
  "control.signOut": "Sair",
  "control.signIn.title": "Acesso do administrador",
  "control.signIn.lead": "Para quem mantém as encomendas em movimento.",
  "control.signIn.ended":
    "Sua sessão terminou. Entre novamente para continuar; o que você digitou foi mantido.",
  "control.signIn.endedFile":
    "Sua sessão terminou e nada foi salvo. Entre novamente e escolha o arquivo outra vez.",
  "control.signIn.noCookies":
    "Seu navegador recusa cookies e por isso não consegue manter a sessão. Permita cookies para este site e entre de novo.",
  "control.signIn.signedOut":
    "Sua sessão foi encerrada. Entre novamente para continuar.",
  "control.resume.title": "Sessão iniciada novamente",
  "control.resume.lead":
    "O que você digitou ainda está aqui. Ainda não foi enviado.",
  "control.resume.button": "Continuar",
  "control.signIn.button": "Entrar",
  "control.signIn.forgot": "Esqueceu a senha?",
  "control.signUp.title": "Criar administrador",
  "control.signUp.lead":
    "A conta criada aqui administra todo o site. Este link funciona uma única vez.",
  "control.signUp.hint":
    "De 8 a 300 caracteres. O melhor é uma frase que só você conheça.",
  "control.signUp.privacy": "O que os visitantes veem de um destinatário",
  "control.signUp.privacyHint":
    "Você pode mudar isso a qualquer momento nas configurações.",
  "control.signUp.button": "Criar administrador",
  "control.signUp.toSignIn": "Ir para a página de login",
  "control.reset.title": "Redefinir a senha do administrador",
  "control.reset.lead":
    "Digite o e-mail da sua conta. Você receberá um PIN para escolher uma nova senha.",
  "control.reset.askLead":
    "Com um link de redefinição ou um PIN, você pode escolher uma nova senha.",
  "control.reset.button": "Enviar PIN",
  "control.reset.havePin": "Já tenho um PIN",
  "control.reset.newLead":
    "Digite o PIN do e-mail e escolha uma nova senha. O PIN vale uma única vez, por 15 minutos.",
  "control.reset.givenLead":
    "Digite o PIN que você recebeu e escolha uma nova senha. O PIN vale uma única vez, por 15 minutos.",
  "control.reset.newButton": "Definir nova senha",
  "control.reset.again": "Pedir outro PIN",
  "control.account.title": "Minha conta",
  "control.account.password": "Alterar senha",
  "control.account.text":
    "Uma nova senha encerra suas sessões em todos os outros dispositivos.",
  "control.sessions.title": "Onde você está conectado",
  "control.sessions.lead":
    "Uma sessão termina após 60 minutos sem uso e, em qualquer caso, após 12 horas. Havendo mais de cinco, termina a mais antiga.",
  "control.sessions.own": "Este navegador",
  "control.sessions.other": "Outro navegador",
  "control.sessions.since": "Início da sessão",
  "control.sessions.seen": "Último uso",
  "control.sessions.button": "Encerrar todas as outras sessões",
  "control.account.name": "Seu nome",
  "control.account.nameText": "Seus colegas o veem ao lado do que você faz.",
  "control.team.title": "Equipe",
  "control.team.add": "Convidar membro",
  "control.team.createLead":
    "A pessoa convidada recebe um link que vale uma única vez, por 48 horas, e escolhe a própria senha.",
  "control.team.invite": "Convidar",
  "control.team.empty": "Ainda não há membros",
  "control.team.emptyText": "As pessoas que você convidar aparecerão aqui.",
  "control.team.active": "Ativo",
  "control.team.pending": "Convidado",
  "control.team.inactive": "Desativado",
  "control.team.since": "Na equipe desde",
  "control.team.seen": "Última visita",
  "control.team.link": "Link do convite",
  "control.team.newLink": "Novo link",
  "control.team.newLinkText":
    "Por 48 horas. Os links anteriores deixam de valer.",
  "control.team.deactivate": "Desativar",
  "control.team.deactivateText":
    "Encerra na hora todas as sessões desta pessoa, até que você a ative de novo.",
  "control.team.activate": "Ativar",
  "control.team.activateText": "Esta pessoa poderá entrar de novo.",
  "control.team.removeText": "O nome continua ao lado do que a pessoa fez.",
  "control.team.rights": "O que cada função pode fazer",
  "rights.mail": "E-mails",
  "rights.owner": "Configurações de e-mail e código de chat",
  "rights.read": "Só ver",
  "role.owner": "Proprietário",
  "role.ownerText": "Tudo, inclusive a equipe.",
  "role.manager": "Gerente",
  "role.managerText":
    "Tudo, exceto a equipe, as configurações de e-mail e o código de chat.",
  "role.clerk": "Atendente",
  "role.clerkText": "Encomendas, faturas, mensagens e e-mails.",
  "control.invite.title": "Entrar na equipe",
  "control.invite.lead": "Escolha uma senha e o nome que seus colegas verão.",
  "control.invite.namedLead":
    "Escolha uma senha. Os colegas verão o nome do convite.",
  "control.invite.codeHint": "A última parte do link, depois de “token=”.",
  "control.invite.nameHint": "Vazio: o nome do convite, se houver.",
  "control.invite.button": "Criar conta",
  "control.api.title": "Referência da API",
  "control.api.text":
    "Todas as chamadas com seus campos e um exemplo para a linha de comando. As chamadas para administradores precisam do cookie definido ao entrar.",
  "control.api.openapi": "Descrição para programas (OpenAPI 3.1)",
  "control.api.admin": "Para administradores",
  "control.api.public": "Para todos",
  "control.api.optional": "Para todos; os administradores veem mais",
  "control.api.field": "Campo",
  "control.api.allowed": "Valores aceitos",
  "control.api.required": "obrigatório",
  "control.api.refusals": "Pode ser recusada com",
  "control.api.example": "Exemplo",
  "control.api.noFields": "Esta chamada não tem campos.",
  "control.dashboard.title": "Visão geral",
  "control.dashboard.signedIn": "Conectado como {name}",
  "control.keys.title": "Atalhos do teclado",
  "control.keys.help": "Mostrar esta lista",
  "control.keys.then": "depois",
  "control.keys.use": "Usar atalhos do teclado",
  "control.keys.close": "Fechar",
  "control.journal.title": "Registro de atividades",
  "control.journal.lead":
    "Quem alterou o quê e quando, do mais recente ao mais antigo. Os registros são mantidos por {days} dias.",
  "control.journal.csv": "Baixar como CSV",
  "control.journal.empty": "Nada corresponde ao filtro",
  "control.journal.person": "Pessoa",
  "control.journal.everyone": "Todas as pessoas",
  "control.journal.only": "Somente {record}",
  "control.journal.noun": "Tipo de registro",
  "control.journal.anything": "Todos os tipos",
  "control.journal.day": "Dia",
  "control.journal.show": "Mostrar",
  "control.journal.all": "Mostrar tudo",
  "control.journal.earlier": "Registros anteriores",
  "control.journal.what": "O que aconteceu",
  "control.journal.changes":
    "{count, plural, one {# alteração} many {# alterações} other {# alterações}}",
  "control.journal.before": "Antes",
  "control.journal.after": "Depois",
  "control.journal.characters":
    "{count, plural, one {# caractere} many {# caracteres} other {# caracteres}}",
  "control.journal.madeBy": "por {name}",
  "journalNoun.parcels": "Encomenda",
  "journalNoun.activities": "Entrada do histórico",
  "journalNoun.invoices": "Fatura",
  "journalNoun.messages": "Mensagem",
  "journalNoun.mail": "E-mail",
  "journalNoun.pages": "Página",
  "journalNoun.reviews": "Avaliação",
  "journalNoun.settings": "Configurações",
  "journalNoun.admins": "Membro da equipe",
  "journalNoun.jobs": "Tarefa",
  "journalNoun.statuses": "Situação",
  "journalKind.created": "Criação:",
  "journalKind.updated": "Alteração:",
  "journalKind.deleted": "Exclusão:",
  "journalKind.erased": "Dados pessoais apagados:",
  "journalKind.erasedRecord": "Apagado:",
  "journalKind.trashed": "Movido para a lixeira:",
  "journalKind.restored": "Restaurado:",
  "journalKind.reverted": "Revertido:",
  "journalKind.erasing": "Remoção de uma pessoa:",
  "journalKind.sent": "Envio:",
  "journalKind.resent": "Reenvio:",
  "journalKind.invited": "Novo link do convite:",
  "journalKind.password_changed": "Nova senha:",
  "journalKind.cancelled": "Cancelamento:",
  "journalKind.sessions_ended": "Saída das outras sessões:",
  "journalKind.pin_printed": "PIN de redefinição emitido pelo operador:",
  "journalSource.import": "importação {name}",
  "journalSource.importUndo": "reversão da importação {name}",
  "journalSource.bulk": "atualização em massa",
  "journalSource.bulkUndo": "reversão de uma atualização em massa",
  "journalActor.visitor": "Visitante",
  "journalActor.system": "Sistema",
  "journalActor.admin": "Administrador",
  "journalActor.token": "Token de API",
  "journalActor.user": "Cliente",
  "control.api.startTitle": "Criar encomendas pela API",
  "control.api.startText":
    "Estas chamadas fazem o login, criam uma encomenda e adicionam o primeiro evento do histórico. A resposta à segunda chamada traz o ID da encomenda, necessário para a terceira.",
  "control.api.startCode": "Chamadas para a linha de comando",
  "control.dashboard.version": "Versão {version}",
  "control.dashboard.termsTitle": "Termos dos desenvolvedores",
  "control.dashboard.terms":
    "Este software é fornecido no estado em que se encontra. A responsabilidade de seus desenvolvedores é limitada até onde a lei permite, e eles não têm obrigação de atualizá-lo nem de mantê-lo.",
  "form.refusedTitle": "Erro: {title}",
  "form.showPassword": "Mostrar a senha",
  "label.emailPassword": "Senha (a do seu e-mail)",
  "control.dashboard.recent": "Encomendas mais recentes",
  "control.dashboard.allParcels": "Todas as encomendas",
  "control.dashboard.more": "Mais",
  "control.day.needs": "Precisa de atenção",
  "control.day.nothing": "Nada precisa de atenção.",
  "control.day.late":
    "{count, plural, one {# encomenda está atrasada} many {# encomendas estão atrasadas} other {# encomendas estão atrasadas}}",
  "control.day.stalled":
    "{count, plural, one {# encomenda está há 3 dias sem novidades} many {# encomendas estão há 3 dias sem novidades} other {# encomendas estão há 3 dias sem novidades}}",
  "control.day.failed":
    "{count, plural, one {# entrega falhou} many {# entregas falharam} other {# entregas falharam}}",
  "control.day.failedJobs":
    "{count, plural, one {# tarefa falhou} many {# tarefas falharam} other {# tarefas falharam}}",
  "control.day.due":
    "{count, plural, one {# encomenda é esperada hoje} many {# encomendas são esperadas hoje} other {# encomendas são esperadas hoje}}",
  "control.day.stages": "Por etapa",
  "control.first.title": "Primeiros passos",
  "control.first.name":
    "Informar seu nome, que os colegas veem nas suas alterações",
  "control.first.company": "Informar o nome da sua empresa",
  "control.first.zone":
    "Escolher seu fuso horário, que decide o que vence ou está atrasado",
  "control.first.figures": "Conferir os números de exemplo da página inicial",
  "control.first.contact": "Informar os dados de contato",
  "control.first.privacy": "Escolher o que os visitantes veem de uma encomenda",
  "control.first.parcel": "Criar a primeira encomenda",
  "control.first.colleague": "Convidar um colega",
  "control.first.mail": "Configurar um servidor de e-mail",
  "control.first.done": "{done, number} de {count, number} passos feitos",
  "control.dashboard.unopened":
    "{count, plural, one {# mensagem ainda não foi aberta} many {# mensagens ainda não foram abertas} other {# mensagens ainda não foram abertas}}",
  "control.dashboard.troubled":
    "{count, plural, one {# e-mail não foi enviado, ou talvez não tenha sido.} many {# de e-mails não foram enviados, ou talvez não tenham sido.} other {# e-mails não foram enviados, ou talvez não tenham sido.}}",
  "control.email.title": "Enviar e-mail",
  "control.email.lead":
    "Um e-mail para um destinatário. Ele é enviado na hora, e a caixa de saída guarda uma cópia.",
  "control.email.leadKept":
    "Um e-mail para um destinatário. Ele fica na caixa de saída e não sai: nenhum servidor de e-mail está configurado.",
  "control.email.passwordHint":
    "Usada apenas para este e-mail e nunca salva. Deixe em branco se o servidor tiver uma senha própria.",
  "control.messages.new": "Nova",
  "control.messages.title": "Mensagens",
  "control.messages.empty": "Ainda não há mensagens",
  "control.messages.emptyText":
    "O que os visitantes escreverem na página de contato aparecerá aqui.",
  "control.messages.nobody": "Nome não informado",
  "control.messages.noAddress": "O visitante não deixou endereço de e-mail.",
  "control.messages.reply": "Responder",
  "control.messages.from": "De",
  "control.messages.received": "Recebida",
  "control.outbox.title": "Caixa de saída",
  "control.outbox.empty": "Ainda não há e-mails",
  "control.outbox.emptyText": "Cada e-mail que o site escreve aparecerá aqui.",
  "control.outbox.send": "Enviar agora",
  "control.outbox.sendNamed": "Enviar agora “{name}”",
  "control.outbox.resend": "Enviar de novo",
  "control.outbox.resendNamed": "Enviar “{name}” de novo",
  "control.outbox.kind": "Tipo",
  "control.outbox.reason": "Motivo",
  "control.outbox.tries": "Tentativas",
  "control.outbox.nextTry": "Próxima tentativa",
  "control.outbox.written": "Escrito",
  "control.outbox.sent": "Enviado",
  "jobKind.mail": "Enviar um e-mail",
  "jobKind.erase_record": "Limpar o registro de atividades de um item excluído",
  "jobKind.erase_traces":
    "Apagar uma encomenda excluída de importações e tarefas",
  "jobKind.erase_person": "Apagar uma pessoa",
  "jobKind.bulk": "Atualizar várias encomendas",
  "jobKind.bulk_undo": "Desfazer atualização",
  "jobKind.trash_parcels": "Mover encomendas para a lixeira",
  "jobKind.restore_parcels": "Restaurar encomendas",
  "jobKind.import_check": "Verificar importação",
  "jobKind.import_apply": "Aplicar importação",
  "jobKind.import_undo": "Desfazer importação",
  "jobKind.file_statuses": "Classificar encomendas por situação",
  "jobStatus.queued": "Em espera",
  "jobStatus.running": "Em andamento",
  "jobStatus.done": "Concluída",
  "jobStatus.failed": "Falhou",
  "jobStatus.cancelled": "Cancelada",
  "control.job.title": "Tarefa",
  "control.job.progress": "Progresso",
  "control.job.ofTotal": "{done} de {total}",
  "control.job.soFar": "{done} até agora",
  "control.job.stays": "{code} fica como está: alterada desde então",
  "control.job.show":
    "{count, plural, one {Mostrar esta encomenda} many {Mostrar estas #} other {Mostrar estas #}}",
  "jobResult.updated": "{count} atualizadas",
  "jobResult.unknown": "{count} não encontradas",
  "jobResult.created": "{count} criadas",
  "jobResult.changed": "{count} alteradas",
  "jobResult.restored": "{count} restauradas",
  "jobResult.undone": "{count} desfeitas",
  "jobResult.trashed": "{count} na lixeira",
  "jobResult.left": "{count} mantidas como estão",
  "control.job.failed": "Etapas com falha",
  "jobFailed.bulk_undo": "Não desfeitas",
  "jobFailed.import_undo": "Não desfeitas",
  "control.job.started": "Início",
  "control.job.ended": "Fim",
  "control.job.givenUp":
    "A tarefa foi abandonada após várias tentativas. O log do servidor informa o motivo.",
  "control.job.retry":
    "Uma etapa falhou. Próxima tentativa ({attempt, number} de {max, number}): {moment}.",
  "control.job.logId": "Referência no log",
  "control.job.problems": "Problemas",
  "control.job.doneWithProblems": "Concluída, com problemas",
  "control.job.row": "Linha",
  "control.job.problem": "Problema",
  "control.job.csv": "Baixar como CSV",
  "control.job.firstProblems": "Voltar aos primeiros problemas",
  "control.job.cancel": "Cancelar tarefa",
  "control.job.cancelText": "O que já foi feito permanece.",
  "control.job.reload": "Recarregar",
  "control.jobs.title": "Tarefas",
  "control.jobs.empty": "Nenhuma tarefa ainda",
  "control.jobs.emptyText":
    "As atualizações de várias encomendas e as importações ficam aqui por 30 dias.",
  "mailStatus.queued": "Em espera",
  "mailStatus.sending": "Enviando",
  "mailStatus.sent": "Enviado",
  "mailStatus.kept": "Guardado, não enviado",
  "mailStatus.failed": "Não enviado",
  "mailStatus.unknown": "Talvez enviado",
  "mailKind.message": "Mensagem da página de contato",
  "mailKind.pin": "PIN para uma nova senha",
  "mailKind.invitation": "Convite para a equipe",
  "mailKind.password_notice": "Aviso de nova senha",
  "mailKind.chat_code_notice": "Aviso de novo código de chat",
  "mailKind.send": "E-mail do painel de controle",
  "control.list.search": "Pesquisar",
  "control.list.searchIn": "Pesquisar em {list}",
  "control.list.all": "Mostrar tudo",
  "control.list.tools": "Mais ações",
  "control.list.noResult": "Nada encontrado para “{search}”",
  "control.list.noResultText":
    "Verifique a ortografia ou tente com menos palavras.",
  "control.list.more": "Carregar mais",
  "control.list.unprinted":
    "Há mais linhas que não foram impressas: carregue-as antes.",
  "control.list.newest": "Voltar aos mais recentes",
  "control.list.oldest": "Voltar aos mais antigos",
  "control.list.order": "Ordem",
  "control.list.newestFirst": "Mais recentes primeiro",
  "control.list.oldestFirst": "Mais antigos primeiro",
  "control.list.total":
    "{count, plural, one {# registro} many {# de registros} other {# registros}}",
  "control.list.moreThan": "Mais de {count, number} registros",
  "control.list.soFar": "Encontrados até agora: {count, number}",
  "control.list.noneSoFar": "Nada encontrado até agora para “{search}”",
  "control.list.noneSoFarText":
    "A busca ainda não percorreu tudo. Carregue mais para continuar.",
  "control.list.noneLeft": "Não há mais registros",
  "control.delete.title": "Excluir",
  "control.delete.button": "Excluir",
  "control.delete.named": "Excluir {name}",
  "control.delete.question": "Tem certeza de que quer excluir {name}?",
  "control.reports.title": "Relatórios",
  "control.reports.lead":
    "O que aconteceu com as encomendas, contado dia a dia.",
  "control.reports.stages": "Encomendas por situação",
  "control.reports.parcels":
    "{count, plural, one {# encomenda} many {# encomendas} other {# encomendas}}",
  "control.reports.period": "Período",
  "control.reports.days":
    "{days, plural, one {# dia} many {# dias} other {# dias}}",
  "control.reports.onTime": "No prazo",
  "control.reports.onTimeText":
    "Primeiras entregas até o último dia previsto, entre as encomendas que tinham um ao serem entregues.",
  "control.reports.ways": "Dias em trânsito",
  "control.reports.waysText":
    "Da primeira movimentação à primeira entrega, nos últimos 12 meses. Metade das encomendas não levou mais dias que o primeiro número, nove em cada dez não mais que o segundo.",
  "control.reports.table": "Mostrar como tabela",
  "control.reports.month": "Mês",
  "control.reports.dated": "Com dia previsto",
  "control.reports.percent": "Parcela no prazo",
  "control.reports.median": "Metade em até (dias)",
  "control.reports.ninetieth": "9 de 10 em até (dias)",
  "control.reports.others": "Todos os outros",
  "control.reports.noService": "Sem meio de transporte",
  "control.reports.empty": "Ainda não há números",
  "control.reports.emptyText":
    "Os números aparecem aqui assim que as encomendas tiverem uma situação.",
  "control.expected.title": "Entrega prevista pela experiência",
  "control.expected.text":
    "{service}: de {min} a {max, plural, one {# dia} many {# dias} other {# dias}}, com base em {count, plural, one {# encomenda} many {# encomendas} other {# encomendas}} dos últimos 12 meses.",
  "control.expected.use": "Definir {days}",
  "control.trash.title": "Lixeira",
  "control.trash.lead":
    "O que foi excluído fica aqui por {days} dias e pode ser restaurado. Depois é apagado definitivamente.",
  "control.trash.empty": "A lixeira está vazia",
  "control.trash.since":
    "Excluído em {moment} por {name}, será apagado em {day}",
  "control.trash.restore": "Restaurar",
  "control.trash.restoreNamed": "Restaurar {name}",
  "control.trash.erase": "Apagar",
  "control.trash.eraseNamed": "Apagar {name}",
  "control.trash.question":
    "Tem certeza de que quer apagar {name} com tudo o que lhe pertence? Não é possível desfazer.",
  "control.trash.undo": "Desfazer",
  "control.trash.open": "Abrir a lixeira",
  "control.toast.close": "Fechar este aviso",
  "control.list.fetching": "Buscando dados…",
  "control.pages.title": "Páginas",
  "control.pages.add": "Nova página",
  "control.pages.empty": "Ainda não há páginas",
  "control.pages.emptyText":
    "A primeira página que você criar aparecerá aqui e no menu do site.",
  "control.pages.createLead":
    "A página recebe o endereço do título e aparece na hora no menu do site.",
  "control.pages.create": "Criar página",
  "control.pages.head": "Cabeçalho da página",
  "control.pages.heroHint": "Exibida no lugar da imagem acima.",
  "control.pages.footerHint":
    "O menu contém todas as páginas. O rodapé aparece em todo o site: os avisos legais ficam ali.",
  "control.markup.title": "Como escrever o conteúdo",
  "control.markup.lead":
    "Cada linha é um elemento próprio. Uma linha sem tag é texto simples, uma linha vazia é uma quebra de linha.",
  "control.markup.bold": "Negrito. No início de um parágrafo é um título.",
  "control.markup.underline": "Sublinhado",
  "control.markup.strikethrough": "Riscado",
  "control.markup.heading": "Um título com qualquer texto",
  "control.markup.link": "Um link: o endereço, um espaço e o texto a exibir",
  "control.markup.image": "Uma imagem da web",
  "control.markup.video": "Um arquivo de vídeo da web (MP4 ou WebM)",
  "control.markup.item": "Um item de lista",
  "control.markup.rules":
    "Uma tag fica sozinha na sua linha. Negrito, sublinhado e tachado aceitam letras, espaços e pontos de interrogação; imagens e vídeos precisam de um endereço que comece com https://. Endereços da web e de e-mail em um texto viram links.",
  "control.markup.preview": "Prévia",
  "control.markup.previewEmpty":
    "O que você escrever aparece aqui como os visitantes verão.",
  "control.markup.misfits": "Estas linhas são exibidas como texto simples:",
  "control.markup.noTag": "Não existe tag com este nome.",
  "control.markup.noEnd": "A linha não termina com um colchete de fechamento.",
  "control.markup.noText":
    "Nesta tag só pode haver letras, espaços e pontos de interrogação. [heading=…] aceita qualquer texto.",
  "control.markup.noWords": "Não há texto nesta tag.",
  "control.markup.noUrl":
    "Este não é um endereço da web que possa ser exibido.",
  "control.markup.notAlone": "Uma tag precisa ficar sozinha na sua linha.",
  "control.markup.showRaw": "Salvar assim mesmo",
  "control.reviews.title": "Avaliações",
  "control.reviews.add": "Nova avaliação",
  "control.reviews.empty": "Ainda não há avaliações",
  "control.reviews.emptyText":
    "A primeira avaliação que você criar aparecerá aqui e na página inicial.",
  "control.reviews.createLead":
    "Ela aparece na hora na página inicial, com a foto e as estrelas.",
  "control.reviews.create": "Criar avaliação",
  "control.reviews.deleteText": "A foto será excluída com ela.",
  "control.reviews.usualRating": "4,5, como de costume",
  "control.statuses.title": "Situações",
  "control.statuses.add": "Nova situação",
  "control.statuses.empty": "Ainda não há situações",
  "control.statuses.emptyText":
    "As situações que você adicionar aparecerão aqui.",
  "control.statuses.createLead":
    "A etapa define a barra de progresso, a cor, quando uma encomenda está atrasada e os relatórios.",
  "control.statuses.create": "Criar situação",
  "control.statuses.deleteText":
    "As encomendas mantêm o texto, mas ele perde a etapa que você lhe deu.",
  "control.statuses.suggested": "Sugerida",
  "control.statuses.inForms": "Nos formulários",
  "control.statuses.offered": "Oferecida",
  "control.statuses.notOffered": "Não oferecida",
  "control.statuses.renameHint":
    "Para quem lê neste idioma. Deixe em branco para o texto habitual.",
  "control.statuses.unknown": "Situações sem etapa",
  "control.statuses.unknownText":
    "Escolha a etapa que cada situação significa. As encomendas com ela passam para essa etapa, agora e no futuro.",
  "control.statuses.atLeast":
    "{count, plural, one {Pelo menos # encomenda} many {Pelo menos # encomendas} other {Pelo menos # encomendas}}",
  "control.settings.title": "Configurações",
  "control.settings.lead": "O que vale para todo o site.",
  "control.settings.contact": "Dados de contato",
  "control.settings.contactText":
    "Como os visitantes falam com você: tudo na página de contato; o e-mail, também no rodapé de cada página.",
  "control.settings.mail": "Configurações de e-mail",
  "control.settings.mailText":
    "A aparência dos e-mails do site e como eles são enviados.",
  "control.settings.html": "Configurações HTML",
  "control.settings.htmlText":
    "A descrição para os mecanismos de busca e o código do seu provedor de chat.",
  "control.settings.htmlOnlyText": "A descrição para os mecanismos de busca.",
  "control.settings.company": "Empresa",
  "control.settings.companyText":
    "O nome, os anos e os números que o site informa. Um número apagado não aparece em lugar nenhum.",
  "control.settings.nameHint": "Vazio: o nome padrão.",
  "control.settings.copyrightHint": "Vazio: o ano atual.",
  "control.samples.figures":
    "Estes números vieram com o site e não contam como seus; a página inicial os marca como exemplos: {list}. Altere, apague ou confirme.",
  "control.samples.reviews":
    "{count, plural, one {# avaliação faz} many {# de avaliações fazem} other {# avaliações fazem}} parte dos dados de exemplo, e os visitantes leem isso. Exclua ou confirme.",
  "control.samples.confirm": "São dados nossos",
  "control.settings.privacy": "Privacidade e fuso horário",
  "control.settings.privacyText":
    "O que os visitantes veem de um destinatário e quando começa o dia.",
  "control.settings.metaHint":
    "Para os mecanismos de busca, em todas as páginas exceto as de conteúdo, que trazem a sua.",
  "control.settings.chatHint":
    "Este código é executado no navegador de cada visitante das páginas públicas. Cada mudança põe um aviso para você na caixa de saída. Ele pode fazer neste site tudo o que você pode: use apenas o código de um fornecedor em quem você confia totalmente.",
  "control.settings.percentHint": "Porcentagem, de 0 a 100.",
  "control.settings.journalHint":
    "Por quanto tempo fica registrado quem alterou o quê e quando, de 30 a 3650 dias.",
  "control.settings.zoneHint":
    "Aqui o dia termina à meia-noite: decide que encomendas vencem ou estão atrasadas, e define as horas do histórico e as datas das faturas.",
  "control.settings.mailWay": "Como os e-mails são enviados",
  "control.settings.mailWayText":
    "É o ambiente do servidor que decide: MAIL_DRIVER e MAIL_FROM.",
  "control.settings.driver": "Modo de envio",
  "control.settings.sender": "Remetente",
  "control.settings.noSender":
    "Nenhum ainda. Informe primeiro um e-mail de contato.",
  "control.mailSetup.missing":
    "Nenhum servidor de e-mail está configurado. Nada é enviado.",
  "control.mailSetup.link": "Como configurar o e-mail",
  "control.mailSetup.title": "Configurar o e-mail",
  "control.mailSetup.text":
    "Até lá, cada e-mail fica na caixa de saída: os seus, os PINs para uma nova senha, os avisos e as mensagens dos visitantes. O que foi guardado não sai sozinho depois; você poderá então enviá-lo pela caixa de saída.",
  "control.mailSetup.variables":
    "No servidor, acrescente um destes grupos de linhas ao arquivo .env do site, com os seus próprios valores.",
  "control.mailSetup.smtp": "Com um servidor de e-mail (SMTP)",
  "control.mailSetup.api": "Com um provedor de e-mail (HTTPS)",
  "control.mailSetup.restart": "Reinicie o site.",
  "control.mailSetup.check":
    "Envie um e-mail de teste para você. O comando é executado no servidor e diz o que falta.",
  "control.settings.previews": "A aparência de cada modelo",
  "control.settings.used": "Em uso",
  "driver.log": "Os e-mails ficam na caixa de saída e não são enviados.",
  "driver.smtp": "Os e-mails são enviados por um servidor de e-mail.",
  "driver.api": "Os e-mails são enviados por um provedor de e-mail.",
  "template.plain": "plain: só texto",
  "template.html1": "html1: cartão simples",
  "template.html2": "html2: faixa com o nome da empresa",
  "template.html3": "html3: tabela e botão",
  "template.html4": "html4: compacto",
  "privacy.full": "Dados completos",
  "privacy.fullText": "Quem tem o código de rastreio ou o link dele vê tudo.",
  "privacy.masked": "Dados ocultos",
  "privacy.maskedRecommended": "Dados ocultos (recomendado)",
  "privacy.maskedText":
    "Nome, e-mail, telefone, rua e foto aparecem só para visitantes que conhecem o e-mail ou o telefone do destinatário.",
  "control.settings.maskedHint":
    "Dados ocultos: só quem conhece o e-mail ou o telefone do destinatário vê o nome, o e-mail, o telefone, a rua e a foto da encomenda.",
  "control.erase.title": "Apagar uma pessoa",
  "control.erase.lead":
    "Remove uma pessoa de tudo o que está armazenado, por exemplo a pedido dela.",
  "control.erase.rules":
    "As encomendas perdem nome, e-mail, telefone e local da pessoa. As mensagens vindas de um endereço de e-mail e os e-mails enviados a ele são excluídos; faturas e outros textos perdem apenas o endereço ou o número. Não é possível desfazer.",
  "control.erase.phoneHint":
    "Com o código de área. É encontrado em qualquer forma de escrita.",
  "control.erase.codesHint":
    "Para uma pessoa conhecida só pelo nome: apaga destinatário e remetente destas encomendas, também do histórico e das importações. No máximo {max, number}.",
  "control.erase.look": "Mostrar o que seria apagado",
  "control.erase.found": "Isto seria apagado, e nada mais. Nada mudou ainda.",
  "control.erase.soFar": "Contado até agora. Pode haver mais.",
  "control.erase.goOn": "Continuar a contagem",
  "control.erase.nothing":
    "Nada do que está armazenado contém esta pessoa. Confira a grafia.",
  "control.erase.ticks": "Encomendas desta pessoa",
  "control.erase.ticksHint":
    "Desmarque as encomendas de outras pessoas. Então só são apagados destinatário e remetente das encomendas marcadas, e você vê antes os novos números.",
  "control.erase.first":
    "Só as primeiras {count, number} encomendas aparecem na lista.",
  "control.erase.others": "Outros registros",
  "control.erase.button": "Apagar pessoa",
  "control.erase.running": "A remoção está em andamento.",
  "control.erase.done": "A remoção foi concluída.",
  "control.erase.failed": "A remoção falhou. Inicie-a novamente.",
  "control.erase.disk":
    "Até que o servidor seja parado e “deno task compact” reescreva o arquivo do banco de dados, o que foi apagado ainda pode ser lido no espaço livre dele.",
  "control.erase.copies": "Cópias anteriores",
  "control.erase.copiesText":
    "Estas cópias do banco de dados ainda podem conter dados da pessoa. Exclua-as ou deixe que o backup noturno as remova depois de trinta dias. O mesmo vale para cópias guardadas em outros lugares.",
  "control.erase.noCopies":
    "Não há cópias ao lado do banco de dados. Cópias guardadas em outros lugares ainda podem conter dados da pessoa.",
  "control.erase.copyAge":
    "{days, plural, one {# dia atrás} many {# de dias atrás} other {# dias atrás}}",
  "control.erase.replica":
    "Uma réplica do banco de dados guarda estados anteriores. Depois que “deno task compact” reescrever o arquivo do banco de dados, o que foi apagado desaparece dela assim que algo tiver sido salvo em mais {days, plural, one {# dia} many {# de dias} other {# dias}}.",
  "choice.none": "Nenhuma",
  "choice.timeZone": "Escolher um fuso horário",
  "icon.people": "Pessoas",
  "icon.copyright": "Direitos autorais",
  "icon.pages": "Páginas",
  "icon.folder": "Pasta",
  "image.hero1": "Carta náutica",
  "image.hero-mixed": "Navio e avião",
  "image.hero-air": "Avião",
  "image.hero-sea": "Navio",
  "image.hero-road": "Caminhão",
  "image.hero-warehouse": "Armazém",
  "overlay.overlay1": "Sobreposição escura atrás do texto",
  "overlay.overlay2": "Sobreposição escura uniforme",
  "overlay.overlay3": "Sobreposição escura vinda de cima",
  "control.invoices.title": "Faturas",
  "control.invoices.add": "Nova fatura",
  "control.invoices.empty": "Ainda não há faturas",
  "control.invoices.emptyText":
    "A primeira fatura que você emitir aparecerá aqui.",
  "control.invoices.createLead":
    "Uma fatura emitida mantém seu número para sempre: não pode ser alterada nem excluída.",
  "control.invoices.hint":
    "A que se refere a fatura. Um código de rastreio traz o destinatário, o peso e o valor declarado da encomenda.",
  "control.invoices.issue": "Emitir fatura",
  "control.imports.title": "Importações",
  "control.imports.empty": "Nenhuma importação ainda",
  "control.imports.emptyText": "Os arquivos enviados ficam aqui por 7 dias.",
  "control.imports.lead":
    "Crie e altere muitas encomendas com uma tabela: envie uma pasta de trabalho do Excel ou um arquivo CSV. Nada muda antes de você ver o que mudaria.",
  "control.imports.template": "Modelo em CSV",
  "control.imports.upload": "Enviar e verificar",
  "control.imports.fileHint":
    "Pasta de trabalho do Excel (.xlsx, primeira planilha) ou CSV, no máximo 10 MB e 20.000 linhas. A primeira linha dá nome às colunas.",
  "control.imports.guess": "Dá para ler estas linhas?",
  "control.imports.guessText":
    "O arquivo não informa como suas letras estão codificadas. Escolha a codificação em que nomes e lugares ficam corretos.",
  "control.imports.useEncoding": "Usar esta codificação",
  "control.imports.dates": "Qual número é o dia?",
  "control.imports.datesText":
    "Algumas datas têm barras, e nenhuma mostra se o dia ou o mês vem primeiro.",
  "control.imports.dmy": "Dia primeiro, como em 31/12/2026",
  "control.imports.mdy": "Mês primeiro, como em 12/31/2026",
  "control.imports.statusesText":
    "Escolha o que cada uma significa, neste arquivo e nos próximos. As palavras ficam como no arquivo. As que ficarem em branco vão para “Outra situação”.",
  "control.imports.statusRows":
    "{count, plural, one {# linha} many {# linhas} other {# linhas}}",
  "control.imports.reading": "Como o arquivo é lido",
  "control.imports.readAgain": "Verificar de novo",
  "control.imports.notTaken": "Não usar",
  "control.imports.leftOut": "Colunas não usadas",
  "control.imports.manyColumns":
    "O arquivo tem mais colunas do que é possível usar: só contam as primeiras {max, number}.",
  "control.imports.rows": "Linhas",
  "control.imports.new": "Novas",
  "control.imports.changed": "Alteradas",
  "control.imports.unchanged": "Sem alteração",
  "control.imports.wrong": "Incorretas",
  "control.imports.further": "Outras linhas de um pedido",
  "control.imports.firstShown": "São mostradas as primeiras {count, number}.",
  "control.imports.unmatched":
    "{count, plural, one {# linha nova não indica} many {# de linhas novas não indicam} other {# linhas novas não indicam}} nenhuma encomenda. Importar o arquivo outra vez criaria de novo as que não têm referência.",
  "control.imports.nothing":
    "Nenhuma linha é nova ou foi alterada, portanto não há nada a importar.",
  "control.imports.canCreate":
    "{count, plural, one {# encomenda pode ser criada} many {# encomendas podem ser criadas} other {# encomendas podem ser criadas}}",
  "control.imports.canChange":
    "{count, plural, one {# encomenda pode ser alterada} many {# encomendas podem ser alteradas} other {# encomendas podem ser alteradas}}",
  "control.imports.areWrong":
    "{count, plural, one {# linha está incorreta} many {# linhas estão incorretas} other {# linhas estão incorretas}}",
  "control.imports.areFurther":
    "{count, plural, one {# linha continua um pedido} many {# linhas continuam um pedido} other {# linhas continuam um pedido}}",
  "control.imports.found": "{parts}.",
  "control.imports.notYet": "Nada foi alterado ainda.",
  "control.imports.apply": "Importar {count, number}",
  "control.imports.applySkipping":
    "Importar {count, number}, ignorar {wrong, number}",
  "control.imports.mended": "Enviar arquivo corrigido",
  "control.imports.goOn": "Continuar a importação",
  "control.imports.appliedUntil":
    "Importadas até então: {created, number} encomendas novas e {changed, number} alteradas.",
  "control.imports.undoText":
    "Possível até {moment}. Encomendas alteradas desde então ficam como estão.",
  "control.imports.undoCreated":
    "{count, plural, one {# encomenda criada por esta importação será apagada definitivamente.} many {# encomendas criadas por esta importação serão apagadas definitivamente.} other {# encomendas criadas por esta importação serão apagadas definitivamente.}}",
  "control.imports.undoChanged":
    "{count, plural, one {# encomenda volta a ter os valores anteriores.} many {# encomendas voltam a ter os valores anteriores.} other {# encomendas voltam a ter os valores anteriores.}}",
  "control.imports.wrongCsv": "Arquivo com problemas em CSV",
  "control.imports.value": "Valor no arquivo",
  "control.imports.jobLink": "Andamento e problemas",
  "control.imports.deleteText": "Nenhuma encomenda será alterada.",
  "separator.comma": "Vírgula",
  "separator.semicolon": "Ponto e vírgula",
  "separator.tab": "Tabulação",
  "separator.pipe": "Barra vertical",
  "encoding.utf-8": "Unicode (UTF-8)",
  "encoding.utf-16le": "Unicode (UTF-16)",
  "encoding.utf-16be": "Unicode (UTF-16, big-endian)",
  "encoding.windows-1252": "Europeu ocidental (Windows)",
  "encoding.windows-1250": "Europeu central (Windows)",
  "encoding.windows-1251": "Cirílico (Windows)",
  "encoding.windows-1254": "Turco (Windows)",
  "encoding.windows-1256": "Árabe (Windows)",
  "encoding.windows-1258": "Vietnamita (Windows)",
  "encoding.macintosh": "Europeu ocidental (Mac)",
  "encoding.gb18030": "Chinês simplificado (GB18030)",
  "encoding.big5": "Chinês tradicional (Big5)",
  "encoding.shift_jis": "Japonês (Shift JIS)",
  "encoding.euc-kr": "Coreano (EUC-KR)",
  "importStatus.checking": "Verificando",
  "importStatus.checked": "Verificado",
  "importStatus.failed": "Ilegível",
  "importStatus.applying": "Importando",
  "importStatus.applied": "Importado",
  "importStatus.undoing": "Desfazendo",
  "importStatus.undone": "Desfeito",
  "importStatus.stopped": "Interrompido",
  "importStatus.erased": "Arquivo removido: dados nele foram apagados",
  "importStatus.encoding": "Qual codificação?",
  "control.parcels.title": "Encomendas",
  "control.parcels.export": "Exportar",
  "control.parcels.import": "Importar",
  "control.parcels.add": "Nova encomenda",
  "control.parcels.empty": "Ainda não há encomendas",
  "control.parcels.emptyText":
    "A primeira encomenda que você criar aparecerá aqui.",
  "control.parcels.createLead":
    "Três campos bastam para começar. O resto pode vir depois.",
  "control.parcels.save": "Salvar",
  "control.parcels.saveNext": "Salvar e próxima",
  "control.parcels.copy": "Copiar como nova",
  "control.parcels.more": "Remetente e conteúdo",
  "control.parcels.codeHint":
    "De 4 a 40 letras, números e hifens. O código já preenchido não pode ser adivinhado.",
  "control.parcels.codeGenerate": "Gerar um código",
  "control.parcels.codeWarning":
    "Este código é fácil de adivinhar. Quem o adivinhar vê a encomenda e o destinatário.",
  "control.parcels.post": "Publicar atualização",
  "control.parcels.update": "Atualizar encomenda",
  "control.parcels.history": "Atualizar histórico",
  "control.parcels.map": "Atualizar mapa",
  "control.parcels.image": "Atualizar imagem",
  "control.parcels.public": "Link público de rastreio",
  "control.parcels.copyLink": "Copiar link",
  "control.parcels.details": "Todos os campos",
  "control.parcels.newest": "Histórico recente",
  "control.parcels.alike":
    "Nenhuma encomenda tem exatamente este código. Estas têm códigos parecidos; compare-as antes de continuar.",
  "control.parcels.noImage": "Ainda não há foto",
  "control.parcels.delete": "Excluir encomenda",
  "control.parcels.presentImage": "Foto atual da encomenda",
  "control.parcels.keep": "Deixe em branco para manter o que está.",
  "control.parcels.postMore": "Horário, ícone, cor, mapa",
  "control.parcels.postBefore":
    "Um evento anterior a {moment} entra no histórico e deixa o status como está.",
  "control.parcels.postOlder":
    "Uma atualização mais recente definiu o status, que fica como está.",
  "control.bulk.title": "Atualizar várias encomendas",
  "control.bulk.lead":
    "Cada encomenda recebe o mesmo evento no histórico e, com ele, a mesma situação e o mesmo local.",
  "control.bulk.codesHint":
    "Leia com o scanner ou cole códigos, uma coluna de planilha ou links de rastreio. No máximo {max, number}.",
  "control.bulk.check": "Conferir códigos",
  "control.bulk.found":
    "{count, plural, one {# encomenda encontrada} many {# de encomendas encontradas} other {# encomendas encontradas}}",
  "control.bulk.several": "Ambíguos: {count, number}",
  "control.bulk.unknown": "Desconhecidos: {count, number}",
  "control.bulk.doubled": "Repetidos: {count, number}",
  "control.bulk.start": "Iniciar atualização",
  "control.bulk.again": "Repetir para as que falharam",
  "control.bulk.selection": "Todas as encomendas em “{selection}”",
  "control.ticked.title": "Encomendas selecionadas",
  "control.ticked.page": "Selecionar todas nesta página",
  "control.ticked.count": "Selecionadas: {count}",
  "control.ticked.clear": "Limpar",
  "control.ticked.all":
    "{count, plural, one {Tudo neste filtro: # encomenda} many {Tudo neste filtro: # de encomendas} other {Tudo neste filtro: # encomendas}}",
  "control.ticked.allFound": "Todas as encomendas deste filtro",
  "control.ticked.trash": "Mover para a lixeira",
  "control.ticked.failed":
    "{count, plural, one {# encomenda ficou de fora} many {# de encomendas ficaram de fora} other {# encomendas ficaram de fora}}",
  "control.parcels.parcel": "Encomenda",
  "control.parcels.recipient": "Destinatário",
  "control.parcels.sender": "Remetente",
  "control.parcels.delivery": "Entrega",
  "control.parcels.filters": "Filtros",
  "control.parcels.all": "Todas",
  "control.parcels.late": "Em atraso",
  "control.parcels.dueToday": "Previstas para hoje",
  "control.parcels.due": "Previstas para {day}",
  "control.parcels.stalled":
    "{days, plural, one {Sem novidades há # dia} many {Sem novidades há # de dias} other {Sem novidades há # dias}}",
  "control.parcels.stageOther": "Outra situação",
  "control.parcels.stageNone": "Sem situação",
  "control.parcels.expected": "Previsão",
  "control.parcels.lastEvent": "Último evento",
  "control.parcels.noMatch": "Nenhuma encomenda corresponde a este filtro",
  "control.parcels.ofJob":
    "{count, plural, one {# encomenda desta tarefa:} many {# de encomendas desta tarefa:} other {# encomendas desta tarefa:}}",
  "control.parcels.changed":
    "{count, plural, one {# alteração.} many {# de alterações.} other {# alterações.}}",
  "control.parcels.dueFirst": "Prazo mais próximo primeiro",
  "control.parcels.dueLast": "Prazo mais distante primeiro",
  "control.parcels.waitingFirst": "Maior espera primeiro",
  "control.parcels.waitingLast": "Mais recentes primeiro",
  "control.parcels.sort": "Ordenadas por",
  "control.parcels.sortCreated": "Criação",
  "control.parcels.rows":
    "{count, plural, one {# linha} many {# de linhas} other {# linhas}}",
  "control.parcels.rowsLabel": "Linhas por página",
  "control.parcels.searchWithin": "Pesquisar em “{filter}”",
  "control.parcels.searchedIn": "Pesquisado apenas em “{filter}”.",
  "control.parcels.searchAll": "Pesquisar em todas as encomendas",
  "control.parcels.outside": "Encontrada fora deste filtro:",
  "control.activities.title": "Histórico",
  "control.activities.add": "Novo evento",
  "control.activities.empty": "Ainda não há eventos",
  "control.activities.emptyText":
    "Aqui aparece o que acontece com a encomenda, do mais recente ao mais antigo.",
  "control.activities.create": "Adicionar evento",
  "control.activities.edit": "Editar evento",
  "control.activities.timeHint": "No fuso horário do site: {zone}.",
  "control.activities.nowHint":
    "No fuso horário do site: {zone}. Deixe em branco para o momento atual.",
  "control.mapEditor.choose": "Local a marcar no mapa",
  "control.mapEditor.hint":
    "Escolha um local e clique onde ele fica. Um marcador pode ser arrastado ou, quando tem o foco, movido com as setas; Enter no mapa coloca o local escolhido no centro.",
  "control.mapEditor.hintOne":
    "Clique onde a encomenda está agora. O marcador pode ser arrastado ou, quando tem o foco, movido com as setas; Enter no mapa coloca-o no centro.",
  "choice.yes": "Sim",
  "choice.no": "Não",
  "choice.automatic": "Automático",
  "status.pending": "Pendente",
  "status.pickedUp": "Coletada",
  "status.inTransit": "Em trânsito",
  "status.customs": "Na alfândega",
  "status.onHold": "Retida",
  "status.outForDelivery": "Saiu para entrega",
  "status.readyForPickup": "Pronta para retirada",
  "status.delivered": "Entregue",
  "status.deliveryFailed": "Falha na entrega",
  "status.returned": "Devolvida",
  "status.cancelled": "Cancelada",
  "icon.radio_button_checked": "Etapa",
  "icon.pan_tool": "Pare",
  "icon.verified": "Verificado",
  "icon.check_circle": "Visto",
  "icon.radio_button_unchecked": "Etapa prevista",
  "icon.airplanemode_active": "Avião",
  "icon.moped": "Moto",
  "icon.directions_boat": "Navio",
  "icon.local_shipping": "Caminhão",
  "icon.home_work": "Armazém",
  "icon.departure_board": "Partida",

  // Printable invoice
  "invoice.title": "Fatura",
  "invoice.date": "Data de emissão",
  "invoice.issued": "Emitida",
  "invoice.issuer": "De",
  "invoice.billTo": "Faturar a",
  "invoice.details": "A que se refere esta fatura",

  // Fields: the labels of forms and of validation messages
  "field.email": "e-mail",
  "field.phone": "número de telefone",
  "field.parcel_ids": "encomendas",
  "field.password": "senha",
  "field.current_password": "senha atual",
  "field.new_password": "nova senha",
  "field.confirm_new_password": "confirmar nova senha",
  "field.password_token": "PIN",
  "field.token": "token de configuração",
  "field.invitation": "código do convite",
  "field.role": "função",
  "field.pending": "convidado",
  "field.active": "ativo",
  "field.id": "ID",
  "field.tracking_code": "código de rastreio",
  "field.codes": "códigos de rastreio",
  "field.reference": "referência",
  "field.recipient_name": "nome do destinatário",
  "field.proof": "e-mail ou dígitos do telefone",
  "field.recipient_email": "e-mail do destinatário",
  "field.recipient_phone_number": "telefone do destinatário",
  "field.destination": "destino",
  "field.current_location": "localização atual",
  "field.status": "situação",
  "field.weight": "peso",
  "field.pieces": "número de volumes",
  "field.shipped_via": "meio de transporte",
  "field.sender_name": "nome do remetente",
  "field.sender_email": "e-mail do remetente",
  "field.pickup_location": "local de coleta",
  "field.parcel_content": "conteúdo da encomenda",
  "field.declared_value": "valor declarado",
  "field.min_expected_delivery_date": "primeira data prevista de entrega",
  "field.max_expected_delivery_date": "última data prevista de entrega",
  "field.show_map": "mostrar mapa",
  "field.map_zoom": "zoom do mapa",
  "field.map_current_latitude": "latitude atual",
  "field.map_current_longitude": "longitude atual",
  "field.map_pickup_latitude": "latitude da coleta",
  "field.map_pickup_longitude": "longitude da coleta",
  "field.map_destination_latitude": "latitude do destino",
  "field.map_destination_longitude": "longitude do destino",
  "field.parcel_id": "ID da encomenda",
  "field.title": "título",
  "field.description": "descrição",
  "field.icon": "ícone",
  "field.color": "cor",
  "field.text": "texto",
  "field.stage": "etapa",
  "field.hidden": "oculto",
  "field.occurred_at": "data e hora do evento",
  "field.subject": "assunto",
  "field.body": "texto da mensagem",
  "field.message": "mensagem",
  "field.name": "nome",
  "field.to": "destinatário",
  "field.from": "remetente",
  "field.website": "site",
  "field.contact_email": "e-mail de contato",
  "field.contact_phone": "telefone de contato",
  "field.contact_phone_alt": "telefone alternativo",
  "field.contact_twitter": "X (Twitter)",
  "field.contact_telegram": "Telegram",
  "field.contact_instagram": "Instagram",
  "field.contact_address": "endereço de contato",
  "field.mail_template": "modelo de e-mail",
  "field.meta_description": "metadescrição",
  "field.chat_code": "código de chat",
  "field.company_name": "nome da empresa",
  "field.founded_year": "ano de fundação",
  "field.container_count": "número de contêineres",
  "field.gauge_warehousing": "indicador de armazenagem",
  "field.gauge_ocean": "indicador de frete marítimo",
  "field.gauge_air": "indicador de frete aéreo",
  "field.copyright_year": "ano dos direitos autorais",
  "field.sample_figures": "números de exemplo",
  "field.tracking_privacy": "privacidade do rastreio",
  "field.journal_days": "dias de retenção do registro de atividades",
  "field.time_zone": "fuso horário",
  "field.content": "conteúdo",
  "field.overlay": "sobreposição",
  "field.image": "imagem",
  "field.hero": "imagem de capa",
  "field.sub_title": "subtítulo",
  "field.in_footer": "link no rodapé",
  "field.search": "busca",
  "field.page": "página",
  "field.per_page": "itens por página",
  "field.order": "ordem",
  "field.cursor": "cursor",
  "field.review": "avaliação",
  "field.rating": "nota",
  "field.sample": "exemplo",
  "field.version": "versão",
  "field.created_at": "criado em",
  "field.updated_at": "última alteração",
  "field.ended_at": "terminado em",
  "field.file": "arquivo",
  "field.columns": "colunas",
  "field.statuses": "situações",
  "field.dates": "ordem das datas",
  "field.encoding": "codificação",
  "field.separator": "separador",
  "field.head_row": "linha dos cabeçalhos",
  "field.skip_wrong": "ignorar linhas incorretas",
  "field.without_entry": "corrigir sem adicionar um evento ao histórico",
  "field.product": "produto",

  // Labels of forms
  "label.password": "Senha",
  "label.tracking_code": "Código de rastreio",
  "track.placeholder": "Informe seu código de rastreio",
  "track.description":
    "Digite um código de rastreio da {company} para ver onde está a sua encomenda, quando ela chega e cada etapa do caminho.",
  "resolution.title": "Resolução da tela",
  "resolution.text":
    "Se uma página não aparece bem no seu dispositivo, estes valores nos ajudam a descobrir o motivo. Copie-os e envie-os para nós.",
  "resolution.width": "Largura da janela",
  "resolution.height": "Altura da janela",
  "resolution.agent": "Agente do usuário",
  "resolution.script": "Ative o JavaScript para ver o tamanho da janela.",
  "resolution.copy": "Copiar",
  "converting.title": "Estamos atualizando este site",
  "converting.text":
    "Ele voltará em alguns minutos. Esta página se recarrega sozinha.",
  "offline.title": "Você está offline",
  "offline.text":
    "Esta página precisa de uma conexão com a internet. Verifique a sua e tente de novo.",
  "offline.again": "Tentar de novo",

  // Forms
  "form.offers": "Sugestões",
  "form.didYouMean": "Quis dizer {text}?",
  "form.keepStatus": "Manter como está; significa:",
  "form.optional": "{label} (opcional)",
  "form.cancel": "Cancelar",
  "form.uploading": "Enviando o arquivo",
  "form.noAnswer":
    "A conexão com este site falhou, e não se sabe se algo foi salvo. O que você digitou continua aqui: verifique se você está online e envie novamente.",
  "form.save": "Salvar alterações",
  "form.imageHint": "JPG ou PNG, no máximo 5 MB.",
  "form.conflictText":
    "{known, select, yes {{by}} other {Outra pessoa}} alterou este registro. Compare-o com o que você digitou; salvar novamente o substitui.",
  "form.conflict": "Abrir a versão atual em uma nova guia",
  "form.repeatedText":
    "Este formulário já foi enviado antes, e o que foi enviado está salvo. Envie-o novamente para salvar isto também.",
  "form.unsent":
    "Nada foi enviado ainda. Confira o formulário e depois pressione “{button}”.",
  "form.mergeConflict":
    "{who, select, person {{by}} import {A importação “{by}”} bulk {A atualização em massa “{by}”} other {Outra alteração}} mudou o campo “{label}” nesse meio-tempo. Escolha qual valor fica.",
  "form.keepTheirs": "Manter o outro valor",
  "form.useOwn": "Usar o que digitei",
  "form.meanwhile":
    "{who, select, person {Nesse meio-tempo {by} alterou:} import {Nesse meio-tempo a importação “{by}” alterou:} bulk {Nesse meio-tempo a atualização em massa “{by}” alterou:} other {Outra alteração nesse meio-tempo:}} {fields}.",

  // Validation (422)
  "invalid.required": "O campo “{label}” é obrigatório.",
  "invalid.email": "O campo “{label}” deve ser um endereço de e-mail válido.",
  "invalid.phone":
    "O campo {label} deve ter de 7 a 15 dígitos, com o código de área.",
  "invalid.max":
    "O campo “{label}” não pode ter mais de {max, number} caracteres.",
  "invalid.min":
    "O campo “{label}” deve ter pelo menos {min, number} caracteres.",
  "invalid.maxItems":
    "O campo “{label}” não pode ter mais de {max, number} itens.",
  "invalid.noTicks": "Selecione pelo menos uma encomenda.",
  "invalid.unknownCodes": "Não encontrados: {codes}",
  "invalid.tooManyMatches":
    "{known, select, yes {Encontradas: {count, number}.} other {Encontradas: mais de {max, number}.}} Uma atualização aceita no máximo {max, number} encomendas.",
  "invalid.codeCharacters":
    "O campo “{label}” só pode conter letras de A a Z, algarismos e hifens, e não apenas hifens.",
  "invalid.number": "O campo “{label}” deve ser um número.",
  "invalid.integer": "O campo “{label}” deve ser um número inteiro.",
  "invalid.between": "O campo “{label}” deve estar entre {min} e {max}.",
  "invalid.pageReach":
    "O campo “{label}” deve estar entre 1 e {max}; as páginas seguintes são obtidas por next_page_url.",
  "invalid.selected": "O valor selecionado em “{label}” é inválido.",
  "invalid.characters":
    "O campo “{label}” contém um caractere de controle ou outro que não pode ser exibido. Remova-o.",
  "invalid.oneLine": "O campo “{label}” deve ocupar uma única linha.",
  "invalid.noParcel":
    "Nenhuma encomenda tem este código. Compare-o com o da encomenda ou envie o formulário novamente para emitir a fatura mesmo assim: depois ela não pode ser alterada.",
  "invalid.severalParcels": "{code} pode ser {codes}. Informe o código exato.",
  "invalid.rawLine": "A linha {line} aparecerá como foi digitada: {text}",
  "invalid.invitation":
    "Este convite não é válido: o código está errado, já foi usado ou expirou. Peça um novo link.",
  "invalid.taken": "O valor do campo “{label}” já está em uso.",
  "invalid.statusesFull":
    "Já existem {max, number} situações. Exclua uma primeiro.",
  "invalid.unknownStatus":
    "“{status}” é uma situação nova. Diga o que significa.",
  "invalid.suggestedDeleted":
    "Uma situação sugerida pode ser ocultada, mas não excluída.",
  "invalid.suggestedStage":
    "A etapa de uma situação sugerida não pode ser alterada.",
  "invalid.codeInTrash": "Este código pertence a uma encomenda na lixeira.",
  "invalid.reserved":
    "O valor do campo “{label}” é uma palavra reservada. Escolha outro.",
  "invalid.unknown": "O campo “{label}” não é permitido.",
  "invalid.noFilter": "Informe um ou dois filtros.",
  "invalid.text": "O campo “{label}” deve ser um texto.",
  "invalid.date": "O campo “{label}” deve ser uma data válida.",
  "invalid.timeZone":
    "O campo “{label}” precisa de um fuso horário: termine com Z ou com uma diferença como +01:00.",
  "invalid.notBefore":
    "O campo “{label}” não pode ser anterior ao campo “{other}”.",
  "invalid.ahead":
    "O campo “{label}” não pode estar mais de 24 horas no futuro.",
  "invalid.together":
    "Os campos “{label}” e “{other}” andam juntos: preencha ambos ou nenhum.",
  "invalid.noUpdate": "Informe uma situação ou um local.",
  "invalid.common": "O valor do campo “{label}” é comum demais. Escolha outro.",
  "invalid.personal":
    "O campo “{label}” não pode conter seu endereço de e-mail nem o nome da empresa.",
  "invalid.confirmed": "A confirmação do campo “{label}” não corresponde.",
  "invalid.wrong": "O valor do campo “{label}” está incorreto.",
  "invalid.unchanged":
    "O valor do campo “{label}” deve ser diferente do anterior.",
  "invalid.memberName":
    "Escolha um nome sem @ que nenhum outro membro da equipe tenha.",
  "invalid.eraseMember":
    "Este é o endereço de um membro da equipe. Remova primeiro esse membro.",
  "invalid.eraseContact":
    "Este é o e-mail de contato do próprio site. Informe primeiro outro nas configurações.",
  "invalid.eraseContactPhone":
    "Este é o telefone do próprio site. Informe primeiro outro nas configurações.",
  "invalid.eraseBy":
    "Informe uma das três opções: e-mail, telefone ou códigos de rastreio.",
  "invalid.imageType":
    "O campo “{label}” deve ser um arquivo do tipo jpg, jpeg ou png.",
  "invalid.imagePixels":
    "O arquivo do campo “{label}” não pode ter mais de {max} megapixels.",
  "invalid.imageDamaged":
    "Não foi possível ler o arquivo do campo “{label}”. Ele pode estar danificado.",
  "invalid.oneFile": "O campo “{label}” aceita apenas um arquivo.",
  "invalid.noRoom":
    "Não há espaço para mais arquivos. Exclua alguns que não sejam mais necessários.",
  "invalid.halves": "O campo “{label}” deve ser múltiplo de 0,5.",
  "invalid.object": "A solicitação deve ser um objeto JSON.",
  "import.noText":
    "Este arquivo não é uma tabela de texto simples ou usa outra codificação. Salve-o como pasta de trabalho do Excel (.xlsx) ou CSV.",
  "import.bookDamaged":
    "Esta pasta de trabalho está danificada. Abra-a na sua planilha e salve-a novamente como pasta de trabalho do Excel (.xlsx) ou CSV.",
  "import.bookLocked":
    "Este arquivo está protegido por senha. Remova a senha na sua planilha ou salve a tabela como CSV.",
  "import.bookTooLarge":
    "Esta pasta de trabalho tem mais de {max, number} MB de conteúdo. Exclua o que não é necessário ou divida-a em vários arquivos.",
  "import.bookTooSlow":
    "A leitura desta pasta de trabalho leva mais de {max, number} segundos. Exclua o que não é necessário ou salve a tabela como CSV.",
  "import.otherFormat":
    "Arquivos no formato {format} não podem ser lidos. Salve a tabela como pasta de trabalho do Excel (.xlsx) ou CSV.",
  "import.noColumn":
    "Nenhuma coluna deste arquivo é conhecida. A primeira linha deve dar nome às colunas.",
  "import.quote":
    "Uma aspa na linha {line, number} não foi fechada ou está no lugar errado.",
  "import.tooManyRows":
    "O arquivo tem mais de {max, number} linhas. Divida-o em vários arquivos.",
  "import.tooManyColumns":
    "O arquivo tem mais de {max, number} colunas. Exclua as que não são necessárias.",
  "import.tooManyLines":
    "O arquivo tem conteúdo abaixo da linha {max, number}. Exclua as linhas vazias.",
  "import.longRow":
    "O registro que começa na linha {line, number} é longo demais. Talvez falte uma aspa.",
  "import.shortYear": "O campo “{label}” precisa de um ano com quatro dígitos.",
  "import.shortened":
    "Uma planilha abreviou o campo “{label}”. Formate a coluna como texto, digite o número inteiro e salve o arquivo novamente.",
  "import.noSuchDay": "O campo “{label}” indica um dia que não existe.",
  "import.otherCalendar":
    "O campo “{label}” parece uma data {calendar, select, persian {do calendário persa} islamic {do calendário islâmico (Hégira)} buddhist {do calendário budista} roc {do calendário Minguo} japanese {do calendário japonês} other {do calendário hebraico}}. Escreva-a como data do calendário gregoriano, por exemplo 2026-11-28.",
  "import.dateOrder":
    "No campo “{label}” não está claro qual é o dia e qual é o mês.",
  "import.unreadable":
    "Esta linha contém um caractere que não pode ser lido. Digite-o novamente no seu programa e salve o arquivo outra vez.",
  "import.totals":
    "Esta linha parece uma linha de totais. Se for uma encomenda, acrescente o destinatário e o destino.",
  "import.moreCells":
    "Esta linha tem mais células do que o arquivo tem colunas.",
  "import.double": "Mesma encomenda da linha {row, number}.",
  "import.sameCode": "Mesmo código de rastreio da linha {row, number}.",
  "import.sameReference": "Mesma referência da linha {row, number}.",
  "import.asTyped": "{problem}: {value}.",
  "import.referenceTwice":
    "Várias encomendas têm esta referência. Acrescente o código de rastreio.",
  "import.notUnknown":
    "“{status}” não está entre as situações desconhecidas desta importação.",
  "import.hasWrong":
    "{count, plural, one {# linha está incorreta} many {# de linhas estão incorretas} other {# linhas estão incorretas}}. Corrija o arquivo ou escolha ignorar as linhas incorretas.",
  "import.tooLate": "Uma importação pode ser desfeita em até 24 horas.",
  "import.notNow":
    "Esta importação avançou nesse meio-tempo. Recarregue a página para ver a situação.",
  "import.gone": "A encomenda não existe mais.",
  "import.changedSince":
    "A encomenda foi alterada depois da importação e fica como está.",
  "import.erased":
    "O arquivo foi removido porque continha dados apagados. Envie-o de novo.",
  "bulk.tooLate": "Uma atualização pode ser desfeita em até 24 horas.",
  "bulk.notNow":
    "Esta atualização ainda está em andamento, não alterou nada ou já foi desfeita. Recarregue a página para ver a situação.",
  "bulk.changedSince":
    "A encomenda foi alterada depois da atualização e fica como está.",

  // Errors of the other codes
  "error.malformed": "O corpo da solicitação não é um JSON válido.",
  "error.signInNeeded": "Entre para continuar.",
  "error.credentials": "E-mail ou senha inválidos.",
  "error.deactivated":
    "Esta conta está desativada. Peça a um proprietário deste site que a ative.",
  "error.origin": "Esta solicitação veio de outro site e foi recusada.",
  "error.https":
    "Esta chamada exige https. Use o endereço https deste site (PUBLIC_ORIGIN); o proxy que o fornece deve enviar X-Forwarded-Proto.",
  "error.adminExists": "Já existe um administrador.",
  "error.setupToken":
    "O token de configuração está errado ou expirou. Reinicie o servidor para obter um novo.",
  "error.parcelNotFound": "Encomenda não encontrada",
  "error.severalParcels":
    "Várias encomendas têm um código parecido com este. Informe o código exato.",
  "error.activityNotFound":
    "Este evento do histórico não existe mais. Talvez tenha sido excluído nesse meio-tempo.",
  "error.messageNotFound": "Mensagem não encontrada",
  "error.pageNotFound": "Página não encontrada",
  "error.pagesFull": "Já existem {max, number} páginas. Exclua uma primeiro.",
  "error.reviewNotFound": "Avaliação não encontrada",
  "error.statusNotFound": "Situação não encontrada",
  "error.pathNotFound": "Caminho não encontrado",
  "error.invoiceNotFound": "Fatura não encontrada",
  "error.mailNotFound": "E-mail não encontrado",
  "error.mailUnderWay": "Este e-mail já está na fila ou sendo enviado.",
  "error.mailInterrupted":
    "O servidor parou enquanto este e-mail era enviado. Ele pode ter sido enviado.",
  "error.mailLeftBehind":
    "O servidor parou antes de entregar este e-mail. Ele não foi enviado.",
  "error.mailNotComposed": "Não foi possível compor o e-mail.",
  "error.mailNoSender":
    "Não há endereço de remetente: defina MAIL_FROM ou o e-mail de contato.",
  "error.mailNoMatter": "Aquilo de que tratava este e-mail não existe mais.",
  "error.jobNotFound": "Tarefa não encontrada",
  "error.importNotFound": "Importação não encontrada",
  "error.jobEnded": "Esta tarefa já terminou.",
  "error.jobGoesOn": "Esta tarefa não pode ser cancelada.",
  "error.stepFailed":
    "Não foi possível fazer isso; os detalhes estão no log com o código {id}.",
  "error.itemTooLarge": "É grande demais para uma única etapa.",
  "error.notErased":
    "Não foi possível apagar tudo; “{place}” ainda contém dados da pessoa.",
  "error.mailRefused": "O servidor de e-mail recusou a mensagem: {reason}",
  "error.mailSignIn":
    "O servidor de e-mail não aceitou o usuário ou a senha: {reason}",
  "error.mailUnencrypted":
    "O servidor de e-mail não oferece criptografia (STARTTLS), sem a qual nada é enviado: {reason}",
  "error.mailFailed": "Não foi possível enviar o e-mail: {reason}",
  "error.mailTimeout":
    "O servidor de e-mail não respondeu a tempo. O e-mail não foi enviado.",
  "error.mailUnknown":
    "A conexão com o servidor de e-mail caiu durante a entrega. O e-mail pode ter sido enviado.",
  "error.mailNotSetUp":
    "O e-mail não está totalmente configurado: a tarefa doctor diz o que falta.",
  "error.mailHeaders": "Um endereço ou o assunto deste e-mail não é permitido.",
  "error.memberNotFound": "Membro não encontrado",
  "error.trashNotFound": "Não encontrado na lixeira",
  "error.lastOwner":
    "Este é o último proprietário. Antes, torne proprietário outro membro ativo.",
  "error.notInvited":
    "Um novo link só existe para um membro ativo que ainda não aceitou o convite.",
  "error.method": "Este método não é permitido aqui.",
  "invalid.notTogether": "{one} e {two} não podem ser combinados.",
  "invalid.codesOrFilter": "Envie codes ou filter, não os dois.",
  "invalid.manyFilters":
    "Combine no máximo dois destes: uma etapa; em atraso, prevista ou sem novidades; uma pesquisa.",
  "invalid.fixedSort":
    "A ordem de uma pesquisa ou das encomendas de uma tarefa não pode ser alterada.",
  "invalid.closedSort":
    "Só encomendas em aberto podem ser ordenadas assim, e esta etapa não tem nenhuma.",
  "error.notAllowed":
    "Sua função não permite isso. Peça a um proprietário que altere sua função ou que faça isso por você.",
  "error.conflict":
    "{known, select, yes {{by}} other {Outra pessoa}} alterou este registro. Carregue-o novamente e repita a alteração.",
  "error.repeated":
    "A chave Idempotency-Key já foi usada com outro corpo de solicitação.",
  "error.slow": "A solicitação demorou demais para chegar.",
  "error.tooLarge": "A solicitação não pode ter mais de {max, number} KiB.",
  "error.tooManyFields":
    "A solicitação não pode ter mais de {max, number} campos.",
  "error.fileTooLarge": "O arquivo não pode ter mais de {max, number} MB.",
  "error.mediaType": "O corpo da solicitação deve ser enviado como {type}.",
  "error.encoded":
    "O corpo da solicitação não pode estar comprimido. Envie-o sem Content-Encoding.",
  "error.verification":
    "Isso não corresponde ao e-mail nem ao telefone do destinatário.",
  "error.tooMany":
    "Muitas tentativas. Tente novamente em {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.",
  "error.host": "Este host não é atendido aqui.",
  "error.badRequest": "Não foi possível entender a solicitação.",
  "error.busy": "O serviço está ocupado. Tente novamente em instantes.",
  "error.converting":
    "O site está sendo atualizado ({percent, number} %). Tente novamente em instantes.",
  "error.readOnly":
    "Não é possível salvar no momento. Tente novamente mais tarde.",
  "error.internal": "Algo deu errado. ID da solicitação: {id}",

  // Messages of success
  "message.adminCreated": "O administrador foi criado. Você já pode entrar.",
  "message.signedIn": "Você entrou.",
  "message.signedOut": "Você saiu.",
  "message.pinRequested":
    "Se esse e-mail estiver cadastrado, um PIN está a caminho.",
  "message.noMailServer":
    "Nenhum servidor de e-mail está configurado. Peça um link de redefinição a quem administra o site.",
  "message.passwordReset":
    "Sua senha foi redefinida. Agora você já pode entrar com ela.",
  "message.passwordChanged":
    "Sua senha foi alterada. A sessão foi encerrada em todos os outros dispositivos.",
  "message.sessionsEnded": "Todas as suas outras sessões foram encerradas.",
  "message.memberInvited":
    "O convite está pronto. Repasse o link: ele só é mostrado agora.",
  "message.memberInvitedMailed":
    "O convite está a caminho por e-mail. Você também pode repassar o link: ele só é mostrado agora.",
  "message.memberUpdated": "O membro foi atualizado.",
  "message.memberRemoved": "O membro foi removido.",
  "message.invitationAccepted": "Sua conta está pronta. Você já pode entrar.",
  "message.nameUpdated": "Seu nome foi alterado.",
  "message.parcelCreated": "A encomenda foi criada.",
  "message.parcelUpdated": "A encomenda foi atualizada.",
  "message.parcelDeleted": "A encomenda foi excluída.",
  "message.parcelRestored": "A encomenda foi restaurada.",
  "message.trashed": "{name} está na lixeira.",
  "message.trashedMany":
    "{count, plural, one {# encomenda está na lixeira.} many {# de encomendas estão na lixeira.} other {# encomendas estão na lixeira.}}",
  "message.restoredMany":
    "{count, plural, one {# encomenda foi restaurada.} many {# de encomendas foram restauradas.} other {# encomendas foram restauradas.}}",
  "message.trashErased": "Apagado definitivamente.",
  "message.activityCreated": "O evento foi adicionado ao histórico.",
  "message.activityUpdated": "O evento do histórico foi atualizado.",
  "message.activityDeleted":
    "O evento do histórico foi excluído. A encomenda agora mostra: {values}.",
  "message.invoiceCreated": "A fatura foi emitida.",
  "message.settingsUpdated": "As configurações foram atualizadas.",
  "message.messageReceived": "Sua mensagem foi recebida.",
  "message.messageDeleted": "A mensagem foi excluída.",
  "message.emailSent": "Seu e-mail foi enviado.",
  "message.emailKept":
    "O e-mail foi guardado. Nada é enviado: nenhum servidor de e-mail está configurado.",
  "message.mailQueued": "O e-mail será enviado novamente.",
  "message.jobCancelled": "A tarefa foi cancelada.",
  "message.bulkStarted": "A atualização começou.",
  "message.bulkUndoing": "A atualização está sendo desfeita.",
  "message.importUploaded": "O arquivo foi enviado e está sendo verificado.",
  "message.importChecking": "O arquivo está sendo verificado de novo.",
  "message.importStatuses": "As etapas foram salvas.",
  "message.importStarted": "A importação começou.",
  "message.importUndoing": "A importação está sendo desfeita.",
  "message.importDeleted": "A importação foi excluída.",
  "message.pageCreated": "A página foi criada.",
  "message.pageUpdated": "A página foi atualizada.",
  "message.pageDeleted": "A página foi excluída.",
  "message.pageRestored": "A página foi restaurada.",
  "message.reviewCreated": "A avaliação foi criada.",
  "message.reviewUpdated": "A avaliação foi atualizada.",
  "message.reviewDeleted": "A avaliação foi excluída.",
  "message.reviewsConfirmed": "As avaliações foram confirmadas como suas.",
  "message.statusCreated": "A situação foi criada.",
  "message.statusUpdated": "A situação foi atualizada.",
  "message.statusDeleted": "A situação foi excluída.",
  "message.nothingToUpdate": "Nada para atualizar.",

  // Tracking
  "tracking.heading": "Rastreie sua encomenda",
  "tracking.intro":
    "O código está no recibo e no aviso de envio. Maiúsculas, espaços e hifens não fazem diferença.",
  "tracking.code": "Código de rastreio",
  "tracking.placeholder": "Informe seu código de rastreio",
  "tracking.button": "Rastrear",
  "tracking.back": "Voltar à página inicial",
  "tracking.loading": "RASTREANDO…",
  "tracking.shipping": "Informações do envio",
  "tracking.history": "Histórico da encomenda",
  "tracking.destination": "Destino",
  "tracking.sentFrom": "Origem",
  "tracking.image": "Imagem da encomenda",
  "tracking.imageAlt": "Foto da encomenda",
  "tracking.noHistory":
    "Ainda não há registros. O primeiro evento aparecerá aqui assim que a encomenda se movimentar.",
  "tracking.zone": "Fuso horário: {zone}.",
  "tracking.earlier": "Eventos anteriores",
  "tracking.copy": "Copiar código",
  "tracking.copied": "Copiado",
  "tracking.print": "Imprimir",
  "tracking.printedAddress": "Acompanhe esta encomenda em",
  "tracking.status": "Situação",
  "tracking.announced": "Anunciada, ainda não recebida",
  "tracking.weight": "Peso",
  "tracking.currentLocation": "Localização atual",
  "tracking.deliveryDate": "Previsão de entrega",
  "tracking.delayed": "Em atraso",
  "tracking.deliveredOn": "Entregue em",
  "tracking.returnedOn": "Devolvida em",
  "tracking.cancelledOn": "Cancelada em",
  "tracking.expectedBy": "Era esperada até",
  "tracking.after.pending":
    "O remetente anunciou a encomenda. A viagem começa assim que a recebermos.",
  "tracking.after.pickedUp":
    "A encomenda está conosco. Agora ela segue para o destino.",
  "tracking.after.inTransit":
    "A encomenda está a caminho do destino. Depois, sai para entrega.",
  "tracking.after.customs":
    "A alfândega está conferindo a encomenda. Ela segue viagem assim que for liberada.",
  "tracking.after.onHold":
    "No momento, a encomenda não pode seguir viagem. Fale conosco se quiser saber o motivo.",
  "tracking.after.outForDelivery":
    "A encomenda saiu para entrega. Procure garantir que alguém possa recebê-la.",
  "tracking.after.readyForPickup":
    "A encomenda está à sua espera. Traga o código de rastreamento e um documento de identidade.",
  "tracking.after.delivered":
    "A encomenda chegou ao destino. Fale conosco se faltar algo ou se houver algum dano.",
  "tracking.after.deliveryFailed":
    "Não conseguimos entregar a encomenda. Em geral, tentamos de novo no próximo dia útil; fale conosco se outro dia ou lugar for melhor para você.",
  "tracking.after.returned":
    "A encomenda voltou ao remetente. Fale conosco se ainda precisar dela.",
  "tracking.after.cancelled":
    "Esta encomenda não será entregue. Fale conosco se você não esperava isso.",
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
  "tracking.verificationTitle": "Esta encomenda é sua?",
  "tracking.verificationText":
    "Os dados pessoais estão ocultos. Confirme que você é o destinatário para vê-los.",
  "tracking.verificationLabel":
    "E-mail do destinatário ou os 4 últimos dígitos do telefone",
  "tracking.verificationButton": "Mostrar os dados",
  "tracking.share": "Compartilhar",
  "tracking.copyLink": "Copiar link",
  "tracking.progress": "Progresso",
  "tracking.done": "concluído",
  "tracking.searched": "Você pesquisou",
  "tracking.next": "O que você pode fazer agora",
  "tracking.codeForm":
    "Um código de rastreio tem de {min, number} a {max, number} caracteres: letras de A a Z, algarismos e hifens.",
  "tracking.nextCompare":
    "Compare o código com o do recibo, caractere por caractere: é fácil confundir 0 e O, 1 e I.",
  "tracking.nextWait":
    "Um código novo pode levar algumas horas para aparecer aqui. Tente novamente mais tarde, ainda hoje.",
  "tracking.nextAsk": "Pergunte ao remetente se o código está completo.",
  "tracking.nextConnection":
    "A conexão com este site falhou. Verifique se você está online e pesquise novamente.",
  "tracking.contact": "Fale conosco",
  "tracking.map": "Mapa",
  "tracking.mapHint":
    "Arraste o mapa, mova-o com dois dedos na tela sensível ao toque ou use as teclas de seta, + e -.",
  "tracking.zoomIn": "Aumentar zoom",
  "tracking.zoomOut": "Diminuir zoom",

  // Mails
  "mail.message.subject": "Mensagem do formulário de contato: {subject}",
  "mail.message.intro":
    "Alguém escreveu à {company} pelo formulário de contato.",
  "mail.message.answer": "Responda a este e-mail para escrever a {email}.",
  "mail.message.noEmail": "O remetente não deixou endereço de e-mail.",
  "mail.message.name": "Nome",
  "mail.pin.subject": "Seu PIN para uma nova senha",
  "mail.pin.text":
    "Alguém, provavelmente você, quer definir uma nova senha para o painel de controle da {company}. Este é o seu PIN:",
  "mail.pin.once": "Vale uma única vez, por {minutes} minutos.",
  "mail.pin.ignore": "Se não foi você, ignore este e-mail. Nada mudou.",
  "mail.pin.button": "Definir nova senha",
  "mail.invitation.subject": "Convite para o painel de controle da {company}",
  "mail.invitation.text":
    "Você foi convidado a trabalhar no painel de controle da {company}. Escolha uma senha para começar.",
  "mail.invitation.button": "Aceitar o convite",
  "mail.invitation.code": "Se a página pedir um código, é este:",
  "mail.invitation.page":
    "Abra a página {path} do painel de controle e digite este código:",
  "mail.invitation.once": "O convite vale uma única vez, até {moment}.",
  "mail.invitation.ignore": "Se você não esperava este e-mail, ignore-o.",
  "mail.password.subject": "Sua senha foi alterada",
  "mail.password.text":
    "A senha do painel de controle da {company} foi alterada, e as sessões anteriores foram encerradas.",
  "mail.password.notYou":
    "Se não foi você, peça agora mesmo um PIN na página de login e defina uma nova senha.",
  "mail.chatCode.subject": "O código de chat foi alterado",
  "mail.chatCode.text":
    "O código de chat das páginas públicas da {company} foi alterado. Esse código é executado no navegador de cada visitante.",
  "mail.chatCode.notYou":
    "Se não foi você, remova-o nas configurações HTML e altere sua senha.",
  "mail.footer": "Enviado por {company}",
  "mail.sample.subject": "Sua encomenda está a caminho",
  "mail.sample.text":
    "Olá,\n\nSua encomenda saiu do nosso armazém e chegará em breve.\n\nAtenciosamente",
};

/** The words that offices use in this language. */
export const words: Words = {
  empty:
    `n/d, n. d., n/i, s/d, não disponível, não se aplica, não informado, não especificado, sem informação, sem dados,
  nenhum, nenhuma, a definir, a confirmar, nulo, vazio`,
  pieces:
    `peça, peças, pç, pçs, pc, un, und, unid, unidade, unidades, volume, volumes, vol, vols, pacote, pacotes, caixa, caixas,
  cx, cxs, palete, paletes, saco, sacos`,
  totals: "total, total geral, subtotal, soma, soma total",
  dates: "de, do, da, o, às, as, ao, h, hs, hora, horas, dia",
  streets:
    `rua avenida travessa alameda praça pça estrada rodovia largo beco ladeira viela quadra lote bloco edifício apartamento
  apto casa andar sala conjunto condomínio`,
  headings: {
    recipient: "destinatário, recebedor, consignatário",
    shipping: "entrega, envio, enviar para, destino",
    buyer: "cliente, comprador",
    billing: "cobrança, faturamento, faturação, fatura",
    sender: "remetente, expedidor, embarcador",
    pickup: "coleta, recolha, origem",
    name:
      "nome, sobrenome, apelido, nome completo, primeiro nome, último nome, contato, contacto, pessoa de contato",
    company: "empresa, razão social",
    address:
      "endereço, rua, logradouro, morada, complemento, bairro, nome da rua",
    house: "número da casa, número da porta",
    postcode: "cep, código postal",
    city: "cidade, localidade, município",
    region: "estado, uf, província, distrito",
    country: "país",
    phone: "telefone, celular, telemóvel, tel, fone, contato, contacto",
    email:
      "e-mail, mail, correio eletrônico, correio eletrónico, endereço de e-mail",
    shipment: "envio, remessa, expedição",
    order: "pedido",
    purchase: "ordem de compra",
    package: "encomenda, pacote, embrulho",
    packages: "volumes, encomendas, pacotes, caixas",
    tracking_code:
      `rastreio, rastreamento, código de rastreio, código de rastreamento, guia, tracking, rastreio dos correios,
  rastreamento dos correios`,
    barcode: "código de barras",
    reference: "referência, ref, sua referência, nossa referência",
    destination:
      "destino, local de entrega, ponto de entrega, local de destino",
    pickup_location:
      "local de coleta, local de recolha, ponto de coleta, origem, local de origem, procedência",
    current_location:
      "localização atual, localização, local atual, posição atual, última localização",
    status:
      "status, situação, estado, estado do envio, estado da entrega, status atual, último status",
    weight: "peso, peso bruto, peso total, peso real, peso taxado, peso cubado",
    pieces: "peças, número de volumes, número de peças",
    shipped_via:
      "transportadora, transportador, empresa de transporte, correios",
    method:
      `forma de envio, método de envio, meio de transporte, modalidade de envio, tipo de frete, serviço, opção de envio,
  forma de entrega, método de entrega`,
    parcel_content:
      "conteúdo, mercadoria, descrição da mercadoria, descrição do conteúdo",
    declared_value:
      "valor declarado, valor da mercadoria, valor segurado, valor aduaneiro, valor do conteúdo",
    min_expected_delivery_date:
      "entrega a partir de, entrega desde, primeira data de entrega, data mínima de entrega",
    max_expected_delivery_date:
      `data de entrega, entrega prevista, previsão de entrega, data prevista, data prevista de entrega, data estimada de
  entrega, prazo de entrega, chegada prevista, entrega até`,
    number: "número, núm, n",
    code: "código",
    count: "quantidade, quantidade de, qtd, qtde",
    of: "de, do, da, dos, das, e, para, o, em",
    unit: "quilogramas, quilos, gramas, opcional, obrigatório",
    article: "artigo, produto",
  },
};
