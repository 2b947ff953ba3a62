import { Editor } from '../../../forms/editor.tsx'
import { PostForm, PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { DatePartsField } from '../../../ui/date-parts-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { birthdayFields } from '../../accounts/birthday.ts'
import { CityField, useCityFaultText } from '../../cities/city-field.tsx'
import type { Own } from './load-own.ts'
import type { OwnResult } from './own-change.ts'
import { ReadFacts, ReadPills } from './read-facts.tsx'

/** Names, birthday and city, then the text about the user with the address of the page: two short forms. */
export const PersonSection = (own: Pick<Own, 'person' | 'city' | 'cities'>) => {
  const { profile } = useWords()
  const { person, nameAndCity, aboutAndLinks, change } = profile.own
  return (
    <SectionCard anchor="about" title={person}>
      <div className="flex flex-col gap-4">
        <PersonFacts {...own} />
        <Editor intent="savePerson" title={change} name={`${change}: ${nameAndCity}`}>
          <PersonForm {...own} />
        </Editor>
      </div>
      <div className="flex flex-col gap-4 border-t border-line pt-6">
        <AboutFacts person={own.person} />
        <Editor intent="saveAbout" title={change} name={`${change}: ${aboutAndLinks}`}>
          <AboutForm person={own.person} />
        </Editor>
      </div>
    </SectionCard>
  )
}

const PersonFacts = ({ person, city }: Pick<Own, 'person' | 'city'>) => {
  const { accounts, cities, profile } = useWords()
  const locale = useLocale()
  const { last_name, first_name, father_name, birthday } = person
  return (
    <ReadFacts
      facts={[
        [profile.own.name, [last_name, first_name, father_name].filter(Boolean).join(' ')],
        [accounts.registration.birthday, birthday && format(birthday, { locale, zone: 'UTC', kind: 'yearDate' })],
        [cities.label, city],
      ]}
    />
  )
}

const linksOf = ({ socials }: Own['person']) => (socials ?? []).map(({ url }) => url).join('\n')

const AboutFacts = ({ person }: Pick<Own, 'person'>) => {
  const { own } = useWords().profile
  return (
    <ReadFacts
      facts={[
        [own.about, person.about],
        [own.slug, person.slug],
        [own.links, linksOf(person)],
      ]}
    />
  )
}

const PersonForm = ({ person, city, cities }: Pick<Own, 'person' | 'city' | 'cities'>) => {
  const t = useWords()
  const { own } = t.profile
  const { registration } = t.accounts
  const post = useFormPost<OwnResult>('savePerson')
  const fault = post.answer?.city ?? null
  const faultText = useCityFaultText(fault)
  const birthday = post.answer?.birthday
  return (
    <PostFormOf post={post} submit={own.save} isEditor>
      {(fields) => (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField {...fields.text('first_name', registration.firstName, { saved: person.first_name })} required maxLength={60} />
            <TextField {...fields.text('last_name', registration.lastName, { saved: person.last_name })} required maxLength={60} />
            <TextField
              {...fields.text('father_name', registration.fatherName, { saved: person.father_name })}
              isOptional={registration.optional}
              maxLength={60}
            />
          </div>
          <DatePartsField
            legend={registration.birthday}
            {...birthdayFields(fields, { birthday: person.birthday ?? '', fault: birthday ?? null }, t)}
            autoComplete="bday"
          />
          <CityField {...fields.text('city', t.cities.label, { saved: city, faultText })} fault={fault} cities={cities} />
        </>
      )}
    </PostFormOf>
  )
}

const AboutForm = ({ person }: Pick<Own, 'person'>) => {
  const { own } = useWords().profile
  return (
    <PostForm intent="saveAbout" submit={own.save} isEditor>
      {(fields) => (
        <>
          <TextArea {...fields.text('about', own.about, { saved: person.about })} maxLength={2000} rows={5} help={own.aboutHelp} />
          <TextField {...fields.text('slug', own.slug, { saved: person.slug })} maxLength={40} help={own.slugHelp} />
          <TextArea {...fields.text('socials', own.links, { saved: linksOf(person) })} rows={2} help={own.linksHelp} />
        </>
      )}
    </PostForm>
  )
}

export const StatusSection = ({ person, statuses }: Pick<Own, 'person' | 'statuses'>) => {
  const { own } = useWords().profile
  const { personalStatus } = person
  const options = [{ value: '', label: own.noStatus }, ...statuses.map(({ name }) => ({ value: name, label: name }))]
  return (
    <SectionCard anchor="status" title={own.status} lead={own.statusLead}>
      <ReadPills values={personalStatus ? [personalStatus] : []} />
      <Editor intent="saveStatus" title={own.change} name={`${own.change}: ${own.status}`}>
        <PostForm intent="saveStatus" submit={own.save} isEditor>
          <ChoicePills legend={own.statusLabel} name="status" options={options} defaultValue={[personalStatus ?? '']} />
        </PostForm>
      </Editor>
    </SectionCard>
  )
}
