/** A text field of a form; empty if it is missing. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A number typed or chosen in a form. A missing or invalid one becomes 0, which no id equals. */
export const numberOf = (form: FormData, name: string): number => Number(textOf(form, name)) || 0

/** Is the checkbox ticked? Browsers do not send unticked boxes. */
export const flagOf = (form: FormData, name: string): boolean => form.has(name)

/** All text values of one name: ticked boxes of a group, or repeated fields. */
export const listOf = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === 'string')

/** The id of the object that a form changes; 0 if it names none. */
export const subjectOf = (form: FormData): number => numberOf(form, 'subject')

/** The typed values by field name, as a page rendered again needs them. Secrets are never sent back. */
export type Typed = Record<string, string[]>

export const typedIn = (form: FormData): Typed =>
  Object.fromEntries([...new Set(form.keys())].filter((name) => !isSecret.test(name)).map((name) => [name, listOf(form, name)]))

const isSecret = /password|code|captcha|token/i
