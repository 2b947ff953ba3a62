import type { notices as russian } from '../../ru/server/notices.ts'
import type { SameWords } from '../../words.ts'

export const notices: SameWords<typeof russian> = {
  somebody: 'Қатысушы',
  anEvent: 'іс-шара',
  aSpace: 'кеңістік',
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
    inquiry: { title: 'Қатысушының өтініші', text: ({ user, event }) => `${user}: «${event}» туралы өтініш` },
    inquiryDecision: {
      title: 'Өтінішіңізге жауап',
      text: ({ event, decision }) =>
        decision === 'approved' ? `«${event}»: ұйымдастырушы қатысқаныңызды белгіледі` : `«${event}»: ұйымдастырушы өтінішті қабылдамады`,
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
