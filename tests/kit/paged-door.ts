import type { Stage } from './ownership/stage.ts'

const guests = ['Первая', 'Вторая', 'Третья']

/** A space whose staff the control actor is: visitors of today, bans, and invitations to network events. Returns the space. */
export const fillDoor = async ({ db, world, people, mark, now }: Stage): Promise<number> => {
  const date = now.toISOString().slice(0, 10)
  const { id: space_id } = await world.given.space(`Дверь ${mark}`)
  await db.insertInto('space_staff').values({ space_id, user_id: people.control.id }).execute()
  for (const [index, firstName] of guests.entries()) {
    const { id: user_id } = await world.given.person({ firstName, lastName: mark })
    await db.insertInto('space_restrictions').values({ space_id, user_id, reason: firstName, created_at: now }).execute()
    const later = new Date(now.getTime() + (index + 1) * 86_400_000).toISOString().slice(0, 10)
    const places = [
      { user_id, date },
      { user_id: people.owner.id, date: later },
    ].map((place) => ({ ...place, space_id, created_at: now }))
    await db.insertInto('coworking_entries').values(places).execute()
    const { id: event_id } = await world.given.event({ owner: people.owner })
    await db.insertInto('network_proposals').values({ event_id, space_id, user_id: people.owner.id, created_at: now }).execute()
  }
  return space_id
}
