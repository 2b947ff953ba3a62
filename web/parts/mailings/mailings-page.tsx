import { useSearchParams } from 'react-router'
import { mailingStatuses } from '../../../contract/mailings/limits.ts'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { PageForms } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { SelectFilter } from '../../lists/filters.tsx'
import { ListSummary } from '../../lists/list-head.tsx'
import { useNamedChoices } from '../../lists/named-choices.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CabinetNavigation } from '../cabinet/cabinet-navigation.tsx'
import type { MailingsPageData } from './load-mailings.ts'
import { MailingTable } from './mailing-table.tsx'
import { mailingsAddress, mailingsPath, removePath } from './mailings-address.ts'
import { RemoveQuestion } from './remove-question.tsx'

type Props = { data: MailingsPageData; answer: FormAnswer | null }

/** Own mailings: search, states, and the letters of each (R029). */
export const MailingsPage = ({ data, answer }: Props) => {
  const { mailings: t } = useWords()
  const [params] = useSearchParams()
  const { meta, navigation } = data
  const isNewcomer = meta.totalCount === 0 && mailingsAddress.clean(params).size === 0
  const create = <ButtonLink to={paths.mailing('create')}>{t.create}</ButtonLink>
  return (
    <PageForms value={{ action: mailingsPath(params), answer }}>
      <CabinetLayout
        title={t.title}
        navigation={<CabinetNavigation navigation={navigation} current="mailings" />}
        action={isNewcomer ? undefined : create}
      >
        <FormMessage problem={answer?.problem ?? null} saved={answer?.intent === 'remove' ? t.remove.done : null} />
        {isNewcomer ? (
          <EmptyState title={t.newcomer.title} action={create}>
            <p>{t.newcomer.text}</p>
          </EmptyState>
        ) : (
          <List data={data} />
        )}
        <RemoveQuestion rows={data.rows} />
      </CabinetLayout>
    </PageForms>
  )
}

const List = ({ data: { rows, meta, zone } }: { data: MailingsPageData }) => {
  const { mailings: t } = useWords()
  const [params] = useSearchParams()
  return (
    <>
      <FilterForm
        address={mailingsAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.searchHint }}
        chosen={useNamedChoices(
          mailingsAddress,
          ({ value }) => mailingStatuses.flatMap((name) => (name === value ? [t.statuses[name]] : []))[0] ?? null,
        )}
        total={meta.totalCount}
        filters={
          <SelectFilter
            name="status"
            label={t.status}
            options={[['', t.anyStatus], ...mailingStatuses.map((name): [string, string] => [name, t.statuses[name]])]}
          />
        }
      >
        <ListSummary count={t.found(meta.totalCount)} />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList address={mailingsAddress} title={t.nothing} hints={[t.nothingHint]} />
      ) : (
        <>
          <MailingTable rows={rows} zone={zone} removeTo={(id) => removePath(params, id)} />
          <Pagination
            label={t.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.mailings(), mailingsAddress.withPage(params, next))}
          />
        </>
      )}
    </>
  )
}
