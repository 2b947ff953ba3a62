import type { QueueColumn } from '../../../moderation/export.ts'
import { ownerColumns, reviewColumns } from '../review.ts'
import type { OwnedEducation } from './store.ts'

export const educationColumns: readonly QueueColumn<OwnedEducation>[] = [
  ...ownerColumns,
  { title: 'university', cell: ({ university }) => university },
  { title: 'specialty', cell: ({ specialty }) => specialty },
  { title: 'level', cell: ({ level }, { people }) => people.page.levels[level] },
  { title: 'yearStart', cell: ({ year_start }) => year_start },
  { title: 'yearEnd', cell: ({ year_end }) => year_end },
  ...reviewColumns,
]
