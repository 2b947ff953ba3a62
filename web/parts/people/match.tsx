import { Sparkles } from 'lucide-react'
import type { User } from '../../../contract/people/people.ts'
import { useWords } from '../../kernel/words.tsx'

type Props = { match: User['match']; className?: string }

const maxThemes = 5

/** The reasons why two users match: common interests, events and city. */
export const Match = ({ match, className = '' }: Props) => {
  const { people } = useWords()
  const reasons = match ? reasonsOf(match, people) : []
  if (reasons.length === 0) return null
  return (
    <p className={`flex items-start gap-2 rounded-xl bg-accent-soft px-3 py-2 text-sm print:hidden ${className}`}>
      <Sparkles className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden="true" />
      <span>
        <strong className="font-semibold">{people.matched}:</strong> {reasons.join(', ')}
      </span>
    </p>
  )
}

const reasonsOf = (match: NonNullable<User['match']>, people: ReturnType<typeof useWords>['people']): string[] => [
  ...match.themes.slice(0, maxThemes).map(({ name }) => name),
  ...(match.events > 0 ? [people.commonEvents(match.events)] : []),
  ...(match.city ? [people.sameCity] : []),
]
