import type { Log } from '../../kernel/log.ts'

type Report = {
  message: string
  stack?: string | undefined
  url?: string | undefined
  status?: number | undefined
  requestId: string
  siteUrl: string
}

/** Statuses caused by users rather than by defects (V497, A163). */
const ignored = new Set([400, 401, 403, 404, 422, 429])

/** True if a client error is logged. One without a status did not come from the server, so it is. */
export const isReportable = (status: number | undefined): boolean => status === undefined || !ignored.has(status)

/** Logs one line about a client error: the error and its place, without user input. */
export const logReport = (log: Log, { message, stack, url, status, requestId, siteUrl }: Report) => {
  if (!isReportable(status)) return
  const frame = stack?.split('\n').find((row) => /:\d+:\d+/.test(row))
  log.warn(
    {
      requestId,
      status,
      kind: kindOf(message),
      message: cut(withoutPeople(message)),
      path: url && pathOf(url, siteUrl),
      frame: frame && cut(withoutQuery(frame)),
    },
    'a screen broke',
  )
}

const kindOf = (message: string) => /^(?:Uncaught )?(\w{0,40}(?:Error|Exception))\b/.exec(message)?.[1] ?? 'Error'

/** Only the path, because the rest of the URL may contain names or codes. */
const pathOf = (url: string, siteUrl: string) =>
  URL.canParse(url, siteUrl) ? cut(new URL(url, siteUrl).pathname.replace(peopleInPath, '…')) : undefined

/** Emails, and digits that are too many for an id. */
const peopleInPath = /(?<![^/])[^/]*(?:@|%40)[^/]*|\+?\d{10,}/gi

const withoutPeople = (text: string) =>
  withoutQuery(text)
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '…')
    .replace(/\+?\d[\d\s()-]{2,}\d/g, '…')
const withoutQuery = (text: string) => text.replace(/[?#][^\s):]*/g, '')

const maxSigns = 200

/** Replaces tokens, then cuts by code points. */
const cut = (text: string) => [...text.trim().replace(/[\w-]{32,}/g, '…')].slice(0, maxSigns).join('')
