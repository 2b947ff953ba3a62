import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink, Spinner } from '../../../ui/button.tsx'

import { PageSection } from '../../events/page-section.tsx'
import { EventRow } from './event-row.tsx'
import type { ActivityPage } from './load-activity-of.ts'
import type { Profile } from './profile-of.ts'

type Props = { which: 'future' | 'past'; person: Profile; first: ActivityPage }

/** Events a person goes or went to, 8 a page (V370). */
export const Activity = (props: Props) => {
  const { page } = useWords().people
  if (props.first.events.length === 0) return null
  return (
    <div className="print:hidden">
      <PageSection title={page[props.which]} id={props.which}>
        <Events key={props.first.page} {...props} />
      </PageSection>
    </div>
  )
}

const Events = ({ which, person, first }: Props) => {
  const { people } = useWords()
  const more = useMoreActivity({ which, person, first })
  const load = (press: React.MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    if (!more.isLoading) more.load()
  }
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {more.events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventRow event={event} />
          </li>
        ))}
      </ul>
      {more.hasMore && (
        <p className="mt-6 flex justify-center">
          <ButtonLink to={more.nextUrl} look="quiet" onClick={load} aria-busy={more.isLoading || undefined} preventScrollReset>
            {more.isLoading && <Spinner />}
            {more.isLoading ? people.loading : people.loadMore}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** The pages that were loaded so far; without scripts the next one stands in their place. */
const useMoreActivity = ({ which, person, first }: Props) => {
  const fetcher = useFetcher<ActivityPage>()
  const [pages, setPages] = useState<ActivityPage[]>([])
  const fetched = fetcher.data
  useEffect(() => {
    if (fetched) setPages((known) => (known.some(({ page }) => page === fetched.page) ? known : [...known, fetched]))
  }, [fetched])
  const next = (pages.at(-1) ?? first).page + 1
  return {
    events: [...new Map([first, ...pages].flatMap(({ events }) => events).map((event) => [event.id, event])).values()],
    hasMore: next <= first.pageCount,
    isLoading: fetcher.state !== 'idle',
    nextUrl: `${paths.user(person.address, { [which]: next })}#${which}`,
    load: () => fetcher.load(paths.person({ userId: person.id, case: which, paginationPage: next })),
  }
}
