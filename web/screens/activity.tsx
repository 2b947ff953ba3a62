import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { Head } from '../kernel/page-head.tsx'
import { useWords } from '../kernel/words.tsx'
import { HomeContent } from '../parts/home/home-content.tsx'
import { loadHome } from '../parts/home/load-home.ts'
import { type ActivityFilter, activityPath, filterFrom, wantsListOnly } from '../parts/participation/activity-address.ts'
import { ActivityDialog } from '../parts/participation/activity-dialog.tsx'
import { loadActivity } from '../parts/participation/load-activity.ts'
import { PlainActivity } from '../parts/participation/plain-activity.tsx'
import { paths } from '../paths.ts'
import type { Route } from './+types/activity'

/** Loads the dialog and the home page behind it; without scripts the page shows the lists only. A dialog over another page requests the list only. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const activity = await loadActivity({ context, filter: filterFrom(search) })
  return { activity, home: wantsListOnly(search) ? null : await loadHome({ context, request }) }
}

/** The dialog fetches its lists itself, so a change of tab does not reload the page behind it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

export default function Activity({ loaderData: { home, activity } }: Route.ComponentProps) {
  const t = useWords()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const change = (filter: ActivityFilter) => navigate(activityPath(filter), { replace: true, preventScrollReset: true })
  return (
    <>
      <Head title={t.participation.activity.title} path={paths.activity()} isIndexed={false} />
      <noscript>
        <PlainActivity activity={activity} onChange={change} />
      </noscript>
      <div className="script-only">
        {home && <HomeContent home={home} />}
        <ActivityDialog
          filter={filterFrom(search)}
          onChange={change}
          first={activity}
          onClose={() => navigate(paths.home(), { preventScrollReset: true })}
        />
      </div>
    </>
  )
}
