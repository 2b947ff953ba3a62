import { useState } from 'react'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import { FilterBar } from './filter-bar.tsx'
import type { Counters, PanelData } from './load-panel.ts'
import { RowCard } from './row-card.tsx'

type Props = { page: PanelData; posted: PanelAnswer | null }

export const Panel = ({ page, posted }: Props) => {
  const { staff } = useWords()
  const { counters, decided, onDecided } = useDecided(page)
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-10 sm:py-14">
      <header className="flex flex-col gap-2">
        <h1 className="text-4xl font-semibold">{staff.title}</h1>
        <p className="text-lg text-ink-soft">{staff.lead}</p>
      </header>
      <Queues page={page} counters={counters} />
      <section aria-labelledby="queue" className="flex flex-col gap-5">
        <h2 id="queue" className="text-2xl font-semibold">
          {staff.queues[page.queue.name]}
        </h2>
        <FilterBar key={page.queue.name} page={page} />
        <PanelMessage page={page} posted={posted} />
        <ul className="flex flex-col gap-4">
          {page.rows.map((row) => (
            <RowCard
              key={row.id}
              row={row}
              queue={page.queue}
              zone={page.zone}
              posted={posted?.id === row.id ? posted : null}
              onDecided={onDecided}
            />
          ))}
        </ul>
        <Pages page={page} decided={decided} />
      </section>
    </div>
  )
}

/** What was decided since the page came: the counters as they are now, and how many rows wait no more. */
const useDecided = (page: PanelData) => {
  const [told, setTold] = useState({ page, counters: page.counters, decided: 0 })
  const now = told.page === page ? told : { page, counters: page.counters, decided: 0 }
  const onDecided = (counters: Counters) => setTold((before) => ({ page, counters, decided: before.page === page ? before.decided + 1 : 1 }))
  return { ...now, onDecided }
}

const Queues = ({ page, counters }: { page: PanelData; counters: Counters }) => {
  const { staff } = useWords()
  return (
    <Tabs label={staff.queuesLabel}>
      {page.tabs.map((name) => (
        <Tab key={name} to={paths.admin({ queue: name })} isOpen={name === page.queue.name}>
          {staff.queues[name]}
          <span className="rounded-full bg-sunken px-2 text-sm tabular-nums group-hover:bg-surface group-aria-[current]:bg-surface text-ink">
            <span aria-hidden="true">{counters[name]}</span>
            <span className="sr-only">{staff.waiting(counters[name])}</span>
          </span>
        </Tab>
      ))}
    </Tabs>
  )
}

/** How many there are; without scripts also the decision that was made on the page before. */
const PanelMessage = ({ page, posted }: Props) => {
  const { staff } = useWords()
  const isGone = posted !== null && !page.rows.some(({ id }) => id === posted.id)
  return (
    <>
      {isGone && (
        <p role="status" className="rounded-xl bg-accent-soft px-4 py-3 font-medium wrap-anywhere">
          {posted.row ? `${posted.row.people.map(({ name }) => name).join(' → ')}: ${staff.states[posted.row.state]}` : posted.problem}
        </p>
      )}
      <p role="status" className={page.totalCount === 0 ? 'rounded-2xl bg-sunken px-6 py-12 text-center text-lg' : 'text-ink-soft'}>
        {page.totalCount === 0 ? staff.nothing : staff.found(page.totalCount)}
      </p>
    </>
  )
}

/** Rows that wait no more make room, so that the next ones come to this page, not to the one after it. */
const Pages = ({ page, decided }: { page: PanelData; decided: number }) => {
  const { staff } = useWords()
  const { query, pageCount } = page
  const { queue, status, search, cityId } = query
  const to = (paginationPage: number) => paths.admin({ queue, status, search, cityId, paginationPage })
  if (pageCount <= 1 && decided === 0) return null
  const isShifted = decided > 0 && status === page.queue.states[0]
  return (
    <nav aria-label={staff.pages} className="flex flex-wrap items-center justify-between gap-3">
      {query.page > 1 ? (
        <ButtonLink to={to(query.page - 1)} look="quiet">
          {staff.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      {pageCount > 1 && <p className="text-ink-soft tabular-nums">{staff.page(query.page, pageCount)}</p>}
      {isShifted || query.page < pageCount ? (
        <ButtonLink to={to(isShifted ? query.page : query.page + 1)} look="quiet">
          {staff.next}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  )
}
