import { useId, useLayoutEffect, useRef, useState } from 'react'
import { format } from '../kernel/format.ts'
import { instantsOf, type LocalInstants } from '../kernel/local-instants.ts'
import { useLocale, useWords } from '../kernel/words.tsx'
import { toZonedInstant } from '../kernel/zoned-time.ts'
import { type DayLimits, dayFault } from './dates/day-fault.ts'
import { DayInput } from './dates/day-input.tsx'
import { parseDayTime, parseTime } from './dates/parse-time.ts'
import { shownParts } from './dates/posted-instant.ts'
import { TimeInput } from './dates/time-input.tsx'
import { today } from './dates/today.ts'
import { typedDay } from './dates/typed-day.ts'
import { controlClass, Errors, type FieldFrameProps } from './field.tsx'
import { useFormData } from './use-form-data.ts'
import { useScripts } from './use-scripts.ts'

type Props = FieldFrameProps &
  Pick<DayLimits, 'min' | 'max'> & {
    name: string
    required?: boolean
    zone: string
    /** The zone in words. */
    zoneName: string
    /** An instant with the offset of the zone, or the text that was posted before. */
    defaultValue?: string
  }

/**
 * A date and a time in a zone. It posts the instant in UTC as `name`, and the text as `nameTyped`; a text without an
 * instant is posted as it is. Without scripts it is the browser's input, which posts local time (`postedInstant`).
 */
export const DateTimeField = ({ label, help, errors, isOptional, defaultValue = '', ...rest }: Props) => {
  const id = useId()
  const hasScripts = useScripts()
  const [start, setStart] = useState(defaultValue)
  const ids = { zone: `${id}-zone`, help: help && `${id}-help`, errors: errors?.length ? `${id}-errors` : undefined }
  const describedBy = [ids.zone, ids.help, ids.errors].filter(Boolean).join(' ')
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={describedBy}>
      <legend className="mb-1.5 font-medium">
        {label}
        {isOptional && <span className="ml-1.5 font-normal text-ink-soft">{isOptional}</span>}
      </legend>
      {hasScripts ? (
        <TypedDateTime key={start} {...rest} start={start} isInvalid={Boolean(errors?.length)} />
      ) : (
        <NativeDateTime {...rest} label={label} start={start} describedBy={describedBy} onLeave={setStart} />
      )}
      <p id={ids.zone} className="text-sm text-ink-soft">
        {rest.zoneName}
      </p>
      {help && (
        <p id={ids.help} className="text-sm text-ink-soft">
          {help}
        </p>
      )}
      <Errors id={ids.errors ?? ''} errors={errors} />
    </fieldset>
  )
}

type Inner = Pick<Props, 'name' | 'required' | 'zone' | 'min' | 'max'> & { start: string }

type NativeProps = Inner & { label: string; describedBy: string; onLeave: (value: string) => void }

const NativeDateTime = ({ name, required, zone, start, label, describedBy, onLeave }: NativeProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { day, time } = shownParts(start, zone)
  // a value typed before scripts loaded moves to the richer field
  useLayoutEffect(() => {
    const element = input.current
    return () => {
      if (element?.value) onLeave(element.value)
    }
  }, [onLeave])
  return (
    <input
      ref={input}
      type="datetime-local"
      name={name}
      required={required}
      aria-label={label}
      aria-describedby={describedBy}
      defaultValue={time ? `${day}T${time}` : ''}
      className={controlClass}
    />
  )
}

const TypedDateTime = ({ name, required, zone, min, max, start, isInvalid }: Inner & { isInvalid: boolean }) => {
  const locale = useLocale()
  const t = useWords().uiFields
  const [dayInput, timeInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [result, setResult] = useState<Result>(null)
  const [isLater, setLater] = useState(false)
  const resultId = useId()
  const shown = shownParts(start, zone)

  const readNow = () => readInputs(dayInput.current, timeInput.current, (text) => parseDayTime(text, { locale, today: today(zone), min, max }))

  useFormData(dayInput, (data) => {
    const { typed, local } = readNow()
    const instants = local && instantsOf(local, zone)
    data.delete(`${name}Time`)
    data.set(name, instants ? instantOf(instants, isLater) : typed)
    data.set(`${name}Typed`, typed)
  })

  const read = (isDone: boolean) => {
    if (!isDone) return setResult(null)
    const { day, time, local, dayText, timeText } = readNow()
    if (day && dayInput.current) dayInput.current.value = typedDay(day, locale)
    if (time && timeInput.current) timeInput.current.value = time
    const ofDay = dayText.trim() ? dayFault({ day, min, max, locale, t: t.date }) : null
    const fault = ofDay ?? (timeText.trim() && !time ? t.time.unclear : null)
    setResult(fault ? { fault } : local ? { instants: instantsOf(local, zone), time: local.slice(11) } : null)
  }

  const shared = { required, 'aria-describedby': resultId, 'aria-invalid': isInvalid || (result && 'fault' in result) || undefined } as const
  return (
    <>
      <div className="grid grid-cols-[minmax(9rem,1fr)_minmax(5.5rem,7rem)] gap-3">
        <DayInput
          {...shared}
          input={dayInput}
          name={name}
          defaultValue={shown.day}
          min={min}
          max={max}
          zone={zone}
          aria-label={t.dateTime.date}
          autoComplete="off"
          onText={(_text, isDone) => read(isDone)}
        />
        <TimeInput
          {...shared}
          input={timeInput}
          name={`${name}Time`}
          defaultValue={shown.time}
          aria-label={t.dateTime.time}
          onText={(_text, isDone) => read(isDone)}
        />
      </div>
      <div id={resultId} aria-live="polite" className="text-sm">
        {result && <ResultLine result={result} zone={zone} isLater={isLater} />}
      </div>
      {result && 'instants' in result && result.instants.kind === 'repeated' && (
        <RepeatedHour name={`${name}Repeated`} instants={result.instants} zone={zone} isLater={isLater} onChoose={setLater} />
      )}
    </>
  )
}

type Result = { fault: string } | { instants: LocalInstants; time: string } | null

const instantOf = (instants: LocalInstants, isLater: boolean): string => (isLater && instants.kind === 'repeated' ? instants.later : instants.at)

/** The texts of both inputs and their meaning; a time typed after the date counts when the time itself is empty. */
const readInputs = (
  dayInput: HTMLInputElement | null,
  timeInput: HTMLInputElement | null,
  parse: (text: string) => ReturnType<typeof parseDayTime>,
) => {
  const [dayText, timeText] = [dayInput?.value ?? '', timeInput?.value ?? '']
  const both = parse(dayText)
  const day = both?.day ?? null
  const time = both?.time ?? parseTime(timeText)
  return { dayText, timeText, day, time, local: day && time ? `${day}T${time}` : null, typed: `${dayText} ${timeText}`.trim() }
}

const offsetName = (at: string) =>
  at
    .slice(19)
    .replace(/^([+-])0?(\d+):00$/, 'UTC$1$2')
    .replace(/^([+-])0?(\d+):/, 'UTC$1$2:')

const ResultLine = ({ result, zone, isLater }: { result: NonNullable<Result>; zone: string; isLater: boolean }) => {
  const locale = useLocale()
  const t = useWords().uiFields.dateTime
  if ('fault' in result)
    return (
      <p role="alert" className="font-medium text-danger">
        {result.fault}
      </p>
    )
  const at = toZonedInstant(instantOf(result.instants, isLater), zone)
  const words = `${format(at, { locale, zone, kind: 'fullDate' })}, ${at.slice(11, 16)} (${offsetName(at)})`
  return (
    <p className="text-ink-soft">
      {result.instants.kind === 'skipped' && `${t.skipped(result.time)} `}
      {words}
    </p>
  )
}

type RepeatedProps = {
  name: string
  instants: Extract<LocalInstants, { kind: 'repeated' }>
  zone: string
  isLater: boolean
  onChoose: (isLater: boolean) => void
}

const RepeatedHour = ({ name, instants, zone, isLater, onChoose }: RepeatedProps) => {
  const t = useWords().uiFields.dateTime
  return (
    <fieldset className="flex flex-col gap-1 text-sm">
      <legend>{t.repeated}</legend>
      {[instants.at, instants.later].map((at, index) => (
        <label key={at} className="flex min-h-8 items-center gap-3">
          <input
            type="radio"
            name={name}
            value={at}
            checked={isLater === (index === 1)}
            onChange={() => onChoose(index === 1)}
            className="size-5 accent-accent"
          />
          {offsetName(toZonedInstant(at, zone))}
        </label>
      ))}
    </fieldset>
  )
}
