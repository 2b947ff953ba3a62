import type { z } from 'zod'
import { eventQueue } from '../../../../contract/organizing/review.ts'
import type { Dictionary, ServerDictionary } from '../../../../messages/ru.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import { paths } from '../../../paths.ts'
import { type Fact, queueOf } from '../queue.ts'

type StaffEvent = z.output<typeof eventQueue.item>
type Words = { queue: ServerDictionary['queues']['events']; events: Dictionary['events'] }

export const events = queueOf({
  spec: eventQueue,
  place: 6,
  isFinal: false,
  rowOf: (event, _now, { queues, events: words }) => ({
    state: event.moderation,
    comment: event.moderationComment,
    people: [{ id: event.user.id, name: event.user.name, facts: [] }],
    what: event.name,
    since: event.createdAt,
    facts: [...linksOf(event, queues.events), ...factsOf(event, { queue: queues.events, events: words })],
    changes: event.changes,
    files: [],
  }),
})

/** Staff see an event in moderation at its public address too. */
const linksOf = ({ id, isChange }: StaffEvent, words: Words['queue']): Fact<'events'>[] => [
  ...(isChange ? [{ name: 'page', text: words.openPage, href: paths.event(id) } as const] : []),
  { name: 'preview', text: words.openPreview, href: paths.eventPreview(id) },
]

const factsOf = (event: StaffEvent, { queue, events }: Words): Fact<'events'>[] => [
  ...(event.answer ? [{ name: 'answer', text: event.answer } as const] : []),
  { name: 'event', text: event.name },
  { name: 'startsAt', at: event.dateStart, kind: 'dateTime' },
  { name: 'endsAt', at: event.dateEnd, kind: 'dateTime' },
  { name: 'format', text: events.formats[event.format] },
  ...(event.hallObstacle ? [{ name: 'hallObstacle', text: queue.hallObstacles[event.hallObstacle] } as const] : []),
  ...(event.place ? [{ name: 'place', text: event.place } as const] : []),
  { name: 'access', text: events.access[event.access] },
  ...(event.themes.length > 0 ? [{ name: 'themes', text: event.themes.join(', ') } as const] : []),
  ...(event.info ? [{ name: 'description', text: plainText(event.info) } as const] : []),
  ...(event.promotion.length > 0 ? [{ name: 'promotion', text: event.promotion.join('\n') } as const] : []),
  ...(event.participantsCount > 0 ? [{ name: 'participants', text: String(event.participantsCount) } as const] : []),
  { name: 'submittedAt', at: event.createdAt, kind: 'dateTime' },
]
