import { Inbox } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { ControlSpace } from '../../../../contract/control/control.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { format, zoneName } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { Unfolded } from '../../../ui/unfolded.tsx'
import type { VisitorsData } from './load-visitors.ts'
import { visitorsAddress } from './visitors-address.ts'

type Proposals = Extract<VisitorsData['list'], { kind: 'proposals' }>
type Props = { space: ControlSpace; list: Proposals }

/** Invitations of the space to network events that wait for an answer. */
export const ProposalList = ({ space, list: { _items: proposals, _meta: meta } }: Props) => {
  const { proposals: t } = useWords().control
  const [params] = useSearchParams()
  if (proposals.length === 0)
    return (
      <EmptyState Icon={Inbox} title={t.empty}>
        <p>{t.emptyHint}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="flex flex-col gap-4 rounded-3xl border border-line bg-surface p-5">
            <Facts proposal={proposal} />
            <Decision proposal={proposal} />
          </li>
        ))}
      </ul>
      {meta.pageCount > 1 && (
        <Pagination
          page={meta.currentPage}
          pageSize={meta.perPage}
          total={meta.totalCount}
          to={(page) => pathWith(paths.controlSpace(space.id), visitorsAddress.withPage(params, page))}
        />
      )}
    </>
  )
}

type Proposal = Proposals['_items'][number]

const Facts = ({ proposal }: { proposal: Proposal }) => {
  const { proposals: t } = useWords().control
  const locale = useLocale()
  const { eventId, eventName, dateStart, dateEnd, timezoneName: zone, user, mainSpace, hasBroadcast } = proposal
  const at = (instant: string) => format(instant, { locale, zone, kind: 'dateTime' })
  return (
    <div className="flex flex-col gap-1">
      <h2 className="text-lg font-semibold wrap-anywhere">
        <Link to={paths.event(eventId)} className="hover:text-accent hover:underline">
          {eventName}
        </Link>
      </h2>
      <p>{`${at(dateStart)} – ${at(dateEnd)} ${zoneName(dateStart, zone)}`}</p>
      <p className="text-ink-soft wrap-anywhere">{t.from(user.name)}</p>
      {mainSpace && <p className="text-ink-soft wrap-anywhere">{t.mainSpace(mainSpace)}</p>}
      {hasBroadcast && <p className="text-ink-soft">{t.broadcast}</p>}
    </div>
  )
}

const commentLength = 500

const Decision = ({ proposal: { id, eventId, eventName } }: { proposal: Proposal }) => {
  const { proposals: t } = useWords().control
  const event = <input type="hidden" name="eventId" value={eventId} />
  return (
    <div className="mt-auto flex flex-wrap items-start gap-3">
      <PostForm intent="accept" subject={id} submit={t.accept} name={t.acceptOf(eventName)} look="quiet">
        {event}
      </PostForm>
      <div className="grow">
        <Unfolded title={t.decline} name={t.declineOf(eventName)}>
          <PostForm intent="decline" subject={id} submit={t.decline} name={t.declineOf(eventName)} look="danger">
            {(fields) => (
              <>
                {event}
                <TextArea {...fields.text('comment', t.comment)} isOptional={t.optional} maxLength={commentLength} />
              </>
            )}
          </PostForm>
        </Unfolded>
      </div>
    </div>
  )
}
