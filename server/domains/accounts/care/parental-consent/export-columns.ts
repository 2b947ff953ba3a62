import type { QueueColumn } from '../../../moderation/export.ts'
import type { StaffConsentRow } from './store.ts'

export const consentColumns: readonly QueueColumn<StaffConsentRow>[] = [
  { title: 'userId', cell: ({ id }) => id },
  { title: 'user', cell: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim() },
  { title: 'birthday', cell: ({ birthday }) => birthday && { day: birthday } },
  { title: 'city', cell: ({ cityName }) => cityName },
  { title: 'state', cell: ({ status }, { staff }) => staff.states[status ?? 'absent'] },
  { title: 'parentName', cell: ({ parent_name }) => parent_name },
  { title: 'parentPhone', cell: ({ parent_phone }) => parent_phone },
  { title: 'parentEmail', cell: ({ parent_email }) => parent_email },
  { title: 'uploadedAt', cell: ({ uploaded_at }) => uploaded_at },
  { title: 'validUntil', cell: ({ valid_until }) => valid_until },
  { title: 'comment', cell: ({ comment }) => comment },
]
