import { ArrowLeft } from 'lucide-react'
import { Form, Link, useLocation, useNavigation } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { ContentAnswer } from './answer-content.ts'
import { ContentInput } from './content-input.tsx'
import type { DetailedRow } from './content-table.ts'
import { useTableWords } from './content-words.ts'
import { History } from './history.tsx'
import type { FormPage } from './load-content.ts'

type Props = { page: FormPage; answer: ContentAnswer | null }

/** The page of one row: its form, its deletion and its last changes. */
export const ContentForm = ({ page, answer }: Props) => {
  const { words, content, valueText } = useTableWords(page.table, page.options)
  const { row } = page
  const [title] = page.columns
  return (
    <section aria-labelledby="row" className="flex min-w-0 flex-col gap-5">
      <div>
        <Link
          to={paths.adminContent({ table: page.table })}
          className="inline-flex min-h-11 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
          {words.title}
        </Link>
        <h2 id="row" className="text-xl font-semibold wrap-anywhere">
          {row && title ? valueText(title, row) : content.newRow(words.row)}
        </h2>
      </div>
      <Message page={page} answer={answer} />
      {row?.deletedAt ? <Restore row={row} /> : <Editor key={`${row?.id} ${row?.version}`} page={page} answer={answer} />}
      {row && !row.deletedAt && <Delete row={row} />}
      {row && <History page={page} row={row} />}
    </section>
  )
}

/** The result of the previous step, or the reason of its refusal with links to the fields to correct. */
const Message = ({ page, answer }: Props) => {
  const { content, fieldName } = useTableWords(page.table, page.options)
  const done = Object.entries(content.done).find(([intent]) => intent === page.done)?.[1]
  if (!answer)
    return done ? (
      <p role="status" className="rounded-xl bg-accent-soft px-4 py-3 font-medium">
        {done}
      </p>
    ) : null
  const faulty = page.fields.filter(({ name }) => answer.errors[name])
  return (
    <div role="alert" className="flex flex-col gap-1 rounded-xl bg-danger-soft px-4 py-3">
      <p className="font-medium text-danger">{answer.message}</p>
      <ul>
        {faulty.map(({ name }) => (
          <li key={name}>
            <a href={`#field-${name}`} className="underline underline-offset-2">
              {fieldName(name)}: {answer.errors[name]?.join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const useSending = () => {
  const { formData } = useNavigation()
  const { pathname, search } = useLocation()
  return { intent: formData?.get('intent') ?? null, action: pathname + search.replace(/&done=\w+/, '') }
}

/** The version of a row that another editor has changed is the new one, so that saving again overwrites it knowingly. */
const Editor = ({ page, answer }: Props) => {
  const { content } = useWords()
  const { intent, action } = useSending()
  const version = answer?.current?.version ?? page.row?.version
  const hasFile = page.fields.some(({ kind }) => kind === 'picture')
  return (
    <Form
      method="post"
      action={action}
      encType={hasFile ? 'multipart/form-data' : undefined}
      preventScrollReset={false}
      className="flex max-w-160 flex-col gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <input type="hidden" name="version" value={version ?? ''} key={version} />
      {page.fields.map((field) => (
        <ContentInput key={field.name} field={field} page={page} answer={answer} />
      ))}
      <Button type="submit" name="intent" value="save" isBusy={intent === 'save'} className="self-start">
        {content.save}
      </Button>
    </Form>
  )
}

/** A used row cannot be deleted; the page says so before the user tries. */
const Delete = ({ row }: { row: DetailedRow }) => {
  const { content } = useWords()
  const { intent, action } = useSending()
  const users: Record<string, (count: number) => string> = content.uses
  if (row.uses.length > 0)
    return (
      <p className="text-ink-soft">
        {content.used} {row.uses.map(({ by, count }) => users[by]?.(count) ?? `${by}: ${count}`).join(', ')}.
      </p>
    )
  return (
    <details className="max-w-160">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xl border border-danger px-4 font-medium text-danger hover:bg-danger-soft">
        {content.deleteAsk}
      </summary>
      <Form method="post" action={action} className="mt-4 flex flex-col items-start gap-3">
        <p>{content.deleteWarning}</p>
        <Button type="submit" name="intent" value="delete" look="danger" isBusy={intent === 'delete'}>
          {content.delete}
        </Button>
      </Form>
    </details>
  )
}

const Restore = ({ row }: { row: DetailedRow }) => {
  const { content } = useWords()
  const { intent, action } = useSending()
  return (
    <SectionCard title={content.isDeleted} lead={content.restoreLead}>
      <Form method="post" action={action} key={row.version}>
        <Button type="submit" name="intent" value="restore" isBusy={intent === 'restore'}>
          {content.restore}
        </Button>
      </Form>
    </SectionCard>
  )
}
