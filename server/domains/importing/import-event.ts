import type { ImportedEvent } from '../../../contract/importing/importing.ts'
import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { duplicatesOf } from './duplicates.ts'
import { fieldsOf } from './fields.ts'
import { chosenOf, type FoundEvent } from './found-event.ts'
import { cityIn } from './place-city.ts'
import { readCalendar } from './read-calendar.ts'
import { readPage } from './read-page.ts'

type Request = Ctx<'POST /events/import'>
type Source = Pick<ImportedEvent, 'source'> & { events: FoundEvent[] }

/** Reads an event of an address or a calendar file. Nothing is saved: the reply is for the user to check. */
export const importEvent = async (ctx: Request): Promise<ImportedEvent> => {
  const { actor, db, now, refuse, caller } = ctx
  const { source, events } = await sourceOf(ctx)
  const found = chosenOf(events, now)
  if (!found) throw refuse('importEmpty')
  const city = found.place && (await cityIn(db, found.place, caller.locale))
  const fields = fieldsOf(found, city)
  return { source, count: events.length, fields, cityName: city?.name ?? null, duplicates: await duplicatesOf(db, fields, actor) }
}

const sourceOf = async ({ body, outside, refuse }: Request): Promise<Source> => {
  if (body.calendar) return { source: 'calendar', events: readCalendar(body.calendar) ?? [] }
  if (!body.url) throw wrongField('url', 'required')
  const page = await outside.pages.read(/^[a-z][a-z\d+.-]*:/i.test(body.url) ? body.url : `https://${body.url}`)
  if (!page) throw refuse('importUnreachable')
  const text = decoded(page)
  const calendar = /^\s*BEGIN:VCALENDAR/i.test(text) ? readCalendar(text) : null
  return calendar ? { source: 'calendar', events: calendar } : { source: 'page', events: readPage(text) }
}

/** The text in the encoding that its header or its first bytes name; older Russian sites use windows-1251. */
const decoded = ({ type, bytes }: { type: string; bytes: Uint8Array }): string => {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const label = /charset=["']?([\w-]{1,40})/i.exec(`${type} ${head}`)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
