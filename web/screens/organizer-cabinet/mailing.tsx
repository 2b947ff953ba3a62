import { PageForms } from '../../forms/use-form-post.ts'
import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { answerMailing } from '../../parts/mailings/editor/answer-mailing.ts'
import { CreatePage } from '../../parts/mailings/editor/create-page.tsx'
import { loadMailing } from '../../parts/mailings/editor/load-mailing.ts'
import { MailingPage } from '../../parts/mailings/editor/mailing-page.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/mailing'

export const loader = (args: Route.LoaderArgs) => loadMailing(args)

export const action = (args: Route.ActionArgs) => answerMailing(args)

/** One mailing, or a new one (R059). */
export default function MailingScreen({ loaderData: data, actionData }: Route.ComponentProps) {
  const { createTitle } = useWords().mailings
  const path = data.page === 'create' ? paths.mailing('create', data.quiz ? { quizId: data.quiz.id } : {}) : paths.mailing(data.mailing.id)
  return (
    <PageForms value={{ action: path, answer: actionData ?? null }}>
      <Head title={data.page === 'create' ? createTitle : data.mailing.subject} path={path} isIndexed={false} />
      {data.page === 'create' ? <CreatePage data={data} /> : <MailingPage data={data} />}
    </PageForms>
  )
}
