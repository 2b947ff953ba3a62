import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { pageOf, paging } from '../shapes.ts'
import { idOrSlug, subscription, user } from './people.ts'

/** Following: subscriptions to the news of a user. */

/** A user on a list, without contact details. */
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
    summary: 'Returns whether the caller follows the user, and the number of followers',
    access: 'signedIn',
    params: idOrSlug,
    reply: subscription,
    refusals: ['notFound'],
  },
  'POST /users/:id/subscription': {
    summary: 'Follows a user',
    access: 'signedIn',
    limit: 'approaches',
    params: idOrSlug,
    reply: z.object({ subscribed: z.boolean() }),
    refusals: ['notFound', 'forbidden', 'ownSubscription', 'minorProtected'],
  },
  'DELETE /users/:id/subscription': {
    summary: 'Unfollows a user',
    access: 'signedIn',
    params: idOrSlug,
    reply: z.object({ subscribed: z.boolean() }),
    refusals: ['notFound', 'ownSubscription'],
  },
  'GET /owner/following/users': {
    summary: 'Lists the users the caller follows, the latest first, without deleted and blocked ones',
    access: 'signedIn',
    query: z.object(paging(pageSizes.userSearch)),
    reply: pageOf(personCard),
  },
})
