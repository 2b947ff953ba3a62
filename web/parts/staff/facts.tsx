import { Link } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { OutsideLink } from '../events/outside-link.tsx'
import type { LabelledFact } from './queue.ts'
import { useTimes } from './use-times.ts'

export const Facts = ({ facts, zone }: { facts: LabelledFact[]; zone: string }) => {
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map((fact) => (
        <div key={fact.name} className={isLong(fact) ? 'basis-full' : 'min-w-0'}>
          <dt className="text-sm text-ink-soft">{fact.label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            <FactValue fact={fact} zone={zone} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const shortText = 60

const isLong = (fact: LabelledFact) => 'text' in fact && fact.text.length > shortText

const FactValue = ({ fact, zone }: { fact: LabelledFact; zone: string }) => {
  const words = useFactWords(zone)
  if (!('text' in fact)) return words(fact)
  if (!fact.href) return fact.text
  if (fact.href.startsWith('http')) return <OutsideLink href={fact.href}>{fact.text}</OutsideLink>
  if (fact.href.startsWith('/')) {
    return (
      <Link to={fact.href} className="text-accent underline underline-offset-2">
        {fact.text}
      </Link>
    )
  }
  return (
    <a href={fact.href} className="text-accent underline-offset-2 hover:underline">
      {fact.text}
    </a>
  )
}

const useFactWords = (zone: string) => {
  const { staff, people } = useWords()
  const locale = useLocale()
  const { timeOf } = useTimes(zone)
  const dayIn = (date: string, kind: 'yearDate' | 'monthYear') => format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind })
  const period = ({ since, until }: { since: string; until: string | null }) =>
    [dayIn(since, 'monthYear'), until ? dayIn(until, 'monthYear') : people.page.now].join(' – ')
  return (fact: Exclude<LabelledFact, { text: string }>): string => {
    if ('at' in fact) return fact.kind === 'dateTime' ? timeOf(fact.at) : format(fact.at, { locale, zone, kind: fact.kind })
    if ('day' in fact) return dayIn(fact.day, 'yearDate')
    if ('years' in fact) return staff.years(fact.years)
    return 'level' in fact ? people.page.levels[fact.level] : period(fact)
  }
}
