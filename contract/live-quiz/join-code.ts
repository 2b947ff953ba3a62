import { joinCodeLength } from './limits.ts'

const lookAlikes: Record<string, string> = { А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X' }

/** The join code in what a user typed or pasted: lower case, Cyrillic letters that look the same, spaces, dashes or a whole address. */
export const joinCodeIn = (typed: string): string => {
  const [path = ''] = typed.split(/[?#]/, 1)
  const last = path.trim().split('/').findLast(Boolean) ?? ''
  return [...last.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')].map((letter) => lookAlikes[letter] ?? letter).join('')
}

export const isJoinCode = (code: string): boolean => code.length === joinCodeLength && /^[0-9A-Z]+$/.test(code)
