import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { autosaveDelayMs } from '../../../contract/organizing/limits.ts'
import type { Problem } from '../../../contract/shapes.ts'
import type { Fields } from './draft-rules.ts'
import { DraftSaver } from './draft-saver.ts'
import { emptyStates, newDocument, noLinked } from './new-document.ts'
import type { DraftView, SaverDeps } from './saver-types.ts'

type Sent = Parameters<SaverDeps['send']>[0]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const draft = (eventId: number | null = 7): DraftView => ({
  eventId,
  document: newDocument({ userId: 1, typeId: 2, city: null }),
  version: 1,
  states: emptyStates(),
  errors: {},
  isAttempted: false,
  faults: {},
  conflicts: {},
  linked: noLinked,
  state: 'untouched',
  savedAt: null,
  refusal: null,
  revision: 0,
})

const problem = (status: number, more: Partial<Problem> = {}): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { type: '', title: '', detail: '', message: '', reason: '', status, code: null, error: {}, errors: {}, requestId: '', ...more },
})

/** A saver whose answers the test gives one by one; without one a save succeeds. */
const start = (first = draft()) => {
  const sent: Sent[] = []
  const stored: Fields[] = []
  const created: number[] = []
  const answers: Awaited<ReturnType<SaverDeps['send']>>[] = []
  const saver = new DraftSaver(first, 'main', {
    send: async (request) => {
      sent.push(request)
      await vi.advanceTimersByTimeAsync(0)
      const reply = { eventId: 7, version: request.version + 1, states: emptyStates(), errors: {}, updatedAt: '2026-11-23T10:42:00Z' }
      return answers.shift() ?? { ok: true, reply }
    },
    store: (unsent) => stored.push(unsent),
    created: (eventId) => created.push(eventId),
  })
  return { saver, sent, stored, created, answers }
}

const pause = () => vi.advanceTimersByTimeAsync(autosaveDelayMs)

test('autosave: sends only changed fields once, 600 ms after the last change (V098)', async () => {
  const { saver, sent, stored } = start()
  saver.change({ name: 'Ве', info: '' }, 'main')
  await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1)
  saver.change({ name: 'Вечер', info: '' }, 'main')
  await vi.advanceTimersByTimeAsync(autosaveDelayMs - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ eventId: 7, version: 1, section: 'main', fields: { name: 'Вечер' } }])
  expect(saver.snapshot()).toMatchObject({ state: 'saved', version: 2, savedAt: '2026-11-23T10:42:00Z' })
  expect(stored.at(-1)).toEqual({})
})

test('autosave: a change during a save follows it with the new version', async () => {
  const { saver, sent } = start()
  saver.change({ name: 'Вечер' }, 'main')
  vi.advanceTimersByTime(autosaveDelayMs)
  saver.change({ name: 'Вечер игр' }, 'main')
  await pause()
  await pause()
  expect(sent.map(({ version, fields }) => [version, fields])).toEqual([
    [1, { name: 'Вечер' }],
    [2, { name: 'Вечер игр' }],
  ])
})

test('autosave: a new event becomes a draft with all its fields', async () => {
  const { saver, sent, created } = start(draft(null))
  saver.change({ name: 'Вечер' }, 'main')
  await pause()
  expect(sent[0]).toMatchObject({ eventId: null, fields: { name: 'Вечер', format: 'place', access: 'open' } })
  expect(created).toEqual([7])
})

test('autosave: without a connection fields stay stored and are sent again with growing pauses', async () => {
  const { saver, sent, stored, answers } = start()
  answers.push(problem(0), problem(503))
  saver.change({ name: 'Вечер' }, 'main')
  await pause()
  expect(saver.snapshot().state).toBe('offline')
  expect(stored.at(-1)).toEqual({ name: 'Вечер' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(saver.snapshot().state).toBe('saved')
  expect(stored.at(-1)).toEqual({})
})

test('autosave: a wrong value is named at its field, and the others are saved', async () => {
  const { saver, sent, stored, answers } = start()
  answers.push(problem(422, { errors: { participantLimit: ['Нужно целое число.'] } }))
  saver.change({ name: 'Вечер', participantLimit: -1 }, 'access')
  await pause()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[1]?.fields).toEqual({ name: 'Вечер' })
  expect(saver.snapshot().faults).toEqual({ participantLimit: ['Нужно целое число.'] })
  expect(stored.at(-1)).toEqual({ participantLimit: -1 })
  saver.change({ participantLimit: 5 }, 'access')
  await pause()
  expect(sent[2]?.fields).toEqual({ participantLimit: 5 })
  expect(saver.snapshot().faults).toEqual({})
  expect(stored.at(-1)).toEqual({})
})

test('autosave: of a field that another editor has changed the user chooses one version', async () => {
  const { saver, sent, answers } = start()
  const conflicts = { name: { own: 'Мой', theirs: 'Чужой' }, tag: { own: 'игры', theirs: 'вечер' } }
  answers.push(problem(409, { reason: 'draftChanged', conflicts, version: 5 }))
  saver.change({ name: 'Мой', tag: 'игры', info: '<p>Текст</p>' }, 'main')
  await pause()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[1]).toMatchObject({ version: 5, fields: { info: '<p>Текст</p>' } })
  saver.keepOwn('name')
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[2]).toMatchObject({ version: 6, fields: { name: 'Мой' } })
  saver.takeTheirs('tag')
  expect(saver.snapshot()).toMatchObject({ conflicts: {}, document: { name: 'Мой', tag: 'вечер' }, revision: 1 })
})

test('autosave: a conflict of equal values needs no choice, in whatever order their keys are', async () => {
  const { saver, stored, answers } = start()
  const place = { name: 'Парк', address: 'Мира, 1', cityId: 881 }
  answers.push(
    problem(409, {
      reason: 'draftChanged',
      conflicts: { place: { own: place, theirs: { cityId: 881, name: 'Парк', address: 'Мира, 1' } } },
      version: 5,
    }),
  )
  saver.change({ place }, 'place')
  await pause()
  expect(saver.snapshot()).toMatchObject({ conflicts: {}, version: 5, state: 'saved' })
  expect(stored.at(-1)).toEqual({})
})

test('autosave: values whose keys stand in another order are no change', async () => {
  const first = draft()
  const { saver, sent } = start({ ...first, document: { ...first.document, place: { name: 'Парк', address: 'Мира, 1', cityId: 881 } } })
  saver.change({ place: { cityId: 881, name: 'Парк', address: 'Мира, 1' } }, 'place')
  await pause()
  expect(sent).toEqual([])
})

test('autosave: after the session has ended nothing is sent again, and the fields stay stored', async () => {
  const { saver, sent, stored, answers } = start()
  answers.push(problem(401))
  saver.change({ name: 'Вечер' }, 'main')
  await pause()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  expect(saver.snapshot().state).toBe('signedOut')
  expect(stored.at(-1)).toEqual({ name: 'Вечер' })
})

test('autosave: fields of an earlier page are shown and sent', async () => {
  const { saver, sent } = start()
  saver.restore({ name: 'Вечер' })
  expect(saver.snapshot()).toMatchObject({ document: { name: 'Вечер' }, revision: 1 })
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[0]?.fields).toEqual({ name: 'Вечер' })
})

test('publishing: waits until everything is saved', async () => {
  const { saver, sent, answers } = start()
  saver.change({ name: 'Вечер' }, 'main')
  vi.advanceTimersByTime(autosaveDelayMs)
  saver.change({ name: 'Вечер игр' }, 'main')
  expect(await saver.flush()).toBe(true)
  expect(sent).toHaveLength(2)
  answers.push(problem(0))
  saver.change({ name: 'Вечер' }, 'main')
  expect(await saver.flush()).toBe(false)
})

test('publishing: waits until everything is saved while a move to the next section saves too', async () => {
  const { saver, sent } = start()
  saver.change({ name: 'Вечер' }, 'main')
  vi.advanceTimersByTime(autosaveDelayMs)
  saver.change({ name: 'Вечер игр' }, 'main')
  const move = saver.flush()
  expect(await Promise.all([move, saver.flush()])).toEqual([true, true])
  expect(sent).toHaveLength(2)
})
