import { playerNameLength } from '../../../contract/live-quiz/limits.ts'
import { lookAlikes } from '../../../contract/live-quiz/look-alikes.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'

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

const reserved = new Set(Object.values(dictionaries).flatMap(({ liveHosts }) => liveHosts.names.map(nameKey)))

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
