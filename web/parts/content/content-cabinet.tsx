import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import type { ContentAnswer } from './answer-content.ts'
import { ContentForm } from './content-form.tsx'
import { ContentList } from './content-list.tsx'
import type { TableName } from './content-table.ts'
import type { ContentPage } from './load-content.ts'

type Props = { page: ContentPage; answer: ContentAnswer | null }

/** The list of tables, and beside it the rows of one table or the form of one row. */
export const ContentCabinet = ({ page, answer }: Props) => {
  const { content } = useWords()
  return (
    <div className="frame flex flex-col gap-6 py-8 sm:py-10" data-density="compact">
      <header className="flex flex-col gap-1">
        <Link to={paths.admin()} className="inline-flex min-h-11 items-center gap-1.5 self-start text-accent underline-offset-4 hover:underline">
          <ArrowLeft className="size-5" aria-hidden="true" />
          {content.back}
        </Link>
        <h1 className="text-2xl font-semibold">{content.title}</h1>
      </header>
      <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <TableList tables={page.tables} open={page.table} />
        {page.view === 'list' ? <ContentList page={page} /> : <ContentForm page={page} answer={answer} />}
      </div>
    </div>
  )
}

const TableList = ({ tables, open }: { tables: TableName[]; open: TableName }) => {
  const { content } = useWords()
  return (
    <nav aria-label={content.tablesLabel}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {tables.map((table) => (
          <li key={table}>
            <Link
              to={paths.adminContent({ table })}
              aria-current={table === open ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-xl px-3 font-medium hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent"
            >
              {content.tables[table].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
