import { Clock, Lock, LockOpen, Phone } from 'lucide-react'
import type { User } from '../../../contract/people/people.ts'
import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { PersonForm, usePersonFetcher } from './person-form.tsx'

type Props = { person: Pick<User, 'id' | 'contactsVisible' | 'contactAccess' | 'can'> & { name: string } }

const icons = { wait: Clock, approved: LockOpen, declined: Lock }

/** Requests contact details, or shows the state of the request. */
export const ContactsButton = ({ person }: Props) => {
  const { contacts } = useWords().people
  const viewer = useViewer()
  const fetcher = usePersonFetcher()
  const state = person.contactsVisible ? 'approved' : (fetcher.data?.status ?? person.contactAccess)
  if (state !== 'none') return <StateOfRequest state={state} />
  if (viewer && !person.can.requestContacts) return null
  return (
    <PersonForm userId={person.id} fetcher={fetcher}>
      <Button type="submit" name="intent" value="requestContacts" look="quiet" isBusy={fetcher.state !== 'idle'}>
        {fetcher.state === 'idle' && <Phone className="size-4" aria-hidden="true" />}
        {contacts.ask}
        <span className="sr-only">{person.name}</span>
      </Button>
    </PersonForm>
  )
}

const StateOfRequest = ({ state }: { state: keyof typeof icons }) => {
  const { contacts } = useWords().people
  const Icon = icons[state]
  return (
    <p role="status" className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-ink-soft print:hidden">
      <Icon className="size-4" aria-hidden="true" />
      {contacts[state]}
    </p>
  )
}
