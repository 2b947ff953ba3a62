import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'

type Facts = Awaited<ReturnType<typeof factsOf>>
type Step = { key: string; weight: number; href: string; isDone: (facts: Facts) => boolean }

/** Steps of a complete profile, the heaviest first; the weights add up to 100. */
const steps: readonly Step[] = [
  { key: 'photo', weight: 20, href: '/profile#photo', isDone: ({ photo_id }) => photo_id !== null },
  { key: 'interests', weight: 15, href: '/profile#interests', isDone: ({ theme_ids }) => theme_ids.length > 0 },
  { key: 'about', weight: 15, href: '/profile#about', isDone: ({ about }) => about !== null },
  { key: 'experience', weight: 15, href: '/profile#employments', isDone: ({ has_experience }) => has_experience },
  { key: 'city', weight: 10, href: '/settings', isDone: ({ city_id }) => city_id !== null },
  { key: 'event', weight: 10, href: '/events', isDone: ({ has_event }) => has_event },
  { key: 'email', weight: 5, href: '/settings?tab=account', isDone: ({ email_confirmed_at }) => email_confirmed_at !== null },
  { key: 'personalStatus', weight: 5, href: '/profile#status', isDone: ({ personal_status }) => personal_status !== null },
  { key: 'cover', weight: 5, href: '/profile#cover', isDone: ({ cover_id }) => cover_id !== null },
]

/** Completeness of the own profile in percent, and the open step with the largest weight. */
export const completenessOf = async ({ db, actor }: Ctx<'GET /user/completeness'>) => {
  const facts = await factsOf(db, actor.id)
  const done = steps.filter((step) => step.isDone(facts))
  const next = steps.find((step) => !done.includes(step))
  return {
    percent: done.reduce((sum, step) => sum + step.weight, 0),
    next: next ? { key: next.key, href: next.href } : null,
    done: done.map((step) => step.key),
  }
}

/** Indexes: the primary key, event_participants_user, educations_user, employments_user. */
const factsOf = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .select(['u.photo_id', 'u.cover_id', 'u.about', 'u.city_id', 'u.theme_ids', 'u.personal_status', 'u.email_confirmed_at'])
    .select([
      sql<boolean>`exists (select from event_participants x where x.user_id = u.id and x.state <> 'noRequest')`.as('has_event'),
      sql<boolean>`exists (select from educations x where x.user_id = u.id) or exists (select from employments x where x.user_id = u.id)`.as(
        'has_experience',
      ),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
