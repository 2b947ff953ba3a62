import type { Stage } from './ownership/stage.ts'

/** A thread of the owner with all messages, and one of a visitor for each entry. Returns the id of the owner's. */
export const fillSupport = async ({ db, people, now, mark }: Stage, entries: readonly string[]): Promise<number> => {
  const common = { locale: 'ru' as const, since: now }
  const own = await db
    .insertInto('support_threads')
    .values({ ...common, user_id: people.owner.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const messageIn = (thread_id: number, text: string) => ({ thread_id, text, from_staff: false, created_at: now })
  for (const entry of entries) {
    const email = `${entry} ${mark}@mail.test`.toLowerCase()
    const { id } = await db
      .insertInto('support_threads')
      .values({ ...common, email })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('support_messages')
      .values([messageIn(id, entry), messageIn(own.id, entry)])
      .execute()
  }
  return own.id
}
