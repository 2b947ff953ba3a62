import type { notices as russian } from '../../ru/server/notices.ts'
import type { SameWords } from '../../words.ts'

export const notices: SameWords<typeof russian> = {
  somebody: 'Қатысушы',
  anEvent: 'іс-шара',
  aSpace: 'кеңістік',
  aQuiz: 'сауалнама',
  aBooking: 'кездесу',
  noBooking: 'брондау жойылған',
  aTeam: 'команда',
  anOrganization: 'ұйым',
  types: {
    eventInvite: { title: 'Іс-шараға шақыру', text: ({ event }) => `Сіз «${event}» іс-шарасына шақырылдыңыз` },
    eventDecision: {
      title: 'Өтінім бойынша шешім',
      text: ({ event, decision }) => {
        if (decision === 'wait') return `«${event}» іс-шарасына берілген өтінім қайта шешім күтуде`
        return decision === 'declined' ? `«${event}» өтінімі қабылданбады` : `Сіз қатысасыз: «${event}»`
      },
    },
    contactAccessRequest: { title: 'Байланыс деректерін сұрау', text: ({ user }) => `${user} телефоныңыз бен поштаңызды көруге рұқсат сұрайды` },
    contactAccessResult: {
      title: 'Сұрауға жауап',
      text: ({ user, decision }) => (decision === 'approved' ? `${user} байланыс деректерін сізге ашты` : `${user} байланыс деректерін ашпады`),
    },
    quiz: { title: 'Сауалнама', text: ({ quiz }) => `Сұрақтарға жауап беріңіз: «${quiz}»` },
    subscription: { title: 'Жаңа жазылушы', text: ({ user }) => `${user} енді іс-шараларыңызды бақылайды` },
    eventReminder: { title: 'Жақында басталады', text: ({ event }) => `«${event}» жақында басталады` },
    eventChanged: { title: 'Іс-шара өзгерді', text: ({ event }) => `Не жаңарғанын қараңыз: «${event}»` },
    eventCancelled: { title: 'Іс-шара өткізілмейді', text: ({ event }) => `Ұйымдастырушы «${event}» іс-шарасын өткізуден бас тартты` },
    teamRequest: { title: 'Командаға қосылу өтініші', text: ({ user }) => `${user} командаңызға қосылуға өтініш берді` },
    teamDecision: {
      title: 'Команданың жауабы',
      text: ({ decision }) => (decision === 'approved' ? 'Сіз командаға қабылдандыңыз' : 'Сіз командаға қабылданбадыңыз'),
    },
    bookingDecision: {
      title: 'Брондау бойынша шешім',
      text: ({ booking, halls, others, decision }) =>
        `«${booking}»: брондау ${decision === 'approved' ? 'расталды' : 'қабылданбады'}, ${halls}${others > 0 ? ` (тағы кездесулер: ${others})` : ''}`,
    },
    mailingDecision: {
      title: 'Хат тарату бойынша шешім',
      text: ({ decision }) => (decision === 'approved' ? 'Хат тарату мақұлданды' : 'Хат тарату қабылданбады'),
    },
    expertInvite: { title: 'Сарапшы болуға шақыру', text: ({ event }) => `Сіз қатысушыларды бағалауға шақырылдыңыз: «${event}»` },
    certificate: { title: 'Сертификат дайын', text: ({ event }) => `«${event}» іс-шарасының сертификатын жүктеп алуға болады` },
    organizationAppeal: { title: 'Әкімші құқығын сұрау', text: ({ user, organization }) => `${user} әкімші құқығын сұрайды: «${organization}»` },
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
    expertDecision: {
      title: 'Сарапшының жауабы',
      text: ({ user, event, decision }) =>
        decision === 'approved' ? `${user} қатысушыларды бағалауға келісті: «${event}»` : `${user} қатысушыларды бағалай алмайды: «${event}»`,
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
