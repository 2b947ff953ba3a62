import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type ClipboardEvent, type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
import { maxOptionScore, maxOptions, type QuizMode, quizLengths } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { controlClass } from '../../../ui/field.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import { linesOf, optionsName } from '../question-form.ts'
import { type EditedOption, type EditedQuestion, newKey } from '../quiz-document.ts'
import { PasteLines } from './paste-lines.tsx'
import { whenScored } from './when-scored.ts'

type Props = { question: EditedQuestion; mode: QuizMode }

const emptyOption = (title = ''): EditedOption => ({ key: newKey(), title, right: false, score: 1 })

/**
 * The options of a question: Enter adds one, several pasted lines become several, buttons move and remove them. Without scripts there
 * is one empty row more, and a cleared row is a removed one.
 */
export const OptionRows = ({ question, mode }: Props) => {
  const { options: t } = useWords().quizBuilder
  const hasScripts = useScripts()
  const [rows, setRows] = useState(question.options)
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (focused) document.getElementById(focused.id)?.focus()
  }, [focused])
  const isFull = rows.length >= maxOptions

  const insert = (place: number, titles: string[]) => {
    const added = titles.slice(0, maxOptions - rows.length).map(emptyOption)
    setRows(rows.toSpliced(place, 0, ...added))
    const last = added.at(-1)
    if (last) setFocused({ id: titleId(last.key) })
    if (titles.length > 1) setSaid(t.added(added.length))
  }
  const move = (place: number, by: 1 | -1) => {
    const row = rows[place]
    if (!row) return
    setRows(rows.toSpliced(place, 1).toSpliced(place + by, 0, row))
    setSaid(t.moved(place + by + 1, rows.length))
    const isAtEnd = place + by === (by > 0 ? rows.length - 1 : 0)
    setFocused({ id: moveId(row.key, isAtEnd ? (by > 0 ? -1 : 1) : by) })
  }
  const remove = (place: number) => {
    const neighbour = rows[place + 1] ?? rows[place - 1]
    setRows(rows.toSpliced(place, 1))
    setSaid(t.removed)
    setFocused({ id: neighbour ? titleId(neighbour.key) : addId })
  }
  const shown = hasScripts || isFull ? rows : [...rows, spareOption]
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t.legend}</legend>
      <p className={`mb-1 text-sm text-ink-soft ${whenScored(mode)}`}>{question.type === 'responsePriority' ? t.rightFirst : t.right}</p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {shown.map((option, place) => (
          <li key={option.key}>
            <OptionRow
              option={option}
              place={place}
              count={rows.length}
              mode={mode}
              hasScripts={hasScripts}
              onEnter={() => insert(place + 1, [''])}
              onLines={(lines) => insert(place + 1, lines)}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ul>
      {hasScripts && !isFull && (
        <Button id={addId} look="plain" size="small" onClick={() => insert(rows.length, [''])} className="self-start">
          <Plus className="size-4" aria-hidden="true" />
          {t.add}
        </Button>
      )}
      <PasteLines onLines={hasScripts ? (lines) => insert(rows.length, lines) : null} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}

/** Its key is the same on the server and in the browser. */
const spareOption: EditedOption = { ...emptyOption(), key: 'new' }

const titleId = (key: string) => `option-${key}`
const moveId = (key: string, by: 1 | -1) => `option-${by < 0 ? 'up' : 'down'}-${key}`
const addId = 'add-option'

type RowProps = {
  option: EditedOption
  place: number
  count: number
  mode: QuizMode
  hasScripts: boolean
  onEnter: () => void
  onLines: (lines: string[]) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const OptionRow = ({ option: { key, title, right, score }, place, count, mode, hasScripts, onEnter, onLines, onMove, onRemove }: RowProps) => {
  const { options: t } = useWords().quizBuilder
  const name = t.name(place + 1)
  const onKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter' || press.nativeEvent.isComposing || !hasScripts) return
    press.preventDefault()
    onEnter()
  }
  const onPaste = (paste: ClipboardEvent<HTMLInputElement>) => {
    const lines = linesOf(paste.clipboardData.getData('text/plain'))
    if (lines.length < 2) return
    paste.preventDefault()
    const [first = '', ...others] = lines
    const field = paste.currentTarget
    const isEmpty = field.value === ''
    if (isEmpty) field.value = first
    onLines(isEmpty ? others : lines)
  }
  return (
    <div className="flex flex-wrap items-center gap-1 sm:flex-nowrap">
      <label className={`${whenScored(mode)} shrink-0`} title={t.isRight}>
        <span className="flex size-(--control) items-center justify-center">
          <input type="checkbox" name="right" value={key} defaultChecked={right} aria-label={t.isRightOf(name)} className="size-5 accent-accent" />
        </span>
      </label>
      <input
        id={titleId(key)}
        name={`${optionsName}.${key}.title`}
        defaultValue={title}
        aria-label={name}
        placeholder={name}
        maxLength={quizLengths.option}
        autoComplete="off"
        onKeyDown={onKey}
        onPaste={onPaste}
        className={`${controlClass} min-w-0 flex-1 basis-40`}
      />
      <label className={`${whenScored(mode)} shrink-0`} title={t.score}>
        <input
          name={`${optionsName}.${key}.score`}
          defaultValue={score}
          inputMode="numeric"
          aria-label={t.scoreOf(name, maxOptionScore)}
          autoComplete="off"
          className={`${controlClass} w-14! px-2! text-center tabular-nums`}
        />
      </label>
      {hasScripts && (
        <span className="ml-auto flex shrink-0">
          <IconButton id={moveId(key, -1)} label={t.up(name)} disabled={place === 0} onClick={() => onMove(-1)}>
            <ArrowUp className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton id={moveId(key, 1)} label={t.down(name)} disabled={place === count - 1} onClick={() => onMove(1)}>
            <ArrowDown className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={t.remove(name)} onClick={onRemove}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </div>
  )
}

const IconButton = ({ label, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className="inline-flex size-8 items-center justify-center rounded-lg hover:bg-sunken disabled:opacity-30 pointer-coarse:size-11"
    {...rest}
  />
)
