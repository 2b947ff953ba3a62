import type { DemoTeam } from './team-shapes.ts'

/** Teams that were formed for events. */
export const eventDemoTeams: DemoTeam[] = [
  {
    name: 'Обские манипуляторы', city: 'Новосибирск', themes: ['robotics', 'manufacturing'], leader: 'andrey-gartman', admins: ['danil-koptelov'], members: ['viktor-nesterenko'], isForEvents: true,
    description: 'Чиним списанных роботов и учим их новому делу. Запчасти печатаем сами.', event: { key: 'technology-manipulator-cup', moderation: 'approved' },
    projects: [{ name: 'Рука для сортировки', stage: 'ongoing', types: ['technological'], model: 'non_commerce', essence: 'Манипулятор 1998 года раскладывает крышки по цветам.', known: [18] }],
  },
  {
    name: 'Шестерёнка', city: 'Новосибирск', themes: ['robotics', 'youth'], leader: 'sakhayana-borisova', members: ['snezhana-oreshkina', 'inna-kovalchuk'], isForEvents: true,
    description: 'Студенты и их наставники. Берём сломанное и возвращаем работающим.', event: { key: 'technology-manipulator-cup', moderation: 'wait' },
    projects: [],
  },
  {
    name: 'Озимые данные', city: 'Астана', themes: ['data', 'agriculture'], leader: 'inkar-seitkali', admins: ['erbolat-duisenov'], members: ['ilnur-yakhin', 'umit-sarsenova'], isForEvents: true,
    description: 'Астық нарығын сандармен оқимыз: ауа райы, егіс, баға бір кестеде.', event: { key: 'technology-grain-hackathon', moderation: 'approved' },
    projects: [{ name: 'Бір аптаға алдын ала', stage: 'idea', types: ['analytical', 'research'], model: 'non_commerce', essence: 'Шағын шаруашылыққа арналған баға болжамы.', known: [19, 23] }],
  },
  {
    name: 'Колос', city: 'Краснодар', themes: ['agriculture', 'ai'], leader: 'grigory-ostapenko', members: ['chulpan-valitova', 'ruslan-tkhagapsov'], isForEvents: true,
    description: 'Агроном, аналитик и тренер: считаем всходы по снимкам с телефона.', event: { key: 'technology-grain-hackathon', moderation: 'wait' },
    projects: [],
  },
  {
    name: 'Двор на связи', city: 'Алматы', themes: ['youth', 'software'], leader: 'karlygash-bekenova', members: ['dilnaz-rozieva', 'galym-ospanov'], isForEvents: true,
    description: 'Көршілер бір-біріне құрал беріп тұратын қосымша жасап жатырмыз.', event: { key: 'startups-yard-hackathon', moderation: 'approved' },
    projects: [{ name: 'Дрель на час', stage: 'ongoing', types: ['social', 'technological'], model: 'non_commerce', essence: 'Аула ішінде құрал алмасу: кімде бар, қашан бос.', known: [19] }],
  },
  {
    name: 'Школа после звонка', city: 'Алматы', themes: ['education', 'youth'], leader: 'asel-zhumabekova', members: ['arman-tolegenov', 'ulan-nurgaliev'], isForEvents: true,
    description: 'Мектеп ауласын кешке ашық ету үшін не керегін есептейміз.', event: { key: 'startups-yard-hackathon', moderation: 'declined', comment: 'Хакатон для старшеклассников: ждём вас наставниками.' },
    projects: [],
  },
  {
    name: 'Диплом в дело', city: 'Самара', themes: ['startups', 'youth'], leader: 'darya-chekalina', admins: ['boris-shusterman'], members: ['zhanna-pirogova'], isForEvents: true,
    description: 'Собираем из дипломных работ то, за что готовы платить, и показываем это покупателям.', event: { key: 'startups-diploma-contest', moderation: 'approved' },
    projects: [{ name: 'Прокат измерителей', stage: 'idea', types: ['business_project'], model: 'commerce', essence: 'Дорогие приборы кафедры на день для малых заводов.', known: [15] }],
  },
  {
    name: 'Пятый склад: Урал', city: 'Екатеринбург', themes: ['logistics', 'management'], leader: 'rimma-galeeva', admins: ['yuliya-pastukhova'], members: ['eduard-shtin', 'danil-koptelov'], isForEvents: true,
    description: 'Играем в склад, чтобы не играть на складе. Проверяем, что будет, если машина опоздает на час.', event: { key: 'network-fifth-warehouse', moderation: 'wait' },
    projects: [],
  },
  {
    name: 'Настолка про долги', city: 'Санкт-Петербург', themes: ['games', 'finance'], leader: 'fyodor-lytkin', members: ['gleb-sablin', 'vera-odintsova'], isForEvents: true,
    description: 'Делаем игру, в которой можно взять кредит и увидеть, чем это кончится через два года.', event: { key: 'igra-pro-svoyo-delo', moderation: 'approved' },
    projects: [{ name: 'Два года за вечер', stage: 'ongoing', types: ['social', 'business_project'], model: 'commerce', essence: 'Четыре игрока, одна улица, двадцать четыре месяца.' }],
  },
  {
    name: 'Вывеска рукой', city: 'Санкт-Петербург', themes: ['design', 'creative'], leader: 'gleb-sablin', members: ['georgy-chanishvili', 'matvey-yanson'], isForEvents: true,
    description: 'Дизайнер, хозяин кафе и столяр. Рисуем вывески, которые не стыдно читать.', event: { key: 'vyveska-dlya-nashey-ulitsy', moderation: 'approved' },
    projects: [{ name: 'Улица без баннеров', stage: 'idea', types: ['social'], model: 'non_commerce', essence: 'Эскизы для восьми лавок одной улицы.', known: [14] }],
  },
  {
    name: 'Фарватер 24', city: 'Владивосток', themes: ['export', 'logistics'], leader: 'oleg-kim', members: ['kseniya-dalskaya'], isForEvents: true,
    description: 'Готовим малые компании к первой поставке за рубеж: документы, упаковка, разговор с покупателем.',
    projects: [{ name: 'Первая коробка', stage: 'complete', completedDaysAgo: 60, types: ['business_project'], model: 'commerce', essence: 'Семь компаний отправили пробную партию за три месяца.', known: [10, 6] }],
  },
  {
    name: 'Утренний круг', city: 'Краснодар', themes: ['sport', 'health'], leader: 'ruslan-tkhagapsov', members: ['susanna-ter-oganesyan'], waiting: ['grigory-ostapenko'], isForEvents: true,
    description: 'Бегаем в шесть утра и зовём на городские забеги тех, кто никогда не бегал.',
    projects: [],
  },
]
