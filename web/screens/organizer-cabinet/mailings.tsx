import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerMailings } from '../../parts/mailings/answer-mailings.ts'
import { loadMailings } from '../../parts/mailings/load-mailings.ts'
import { mailingsPath } from '../../parts/mailings/mailings-address.ts'
import { MailingsPage } from '../../parts/mailings/mailings-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/mailings'

export const loader = (args: Route.LoaderArgs) => loadMailings(args)

export const action = (args: Route.ActionArgs) => answerMailings(args)

/** A question is about the list on screen, so that it does not load the list again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formMethod && currentUrl.href !== nextUrl.href && mailingsPath(currentUrl.searchParams) === mailingsPath(nextUrl.searchParams)
    ? false
    : defaultShouldRevalidate

/** Own mailings (R029). */
export default function MailingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().mailings
  return (
    <>
      <Head title={title} path={paths.mailings()} isIndexed={false} />
      <MailingsPage data={loaderData} answer={actionData ?? null} />
    </>
  )
}
