import { SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'

type ButtonProps = { sheetId: string; count: number; children: ReactNode }

/** Opens the filters on a phone, and shows how many are chosen. A popover opens without scripts too. */
export const FilterSheetButton = ({ sheetId, count, children }: ButtonProps) => (
  <button
    type="button"
    popoverTarget={sheetId}
    className="inline-flex min-h-(--control) shrink-0 items-center gap-1.5 rounded-xl border border-line-strong bg-surface px-3 font-medium hover:bg-sunken sm:hidden"
  >
    <SlidersHorizontal className="size-5" aria-hidden="true" />
    {children}
    {count > 0 && <span className="rounded-full bg-accent px-2 text-sm text-on-accent tabular-nums">{count}</span>}
  </button>
)

type SheetProps = { id: string; title: string; closeLabel: string; children: ReactNode; footer: ReactNode }

const phone =
  'max-sm:fixed max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:m-0 max-sm:max-h-[85dvh] max-sm:overflow-y-auto max-sm:overscroll-contain max-sm:rounded-t-3xl max-sm:bg-surface max-sm:p-4 max-sm:pb-0 max-sm:open:flex max-sm:backdrop:bg-black/55'
const desk = 'sm:static sm:flex sm:overflow-visible sm:bg-transparent lg:contents'

/** Filters: a sheet over the dimmed page on a phone, in line on a wider screen, there in the row of the search where they fit. */
export const FilterSheet = ({ id, title, closeLabel, children, footer }: SheetProps) => (
  <div id={id} popover="auto" className={`filter-sheet w-full flex-col gap-4 text-ink ${phone} ${desk}`}>
    <header className="flex items-center justify-between sm:hidden">
      <p className="text-xl font-semibold">{title}</p>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
        className="-m-2 inline-flex size-11 items-center justify-center rounded-lg hover:bg-sunken"
      >
        <X className="size-6" aria-hidden="true" />
      </button>
    </header>
    {children}
    <footer className="sticky bottom-0 -mx-4 flex flex-col bg-surface p-4 sm:contents">{footer}</footer>
  </div>
)
