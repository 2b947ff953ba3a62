import { CalendarDays } from 'lucide-react'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { controlClass } from '../field.tsx'
import { useScripts } from '../use-scripts.ts'
import { CalendarPopover } from './calendar-popover.tsx'
import type { DayLimits } from './day-fault.ts'
import { type Day, parseDay } from './parse-day.ts'
import { today } from './today.ts'
import { typedDay } from './typed-day.ts'

type Own = DayLimits & {
  input: RefObject<HTMLInputElement | null>
  /** A date, or a text that was not understood. */
  defaultValue?: string | undefined
  needsYear?: boolean | undefined
  /** The zone of the date; the browser's own by default. */
  zone?: string | undefined
  range?: { from: Day; to: Day } | undefined
  /** The text was typed or chosen; `isDone` when the user left the field or chose a day. */
  onText: (text: string, isDone: boolean) => void
}
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'ref'>

/** The text box of a date with its calendar. The same element is the browser's date input until scripts load. */
export const DayInput = ({ input, defaultValue = '', needsYear, zone, range, min, max, isClosed, onText, ...rest }: Props) => {
  const locale = useLocale()
  const t = useWords().uiFields.date
  const hasScripts = useScripts()
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<{ selected: Day | null; today: Day } | null>(null)
  const shown = showDay(defaultValue, locale)
  // before the effects of the form, which may restore a typed text that a date input drops
  useLayoutEffect(() => {
    const element = input.current
    if (!element || element.type === 'text') return
    element.type = 'text'
    element.value = showDay(element.value, locale) || shown
  }, [input, locale, shown])
  const openCalendar = () => {
    const now = today(zone)
    setOpened({ selected: parseDay(input.current?.value ?? '', { locale, today: now, min, max, needsYear }), today: now })
  }
  const close = (isFocusReturned: boolean) => {
    setOpened(null)
    if (isFocusReturned) button.current?.focus()
  }
  const choose = (day: Day) => {
    if (input.current) input.current.value = typedDay(day, locale)
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    onText(typedDay(day, locale), true)
    close(true)
  }
  return (
    <div ref={field} className="relative">
      <input
        {...rest}
        ref={input}
        type={hasScripts ? 'text' : 'date'}
        min={hasScripts ? undefined : min}
        max={hasScripts ? undefined : max}
        defaultValue={hasScripts ? shown : defaultValue}
        placeholder={t.placeholder}
        onInput={(event) => onText(event.currentTarget.value, false)}
        onBlur={(event) => onText(event.currentTarget.value, true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          openCalendar()
        }}
        className={`${controlClass} ${hasScripts ? 'pr-12' : ''}`}
      />
      {hasScripts && (
        <button
          ref={button}
          type="button"
          disabled={rest.disabled}
          aria-label={t.open}
          aria-haspopup="dialog"
          aria-expanded={opened !== null}
          onClick={() => (opened ? close(true) : openCalendar())}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-r-xl text-ink-soft hover:text-ink"
        >
          <CalendarDays className="size-5" aria-hidden="true" />
        </button>
      )}
      {opened && (
        <CalendarPopover field={field} {...opened} min={min} max={max} isClosed={isClosed} range={range} onSelect={choose} onClose={close} />
      )}
    </div>
  )
}

const showDay = (value: string, locale: ReturnType<typeof useLocale>): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? typedDay(value, locale) : value)
