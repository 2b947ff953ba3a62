import type { Locale } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import { storedDraft } from '../organizing/drafts-store.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { uuid } from '../uploads/address.ts'
import { certificateFile } from './file.ts'
import type { Sample } from './printed-text.ts'

type Call = Ctx<'GET /events/certificate-preview'>

/** A sample certificate of a fictitious user, in the language of the account (C087). It has no code, so that its QR code proves nothing. */
export const previewFile = async (ctx: Call) => {
  const { db, actor, query, now } = ctx
  const { locale } = await db.selectFrom('users').select('locale').where('id', '=', actor.id).executeTakeFirstOrThrow()
  const event = query.eventId === undefined ? sampleEvent(locale, now) : await draftEvent(ctx, query.eventId, locale)
  const { sample } = dictionaries[locale].printedCertificate
  const certificate: Sample = {
    ...event,
    number: `${now.getUTCFullYear()}-0000-0000`,
    code: null,
    user_name: sample.name,
    role: 'participant',
    locale,
    text: query.certificateText || null,
    bg_id: uploadIn(query.certificateBg ?? ''),
    display_qr: query.certificateDisplayQr ?? false,
    issued_at: now,
  }
  return certificateFile(ctx, certificate, query.format)
}

const uploadIn = (address: string): string | null => {
  const id = address
    .toLowerCase()
    .split(/[/?#]/)
    .find((part) => uuid.test(part))
  return id ?? null
}

type PreviewedEvent = Pick<Sample, 'event_name' | 'place' | 'date_start' | 'date_end' | 'zone' | 'palette'>

const hourMs = 3_600_000

const sampleEvent = (locale: Locale, now: Date): PreviewedEvent => {
  const { sample } = dictionaries[locale].printedCertificate
  const end = new Date(now.getTime() + 2 * hourMs)
  return { event_name: sample.event, place: sample.city, date_start: now, date_end: end, zone: 'Europe/Moscow', palette: 0 }
}

/** The draft of an own event; values that it lacks are those of the sample. */
const draftEvent = async ({ db, actor, now }: Call, eventId: number, locale: Locale): Promise<PreviewedEvent> => {
  const { zone } = await ownEvent(db, { eventId, actor })
  const sample = sampleEvent(locale, now)
  const { name, dateStart, dateEnd, format, themes } = (await storedDraft(db, eventId)).document
  const start = dateStart ? new Date(dateStart) : sample.date_start
  const end = dateEnd ? new Date(dateEnd) : new Date(start.getTime() + 2 * hourMs)
  return {
    event_name: name.trim() || sample.event_name,
    place: format === 'online' ? dictionaries[locale].events.online : sample.place,
    date_start: start,
    date_end: new Date(Math.max(start.getTime(), end.getTime())),
    zone,
    palette: themes[0] ?? 0,
  }
}
