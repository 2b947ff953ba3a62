import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ParticipantRow } from './load-participants.ts'
import { formOf } from './row-actions.tsx'

type Props = { id: number; user: NonNullable<ParticipantRow['user']> }

/** Contacts that the user shows to the organizer, or the state of the request for them. */
export const ParticipantContacts = ({ id, user: { contacts, access } }: Props) => {
  const { list: t } = useWords().attendees
  if (!contacts && access === null) return null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5">
      <h3 className="font-semibold">{t.contacts.title}</h3>
      {contacts ? <VisibleContacts contacts={contacts} /> : access && <Request id={id} access={access} />}
    </section>
  )
}

const VisibleContacts = ({ contacts: { phone, email } }: { contacts: NonNullable<Props['user']['contacts']> }) => {
  const { list: t } = useWords().attendees
  if (!phone && !email) return <p className="text-ink-soft">{t.contacts.none}</p>
  return (
    <ul className="flex flex-col gap-1">
      {phone && (
        <li>
          <a href={`tel:${phone}`} className="text-accent underline-offset-4 hover:underline">
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className="text-accent underline-offset-4 wrap-anywhere hover:underline">
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}

const Request = ({ id, access }: { id: number; access: NonNullable<Props['user']['access']> }) => {
  const { list: t } = useWords().attendees
  if (access !== 'none') return <p className="text-ink-soft">{t.contacts[access]}</p>
  return (
    <>
      <p className="text-ink-soft">{t.contacts.hidden}</p>
      <Button type="submit" form={formOf('contacts')} name="subject" value={id} look="quiet" size="small" className="self-start">
        {t.contacts.ask}
      </Button>
    </>
  )
}
