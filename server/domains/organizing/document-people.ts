import { sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Tx } from '../../kernel/db.ts'

/** How the lists of a document name a user. Owners stand in submitted versions only. */
const mentionsOf = (userId: number) => ({
  hosts: { userId },
  speakers: { userId },
  experts: { id: userId },
  organizers: { type: 'user', id: userId },
  owners: userId,
})

/** Removes a user from the drafts and the submitted versions of all events, so that the next publication does not bring them back. */
export const removeFromAllDocuments = (tx: Tx, userId: number) => replaceInDocuments(tx, userId, null)

/** Names another account instead; a list that has both keeps the other. */
export const moveInAllDocuments = (tx: Tx, { from, to }: { from: number; to: number }) => replaceInDocuments(tx, from, to)

/** Reads every draft: accounts are erased and merged rarely. A form that was opened before meets a conflict. */
const replaceInDocuments = async (tx: Tx, from: number, to: number | null): Promise<void> => {
  const document = { from: JSON.stringify(mentionsOf(from)), to: to === null ? null : JSON.stringify(mentionsOf(to)) }
  const changed = (column: string) => sql`${sql.ref(column)} || ${listsWithout(column, document)}`
  const isNamed = (column: string) => sql`exists (select from ${mentioned(column, document.from)})`
  // a save holds the row of its event, so that it cannot write back the list that it read before
  await sql`select e.id from events e
    where e.created_by = ${from} or e.id in (select event_id from event_owners where user_id = ${from}
      union all select event_id from event_drafts where updated_by = ${from} or ${isNamed('data')}
      union all select event_id from event_reviews where ${isNamed('data')} or ${isNamed('approved_data')})
    order by e.id for no key update`.execute(tx)
  await sql`update event_drafts set data = ${changed('data')}, version = version + 1, field_versions = field_versions
      || (select jsonb_object_agg(m.field, version + 1) from ${mentioned('data', document.from)})
    where ${isNamed('data')}`.execute(tx)
  await sql`update event_reviews set data = ${changed('data')}, approved_data = ${changed('approved_data')}
    where ${isNamed('data')} or ${isNamed('approved_data')}`.execute(tx)
}

const mentioned = (column: string, mentions: string) =>
  sql`jsonb_each(${mentions}::jsonb) m (field, mention) where ${sql.ref(column)} -> m.field @> jsonb_build_array(m.mention)`

/** The lists that mention the user, without them or with the other account in their place. */
const listsWithout = (column: string, { from, to }: { from: string; to: string | null }) => {
  const list = sql`${sql.ref(column)} -> m.field`
  const other = sql`(${to}::jsonb -> m.field)`
  return sql`(select coalesce(jsonb_object_agg(m.field, (
      select coalesce(jsonb_agg(case when not x.item @> m.mention then x.item
        when jsonb_typeof(x.item) = 'object' then x.item || ${other} else ${other} end order by x.place), '[]')
      from jsonb_array_elements(${list}) with ordinality x (item, place)
      where not x.item @> m.mention or (${other} is not null and not ${list} @> jsonb_build_array(${other})))), '{}')
    from ${mentioned(column, from)})`
}

/** The document without users whose accounts are closed or erased since it was written. */
export const withActivePeople = async (tx: Tx, document: EventDocument): Promise<EventDocument> => {
  const { hosts, speakers, experts, organizers } = document
  const userIds = [
    ...[...hosts, ...speakers].flatMap(({ userId }) => userId ?? []),
    ...[...experts, ...organizers.filter(({ type }) => type === 'user')].map(({ id }) => id),
  ]
  if (userIds.length === 0) return document
  const rows = await tx.selectFrom('users').select('id').where('id', 'in', userIds).where('status', 'in', [8, 10]).execute()
  const active = new Set(rows.map(({ id }) => id))
  const isActive = ({ userId }: { userId: number | null }) => userId === null || active.has(userId)
  return {
    ...document,
    hosts: hosts.filter(isActive),
    speakers: speakers.filter(isActive),
    experts: experts.filter(({ id }) => active.has(id)),
    organizers: organizers.filter(({ type, id }) => type === 'organization' || active.has(id)),
  }
}
