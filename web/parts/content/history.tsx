import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import type { DetailedRow, FieldChange } from './content-table.ts'
import { ContentValue } from './content-value.tsx'
import { useTableWords } from './content-words.ts'
import type { FormPage } from './load-content.ts'

/** The last changes of a row: time, author, and each changed field before and after. */
export const History = ({ page, row }: { page: FormPage; row: DetailedRow }) => {
  const { content } = useWords()
  const locale = useLocale()
  const actions: Record<string, string> = content.actions
  if (row.history.length === 0) return null
  return (
    <SectionCard title={content.history}>
      <ol className="flex flex-col gap-3 text-sm">
        {row.history.map(({ id, action, at, userId, userName, changes }) => (
          <li key={id} className="flex flex-col gap-0.5">
            <p>
              <span className="font-medium">{actions[action] ?? action}</span>
              {' · '}
              <time dateTime={at}>{format(at, { locale, zone: page.zone, kind: 'dateTime' })}</time>
              {userId && userName && (
                <>
                  {' · '}
                  <Link to={paths.user(userId)} className="underline underline-offset-2">
                    {userName}
                  </Link>
                </>
              )}
            </p>
            {(action === 'update' || action === 'restore') && <Changes page={page} changes={changes} />}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

const Changes = ({ page, changes }: { page: FormPage; changes: FieldChange[] }) => {
  const { contentVersions: t } = useWords()
  const { fieldName } = useTableWords(page)
  const inOrder = page.fields.flatMap(({ name }) => changes.filter(({ field }) => field === name))
  return (
    <dl className="mt-1 flex flex-col gap-2">
      {inOrder.map(({ field, before, after }) => (
        <div key={field} className="rounded-lg bg-sunken px-3 py-2">
          <dt className="text-ink-soft">{fieldName(field)}</dt>
          <dd className="grid gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
            <div className="min-w-0">
              <span className="sr-only">{t.before}: </span>
              <ContentValue page={page} name={field} value={before} />
            </div>
            <ArrowRight className="size-5 rotate-90 text-ink-soft sm:rotate-0" aria-hidden="true" />
            <div className="min-w-0">
              <span className="sr-only">{t.after}: </span>
              <ContentValue page={page} name={field} value={after} />
            </div>
          </dd>
        </div>
      ))}
    </dl>
  )
}
