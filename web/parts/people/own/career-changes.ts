import type { Input } from '../../../../contract/contract.ts'
import { api, tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, faultOf, type Posted } from './own-answer.ts'

type EducationBody = Input<'POST /users/:id/educations'>['body']
type EmploymentBody = Input<'POST /users/:id/employments'>['body']

const subjectOf = (form: FormData): number => Number(textOf(form, 'subject'))

/** An unknown university is added under the name the user typed. */
export const saveEducation: Change = async (posted) => {
  const { form, context, userId } = posted
  const university = await universityOf(posted)
  if (!university.ok) return university.problem
  const years = [Number(textOf(form, 'yearStart')), Number(textOf(form, 'yearEnd'))] as const
  const body = {
    universityId: university.reply.id,
    specialty: textOf(form, 'specialty'),
    yearStart: years[0],
    yearEnd: years[1] || null,
    level: textOf(form, 'level'),
    basis: textOf(form, 'basis') || null,
    primary: form.get('primary') !== null,
    // the call validates the choices of a select
  } as EducationBody
  const eId = subjectOf(form)
  if (eId) return faultOf(await tryApi(context)('PUT /users/:id/educations/:eId', { params: { id: userId, eId }, body }))
  return faultOf(await tryApi(context)('POST /users/:id/educations', { params: { id: userId }, body }))
}

const universityOf = async ({ form, context }: Posted) => {
  const name = textOf(form, 'university').trim()
  const { _items } = await api(context)('GET /catalogs/universities/search', { query: { q: name.slice(0, 100) } })
  const known = _items.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (known) return { ok: true as const, reply: known }
  return tryApi(context)('POST /catalogs/universities', { body: { name, foreign: form.get('foreign') !== null } })
}

export const removeEducation: Change = async ({ form, context, userId }) =>
  faultOf(await tryApi(context)('DELETE /users/:id/educations/:eId', { params: { id: userId, eId: subjectOf(form) } }))

/** An unknown employer is added with its website. */
export const saveEmployment: Change = async (posted) => {
  const { form, context, userId } = posted
  const company = await companyOf(posted)
  if (!company.ok) return company.problem
  const dateEnd = textOf(form, 'dateEnd')
  const body: EmploymentBody = {
    position: textOf(form, 'position'),
    companyId: company.reply.id,
    description: textOf(form, 'description') || null,
    dateStart: textOf(form, 'dateStart'),
    dateEnd: dateEnd || null,
    present: !dateEnd,
    primary: form.get('primary') !== null,
    employmentGroupId: Number(textOf(form, 'group')) || null,
  }
  const eId = subjectOf(form)
  if (eId) return faultOf(await tryApi(context)('PUT /users/:id/employments/:eId', { params: { id: userId, eId }, body }))
  return faultOf(await tryApi(context)('POST /users/:id/employments', { params: { id: userId }, body }))
}

const companyOf = async ({ form, context }: Posted) => {
  const name = textOf(form, 'company').trim()
  const { _items } = await api(context)('GET /companies/search', { query: { q: name.slice(0, 100) } })
  const known = _items.find((one) => one.name.toLowerCase() === name.toLowerCase())
  if (known) return { ok: true as const, reply: known }
  return tryApi(context)('POST /companies', { body: { name, url: textOf(form, 'url') } })
}

export const removeEmployment: Change = async ({ form, context, userId }) =>
  faultOf(await tryApi(context)('DELETE /users/:id/employments/:eId', { params: { id: userId, eId: subjectOf(form) } }))
