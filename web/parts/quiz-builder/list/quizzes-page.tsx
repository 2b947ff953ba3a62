import { useSearchParams } from 'react-router'
import { quizModes } from '../../../../contract/quizzes/limits.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { SelectFilter } from '../../../lists/filters.tsx'
import { ListSummary } from '../../../lists/list-head.tsx'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { CabinetNavigation } from '../../cabinet/cabinet-navigation.tsx'
import { ListQuestions } from './list-questions.tsx'
import type { QuizzesPageData } from './load-quizzes.ts'
import { QuizTable } from './quiz-table.tsx'
import { createPath, quizzesAddress, quizzesPath } from './quizzes-address.ts'
import { TemplatePicker } from './template-picker.tsx'

type Props = { data: QuizzesPageData; answer: FormAnswer | null }

/** The surveys that the user may edit: search, states, and the actions of each row (R138). */
export const QuizzesPage = ({ data, answer }: Props) => {
  const { list: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const { meta, navigation } = data
  const isNewcomer = meta.totalCount === 0 && quizzesAddress.clean(params).size === 0
  return (
    <PageForms value={{ action: quizzesPath(params), answer }}>
      <CabinetLayout
        isNamedInNavigation
        title={t.title}
        navigation={<CabinetNavigation navigation={navigation} current="surveys" />}
        action={
          isNewcomer ? undefined : (
            <ButtonLink to={createPath(params)} state={{ isFromList: true }} preventScrollReset>
              {t.create}
            </ButtonLink>
          )
        }
      >
        <FormMessage problem={answer?.problem ?? null} saved={answer?.intent === 'remove' ? t.remove.done : null} />
        {isNewcomer ? <Newcomer /> : <List data={data} />}
        <ListQuestions rows={data.rows} />
      </CabinetLayout>
    </PageForms>
  )
}

const Newcomer = () => {
  const { newcomer: t } = useWords().quizBuilder
  return (
    <section className="flex flex-col gap-5 rounded-3xl border border-dashed border-line-strong p-5 sm:p-8">
      <header className="flex max-w-2xl flex-col gap-2">
        <h2 className="text-xl font-semibold text-balance">{t.title}</h2>
        <p className="text-ink-soft">{t.text}</p>
      </header>
      <TemplatePicker />
    </section>
  )
}

const List = ({ data: { rows, meta, zone } }: { data: QuizzesPageData }) => {
  const { list: t, modes } = useWords().quizBuilder
  const [params] = useSearchParams()
  return (
    <>
      <FilterForm
        address={quizzesAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.searchHint }}
        chosen={useNamedChoices(quizzesAddress, ({ value }) => quizModes.flatMap((mode) => (mode === value ? [modes[mode].name] : []))[0] ?? null)}
        total={meta.totalCount}
        filters={
          <SelectFilter
            name="mode"
            label={t.mode}
            options={[['', t.anyMode], ...quizModes.map((mode): [string, string] => [mode, modes[mode].name])]}
          />
        }
      >
        <ListSummary count={t.found(meta.totalCount)} />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyList address={quizzesAddress} title={t.nothing} hints={[t.nothingHint]} />
      ) : (
        <>
          <QuizTable rows={rows} zone={zone} />
          <Pagination
            label={t.pages}
            page={meta.currentPage}
            pageSize={meta.perPage}
            total={meta.totalCount}
            to={(next) => pathWith(paths.surveys(), quizzesAddress.withPage(params, next))}
          />
        </>
      )}
    </>
  )
}
