import type { z } from 'zod'
import type { education } from '../../../../../contract/people/profile.ts'
import { presentUniversity } from '../../../reference/catalogs/universities.ts'
import type { EducationRow } from './store.ts'

/** Only the owner sees the reason of a decline. */
export const presentEducation = (row: EducationRow, viewerId: number | null): z.output<typeof education> => ({
  id: row.id,
  university: presentUniversity({ id: row.university_id, name: row.university, is_foreign: row.is_university_foreign, city_id: row.city_id }),
  universityId: row.university_id,
  specialty: row.specialty,
  years: { yearStart: row.year_start, yearEnd: row.year_end },
  yearStart: row.year_start,
  yearEnd: row.year_end,
  foreign: row.is_foreign,
  basis: row.basis,
  level: row.level,
  primary: row.is_primary,
  moderation: row.moderation,
  moderationComment: row.user_id === viewerId ? row.moderation_comment : null,
})
