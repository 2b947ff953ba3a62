import { useSearchParams } from 'react-router'
import type { ControlSpace } from '../../../../contract/control/control.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { browserApi } from '../../../kernel/browser-api.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { PhoneInput } from '../../accounts/phone/phone-input.tsx'
import type { VisitorsData } from './load-visitors.ts'
import { visitorsAddress, visitorsPath } from './visitors-address.ts'

type Props = { data: VisitorsData; user: { id: number; name: string } | null }

/** A visitor who came without a place on the list: a user of the site, or a new one. */
export const AddPanel = ({ data: { space }, user }: Props) => {
  const { add: t } = useWords().control
  const [params] = useSearchParams()
  const purposes = usePurposes(space)
  return (
    <SidePanel title={t.title} closeTo={visitorsPath(space.id, params)}>
      {purposes.length === 0 ? (
        <p className="rounded-xl bg-sunken px-4 py-3">{t.noPurpose}</p>
      ) : (
        <PostForm intent="add" submit={t.submit} className="gap-5">
          {(fields) => (
            <>
              <SelectField {...fields.text('purpose', t.purpose, { saved: openPurpose(params), error: 'type' })}>
                {purposes.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </SelectField>
              <Person fields={fields} user={user} />
              <NewPerson fields={fields} />
            </>
          )}
        </PostForm>
      )}
    </SidePanel>
  )
}

const Person = ({ fields, user }: { fields: FormFields; user: Props['user'] }) => {
  const { add: t } = useWords().control
  return (
    <Combobox
      {...fields.choice('userId', t.person, { faultText: t.needPerson })}
      help={t.personHelp}
      placeholder={t.personHint}
      options={[]}
      load={findUsers}
      textName="userText"
      chosen={user ? [{ id: user.id, label: user.name }] : []}
    />
  )
}

const NewPerson = ({ fields }: { fields: FormFields }) => {
  const { add: t } = useWords().control
  const phone = fields.text('phone', t.phone)
  return (
    <section aria-labelledby="new-visitor" className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 id="new-visitor" className="text-lg font-semibold">
        {t.new}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...fields.text('first_name', t.firstName)} maxLength={60} autoComplete="off" />
        <TextField {...fields.text('last_name', t.lastName)} maxLength={60} autoComplete="off" />
      </div>
      <PhoneInput id={phone.id} label={t.phone} phone={String(phone.defaultValue)} errors={phone.errors} isOptional={t.optional} />
      <TextField {...fields.text('email', t.email)} isOptional={t.optional} type="email" inputMode="email" maxLength={320} autoComplete="off" />
      <p className="text-sm text-ink-soft">{t.newHelp}</p>
    </section>
  )
}

/** What a visitor can come for on this day. */
const usePurposes = ({ events, meetings, coworking, timezone }: ControlSpace): [value: string, text: string][] => {
  const { types } = useWords().control
  const locale = useLocale()
  const at = (startsAt: string) => format(startsAt, { locale, zone: timezone, kind: 'time' })
  return [
    ...events.map(({ id, name, startsAt }): [string, string] => [`event:${id}`, `${types.event}, ${at(startsAt)}: ${name}`]),
    ...meetings.map(({ id, name, startsAt }): [string, string] => [`meeting:${id}`, `${types.meeting}, ${at(startsAt)}: ${name}`]),
    ...(coworking.capacity > 0 ? [['coworking', types.coworking] satisfies [string, string]] : []),
  ]
}

/** The purpose of the open tab. */
const openPurpose = (params: URLSearchParams): string => {
  const { tab, eventId, reserveId } = visitorsAddress.query(params)
  if (eventId) return `event:${eventId}`
  if (reserveId) return `meeting:${reserveId}`
  return tab === 'coworking' ? tab : ''
}

const findUsers: LoadOptions = async (q) => {
  const attempt = await browserApi('GET /users/completion', { query: { q } })
  if (!attempt.ok) throw new Error('users could not be loaded')
  return attempt.reply._items.map(({ id, name, position }) => ({ id, label: name, ...(position && { note: position }) }))
}
