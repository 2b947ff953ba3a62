import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { answerForm, type FormChange, outcomeOf } from './answer-form.ts'
import type { Fault } from './fault.ts'

const fault = (status: number): Fault => ({ status, reason: 'invalidInput', message: '', error: {}, errors: { email: ['Check it'] } })

const send = async (change: FormChange, { url = 'https://site.test/settings', fields = {} } = {}) => {
  const body = new URLSearchParams({ intent: 'changeEmail', subject: '7', ...fields })
  const request = new Request(url, { method: 'POST', body })
  return answerForm({ changeEmail: change }, { request, context: new RouterContextProvider() }, '/settings?tab=account')
}

/** The response that an action throws. */
const thrownBy = async (answer: Promise<unknown>) => {
  const thrown = await answer.catch((error: unknown) => error)
  // actions throw a redirect or data with a status
  return thrown as { status?: number; headers?: Headers; init?: { status: number } }
}

test('forms: answer with the intent, the subject and the status of the refusal', async () => {
  const saved = await send(async () => outcomeOf({ ok: true, reply: {} }))
  expect([saved.data, saved.init?.status]).toEqual([{ problem: null, intent: 'changeEmail', subject: '7' }, 200])
  const refused = await send(async () => ({ problem: fault(422) }))
  expect([refused.data.problem?.status, refused.init?.status]).toEqual([422, 422])
})

test('forms: answer an unknown change with 404', async () => {
  for (const intent of ['', 'nothing', 'constructor', 'toString']) {
    const { init } = await thrownBy(send(async () => ({ problem: null }), { fields: { intent } }))
    expect([intent, init?.status]).toEqual([intent, 404])
  }
})

test('forms: name the change in its own field when the buttons name its steps', async () => {
  const answer = await send(async () => ({ problem: null }), { fields: { change: 'changeEmail', intent: 'code' } })
  expect(answer.data.intent).toBe('changeEmail')
})

test('forms: lead to sign-in and back when the session has expired', async () => {
  const { status, headers } = await thrownBy(send(async () => ({ problem: fault(401) })))
  expect([status, headers?.get('location')]).toEqual([303, '/login?returnUrl=%2Fsettings%3Ftab%3Daccount'])
})

test('forms: return the typed values without secrets to a page without scripts, and none otherwise', async () => {
  const refuse: FormChange = async () => ({ problem: fault(422) })
  const fields = { email: 'a@b', oldPassword: 'x', password: 'y', code: '1', sentToken: 'z', captcha: 'c' }
  expect((await send(refuse, { fields })).data.typed).toEqual({ intent: ['changeEmail'], subject: ['7'], email: ['a@b'] })
  expect((await send(refuse, { fields, url: 'https://site.test/settings.data' })).data.typed).toBeUndefined()
  expect((await send(async () => ({ problem: null }), { fields })).data.typed).toBeUndefined()
})
