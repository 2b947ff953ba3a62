import type { Input as CallInput } from '../../../../contract/contract.ts'
import { activityTypes, organizationTypes } from '../../../../contract/organizations/limits.ts'
import type { FormInput } from '../../../forms/answer-form.ts'
import type { Fault } from '../../../forms/fault.ts'
import { flagOf, listOf, textOf } from '../../../forms/form-data.ts'
import { postedUpload } from '../../../forms/posted-upload.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { CityFault } from '../../cities/city-choice.ts'
import { postedCity } from '../../cities/posted-city.ts'
import { idsOf, rowsOf } from '../../wizard/rows.ts'

type Body = CallInput<'PUT /owner/organizations/:id'>['body']

/** Values that the form shows again without scripts, beside the texts of its fields. */
export type Sent = { okvedIds: number[]; contacts: ContactRow[] }
export type ContactRow = ReturnType<typeof contactsIn>[number]

/** `contactPlaces` are the rows of the form that the sent contacts come from. */
export type Read = { body: Body; cityFault: CityFault | null; sent: Sent; contactPlaces: number[]; errors: Fault['errors'] }

/** The posted fields of an organization. `errors` are those that only the form knows: of its files, and of typed classes. */
export const readFields = async (input: FormInput): Promise<Read> => {
  const { form } = input
  const [city, okveds, logo] = await Promise.all([
    postedCity(input),
    postedOkveds(input),
    postedUpload(input, { name: 'logoFile', idName: 'logo', purpose: 'logo' }),
  ])
  const logoId = logo.ok ? logo.reply : null
  const type = organizationTypes.find((one) => one === textOf(form, 'type'))
  const rows = contactsIn(form)
  const filled = [...rows.entries()].filter(([, row]) => isFilled(row))
  return {
    body: {
      name: textOf(form, 'name'),
      ...(type && { type }),
      cityId: city.id ?? null,
      inn: textOf(form, 'inn'),
      description: textOf(form, 'description'),
      url: textOf(form, 'url').trim(),
      activityTypes: activityTypes.filter((one) => listOf(form, 'activityTypes').includes(one)),
      okvedIds: okveds.ids,
      contacts: filled.map(([, contact]) => contact),
      ...(logoId !== null ? { logo: logoId } : flagOf(form, 'removeLogo') && { logo: null }),
    },
    cityFault: city.fault,
    sent: { okvedIds: okveds.ids, contacts: rows },
    contactPlaces: filled.map(([place]) => place),
    errors: { ...(logo.ok ? {} : logo.problem.errors), ...(okveds.isUnknown && { okvedIds: [] }) },
  }
}

/** Each contact has these four fields and no other (V263). */
const contactsIn = (form: FormData) =>
  rowsOf(form, 'contacts').map(({ text }) => ({
    userId: Number(text('userId')) || null,
    info: text('info'),
    email: text('email'),
    phone: text('phone'),
  }))

/** An empty row is no contact. */
const isFilled = ({ userId, info, email, phone }: ContactRow): boolean => userId !== null || [info, email, phone].some((text) => text.trim() !== '')

/** Chosen classes, and one typed without scripts: by its code, or the only one with these words. */
const postedOkveds = async ({ form, context }: FormInput): Promise<{ ids: number[]; isUnknown: boolean }> => {
  const [ids, typed] = [idsOf(form, 'okvedIds'), textOf(form, 'okvedIdsText').trim()]
  if (!typed) return { ids, isUnknown: false }
  const q = /^[\d.]+/.exec(typed)?.[0] ?? typed
  const attempt = await tryApi(context)('GET /organizations/search-okved', { query: { q } })
  const found = attempt.ok ? attempt.reply._items : []
  const okved = found.find(({ code }) => code === q) ?? (found.length === 1 ? found[0] : undefined)
  return { ids: okved ? [...new Set([...ids, okved.id])] : ids, isUnknown: okved === undefined }
}
