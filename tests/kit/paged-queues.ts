import { emptyDocument } from '../../contract/organizing/defaults.ts'
import { ownedEvent } from '../ownership/events.ts'
import type { Stage } from './ownership/stage.ts'

/** A submitted event of the user, and a complaint of the user about it. */
const submitAndComplain = async (stage: Stage, userId: number) => {
  const { db, now } = stage
  const { id } = await ownedEvent(stage, { status: 'published', moderation: 'wait' })
  const data = { ...emptyDocument(userId), name: 'Встреча', typeId: 2, dateStart: now.toISOString(), dateEnd: now.toISOString() }
  await db
    .insertInto('event_reviews')
    .values({ event_id: id, user_id: userId, data: JSON.stringify(data), created_at: now })
    .execute()
  await db.insertInto('claims').values({ target_type: 'event', event_id: id, user_id: userId, reason: 'spam', created_at: now }).execute()
}

/** An invitation of a space to a network event of the user. */
const inviteSpace = async (stage: Stage, userId: number) => {
  const { id: event_id } = await ownedEvent(stage)
  const { id: space_id } = await stage.world.given.space()
  await stage.db.insertInto('network_proposals').values({ event_id, space_id, user_id: userId, created_at: stage.now }).execute()
}

/** Three users waiting for staff in every queue. */
export const fillQueues = async (stage: Stage, entries: readonly string[]) => {
  const { world, db, mark, now } = stage
  for (const firstName of entries) {
    const { id } = await world.given.person({ firstName, lastName: mark })
    const minor = await world.given.person({ firstName, lastName: mark, status: 8, birthday: '2012-05-05' })
    await workAndStudy(stage, id)
    await db.insertInto('parental_consents').values({ user_id: minor.id, status: 'wait', uploaded_at: now }).execute()
    await db.insertInto('deletion_proposals').values({ user_id: id, status: 'confirmed', created_at: now, expires_at: now }).execute()
    await submitAndComplain(stage, id)
    await inviteSpace(stage, id)
    await db.insertInto('merge_requests').values({ source_user_id: minor.id, target_user_id: id, created_at: now }).execute()
  }
}

export const workAndStudy = async ({ db, now, mark }: Pick<Stage, 'db' | 'now' | 'mark'>, userId: number) => {
  const study = { user_id: userId, university_id: 1, specialty: mark, year_start: 2010, is_foreign: false, level: 'bachelor' as const }
  await db
    .insertInto('educations')
    .values({ ...study, created_at: now })
    .execute()
  const { id } = await db.selectFrom('companies').select('id').limit(1).executeTakeFirstOrThrow()
  const job = { user_id: userId, company_id: id, position: mark, date_start: '2020-05-17', is_present: true, created_at: now }
  await db.insertInto('employments').values(job).execute()
}
