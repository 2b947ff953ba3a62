import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Choice } from '../option-list.ts'

type Props = {
  questionId: number
  choices: (Choice & { isOwn: boolean })[]
  isSeveral: boolean
  isGiven: boolean
  onChoose: (value: Choice['value']) => void
  onSend: () => void
}

/** The answers as full-width cards. Without scripts each card submits the form; several answers are marked first. */
export const ChoiceForm = ({ questionId, choices, isSeveral, isGiven, onChoose, onSend }: Props) => {
  const { play: t } = useWords().liveQuiz
  const { action } = useFormPost('answer')
  return (
    <form method="post" action={useHref(action)} className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="questionId" value={questionId} />
      {isSeveral && <p className="text-sm text-ink-soft">{t.several}</p>}
      {choices.map((choice) =>
        isSeveral ? (
          <MarkCard key={choice.key} choice={choice} isGiven={isGiven} onChoose={onChoose} />
        ) : (
          <PressCard key={choice.key} choice={choice} isGiven={isGiven} onChoose={onChoose} />
        ),
      )}
      {isSeveral && !isGiven && (
        <Button type="submit" size="large" aria-disabled={!choices.some(({ isOwn }) => isOwn)} onClick={instead(onSend)}>
          {t.send}
        </Button>
      )}
      {!isGiven && <p className="script-only hidden text-sm text-ink-soft pointer-fine:block">{isSeveral ? t.keysOfSeveral : t.keys}</p>}
    </form>
  )
}

/** Prevents the form itself, which would lose an answer without a connection. */
const instead = (act: () => void) => (press: MouseEvent) => {
  press.preventDefault()
  act()
}

type Card = { choice: Choice & { isOwn: boolean }; isGiven: boolean; onChoose: (value: Choice['value']) => void }

const cardClass = (isOwn: boolean, isGiven: boolean) =>
  `flex min-h-14 w-full items-center gap-4 rounded-2xl border px-4 py-2.5 text-left text-lg font-medium wrap-anywhere transition-colors ${
    isOwn ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'
  } ${isGiven ? (isOwn ? '' : 'opacity-60') : 'hover:border-accent'}`

const PressCard = ({ choice, isGiven, onChoose }: Card) => (
  <button
    type="submit"
    name="value"
    value={choice.key}
    aria-pressed={choice.isOwn}
    aria-disabled={isGiven || undefined}
    onClick={instead(() => onChoose(choice.value))}
    className={cardClass(choice.isOwn, isGiven)}
  >
    <Letter choice={choice} />
    <span className="min-w-0 grow">{choice.title}</span>
  </button>
)

const MarkCard = ({ choice, isGiven, onChoose }: Card) => (
  <label className={`${cardClass(choice.isOwn, isGiven)} has-checked:border-accent has-checked:bg-accent-soft`}>
    <Letter choice={choice} />
    <span className="min-w-0 grow">{choice.title}</span>
    <input
      type="checkbox"
      name="value"
      value={choice.key}
      checked={choice.isOwn}
      disabled={isGiven}
      onChange={() => onChoose(choice.value)}
      className="size-6 shrink-0 accent-accent"
    />
  </label>
)

const Letter = ({ choice: { letter, isOwn } }: { choice: Choice & { isOwn: boolean } }) => (
  <span
    aria-hidden="true"
    className={`flex size-8 shrink-0 items-center justify-center rounded-lg text-base font-semibold ${isOwn ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-soft'}`}
  >
    {letter}
  </span>
)
