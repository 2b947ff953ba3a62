import type { digest as russian } from '../../ru/server/digest.ts'
import type { SameWords } from '../../words.ts'

export const digest: SameWords<typeof russian> = {
  subject: 'Апта іс-шаралары: қайда барып, нені көруге болады',
  intro: 'Сізге алдағы жеті күннің іс-шараларын жинадық.',
  footer: 'Сіз «Бірге» платформасының апталық жинағына жазылғансыз.',
}
