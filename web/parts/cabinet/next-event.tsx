import { Link } from 'react-router'
import { grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Cover } from '../events/cover.tsx'
import type { StartPage } from './load-start.ts'
import type { OwnRow } from './own-row.ts'
import { OwnWhen } from './own-when.tsx'

/** The own event that runs now, or the next one, with its numbers. */
export const NextEvent = ({ page: { running, next } }: { page: StartPage }) => {
  const { organizerCabinet: t } = useWords()
  const row = running ?? next
  return (
    <section aria-labelledby="next-event" className="flex flex-col gap-3">
      <h2 id="next-event" className="text-xl font-semibold">
        {running ? t.overview.running : t.overview.next}
      </h2>
      {row ? <Card row={row} /> : <p className="text-ink-soft">{t.overview.noNext}</p>}
    </section>
  )
}

const Card = ({ row }: { row: OwnRow }) => {
  const { overview: t } = useWords().organizerCabinet
  const locale = useLocale()
  const seats = row.seats === null ? null : t.ofSeats(grouped(row.seats, locale))
  return (
    <article className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:flex-row sm:gap-6 sm:p-6">
      <span className="block aspect-16/9 shrink-0 self-start overflow-hidden rounded-xl max-sm:w-full sm:w-56" aria-hidden="true">
        <Cover event={row} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-3">
        <div>
          <h3 className="text-lg font-semibold wrap-anywhere">
            <Link to={paths.ownEvent(row.id, 'statistics')} className="hover:text-accent hover:underline">
              {row.name}
            </Link>
          </h3>
          <p>
            <OwnWhen event={row} />
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Fact name={t.participants} value={[grouped(row.participants, locale), seats].filter(Boolean).join(' ')} />
          <Fact name={t.waiting} value={grouped(row.waiting, locale)} />
          <Fact name={t.views} value={grouped(row.views, locale)} />
        </dl>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={paths.ownEvent(row.id, 'statistics')} look="quiet">
            {t.statistics}
          </ButtonLink>
          <ButtonLink to={paths.event(row.id)} look="quiet">
            {t.page}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-lg font-semibold tabular-nums">{value}</dd>
  </div>
)
