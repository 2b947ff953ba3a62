import type { Visitor } from '../../../../contract/control/control.ts'
import type { Exchanged, Roster } from '../../../../contract/control/door.ts'
import { dueNow, type Reason } from '../../../../contract/control/due-now.ts'
import type { ScanResult } from '../../../../contract/control/limits.ts'
import type { Attempt } from '../../../kernel/api.ts'
import { isLost, type ScanOutcome } from '../scanner/scan-outcome.ts'
import { identify } from './identify.ts'

/** A scan made without a network that the server does not have yet. */
type Pending = { id: string; code: string; at: string; visitorIds: number[] }

/** The data that a device keeps between its starts; after a sign-out only the unsent scans. `marks` are the times by visitor, of all devices as of the last exchange and its own. */
export type DoorState = { roster: Roster | null; marks: [visitorId: number, markedAt: string][]; pending: Pending[]; late: LateScan[] }

/** A visitor whom this device let in without a network, and whom the server did not mark afterwards. */
export type LateScan = { name: string; result: Exclude<ScanResult, 'marked'> }

type DoorDeps = {
  loadRoster: () => Promise<Attempt<Roster>>
  exchange: (scans: Omit<Pending, 'visitorIds'>[]) => Promise<Attempt<Exchanged>>
  store: { read: () => Promise<DoorState | null>; write: (state: DoorState) => Promise<void>; clear: () => Promise<void> }
  now: () => Date
  isSignedIn: () => boolean
  onChange: (status: DoorStatus) => void
}

export type DoorStatus = {
  isOffline: boolean
  /** The time of the roster; null without one for today. */
  madeAt: string | null
  pending: number
  /** Visitors whom another device had marked before, and those whom the server refuses. */
  late: readonly LateScan[]
}

const rosterAgeMs = 300_000
/** Marks of other devices, which this one needs once the network is lost. */
const marksAgeMs = 60_000
const scansOfExchange = 50

/** All that stays of a session that has ended. */
const unsentOf = ({ pending }: DoorState): DoorState => ({ roster: null, marks: [], pending, late: [] })

/** The door of one space on one device: it checks codes without a network and sends its scans when there is one. */
export const openDoor = async ({ loadRoster, exchange, store, now, isSignedIn, onChange }: DoorDeps) => {
  let state = await store.read()
  let isOffline = false
  let exchangedAt = Number.NEGATIVE_INFINITY

  const rosterOfToday = () => (state?.roster && now() < new Date(state.roster.endsAt) ? state.roster : null)
  const tell = () =>
    onChange({
      isOffline,
      madeAt: rosterOfToday()?.madeAt ?? null,
      pending: state?.pending.length ?? 0,
      late: state?.late ?? [],
    })
  let writing: Promise<void> = Promise.resolve()
  /** Writes go one after another: the state of the last change stays. */
  const change = async (next: DoorState) => {
    // the session may have ended while an answer was on its way
    const kept = isSignedIn() ? next : unsentOf(next)
    state = kept
    writing = writing.then(() => store.write(kept))
    await writing
    tell()
  }
  const reached = (attempt: Attempt<unknown>): boolean => {
    isOffline = !attempt.ok && isLost(attempt.problem.status)
    tell()
    return !isOffline
  }
  /** A session that has ended leaves the unsent scans for the next one, and nothing about the visitors. */
  const signedOut = async () => {
    if (state?.roster) await change(unsentOf(state))
  }
  /** A device whose operator no longer works here keeps nothing. */
  const refused = async (attempt: Attempt<unknown>) => {
    if (!attempt.ok && attempt.problem.status === 401) return signedOut()
    if (attempt.ok || attempt.problem.status !== 403) return
    state = null
    await store.clear()
    tell()
  }

  const refresh = async () => {
    const attempt = await loadRoster()
    if (!reached(attempt) || !attempt.ok) return refused(attempt)
    exchangedAt = now().getTime()
    const pending = state?.pending ?? []
    const marks = marksWith(
      attempt.reply.visitors.flatMap(({ id, markedAt }): [number, string][] => (markedAt === null ? [] : [[id, markedAt]])),
      pending,
    )
    const late = state?.roster?.date === attempt.reply.date ? state.late : []
    await change({ roster: attempt.reply, marks, pending, late })
  }

  /** Sends the oldest scans; true if there may be more. */
  const sendSome = async (): Promise<boolean> => {
    const scans = (state?.pending ?? []).slice(0, scansOfExchange)
    const attempt = await exchange(scans.map(({ id, code, at }) => ({ id, code, at })))
    if (!reached(attempt) || !attempt.ok || !state) {
      await refused(attempt)
      return false
    }
    exchangedAt = now().getTime()
    const results = new Map(attempt.reply.results.map(({ id, result }) => [id, result]))
    const pending = state.pending.filter(({ id }) => !results.has(id))
    const marks = marksWith(
      attempt.reply.marks.map(({ visitorId, markedAt }): [number, string] => [visitorId, markedAt]),
      pending,
    )
    const { roster } = state
    const late = roster ? scans.flatMap(({ id, visitorIds }) => lateScans(roster, visitorIds, results.get(id))) : []
    await change({ ...state, marks, pending, late: [...state.late, ...late] })
    return pending.length > 0 && scans.length > 0
  }

  let syncing: Promise<void> | null = null
  const syncOnce = async () => {
    if (!isSignedIn()) return signedOut()
    const roster = rosterOfToday()
    const isOld = !roster || now().getTime() - Date.parse(roster.madeAt) >= rosterAgeMs
    if (isOld) await refresh()
    if (isOld && isOffline) return
    const isDue = isOffline || now().getTime() - exchangedAt >= marksAgeMs || (state?.pending.length ?? 0) > 0
    if (isDue) while (await sendSome());
  }

  return {
    /** Sends the pending scans, takes the marks of other devices, and renews an old roster. */
    sync: (): Promise<void> => {
      syncing ??= syncOnce().finally(() => {
        syncing = null
      })
      return syncing
    },
    /** Checks a code by the roster. Null without a roster for today. The id is that of the request which got no answer. */
    check: async (code: string, id: string): Promise<ScanOutcome | null> => {
      if (!isSignedIn()) {
        await signedOut()
        return { kind: 'signedOut' }
      }
      const roster = rosterOfToday()
      if (!state || !roster) return null
      isOffline = true
      const found = await identify(roster, code, now())
      if (found.kind !== 'user') {
        tell()
        return { kind: found.kind }
      }
      const { outcome, due } = judge({ roster, marks: state.marks }, found.userId, now())
      if (due.length === 0) tell()
      else {
        const at = now().toISOString()
        const scan = { id, code, at, visitorIds: due.map(({ id }) => id) }
        // stored before the visitor is let in
        await change({ ...state, pending: [...state.pending, scan], marks: marksWith(state.marks, [scan]) })
      }
      return outcome
    },
    /** Takes back a scan that the server does not have yet; false if it has. */
    undo: async (visitorIds: readonly number[]): Promise<boolean> => {
      // a scan that is on its way belongs to the server
      await syncing?.catch(() => {})
      const scan = state?.pending.find((one) => one.visitorIds.some((id) => visitorIds.includes(id)))
      if (!state || !scan) return false
      const marks = state.marks.filter(([id]) => !scan.visitorIds.includes(id))
      await change({ ...state, marks, pending: state.pending.filter(({ id }) => id !== scan.id) })
      return true
    },
    /** The answer to a call made elsewhere shows whether there is a network. */
    reached,
  }
}

const judge = (
  { roster, marks }: { roster: Roster; marks: DoorState['marks'] },
  userId: number,
  now: Date,
): { outcome: ScanOutcome; due: Visitor[] } => {
  const times = new Map(marks)
  const entries = roster.visitors
    .filter((visitor) => visitor.userId === userId)
    .map((visitor) => ({ ...visitor, marked: times.has(visitor.id), markedAt: times.get(visitor.id) ?? null }))
  const ban = roster.bans.find(({ user, until }) => user.id === userId && (until === null || until >= roster.date))
  const user = entries[0]?.user ?? ban?.user ?? { id: userId, name: `№ ${userId}`, photo: null }
  if (ban) return { outcome: { kind: 'banned', user, until: ban.until, reason: ban.reason }, due: [] }
  if (entries.every(({ status }) => status === 'delisted')) return { outcome: { kind: 'stranger', user }, due: [] }
  const reasons = dueNow(entries, reasonOf, now)
  if (reasons.length === 0) return { outcome: { kind: 'early', user, entries }, due: [] }
  const due = reasons.filter(({ marked }) => !marked)
  if (due.length === 0)
    return {
      outcome: {
        kind: 'already',
        user,
        at:
          reasons
            .map(({ markedAt }) => markedAt ?? '')
            .toSorted()
            .at(-1) ?? null,
      },
      due,
    }
  const at = now.toISOString()
  const marked = entries.map((entry) => (due.some(({ id }) => id === entry.id) ? { ...entry, marked: true, markedAt: at } : entry))
  return { outcome: { kind: 'marked', user, entries: marked }, due }
}

const reasonOf = ({ startsAt, endsAt, status }: Visitor): Reason => ({
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  isDelisted: status === 'delisted',
})

/** The earlier mark of a visitor stays. */
const marksWith = (marks: DoorState['marks'], pending: readonly Pending[]): DoorState['marks'] => [
  ...new Map([...pending.flatMap(({ visitorIds, at }) => visitorIds.map((id): [number, string] => [id, at])), ...marks]),
]

const lateScans = (roster: Roster, visitorIds: readonly number[], result: ScanResult | undefined): LateScan[] => {
  const visitor = roster.visitors.find(({ id }) => visitorIds.includes(id))
  return visitor && result !== undefined && result !== 'marked' ? [{ name: visitor.user.name, result }] : []
}
