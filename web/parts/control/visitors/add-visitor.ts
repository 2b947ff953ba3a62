import { redirect } from 'react-router'
import { type FormChange, type FormInput, outcomeOf } from '../../../forms/answer-form.ts'
import type { Fault } from '../../../forms/fault.ts'
import { numberOf, textOf } from '../../../forms/form-data.ts'
import { onlyUserNamed } from '../../../forms/only-user-named.ts'
import { tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'

type Input = FormInput & { spaceId: number; date: string | undefined }

/** Registers a walk-in and marks them (V400): a chosen user, or a new one by name and phone or email. The list then shows them. */
export const addVisitor: FormChange<object, Input> = async (input) => {
  const { form, context, spaceId, date } = input
  const person = await personIn(input)
  if (!person) return { problem: noPerson }
  const body = { ...person, ...purposeIn(textOf(form, 'purpose')), ...(date && { date }) }
  const attempt = await tryApi(context)('POST /admin/control/space/:spaceId/register', { params: { spaceId }, body })
  if (!attempt.ok) return outcomeOf(attempt)
  const { user, type } = attempt.reply
  throw redirect(paths.controlSpace(spaceId, { date, tab: type, userId: user.id }), 303)
}

/** `coworking`, `event:12` or `meeting:7`. */
const purposeIn = (text: string) => {
  const [, kind, id] = /^(event|meeting):(\d{1,15})$/.exec(text) ?? []
  if (kind === 'event') return { type: 'event' as const, eventId: Number(id) }
  return kind === 'meeting' ? { type: 'meeting' as const, reserveId: Number(id) } : { type: 'coworking' as const }
}

const personIn = async ({ form, context }: Input) => {
  const userId = numberOf(form, 'userId') || (await onlyUserNamed(context, { q: textOf(form, 'userText').trim() }))
  if (userId) return { userId }
  const text = (name: string) => textOf(form, name).trim() || undefined
  const person = { first_name: text('first_name'), last_name: text('last_name'), phone: text('phone'), email: text('email') }
  return person.phone || (person.email && person.first_name && person.last_name) ? person : null
}

/** The field says what is missing. */
const noPerson: Fault = { status: 422, reason: 'invalidInput', message: '', error: {}, errors: { userId: [] } }
