import { useWords } from '../../kernel/words.tsx'
import { type ActivityFilter, activityPath } from './activity-address.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivitySearch } from './activity-search.tsx'
import { ActivityTabs } from './activity-tabs.tsx'
import type { ActivityData } from './load-activity.ts'

type Props = { activity: ActivityData; onChange: (filter: ActivityFilter) => void; isLoading: boolean }

/** The user's upcoming, past and favourite events as a page of their own. */
export const ActivityPage = ({ activity, onChange, isLoading }: Props) => {
  const { title, tabs } = useWords().participation.activity
  return (
    <section className="frame-narrow flex flex-col gap-5 py-8 sm:py-12">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <ActivityTabs filter={activity.filter} onChange={onChange} counters={activity.counters} />
      <ActivitySearch key={activity.filter.tab} filter={activity.filter} onChange={onChange} />
      <div aria-busy={isLoading || undefined} className="min-h-80">
        <h2 className="sr-only">{tabs[activity.filter.tab]}</h2>
        <ActivityList key={activityPath(activity.filter)} activity={activity} />
      </div>
    </section>
  )
}
