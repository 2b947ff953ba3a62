import { sql } from 'kysely'
import { educationQueue as spec } from '../../../../../contract/people/career-review.ts'
import { invalidate } from '../../../../kernel/cache/changes.ts'
import { searchedUser } from '../../../moderation/list.ts'
import { moderationQueue } from '../../../moderation/queue.ts'
import { approveUniversity, holdUniversity, withdrawUniversity } from '../../../reference/catalogs/universities-store.ts'
import { entryNotice, entrySql, entryStorage, isPublishedByOpenDecision, presentOwner } from '../review.ts'
import { educationColumns } from './export-columns.ts'
import { presentEducation } from './present.ts'
import { type OwnedEducation, ownedEducations, universityNamedOnlyBy, universityOf } from './store.ts'

const owners = sql`users u join educations x on x.user_id = u.id`

/** Indexes: educations_queue, educations_user, educations_search, educations_university. Approving an education also publishes its university. */
export const educationQueue = moderationQueue({
  spec,
  table: 'educations',
  ...entryStorage,
  sql: {
    ...entrySql,
    from: sql`educations x join universities v on v.id = x.university_id join users u on u.id = x.user_id`,
    owners,
    searches: [
      { text: searchedUser('u'), from: owners },
      { text: sql`lower(x.specialty)`, from: sql`educations x` },
      {
        text: sql`lower(concat_ws(' ', v.name_ru, v.name_en, v.name_kk, v.short_names))`,
        from: sql`universities v join educations x on x.university_id = v.id`,
      },
    ],
    rows: (db, locale, ids) => ownedEducations(db, locale, ids),
  },
  present: (row: OwnedEducation) => ({ ...presentEducation(row, row.user_id), ...presentOwner(row) }),
  content: (row) => [
    ...[row.first_name, row.last_name, row.university_id, row.specialty, row.level],
    ...[row.year_start, row.year_end, row.is_foreign, row.basis],
  ],
  columns: educationColumns,
  notice: entryNotice('educationDecided'),
  apply: async (tx, { subjectId, isApproved }) => {
    if (!isApproved) return undefined
    const universityId = await universityOf(tx, subjectId)
    const isPublished = (await approveUniversity(tx, universityId)) || (await isPublishedByOpenDecision(tx, 'educations', universityId))
    await invalidate(tx, ['reference'])
    return { isPublished }
  },
  revert: async (tx, { subjectId, effects }) => {
    if (!effects.isPublished) return
    await holdUniversity(tx, await universityOf(tx, subjectId))
    const universityId = await universityNamedOnlyBy(tx, subjectId)
    if (universityId === null) return
    await withdrawUniversity(tx, universityId)
    await invalidate(tx, ['reference'])
  },
})
