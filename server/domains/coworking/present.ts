import type { CoworkingEntry } from '../../../contract/coworking/coworking.ts'
import { coworkingHours, todayIn } from './coworking-space.ts'
import type { EntryRow } from './store.ts'

export const presentEntry = (row: EntryRow, now: Date): CoworkingEntry => {
  const { id, name, placeId, address, cityName, zone } = row.space
  return {
    id: row.id,
    spaceId: id,
    space: { id, name, placeId, address, cityName, timezone: zone },
    userId: row.user_id,
    date: row.date,
    hours: coworkingHours(row.space, row.date),
    status: row.status,
    visitedAt: row.visited_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
    restrictedUntil: row.restricted_until,
    createdAt: row.created_at.toISOString(),
    // the call takes a visitor off the list as well (V393), and no screen offers it
    can: { delist: row.status === 'enlisted' && row.date >= todayIn(row.space, now) },
  }
}
