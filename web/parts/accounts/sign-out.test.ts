import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../kernel/context.ts'
import { signOut } from './sign-out.ts'

test('sign-out: clear token, id and roles when the call fails (V492)', async () => {
  const context = new RouterContextProvider()
  const call = async () => ({ ok: false, problem: { status: 500 } })
  context.set(siteContext, { siteUrl: 'https://site.test', call } as unknown as Site)
  const answer = await signOut({ request: new Request('https://site.test/logout', { method: 'POST' }), context })
  expect(answer.headers.getSetCookie()).toEqual(
    ['__Host-token', '__Host-registering', '__Host-answering', 'id', 'roles'].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax; Secure`),
  )
})
