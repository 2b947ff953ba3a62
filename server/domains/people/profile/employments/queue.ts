import { sql } from 'kysely'
import { employmentQueue as spec } from '../../../../../contract/people/career-review.ts'
import { invalidate } from '../../../../kernel/cache/changes.ts'
import { searchedUser } from '../../../moderation/list.ts'
import { moderationQueue } from '../../../moderation/queue.ts'
import { approveCompany, holdCompany, withdrawCompany } from '../../../reference/catalogs/companies-store.ts'
import { entryNotice, entrySql, entryStorage, isPublishedByOpenDecision, presentOwner } from '../review.ts'
import { employmentColumns } from './export-columns.ts'
import { presentEmployment } from './present.ts'
import { companyNamedOnlyBy, companyOf, type OwnedEmployment, ownedEmployments } from './store.ts'

const owners = sql`users u join employments x on x.user_id = u.id`

/** Indexes: employments_queue, employments_user, employments_search, employments_company, companies_search. Approving a job also publishes its employer. */
export const employmentQueue = moderationQueue({
  spec,
  table: 'employments',
  ...entryStorage,
  sql: {
    ...entrySql,
    from: sql`employments x join companies c on c.id = x.company_id join users u on u.id = x.user_id`,
    owners,
    searches: [
      { text: searchedUser('u'), from: owners },
      { text: sql`lower(x.position)`, from: sql`employments x` },
      { text: sql`lower(c.name)`, from: sql`companies c join employments x on x.company_id = c.id` },
    ],
    rows: (db, _locale, ids) => ownedEmployments(db, ids),
  },
  present: (row: OwnedEmployment) => ({ ...presentEmployment(row, row.user_id), ...presentOwner(row) }),
  content: (row) => [
    ...[row.first_name, row.last_name, row.position, row.company_id, row.company, row.url],
    ...[row.employment_group_id, row.description, row.date_start, row.date_end, row.is_present],
  ],
  columns: employmentColumns,
  notice: entryNotice('employmentDecided'),
  apply: async (tx, { subjectId, isApproved }) => {
    if (!isApproved) return undefined
    const companyId = await companyOf(tx, subjectId)
    const isPublished = (await approveCompany(tx, companyId)) || (await isPublishedByOpenDecision(tx, 'employments', companyId))
    await invalidate(tx, ['reference'])
    return { isPublished }
  },
  revert: async (tx, { subjectId, effects }) => {
    if (!effects.isPublished) return
    await holdCompany(tx, await companyOf(tx, subjectId))
    const companyId = await companyNamedOnlyBy(tx, subjectId)
    if (companyId === null) return
    await withdrawCompany(tx, companyId)
    await invalidate(tx, ['reference'])
  },
})
