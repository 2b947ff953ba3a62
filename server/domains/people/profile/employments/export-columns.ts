import type { QueueColumn } from '../../../moderation/export.ts'
import { ownerColumns, reviewColumns } from '../review.ts'
import type { OwnedEmployment } from './store.ts'

export const employmentColumns: readonly QueueColumn<OwnedEmployment>[] = [
  ...ownerColumns,
  { title: 'company', cell: ({ company }) => company },
  { title: 'position', cell: ({ position }) => position },
  { title: 'dateStart', cell: ({ date_start }) => date_start && { day: date_start } },
  { title: 'dateEnd', cell: ({ date_end }) => date_end && { day: date_end } },
  ...reviewColumns,
]
