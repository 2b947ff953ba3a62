import type { RouterContextProvider } from 'react-router'
import { answerForm, type FormChange, outcomeOf } from '../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../forms/form-data.ts'
import { tryApi } from '../../kernel/api.ts'
import { loadZone } from '../../kernel/load-zone.ts'
import { instantsOf } from '../../kernel/local-instants.ts'
import { typedNumber } from '../../ui/typed-number.ts'
import { linksPath } from './links-address.ts'

/** Creation, changes and deletions of short links. */
export const answerLinks = ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) =>
  answerForm({ create, edit, remove }, { request, context }, linksPath(new URL(request.url).searchParams))

const create: FormChange = async (input) => outcomeOf(await tryApi(input.context)('POST /owner/short-urls', { body: await postedLink(input) }))

const edit: FormChange = async (input) =>
  outcomeOf(await tryApi(input.context)('PUT /owner/short-urls/:id', { params: { id: subjectOf(input.form) }, body: await postedLink(input) }))

const remove: FormChange = async ({ form, context }) =>
  outcomeOf(await tryApi(context)('DELETE /owner/short-urls/:id', { params: { id: subjectOf(form) } }))

/** Text without a number or a date is sent as typed, so that the call names the field. */
const postedLink = async ({ form, context }: Parameters<FormChange>[0]) => {
  const [day, limit] = [textOf(form, 'expiresAt').trim(), textOf(form, 'visitorLimit').trim()]
  return {
    name: textOf(form, 'name'),
    url: textOf(form, 'url').trim(),
    expiresAt: day ? lastMinuteOf(day, await loadZone(context)) : null,
    visitorLimit: limit ? (typedNumber(limit) ?? Number.NaN) : null,
  }
}

const lastMinuteOf = (day: string, zone: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? instantsOf(`${day}T23:59`, zone).at : day
