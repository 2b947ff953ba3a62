import type { DraftField } from '../../../contract/organizing/limits.ts'
import { plainText } from '../../kernel/plain-text.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'
import type { DraftSaver } from './draft-saver.ts'
import { nameOf } from './publish-summary.tsx'
import type { DraftView } from './saver-types.ts'

/** Fields that another editor has changed meanwhile, with both versions and the choice between them. */
export const ConflictList = ({ view, saver }: { view: DraftView; saver: DraftSaver }) => {
  const t = useWords().wizard
  const conflicts = Object.entries(view.conflicts)
  if (conflicts.length === 0) return null
  return (
    <section role="alert" aria-label={t.conflict.title} className="flex flex-col gap-4 rounded-xl border border-danger bg-danger-soft p-4">
      <p className="font-semibold">{t.conflict.title}</p>
      {conflicts.map(([field, { own, theirs }]) => (
        <fieldset key={field} className="flex flex-col gap-3 rounded-lg bg-surface p-3">
          <legend className="sr-only">{nameOf(t.fields, field)}</legend>
          <p className="font-medium" aria-hidden="true">
            {nameOf(t.fields, field)}
          </p>
          <dl className="grid gap-3 text-sm sm:grid-cols-2">
            <Version name={t.conflict.own} value={own} view={view} />
            <Version name={t.conflict.theirs} value={theirs} view={view} />
          </dl>
          <p className="flex flex-wrap gap-2">
            {/* the conflicts name fields of the draft */}
            <Button look="quiet" onClick={() => saver.keepOwn(field as DraftField)}>
              {t.conflict.keepOwn}
            </Button>
            <Button look="quiet" onClick={() => saver.takeTheirs(field as DraftField)}>
              {t.conflict.takeTheirs}
            </Button>
          </p>
        </fieldset>
      ))}
    </section>
  )
}

const Version = ({ name, value, view }: { name: string; value: unknown; view: DraftView }) => {
  const t = useWords().wizard
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="line-clamp-6 wrap-anywhere">{textOf(value, view, t.conflict.words) || t.conflict.nothing}</dd>
    </div>
  )
}

/** A value in words as far as it has some; ids become names where the page knows them. */
const textOf = (value: unknown, view: DraftView, words: { yes: string; no: string }): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return plainText(value)
  if (typeof value === 'number') return String(value)
  const parts = Array.isArray(value) ? value : Object.values(value)
  return parts
    .map((part) => textOf(part, view, words))
    .filter(Boolean)
    .join(', ')
}
