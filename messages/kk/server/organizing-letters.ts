import type { organizingLetters as russian } from '../../ru/server/organizing-letters.ts'
import type { SameWords } from '../../words.ts'

export const organizingLetters = {
  cancelled: {
    subject: (event) => `Іс-шара өтпейді: ${event}`,
    text: (event) => `Өкінішке қарай, «${event}» іс-шарасы өтпейді: ұйымдастырушы одан бас тартты. Күнтізбеңізде болса, ол өзі өшеді.`,
    reason: (reason) => `Себебі: ${reason}`,
  },
  changed: {
    subject: (event) => `Күні немесе орны өзгерді: ${event}`,
    text: (event) => `Ұйымдастырушы «${event}» іс-шарасына өзгеріс енгізді. Сіздің жазылуыңыз сақталады.`,
    when: ({ before, after }) => `Қашан: ${after}. Бұрын: ${before}.`,
    where: ({ before, after }) => `Қайда: ${after}. Бұрын: ${before}.`,
    advice: 'Келе алмасаңыз, іс-шара бетінде жазылудан бас тартыңыз: орын кезекте тұрған адамға беріледі.',
  },
  written: {
    question: (event) => `Іс-шара туралы сұрақ: ${event}`,
    media: (event) => `БАҚ аккредитациясы: ${event}`,
    from: (name) => `Сізге хат жазған: ${name}. Жауап беру үшін осы хатқа жауап жазыңыз.`,
    fromMedia: ({ name, media }) => `${name}, ${media}: аккредитация сұрайды. Жауап беру үшін осы хатқа жауап жазыңыз.`,
    email: (email) => `Пошта: ${email}`,
    phone: (phone) => `Телефон: ${phone}`,
  },
} satisfies SameWords<typeof russian>
