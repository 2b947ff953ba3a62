import { useFetcher } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { More } from '../../../lists/more.tsx'
import { useHistoryEntry, useMore } from '../../../lists/use-more.ts'
import { paths } from '../../../paths.ts'
import { PageSection } from '../../events/page-section.tsx'
import { EventRow } from './event-row.tsx'
import type { ActivityPage } from './load-activity-of.ts'
import type { Profile } from './profile-of.ts'

type Props = { which: 'future' | 'past'; person: Profile; first: ActivityPage }

/** Upcoming or past events of a user, 8 per page (V370). Without scripts the next page replaces the first. */
export const Activity = (props: Props) => {
  const { page } = useWords().people
  if (props.first._items.length === 0) return null
  return (
    <div className="print:hidden">
      <PageSection title={page[props.which]} id={props.which}>
        <Events key={props.first._meta.currentPage} {...props} />
      </PageSection>
    </div>
  )
}

const Events = ({ which, person, first }: Props) => {
  const entry = useHistoryEntry()
  const pathOf = (page: number) => paths.person({ userId: person.id, case: which, paginationPage: page })
  const more = useMore(first, useFetcher<{ list: ActivityPage | null }>(), pathOf, `${entry} ${which}`)
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid gap-3 sm:grid-cols-2">
        {more.items.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventRow event={event} />
          </li>
        ))}
      </ul>
      <More more={more} to={(page) => `${paths.user(person.address, { [which]: page })}#${which}`} />
    </div>
  )
}
