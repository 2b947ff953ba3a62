import type { qr as russian } from '../ru/qr.ts'
import type { SameWords } from '../words.ts'

export const qr: SameWords<typeof russian> = {
  title: 'Менің QR-кодым',
  lead: 'Кіреберісте көрсетіңіз: қызметкер камерамен оқиды немесе астындағы таңбаларды енгізеді.',
  brighter: 'Код оқылмаса, экранның жарықтығын арттырыңыз.',
  picture: 'Кіруге арналған QR-код',
  code: 'Қолмен енгізетін код:',
}
