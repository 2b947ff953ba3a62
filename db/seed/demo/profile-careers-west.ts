import type { DemoCareer } from './profile-shapes.ts'

/** The careers of the first half of the demo users, by demo key. */
export const westernProfiles: Record<string, DemoCareer> = {
  'vera-odintsova': {
    studies: [['СПГХПА', 'Графический дизайн', 'specialist', 2001, 2007]],
    jobs: [['Основательница', 'Студия «Линия»', 'line-studio', 2012], ['Графический дизайнер', 'Издательство «Закладка»', 'zakladka', 2007, 2012]],
    group: 1, speaks: 'ru en it', badges: [4, 2],
    project: { name: 'Вывески, которые не стыдно', stage: 'ongoing', types: ['business_project', 'social'], finance: 'commerce',
      essence: 'Каталог шрифтов и цветов для вывесок небольших лавок.', nti: [], institutions: [] },
  },
  'gleb-sablin': {
    studies: [['ITMO', 'Дизайн человеко-компьютерных систем', 'bachelor', 2014, 2018]],
    jobs: [['Дизайнер интерфейсов', 'Студия «Линия»', 'line-studio', 2019]],
    group: 3, speaks: 'ru en',
    resume: { position: 'Ведущий дизайнер интерфейсов', qualification: 'middle', salary: 180000, skills: ['Прототипы', 'Исследования', 'Дизайн-системы'] },
  },
  'irina-petrenko': {
    studies: [['РАНХиГС', 'Государственное и муниципальное управление', 'specialist', 1996, 2001]],
    jobs: [['Исполнительный директор', 'Ассоциация малого бизнеса «Соседи по делу»', 'sosedi-po-delu', 2014], ['Руководитель отдела', 'Палата ремёсел', 'palata-remesel', 2005, 2014]],
    group: 10, speaks: 'ru', badges: [5, 8],
  },
  'alyona-shchyogoleva': {
    studies: [['РЭУ', 'Маркетинг', 'bachelor', 2009, 2013]],
    jobs: [['Владелица', 'Цветочная лавка «Аксинья»', 'aksinya', 2016]],
    group: 1, speaks: 'ru en', badges: [15],
    project: { name: 'Букет от соседа', stage: 'idea', types: ['business_project'], finance: 'commerce',
      essence: 'Цветы с подмосковных дач в городских лавках в день среза.', nti: [], institutions: [6] },
  },
  'svetlana-mokshina': {
    studies: [['ННГУ', 'Юриспруденция', 'specialist', 1993, 1998]],
    jobs: [['Руководитель центра', 'Центр предпринимательства «С чего начать»', 's-chego-nachat', 2011]],
    group: 9, speaks: 'ru', badges: [5],
  },
  'pavel-erzin': {
    studies: [['ННГУ', 'Менеджмент', 'specialist', 2005, 2010]],
    jobs: [['Пекарь, основатель', 'Булочная «Третий подход»', 'tretiy-podhod', 2013, 2024]],
    group: 1, speaks: 'ru', badges: [4, 1],
  },
  'gulnaz-salavatova': {
    studies: [['БГПУ', 'Филология', 'specialist', 1999, 2004]],
    jobs: [['Консультант по грантам', 'Центр поддержки бизнеса «Дело на Белой»', 'delo-na-beloy', 2012]],
    group: 9, speaks: 'ru ba tt', badges: [1, 13],
  },
  'ilnur-yakhin': {
    studies: [['УУНиТ', 'Биология', 'bachelor', 2008, 2012]],
    jobs: [['Пчеловод', 'Пасека Яхиных', 'paseka-yakhin', 2013]],
    group: 1, speaks: 'ba ru', badges: [14],
    project: { name: 'Улей с весами', stage: 'ongoing', types: ['technological'], finance: 'commerce',
      essence: 'Датчик веса и шума улья: пчеловод видит взяток и роение с телефона.', nti: [7, 9], institutions: [1] },
  },
  'boris-shusterman': {
    studies: [['СГЭУ', 'Экономика', 'specialist', 1976, 1981], ['MSU', 'Экономическая теория', 'postgraduate', 1983, 1987]],
    jobs: [['Профессор кафедры экономики', 'Средневолжский университет экономики и технологий', 'srednevolzhsky', 1992]],
    group: 6, speaks: 'ru en de', badges: [2, 1],
  },
  'darya-chekalina': {
    studies: [['СГЭУ', 'Предпринимательство', 'bachelor', 2022, 2026]],
    group: 7, speaks: 'ru en', badges: [8],
    project: { name: 'Клуб первого чека', stage: 'ongoing', types: ['social', 'business_project'], finance: 'non_commerce',
      essence: 'Студенты продают своё первое за тридцать дней и разбирают, что вышло.', nti: [], institutions: [15] },
  },
  'viktor-nesterenko': {
    studies: [['TPU', 'Приборостроение', 'specialist', 1986, 1991], ['TPU', 'Информационно-измерительные системы', 'postgraduate', 1992, 1995]],
    jobs: [['Заведующий лабораторией датчиков', 'Томский институт прикладной инженерии', 'tomsk-prikladnoy', 2003]],
    group: 6, speaks: 'ru en', badges: [2],
    project: { name: 'Датчик влажности зерна', stage: 'complete', types: ['technological', 'research'], finance: 'commerce',
      essence: 'Прибор для элеватора: меряет влажность за секунду, не вынимая пробы.', nti: [9, 12], institutions: [1, 4] },
  },
  'sakhayana-borisova': {
    studies: [['TUSUR', 'Мехатроника и робототехника', 'bachelor', 2024, 2028]],
    group: 7, speaks: 'sah ru en', badges: [11],
    project: { name: 'Дрон-лесник', stage: 'idea', types: ['technological', 'research'], finance: 'non_commerce',
      essence: 'Облетает лес вокруг посёлка и ищет дым раньше, чем его увидят люди.', nti: [11, 9], institutions: [] },
  },
  'ayrat-khabibullin': {
    studies: [['KFU', 'Прикладная математика', 'specialist', 2000, 2005]],
    jobs: [['Технический директор', '«Чишма Софт»', 'chishma-soft', 2011], ['Программист', 'Казанские банковские системы', 'kbs', 2005, 2011]],
    group: 4, speaks: 'tt ru en', badges: [2, 4],
  },
  'chulpan-valitova': {
    studies: [['KFU', 'Бизнес-информатика', 'bachelor', 2015, 2019], ['HSE', 'Науки о данных', 'master', 2019, 2021]],
    jobs: [['Аналитик данных', '«Чишма Софт»', 'chishma-soft', 2021]],
    group: 3, speaks: 'tt ru en',
    resume: { position: 'Аналитик данных', qualification: 'middle', salary: 190000, skills: ['SQL', 'Python', 'Статистика', 'Презентации'] },
  },
  'marat-gaynullin': {
    studies: [['KFU', 'Журналистика', 'specialist', 1992, 1997]],
    jobs: [['Преподаватель речи', 'Школа речи Марата Гайнуллина', 'gaynullin-school', 2016], ['Ведущий эфира', 'Радио «Иртә»', 'radio-irta', 2001, 2016]],
    group: 1, speaks: 'tt ru', badges: [3, 4],
  },
  'tigran-saakyan': {
    studies: [['MIPT', 'Прикладные физика и математика', 'master', 2003, 2009], ['INSEAD', 'Управление бизнесом', 'additional', 2014, 2015]],
    jobs: [['Руководитель акселератора', 'Акселератор «Разбег»', 'razbeg', 2017]],
    group: 4, speaks: 'hy ru en fr', badges: [2, 1],
  },
  'polina-zhdanovich': {
    studies: [['HSE', 'Психология', 'bachelor', 2012, 2016]],
    jobs: [['Наставник команд', 'Акселератор «Разбег»', 'razbeg', 2019]],
    group: 3, speaks: 'ru en be', badges: [1],
  },
  'lev-bronnikov': {
    studies: [['MSU', 'Журналистика', 'specialist', 1998, 2003]],
    jobs: [['Главный редактор', 'Журнал «Касса и склад»', 'kassa-i-sklad', 2013]],
    group: 4, speaks: 'ru en', badges: [4],
  },
  'zarema-alieva': {
    studies: [['РГГУ', 'Журналистика', 'bachelor', 2017, 2021]],
    jobs: [['Корреспондент', 'Журнал «Касса и склад»', 'kassa-i-sklad', 2021]],
    group: 3, speaks: 'ru ce en',
    resume: { position: 'Редактор раздела', qualification: 'junior', salary: 110000, skills: ['Интервью', 'Репортаж', 'Вёрстка'] },
  },
  'asel-zhumabekova': {
    studies: [['KazNU', 'Журналистика', 'bachelor', 2009, 2013]],
    jobs: [['Редактор', '«Нарық күні»', 'naryk-kuni', 2017]],
    group: 4, speaks: 'kk ru en', badges: [3],
  },
  'bair-tsyrenov': {
    studies: [['ИГУ', 'История', 'specialist', 1995, 2000]],
    jobs: [['Директор музея', 'Музей торговли «Чайный двор»', 'chayny-dvor', 2015]],
    group: 9, speaks: 'bua ru', badges: [6],
  },
  'margarita-vetoshkina': {
    studies: [['ИГУ', 'География', 'specialist', 1978, 1983]],
    jobs: [['Экскурсовод', 'Музей торговли «Чайный двор»', 'chayny-dvor', 2016]],
    group: 2, speaks: 'ru de', badges: [3],
  },
  'luka-damico': {
    studies: [['Шефская школа Болоньи', 'Кулинарное искусство', 'vocational', 2002, 2005]],
    jobs: [['Шеф-повар', 'Кулинарный инкубатор «Общий стол»', 'obshchiy-stol', 2019]],
    group: 3, speaks: 'it ru en', badges: [1],
  },
  'yuliya-pastukhova': {
    studies: [['СИНХ', 'Управление персоналом', 'specialist', 2004, 2009]],
    jobs: [['Управляющая', 'Кулинарный инкубатор «Общий стол»', 'obshchiy-stol', 2018]],
    group: 4, speaks: 'ru en', badges: [6, 5],
  },
  'galym-ospanov': {
    studies: [['KBTU', 'Информационные системы', 'bachelor', 2006, 2010], ['NUS', 'Управление инновациями', 'master', 2011, 2013]],
    jobs: [['Директор', 'Стартап-хаб «Асу»', 'asu', 2018]],
    group: 4, speaks: 'kk ru en', badges: [2, 5],
  },
  'karlygash-bekenova': {
    studies: [['Abai', 'Информатика', 'bachelor', 2012, 2016]],
    jobs: [['Руководитель школьной программы', 'Стартап-хаб «Асу»', 'asu', 2019]],
    group: 3, speaks: 'kk ru en', badges: [7],
  },
  'dilnaz-rozieva': {
    studies: [['KazNU', 'Режиссура', 'bachelor', 2019, 2023]],
    jobs: [['Видеограф', 'Видеомастерская Розиевой', 'rozieva-video', 2022]],
    group: 2, speaks: 'ug kk ru',
    project: { name: 'Один день мастера', stage: 'ongoing', types: ['social'], finance: 'non_commerce',
      essence: 'Короткие фильмы о небольших производствах: минута, руки и голос хозяина.', nti: [], institutions: [] },
  },
  'arman-tolegenov': {
    studies: [['Narxoz', 'Логистика', 'bachelor', 2005, 2009]],
    jobs: [['Владелец', 'Вода «Бастау»', 'bastau', 2014]],
    group: 1, speaks: 'kk ru', badges: [15],
  },
  'sanzhar-abilov': {
    group: 8, speaks: 'kk ru en', badges: [9],
    project: { name: 'Двор.kz', stage: 'idea', types: ['technological', 'social'], finance: 'non_commerce',
      essence: 'Приложение, в котором соседи договариваются о субботниках и дрели на час.', nti: [1], institutions: [] },
  },
  'umit-sarsenova': {
    studies: [['ENU', 'Қаржы', 'specialist', 1995, 2000]],
    jobs: [['Төрайым', '«Бірлескен іс» қауымдастығы', 'birlesken-is', 2012]],
    group: 10, speaks: 'kk ru', badges: [2, 5],
  },
}
