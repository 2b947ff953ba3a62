import { MessageCircle } from 'lucide-react'
import type { Event } from '../../../contract/events/events.ts'
import { MaybeLink } from '../../kernel/maybe-link.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { contactId } from './around/contact-id.ts'
import { PageSection } from './page-section.tsx'

type Organizer = NonNullable<Event['organizers']>[number]

type Props = {
  organizers: Organizer[]
  /** The page has the forms to write to the organizers. */
  hasContactForm?: boolean
}

export const Organizers = ({ organizers, hasContactForm = false }: Props) => {
  const t = useWords()
  if (organizers.length === 0) return null
  return (
    <PageSection id="organizers" title={t.eventPage.organizers}>
      <ul className="flex flex-col rounded-2xl border border-line bg-surface px-4 py-1.5">
        {organizers.map(({ type, id, name, logo }) => (
          <li key={`${type} ${id}`} className="py-2">
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
        {hasContactForm && (
          <li className="border-t border-line py-1">
            <a href={`#${contactId}`} className="inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline">
              <MessageCircle className="size-5" aria-hidden="true" />
              {t.around.question.open}
            </a>
          </li>
        )}
      </ul>
    </PageSection>
  )
}
