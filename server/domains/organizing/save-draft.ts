import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import type { DraftChange, EventDocument } from '../../../contract/organizing/fields.ts'
import type { WizardSection } from '../../../contract/organizing/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type DocumentField, type Fields, filesOf } from './document.ts'
import { changedBy } from './document-changes.ts'
import { fieldsOf } from './draft-input.ts'
import { addDraft, type StoredDraft, storedDraft, writeDraft, writeOwners, writeSection } from './drafts-store.ts'
import { releaseUnusedFiles } from './event-files.ts'
import type { OwnEvent } from './own-event.ts'
import { claimNewFiles, requireReferences } from './references.ts'
import { leadsSeries } from './series.ts'

type By = { actor: Actor; now: Date }
type Change = DraftChange & { version?: number | undefined; section?: WizardSection | undefined }

/** A new draft of the caller. Returns its id. */
export const createDraft = async (tx: Tx, change: DraftChange, { actor, now }: By): Promise<number> => {
  const empty = emptyDocument(actor.id)
  const document = { ...empty, ...fieldsOf(change, empty) }
  await requireReferences(tx, { document, changed: changedBy(document, empty), eventId: null, actor })
  await claimNewFiles(tx, { before: empty, after: document, ownerId: actor.id })
  return addDraft(tx, { document, ownerId: actor.id, now })
}

/**
 * Saves fields of the draft of a locked event. With a version, a field that another save has changed since is a conflict, and
 * nothing is saved; other fields merge. Equal values change nothing.
 */
export const saveDraft = async (tx: Tx, event: OwnEvent, change: Change, { actor, now }: By): Promise<StoredDraft> => {
  if (event.status === 'canceled') throw new Refusal('eventCanceled')
  const stored = await storedDraft(tx, event.id)
  if (!actor.isStaff && !stored.document.owners.includes(actor.id)) throw new Refusal('forbidden')
  const fields = withCreator(fieldsOf(change, stored.document), event)
  const changed = changedBy(fields, stored.document)
  if (changed.length === 0) return keepSection(tx, event, stored, change.section, actor)
  if (change.version !== undefined) refuseConflicts(stored, { fields, changed, version: change.version })
  const document: EventDocument = { ...stored.document, ...fields }
  if (changed.includes('masterEventId') && document.masterEventId !== null && (await leadsSeries(tx, event.id)))
    throw new Refusal('mainEventOfSeries')
  await requireReferences(tx, { document, changed, eventId: event.id, actor })
  await claimNewFiles(tx, { before: stored.document, after: document, ownerId: actor.id })
  const version = stored.version + 1
  const fieldVersions = { ...stored.fieldVersions, ...Object.fromEntries(changed.map((field) => [field, version])) }
  const next = { document, version, fieldVersions, section: change.section ?? stored.section }
  await writeDraft(tx, event, { ...next, by: actor.id, now })
  if (changed.includes('owners')) await writeOwners(tx, { eventId: event.id, owners: document.owners })
  await releaseRemovedFiles(tx, stored.document, document)
  return { ...next, updatedAt: now }
}

/** The form opens at the section where its user was last, also one who changed nothing there. */
const keepSection = async (tx: Tx, event: OwnEvent, stored: StoredDraft, section: WizardSection | undefined, { id }: Actor): Promise<StoredDraft> => {
  if (!section || section === stored.section) return stored
  const next = { ...stored, section }
  await writeSection(tx, event.id, { ...next, by: id })
  return next
}

const withCreator = (fields: Fields, { created_by }: OwnEvent): Fields =>
  fields.owners && created_by !== null
    ? { ...fields, owners: [...new Set([...fields.owners, created_by])].sort((one, other) => one - other) }
    : fields.owners
      ? { ...fields, owners: [...new Set(fields.owners)].sort((one, other) => one - other) }
      : fields

type Merged = { fields: Fields; changed: readonly DocumentField[]; version: number }

const refuseConflicts = ({ document, fieldVersions, version: current }: StoredDraft, { fields, changed, version }: Merged) => {
  const later = changed.filter((field) => (fieldVersions[field] ?? 0) > version)
  if (later.length === 0) return
  const conflicts = Object.fromEntries(later.map((field) => [field, { own: fields[field], theirs: document[field] }]))
  throw new Refusal('draftChanged', { conflicts, version: current })
}

const releaseRemovedFiles = async (tx: Tx, before: EventDocument, after: EventDocument) => {
  const kept = new Set(filesOf(after).flatMap(([, files]) => files))
  const removed = filesOf(before).flatMap(([, files]) => files.filter((file) => !kept.has(file)))
  await releaseUnusedFiles(tx, removed)
}
