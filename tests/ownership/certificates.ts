import { newCode, newNumber } from '../../server/domains/certificates/numbers.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'
import { entered } from './participation.ts'

export const certificates: Ownership = {
  scenes: {
    'GET /events/cert/:number': async (stage) => ({ params: { number: (await issued(stage)).number }, shows: stage.mark }),
    'GET /events/check-certificate/:code': async (stage) => ({ params: { code: (await issued(stage)).code }, shows: stage.mark }),
    'GET /events/certificate-by-code': async (stage) => ({ query: { code: (await issued(stage)).code } }),
    'GET /events/certificate-info-by-code': async (stage) => ({ query: { code: (await issued(stage)).code }, shows: stage.mark }),
    'GET /events/certificate-preview': async (stage) => ({ query: { eventId: (await issued(stage)).eventId } }),
    'GET /events/:id/certificate': async (stage) => ({ params: { id: (await issued(stage)).eventId } }),
    'GET /events/:id/certificate-info': async (stage) => ({ params: { id: (await issued(stage)).eventId }, shows: stage.mark }),
    'GET /users/:id/certificates': {
      shown: async (stage) => {
        await issued(stage)
        return { params: { id: stage.people.participant.id }, shows: stage.mark }
      },
      hidden: async (stage) => {
        await issued(stage)
        await stage.db
          .updateTable('users')
          .set({ hidden_blocks: ['events'] })
          .where('id', '=', stage.people.participant.id)
          .execute()
        return { params: { id: stage.people.participant.id }, shows: stage.mark }
      },
    },
    'GET /owner/events/:id/certificates': async (stage) => ({ params: { id: (await issued(stage)).eventId }, shows: stage.mark }),
    'POST /owner/events/:id/certificates': async (stage) => ({ params: { id: (await ended(stage)).eventId } }),
    'POST /owner/events/:id/certificates/send': async (stage) => ({ params: { id: (await issued(stage)).eventId } }),
    'POST /owner/events/:id/certificates/:certificateId/revoke': async (stage) => ({ params: await paramsOf(stage), body: { reason: 'Ошибка' } }),
    'POST /owner/events/:id/certificates/:certificateId/reissue': async (stage) => ({ params: await paramsOf(stage), body: {} }),
    'POST /owner/events/:id/certificates/:certificateId/send': async (stage) => ({ params: await paramsOf(stage) }),
  },
  unowned: {},
}

/** An ended event with certificates, at which the participant was marked. */
const ended = async (stage: Stage) => {
  const start = new Date(stage.now.getTime() - 86_400_000)
  const event = await entered(stage, 'approved', { start })
  await stage.db.updateTable('events').set({ certificate: true }).where('id', '=', event.eventId).execute()
  await stage.db.updateTable('event_participants').set({ attended_at: start }).where('id', '=', event.participantId).execute()
  return { ...event, start }
}

const issued = async (stage: Stage) => {
  const { eventId, start } = await ended(stage)
  const row = {
    ...{ number: newNumber(stage.now), code: newCode(), event_id: eventId, user_id: stage.people.participant.id, user_name: `Анна ${stage.mark}` },
    ...{ event_name: 'Встреча', role: 'participant' as const, place: 'Москва', date_start: start, date_end: start, zone: 'Europe/Moscow' },
    ...{ locale: 'ru' as const, palette: 0, display_qr: true, issued_at: stage.now },
  }
  const { id } = await stage.db.insertInto('certificates').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, eventId, number: row.number, code: row.code }
}

const paramsOf = async (stage: Stage) => {
  const { id, eventId } = await issued(stage)
  return { id: eventId, certificateId: id }
}
