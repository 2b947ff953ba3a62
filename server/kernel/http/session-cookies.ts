import { stringifySetCookie } from 'cookie'
import { hiddenCookieNames } from '../../../contract/cookies.ts'
import { sessionDays, trustedBrowserDays } from '../../../contract/limits.ts'
import type { SessionCookies } from '../caller.ts'

const maxAge = sessionDays * 86_400

const awaySeconds = 900

const visitorSeconds = 365 * 86_400

const consentSeconds = 3600

/** Set-Cookie lines: the HttpOnly token, and `id` and `roles`, which only control displayed links and are never trusted. */
export const sessionCookieLines = (session: SessionCookies, siteUrl: string): string[] => {
  const shown = { path: '/', sameSite: 'lax', secure: siteUrl.startsWith('https:') } as const
  const hidden = hiddenCookieNames(siteUrl)
  const { started, browser, device, forConsent, visitor } = session
  const away = [
    ...(browser ? [stringifySetCookie({ ...shown, name: hidden.browser, value: browser, maxAge: awaySeconds, httpOnly: true })] : []),
    ...(visitor ? [stringifySetCookie({ ...shown, name: hidden.visitor, value: visitor, maxAge: visitorSeconds, httpOnly: true })] : []),
  ]
  const token = (value: string, seconds: number) => stringifySetCookie({ ...shown, name: hidden.token, value, maxAge: seconds, httpOnly: true })
  const ended = ['id', 'roles'].map((name) => stringifySetCookie({ ...shown, name, value: '', maxAge: 0 }))
  const known = device
    ? [stringifySetCookie({ ...shown, name: hidden.device, value: device, maxAge: trustedBrowserDays * 86_400, httpOnly: true })]
    : []
  if (started)
    return [
      ...away,
      ...known,
      token(started.token, maxAge),
      stringifySetCookie({ ...shown, name: 'id', value: String(started.userId), maxAge }),
      stringifySetCookie({ ...shown, name: 'roles', value: started.roles.join(','), maxAge }, { encode: String }),
    ]
  if (forConsent) return [...away, token(forConsent, consentSeconds), ...ended]
  return session.ended ? [token('', 0), ...ended] : away
}
