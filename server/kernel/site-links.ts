import { type Locale, localePrefixes } from '../../contract/locales.ts'

export type SiteLinks = ReturnType<typeof siteLinks>

/** Absolute page addresses in one language, for emails, push messages and exported files. */
export const siteLinks = (siteUrl: string, locale: Locale) => {
  const to = (path: string) => `${siteUrl}${localePrefixes[locale]}${path}`
  return {
    /** Any page, by its path without the locale. */
    to,
    home: `${siteUrl}${localePrefixes[locale] || '/'}`,
    event: (id: number) => to(`/events/${id}`),
    accountSettings: to('/settings?tab=account'),
    forgotPassword: to('/forgot-password'),
    deletion: (code: string) => to(`/delete-confirmation?${new URLSearchParams({ code })}`),
    unsubscribe: (hash: string) => to(`/mailing/unsubscribe?hash=${hash}`),
  }
}
