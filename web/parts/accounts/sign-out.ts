import { type LoaderFunctionArgs, redirect } from 'react-router'
import { hiddenCookieNames } from '../../../contract/cookies.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'

/** Clears the cookies even when the call fails (V492), and returns a user who only switches accounts to the page they came from. */
export const signOut = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const { siteUrl } = context.get(siteContext)
  await tryApi(context)('GET /auth/logout')
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const headers = new Headers()
  const { token, registering, answering } = hiddenCookieNames(siteUrl)
  for (const name of [token, registering, answering, 'id', 'roles'])
    headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`)
  return redirect(safeReturn(new URL(request.url).searchParams.get('returnUrl'), siteUrl), { headers })
}
