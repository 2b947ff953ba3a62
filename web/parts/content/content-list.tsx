import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { pathWith } from '../../lists/address.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { FlagFilter } from '../../lists/filters.tsx'
import { ListSummary } from '../../lists/list-head.tsx'
import { useNamedChoices } from '../../lists/named-choices.ts'
import { paths } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { contentAddressOf } from './content-address.ts'
import type { ContentRow } from './content-table.ts'
import { useTableWords } from './content-words.ts'
import type { ListPage } from './load-content.ts'

/** Rows of one table with search, the filter of deleted rows, and pages. */
export const ContentList = ({ page }: { page: ListPage }) => {
  const { table, rows, meta, columns } = page
  const { words, content, fieldName, valueText } = useTableWords(page)
  const [params] = useSearchParams()
  const address = useMemo(() => contentAddressOf(table), [table])
  const chosen = useNamedChoices(address, () => content.deleted)
  const shown = columns.map(
    ({ name, kind }, place): Column<ContentRow> => ({
      key: name,
      head: fieldName(name),
      cell: (row) => (Array.isArray(row[name]) ? row[name].length : valueText({ name, kind }, row)),
      isNumeric: kind === 'number' || kind === 'ids',
      onPhone: place === 0 ? 'title' : 'fact',
    }),
  )
  const hasDeleted = chosen.some(({ name }) => name === 'deleted')
  const isSearched = Boolean(address.search?.textOf(params))
  const emptyWords =
    hasDeleted && !isSearched
      ? { title: content.noDeleted, hints: [content.noDeletedHint] }
      : { title: content.nothing, hints: [content.nothingHint] }
  const nameOf = (row: ContentRow) => (columns[0] ? valueText(columns[0], row) : '')
  const filters = (
    <>
      <input type="hidden" name="table" value={table} />
      <div className="flex flex-wrap">
        <FlagFilter name="deleted" label={content.deleted} />
      </div>
    </>
  )
  return (
    <section aria-labelledby="rows">
      <h2 id="rows" className="mb-4 text-xl font-semibold">
        {words.title}
      </h2>
      <FilterForm
        address={address}
        label={content.search}
        search={{ label: content.search, hint: content.search }}
        chosen={chosen}
        total={meta.totalCount}
        filters={filters}
      >
        <ListSummary count={content.found(meta.totalCount)} />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList address={address} {...emptyWords} />
      ) : (
        <div className="flex flex-col gap-4">
          <DataTable
            label={words.title}
            columns={shown}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={nameOf}
            rowTo={({ id }) => paths.adminContent({ ...page.list, id })}
            empty={null}
          />
          <Pagination
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.adminContent(), address.withPage(params, next))}
          />
        </div>
      )}
    </section>
  )
}
