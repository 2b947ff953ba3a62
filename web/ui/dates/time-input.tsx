import { type ComponentProps, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { controlClass } from '../field.tsx'
import { useScripts } from '../use-scripts.ts'
import { parseTime, type Time } from './parse-time.ts'

type Own = {
  input: RefObject<HTMLInputElement | null>
  onText: (text: string, isDone: boolean) => void
}
type Props = Own & Omit<ComponentProps<'input'>, keyof Own | 'ref'>

const halfHours: Time[] = Array.from({ length: 48 }, (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`)

/** The text box of a time with a list of half hours. The same element is the browser's time input until scripts load. */
export const TimeInput = ({ input, onText, ...rest }: Props) => {
  const t = useWords().uiFields.time
  const hasScripts = useScripts()
  const list = useId()
  const [active, setActive] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.type = 'text'
  }, [input])
  const choose = (index: number) => {
    const time = halfHours[index] ?? ''
    if (input.current) input.current.value = time
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setActive(null)
    onText(time, true)
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const next = activeAfter(event.key, active, event.currentTarget.value)
    if (next === undefined && !(event.key === 'Enter' && active !== null)) return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
    if (next === undefined) choose(active ?? 0)
    else setActive(next)
  }
  return (
    <div className="relative">
      <input
        {...rest}
        ref={input}
        type={hasScripts ? 'text' : 'time'}
        placeholder={t.placeholder}
        autoComplete="off"
        {...(hasScripts && {
          role: 'combobox',
          'aria-autocomplete': 'none',
          'aria-expanded': active !== null,
          'aria-controls': active === null ? undefined : list,
          'aria-activedescendant': active === null ? undefined : `${list}-${active}`,
        })}
        onInput={(event) => {
          setActive(null)
          onText(event.currentTarget.value, false)
        }}
        onClick={(event) => active === null && setActive(indexOf(event.currentTarget.value))}
        onBlur={(event) => {
          setActive(null)
          onText(event.currentTarget.value, true)
        }}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      {active !== null && <HalfHours id={list} label={t.list} active={active} onChoose={choose} />}
    </div>
  )
}

type ListProps = { id: string; label: string; active: number; onChoose: (index: number) => void }

const HalfHours = ({ id, label, active, onChoose }: ListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute top-full left-0 z-40 mt-2 max-h-60 w-full min-w-28 overflow-y-auto rounded-2xl border border-line bg-surface p-1 shadow-raised"
    >
      {halfHours.map((time, index) => (
        // the input keeps the focus, and the keys of the list are its keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={time}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
          className="flex min-h-10 cursor-pointer items-center rounded-lg px-3 hover:bg-sunken aria-selected:bg-accent-soft"
        >
          {time}
        </div>
      ))}
    </div>
  )
}

const noon = 24

/** The half hour at or before the typed time. */
const indexOf = (text: string): number => {
  const [hours, minutes] = (parseTime(text) ?? '').split(':').map(Number)
  return hours === undefined || minutes === undefined ? noon : hours * 2 + (minutes >= 30 ? 1 : 0)
}

/** The active half hour after a key; null closes the list, undefined leaves the key to the browser. */
const activeAfter = (key: string, active: number | null, text: string): number | null | undefined => {
  if (key === 'ArrowDown') return active === null ? indexOf(text) : Math.min(active + 1, halfHours.length - 1)
  if (key === 'ArrowUp') return active === null ? indexOf(text) : Math.max(active - 1, 0)
  return key === 'Escape' && active !== null ? null : undefined
}
