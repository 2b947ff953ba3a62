import { maximumAge } from '../../../../contract/limits.ts'
import type { Dictionary } from '../../../../messages/ru.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { CityFault } from '../../cities/city-choice.ts'
import { CityField } from '../../cities/city-field.tsx'
import { maxNameLength } from './person-faults.ts'
import type { Person } from './registration-answer.ts'

type Choices = { city: { fault: CityFault | null; faultText: string }; cities: string[]; today: string }

/** Not a component, because the error summary above lists the fields named so far. */
export const personFields = (fields: FormFields, person: Person, { city, cities, today }: Choices, words: Dictionary) => {
  const t = words.accounts.registration
  const text = (name: keyof Person, label: string) => fields.text(name, label, { saved: person[name] })
  const [firstName, lastName, fatherName] = [text('first_name', t.firstName), text('last_name', t.lastName), text('father_name', t.fatherName)]
  const { defaultValue: birthday, ...birthdayField } = text('birthday', t.birthday)
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...firstName} autoComplete="given-name" required maxLength={maxNameLength} />
        <TextField {...lastName} autoComplete="family-name" required maxLength={maxNameLength} />
      </div>
      <TextField {...fatherName} isOptional={t.optional} autoComplete="additional-name" maxLength={maxNameLength} />
      <DateField
        {...birthdayField}
        defaultValue={String(birthday)}
        help={t.birthdayHelp}
        needsYear
        autoComplete="bday"
        required
        min={yearsBefore(today, maximumAge)}
        max={today}
      />
      <CityField {...fields.text('city', words.cities.label, { saved: person.city, faultText: city.faultText })} fault={city.fault} cities={cities} />
    </>
  )
}

const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`
