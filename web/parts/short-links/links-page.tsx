import { Link2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { FormAnswer } from '../../forms/answer-form.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { PageForms } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { pathWith } from '../../lists/address.ts'
import { EmptyList } from '../../lists/empty-list.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { ListSummary } from '../../lists/list-head.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CabinetLayout } from '../../ui/cabinet-layout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CabinetNavigation } from '../cabinet/cabinet-navigation.tsx'
import { LinkQuestions } from './link-questions.tsx'
import { LinkTable } from './link-table.tsx'
import { linksAddress, linksPath, questionIn, questionPath } from './links-address.ts'
import type { LinksPageData } from './load-links.ts'

type Props = { data: LinksPageData; answer: FormAnswer | null }

/** The user's short links with their visitors (R031). */
export const LinksPage = ({ data, answer }: Props) => {
  const t = useWords().shortLinks
  const [params] = useSearchParams()
  const question = questionIn(params)
  // without scripts the answer is the whole page, and the form has nothing more to ask
  const isAnswered = answer !== null && answer.problem === null
  const isNewcomer = data.meta.totalCount === 0 && linksAddress.clean(params).size === 0
  const create = (
    <ButtonLink to={questionPath(params, { ask: 'create' })} state={{ isFromList: true }} preventScrollReset>
      {t.create}
    </ButtonLink>
  )
  return (
    <PageForms value={{ action: question ? questionPath(params, question) : linksPath(params), answer }}>
      <CabinetLayout
        title={t.title}
        navigation={<CabinetNavigation navigation={data.navigation} current="shortLinks" />}
        action={isNewcomer ? undefined : create}
      >
        <FormMessage problem={null} saved={isAnswered ? (doneWords(t)[answer.intent] ?? null) : null} />
        {isNewcomer ? (
          <EmptyState Icon={Link2} title={t.newcomer.title} action={create}>
            <p>{t.newcomer.text}</p>
          </EmptyState>
        ) : (
          <List data={data} />
        )}
        {!isAnswered && <LinkQuestions asked={data.asked} zone={data.zone} />}
      </CabinetLayout>
    </PageForms>
  )
}

const doneWords = (t: ReturnType<typeof useWords>['shortLinks']): Record<string, string> => ({
  create: t.form.create.done,
  edit: t.form.edit.done,
  remove: t.remove.done,
})

const List = ({ data }: { data: LinksPageData }) => {
  const t = useWords().shortLinks
  const [params] = useSearchParams()
  const { rows, meta } = data
  return (
    <>
      <FilterForm
        address={linksAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.searchHint }}
        chosen={[]}
        total={meta.totalCount}
        filters={null}
      >
        <ListSummary count={t.found(meta.totalCount)} />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList address={linksAddress} title={t.nothing} hints={[t.nothingHint]} />
      ) : (
        <>
          <LinkTable data={data} />
          <Pagination
            label={t.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.shortLinks(), linksAddress.withPage(params, next))}
          />
        </>
      )}
    </>
  )
}
