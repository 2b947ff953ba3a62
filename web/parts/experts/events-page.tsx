import { Award } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { expertEventStates } from '../../../contract/experts/limits.ts'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { PageForms } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { EventCard } from './event-card.tsx'
import { expertEventsAddress, expertEventsPath } from './events-address.ts'
import type { ExpertEventsData } from './load-events.ts'

type Props = { data: ExpertEventsData; answer: FormAnswer | null }

/** The events of an expert by state (R013). */
export const ExpertEventsPage = ({ data, answer }: Props) => {
  const t = useWords().experts
  const { status, search, events, meta, counters } = data
  const [params] = useSearchParams()
  return (
    <PageForms value={{ action: expertEventsPath(params), answer }}>
      <section data-density="compact" className="frame flex flex-col gap-6 py-8 lg:py-12">
        <header className="flex flex-col gap-1">
          <h1 className="text-2xl font-semibold">{t.title}</h1>
          <p className="text-ink-soft">{t.lead}</p>
        </header>
        <Tabs label={t.tabsLabel}>
          {([null, ...expertEventStates] as const).map((one) => (
            <Tab
              key={one ?? 'all'}
              to={paths.expert({ ...(one && { status: one }), ...(search && { search }) })}
              isOpen={one === status}
              count={counters[one ?? 'all']}
              countLabel={t.tabCount(counters[one ?? 'all'])}
            >
              {t.tabs[one ?? 'all']}
            </Tab>
          ))}
        </Tabs>
        {/* without scripts the page reports a decision, because the list may have no form of it any more */}
        {answer && !answer.problem && <FormMessage problem={null} saved={t.answered} />}
        {(counters.all > 0 || search) && <Search status={status} search={search} />}
        <div tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {events.length === 0 ? (
            <Empty status={status} search={search} />
          ) : (
            <ul className="flex flex-col gap-4">
              {events.map((event) => (
                <li key={event.id}>
                  <EventCard event={event} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <Pagination
          label={t.pages}
          page={meta.currentPage}
          pageSize={meta.perPage}
          total={meta.totalCount}
          to={(next) => pathWith(paths.expert(), expertEventsAddress.withPage(params, next))}
        />
      </section>
    </PageForms>
  )
}

type Filter = Pick<ExpertEventsData, 'status' | 'search'>

const Search = ({ status, search }: Filter) => {
  const t = useWords().experts
  return (
    <Form role="search" aria-label={t.search} className="flex gap-2">
      {status && <input type="hidden" name="status" value={status} />}
      <input
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={200}
        aria-label={t.search}
        placeholder={t.searchHint}
        className="min-h-(--control) min-w-0 grow rounded-xl border border-line-strong bg-surface px-3.5 placeholder:text-ink-soft sm:max-w-96"
      />
      <Button type="submit" look="quiet">
        {t.find}
      </Button>
    </Form>
  )
}

const Empty = ({ status, search }: Filter) => {
  const t = useWords().experts
  const { title, hint } = search ? t.empty.found : t.empty[status ?? 'all']
  return (
    <EmptyState
      Icon={Award}
      title={title}
      action={
        (status !== null || search) && (
          <ButtonLink to={paths.expert()} look="quiet">
            {t.showAll}
          </ButtonLink>
        )
      }
    >
      <p>{hint}</p>
    </EmptyState>
  )
}
