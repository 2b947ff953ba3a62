import type { notices as russian } from '../../ru/server/notices.ts'
import type { SameWords } from '../../words.ts'

export const notices: SameWords<typeof russian> = {
  somebody: 'Қатысушы',
  anEvent: 'іс-шара',
  types: {
    eventInvite: { title: 'Іс-шараға шақыру', text: ({ event }) => `Сізді «${event}» іс-шарасына шақырады` },
    eventDecision: {
      title: 'Өтінім бойынша шешім',
      text: ({ event, decision }) => (decision === 'declined' ? `«${event}» өтінімі қабылданбады` : `Сіз қатысасыз: «${event}»`),
    },
    contactAccessRequest: { title: 'Байланыс деректерін сұрау', text: ({ user }) => `${user} телефоныңыз бен поштаңызды көргісі келеді` },
    contactAccessResult: {
      title: 'Сұрауға жауап',
      text: ({ user, decision }) => (decision === 'approved' ? `${user} байланыс деректерін сізге ашты` : `${user} байланыс деректерін ашпады`),
    },
    quiz: { title: 'Сауалнама', text: ({ event }) => `Сұрақтарға жауап беріңіз: «${event}»` },
    subscription: { title: 'Жаңа жазылушы', text: ({ user }) => `${user} енді іс-шараларыңызды бақылайды` },
    eventReminder: { title: 'Жақында басталады', text: ({ event }) => `«${event}» жақында басталады` },
    eventChanged: { title: 'Іс-шара өзгерді', text: ({ event }) => `Не жаңарғанын қараңыз: «${event}»` },
    eventCancelled: { title: 'Іс-шара болмайды', text: ({ event }) => `Ұйымдастырушы «${event}» іс-шарасын тоқтатты` },
    teamRequest: { title: 'Командаға сұраныс', text: ({ user }) => `${user} командаңызға қосылғысы келеді` },
    teamDecision: {
      title: 'Команданың жауабы',
      text: ({ decision }) => (decision === 'approved' ? 'Сізді командаға қабылдады' : 'Сізді командаға қабылдамады'),
    },
    bookingDecision: {
      title: 'Брондау бойынша шешім',
      text: ({ decision }) => (decision === 'approved' ? 'Брондау расталды' : 'Брондау қабылданбады'),
    },
    mailingDecision: {
      title: 'Хат тарату бойынша шешім',
      text: ({ decision }) => (decision === 'approved' ? 'Хат тарату мақұлданды' : 'Хат тарату қабылданбады'),
    },
    expertInvite: { title: 'Сарапшыға шақыру', text: ({ event }) => `Сізді қатысушыларды бағалауға шақырады: «${event}»` },
    certificate: { title: 'Сертификат дайын', text: ({ event }) => `«${event}» сертификаты сізді күтіп тұр` },
    organizationAppeal: { title: 'Ұйымға хабарлама', text: ({ user }) => `${user} ұйымыңызға жазды` },
    moderation: {
      title: 'Модератордың шешімі',
      text: ({ decision }) => (decision === 'declined' ? 'Модератор жазбаңызды қабылдамады' : 'Модератор жазбаңызды мақұлдады'),
    },
  },
  special: {
    consentOverdue: {
      title: 'Ата-ананың келісімі керек',
      text: () => 'Мерзім өтті: іс-шараларға қайта қатысу үшін келісімді жүктеңіз',
    },
    consentApproved: { title: 'Келісім қабылданды', text: () => 'Ата-ананың келісімі тексерілді, бәрі дұрыс' },
    consentDeclined: { title: 'Келісім қабылданбады', text: () => 'Себебін қарап, келісімді қайта жүктеңіз' },
    consentExpired: { title: 'Келісімнің мерзімі бітті', text: () => 'Келісім бергеніңізге он жыл болды, оны қайта растаңыз' },
    tableExportReady: { title: 'Файл дайын', text: () => 'Файлды жүктемелер бетінен алыңыз, ол жеті күн сақталады' },
    exportReady: { title: 'Деректер мұрағаты дайын', text: () => 'Мұрағатты баптаулардан жүктеп алыңыз, ол жеті күн сақталады' },
    educationDecided: {
      title: 'Білім тексерілді',
      text: ({ decision }) =>
        decision === 'declined' ? 'Оқу туралы жазба қабылданбады: себебі профильде' : 'Оқу туралы жазба мақұлданды, енді оны бәрі көреді',
    },
    employmentDecided: {
      title: 'Жұмыс орны тексерілді',
      text: ({ decision }) =>
        decision === 'declined' ? 'Жұмыс туралы жазба қабылданбады: себебі профильде' : 'Жұмыс туралы жазба мақұлданды, енді оны бәрі көреді',
    },
    deletionDeclined: { title: 'Аккаунтты жою', text: () => 'Аккаунтыңыз сақталды: жою туралы өтініш қабылданбады' },
    mergeDecided: {
      title: 'Аккаунттарды біріктіру',
      text: ({ decision }) => (decision === 'approved' ? 'Аккаунттар біріктірілді' : 'Аккаунттарды біріктіру мүмкін болмады'),
    },
  },
  other: { title: 'Платформа жаңалығы', text: () => 'Толығырақ білу үшін хабарландыруларды ашыңыз' },
  letter: {
    open: 'Платформада ашу',
    allow: 'Байланыс деректерін көрсету',
    decline: 'Көрсетпеу',
    reason: (text) => `Себебі: ${text}`,
    comment: (text) => `Түсініктеме: ${text}`,
    footer: 'Бұл хат «Бірге» платформасында сізге қатысты жаңалық болғандықтан келді. Хат түрлерін баптаулардан таңдауға болады.',
    unsubscribe: 'Мұндай хаттарды жібермеу',
  },
}
