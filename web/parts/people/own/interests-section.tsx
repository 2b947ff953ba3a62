import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { Own } from './load-own.ts'

/** Interests from the list or in the user's own words. */
export const InterestsSection = ({ person, interests }: Pick<Own, 'person' | 'interests'>) => {
  const { own } = useWords().profile
  return (
    <SectionCard anchor="interests" title={own.interests} lead={own.interestsLead}>
      <ul className="flex flex-wrap gap-2">
        {(person.themes ?? []).map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1 rounded-full bg-sunken pl-4">
            <span className="wrap-anywhere">{name}</span>
            <PostForm intent="removeInterest" subject={id} submit="×" name={own.removeNamed(name)} look="plain" className="" />
          </li>
        ))}
      </ul>
      <PostForm intent="addInterest" submit={own.add} look="quiet" clearsAfterSuccess>
        {(fields) => (
          <>
            <SelectField {...fields.text('theme', own.chooseInterest, { error: 'themeIds' })}>
              {interests.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField {...fields.text('name', own.ownInterest)} maxLength={60} help={own.ownInterestHelp} />
          </>
        )}
      </PostForm>
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
        <PostForm intent="saveLanguages" submit={own.save}>
          <div className="grid max-h-80 w-full grid-cols-1 gap-x-6 overflow-y-auto sm:grid-cols-2">
            {languages.map(({ id, name }) => (
              <Checkbox key={id} name="languages" value={id} defaultChecked={selected.has(id)} label={name} />
            ))}
          </div>
        </PostForm>
      </Unfolded>
    </SectionCard>
  )
}
