import type { DeskMessage } from '../../../contract/support/desk.ts'
import type { SupportMessage } from '../../../contract/support/support.ts'
import { presentUpload } from '../uploads/present.ts'
import type { MessageRow } from './store.ts'

/** The author of an answer is the support, not one of its staff. */
export const presentMessage = (row: MessageRow): SupportMessage => ({
  id: row.id,
  userId: row.user_id,
  text: row.text,
  files: row.files.map(presentUpload),
  fromStaff: row.from_staff,
  createdAt: row.created_at.toISOString(),
})

export const presentForStaff = (row: MessageRow): DeskMessage => ({ ...presentMessage(row), author: staffOf(row) })

export const staffOf = ({ staff_id, staff_name }: MessageRow) => (staff_id === null ? null : { id: staff_id, name: staff_name ?? '' })
