import { Form, redirect } from 'react-router'
import { tryApi } from '../kernel/api.ts'
import { siteContext } from '../kernel/context.ts'
import { safeReturn } from '../kernel/return-url.ts'
import { useWords } from '../kernel/words.tsx'
import { Head } from '../parts/layout/head.tsx'
import { Logo } from '../parts/layout/logo.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/logout'

/** Our own links sign out at once; a link on another site only asks, so that nobody is signed out unawares. */
export const loader = (args: Route.LoaderArgs) => {
  if (isOurLink(args.request)) return signOut(args)
  return args.context.get(siteContext).hasToken ? null : redirect(paths.home())
}

export const action = (args: Route.ActionArgs) => signOut(args)

/** Browsers say where a request comes from, on plain http only by the page that held the link. */
const isOurLink = ({ headers, url }: Request) => {
  const [from, referer] = [headers.get('sec-fetch-site'), headers.get('referer')]
  if (from !== null) return from === 'same-origin' || from === 'none'
  return referer === null || (URL.canParse(referer) && new URL(referer).host === new URL(url).host)
}

/** The cookies go even when the call fails (V492). Who only switches the account comes back to where he was. */
const signOut = async ({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) => {
  const { siteUrl } = context.get(siteContext)
  await tryApi(context)('GET /auth/logout')
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const headers = new Headers()
  for (const name of ['token', 'id', 'roles']) headers.append('set-cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`)
  return redirect(safeReturn(new URL(request.url).searchParams.get('returnUrl'), siteUrl), { headers })
}

export default function LogoutScreen() {
  const t = useWords()
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 px-4 py-10">
      <Head title={t.accounts.logout.title} path={paths.logout()} isIndexed={false} />
      <Logo />
      <h1 className="text-3xl font-semibold">{t.accounts.logout.title}</h1>
      <p className="text-lg text-ink-soft">{t.accounts.logout.text}</p>
      <Form method="post" action={paths.logout()} reloadDocument className="flex flex-wrap gap-3">
        <Button type="submit">{t.accounts.logout.submit}</Button>
        <ButtonLink to={paths.home()} look="quiet">
          {t.accounts.logout.stay}
        </ButtonLink>
      </Form>
    </main>
  )
}
