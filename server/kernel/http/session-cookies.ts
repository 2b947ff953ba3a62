import { stringifySetCookie } from 'cookie'
import { sessionDays } from '../../../contract/limits.ts'
import type { SessionCookies } from '../caller.ts'

const maxAge = sessionDays * 86_400

const awaySeconds = 900

/** Set-Cookie lines: the token for the server alone, id and roles for showing links, never trusted. */
export const sessionCookieLines = (session: SessionCookies, isSecure: boolean): string[] => {
  const shown = { path: '/', sameSite: 'lax', secure: isSecure } as const
  const { started, browser } = session
  const away = browser ? [stringifySetCookie({ ...shown, name: 'browser', value: browser, maxAge: awaySeconds, httpOnly: true })] : []
  if (started)
    return [
      ...away,
      stringifySetCookie({ ...shown, name: 'token', value: started.token, maxAge, httpOnly: true }),
      stringifySetCookie({ ...shown, name: 'id', value: String(started.userId), maxAge }),
      stringifySetCookie({ ...shown, name: 'roles', value: started.roles.join(','), maxAge }, { encode: String }),
    ]
  if (!session.ended) return away
  return ['token', 'id', 'roles'].map((name) => stringifySetCookie({ ...shown, name, value: '', maxAge: 0, httpOnly: name === 'token' }))
}
