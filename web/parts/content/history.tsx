import { Link } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import type { DetailedRow } from './content-table.ts'
import { useTableWords } from './content-words.ts'
import type { FormPage } from './load-content.ts'

/** The last changes of a row: time, author, changed fields. */
export const History = ({ page, row }: { page: FormPage; row: DetailedRow }) => {
  const { content, fieldName } = useTableWords(page)
  const locale = useLocale()
  const actions: Record<string, string> = content.actions
  if (row.history.length === 0) return null
  return (
    <SectionCard title={content.history}>
      <ol className="flex flex-col gap-3 text-sm">
        {row.history.map(({ id, action, at, userId, userName, fields }) => (
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
            {(action === 'update' || action === 'restore') && fields.length > 0 && (
              <p className="text-ink-soft wrap-anywhere">{fields.map(fieldName).join('; ')}</p>
            )}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
