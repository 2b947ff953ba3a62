import { maximumAge } from '../../../contract/limits.ts'
import type { Dictionary } from '../../../messages/ru.ts'
import { type DatePart, type DatePartsFault, datePartName, datePartsFault, datePartsOf } from '../../forms/date-parts.ts'
import type { FormFields } from '../../forms/form-fields.ts'

export const birthdayFault = (birthday: string, today: string): DatePartsFault | null =>
  datePartsFault(birthday, { min: `${Number(today.slice(0, 4)) - maximumAge}${today.slice(4)}`, max: today })

/** The errors of the part to correct. A fault that only the server knows, such as too young, is at the year. */
export const birthdayErrors = (fault: DatePartsFault | null, given: string[], { birthdayFaults }: Dictionary['accounts']['registration']) => ({
  [datePartName('birthday', fault?.part ?? 'year')]: fault ? [birthdayFaults[fault.kind]] : given.slice(0, 1),
})

/** Props of the three fields, in their order, because the error summary lists the fields named so far. */
export const birthdayFields = (
  fields: FormFields,
  { birthday, fault = null }: { birthday: string; fault?: DatePartsFault | null },
  t: Dictionary,
) => {
  const saved = datePartsOf(birthday)
  const faultText = fault ? t.accounts.registration.birthdayFaults[fault.kind] : ''
  const part = (name: DatePart) => fields.text(datePartName('birthday', name), t.uiFields.dateParts[name], { saved: saved[name], faultText })
  return { day: part('day'), month: part('month'), year: part('year') }
}
