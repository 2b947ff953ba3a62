import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../../../../kernel/secrets.ts'

const period = 30
const secretBytes = 20
const recoveryCodes = 10
const recoveryBytes = 10

/** 160 bits, as RFC 4226 recommends for SHA-1 codes, the only kind all apps support. */
export const newSecret = (): Buffer => randomBytes(secretBytes)

/** The secret for an app: as text to type, and as a URI for a QR code. */
export const setupOf = (secret: Buffer, { issuer, label }: { issuer: string; label: string }) => ({
  secret: secretOf(secret).base32,
  uri: new TOTP({ issuer, label, secret: secretOf(secret), period }).toString(),
})

/** The time step of a code, at most one step (30 seconds) early or late, or null. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | null => {
  const delta = TOTP.validate({ token: code, secret: secretOf(secret), period, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / (period * 1000)) + delta
}

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

/** 80 random bits each: too many to brute-force even from their hashes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => spaced(secretOf(randomBytes(recoveryBytes)).base32))

const spaced = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

export const hashRecoveryCode = (code: string): Buffer => hashToken(`recovery ${code.replaceAll('-', '')}`)
