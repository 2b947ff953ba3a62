const [fewest, most] = [6, 128]

export const passwordRules = ['length', 'letter', 'digit'] as const

/** Which rules a password does not keep yet (V231, V232). */
export const brokenRules = (password: string): (typeof passwordRules)[number][] => {
  const satisfied = { length: password.length >= fewest && password.length <= most, letter: /\p{L}/u.test(password), digit: /\d/.test(password) }
  return passwordRules.filter((rule) => !satisfied[rule])
}

export type PasswordFault = NonNullable<ReturnType<typeof passwordFault>>

/** The fault of the last answer, until the text has it no more. Without scripts the text is empty and the fault stays. */
export const standingFault = (fault: PasswordFault | null, text: string): PasswordFault | null =>
  text === '' || passwordFault(text) === fault ? fault : null

/** The first thing to mend in a new password, or null. */
export const passwordFault = (password: string): 'short' | 'long' | 'letter' | 'digit' | null => {
  if (password.length > most) return 'long'
  const [first] = brokenRules(password)
  return first === 'length' ? 'short' : (first ?? null)
}
