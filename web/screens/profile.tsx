import { PageForms } from '../forms/use-form-post.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { answerOwn } from '../parts/people/own/answer-own.ts'
import { loadOwn } from '../parts/people/own/load-own.ts'
import { OwnPage } from '../parts/people/own/own-page.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/profile'

export const loader = ({ context, request }: Route.LoaderArgs) => loadOwn(context, request)

export const action = (args: Route.ActionArgs) => answerOwn(args)

export default function ProfileScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = useWords().profile
  return (
    <PageForms value={{ action: paths.profile(), answer: actionData ?? null }}>
      <Head title={title} path={paths.profile()} isIndexed={false} />
      <OwnPage own={loaderData} />
    </PageForms>
  )
}
