import { data, type RouterContextProvider } from 'react-router'
import type { Attempt } from '../kernel/api.ts'
import { isDataRequest } from '../kernel/router-inside/data-request.ts'
import { signInFirst } from '../kernel/signed-in.ts'
import { type Fault, faultOf } from './fault.ts'
import { type Typed, textOf, typedIn } from './form-data.ts'

/** The input of a change. A page may add values of its own, such as the id of the user. */
export type FormInput = { form: FormData; context: Readonly<RouterContextProvider> }

/** The result of a change: `problem` is null on success; `Data` is shown by the form next. */
export type FormOutcome<Data extends object = object> = { problem: Fault | null } & Data

export type FormChange<Data extends object = object, Input extends FormInput = FormInput> = (input: Input) => Promise<FormOutcome<Data>>

/** The answer to a form. `subject` is the id of the changed object, as text; `typed` comes back only without scripts. */
export type FormAnswer<Data extends object = object> = FormOutcome<Data> & { intent: string; subject: string; typed?: Typed }

type Changes<Data extends object, Input extends FormInput> = Record<string, FormChange<Data, Input>>
type FormRequest<Input extends FormInput> = Omit<Input, 'form'> & { request: Request }

/**
 * Runs the change that the form names in `change`, or in `intent`. Forms with several buttons for the steps of one change use
 * `change`. An expired session leads to sign-in and then to `returnTo`; an unknown change is a 404.
 */
export const runChange = async <Data extends object, Input extends FormInput>(
  changes: Changes<Data, Input>,
  { request, ...rest }: FormRequest<Input>,
  returnTo: string,
): Promise<FormAnswer<Data>> => {
  const form = await request.formData()
  const intent = textOf(form, 'change') || textOf(form, 'intent')
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined
  if (!change) throw data(null, { status: 404 })
  // the request without its body, and the form: all that `Input` consists of
  const outcome = await change({ ...rest, form } as unknown as Input)
  if (outcome.problem?.status === 401) throw signInFirst(returnTo)
  const isRenderedAgain = outcome.problem !== null && !isDataRequest(request)
  return { ...outcome, intent, subject: textOf(form, 'subject'), ...(isRenderedAgain && { typed: typedIn(form) }) }
}

/** The action of a page: runs a change and answers with its status. */
export const answerForm = async <Data extends object, Input extends FormInput>(
  changes: Changes<Data, Input>,
  request: FormRequest<Input>,
  returnTo: string,
) => {
  const answer = await runChange(changes, request, returnTo)
  return data(answer, { status: answer.problem?.status ?? 200 })
}

export const outcomeOf = (attempt: Attempt<unknown>): FormOutcome => ({ problem: faultOf(attempt) })
