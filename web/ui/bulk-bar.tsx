import { X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useWords } from '../kernel/words.tsx'
import { rowBoxes, setChosen, useRowCounts } from './row-selection.ts'

/**
 * Actions for the chosen rows of a table, inside the same form: submit buttons with names. The bar rises when a row is
 * chosen; Escape clears. Without scripts the actions stand under the table.
 */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const t = useWords().uiData
  const bar = useRef<HTMLFieldSetElement>(null)
  const { chosen } = useRowCounts(bar)
  const clear = useCallback(() => clearRows(bar.current), [])
  useEffect(() => clearOnEscape(bar.current, clear), [clear])
  return (
    <>
      <p role="status" className="sr-only">
        {chosen > 0 && t.chosen(chosen)}
      </p>
      <fieldset
        ref={bar}
        data-bulk-bar={chosen > 0 || undefined}
        className={`sticky bottom-0 z-20 mt-4 flex-wrap items-center gap-x-4 gap-y-2 rounded-t-2xl border border-b-0 border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised noscript:flex ${chosen > 0 ? 'flex motion-safe:animate-[rise_180ms_ease-out]' : 'hidden'}`}
      >
        <legend className="sr-only">{t.forChosen}</legend>
        <span aria-hidden="true" className="script-only font-medium tabular-nums">
          {t.chosen(chosen)}
        </span>
        <button
          type="button"
          onClick={clear}
          className="script-only inline-flex min-h-(--control) items-center gap-1.5 rounded-xl px-3 text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
          {t.clear}
        </button>
        <div className="flex flex-wrap gap-2 sm:ml-auto">{children}</div>
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
