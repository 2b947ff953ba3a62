import type { cabinetServer as cabinetRu } from '../ru/cabinet.ts'
import type { SameWords } from '../words.ts'

export const cabinetServer: SameWords<typeof cabinetRu> = {
  cabinetStates: {
    wait: 'In review',
    draft: 'Drafts',
    declined: 'Declined',
    cancelled: 'Cancelled',
    published: 'Published',
    completed: 'Finished',
    active: 'Happening now',
    archive: 'Archive',
    upcoming: 'Upcoming',
  },
  cabinetSorts: { weight: 'By importance', popularity: 'By popularity', date: 'By date' },
}
