import type { Ownership, Stage } from '../kit/ownership/stage.ts'

export const people: Ownership = {
  scenes: {
    'GET /users/:id': async (stage) => ({ params: ownerId(stage), shows: stage.people.owner.email }),
    'PUT /users/:id': async (stage) => ({ params: ownerId(stage), body: { about: `Пеку хлеб ${stage.mark}` } }),
    'POST /users/:id/upload-photo': async (stage) => ({
      params: ownerId(stage),
      body: { uploadId: await stage.upload(stage.people.owner, 'photo') },
    }),
    'POST /users/:id/upload-cover': async (stage) => ({
      params: ownerId(stage),
      body: { uploadId: await stage.upload(stage.people.owner, 'cover') },
    }),
    'DELETE /users/:id/photo': async (stage) => pictured(stage, 'photo'),
    'DELETE /users/:id/cover': async (stage) => pictured(stage, 'cover'),
    'PUT /users/:id/personal-status': async (stage) => ({ params: ownerId(stage), body: { status: '1' } }),
    'DELETE /users/:id/personal-status': async (stage) => {
      await stage.db.updateTable('users').set({ personal_status: 'team' }).where('id', '=', stage.people.owner.id).execute()
      return { params: ownerId(stage) }
    },
    'GET /users/:id/verifications': async (stage) => ({ params: ownerId(stage), shows: '"at":"' }),
    'GET /users/:id/teams': async (stage) => ({ params: ownerId(stage) }),
    'GET /users/:id/last-activity': async (stage) => ({ params: ownerId(stage) }),
    'GET /users/:id/subscription': async (stage) => ({ params: ownerId(stage) }),
    'POST /users/:id/subscription': async (stage) => ({ params: ownerId(stage) }),
    'DELETE /users/:id/subscription': async (stage) => {
      await following(stage)
      return { params: ownerId(stage) }
    },
    'GET /owner/following/users': async (stage) => {
      await following(stage)
      return { shows: `"id":${stage.people.owner.id},` }
    },
    'GET /owner/personal-code': async () => ({}),
    'GET /owner/qr-code': async () => ({}),
    'POST /owner/qr-code/revoke': async () => ({}),
    'POST /participant/accesses/request-contact': async (stage) => ({ body: { userId: stage.people.owner.id } }),
    'POST /participant/accesses/decision': async (stage) => {
      const notificationRecipientId = await requestContacts(stage)
      return { body: { decision: 'approved', userId: stage.people.participant.id, notificationRecipientId } }
    },
    'GET /participant/accesses': async (stage) => {
      await requestContacts(stage)
      return { shows: `"userId":${stage.people.participant.id},` }
    },
    'PUT /participant/accesses/:userId': async (stage) => decided(stage, 'declined'),
    'DELETE /participant/accesses/:userId': async (stage) => decided(stage, 'approved'),
  },
  unowned: {
    'GET /users/search': 'the ids are filters of a public list',
    'GET /users/completion': 'the ids are a filter of a list for all users',
  },
}

const ownerId = ({ people: { owner } }: Stage) => ({ id: owner.id })

const pictured = async (stage: Stage, kind: 'photo' | 'cover') => {
  const column = `${kind}_id` as const
  const id = await stage.upload(stage.people.owner, kind)
  await stage.db
    .updateTable('users')
    .set({ [column]: id })
    .where('id', '=', stage.people.owner.id)
    .execute()
  return { params: ownerId(stage) }
}

/** The participant follows the owner. */
const following = ({ db, people: { owner, participant }, now }: Stage) =>
  db.insertInto('user_subscriptions').values({ subscriber_id: participant.id, user_id: owner.id, created_at: now }).execute()

/** The participant requested the owner's contact details. Returns the delivery of that request to the owner. */
const requestContacts = async ({ world, db, people: { owner, participant } }: Stage): Promise<number> => {
  const body = { userId: owner.id }
  await world.request({ method: 'POST', url: '/api/participant/accesses/request-contact', token: participant.token, body })
  const access = await db.selectFrom('contact_accesses').select('notification_recipient_id as id').where('owner_id', '=', owner.id).executeTakeFirst()
  if (!access?.id) throw new Error('the owner got no request')
  return access.id
}

const decided = async (stage: Stage, decision: 'approved' | 'declined') => {
  const { owner, participant } = stage.people
  const access = { user_id: participant.id, owner_id: owner.id, asked_at: stage.now, decided_at: stage.now, decision }
  await stage.db.insertInto('contact_accesses').values(access).execute()
  return { params: { userId: participant.id } }
}
