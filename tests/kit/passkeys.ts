import { createAuthenticator } from './authenticator.ts'
import type { World } from './world.ts'

export const origin = 'http://site.test'
export const password = 'parol123'
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

/** Passkey actions for tests: as a browser performs them, with devices that the test controls. */
export const givenPasskeys = (world: () => World) => {
  const post = (token: string, path: string, body?: unknown) =>
    world().request({ method: 'POST', url: `/api/${path}`, token, headers: firefox, ...(body !== undefined && { body }) })
  const get = (token: string, path: string) => world().request({ url: `/api/${path}`, token })
  const remove = (token: string, path: string, body: unknown) =>
    world().request({ method: 'DELETE', url: `/api/${path}`, token, body, headers: firefox })
  const signIn = async (email: string) => (await world().request({ method: 'POST', url: '/api/auth/login', body: { email, password } })).body

  const added = async (token: string, device = createAuthenticator(origin), overrides = {}) => {
    const options = (await post(token, 'user/passkeys/options')).body
    return { device, options, answer: await post(token, 'user/passkeys', { credential: device.create(options, overrides) }) }
  }

  const withPasskey = async (wanted = {}) => {
    const person = await world().given.person({ password, ...wanted })
    const { device, answer } = await added(person.token)
    return { ...person, device, passkey: answer.body.passkey as { id: number }, recoveryCodes: answer.body.recoveryCodes as string[] }
  }

  const optionsFor = async (token: string) => (await post(token, 'auth/second-step/passkey/options')).body
  const enter = (token: string, credential: unknown) => post(token, 'auth/second-step/passkey', { credential })

  return { post, get, remove, signIn, added, withPasskey, optionsFor, enter }
}
