import { sendMailings } from '../../server/domains/mailings/send.ts'
import type { World } from './world.ts'

type Body = Record<string, unknown>

/** An organizer with an event, a staff member, and the calls about their mailings. */
export const openMailings = async (world: World) => {
  const organizer = await world.given.person({ firstName: 'Ольга', lastName: 'Орлова' })
  const staff = await world.given.person({ roles: ['crm_tk_staff'] })
  const event = await world.given.event({ name: 'Утро стартапов', owner: organizer })
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: Body, token = organizer.token) =>
    world.request({ method, url: `/api${url}`, token, ...(body && { body }) })
  const draftBody = (more: Body = {}): Body => ({
    subject: 'Программа утра',
    content: '<p>Здравствуйте, {{name}}!</p>',
    template: 'organizer',
    recipients: { eventIds: [event.id] },
    ...more,
  })
  return {
    ...{ organizer, staff, event, ask, draftBody },
    draft: async (more: Body = {}) => (await ask('POST', '/owner/mailings', draftBody(more))).body,
    join: async (eventId: number, person: { id: number }, row: { state?: 'approved' | 'wait' | 'declined'; role?: string } = {}) => {
      const values = { event_id: eventId, user_id: person.id, state: 'approved' as const, queue_number: 1, format: 'offline' as const }
      await world.db
        .insertInto('event_participants')
        .values({ ...values, created_at: world.clock.now(), ...row })
        .execute()
    },
    decide: (id: number, decision: 'approved' | 'rejected', more: Body = {}) =>
      ask(
        'POST',
        `/admin/mailings/${id}/decision`,
        { decision, ...(decision === 'rejected' && { comment: 'Добавьте адрес' }), ...more },
        staff.token,
      ),
    /** Sends what is due, and records it. */
    run: async () => {
      await sendMailings(world.resources)
      await world.sendMessages()
      await sendMailings(world.resources)
    },
  }
}
