import type { Ownership, Stage } from '../kit/ownership/stage.ts'

const kind = 'the id is a kind of mailing'

type State = 'draft' | 'considered' | 'approved' | 'rejected'

/** An event of the owner with a participant. */
const ownEvent = async ({ world, people }: Stage) => {
  const event = await world.given.event({ owner: people.owner })
  const values = { event_id: event.id, user_id: people.participant.id, state: 'approved' as const, queue_number: 1, format: 'offline' as const }
  await world.db
    .insertInto('event_participants')
    .values({ ...values, created_at: world.clock.now() })
    .execute()
  return event.id
}

/** A mailing of the owner to the participants of their event. */
const owned = async (stage: Stage, status: State = 'draft', more: { quiz_id?: number; paused_at?: Date } = {}) => {
  const { db, people, mark, now } = stage
  const eventId = await ownEvent(stage)
  const text = {
    subject: mark,
    blocks: JSON.stringify([{ type: 'text', html: '<p>Текст</p>' }]),
    content: '<p>Текст</p>',
    template: 'organizer' as const,
  }
  const state = { status, submitted_at: status === 'draft' ? null : now, decided_at: status === 'approved' || status === 'rejected' ? now : null }
  const values = {
    ...text,
    ...state,
    ...more,
    user_id: people.owner.id,
    recipients: JSON.stringify({ eventIds: [eventId] }),
    created_at: now,
    updated_at: now,
  }
  const { id } = await db.insertInto('mailings').values(values).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('mailing_events').values({ mailing_id: id, event_id: eventId, position: 1 }).execute()
  return { id, eventId }
}

const at = (status: State, body?: object) => async (stage: Stage) => ({
  params: { id: (await owned(stage, status)).id },
  shows: stage.mark,
  ...(body && { body }),
})

/** A published quiz of the owner. */
const ownQuiz = (stage: Stage) => stage.world.given.quiz({ author: stage.people.owner })

const change = { subject: 'Другая тема' }

export const mailings: Ownership = {
  scenes: {
    'GET /owner/mailings/:id': { draft: at('draft'), considered: at('considered'), approved: at('approved') },
    'GET /owner/mailings': async (stage) => ({ query: { eventId: (await owned(stage)).eventId }, shows: stage.mark }),
    'GET /admin/mailings': async (stage) => ({ query: { id: (await owned(stage, 'considered')).id }, shows: stage.mark }),
    'POST /owner/mailings': async (stage) => ({
      body: {
        subject: stage.mark,
        content: '<p>Текст</p>',
        template: 'organizer',
        recipients: { eventIds: [await ownEvent(stage)] },
        attachments: [await stage.upload(stage.people.owner, 'file')],
      },
      shows: stage.mark,
    }),
    'PUT /owner/mailings/:id': { draft: at('draft', change), considered: at('considered', change), rejected: at('rejected', change) },
    'DELETE /owner/mailings/:id': { draft: at('draft'), considered: at('considered'), rejected: at('rejected') },
    'POST /owner/mailings/:id/submit': { draft: at('draft'), considered: at('considered') },
    'POST /owner/mailings/:id/pause': { draft: at('draft'), approved: at('approved') },
    'POST /owner/mailings/:id/resume': async (stage) => ({ params: { id: (await owned(stage, 'approved', { paused_at: stage.now })).id } }),
    'POST /owner/mailings/:id/test': at('draft', {}),
    'GET /owner/mailings/:id/preview': at('draft'),
    'POST /owner/mailings/recipients-count': async (stage) => ({ body: { recipients: { eventIds: [await ownEvent(stage)] } }, writesRows: false }),
    'POST /owner/mailings/link-events': async (stage) => ({
      body: { mailingId: (await owned(stage)).id, eventIds: [await ownEvent(stage)] },
      shows: stage.mark,
    }),
    'GET /owner/events/:id/mailings': async (stage) => ({ params: { id: (await owned(stage)).eventId }, shows: stage.mark }),
    'GET /quizzes/:id/mailings': async (stage) => {
      const quiz = await ownQuiz(stage)
      await owned(stage, 'draft', { quiz_id: quiz.id })
      return { params: { id: quiz.id }, shows: stage.mark }
    },
    'POST /quizzes/:id/mailings': async (stage) => ({
      params: { id: (await ownQuiz(stage)).id },
      body: { subject: stage.mark, content: '<p>Текст</p>', recipients: {} },
      shows: stage.mark,
    }),
    'POST /admin/mailings/:id/decision': {
      considered: at('considered', { decision: 'approved' }),
      draft: at('draft', { decision: 'approved' }),
    },
  },
  unowned: {
    'POST /subscribes/add': kind,
    'POST /user/subscriptions': `${kind}; the subscription is the caller's own`,
    'POST /mailing/unsubscribe': `${kind}; the hash is the permission`,
    'POST /mailing/subscribe': `${kind}; the hash is the permission`,
  },
}
