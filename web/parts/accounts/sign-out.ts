import { type LoaderFunctionArgs, redirect } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { safeReturn } from '../../kernel/return-url.ts'

/** The cookies go even when the call fails (V492). Who only switches the account comes back to where he was. */
export const signOut = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const { siteUrl } = context.get(siteContext)
  await tryApi(context)('GET /auth/logout')
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const headers = new Headers()
  for (const name of ['token', 'id', 'roles']) headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`)
  return redirect(safeReturn(new URL(request.url).searchParams.get('returnUrl'), siteUrl), { headers })
}
