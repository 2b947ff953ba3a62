import { MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { useApiBase } from '../../../kernel/api-base.ts'
import { format, grouped } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths, paths } from '../../../paths.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { CopyItem } from '../../../ui/copy-item.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useQuizUrl } from '../quiz-url.ts'
import type { QuizListRow } from './load-quizzes.ts'
import { quizzesPath, removePath } from './quizzes-address.ts'

type Props = { rows: QuizListRow[]; zone: string }

const copyForm = 'copy-quiz'

/** Rows with their menus. */
export const QuizTable = ({ rows, zone }: Props) => {
  const { list: t } = useWords().quizBuilder
  const fetcher = useFetcher<FormAnswer>()
  const [params] = useSearchParams()
  return (
    <>
      {fetcher.data?.problem && <FormMessage problem={fetcher.data.problem} />}
      <DataTable
        label={t.title}
        columns={useColumns(zone)}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        menu={(row) => <RowMenu row={row} />}
        empty={null}
      />
      <fetcher.Form id={copyForm} method="post" action={quizzesPath(params)} className="hidden">
        <input type="hidden" name="intent" value="copy" />
      </fetcher.Form>
    </>
  )
}

const useColumns = (zone: string): Column<QuizListRow>[] => {
  const { columns: heads } = useWords().quizBuilder.list
  const locale = useLocale()
  return [
    { key: 'title', head: heads.title, cell: (row) => <Named row={row} />, onPhone: 'title' },
    { key: 'questions', head: heads.questions, cell: ({ questionCount }) => grouped(questionCount, locale), isNumeric: true },
    { key: 'answers', head: heads.answers, cell: (row) => <Answers row={row} />, isNumeric: true, onPhone: 'fact' },
    {
      key: 'last',
      head: heads.last,
      cell: ({ lastAnswerAt }) =>
        lastAnswerAt ? <time dateTime={lastAnswerAt}>{format(lastAnswerAt, { locale, zone, kind: 'dateTime' })}</time> : '—',
      onPhone: 'fact',
    },
  ]
}

const tones: Record<QuizListRow['state'], BadgeTone> = { draft: 'neutral', published: 'good', used: 'good' }

const Named = ({ row: { id, title, state, mode, author } }: { row: QuizListRow }) => {
  const { list: t, modes } = useWords().quizBuilder
  return (
    <div className="flex flex-col items-start gap-1 py-1">
      <Link to={paths.survey(id)} className="font-medium wrap-anywhere hover:text-accent hover:underline">
        {title}
      </Link>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-normal text-ink-soft">
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
        {modes[mode].name}
        {author && <span className="wrap-anywhere">{t.of(author)}</span>}
      </span>
    </div>
  )
}

/** The number leads to the answers. */
const Answers = ({ row: { id, answerCount } }: { row: QuizListRow }) => {
  const text = grouped(answerCount, useLocale())
  if (answerCount === 0) return text
  return (
    <Link to={paths.surveyAnswers(id)} className="text-accent underline underline-offset-4">
      {text}
    </Link>
  )
}

const item = 'block w-full rounded-lg px-3 py-2 text-left hover:bg-sunken'

export const quizMenuId = (id: number) => `menu-${id}`

const RowMenu = ({ row: { id, title, slug, state, answerCount, canRemove } }: { row: QuizListRow }) => {
  const { list } = useWords().quizBuilder
  const { actions: t } = list
  const [params] = useSearchParams()
  const calls = callPaths(useApiBase())
  const url = useQuizUrl({ id, slug })
  return (
    <div id={quizMenuId(id)}>
      <Menu
        name="quiz"
        align="right"
        summaryClass="inline-flex size-9 items-center justify-center rounded-lg hover:bg-sunken pointer-coarse:size-11"
        panelClass="w-64 p-2 text-left"
        label={
          <>
            <MoreHorizontal className="size-5" aria-hidden="true" />
            <span className="sr-only">{t.menu(title)}</span>
          </>
        }
      >
        <ul>
          <Item to={paths.survey(id)}>{t.edit}</Item>
          <Item to={paths.survey(id, { section: 'preview' })}>{t.preview}</Item>
          <Item to={paths.surveyResults(id)}>{t.results}</Item>
          <Item to={paths.surveyAnswers(id)}>{t.answers}</Item>
          {state !== 'draft' && (
            <li className="script-only">
              <CopyItem text={url} label={t.copyLink} done={t.linkCopied} className={item} />
            </li>
          )}
          <li>
            <button type="submit" form={copyForm} name="subject" value={id} className={item}>
              {t.copy}
            </button>
          </li>
          {answerCount > 0 &&
            (['xlsx', 'csv'] as const).map((file) => (
              <li key={file}>
                <a href={calls.quizExport(id, file)} download className={item}>
                  {t.export[file]}
                </a>
              </li>
            ))}
          {canRemove && (
            <li>
              <Link to={removePath(params, id)} state={{ isFromList: true }} preventScrollReset className={`${item} text-danger`}>
                {list.remove.open}
              </Link>
            </li>
          )}
        </ul>
      </Menu>
    </div>
  )
}

const Item = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={item}>
      {children}
    </Link>
  </li>
)
