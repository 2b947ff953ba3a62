import { Building2, Inbox, ScanQrCode } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import type { ControlSpace } from '../../../../contract/control/control.ts'
import { format } from '../../../kernel/format.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CameLine } from '../came-line.tsx'
import { DaySwitch } from '../day-switch.tsx'
import { pollMs } from '../poll.ts'
import type { ControlSpacesData } from './load-spaces.ts'

/** The start of the control panel: a day, and the spaces of the operator with its numbers (R004). */
export const ControlSpacesPage = ({ data: { date, today, spaces } }: { data: ControlSpacesData }) => {
  const t = useWords().control.spaces
  const { revalidate } = useRevalidator()
  usePolling(revalidate, pollMs)
  const dateOf = (day: string) => (day === today ? {} : { date: day })
  return (
    <div className="frame flex flex-col gap-5 py-5 sm:py-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t.title}</h1>
        {spaces.length > 0 && (
          <ButtonLink to={paths.scanner()} className="max-sm:hidden">
            <ScanQrCode className="size-5" aria-hidden="true" />
            {t.scan}
          </ButtonLink>
        )}
      </header>
      <DaySwitch date={date} today={today} to={(day) => paths.control(dateOf(day))} />
      {spaces.length === 0 ? (
        <NoSpaces />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {spaces.map((space) => (
            <li key={space.id} className="flex min-w-0">
              <SpaceCard space={space} query={dateOf(date)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NoSpaces = () => {
  const t = useWords().control.spaces
  return (
    <EmptyState
      Icon={Building2}
      title={t.none}
      action={
        <ButtonLink to={paths.places()} look="quiet">
          {t.toPlaces}
        </ButtonLink>
      }
    >
      <p>{t.noneHint}</p>
    </EmptyState>
  )
}

/** The whole card leads to the visitors of the space. */
const SpaceCard = ({ space, query }: { space: ControlSpace; query: { date?: string } }) => {
  const t = useWords().control.spaces
  const { id, name, cityName, address, hours, visitors, marked, proposals } = space
  return (
    <article className="relative flex w-full flex-col gap-4 rounded-3xl border border-line bg-surface p-5 hover:border-line-strong">
      <header>
        <h2 className="text-lg font-semibold wrap-anywhere">
          <Link to={paths.controlSpace(id, query)} className="after:absolute after:inset-0 after:rounded-3xl">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">{[cityName, address].filter(Boolean).join(', ')}</p>
        <p className="text-sm text-ink-soft">{hours.length > 0 ? hours.map(({ open, close }) => `${open}–${close}`).join(', ') : t.closed}</p>
      </header>
      {visitors > 0 ? <CameLine marked={marked} visitors={visitors} /> : <p className="text-ink-soft">{t.nobody}</p>}
      <Reasons space={space} />
      {proposals > 0 && (
        <Link
          to={paths.controlSpace(id, { ...query, tab: 'proposals' })}
          className="relative mt-auto inline-flex min-h-14 items-center gap-2 self-start rounded-xl bg-sunken px-4 font-medium hover:bg-line"
        >
          <Inbox className="size-5 text-ink-soft" aria-hidden="true" />
          {t.proposals(proposals)}
        </Link>
      )}
    </article>
  )
}

const shownReasons = 5

/** The events, meetings and coworking of the day, by time. */
const Reasons = ({ space: { events, coworking, meetings, timezone } }: { space: ControlSpace }) => {
  const t = useWords().control
  const locale = useLocale()
  const planned = [...events, ...meetings].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt)).slice(0, shownReasons)
  if (planned.length === 0 && coworking.capacity === 0) return null
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {planned.map(({ id, name, startsAt, visitors, marked }) => (
        <li key={`${id} ${startsAt}`} className="flex items-baseline gap-3">
          <span className="shrink-0 text-ink-soft tabular-nums">{format(startsAt, { locale, zone: timezone, kind: 'time' })}</span>
          <span className="min-w-0 grow truncate">{name}</span>
          <span className="shrink-0 tabular-nums">{`${marked}/${visitors}`}</span>
        </li>
      ))}
      {coworking.capacity > 0 && (
        <li className="flex items-baseline justify-between gap-3">
          <span>{t.types.coworking}</span>
          <span className="text-right text-ink-soft tabular-nums">{t.spaces.coworking(coworking.visitors, coworking.capacity)}</span>
        </li>
      )}
    </ul>
  )
}
