import type { z } from 'zod'
import type { resume } from '../../../../contract/people/profile.ts'
import type { Db } from '../../../kernel/db.ts'
import { presentUpload } from '../../uploads/present.ts'
import { certificatesOf, resumesOf } from './resume-store.ts'

type Resume = z.output<typeof resume>

/** By user id; null for a missing or hidden resume. */
export const resumes = async (db: Db, userIds: readonly number[], viewerId: number | null): Promise<Map<number, Resume | null>> => {
  const rows = await resumesOf(db, userIds, viewerId)
  const certificates = Map.groupBy(
    await certificatesOf(
      db,
      rows.map((row) => row.user_id),
    ),
    (file) => file.user_id,
  )
  const found = new Map(
    rows.map((row): [number, Resume] => [
      row.user_id,
      {
        desiredPosition: row.desired_position,
        qualification: row.qualification,
        salary: row.salary,
        skills: row.skills,
        certificates: (certificates.get(row.user_id) ?? []).map(presentUpload),
        visible: row.is_visible,
      },
    ]),
  )
  return new Map(userIds.map((id) => [id, found.get(id) ?? null]))
}
