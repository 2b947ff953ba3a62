import type { Pages } from '../kernel/gateways.ts'
import { type GuardedHttp, openGuardedHttp } from './guarded-http.ts'

const maxBytes = 2 * 1024 * 1024
const maxRedirects = 3
const headers = { accept: 'text/html,text/calendar;q=0.9,*/*;q=0.1', 'user-agent': 'Vmeste/1.0 (import of events)' }

/** Reads pages through guarded HTTP, because the user supplies the address. Each redirect is checked like the first address. */
export const openPages = (http: GuardedHttp = openGuardedHttp()): Pages => {
  const read = async (address: string, redirects: number): ReturnType<Pages['read']> => {
    const { status, bytes, type, location } = await http(address, { headers, maxBytes })
    if (status === 200) return { type, bytes }
    const isRedirect = status >= 300 && status < 400 && location !== null && redirects > 0
    return isRedirect ? read(secure(new URL(location, address).href), redirects - 1) : null
  }
  return { read: (address) => read(secure(address), maxRedirects).catch(() => null) }
}

/** Guarded HTTP calls names over https only; most sites have both. */
const secure = (address: string): string => address.trim().replace(/^(?:webcals?|http):/i, 'https:')
