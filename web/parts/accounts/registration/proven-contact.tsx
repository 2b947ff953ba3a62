import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatPhone } from '../phone/phone-format.ts'
import type { Contact } from './registration-answer.ts'

/** The phone or email of the new account, with a button to change it. */
export const ProvenContact = ({ contact }: { contact: Contact }) => {
  const { confirmedPhone, chosenEmail, changeContact } = useWords().accounts.registration
  if (contact.kind === 'own') return null
  const isPhone = contact.kind === 'phone'
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-sunken py-2 pr-2 pl-4">
      <p>
        <span className="block text-sm text-ink-soft">{isPhone ? confirmedPhone : chosenEmail}</span>
        <b className="font-semibold wrap-anywhere">{isPhone ? formatPhone(contact.phone) : contact.email}</b>
      </p>
      <Button type="submit" name="intent" value="cancel" formNoValidate look="plain">
        {changeContact}
      </Button>
      {isPhone ? (
        <>
          <input type="hidden" name="phone" value={contact.phone} />
          <input type="hidden" name="phoneToken" value={contact.phoneToken} />
        </>
      ) : (
        <input type="hidden" name="email" value={contact.email} />
      )}
    </div>
  )
}
