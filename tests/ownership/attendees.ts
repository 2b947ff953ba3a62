import { personalCode } from '../../server/domains/accounts/personal-code.ts'
import { posterCode } from '../../server/domains/spaces/poster-code.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { entered } from './participation.ts'

export const attendees: Ownership = {
  scenes: {
    'GET /owner/event-participants': {
      'an event': async (stage) => ({ query: { eventId: (await entered(stage)).eventId } }),
      'all own events': async (stage) => {
        await entered(stage)
        return { query: { expand: 'event' }, shows: stage.mark }
      },
    },
    'GET /owner/event-participants/counters': {
      'an event': async (stage) => ({ query: { eventId: (await entered(stage)).eventId } }),
      'all own events': async (stage) => {
        await entered(stage)
        return { query: {}, shows: '"approved":1' }
      },
    },
    'GET /owner/event-participants/export': async (stage) => ({ query: { eventId: (await entered(stage)).eventId, format: 'csv' } }),
    'POST /owner/event-participants/state-update': async (stage) => {
      const { eventId, participantId } = await entered(stage, 'wait', { access: 'approval-required' })
      return { body: { eventId, participantIds: [participantId], state: 'approved' } }
    },
    'POST /owner/event-participants/decisions/:id/undo': async (stage) => ({ params: { id: await decided(stage) } }),
    'GET /owner/event-participants/tags': async (stage) => ({ query: { eventId: (await entered(stage)).eventId } }),
    'POST /owner/event-participants/tags': async (stage) => ({ body: { ...(await chosen(stage)), set: ['VIP'] } }),
    'POST /owner/event-participants/messages': async (stage) => ({ body: { ...(await chosen(stage)), subject: 'Сбор', text: 'В девять' } }),
    'POST /owner/event-participants/request-contacts': async (stage) => ({ body: await chosen(stage) }),
    'GET /owner/event-participants/attendance-qr': async (stage) => ({ query: { eventId: (await entered(stage)).eventId } }),
    'POST /owner/event-participants/scan': async (stage) => {
      const { eventId } = await started(stage)
      return { body: { eventId, code: await personalCode(stage.db, stage.people.participant.id) } }
    },
    'POST /owner/event-participants/attendance': async (stage) => {
      const { eventId, participantId } = await started(stage)
      return { body: { eventId, participantIds: [participantId], attended: true } }
    },
    'POST /qr/event': async (stage) => ({ body: { code: await posterCode(stage.db, 'event', (await started(stage)).eventId) } }),
  },
  unowned: {},
}

const chosen = async (stage: Stage) => {
  const { eventId, participantId } = await entered(stage)
  return { eventId, participantIds: [participantId] }
}

const started = (stage: Stage) => entered(stage, 'approved', { start: new Date(stage.now.getTime() - 3_600_000) })

/** A decision that can still be undone. */
const decided = async (stage: Stage): Promise<number> => {
  const { eventId, participantId } = await entered(stage, 'wait', { access: 'approval-required' })
  const until = { decided_at: stage.now, undo_until: new Date(stage.now.getTime() + 86_400_000) }
  const decision = { event_id: eventId, decided_by: stage.people.owner.id, ...until }
  const { id } = await stage.db.insertInto('participation_decisions').values(decision).returning('id').executeTakeFirstOrThrow()
  const change = { decision_id: id, participant_id: participantId, state_before: 'wait', waited_for_seat: false }
  await stage.db.insertInto('participation_decision_changes').values(change).execute()
  await stage.db.updateTable('event_participants').set({ decision_id: id }).where('id', '=', participantId).execute()
  return id
}
