import { use } from 'react'
import { Link } from 'react-router'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { Cover } from '../../events/cover.tsx'
import type { OwnRow } from '../own-row.ts'
import { OwnState } from '../own-state.tsx'
import { OwnWhen } from '../own-when.tsx'
import { AddToSeries } from './add-to-series.tsx'
import type { SeriesData } from './load-series.ts'
import { OwnEventLayout } from './own-event-layout.tsx'
import { SeriesAddress } from './series-address.tsx'

/** The series of an event: the main event and its members, the address, and the forms that change them. */
export const SeriesPage = ({ data }: { data: SeriesData }) => {
  const { series: t } = useWords().ownEvent
  const { event, events, masterEventId } = data
  const isMain = masterEventId === event.id
  const isAlone = isMain && events.length <= 1
  return (
    <OwnEventLayout data={data} part="series">
      <SectionCard title={t.events} lead={isAlone ? t.alone : t.lead(events.length)}>
        <TakenOut />
        {!isAlone && <Members data={data} isMain={isMain} />}
        {isMain && !isAlone && <p className="text-sm text-ink-soft">{t.mainLead}</p>}
        {!isMain && <Leave data={data} />}
      </SectionCard>
      {isMain && event.can.edit && <AddToSeries key={events.length} members={events} />}
      {(!isAlone || data.url) && <SeriesAddress data={data} isMain={isMain} />}
    </OwnEventLayout>
  )
}

/** A removed event has no form, so that the list reports it. */
const TakenOut = () => {
  const { series: t } = useWords().ownEvent
  const { answer } = use(PageForms)
  return answer?.intent === 'takeOut' && !answer.problem ? (
    <p role="status" className="font-medium text-accent">
      {t.takenOut}
    </p>
  ) : null
}

const Members = ({ data: { events, masterEventId, event }, isMain }: { data: SeriesData; isMain: boolean }) => (
  <ol className="flex flex-col">
    {events.map((row) => (
      <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 first:pt-0 last:pb-0 not-first:border-t">
        <Member row={row} isMain={row.id === masterEventId} isCurrent={row.id === event.id} />
        {isMain && row.id !== masterEventId && row.can.edit && <TakeOut row={row} />}
      </li>
    ))}
  </ol>
)

const Member = ({ row, isMain, isCurrent }: { row: OwnRow; isMain: boolean; isCurrent: boolean }) => {
  const { ownEvent, organizerCabinet } = useWords()
  const name = row.name.trim() || organizerCabinet.unnamed(row.id)
  return (
    <div className="flex min-w-0 grow basis-72 items-start gap-3">
      <span className="mt-0.5 block aspect-16/9 w-16 shrink-0 overflow-hidden rounded-lg" aria-hidden="true">
        <Cover event={row} />
      </span>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Link
          to={row.can.manage ? paths.ownEvent(row.id, 'series') : paths.event(row.id)}
          aria-current={isCurrent ? 'page' : undefined}
          className="font-medium wrap-anywhere hover:text-accent hover:underline"
        >
          {name}
        </Link>
        <p>
          <OwnWhen event={row} />
        </p>
        {isMain && <Badge>{ownEvent.series.main}</Badge>}
        {row.badge !== 'upcoming' && <OwnState row={row} />}
      </div>
    </div>
  )
}

const TakeOut = ({ row }: { row: OwnRow }) => {
  const { series: t } = useWords().ownEvent
  return <PostForm intent="takeOut" subject={row.id} submit={t.takeOut} name={t.takeOutOf(row.name)} look="quiet" saved={null} className="gap-2" />
}

const Leave = ({ data: { event, masterEventId } }: { data: SeriesData }) => {
  const { series: t } = useWords().ownEvent
  return (
    <div className="flex flex-col gap-3">
      {event.can.edit && (
        <PostForm intent="takeOut" subject={event.id} submit={t.leave} look="quiet" saved={null} className="gap-2">
          <p className="text-ink-soft">{t.leaveLead}</p>
        </PostForm>
      )}
      <ButtonLink to={paths.ownEvent(masterEventId, 'series')} look="plain" className="self-start">
        {t.toMain}
      </ButtonLink>
    </div>
  )
}
