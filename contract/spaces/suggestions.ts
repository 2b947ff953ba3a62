import { z } from 'zod'
import { queueCalls } from '../moderation/queue-calls.ts'
import { geo, id, instant } from '../shapes.ts'
import { placeModerations, placeTypes, suggestionCommentLength } from './limits.ts'

/** Staff review of places that users suggest. */

const suggestedPlace = z.object({
  id,
  name: z.string(),
  type: z.enum(placeTypes),
  address: z.string(),
  cityId: id,
  cityName: z.string(),
  geo: geo.nullable(),
  description: z.string(),
  /** Places of the catalogue with the same name or address in the city. */
  similar: z.array(z.object({ id, name: z.string() })),
  user: z.object({ id, name: z.string() }),
  moderation: z.enum(placeModerations),
  moderationComment: z.string().nullable(),
  createdAt: instant,
})

export const placeQueue = queueCalls({
  name: 'places',
  path: 'place-suggestions',
  summaries: {
    list: 'Lists suggested places: pending ones by longest wait, others by latest first',
    decide: 'Approves or declines a suggested place; the user is notified when it can no longer be undone',
  },
  item: suggestedPlace,
  statuses: placeModerations,
  decisions: ['approved', 'declined'],
  reasons: ['incomplete', 'wrongData', 'duplicate', 'inappropriate'],
  commentLength: suggestionCommentLength,
})
