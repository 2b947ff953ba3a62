import { accesses } from '../../../../contract/events/events.ts'
import { locales } from '../../../../contract/locales.ts'
import { ageMarks } from '../../../../contract/organizing/limits.ts'
import { flagOf, listOf, textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Checkbox, Errors, Radio } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { countOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const limits = ['expectedParticipantCount', 'participantLimit', 'onlineLimit', 'offlineLimit'] as const

const Access = ({ opened, draft, field, errorsOf }: SectionProps) => {
  const { languageNames } = useWords().events
  const t = useWords().wizard.access
  const isMixed = draft.format === 'online' && draft.onlineWithSpace
  const shown = limits.filter((name) => isMixed || !['onlineLimit', 'offlineLimit'].includes(name))
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{t.legend}</legend>
        {accesses.map((access) => (
          <Radio
            key={access}
            name="access"
            value={access}
            label={t.options[access].label}
            help={t.options[access].help}
            defaultChecked={opened.access === access}
          />
        ))}
        <Errors errors={errorsOf('access')} />
      </fieldset>
      {shown.map((name) => (
        <NumberField
          key={name}
          {...field(name, t.limits[name].label)}
          help={t.limits[name].help}
          isOptional={t.optional}
          defaultValue={opened[name] ?? ''}
        />
      ))}
      <ChoicePills
        legend={t.age.label}
        name="ageFrom"
        options={[{ value: '', label: t.age.none }, ...ageMarks.map((age) => ({ value: String(age), label: `${age}+` }))]}
        defaultValue={[String(opened.ageFrom ?? '')]}
        errors={errorsOf('ageFrom')}
      />
      <ChoicePills
        legend={t.languages.label}
        help={t.languages.help}
        name="languages"
        options={locales.map((locale) => ({ value: locale, label: languageNames[locale] }))}
        isMultiple
        defaultValue={opened.languages}
        errors={errorsOf('languages')}
      />
      <div className="flex flex-col gap-2">
        <Checkbox {...field('mediaAccreditation', t.mediaAccreditation)} defaultChecked={opened.mediaAccreditation} />
        <Checkbox {...field('ecpRequired', t.ecpRequired)} defaultChecked={opened.ecpRequired} />
      </div>
    </>
  )
}

export const accessSection: SectionModule = {
  Section: Access,
  read: (form, saved) => ({
    access: accesses.find((access) => access === textOf(form, 'access')) ?? saved.access,
    ...Object.fromEntries(limits.map((name) => [name, form.has(name) ? countOrNull(textOf(form, name)) : saved[name]])),
    ageFrom: ageMarks.find((age) => String(age) === textOf(form, 'ageFrom')) ?? null,
    languages: locales.filter((locale) => listOf(form, 'languages').includes(locale)),
    mediaAccreditation: flagOf(form, 'mediaAccreditation'),
    ecpRequired: flagOf(form, 'ecpRequired'),
  }),
}
