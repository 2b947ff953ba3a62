import type { DemoTeam } from './team-shapes.ts'
import { eventDemoTeams } from './teams-of-events.ts'

const projectTeams: DemoTeam[] = [
  {
    name: 'Чайная во дворе', city: 'Москва', themes: ['food', 'entrepreneurship', 'marketing'], leader: 'participant', admins: ['alyona-shchyogoleva'],
    members: ['kirill-bersenev', 'lev-bronnikov'], waiting: ['zarema-alieva', 'polina-zhdanovich'],
    description: 'Открываем чайную на восемь столов в первом этаже жилого дома. Считаем вслух, ошибаемся тоже вслух и записываем, что получилось.',
    projects: [
      { name: 'Первые сто гостей', stage: 'ongoing', types: ['business_project'], model: 'commerce', essence: 'Меню из шести чаёв, пироги от соседей и честная цена за чайник.', info: 'Договорились с тремя домами о вывеске во дворе.\nВесной проверяем, хватит ли места для детского утра.', known: [16] },
      { name: 'Чай вместо скамейки', stage: 'idea', types: ['social'], model: 'non_commerce', essence: 'Раз в неделю бесплатный стол для тех, кто живёт один.', isHidden: true },
    ],
  },
  {
    name: 'Линия навигации', city: 'Санкт-Петербург', themes: ['design', 'creative'], leader: 'vera-odintsova', admins: ['gleb-sablin'], members: ['fyodor-lytkin'],
    description: 'Рисуем указатели для больниц и вокзалов так, чтобы их понимали с первого раза, без знания языка.',
    projects: [{ name: 'Поликлиника без вопросов', stage: 'complete', completedDaysAgo: 90, types: ['social', 'research'], model: 'non_commerce', essence: 'Новая навигация районной поликлиники: люди перестали спрашивать дорогу у гардероба.', known: [13, 16] }],
  },
  {
    name: 'Третья булочная', city: 'Нижний Новгород', themes: ['food', 'sales'], leader: 'pavel-erzin', members: ['svetlana-mokshina', 'nikolay-tverdokhleb'],
    description: 'Передаём ремесло: помогаем открыть маленькую пекарню за сто дней и не закрыть её за следующие сто.',
    projects: [{ name: 'Сто дней до хлеба', stage: 'ongoing', types: ['business_project'], model: 'commerce', essence: 'План, оборудование из вторых рук и первый месяц у печи рядом с пекарем.', known: [6, 16] }],
  },
  {
    name: 'Мёд с номером', city: 'Уфа', themes: ['agriculture', 'food', 'ecommerce'], leader: 'ilnur-yakhin', admins: ['gulnaz-salavatova'], members: ['renat-bikbaev'],
    description: 'Показываем на банке, с какой пасеки и с какого луга мёд. Покупатель видит улей, пасечник видит спрос.',
    projects: [{ name: 'Паспорт улья', stage: 'ongoing', types: ['technological', 'business_project'], model: 'commerce', essence: 'Код на крышке ведёт на страницу пасеки с погодой, взятком и анализом.', known: [1, 10] }],
  },
  {
    name: 'Пятый стол', city: 'Екатеринбург', themes: ['food', 'management', 'support'], leader: 'yuliya-pastukhova', members: ['rimma-galeeva', 'eduard-shtin'],
    description: 'Общая кухня для тех, кто готовит на продажу: двенадцать плит, одна касса и один технолог на всех.',
    projects: [{ name: 'Кухня по часам', stage: 'ongoing', types: ['business_project'], model: 'commerce', essence: 'Место у плиты на четыре часа вместе с разрешениями и мойкой.', known: [6] }],
  },
  {
    name: 'Вторая дверь', city: 'Калининград', themes: ['ecology', 'design', 'manufacturing'], leader: 'matvey-yanson', members: ['nadezhda-shulyak'],
    description: 'Собираем двери из домов под снос и делаем из них столы, полки и кровати. На каждой вещи написан адрес, откуда она.',
    projects: [{ name: 'Стол с улицы Киевской', stage: 'complete', completedDaysAgo: 200, types: ['business_project', 'social'], model: 'commerce', essence: 'Первая серия: двадцать столов из одного дома.' }],
  },
  {
    name: 'Козья тропа', city: 'Краснодар', themes: ['food', 'agriculture', 'women'], leader: 'susanna-ter-oganesyan', members: ['grigory-ostapenko'],
    description: 'Сыроварня, пастбище и школа для начинающих фермеров под Горячим Ключом.',
    projects: [{ name: 'Сыр за сорок дней', stage: 'ongoing', types: ['business_project'], model: 'commerce', essence: 'Учим варить и выдерживать козий сыр от дойки до прилавка.', known: [16] }],
  },
  {
    name: 'Пластик, вернись', city: 'Санкт-Петербург', themes: ['ecology', 'manufacturing', 'science'], leader: 'semyon-ladygin', admins: ['mariya-rakhlina'], members: ['georgy-chanishvili'],
    description: 'Принимаем крышки и флаконы, плавим их в цехе размером с гараж и отдаём городу скамейками.',
    projects: [{ name: 'Скамейка из тысячи крышек', stage: 'ongoing', types: ['technological', 'social'], model: 'non_commerce', essence: 'Прессуем сиденья без клея и красок.', known: [1, 13] }],
  },
  {
    name: 'Датчики для теплиц', city: 'Томск', themes: ['science', 'robotics', 'agriculture'], leader: 'viktor-nesterenko', admins: ['sakhayana-borisova'], members: ['larisa-ganina'],
    description: 'Делаем недорогие датчики влажности, которые переживают зиму и не требуют программиста на ферме.',
    projects: [{ name: 'Теплица говорит сама', stage: 'ongoing', types: ['technological', 'research'], model: 'commerce', essence: 'Четыре датчика, одна коробка и звонок на обычный телефон.', known: [1, 4, 8] }],
  },
  {
    name: 'Чишма Данные', city: 'Казань', themes: ['data', 'ai', 'software'], leader: 'chulpan-valitova', admins: ['ayrat-khabibullin'], members: ['alsu-mingazova'],
    description: 'Помогаем небольшим центрам и кружкам понять по своим записям, почему дети уходят и что их возвращает.',
    projects: [{ name: 'Почему ушли', stage: 'complete', completedDaysAgo: 30, types: ['analytical', 'social'], model: 'non_commerce', essence: 'Разбор трёх лет посещений в восьми детских центрах.', known: [12] }],
  },
  {
    name: 'Касса и микрофон', city: 'Москва', themes: ['media', 'retail'], leader: 'zarema-alieva', members: ['lev-bronnikov', 'madina-khasieva'],
    description: 'Записываем короткие разговоры с продавцами: что спрашивают, чего не хватает, что лежит без дела.',
    projects: [{ name: 'Голоса прилавка', stage: 'ongoing', types: ['research', 'social'], model: 'non_commerce', essence: 'Сорок историй из лавок, которые не попали в отчёты.', known: [14] }],
  },
  {
    name: 'Прачечная знаний', city: 'Самара', themes: ['management', 'people'], leader: 'zhanna-pirogova', members: ['boris-shusterman', 'darya-chekalina'],
    description: 'Собираем простые инструкции для смены в малом сервисе: как открыть, как закрыть, как не поссориться.',
    projects: [{ name: 'Смена без начальника', stage: 'idea', types: ['business_project'], model: 'commerce', essence: 'Набор карточек вместо папки с регламентами.' }],
  },
  {
    name: 'Берег без барьера', city: 'Калининград', themes: ['social', 'health'], leader: 'nadezhda-shulyak', members: ['matvey-yanson', 'mariya-rakhlina'],
    description: 'Делаем пляж, куда можно доехать на коляске: настил, тень и человек, который поможет войти в воду.',
    projects: [{ name: 'Настил до воды', stage: 'complete', completedDaysAgo: 120, types: ['social'], model: 'non_commerce', essence: 'Шестьдесят метров дороги по песку за одно лето.', known: [13, 7] }],
  },
  {
    name: 'Чайный двор: ночь', city: 'Иркутск', themes: ['culture', 'tourism'], leader: 'bair-tsyrenov', members: ['margarita-vetoshkina', 'larisa-ganina'],
    description: 'Открываем музей вечером для тех, кто днём работает: экскурсия с фонарями, чай и музыка без усилителя.',
    projects: [{ name: 'Музей после семи', stage: 'ongoing', types: ['social', 'business_project'], model: 'commerce', essence: 'Двенадцать вечеров за сезон, каждый с новым рассказчиком.', known: [14] }],
  },
  {
    name: 'Киіз үй жаңаша', city: 'Астана', themes: ['fashion', 'creative', 'manufacturing'], leader: 'omirzhan-tileuov', admins: ['umit-sarsenova'], members: ['nigora-yuldasheva'],
    description: 'Киізден заманауи үй жиһазын жасаймыз: дыбыс сіңіретін қабырға, кілем, шам. Шеберлер тапсырысты бірге бөліседі.',
    projects: [{ name: 'Тыныш қабырға', stage: 'ongoing', types: ['business_project', 'technological'], model: 'commerce', essence: 'Кеңсеге арналған киіз панельдер: дыбысты жұтады, жөндеуге оңай.', known: [20, 21] }],
  },
  {
    name: 'Су жеткізу схемасы', city: 'Алматы', themes: ['logistics', 'sales'], leader: 'arman-tolegenov', members: ['asel-zhumabekova', 'galym-ospanov'],
    description: 'Қаладағы су таситын шағын кәсіптер маршрутты ортақ есептейді: аз жүріп, көп жеткізеді.',
    projects: [{ name: 'Ортақ маршрут', stage: 'ongoing', types: ['analytical', 'business_project'], model: 'commerce', essence: 'Төрт компания, бір карта, күніне отыз шақырым үнем.', known: [22] }],
  },
  {
    name: 'Бір тігін — бір мамандық', city: 'Шымкент', themes: ['fashion', 'women', 'manufacturing'], leader: 'nigora-yuldasheva', admins: ['ulan-nurgaliev'], members: ['umit-sarsenova'],
    description: 'Үйде отырған әйелдерге тігін үйретеміз және алғашқы тапсырысты бірге орындаймыз.',
    projects: [{ name: 'Он екі орын', stage: 'ongoing', types: ['social', 'business_project'], model: 'commerce', essence: 'Үш айлық оқу, соңында нақты тапсырыс пен еңбекақы.', known: [21, 22] }],
  },
  {
    name: 'Сначала бухгалтер', city: 'Новосибирск', themes: ['finance', 'law'], leader: 'inna-kovalchuk', members: ['snezhana-oreshkina'], isWaiting: true,
    description: 'Бесплатный час с бухгалтером до того, как вы подписали договор аренды.',
    projects: [{ name: 'Час до подписи', stage: 'idea', types: ['social'], model: 'non_commerce', essence: 'Дежурство по субботам в городской библиотеке.' }],
  },
]

export const demoTeams: DemoTeam[] = [...projectTeams, ...eventDemoTeams]
