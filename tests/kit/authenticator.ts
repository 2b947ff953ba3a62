import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Overrides = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }
type Creation = { challenge: string; rp: { id: string } }
type Request = { challenge: string; rpId: string }

const userPresent = 0x01
const userVerified = 0x04
const hasKey = 0x40

/** A device with one passkey (ES256, no attestation). Its answers are true unless a test overrides them. */
export const createAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let uses = 0
  const clientDataOf = (type: string, challenge: string, overrides: Overrides) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: overrides.origin ?? origin, crossOrigin: false }))
  const authDataOf = (rpId: string, flags: number, overrides: Overrides, key = Buffer.alloc(0)) =>
    Buffer.concat([
      hashOf(overrides.rpId ?? rpId),
      Buffer.from([flags | userPresent | (overrides.isVerified === false ? 0 : userVerified)]),
      uint32(overrides.counter ?? ++uses),
      key,
    ])
  return {
    id,
    create: ({ challenge, rp }: Creation, overrides: Overrides = {}) => {
      const idLength = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), idLength, credentialId, coseKey(publicKey.export({ format: 'jwk' }))])
      const response = {
        clientDataJSON: clientDataOf('webauthn.create', challenge, overrides).toString('base64url'),
        attestationObject: attestation(authDataOf(rp.id, hasKey, overrides, attested)).toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    get: ({ challenge, rpId }: Request, overrides: Overrides = {}) => {
      const clientData = clientDataOf('webauthn.get', challenge, overrides)
      const authData = authDataOf(rpId, 0, overrides)
      const signature = sign('sha256', Buffer.concat([authData, hashOf(clientData)]), privateKey)
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest()

const uint32 = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
const attestation = (authData: Buffer) =>
  Buffer.concat([Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(authData)])

/** CBOR of the key in COSE format: {kty: EC2, alg: ES256, crv: P-256, x, y}. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])

const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
/** Fewer than 256. */
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])
