import type { Stage } from './ownership/stage.ts'

/** Short links of the owner, and one of each person whom the search of the queue finds. */
export const fillShortLinks = async ({ world, db, people, mark, now }: Stage, entries: readonly string[]) => {
  const link = { url: 'https://shop.test/', is_reviewed: true, moderation: 'wait' as const, created_at: now }
  for (const [turn, firstName] of entries.entries()) {
    const { id } = await world.given.person({ firstName, lastName: mark })
    const name = ['pervaya', 'vtoraya', 'tretya'][turn]
    await db
      .insertInto('short_urls')
      .values([
        { ...link, user_id: people.owner.id, name: `${name}-${mark.toLowerCase()}` },
        { ...link, user_id: id, name: `o-${turn}-${mark.toLowerCase()}` },
      ])
      .execute()
  }
}
