import { z } from 'zod'
import { calls } from '../kit.ts'
import { mapReply, viewport } from '../map.ts'
import { eventFilters } from './filters.ts'

export const eventMap = calls({
  'GET /events/map': {
    summary: 'Returns the points of public offline events in `bounds`, or of the cities where there are too many',
    access: 'anyone',
    shared: ['events', 'reference'],
    isSameForAll: true,
    query: z.object({ ...eventFilters, ...viewport }),
    reply: mapReply,
  },
})
