import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { ClaimReason } from '../../../contract/organizing/limits.ts'

/** Changes by organizers of demo events, complaints and feedback of guests; events and users by demo key. */

type Change = (document: EventDocument) => Partial<EventDocument>

const hourMs = 3_600_000
const anHourLater = (at: string | null) => at && new Date(Date.parse(at) + hourMs).toISOString()

/** Changes of public events that wait for staff. */
export const eventChanges: { event: string; answer: string | null; daysAgo: number; change: Change }[] = [
  {
    event: 'money-lease-line-by-line',
    answer: 'Зал освободится позже, поэтому начинаем на час позднее. Участников предупредим письмом.',
    daysAgo: 1,
    change: ({ dateStart, dateEnd, schedules }) => ({
      dateStart: anHourLater(dateStart),
      dateEnd: anHourLater(dateEnd),
      schedules: schedules.map((row) => ({ ...row, dateStart: anHourLater(row.dateStart), dateEnd: anHourLater(row.dateEnd) })),
    }),
  },
  {
    event: 'vyveska-dlya-nashey-ulitsy',
    answer: null,
    daysAgo: 2,
    change: ({ name, info }) => ({ name: `${name}: второй набор`, access: 'approval-required', info: `${info}<p>Заявки на второй набор читаем сами и отвечаем за день.</p>` }),
  },
]

/** Drafts that their organizer has not finished or not sent yet. */
export const unsentDrafts: { event: string; section: string; change: Change }[] = [
  { event: 'money-trademark', section: 'dateAndTime', change: () => ({ dateStart: null, dateEnd: null, schedules: [] }) },
  { event: 'trade-dead-hour', section: 'main', change: ({ info }) => ({ info: `${info}<p>Возьмите с собой чеки за один будний день.</p>` }) },
]

type Claim = { event: string; person: string; reason: ClaimReason; text: string | null; daysAgo: number; decided?: { status: 'accepted' | 'dismissed'; comment: string } }

export const claims: Claim[] = [
  { event: 'obmen-veshchami', person: 'inna-kovalchuk', reason: 'wrongData', text: 'В описании указан второй вход, а он закрыт на ремонт до весны.', daysAgo: 2 },
  { event: 'trade-returns', person: 'ruslan-tkhagapsov', reason: 'spam', text: null, daysAgo: 1 },
  {
    event: 'kupecheskie-kvartaly', person: 'mariya-rakhlina', reason: 'wrongData', text: 'Прогулка началась от другого дома, мы ждали у музея полчаса.', daysAgo: 3,
    decided: { status: 'accepted', comment: 'Спасибо! Организатор уточнил место встречи.' },
  },
  {
    event: 'series-prices-onion', person: 'oleg-kim', reason: 'other', text: 'Не согласен с ценами на лук.', daysAgo: 8,
    decided: { status: 'dismissed', comment: 'Это мнение ведущих, правил оно не нарушает.' },
  },
]

/** Events that ask their guests for feedback after the end. */
export const feedbackEvents = ['startups-cofounders', 'network-rent-stories', 'trudnyy-razgovor', 'razbor-s-bukhgalterom-pervyy']

export const feedbackTexts = [
  'Пришла с одним вопросом, ушла с тремя новыми знакомыми. Спасибо!',
  'Полезно, но в конце не хватило времени на вопросы.',
  'Лучший вечер месяца: примеры из жизни и ни одного лишнего слова.',
  'Хотелось бы раздаточный листок с главным.',
  'Было душно, а разговор хороший.',
]
