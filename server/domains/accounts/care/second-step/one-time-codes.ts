import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashToken } from '../../../../kernel/secrets.ts'

const period = 30
const secretBytes = 20
const recoveryCodes = 10
const recoveryBytes = 10

/** 160 bits, as RFC 4226 advises for codes of SHA-1, the only kind every app knows. */
export const newSecret = (): Buffer => randomBytes(secretBytes)

/** What an app is told: the secret to type in, and the same as an address for its camera. */
export const setupOf = (secret: Buffer, { issuer, label }: { issuer: string; label: string }) => ({
  secret: secretOf(secret).base32,
  uri: new TOTP({ issuer, label, secret: secretOf(secret), period }).toString(),
})

/** The step of time a code belongs to, half a minute early or late at most, or null. */
export const stepOf = (secret: Buffer, code: string, now: Date): number | null => {
  const delta = TOTP.validate({ token: code, secret: secretOf(secret), period, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / (period * 1000)) + delta
}

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

/** 80 random bits each: too many to be guessed even by who has their hashes. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => spaced(secretOf(randomBytes(recoveryBytes)).base32))

const spaced = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')

export const hashRecoveryCode = (code: string): Buffer => hashToken(`recovery ${code.replaceAll('-', '')}`)
