import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { Own } from './load-own.ts'

/** Interests from the list or in the user's own words. */
export const InterestsSection = ({ person, interests }: Pick<Own, 'person' | 'interests'>) => {
  const { own } = useWords().profile
  const chosen = (person.themes ?? []).map(({ id, name }) => ({ id, label: name }))
  return (
    <SectionCard anchor="interests" title={own.interests} lead={own.interestsLead}>
      <PostForm intent="saveInterests" submit={own.save} look="quiet">
        {(fields) => {
          const { defaultValue: _chosen, ...field } = fields.text('themes', own.chooseInterests, { error: 'themeIds' })
          return (
            <Combobox
              key={chosen.map(({ id }) => id).join()}
              {...field}
              textName="name"
              options={[...chosen, ...interests.map(({ id, name }) => ({ id, label: name }))]}
              chosen={chosen}
              canAdd
              isMultiple
              help={own.chooseInterestsHelp}
              errors={field.errors ?? fields.errorsOf('name', own.chooseInterests)}
            />
          )
        }}
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
