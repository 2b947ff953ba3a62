import type { Input } from '../../../../contract/contract.ts'
import { type FormOutcome, outcomeOf } from '../../../forms/answer-form.ts'
import type { Fault } from '../../../forms/fault.ts'
import { flagOf, subjectOf, textOf } from '../../../forms/form-data.ts'
import { type Attempt, api, tryApi } from '../../../kernel/api.ts'
import type { OwnChange, OwnInput } from './own-change.ts'

type EducationBody = Input<'POST /users/:id/educations'>['body']
type EmploymentBody = Input<'POST /users/:id/employments'>['body']

/** An unknown university is added under the name the user typed. */
export const saveEducation: OwnChange = async (input) => {
  const { form, context, userId } = input
  const university = await universityOf(input)
  if (!university.ok) return outcomeOf(university)
  const years = [Number(textOf(form, 'yearStart')), Number(textOf(form, 'yearEnd'))] as const
  const body = {
    universityId: university.reply.id,
    specialty: textOf(form, 'specialty'),
    yearStart: years[0] || undefined,
    yearEnd: years[1] || null,
    level: textOf(form, 'level'),
    basis: textOf(form, 'basis') || null,
    primary: flagOf(form, 'primary'),
    // the call validates the choices of a select
  } as EducationBody
  const eId = subjectOf(form)
  const attempt = eId
    ? await tryApi(context)('PUT /users/:id/educations/:eId', { params: { id: userId, eId }, body })
    : await tryApi(context)('POST /users/:id/educations', { params: { id: userId }, body })
  return outcomeWithName(attempt, 'universityId')
}

const universityOf = async ({ form, context }: OwnInput) => {
  const name = textOf(form, 'university').trim()
  if (name === '') return nameless
  const { _items } = await api(context)('GET /catalogs/universities/search', { query: { q: name.slice(0, 100) } })
  const known = _items.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (known) return { ok: true as const, reply: known }
  return tryApi(context)('POST /catalogs/universities', { body: { name, foreign: flagOf(form, 'foreign') } })
}

/** No university or employer has this id, so the call reports the missing name together with its other faults. */
const nameless = { ok: true as const, reply: { id: 0 } }

/** The field of the name has its own words for its fault. */
const outcomeWithName = (attempt: Attempt<unknown>, idName: 'universityId' | 'companyId'): FormOutcome => {
  const { problem } = outcomeOf(attempt)
  if (!problem?.errors[idName]) return { problem }
  const { [idName]: _id, ...errors } = problem.errors
  return { problem: { ...problem, errors: { ...errors, name: [] } } }
}

export const removeEducation: OwnChange = async ({ form, context, userId }) =>
  outcomeOf(await tryApi(context)('DELETE /users/:id/educations/:eId', { params: { id: userId, eId: subjectOf(form) } }))

/** An unknown employer is added with its website. */
export const saveEmployment: OwnChange = async (input) => {
  const { form, context, userId } = input
  const company = await companyOf(input)
  if (!company.ok) return { problem: withoutSite(company.problem) }
  const dateEnd = textOf(form, 'dateEnd')
  const body: EmploymentBody = {
    position: textOf(form, 'position'),
    companyId: company.reply.id,
    description: textOf(form, 'description') || null,
    dateStart: textOf(form, 'dateStart'),
    dateEnd: dateEnd || null,
    present: !dateEnd,
    primary: flagOf(form, 'primary'),
    employmentGroupId: Number(textOf(form, 'group')) || null,
  }
  const eId = subjectOf(form)
  const attempt = eId
    ? await tryApi(context)('PUT /users/:id/employments/:eId', { params: { id: userId, eId }, body })
    : await tryApi(context)('POST /users/:id/employments', { params: { id: userId }, body })
  return outcomeWithName(attempt, 'companyId')
}

const companyOf = async ({ form, context }: OwnInput) => {
  const name = textOf(form, 'company').trim()
  if (name === '') return nameless
  const { _items } = await api(context)('GET /companies/search', { query: { q: name.slice(0, 100) } })
  const known = _items.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (known) return { ok: true as const, reply: known }
  return tryApi(context)('POST /companies', { body: { name, url: siteOf(textOf(form, 'url').trim()) } })
}

/** A site may be typed without its scheme. */
const siteOf = (typed: string) => (typed === '' || /^https?:/i.test(typed) ? typed : `https://${typed}`)

/** The field has its own words for this fault. */
const withoutSite = (problem: Fault): Fault => (problem.errors.url ? { ...problem, errors: { ...problem.errors, url: [] } } : problem)

export const removeEmployment: OwnChange = async ({ form, context, userId }) =>
  outcomeOf(await tryApi(context)('DELETE /users/:id/employments/:eId', { params: { id: userId, eId: subjectOf(form) } }))
