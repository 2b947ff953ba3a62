import { PostForm, PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import type { Own } from './load-own.ts'
import type { OwnResult } from './own-change.ts'

/** Names, city, profile address and the text about the user. */
export const PersonSection = ({ person, city, cities }: Pick<Own, 'person' | 'city' | 'cities'>) => {
  const t = useWords()
  const { own } = t.profile
  const { registration } = t.accounts
  const post = useFormPost<OwnResult>('savePerson')
  const fault = post.answer?.city ?? null
  const faultText = useCityFaultText(fault)
  return (
    <SectionCard anchor="about" title={own.person}>
      <PostFormOf post={post} submit={own.save}>
        {(fields) => (
          <>
            <TextField {...fields.text('first_name', registration.firstName, { saved: person.first_name })} required maxLength={60} />
            <TextField {...fields.text('last_name', registration.lastName, { saved: person.last_name })} required maxLength={60} />
            <TextField
              {...fields.text('father_name', registration.fatherName, { saved: person.father_name })}
              isOptional={registration.optional}
              maxLength={60}
            />
            <CityField {...fields.text('city', t.cities.label, { saved: city, faultText })} fault={fault} cities={cities} />
            <TextArea {...fields.text('about', own.about, { saved: person.about })} maxLength={2000} rows={5} help={own.aboutHelp} />
            <TextField {...fields.text('slug', own.slug, { saved: person.slug })} maxLength={40} help={own.slugHelp} />
            <TextArea
              {...fields.text('socials', own.links, { saved: (person.socials ?? []).map(({ url }) => url).join('\n') })}
              rows={3}
              help={own.linksHelp}
            />
          </>
        )}
      </PostFormOf>
    </SectionCard>
  )
}

export const StatusSection = ({ person, statuses }: Pick<Own, 'person' | 'statuses'>) => {
  const { own } = useWords().profile
  return (
    <SectionCard anchor="status" title={own.status} lead={own.statusLead}>
      <PostForm intent="saveStatus" submit={own.save} look="quiet">
        <SelectField label={own.statusLabel} name="status" defaultValue={person.personalStatus ?? ''}>
          <option value="">{own.noStatus}</option>
          {statuses.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </PostForm>
    </SectionCard>
  )
}
