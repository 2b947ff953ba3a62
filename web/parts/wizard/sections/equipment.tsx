import { draftLengths } from '../../../../contract/organizing/limits.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { countOrNull, linesOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const flags = ['screen', 'catering', 'parking', 'broadcast'] as const
const counts = ['microphones', 'tables', 'chairs'] as const

const Equipment = ({ opened: { requirements }, field }: SectionProps) => {
  const t = useWords().wizardSections.equipment
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{t.legend}</legend>
        {flags.map((name) => (
          <Checkbox key={name} {...field(`requirements.${name}`, t.flags[name])} defaultChecked={requirements[name]} />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        {counts.map((name) => (
          <NumberField key={name} {...field(`requirements.${name}`, t.counts[name])} defaultValue={requirements[name]} />
        ))}
      </div>
      <TextArea
        {...field('requirements.comment', t.comment)}
        help={t.commentHelp}
        isOptional={t.optional}
        rows={4}
        maxLength={draftLengths.requirementsComment}
        defaultValue={requirements.comment ?? ''}
      />
    </>
  )
}

export const equipmentSection: SectionModule = {
  Section: Equipment,
  read: (form) => {
    const flag = (name: (typeof flags)[number]) => flagOf(form, `requirements.${name}`)
    const count = (name: (typeof counts)[number]) => countOrNull(textOf(form, `requirements.${name}`)) ?? 0
    return {
      requirements: {
        screen: flag('screen'),
        catering: flag('catering'),
        parking: flag('parking'),
        microphones: count('microphones'),
        tables: count('tables'),
        chairs: count('chairs'),
        broadcast: flag('broadcast'),
        comment: linesOrNull(textOf(form, 'requirements.comment')),
      },
    }
  },
}
