import type { DemoCareer } from './profile-shapes.ts'

/** The careers of the second half of the demo users, by demo key. */
export const easternProfiles: Record<string, DemoCareer> = {
  'omirzhan-tileuov': {
    studies: [['ENU', 'Дизайн', 'bachelor', 2011, 2015]],
    jobs: [['Хозяин мастерской', 'Мастерская «Киіз»', 'kiiz', 2016]],
    group: 1, speaks: 'kk ru', badges: [14],
    project: { name: 'Войлок для дома', stage: 'ongoing', types: ['business_project'], finance: 'commerce',
      essence: 'Тёплые вещи из казахстанской шерсти, от овцы до прилавка за месяц.', nti: [20], institutions: [21] },
  },
  'inkar-seitkali': {
    studies: [['КАТИУ', 'Агрономия', 'bachelor', 2018, 2022], ['КАТИУ', 'Аграрная экономика', 'master', 2024, 2026]],
    jobs: [['Аналитик рынка зерна', 'Степной университет прикладных наук', 'stepnoy-universitet', 2023]],
    group: 7, speaks: 'kk ru en',
    project: { name: 'Цена зерна завтра', stage: 'idea', types: ['research', 'analytical'], finance: 'non_commerce',
      essence: 'Прогноз цен для небольших хозяйств по открытым данным бирж и погоды.', nti: [2, 3], institutions: [23] },
    resume: { position: 'Аналитик рынка', qualification: 'junior', salary: 400000, skills: ['Статистика', 'Excel', 'Эконометрика'] },
  },
  'erbolat-duisenov': {
    studies: [['Satbayev', 'Электроэнергетика', 'specialist', 1981, 1986]],
    jobs: [['Декан факультета энергетики', 'Степной университет прикладных наук', 'stepnoy-universitet', 2006]],
    group: 6, speaks: 'kk ru', badges: [2],
  },
  'ulan-nurgaliev': {
    studies: [['ЮКУ', 'Экономика', 'specialist', 1997, 2002]],
    jobs: [['Руководитель центра', 'Центр предпринимателей «Іскер Шымкент»', 'isker-shymkent', 2016]],
    group: 9, speaks: 'kk ru uz', badges: [5],
  },
  'nigora-yuldasheva': {
    studies: [['ЮКУ', 'Технология швейных изделий', 'bachelor', 2007, 2011]],
    jobs: [['Хозяйка цеха', 'Швейный цех «Атлас»', 'atlas-shym', 2015]],
    group: 1, speaks: 'uz kk ru', badges: [15],
  },
  'andrey-gartman': {
    studies: [['NSU', 'Физика', 'specialist', 1999, 2004]],
    jobs: [['Сооснователь', '«Обские роботы»', 'obskie-roboty', 2012], ['Инженер-конструктор', 'Сибирские станки', 'sibstanki', 2004, 2012]],
    group: 1, speaks: 'ru en de', badges: [2, 11],
    project: { name: 'Робот на малый склад', stage: 'complete', types: ['technological', 'business_project'], finance: 'commerce',
      essence: 'Тележка, которая сама возит коробки там, где нет места большой технике.', nti: [10, 11], institutions: [1, 2] },
  },
  'eva-lukyanchikova': {
    group: 8, speaks: 'ru en', badges: [11, 9],
  },
  'inna-kovalchuk': {
    studies: [['НГУЭУ', 'Бухгалтерский учёт', 'specialist', 1989, 1994]],
    jobs: [['Бухгалтер', 'Инна Ковальчук. Бухгалтерия по-человечески', 'kovalchuk', 2008]],
    group: 1, speaks: 'ru', badges: [1, 4],
  },
  'snezhana-oreshkina': {
    studies: [['НЭТИ', 'Социология', 'bachelor', 2014, 2018]],
    jobs: [['Специалист по подбору', 'Кадры рядом', 'kadry-ryadom', 2018]],
    group: 3, speaks: 'ru en',
    resume: { position: 'Руководитель подбора', qualification: 'senior', salary: 130000, skills: ['Собеседования', 'Адаптация', 'Оценка'] },
  },
  'oleg-kim': {
    studies: [['FEFU', 'Востоковедение', 'specialist', 1990, 1995]],
    jobs: [['Председатель', 'Клуб экспортёров «Фарватер»', 'farvater', 2010]],
    group: 10, speaks: 'ru ko zh en', badges: [14, 8],
  },
  'kseniya-dalskaya': {
    studies: [['ВВГУ', 'Таможенное дело', 'specialist', 2010, 2015]],
    jobs: [['Таможенный представитель', 'Порт и право', 'port-i-pravo', 2016]],
    group: 2, speaks: 'ru en zh', badges: [14],
  },
  'nadezhda-shulyak': {
    studies: [['IKBFU', 'Социальная работа', 'specialist', 1986, 1991]],
    jobs: [['Директор', 'Фонд «Тёплый берег»', 'teply-bereg', 2009]],
    group: 10, speaks: 'ru pl', badges: [15, 13],
    project: { name: 'Прачечная на берегу', stage: 'ongoing', types: ['social'], finance: 'non_commerce',
      essence: 'Бесплатная стирка и горячий чай для тех, кто остался без дома.', nti: [], institutions: [13] },
  },
  'matvey-yanson': {
    studies: [['Калининградский колледж ремёсел', 'Столярное дело', 'vocational', 2014, 2017]],
    jobs: [['Столяр', 'Мастерская «Вторая дверь»', 'vtoraya-dver', 2018]],
    group: 2, speaks: 'ru lt', badges: [14],
  },
  'grigory-ostapenko': {
    studies: [['КубГАУ', 'Агрономия', 'specialist', 1983, 1988]],
    jobs: [['Основатель, агроном', 'Агрошкола «Межа»', 'mezha', 2011]],
    group: 1, speaks: 'ru uk', badges: [2, 1],
    project: { name: 'Межа в телефоне', stage: 'ongoing', types: ['technological'], finance: 'commerce',
      essence: 'Дневник поля для фермера: что сеял, чем кормил и что вышло.', nti: [7, 19], institutions: [] },
  },
  'susanna-ter-oganesyan': {
    studies: [['КубГУ', 'Биотехнология', 'specialist', 2005, 2010]],
    jobs: [['Сыровар', 'Сыроварня «Коза и полынь»', 'koza-i-polyn', 2015]],
    group: 1, speaks: 'hy ru', badges: [13],
  },
  'ruslan-tkhagapsov': {
    studies: [['КубГУ', 'Физическая культура', 'bachelor', 2012, 2016]],
    jobs: [['Тренер', 'Беговой клуб «Шесть утра»', 'shest-utra', 2017]],
    group: 2, speaks: 'ru', badges: [8, 7],
  },
  'mariya-rakhlina': {
    studies: [['SPbU', 'Экология', 'master', 2008, 2014]],
    jobs: [['Координатор', 'Экологическое движение «Второй круг»', 'vtoroy-krug', 2016]],
    group: 10, speaks: 'ru en fi', badges: [5, 7],
  },
  'semyon-ladygin': {
    studies: [['СПбГУПТД', 'Технология полимеров', 'bachelor', 2013, 2017]],
    jobs: [['Технолог по переработке пластика', 'Гранула', 'granula', 2018]],
    group: 3, speaks: 'ru en',
    project: { name: 'Лавка из крышек', stage: 'complete', types: ['technological', 'social'], finance: 'non_commerce',
      essence: 'Садовые лавки из собранного в городе пластика: одна лавка, тридцать тысяч крышек.', nti: [20], institutions: [13] },
    resume: { position: 'Главный технолог', qualification: 'middle', salary: 160000, skills: ['Полимеры', 'Экструзия', 'Наладка линий'] },
  },
  'georgy-chanishvili': {
    studies: [['СПбГЭУ', 'Экономика', 'specialist', 1987, 1992]],
    jobs: [['Хозяин', 'Кафе «Мтквари»', 'mtkvari', 2003]],
    group: 1, speaks: 'ka ru', badges: [1],
  },
  'fyodor-lytkin': {
    studies: [['SPbU', 'Математика', 'specialist', 1996, 2001]],
    jobs: [['Издатель', 'Настольные игры «Лыткин и дочь»', 'lytkin-games', 2011]],
    group: 1, speaks: 'ru en', badges: [4],
  },
  'kirill-bersenev': {
    studies: [['МГЮА', 'Юриспруденция', 'specialist', 2001, 2006]],
    jobs: [['Юрист по договорам', 'Юридическое бюро «Запятая»', 'zapyataya', 2012]],
    group: 3, speaks: 'ru en', badges: [1, 4],
  },
  'madina-khasieva': {
    studies: [['РЭУ', 'Товароведение', 'specialist', 2003, 2008]],
    jobs: [['Основательница', 'Детская одежда «Мышонок и К»', 'myshonok', 2017]],
    group: 1, speaks: 'ru ce', badges: [12],
  },
  'eduard-shtin': {
    studies: [['UrFU', 'Металлургия', 'specialist', 1980, 1985]],
    jobs: [['Частный инвестор', 'Клуб частных инвесторов «Тихий капитал»', 'tikhiy-kapital', 2008]],
    group: 11, speaks: 'ru de', badges: [1, 2],
  },
  'rimma-galeeva': {
    studies: [['UrFU', 'Экономика и управление на предприятии', 'specialist', 1991, 1996]],
    jobs: [['Директор', 'Технопарк «Четвёртый цех»', 'chetverty-tsekh', 2014]],
    group: 4, speaks: 'ru tt', badges: [6, 5],
  },
  'danil-koptelov': {
    studies: [['UrFU', 'Машиностроение', 'bachelor', 2018, 2022]],
    jobs: [['Инженер-конструктор', 'Технопарк «Четвёртый цех»', 'chetverty-tsekh', 2022]],
    group: 3, speaks: 'ru en', badges: [11],
    project: { name: 'Деталь за ночь', stage: 'ongoing', types: ['technological', 'business_project'], finance: 'commerce',
      essence: 'Печать запасных частей для станков, которых больше не выпускают.', nti: [13, 12], institutions: [5] },
    resume: { position: 'Инженер-конструктор', qualification: 'middle', salary: 150000, skills: ['Моделирование', '3D-печать', 'Чтение чертежей'] },
  },
  'alsu-mingazova': {
    studies: [['KFU', 'Логопедия', 'specialist', 2002, 2007]],
    jobs: [['Логопед, основательница', 'Детский центр «Ласточка»', 'lastochka', 2015]],
    group: 1, speaks: 'tt ru', badges: [15],
  },
  'renat-bikbaev': {
    studies: [['УГНТУ', 'Промышленное строительство', 'specialist', 1982, 1987]],
    jobs: [['Бригадир', 'Артель Бикбаевых', 'artel-bikbaev', 1999]],
    group: 1, speaks: 'ba ru',
  },
  'zhanna-pirogova': {
    studies: [['СГЭУ', 'Финансы и кредит', 'specialist', 2000, 2005]],
    jobs: [['Управляющая', 'Прачечные «Белый день»', 'bely-den', 2013]],
    group: 4, speaks: 'ru',
    resume: { position: 'Управляющая сетью', qualification: 'leader', salary: 200000, skills: ['Открытие точек', 'Обучение', 'Бюджет'] },
  },
  'nikolay-tverdokhleb': {
    studies: [['Нижегородский государственный технический университет имени Р. Е. Алексеева', 'Технология машиностроения', 'specialist', 1977, 1982]],
    jobs: [['Консультант', 'Твердохлеб и заводы', 'tverdokhleb', 2018], ['Главный технолог', 'Волжский насосный завод', 'volga-nasos', 1990, 2018]],
    group: 2, speaks: 'ru', badges: [1, 2],
  },
  'larisa-ganina': {
    studies: [['TSU', 'Иностранные языки', 'specialist', 1988, 1993]],
    jobs: [['Хозяйка', 'Гостевой дом «У Лагерного сада»', 'u-sada', 2012]],
    group: 1, speaks: 'ru en de', badges: [6],
  },
}
