import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Tab, Tabs } from '../../../ui/tabs.tsx'

type Props = { open: 'participants' | 'inquiries'; eventId: number | null }

/** The two lists about participants, of one event or of all. */
export const ParticipantsTabs = ({ open, eventId }: Props) => {
  const { tabs } = useWords().attendees.list
  const query = eventId === null ? {} : { eventId }
  return (
    <Tabs label={tabs.label}>
      <Tab to={paths.participants(query)} isOpen={open === 'participants'}>
        {tabs.participants}
      </Tab>
      <Tab to={paths.organizerInquiries(query)} isOpen={open === 'inquiries'}>
        {tabs.inquiries}
      </Tab>
    </Tabs>
  )
}
