import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import type { AccountData } from './load-account.ts'

/** Name and birthday; both are edited in the profile. */
export const PersonSection = ({ person: { name, birthday } }: Pick<AccountData, 'person'>) => {
  const { person } = useWords().settings
  const locale = useLocale()
  return (
    <SectionCard anchor="person" title={person.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-lg font-semibold wrap-anywhere">{name}</p>
          <p className="text-ink-soft">
            {person.birthday}: {birthday ? format(birthday, { locale, zone: 'UTC', kind: 'yearDate' }) : person.noBirthday}
          </p>
        </div>
        <ButtonLink to={paths.profile('about')} look="quiet">
          {person.edit}
        </ButtonLink>
      </div>
    </SectionCard>
  )
}
