import { Form, redirect } from 'react-router'
import { siteContext } from '../kernel/context.ts'
import { Head } from '../kernel/page-head.tsx'
import { safeReturn } from '../kernel/return-url.ts'
import { useWords } from '../kernel/words.tsx'
import { signOut } from '../parts/accounts/sign-out.ts'
import { Logo } from '../parts/layout/logo.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/logout'

/** Links on this site sign out directly. A link on another site asks first, because it may be an attack. */
export const loader = (args: Route.LoaderArgs) => {
  const { hasToken, siteUrl } = args.context.get(siteContext)
  if (!hasToken) return redirect(safeReturn(new URL(args.request.url).searchParams.get('returnUrl'), siteUrl))
  return isOurLink(args.request, siteUrl) ? signOut(args) : null
}

export const action = (args: Route.ActionArgs) => signOut(args)

/** Browsers send `sec-fetch-site`; on plain http they send only the Referer. */
const isOurLink = ({ headers }: Request, siteUrl: string) => {
  const [from, referer] = [headers.get('sec-fetch-site'), headers.get('referer')]
  if (from !== null) return from === 'same-origin' || from === 'none'
  return referer === null || (URL.canParse(referer) && new URL(referer).origin === siteUrl)
}

export default function LogoutScreen() {
  const t = useWords()
  return (
    <main className="frame-narrow flex min-h-dvh flex-col justify-center gap-5 py-8">
      <Head title={t.accounts.logout.title} path={paths.logout()} isIndexed={false} />
      <Logo />
      <h1 className="text-2xl font-semibold">{t.accounts.logout.title}</h1>
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
