import { afterAll, beforeAll, expect, test } from 'vitest'
import { quizzesDomain } from '../../../contract/quizzes/domain.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Bodies with which a respondent tries each writing call. */
const bodies: Record<string, (quiz: { id: number; questions: { id: number; options: number[] }[] }) => object> = {
  'PUT /quizzes/:id/draft': ({ questions }) => ({ answers: [{ questionId: questions[0]?.id, value: questions[0]?.options[0] }] }),
  'PUT /quizzes/:id': () => ({ title: 'Моё' }),
  'POST /quizzes/:id/link-users': () => ({ userIds: [1] }),
  'PUT /quizzes/:id/accesses': () => ({ userIds: [1] }),
  'POST /quizzes/:id/fast-control': () => ({ action: 'start' }),
}

/** Calls that give an answer, or work on other objects than an existing quiz. */
const exempt = ['POST /quizzes/:id/answers', 'POST /quizzes', 'GET /quizzes']

/** Fields with what is right, and the points of options. */
const secrets = ['right', 'rightBoolean', 'is_right', 'right_boolean', 'rightAnswers', 'score']

/** The names of all fields in a reply. */
const fieldsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
}

test('right answers leave the server in no call before the answer, except to editors (V308)', async () => {
  const author = await world.given.person()
  const quiz = await world.given.quiz({
    author,
    slug: 'secret-quiz',
    statsAccess: 'all',
    authRequired: false,
    isRightAnswersVisible: true,
    isResultScoreVisible: true,
    questions: [
      {
        type: 'radio',
        options: [
          { title: 'а', score: 77 },
          { title: 'б', right: true, score: 78 },
        ],
      },
      { type: 'checkbox', options: [{ title: 'в', right: true, score: 79 }, 'г'] },
      { type: 'boolean', rightBoolean: true },
    ],
  })
  // an earlier answer of another user, so that the statistics have something to hide
  const earlier = await world.given.person()
  const answers = [{ questionId: quiz.questions[0]?.id, value: quiz.questions[0]?.options[1] }]
  await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: earlier.token, body: { answers } })
  const calls = quizzesDomain.flatMap((section) => Object.keys(section.calls)).filter((address) => !exempt.includes(address))
  const respondents = [await world.given.person(), await world.given.person({ roles: ['crm_tk_staff'] }), null]
  let replies = 0
  for (const address of calls) {
    const [method = 'GET', path = ''] = address.split(' ')
    const url = `/api${path.replace(':id', String(quiz.id)).replace(':slug', 'secret-quiz').replace(':code', quiz.code)}`
    for (const by of respondents) {
      const body = method === 'GET' ? undefined : (bodies[address]?.(quiz) ?? {})
      const reply = await world.request({ method: method as 'GET', url, ...(body && { body }), ...(by && { token: by.token }) })
      const names = fieldsOf(reply.body)
      expect([address, secrets.filter((name) => names.includes(name))]).toEqual([address, []])
      if (reply.status === 200) replies += 1
    }
  }
  expect(replies).toBeGreaterThan(8)
  // the same calls show them to the author, so there was something to hide
  const own = await world.request({ url: `/api/quizzes/${quiz.id}`, token: author.token })
  expect(fieldsOf(own.body)).toEqual(expect.arrayContaining(['right', 'rightBoolean', 'score']))
})
