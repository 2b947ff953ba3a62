import { playerNameLength } from '../../../contract/live-quiz/limits.ts'

/** Letters and digits that a table of places shows alike, as one of them. */
const lookAlikes: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', і: 'i', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', ү: 'y', ұ: 'y', х: 'x', һ: 'h' },
  ...{ қ: 'k', ң: 'h', ө: 'o', ә: 'e', й: 'и', '0': 'o', '1': 'l', '3': 'з', i: 'l', ӏ: 'l', '|': 'l' },
}

/** The name as it is compared: without case, marks, spaces and signs, and with one letter for those that look alike. */
export const nameKey = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')

const hostWords = ['ведущий', 'ведущая', 'организатор', 'администратор', 'модератор', 'host', 'organizer', 'admin', 'administrator', 'moderator']
const kazakhHostWords = ['жүргізуші', 'ұйымдастырушы', 'әкімші', 'модератор']
const reserved = new Set([...hostWords, ...kazakhHostWords].map(nameKey))

/** False for a name without visible letters, one that stacks marks, and one that pretends to be the host. */
export const isFairName = (name: string, hostName: string | null): boolean => {
  const key = nameKey(name)
  if (key.length === 0 || /\p{M}{3}/u.test(name.normalize('NFD'))) return false
  return !reserved.has(key) && !(hostName && key === nameKey(hostName))
}

/** A name of the length of the table from the name in the profile; the number tells namesakes apart. */
export const ownName = (firstName: string, number: number): string => {
  const name = firstName.trim().slice(0, playerNameLength.most - 4)
  const base = name.length >= playerNameLength.least && nameKey(name).length > 0 ? name : '№'
  return number === 1 && base !== '№' ? base : `${base} ${number}`
}
