import { redirect } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import type { OrganizationCard } from '../../../../contract/organizations/shapes.ts'
import { isTaxNumber } from '../../../../contract/organizations/tax-number.ts'
import type { FormChange, FormInput } from '../../../forms/answer-form.ts'
import type { Fault } from '../../../forms/fault.ts'
import { numberOf } from '../../../forms/form-data.ts'
import { type Attempt, tryApi } from '../../../kernel/api.ts'
import { paths } from '../../../paths.ts'
import type { CityFault } from '../../cities/city-choice.ts'
import { type Read, readFields, type Sent } from './read-fields.ts'

export type Written = { found: Found; cityFault: CityFault | null; sent: Sent }

/** `duplicate` is an organization that `exists` already, or may be the same one. A list of errors without words is for the form's own ones. */
export type Found = { duplicate: Duplicate | null; exists: boolean; numberErrors: string[] | undefined }
export type Duplicate = Pick<OrganizationCard, 'id' | 'name' | 'type' | 'cityName' | 'logo' | 'managed'>

type Input = FormInput & { id: number | null }
type Change = FormChange<Written, Input>

/** Creates an organization unless it is here already: a similar one must be named as another one first. */
export const create: Change = async (input) => {
  const read = await readFields(input)
  const validity = await validate(input, read)
  if (!validity.ok) return written(read, validity.problem)
  const { valid, errors, duplicate } = validity.reply
  const isFaulty = !valid || Object.keys(read.errors).length > 0
  const isDistinct = duplicate === null || numberOf(input.form, 'distinct') === duplicate.id
  if (isFaulty || !isDistinct) return written(read, { ...refused, errors }, validity.reply)
  const attempt = await tryApi(input.context)('POST /owner/organizations', { body: read.body })
  if (attempt.ok) throw redirect(paths.editOrganization(attempt.reply.id, { done: 'created' }), 303)
  return written(read, attempt.problem)
}

export const save: Change = async (input) => {
  const { context, id } = input
  const read = await readFields(input)
  if (Object.keys(read.errors).length > 0) return written(read, refused)
  const attempt = await tryApi(context)('PUT /owner/organizations/:id', { params: { id: id ?? 0 }, body: read.body })
  if (attempt.ok) return written(read, null)
  // another organization has this number or name: the validation names it
  const validity = attempt.problem.status === 422 ? await validate(input, read) : null
  return written(read, attempt.problem, validity?.ok ? validity.reply : null)
}

/** Checks the number and finds the duplicate while the user goes on, without storing anything. */
export const check: Change = async (input) => {
  const read = await readFields(input)
  const validity = await validate(input, read)
  return written(read, null, validity.ok ? validity.reply : null)
}

const refused: Fault = { status: 422, reason: 'invalidInput', message: '', error: {}, errors: {} }

type Validity = Reply<'POST /owner/organizations/validate'>

const validate = ({ context, id }: Input, { body }: Read): Promise<Attempt<Validity>> =>
  id === null
    ? tryApi(context)('POST /owner/organizations/validate', { body })
    : tryApi(context)('POST /owner/organizations/:id/validate', { params: { id }, body })

const written = (read: Read, problem: Fault | null, validity: Validity | null = null) => ({
  problem: problem && { ...problem, errors: errorsByField({ ...problem.errors, ...read.errors }, read) },
  found: {
    duplicate: validity?.duplicate ? duplicateOf(validity.duplicate) : null,
    exists: validity?.exists ?? false,
    numberErrors: errorsByField(validity?.errors ?? {}, read).inn,
  },
  cityFault: read.cityFault,
  sent: read.sent,
})

const duplicateOf = ({ id, name, type, cityName, logo, managed }: OrganizationCard): Duplicate => ({ id, name, type, cityName, logo, managed })

/** The form has a city by its name, a logo as a file, words of its own for a wrong number, and empty rows between the contacts. */
const errorsByField = ({ cityId, logo, inn, ...errors }: Fault['errors'], { body, contactPlaces }: Read): Fault['errors'] => ({
  ...Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [field.replace(/^contacts\.(\d+)/, (_, index) => `contacts.${contactPlaces[index]}`), words]),
  ),
  ...(cityId && { city: cityId }),
  ...(logo && { logoFile: logo }),
  ...(inn && { inn: isTaxNumber(String(body.inn).replace(/[\s-]/g, '')) ? inn : [] }),
})
