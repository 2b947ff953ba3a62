import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { EnterPage } from '../../parts/live-quiz/enter-page.tsx'
import { loadEnter } from '../../parts/live-quiz/load-enter.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/enter'

export const loader = (args: Route.LoaderArgs) => loadEnter(args)

/** The code of a live quiz (R014). */
export default function EnterScreen({ loaderData }: Route.ComponentProps) {
  const { enter: t } = useWords().liveQuiz
  return (
    <>
      <Head title={t.title} description={t.description} path={paths.fastQuiz()} isIndexed={false} />
      <EnterPage typed={loaderData.typed} />
    </>
  )
}
