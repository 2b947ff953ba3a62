import { isIP } from 'node:net'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { CreationOptions, NewCredential, RequestOptions, SignedCredential } from '../../../../../../contract/accounts/passkeys.ts'

/** Minutes the user has to respond on the device; also the browser's timeout. */
export const challengeMinutes = 5

/** Loaded on first use, because loading takes a tenth of a second. */
const webAuthn = () => import('@simplewebauthn/server')

type Known = { credential_id: string; transports: string[] }
type Person = { id: number; name: string; displayName: string }

/** Browsers bind passkeys to a domain, so a site at a bare IP address offers none. */
export const offersPasskeys = (siteUrl: string): boolean => isIP(domainOf(siteUrl).replace(/^\[|\]$/g, '')) === 0

/** Options for creating a passkey. They require user verification, not mere user presence. */
export const creationOptionsFor = async (
  siteUrl: string,
  request: { siteName: string; person: Person; known: Known[] },
): Promise<CreationOptions> => {
  const { siteName, person, known } = request
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

/** Options for signing with one of the user's passkeys. */
export const requestOptionsFor = async (siteUrl: string, known: Known[]): Promise<RequestOptions> => {
  const rpId = domainOf(siteUrl)
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, timeout, allowCredentials: known.map(credentialOf), userVerification: 'required' }
}

/** The new passkey, or null if it was not made for this challenge and site with user verification. */
export const readNewPasskey = async (siteUrl: string, { credential, challenge }: { credential: NewCredential; challenge: string }) => {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    // `transports` is any text to the browser, and the server only returns it to browsers
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

/** The counter of a signature, or null. Null means another key, challenge or site, no user verification, or a counter that did not grow. */
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

/** EdDSA, ES256 and RS256 by their COSE numbers: every device supports at least one. */
const algorithms = [-8, -7, -257]

const timeout = challengeMinutes * 60_000

const domainOf = (siteUrl: string) => new URL(siteUrl).hostname
const originOf = (siteUrl: string) => new URL(siteUrl).origin

const credentialOf = ({ credential_id, transports }: Known) => ({ id: credential_id, type: 'public-key' as const, transports })
