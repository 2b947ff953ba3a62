import { z } from 'zod'
import { calls } from '../kit.ts'
import { id, instant, itemsOf, line, ok } from '../shapes.ts'

/** What belongs to no domain: health, reports of broken screens, statistics, the local inbox. */

export const platform = calls({
  'GET /health': {
    summary: 'Is the process alive, and what it leans on',
    access: 'anyone',
    reply: z.object({
      status: z.enum(['ok', 'degraded', 'draining']),
      db: z.boolean(),
      /** Letters leave the machine; otherwise they stay in the local inbox. */
      mail: z.boolean(),
    }),
  },
  'GET /health/ready': {
    summary: 'May a balancer send traffic here',
    access: 'anyone',
    reply: z.object({ ready: z.literal(true) }),
    refusals: ['unavailable'],
  },
  'POST /errors/report': {
    summary: 'A screen reports its own failure',
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
    summary: 'Letters and codes that stayed on this machine, the newest first, 200 at most',
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
