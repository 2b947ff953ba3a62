import { z } from 'zod'
import { decimal } from '../decimal.ts'
import { calls } from '../kit.ts'
import { date, id, instant } from '../shapes.ts'
import { person, visitor } from './control.ts'
import { scannedCodeLength, scanResults, scansAtOnce } from './limits.ts'

/** The door without a network: a device takes the roster of the day, checks codes by itself, and sends its scans later. */

const params = z.object({ spaceId: decimal(id) })

const mark = z.object({ visitorId: id, markedAt: instant })

const roster = z.object({
  spaceId: id,
  date,
  timezone: z.string(),
  madeAt: instant,
  /** The end of the day by the clock of the space. The roster is of no use later. */
  endsAt: instant,
  /** Checks the signatures of door codes: 32 bytes of Ed25519 in base64url. */
  publicKey: z.string(),
  visitors: z.array(visitor),
  /** Of each visitor the SHA-256 of the personal code without separators, in base64url. */
  codes: z.array(z.object({ userId: id, hash: z.string() })),
  bans: z.array(z.object({ user: person, until: date.nullable(), reason: z.string().nullable() })),
  /** Door codes from before are invalid. */
  revoked: z.array(z.object({ userId: id, at: instant })),
})
export type Roster = z.output<typeof roster>

const exchanged = z.object({
  results: z.array(z.object({ id: z.uuid(), result: z.enum(scanResults) })),
  /** All marks of the day, so that devices know those of each other. */
  marks: z.array(mark),
})
export type Exchanged = z.output<typeof exchanged>

export const door = calls({
  'GET /admin/control/space/:spaceId/roster': {
    summary: 'Returns what a device needs to check the codes of today without a network',
    access: 'control',
    params,
    reply: roster,
    refusals: ['forbidden'],
  },
  'POST /admin/control/space/:spaceId/scans': {
    summary:
      'Takes the scans that a device made without a network, marks their visitors, and returns all marks of today. A repeated scan changes nothing',
    access: 'control',
    params,
    body: z.strictObject({
      deviceId: z.uuid(),
      scans: z.array(z.strictObject({ id: z.uuid(), code: z.string().min(1).max(scannedCodeLength), at: instant })).max(scansAtOnce),
    }),
    reply: exchanged,
    refusals: ['forbidden'],
  },
})
