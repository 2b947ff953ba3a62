import { Link, useSearchParams } from 'react-router'
import { listStates } from '../../../../contract/attendees/attendees.ts'
import { grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import type { EventParticipantsData } from './load-participants.ts'
import { participantStatePath, participantsAddress } from './participants-address.ts'

/** The states with their counts under the other filters. On a phone the row scrolls sideways. */
export const StateFilter = ({ counters }: Pick<EventParticipantsData, 'counters'>) => {
  const { list: t } = useWords().attendees
  const locale = useLocale()
  const [params] = useSearchParams()
  const { state: chosen = null } = participantsAddress.query(params)
  const chips = [
    { state: null, title: t.all, count: counters.all },
    ...listStates.map((state) => ({ state, title: t.states[state], count: counters[state] })),
  ]
  return (
    <nav aria-label={t.statesLabel} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:overflow-visible sm:px-0">
      <ul className="flex gap-2 sm:flex-wrap">
        {chips.map(({ state, title, count }) => (
          <li key={state ?? ''}>
            <Link
              to={participantStatePath(params, state)}
              preventScrollReset
              aria-current={state === chosen ? 'true' : undefined}
              className="inline-flex min-h-(--control) items-center gap-2 rounded-full border border-line bg-surface px-3.5 whitespace-nowrap hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
            >
              {title}
              <span className="text-sm text-ink-soft tabular-nums">{grouped(count, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
