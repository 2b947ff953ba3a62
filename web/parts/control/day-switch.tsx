import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { dayAfter } from './shown-day.ts'

type Props = {
  date: string
  today: string
  /** The address of the same list on another day. */
  to: (date: string) => string
}

/** The shown day between its neighbours, and any other day by a date field. Without scripts the field posts the day with a button. */
export const DaySwitch = ({ date, today, to }: Props) => {
  const t = useWords().control.day
  const locale = useLocale()
  const navigate = useNavigate()
  const step = 'inline-flex size-14 shrink-0 items-center justify-center rounded-xl border border-line-strong bg-surface hover:bg-sunken'
  const [action, query = ''] = to(date).split('?')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-2 max-sm:w-full">
        <Link to={to(dayAfter(date, -1))} preventScrollReset aria-label={t.previous} className={step}>
          <ChevronLeft className="size-6" aria-hidden="true" />
        </Link>
        <Form method="get" action={action} preventScrollReset className="flex min-w-0 grow items-end gap-2">
          {[...new URLSearchParams(query)].map(([name, value]) => name !== 'date' && <input key={name} type="hidden" name={name} value={value} />)}
          <div className="min-w-0 grow sm:w-44 [&_label]:sr-only">
            <DateField key={date} label={t.choose} name="date" defaultValue={date} onDay={(day) => day && day !== date && void navigate(to(day))} />
          </div>
          <Button type="submit" look="quiet" className="no-script-only">
            {t.show}
          </Button>
        </Form>
        <Link to={to(dayAfter(date, 1))} preventScrollReset aria-label={t.next} className={step}>
          <ChevronRight className="size-6" aria-hidden="true" />
        </Link>
      </div>
      <p className={`leading-tight font-semibold first-letter:uppercase sm:text-lg ${date === today ? 'max-sm:sr-only' : ''}`}>
        {format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })}
      </p>
      {date !== today && (
        <ButtonLink to={to(today)} preventScrollReset look="quiet">
          {t.today}
        </ButtonLink>
      )}
    </div>
  )
}
