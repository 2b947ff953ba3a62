import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>
type Wanted = Parameters<World['given']['quiz']>[0]

let world: World
let author: Person
let person: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.given.person()
  person = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})
afterAll(() => world.close())

const givenQuiz = (wanted: Wanted = {}) => world.given.quiz({ author, allowMultiple: true, ...wanted })
const send = (quizId: number, body: object, by: { token: string } | null = person, headers = {}) =>
  world.request({ method: 'POST', url: `/api/quizzes/${quizId}/answers`, body, headers, ...(by && { token: by.token }) })

/** Answers a quiz of one question. */
const give = async (question: NonNullable<NonNullable<Wanted>['questions']>[number], value: unknown) => {
  const quiz = await givenQuiz({ questions: [question] })
  const questionId = quiz.questions[0]?.id ?? 0
  const { status, body } = await send(quiz.id, { answers: [{ questionId, value }] })
  return { status, reason: body.reason, value: body.values?.[0]?.value, errors: body.errors, questionId }
}

const upload = async (by: Person, purpose = 'quizAnswer') => {
  const form = await formOf([{ name: 'Работа.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }], { purpose })
  return (await world.request({ method: 'POST', url: '/api/uploads', token: by.token, ...form })).body as { uploadId: string; url: string }
}

describe('limits of values', () => {
  test.each([
    ['textShort', 255, 'V298'],
    ['number', 50, 'V299'],
    ['text', 1000, 'V300'],
  ] as const)('a %s of %i characters passes, one more is refused (%s)', async (type, max, _rule) => {
    const [fits, long] = ['7'.repeat(max), '7'.repeat(max + 1)]
    expect(await give({ type }, fits)).toMatchObject({ status: 200, value: fits })
    const refused = await give({ type }, long)
    expect([refused.status, refused.reason]).toEqual([422, 'answerTooLong'])
    expect(Object.keys(refused.errors)).toEqual(['answers', `answers.${refused.questionId}`])
  })

  test('a url needs http or https (V301)', async () => {
    expect(await give({ type: 'url' }, 'abc')).toMatchObject({ status: 422, reason: 'wrongAnswer' })
    expect(await give({ type: 'url' }, 'javascript:alert(1)')).toMatchObject({ status: 422, reason: 'wrongAnswer' })
    expect(await give({ type: 'url' }, 'https://a.ru')).toMatchObject({ status: 200, value: 'https://a.ru' })
  })

  test('a number is read with a comma and stays between its bounds; a scale takes its steps', async () => {
    expect((await give({ type: 'number', min: 1, max: 3 }, '2,5')).status).toBe(200)
    expect((await give({ type: 'number', min: 1, max: 3 }, '3,5')).status).toBe(422)
    expect((await give({ type: 'scale' }, 5)).status).toBe(200)
    expect((await give({ type: 'scale' }, 6)).status).toBe(422)
  })

  test('regions and universities exist in the catalogues, and their names are returned', async () => {
    const quiz = await givenQuiz({ questions: [{ type: 'region' }, { type: 'university' }] })
    const [region = { id: 0 }, university = { id: 0 }] = quiz.questions
    const answers = (rowId: number) => [region, university].map(({ id }) => ({ questionId: id, value: rowId }))
    const { body } = await send(quiz.id, { answers: answers(1) })
    expect(body.values.map(({ text }: { text: string }) => text.length > 2)).toEqual([true, true])
    const refused = await send(quiz.id, { answers: answers(999_999) })
    expect(Object.keys(refused.body.errors)).toEqual(['answers', `answers.${region.id}`, `answers.${university.id}`])
  })

  test('text parts take no value (V303)', async () => {
    expect(await give({ type: 'splitter' }, 'текст')).toMatchObject({ status: 422, reason: 'wrongAnswer' })
    expect(await give({ type: 'afterword' }, true)).toMatchObject({ status: 422, reason: 'wrongAnswer' })
    expect(await give({ type: 'splitter', required: true }, null)).toMatchObject({ status: 200 })
  })

  test('a required question needs a value, a question of another quiz is refused, all at once with words of their own', async () => {
    const other = await givenQuiz()
    const quiz = await givenQuiz({ questions: [{ type: 'textShort', required: true }, { type: 'textShort' }] })
    const [first = { id: 0 }, second = { id: 0 }] = quiz.questions
    const foreign = other.questions[0]?.id ?? 0
    const { status, body } = await send(quiz.id, {
      answers: [
        { questionId: second.id, value: 'x'.repeat(300) },
        { questionId: foreign, value: 'текст' },
      ],
    })
    expect([status, body.reason]).toEqual([422, 'answerRequired'])
    expect(Object.keys(body.errors).sort()).toEqual(['answers', ...[first.id, second.id, foreign].map((id) => `answers.${id}`)].sort())
    expect(body.errors[`answers.${second.id}`]).toEqual(['Не длиннее 255 символов.'])
  })

  test.each([
    ['answers is no list', { answers: {} }],
    ['an unknown field', { answers: [], points: 100 }],
    ['a nested value', { answers: [{ questionId: 1, value: { optionId: 1, text: 'а', right: true } }] }],
    ['a list of lists', { answers: [{ questionId: 1, value: [[1]] }] }],
    ['201 answers', { answers: Array.from({ length: 201 }, (_, index) => ({ questionId: index + 1, value: 'а' })) }],
  ])('hostile bodies: %s is 422', async (_name, body) => {
    expect((await send((await givenQuiz()).id, body)).status).toBe(422)
  })
})

describe('files', () => {
  test('a file answer is an upload of the respondent, and answers one question (V302)', async () => {
    const quiz = await givenQuiz({ questions: [{ type: 'file' }] })
    const questionId = quiz.questions[0]?.id ?? 0
    const answer = (value: string) => send(quiz.id, { answers: [{ questionId, value }] })
    const foreign = await upload(author)
    expect((await answer(foreign.uploadId)).body).toMatchObject({ status: 422, reason: 'wrongAnswer' })
    expect((await answer('3f2b1c4d-0000-4000-8000-000000000001')).status).toBe(422)
    const own = await upload(person)
    const { body } = await answer(own.uploadId)
    expect(body.values).toMatchObject([{ value: own.uploadId, text: 'Работа.pdf', file: { url: own.url } }])
    expect((await answer(own.uploadId)).status).toBe(422)
    expect((await answer((await upload(person, 'consent')).uploadId)).status).toBe(422)
  })

  test('only the respondent and the editors of the quiz read the file, staff do not', async () => {
    const helper = await world.given.person()
    const quiz = await givenQuiz({ questions: [{ type: 'file' }], accesses: [helper] })
    const file = await upload(person, 'default')
    await send(quiz.id, { answers: [{ questionId: quiz.questions[0]?.id, value: file.uploadId }] })
    const staff = await world.given.person({ roles: ['crm_tk_staff'] })
    const other = await world.given.person()
    const statusFor = async (reader: Person | null) => (await world.request({ url: file.url, ...(reader && { token: reader.token }) })).status
    const readers = [person, author, helper, staff, other, null]
    expect(await Promise.all(readers.map(statusFor))).toEqual([200, 200, 200, 404, 404, 404])
    await world.db.updateTable('quizzes').set({ deleted_at: world.clock.now() }).where('id', '=', quiz.id).execute()
    expect([await statusFor(person), await statusFor(author)]).toEqual([200, 404])
  })
})

describe('once', () => {
  test('a second answer of a user is refused, unless the quiz takes several (V305)', async () => {
    const once = await givenQuiz({ allowMultiple: false })
    expect((await send(once.id, { answers: [] })).status).toBe(200)
    const second = await send(once.id, { answers: [] })
    expect([second.status, second.body.reason]).toEqual([409, 'alreadyAnswered'])
    const many = await givenQuiz({ allowMultiple: true })
    expect([(await send(many.id, { answers: [] })).status, (await send(many.id, { answers: [] })).status]).toEqual([200, 200])
  })

  test('a quiz that takes one answer again counts the earlier ones', async () => {
    const quiz = await givenQuiz({ allowMultiple: true })
    await send(quiz.id, { answers: [] })
    await world.db.updateTable('quizzes').set({ allow_multiple: false }).where('id', '=', quiz.id).execute()
    expect((await send(quiz.id, { answers: [] })).status).toBe(409)
  })

  test('an idempotency key returns the first answer again', async () => {
    const quiz = await givenQuiz()
    const key = { 'idempotency-key': 'quiz-1' }
    const [first, again] = [await send(quiz.id, { answers: [] }, person, key), await send(quiz.id, { answers: [] }, person, key)]
    expect([again.status, again.body]).toEqual([200, first.body])
    const { count } = await world.db
      .selectFrom('quiz_answers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('quiz_id', '=', quiz.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

describe('respondents', () => {
  test('visitors answer where the quiz lets them, and only published quizzes (V306)', async () => {
    const signedIn = await givenQuiz({ authRequired: true })
    expect((await send(signedIn.id, { answers: [] }, null)).status).toBe(401)
    const open = await givenQuiz({ authRequired: false })
    const { status, body } = await send(open.id, { answers: [], guestName: 'Ира', guestEmail: 'ira@people.test' }, null)
    expect([status, body.userId]).toEqual([200, null])
    const unpublished = await givenQuiz({ isPublished: false })
    expect([(await send(unpublished.id, { answers: [] })).status, (await send(unpublished.id, { answers: [] }, author)).status]).toEqual([404, 404])
  })

  test('a guest is not linked to the account of their email', async () => {
    const open = await givenQuiz({ authRequired: false })
    await send(open.id, { answers: [], guestEmail: person.email }, null)
    const row = await world.db.selectFrom('quiz_answers').select(['user_id', 'guest_email']).where('quiz_id', '=', open.id).executeTakeFirstOrThrow()
    expect(row).toEqual({ user_id: null, guest_email: person.email })
    expect((await world.request({ url: `/api/quizzes/${open.id}/my-answer`, token: person.token })).status).toBe(404)
  })

  test('an answer for one event is the only one of the user, for another event and for none too (V305)', async () => {
    const quiz = await givenQuiz({ allowMultiple: false })
    const [first, second] = [await world.given.event({ quizId: quiz.id }), await world.given.event({ quizId: quiz.id })]
    const { body } = await send(quiz.id, { answers: [], eventId: first.id })
    for (const eventId of [undefined, second.id]) expect((await send(quiz.id, { answers: [], eventId })).body.reason).toBe('alreadyAnswered')
    const read = (path: string, by: Person) => world.request({ url: `/api/quizzes/${quiz.id}/${path}`, token: by.token })
    expect((await read(`my-answer?eventId=${second.id}`, person)).body.id).toBe(body.id)
    const registration = { user_id: person.id, eventId: second.id, quizAnswerId: body.id }
    expect(
      (await world.request({ method: 'POST', url: '/api/event-participants/registration', token: person.token, body: registration })).status,
    ).toBe(200)
    // the organizer finds it at both events, and counts one person
    for (const { id } of [first, second])
      expect((await read(`answers?eventId=${id}`, author)).body._items.map((row: { id: number }) => row.id)).toEqual([body.id])
    expect((await read('stats', author)).body.total).toBe(1)
  })

  test('an answer for an event needs one that the respondent sees and that asks the quiz, and a guest names themselves', async () => {
    const quiz = await givenQuiz({ authRequired: false, allowMultiple: false })
    const asking = await world.given.event({ quizId: quiz.id })
    const other = await world.given.event()
    const draft = await world.given.event({ quizId: quiz.id, status: 'draft' })
    for (const eventId of [other.id, draft.id, 999_999]) {
      const { status, body } = await send(quiz.id, { answers: [], eventId })
      expect([eventId, status, Object.keys(body.errors ?? {})]).toEqual([eventId, 422, ['eventId']])
    }
    expect((await send(quiz.id, { answers: [], eventId: asking.id })).body.eventId).toBe(asking.id)
    expect((await send(quiz.id, { answers: [], eventId: asking.id })).status).toBe(409)
    expect((await send(quiz.id, { answers: [], eventId: asking.id }, null)).body.reason).toBe('guestRequired')
    expect((await send(quiz.id, { answers: [], eventId: asking.id, guestName: 'Ира', guestEmail: 'ira@people.test' }, null)).status).toBe(200)
  })
})

describe('results', () => {
  const questions = [
    { type: 'radio' as const, options: ['Да', { title: 'Нет', right: true }] },
    { type: 'boolean' as const, rightBoolean: true },
  ]

  test('the score is returned if the quiz shows it (V307)', async () => {
    for (const isResultScoreVisible of [true, false]) {
      const quiz = await givenQuiz({ isResultScoreVisible, questions })
      const [radio, yes] = quiz.questions
      const right = [
        { questionId: radio?.id, value: radio?.options[1] },
        { questionId: yes?.id, value: false },
      ]
      const { body } = await send(quiz.id, { answers: right })
      expect(body.score).toBe(isResultScoreVisible ? 50 : null)
      expect((await world.request({ url: `/api/quizzes/${quiz.id}/my-answer`, token: person.token })).body).toEqual(body)
      const list = await world.request({ url: `/api/quizzes/${quiz.id}/answers`, token: author.token })
      expect(list.body._items[0].score).toBe(50)
    }
  })

  test('right answers are returned after the answer if the quiz shows them (V308)', async () => {
    for (const isRightAnswersVisible of [true, false]) {
      const quiz = await givenQuiz({ isRightAnswersVisible, questions })
      const [radio, yes] = quiz.questions
      const answers = [
        { questionId: radio?.id, value: radio?.options[0] },
        { questionId: yes?.id, value: false },
      ]
      const { body } = await send(quiz.id, { answers })
      expect(body.rightAnswers).toEqual(isRightAnswersVisible ? { [radio?.id ?? 0]: [radio?.options[1]], [yes?.id ?? 0]: [true] } : null)
      expect((await world.request({ url: `/api/quizzes/${quiz.id}/my-answer`, token: person.token })).body.rightAnswers).toEqual(body.rightAnswers)
    }
  })

  test('right answers are those of the answered questions, so that an empty answer collects none for the next one', async () => {
    const quiz = await givenQuiz({ isRightAnswersVisible: true, allowMultiple: true, questions })
    const [radio] = quiz.questions
    expect((await send(quiz.id, { answers: [] })).body.rightAnswers).toEqual({})
    const { body } = await send(quiz.id, { answers: [{ questionId: radio?.id, value: radio?.options[0] }] })
    expect(body.rightAnswers).toEqual({ [radio?.id ?? 0]: [radio?.options[1]] })
  })
})
