import { maximumAge } from '../../../contract/limits.ts'
import { useWords } from '../../kernel/words.tsx'
import { TextField } from '../../ui/field.tsx'
import type { CityFault } from './city-choice.ts'
import { CityField } from './city-field.tsx'
import type { Fault } from './code-sent.ts'
import type { Person } from './registration-answer.ts'

type Props = { person: Person; fault: Fault | null; city: CityFault | null; cities: string[]; today: string }

/** Names, birthday and city. */
export const PersonFields = ({ person, fault, city, cities, today }: Props) => {
  const t = useWords().accounts.registration
  const errorsOf = useErrors(person, fault)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t.firstName}
          name="first_name"
          autoComplete="given-name"
          required
          maxLength={60}
          defaultValue={person.first_name}
          errors={errorsOf('first_name')}
        />
        <TextField
          label={t.lastName}
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={60}
          defaultValue={person.last_name}
          errors={errorsOf('last_name')}
        />
      </div>
      <TextField
        label={t.fatherName}
        isOptional={t.optional}
        name="father_name"
        autoComplete="additional-name"
        maxLength={60}
        defaultValue={person.father_name}
        errors={errorsOf('father_name')}
      />
      <TextField
        label={t.birthday}
        help={t.birthdayHelp}
        name="birthday"
        type="date"
        autoComplete="bday"
        required
        min={yearsBefore(today, maximumAge)}
        max={today}
        defaultValue={person.birthday}
        errors={errorsOf('birthday')}
      />
      <CityField city={person.city} fault={city} cities={cities} />
    </>
  )
}

/** A field left empty says so; a birthday that is no possible one has its own words. */
const useErrors = (person: Person, fault: Fault | null) => {
  const t = useWords().accounts.registration
  return (name: keyof Person): string[] | undefined => {
    const errors = fault?.errors[name]
    if (!errors) return undefined
    if (!person[name]) return [t.required]
    return name === 'birthday' && fault.reason === 'invalidInput' ? [t.birthdayFault] : errors.slice(0, 1)
  }
}

const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`
