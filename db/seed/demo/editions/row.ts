import type { Insertable } from 'kysely'
import type { Events } from '../../../schema.ts'
import { eventTypeIds, themeIds } from '../../reference/keys.ts'
import { programme } from '../account-events.ts'
import type { Ground } from '../ground.ts'
import type { DemoEvent } from '../shapes.ts'
import { htmlOf } from '../text-blocks.ts'
import { demoKeyOf, type Edition } from './edition.ts'
import { historyOf, registrationDates, viewsOf } from './history.ts'
import { ownerOf } from './owners.ts'
import { venueOf } from './venues.ts'

type EventRow = Insertable<Events>

/** An event as its organizer would fill it in. */
export const rowOf = (edition: Edition, ground: Ground, now: Date): EventRow => ({
  demo_key: demoKeyOf(edition),
  ...about(edition.event, ground),
  ...audienceOf(edition.event),
  ...venueOf(edition.event, ground),
  ...when(edition, now),
  ...standingOf(edition.event),
})

const about = (event: DemoEvent, ground: Ground) => ({
  name: event.name,
  type_id: eventTypeIds[event.type],
  theme_ids: event.themes.map((theme) => themeIds[theme]),
  info: htmlOf(event.info),
  tag: event.tag ?? null,
  live: JSON.stringify(event.live ? [{ title: event.live.title, url: `https://stream.example/${event.key}` }] : []),
  has_broadcast: event.live !== undefined,
  live_public: event.live?.isPublic ?? false,
  certificate: event.certificate ?? false,
  certificate_text: event.certificate ? 'Программа объёмом {часы} ч. Спасибо, что работали вместе с нами.' : null,
  certificate_display_qr: event.certificate ?? false,
  age_from: event.ageFrom ?? null,
  languages: /[әғқңөұүһі]/i.test(event.name) ? ['kz'] : ['ru'],
  media_accreditation: event.mediaAccreditation ?? false,
  ecp_required: event.needsSignature ?? false,
  is_contest: event.isContest ?? false,
  weight: event.weight ?? 0,
  views: viewsOf(event),
  ap_identifier: programme.events.has(event.key) ? programme.identifier : null,
  organization_id: ground.organizations.get(event.organizers[0] ?? '') ?? null,
  created_by: ownerOf(event, ground),
})

type Audience = Pick<EventRow, 'access' | 'participation_format' | 'team_size_min' | 'team_size_max' | 'expected_participant_count'>

const audienceOf = (event: DemoEvent): Audience => {
  const { participation } = event
  const shared: Audience = { access: event.access ?? 'open', expected_participant_count: expectedOf(event) }
  if (participation === undefined) return { ...shared, participation_format: 'person' }
  if (participation === 'quiz') return { ...shared, participation_format: 'quiz' }
  const { min, max } = participation.team
  return { ...shared, participation_format: 'team', team_size_min: min, team_size_max: max }
}

/** The seat limit or, without one, somewhat more than the expected guests. */
const expectedOf = ({ limit, going }: DemoEvent) => {
  if (typeof limit === 'number') return limit
  if (limit) return (limit.online ?? 0) + (limit.offline ?? 0)
  return Math.max(20, Math.ceil((going * 1.4) / 10) * 10)
}

const when = (edition: Edition, now: Date) => {
  const { createdAt, publishedAt } = historyOf(edition, now)
  const { opensAt, closesAt } = registrationDates(edition)
  return {
    date_start: edition.startsAt,
    date_end: edition.endsAt,
    zone: edition.zone,
    registration_date_start: opensAt,
    registration_date_end: closesAt,
    created_at: createdAt,
    updated_at: publishedAt ?? createdAt,
    published_at: publishedAt,
  }
}

const declineComment = 'Расскажите, пожалуйста, кто ведёт встречу и что гости получат в конце. Дополните описание и отправьте снова.'

const standingOf = ({ state, cancelReason }: DemoEvent): Pick<EventRow, 'status' | 'moderation' | 'moderation_comment' | 'cancel_reason'> => {
  if (state === 'draft') return { status: 'draft', moderation: null }
  if (state === 'wait') return { status: 'published', moderation: 'wait' }
  if (state === 'declined') return { status: 'published', moderation: 'declined', moderation_comment: declineComment }
  if (state === 'unpublished') return { status: 'unpublished', moderation: 'approved' }
  if (state === 'canceled') return { status: 'canceled', moderation: 'approved', cancel_reason: cancelReason ?? null }
  return { status: 'published', moderation: 'approved' }
}
