import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import { formatInstant } from '../../kernel/dates.ts'
import { drawable } from '../../kernel/drawn-text.ts'
import { drawPosterSheet } from '../../kernel/poster-sheet.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { posterCode } from '../spaces/poster-code.ts'

/** A sheet A4: the name and time of the event above a QR code that leads to the mark of attendance. */
export const attendancePoster = async ({ db, actor, query, caller, siteUrl }: Ctx<'GET /owner/event-participants/attendance-qr'>) => {
  const { id, name, date_start, zone } = await ownEvent(db, { eventId: query.eventId, actor })
  const words = dictionaries[caller.locale].posters
  const sheet = {
    name: drawable(name) || `№ ${id}`,
    when: date_start ? formatInstant(date_start, zone, caller.locale) : '',
    title: words.attendance.title,
    hint: words.attendance.hint,
    // the code works in every language; the page has that of its reader
    address: siteLinks(siteUrl, 'ru').to(`/qr/event?code=${await posterCode(db, 'event', id)}`),
  }
  return { name: `${words.attendance.file} ${id}.pdf`, mediaType: 'application/pdf', bytes: await drawPosterSheet(sheet) }
}
