import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { entered } from './participation.ts'

/** An event of the owner with a participant who waits. The expert is invited to it, and has answered. */
const scored = async (stage: Stage, invite: 'wait' | 'approved' = 'approved') => {
  const { db, people, now, mark } = stage
  const { eventId, participantId } = await entered(stage, 'wait', { access: 'approval-required' })
  const invitation = { event_id: eventId, user_id: people.expert.id, invited_at: now }
  await db
    .insertInto('event_experts')
    .values({ ...invitation, invite, decided_at: invite === 'wait' ? null : now })
    .execute()
  const score = { event_id: eventId, user_id: people.expert.id, participant_id: participantId, score: 87, scored_at: now }
  if (invite === 'approved')
    await db
      .insertInto('expert_scores')
      .values({ ...score, comment: mark })
      .execute()
  return { eventId, participantId }
}

/** Another expert without an invitation, whom the organizer invites. */
const candidate = (stage: Stage) => stage.world.given.person({ isExpert: true })

export const experts: Ownership = {
  scenes: {
    'GET /owner/events/:id/experts': async (stage) => ({ params: { id: (await scored(stage)).eventId }, shows: '"score":87' }),
    'POST /owner/events/:id/experts': async (stage) => ({
      params: { id: (await scored(stage)).eventId },
      body: { userIds: [(await candidate(stage)).id] },
    }),
    'DELETE /owner/events/:id/experts/:userId': async (stage) => ({
      params: { id: (await scored(stage)).eventId, userId: stage.people.expert.id },
    }),
    'POST /owner/events/:id/scoring': async (stage) => ({ params: { id: (await scored(stage)).eventId }, body: { closed: true } }),
    'GET /owner/events/:id/scores': async (stage) => ({ params: { id: (await scored(stage)).eventId }, shows: stage.mark }),
    'GET /expert/events/:id': {
      invited: async (stage) => ({ params: { id: (await scored(stage, 'wait')).eventId } }),
      accepted: async (stage) => ({ params: { id: (await scored(stage)).eventId } }),
    },
    'GET /expert/events/answers': {
      invited: async (stage) => ({ query: { eventId: (await scored(stage, 'wait')).eventId } }),
      accepted: async (stage) => ({ query: { eventId: (await scored(stage)).eventId }, shows: stage.mark }),
    },
    'POST /expert/events/decision': {
      invited: async (stage) => ({ body: { ...(await scored(stage, 'wait')), score: 50 } }),
      accepted: async (stage) => ({ body: { ...(await scored(stage)), score: 50 } }),
    },
    'POST /expert/events/invite-decision': async (stage) => ({
      body: { eventId: (await scored(stage, 'wait')).eventId, decision: 'approved' },
    }),
  },
  unowned: {},
}
