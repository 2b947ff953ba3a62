import { useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { eventsAddress } from './address.ts'

/** The three event lists. The search and the filters stay, except the format, which one of the lists fixes. */
export const EventTabs = ({ path }: { path: string }) => {
  const { events } = useWords()
  const kept = eventsAddress.without(useSearchParams()[0], 'formats')
  const tabs: [path: string, name: string][] = [
    [paths.events(), events.tabs.all],
    [paths.eventsOnline(), events.online],
    [paths.competitions(), events.competitionTitle],
  ]
  return (
    <Tabs label={events.tabs.label}>
      {tabs.map(([to, name]) => (
        <Tab key={to} to={pathWith(to, kept)} isOpen={to === path}>
          {name}
        </Tab>
      ))}
    </Tabs>
  )
}
