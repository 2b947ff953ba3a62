import { Form, useLocation, useSearchParams } from 'react-router'
import { suppressionReasons } from '../../../contract/platform/limits.ts'
import type { MailSuppression } from '../../../contract/platform/mail.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { SelectFilter } from '../../lists/filters.tsx'
import { ListSummary } from '../../lists/list-head.tsx'
import { useNamedChoices } from '../../lists/named-choices.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { MailPage } from './load-mail.ts'
import { mailAddress } from './mail-address.ts'

type Props = Pick<MailPage, 'rows' | 'meta' | 'zone'>

/** Addresses without mailings; each may get them again. */
export const SuppressionList = ({ rows, meta, zone }: Props) => {
  const t = useWords().mailSettings
  const [params] = useSearchParams()
  return (
    <section aria-labelledby="suppressions">
      <h2 id="suppressions" className="text-xl font-semibold">
        {t.suppressions}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.suppressionsLead}</p>
      <FilterForm
        address={mailAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.search }}
        chosen={useNamedChoices(mailAddress, ({ value }) => t.reasons[value === 'complaint' ? 'complaint' : 'bounce'])}
        total={meta.totalCount}
        filters={
          <SelectFilter
            name="reason"
            label={t.reason}
            options={[['', t.any], ...suppressionReasons.map((reason): [string, string] => [reason, t.reasons[reason]])]}
          />
        }
      >
        <ListSummary count={t.count(meta.totalCount)} />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList address={mailAddress} title={t.nothing} hints={[t.nothingHint]} />
      ) : (
        <div className="flex flex-col gap-4">
          <Rows rows={rows} zone={zone} />
          <Pagination
            label={t.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.adminMail(), mailAddress.withPage(params, next))}
          />
        </div>
      )}
    </section>
  )
}

const Rows = ({ rows, zone }: Pick<Props, 'rows' | 'zone'>) => {
  const t = useWords().mailSettings
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const columns: Column<MailSuppression>[] = [
    { key: 'email', head: t.email, cell: ({ email }) => <span className="wrap-anywhere">{email}</span>, onPhone: 'title' },
    {
      key: 'reason',
      head: t.reason,
      cell: ({ reason, answer }) => <span className="wrap-anywhere">{[t.reasons[reason], answer].filter(Boolean).join(': ')}</span>,
      onPhone: 'fact',
    },
    { key: 'created', head: t.since, cell: ({ createdAt }) => format(createdAt, { locale, zone, kind: 'dateTime' }), onPhone: 'fact' },
  ]
  return (
    <DataTable
      label={t.suppressions}
      columns={columns}
      rows={rows}
      idOf={({ email }) => email}
      nameOf={({ email }) => email}
      empty={null}
      menu={({ email }) => (
        <Form method="post" action={pathname + search} preventScrollReset>
          <input type="hidden" name="intent" value="lift" />
          <Button type="submit" name="email" value={email} look="plain" size="small" aria-label={t.liftNamed(email)}>
            {t.lift}
          </Button>
        </Form>
      )}
    />
  )
}
