import type { visitsServer as visitsRu } from '../ru/visits.ts'
import type { SameWords } from '../words.ts'

export const visitsServer: SameWords<typeof visitsRu> = {
  occasions: {
    coworkingAdded: { title: 'A place in the coworking', text: ({ space }) => `A place in the coworking of “${space}” is yours` },
    coworkingClosed: { title: 'The coworking is closed', text: ({ space }) => `The coworking of “${space}” is closed on your day` },
    coworkingShortened: { title: 'The coworking has new hours', text: ({ space }) => `The coworking of “${space}” has new hours` },
    spaceRestricted: { title: 'Your visits are restricted', text: ({ space }) => `“${space}” doesn’t accept your visits` },
    spaceAllowed: { title: 'You are welcome again', text: ({ space }) => `You are welcome at “${space}” again` },
  },
  posters: {
    coworking: {
      title: 'Coworking: check in here',
      hint: 'Point the camera of your phone at the code and open the link.',
      file: 'Coworking poster',
    },
  },
  uses: {
    coworking: (count) => `places in the coworking: ${count}`,
  },
}
