import { sql } from 'kysely'
import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { type WizardSection, wizardSections } from '../../../contract/organizing/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Fields } from './document.ts'
import { documentOf } from './document-of.ts'
import type { OwnEvent } from './own-event.ts'

export type StoredDraft = {
  document: EventDocument
  version: number
  fieldVersions: Record<string, number>
  section: WizardSection | null
  updatedAt: Date
}

type Row = {
  data: Fields | null
  version: number | null
  field_versions: Record<string, number> | null
  section: string | null
  updated_at: Date
  owners: number[]
}

/** The working copy of an event; one that was never edited has the document of its tables. Index: primary keys. */
export const storedDraft = async (db: Db, eventId: number): Promise<StoredDraft> => {
  const { rows } = await sql<Row>`
    select d.data, d.version, d.field_versions, d.section, coalesce(d.updated_at, e.updated_at) as updated_at,
      array(select o.user_id from event_owners o where o.event_id = e.id order by o.user_id) as owners
    from events e left join event_drafts d on d.event_id = e.id where e.id = ${eventId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the event ${eventId} does not exist`)
  // a stored document may be older than the newest field
  const document = row.data ? { ...emptyDocument(0), organizers: [], ...row.data } : await documentOf(db, eventId)
  return {
    document: { ...document, owners: row.owners },
    version: row.version ?? 1,
    fieldVersions: row.field_versions ?? {},
    section: wizardSections.find((name) => name === row.section) ?? null,
    updatedAt: row.updated_at,
  }
}

type NewDraft = { document: EventDocument; ownerId: number; now: Date }

/** A new event in the state of a draft. Returns its id. */
export const addDraft = async (tx: Tx, { document, ownerId, now }: NewDraft): Promise<number> => {
  const { id } = await tx
    .insertInto('events')
    .values({ ...listedColumns(document), status: 'draft', created_by: ownerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owners = [...new Set([ownerId, ...document.owners])]
  await tx
    .insertInto('event_owners')
    .values(owners.map((user_id) => ({ event_id: id, user_id })))
    .execute()
  await tx.insertInto('event_seats').values({ event_id: id }).execute()
  await tx
    .insertInto('event_drafts')
    .values({ event_id: id, data: JSON.stringify(withoutOwners(document)), updated_by: ownerId, updated_at: now })
    .execute()
  return id
}

type SavedDraft = Omit<StoredDraft, 'updatedAt'> & { by: number; now: Date }

/** Lists of own events read the columns of the event, so that those of a draft follow its document, in the same statement. */
export const writeDraft = async (tx: Tx, { id, status }: Pick<OwnEvent, 'id' | 'status'>, saved: SavedDraft) => {
  const { document, version, fieldVersions, section, by, now } = saved
  const field_versions = JSON.stringify(fieldVersions)
  const values = { data: JSON.stringify(withoutOwners(document)), version, field_versions, section, updated_by: by, updated_at: now }
  const save = (db: Db) =>
    db
      .insertInto('event_drafts')
      .values({ event_id: id, ...values })
      .onConflict((on) => on.column('event_id').doUpdateSet(values))
  if (status !== 'draft') return void (await save(tx).execute())
  await tx
    .with('saved', (db) => save(db as Db).returning('event_id'))
    .updateTable('events')
    .set({ ...listedColumns(document), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The section alone: no field has another version. */
export const writeSection = (tx: Tx, eventId: number, { document, section, by, updatedAt }: StoredDraft & { by: number }) =>
  tx
    .insertInto('event_drafts')
    .values({ event_id: eventId, data: JSON.stringify(withoutOwners(document)), section, updated_by: by, updated_at: updatedAt })
    .onConflict((on) => on.column('event_id').doUpdateSet({ section }))
    .execute()

const listedColumns = ({ name, typeId, themes, format, participation_format, dateStart, dateEnd, timezoneName }: EventDocument) => ({
  ...{ name, type_id: typeId, theme_ids: themes, format, participation_format, zone: timezoneName },
  date_start: dateStart,
  date_end: dateStart && dateEnd && dateEnd > dateStart ? dateEnd : null,
  // only a public event has a registration; a former one may end after the new dates
  registration_date_start: null,
  registration_date_end: null,
})

/** Owners are rows of their own, because a change of rights is in force at once. The creator stays. */
export const writeOwners = (tx: Tx, { eventId, owners }: { eventId: number; owners: readonly number[] }) =>
  sql`with gone as (
      delete from event_owners o using events e
      where o.event_id = ${eventId} and e.id = o.event_id and o.user_id <> all(${owners}::bigint[]) and o.user_id is distinct from e.created_by)
    insert into event_owners (event_id, user_id) select ${eventId}, unnest(${owners}::bigint[]) on conflict do nothing`.execute(tx)

const withoutOwners = ({ owners: _owners, ...document }: EventDocument) => document
