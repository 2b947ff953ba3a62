const nationalDigits = 10
const maxDigits = 15

/** Formats a phone: +7 (916) 123-45-67 for Russian and Kazakh numbers, a plus and digits for all others (V237). */
export const formatPhone = (text: string): string => {
  const digits = digitsOf(text)
  const hasPlus = text.trimStart().startsWith('+')
  if (hasPlus && !digits.startsWith('7')) return `+${digits.slice(0, maxDigits)}`
  return digits && nationalPhone(hasPlus ? digits.slice(1) : withoutCountry(digits))
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A leading 7 or 8 is the country code; a number of ten digits has none. */
const withoutCountry = (digits: string) => (digits.length !== nationalDigits && /^[78]/.test(digits) ? digits.slice(1) : digits)

const nationalPhone = (digits: string) => {
  const [first, second, third] = [digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, nationalDigits)]
  return [`+7 (${digits.slice(0, 3)}`, first && `) ${first}`, second && `-${second}`, third && `-${third}`].join('')
}

type Edit = { before: string; value: string; caret: number; deletes: 'backward' | 'forward' | null }

/** The field's value after an edit, and its caret: as many digits from the end as before. */
export const editPhone = ({ before, value, caret, deletes }: Edit): { value: string; caret: number } => {
  const isOnlyMask = deletes !== null && digitsOf(before) === digitsOf(value)
  const [left, right] = isOnlyMask ? withoutNearest(value, caret, deletes) : [value.slice(0, caret), value.slice(caret)]
  if (deletes && !digitsOf(left + right)) return { value: '', caret: 0 }
  const formatted = formatPhone(left + right)
  return { value: formatted, caret: caretBefore(formatted, digitsOf(right).length) }
}

/** Deletes the digit next to the caret, because deleting a bracket is meant for that digit. */
const withoutNearest = (value: string, caret: number, deletes: 'backward' | 'forward'): [string, string] => {
  const [left, right] = [value.slice(0, caret), value.slice(caret)]
  return deletes === 'backward' ? [left.replace(/\d(\D*)$/, '$1'), right] : [left, right.replace(/\d/, '')]
}

const caretBefore = (formatted: string, digitsAfter: number): number => {
  if (digitsAfter === 0) return formatted.length
  const places = [...formatted.matchAll(/\d/g)].map((match) => match.index + 1)
  return places.at(-digitsAfter - 1) ?? 0
}
