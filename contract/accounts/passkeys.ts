import { z } from 'zod'
import { id, instant } from '../shapes.ts'

/** WebAuthn messages of passkeys in their JSON form; bytes are base64url. */

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)
const credentialId = bytes(1400)
const transport = z.string().max(32)

export const passkey = z.object({
  id,
  /** Browser and system that created it; null when they did not report themselves. */
  device: z.string().nullable(),
  createdAt: instant,
  /** The last sign-in with the passkey. */
  usedAt: instant.nullable(),
})
export type Passkey = z.output<typeof passkey>

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(transport).optional() })

/** For navigator.credentials.create. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
})
export type CreationOptions = z.output<typeof creationOptions>

/** For navigator.credentials.get. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(known),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.output<typeof requestOptions>

/** Fields common to all credentials; additional fields of browsers are ignored. */
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }

export const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(8000), attestationObject: bytes(40_000), transports: z.array(transport).max(10).optional() }),
})
export type NewCredential = z.output<typeof newCredential>

export const signedCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(8000), authenticatorData: bytes(8000), signature: bytes(8000) }),
})
export type SignedCredential = z.output<typeof signedCredential>
