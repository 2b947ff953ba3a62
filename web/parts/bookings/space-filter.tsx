import { Link } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import type { BookingsData } from './load-bookings.ts'

type Props = { spaces: BookingsData['counters']['spaces']; spaceId: number | null; isWhole: boolean }

/** For the staff of spaces: the bookings of one space, and also those that are decided. */
export const SpaceFilter = ({ spaces, spaceId, isWhole }: Props) => {
  const t = useWords().bookings
  const to = (id: number | null, all = isWhole) => `${id === null ? paths.bookings() : paths.bookingsOf(id)}?scope=space${all ? '&all=1' : ''}`
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
      <Link to={to(spaceId, !isWhole)} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {isWhole ? t.onlyWaiting : t.alsoDecided}
      </Link>
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
