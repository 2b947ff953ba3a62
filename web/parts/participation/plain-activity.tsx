import { useWords } from '../../kernel/words.tsx'
import type { ActivityFilter } from './activity-address.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivitySearch } from './activity-search.tsx'
import { ActivityTabs } from './activity-tabs.tsx'
import type { ActivityData } from './load-activity.ts'

type Props = { activity: ActivityData; onChange: (filter: ActivityFilter) => void }

/** The lists of the activity dialog as a page, for browsers without scripts. */
export const PlainActivity = ({ activity, onChange }: Props) => {
  const { title } = useWords().participation.activity
  return (
    <div className="frame-narrow flex flex-col gap-5 py-8">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <ActivityTabs filter={activity.filter} onChange={onChange} counters={activity.counters} />
      <ActivitySearch filter={activity.filter} onChange={onChange} />
      <ActivityList activity={activity} />
    </div>
  )
}
