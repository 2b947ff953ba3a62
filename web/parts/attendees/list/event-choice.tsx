import { Form, Link, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Newcomer } from '../../cabinet/newcomer.tsx'
import { NoEvents } from '../../cabinet/no-events.tsx'
import { OwnWhen } from '../../cabinet/own-when.tsx'
import type { EventChoiceData } from './load-participants.ts'
import { participantsAddress } from './participants-address.ts'

type Props = { data: EventChoiceData; hasEvents: boolean }

/** Own events; each leads to its participants. */
export const EventChoice = ({ data: { events, meta }, hasEvents }: Props) => {
  const { attendees, organizerCabinet } = useWords()
  const { list: t } = attendees
  const [params] = useSearchParams()
  if (!hasEvents) return <Newcomer />
  return (
    <>
      <Form role="search" aria-label={t.choice.label} className="flex gap-2">
        <input
          type="search"
          name="search"
          defaultValue={params.get('search') ?? ''}
          maxLength={200}
          aria-label={organizerCabinet.list.search}
          placeholder={organizerCabinet.list.searchHint}
          className="min-h-(--control) min-w-0 grow rounded-xl border border-line-strong bg-surface px-3.5 sm:max-w-96"
        />
        <Button type="submit" look="quiet">
          {t.choice.find}
        </Button>
      </Form>
      <p className="text-ink-soft">{t.choice.lead}</p>
      {events.length === 0 ? (
        <NoEvents />
      ) : (
        <ul className="flex flex-col gap-2">
          {events.map((event) => (
            <li
              key={event.id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken"
            >
              <div className="flex min-w-0 grow basis-64 flex-col">
                <Link to={paths.participants({ eventId: event.id })} className="font-medium wrap-anywhere after:absolute after:inset-0">
                  {event.name.trim() || organizerCabinet.unnamed(event.id)}
                </Link>
                <span className="text-sm">
                  <OwnWhen event={event} />
                </span>
              </div>
              {event.waiting > 0 && <Badge tone="waiting">{organizerCabinet.overview.requests(event.waiting)}</Badge>}
              <span className="text-sm text-ink-soft">{t.found(event.participants)}</span>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={organizerCabinet.list.pages}
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(next) => pathWith(paths.participants(), participantsAddress.withPage(params, next))}
      />
    </>
  )
}
