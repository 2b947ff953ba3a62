import { z } from 'zod'
import { calls } from '../kit.ts'
import { flag, ok } from '../shapes.ts'

/** The codes that users show at an entrance. */
export const ownCode = calls({
  'GET /owner/personal-code': {
    summary: 'Returns the personal code of the caller as text',
    access: 'signedIn',
    reply: z.object({ code: z.string() }),
  },
  'GET /owner/qr-code': {
    summary: 'Returns the personal code as a QR code; with `live` a code for some minutes that a device can check without a network',
    access: 'signedIn',
    query: z.object({ live: flag.optional() }),
    reply: { mediaType: 'image/png' },
  },
  'POST /owner/qr-code/revoke': {
    summary: 'Makes all codes invalid that the caller was shown before, printed ones too',
    access: 'signedIn',
    limit: 'approaches',
    reply: ok,
  },
})
