import { notificationCut } from '../../../contract/limits.ts'

/** At most 50 characters, with an ellipsis where it was cut (V205). */
export const short = (text: string): string => {
  const signs = [...text]
  return signs.length > notificationCut ? `${signs.slice(0, notificationCut).join('').trimEnd()}…` : text
}

/** Where a link leads: out of the site, in a window of its own, when it names http or www (V213, V550). */
export const linkOf = (address: string): { isOutside: boolean; href: string } => {
  const isOutside = /http|www/.test(address)
  const isWhole = /^https?:\/\//.test(address) || (!isOutside && address.startsWith('/'))
  return { isOutside, href: isWhole ? address : `${isOutside ? 'https://' : '/'}${address.replace(/^\/+/, '')}` }
}
