import { useWords } from '../../kernel/words.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { type ActivityFilter, activityPath, activityTabs } from './activity-address.ts'
import type { ActivityData } from './load-activity.ts'

type Props = { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void; counters: ActivityData['counters'] | undefined }

/** Upcoming, past and favourite events with their counters. */
export const ActivityTabs = ({ filter, onChange, counters }: Props) => {
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
