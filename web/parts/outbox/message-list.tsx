import { Form, useLocation, useSearchParams } from 'react-router'
import { outboxStates } from '../../../contract/platform/limits.ts'
import type { OutboxMessage } from '../../../contract/platform/outbox.ts'
import { format } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { SelectFilter } from '../../lists/filters.tsx'
import { ListSummary } from '../../lists/list-head.tsx'
import { useNamedChoices } from '../../lists/named-choices.ts'
import { paths } from '../../paths.ts'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { OutboxPage } from './load-outbox.ts'
import { outboxAddress } from './outbox-address.ts'
import { useOutboxWords } from './outbox-words.ts'

/** The messages of one state, with the filters of state and recipient. Failed ones can be sent again. */
export const MessageList = ({ page }: { page: OutboxPage }) => {
  const { outbox } = useOutboxWords()
  const [params] = useSearchParams()
  const { rows, meta, chosen } = page
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="mb-4 text-xl font-semibold">
        {outbox.states[page.state]}
      </h2>
      <FilterForm
        address={outboxAddress}
        label={outbox.filters}
        search={{ label: outbox.search, hint: outbox.search }}
        chosen={useNamedChoices(outboxAddress, () => outbox.states[page.state])}
        total={meta.totalCount}
        filters={
          <>
            {chosen && <input type="hidden" name="kind" value={chosen.kind} />}
            <SelectFilter name="state" label={outbox.state} options={outboxStates.map((state) => [state, outbox.states[state]])} />
          </>
        }
      >
        <ListSummary count={outbox.found(meta.totalCount)} />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList address={outboxAddress} title={outbox.nothing} hints={[outbox.nothingHint]} />
      ) : (
        <div className="flex flex-col gap-4">
          <MessageTable page={page} />
          <Pagination
            label={outbox.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.adminOutbox(), outboxAddress.withPage(params, next))}
          />
        </div>
      )}
    </section>
  )
}

const MessageTable = ({ page }: { page: OutboxPage }) => {
  const { outbox, recipientName } = useOutboxWords()
  const { pathname, search } = useLocation()
  const table = {
    label: outbox.states[page.state],
    columns: useColumns(page),
    rows: page.rows,
    idOf: ({ id }: OutboxMessage) => id,
    nameOf: recipientName,
    empty: null,
  }
  if (page.state !== 'failed') return <DataTable {...table} />
  const target = { method: 'post' as const, action: pathname + search, preventScrollReset: true }
  const resendOne = (row: OutboxMessage) => (
    <Button type="submit" form={oneForm} name="only" value={row.id} look="plain" size="small" aria-label={outbox.resendOf(recipientName(row))}>
      {outbox.resend}
    </Button>
  )
  return (
    <>
      <Form {...target} id={oneForm}>
        <input type="hidden" name="intent" value="resendOne" />
      </Form>
      <Form {...target}>
        <EnterKey />
        <DataTable {...table} selectAs="message" menu={resendOne} />
        <BulkBar>
          <Button type="submit" name="intent" value="resend">
            {outbox.resend}
          </Button>
        </BulkBar>
      </Form>
    </>
  )
}

/** The form of the buttons in rows, outside of the form of the checkboxes. */
const oneForm = 'resend-one'

const useColumns = ({ zone, state, chosen }: OutboxPage): Column<OutboxMessage>[] => {
  const { outbox, kindName, reasonText, recipientName } = useOutboxWords()
  const locale = useLocale()
  const time = (at: string | null) => at && <span className="sm:whitespace-nowrap">{format(at, { locale, zone, kind: 'dateTime' })}</span>
  const isSettled = state !== 'queued' && state !== 'sending'
  return [
    {
      key: 'recipient',
      head: outbox.columns.recipient,
      cell: (row) => <span className="wrap-anywhere">{recipientName(row)}</span>,
      onPhone: 'title',
    },
    ...(chosen
      ? []
      : [
          {
            key: 'kind',
            head: outbox.columns.kind,
            cell: ({ kind, channel }: OutboxMessage) => `${kindName(kind)}, ${outbox.channels[channel]}`,
            onPhone: 'fact' as const,
          },
        ]),
    {
      key: 'reason',
      head: outbox.columns.reason,
      cell: ({ reason }) => <span className="block wrap-anywhere sm:min-w-40">{reasonText(reason)}</span>,
      onPhone: 'fact',
    },
    { key: 'attempts', head: outbox.columns.attempts, cell: ({ attempts }) => attempts, isNumeric: true },
    { key: 'created', head: outbox.columns.created, cell: ({ createdAt }) => time(createdAt) },
    isSettled
      ? { key: 'settled', head: outbox.columns.settled, cell: ({ settledAt }) => time(settledAt), onPhone: 'fact' }
      : { key: 'next', head: outbox.columns.next, cell: ({ notBefore }) => (isHeld(notBefore) ? '—' : time(notBefore)), onPhone: 'fact' },
  ]
}

/** The letters of a paused mailing are due at the end of time. */
const isHeld = (notBefore: string): boolean => notBefore >= '9000'
