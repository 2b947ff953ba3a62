import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

type Person = Awaited<ReturnType<World['given']['person']>>

let world: World
let author: Person
let person: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.given.person()
  person = await world.given.person({ firstName: 'Вера', lastName: 'Ли' })
})
afterAll(() => world.close())

const fileOf = (quizId: number, format: string, locale = 'ru', by: Person = author) =>
  world.app.inject({
    url: `/api/quizzes/${quizId}/export?format=${format}`,
    headers: { authorization: `Bearer ${by.token}`, 'accept-language': locale },
  })

const given = async () => {
  const questions = [
    { type: 'checkbox' as const, title: 'Что понравилось?', options: ['Доклады', '=Еда', 'Люди'] },
    { type: 'text' as const, title: 'Отзыв' },
    { type: 'number' as const, title: 'Сколько лет?' },
    { type: 'file' as const, title: 'Работа' },
    { type: 'text' as const, title: 'Старый вопрос' },
  ]
  const quiz = await world.given.quiz({ author, allowMultiple: true, questions })
  const [liked, review, age, work, old] = quiz.questions
  const form = await formOf([{ name: 'Работа.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }], { purpose: 'quizAnswer' })
  const file = (await world.request({ method: 'POST', url: '/api/uploads', token: person.token, ...form })).body
  const answers = [
    { questionId: liked?.id, value: [liked?.options[0], liked?.options[1]] },
    { questionId: review?.id, value: '=HYPERLINK("https://evil.example";"1")' },
    { questionId: age?.id, value: '41' },
    { questionId: work?.id, value: file.uploadId },
    { questionId: old?.id, value: 'был' },
  ]
  for (const list of [answers, []])
    expect(
      (await world.request({ method: 'POST', url: `/api/quizzes/${quiz.id}/answers`, token: person.token, body: { answers: list } })).status,
    ).toBe(200)
  await world.db
    .updateTable('quiz_questions')
    .set({ removed_at: world.clock.now() })
    .where('id', '=', old?.id ?? 0)
    .execute()
  return { quiz, file }
}

test('the export has one row per answer, and its columns are the questions, removed ones last (V312)', async () => {
  const { quiz, file } = await given()
  const csv = await fileOf(quiz.id, 'csv')
  expect([csv.statusCode, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(decodeURIComponent(String(csv.headers['content-disposition']))).toContain('Ответы Отзыв о встрече 2026-03-10.csv')
  const [titles, first, second, ...rest] = parse(csv.rawPayload, { bom: true, delimiter: ';' }) as string[][]
  expect(titles?.slice(1)).toEqual([
    ...['Отвечено (Москва)', '№\u00A0участника', 'Участник', 'Имя гостя', 'Почта гостя', 'Событие', 'Баллы, %'],
    ...['Что понравилось?', 'Отзыв', 'Сколько лет?', 'Работа', 'Старый вопрос (вопрос убран)'],
  ])
  expect(first?.slice(1)).toEqual([
    ...['2026-03-10 12:00', String(person.id), 'Ли Вера', '', '', '', ''],
    ...["Доклады; '=Еда", '\'=HYPERLINK("https://evil.example";"1")', '41', `${world.resources.siteUrl}${file.url}`, 'был'],
  ])
  expect([second?.slice(8), rest]).toEqual([['', '', '', '', ''], []])
})

test('a workbook has numbers as numbers and no formulas; titles are in the language of the caller', async () => {
  const { quiz } = await given()
  const [titles = [], first = []] = await readSheet((await fileOf(quiz.id, 'xlsx', 'en')).rawPayload)
  expect([titles[0], titles[7], titles.at(-1)]).toEqual(['No.', 'Score, %', 'Старый вопрос (question removed)'])
  expect([first[10], first[9]]).toEqual([41, '=HYPERLINK("https://evil.example";"1")'])
  const kazakh = parse((await fileOf(quiz.id, 'csv', 'kk')).rawPayload, { bom: true, delimiter: ';' }) as string[][]
  expect(kazakh[0]?.[3]).toBe('Қатысушы')
})

test('the export is read in portions and has every row once', async () => {
  const quiz = await world.given.quiz({ author })
  await world.database.pool.query(`insert into quiz_answers (quiz_id, is_single, created_at) select $1, true, now() from generate_series(1, 2500)`, [
    quiz.id,
  ])
  const rows = parse((await fileOf(quiz.id, 'csv')).rawPayload, { bom: true, delimiter: ';' }) as string[][]
  expect([rows.length, new Set(rows.map(([id]) => id)).size]).toEqual([2501, 2501])
})

test('only editors export, and the audit log has a record', async () => {
  const { quiz } = await given()
  const staff = await world.given.person({ roles: ['admin'] })
  expect([(await fileOf(quiz.id, 'csv', 'ru', person)).statusCode, (await fileOf(quiz.id, 'csv', 'ru', staff)).statusCode]).toEqual([403, 403])
  await fileOf(quiz.id, 'csv')
  const records = await world.db
    .selectFrom('audit_records')
    .select(['user_id', 'action'])
    .where('entity', '=', 'quizzes')
    .where('entity_id', '=', quiz.id)
    .execute()
  expect(records).toEqual([{ user_id: author.id, action: 'export' }])
})
