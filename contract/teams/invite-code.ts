import { inviteCodeLength } from './limits.ts'

/** Without characters that are confused when read from a screen or said aloud: 0 and O, 1, I and L, U and V. */
export const inviteAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'

const latin: Record<string, string> = { А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' }

/** The invite code in what a user typed or pasted: lower case, Cyrillic letters that look the same, spaces, dashes or a whole address. */
export const inviteCodeIn = (typed: string): string => {
  const [path = ''] = typed.split(/[?#]/, 1)
  const last = path.trim().split('/').findLast(Boolean) ?? ''
  return [...last.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => latin[letter] ?? letter).join('')
}

export const isInviteCode = (code: string): boolean =>
  code.length === inviteCodeLength && [...code].every((letter) => inviteAlphabet.includes(letter))
