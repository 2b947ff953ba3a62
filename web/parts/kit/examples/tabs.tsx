import { useSearchParams } from 'react-router'
import { Tab, Tabs } from '../../../ui/tabs.tsx'

const names = ['Upcoming', 'Past', 'Drafts', 'In moderation', 'Rejected', 'Archive']

export const TabsExample = () => {
  const open = useSearchParams()[0].get('tab') ?? names[0]
  return (
    <Tabs label="Events by state">
      {names.map((name, place) => (
        <Tab key={name} to={{ search: `?tab=${name}` }} isOpen={name === open} count={place * 7}>
          {name}
        </Tab>
      ))}
    </Tabs>
  )
}
