import { type MouseEvent, useState } from 'react'
import type { FormFields } from '../../forms/form-fields.ts'
import { PostForm, PostFormOf } from '../../forms/post-form.tsx'
import { type FormPost, useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import type { ContentAnswer, Refused } from './answer-content.ts'
import { ConflictSummary } from './conflict-summary.tsx'
import { openedWith } from './conflicts.ts'
import { ContentInput } from './content-input.tsx'
import { type DetailedRow, type FormField, storedText } from './content-table.ts'
import { useTableWords } from './content-words.ts'
import { History } from './history.tsx'
import type { FormPage } from './load-content.ts'
import { isHours, rowsIn } from './posted-hours.ts'

/** The page of one row: its form, its deletion and its last changes. */
export const ContentForm = ({ page }: { page: FormPage }) => {
  const { words, content, valueText } = useTableWords(page)
  const post = useFormPost<Refused>('save')
  const { row } = page
  const [title] = page.columns
  const done = Object.entries(content.done).find(([intent]) => intent === page.done)?.[1]
  return (
    <section aria-labelledby="row" className="flex min-w-0 flex-col gap-5">
      <h2 id="row" className="text-xl font-semibold wrap-anywhere">
        {row && title ? valueText(title, row) : content.newRow(words.row)}
      </h2>
      {done && !post.answer && <Done text={done} />}
      {row?.deletedAt ? (
        <SectionCard title={content.isDeleted} lead={content.restoreLead}>
          <PostForm intent="restore" submit={content.restore} saved={null} />
        </SectionCard>
      ) : (
        <Editor page={page} post={post} />
      )}
      {row && !row.deletedAt && (page.uses.length > 0 ? <Uses uses={page.uses} /> : <Deletion />)}
      {row && <History page={page} row={row} />}
    </section>
  )
}

/** The result of the previous step. It takes the focus, because its button is no longer on the page. */
const Done = ({ text }: { text: string }) => (
  <p ref={focus} tabIndex={-1} role="status" className="rounded-xl bg-accent-soft px-4 py-3 font-medium">
    {text}
  </p>
)

/** The same function in every render, so that the focus moves once. */
const focus = (message: HTMLElement | null) => message?.focus()

type EditorProps = { page: FormPage; post: FormPost & { answer: ContentAnswer | null } }

/** After a conflict the version is the newer one, so that saving again overwrites it knowingly. */
const Editor = ({ page: loaded, post }: EditorProps) => {
  const { content, fieldName } = useTableWords(loaded)
  const { current = null, conflicts = [], sent, uploads, typed, named, wrongIds = {} } = post.answer ?? {}
  const page = { ...loaded, options: withNamed(loaded.options, named) }
  const opened = current ?? page.row
  const faultText = ({ name, kind }: FormField, label: string) => {
    if (kind === 'number') return content.needsNumber
    return kind === 'ids' ? content.unknownIds(wrongIds[name]?.join(', ') ?? '') : content.needsChoice(label)
  }
  const errors = post.answer?.problem?.errors ?? {}
  const isMerged = (name: string) => conflicts.some((conflict) => conflict.name === name && conflict.isUntouched)
  const hoursOf = (field: FormField, fields: FormFields) => {
    const rows = rowsIn(field.name, Object.keys({ ...(typed ?? post.restored), ...errors }))
    return isMerged(field.name) ? { fields, rows: [], stored: current, isMerged: true } : { fields, rows, stored: page.row, isMerged: false }
  }
  return (
    <PostFormOf
      post={post}
      submit={content.save}
      hasFile={page.fields.some(({ kind }) => kind === 'picture' || kind === 'pictures')}
      isRefusalShown={current !== null}
      className="gap-5 rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      {(fields) => {
        const inputs = page.fields.map((field) => {
          const saved = sent?.[field.name] ?? storedText(page.row, field.name)
          const label = fieldName(field.name)
          if (isHours(field)) registerErrors(fields, { field, errors, label })
          const input = fields.text(field.name, label, { saved, faultText: faultText(field, label) })
          return { field, input: isMerged(field.name) || field.kind === 'ids' ? { ...input, defaultValue: saved } : input }
        })
        const idOf = (name: string) => inputs.find(({ field }) => field.name === name)?.input.id
        return (
          <>
            {current && <ConflictSummary page={page} current={current} conflicts={conflicts} idOf={idOf} />}
            <OpenedRow key={opened?.version} fields={page.fields} row={opened} restored={current ? null : post.restored} />
            {inputs.map(({ field, input }) => (
              <ContentInput
                // a merged value replaces the one on the page
                key={isMerged(field.name) && field.kind !== 'picture' ? `${field.name} ${opened?.version}` : field.name}
                field={field}
                input={input}
                page={page}
                current={current}
                // with scripts the field itself still has its upload
                uploaded={typed && uploads?.[field.name]}
                hours={hoursOf(field, fields)}
              />
            ))}
            {post.answer?.problem?.reason === 'contentConcerns' && (
              <div className="rounded-xl bg-danger-soft px-4 py-3">
                <Checkbox
                  {...fields.checkbox('confirmed', content.confirm)}
                  errors={[...(errors.bookings ?? []), ...(errors.coworking ?? []), ...(errors.coworkingDays ?? [])]}
                />
              </div>
            )}
          </>
        )
      }}
    </PostFormOf>
  )
}

type Registered = { field: FormField; errors: Record<string, string[]>; label: string }

/** Errors of single times, for the summary, which stands before the inputs. */
const registerErrors = (fields: FormFields, { field, errors, label }: Registered) => {
  for (const name of Object.keys(errors)) if (name.startsWith(`${field.name}.`)) fields.errorsOf(name, label)
}

/** A refused form may contain ids that the loaded page did not name. */
const withNamed = (options: FormPage['options'], named: FormPage['options'] = {}): FormPage['options'] => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(named).map(([field, found]) => [field, [...new Map([...(options[field] ?? []), ...found].map((one) => [one.id, one])).values()]]),
  ),
})

type OpenedProps = { fields: FormPage['fields']; row: DetailedRow | null; restored: FormPost['restored'] }

/**
 * The version and the values that the form was opened with, to find the fields that this editor changed. A form that is restored
 * after a sign-in has those of its first opening, so that it does not overwrite what another editor has saved meanwhile.
 */
const OpenedRow = ({ fields, row, restored }: OpenedProps) => (
  <>
    <input type="hidden" name="version" value={restored?.version?.[0] ?? row?.version ?? ''} />
    {row && <input type="hidden" name="opened" value={restored?.opened?.[0] ?? openedWith(fields, row)} />}
  </>
)

/** A used row cannot be deleted; the page says so before the user tries. */
const Uses = ({ uses }: { uses: string[] }) => {
  const { content } = useWords()
  return (
    <SectionCard title={content.deletion}>
      <p>
        {content.used} {uses.join(', ')}. {content.usedHint}
      </p>
    </SectionCard>
  )
}

/** With scripts a dialog asks; without them the button unfolds the question. */
const Deletion = () => {
  const { content } = useWords()
  const post = useFormPost('delete')
  const [isAsking, setAsking] = useState(false)
  const ask = (press: MouseEvent) => {
    press.preventDefault()
    setAsking(true)
  }
  const confirm = async () => {
    await post.fetcher.submit({ intent: 'delete', subject: '' }, { method: 'post', action: post.action })
    setAsking(false)
  }
  return (
    <>
      <details open={post.answer !== null}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a summary a button */}
        <summary
          onClick={ask}
          className="inline-flex min-h-(--control) cursor-pointer items-center rounded-xl border border-danger px-4 font-medium text-danger hover:bg-danger-soft"
        >
          {content.deleteAsk}
        </summary>
        <PostFormOf post={post} submit={content.delete} look="danger" saved={null} className="mt-4 gap-3">
          <p>{content.deleteWarning}</p>
        </PostFormOf>
      </details>
      {isAsking && (
        <ConfirmDialog
          title={content.deleteTitle}
          action={content.delete}
          isBusy={post.isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{content.deleteWarning}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
