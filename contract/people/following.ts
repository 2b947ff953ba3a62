import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { pageOf, paging } from '../shapes.ts'
import { idOrSlug, subscription, user } from './people.ts'

/** Following: people who want to hear of a person. */

/** A person on a list: who he is, without contacts. */
const personCard = user.pick({
  id: true,
  first_name: true,
  last_name: true,
  slug: true,
  photo: true,
  position: true,
  address: true,
  subscription: true,
  can: true,
})

export const following = calls({
  'GET /users/:id/subscription': {
    summary: 'Does the caller follow this person, and how many do',
    access: 'signedIn',
    params: idOrSlug,
    reply: subscription,
    refusals: ['notFound'],
  },
  'POST /users/:id/subscription': {
    summary: 'Follows a person',
    access: 'signedIn',
    limit: 'approaches',
    params: idOrSlug,
    reply: z.object({ subscribed: z.boolean() }),
    refusals: ['notFound', 'forbidden', 'ownSubscription', 'minorProtected'],
  },
  'DELETE /users/:id/subscription': {
    summary: 'No longer follows a person',
    access: 'signedIn',
    params: idOrSlug,
    reply: z.object({ subscribed: z.boolean() }),
    refusals: ['notFound', 'ownSubscription'],
  },
  'GET /owner/following/users': {
    summary: 'People the caller follows, the latest first; who left or is blocked is not among them',
    access: 'signedIn',
    query: z.object(paging(pageSizes.userSearch)),
    reply: pageOf(personCard),
  },
})
