import type { EventDocument } from '../../../../contract/organizing/fields.ts'
import { draftCounts, draftLengths } from '../../../../contract/organizing/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, Errors, TextField } from '../../../ui/field.tsx'
import { ListEditor } from '../list-editor.tsx'
import { hostsIn, PersonRows, speakersIn } from '../person-rows.tsx'
import { idsOf, rowsOf, textOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'
import { UserPicker } from '../user-picker.tsx'

type Organizer = EventDocument['organizers'][number]

const Contacts = (props: SectionProps) => {
  const { opened, field, linked, remember } = props
  const t = useWords().wizardSections.contacts
  const picker = { isMultiple: true, linked, remember }
  return (
    <>
      <UserPicker {...picker} field={field('owners', t.owners)} help={t.ownersHelp} chosen={opened.owners} />
      <UserPicker
        {...picker}
        field={field('organizers', t.organizers)}
        help={t.organizersHelp}
        isOptional={t.optional}
        chosen={idsOfType(opened, 'user')}
      />
      <Organizations {...props} />
      <ContactRows {...props} />
      <PersonRows {...props} list="hosts" label={t.hosts} add={t.addHost} rowName={t.host} />
      <PersonRows {...props} list="speakers" label={t.speakers} add={t.addSpeaker} rowName={t.speaker} />
      <UserPicker
        {...picker}
        field={field('experts', t.experts)}
        help={t.expertsHelp}
        isOptional={t.optional}
        chosen={opened.experts.map(({ id }) => id)}
      />
    </>
  )
}

const idsOfType = ({ organizers }: EventDocument, wanted: Organizer['type']) => organizers.filter(({ type }) => type === wanted).map(({ id }) => id)

/** Organizations of the event; they can be removed here. */
const Organizations = ({ opened, linked }: SectionProps) => {
  const t = useWords().wizardSections.contacts
  const ids = idsOfType(opened, 'organization')
  if (ids.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{t.organizations}</legend>
      {ids.map((id) => (
        <Checkbox
          key={id}
          name="organizationsOf"
          value={id}
          label={linked.organizations.find((organization) => organization.id === id)?.name ?? String(id)}
          defaultChecked
        />
      ))}
    </fieldset>
  )
}

const ContactRows = ({ opened, field, errorsOf }: SectionProps) => {
  const t = useWords().wizardSections.contacts
  const parts = [
    { part: 'phone', type: 'tel', maxLength: draftLengths.contactPhone },
    { part: 'email', type: 'email', maxLength: draftLengths.contactEmail },
    { part: 'telegram', type: 'text', maxLength: draftLengths.contactTelegram },
  ] as const
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{t.contacts}</h3>
      <p className="text-ink-soft">{t.contactsHelp}</p>
      <ListEditor
        label={t.contacts}
        name="contacts"
        rows={opened.contacts}
        empty={{ name: '', phone: null, email: null, telegram: null }}
        max={draftCounts.contacts}
        add={t.addContact}
        rowName={t.contact}
      >
        {(row, prefix, position) => (
          <>
            <TextField
              {...field(`contacts.${position}.name`, t.personName)}
              name={`${prefix}.name`}
              autoComplete="off"
              maxLength={draftLengths.contactName}
              defaultValue={row.name}
            />
            {parts.map(({ part, ...rest }) => (
              <TextField
                key={part}
                {...field(`contacts.${position}.${part}`, t[part])}
                {...rest}
                name={`${prefix}.${part}`}
                autoComplete="off"
                isOptional={t.optional}
                defaultValue={row[part] ?? ''}
              />
            ))}
          </>
        )}
      </ListEditor>
      <Errors errors={errorsOf('contacts')} />
    </section>
  )
}

/** The order of those who stay is kept. */
const organizersIn = (form: FormData, saved: EventDocument): Organizer[] => {
  const users = idsOf(form, 'organizers').map((id): Organizer => ({ type: 'user', id }))
  const organizations = idsOf(form, 'organizationsOf').map((id): Organizer => ({ type: 'organization', id }))
  return inOrder(saved.organizers, [...users, ...organizations])
}

const inOrder = (saved: readonly Organizer[], chosen: readonly Organizer[]): Organizer[] => {
  const isIn = (list: readonly Organizer[]) => (one: Organizer) => list.some(({ type, id }) => type === one.type && id === one.id)
  return [...saved.filter(isIn(chosen)), ...chosen.filter((one) => !isIn(saved)(one))]
}

export const contactsSection: SectionModule = {
  Section: Contacts,
  read: (form, saved) => ({
    owners: [...new Set(idsOf(form, 'owners'))],
    organizers: organizersIn(form, saved),
    contacts: rowsOf(form, 'contacts')
      .map(({ text }) => ({
        name: text('name'),
        phone: textOrNull(text('phone')),
        email: textOrNull(text('email')),
        telegram: textOrNull(text('telegram')),
      }))
      .filter((row) => Object.values(row).some(Boolean)),
    hosts: hostsIn(form),
    speakers: speakersIn(form),
    experts: [...new Set(idsOf(form, 'experts'))].map((id) => ({ id })),
  }),
}
