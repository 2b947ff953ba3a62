import { useNavigate } from 'react-router'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { loadSignIn } from '../parts/accounts/load-sign-in.ts'
import { OpenSignIn } from '../parts/accounts/sign-in-dialog.tsx'
import { answerSignIn } from '../parts/accounts/sign-in-steps.ts'
import { HomeContent } from '../parts/home/home-content.tsx'
import { loadHome } from '../parts/home/load-home.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/login'

export const loader = async (args: Route.LoaderArgs) => {
  const signIn = await loadSignIn(args)
  return { ...signIn, home: await loadHome(args) }
}

export const action = (args: Route.ActionArgs) => answerSignIn(args)

/** The home page with the sign-in dialog open over it (A158). */
export default function LoginScreen({ loaderData: { home, ...signIn }, actionData }: Route.ComponentProps) {
  const t = useWords()
  const navigate = useNavigate()
  return (
    <>
      <Head title={t.accounts.signIn.title} path={paths.login()} isIndexed={false} />
      <HomeContent home={home} />
      <OpenSignIn {...signIn} start={actionData ?? signIn.start} onClose={() => navigate(paths.home())} />
    </>
  )
}
