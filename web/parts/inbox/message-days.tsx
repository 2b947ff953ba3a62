import { format, localDate } from '../../kernel/format.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { type Message, MessageRow } from './message-row.tsx'
import { useSeenBefore } from './use-seen-before.ts'

/** The zone of the demo's texts. */
const zone = 'Europe/Moscow'

/** Messages by day, newest first. Those that arrived since the last visit of this browser are marked. */
export const MessageDays = ({ messages, newestId }: { messages: Message[]; newestId: number | undefined }) => {
  const dayName = useDayName()
  const seenBefore = useSeenBefore(newestId)
  const days = Map.groupBy(messages, ({ createdAt }) => localDate(createdAt, zone))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="flex flex-col gap-2">
      <h2 className="font-semibold text-ink-soft first-letter:uppercase">{dayName(day)}</h2>
      <ol className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {ofDay.map((message) => (
          <li key={message.id}>
            <MessageRow message={message} zone={zone} isNew={seenBefore !== null && message.id > seenBefore} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

const dayMs = 86_400_000

/** Today, yesterday, or the date. */
const useDayName = () => {
  const { today, yesterday } = useWords().home.inbox
  const locale = useLocale()
  const nowMs = Date.parse(useRootData()?.now ?? '')
  const dayAt = (ms: number) => (Number.isNaN(ms) ? '' : localDate(new Date(ms), zone))
  return (day: string) => {
    if (day === dayAt(nowMs)) return today
    if (day === dayAt(nowMs - dayMs)) return yesterday
    return format(`${day}T12:00:00Z`, { locale, zone: 'UTC', kind: 'fullDate' })
  }
}
