import type { DraftChange, EventDocument } from '../../../contract/organizing/fields.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { offsetOf } from '../../kernel/zones.ts'
import type { Fields } from './document.ts'

type Sent = DraftChange & { version?: number | undefined; section?: unknown }

/** The fields of a change in the spelling and form of the document; fields that were not sent stay away. */
export const fieldsOf = (
  { version: _version, section: _section, participationFormat, timezone, requirements, ...rest }: Sent,
  current: EventDocument,
): Fields => {
  const fields: Fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (participationFormat !== undefined) fields.participation_format ??= participationFormat
  if (timezone !== undefined) fields.timezoneName ??= zoneOf(timezone, current, fields)
  if (requirements !== undefined) Object.assign(fields, promotionIn(requirements, current, fields))
  if (fields.info !== undefined) fields.info = cleanHtml(fields.info)
  return { ...fields, ...inUtc(fields) }
}

/** Equal instants with different offsets are equal values. */
const inUtc = ({ schedules, ...fields }: Fields): Fields => {
  const utc: Fields = {}
  for (const field of ['dateStart', 'dateEnd', 'registrationDateStart', 'registrationDateEnd'] as const)
    if (fields[field] !== undefined) utc[field] = iso(fields[field])
  if (schedules) utc.schedules = schedules.map((item) => ({ ...item, dateStart: iso(item.dateStart), dateEnd: iso(item.dateEnd) }))
  return utc
}

const iso = (at: string | null): string | null => at && new Date(at).toISOString()

const promotionFields = ['proposeToMain', 'requestCityDigest', 'requestInfoMailing', 'addToContest'] as const

/** The customer has the requests for promotion among the requirements too. */
const promotionIn = (sent: NonNullable<DraftChange['requirements']>, current: EventDocument, { promotion }: Fields): Fields => {
  const { proposeToMain, requestCityDigest, requestInfoMailing, addToContest, ...requirements } = sent
  const requests = { proposeToMain, requestCityDigest, requestInfoMailing, addToContest }
  const isSent = promotionFields.some((field) => requests[field] !== undefined)
  if (!isSent || promotion) return { requirements }
  const merged = Object.fromEntries(promotionFields.map((field) => [field, requests[field] ?? current.promotion[field]]))
  // the object has every request
  return { requirements, promotion: merged as EventDocument['promotion'] }
}

/** The usual zone of an offset in Russia and Kazakhstan. */
const usualZones: Record<string, string> = {
  '+02:00': 'Europe/Kaliningrad',
  '+03:00': 'Europe/Moscow',
  '+04:00': 'Europe/Samara',
  '+05:00': 'Asia/Yekaterinburg',
  '+06:00': 'Asia/Omsk',
  '+07:00': 'Asia/Novosibirsk',
  '+08:00': 'Asia/Irkutsk',
  '+09:00': 'Asia/Yakutsk',
  '+10:00': 'Asia/Vladivostok',
  '+11:00': 'Asia/Magadan',
  '+12:00': 'Asia/Kamchatka',
}

/** An offset keeps the zone of the event if it is in force there at the start (A009). */
const zoneOf = (sent: string, current: EventDocument, { dateStart }: Fields): string => {
  if (!/^[+-]/.test(sent)) return sent
  const start = new Date(dateStart ?? current.dateStart ?? Date.UTC(2026, 0, 15))
  if (offsetOf(current.timezoneName, start) === sent) return current.timezoneName
  const [hours, minutes] = sent.slice(1).split(':').map(Number)
  const isBehind = sent.startsWith('-')
  // no zone is further behind than 12 hours
  const isWhole = minutes === 0 && hours !== undefined && (!isBehind || hours <= 12)
  const zone = usualZones[sent] ?? (isWhole ? `Etc/GMT${isBehind ? '+' : '-'}${hours}` : null)
  if (!zone) throw wrongField('timezone')
  return zone
}
