import { Form, redirect } from 'react-router'
import { siteContext } from '../kernel/context.ts'
import { useWords } from '../kernel/words.tsx'
import { signOut } from '../parts/accounts/sign-out.ts'
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
