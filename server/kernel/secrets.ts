import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The hash of a token, which the database stores instead of the token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

export const isSameHash = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
