import { isDoorCodeCurrent, readDoorCode } from '../../../../contract/accounts/door-code.ts'
import { plainCode } from '../../../../contract/accounts/personal-code.ts'
import type { Roster } from '../../../../contract/control/door.ts'

type Identified = { kind: 'user'; userId: number } | { kind: 'unknown' | 'expired' }

/** The user of a code without a network: a door code by its signature, a personal code of a visitor by its hash. */
export const identify = async (roster: Roster, code: string, now: Date): Promise<Identified> => {
  const door = readDoorCode(code)
  if (!door) {
    const hash = base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(plainCode(code))))
    const known = roster.codes.find((one) => one.hash === hash)
    return known ? { kind: 'user', userId: known.userId } : { kind: 'unknown' }
  }
  const key = await publicKeyOf(roster)
  if (!key || !(await crypto.subtle.verify('Ed25519', key, door.signature, door.payload))) return { kind: 'unknown' }
  const isRevoked = roster.revoked.some(({ userId, at }) => userId === door.userId && Date.parse(at) > door.issuedAt.getTime())
  if (isRevoked || !isDoorCodeCurrent(door, now)) return { kind: 'expired' }
  return { kind: 'user', userId: door.userId }
}

/** Null in a browser without Ed25519: it checks personal codes only. */
const publicKeyOf = ({ publicKey }: Roster) =>
  crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: publicKey }, 'Ed25519', false, ['verify']).catch(() => null)

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
