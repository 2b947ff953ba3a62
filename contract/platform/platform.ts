import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, itemsOf, line, ok } from '../shapes.ts'

const gatewayState = z.enum(['ok', 'failing', 'off'])

/** Calls that belong to no domain: health, error reports of screens, statistics, the local inbox. */

export const platform = calls({
  'GET /health': {
    summary: 'Returns the health of the process and of its dependencies',
    access: 'anyone',
    reply: z.object({
      status: z.enum(['ok', 'degraded', 'draining']),
      db: z.boolean(),
      /** True when emails leave the machine; otherwise they stay in the local inbox. */
      mail: z.boolean(),
      /** By recent uses: `failing` after failures in a row or with late messages; `off` while messages stay in the local inbox. */
      gateways: z.object({ mail: gatewayState, sms: gatewayState, storage: gatewayState }),
    }),
  },
  'GET /health/ready': {
    summary: 'Returns whether a load balancer may send traffic to the process',
    access: 'anyone',
    reply: z.object({ ready: z.literal(true) }),
    refusals: ['unavailable'],
  },
  'POST /errors/report': {
    summary: 'Reports the failure of a screen',
    access: 'anyone',
    limit: 'reports',
    body: z.strictObject({
      message: line(1000),
      stack: z.string().max(10_000).optional(),
      url: z.string().max(2048).optional(),
      status: z.int().optional(),
      userAgent: z.string().max(500).optional(),
    }),
    reply: ok,
  },
  'POST /statistics': {
    summary: 'Counts a search or a read notification; the value is cut at 255 characters',
    access: 'anyone',
    limit: 'reports',
    body: z.strictObject({ type: z.enum(['event_search_req', 'notification_received']), value: line(10_000) }),
    reply: ok,
  },
  'GET /inbox': {
    summary: 'Lists emails and codes of the local inbox, the newest first, 200 at most',
    access: 'anyone',
    query: z.object({ to: line(320).optional() }),
    reply: itemsOf(
      z.object({
        id,
        channel: z.enum(['mail', 'sms', 'fcall']),
        to: z.string(),
        subject: z.string().nullable(),
        text: z.string(),
        html: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    refusals: ['notFound'],
  },
})
