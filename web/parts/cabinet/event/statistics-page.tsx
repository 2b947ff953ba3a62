import { viewSources } from '../../../../contract/events/limits.ts'
import { decimal, format, grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { BarList } from '../../../ui/bar-list.tsx'
import { Chart } from '../../../ui/chart.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Funnel } from './funnel.tsx'
import type { StatisticsData } from './load-statistics.ts'
import { OwnEventLayout } from './own-event-layout.tsx'

const steps = ['views', 'requests', 'approved', 'attended'] as const
const others = ['wait', 'declined', 'online', 'offline', 'certificates'] as const

/** How an event goes: from view to visit, by day and by source. Each chart has its table. */
export const StatisticsPage = ({ data }: { data: StatisticsData }) => {
  const { statistics: t } = useWords().ownEvent
  const locale = useLocale()
  const { stats } = data
  const rating = stats.rating === null ? t.noRating : t.ratingOf(decimal(stats.rating, locale), stats.ratingsCount)
  return (
    <OwnEventLayout data={data} part="statistics">
      <SectionCard title={t.funnel} lead={t.funnelLead}>
        <Funnel steps={steps.map((name) => ({ name: t.steps[name], value: stats[name] }))} />
      </SectionCard>
      <SectionCard title={t.others}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {others.map((name) => (
            <Fact key={name} name={t[name]} value={grouped(stats[name], locale)} />
          ))}
          <Fact name={t.rating} value={rating} />
        </dl>
      </SectionCard>
      <Days data={data} />
    </OwnEventLayout>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex min-w-0 flex-col">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-lg font-semibold tabular-nums wrap-anywhere">{value}</dd>
  </div>
)

const Days = ({ data: { days, zone } }: { data: StatisticsData }) => {
  const { statistics: t } = useWords().ownEvent
  const locale = useLocale()
  const labels = days.map(({ date }) => format(`${date}T12:00:00Z`, { locale, zone: 'UTC', kind: spansYears(days) ? 'yearDate' : 'date' }))
  const sources = viewSources
    .map((source) => ({ name: t.sources[source], value: days.reduce((sum, { viewsBySource }) => sum + (viewsBySource[source] ?? 0), 0) }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
  const attended = days.flatMap((day, index) => (day.attended > 0 ? [{ label: labels[index] ?? day.date, value: day.attended }] : []))
  return (
    <>
      <Chart
        title={t.byDay}
        kind="line"
        labelName={t.day}
        labels={labels}
        series={[
          { name: t.views, values: days.map(({ views }) => views) },
          { name: t.requests, values: days.map(({ requests }) => requests) },
        ]}
        empty={t.noViews}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <BarList title={t.bySource} bars={sources} empty={t.noViews} />
        <Chart
          title={t.attendance}
          kind="bar"
          labelName={t.day}
          labels={attended.map(({ label }) => label)}
          series={[{ name: t.attended, values: attended.map(({ value }) => value) }]}
          empty={t.noAttendance}
        />
      </div>
      {days.length > 0 && <p className="text-sm text-ink-soft">{t.zone(zone)}</p>}
    </>
  )
}

/** Days of two years have the same names. */
const spansYears = (days: StatisticsData['days']) => days[0]?.date.slice(0, 4) !== days.at(-1)?.date.slice(0, 4)
