import { participationFormats } from '../../../../contract/events/filters.ts'
import { richTextLength } from '../../../../contract/limits.ts'
import { draftLengths } from '../../../../contract/organizing/limits.ts'
import { numberOf, textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { postedHtml } from '../../../ui/rich-text/posted-html.ts'
import { RichTextField } from '../../../ui/rich-text-field.tsx'
import { BannerField } from '../banner-field.tsx'
import { filesIn, idsOf, textOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const Main = (props: SectionProps) => {
  const { opened, draft, field, reference } = props
  const { wizard, events } = useWords()
  const t = wizard.main
  const themes = reference.themes.map(({ id, name }) => ({ id, label: name }))
  const left = draftLengths.name - draft.name.length
  return (
    <>
      <TextField
        {...field('name', t.name)}
        maxLength={draftLengths.name}
        defaultValue={opened.name}
        help={left <= draftLengths.name / 4 ? t.left(left) : t.nameHelp}
        autoComplete="off"
      />
      <RichTextField {...field('info', t.info)} name="info" help={t.infoHelp} defaultValue={opened.info} maxLength={richTextLength} />
      <SelectField {...field('typeId', t.type)} defaultValue={opened.typeId ?? ''}>
        {opened.typeId === null && <option value="">{t.choose}</option>}
        {reference.types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ChoicePills
        legend={t.participation}
        name="participation_format"
        options={participationFormats.map((value) => ({ value, label: events.participation[value] }))}
        defaultValue={[opened.participation_format]}
        errors={field('participation_format', t.participation).errors}
      />
      <Combobox
        {...field('themes', t.themes)}
        isMultiple
        options={themes}
        isOptional={t.optional}
        chosen={themes.filter(({ id }) => opened.themes.includes(id))}
      />
      <BannerField {...props} />
      <TextField {...field('tag', t.tag)} maxLength={draftLengths.tag} isOptional={t.optional} help={t.tagHelp} defaultValue={opened.tag ?? ''} />
    </>
  )
}

export const mainSection: SectionModule = {
  Section: Main,
  read: (form, saved) => ({
    name: textOf(form, 'name').trim(),
    typeId: numberOf(form, 'typeId') || null,
    participation_format: participationFormats.find((format) => format === textOf(form, 'participation_format')) ?? saved.participation_format,
    themes: idsOf(form, 'themes'),
    photo: form.has('photo') ? (filesIn(form, 'photo').at(-1) ?? null) : saved.photo,
    info: postedHtml(form, 'info', saved.info),
    tag: textOrNull(textOf(form, 'tag')),
  }),
}
