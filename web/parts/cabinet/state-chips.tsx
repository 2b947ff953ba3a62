import { Link, useSearchParams } from 'react-router'
import { grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { cabinetAddress, statePath } from './cabinet-address.ts'
import type { OwnEventsPage } from './load-own-events.ts'

type Props = { states: OwnEventsPage['states']; total: number }

/** The states with their counts. On a phone the row scrolls sideways; on a desk it has as many lines as it needs. */
export const StateChips = ({ states, total }: Props) => {
  const { list: t } = useWords().organizerCabinet
  const [params] = useSearchParams()
  const { state: chosen = null } = cabinetAddress.query(params)
  const chips = [{ state: null, title: t.all, count: total }, ...states]
  return (
    <nav aria-label={t.states} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:overflow-visible sm:px-0">
      <ul className="flex gap-2 sm:flex-wrap">
        {chips.map(({ state, title, count }) => (
          <li key={state ?? ''}>
            <Chip to={statePath(params, state)} title={title} count={count} isChosen={state === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Chip = ({ to, title, count, isChosen }: { to: string; title: string; count: number; isChosen: boolean }) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={isChosen ? 'true' : undefined}
    className="inline-flex min-h-(--control) items-center gap-2 rounded-full border border-line bg-surface px-3.5 whitespace-nowrap hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
  >
    {title}
    <span className="text-sm text-ink-soft tabular-nums">{grouped(count, useLocale())}</span>
  </Link>
)
