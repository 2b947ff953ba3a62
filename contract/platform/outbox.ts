import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, itemsOf, line, ok, pageOf, paging } from '../shapes.ts'

/** Emails and pushes for administrators: unsent ones, sending again, pausing a kind. */

const kind = line(60).pipe(z.string().min(1))
const channel = z.enum(['email', 'push'])
const state = z.enum(['queued', 'sending', 'failed'])

const message = z.object({
  id,
  kind,
  channel,
  state,
  /** The recipient's account; null for an address without one. */
  userId: id.nullable(),
  attempts: z.int(),
  /** The last answer of the gateway. */
  reason: z.string().nullable(),
  createdAt: instant,
  notBefore: instant,
})
export type OutboxMessage = z.output<typeof message>

export const outbox = calls({
  'GET /admin/outbox': {
    summary: 'Lists unsent emails and pushes, failed ones by default, the latest first',
    access: 'admin',
    query: z.object({ state: state.default('failed'), kind: kind.optional(), ...paging(50) }),
    reply: pageOf(message),
  },
  'GET /admin/outbox/kinds': {
    summary: 'Returns the number of unsent messages of each kind, and whether it is paused',
    access: 'admin',
    reply: itemsOf(z.object({ kind, queued: z.int(), failed: z.int(), isPaused: z.boolean() })),
  },
  'POST /admin/outbox/:id/resend': {
    summary: 'Sends a failed message again',
    access: 'admin',
    reply: ok,
    refusals: ['notFound'],
  },
  'POST /admin/outbox/resend': {
    summary: 'Sends all failed messages of a kind again',
    access: 'admin',
    body: z.strictObject({ kind }),
    reply: z.object({ count: z.int() }),
  },
  'POST /admin/outbox/pause': {
    summary: 'Pauses or resumes the sending of a kind',
    access: 'admin',
    body: z.strictObject({ kind, isPaused: z.boolean() }),
    reply: ok,
    refusals: ['notFound'],
  },
})
