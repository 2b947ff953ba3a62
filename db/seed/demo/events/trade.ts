import type { DemoEvent } from '../shapes.ts'

export const trade: DemoEvent[] = [
  {
    key: 'trade-shelf-first', name: 'Полка говорит первой: выкладка в маленьком магазине',
    type: 'workshop', themes: ['retail', 'marketing', 'design'], day: -47, at: '18:30', minutes: 120, city: 'Москва',
    where: { place: 'biblioteka-na-polyanke' },
    state: 'canceled', cancelReason: 'В лекционном зале прорвало трубу, мебель сушат. Занятие повторим, когда библиотека откроется: следите за страницей ассоциации.',
    info: `В лавке площадью восемнадцать метров нет второй витрины и нет консультанта. За всё отвечает полка: что на уровне глаз, что под рукой, где ценник и куда падает свет. Алёна Щёголева переставляет цветы в своих двух магазинах каждую неделю и ведёт дневник, что после этого изменилось.

На занятии соберём полку прямо в библиотеке: привезём стеллаж, сорок товаров и разные лампы. Сначала поставим как попало, потом по правилам, потом ещё раз, нарушая правила нарочно.

Ждём хозяев магазинов, мастерских и кафе с витриной. Сфотографируйте свою полку прямо, без украшательства, и пришлите при регистрации: пять снимков разберём вместе.`,
    programme: [
      { at: '18:30', minutes: 35, name: 'Дневник двух цветочных лавок', speaker: 'alyona-shchyogoleva' },
      { at: '19:05', minutes: 55, name: 'Собираем полку три раза' },
      { at: '20:00', minutes: 30, name: 'Разбор ваших снимков', speaker: 'alyona-shchyogoleva' },
    ],
    speakers: ['alyona-shchyogoleva'], organizers: ['sosedi-po-delu'], partners: ['kassa-i-sklad'], going: 23,
  },
  {
    key: 'trade-dead-hour', name: 'Мёртвый час: что делать магазину между обедом и вечером',
    type: 'webinar', themes: ['retail', 'sales', 'marketing'], day: 1, at: '10:00', minutes: 75, city: 'Москва',
    where: { online: true },
    info: `С двух до пяти в магазине тихо, а аренда, свет и зарплата идут. Ассоциация «Соседи по делу» собрала наблюдения сорока лавок: кто-то в эти часы принимает заказы по телефону, кто-то учит детей вязать, а одна пекарня просто закрывается и выигрывает.

Ирина Петренко расскажет, какие приёмы прижились, а какие забросили через неделю. Алёна Щёголева покажет, как перенесла на тихие часы сборку букетов и перестала задерживаться до полуночи.

Слушайте за прилавком, если удобно: вебинар короткий, главное продублируем текстом. Заранее выпишите выручку по часам за любые три обычных дня. Без этих цифр советы останутся советами, с ними получится план.`,
    programme: [
      { at: '10:00', minutes: 25, name: 'Сорок лавок, сорок тихих часов', speaker: 'irina-petrenko' },
      { at: '10:25', minutes: 25, name: 'Букеты вместо ожидания', speaker: 'alyona-shchyogoleva' },
      { at: '10:50', minutes: 25, name: 'Ваши часы: вопросы и советы' },
    ],
    speakers: ['irina-petrenko', 'alyona-shchyogoleva'], organizers: ['sosedi-po-delu'], live: { title: 'Мёртвый час' }, going: 34,
  },
  {
    key: 'trade-bazaar-at-dawn', name: 'Базар на рассвете: прогулка по торговому городу, пока он просыпается',
    type: 'tour', themes: ['retail', 'logistics', 'tourism'], day: 3, at: '06:00', minutes: 150, city: 'Шымкент',
    where: { venue: 'Верхний рынок, ворота № 2', address: 'улица Рыскулова, 24' },
    info: `В пять утра на рынок заходят машины с зеленью, в шесть торгуются перекупщики, в семь появляются первые хозяйки. Мы пройдём этот путь вместе с ними и увидим, как складывается цена на помидор до того, как его положат на прилавок.

Ұлан Нұрғалиев познакомит с весовщиком, с хозяином тележек и с женщиной, которая сорок лет продаёт курт и помнит всех. Нигора Юлдашева покажет тканевый ряд: как щупать, о чём спрашивать, сколько просить сверху.

Прогулка для тех, кто собирается торговать сам, и для любопытных. Обувь удобная, сумка пустая, наличные мелкими. Завершаем за длинным столом в чайхане, самса за счёт центра.`,
    programme: [
      { at: '06:00', minutes: 40, name: 'Оптовые ворота: машины и первые цены', speaker: 'ulan-nurgaliev' },
      { at: '06:40', minutes: 30, name: 'Весы, тележки, места' },
      { at: '07:10', minutes: 40, name: 'Тканевый ряд', speaker: 'nigora-yuldasheva' },
      { at: '07:50', minutes: 40, name: 'Чай и разговор о первой точке' },
    ],
    speakers: ['ulan-nurgaliev', 'nigora-yuldasheva'], organizers: ['isker-shymkent'], tag: 'соседи-по-рынку', limit: 20, going: 13,
  },
  {
    key: 'trade-photo-by-the-window', name: 'Снять товар у окна: фото для витрины одним телефоном',
    type: 'workshop', themes: ['ecommerce', 'marketing', 'creative'], day: 64, at: '11:00', minutes: 180, city: 'Алматы',
    where: { space: 'asu-almaty', halls: ['Терраса'] },
    info: `Хорошему снимку нужны окно, лист картона и терпение. Дильназ Розиева снимает небольшие производства и знает, как показать войлок, мёд, фарфор и чёрный чехол, который на фото всегда похож на дыру.

Полчаса теории о свете, дальше два с половиной часа практики на террасе. Каждый снимет свой товар на трёх фонах, выберет лучший кадр и поправит его в бесплатной программе. Дильназ подойдёт к каждому, поэтому группа маленькая.

Что взять:
- телефон с чистой камерой и свободной памятью;
- два-три своих изделия;
- кусок ткани или бумаги, который вам нравится;
- тёплую кофту, на террасе бывает ветер с гор.`,
    programme: [
      { at: '11:00', minutes: 30, name: 'Свет из окна и лист картона', speaker: 'dilnaz-rozieva' },
      { at: '11:30', minutes: 90, name: 'Съёмка на трёх фонах' },
      { at: '13:00', minutes: 40, name: 'Поправляем кадр', speaker: 'dilnaz-rozieva' },
      { at: '13:40', minutes: 20, name: 'Выставка на одном экране' },
    ],
    speakers: ['dilnaz-rozieva'], organizers: ['asu'], limit: 18, going: 14,
  },
  {
    key: 'trade-returns', name: 'Возвраты без слёз: детская одежда, обувь и честная таблица размеров',
    type: 'webinar', themes: ['ecommerce', 'fashion', 'retail'], day: 9, at: '20:00', minutes: 60, city: 'Москва',
    where: { online: true },
    info: `Мадина Хасиева шьёт детскую одежду и продаёт её в сети пятый год. Когда-то к ней возвращалась каждая третья посылка. Сейчас возвращается каждая двенадцатая, и за это время она не сменила ни одной ткани, только слова и цифры на странице товара.

За час Мадина покажет старые и новые карточки рядом, расскажет, как мерила восемьдесят соседских детей и что пишет покупательнице, которая сомневается между двумя размерами. Разберём и обратную дорогу: кто платит за пересылку, что делать с вещью без бирки, когда проще подарить.

Начинаем поздно, когда дети уже спят. Приготовьте ссылку на свою карточку с самым частым возвратом.`,
    programme: [
      { at: '20:00', minutes: 25, name: 'Две карточки одного комбинезона', speaker: 'madina-khasieva' },
      { at: '20:25', minutes: 15, name: 'Обратная дорога посылки', speaker: 'madina-khasieva' },
      { at: '20:40', minutes: 20, name: 'Разбираем карточки слушательниц и слушателей' },
    ],
    speakers: ['madina-khasieva'], organizers: ['kassa-i-sklad'], live: { title: 'Возвраты без слёз' }, going: 37,
  },
  {
    key: 'trade-honey-by-post', name: 'Мёд по почте: банка, коробка и письмо покупателю',
    type: 'workshop', themes: ['ecommerce', 'food', 'logistics'], day: 44, at: '15:00', minutes: 120, city: 'Уфа',
    where: { venue: 'Мастерская «Соты»', address: 'улица Заки Валиди, 40' },
    info: `Стеклянная банка, две тысячи километров и сортировочный узел, где коробки бросают. Ильнур Яхин отправил так четыре тонны мёда и знает, какая крышка течёт, какая бумага держит удар и почему липовый мёд лучше не слать в жару.

На занятии каждый упакует банку тремя способами, и мы сбросим коробки с лестницы. Выжившие поедут домой с участниками, погибшие пойдут к чаю. Посчитаем цену упаковки и доставки и напишем записку, которую кладут под крышку.

Пригодится всем, кто отправляет хрупкое и жидкое: варенье, масло, сиропы, керамику. Принесите одно своё изделие, которое не жалко, и таблицу с ценами на пересылку, если она у вас есть.`,
    programme: [
      { at: '15:00', minutes: 30, name: 'Четыре тонны в маленьких банках', speaker: 'ilnur-yakhin' },
      { at: '15:30', minutes: 40, name: 'Упаковываем тремя способами' },
      { at: '16:10', minutes: 20, name: 'Лестница' },
      { at: '16:30', minutes: 30, name: 'Записка под крышку и чай', speaker: 'ilnur-yakhin' },
    ],
    speakers: ['ilnur-yakhin'], hosts: ['gulnaz-salavatova'], organizers: ['delo-na-beloy'], going: 16,
  },
  {
    key: 'trade-neighbours-fair', name: 'Ярмарка соседей: шестьдесят мастерских под стеклянной крышей',
    type: 'exhibition', themes: ['retail', 'entrepreneurship', 'creative'], day: 59, at: '10:00', minutes: 1980, city: 'Нижний Новгород',
    where: { space: 'passazh', halls: ['Стеклянный зал', 'Купеческая'] },
    info: `Хлеб на закваске, войлочные тапки, столы из старых дверей, сыр, настольные игры, лоскутные одеяла и один человек, который чинит всё. На два дня в пассаже встанут шестьдесят мастерских со всего Поволжья и гости из Петербурга, Калининграда, Краснодара.

Покупателям — прилавки, дегустации и столы, где можно сделать что-нибудь своими руками. Тем, кто торгует, — Купеческая: короткие занятия про цены, упаковку и первую поставку в магазин. Консультанты центра отвечают на вопросы бесплатно и без очереди.

Вход свободный, регистрация нужна, чтобы мы знали, сколько варить сбитня. Внутри бывает прохладно, захватите кофту. Карты принимают не все, банкомат у входа. Собаки на поводке желанны.`,
    programme: [
      { at: '10:00', minutes: 30, name: 'Открытие, первый каравай', speaker: 'svetlana-mokshina', hall: 'Стеклянный зал' },
      { at: '12:00', minutes: 60, name: 'Цена буханки: сколько в ней муки, а сколько аренды', speaker: 'pavel-erzin', hall: 'Купеческая' },
      { at: '15:00', minutes: 60, name: 'Сыр на прилавке: резать, пробовать, продавать', speaker: 'susanna-ter-oganesyan', hall: 'Купеческая' },
      { at: '17:00', minutes: 90, name: 'Стол из старой двери на глазах у публики', speaker: 'matvey-yanson', hall: 'Стеклянный зал' },
      { day: 1, at: '11:00', minutes: 90, name: 'Играем в то, что продаётся', speaker: 'fyodor-lytkin', hall: 'Купеческая' },
      { day: 1, at: '14:00', minutes: 60, name: 'Первая поставка в магазин', speaker: 'irina-petrenko', hall: 'Купеческая' },
      { day: 1, at: '18:00', minutes: 60, name: 'Обмен остатками между мастерскими и песни', hall: 'Стеклянный зал' },
    ],
    speakers: ['svetlana-mokshina', 'pavel-erzin', 'susanna-ter-oganesyan', 'matvey-yanson', 'fyodor-lytkin', 'irina-petrenko'],
    hosts: ['svetlana-mokshina'], organizers: ['s-chego-nachat'], partners: ['sosedi-po-delu', 'obshchiy-stol', 'kassa-i-sklad'],
    tag: 'день-предпринимателя', going: 44, mediaAccreditation: true, weight: 75,
  },
  {
    key: 'trade-forty-refusals', name: 'Сорок отказов подряд: тренировка холодных звонков',
    type: 'workshop', themes: ['sales', 'speaking'], day: 0, at: '14:00', minutes: 180, city: 'Нижний Новгород',
    where: { place: 'dom-na-pecherskoy' },
    info: `Павел Ерзин открывал булочные и сам обзванивал кафе, предлагая хлеб. Первые сорок раз ему отказали. Сорок первый разговор длился две минуты и закончился заказом на год. Павел сохранил записи и разрешает над ними смеяться.

За три часа вы тоже получите свои сорок отказов, только от соседей по группе, по очереди и по сценарию: вежливые, грубые, с зевком, с просьбой прислать на почту. К середине становится легко, к концу даже весело.

Занятие для тех, кто продаёт сам и откладывает звонки до вечера. Возьмите список из десяти настоящих номеров: последние полчаса звоним по ним, из отдельных комнат, и хвастаемся.`,
    programme: [
      { at: '14:00', minutes: 30, name: 'Слушаем записи провалов', speaker: 'pavel-erzin' },
      { at: '14:30', minutes: 75, name: 'Сорок отказов по кругу' },
      { at: '15:45', minutes: 20, name: 'Перерыв, хлеб с маслом' },
      { at: '16:05', minutes: 25, name: 'Свой первый абзац', speaker: 'pavel-erzin' },
      { at: '16:30', minutes: 30, name: 'Настоящие звонки' },
    ],
    speakers: ['pavel-erzin'], hosts: ['svetlana-mokshina'], organizers: ['s-chego-nachat'], limit: 24, going: 19, certificate: true,
  },
  {
    key: 'trade-clerk-quiz', name: 'Викторина приказчика: весы, рубли и старые вывески',
    type: 'contest', themes: ['retail', 'culture', 'games'], day: -8, at: '18:00', minutes: 120, city: 'Иркутск',
    where: { place: 'muzey-chayny-dvor' }, participation: 'quiz',
    info: `Сколько кирпичного чая давали за соболя? Что писали на вывеске, если хозяин не умел читать? Почему приказчику запрещали карманы? Музей достал из хранения весы, конторские книги и сорок вопросов, на которые в них нашлись ответы.

Отвечаете с телефона, каждый за себя, в четырёх раундах. Один раунд целиком на глаз: угадываем вес сахарной головы, длину аршина и цену самовара. Среди гостей обычно половина торгует сама, и у них неплохо получается.

После игры Маргарита Ветошкина покажет склад при свечах, куда днём не пускают. Чай из настоящего самовара весь вечер. Победитель на неделю получает ключ от музейной лавки, символический, но тяжёлый.`,
    programme: [
      { at: '18:00', minutes: 15, name: 'Самовар, рассадка', speaker: 'bair-tsyrenov' },
      { at: '18:15', minutes: 60, name: 'Четыре раунда', speaker: 'bair-tsyrenov' },
      { at: '19:15', minutes: 15, name: 'Награждение тяжёлым ключом' },
      { at: '19:30', minutes: 30, name: 'Склад при свечах', speaker: 'margarita-vetoshkina' },
    ],
    speakers: ['bair-tsyrenov', 'margarita-vetoshkina'], hosts: ['bair-tsyrenov'], organizers: ['chayny-dvor'], going: 24,
  },
  {
    key: 'trade-qaityp-kelu', name: 'Сатып алушы неге қайтып келмейді: дүкен иелерінің кездесуі',
    type: 'meetup', themes: ['retail', 'sales', 'marketing'], day: 50, at: '11:00', minutes: 150, city: 'Шымкент',
    where: { place: 'dom-na-tauke-khana' },
    info: `Адам дүкенге бір рет кірді, көйлек алды, алғысын айтты да, жоғалып кетті. Неге? Шымкенттің он екі дүкеншісі бір ай бойы сатып алушыларынан осыны сұрап, жауаптарын дәптерге жазып жүрді. Кездесуде сол дәптерлерді бірге ашамыз.

Нигора Юлдашева тігін цехының тұрақты тапсырыс берушілерін қалай сақтап қалғанын айтады, ал Ұлан Нұрғалиев көршілес дүкендердің ортақ жеңілдік картасы туралы тәжірибесімен бөліседі. Содан кейін үстел басында әркім өз жағдайын ортаға салады.

Кездесу дүкен, шеберхана, дәмхана иелеріне және сатушыларға арналған. Өзіңізбен бірге соңғы аптадағы бес сатып алушының есіңізде қалған сөзін ала келіңіз. Шай мен бауырсақ бізден.`,
    programme: [
      { at: '11:00', minutes: 20, name: 'Танысу, шай' },
      { at: '11:20', minutes: 30, name: 'Он екі дәптер: адамдар не деді', speaker: 'ulan-nurgaliev' },
      { at: '11:50', minutes: 30, name: 'Тігін цехының тұрақты қонақтары', speaker: 'nigora-yuldasheva' },
      { at: '12:20', minutes: 50, name: 'Үстел басындағы әңгіме' },
      { at: '13:10', minutes: 20, name: 'Бір аптаға арналған бір қадам' },
    ],
    speakers: ['ulan-nurgaliev', 'nigora-yuldasheva'], hosts: ['ulan-nurgaliev'], organizers: ['isker-shymkent'], partners: ['naryk-kuni'],
    tag: 'соседи-по-рынку', going: 21,
  },
  {
    key: 'trade-selling-to-neighbours', name: 'Selling to Neighbours: A Working Morning on Trade across the Sea',
    type: 'conference', themes: ['sales', 'export', 'logistics'], day: 51, at: '10:00', minutes: 240, city: 'Владивосток',
    where: { space: 'pirs', halls: ['Палуба', 'Рубка'] }, access: 'approval-required',
    info: `Honey, frozen fish, birch plywood, felt slippers, repair resources for small boats: forty-two companies of the Farvater club sell all this to buyers across the sea. Once a year they invite those buyers, and anyone who would like to become one, for a morning of plain talk.

Oleg Kim goes through one real deal from the first message to the last container. Kseniya Dalskaya explains which papers slow cargo down and how to have them ready before the ship does. Then we open the tables: members bring samples, guests bring questions, interpreters walk between.

The conference is in English, with interpreters for three more languages. Please tell us in the form what you would like to buy or sell, so that we can seat you next to the right person.`,
    programme: [
      { at: '10:00', minutes: 20, name: 'Coffee with a view of the bay', hall: 'Палуба' },
      { at: '10:20', minutes: 45, name: 'One deal, from hello to container', speaker: 'oleg-kim', hall: 'Палуба' },
      { at: '11:05', minutes: 40, name: 'Papers that slow cargo down', speaker: 'kseniya-dalskaya', hall: 'Палуба' },
      { at: '12:00', minutes: 90, name: 'Sample tables', hall: 'Палуба' },
      { at: '12:00', minutes: 90, name: 'Private talks by appointment', hall: 'Рубка' },
      { at: '13:30', minutes: 30, name: 'Fish soup on the pier' },
    ],
    speakers: ['oleg-kim', 'kseniya-dalskaya'], hosts: ['oleg-kim'], organizers: ['farvater'],
    documents: [{ name: 'Guide for guests', text: `The club is in the old steamship office on Aleutskaya Street, seven minutes on foot from the sea terminal, slightly uphill. Show your passport at the desk; your badge will be waiting.

Every member company has one table with samples. Food may be tasted, and most of it may be taken away in small amounts: please ask for a paper with the composition for customs. Prices on the tables are for a full pallet.

Private talks take twenty minutes each in the room called Rubka. Book a slot with the hostess at the entrance to the hall. Interpreters wear blue scarves and are free of charge.

Parking in the yard is full by nine, so a taxi is wiser. If you come with cargo, write to us two days before.` }],
    registration: { closesHoursBefore: 24 }, going: 25,
  },
  {
    key: 'trade-naming-a-shop', name: 'Как назвать лавку, чтобы её не перепутали с соседней',
    type: 'lecture', themes: ['marketing', 'design', 'retail'], day: 5, at: '19:00', minutes: 120, city: 'Санкт-Петербург',
    where: { space: 'devyataya-liniya', halls: ['Чертёжная'] },
    info: `На одной петербургской улице студия «Линия» насчитала четыре «Уюта», три «Вкусных дома» и парикмахерскую «Престиж» напротив химчистки «Престиж». Вера Одинцова собирает такие улицы и учит называть дела иначе: коротко, по-человечески, чтобы имя можно было крикнуть таксисту.

В первой части — двадцать названий и их истории, от чернового списка до вывески. Во второй Глеб Саблин раздаст карандаши, и мы придумаем имена для трёх настоящих лавок, хозяева которых сидят тут же в зале.

Лекция для тех, кто открывается или мучается со старым именем. Захватите три слова, которыми ваш товар описывают покупатели. Столы большие, бумаги много, чай бесконечный.`,
    programme: [
      { at: '19:00', minutes: 50, name: 'Двадцать имён и их черновики', speaker: 'vera-odintsova' },
      { at: '19:50', minutes: 15, name: 'Чай' },
      { at: '20:05', minutes: 40, name: 'Называем три лавки', speaker: 'gleb-sablin' },
      { at: '20:45', minutes: 15, name: 'Хозяева выбирают' },
    ],
    speakers: ['vera-odintsova', 'gleb-sablin'], organizers: ['line-studio'], limit: 35, going: 32,
  },
  {
    key: 'trade-regular-guest', name: 'Постоянный гость: карточки, блокноты и память бармена',
    type: 'lecture', themes: ['retail', 'marketing', 'food'], day: 32, at: '12:00', minutes: 90, city: 'Санкт-Петербург',
    where: { place: 'ligovsky-lektoriy' }, state: 'wait',
    info: `В трёх кафе Георгия Чанишвили нет ни баллов, ни приложения. Есть блокнот под стойкой, где записано, что сосед с третьего этажа пьёт без сахара, а его дочь сдаёт экзамены. Половина выручки приходит от людей из этого блокнота.

Георгий расскажет, как завести такую память, когда сотрудники меняются каждые полгода, где кончается забота и начинается слежка и во что обходится бесплатный кофе по пятому кругу. Для сравнения посчитаем три обычные программы скидок.

Будет полезно кафе, пекарням, парикмахерским, всем, к кому ходят пешком. Принесите свою карточку постоянного гостя: соберём из них маленькую выставку и выберем самую потёртую.`,
    programme: [
      { at: '12:00', minutes: 45, name: 'Блокнот под стойкой', speaker: 'georgy-chanishvili' },
      { at: '12:45', minutes: 25, name: 'Считаем три программы скидок' },
      { at: '13:10', minutes: 20, name: 'Вопросы и выставка карточек' },
    ],
    speakers: ['georgy-chanishvili'], organizers: ['kassa-i-sklad'], going: 0,
  },
  {
    key: 'trade-product-page', name: 'Карточка товара под лупой: открытый разбор для начинающих продавцов',
    type: 'consultation', themes: ['ecommerce', 'marketing'], day: 73, at: '13:00', minutes: 90, city: 'Москва',
    where: { online: true }, state: 'unpublished',
    info: `Десять карточек, по восемь минут на каждую. Мадина Хасиева и Полина Жданович читают вслух то, что вы написали о своём товаре, и говорят, где покупатель заскучал, где не поверил, а где не нашёл размер или вес.

Разбираем только тех, кто сам попросил, и только добрыми словами. Остальные смотрят и правят свои страницы по ходу: обычно к концу встречи в чате появляется дюжина переписанных описаний.

Подойдёт тем, кто продаёт первые полгода: одежду, посуду, игрушки, сладости. Пришлите ссылку за день до встречи, приготовьте честный ответ на вопрос, кто покупает это сейчас.`,
    programme: [
      { at: '13:00', minutes: 40, name: 'Карточки с первой по пятую', speaker: 'madina-khasieva' },
      { at: '13:40', minutes: 40, name: 'Карточки с шестой по десятую', speaker: 'polina-zhdanovich' },
      { at: '14:20', minutes: 10, name: 'Три правила напоследок' },
    ],
    speakers: ['madina-khasieva', 'polina-zhdanovich'], organizers: ['kassa-i-sklad'], going: 6,
  },
]
