import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerWizard } from '../../parts/wizard/answer-wizard.ts'
import { loadWizard } from '../../parts/wizard/load-wizard.ts'
import { WizardPage } from '../../parts/wizard/wizard-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/create'

export const loader = (args: Route.LoaderArgs) => loadWizard(args)

export const action = (args: Route.ActionArgs) => answerWizard(args)

/** The page itself knows the draft it edits: neither another section nor the id of a draft just created loads it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const [before, after] = [currentUrl.searchParams, nextUrl.searchParams]
  const isSameDraft = before.get('id') === after.get('id') || (before.get('id') === null && after.has('section'))
  const isSamePage = currentUrl.pathname === nextUrl.pathname && before.get('done') === after.get('done')
  return isSamePage && isSameDraft && !formMethod && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

export default function CreateEvent({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords().wizard
  return (
    <>
      <Head title={loaderData.view.eventId === null ? t.newTitle : t.title} path={paths.createEvent()} isIndexed={false} />
      <WizardPage key={loaderData.opening} data={loaderData} answer={actionData ?? null} />
    </>
  )
}
