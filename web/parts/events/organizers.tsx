import type { Event } from '../../../contract/events/events.ts'
import { MaybeLink } from '../../kernel/maybe-link.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { PageSection } from './page-section.tsx'

type Organizer = NonNullable<Event['organizers']>[number]

export const Organizers = ({ organizers }: { organizers: Organizer[] }) => {
  const t = useWords()
  if (organizers.length === 0) return null
  return (
    <PageSection id="organizers" title={t.events.page.organizers}>
      <ul className="flex flex-col gap-3">
        {organizers.map(({ type, id, name, logo }) => (
          <li key={`${type} ${id}`}>
            <MaybeLink
              screen={type === 'user' ? '/users/:id' : '/organizations/:id'}
              id={id}
              className="flex items-center gap-3 font-medium wrap-anywhere"
              linkClass="hover:underline"
            >
              <Avatar id={id} name={name} photo={logo} />
              {name}
            </MaybeLink>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
