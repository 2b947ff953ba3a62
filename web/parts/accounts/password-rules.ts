const [minLength, maxLength] = [6, 128]

export const passwordRules = ['length', 'letter', 'digit'] as const

/** The rules that a password does not satisfy yet (V231, V232). */
export const brokenRules = (password: string): (typeof passwordRules)[number][] => {
  const satisfied = {
    length: password.length >= minLength && password.length <= maxLength,
    letter: /\p{L}/u.test(password),
    digit: /\d/.test(password),
  }
  return passwordRules.filter((rule) => !satisfied[rule])
}

export type PasswordFault = NonNullable<ReturnType<typeof passwordFault>>

/** The fault of the last response while the text still has it. Without scripts the text is empty and the fault stays. */
export const remainingFault = (fault: PasswordFault | null, text: string): PasswordFault | null =>
  text === '' || passwordFault(text) === fault ? fault : null

/** The first fault of a new password, or null. */
export const passwordFault = (password: string): 'short' | 'long' | 'letter' | 'digit' | null => {
  if (password.length > maxLength) return 'long'
  const [first] = brokenRules(password)
  return first === 'length' ? 'short' : (first ?? null)
}
