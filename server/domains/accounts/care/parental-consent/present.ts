import type { ParentalConsent, StaffParentalConsent } from '../../../../../contract/accounts/care.ts'
import { uploadUrl } from '../../../uploads/address.ts'
import { dueAt } from './rules.ts'
import type { ConsentRow, filesOf } from './store.ts'

type FileRow = Pick<Awaited<ReturnType<typeof filesOf>>[number], 'id' | 'name' | 'size' | 'mime'>

export const presentConsent = (row: ConsentRow, files: readonly FileRow[], now: Date): ParentalConsent => ({
  id: row.id,
  userId: row.id,
  files: files.map(({ id, name, size, mime }) => ({ uploadId: id, url: uploadUrl(id), name, size, mime })),
  status: row.status ?? 'absent',
  uploadedAt: row.uploaded_at?.toISOString() ?? null,
  deadline: dueAt(row.consent_due_at, now).toISOString(),
  validUntil: row.valid_until?.toISOString() ?? null,
  parentName: row.parent_name,
  parentPhone: row.parent_phone,
  parentEmail: row.parent_email,
  comment: row.comment,
})

export const presentForStaff = (row: ConsentRow, files: readonly FileRow[], now: Date): StaffParentalConsent => ({
  ...presentConsent(row, files, now),
  user: { id: row.id, name: `${row.first_name} ${row.last_name}`.trim(), birthday: row.birthday, cityId: row.city_id },
})
