import { Mail, Phone } from 'lucide-react'
import { useWords } from '../../../kernel/words.tsx'
import { PageSection } from '../../events/page-section.tsx'
import { ContactsButton } from '../contacts-button.tsx'
import type { Profile } from './profile-of.ts'

const link = 'flex min-h-11 items-center gap-3 font-medium text-accent underline underline-offset-4 wrap-anywhere'

/** Phone and email if the viewer may see them; otherwise the request button or the state of the request. */
export const Contacts = ({ person }: { person: Profile }) => {
  const { contacts } = useWords().people
  if (person.isProtected && !person.can.edit) return null
  return (
    <div className={`rounded-2xl border border-line bg-surface p-6 ${person.contactsVisible ? 'print:border-0 print:p-0' : 'print:hidden'}`}>
      <PageSection id="contacts" title={contacts.title}>
        {person.contactsVisible ? <OpenContacts person={person} /> : <Closed person={person} />}
      </PageSection>
    </div>
  )
}

const OpenContacts = ({ person: { phones, email } }: { person: Profile }) => {
  const { contacts } = useWords().people
  if (phones.length === 0 && !email) return <p className="text-ink-soft">{contacts.nothing}</p>
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`} className={link}>
            <Phone className="size-5 shrink-0" aria-hidden="true" />
            {phone}
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={link}>
            <Mail className="size-5 shrink-0" aria-hidden="true" />
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}

const Closed = ({ person }: { person: Profile }) => {
  const { contacts } = useWords().people
  const texts = { none: contacts.hidden, approved: contacts.hidden, wait: contacts.waitText, declined: contacts.declinedText }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-ink-soft">{texts[person.contactAccess]}</p>
      <ContactsButton person={person} />
    </div>
  )
}
