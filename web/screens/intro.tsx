import { PageForms } from '../forms/use-form-post.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { IntroPage } from '../parts/people/intro/intro-page.tsx'
import { answerIntro, loadIntro } from '../parts/people/intro/load-intro.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/intro'

export const loader = (args: Route.LoaderArgs) => loadIntro(args)

export const action = (args: Route.ActionArgs) => answerIntro(args)

export default function IntroScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { intro } = useWords().people
  return (
    <PageForms value={{ action: paths.intro(loaderData.returnUrl), answer: actionData ?? null }}>
      <Head title={intro.title} path={paths.intro()} isIndexed={false} />
      <IntroPage intro={loaderData} />
    </PageForms>
  )
}
