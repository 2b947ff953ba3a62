import { storeUpload } from '../../../server/domains/uploads/store-upload.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { pdfOf, readFonts } from './documents.ts'
import type { HeldEdition } from './editions/guests.ts'
import { ownerOf } from './editions/owners.ts'
import type { Ground } from './ground.ts'
import { insertBatches } from './insert-batches.ts'

type Setting = Pick<Resources, 'outside' | 'clock'> & { tx: Tx; ground: Ground }

/** Prints the documents of events and stores them as uploads of the event's owner. */
export const loadDocuments = async ({ tx, ground, outside, clock }: Setting, held: HeldEdition[]): Promise<void> => {
  const papers = held.flatMap(({ id, edition: { event } }) =>
    (event.documents ?? []).map((document, position) => ({ ...document, position, eventId: id, ownerId: ownerOf(event, ground) })),
  )
  if (papers.length === 0) return
  const fonts = await readFonts()
  const rows = []
  for (const { name, text, eventId, position, ownerId } of papers) {
    const bytes = await pdfOf({ title: name, text, now: clock() }, fonts)
    const file = { name: `${name}.pdf`, mime: 'application/pdf', bytes, purpose: 'document' as const, ownerId }
    rows.push({ event_id: eventId, position, upload_id: await storeUpload({ db: tx, outside, clock }, file) })
  }
  for (const batch of insertBatches(rows)) await tx.insertInto('event_documents').values(batch).execute()
}
