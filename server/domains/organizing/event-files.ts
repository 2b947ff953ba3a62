import { sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { releaseUploads } from '../uploads/claim.ts'

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

/** Releases a file that no event uses any more; a copy shares the files of its original. */
export const releaseUnusedFile = async (tx: Tx, fileId: string): Promise<void> => {
  if (!(await isUsed(tx, fileId))) await releaseUploads(tx, [fileId])
}

/** Reads every draft: deletions of files are rare. */
const isUsed = async (db: Db, fileId: string): Promise<boolean> => {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from events where photo_id = ${fileId} or certificate_bg_id = ${fileId} or personalisation->>'cover' = ${fileId})
    or exists (select from event_partners where logo_id = ${fileId})
    or exists (select from event_documents where upload_id = ${fileId})
    or exists (select from event_drafts where ${mentions('data', fileId)})
    or exists (select from event_reviews where ${mentions('data', fileId)} or ${mentions('approved_data', fileId)}) as used`.execute(db)
  return rows[0]?.used ?? false
}
