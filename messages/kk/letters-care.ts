import type { careLetters as russian } from '../ru/letters-care.ts'
import type { SameWords } from '../words.ts'

export const careLetters = {
  footer: 'Бұл — «Бірге» платформасының қызметтік хаты. Оған жауап жазудың қажеті жоқ.',
  newDevice: {
    subject: 'Жаңа құрылғыдан кіру',
    unknown: 'белгісіз құрылғы',
    text: (device, when) => `Аккаунтыңызға жаңа құрылғыдан кірді: ${device}. Уақыты: ${when}.`,
    ifNotYou: 'Бұл сіз болсаңыз, ештеңе істеудің қажеті жоқ. Сіз болмасаңыз, баптаулардан сол құрылғыны шығарып, құпиясөзді ауыстырыңыз.',
    open: 'Құрылғыларымды көру',
  },
  secondStep: {
    subject: 'Кіру коды',
    text: (code) => `Кірудің екінші қадамына арналған кодыңыз: ${code}.`,
    lasts: (minutes) => `Код ${minutes} мин жарамды. Оны ешкімге айтпаңыз. Платформаға кірмесеңіз, құпиясөзді ауыстырыңыз.`,
    sms: (code) => `Бірге: екінші қадам коды ${code}. Оны ешкімге айтпаңыз.`,
  },
} satisfies SameWords<typeof russian>
