import { Users } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { PageForms } from '../../../forms/use-form-post.ts'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PanelLink } from '../../../ui/panel-link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { EventDates } from '../event-card.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { answersAddress, answersPath } from './answers-address.ts'
import type { AnswerRow, AnswersData } from './load-answers.ts'

type Props = { data: AnswersData; answer: FormAnswer | null }

/** The participants of one event to score (R061). The open one has a side panel with its own address. */
export const AnswersPage = ({ data, answer }: Props) => {
  const { event, answers, meta, opened } = data
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  return (
    <PageForms value={{ action: pathname + search, answer }}>
      <div data-density="compact">
        <section className="frame flex flex-col gap-4 py-4 sm:gap-6 sm:py-8 lg:py-12">
          <Heading event={event} />
          <AnswerTabs event={event} />
          {answers.length === 0 ? (
            <Empty />
          ) : (
            <ul className="flex flex-col gap-2">
              {answers.map((row) => (
                <Row key={row.id} row={row} event={event} isOpen={opened?.id === row.id} isPanelOpen={opened !== null} />
              ))}
            </ul>
          )}
          <Pagination
            label={useWords().experts.answers.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.expertEvent(event.id), answersAddress.withPage(params, next))}
          />
        </section>
        {opened && <AnswerPanel data={data} opened={opened} />}
      </div>
    </PageForms>
  )
}

type Event = AnswersData['event']

const Heading = ({ event }: { event: Event }) => {
  const { answers: t, progress, noParticipants } = useWords().experts
  const [params] = useSearchParams()
  const { id, name, answersTotal, answersScored, scoringClosed } = event
  const isLeft = !scoringClosed && answersScored < answersTotal
  return (
    <header className="flex flex-col gap-3 sm:gap-4">
      <Link to={paths.expert()} className="self-start text-sm text-accent underline-offset-4 hover:underline">
        {t.back}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-80 flex-col gap-1">
          <h1 className="text-xl font-semibold wrap-anywhere sm:text-2xl">{name}</h1>
          <EventDates event={event} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          {isLeft && <ButtonLink to={answersPath(id, params, 'next')}>{t.next}</ButtonLink>}
          <ButtonLink to={paths.event(id)} look="quiet">
            {t.toEvent}
          </ButtonLink>
        </div>
      </div>
      {answersTotal === 0 ? (
        <p className="text-ink-soft">{noParticipants}</p>
      ) : (
        <div className="max-w-160">
          <Progress label={progress} done={answersScored} total={answersTotal} {...(!isLeft && !scoringClosed && { note: t.allDone })} />
        </div>
      )}
      <p className="max-w-160 text-ink-soft max-sm:text-sm">{scoringClosed ? t.closed : t.rules}</p>
    </header>
  )
}

const lists = [
  { name: 'all', scored: null },
  { name: 'unscored', scored: '0' },
  { name: 'scored', scored: '1' },
] as const

const AnswerTabs = ({ event: { id, answersTotal, answersScored } }: { event: Event }) => {
  const t = useWords().experts.answers
  const [params] = useSearchParams()
  const { scored: open = null } = answersAddress.query(params)
  const counts = { all: answersTotal, unscored: answersTotal - answersScored, scored: answersScored }
  return (
    <Tabs label={t.tabsLabel}>
      {lists.map(({ name, scored }) => (
        <Tab
          key={name}
          to={paths.expertEvent(id, scored === null ? {} : { scored })}
          isOpen={open === scored}
          count={counts[name]}
          countLabel={t.tabCount(counts[name])}
        >
          {t.tabs[name]}
        </Tab>
      ))}
    </Tabs>
  )
}

type RowProps = { row: AnswerRow; event: Event; isOpen: boolean; isPanelOpen: boolean }

const Row = ({ row: { id, user, createdAt, excerpt, score }, event, isOpen, isPanelOpen }: RowProps) => {
  const t = useWords().experts.answers
  const locale = useLocale()
  const [params] = useSearchParams()
  return (
    <li className={`relative flex items-start gap-3 rounded-2xl border p-3 hover:bg-sunken ${isOpen ? 'border-accent' : 'border-line bg-surface'}`}>
      <Avatar id={user?.id ?? id} name={user?.name ?? ''} photo={user?.photo ?? null} />
      <div className="flex min-w-0 grow flex-col gap-1 sm:flex-row sm:items-start sm:gap-4">
        <div className="flex min-w-0 grow flex-col">
          <PanelLink
            to={answersPath(event.id, params, id)}
            isPanelOpen={isPanelOpen}
            aria-current={isOpen ? 'true' : undefined}
            className="font-medium wrap-anywhere after:absolute after:inset-0"
          >
            {user?.name ?? t.deleted}
          </PanelLink>
          <span className="text-sm text-ink-soft">{t.registered(format(createdAt, { locale, zone: event.timezoneName, kind: 'dateTime' }))}</span>
          {excerpt && <span className="line-clamp-2 text-sm wrap-anywhere">{excerpt}</span>}
        </div>
        <span className="self-start">{score === null ? <Badge>{t.noScore}</Badge> : <Badge tone="good">{t.score(score)}</Badge>}</span>
      </div>
    </li>
  )
}

const Empty = () => {
  const { answers: t } = useWords().experts
  const [params] = useSearchParams()
  const { scored = null } = answersAddress.query(params)
  const name = lists.find((list) => list.scored === scored)?.name ?? 'all'
  return (
    <EmptyState Icon={Users} title={t.empty[name].title}>
      <p>{t.empty[name].hint}</p>
    </EmptyState>
  )
}
