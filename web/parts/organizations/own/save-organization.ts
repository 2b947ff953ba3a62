import { redirect } from 'react-router'
import type { OrganizationCard } from '../../../../contract/organizations/shapes.ts'
import type { FormChange, FormInput } from '../../../forms/answer-form.ts'
import { type Fault, faultOf } from '../../../forms/fault.ts'
import { numberOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import type { CityFault } from '../../cities/city-choice.ts'
import { type Read, readFields, type Sent } from './read-fields.ts'

/** `duplicate` is an organization that is, or may be, the same one. */
export type Written = { duplicate: Duplicate | null; cityFault: CityFault | null; sent: Sent }
export type Duplicate = Pick<OrganizationCard, 'id' | 'name' | 'type' | 'cityName' | 'logo' | 'managed'>

type Input = FormInput & { id: number | null }
type Change = FormChange<Written, Input>

/** Creates an organization unless it is here already: a similar one must be named as another one first. */
export const create: Change = async (input) => {
  const read = await readFields(input)
  const found = await validated(input, read)
  if (!found.ok) return written(read, found.problem, null)
  const { valid, errors, duplicate } = found.reply
  const isDistinct = duplicate !== null && numberOf(input.form, 'distinct') === duplicate.id
  if (!valid || Object.keys(read.errors).length > 0) return written(read, { ...refused, errors }, duplicate)
  if (duplicate && !isDistinct) return written(read, refused, duplicate)
  const attempt = await tryApi(input.context)('POST /owner/organizations', { body: read.body })
  if (attempt.ok) throw redirect(paths.editOrganization(attempt.reply.id, { done: 'created' }), 303)
  return written(read, attempt.problem, null)
}

export const save: Change = async (input) => {
  const { context, id } = input
  const read = await readFields(input)
  if (Object.keys(read.errors).length > 0) return written(read, refused, null)
  const attempt = await tryApi(context)('PUT /owner/organizations/:id', { params: { id: id ?? 0 }, body: read.body })
  // another organization has this number or name: the validation names it
  const found = !attempt.ok && attempt.problem.status === 422 ? await validated(input, read) : null
  return written(read, faultOf(attempt), found?.ok ? found.reply.duplicate : null)
}

/** Checks the typed fields while the user goes on, without storing anything. */
export const check: Change = async (input) => {
  const read = await readFields(input)
  const found = await validated(input, read)
  const errors: Fault['errors'] = found.ok && found.reply.errors.inn ? { inn: found.reply.errors.inn } : {}
  const problem = Object.keys(errors).length > 0 ? { ...refused, errors } : null
  return { ...written(read, problem, found.ok ? found.reply.duplicate : null), problem }
}

const refused: Fault = { status: 422, reason: 'invalidInput', message: '', error: {}, errors: {} }

type Validity = { valid: boolean; errors: Record<string, string[]>; duplicate: OrganizationCard | null }

const validated = ({ context, id }: Input, { body }: Read): Promise<Attempt<Validity>> =>
  id === null
    ? tryApi(context)('POST /owner/organizations/validate', { body })
    : tryApi(context)('POST /owner/organizations/:id/validate', { params: { id }, body })

const written = (read: Read, problem: Fault | null, duplicate: OrganizationCard | null) => ({
  problem: problem && { ...problem, errors: errorsByField({ ...problem.errors, ...read.errors }) },
  duplicate: duplicate && duplicateOf(duplicate),
  cityFault: read.cityFault,
  sent: read.sent,
})

const duplicateOf = ({ id, name, type, cityName, logo, managed }: OrganizationCard): Duplicate => ({ id, name, type, cityName, logo, managed })

/** The form has a city by its name, and a logo as a file. */
const errorsByField = ({ cityId, logo, ...errors }: Fault['errors']): Fault['errors'] => ({
  ...errors,
  ...(cityId && { city: cityId }),
  ...(logo && { logoFile: logo }),
})
