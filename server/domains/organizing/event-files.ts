import { sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { releaseUploads } from '../uploads/claim.ts'
import { filesOf } from './document.ts'

/** Stored versions may lack a field that was added later. */
type StoredDocument = Partial<EventDocument>

/** The document without the file, wherever it stands. */
export const withoutFile = <Document extends StoredDocument>(document: Document, fileId: string): Document => {
  const kept = (file: string | null | undefined) => (file === fileId ? null : file)
  const { photo, certificateBg, partners, documents, materials, personalisation } = document
  return {
    ...document,
    ...(photo && { photo: kept(photo) }),
    ...(certificateBg && { certificateBg: kept(certificateBg) }),
    ...(partners && { partners: partners.map((partner) => ({ ...partner, logo: kept(partner.logo) })) }),
    ...(documents && { documents: documents.filter((file) => file !== fileId) }),
    ...(materials && { materials: materials.filter((file) => file !== fileId) }),
    ...(personalisation && { personalisation: { ...personalisation, cover: kept(personalisation.cover) } }),
  }
}

/** Removes the file from the public version of an event. True if it was there. Indexes: primary keys. */
export const removeFromTables = async (tx: Tx, eventId: number, fileId: string): Promise<boolean> => {
  const ofFile = sql`event_id = ${eventId} and upload_id = ${fileId}`
  const changes = [
    sql`update events set photo_id = null where id = ${eventId} and photo_id = ${fileId}`,
    sql`update events set certificate_bg_id = null where id = ${eventId} and certificate_bg_id = ${fileId}`,
    sql`update events set personalisation = jsonb_set(personalisation, '{cover}', 'null') where id = ${eventId} and personalisation->>'cover' = ${fileId}`,
    sql`update event_partners set logo_id = null where event_id = ${eventId} and logo_id = ${fileId}`,
    sql`delete from event_documents where ${ofFile}`,
  ]
  let count = 0n
  for (const change of changes) count += (await change.execute(tx)).numAffectedRows ?? 0n
  return count > 0n
}

/** Removes the file from the draft and from the submitted versions of an event. True if it was there. */
export const removeFromDocuments = async (tx: Tx, eventId: number, { fileId, now }: { fileId: string; now: Date }): Promise<boolean> => {
  const draft = await tx
    .selectFrom('event_drafts')
    .select([sql<StoredDocument>`data`.as('data'), 'version', 'field_versions'])
    .where('event_id', '=', eventId)
    .where(mentions('data', fileId))
    .forUpdate()
    .executeTakeFirst()
  if (draft) await saveDraft(tx, eventId, { ...draft, now, data: withoutFile(draft.data, fileId), before: draft.data })
  return (await removeFromReview(tx, eventId, fileId)) || draft !== undefined
}

type Saved = { data: StoredDocument; before: StoredDocument; version: number; field_versions: Record<string, number>; now: Date }

/** The next version, so that a form which was opened before does not bring the file back. */
const saveDraft = (tx: Tx, eventId: number, { data, before, version, field_versions, now }: Saved) => {
  const changed = Object.keys(data).filter((field) => JSON.stringify(Reflect.get(data, field)) !== JSON.stringify(Reflect.get(before, field)))
  const versions = { ...field_versions, ...Object.fromEntries(changed.map((field) => [field, version + 1])) }
  return tx
    .updateTable('event_drafts')
    .set({ data: JSON.stringify(data), version: version + 1, field_versions: JSON.stringify(versions), updated_at: now })
    .where('event_id', '=', eventId)
    .execute()
}

/** The approved version too: an undone approval restores it. */
const removeFromReview = async (tx: Tx, eventId: number, fileId: string): Promise<boolean> => {
  const review = await tx
    .selectFrom('event_reviews')
    .select([sql<StoredDocument>`data`.as('data'), sql<StoredDocument | null>`approved_data`.as('approved')])
    .where('event_id', '=', eventId)
    .where((eb) => eb.or([mentions('data', fileId), mentions('approved_data', fileId)]))
    .forUpdate()
    .executeTakeFirst()
  if (!review) return false
  const { data, approved } = review
  await tx
    .updateTable('event_reviews')
    .set({ data: JSON.stringify(withoutFile(data, fileId)), approved_data: approved && JSON.stringify(withoutFile(approved, fileId)) })
    .where('event_id', '=', eventId)
    .execute()
  return true
}

const mentions = (column: string, fileId: string) => sql<boolean>`position(${fileId} in ${sql.ref(column)}::text) > 0`

/** Releases the files that no event uses any more; a copy shares the files of its original. */
export const releaseUnusedFiles = async (tx: Tx, files: readonly string[]): Promise<void> => {
  if (files.length === 0) return
  const unused = await unusedOf(tx, files)
  if (unused.length > 0) await releaseUploads(tx, unused)
}

/** A version of a review counts until its decision can no longer be undone. Reads every draft: removals of files are rare. */
const unusedOf = async (db: Db, files: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select f.id from unnest(${files}::text[]) f (id)
    where not exists (select from events e where f.id = any(array[e.photo_id::text, e.certificate_bg_id::text, e.personalisation->>'cover']))
      and not exists (select from event_partners p where p.logo_id = f.id::uuid)
      and not exists (select from event_documents d where d.upload_id = f.id::uuid)
      and not exists (select from certificates c where c.bg_id = f.id::uuid)
      and not exists (select from event_drafts d where position(f.id in d.data::text) > 0)
      and not exists (select from event_reviews r where ${isOpen} and position(f.id in concat(r.data, r.approved_data)) > 0)`.execute(db)
  return rows.map(({ id }) => id)
}

/** The version waits, or its decision can be undone. Index: moderation_decisions_subject. */
const isOpen = sql`(r.moderation = 'wait' or exists (select from moderation_decisions x where x.queue = 'events' and x.subject_id = r.event_id
  and x.decided_at = r.decided_at and x.undone_at is null and x.settled_at is null))`

const filePaths = ['$.photo', '$.certificateBg', '$.documents[*]', '$.materials[*]', '$.personalisation.cover', '$.partners[*].logo']

/** The files of the versions of an event besides its draft: the public one, and those that are or were under review. */
export const filesOfVersions = async (db: Db, eventId: number, reviews: 'open' | 'all'): Promise<string[]> => {
  const submitted = filePaths.map(
    (
      path,
    ) => sql`select jsonb_path_query(v.document, ${sql.lit(path)}) #>> '{}' from event_reviews r, unnest(array[r.data, r.approved_data]) v (document)
      where r.event_id = ${eventId} and ${reviews === 'all' ? sql`true` : isOpen}`,
  )
  const { rows } = await sql<{ id: string }>`select distinct f.id from (
      select unnest(array[e.photo_id::text, e.certificate_bg_id::text, e.personalisation->>'cover']) from events e where e.id = ${eventId}
      union all select p.logo_id::text from event_partners p where p.event_id = ${eventId}
      union all select d.upload_id::text from event_documents d where d.event_id = ${eventId}
      union all ${sql.join(submitted, sql` union all `)}) f (id)
    where f.id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Releases those of the files that no version of the event has any more. */
export const releaseReplaced = async (tx: Tx, eventId: number, { before, draft }: { before: readonly string[]; draft: EventDocument }) => {
  const kept = new Set([...(await filesOfVersions(tx, eventId, 'open')), ...filesOf(draft).flatMap(([, files]) => files)])
  await releaseUnusedFiles(
    tx,
    before.filter((file) => !kept.has(file)),
  )
}
