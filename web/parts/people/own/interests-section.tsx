import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { Own } from './load-own.ts'
import { OwnForm } from './own-form.tsx'

/** Interests from the list or in the user's own words. */
export const InterestsSection = ({ person, interests }: Pick<Own, 'person' | 'interests'>) => {
  const { own } = useWords().profile
  return (
    <SectionCard anchor="interests" title={own.interests} lead={own.interestsLead}>
      <ul className="flex flex-wrap gap-2">
        {(person.themes ?? []).map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1 rounded-full bg-sunken pl-4">
            <span className="wrap-anywhere">{name}</span>
            <OwnForm intent="removeInterest" subject={id} submit="×" name={own.removeNamed(name)} look="plain" className="" />
          </li>
        ))}
      </ul>
      <OwnForm intent="addInterest" submit={own.add} look="quiet" clearsAfterSuccess>
        {(errorsOf) => (
          <>
            <SelectField label={own.chooseInterest} name="theme" errors={errorsOf('themeIds')}>
              {interests.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField label={own.ownInterest} name="name" maxLength={60} help={own.ownInterestHelp} errors={errorsOf('name')} />
          </>
        )}
      </OwnForm>
    </SectionCard>
  )
}

export const LanguagesSection = ({ person, languages }: Pick<Own, 'person' | 'languages'>) => {
  const t = useWords()
  const { own } = t.profile
  const selected = new Set((person.languages ?? []).map(({ id }) => id))
  return (
    <SectionCard anchor="languages" title={t.people.page.languages}>
      <p>{(person.languages ?? []).map(({ name }) => name).join(', ') || own.nothing}</p>
      <Unfolded isWide title={own.change} name={`${own.change}: ${t.people.page.languages}`}>
        <OwnForm intent="saveLanguages" submit={own.save}>
          <div className="grid max-h-80 w-full grid-cols-1 gap-x-6 overflow-y-auto sm:grid-cols-2">
            {languages.map(({ id, name }) => (
              <Checkbox key={id} name="languages" value={id} defaultChecked={selected.has(id)} label={name} />
            ))}
          </div>
        </OwnForm>
      </Unfolded>
    </SectionCard>
  )
}
