import { offsetOf } from './zoned-time.ts'

/**
 * The instants of a local time. A repeated hour has two; a time that the clock skips becomes the time as long after the
 * jump, as calendars do.
 */
export type LocalInstants = { kind: 'once' | 'skipped'; at: string } | { kind: 'repeated'; at: string; later: string }

/** Converts a local time of a zone, such as 2026-12-24T18:30, to UTC. */
export const instantsOf = (local: string, zone: string): LocalInstants => {
  const localMs = Date.parse(`${local.slice(0, 16)}:00Z`)
  const before = offsetOf(zone, localMs - dayMs)
  const after = offsetOf(zone, localMs + dayMs)
  const candidates = [...new Set([before, after])].map((offset) => ({ offset, ms: localMs - offset * 60_000 }))
  const [first, second] = candidates.filter(({ offset, ms }) => offsetOf(zone, ms) === offset).sort((a, b) => a.ms - b.ms)
  if (!first) return { kind: 'skipped', at: isoOf(localMs - before * 60_000) }
  return second ? { kind: 'repeated', at: isoOf(first.ms), later: isoOf(second.ms) } : { kind: 'once', at: isoOf(first.ms) }
}

const dayMs = 86_400_000

const isoOf = (ms: number) => new Date(ms).toISOString()
