import type { eventReview as russian } from '../../ru/server/event-review.ts'
import type { SameWords } from '../../words.ts'

/** Values of an event in the queue of staff. */
export const eventReview = {
  yes: 'иә',
  no: 'жоқ',
  networkBroadcast: 'трансляциямен',
  numbered: (id: number) => `№ ${id}`,
  palette: (number: number) => `Мұқаба палитрасы: ${number}`,
  requirements: {
    screen: 'Экран',
    catering: 'Кейтеринг',
    parking: 'Автотұрақ',
    broadcast: 'Трансляция',
    microphones: (count: number) => `Микрофондар: ${count}`,
    tables: (count: number) => `Үстелдер: ${count}`,
    chairs: (count: number) => `Орындықтар: ${count}`,
  },
  promotion: {
    proposeToMain: 'Басты бетке ұсынады',
    requestCityDigest: 'Қала шолуына қосуды сұрайды',
    requestInfoMailing: 'Жіберілімде айтуды сұрайды',
    addToContest: 'Байқауға қатысқысы келеді',
  },
} satisfies SameWords<typeof russian>
