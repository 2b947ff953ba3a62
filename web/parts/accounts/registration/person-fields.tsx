import type { Dictionary } from '../../../../messages/ru.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { DatePartsField } from '../../../ui/date-parts-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { CityFault } from '../../cities/city-choice.ts'
import { CityField } from '../../cities/city-field.tsx'
import { birthdayFields } from '../birthday.ts'
import { maxNameLength } from './person-faults.ts'
import type { Person } from './registration-answer.ts'

type Choices = { city: { fault: CityFault | null; faultText: string }; cities: string[] }

/** Not a component, because the error summary above lists the fields named so far. */
export const personFields = (fields: FormFields, person: Person, { city, cities }: Choices, words: Dictionary) => {
  const t = words.accounts.registration
  const text = (name: keyof Person, label: string) => fields.text(name, label, { saved: person[name] })
  const [firstName, lastName, fatherName] = [text('first_name', t.firstName), text('last_name', t.lastName), text('father_name', t.fatherName)]
  const birthday = birthdayFields(fields, person, words)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...firstName} autoComplete="given-name" required maxLength={maxNameLength} />
        <TextField {...lastName} autoComplete="family-name" required maxLength={maxNameLength} />
      </div>
      <TextField {...fatherName} isOptional={t.optional} autoComplete="additional-name" maxLength={maxNameLength} />
      <DatePartsField legend={t.birthday} help={t.birthdayHelp} {...birthday} required autoComplete="bday" />
      <CityField {...fields.text('city', words.cities.label, { saved: person.city, faultText: city.faultText })} fault={city.fault} cities={cities} />
    </>
  )
}
