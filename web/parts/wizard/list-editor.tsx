import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import { useScripts } from '../../ui/use-scripts.ts'

type Props<T> = {
  label: string
  /** The saved rows. */
  rows: readonly T[]
  /** Of a new row. */
  empty: T
  max: number
  add: string
  /** Names a row for screen readers, for example by its position. */
  rowName: (position: number) => string
  /** The fields of a row; their names start with `prefix` (`rowsOf` reads them). */
  children: (row: T, prefix: string, position: number) => ReactNode
  /** The name of the list: the first part of the names. */
  name: string
}

type Row<T> = { key: number; value: T }

/**
 * Rows that the user adds, moves and removes by buttons, so with a keyboard and by touch alike. Without scripts there is one
 * empty row more, and a row whose fields are cleared is removed.
 */
export const ListEditor = <T,>({ label, rows: saved, empty, max, add, rowName, children, name }: Props<T>) => {
  const t = useWords().wizard.list
  const hasScripts = useScripts()
  const list = useRef<HTMLUListElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const nextKey = useRef(saved.length)
  const [rows, setRows] = useState<Row<T>[]>(() => saved.map((value, key) => ({ key, value })))
  const [focused, setFocused] = useState<{ key: number; part: string } | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!focused) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${focused.key}"]`)
    const target = row?.querySelector<HTMLElement>(focused.part)
    if (target) target.focus()
    else adding.current?.focus()
  }, [focused])

  const append = () => {
    const key = nextKey.current++
    setRows([...rows, { key, value: empty }])
    setFocused({ key, part: 'input:not([type=hidden]), textarea, select' })
  }
  const move = (position: number, by: 1 | -1) => {
    const moved = rows.toSpliced(position, 1)
    const row = rows[position]
    if (!row) return
    setRows(moved.toSpliced(position + by, 0, row))
    setSaid(t.moved(position + by + 1, rows.length))
    const isAtEnd = position + by === (by > 0 ? rows.length - 1 : 0)
    setFocused({ key: row.key, part: `[data-move="${isAtEnd ? -by : by}"]` })
  }
  const remove = (position: number) => {
    const next = rows[position + 1] ?? rows[position - 1]
    setRows(rows.toSpliced(position, 1))
    setSaid(t.removed)
    setFocused({ key: next?.key ?? -1, part: '[data-remove]' })
  }
  const shown = hasScripts || rows.length >= max ? rows : [...rows, { key: nextKey.current, value: empty }]
  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} aria-label={label} className="flex flex-col gap-3 empty:hidden">
        {shown.map(({ key, value }, position) => (
          <li key={key} data-row={key} className="flex flex-col gap-4 rounded-xl border border-line p-3 sm:p-4">
            <fieldset className="flex min-w-0 flex-col gap-4">
              <legend className="sr-only">{rowName(position + 1)}</legend>
              {children(value, `${name}.${key}`, position)}
            </fieldset>
            {hasScripts && (
              <div className="-mb-1 flex flex-wrap items-center gap-1">
                <span className="mr-auto text-sm text-ink-soft" aria-hidden="true">
                  {rowName(position + 1)}
                </span>
                <IconButton label={t.up(rowName(position + 1))} disabled={position === 0} data-move={-1} onClick={() => move(position, -1)}>
                  <ArrowUp className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t.down(rowName(position + 1))}
                  disabled={position === rows.length - 1}
                  data-move={1}
                  onClick={() => move(position, 1)}
                >
                  <ArrowDown className="size-5" aria-hidden="true" />
                </IconButton>
                <IconButton label={t.remove(rowName(position + 1))} data-remove="" onClick={() => remove(position)}>
                  <Trash2 className="size-5" aria-hidden="true" />
                </IconButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {hasScripts && rows.length < max && (
        <Button ref={adding} look="quiet" onClick={append} className="self-start">
          <Plus className="size-5" aria-hidden="true" />
          {add}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

type IconProps = { label: string; disabled?: boolean; onClick: () => void; children: ReactNode; 'data-move'?: number; 'data-remove'?: string }

const IconButton = ({ label, ...rest }: IconProps) => <Button look="plain" aria-label={label} title={label} className="min-w-11 px-2!" {...rest} />
