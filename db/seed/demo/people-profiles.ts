import type { PersonalStatus } from '../../../contract/limits.ts'
import type { ProfileVisibility } from '../../../contract/people/people.ts'

/** Profiles of the demo users with their visibility; a user without an entry has an empty profile and hides nothing. */
export type DemoProfile = {
  about?: string
  status?: PersonalStatus
  slug?: string
  contacts?: ProfileVisibility['contacts']
  hides?: ('educations' | 'employments' | 'projects' | 'events' | 'resume' | 'socials')[]
  isHiding?: true
}

/** By demo key, or by role for a demo account. */
export const profiles: Record<string, DemoProfile> = {
  participant: {
    about: 'Два года варю чай на заказ для соседей, этой осенью открываю чайную во дворе на Таганке. Ищу, у кого учиться вывеске, кассе и аренде.',
    status: 'partners', slug: 'anna-sokolova',
  },
  organizer: {
    about: 'Собираю городские вечера для тех, кто открывает дело рядом с домом. Верю в круглый стол, короткие доклады и чай.',
    status: 'partners', slug: 'timur-akhmedov', contacts: 'registered',
  },
  expert: {
    about: 'Двадцать лет руководила мебельным производством. Смотрю проекты честно: сначала на цифры, потом на образцы.',
    status: 'mentoring', slug: 'lyudmila-veresova',
  },
  'vera-odintsova': {
    about: 'Делаю вывески и упаковку для небольших марок. Люблю, когда магазин узнают с другой стороны улицы.',
    status: 'hiring', slug: 'vera-odintsova', contacts: 'registered',
  },
  'gleb-sablin': { about: 'Рисую экраны, которыми удобно пользоваться в перчатках, на бегу и без сети.', status: 'team' },
  'irina-petrenko': {
    about: 'Помогаю соседям по улице договориться: о вывозе тары, общем курьере и летней ярмарке.',
    status: 'partners', contacts: 'all', slug: 'irina-petrenko',
  },
  'alyona-shchyogoleva': {
    about: 'Начинала с ведра тюльпанов у метро. Сейчас две лавки, шесть человек и тетрадь с ошибками, которую всем показываю.',
    status: 'partners',
  },
  'svetlana-mokshina': { about: 'Отвечаю на вопрос «с чего начать» примерно тридцать раз в неделю и до сих пор люблю его.', contacts: 'all' },
  'pavel-erzin': {
    about: 'Открыл и продал три булочные. Теперь учу считать муку, часы и терпение.',
    status: 'mentoring', hides: ['resume'],
  },
  'gulnaz-salavatova': { about: 'Читаю заявки на гранты глазами того, кто их оценивает: подскажу, где вас не поймут.', status: 'speaking', contacts: 'registered' },
  'ilnur-yakhin': { about: 'Восемьдесят семей пчёл, липа и гречиха. Продаю мёд без посредников и расскажу, как это вышло.', status: 'partners' },
  'boris-shusterman': {
    about: 'Сорок лет преподаю экономику и столько же слежу за рынком у вокзала. Второе поучительнее.',
    status: 'speaking', contacts: 'nobody',
  },
  'darya-chekalina': { about: 'Веду университетский клуб предпринимателей: по четвергам разбираем чужие ошибки, по субботам делаем свои.', status: 'team' },
  'viktor-nesterenko': { about: 'Делаем датчики, которым не страшны пыль и мороз. Ищем заводы, где их можно испытать.', status: 'partners', hides: ['events'] },
  'sakhayana-borisova': { about: 'Собираю дроны из того, что есть. Мечтаю о своём, который доставит лекарства в улус.', status: 'team' },
  'ayrat-khabibullin': { about: 'Пятнадцать лет в разработке. Сейчас учу программы читать заводские журналы.', status: 'hiring', slug: 'ayrat' },
  'chulpan-valitova': { about: 'Превращаю таблицы в решения. Готова посмотреть на ваши продажи за чашкой чая.', status: 'mentoring' },
  'marat-gaynullin': { about: 'Ставлю речь тем, кому скоро на сцену. Начинаем всегда с молчания.', status: 'speaking', contacts: 'registered' },
  'tigran-saakyan': {
    about: 'Веду акселератор «Разбег». Смотрю на команду, а не на презентацию: презентацию мы перепишем.',
    status: 'investing', slug: 'tigran',
  },
  'polina-zhdanovich': { about: 'Наставница молодых команд: задаю неудобные вопросы раньше, чем их задаст рынок.', status: 'mentoring' },
  'lev-bronnikov': {
    about: 'Пишу и издаю журнал о малой торговле. Если у вас есть история с цифрами, она мне нужна.',
    contacts: 'all', hides: ['socials'],
  },
  'zarema-alieva': { about: 'Езжу по маленьким городам и записываю, как там открывают дела.', status: 'job' },
  'asel-zhumabekova': { about: 'Нарық туралы жазамын: базардан биржаға дейін. Оқырман хаттарын өзім оқимын.', status: 'speaking', slug: 'asel' },
  'bair-tsyrenov': { about: 'Храню чайный путь: сорок два ящика писем купцов и самовар, который ещё греет.', contacts: 'registered' },
  'margarita-vetoshkina': { about: 'Вожу прогулки по купеческому Иркутску. На каждой кто-нибудь узнаёт дом прадеда.', isHiding: true },
  'luka-damico': { about: 'Повар из Бари, шеф на Урале. Учу готовить просто и считать порции.', status: 'mentoring' },
  'yuliya-pastukhova': { about: 'Сдаю кухню по часам тем, кто только пробует: печи, холодильники, санитарная книга и совет.', status: 'partners' },
  'galym-ospanov': { about: 'Алматыда стартап-хаб жүргіземін. Тауға бірге шығып, жоба туралы сөйлескенді ұнатамын.', status: 'investing', slug: 'galym', contacts: 'registered' },
  'karlygash-bekenova': { about: 'Мектеп оқушыларына алғашқы жобасын бастауға көмектесемін.', status: 'volunteering' },
  'dilnaz-rozieva': { about: 'Снимаю, как делают хлеб, седла и окна. Люблю шум цеха.', status: 'job' },
  'arman-tolegenov': { about: 'Қалаға су жеткіземіз: он екі көлік, бір диспетчер және көп баспалдақ.', status: 'hiring' },
  'umit-sarsenova': { about: 'Әйел кәсіпкерлердің қауымдастығын басқарамын. Бірлескен іс бөлінген істен берік.', status: 'mentoring', contacts: 'all' },
  'omirzhan-tileuov': { about: 'Валяю войлок, как дед, и продаю, как внук: через интернет.', status: 'partners' },
  'inkar-seitkali': { about: 'Астық нарығын зерттеймін. Деректеріңіз болса, бірге қарайық.', status: 'team' },
  'erbolat-duisenov': { about: 'Энергетика факультетін басқарамын. Студенттеріме тәжірибе орнын іздеймін.', contacts: 'nobody', hides: ['events', 'socials'] },
  'ulan-nurgaliev': { about: 'Шымкентте кәсіп бастағандарға құжаттан бастап алғашқы сатылымға дейін көмектесеміз.', contacts: 'all' },
  'nigora-yuldasheva': { about: 'Двенадцать машинок, девять мастериц и заказы от школ до театров.', status: 'hiring' },
  'andrey-gartman': { about: 'Роботы для складов, где холодно и тесно. Показываю цех каждую первую пятницу.', status: 'investment', slug: 'gartman' },
  'inna-kovalchuk': { about: 'Веду учёт сорока компаний и сплю спокойно. Расскажу, как и вам спать.', status: 'speaking', contacts: 'registered' },
  'snezhana-oreshkina': { about: 'Нахожу людей на склады и в цеха. Ни разу не написала «стрессоустойчивость».', status: 'job' },
  'oleg-kim': { about: 'Вожу из Владивостока в Пусан и обратно. Клуб «Фарватер» открыт тем, кто впервые смотрит на экспорт.', status: 'partners', contacts: 'all' },
  'kseniya-dalskaya': { about: 'Объясняю таможню человеческими словами. Иногда даже самой таможне.', status: 'mentoring' },
  'nadezhda-shulyak': { about: 'Фонд «Тёплый берег» помогает семьям у моря. Ищем волонтёров и терпеливых бухгалтеров.', status: 'volunteering' },
  'matvey-yanson': { about: 'Из старых дверей выходят отличные столы. Забираю двери сам.', status: 'partners' },
  'grigory-ostapenko': { about: 'Сорок сезонов в поле. В агрошколе учим смотреть под ноги раньше, чем в прогноз.', status: 'mentoring' },
  'susanna-ter-oganesyan': { about: 'Сорок коз, шесть сортов сыра и очередь по субботам. Приезжайте к семи утра.', status: 'partners', hides: ['employments'] },
  'ruslan-tkhagapsov': { about: 'Бегаем в шесть утра, потом завтракаем и говорим о делах. Темп разговорный.', status: 'volunteering', contacts: 'registered' },
  'mariya-rakhlina': { about: 'Вторая жизнь вещей: ярмарки обмена, ремонтные кафе и уроки в школах.', status: 'volunteering', slug: 'mariya-rakhlina' },
  'semyon-ladygin': { about: 'Знаю, что делать с крышками. Ищу, где делать это тоннами.', status: 'investment' },
  'georgy-chanishvili': { about: 'Три кафе на Петроградской. Людей учу сам, рецепты не скрываю.', status: 'hiring', contacts: 'nobody' },
  'fyodor-lytkin': { about: 'Придумываю настольные игры и проверяю их на соседях. Соседи пока терпят.', status: 'partners' },
  'kirill-bersenev': { about: 'Читаю договоры вслух: так сразу слышно, где обман.', status: 'speaking' },
  'madina-khasieva': { about: 'Шью детское, которое не колется и не жмёт. Дочки — главный отдел контроля.', isHiding: true },
  'eduard-shtin': { about: 'Вкладываю в небольшие производства Урала. Пишите коротко: что делаете и кто покупает.', status: 'investing', contacts: 'nobody' },
  'rimma-galeeva': { about: 'Сдаём цеха от тридцати метров и знакомим соседей: токарь часто за стеной.', status: 'partners', contacts: 'registered' },
  'danil-koptelov': { about: 'Печатаю детали для станков, которые старше меня. Присылайте чертёж или обломок.', status: 'team' },
  'alsu-mingazova': { about: 'Логопед и мама троих. Открыла детский центр, когда поняла, что ждать очереди два года нельзя.', status: 'partners' },
  'renat-bikbaev': { about: 'Строим деревянные дома без щелей и без спешки.', status: 'hiring' },
  'zhanna-pirogova': { about: 'Четыре прачечные, ни одного потерянного носка. Почти.', status: 'partners', hides: ['events'] },
  'nikolay-tverdokhleb': { about: 'На пенсии, но завод снится. Приеду, посмотрю, подскажу. Плата — обед.', status: 'mentoring', contacts: 'all' },
  'larisa-ganina': { about: 'Шесть комнат, яблоневый сад и книга отзывов с 2009 года.', status: 'partners' },
}

/** Contact requests between demo users with their decisions; null waits in the bell. */
export const contactRequests: { requester: string; owner: string; decision: 'approved' | 'declined' | null; daysAgo: number }[] = [
  { requester: 'tigran-saakyan', owner: 'participant', decision: null, daysAgo: 1 },
  { requester: 'alyona-shchyogoleva', owner: 'participant', decision: null, daysAgo: 3 },
  { requester: 'pavel-erzin', owner: 'participant', decision: 'approved', daysAgo: 20 },
  { requester: 'participant', owner: 'vera-odintsova', decision: 'approved', daysAgo: 14 },
  { requester: 'participant', owner: 'gleb-sablin', decision: 'declined', daysAgo: 9 },
  { requester: 'participant', owner: 'kirill-bersenev', decision: null, daysAgo: 2 },
  { requester: 'polina-zhdanovich', owner: 'organizer', decision: 'approved', daysAgo: 30 },
  { requester: 'zarema-alieva', owner: 'expert', decision: null, daysAgo: 1 },
]
