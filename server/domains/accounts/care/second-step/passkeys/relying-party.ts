import { isIP } from 'node:net'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from '../../../../../../contract/accounts/passkeys.ts'

/** Minutes a person has to touch the device, told to the browser too. */
export const challengeMinutes = 5

/** It takes a tenth of a second to load, so only who uses passkeys waits for it. */
const webAuthn = () => import('@simplewebauthn/server')

type Known = { credential_id: string; transports: string[] }
type Person = { id: number; name: string; displayName: string }

/** Browsers keep passkeys for a domain: there are none at a bare address. */
export const offersPasskeys = (siteUrl: string): boolean => isIP(domainOf(siteUrl).replace(/^\[|\]$/g, '')) === 0

/** What the site asks of a device that is to make a passkey: its owner proves himself to it, not its presence alone. */
export const creationOptionsFor = async (siteUrl: string, asked: { siteName: string; person: Person; known: Known[] }): Promise<CreationOptions> => {
  const { siteName, person, known } = asked
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: domainOf(siteUrl),
    userID: new Uint8Array(Buffer.from(String(person.id))),
    userName: person.name,
    userDisplayName: person.displayName,
    timeout,
    supportedAlgorithmIDs: algorithms,
  })
  return {
    challenge: options.challenge,
    rp: { id: domainOf(siteUrl), name: siteName },
    user: options.user,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  }
}

/** What a passkey of the person must sign. */
export const requestOptionsFor = async (siteUrl: string, known: Known[]): Promise<RequestOptions> => {
  const rpId = domainOf(siteUrl)
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, timeout, allowCredentials: known.map(credentialOf), userVerification: 'required' }
}

/** The key of a new passkey, or null when it was not made for this challenge, here, by its owner. */
export const readNewPasskey = async (siteUrl: string, { credential, challenge }: { credential: NewCredential; challenge: string }) => {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    // transports are told by browsers as any text; they are only given back to browsers
    response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: originOf(siteUrl),
    expectedRPID: domainOf(siteUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  return verified?.verified ? verified.registrationInfo.credential : null
}

type Signed = { credential: SignedCredential; challenge: string; passkey: { credential_id: string; public_key: Buffer; counter: number } }

/** The counter a signature came with, or null when it is not one of this key, for this challenge, here, by its owner, later than the last. */
export const readSignature = async (siteUrl: string, { credential, challenge, passkey }: Signed): Promise<number | null> => {
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: originOf(siteUrl),
    expectedRPID: domainOf(siteUrl),
    credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** EdDSA, ES256 and RS256, as COSE numbers them: every device makes keys of one of these. */
const algorithms = [-8, -7, -257]

const timeout = challengeMinutes * 60_000

const domainOf = (siteUrl: string) => new URL(siteUrl).hostname
const originOf = (siteUrl: string) => new URL(siteUrl).origin

const credentialOf = ({ credential_id, transports }: Known) => ({ id: credential_id, type: 'public-key' as const, transports })
