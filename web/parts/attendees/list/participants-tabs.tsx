import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Tab, Tabs } from '../../../ui/tabs.tsx'

type Props = {
  open: 'participants' | 'teams' | 'inquiries'
  eventId: number | null
  /** Participants of the event, if there is one; teams of a team event and inquiries that wait for a decision. */
  counts: { participants: number | null; teams: number | null; inquiries: number }
}

/** The lists about participants, of one event or of all. */
export const ParticipantsTabs = ({ open, eventId, counts: { participants, teams, inquiries } }: Props) => {
  const { tabs, found } = useWords().attendees.list
  const query = eventId === null ? {} : { eventId }
  // a zero beside a list with decided ones would deny them
  const waiting = (count: number) => count > 0 && { count, countLabel: tabs.waiting(count) }
  return (
    <Tabs label={tabs.label}>
      <Tab
        to={paths.participants(query)}
        isOpen={open === 'participants'}
        {...(participants !== null && { count: participants, countLabel: found(participants) })}
      >
        {tabs.participants}
      </Tab>
      {teams !== null && (
        <Tab to={paths.eventTeams(query)} isOpen={open === 'teams'} {...waiting(teams)}>
          {tabs.teams}
        </Tab>
      )}
      <Tab to={paths.organizerInquiries(query)} isOpen={open === 'inquiries'} {...waiting(inquiries)}>
        {tabs.inquiries}
      </Tab>
    </Tabs>
  )
}
