import { type Kysely, type RawBuilder, sql } from 'kysely'
import { notificationTypes } from '../../../../contract/limits.ts'
import type { WantedEntries } from '../../../../contract/people/career-review.ts'
import type { Schema } from '../../../../db/schema.ts'
import type { Tx } from '../../../kernel/db.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { notify } from '../../notifications/notify.ts'

type Table = 'educations' | 'employments'
type Decision = { decision: 'approved' | 'declined'; comment: string | null; by: number; now: Date }

/** What staff ask of entries `x` of people `u`; `entry` is what an entry says of itself. */
export const isWanted = ({ status, search, cityId }: WantedEntries, entry: RawBuilder<unknown>) =>
  sql.join<boolean>(
    [
      sql`true`,
      // written out, so that the partial indexes of those that wait are of use
      ...(status ? [status === 'wait' ? sql`x.moderation = 'wait'` : sql`x.moderation = ${status}`] : []),
      ...(cityId ? [sql`u.city_id = ${cityId}::bigint`] : []),
      ...(search ? [sql`position(lower(${search}) in lower(concat_ws(' ', u.first_name, u.last_name, u.email, ${entry}))) > 0`] : []),
    ],
    sql` and `,
  )

/** The longest waiting first, of the others the latest. */
export const inTurn = ({ status }: WantedEntries) => (status === 'wait' ? sql`x.created_at, x.id` : sql`x.id desc`)

export const countOf = async (from: RawBuilder<{ total: number }>, db: Kysely<Schema>): Promise<number> =>
  (await from.execute(db)).rows[0]?.total ?? 0

/** Of two decisions only the first is made; false for the other, and where there is nothing. */
export const decideOnEntry = async (tx: Tx, table: Table, id: number, { decision, comment, by, now }: Decision): Promise<boolean> => {
  const { rows } = await sql`
    update ${sql.table(table)} set moderation = ${decision}, moderation_comment = ${comment}, decided_by = ${by}, decided_at = ${now}
    where id = ${id} and moderation = 'wait' returning id`.execute(tx)
  return rows.length > 0
}

type EntryNotice = { userId: number; kind: 'educationDecided' | 'employmentDecided'; decision: Decision['decision'] }

export const notifyOwner = (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, { userId, ...told }: EntryNotice) =>
  notify(resources, tx, { to: [userId], type: notificationTypes.moderation, data: { ...told, linkHref: '/profile' } })

type Owned = { user_id: number; first_name: string; last_name: string; owner_city_id: number | null; created_at: Date }

export const presentOwner = ({ user_id, first_name, last_name, owner_city_id, created_at }: Owned) => ({
  user: { id: user_id, name: `${first_name} ${last_name}`.trim(), cityId: owner_city_id },
  createdAt: created_at.toISOString(),
})
