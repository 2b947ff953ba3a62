import type { networkServer as networkRu } from '../ru/network.ts'
import type { SameWords } from '../words.ts'

export const networkServer: SameWords<typeof networkRu> = {
  queues: {
    network: {
      title: 'Желілік іс-шаралар',
      search: 'Іс-шара, аты-жөні',
      facts: {
        event: 'Іс-шара',
        startsAt: 'Басталуы',
        endsAt: 'Аяқталуы',
        space: 'Шақырылған кеңістік',
        address: 'Мекенжай',
        mainSpace: 'Негізгі кеңістік',
        broadcast: 'Трансляция',
        invitedAt: 'Шақырылды',
      },
      withBroadcast: 'Кеңістіктер арасында трансляция жүреді',
    },
  },
  columns: {
    space: 'Кеңістік',
  },
  occasions: {
    networkDecided: {
      title: 'Кеңістіктің жауабы',
      text: ({ event, space, decision }) =>
        decision === 'declined'
          ? `«${event}»: «${space}» кеңістігі қатыса алмайды`
          : `«${event}»: «${space}» кеңістігі қатысады, қонақтар оны таңдай алады`,
    },
  },
}
