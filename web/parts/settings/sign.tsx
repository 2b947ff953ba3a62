import type { ReactNode } from 'react'

const tones = { good: 'bg-accent-soft text-accent', plain: 'bg-sunken text-ink-soft', warm: 'bg-warm-soft text-warm' }

/** A short state label. */
export const Sign = ({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) => (
  <span className={`inline-flex shrink-0 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ${tones[tone]}`}>{children}</span>
)
