import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link, type To, useLocation, useNavigate } from 'react-router'
import { useWords } from '../kernel/words.tsx'
import { useKeys } from './use-keys.ts'
import { useReturnToList } from './use-return-to-list.ts'
import './side-panel.css'

type Props = {
  title: string
  /** The address of the list. */
  closeTo: To
  previous?: To | undefined
  next?: To | undefined
  /** The place of the row in the list, in words. */
  position?: string | undefined
  children: ReactNode
}

/**
 * One row of a list at its own address: 480 px at the right below the header, the whole screen on a phone. Render it beside the list, in one
 * parent. Back and Escape close it and return the focus to the row; J and K open the next and the previous row. Without
 * scripts it is the page: its siblings are hidden.
 */
export const SidePanel = ({ title, closeTo, previous, next, position, children }: Props) => {
  const words = useWords()
  const heading = useId()
  const leave = useReturnToList(closeTo)
  const panel = usePanelFocus(leave)
  const open = useOpen()
  useKeys({ j: () => open(next), k: () => open(previous) })
  return (
    <dialog
      ref={panel}
      open
      aria-labelledby={heading}
      className="side-panel fixed inset-y-0 right-0 left-auto z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto scroll-pb-28 border-l border-line bg-surface text-ink shadow-raised sm:top-16 sm:h-[calc(100dvh-4rem)] sm:w-[30rem] sm:border-t"
    >
      <header className="sticky top-0 flex items-center gap-1 border-b border-line bg-surface py-2 pr-2 pl-5">
        <h2 id={heading} tabIndex={-1} className="grow text-lg font-semibold outline-none wrap-anywhere">
          {title}
        </h2>
        {position && <p className="shrink-0 px-1 text-sm text-ink-soft tabular-nums">{position}</p>}
        {(previous !== undefined || next !== undefined) && (
          <>
            <Step to={previous} label={words.ui.panel.previous} keys="K">
              <ChevronUp className="size-5" aria-hidden="true" />
            </Step>
            <Step to={next} label={words.ui.panel.next} keys="J">
              <ChevronDown className="size-5" aria-hidden="true" />
            </Step>
          </>
        )}
        <Link
          to={closeTo}
          preventScrollReset
          onClick={(press) => {
            press.preventDefault()
            leave()
          }}
          aria-label={words.layout.close}
          className={button}
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
      </header>
      <div className="flex flex-col gap-5 p-5">{children}</div>
    </dialog>
  )
}

const button = 'inline-flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-sunken'

const Step = ({ to, label, keys, children }: { to: To | undefined; label: string; keys: string; children: ReactNode }) => {
  const { state } = useLocation()
  if (to === undefined)
    return (
      <span aria-hidden="true" className="inline-flex size-11 shrink-0 items-center justify-center text-ink-soft opacity-40">
        {children}
      </span>
    )
  return (
    <Link to={to} replace state={state} preventScrollReset aria-label={label} aria-keyshortcuts={keys} className={button}>
      {children}
    </Link>
  )
}

/** Opens a neighbour in place of the current row. */
const useOpen = () => {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (to: To | undefined) => {
    if (to !== undefined) void navigate(to, { replace: true, state, preventScrollReset: true })
  }
}

/** Each row that opens focuses the heading; closing focuses the last row. Never modal, because a toast must stay in reach. */
const usePanelFocus = (leave: () => void) => {
  const panel = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const shown = useRef(pathname + search)
  useEffect(() => () => focusRow(shown.current), [])
  useLayoutEffect(() => {
    shown.current = pathname + search
    panel.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [pathname, search])
  // at once, so that a quick Escape is not lost
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isBehindDialog(panel.current)) return
      event.preventDefault()
      leave()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return panel
}

const focusRow = (address: string) => {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('a[data-panel-link]')]
  rows.find(({ href }) => href.endsWith(address))?.focus()
}

/** An open dialog or popover above the panel takes the keys first. */
const isBehindDialog = (panel: HTMLElement | null) =>
  [...document.querySelectorAll('dialog:modal, [popover=auto]:popover-open')].some((element) => element !== panel)
