import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { type ActivityFilter, activityListPath, activityPath, activityTabs } from './activity-address.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivitySearch } from './activity-search.tsx'
import type { ActivityData } from './load-activity.ts'

type Props = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void; first?: ActivityData; onClose: () => void }

/** The user's upcoming, past and favourite events. `first` is the data the server rendered. */
export const ActivityDialog = ({ filter, onChange, first, onClose }: Props) => {
  const t = useWords()
  const { activity, isStale } = useActivity(filter, first)
  return (
    <Dialog title={t.participation.activity.title} onClose={onClose} size="wide">
      <Kinds filter={filter} onChange={onChange} counters={activity?.counters} />
      <ActivitySearch key={filter.tab} filter={filter} onChange={onChange} />
      <div aria-busy={isStale || undefined} className="min-h-80">
        {activity ? <ActivityList key={activityPath(activity.filter)} activity={activity} /> : <Skeleton shape="row" count={4} className="mb-3" />}
      </div>
      <p className="no-script-only">
        <ButtonLink to={paths.home()} look="quiet">
          {t.layout.close}
        </ButtonLink>
      </p>
    </Dialog>
  )
}

/** The requested list, or the previous one until it is loaded. */
const useActivity = (filter: ActivityFilter, first: ActivityData | undefined) => {
  const { data, load } = useFetcher<{ activity: ActivityData }>()
  const activity = data?.activity ?? first
  const isStale = !activity || activityPath(activity.filter) !== activityPath(filter)
  const staleUrl = isStale ? activityListPath(filter) : null
  useEffect(() => {
    if (staleUrl) void load(staleUrl)
  }, [staleUrl, load])
  return { activity, isStale }
}

type KindsProps = Pick<Props, 'filter' | 'onChange'> & { counters: ActivityData['counters'] | undefined }

const Kinds = ({ filter, onChange, counters }: KindsProps) => {
  const { activity } = useWords().participation
  return (
    <Tabs label={activity.title}>
      {activityTabs.map((tab) => {
        const tabFilter = { ...filter, tab, page: 1 }
        const choose = (press: React.MouseEvent) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return
          press.preventDefault()
          onChange(tabFilter)
        }
        return (
          <Tab key={tab} to={activityPath(tabFilter)} onClick={choose} isOpen={tab === filter.tab} count={counters?.[tab]}>
            {activity.tabs[tab]}
          </Tab>
        )
      })}
    </Tabs>
  )
}
