import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../../kernel/context.ts'
import { answerEdit } from './answer-edit.ts'

type Call = { address: string; body?: Record<string, unknown> }

const contextThatNotes = () => {
  const calls: Call[] = []
  const call = async (input: Call) => {
    calls.push(input)
    return { ok: true, reply: { _items: [], id: 5, valid: true, errors: {}, duplicate: null } }
  }
  const context = new RouterContextProvider()
  // the action uses only this one
  context.set(siteContext, { call } as unknown as Site)
  return { context, calls }
}

test('each contact is sent with userId, info, email and phone only, whatever the form has (V263)', async () => {
  const { context, calls } = contextThatNotes()
  const form = new URLSearchParams([
    ['intent', 'save'],
    ['name', 'Лавка'],
    ['contacts.0.info', 'Касса'],
    ['contacts.0.phone', '+7 900 000-00-00'],
    ['contacts.0.id', '17'],
    ['contacts.0.position', '3'],
    ['contacts.1.userId', '8'],
    ['contacts.2.info', ' '],
    ['contacts.2.email', ''],
  ])
  const request = new Request('http://site.test/my-organizations/edit/5', { method: 'POST', body: form })
  await answerEdit({ request, context, params: { id: '5' } })
  const put = calls.find(({ address }) => address === 'PUT /owner/organizations/:id')
  expect(put?.body?.contacts).toEqual([
    { userId: null, info: 'Касса', email: '', phone: '+7 900 000-00-00' },
    { userId: 8, info: '', email: '', phone: '' },
  ])
})

test('an error of a contact stands at its row, behind empty rows too', async () => {
  const context = new RouterContextProvider()
  const problem = { status: 422, reason: 'invalidInput', message: '', error: {}, errors: { 'contacts.1.email': ['Проверьте адрес'] } }
  const call = async ({ address }: Call) =>
    address === 'PUT /owner/organizations/:id'
      ? { ok: false, problem }
      : { ok: true, reply: { _items: [], valid: true, errors: {}, duplicate: null } }
  // the action uses only this one
  context.set(siteContext, { call } as unknown as Site)
  const rows = ['Касса', '', 'Склад'].map((info, place): [string, string] => [`contacts.${place}.info`, info])
  const form = new URLSearchParams([['intent', 'save'], ['name', 'Лавка'], ...rows])
  const request = new Request('http://site.test/my-organizations/edit/5', { method: 'POST', body: form })
  const { data } = (await answerEdit({ request, context, params: { id: '5' } })) as { data: { problem: { errors: object } } }
  expect(data.problem.errors).toEqual({ 'contacts.2.email': ['Проверьте адрес'] })
})
