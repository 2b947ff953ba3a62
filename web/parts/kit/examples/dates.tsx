import { DateField } from '../../../ui/date-field.tsx'
import { DateRangeField } from '../../../ui/date-range-field.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { Posted } from './posted.tsx'

const isSunday = (day: string) => new Date(day).getUTCDay() === 0

export const DatesExample = () => (
  <Posted label="Dates">
    <div className="grid gap-5 sm:grid-cols-2">
      <DateField label="Day" name="day" defaultValue="2026-12-24" isClosed={isSunday} help="Closed on Sundays." />
      <DateField label="Birthday" name="birthday" min="1920-01-01" max="2026-11-22" needsYear />
      <TimeField label="Opens" name="opens" defaultValue="09:30" />
      <TimeField label="Closes" name="closes" />
    </div>
    <DateTimeField label="Start" name="start" zone="Asia/Novosibirsk" zoneName="Novosibirsk time, UTC+7" defaultValue="2026-12-24T18:30:00+07:00" />
    <DateTimeField label="End" name="end" zone="Europe/Berlin" zoneName="Berlin time" />
    <DateRangeField legend="Period" from="from" to="to" defaultFrom="2026-12-01" defaultTo="2026-12-10" />
  </Posted>
)
