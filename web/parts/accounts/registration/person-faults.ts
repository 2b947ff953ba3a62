import type { Dictionary } from '../../../../messages/ru.ts'
import type { Fault } from '../../../forms/fault.ts'
import { birthdayErrors, birthdayFault } from '../birthday.ts'
import type { Person, PersonStep } from './registration-answer.ts'

type Words = Dictionary['accounts']

export const maxNameLength = 60

type Typed = { person: Person; today: string }

/** The fault with the words of the form: an empty field, an invalid name or part of the birthday, the city, the password and the consents. */
export const personFault = ({ fault, faults, consents }: PersonStep, { person, today }: Typed, t: Words): Fault | null => {
  if (!fault) return null
  const names = Object.keys(fault.errors).filter((name): name is keyof Person => name in person)
  const { birthday, ...errors }: Fault['errors'] = Object.fromEntries(names.map((name) => [name, messages(name, person, fault, t)]))
  if (birthday) Object.assign(errors, birthdayErrors(birthdayFault(person.birthday, today), fault.errors.birthday ?? [], t.registration))
  if (faults.city) errors.city = []
  if (faults.password && !person.socialToken) errors.password = [t.password.faults[faults.password]]
  for (const [name, isGiven] of Object.entries(consents)) if (!isGiven) errors[name] = [t.consents.needed]
  return { ...fault, errors: Object.keys(errors).length > 0 ? errors : fault.errors }
}

const messages = (name: keyof Person, person: Person, fault: Fault, t: Words): string[] => {
  const given = fault.errors[name] ?? []
  if (!person[name]) return [missing(name, t.registration)]
  if (fault.reason !== 'invalidInput') return given.slice(0, 1)
  return person[name].length > maxNameLength ? given.slice(0, 1) : [t.registration.nameFault]
}

const missing = (name: keyof Person, { firstNameNeeded, lastNameNeeded, required }: Words['registration']) => {
  if (name === 'first_name') return firstNameNeeded
  return name === 'last_name' ? lastNameNeeded : required
}
