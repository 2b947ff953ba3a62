import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

export const clientId = 'vmeste'
export const clientSecret = 'a secret of the tests, long enough'
const scope = 'openid profile email address'

/** A user with an account at the provider. */
export type ProviderUser = { sub: string; [claim: string]: unknown }

/** A real OpenID Connect provider on the loopback interface. The `present` user signs in there and agrees to everything. */
export const startProvider = async (redirectUri: string) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, ProviderUser>()
  let present = ''
  const provider = new Provider(issuer, await configurationOf(redirectUri, people))
  provider.use(async (ctx, next) => (ctx.path.startsWith('/interaction/') ? agree(provider, ctx, present) : next()))
  server.on('request', provider.callback())
  return {
    issuer,
    /** Sets the user at the browser. */
    seat: (user: ProviderUser) => {
      people.set(user.sub, user)
      present = user.sub
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const configurationOf = async (redirectUri: string, people: Map<string, ProviderUser>) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' as const },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['cookies of the tests'] },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'birthdate', 'picture'],
      email: ['email', 'email_verified'],
      address: ['address'],
    },
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    pkce: { required: () => true },
    findAccount: async (_: unknown, sub: string) => ({ accountId: sub, claims: async () => people.get(sub) ?? { sub } }),
  }
}

type ProviderContext = Parameters<Parameters<Provider['use']>[0]>[0]

const agree = async (provider: Provider, ctx: ProviderContext, accountId: string) => {
  const { prompt } = await provider.interactionDetails(ctx.req, ctx.res)
  const outcome = prompt.name === 'login' ? { login: { accountId } } : { consent: { grantId: await grantTo(provider, accountId) } }
  await provider.interactionFinished(ctx.req, ctx.res, outcome, { mergeWithLastSubmission: true })
  ctx.respond = false
}

const grantTo = (provider: Provider, accountId: string) => {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(scope)
  return grant.save()
}

/** Follows the network's redirects until one leads to the site, and returns the query of that address. */
export const walk = async (address: string): Promise<Record<string, string>> => {
  const jar = new Map<string, string>()
  let url = new URL(address)
  for (let steps = 0; steps < 12; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`the provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
    url = new URL(location, url)
    if (url.hostname === 'site.test') return Object.fromEntries(url.searchParams)
  }
  throw new Error('the provider does not redirect')
}
