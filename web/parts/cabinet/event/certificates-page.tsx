import { Award, Search } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { certificateStatuses, certificatesPageSizes } from '../../../../contract/certificates/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Unfolded } from '../../../ui/unfolded.tsx'
import { CertificateRow } from './certificate-row.tsx'
import { type CertificatesData, certificatesAddress } from './load-certificates.ts'
import { OwnEventLayout } from './own-event-layout.tsx'

/** The certificates of an event: issued, replaced and revoked ones, with the actions of each. */
export const CertificatesPage = ({ data }: { data: CertificatesData }) => {
  const { list: t } = useWords().certificates
  const { list, filters, event } = data
  const { counters } = list
  const total = counters.issued + counters.replaced + counters.revoked
  const to = (changes: Record<string, string>) => addressWith(event.id, changes)
  return (
    <OwnEventLayout data={data} part="certificates">
      <Done />
      <ChangeToast counters={counters} />
      {counters.entitled > 0 && total > 0 && (
        <div className="flex flex-col gap-3 rounded-2xl bg-accent-soft p-4 sm:p-5">
          <p>{t.entitled(counters.entitled)}</p>
          <PostForm intent="issue" submit={t.issue} look="quiet" saved={null} />
        </div>
      )}
      {total === 0 ? (
        <Nothing data={data} />
      ) : (
        <>
          <Tabs label={t.title(event.name)}>
            <Tab to={to({})} isOpen={filters.status === null} count={total} countLabel={t.count(total)}>
              {t.all}
            </Tab>
            {certificateStatuses.map((status) => (
              <Tab
                key={status}
                to={to({ status })}
                isOpen={filters.status === status}
                count={counters[status]}
                countLabel={t.count(counters[status])}
              >
                {t.statuses[status]}
              </Tab>
            ))}
          </Tabs>
          <SearchForm data={data} />
          <Rows data={data} />
          {counters.issued > 0 && <SendAll count={counters.issued} />}
        </>
      )}
    </OwnEventLayout>
  )
}

const listId = 'issued-certificates'

const isOver = ({ badge }: CertificatesData['event']) => badge === 'completed'

const addressWith = (eventId: number, changes: Record<string, string>) =>
  pathWith(paths.ownEvent(eventId, 'certificates'), certificatesAddress.clean(new URLSearchParams(changes)))

const Rows = ({ data: { list, filters, event } }: { data: CertificatesData }) => {
  const { list: t } = useWords().certificates
  const chosen = { ...(filters.search && { search: filters.search }), ...(filters.status && { status: filters.status }) }
  if (list._items.length === 0)
    return (
      <EmptyState
        title={t.notFound}
        action={
          <ButtonLink to={addressWith(event.id, {})} look="quiet">
            {t.toAll}
          </ButtonLink>
        }
      >
        <p>{t.notFoundHint}</p>
      </EmptyState>
    )
  return (
    <>
      <ul id={listId} tabIndex={-1} className="flex flex-col rounded-2xl border border-line bg-surface px-4 sm:px-5">
        {list._items.map((certificate) => (
          <li key={certificate.id} className="border-line py-4 not-first:border-t">
            <CertificateRow certificate={certificate} />
          </li>
        ))}
      </ul>
      <Pagination
        page={list._meta.currentPage}
        pageSize={certificatesPageSizes.ownerCertificates}
        total={list._meta.totalCount}
        to={(number) => addressWith(event.id, { ...chosen, paginationPage: String(number) })}
        label={t.pages}
      />
    </>
  )
}

/** Unfolded first, because it sends an email to everyone. */
const SendAll = ({ count }: { count: number }) => {
  const { list: t } = useWords().certificates
  const { answer } = use(PageForms)
  return (
    <Unfolded title={t.sendAll} width="wide" isOpen={answer?.intent === 'sendAll'}>
      <PostForm intent="sendAll" submit={t.sendAllNow(count)} look="quiet" saved={t.sentAll}>
        <p className="text-sm text-ink-soft">{t.sendAllHint}</p>
      </PostForm>
    </Unfolded>
  )
}

const SearchForm = ({ data: { filters, event } }: { data: CertificatesData }) => {
  const { list: t } = useWords().certificates
  return (
    <Form method="get" action={paths.ownEvent(event.id, 'certificates')} role="search" className="flex flex-wrap items-end gap-3">
      {filters.status && <input type="hidden" name="status" value={filters.status} />}
      <div className="min-w-0 grow sm:max-w-md">
        <TextField key={filters.search} name="search" label={t.search} defaultValue={filters.search} maxLength={200} autoComplete="off" />
      </div>
      <Button type="submit" look="quiet">
        <Search className="size-5" aria-hidden="true" />
        {t.searchButton}
      </Button>
    </Form>
  )
}

type Counters = CertificatesData['list']['counters']

/** A changed row has another form, so that the list reports the change and takes the focus. */
const ChangeToast = ({ counters }: { counters: Counters }) => {
  const { list: t } = useWords().certificates
  const toast = useToast()
  const [former, setFormer] = useState(counters)
  useEffect(() => {
    const text = changeOf(former, counters, { revoked: t.revokedNow, replaced: t.reissued, issued: t.issuedNow })
    if (!text) return
    setFormer(counters)
    toast({ text })
    if (document.activeElement === document.body) document.getElementById(listId)?.focus()
  }, [former, counters, t, toast])
  return null
}

/** One more without fewer entitled participants was issued instead of a revoked one. */
const changeOf = (former: Counters, now: Counters, words: Record<'revoked' | 'replaced' | 'issued', string>): string | null => {
  const grown = (['revoked', 'replaced', 'issued'] as const).find((name) => now[name] > former[name])
  if (grown === 'issued' && now.entitled === former.entitled) return words.replaced
  return grown ? words[grown] : null
}

/** Without scripts the page says the result. */
const Done = () => {
  const { list: t } = useWords().certificates
  const { answer } = use(PageForms)
  const texts: Record<string, string> = { issue: t.issuedNow, reissue: t.reissued, revoke: t.revokedNow, send: t.sent, sendAll: t.sentAll }
  return answer && !answer.problem ? (
    <p role="status" className="font-medium text-accent">
      {texts[answer.intent]}
    </p>
  ) : null
}

/** No certificate yet: switched off, before the end, without marks, or about to be issued. */
const Nothing = ({ data: { event, list } }: { data: CertificatesData }) => {
  const { list: t } = useWords().certificates
  if (list.counters.entitled > 0 && event.hasCertificate && isOver(event))
    return (
      <EmptyState Icon={Award} title={t.none} action={<PostForm intent="issue" submit={t.issue} saved={null} />}>
        <p>{t.entitled(list.counters.entitled)}</p>
      </EmptyState>
    )
  if (!event.hasCertificate)
    return (
      <EmptyState
        Icon={Award}
        title={t.off}
        action={
          event.can.edit && (
            <ButtonLink to={paths.createEvent({ id: event.id, section: 'extended' })} look="quiet">
              {t.toSettings}
            </ButtonLink>
          )
        }
      >
        <p>{t.offHint}</p>
      </EmptyState>
    )
  return (
    <EmptyState
      Icon={Award}
      title={isOver(event) ? t.none : t.later}
      action={
        <ButtonLink
          to={isOver(event) ? paths.participants({ eventId: event.id }) : paths.createEvent({ id: event.id, section: 'extended' })}
          look="quiet"
        >
          {isOver(event) ? t.toParticipants : t.toSettings}
        </ButtonLink>
      }
    >
      <p>{isOver(event) ? t.noneHint : t.laterHint}</p>
    </EmptyState>
  )
}
