import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { Head } from '../../kernel/page-head.tsx'
import { answerBuilder } from '../../parts/quiz-builder/builder/answer-builder.ts'
import { needsData } from '../../parts/quiz-builder/builder/builder-address.ts'
import { BuilderPage } from '../../parts/quiz-builder/builder/builder-page.tsx'
import { loadBuilder } from '../../parts/quiz-builder/builder/load-builder.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/survey'

export const loader = (args: Route.LoaderArgs) => loadBuilder(args)

export const action = (args: Route.ActionArgs) => answerBuilder(args)

/** The autosave has the latest questions, so that only sections with data of their own load it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return !formMethod && isSamePage && !needsData(nextUrl.searchParams) ? false : defaultShouldRevalidate
}

/** One survey: questions, settings, access, sharing and preview (R138). */
export default function SurveyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { quiz } = loaderData
  return (
    <>
      <Head title={quiz.title} path={paths.survey(quiz.id)} isIndexed={false} />
      <BuilderPage key={quiz.id} data={loaderData} answer={actionData ?? null} />
    </>
  )
}
