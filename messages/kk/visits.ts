import type { visitsServer as visitsRu } from '../ru/visits.ts'
import type { SameWords } from '../words.ts'

export const visitsServer: SameWords<typeof visitsRu> = {
  occasions: {
    coworkingAdded: { title: 'Коворкингтегі орын', text: ({ space }) => `«${space}» коворкингінде сізге орын берілді` },
    coworkingClosed: { title: 'Коворкинг жабық', text: ({ space }) => `«${space}» коворкингі сіз жазылған күні жабық` },
    coworkingShortened: { title: 'Коворкинг уақыты өзгерді', text: ({ space }) => `«${space}» коворкингінің жұмыс уақыты өзгерді` },
    spaceRestricted: { title: 'Кіруге шектеу қойылды', text: ({ space }) => `«${space}» кеңістігі сізді қабылдамайды` },
    spaceAllowed: { title: 'Кіру қайта ашылды', text: ({ space }) => `«${space}» кеңістігі сізді қайта қабылдайды` },
  },
  posters: {
    coworking: {
      title: 'Коворкинг: келгеніңізді белгілеңіз',
      hint: 'Телефон камерасын кодқа бағыттап, сілтемені ашыңыз.',
      file: 'Коворкинг плакаты',
    },
  },
  uses: {
    coworking: (count) => `коворкингтегі орын: ${count}`,
  },
}
