import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { Spinner } from '../button.tsx'
import type { DayLimits } from './day-fault.ts'
import type { Day } from './parse-day.ts'

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }))

type Props = DayLimits & {
  /** The field around the panel: a press outside of it closes the panel. */
  field: RefObject<HTMLElement | null>
  selected: Day | null
  today: Day
  range?: { from: Day; to: Day } | undefined
  onSelect: (day: Day) => void
  onClose: (isFocusReturned: boolean) => void
}

/** The calendar of a date field, under the field. It closes on Escape, on a press outside and when the focus leaves. */
export const CalendarPopover = ({ field, onClose, ...calendar }: Props) => {
  const t = useWords().uiFields.date
  const panel = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.focus()
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !field.current?.contains(event.target)) close(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [field])
  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // a dialog around the field stays open
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose(false)
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t.calendar}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      className="absolute top-full left-0 z-40 mt-2 min-h-86 w-full min-w-68 max-w-84 rounded-2xl border border-line bg-surface p-3 text-base shadow-raised"
    >
      <Suspense fallback={<Spinner />}>
        <Calendar label={t.calendar} {...calendar} />
      </Suspense>
    </div>
  )
}
