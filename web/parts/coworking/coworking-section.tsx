import { Ban, CalendarX, CircleCheckBig, QrCode } from 'lucide-react'
import { Link } from 'react-router'
import { PostForm } from '../../forms/post-form.tsx'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { SignInLink } from '../accounts/sign-in-link.tsx'
import { PageSection } from '../events/page-section.tsx'
import { DayChoice, type FreeDay } from './day-choice.tsx'
import type { CoworkingOfSpace } from './load-coworking.ts'

type Own = Extract<CoworkingOfSpace['own'], { days: unknown }>

/** The coworking of one space: own days, and a place on another one. The page wraps it in `PageForms`. */
export const CoworkingSection = ({ coworking: { space, own } }: { coworking: CoworkingOfSpace }) => {
  const { coworking: t } = useWords()
  return (
    <PageSection id={space.isOnly ? 'coworking' : `coworking-${space.id}`} title={space.isOnly ? t.title : t.titleOf(space.name)}>
      {space.capacity > 0 && <p className="mb-4">{t.lead(space.capacity)}</p>}
      {own === null && <SignInLink look="quiet">{t.signIn}</SignInLink>}
      {own === 'failed' && <p className="rounded-xl bg-sunken px-4 py-3">{t.failed}</p>}
      {own !== null && own !== 'failed' && <OwnCoworking spaceId={space.id} zone={space.zone} own={own} />}
    </PageSection>
  )
}

const OwnCoworking = ({ spaceId, zone, own: { ban, days, cancelled } }: { spaceId: number; zone: string; own: Own }) => {
  const { coworking: t } = useWords()
  const mine = days.filter(({ enlisted }) => enlisted)
  return (
    <div className="flex flex-col gap-6">
      {ban && <BanNotice ban={ban} />}
      {cancelled.length > 0 && <CancelledDays dates={cancelled} />}
      {mine.length > 0 && <OwnDays spaceId={spaceId} days={mine} zone={zone} />}
      {!ban && days.length === 0 && <p className="rounded-xl bg-sunken px-4 py-3">{t.noDays}</p>}
      {!ban && days.length > mine.length && <Enlist spaceId={spaceId} days={days} />}
    </div>
  )
}

const BanNotice = ({ ban }: { ban: NonNullable<Own['ban']> }) => {
  const { coworking: t } = useWords()
  const dayText = useDayText()
  return (
    <div className="flex gap-3 rounded-2xl bg-danger-soft p-4">
      <Ban className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
      <div>
        <p className="font-medium">{ban.until ? t.bannedUntil(dayText(ban.until)) : t.banned}</p>
        {ban.reason && <p className="wrap-anywhere">{t.reason(ban.reason)}</p>}
      </div>
    </div>
  )
}

const CancelledDays = ({ dates }: { dates: string[] }) => {
  const { coworking: t } = useWords()
  const dayText = useDayText()
  return (
    <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-sunken">
      {dates.map((date) => (
        <li key={date} className="flex gap-3 p-3 sm:px-4">
          <CalendarX className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
          <p className="min-w-0">
            <span className="inline-block font-medium first-letter:uppercase">{dayText(date)}</span>{' '}
            <span className="inline-block">{t.closedDay}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const OwnDays = ({ spaceId, days, zone }: { spaceId: number; days: FreeDay[]; zone: string }) => {
  const { coworking: t } = useWords()
  const locale = useLocale()
  const dayText = useDayText()
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">{t.own}</h3>
        <Link to={paths.qr()} className="inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline">
          <QrCode className="size-5" aria-hidden="true" />
          {t.ownCode}
        </Link>
      </div>
      <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
        {days.map(({ date, hours, visitedAt }) => (
          <li key={date} className="flex items-center gap-x-4 p-3 sm:px-4">
            <p className="min-w-0 grow">
              <span className="inline-block font-medium first-letter:uppercase">{dayText(date)}</span>{' '}
              <span className="inline-block text-sm text-ink-soft">{hours.map(({ open, close }) => `${open}–${close}`).join(', ')}</span>
            </p>
            {visitedAt ? (
              <Badge tone="good">
                <CircleCheckBig className="size-4 shrink-0" aria-hidden="true" />
                {t.cameAt(format(visitedAt, { locale, zone, kind: 'time' }))}
              </Badge>
            ) : (
              <PostForm
                intent="delist"
                subject={`${spaceId} ${date}`}
                submit={t.cancel}
                name={t.cancelOf(dayText(date))}
                look="quiet"
                saved={t.delisted}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Enlist = ({ spaceId, days }: { spaceId: number; days: FreeDay[] }) => {
  const { coworking: t } = useWords()
  return (
    <PostForm intent="enlist" subject={spaceId} submit={t.submit} look="quiet" saved={t.enlisted}>
      {(fields) => <DayChoice fields={fields} days={days} />}
    </PostForm>
  )
}

const useDayText = () => {
  const locale = useLocale()
  return (date: string) => format(`${date}T12:00:00+00:00`, { locale, zone: 'UTC', kind: 'fullDate' })
}
