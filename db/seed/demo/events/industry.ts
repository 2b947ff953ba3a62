import type { DemoEvent } from '../shapes.ts'

/** Manufacturing, construction, logistics, energy, export. */
export const industry: DemoEvent[] = [
  {
    key: 'smena-na-obshchem-stanke', name: 'Смена на общем станке: экскурсия по «Четвёртому цеху»', type: 'tour', themes: ['manufacturing', 'entrepreneurship'],
    day: -47, at: '15:00', minutes: 120, city: 'Екатеринбург', where: { place: 'tekhnopark-chetverty-tsekh' },
    limit: 20, going: 19,
    info: `Технопарк занимает бывший заводской цех. Рельсы в полу остались, а вместо одного большого производства здесь работают двадцать шесть маленьких. Римма Галеева проведёт по пролётам и покажет, как устроен день, когда один токарный станок делят столяр, ювелир и мастер, который делает ручки для чемоданов.

Прогулка для тех, кто думает о своём производстве и пока не представляет, сколько места и тока ему понадобится. Спрашивайте про аренду, очередь к станку и поломки: отвечать будут сами резиденты.

Наденьте закрытую обувь и уберите длинные волосы. Халаты и очки выдадим на входе. Снимать можно везде, кроме измерительной лаборатории.`,
    programme: [
      { at: '15:00', minutes: 20, name: 'Встреча у проходной, инструктаж, халаты' },
      { at: '15:20', minutes: 50, name: 'Станочный парк: что сколько стоит и кто за что отвечает', speaker: 'rimma-galeeva' },
      { at: '16:10', minutes: 25, name: 'Угол печати: шестерня для станка, который старше мастера', speaker: 'danil-koptelov' },
      { at: '16:35', minutes: 25, name: 'Чай с резидентами и вопросы' },
    ],
    speakers: ['rimma-galeeva', 'danil-koptelov'], organizers: ['chetverty-tsekh'],
  },
  {
    key: 'selling-across-the-sea', name: 'Selling across the sea: an open day for new exporters', type: 'conference', themes: ['export', 'logistics', 'law'],
    day: 26, at: '10:00', minutes: 390, city: 'Владивосток', where: { space: 'pirs', halls: ['Палуба', 'Кают-компания'] },
    registration: { closesHoursBefore: 24 }, going: 28, mediaAccreditation: true, weight: 60,
    info: `Forty-two members of the Farvater club ship honey, timber, seafood and software to neighbouring countries. For one day they put their contracts, freight bills and worst mistakes on the table. The whole day is in English, with Russian interpretation in the main hall.

Come if you make something small and good and wonder whether anyone abroad would buy it, or if you buy abroad and are looking for careful suppliers. You do not need an export licence, only a clear idea of your product.

- three real shipments, told step by step
- a desk where a customs broker reads your papers
- an hour of short meetings between buyers and makers

Bring two samples that fit in one hand, a price per box, and a warm jacket for the walk to the pier.`,
    programme: [
      { at: '10:00', minutes: 30, name: 'Coffee and badges', hall: 'Кают-компания' },
      { at: '10:30', minutes: 60, name: 'Three shipments, three endings', speaker: 'oleg-kim', hall: 'Палуба', description: 'One arrived early, one arrived wet, one never left.' },
      { at: '11:30', minutes: 60, name: 'What a customs officer reads first', speaker: 'kseniya-dalskaya', hall: 'Палуба' },
      { at: '12:30', minutes: 60, name: 'Fish soup lunch', hall: 'Кают-компания' },
      { at: '13:30', minutes: 60, name: 'A contract both sides can read', speaker: 'kirill-bersenev', hall: 'Палуба' },
      { at: '14:30', minutes: 75, name: 'Ten-minute meetings: buyers and makers', hall: 'Палуба' },
      { at: '15:45', minutes: 45, name: 'A walk to the pier', speaker: 'oleg-kim' },
    ],
    speakers: ['oleg-kim', 'kseniya-dalskaya', 'kirill-bersenev'], hosts: ['oleg-kim'], organizers: ['farvater'], partners: ['zapyataya', 'naryk-kuni'],
    documents: [{ name: 'Notes for guests', text: 'The doors open half an hour before the first talk. The Port Club stands uphill from the marine terminal, seven minutes on foot; taxis stop at the side entrance. Please show a passport or an ID card at the desk.\n\nHeadsets for interpretation are handed out in the main hall in exchange for a document, which you get back when you return the headset. There is no charge.\n\nSamples: food must be sealed and labelled, nothing alive, nothing that needs a freezer. We give every maker half a table and one socket.\n\nMeetings last ten minutes. A bell rings at the ninth. If you need more time, the quiet room on the same floor is yours until the evening. Photos are taken all day; ask for a blue ribbon if you would rather stay out of them.' }],
  },
  {
    key: 'kontrakt-s-inostrannym-pokupatelem', name: 'Контракт с иностранным покупателем: семь пунктов, которые забывают', type: 'webinar', themes: ['export', 'law'],
    day: 3, at: '17:00', minutes: 90, city: 'Владивосток', where: { online: true },
    live: { title: 'Контракт с иностранным покупателем. Разбор с таможенным представителем', isPublic: true }, going: 31,
    info: `Ксения Дальская за одиннадцать лет прочла несколько тысяч внешнеторговых контрактов и знает, из-за какой строчки груз три недели стоит на терминале. Вместе с юристом Кириллом Берсеневым она разберёт три настоящих договора, имена сторон закрыты.

Говорим о том, что обычно пишут в последний вечер: кто платит за хранение, что считается браком, в какой валюте возвращают аванс, чей перевод главный, если тексты разошлись. Подойдёт тем, кто отправляет первую партию, и тем, кто давно торгует по чужому образцу и ни разу его не дочитал.

Начинаем в пять вечера по Владивостоку, в Москве это утро. Свой договор можно прислать заранее, закрыв реквизиты: два из них успеем посмотреть вместе.`,
    programme: [
      { at: '17:00', minutes: 40, name: 'Семь пунктов на трёх примерах', speaker: 'kseniya-dalskaya' },
      { at: '17:40', minutes: 25, name: 'Две версии одного договора: какая главная', speaker: 'kirill-bersenev' },
      { at: '18:05', minutes: 25, name: 'Читаем присланное' },
    ],
    speakers: ['kseniya-dalskaya', 'kirill-bersenev'], organizers: ['farvater'], partners: ['zapyataya'],
  },
  {
    key: 'teply-ugol', name: 'Тёплый угол: собираем узел деревянного дома в натуральную величину', type: 'workshop', themes: ['construction', 'energy'],
    day: 11, at: '10:00', minutes: 300, city: 'Уфа', where: { venue: 'Площадка бригады Бикбаева', address: 'Трамвайная улица, 31, въезд со двора' },
    state: 'canceled', cancelReason: 'Брус для макета пришёл сырым, сушильня освободится через три недели. Соберёмся, когда дерево будет готово: всем записанным напишем первыми.', going: 14,
    info: `Дом мёрзнет с угла. Ренат Бикбаев строит деревянные дома тридцать лет и предлагает один раз собрать такой угол своими руками: выпилить чашку, уложить джут, поставить нагель и проверить щели свечой.

Занятие для тех, кто строит сам или принимает работу у бригады и хочет понимать, куда смотреть. Опыта не нужно, топор в руках держать научим. Подростков ждём вместе с родителями.

Что взять: рабочую одежду, перчатки по руке, термос. Инструмент и обед из казана за нами. Домой увезёте чертёж узла с размерами и список вопросов к строителю.`,
    programme: [
      { at: '10:00', minutes: 45, name: 'Почему холодно: четыре ошибки в углу', speaker: 'renat-bikbaev' },
      { at: '10:45', minutes: 105, name: 'Размечаем и пилим чашку', speaker: 'renat-bikbaev' },
      { at: '12:30', minutes: 45, name: 'Обед из казана' },
      { at: '13:15', minutes: 105, name: 'Собираем угол, проверяем свечой', speaker: 'renat-bikbaev' },
    ],
    speakers: ['renat-bikbaev'], organizers: ['delo-na-beloy'],
  },
  {
    key: 'schet-za-elektrichestvo', name: 'Счёт за электричество: где маленькое производство теряет деньги', type: 'roundTable', themes: ['energy', 'manufacturing', 'finance'],
    day: 6, at: '16:00', minutes: 120, city: 'Астана', where: { space: 'esil', halls: ['Шаңырақ'] },
    going: 17,
    info: `Принесите последний счёт за электричество. Декан факультета энергетики Ерболат Дүйсенов и его магистранты прочтут его вместе с вами и покажут, за что вы платите на самом деле: за работу станков, за простой, за старый компрессор или за неверно выбранный тариф.

За столом будут хозяева мастерских, пекарен и прачечных. Өміржан Тілеуов расскажет, как в его войлочной мастерской перенесли сушку на ночь и что из этого вышло, включая жалобу соседа.

Говорим на русском и казахском. К концу встречи у каждого будет листок с тремя мерами для своей мастерской: одна бесплатная, одна дешёвая и одна на вырост.`,
    programme: [
      { at: '16:00', minutes: 30, name: 'Счёт по строчкам: мощность, тариф, штрафы', speaker: 'erbolat-duisenov' },
      { at: '16:30', minutes: 20, name: 'Ночная сушка: история одной мастерской', speaker: 'omirzhan-tileuov' },
      { at: '16:50', minutes: 50, name: 'Разбираем счета участников за тремя столами' },
      { at: '17:40', minutes: 20, name: 'Три меры для каждого', speaker: 'erbolat-duisenov' },
    ],
    speakers: ['erbolat-duisenov', 'omirzhan-tileuov'], organizers: ['stepnoy-universitet'], partners: ['birlesken-is'],
  },
  {
    key: 'auyl-uiine-kun-paneli', name: 'Ауыл үйіне күн панелі: есебі, бағасы, күтімі', type: 'lecture', themes: ['energy', 'education'],
    day: 22, at: '17:30', minutes: 90, city: 'Астана', where: { place: 'stepnoy-korpus' },
    going: 21,
    info: `Күн панелін қойғысы келетіндер көп, бірақ алдымен қағазға есептеп алатындар аз. Ерболат Дүйсенов үш отбасының нақты электр шотын тақтаға жазып, қай үйге панель тиімді, қай үйге әлі ерте екенін тыңдаушылармен бірге есептейді.

Кездесу ауылда тұратындарға, шаруа қожалықтарына және үй салып жатқандарға арналған. Арнайы білім қажет емес: соңғы алты айдың шоты мен калькулятор жеткілікті.

Үйге мыналарды алып кетесіз:

- өз үйіңізге арналған есеп кестесі
- орнатушыға қойылатын он екі сұрақ
- панельді қыста күту тәртібі

Сұрақты қазақша да, орысша да қоюға болады. Балаларыңызды ала келіңіз: көрші аудиторияда студенттер шағын күн пешін көрсетеді.`,
    programme: [
      { at: '17:30', minutes: 30, name: 'Үш үй, үш шот: кімге тиімді?', speaker: 'erbolat-duisenov' },
      { at: '18:00', minutes: 35, name: 'Өз үйімізді есептейміз', speaker: 'erbolat-duisenov', description: 'Кестені бірге толтырамыз, студенттер көмектеседі.' },
      { at: '18:35', minutes: 25, name: 'Сұрақ-жауап' },
    ],
    speakers: ['erbolat-duisenov'], organizers: ['stepnoy-universitet'],
  },
  {
    key: 'posledniy-kilometr', name: 'Последний километр: как возить воду, хлеб и посылки по горным улицам', type: 'meetup', themes: ['logistics', 'people'],
    day: 1, at: '18:30', minutes: 120, city: 'Алматы', where: { space: 'asu-almaty', halls: ['Апорт'] },
    going: 26,
    info: `Чем выше улица, тем дороже доставка. Арман Төлегенов начинал с одной машины и девятнадцатилитровых бутылей, теперь у него восемь водителей и карта дворов, где не развернуться. Он покажет маршруты, ведомости и таблицу, по которой решает, брать ли заказ.

Придут владельцы пекарен, цветочных и служб доставки. Обсудим, как платить водителю за подъём без лифта, что делать с опозданием из-за гололёда и стоит ли объединять заказы с соседом по рынку.

Формат простой: двадцать минут рассказа, потом столы по районам. Возьмите карту своих адресов, хотя бы в телефоне. Чай, баурсаки и вода с доставкой на второй этаж — от Армана.`,
    programme: [
      { at: '18:30', minutes: 30, name: 'Восемь водителей и одна таблица', speaker: 'arman-tolegenov' },
      { at: '19:00', minutes: 20, name: 'Сколько стоит опоздание: цифры из шести городов', speaker: 'asel-zhumabekova' },
      { at: '19:20', minutes: 50, name: 'Столы по районам: ищем, с кем возить вместе' },
      { at: '20:10', minutes: 20, name: 'Что договорились попробовать' },
    ],
    speakers: ['arman-tolegenov', 'asel-zhumabekova'], organizers: ['asu'], partners: ['naryk-kuni'],
  },
  {
    key: 'detal-kotoroy-bolshe-net', name: 'Деталь, которой больше нет: снимаем размеры, чертим и печатаем', type: 'workshop', themes: ['manufacturing', 'robotics'],
    day: 2, at: '14:00', minutes: 240, city: 'Екатеринбург', where: { space: 'tsekh-4', halls: ['Испытательная'] },
    limit: 16, going: 16, tag: 'ремесло',
    info: `У старой швейной машины треснула шестерня, у тестомеса стёрлась втулка, завода давно нет. Данил Коптелов печатает такие детали для мастерских всего города и за четыре часа проведёт вас от штангенциркуля до готовой вещи.

Принесите сломанную деталь размером не больше кулака. Если её нет, дадим свою: коробка с безнадёжными случаями у нас всегда полная. Чертить будем в бесплатной программе, ноутбуки стоят на месте.

Успеете напечатать одну небольшую деталь и понять, когда печать выручит, а когда лучше искать токаря. Что понадобится:

- закрытая обувь и одежда без широких рукавов
- сама деталь или её обломки
- терпение на первую неудачную попытку`,
    programme: [
      { at: '14:00', minutes: 20, name: 'Инструктаж у верстаков' },
      { at: '14:20', minutes: 50, name: 'Меряем: где ошибка в десятую долю решает всё', speaker: 'danil-koptelov' },
      { at: '15:10', minutes: 70, name: 'Чертим на ноутбуках', speaker: 'danil-koptelov' },
      { at: '16:20', minutes: 70, name: 'Печатаем, а пока печатается — пьём чай и смотрим брак' },
      { at: '17:30', minutes: 30, name: 'Примерка и список, что доделать дома' },
    ],
    speakers: ['danil-koptelov'], organizers: ['chetverty-tsekh'],
    documents: [{ name: 'Памятка участника', text: 'Приходите за десять минут до начала: в рабочую зону пускают после инструктажа, и опоздавших придётся провожать по одному.\n\nОдежда закрытая, рукава узкие, волосы собраны, кольца и браслеты лучше оставить дома. Очки и халат выдадим. В цехе прохладно, свитер пригодится.\n\nДеталь протрите от масла. Если она раскололась, соберите все куски, даже крошки: по ним легче восстановить размер. Сфотографируйте место, где деталь стояла, и запишите, что с ней происходит в работе: греется, мокнет, вращается, держит вес.\n\nПринтер печатает медленно, около часа на вещь с грецкий орех. Если ваша деталь больше, мы поставим её в очередь на ночь, забрать можно на следующий день у дежурного. Модель сохраним в общей папке, она останется вашей.' }],
  },
  {
    key: 'robot-i-morkov', name: 'Как робот отличает морковь от камня: экскурсия в сборочный зал', type: 'tour', themes: ['robotics', 'manufacturing', 'ai'],
    day: 36, at: '11:00', minutes: 90, city: 'Новосибирск', where: { place: 'masterskie-na-fabrichnoy' },
    access: 'approval-required', needsSignature: true, going: 11,
    info: `На овощебазе робот видит семь тонн моркови в час и должен успеть выбросить комья, камни и чужую свёклу. Андрей Гартман проведёт по залу, где такие машины собирают и учат, и запустит ленту с настоящим урожаем, грязным и мокрым.

Экскурсия для владельцев складов, хозяйств и небольших производств, которые примеряются к автоматике и хотят увидеть её без глянца. Поговорим о том, какая работа роботу не по силам и через сколько сезонов он окупается.

Часть линий собрана для заказчиков, поэтому заявки мы подтверждаем вручную и просим при записи подписать электронной подписью соглашение о неразглашении. Снимать можно в учебном углу, где школьники чинят списанные манипуляторы.`,
    programme: [
      { at: '11:00', minutes: 15, name: 'Вход по списку, бахилы, каски' },
      { at: '11:15', minutes: 40, name: 'Лента с морковью: как машина учится', speaker: 'andrey-gartman' },
      { at: '11:55', minutes: 15, name: 'Угол школьной команды', speaker: 'eva-lukyanchikova' },
      { at: '12:10', minutes: 20, name: 'Считаем окупаемость на доске', speaker: 'andrey-gartman' },
    ],
    speakers: ['andrey-gartman', 'eva-lukyanchikova'], organizers: ['obskie-roboty'],
  },
  {
    key: 'malyy-zavod', name: 'Малый завод: форум небольших производств', type: 'forum', themes: ['manufacturing', 'management', 'support'],
    day: 48, at: '10:00', minutes: 1860, city: 'Нижний Новгород', where: { place: 'dom-na-pecherskoy' },
    limit: 120, going: 38, certificate: true, mediaAccreditation: true, weight: 70,
    info: `Два дня для тех, у кого в цехе от трёх до пятидесяти человек. Без пленарных речей: каждый час начинается с чужой истории и заканчивается вопросом, который можно унести к себе. Приедут хозяева мастерских, технологи, инженеры из Томска и Екатеринбурга.

В первый день говорим о людях и станках: кого учить, что покупать подержанным, как договориться с техническим надзором. Во второй — о заказах, замерах и деньгах. По вечерам открыт стол «помогу — помогите», где обмениваются остатками материала и свободными часами оборудования.

Возьмите образец своей продукции и один чертёж или снимок узла, который не получается. Зал на последнем этаже, из окон видно Волгу; паспорт спросят на входе.`,
    programme: [
      { at: '10:00', minutes: 60, name: 'Перекличка: кто что делает', speaker: 'svetlana-mokshina' },
      { at: '11:00', minutes: 90, name: 'Подержанный станок: смотрим, слушаем, торгуемся', speaker: 'nikolay-tverdokhleb' },
      { at: '14:00', minutes: 90, name: 'Общий парк вместо своего: опыт «Четвёртого цеха»', speaker: 'rimma-galeeva' },
      { at: '16:00', minutes: 120, name: 'Стол «помогу — помогите»' },
      { day: 1, at: '10:00', minutes: 90, name: 'Датчик за тысячу рублей, который видит брак раньше мастера', speaker: 'viktor-nesterenko' },
      { day: 1, at: '12:00', minutes: 90, name: 'С завода на маленький завод: как зовут и удерживают людей', speaker: 'snezhana-oreshkina' },
      { day: 1, at: '14:30', minutes: 90, name: 'Приём у технолога: по пятнадцать минут на узел', speaker: 'nikolay-tverdokhleb' },
      { day: 1, at: '16:00', minutes: 60, name: 'Чему научились за два дня' },
    ],
    speakers: ['nikolay-tverdokhleb', 'rimma-galeeva', 'viktor-nesterenko', 'snezhana-oreshkina'], hosts: ['svetlana-mokshina'],
    organizers: ['s-chego-nachat'], partners: ['chetverty-tsekh', 'tomsk-prikladnoy', 'kassa-i-sklad'],
    documents: [{ name: 'Памятка гостя форума', text: 'Дом на Большой Печёрской открывается в девять. На входе покажите паспорт и код записи, бейдж получите на шестом этаже, он действует оба дня.\n\nДля каждого производства есть место на общем столе: шестьдесят на сорок сантиметров, розетка рядом. Крупное лучше показать на снимке. Подпишите образец и положите рядом десять визиток.\n\nНа стол «помогу — помогите» приносят записки двух цветов. На белой напишите, чем готовы поделиться: материал, часы станка, знакомый мастер. На жёлтой — чего не хватает. Записки перепишем и разошлём всем после форума.\n\nК технологу записываются у стойки в первое утро. Обед в столовой на первом этаже, для тех, кто не ест мяса, есть отдельный поднос. Сертификат получат те, кто был оба дня.' }],
  },
  {
    key: 'datchik-za-dvoe-sutok', name: 'Датчик за двое суток: инженерные соревнования для маленьких цехов', type: 'hackathon', themes: ['manufacturing', 'robotics', 'science'],
    day: 68, at: '12:00', minutes: 3120, city: 'Томск', where: { place: 'tomsk-korpus' },
    access: 'approval-required', participation: { team: { min: 3, max: 5 } }, isContest: true, registration: { opensDaysBefore: 30 }, certificate: true, going: 0,
    info: `Пять томских производств приносят по одной беде. Сыроварня не знает, когда в камере оседает влага, столярка путает сырую доску с сухой, прачечная не слышит, что барабан скоро встанет. За двое суток команда собирает прибор, который это замечает, и показывает его хозяину.

Зовём студентов, инженеров и любителей паять. В команде от трёх до пяти человек, хорошо, если один из них умеет разговаривать с людьми. Детали, паяльники и раскладушки дадим, свои платы приносить можно.

Судят сами хозяева: им с этим прибором жить. Два лучших образца лаборатория доведёт до рабочего вида, а заказчик оплатит первую партию. Заявки читаем все и отвечаем в течение трёх дней.`,
    programme: [
      { at: '12:00', minutes: 60, name: 'Пять бед: хозяева рассказывают сами' },
      { at: '13:00', minutes: 60, name: 'Что умеет дешёвый датчик и где он врёт', speaker: 'viktor-nesterenko' },
      { at: '14:00', minutes: 480, name: 'Работа в лабораториях' },
      { day: 1, at: '11:00', minutes: 60, name: 'Утренний обход: мастера смотрят провода', speaker: 'viktor-nesterenko' },
      { day: 1, at: '19:00', minutes: 90, name: 'Ужин и первые измерения', speaker: 'sakhayana-borisova' },
      { day: 2, at: '11:00', minutes: 180, name: 'Испытания при хозяевах' },
      { day: 2, at: '15:00', minutes: 60, name: 'Итоги' },
    ],
    speakers: ['viktor-nesterenko', 'sakhayana-borisova'], organizers: ['tomsk-prikladnoy'], partners: ['obskie-roboty', 'chetverty-tsekh'],
  },
  {
    key: 'sklad-bez-begotni', name: 'Склад без беготни: адресное хранение на сорока квадратах', type: 'webinar', themes: ['logistics', 'retail'],
    day: -26, at: '16:00', minutes: 75, city: 'Алматы', where: { online: true },
    live: { title: 'Склад без беготни: запись с примерами ярлыков', isPublic: true }, going: 34,
    info: `Если коробку ищут дольше, чем везут, дело не в людях. Арман Төлегенов показывает свой склад в камеру: как он за два дня переклеил ярлыки, почему ходовое стоит у двери и зачем тяжёлому нужна отдельная тележка.

Инна Ковальчук добавит бухгалтерскую сторону: как проводить пересчёт без остановки торговли и что записывать, когда на полке оказалось больше, чем в программе.

Вебинар для магазинов, мастерских и служб доставки с одной-двумя комнатами под товар. Понадобятся план вашего склада на листе в клетку и карандаш. В конце разберём три плана от участников, остальные посмотрим письменно.`,
    programme: [
      { at: '16:00', minutes: 30, name: 'Прогулка по складу с камерой', speaker: 'arman-tolegenov' },
      { at: '16:30', minutes: 20, name: 'Пересчёт без остановки торговли', speaker: 'inna-kovalchuk' },
      { at: '16:50', minutes: 25, name: 'Три плана от участников' },
    ],
    speakers: ['arman-tolegenov', 'inna-kovalchuk'], organizers: ['asu'], partners: ['kovalchuk-buhgalter'],
  },
  {
    key: 'smeta-na-remont', name: 'Смета на ремонт помещения: читаем вместе со строителем', type: 'webinar', themes: ['construction', 'finance', 'entrepreneurship'],
    day: 82, at: '18:00', minutes: 90, city: 'Уфа', where: { online: true },
    state: 'draft', going: 0,
    info: `Вы сняли помещение под кофейню или мастерскую, подрядчик прислал смету на шесть листов, и в ней всё похоже на правду. Ренат Бикбаев прочтёт такую смету строка за строкой и скажет, где заложен запас, где забыта грязная работа, а где одна стена посчитана дважды.

Встреча для тех, кто делает первый ремонт под дело и не хочет закончить его без денег на оборудование. Гульназ Салаватова напомнит, какие расходы на помещение можно закрыть субсидией и какие бумаги для этого хранить с первого дня.

Подготовьте свою смету или хотя бы план с размерами. Образец договора с поэтапной оплатой пришлём всем после встречи.`,
    programme: [
      { at: '18:00', minutes: 45, name: 'Шесть листов по строчкам', speaker: 'renat-bikbaev' },
      { at: '18:45', minutes: 20, name: 'Какие чеки хранить ради субсидии', speaker: 'gulnaz-salavatova' },
      { at: '19:05', minutes: 25, name: 'Вопросы по своим сметам' },
    ],
    speakers: ['renat-bikbaev', 'gulnaz-salavatova'], organizers: ['delo-na-beloy'],
  },
]
