import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, line, ok, pageOf, paging, sentBack } from '../shapes.ts'
import { cabinetPageSizes, groupNameLength, maxGroupEvents } from './limits.ts'

/** Folders of own events. A folder is private to the user who created it. */

export const eventGroup = z.object({
  id,
  name: z.string(),
  /** Ids of own events, ascending. Deleted events, and those of which the user is no longer an owner, are absent. */
  eventIds: z.array(id),
  userId: id,
  createdAt: instant,
  updatedAt: instant,
})
export type EventGroup = z.output<typeof eventGroup>

const name = line(groupNameLength).pipe(z.string().min(1))
const eventIds = z.array(id).max(maxGroupEvents)

export const eventGroups = calls({
  'GET /user/event-groups': {
    summary: 'Lists own folders of events by name',
    access: 'signedIn',
    query: z.object(paging(cabinetPageSizes.eventGroups)),
    reply: pageOf(eventGroup),
  },
  'GET /user/event-groups/:id': {
    summary: 'Returns a folder of events',
    access: 'signedIn',
    reply: eventGroup,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /user/event-groups': {
    summary: 'Creates a folder of own events; its name is unique among the folders of the user',
    access: 'signedIn',
    body: sentBack(eventGroup, z.strictObject({ name, eventIds: eventIds.default([]) })),
    reply: eventGroup,
    refusals: ['groupNameTaken', 'tooManyGroups'],
  },
  'PUT /user/event-groups/:id': {
    summary: 'Renames a folder, or replaces its events; a missing field keeps its value',
    access: 'signedIn',
    body: sentBack(eventGroup, z.strictObject({ name: name.optional(), eventIds: eventIds.optional() })),
    reply: eventGroup,
    refusals: ['notFound', 'forbidden', 'groupNameTaken'],
  },
  'DELETE /user/event-groups/:id': {
    summary: 'Deletes a folder; its events stay',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound', 'forbidden'],
  },
})
