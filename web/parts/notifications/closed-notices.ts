import { parseCookie } from 'cookie'
import { globalNotificationCookieDays } from '../../../contract/limits.ts'

const nameOf = (id: number) => `notice_${id}_closed`

export const isClosed = (id: number): boolean => parseCookie(document.cookie)[nameOf(id)] !== undefined

/** A closed global notice stays closed for 30 days (V216). */
export const dismissNotice = (id: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${nameOf(id)}=1; path=/; max-age=${globalNotificationCookieDays * 86_400}; samesite=lax`
}
