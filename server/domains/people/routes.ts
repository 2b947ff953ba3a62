import type { following } from '../../../contract/people/following.ts'
import type { ownCode } from '../../../contract/people/own-code.ts'
import type { people } from '../../../contract/people/people.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { teamsOfUser } from '../teams/of-users.ts'
import { viewerOf } from '../teams/present.ts'
import { lastActivityOf } from './activity.ts'
import { changePerson } from './change.ts'
import { completenessOf } from './completeness.ts'
import { decideOnContacts, grantAccess, revokeAccess } from './contacts/decide.ts'
import { accessesOf } from './contacts/list.ts'
import { requestContacts } from './contacts/request.ts'
import { follow, followedPeople, followingOf, unfollow } from './follow.ts'
import { addMatch } from './match.ts'
import { listPersonalStatuses, removePersonalStatus, setPersonalStatus } from './personal-status.ts'
import { removeCover, removePhoto, setCover, setPhoto } from './pictures.ts'
import { ownPersonalCode, ownQrCode, revokeOwnCodes } from './qr-code.ts'
import { personAt, presentPeople } from './read.ts'
import { seesBlock } from './rules.ts'
import { completePeople, searchPeople } from './search.ts'
import { accelerationProgrammes, userStatusesOf } from './statuses.ts'
import { verificationsOf } from './verifications.ts'
import { setVisibility, visibilityOf } from './visibility.ts'

export const peopleRoutes: Handlers<typeof people & typeof ownCode> = {
  'GET /users/search': (ctx) => searchPeople(ctx),
  'GET /users/completion': (ctx) => completePeople(ctx),
  'GET /users/personal-status': (ctx) => listPersonalStatuses(ctx),
  'GET /users/:id': (ctx) => showPerson(ctx),
  'PUT /users/:id': (ctx) => changePerson(ctx),
  'POST /users/:id/upload-photo': (ctx) => setPhoto(ctx),
  'POST /users/:id/upload-cover': (ctx) => setCover(ctx),
  'DELETE /users/:id/photo': (ctx) => removePhoto(ctx),
  'DELETE /users/:id/cover': (ctx) => removeCover(ctx),
  'PUT /users/:id/personal-status': (ctx) => setPersonalStatus(ctx),
  'DELETE /users/:id/personal-status': (ctx) => removePersonalStatus(ctx),
  'GET /users/:id/verifications': (ctx) => verificationsOf(ctx),
  'GET /users/:id/teams': (ctx) => teamsOf(ctx),
  'GET /users/:id/last-activity': (ctx) => lastActivityOf(ctx),
  'GET /owner/personal-code': (ctx) => ownPersonalCode(ctx),
  'GET /owner/qr-code': (ctx) => ownQrCode(ctx),
  'POST /owner/qr-code/revoke': (ctx) => revokeOwnCodes(ctx),
  'POST /participant/accesses/request-contact': (ctx) => requestContacts(ctx),
  'POST /participant/accesses/decision': (ctx) => decideOnContacts(ctx),
  'GET /participant/accesses': (ctx) => accessesOf(ctx),
  'PUT /participant/accesses/:userId': (ctx) => grantAccess(ctx),
  'DELETE /participant/accesses/:userId': (ctx) => revokeAccess(ctx),
  'GET /user/profile-visibility': (ctx) => visibilityOf(ctx),
  'POST /user/profile-visibility': (ctx) => setVisibility(ctx),
  'GET /user/completeness': (ctx) => completenessOf(ctx),
  'GET /user/statuses': (ctx) => userStatusesOf(ctx),
  'GET /user/aps': (ctx) => accelerationProgrammes(ctx),
}

export const followingRoutes: Handlers<typeof following> = {
  'GET /users/:id/subscription': (ctx) => followingOf(ctx),
  'POST /users/:id/subscription': (ctx) => follow(ctx),
  'DELETE /users/:id/subscription': (ctx) => unfollow(ctx),
  'GET /owner/following/users': (ctx) => followedPeople(ctx),
}

/** Returns a profile; signed-in viewers also get the match with it. */
const showPerson = async (ctx: Ctx<'GET /users/:id'>) => {
  const row = await personAt(ctx, ctx.params.id)
  const people = await presentPeople(ctx, [row], ctx.query.expand)
  const [person] = ctx.actor ? await addMatch(ctx, ctx.actor, [row], people) : people
  if (!person) throw new Error('presentPeople returned no person')
  return person
}

/** An empty page for a minor, whose profile shows nothing but the name, photo and city. */
const teamsOf = async (ctx: Ctx<'GET /users/:id/teams'>) => {
  const { db, actor, query } = ctx
  const person = await personAt(ctx, ctx.params.id)
  const slice = sliceOf(query, actor)
  if (!seesBlock(person, actor, null)) return pageOf([], 0, query, slice)
  const type = query.type === undefined ? null : query.type === '1' ? 1 : 0
  const { teams, total } = await teamsOfUser(db, { userId: person.id, type, slice }, viewerOf(ctx))
  return pageOf(teams, total, query, slice)
}
