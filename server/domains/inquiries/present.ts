import type { OrganizerInquiry, ParticipantInquiry } from '../../../contract/inquiries/inquiries.ts'
import { uploadUrl } from '../uploads/address.ts'
import { presentUpload } from '../uploads/present.ts'
import type { InquiryRow } from './store.ts'

export const presentInquiry = (row: InquiryRow): ParticipantInquiry => ({
  id: row.id,
  eventId: row.event_id,
  userId: row.user_id,
  type: row.type,
  text: row.text ?? '',
  files: row.files.map(presentUpload),
  status: row.status,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

export const presentForOrganizer = (row: InquiryRow): OrganizerInquiry => ({
  ...presentInquiry(row),
  user: { id: row.user_id, name: nameOf(row), photo: row.photo_id && uploadUrl(row.photo_id) },
  event: { id: row.event_id, name: row.event_name, timezoneName: row.zone },
})

export const nameOf = ({ first_name, last_name }: Pick<InquiryRow, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')
