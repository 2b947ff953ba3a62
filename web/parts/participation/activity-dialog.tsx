import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type ActivityFilter, activityPath } from './activity-address.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivityTabs } from './activity-tabs.tsx'
import type { ActivityData } from './load-activity.ts'

type Props = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void; onClose: () => void }

/** The nearest of the user's upcoming, past and favourite events over the current page; the page of the activity has all, with a search. */
export const ActivityDialog = ({ filter, onChange, onClose }: Props) => {
  const t = useWords()
  const { activity, isStale } = useActivity(filter)
  return (
    <Dialog
      title={t.participation.activity.title}
      onClose={onClose}
      size="wide"
      footer={
        <ButtonLink to={activityPath(filter)} look="quiet">
          {t.participation.activity.all}
        </ButtonLink>
      }
    >
      <ActivityTabs filter={filter} onChange={onChange} counters={activity?.counters} />
      <div aria-busy={isStale || undefined} className="min-h-60">
        {activity ? (
          <ActivityList key={activityPath(activity.filter)} activity={activity} limit={shownRows} />
        ) : (
          <Skeleton shape="row" count={shownRows} className="mb-3" />
        )}
      </div>
    </Dialog>
  )
}

const shownRows = 3

/** The requested list, or the previous one until it is loaded. */
const useActivity = (filter: ActivityFilter) => {
  const { data, load } = useFetcher<{ activity: ActivityData }>()
  const activity = data?.activity
  const isStale = !activity || activityPath(activity.filter) !== activityPath(filter)
  const staleUrl = isStale ? activityPath(filter) : null
  useEffect(() => {
    if (staleUrl) void load(staleUrl)
  }, [staleUrl, load])
  return { activity, isStale }
}
