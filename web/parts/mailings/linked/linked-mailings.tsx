import { useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { MailingTable } from '../mailing-table.tsx'
import { linkedAddress } from './linked-address.ts'
import type { EventMailingsData } from './load-linked.ts'

type Props = {
  page: Pick<EventMailingsData, 'rows' | 'meta' | 'zone'>
  path: string
  createTo: string
  /** Words of an empty list. */
  none: { title: string; text: string }
}

/** The mailings about one event or survey. */
export const LinkedMailings = ({ page: { rows, meta, zone }, path, createTo, none }: Props) => {
  const { mailings: t } = useWords()
  const [params] = useSearchParams()
  const create = <ButtonLink to={createTo}>{t.create}</ButtonLink>
  if (rows.length === 0)
    return (
      <EmptyState title={none.title} action={create}>
        <p>{none.text}</p>
      </EmptyState>
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{t.found(meta.totalCount)}</p>
        {create}
      </div>
      <MailingTable rows={rows} zone={zone} />
      <Pagination
        label={t.pages}
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(next) => pathWith(path, linkedAddress.withPage(params, next))}
      />
    </>
  )
}
