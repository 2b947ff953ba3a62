import type { Dictionary } from '../ru.ts'

/** The page of the code from a poster, and the organizer's list of participants. */
export const attendees: Dictionary['attendees'] = {
  poster: {
    title: 'Іс-шараға келу белгісі',
    mark: 'Келдім деп белгілеу',
    markHint: 'Осылайша ұйымдастырушы сіздің келгеніңізді біледі. Белгіні тек ұйымдастырушы алып тастай алады.',
    marked: (time) => `Келгеніңіз белгіленді: ${time}`,
    early: (time) => `Белгіленуге әлі ерте. Белгілеу ашылатын уақыт: ${time}. Сол кезде осы бетті қайта ашыңыз.`,
    late: (time) => `Белгілеу аяқталды: ${time}. Іс-шарада болсаңыз, оның бетінен ұйымдастырушыға жазыңыз.`,
    canceled: 'Іс-шара болмайды, белгіленудің қажеті жоқ.',
    stranger: 'Сіз бұл іс-шараға тіркелмегенсіз. Алдымен оның бетінде тіркеліп, содан кейін осында қайтыңыз.',
    waiting: 'Өтініміңіз әлі мақұлданбады. Ұйымдастырушымен сол жерде сөйлесіңіз.',
    declined: 'Ұйымдастырушы өтініміңізді қабылдамады, сондықтан белгілену мүмкін емес.',
    toEvent: 'Іс-шараға өту',
    unknown: 'Бізде мұндай код жоқ',
    unknownHint: 'Камераны плакатқа қайта бағыттаңыз: код толық оқылмаған болуы мүмкін.',
    toActivity: 'Менің іс-шараларым',
  },
}

/** Columns and titles of exported participants, the poster, and notices. */
export const attendeesServer = {
  columns: {
    participantRole: 'Рөлі',
    participantFormat: 'Қалай қатысады',
    participantSpace: 'Кеңістік',
    participantTags: 'Белгілер',
    registeredAt: 'Тіркелген уақыты (Мәскеу)',
    attendedAt: 'Келген уақыты (Мәскеу)',
  },
  exports: {
    participants: {
      title: 'Қатысушылар',
      states: { approved: 'Мақұлданды', wait: 'Шешімді күтуде', waitingList: 'Күту тізімінде', declined: 'Қабылданбады' },
      roles: {
        participant: 'Қатысушы',
        speaker: 'Спикер',
        host: 'Жүргізуші',
        organizer: 'Ұйымдастырушы',
        expert: 'Сарапшы',
        media: 'БАҚ',
      },
      formats: { online: 'Онлайн', offline: 'Орнында' },
    },
  },
  posters: {
    attendance: {
      title: 'Осында белгіленіңіз',
      hint: 'Телефон камерасын кодқа бағыттап, сілтемені ашыңыз.',
      file: 'Белгілену плакаты',
    },
  },
  occasions: {
    organizerMessage: { title: 'Ұйымдастырушының хабары', text: () => 'Ұйымдастырушы сізге іс-шара туралы жазды' },
  },
}
