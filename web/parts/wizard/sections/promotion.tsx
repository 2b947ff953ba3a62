import { flagOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import type { SectionModule, SectionProps } from '../section.ts'

const requests = ['proposeToMain', 'requestCityDigest', 'requestInfoMailing', 'addToContest'] as const

const Promotion = ({ opened, field }: SectionProps) => {
  const t = useWords().wizardSections.promotion
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium">{t.legend}</legend>
      {requests.map((name) => (
        <Checkbox key={name} {...field(`promotion.${name}`, t.requests[name])} defaultChecked={opened.promotion[name]} />
      ))}
    </fieldset>
  )
}

export const promotionSection: SectionModule = {
  Section: Promotion,
  read: (form) => {
    const requested = (name: (typeof requests)[number]) => flagOf(form, `promotion.${name}`)
    return {
      promotion: {
        proposeToMain: requested('proposeToMain'),
        requestCityDigest: requested('requestCityDigest'),
        requestInfoMailing: requested('requestInfoMailing'),
        addToContest: requested('addToContest'),
      },
    }
  },
}
