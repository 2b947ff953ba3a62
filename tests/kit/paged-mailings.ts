import type { Stage } from './ownership/stage.ts'

/** Mailings of the owner about an event and a quiz, and one of each person that waits for staff. */
export const fillMailings = async ({ world, db, people, mark, now }: Stage, about: { eventId: number; quizId: number }, names: readonly string[]) => {
  const text = { blocks: '[]', content: '', template: 'organizer' as const, recipients: '{}', created_at: now, updated_at: now }
  for (const firstName of names) {
    const subject = `${firstName} ${mark}`
    const { id } = await db
      .insertInto('mailings')
      .values({ ...text, subject, user_id: people.owner.id, quiz_id: about.quizId, status: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('mailing_events').values({ mailing_id: id, event_id: about.eventId, position: 1 }).execute()
    const author = await world.given.person({ firstName, lastName: mark })
    await db
      .insertInto('mailings')
      .values({ ...text, subject, user_id: author.id, status: 'considered', submitted_at: now })
      .execute()
  }
}
