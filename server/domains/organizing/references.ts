import { type RawBuilder, sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Tx } from '../../kernel/db.ts'
import { type FieldFault, Refusal } from '../../kernel/refusal.ts'
import { claimFreeUploads } from '../uploads/claim.ts'
import { type DocumentField, filesOf } from './document.ts'

type Check = (document: EventDocument, eventId: number | null, actor: Actor) => RawBuilder<unknown>

/** Refuses ids of rows that do not exist, in one statement: 422 with the fields. */
export const requireReferences = async (
  tx: Tx,
  { document, changed, eventId, actor }: { document: EventDocument; changed: readonly DocumentField[]; eventId: number | null; actor: Actor },
): Promise<void> => {
  const fields = changed.filter((field) => field in checks)
  if (fields.length === 0) return
  const columns = fields.map((field) => sql`${checks[field]?.(document, eventId, actor)} as ${sql.ref(field)}`)
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(columns)}`.execute(tx)
  refuseFields(fields.filter((field) => !rows[0]?.[field]))
}

const refuseFields = (fields: readonly string[]) => {
  const fault: FieldFault[] = [{ fault: 'choice' }]
  if (fields.length > 0) throw new Refusal('invalidInput', { fields: Object.fromEntries(fields.map((field) => [field, fault])) })
}

const isAll = (ids: readonly (number | null)[], found: (ids: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> => {
  const unique = [...new Set(ids.filter((id) => id !== null))]
  return unique.length === 0 ? sql`true` : sql`(select count(*) = ${unique.length}::int from ${found(sql`any(${unique}::bigint[])`)})`
}

const activeStatuses = sql`u.status in (8, 10)`
const users = (ids: readonly (number | null)[]) => isAll(ids, (any) => sql`users u where u.id = ${any} and ${activeStatuses}`)
const organizations = (ids: readonly (number | null)[]) => isAll(ids, (any) => sql`organizations o where o.id = ${any}`)
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const checks: Partial<Record<DocumentField, Check>> = {
  typeId: ({ typeId }) => isAll([typeId], (any) => sql`event_types t where t.id = ${any}`),
  themes: ({ themes }) => isAll(themes, (any) => sql`themes t where t.id = ${any} and t.deleted_at is null`),
  place: ({ place }) => isAll([place?.cityId ?? null], (any) => sql`cities c where c.id = ${any}`),
  space: ({ space }) =>
    space
      ? sql`(${isAll([space.spaceId], (any) => sql`spaces s where s.id = ${any} and s.is_active and s.deleted_at is null`)}
          and ${isAll(space.hallIds, (any) => sql`halls h where h.id = ${any} and h.space_id = ${space.spaceId} and h.is_active and h.deleted_at is null`)})`
      : sql`true`,
  networking: ({ networking }) =>
    isAll(networking?.spaceIds ?? [], (any) => sql`spaces s where s.id = ${any} and s.is_active and s.deleted_at is null`),
  owners: ({ owners }) => users(owners),
  hosts: ({ hosts }) => users(hosts.map(({ userId }) => userId)),
  speakers: ({ speakers }) => users(speakers.map(({ userId }) => userId)),
  experts: ({ experts }) => users(idsOf(experts)),
  organizers: ({ organizers }) => {
    const of = (wanted: string) => idsOf(organizers.filter(({ type }) => type === wanted))
    return sql`(${users(of('user'))} and ${organizations(of('organization'))})`
  },
  organizationId: ({ organizationId }) => organizations([organizationId]),
  partners: ({ partners }) => organizations(partners.map(({ organizationId }) => organizationId)),
  masterEventId: ({ masterEventId }, eventId, actor) =>
    isAll(
      [masterEventId],
      (any) => sql`events m where m.id = ${any} and m.id is distinct from ${eventId}::bigint and m.deleted_at is null and m.master_event_id is null
        and (${actor.isStaff}::boolean or exists (select from event_owners o where o.event_id = m.id and o.user_id = ${actor.id}))`,
    ),
}

const pictureFields: readonly DocumentField[] = ['photo', 'certificateBg', 'partners', 'personalisation']

type NewFiles = { before: EventDocument; after: EventDocument; ownerId: number }

/**
 * Claims the files that a document did not have before. Each belongs to the user who saves and to no other object, because the
 * event releases it later; pictures are pictures.
 */
export const claimNewFiles = async (tx: Tx, { before, after, ownerId }: NewFiles): Promise<void> => {
  const known = new Set(filesOf(before).flatMap(([, files]) => files))
  const added = filesOf(after)
    .map(([field, files]) => ({ field, ids: files.filter((file) => !known.has(file)) }))
    .filter(({ ids }) => ids.length > 0)
  if (added.length === 0) return
  const pictures = added.filter(({ field }) => pictureFields.includes(field)).flatMap(({ ids }) => ids)
  const claimed = await claimFreeUploads(tx, { ids: added.flatMap(({ ids }) => ids), pictures, ownerId })
  refuseFields(added.filter(({ ids }) => !ids.every((id) => claimed.has(id))).map(({ field }) => field))
}
