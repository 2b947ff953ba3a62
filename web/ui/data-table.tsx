import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, type To } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { PanelLink } from './panel-link.tsx'
import { rowBoxes, setChosen, useRangeSelection, useRowCounts } from './row-selection.ts'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** The name of this order for `sort.to`; without it the column has no order. */
  sortBy?: string
  /** Numbers stand at the end of their column. */
  isNumeric?: boolean
  /** Its place in the card of a phone; columns without one are hidden there. */
  onPhone?: 'title' | 'fact'
}

export type Sort = { by: string; isDescending: boolean; to: (by: string, isDescending: boolean) => To }

type Props<Row> = {
  /** The name of the table for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** None while they load for the first time. */
  rows: readonly Row[] | null
  idOf: (row: Row) => number | string
  nameOf: (row: Row) => string
  sort?: Sort
  /** The name of the checkboxes in the form around the table; without it rows cannot be chosen. */
  selectAs?: string
  /** The address that shows a row, usually in a side panel. */
  rowTo?: (row: Row) => To
  openId?: number | string | undefined
  menu?: (row: Row) => ReactNode
  /** The content in place of rows: nothing yet, nothing found, or a failure with a next step. */
  empty: ReactNode
  /** More columns than fit: the table scrolls inside its frame. */
  isWide?: boolean
}

/**
 * A table that becomes cards on a phone. It works without scripts: heads are links that sort, checkboxes belong to the form
 * around, and a row opens by a link.
 */
export const DataTable = <Row,>(table: Props<Row>) => {
  const { label, rows, isWide = false, empty } = table
  if (rows?.length === 0) return <div className="rounded-2xl border border-dashed border-line-strong p-6 text-ink-soft">{empty}</div>
  return (
    <div {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })} className={isWide ? wideFrame : undefined}>
      <table
        aria-busy={rows === null || undefined}
        className={`w-full max-sm:block border-separate border-spacing-0 ${isWide ? 'sm:w-max sm:min-w-full' : ''}`}
      >
        <caption className="sr-only">{label}</caption>
        <Head {...table} />
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-2">{rows ? <Rows {...table} rows={rows} /> : <LoadingRows {...table} />}</tbody>
      </table>
    </div>
  )
}

const wideFrame = 'sm:max-h-[80dvh] sm:overflow-auto sm:rounded-2xl sm:border sm:border-line'
const line = 'sm:border-b sm:border-line'
const cell = `${line} h-(--control) px-3 py-1.5 sm:first:pl-2`

const Head = <Row,>({ columns, sort, selectAs, menu, isWide }: Props<Row>) => {
  const t = useWords().uiData
  const head = `${line} bg-paper px-3 py-2 text-left text-sm font-medium text-ink-soft first:pl-2 sm:sticky sm:z-10 ${isWide ? 'sm:top-0' : 'sm:top-16'}`
  return (
    <thead className="max-sm:block">
      <tr className="max-sm:flex max-sm:items-center max-sm:gap-1 max-sm:overflow-x-auto max-sm:pb-2">
        {selectAs && (
          <th scope="col" className={`${head} w-10 max-sm:w-auto`}>
            <SelectPage />
            <span className="sr-only">{t.selectPage}</span>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={`${head} ${column.isNumeric ? 'sm:text-right' : ''} ${column.sortBy ? 'whitespace-nowrap' : 'max-sm:sr-only'}`}
          >
            {column.sortBy && sort ? <SortLink head={column.head} by={column.sortBy} sort={sort} /> : column.head}
          </th>
        ))}
        {menu && (
          <th scope="col" className={`${head} w-12 max-sm:sr-only`}>
            <span className="sr-only">{t.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

const ariaSort = <Row,>({ sortBy }: Column<Row>, sort?: Sort) => {
  if (!sortBy || !sort) return undefined
  if (sort.by !== sortBy) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

const SortLink = ({ head, by, sort }: { head: string; by: string; sort: Sort }) => {
  const isCurrent = sort.by === by
  const Arrow = isCurrent ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown
  return (
    <Link
      to={sort.to(by, isCurrent && !sort.isDescending)}
      preventScrollReset
      className={`inline-flex min-h-9 items-center gap-1 rounded-lg px-1 hover:text-ink ${isCurrent ? 'text-ink' : ''}`}
    >
      {head}
      <Arrow className="size-4" aria-hidden="true" />
    </Link>
  )
}

/** Checks every row of the page. Scripts do it, so it is hidden without them. */
const SelectPage = () => {
  const t = useWords().uiData
  const box = useRef<HTMLInputElement>(null)
  const { chosen, all } = useRowCounts(box)
  return (
    <label className="script-only flex min-h-11 items-center gap-3 px-3 select-none sm:size-8 sm:min-h-0 sm:justify-center sm:px-0 sm:pointer-coarse:size-11">
      <input
        ref={(element) => {
          box.current = element
          if (element) element.indeterminate = chosen > 0 && chosen < all
        }}
        type="checkbox"
        data-select-page
        aria-label={t.selectPage}
        checked={all > 0 && chosen === all}
        onChange={(press) => setChosen(rowBoxes(press.currentTarget), chosen < all)}
        className={checkbox}
      />
      <span className="text-sm sm:hidden" aria-hidden="true">
        {t.selectPage}
      </span>
    </label>
  )
}

const boxFrame = 'flex size-8 items-center justify-center select-none pointer-coarse:size-11'
const checkbox = 'size-5 shrink-0 accent-accent'

const Rows = <Row,>(table: Props<Row> & { rows: readonly Row[] }) => {
  const { rows, idOf, nameOf, columns, selectAs, menu, openId } = table
  const t = useWords().uiData
  const range = useRangeSelection()
  return rows.map((row) => (
    <tr
      key={idOf(row)}
      data-open={idOf(row) === openId || undefined}
      className={`${cardOf(selectAs)} relative hover:bg-sunken has-[[data-row]:checked]:bg-accent-soft data-open:bg-accent-soft`}
    >
      {selectAs && (
        <td className={`${cell} max-sm:row-span-3 max-sm:p-0`}>
          <label className={`relative z-1 ${boxFrame}`}>
            <input type="checkbox" data-row name={selectAs} value={idOf(row)} aria-label={t.select(nameOf(row))} {...range} className={checkbox} />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} table={table} />
      ))}
      {menu && (
        <td className={`${cell} text-right max-sm:col-start-3 max-sm:row-start-1 max-sm:p-0`}>
          <div className="relative z-1 inline-block has-[details[open]]:z-2">{menu(row)}</div>
        </td>
      )}
    </tr>
  ))
}

const cardOf = (selectAs: string | undefined) =>
  `max-sm:grid max-sm:items-start max-sm:gap-x-2 max-sm:rounded-2xl max-sm:border max-sm:border-line max-sm:bg-surface max-sm:p-3 ${
    selectAs ? 'max-sm:grid-cols-[auto_minmax(0,1fr)_auto]' : 'max-sm:grid-cols-[0_minmax(0,1fr)_auto]'
  }`

const Cell = <Row,>({ column, row, table: { idOf, rowTo, openId } }: { column: Column<Row>; row: Row; table: Props<Row> }) => {
  const { head, isNumeric, onPhone } = column
  const content = column.cell(row)
  return (
    <td className={`${cell} ${isNumeric ? 'tabular-nums sm:text-right' : ''} ${onPhone === 'title' ? titleWidth : ''} ${placeOnPhone(onPhone)}`}>
      {onPhone === 'fact' && (
        <span className="text-ink-soft sm:hidden" aria-hidden="true">
          {`${head}: `}
        </span>
      )}
      {onPhone === 'title' && rowTo ? (
        <PanelLink
          to={rowTo(row)}
          isPanelOpen={openId !== undefined}
          aria-current={idOf(row) === openId || undefined}
          className="font-medium after:absolute after:inset-0 wrap-anywhere"
        >
          {content}
        </PanelLink>
      ) : (
        content
      )}
    </td>
  )
}

/** A longer word may break; a surname fits. */
const titleWidth = 'sm:min-w-32 xl:min-w-48'

const placeOnPhone = (onPhone: 'title' | 'fact' | undefined) => {
  if (!onPhone) return 'max-sm:hidden'
  return `max-sm:h-auto max-sm:p-0 max-sm:col-start-2 ${onPhone === 'title' ? 'max-sm:row-start-1 max-sm:font-medium' : 'max-sm:text-sm'}`
}

const LoadingRows = <Row,>({ columns, selectAs, menu }: Props<Row>) => {
  const t = useWords().uiData
  const width = columns.length + (selectAs ? 1 : 0) + (menu ? 1 : 0)
  return [0, 1, 2, 3, 4].map((place) => (
    <tr key={place}>
      <td colSpan={width} className={`${cell} max-sm:block`}>
        {place === 0 && <span className="sr-only">{t.loading}</span>}
        <span className="block h-4 max-w-xl rounded-lg bg-sunken motion-safe:animate-pulse" />
      </td>
    </tr>
  ))
}
