/**
 * Why a message was not accepted. `temporary`: the gateway is away or answered 4xx. `permanent`: it answered 5xx. `uncertain`: the
 * content was sent and no answer came, so the message may have arrived.
 */
export type FailureKind = 'temporary' | 'permanent' | 'uncertain'

export class DeliveryFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, reason: string) {
    super(reason)
    this.name = 'DeliveryFailure'
    this.kind = kind
  }
}

export type Attempted = { attempts: number; repeats: number; first_attempt_at: Date }

/** The next state of a message after a failed attempt. */
export type Next = { state: 'queued'; notBefore: Date; repeats: number } | { state: 'failed' }

const firstPauseMs = 30_000
const longestPauseMs = 30 * 60_000
const givesUpAfterMs = 48 * 3_600_000
const maxRepeats = 1

/** Temporary failures are retried for 48 hours with growing pauses; a message that may have arrived is repeated once. */
export const nextAfter = (kind: FailureKind, { attempts, repeats, first_attempt_at }: Attempted, now: Date): Next => {
  if (kind === 'permanent') return { state: 'failed' }
  if (kind === 'uncertain')
    return repeats < maxRepeats ? { state: 'queued', notBefore: new Date(now.getTime() + firstPauseMs), repeats: repeats + 1 } : { state: 'failed' }
  if (now.getTime() - first_attempt_at.getTime() >= givesUpAfterMs) return { state: 'failed' }
  const pauseMs = Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 20), longestPauseMs)
  return { state: 'queued', notBefore: new Date(now.getTime() + pauseMs), repeats }
}
