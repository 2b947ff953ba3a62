import type { DemoPerson } from './shapes.ts'

export const people: DemoPerson[] = [
  {
    key: 'vera-odintsova', firstName: 'Вера', lastName: 'Одинцова', fatherName: 'Андреевна', gender: 'female',
    birthday: '1984-05-17', city: 'Санкт-Петербург', position: 'основательница студии «Линия»',
    themes: ['design', 'creative', 'management'], isExpert: true,
  },
  {
    key: 'gleb-sablin', firstName: 'Глеб', lastName: 'Саблин', gender: 'male',
    birthday: '1996-11-02', city: 'Санкт-Петербург', position: 'дизайнер интерфейсов, студия «Линия»',
    themes: ['design', 'software'],
  },
  {
    key: 'irina-petrenko', firstName: 'Ирина', lastName: 'Петренко', fatherName: 'Владимировна', gender: 'female',
    birthday: '1979-02-24', city: 'Москва', position: 'исполнительный директор ассоциации «Соседи по делу»',
    themes: ['entrepreneurship', 'support', 'retail'],
  },
  {
    key: 'alyona-shchyogoleva', firstName: 'Алёна', lastName: 'Щёголева', fatherName: 'Игоревна', gender: 'female',
    birthday: '1991-07-08', city: 'Москва', position: 'владелица двух цветочных лавок',
    themes: ['retail', 'entrepreneurship', 'marketing'],
  },
  {
    key: 'svetlana-mokshina', firstName: 'Светлана', lastName: 'Мокшина', fatherName: 'Юрьевна', gender: 'female',
    birthday: '1976-09-30', city: 'Нижний Новгород', position: 'руководитель центра «С чего начать»',
    themes: ['support', 'entrepreneurship', 'law'],
  },
  {
    key: 'pavel-erzin', firstName: 'Павел', lastName: 'Ерзин', fatherName: 'Николаевич', gender: 'male',
    birthday: '1988-01-12', city: 'Нижний Новгород', position: 'пекарь, открыл и продал три булочные',
    themes: ['food', 'entrepreneurship', 'sales'],
  },
  {
    key: 'gulnaz-salavatova', firstName: 'Гульназ', lastName: 'Салаватова', fatherName: 'Фанисовна', gender: 'female',
    birthday: '1982-04-05', city: 'Уфа', position: 'консультант по грантам, центр «Дело на Белой»',
    themes: ['support', 'finance', 'entrepreneurship'],
  },
  {
    key: 'ilnur-yakhin', firstName: 'Ильнур', lastName: 'Яхин', gender: 'male',
    birthday: '1990-08-19', city: 'Уфа', position: 'пчеловод, пасека на восемьдесят семей',
    themes: ['agriculture', 'food', 'ecommerce'],
  },
  {
    key: 'boris-shusterman', firstName: 'Борис', lastName: 'Шустерман', fatherName: 'Аркадьевич', gender: 'male',
    birthday: '1959-03-14', city: 'Самара', position: 'профессор экономики, Средневолжский университет',
    themes: ['finance', 'education', 'science'], isExpert: true,
  },
  {
    key: 'darya-chekalina', firstName: 'Дарья', lastName: 'Чекалина', fatherName: 'Сергеевна', gender: 'female',
    birthday: '2004-06-21', city: 'Самара', position: 'студентка, ведёт университетский клуб предпринимателей',
    themes: ['startups', 'youth', 'speaking'],
  },
  {
    key: 'viktor-nesterenko', firstName: 'Виктор', lastName: 'Нестеренко', fatherName: 'Юрьевич', gender: 'male',
    birthday: '1968-12-09', city: 'Томск', position: 'заведующий лабораторией датчиков, Томский институт прикладной инженерии',
    themes: ['science', 'manufacturing', 'robotics'], isExpert: true,
  },
  {
    key: 'sakhayana-borisova', firstName: 'Сахаяна', lastName: 'Борисова', gender: 'female',
    birthday: '2006-12-03', city: 'Томск', position: 'студентка второго курса, собирает дроны',
    themes: ['robotics', 'youth', 'games'],
  },
  {
    key: 'ayrat-khabibullin', firstName: 'Айрат', lastName: 'Хабибуллин', fatherName: 'Рашитович', gender: 'male',
    birthday: '1983-10-27', city: 'Казань', position: 'технический директор «Чишма Софт»',
    themes: ['software', 'ai', 'data'], isExpert: true,
  },
  {
    key: 'chulpan-valitova', firstName: 'Чулпан', lastName: 'Валитова', fatherName: 'Ильдаровна', gender: 'female',
    birthday: '1997-03-03', city: 'Казань', position: 'аналитик данных, «Чишма Софт»',
    themes: ['data', 'ai', 'career'],
  },
  {
    key: 'marat-gaynullin', firstName: 'Марат', lastName: 'Гайнуллин', fatherName: 'Шамилевич', gender: 'male',
    birthday: '1975-06-11', city: 'Казань', position: 'преподаватель речи, пятнадцать лет вёл утренний эфир на радио',
    themes: ['speaking', 'media', 'education'], isExpert: true,
  },
  {
    key: 'tigran-saakyan', firstName: 'Тигран', lastName: 'Саакян', fatherName: 'Ашотович', gender: 'male',
    birthday: '1986-01-29', city: 'Москва', position: 'руководитель акселератора «Разбег»',
    themes: ['startups', 'investments', 'sales'], isExpert: true,
  },
  {
    key: 'polina-zhdanovich', firstName: 'Полина', lastName: 'Жданович', gender: 'female',
    birthday: '1994-09-15', city: 'Москва', position: 'наставник команд, акселератор «Разбег»',
    themes: ['startups', 'marketing', 'women'],
  },
  {
    key: 'lev-bronnikov', firstName: 'Лев', lastName: 'Бронников', fatherName: 'Михайлович', gender: 'male',
    birthday: '1981-04-22', city: 'Москва', position: 'главный редактор журнала «Касса и склад»',
    themes: ['media', 'retail', 'entrepreneurship'],
  },
  {
    key: 'zarema-alieva', firstName: 'Зарема', lastName: 'Алиева', fatherName: 'Магомедовна', gender: 'female',
    birthday: '1999-12-18', city: 'Москва', position: 'корреспондент журнала «Касса и склад»',
    themes: ['media', 'social'],
  },
  {
    key: 'asel-zhumabekova', firstName: 'Әсел', lastName: 'Жұмабекова', fatherName: 'Маратқызы', gender: 'female',
    birthday: '1992-05-26', city: 'Алматы', position: '«Нарық күні» басылымының редакторы',
    themes: ['media', 'finance', 'retail'],
  },
  {
    key: 'bair-tsyrenov', firstName: 'Баир', lastName: 'Цыренов', fatherName: 'Дашиевич', gender: 'male',
    birthday: '1978-02-07', city: 'Иркутск', position: 'директор музея «Чайный двор»',
    themes: ['culture', 'tourism', 'management'],
  },
  {
    key: 'margarita-vetoshkina', firstName: 'Маргарита', lastName: 'Ветошкина', fatherName: 'Львовна', gender: 'female',
    birthday: '1961-08-01', city: 'Иркутск', position: 'экскурсовод, водит прогулки по купеческому Иркутску',
    themes: ['tourism', 'culture', 'education'],
  },
  {
    key: 'luka-damico', firstName: 'Лука', lastName: "Д'Амико", gender: 'male',
    birthday: '1985-10-10', city: 'Екатеринбург', position: 'шеф-повар, ведёт практику в инкубаторе «Общий стол»',
    themes: ['food', 'education'],
  },
  {
    key: 'yuliya-pastukhova', firstName: 'Юлия', lastName: 'Пастухова', fatherName: 'Олеговна', gender: 'female',
    birthday: '1987-03-19', city: 'Екатеринбург', position: 'управляющая инкубатором «Общий стол»',
    themes: ['food', 'management', 'support'],
  },
  {
    key: 'galym-ospanov', firstName: 'Ғалым', lastName: 'Оспанов', fatherName: 'Серікұлы', gender: 'male',
    birthday: '1989-07-31', city: 'Алматы', position: 'директор стартап-хаба «Асу»',
    themes: ['startups', 'investments', 'ai'], isExpert: true,
  },
  {
    key: 'karlygash-bekenova', firstName: 'Қарлығаш', lastName: 'Бекенова', gender: 'female',
    birthday: '1995-01-16', city: 'Алматы', position: 'ведёт программу для школьников в хабе «Асу»',
    themes: ['youth', 'education', 'startups'],
  },
  {
    key: 'dilnaz-rozieva', firstName: 'Дильназ', lastName: 'Розиева', gender: 'female',
    birthday: '2002-04-28', city: 'Алматы', position: 'видеограф, снимает небольшие производства',
    themes: ['media', 'creative', 'manufacturing'],
  },
  {
    key: 'arman-tolegenov', firstName: 'Арман', lastName: 'Төлегенов', fatherName: 'Қайратұлы', gender: 'male',
    birthday: '1987-11-23', city: 'Алматы', position: 'владелец службы доставки воды',
    themes: ['logistics', 'sales', 'people'],
  },
  {
    key: 'sanzhar-abilov', firstName: 'Санжар', lastName: 'Әбілов', gender: 'male',
    birthday: '2010-02-11', city: 'Алматы', position: 'школьник, пишет приложение для соседей по двору',
    themes: ['software', 'youth', 'games'],
  },
  {
    key: 'umit-sarsenova', firstName: 'Үміт', lastName: 'Сәрсенова', fatherName: 'Болатқызы', gender: 'female',
    birthday: '1977-06-04', city: 'Астана', position: '«Бірлескен іс» қауымдастығының төрайымы',
    themes: ['women', 'entrepreneurship', 'finance'], isExpert: true,
  },
  {
    key: 'omirzhan-tileuov', firstName: 'Өміржан', lastName: 'Тілеуов', gender: 'male',
    birthday: '1993-09-09', city: 'Астана', position: 'хозяин войлочной мастерской',
    themes: ['fashion', 'creative', 'manufacturing'],
  },
  {
    key: 'inkar-seitkali', firstName: 'Іңкәр', lastName: 'Сейтқали', fatherName: 'Ерланқызы', gender: 'female',
    birthday: '2001-10-05', city: 'Астана', position: 'магистрантка Степного университета, изучает рынок зерна',
    themes: ['agriculture', 'data', 'science'],
  },
  {
    key: 'erbolat-duisenov', firstName: 'Ерболат', lastName: 'Дүйсенов', fatherName: 'Қасымұлы', gender: 'male',
    birthday: '1964-04-13', city: 'Астана', position: 'декан факультета энергетики, Степной университет',
    themes: ['energy', 'education', 'science'],
  },
  {
    key: 'ulan-nurgaliev', firstName: 'Ұлан', lastName: 'Нұрғалиев', fatherName: 'Асқарұлы', gender: 'male',
    birthday: '1980-12-27', city: 'Шымкент', position: 'руководитель центра «Іскер Шымкент»',
    themes: ['support', 'entrepreneurship', 'finance'],
  },
  {
    key: 'nigora-yuldasheva', firstName: 'Нигора', lastName: 'Юлдашева', gender: 'female',
    birthday: '1990-03-27', city: 'Шымкент', position: 'хозяйка швейного цеха на двенадцать мест',
    themes: ['fashion', 'manufacturing', 'women'],
  },
  {
    key: 'andrey-gartman', firstName: 'Андрей', lastName: 'Гартман', fatherName: 'Эдуардович', gender: 'male',
    birthday: '1982-08-14', city: 'Новосибирск', position: 'сооснователь компании «Обские роботы»',
    themes: ['robotics', 'manufacturing', 'ai'], isExpert: true,
  },
  {
    key: 'eva-lukyanchikova', firstName: 'Ева', lastName: 'Лукьянчикова', fatherName: 'Антоновна', gender: 'female',
    birthday: '2010-09-06', city: 'Новосибирск', position: 'школьница, капитан команды робототехников',
    themes: ['robotics', 'youth', 'speaking'],
  },
  {
    key: 'inna-kovalchuk', firstName: 'Инна', lastName: 'Ковальчук', fatherName: 'Петровна', gender: 'female',
    birthday: '1972-01-20', city: 'Новосибирск', position: 'бухгалтер, ведёт учёт сорока малых компаний',
    themes: ['finance', 'law', 'entrepreneurship'], isExpert: true,
  },
  {
    key: 'snezhana-oreshkina', firstName: 'Снежана', lastName: 'Орешкина', gender: 'female',
    birthday: '1996-05-12', city: 'Новосибирск', position: 'подбирает людей для производств и складов',
    themes: ['people', 'career'],
  },
  {
    key: 'oleg-kim', firstName: 'Олег', lastName: 'Ким', fatherName: 'Валентинович', gender: 'male',
    birthday: '1973-11-17', city: 'Владивосток', position: 'председатель клуба экспортёров «Фарватер»',
    themes: ['export', 'logistics', 'sales'], isExpert: true,
  },
  {
    key: 'kseniya-dalskaya', firstName: 'Ксения', lastName: 'Дальская', fatherName: 'Романовна', gender: 'female',
    birthday: '1993-02-02', city: 'Владивосток', position: 'таможенный представитель',
    themes: ['logistics', 'law', 'export'],
  },
  {
    key: 'nadezhda-shulyak', firstName: 'Надежда', lastName: 'Шуляк', fatherName: 'Витольдовна', gender: 'female',
    birthday: '1969-10-31', city: 'Калининград', position: 'директор фонда «Тёплый берег»',
    themes: ['social', 'support', 'health'],
  },
  {
    key: 'matvey-yanson', firstName: 'Матвей', lastName: 'Янсон', gender: 'male',
    birthday: '1998-07-25', city: 'Калининград', position: 'столяр, делает мебель из старых дверей',
    themes: ['ecology', 'design', 'manufacturing'],
  },
  {
    key: 'grigory-ostapenko', firstName: 'Григорий', lastName: 'Остапенко', fatherName: 'Тарасович', gender: 'male',
    birthday: '1966-05-03', city: 'Краснодар', position: 'агроном, основатель агрошколы «Межа»',
    themes: ['agriculture', 'education', 'ecology'], isExpert: true,
  },
  {
    key: 'susanna-ter-oganesyan', firstName: 'Сусанна', lastName: 'Тер-Оганесян', fatherName: 'Кареновна', gender: 'female',
    birthday: '1988-12-14', city: 'Краснодар', position: 'сыровар, держит сорок коз под Горячим Ключом',
    themes: ['food', 'agriculture', 'women'],
  },
  {
    key: 'ruslan-tkhagapsov', firstName: 'Руслан', lastName: 'Тхагапсов', gender: 'male',
    birthday: '1994-06-30', city: 'Краснодар', position: 'тренер, собирает утренний беговой клуб',
    themes: ['sport', 'health'],
  },
  {
    key: 'mariya-rakhlina', firstName: 'Мария', lastName: 'Рахлина', fatherName: 'Ильинична', gender: 'female',
    birthday: '1990-10-20', city: 'Санкт-Петербург', position: 'координатор движения «Второй круг»',
    themes: ['ecology', 'social', 'education'],
  },
  {
    key: 'semyon-ladygin', firstName: 'Семён', lastName: 'Ладыгин', gender: 'male',
    birthday: '1995-03-08', city: 'Санкт-Петербург', position: 'технолог по переработке пластика',
    themes: ['ecology', 'manufacturing', 'science'],
  },
  {
    key: 'georgy-chanishvili', firstName: 'Георгий', lastName: 'Чанишвили', fatherName: 'Зурабович', gender: 'male',
    birthday: '1970-08-28', city: 'Санкт-Петербург', position: 'хозяин трёх кафе на Петроградской стороне',
    themes: ['food', 'people', 'management'],
  },
  {
    key: 'fyodor-lytkin', firstName: 'Фёдор', lastName: 'Лыткин', fatherName: 'Васильевич', gender: 'male',
    birthday: '1979-11-11', city: 'Санкт-Петербург', position: 'придумывает и издаёт настольные игры',
    themes: ['games', 'creative', 'ecommerce'],
  },
  {
    key: 'kirill-bersenev', firstName: 'Кирилл', lastName: 'Берсенев', fatherName: 'Дмитриевич', gender: 'male',
    birthday: '1984-02-15', city: 'Москва', position: 'юрист по договорам, бюро «Запятая»',
    themes: ['law', 'entrepreneurship'],
  },
  {
    key: 'madina-khasieva', firstName: 'Мадина', lastName: 'Хасиева', gender: 'female',
    birthday: '1986-09-22', city: 'Москва', position: 'шьёт и продаёт в сети детскую одежду',
    themes: ['ecommerce', 'fashion', 'women'],
  },
  {
    key: 'eduard-shtin', firstName: 'Эдуард', lastName: 'Штин', fatherName: 'Вячеславович', gender: 'male',
    birthday: '1963-07-06', city: 'Екатеринбург', position: 'частный инвестор, клуб «Тихий капитал»',
    themes: ['investments', 'finance', 'manufacturing'],
  },
  {
    key: 'rimma-galeeva', firstName: 'Римма', lastName: 'Галеева', fatherName: 'Наилевна', gender: 'female',
    birthday: '1974-03-29', city: 'Екатеринбург', position: 'директор технопарка «Четвёртый цех»',
    themes: ['manufacturing', 'management', 'support'],
  },
  {
    key: 'danil-koptelov', firstName: 'Данил', lastName: 'Коптелов', gender: 'male',
    birthday: '2000-01-05', city: 'Екатеринбург', position: 'инженер-конструктор, печатает детали для старых станков',
    themes: ['manufacturing', 'robotics', 'startups'],
  },
  {
    key: 'alsu-mingazova', firstName: 'Алсу', lastName: 'Мингазова', fatherName: 'Фаритовна', gender: 'female',
    birthday: '1985-12-01', city: 'Казань', position: 'логопед, открыла детский центр в Кировском районе',
    themes: ['education', 'health', 'entrepreneurship'],
  },
  {
    key: 'renat-bikbaev', firstName: 'Ренат', lastName: 'Бикбаев', fatherName: 'Мунирович', gender: 'male',
    birthday: '1965-06-16', city: 'Уфа', position: 'бригадир, строит деревянные дома',
    themes: ['construction', 'people', 'energy'],
  },
  {
    key: 'zhanna-pirogova', firstName: 'Жанна', lastName: 'Пирогова', fatherName: 'Алексеевна', gender: 'female',
    birthday: '1983-04-09', city: 'Самара', position: 'управляющая четырьмя прачечными',
    themes: ['management', 'people', 'finance'],
  },
  {
    key: 'nikolay-tverdokhleb', firstName: 'Николай', lastName: 'Твердохлеб', fatherName: 'Ильич', gender: 'male',
    birthday: '1960-10-18', city: 'Нижний Новгород', position: 'технолог на пенсии, советует небольшим заводам',
    themes: ['manufacturing', 'support', 'construction'],
  },
  {
    key: 'larisa-ganina', firstName: 'Лариса', lastName: 'Ганина', fatherName: 'Степановна', gender: 'female',
    birthday: '1971-05-23', city: 'Томск', position: 'хозяйка гостевого дома на шесть комнат',
    themes: ['tourism', 'marketing'],
  },
]
