import { randomBytes } from 'node:crypto'

/** Crockford's base 32, whose characters are not confused when read aloud or typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomLetters = (length: number): string => [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')

/** 128 random bits as letters, two more for the last letter. */
const codeLength = 26

/** Year and 40 random bits, such as 2026-7K4M-9QXD: consecutive numbers would let strangers list all names. */
export const newNumber = (issuedAt: Date): string => `${issuedAt.getUTCFullYear()}-${randomLetters(4)}-${randomLetters(4)}`

export const newCode = (): string => randomLetters(codeLength)

/** A code as printed: groups of letters. */
export const groupsOf = (code: string): string => code.match(/.{1,7}/g)?.join('-') ?? ''

/** Latin letters of the same shape, for a number typed on a Cyrillic keyboard. */
const latin: Record<string, string> = Object.fromEntries(
  [...'\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425'].map((letter, index) => [letter, 'ABEKMHOPCTYX'[index] ?? letter]),
)

/** Normalizes case, separators, Cyrillic letters and those that look like digits. */
const normalized = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => latin[letter] ?? letter)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[\s\p{Pd}№#]/gu, '')

const isWritten = (letters: string): boolean => [...letters].every((letter) => alphabet.includes(letter))

/** Null if the text cannot be a number. */
export const readNumber = (typed: string): string | null => {
  const letters = normalized(typed)
  const isNumber = letters.length === 12 && isWritten(letters) && /^\d{4}/.test(letters)
  return isNumber ? `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}` : null
}

/** Null if the text cannot be a code. */
export const readCode = (typed: string): string | null => {
  const letters = normalized(typed)
  return letters.length === codeLength && isWritten(letters) ? letters : null
}
