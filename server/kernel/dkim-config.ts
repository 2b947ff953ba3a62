import { createPrivateKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { StartError } from './start-error.ts'

export type Dkim = { selector: string; privateKey: KeyObject }

/** RFC 8301: receivers may ignore shorter keys. nodemailer signs with RSA only. */
const minimumBits = 2048

const hint = `write an RSA private key of at least ${minimumBits} bits without a passphrase, as PEM or as the base64 of the PEM file`

export const dkimPrivateKey = z
  .string()
  .transform((text, ctx): KeyObject => {
    const key = keyIn(text)
    if (key?.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= minimumBits) return key
    ctx.addIssue({ code: 'custom', message: hint })
    return z.NEVER
  })
  .optional()

/** A label of DNS names, or several. */
export const dkimSelector = z
  .string()
  .regex(/^[a-z\d][a-z\d.-]{0,62}$/i)
  .optional()

export const dkimOf = ({ DKIM_PRIVATE_KEY, DKIM_SELECTOR }: { DKIM_PRIVATE_KEY?: KeyObject; DKIM_SELECTOR?: string }): Dkim | undefined => {
  if (DKIM_PRIVATE_KEY && DKIM_SELECTOR) return { selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
  if (DKIM_PRIVATE_KEY || DKIM_SELECTOR)
    throw new StartError('Only one of DKIM_PRIVATE_KEY and DKIM_SELECTOR is set, so emails could not be signed: set both or neither.')
  return undefined
}

const keyIn = (text: string): KeyObject | null => {
  const pem = text.trimStart().startsWith('-----BEGIN') ? text.replaceAll('\\n', '\n') : Buffer.from(text, 'base64').toString()
  try {
    return createPrivateKey(pem)
  } catch {
    return null
  }
}
