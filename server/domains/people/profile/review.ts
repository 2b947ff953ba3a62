import { type Kysely, type RawBuilder, sql } from 'kysely'
import { notificationTypes } from '../../../../contract/limits.ts'
import type { ReviewFilters } from '../../../../contract/people/career-review.ts'
import type { Schema } from '../../../../db/schema.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { notify } from '../../notifications/notify.ts'

type Table = 'educations' | 'employments'
type Decision = { decision: 'approved' | 'declined'; comment: string | null; by: number; now: Date }

/** Filters entries `x` of users `u`; `entry` lists the searchable columns of an entry. */
export const matchesFilters = ({ status, search, cityId }: ReviewFilters, entry: RawBuilder<unknown>) =>
  sql.join<boolean>(
    [
      sql`true`,
      // a literal, so that the planner uses the partial indexes of pending entries
      ...(status ? [status === 'wait' ? sql`x.moderation = 'wait'` : sql`x.moderation = ${status}`] : []),
      ...(cityId ? [sql`u.city_id = ${cityId}::bigint`] : []),
      ...(search ? [sql`position(lower(${search}) in lower(concat_ws(' ', u.first_name, u.last_name, u.email, ${entry}))) > 0`] : []),
    ],
    sql` and `,
  )

/** Pending entries by longest wait, others by latest first. */
export const reviewOrder = ({ status }: ReviewFilters) => (status === 'wait' ? sql`x.created_at, x.id` : sql`x.id desc`)

export const countOf = async (from: RawBuilder<{ total: number }>, db: Kysely<Schema>): Promise<number> =>
  (await from.execute(db)).rows[0]?.total ?? 0

/** Guarantee: of two decisions only the first applies. False for the second, and for a missing entry. */
export const decideOnEntry = async (tx: Tx, table: Table, id: number, { decision, comment, by, now }: Decision): Promise<boolean> => {
  const { rows } = await sql`
    update ${sql.table(table)} set moderation = ${decision}, moderation_comment = ${comment}, decided_by = ${by}, decided_at = ${now}
    where id = ${id} and moderation = 'wait' returning id`.execute(tx)
  return rows.length > 0
}

type EntryNotice = { userId: number; kind: 'educationDecided' | 'employmentDecided'; decision: Decision['decision'] }

export const notifyOwner = (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, { userId, ...notice }: EntryNotice) =>
  notify(resources, tx, { to: [userId], type: notificationTypes.moderation, data: { ...notice, linkHref: '/profile' } })

type OwnedRow = { user_id: number; first_name: string; last_name: string; owner_city_id: number | null; created_at: Date }

export const presentOwner = ({ user_id, first_name, last_name, owner_city_id, created_at }: OwnedRow) => ({
  user: { id: user_id, name: `${first_name} ${last_name}`.trim(), cityId: owner_city_id },
  createdAt: created_at.toISOString(),
})
