import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import type { BookingsData } from './load-bookings.ts'
import { type SpaceShow, spaceShows } from './space-shows.ts'

type Props = { spaces: BookingsData['counters']['spaces']; spaceId: number | null; show: SpaceShow }

/** For the staff of spaces: the bookings of one space, and those that wait, are ahead or past. */
export const SpaceFilter = ({ spaces, spaceId, show }: Props) => {
  const t = useWords().bookings
  const to = (id: number | null, shown = show) =>
    `${id === null ? paths.bookings() : paths.bookingsOf(id)}?scope=space${shown === 'waiting' ? '' : `&show=${shown}`}`
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {(spaces.length > 1 || spaceId !== null) && (
        <nav aria-label={t.spaces}>
          <ul className="flex flex-wrap gap-2">
            <li>
              <Pill to={to(null)} isCurrent={spaceId === null}>
                {t.everySpace}
              </Pill>
            </li>
            {spaces.map(({ id, name, pending }) => (
              <li key={id}>
                <Pill to={to(id)} isCurrent={id === spaceId}>
                  {name} {pending > 0 && <span className="text-sm text-ink-soft tabular-nums">{pending}</span>}
                </Pill>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t.shows.label}>
        <ul className="flex flex-wrap gap-2">
          {spaceShows.map((one) => (
            <li key={one}>
              <Pill to={to(spaceId, one)} isCurrent={one === show}>
                {t.shows[one]}
              </Pill>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const Pill = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: React.ReactNode }) => (
  <Link
    to={to}
    aria-current={isCurrent ? 'true' : undefined}
    className="inline-flex min-h-(--control) items-center gap-2 rounded-full border border-line-strong bg-surface px-4 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
  >
    {children}
  </Link>
)
