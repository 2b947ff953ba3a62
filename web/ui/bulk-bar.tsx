import { ChevronUp, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { grouped } from '../kernel/format.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import { MatchingRows, useMatching } from './matching-rows.tsx'
import { rowBoxes, setChosen, useRowCounts } from './row-selection.ts'

type Props = {
  /** More rows match the list than the page has: a checkbox with this name posts their number. */
  matching?: { name: string; total: number }
  children: ReactNode
}

/**
 * Actions for the chosen rows of a table, inside the same form: submit buttons with names. The bar rises when a row is
 * chosen; Escape clears. When all rows of the page are chosen, it offers all that match. On a phone it is one line, and a
 * button unfolds the actions. Without scripts they stand under the table.
 */
export const BulkBar = ({ matching, children }: Props) => {
  const t = useWords().uiData
  const locale = useLocale()
  const bar = useRef<HTMLFieldSetElement>(null)
  const { chosen, all } = useRowCounts(bar)
  const isWhole = chosen > 0 && chosen === all
  const [isMatching, setMatching] = useMatching(isWhole)
  const [isOpen, setOpen] = useState(false)
  if (chosen === 0 && isOpen) setOpen(false)
  const id = useId()
  const clear = useCallback(() => clearRows(bar.current), [])
  useEffect(() => clearOnEscape(bar.current, clear), [clear])
  const text = t.chosen(grouped(matching && isMatching ? matching.total : chosen, locale))
  return (
    <>
      <p role="status" className="sr-only">
        {chosen > 0 && text}
      </p>
      <fieldset
        ref={bar}
        data-bulk-bar={chosen > 0 || undefined}
        className={`sticky bottom-0 z-20 mt-4 flex-wrap items-center gap-x-2 gap-y-2 rounded-t-2xl border border-b-0 border-line bg-surface px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised noscript:flex sm:gap-x-4 sm:px-4 ${chosen > 0 ? 'flex motion-safe:animate-[rise_180ms_ease-out]' : 'hidden'}`}
      >
        <legend className="sr-only">{t.forChosen}</legend>
        <span aria-hidden="true" className="script-only font-medium tabular-nums">
          {text}
        </span>
        {matching && <MatchingRows {...matching} isOffered={isWhole} isChosen={isMatching} onChange={setMatching} />}
        <button
          type="button"
          onClick={clear}
          className="script-only inline-flex min-h-(--control) items-center gap-1.5 rounded-xl px-2 text-ink-soft hover:bg-sunken hover:text-ink max-sm:ml-auto sm:px-3"
        >
          <X className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t.clear}</span>
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="script-only ml-auto inline-flex min-h-(--control) items-center gap-1.5 rounded-xl border border-line-strong px-3 font-medium sm:hidden"
        >
          {t.actions}
          <ChevronUp className={`size-5 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
        </button>
        <div id={id} className={`flex-wrap gap-2 max-sm:gap-1.5 noscript:flex sm:ml-auto sm:flex ${isOpen ? 'flex max-sm:w-full' : 'hidden'}`}>
          {children}
        </div>
      </fieldset>
    </>
  )
}

/** The bar hides after this, so a focus inside it moves to the first checkbox of the table. */
const clearRows = (bar: HTMLElement | null) => {
  const [first] = rowBoxes(bar)
  if (bar?.contains(document.activeElement)) first?.focus()
  setChosen(rowBoxes(bar), false)
}

const clearOnEscape = (bar: HTMLElement | null, clear: () => void) => {
  const form = bar?.closest('form')
  const onKey = (press: KeyboardEvent) => {
    const isForMenu = press.target instanceof Element && press.target.closest('details[open], dialog, [role=menu]')
    if (press.key === 'Escape' && !press.defaultPrevented && !isForMenu) clear()
  }
  form?.addEventListener('keydown', onKey)
  return () => form?.removeEventListener('keydown', onKey)
}
