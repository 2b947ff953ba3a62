import type { eventReview as russian } from '../../ru/server/event-review.ts'
import type { SameWords } from '../../words.ts'

/** Values of an event in the queue of staff. */
export const eventReview = {
  yes: 'yes',
  no: 'no',
  networkBroadcast: 'with a broadcast',
  numbered: (id: number) => `No. ${id}`,
  palette: (number: number) => `Cover palette: ${number}`,
  requirements: {
    screen: 'Screen',
    catering: 'Catering',
    parking: 'Parking',
    broadcast: 'Broadcast',
    microphones: (count: number) => `Microphones: ${count}`,
    tables: (count: number) => `Tables: ${count}`,
    chairs: (count: number) => `Chairs: ${count}`,
  },
  promotion: {
    proposeToMain: 'Suggested for the home page',
    requestCityDigest: 'Asks to be in the city digest',
    requestInfoMailing: 'Asks to be in a mailing',
    addToContest: 'Wants to enter the contest',
  },
} satisfies SameWords<typeof russian>
