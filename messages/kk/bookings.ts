import type { bookingsServer as bookingsRu } from '../ru/bookings.ts'
import type { Dictionary } from '../ru.ts'
import type { SameWords } from '../words.ts'

/** Own bookings of halls, and the form of a booking. */
export const bookings: Dictionary['bookings'] = {
  title: 'Менің брондарым',
  create: 'Зал брондау',
  tabs: { label: 'Брондар', future: 'Алдағы', past: 'Өткен', space: 'Сұраулар' },
  states: { pending: 'Шешім күтеді', approved: 'Расталды', rejected: 'Қабылданбады', cancelled: 'Бас тартылды' },
  nothing: {
    future: { title: 'Әзірге брон жоқ', text: 'Кеңістікті, күн мен уақытты таңдаңыз: қызметкерлер растаған соң зал сіздікі.' },
    past: { title: 'Өткен кездесулер осында шығады', text: 'Әзірге бірде-бірі өтпеді.' },
  },
  nothingInSpaces: {
    waiting: { title: 'Бәрі шешілді', text: 'Залға жаңа сұраулар осында шығады.' },
    future: { title: 'Алдағы брон жоқ', text: 'Расталған және шешім күтетін брондар осында шығады.' },
    past: { title: 'Өткен брон жоқ', text: 'Өткен және тоқтатылған брондар осында шығады.' },
  },
  shows: { label: 'Қай брондар', waiting: 'Шешім күтеді', future: 'Барлық алдағы', past: 'Өткен және тоқтатылған' },
  invited: 'Сізді шақырды',
  invitedBy: (name) => `Шақырған: ${name}`,
  reason: (text) => `Себебі: ${text}`,
  back: '← Барлық брон',
  allSpaces: 'Барлық кеңістіктің брондары',
  spaces: 'Кеңістіктер',
  everySpace: 'Барлық кеңістік',
  change: 'Өзгерту',
  cancelling: {
    ask: 'Броннан бас тарту',
    question: 'Бас тартасыз ба? Зал бірден босайды, қатысушыларға хабар барады.',
    one: 'Кездесуден бас тарту',
    later: 'Осы және кейінгі кездесулерден бас тарту',
  },
  leaving: {
    ask: 'Келмеймін',
    question: 'Кездесуге бармайсыз ба? Авторына хабар барады, кездесу тізіміңізден жоғалады.',
    one: 'Кездесуге бармау',
    later: 'Осы және кейінгі кездесулерге бармау',
  },
  cancelled: 'Броннан бас тартылды, зал бос.',
  ofEvent: 'Іс-шараның залдары:',
  chooseSpace: 'Кеңістікті таңдаңыз',
  findSpace: 'Кеңістікті іздеу',
  findSpaceHint: 'Атауы, қаласы немесе көшесі',
  noSpaceFound: 'Залы бар ондай кеңістік жоқ',
  otherSpace: 'Басқа кеңістік',
  noSpaces: 'Әзірге брондайтын зал жоқ',
  noSpacesText: 'Залы бар кеңістік әлі жоқ. Басқа алаңдарды қараңыз.',
  spacesFailed: 'Кеңістіктер жүктелмеді',
  spacesFailedText: 'Бір минуттан кейін қайталап көріңіз. Бұрын жасалған брондар сақтаулы.',
  toPlaces: 'Алаңдарға',
  hallCount: (count) => `${count} зал`,
  seats: (count) => `${count} орын`,
  days: 'Бос залы бар күндер',
  earlierMonth: 'Алдыңғы ай',
  laterMonth: 'Келесі ай',
  noDays: 'Бұл айда бос зал жоқ. Келесі айды қараңыз.',
  noDaysAhead: 'Бұл айда бос зал жоқ, ал залдар бір жылдан әрі брондалмайды.',
  notBookable: 'Бұл кеңістіктің залдары қазір брондалмайды. Басқа кеңістікті таңдаңыз.',
  closedDay: 'Бұл күні кеңістік жұмыс істемейді.',
  noHalls: 'Бұл күнге бос зал жоқ.',
  grid: {
    label: 'Залдардың бос уақыты',
    time: 'Уақыт',
    hint: 'Басталатын уақытты, содан кейін аяқталатын уақытты басыңыз.',
    free: (hall, start, end) => `${hall}: бос, ${start}–${end}`,
    taken: (hall, start) => `${hall}: бос емес, ${start}`,
  },
  form: {
    day: 'Күні',
    hall: 'Зал',
    start: 'Басталуы',
    end: 'Аяқталуы',
    taken: 'Бұл уақытта зал бос емес немесе жабық.',
    zone: (zone) => `Кеңістік уақыты (${zone})`,
    theme: 'Кездесу тақырыбы',
    agenda: 'Күн тәртібі',
    equipment: 'Жабдық',
    participants: 'Қатысушылар',
    participantsHelp: 'Оларға шақыру барады.',
    participantName: 'Аты немесе тегі',
    unknownParticipant: 'Әрқайсысын бір ғана адамға сәйкес келетіндей атаңыз: аты мен тегі, үтір арқылы.',
    optional: 'қалауыңызша',
    book: 'Брондау',
    change: 'Өзгерістерді сақтау',
    next: 'Кеңістік қызметкерлері растайды немесе бас тартады. Жауап хабарламаға және поштаға келеді.',
  },
  series: {
    title: 'Қайталау',
    never: 'Бір рет',
    steps: { week: 'Апта сайын', twoWeeks: 'Екі аптада бір' },
    meetings: (count) => `${count} кездесу`,
    fewer: 'Бір кездесуге аз',
    more: 'Бір кездесуге көп',
    obstacles: { slotTaken: 'Бұл уақыт бос емес', noHallsForDate: 'Бос зал жоқ', spaceClosed: 'Жабық', hallOutOfUse: 'Зал брондалмайды' },
    instead: (date) => `Орнына: ${date}`,
    skip: 'Бұл күнді өткізіп жіберу',
    of: (count) => `Қайталанады: ${count} кездесу`,
    decideLater: 'Шешім күтетін кейінгі кездесулер де',
  },
  decision: {
    title: 'Шешім',
    of: (name) => `Сұраған: ${name}`,
    obstacles: {
      hallOutOfUse: 'Растауға болмайды: зал немесе кеңістік енді брондалмайды.',
      spaceClosed: 'Растауға болмайды: бұл уақытта кеңістік енді жабық.',
      authorBanned: 'Растауға болмайды: авторға бұл кеңістікке қатысуға тыйым салынған.',
      slotTaken: 'Растауға болмайды: бұл уақыт енді басқа бронмен бос емес.',
    },
    approve: 'Растау',
    approved: 'Брон расталды.',
    reject: 'Қабылдамау',
    rejected: 'Брон қабылданбады.',
    comment: 'Бас тарту себебі',
  },
}

/** Notices about bookings; the decision has the text of its type. */
export const bookingsServer: SameWords<typeof bookingsRu> = {
  occasions: {
    bookingRequested: {
      title: 'Жаңа брондау',
      text: ({ user, space, booking, halls, others }) => `${user} зал сұрайды: «${booking}» кездесуі, «${space}» кеңістігі, ${halls}${more(others)}`,
    },
    bookingChanged: {
      title: 'Брондау өзгерді',
      text: ({ space, booking, halls }) => `«${space}» кеңістігі: «${booking}» кездесуінің брондауы өзгерді, ${halls}`,
    },
    bookingMoved: {
      title: 'Кездесу ауысты',
      text: ({ space, booking, halls }) => `«${booking}» кездесуінің уақыты немесе залы ауысты. Енді: ${halls}, «${space}» кеңістігі`,
    },
    bookingInvited: {
      title: 'Кездесуге шақыру',
      text: ({ user, space, booking, halls, others }) =>
        `${user} сізді шақырады: «${booking}» кездесуі, ${halls}, «${space}» кеңістігі${more(others)}`,
    },
    bookingUninvited: {
      title: 'Шақыру қайтарылды',
      text: ({ space, booking, halls }) => `Сіз енді «${booking}» кездесуінің қатысушысы емессіз: ${halls}, «${space}» кеңістігі`,
    },
    bookingLeft: {
      title: 'Қатысушы келмейді',
      text: ({ user, booking, halls, others }) => `${user} келмейді: «${booking}» кездесуі, ${halls}${more(others)}`,
    },
    bookingRefused: {
      title: 'Кездесу болмайды',
      text: ({ space, booking, halls, others }) => `«${space}» кеңістігі зал бермеді, «${booking}» кездесуі болмайды: ${halls}${more(others)}`,
    },
    bookingRestored: {
      title: 'Кездесу болатын болды',
      text: ({ space, booking, halls }) => `Зал берілді, «${booking}» кездесуі өтеді: ${halls}, «${space}» кеңістігі`,
    },
    bookingCancelled: {
      title: 'Брондау тоқтатылды',
      text: ({ space, booking, halls, others }) => `«${booking}» кездесуі болмайды: ${halls}, «${space}» кеңістігі${more(others)}`,
    },
    bookingShifted: {
      title: 'Кездесу сағаты өзгерді',
      text: ({ space, booking, halls, others }) =>
        `«${space}» кеңістігінің уақыт белдеуі өзгерді. «${booking}» кездесуінің уақытын тексеріңіз: ${halls}${more(others)}`,
    },
    bookingClosed: {
      title: 'Зал немесе уақыт жабылды',
      text: ({ space, booking, halls, others }) =>
        `«${space}» кеңістігі залды немесе осы сағаттарды жабады. «${booking}» кездесуі өте ме, нақтылаңыз: ${halls}${more(others)}`,
    },
  },
}

/** The further meetings of a series. */
const more = (others: number) => (others > 0 ? `, тағы ${others} кездесу` : '')
