import { useId } from 'react'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Conflict } from './conflicts.ts'
import type { DetailedRow } from './content-table.ts'
import { ContentValue } from './content-value.tsx'
import { useTableWords } from './content-words.ts'
import type { FormPage } from './load-content.ts'

type Props = { page: FormPage; current: DetailedRow; conflicts: Conflict[]; idOf: (field: string) => string | undefined }

/** At the head of the form: another editor has saved a newer version, with both values of each field that differs. */
export const ConflictSummary = ({ page, current, conflicts, idOf }: Props) => {
  const { contentVersions: t } = useWords()
  const { fieldName } = useTableWords(page)
  const locale = useLocale()
  const title = useId()
  const [last] = current.history
  return (
    <div
      role="alert"
      aria-labelledby={title}
      tabIndex={-1}
      data-error-summary
      className="flex flex-col gap-4 rounded-xl border border-danger bg-danger-soft p-4"
    >
      <div className="flex flex-col gap-1">
        <p id={title} className="text-lg font-semibold">
          {t.title}
        </p>
        <p>{t.lead}</p>
        {last && <p className="text-sm">{t.saved(last.userName, format(last.at, { locale, zone: page.zone, kind: 'dateTime' }))}</p>}
      </div>
      <ul className="flex flex-col gap-3">
        {conflicts.map((conflict) => (
          <li key={conflict.name} className="flex flex-col gap-2 rounded-lg bg-surface p-3">
            <a href={`#${idOf(conflict.name)}`} className="inline-flex min-h-6 items-center self-start font-medium underline underline-offset-2">
              {fieldName(conflict.name)}
            </a>
            <Values page={page} conflict={conflict} theirs={current[conflict.name]} />
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.adminContent({ ...page.list, id: current.id })} look="quiet" className="self-start">
        {t.discard}
      </ButtonLink>
    </div>
  )
}

type ValuesProps = { page: FormPage; conflict: Conflict; theirs: unknown }

const Values = ({ page, conflict: { name, mine, isUntouched }, theirs }: ValuesProps) => {
  const { contentVersions: t } = useWords()
  const kind = page.fields.find((field) => field.name === name)?.kind
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-ink-soft">{t.theirs}</dt>
        <dd>
          <ContentValue page={page} name={name} value={theirs} />
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="text-ink-soft">{t.mine}</dt>
        <dd>
          {kind === 'picture' && mine !== '' && !isUntouched ? (
            t.newPicture
          ) : (
            <ContentValue page={page} name={name} value={kind === 'flag' ? mine === 'true' : mine} />
          )}
          {isUntouched && <span className="block text-ink-soft">{t.untouched}</span>}
        </dd>
      </div>
    </dl>
  )
}
