import { type Expression, type RawBuilder, sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { mailingQueue as spec } from '../../../contract/mailings/review.ts'
import type { Db } from '../../kernel/db.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { contentFields, stateFields } from './present.ts'
import { type MailingRow, mailingColumns } from './store.ts'

type Reviewed = MailingRow & { user_name: string; organization: string | null }

const submitted = sql`mailings x join users u on u.id = x.user_id and x.status <> 'draft'`

/** Indexes: the primary keys. */
const mailingsWithIds = (_db: Db, _locale: Locale, ids: RawBuilder<unknown>): Expression<Reviewed> =>
  sql<Reviewed>`select ${mailingColumns}, btrim(concat_ws(' ', u.first_name, u.last_name)) as user_name,
      (select o.name from organizations o where o.id = (m.recipients->>'organizationId')::bigint) as organization
    from mailings m join users u on u.id = m.user_id where m.id in (${ids})`

/** Indexes: mailings_queue, mailings_user, mailings_subject_search. */
export const mailingQueue = moderationQueue({
  spec,
  table: 'mailings',
  key: 'id',
  status: 'status',
  comment: 'comment',
  person: 'user_id',
  sql: {
    from: submitted,
    id: sql`x.id`,
    state: sql`x.status`,
    waiting: sql`x.status = 'considered'`,
    since: sql`x.submitted_at`,
    city: sql`u.city_id`,
    owners: submitted,
    searches: [
      { text: searchedUser('u'), from: submitted },
      { text: sql`lower(x.subject)`, from: submitted },
    ],
    rows: mailingsWithIds,
  },
  present: (row: Reviewed) => ({
    ...contentFields(row),
    ...stateFields(row),
    user: { id: row.user_id, name: row.user_name },
    organization: row.organization,
  }),
  content: (row) => [
    row.subject,
    row.blocks,
    row.template,
    row.recipients,
    row.send_at,
    row.events.map(({ id }) => id),
    row.files.map(({ id }) => id),
  ],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'mailingSubject', cell: ({ subject }) => subject },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'mailingRecipients', cell: ({ expected_count }) => expected_count },
    { title: 'state', cell: ({ status }, { staff }) => staff.states[status === 'draft' ? 'considered' : status] },
    { title: 'comment', cell: ({ comment }) => comment },
    { title: 'addedAt', cell: ({ submitted_at }) => submitted_at },
  ],
  notice: (_decision, mailingId) => ({
    type: notificationTypes.mailingDecision,
    data: { linkHref: `/organizer-cabinet/mailings/${mailingId}` },
  }),
  // an approval may set another time of sending
  apply: async (tx, { subjectId, isApproved, fields }) => {
    if (!isApproved || typeof fields.sendAt !== 'string') return undefined
    const send_at = new Date(fields.sendAt)
    await tx.updateTable('mailings').set({ send_at }).where('id', '=', subjectId).execute()
    return { sendAt: fields.sendAt }
  },
})
