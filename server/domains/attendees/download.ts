import { maxDirectExportRows } from '../../../contract/limits.ts'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import { csvOf } from '../exporting/csv.ts'
import { mediaTypes } from '../exporting/download.ts'
import { xlsxOf } from '../exporting/xlsx.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { participantsExport } from './export.ts'

/** A short list at once. Its rows are few, so that the file fits into memory. */
export const downloadParticipants = async (ctx: Ctx<'GET /owner/event-participants/export'>) => {
  const { db, actor, caller, query, limits, now, refuse } = ctx
  const { format, guestFormat, ...filters } = query
  const { id: eventId } = await ownEvent(db, { eventId: query.eventId, actor })
  const filter = { ...filters, format: guestFormat }
  const source = { db, filter, locale: caller.locale, requester: actor }
  if ((await participantsExport.count(source)) > maxDirectExportRows) throw refuse('exportTooLong')
  await limits.spend('exports', `user:${actor.id}`)
  const table = { titles: participantsExport.titles(caller.locale), batches: participantsExport.batches(source), locale: caller.locale }
  const pieces: Uint8Array[] = []
  for await (const piece of format === 'csv' ? csvOf(table) : xlsxOf(table)) pieces.push(piece)
  const filterNames = Object.keys(filters)
  await db.transaction().execute((tx) =>
    audit(tx, {
      actor,
      action: 'export',
      entity: 'event-participants',
      entityId: eventId,
      before: null,
      after: { format, filters: filterNames },
      now,
    }),
  )
  const name = `${participantsExport.title(caller.locale)} ${eventId} ${now.toISOString().slice(0, 10)}.${format}`
  return { name, mediaType: mediaTypes[format], bytes: Buffer.concat(pieces) }
}
