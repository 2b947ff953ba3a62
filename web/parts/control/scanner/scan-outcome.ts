import type { Reply } from '../../../../contract/contract.ts'
import type { Visitor } from '../../../../contract/control/control.ts'
import type { Attempt } from '../../../kernel/api.ts'

type Scan = Reply<'POST /admin/control/space/:spaceId/qr'>
type Person = Scan['user']

/** The answer to a scanned or typed code, as the operator sees it. */
export type ScanOutcome =
  | { kind: 'marked' | 'early'; user: Person; entries: Visitor[] }
  | { kind: 'already'; user: Person | null; at: string | null }
  | { kind: 'stranger'; user: Person }
  | { kind: 'banned'; user: Person; until: string | null; reason: string | null }
  | { kind: 'unknown' | 'expired' | 'signedOut' }
  | { kind: 'failed'; message: string }
export type ScanKind = ScanOutcome['kind']

export const outcomeOfScan = (attempt: Attempt<Scan>): ScanOutcome => (attempt.ok ? outcomeOfReply(attempt.reply) : outcomeOfProblem(attempt.problem))

const outcomeOfReply = ({ user, entries, marked, restriction }: Scan): ScanOutcome => {
  if (restriction) return { kind: 'banned', user, ...restriction }
  // a cancelled place is no reason to come in
  if (entries.every(({ status }) => status === 'delisted')) return { kind: 'stranger', user }
  return { kind: marked ? 'marked' : 'early', user, entries }
}

const outcomeOfProblem = ({ reason, status, message, visitor }: Extract<Attempt<Scan>, { ok: false }>['problem']): ScanOutcome => {
  if (reason === 'alreadyMarked')
    return { kind: 'already', user: visitor ? { id: visitor.userId, name: visitor.name, photo: visitor.photo } : null, at: visitor?.markedAt ?? null }
  if (reason === 'codeExpired') return { kind: 'expired' }
  if (status === 401) return { kind: 'signedOut' }
  if (reason === 'codeUnknown' || status === 422) return { kind: 'unknown' }
  return { kind: 'failed', message }
}

/** No answer, or that of a gateway or a stopped server: the device then answers by itself. An error of the server is shown (V404). */
export const isLost = (status: number): boolean => [0, 502, 503, 504].includes(status)

/** The reasons of the visit after an undo of the scan. */
export const unmarkedNow = (entries: readonly Visitor[]): Visitor[] => {
  const undone = markedNow(entries)
  return entries.map((entry) => (undone.includes(entry) ? { ...entry, marked: false, markedAt: null } : entry))
}

/** The visits that this scan has marked: the latest marks, because earlier ones of the day belong to other scans. */
export const markedNow = (entries: readonly Visitor[]): Visitor[] => {
  const times = entries.flatMap(({ markedAt }) => (markedAt === null ? [] : [Date.parse(markedAt)]))
  const latest = Math.max(...times)
  return entries.filter(({ marked, markedAt }) => marked && markedAt !== null && Date.parse(markedAt) === latest)
}
