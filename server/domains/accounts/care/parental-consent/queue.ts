import { sql } from 'kysely'
import { parentalConsentQueue as spec } from '../../../../../contract/accounts/care.ts'
import { notificationTypes, userStatuses } from '../../../../../contract/limits.ts'
import { searchedUser } from '../../../moderation/list.ts'
import { moderationQueue } from '../../../moderation/queue.ts'
import { addToLedger } from '../consent/ledger.ts'
import { consentColumns } from './export-columns.ts'
import { presentForStaff } from './present.ts'
import { validUntil } from './rules.ts'
import { consentsOf, liftRestriction, type StaffConsentRow, validateUntil } from './store.ts'

const minors = sql`(select * from users where status = ${sql.lit(userStatuses.minor)}) users
  left join parental_consents consent on consent.user_id = users.id`

/**
 * Indexes: parental_consents_queue, users_minors. An approved consent is valid for 10 years and lifts the restriction at once (V192, V193). Decisions are final, because the
 * ledger of consents is append-only.
 */
export const parentalConsentQueue = moderationQueue({
  spec,
  table: 'parental_consents',
  key: 'user_id',
  status: 'status',
  comment: 'comment',
  person: 'user_id',
  sql: {
    from: minors,
    owners: minors,
    searches: [{ text: searchedUser('users'), from: minors }],
    undated: { status: 'absent', isIn: sql`coalesce(consent.status, 'absent') = 'absent'` },
    id: sql`users.id`,
    state: sql`consent.status`,
    waiting: sql`consent.status = 'wait'`,
    since: sql`consent.uploaded_at`,
    city: sql`users.city_id`,
    rows: (db, _locale, ids) => consentsOf(db, ids),
  },
  present: (row: StaffConsentRow, now) => presentForStaff(row, row.files, now),
  content: (row) => [
    ...[row.first_name, row.last_name, row.birthday],
    ...[row.parent_name, row.parent_phone, row.parent_email],
    ...[row.uploaded_at, row.files.map(({ id }) => id)],
  ],
  columns: consentColumns,
  notice: (decision) => ({
    type: notificationTypes.system,
    data: { kind: decision === 'approved' ? 'consentApproved' : 'consentDeclined', linkHref: '/settings?tab=account' },
  }),
  apply: async (tx, { subjectId, isApproved, now }) => {
    if (!isApproved) return undefined
    await validateUntil(tx, subjectId, validUntil(now))
    await liftRestriction(tx, subjectId)
    await addToLedger(tx, { userId: subjectId, kind: 'parental_consent', action: 'given', now })
    return undefined
  },
})
