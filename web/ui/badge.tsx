import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

/** Waiting is neutral with a clock: the warm colour is for time only. */
export type BadgeTone = 'neutral' | 'good' | 'waiting' | 'danger' | 'time'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  good: 'bg-accent-soft text-accent',
  waiting: 'bg-sunken text-ink',
  danger: 'bg-danger-soft text-danger',
  time: 'bg-warm-soft text-warm',
}

/** A short state label. `isFresh` announces it to screen readers, for a state that an action has just changed. */
export const Badge = ({ tone = 'neutral', isFresh = false, children }: { tone?: BadgeTone; isFresh?: boolean; children: ReactNode }) => (
  <span
    role={isFresh ? 'status' : undefined}
    className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium ${tones[tone]}`}
  >
    {tone === 'waiting' && <Clock className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />}
    {children}
  </span>
)
