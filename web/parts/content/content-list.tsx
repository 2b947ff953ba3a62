import { Plus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useTableWords } from './content-words.ts'
import type { ListPage } from './load-content.ts'

const control = 'min-h-11 rounded-xl border border-line-strong bg-surface px-3'

/** Rows of one table with search, the filter of deleted rows, and pages. */
export const ContentList = ({ page }: { page: ListPage }) => {
  const { words, content } = useTableWords(page.table, page.options)
  return (
    <section aria-labelledby="rows" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rows" className="text-xl font-semibold">
          {words.title}
        </h2>
        <ButtonLink to={paths.adminContent({ table: page.table, id: 'new' })}>
          <Plus className="size-5" aria-hidden="true" />
          {content.add}
        </ButtonLink>
      </div>
      <FilterBar key={`${page.table} ${page.query.search} ${page.query.deleted}`} page={page} />
      <p
        role="status"
        className={page.totalCount === 0 ? 'rounded-2xl border border-dashed border-line-strong px-6 py-12 text-center' : 'text-ink-soft'}
      >
        {page.totalCount === 0 ? content.nothing : content.found(page.totalCount)}
      </p>
      {page.rows.length > 0 && <Rows page={page} />}
      <Pages page={page} />
    </section>
  )
}

const FilterBar = ({ page: { table, query } }: { page: ListPage }) => {
  const { content } = useWords()
  return (
    <Form method="get" action={paths.adminContent()} role="search" className="flex flex-wrap gap-2">
      <input type="hidden" name="table" value={table} />
      <input
        type="search"
        name="search"
        maxLength={100}
        defaultValue={query.search}
        aria-label={content.search}
        placeholder={content.search}
        className={`${control} min-w-0 grow basis-56 placeholder:text-ink-soft`}
      />
      <select name="deleted" aria-label={content.state} defaultValue={query.deleted ? '1' : '0'} className={control}>
        <option value="0">{content.live}</option>
        <option value="1">{content.deleted}</option>
      </select>
      <Button type="submit" look="quiet">
        {content.show}
      </Button>
    </Form>
  )
}

/** On a phone the values of a row stand under its title. */
const Rows = ({ page: { table, rows, columns, options } }: { page: ListPage }) => {
  const { words, fieldName, valueText } = useTableWords(table, options)
  const [title, ...others] = columns
  const cellText: typeof valueText = ({ name, kind }, row) => {
    const value = row[name]
    return Array.isArray(value) ? String(value.length) : valueText({ name, kind }, row)
  }
  if (!title) return null
  return (
    <table className="w-full border-collapse text-sm" aria-label={words.title}>
      <thead className="text-left text-ink-soft max-sm:sr-only">
        <tr className="border-b border-line">
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="px-2 py-2 font-medium">
              {fieldName(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line hover:bg-sunken">
            <th scope="row" className="px-2 py-1 text-left align-top font-medium">
              <Link
                to={paths.adminContent({ table, id: row.id })}
                className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline-offset-4 hover:underline sm:min-h-9"
              >
                {valueText(title, row)}
              </Link>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3 pb-2 font-normal sm:hidden">
                {others.map((column) => (
                  <div key={column.name} className="contents">
                    <dt className="text-ink-soft">{fieldName(column.name)}</dt>
                    <dd className="wrap-anywhere">{cellText(column, row)}</dd>
                  </div>
                ))}
              </dl>
            </th>
            {others.map((column) => (
              <td key={column.name} className="px-2 py-3 align-top wrap-anywhere max-sm:hidden">
                {cellText(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Pages = ({ page: { table, query, pageCount } }: { page: ListPage }) => {
  const { content } = useWords()
  const { search, deleted, paginationPage: page } = query
  if (pageCount <= 1) return null
  const to = (paginationPage: number) => paths.adminContent({ table, search, ...(deleted && { deleted: 1 }), paginationPage })
  return (
    <nav aria-label={content.pages} className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <ButtonLink to={to(page - 1)} look="quiet">
          {content.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-ink-soft tabular-nums">{content.page(page, pageCount)}</p>
      {page < pageCount ? (
        <ButtonLink to={to(page + 1)} look="quiet">
          {content.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
