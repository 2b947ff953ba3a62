import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListSummary } from '../../../lists/list-head.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { QuizLayout } from '../quiz-layout.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { answersAddress, openIn, openPath } from './answers-address.ts'
import { ExportLinks } from './export-links.tsx'
import type { AnswersData } from './load-answers.ts'
import { useNameOf } from './use-name-of.ts'

type Answer = AnswersData['answers'][number]

/** The answers to a survey with search; a row opens the whole answer at its side. */
export const AnswersPage = ({ data }: { data: AnswersData }) => {
  const { answers: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const { quiz, navigation, answers, meta, zone } = data
  const openId = openIn(params) ?? undefined
  const isEmpty = meta.totalCount === 0 && answersAddress.clean(params).size === 0
  const columns = useColumns(zone)
  const nameOf = useNameOf()
  return (
    <QuizLayout
      quiz={quiz}
      navigation={navigation}
      part="answers"
      action={!isEmpty && <ExportLinks quizId={quiz.id} />}
      hasPanel={answers.some(({ id }) => id === openId)}
    >
      {isEmpty ? (
        <Nothing quiz={quiz} />
      ) : (
        <>
          <FilterForm
            address={answersAddress}
            label={t.filters}
            search={{ label: t.search, hint: t.searchHint }}
            chosen={answersAddress.chosen(params).map((one) => ({ ...one, text: t.ofEvent(Number(one.value)) }))}
            total={meta.totalCount}
          >
            <ListSummary count={t.found(meta.totalCount)} />
          </FilterForm>
          {answers.length === 0 ? (
            <EmptyList address={answersAddress} title={t.nothing} hints={[t.nothingHint]} />
          ) : (
            <DataTable
              label={t.title}
              columns={columns}
              rows={answers}
              idOf={({ id }) => id}
              nameOf={nameOf}
              rowTo={({ id }) => openPath(quiz.id, params, id)}
              openId={openId}
              empty={null}
            />
          )}
          <Pagination
            label={t.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.surveyAnswers(quiz.id), answersAddress.withPage(params, next))}
          />
        </>
      )}
      <AnswerPanel data={data} />
    </QuizLayout>
  )
}

const Nothing = ({ quiz: { id, published } }: Pick<AnswersData, 'quiz'>) => {
  const { results: t, parts } = useWords().quizBuilder
  return (
    <EmptyState
      Icon={Inbox}
      title={t.empty}
      action={
        <ButtonLink to={paths.survey(id, published ? { section: 'sharing' } : {})} look="quiet">
          {published ? parts.sharing : parts.questions}
        </ButtonLink>
      }
    >
      <p>{published ? t.emptyPublished : t.emptyDraft}</p>
    </EmptyState>
  )
}

const useColumns = (zone: string): Column<Answer>[] => {
  const { answers: t } = useWords().quizBuilder
  const locale = useLocale()
  const nameOf = useNameOf()
  return [
    {
      key: 'name',
      head: t.columns.name,
      cell: (row) => (
        <span className="flex items-center gap-3 py-1">
          <Avatar id={row.user?.id ?? 0} name={nameOf(row)} photo={row.user?.photo ?? null} />
          <span className={`min-w-0 wrap-anywhere ${row.user || row.guestName ? '' : 'font-normal text-ink-soft'}`}>{nameOf(row)}</span>
        </span>
      ),
      onPhone: 'title',
    },
    {
      key: 'first',
      head: t.columns.first,
      cell: ({ values }) => <span className="line-clamp-2 max-w-96 wrap-anywhere">{values[0]?.text ?? '—'}</span>,
    },
    { key: 'score', head: t.columns.score, cell: ({ score }) => score ?? '—', isNumeric: true, onPhone: 'fact' },
    {
      key: 'at',
      head: t.columns.at,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format(createdAt, { locale, zone, kind: 'dateTime' })}</time>,
      onPhone: 'fact',
    },
  ]
}
