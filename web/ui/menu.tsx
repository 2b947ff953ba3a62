import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  label: ReactNode
  name?: string
  align?: 'left' | 'right'
  summaryClass: string
  panelClass?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/**
 * A panel under a button. It is a details element, so it opens without scripts. With scripts it closes on Escape, on a
 * press outside and when a link is chosen, opens upwards at the foot of the window, and arrows, Home and End move between its links and buttons.
 */
export const Menu = ({ label, name, align = 'left', summaryClass, panelClass = '', onToggle, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeFromOutside(details.current), [])
  return (
    <details
      ref={details}
      name={name}
      onToggle={({ currentTarget }) => {
        turn(currentTarget)
        onToggle?.(currentTarget.open)
      }}
      className="group/menu relative"
    >
      <summary className={summaryClass}>{label}</summary>
      <div
        className={`absolute top-full z-40 mt-2 group-data-up/menu:top-auto group-data-up/menu:bottom-full group-data-up/menu:mt-0 group-data-up/menu:mb-2 rounded-2xl border border-line bg-surface shadow-raised ${align === 'right' ? 'right-0' : 'left-0'} ${panelClass}`}
      >
        {children}
      </div>
    </details>
  )
}

/**
 * Opens the panel upwards where it does not fit below the button, and does above or has more room there; a longer one scrolls.
 * In a table it fits above the foot of the table, or else it moves up over its row.
 */
const turn = (details: HTMLDetailsElement) => {
  const panel = details.lastElementChild
  if (!(panel instanceof HTMLElement)) return
  delete details.dataset.up
  panel.style.maxHeight = panel.style.overflowY = panel.style.translate = ''
  if (!details.open) return
  const { top, bottom } = details.getBoundingClientRect()
  const { height, top: head, bottom: foot } = panel.getBoundingClientRect()
  const windowFoot = document.documentElement.clientHeight
  const table = details.closest('table')
  // the sticky header covers this much
  const headerFoot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const above = top - headerFoot
  if (foot <= Math.min(windowFoot, table?.getBoundingClientRect().bottom ?? windowFoot)) return
  if (height <= above - gap) details.dataset.up = ''
  else if (table) panel.style.translate = `0 ${-Math.max(0, Math.min(foot + gap - windowFoot, head - headerFoot))}px`
  else if (above > windowFoot - bottom) {
    details.dataset.up = ''
    ;[panel.style.maxHeight, panel.style.overflowY] = [`${above - gap}px`, 'auto']
  }
}

/** Between the panel and the edges, in CSS pixels. */
const gap = 16

const closeFromOutside = (details: HTMLDetailsElement | null) => {
  if (!details) return
  const close = () => {
    details.open = false
  }
  const onPress = (event: Event) => {
    if (event.target instanceof Node && !details.contains(event.target)) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.open) return
    close()
    details.querySelector('summary')?.focus()
  }
  const onArrow = (event: KeyboardEvent) => moveFocus(details, event)
  const onChoice = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  document.addEventListener('pointerdown', onPress)
  details.addEventListener('keydown', onKey)
  details.addEventListener('keydown', onArrow)
  details.addEventListener('click', onChoice)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    details.removeEventListener('keydown', onKey)
    details.removeEventListener('keydown', onArrow)
    details.removeEventListener('click', onChoice)
  }
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place <= 0 ? count : place) - 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
}

/** Only from links and buttons: fields of a menu, such as radio buttons, use the arrows themselves. */
const moveFocus = (details: HTMLDetailsElement, event: KeyboardEvent) => {
  const { target, key } = event
  const step = steps[key]
  if (!step || !details.open || !(target instanceof HTMLElement) || !target.matches('summary, a, button')) return
  const stops = [...details.querySelectorAll<HTMLElement>(':scope > div :is(a, button)')].filter((stop) => stop.checkVisibility())
  if (stops.length === 0) return
  event.preventDefault()
  stops[step(stops.indexOf(target), stops.length)]?.focus()
}
