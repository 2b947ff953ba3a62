import { sql } from 'kysely'
import { employmentQueue as spec } from '../../../../../contract/people/career-review.ts'
import { invalidate } from '../../../../kernel/cache/changes.ts'
import { moderationQueue } from '../../../moderation/queue.ts'
import { approveCompany, holdCompany, withdrawCompany } from '../../../reference/catalogs/companies-store.ts'
import { entryNotice, entrySql, entryStorage, isPublishedByOpenDecision, presentOwner } from '../review.ts'
import { employmentColumns } from './export-columns.ts'
import { presentEmployment } from './present.ts'
import { companyNamedOnlyBy, companyOf, type OwnedEmployment, ownedEmployments } from './store.ts'

/** Approving a job also publishes its employer. */
export const employmentQueue = moderationQueue({
  spec,
  table: 'employments',
  ...entryStorage,
  sql: {
    ...entrySql,
    from: sql`employments x join companies c on c.id = x.company_id join users u on u.id = x.user_id`,
    search: sql`u.first_name, u.last_name, u.email, x.position, c.name`,
    rows: (db, _locale, ids) => ownedEmployments(db, ids),
  },
  present: (row: OwnedEmployment) => ({ ...presentEmployment(row, row.user_id), ...presentOwner(row) }),
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
