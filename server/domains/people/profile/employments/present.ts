import type { z } from 'zod'
import type { employment } from '../../../../../contract/people/profile.ts'
import { presentCompany } from '../../../reference/catalogs/companies.ts'
import type { EmploymentRow } from './store.ts'

/** Only the owner sees the reason of a decline. */
export const presentEmployment = (row: EmploymentRow, viewerId: number | null): z.output<typeof employment> => ({
  id: row.id,
  position: row.position,
  company: presentCompany({ id: row.company_id, name: row.company, url: row.url, photo_id: row.photo_id }),
  companyId: row.company_id,
  organizationId: row.organization_id,
  description: row.description,
  dates: { dateStart: row.date_start, dateEnd: row.date_end },
  dateStart: row.date_start,
  dateEnd: row.date_end,
  present: row.is_present,
  primary: row.is_primary,
  employmentGroupId: row.employment_group_id,
  moderation: row.moderation,
  moderationComment: row.user_id === viewerId ? row.moderation_comment : null,
})
