import type { qr as russian } from '../ru/qr.ts'
import type { SameWords } from '../words.ts'

export const qr: SameWords<typeof russian> = {
  title: 'My QR code',
  lead: 'Show it at the entrance: staff will scan it or type the characters below it.',
  brighter: 'Turn the brightness of the screen up if the code isn’t read.',
  picture: 'QR code for the entrance',
  code: 'The code for typing:',
  revoke: 'Revoke earlier codes',
  revokeHint: 'If somebody has photographed your code, revoke it. Printed tickets will stop working too.',
  revoked: 'Earlier codes no longer work.',
}
