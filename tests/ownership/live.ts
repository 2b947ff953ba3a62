import type { Ownership, Stage } from '../kit/ownership/stage.ts'

export const live: Ownership = {
  scenes: {
    'GET /fast-quiz/:code': {
      published: async (stage) => ({ params: { code: (await led(stage)).code }, shows: stage.mark }),
      unpublished: async (stage) => ({ params: { code: (await fastQuiz(stage, false)).code }, shows: stage.mark }),
    },
    'GET /fast-quiz/:code/stream': async (stage) => ({ params: { code: (await led(stage)).code }, query: { once: 1 }, shows: stage.mark }),
    'POST /fast-quiz/:code/players': {
      led: async (stage) => ({ params: { code: (await led(stage)).code }, body: { name: 'Аида' } }),
      alone: async (stage) => ({ params: { code: (await fastQuiz(stage)).code }, body: { alone: true } }),
    },
    'POST /fast-quiz/:code/answers': async (stage) => {
      const { code, questionId } = await led(stage, 'start')
      return { params: { code }, body: { questionId, value: true } }
    },
    // the game of the participant, who plays without a host
    'POST /fast-quiz/:code/next': async (stage) => {
      const { code } = await fastQuiz(stage)
      const { body } = await stage.world.request({
        method: 'POST',
        url: `/api/fast-quiz/${code}/players`,
        token: stage.people.participant.token,
        body: { alone: true },
      })
      return { params: { code }, body: { revision: body.revision } }
    },
    'POST /quizzes/:id/fast-control': {
      published: async (stage) => ({ params: { id: (await fastQuiz(stage)).id }, body: { action: 'start' } }),
      unpublished: async (stage) => ({ params: { id: (await fastQuiz(stage, false)).id }, body: { action: 'start' } }),
    },
  },
  unowned: {},
}

/** A fast quiz of the owner with one question; the co-owner may edit it. */
const fastQuiz = async (stage: Stage, isPublished = true) => {
  const { owner, 'co-owner': coOwner } = stage.people
  const questions = [{ type: 'boolean', title: stage.mark, rightBoolean: true } as const]
  const quiz = await stage.world.given.quiz({ author: owner, accesses: [coOwner], mode: 'fast', title: stage.mark, isPublished, questions })
  return { id: quiz.id, code: quiz.code, questionId: quiz.questions[0]?.id ?? 0 }
}

/** The same, led by its owner. */
const led = async (stage: Stage, action: 'reset' | 'start' = 'reset') => {
  const quiz = await fastQuiz(stage)
  await stage.world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/fast-control`, token: stage.people.owner.token, body: { action } })
  return quiz
}
