import { Mail, Phone, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '../../../contract/events/events.ts'
import { useWords } from '../../kernel/words.tsx'
import { telegramUrl } from './contact-links.ts'
import { OutsideLink } from './outside-link.tsx'
import { PageSection } from './page-section.tsx'

type Contact = Event['contacts'][number]

/** The organizers' own text and the contact persons. */
export const Contacts = ({ event: { contacts, personalisation } }: { event: Pick<Event, 'contacts' | 'personalisation'> }) => {
  const { eventPage: page } = useWords()
  const { contactInfo } = personalisation
  if (contacts.length === 0 && !contactInfo) return null
  return (
    <PageSection id="contacts" title={page.contacts}>
      {contactInfo && <p className="whitespace-pre-line wrap-anywhere not-last:mb-4">{contactInfo}</p>}
      <ul className="flex flex-col gap-4 empty:hidden">
        {contacts.map((contact, place) => (
          <li key={place}>
            <Person contact={contact} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const linkClass = 'wrap-anywhere text-accent underline underline-offset-4'

const Person = ({ contact: { name, phone, email, telegram } }: { contact: Contact }) => {
  const telegramLink = telegram && telegramUrl(telegram)
  return (
    <>
      <p className="font-medium wrap-anywhere">{name}</p>
      <ul className="flex flex-col">
        {phone && (
          <Way icon={<Phone />}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
              {phone}
            </a>
          </Way>
        )}
        {email && (
          <Way icon={<Mail />}>
            <a href={`mailto:${email}`} className={linkClass}>
              {email}
            </a>
          </Way>
        )}
        {telegram && <Way icon={<Send />}>{telegramLink ? <OutsideLink href={telegramLink}>{telegram}</OutsideLink> : telegram}</Way>}
      </ul>
    </>
  )
}

const Way = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-h-8 items-center gap-2 *:first:size-5 *:first:shrink-0 *:first:text-ink-soft">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
)
