import type { Event } from '../../../contract/events/events.ts'
import { format, localDate } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { PageSection } from './page-section.tsx'

type Item = NonNullable<Event['schedules']>[number]
type Props = { items: Item[]; zone: string }

/** The programme, one list per day, in the time zone of the event. */
export const Programme = ({ items, zone }: Props) => {
  const t = useWords()
  if (items.length === 0) return null
  const days = [...Map.groupBy(items, ({ dateStart }) => localDate(dateStart, zone))]
  return (
    <PageSection id="programme" title={t.eventPage.programme}>
      <div className="flex flex-col gap-8">
        {days.map(([day, ofDay]) => (
          <Day key={day} items={ofDay} zone={zone} isOneOfMany={days.length > 1} />
        ))}
      </div>
    </PageSection>
  )
}

const Day = ({ items, zone, isOneOfMany }: Props & { isOneOfMany: boolean }) => {
  const t = useWords()
  const locale = useLocale()
  const date = items[0] && format(items[0].dateStart, { locale, zone, kind: 'fullDate' })
  return (
    <div>
      {isOneOfMany && date && <h3 className="mb-3 font-semibold text-ink-soft first-letter:uppercase">{date}</h3>}
      <ol
        aria-label={isOneOfMany && date ? t.eventPage.programmeOf(date) : undefined}
        className="overflow-hidden rounded-2xl border border-line bg-surface"
      >
        {items.map((item) => (
          <ProgrammeItem key={`${item.dateStart} ${item.name}`} item={item} zone={zone} />
        ))}
      </ol>
    </div>
  )
}

const ProgrammeItem = ({ item, zone }: { item: Item; zone: string }) => {
  const t = useWords()
  const locale = useLocale()
  const formatAs = (at: string) => format(at, { locale, zone, kind: 'time' })
  const about = [item.speaker, item.hall && t.eventPage.hall(item.hall)].filter(Boolean).join(' · ')
  return (
    <li className="flex gap-4 border-line p-4 not-first:border-t sm:gap-6">
      <p className="w-12 shrink-0 leading-6">
        <time dateTime={item.dateStart} className="font-semibold">
          {formatAs(item.dateStart)}
        </time>
        {item.dateEnd && (
          <time dateTime={item.dateEnd} className="block text-sm text-ink-soft">
            {formatAs(item.dateEnd)}
          </time>
        )}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{item.name}</p>
        {about && <p className="text-sm text-ink-soft">{about}</p>}
        {item.description && <p className="mt-1.5 whitespace-pre-line">{item.description}</p>}
      </div>
    </li>
  )
}
