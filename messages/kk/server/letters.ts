import type { letters as russian } from '../../ru/server/letters.ts'
import type { SameWords } from '../../words.ts'

export const letters = {
  code: (code) => `Бірге: код ${code}. Оны ешкімге айтпаңыз.`,
  greeting: (name) => (name === null ? 'Сәлеметсіз бе!' : `Сәлеметсіз бе, ${name}!`),
  footer: 'Бұл хатты «Бірге» платформасында тіркелгеніңіз үшін алдыңыз.',
  openEvent: 'Іс-шара бетін ашу',
  whenIs: (when) => `Қашан: ${when}`,
  whereIs: (where) => `Қайда: ${where}`,
  online: 'онлайн',
  registered: {
    subject: (event) => `Сіз жазылдыңыз: ${event}`,
    text: (event) =>
      `«${event}» іс-шарасындағы орын сізге бекітілді. Жоспарыңыз өзгерсе, іс-шара бетінде жазылудан бас тартыңыз: орын кезекте тұрған адамға беріледі.`,
  },
  requested: {
    subject: (event) => `Өтінім жіберілді: ${event}`,
    text: (event) => `«${event}» іс-шарасына берген өтініміңізді ұйымдастырушыға жеткіздік. Шешім шыққан бойда жазамыз.`,
  },
  waiting: {
    subject: (event) => `Сіз күту тізіміндесіз: ${event}`,
    text: (event) => `Қазір «${event}» іс-шарасында бос орын жоқ. Орын босап, кезегіңіз келгенде ол бірден сіздікі болады, біз хабарлаймыз.`,
  },
  seatFreed: {
    subject: (event) => `Орын босады: ${event}`,
    text: (event) => `«${event}» іс-шарасында сізге орын табылды. Сіз жазылдыңыз, ештеңе растаудың қажеті жоқ.`,
  },
  approved: {
    subject: (event) => `Өтінім мақұлданды: ${event}`,
    text: (event) => `Ұйымдастырушы өтініміңізді мақұлдады. Сізді «${event}» іс-шарасында күтеміз.`,
  },
  returned: {
    subject: (event) => `Өтінім қайта қаралады: ${event}`,
    text: (event) =>
      `«${event}» іс-шарасының ұйымдастырушысы өтініміңізді қайта қарауға қайтарды. Әзірге сізге орын бекітілмеген; шешім шыққанда хабарлаймыз.`,
  },
  declined: {
    subject: (event) => `Өтінім қабылданбады: ${event}`,
    text: (event) => `Өкінішке қарай, «${event}» іс-шарасының ұйымдастырушысы өтініміңізді қабылдай алмады.`,
    comment: (comment) => `Ұйымдастырушының түсініктемесі: ${comment}`,
  },
} satisfies SameWords<typeof russian>
