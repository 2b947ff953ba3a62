import { useWords } from '../../../kernel/words.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { Own } from './load-own.ts'
import { OwnForm } from './own-form.tsx'
import { TextArea } from './text-area.tsx'

/** Names, city, profile address and the text about the user. */
export const PersonSection = ({ person }: Pick<Own, 'person'>) => {
  const t = useWords()
  const { own } = t.profile
  const { registration } = t.accounts
  return (
    <SectionCard anchor="about" title={own.person}>
      <OwnForm intent="savePerson" submit={own.save}>
        {(errorsOf) => (
          <>
            <TextField
              label={registration.firstName}
              name="first_name"
              required
              maxLength={60}
              defaultValue={person.first_name}
              errors={errorsOf('first_name')}
            />
            <TextField
              label={registration.lastName}
              name="last_name"
              required
              maxLength={60}
              defaultValue={person.last_name}
              errors={errorsOf('last_name')}
            />
            <TextField
              label={registration.fatherName}
              isOptional={registration.optional}
              name="father_name"
              maxLength={60}
              defaultValue={person.father_name ?? ''}
              errors={errorsOf('father_name')}
            />
            <TextField
              label={registration.city}
              name="city"
              maxLength={100}
              defaultValue={person.address.city ?? ''}
              help={own.cityHelp}
              errors={errorsOf('city')}
            />
            <TextArea
              label={own.about}
              name="about"
              maxLength={2000}
              rows={5}
              defaultValue={person.about ?? ''}
              help={own.aboutHelp}
              errors={errorsOf('about')}
            />
            <TextField label={own.slug} name="slug" maxLength={40} defaultValue={person.slug ?? ''} help={own.slugHelp} errors={errorsOf('slug')} />
            <TextArea
              label={own.links}
              name="socials"
              rows={3}
              defaultValue={(person.socials ?? []).map(({ url }) => url).join('\n')}
              help={own.linksHelp}
              errors={errorsOf('socials')}
            />
          </>
        )}
      </OwnForm>
    </SectionCard>
  )
}

export const StatusSection = ({ person, statuses }: Pick<Own, 'person' | 'statuses'>) => {
  const { own } = useWords().profile
  return (
    <SectionCard anchor="status" title={own.status} lead={own.statusLead}>
      <OwnForm intent="saveStatus" submit={own.save}>
        <SelectField label={own.statusLabel} name="status" defaultValue={person.personalStatus ?? ''}>
          <option value="">{own.noStatus}</option>
          {statuses.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </OwnForm>
    </SectionCard>
  )
}
