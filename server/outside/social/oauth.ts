import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  None,
  type ServerMetadata,
} from 'openid-client'
import type { CodeAnswer, SocialProfile, SocialStart } from '../../kernel/gateways.ts'
import type { ClientConfig } from '../../kernel/identity-config.ts'
import { profileOfClaims } from './claims.ts'
import type { Preset } from './presets.ts'

/** A network with sign-in by authorization code. */
export type OAuthFlow = {
  addressOf: (start: SocialStart) => Promise<string>
  profileOf: (answer: CodeAnswer) => Promise<SocialProfile | null>
}

const timeoutSeconds = 10

/** An OpenID Connect provider, which proves the user by an ID token with our nonce. */
export const oidcFlow = (provider: ClientConfig & { issuer: string; scope: string }, fetch: CustomFetch): OAuthFlow => {
  const server = cachedFor(() => discover(provider, fetch))
  return {
    addressOf: async (start) =>
      addressFor(configure(await server(), provider, fetch), { ...start, scope: provider.scope, extra: { nonce: start.nonce } }),
    profileOf: async (answer) => {
      const found = await server()
      const config = configure({ ...found, authorization_response_iss_parameter_supported: answer.iss !== undefined }, provider, fetch)
      const checks = { pkceCodeVerifier: answer.codeVerifier, expectedState: answer.state, expectedNonce: answer.nonce, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(config, callbackOf(answer), checks)
      const claimed = tokens.claims()
      if (!claimed) return null
      const more = found.userinfo_endpoint ? await fetchUserInfo(config, tokens.access_token, claimed.sub) : {}
      return profileOfClaims({ ...claimed, ...more })
    },
  }
}

/** A plain OAuth provider, which proves the user by the profile it returns for the access token. */
export const oauthFlow = (preset: Preset, client: ClientConfig, fetch: CustomFetch): OAuthFlow => {
  const server = { issuer: new URL(preset.authorization).origin, authorization_endpoint: preset.authorization, token_endpoint: preset.token }
  const config = configure(server, client, withoutIdToken(fetch))
  return {
    addressOf: (start) => addressFor(config, { ...start, scope: preset.scope }),
    profileOf: async (answer) => {
      const checks = { pkceCodeVerifier: answer.codeVerifier, expectedState: answer.state }
      const device: Record<string, string> = answer.deviceId === undefined ? {} : { device_id: answer.deviceId, state: answer.state }
      const tokens = await authorizationCodeGrant(config, callbackOf({ ...answer, iss: undefined }), checks, device)
      return preset.readProfile(await ask(fetch, preset.profileRequest(tokens.access_token, client.clientId)))
    },
  }
}

type AuthorizationRequest = SocialStart & { scope: string; extra?: Record<string, string> }

const addressFor = async (config: Configuration, { redirectUri, state, codeVerifier, scope, extra }: AuthorizationRequest): Promise<string> =>
  buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...extra,
  }).href

/** The callback address to which the network has redirected the browser. */
const callbackOf = ({ redirectUri, code, state, iss }: CodeAnswer): URL => {
  const url = new URL(redirectUri)
  url.search = String(new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }))
  return url
}

const configure = (server: ServerMetadata, { clientId, clientSecret }: ClientConfig, fetch: CustomFetch): Configuration => {
  const config = new Configuration(server, clientId, {}, clientSecret ? ClientSecretPost(clientSecret) : None())
  config[customFetch] = fetch
  config.timeout = timeoutSeconds
  if (isLoopback(server.issuer)) allowInsecureRequests(config)
  return config
}

const discover = async ({ issuer, clientId }: ClientConfig & { issuer: string }, fetch: CustomFetch): Promise<ServerMetadata> => {
  const execute = isLoopback(issuer) ? [allowInsecureRequests] : []
  const config = await discovery(new URL(issuer), clientId, {}, None(), { execute, timeout: timeoutSeconds, [customFetch]: fetch })
  return config.serverMetadata()
}

/** The configuration allows plain http only on a loopback host. */
const isLoopback = (issuer: string) => new URL(issuer).protocol === 'http:'

const rememberMs = 3_600_000
const failureMs = 30_000

/** Caches the result for an hour. A failure is cached for half a minute, so that an unavailable network does not delay users. */
const cachedFor = <T>(find: () => Promise<T>): (() => Promise<T>) => {
  let known: Promise<T> | null = null
  let until = 0
  return () => {
    if (known && performance.now() < until) return known
    until = performance.now() + rememberMs
    known = find()
    known.catch(() => {
      until = performance.now() + failureMs
    })
    return known
  }
}

const ask = async (fetch: CustomFetch, request: Request): Promise<unknown> => {
  const answer = await fetch(request.url, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: request.method === 'GET' ? undefined : await request.text(),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  })
  if (!answer.ok) throw new Error(`the network answered ${answer.status}`)
  return answer.json()
}

/** Drops the ID token of plain OAuth networks, because it may violate the standard and is not read. */
const withoutIdToken =
  (fetch: CustomFetch): CustomFetch =>
  async (url, options) => {
    const answer = await fetch(url, options)
    if (!answer.ok) return answer
    const { id_token: _, ...tokens } = (await answer.json()) as Record<string, unknown>
    return Response.json(tokens, { status: answer.status })
  }
