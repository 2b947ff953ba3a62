import { useNavigate, useNavigation } from 'react-router'
import { PageForms } from '../forms/use-form-post.ts'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { type ActivityFilter, activityPath, filterFrom } from '../parts/participation/activity-address.ts'
import { ActivityPage } from '../parts/participation/activity-page.tsx'
import { answerActivity } from '../parts/participation/answer-activity.ts'
import { loadActivity } from '../parts/participation/load-activity.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/activity'

/** The lists of the page, and of the dialog that links in the menu open over another page (R002). */
export const loader = async ({ context, request }: Route.LoaderArgs) => ({
  activity: await loadActivity({ context, filter: filterFrom(new URL(request.url).searchParams) }),
})

export const action = (args: Route.ActionArgs) => answerActivity(args)

export default function Activity({ loaderData: { activity }, actionData }: Route.ComponentProps) {
  const t = useWords()
  const navigate = useNavigate()
  const isLoading = useNavigation().location?.pathname === paths.activity()
  const change = (filter: ActivityFilter) => navigate(activityPath(filter), { replace: true, preventScrollReset: true })
  return (
    <PageForms value={{ action: paths.activity(), answer: actionData ?? null }}>
      <Head title={t.participation.activity.title} path={paths.activity()} isIndexed={false} />
      <ActivityPage activity={activity} onChange={change} isLoading={isLoading} />
    </PageForms>
  )
}
