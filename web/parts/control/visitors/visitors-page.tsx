import { ArrowLeft, ChevronDown, Printer, ScanQrCode, UserPlus } from 'lucide-react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { type VisitorType, visitorTypes } from '../../../../contract/control/limits.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { callPaths, paths } from '../../../paths.ts'
import { PanelLink } from '../../../ui/panel-link.tsx'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { CameLine } from '../came-line.tsx'
import { DaySwitch } from '../day-switch.tsx'
import { pollMs } from '../poll.ts'
import { AddPanel } from './add-panel.tsx'
import { BanList } from './ban-list.tsx'
import { BanPanel } from './ban-panel.tsx'
import type { VisitorsData } from './load-visitors.ts'
import { ProposalList } from './proposal-list.tsx'
import { VisitorList } from './visitor-list.tsx'
import { addPath, placePath, visitorsPath } from './visitors-address.ts'

type Props = { data: VisitorsData; answer: FormAnswer | null }

/** One space on a day: its visitors by what they came for, invitations of network events, and bans (R060). */
export const VisitorsPage = ({ data, answer }: Props) => {
  const { space, date, today, tab, list, panel } = data
  const [params] = useSearchParams()
  const { revalidate } = useRevalidator()
  usePolling(revalidate, pollMs)
  return (
    // without scripts a refused form is answered with its panel
    <PageForms value={{ action: panel ? pathWith(paths.controlSpace(space.id), params) : visitorsPath(space.id, params), answer }}>
      <div className="frame flex flex-col gap-3 py-3 sm:gap-5 sm:py-8">
        <Title data={data} />
        <DaySwitch date={date} today={today} to={(day) => placePath(space.id, params, { date: day === today ? null : day })} />
        {space.visitors > 0 && <CameLine marked={space.marked} visitors={space.visitors} />}
        <ListTabs data={data} />
        {answer?.problem && !panel && <FormMessage problem={answer.problem} />}
        {list.kind === 'visitors' && <VisitorList data={data} list={list} />}
        {tab === 'coworking' && space.coworking.capacity > 0 && <ReplacePoster />}
        {list.kind === 'proposals' && <ProposalList space={space} list={list} />}
        {list.kind === 'bans' && <BanList space={space} list={list} />}
      </div>
      {panel?.kind === 'add' && <AddPanel data={data} user={panel.user} />}
      {panel?.kind === 'ban' && panel.user && <BanPanel space={space} user={panel.user} today={today} />}
    </PageForms>
  )
}

const action =
  'inline-flex min-h-14 min-w-14 items-center justify-center gap-2 rounded-xl border border-line-strong bg-surface px-3 font-medium hover:bg-sunken sm:px-4'

const Title = ({ data: { space } }: { data: VisitorsData }) => {
  const { visitors: t, layout } = useWords().control
  const [params] = useSearchParams()
  const apiBase = useApiBase()
  const date = params.get('date') ?? undefined
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Link
          to={paths.control(date ? { date } : {})}
          className="-ml-2 inline-flex max-sm:hidden min-h-14 items-center gap-2 rounded-lg px-2 font-medium text-accent hover:underline"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          {t.back}
        </Link>
        <h1 className="text-xl font-semibold wrap-anywhere sm:text-2xl">{space.name}</h1>
        <p className="text-ink-soft wrap-anywhere max-sm:hidden">{[space.cityName, space.address].filter(Boolean).join(', ')}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full sm:flex-wrap sm:gap-3">
        <PanelLink
          to={addPath(space.id, params)}
          className="inline-flex min-h-14 items-center justify-center gap-2 rounded-xl bg-accent px-3 font-medium sm:px-5 text-on-accent hover:bg-accent-hover max-sm:grow"
        >
          <UserPlus className="size-5" aria-hidden="true" />
          <span className="max-sm:hidden">{t.add}</span>
          <span className="sm:hidden">{t.addShort}</span>
        </PanelLink>
        <Link to={paths.scanner({ spaceId: space.id })} className={action}>
          <ScanQrCode className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{layout.scanner}</span>
        </Link>
        {space.coworking.capacity > 0 && (
          <a href={callPaths(apiBase).coworkingPoster(space.id)} className={action}>
            <Printer className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">{t.poster}</span>
          </a>
        )}
      </div>
    </header>
  )
}

/** For a poster whose code is misused. */
const ReplacePoster = () => {
  const { poster: t } = useWords().control
  return (
    <details className="group rounded-3xl border border-line bg-surface px-5">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 font-medium">
        {t.title}
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="flex flex-col gap-4 pb-5">
        <p className="max-w-2xl text-ink-soft">{t.text}</p>
        <PostForm intent="replacePoster" submit={t.submit} look="danger" saved={t.done} />
      </div>
    </details>
  )
}

const ListTabs = ({ data: { space, tab } }: { data: VisitorsData }) => {
  const t = useWords().control.visitors
  const [params] = useSearchParams()
  const to = (name: typeof tab) => placePath(space.id, params, { tab: name })
  return (
    <Tabs label={t.tabs.label}>
      <Tab to={to(null)} isOpen={tab === null} count={space.visitors}>
        {t.tabs.all}
      </Tab>
      {visitorTypes.map((type) => (
        <Tab key={type} to={to(type)} isOpen={tab === type} count={countOf(space, type)}>
          {t.tabs[type]}
        </Tab>
      ))}
      <Tab
        to={to('proposals')}
        isOpen={tab === 'proposals'}
        count={space.proposals > 0 ? space.proposals : undefined}
        countLabel={t.waiting(space.proposals)}
      >
        {t.tabs.proposals}
      </Tab>
      <Tab to={to('bans')} isOpen={tab === 'bans'}>
        {t.tabs.bans}
      </Tab>
    </Tabs>
  )
}

const countOf = ({ events, coworking, meetings }: VisitorsData['space'], type: VisitorType): number => {
  const parts = { event: events, coworking: [coworking], meeting: meetings }[type]
  return parts.reduce((sum, { visitors }) => sum + visitors, 0)
}
