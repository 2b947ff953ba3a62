import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { OrganizerInquiry } from '../../../contract/inquiries/inquiries.ts'
import { inquiriesPageSizes, inquiryStatuses } from '../../../contract/inquiries/limits.ts'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { useApiBase } from '../../kernel/api-base.ts'
import { useWords } from '../../kernel/words.tsx'
import { callPaths, paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Tab, Tabs } from '../../ui/tabs.tsx'
import { DecisionForm } from './decision-form.tsx'
import { InquiryContent, InquiryHead } from './inquiry-list.tsx'
import type { OrganizerInquiriesPage } from './load-organizer-list.ts'

type Props = { page: OrganizerInquiriesPage; answer: FormAnswer | null }

/** The inquiries about the organizer's events by state; each waiting one has its decision. */
export const OrganizerInquiries = ({ page: { eventId, status, list, counters }, answer }: Props) => {
  const t = useWords().inquiries
  const apiBase = useApiBase()
  const ofEvent = eventId === null ? {} : { eventId }
  const total = counters.wait + counters.approved + counters.declined
  return (
    <div tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {/* without scripts the page reports a decision, because the list has no form of it any more */}
      {answer && !answer.problem && <FormMessage problem={null} saved={t.organizer.decided} />}
      <Tabs label={t.organizer.title}>
        {inquiryStatuses.map((one) => (
          <Tab
            key={one}
            to={paths.organizerInquiries({ ...ofEvent, ...(one !== 'wait' && { status: one }) })}
            isOpen={one === status}
            count={counters[one]}
            countLabel={t.organizer.count(counters[one])}
          >
            {t.organizer.tabs[one]}
          </Tab>
        ))}
      </Tabs>
      {(total > 0 || eventId !== null) && (
        <div className="flex flex-wrap gap-3">
          {total > 0 && (
            <ButtonAnchor href={callPaths(apiBase).inquiriesArchive(eventId)} look="quiet" download>
              <Download className="size-5" aria-hidden="true" />
              {t.organizer.download}
            </ButtonAnchor>
          )}
          {eventId !== null && (
            <ButtonLink to={paths.organizerInquiries({ ...(status !== 'wait' && { status }) })} look="plain">
              {t.organizer.allEvents}
            </ButtonLink>
          )}
        </div>
      )}
      {list._items.length === 0 ? (
        <Empty status={status} />
      ) : (
        <ul className="flex flex-col gap-4">
          {list._items.map((inquiry) => (
            <li key={inquiry.id}>
              <Inquiry inquiry={inquiry} isOneEvent={eventId !== null} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={list._meta.currentPage}
        pageSize={inquiriesPageSizes.inquiries}
        total={list._meta.totalCount}
        to={(number) => paths.organizerInquiries({ ...ofEvent, ...(status !== 'wait' && { status }), paginationPage: number })}
      />
    </div>
  )
}

const Empty = ({ status }: Pick<OrganizerInquiriesPage, 'status'>) => {
  const { empty, toWaiting } = useWords().inquiries.organizer
  return (
    <EmptyState
      title={empty[status].title}
      action={
        status !== 'wait' && (
          <ButtonLink to={paths.organizerInquiries()} look="quiet">
            {toWaiting}
          </ButtonLink>
        )
      }
    >
      <p>{empty[status].hint}</p>
    </EmptyState>
  )
}

const Inquiry = ({ inquiry, isOneEvent }: { inquiry: OrganizerInquiry; isOneEvent: boolean }) => {
  const t = useWords().inquiries
  const { user, event } = inquiry
  return (
    <article className="flex flex-col gap-3 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <header className="flex gap-3">
        <Avatar id={user.id} name={user.name} photo={user.photo} />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="font-semibold wrap-anywhere">
            <Link to={paths.user(user.id)} className="hover:underline">
              {user.name}
            </Link>
          </h2>
          <InquiryHead inquiry={inquiry} zone={event.timezoneName} />
          {!isOneEvent && (
            <Link
              to={paths.organizerInquiries({ eventId: event.id })}
              className="text-sm text-accent underline-offset-4 wrap-anywhere hover:underline"
            >
              {event.name}
            </Link>
          )}
        </div>
      </header>
      {!inquiry.text && inquiry.files.length === 0 && <p className="text-ink-soft">{t.organizer.noText}</p>}
      <InquiryContent inquiry={inquiry} />
      {inquiry.status === 'wait' && <DecisionForm inquiry={inquiry} />}
    </article>
  )
}
