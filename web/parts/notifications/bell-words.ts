import { notificationCut } from '../../../contract/limits.ts'

/** A text cut to 50 characters, with an ellipsis (V205). */
export const short = (text: string): string => {
  const characters = [...text]
  return characters.length > notificationCut ? `${characters.slice(0, notificationCut).join('').trimEnd()}…` : text
}

/** The target of a link. An address with http or www is outside the site and opens in a new window (V213, V550). */
export const linkOf = (address: string): { isOutside: boolean; href: string } => {
  const isOutside = /http|www/.test(address)
  const isWhole = /^https?:\/\//.test(address) || (!isOutside && address.startsWith('/'))
  return { isOutside, href: isWhole ? address : `${isOutside ? 'https://' : '/'}${address.replace(/^\/+/, '')}` }
}
