import type { leavingServer as leavingRu } from '../ru/leaving.ts'
import type { SameWords } from '../words.ts'

/** The queues of deletions and merges, and notices. */
export const leavingServer: SameWords<typeof leavingRu> = {
  queues: {
    deletionProposals: {
      title: 'Аккаунттарды жою',
      search: 'Аты, поштасы',
      finalWarning: 'Дербес деректер бірден жойылады, оларды қайтару мүмкін болмайды.',
      facts: {
        reason: 'Себебі',
        carriedOutAt: 'Өздігінен орындалады',
      },
    },
    mergeRequests: {
      title: 'Аккаунттарды біріктіру',
      search: 'Аты, поштасы',
      finalWarning: 'Бірінші аккаунттағының бәрі екіншісіне көшеді, ал өзі жабылады. Оларды қайта бөлу мүмкін болмайды.',
      facts: {},
    },
  },
  columns: {
    reason: 'Себебі',
    requestedAt: 'Сұрау жіберілген уақыты (Мәскеу)',
    carriedOutAt: 'Өздігінен орындалатын уақыты (Мәскеу)',
    closedUserId: 'Жабылатын аккаунт №',
    closedUser: 'Жабылатын аккаунт',
    closedEmail: 'Жабылатын аккаунттың поштасы',
    closedPhone: 'Жабылатын аккаунттың телефоны',
  },
  occasions: {
    exportReady: { title: 'Деректер мұрағаты дайын', text: () => 'Мұрағатты баптаулардан жүктеп алыңыз, ол жеті күн сақталады' },
    deletionDeclined: { title: 'Аккаунтты жою', text: () => 'Аккаунтыңыз сақталды: жою туралы өтініш қабылданбады' },
    mergeDecided: {
      title: 'Аккаунттарды біріктіру',
      text: ({ decision }) => (decision === 'approved' ? 'Аккаунттар біріктірілді' : 'Аккаунттарды біріктіру мүмкін болмады'),
    },
  },
}
