import { maximumAge } from '../../../../contract/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { CaptchaFault } from '../captcha/form-captcha.ts'
import type { CityFault } from './city-choice.ts'
import { CityField } from './city-field.tsx'
import type { Person } from './registration-answer.ts'

type Props = { person: Person; fault: CaptchaFault | null; city: CityFault | null; cities: string[]; today: string }

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
          maxLength={maxNameLength}
          defaultValue={person.first_name}
          errors={errorsOf('first_name')}
        />
        <TextField
          label={t.lastName}
          name="last_name"
          autoComplete="family-name"
          required
          maxLength={maxNameLength}
          defaultValue={person.last_name}
          errors={errorsOf('last_name')}
        />
      </div>
      <TextField
        label={t.fatherName}
        isOptional={t.optional}
        name="father_name"
        autoComplete="additional-name"
        maxLength={maxNameLength}
        defaultValue={person.father_name}
        errors={errorsOf('father_name')}
      />
      <DateField
        label={t.birthday}
        help={t.birthdayHelp}
        name="birthday"
        needsYear
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

/** An empty field, an invalid name and an invalid birthday have messages of their own. */
const useErrors = (person: Person, fault: CaptchaFault | null) => {
  const t = useWords().accounts.registration
  return (name: keyof Person): string[] | undefined => {
    const errors = fault?.errors[name]
    if (!errors) return undefined
    if (!person[name]) return [t.required]
    if (fault.reason !== 'invalidInput') return errors.slice(0, 1)
    if (name === 'birthday') return [t.birthdayFault]
    return person[name].length > maxNameLength ? errors.slice(0, 1) : [t.nameFault]
  }
}

const maxNameLength = 60

const yearsBefore = (date: string, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`
