import { sql } from 'kysely'
import { notificationTypes } from '../../../contract/limits.ts'
import { eventQueue as spec } from '../../../contract/organizing/review.ts'
import { obstacleOfSpace } from '../bookings/rules.ts'
import type { QueueColumn } from '../moderation/export.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { ownersOf } from './own-event.ts'
import { changesOf } from './review-changes.ts'
import { applyDecision, lockEvent, releaseReviewedFiles, revertDecision } from './review-decisions.ts'
import { type SubmittedEvent, submittedEvents } from './review-store.ts'
import { promotionInWords, valueInWords } from './review-values.ts'

const submitters = sql`users u join event_reviews x on x.user_id = u.id join events e on e.id = x.event_id and e.deleted_at is null`
const events = sql`events e join event_reviews x on x.event_id = e.id and e.deleted_at is null join users u on u.id = x.user_id`

/** The submitted name, and that of the public version. */
const searchedName = sql`lower((x.data->>'name') || ' ' || coalesce(x.approved_data->>'name', ''))`

const columns: readonly QueueColumn<SubmittedEvent>[] = [
  { title: 'id', cell: ({ id }) => id },
  { title: 'userId', cell: ({ user_id }) => user_id },
  { title: 'user', cell: ({ user_name }) => user_name },
  { title: 'city', cell: ({ cityName }) => cityName },
  { title: 'event', cell: ({ data }) => data.name },
  { title: 'startsAt', cell: ({ data }) => new Date(data.dateStart) },
  { title: 'state', cell: ({ moderation }, { staff }) => staff.states[moderation] },
  { title: 'comment', cell: ({ moderation_comment }) => moderation_comment },
  { title: 'addedAt', cell: ({ created_at }) => created_at },
]

/** Indexes: event_reviews_queue, event_reviews_user, event_reviews_search. */
export const eventQueue = moderationQueue({
  spec,
  table: 'event_reviews',
  key: 'event_id',
  status: 'moderation',
  comment: 'moderation_comment',
  person: 'user_id',
  sharers: ownersOf,
  lockBefore: lockEvent,
  sql: {
    from: events,
    id: sql`x.event_id`,
    state: sql`x.moderation`,
    waiting: sql`x.moderation = 'wait'`,
    since: sql`x.created_at`,
    city: sql`e.city_id`,
    owners: events,
    searches: [
      { text: searchedUser('u'), from: submitters },
      { text: searchedName, from: events },
    ],
    rows: submittedEvents,
  },
  present: (row) => presentSubmitted(row),
  content: ({ data, approved, answer }) => [data, approved, answer],
  columns,
  notice: (_decision, eventId) => ({
    type: notificationTypes.moderation,
    data: { kind: 'eventDecided', eventId, linkHref: `/events/create?id=${eventId}` },
  }),
  apply: applyDecision,
  revert: revertDecision,
  settled: releaseReviewedFiles,
})

const presentSubmitted = (row: SubmittedEvent) => {
  const { data, names, locale, halls } = row
  const reading = { document: data, names, locale }
  return {
    id: row.id,
    name: data.name,
    access: data.access,
    format: data.format,
    participation_format: data.participation_format,
    info: data.info,
    dateStart: data.dateStart,
    dateEnd: data.dateEnd,
    timezoneName: data.timezoneName,
    cityId: row.city_id,
    status: row.status,
    moderation: row.moderation,
    moderationComment: row.moderation_comment,
    isChange: row.approved !== null,
    changes: changesOf(row),
    answer: row.answer,
    place: valueInWords('space', reading) ?? valueInWords('place', reading),
    hallObstacle: halls && obstacleOfSpace({ ...halls, starts_at: new Date(halls.starts_at), ends_at: new Date(halls.ends_at) }),
    themes: data.themes.map((theme) => names.themes?.[theme] ?? String(theme)),
    promotion: promotionInWords(reading),
    user: { id: row.user_id, name: row.user_name },
    participantsCount: row.participants_count,
    createdAt: row.created_at.toISOString(),
  }
}
