import { Link } from 'react-router'
import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { PageSection } from './page-section.tsx'

/** The participants that the viewer follows, with links to their profiles. */
export const Followed = ({ event: { followed, timeline, status } }: { event: Pick<Event, 'followed' | 'timeline' | 'status'> }) => {
  const t = useWords()
  if (!followed || followed.people.length === 0 || status === 'canceled') return null
  const rest = followed.count - followed.people.length
  return (
    <PageSection id="followed" title={t.attending.followed[timeline === 'finished' ? 'were' : 'going']}>
      <ul className="flex flex-wrap gap-x-4 gap-y-2">
        {followed.people.map(({ userId, name, photo }) => (
          <li key={userId}>
            <Link to={paths.user(userId)} className="flex min-h-11 items-center gap-2 font-medium hover:underline">
              <Avatar id={userId} name={name} photo={photo} />
              {name}
            </Link>
          </li>
        ))}
        {rest > 0 && <li className="flex min-h-11 items-center text-ink-soft">{t.eventPage.andMore(rest)}</li>}
      </ul>
    </PageSection>
  )
}
