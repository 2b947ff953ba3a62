import type { organizingServer as organizingRu } from '../ru/organizing.ts'
import type { SameWords } from '../words.ts'

export const organizingServer: SameWords<typeof organizingRu> = {
  columns: {
    claimReason: 'Шағымның себебі',
    claimText: 'Толығырақ',
    event: 'Іс-шара',
    startsAt: 'Басталуы (Мәскеу)',
  },
  occasions: {
    eventDecided: {
      title: 'Іс-шара тексерілді',
      text: ({ event, decision }) =>
        decision === 'declined' ? `«${event}»: түзетіп, қайта жіберуіңізді сұраймыз` : `«${event}»: тексерістен өтті және жарияланды`,
    },
    claimDecided: {
      title: 'Шағым қаралды',
      text: ({ decision }) =>
        decision === 'declined' ? 'Шағымыңызды қарадық, бұзушылық табылмады' : 'Шағымыңызды қарадық, бұл іс-шарамен айналысамыз',
    },
    feedbackAsked: {
      title: 'Іс-шара қалай өтті?',
      text: ({ event }) => `«${event}»: қалай өткенін айтып беріңіз. Бұл бір минут алады және ұйымдастырушыға көмектеседі`,
    },
  },
}
