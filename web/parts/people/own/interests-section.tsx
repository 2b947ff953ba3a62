import { Editor } from '../../../forms/editor.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { Own } from './load-own.ts'
import { ReadPills } from './read-facts.tsx'

/** Topics from the list, as pills, or in the user's own words. */
export const InterestsSection = ({ person, interests }: Pick<Own, 'person' | 'interests'>) => {
  const { own } = useWords().profile
  const chosen = person.themes ?? []
  const offered = [...chosen, ...interests].map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <SectionCard anchor="interests" title={own.interests} lead={own.interestsLead}>
      <ReadPills values={chosen.map(({ name }) => name)} />
      <Editor intent="saveInterests" title={own.change} name={`${own.change}: ${own.interests}`}>
        <PostForm key={chosen.map(({ id }) => id).join()} intent="saveInterests" submit={own.save} isEditor>
          {(fields) => (
            <>
              <ChoicePills
                legend={own.chooseInterests}
                name="themes"
                isMultiple
                options={offered}
                defaultValue={chosen.map(({ id }) => String(id))}
                errors={fields.errorsOf('themeIds', own.chooseInterests)}
              />
              <TextField {...fields.text('name', own.ownInterests)} help={own.ownInterestsHelp} maxLength={200} />
            </>
          )}
        </PostForm>
      </Editor>
    </SectionCard>
  )
}

export const LanguagesSection = ({ person, languages }: Pick<Own, 'person' | 'languages'>) => {
  const t = useWords()
  const { own } = t.profile
  const { languages: title } = t.people.page
  const spoken = person.languages ?? []
  return (
    <SectionCard anchor="languages" title={title}>
      <ReadPills values={spoken.map(({ name }) => name)} />
      <Editor intent="saveLanguages" title={own.change} name={`${own.change}: ${title}`}>
        <PostForm key={spoken.map(({ id }) => id).join()} intent="saveLanguages" submit={own.save} isEditor>
          {(fields) => (
            <Combobox
              {...fields.choice('languages', title)}
              options={languages.map(({ id, name }) => ({ id, label: name }))}
              chosen={spoken.map(({ id, name }) => ({ id, label: name }))}
              isMultiple
            />
          )}
        </PostForm>
      </Editor>
    </SectionCard>
  )
}
