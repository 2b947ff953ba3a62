import { randomInt } from 'node:crypto'

/** Without characters that are confused when read from a screen or said aloud: 0 and O, 1, I and L, U and V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const codeLength = 6

/** The join code of a live quiz. */
export const newCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
