import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { Pages } from '../../lists/pages.tsx'
import { paths } from '../../paths.ts'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { Counters, PanelData } from './load-panel.ts'
import { queueAddressOf } from './queue-address.ts'
import { RowCard } from './row-card.tsx'

type Props = { page: PanelData; posted: PanelAnswer | null }

export const Panel = ({ page, posted }: Props) => {
  const { staff, content } = useWords()
  const { counters, decided, onDecided } = useDecided(page)
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-10 sm:py-14">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold">{staff.title}</h1>
        <p className="text-lg text-ink-soft">{staff.lead}</p>
        <Link
          to={paths.adminContent()}
          className="inline-flex min-h-11 items-center self-start font-medium text-accent underline-offset-4 hover:underline"
        >
          {content.open}
        </Link>
      </header>
      <Queues page={page} counters={counters} />
      <section aria-labelledby="queue" className="flex flex-col gap-5">
        <h2 id="queue" className="text-xl font-semibold">
          {staff.queues[page.queue.name]}
        </h2>
        <FilterBar key={page.queue.name} page={page} />
        <ExportButton key={`${page.queue.name} export`} page={page} />
        <PanelMessage page={page} posted={posted} />
        <ul className="flex flex-col gap-4">
          {page.rows.map((row) => (
            <RowCard
              key={row.id}
              row={row}
              queue={page.queue}
              zone={page.zone}
              posted={posted?.subject === String(row.id) ? posted : null}
              onDecided={onDecided}
            />
          ))}
        </ul>
        <PanelPages page={page} decided={decided} />
      </section>
    </div>
  )
}

/** Decisions made since the page was loaded: the current counters, and the number of decided rows. */
const useDecided = (page: PanelData) => {
  const [state, setState] = useState({ page, counters: page.counters, decided: 0 })
  const current = state.page === page ? state : { page, counters: page.counters, decided: 0 }
  const onDecided = (counters: Counters) => setState((before) => ({ page, counters, decided: before.page === page ? before.decided + 1 : 1 }))
  return { ...current, onDecided }
}

const Queues = ({ page, counters }: { page: PanelData; counters: Counters }) => {
  const { staff } = useWords()
  return (
    <Tabs label={staff.queuesLabel}>
      {page.tabs.map((name) => (
        <Tab
          key={name}
          to={paths.admin({ queue: name })}
          isOpen={name === page.queue.name}
          count={counters[name]}
          countLabel={staff.waiting(counters[name])}
        >
          {staff.queues[name]}
        </Tab>
      ))}
    </Tabs>
  )
}

/** The number of rows; without scripts also the decision made on the previous page. */
const PanelMessage = ({ page, posted }: Props) => {
  const { staff } = useWords()
  const isRemoved = posted !== null && !page.rows.some(({ id }) => String(id) === posted.subject)
  return (
    <>
      {isRemoved && (
        <p role="status" className="rounded-xl bg-accent-soft px-4 py-3 font-medium wrap-anywhere">
          {posted.row ? `${posted.row.people.map(({ name }) => name).join(' → ')}: ${staff.states[posted.row.state]}` : posted.problem?.message}
        </p>
      )}
      <p role="status" className={page.totalCount === 0 ? 'rounded-2xl bg-sunken px-6 py-12 text-center text-lg' : 'text-ink-soft'}>
        {page.totalCount === 0 ? staff.nothing : staff.found(page.totalCount)}
      </p>
    </>
  )
}

/** Decided rows leave the list, so the next rows move to this page instead of the following one. */
const PanelPages = ({ page: { page, pageCount, queue, status }, decided }: { page: PanelData; decided: number }) => {
  const { staff } = useWords()
  const [params] = useSearchParams()
  const isShifted = decided > 0 && status === queue.states[0]
  const to = (next: number) => pathWith(paths.admin(), queueAddressOf(queue).withPage(params, next))
  return <Pages label={staff.pages} page={page} pageCount={pageCount} to={to} {...(isShifted && { next: page })} />
}
