/**
 * The code that a user's own page shows for a few minutes: `V`, then in base 32 the user, the time of issue and their Ed25519 signature. A
 * device checks it with the public key alone, without a network.
 */
export type DoorCode = { userId: number; issuedAt: Date; payload: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> }

export const doorCodeMinutes = 10
/** How far the clocks of devices may differ. */
const skewMinutes = 2
const minuteMs = 60_000

const mark = 'V'
/** Crockford's base 32, without characters that are confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const [version, userBytes, timeBytes, signatureBytes] = [1, 6, 4, 64]
const payloadBytes = 1 + userBytes + timeBytes
const codeLength = mark.length + ((payloadBytes + signatureBytes) * 8) / 5

/** The signed bytes: a version, the user id and the second of issue. */
export const doorPayload = (userId: number, issuedAt: Date): Uint8Array<ArrayBuffer> => {
  const second = Math.floor(issuedAt.getTime() / 1_000)
  return Uint8Array.of(version, ...bytesOf(userId, userBytes), ...bytesOf(second, timeBytes))
}

const bytesOf = (number: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(number / 256 ** (count - 1 - index)) % 256)

const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

export const writeDoorCode = (payload: Uint8Array, signature: Uint8Array): string => {
  const bits = [...payload, ...signature].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return mark + (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

/** The parts of a code, not verified yet; null for any other text. */
export const readDoorCode = (text: string): DoorCode | null => {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  if (code.length !== codeLength || !code.startsWith(mark)) return null
  const fives = [...code.slice(mark.length)].map((character) => alphabet.indexOf(character))
  if (fives.includes(-1)) return null
  const bits = fives.map((five) => five.toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  if (bytes[0] !== version) return null
  return {
    userId: numberOf(bytes.slice(1, 1 + userBytes)),
    issuedAt: new Date(numberOf(bytes.slice(1 + userBytes, payloadBytes)) * 1_000),
    payload: bytes.slice(0, payloadBytes),
    signature: bytes.slice(payloadBytes),
  }
}

export const isDoorCodeCurrent = ({ issuedAt }: Pick<DoorCode, 'issuedAt'>, at: Date): boolean => {
  const ageMs = at.getTime() - issuedAt.getTime()
  return ageMs >= -skewMinutes * minuteMs && ageMs <= (doorCodeMinutes + skewMinutes) * minuteMs
}
