import type { Ownership, Stage } from '../kit/ownership/stage.ts'

/**
 * A quiz of the owner, which the co-owner may edit and the former owner edited before. The participant has answered it and has a draft of
 * another answer.
 */
export const quizzes: Ownership = {
  scenes: {
    'GET /quizzes': async (stage) => {
      await quiz(stage)
      return { shows: stage.mark }
    },
    'POST /quizzes': {
      'for an event': async (stage) => {
        const event = await stage.world.given.event({ owner: stage.people.owner })
        return { body: { eventId: event.id } }
      },
    },
    'GET /quizzes/:id': {
      published: async (stage) => ({ params: await quiz(stage), shows: '"right":true' }),
      unpublished: async (stage) => ({ params: await quiz(stage, { isPublished: false }), shows: stage.mark }),
    },
    'GET /quizzes/slug/:slug': {
      published: async (stage) => ({ params: await slugOf(stage), shows: '"right":true' }),
      unpublished: async (stage) => ({ params: await slugOf(stage, { isPublished: false }), shows: stage.mark }),
    },
    'PUT /quizzes/:id': {
      published: async (stage) => ({ params: await quiz(stage), body: { title: 'Другое' } }),
      unpublished: async (stage) => ({ params: await quiz(stage, { isPublished: false }), body: { title: 'Другое' } }),
    },
    'DELETE /quizzes/:id': async (stage) => ({ params: await quiz(stage) }),
    'POST /quizzes/:id/copies': async (stage) => ({ params: await quiz(stage) }),
    'POST /quizzes/:id/link-users': async (stage) => ({ params: await quiz(stage), body: { userIds: [stage.people.stranger.id] } }),
    'GET /quizzes/:id/accesses': async (stage) => ({ params: await quiz(stage), shows: String(stage.people['co-owner'].id) }),
    'PUT /quizzes/:id/accesses': async (stage) => ({ params: await quiz(stage), body: { userIds: [stage.people.stranger.id] } }),
    'POST /quizzes/:id/answers': {
      open: async (stage) => {
        const { id, questionId } = await prepared(stage)
        return { params: { id }, body: { answers: [{ questionId, value: 'Ответ' }] } }
      },
      unpublished: async (stage) => {
        const { id, questionId } = await prepared(stage, { isPublished: false })
        return { params: { id }, body: { answers: [{ questionId, value: 'Ответ' }] } }
      },
    },
    'GET /quizzes/:id/answers': async (stage) => ({ params: await quiz(stage), shows: `Ответ ${stage.mark}` }),
    'GET /quizzes/:id/my-answer': async (stage) => ({ params: await quiz(stage), shows: `Ответ ${stage.mark}` }),
    'GET /quizzes/:id/draft': async (stage) => ({ params: await quiz(stage), shows: `Черновик ${stage.mark}` }),
    'PUT /quizzes/:id/draft': async (stage) => {
      const { id, questionId } = await prepared(stage)
      return { params: { id }, body: { answers: [{ questionId, value: 'Новый черновик' }] } }
    },
    'GET /quizzes/:id/stats': {
      'for the author': async (stage) => ({ params: await quiz(stage) }),
      'for respondents': async (stage) => ({ params: await quiz(stage, { statsAccess: 'respondents' }), shows: `Ответ ${stage.mark}` }),
      'for all': async (stage) => ({ params: await quiz(stage, { statsAccess: 'all' }), shows: `Ответ ${stage.mark}` }),
    },
    'GET /quizzes/:id/export': async (stage) => ({ params: await quiz(stage), query: { format: 'csv' } }),
  },
  unowned: {},
}

type Wanted = Parameters<Stage['world']['given']['quiz']>[0]

const prepared = async (stage: Stage, wanted: Wanted = {}) => {
  const { world, db, people, mark, now } = stage
  const { id, questions } = await world.given.quiz({
    author: people.owner,
    accesses: [people['co-owner'], people['former owner']],
    title: `Опрос ${mark}`,
    slug: `poll-${mark}`,
    allowMultiple: true,
    questions: [{ type: 'textShort' }, { type: 'radio', options: [{ title: 'Да', right: true }, 'Нет'] }],
    ...wanted,
  })
  await db.deleteFrom('quiz_accesses').where('quiz_id', '=', id).where('user_id', '=', people['former owner'].id).execute()
  const questionId = questions[0]?.id ?? 0
  await world.given.quizAnswer(id, { user: people.participant, values: [{ questionId, text: `Ответ ${mark}` }] })
  const answers = JSON.stringify([{ questionId, value: `Черновик ${mark}` }])
  await db.insertInto('quiz_attempts').values({ quiz_id: id, user_id: people.participant.id, answers, started_at: now, saved_at: now }).execute()
  return { id, questionId }
}

const quiz = async (stage: Stage, wanted: Wanted = {}) => ({ id: (await prepared(stage, wanted)).id })

const slugOf = async (stage: Stage, wanted: Wanted = {}) => {
  await prepared(stage, wanted)
  return { slug: `poll-${stage.mark}` }
}
