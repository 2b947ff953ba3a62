import { type RefObject, useEffect, useState } from 'react'
import type { Question } from '../../../contract/quizzes/quizzes.ts'
import { useWords } from '../../kernel/words.tsx'
import { names, takesAnswer } from './answer-names.ts'
import { useAutosave } from './use-autosave.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  questions: readonly Question[]
  action: string
  isSending: boolean
  wasSaved: boolean
}

/** The progress and the state of the saving, in sight while the user answers. Without scripts there is neither. */
export const AnswerBar = ({ form, questions, action, isSending, wasSaved }: Props) => {
  const t = useWords().quizzes.page
  const count = questions.filter(takesAnswer).length
  const answered = useAnsweredCount(form, questions)
  const { state, time, reached } = useAutosave(form, { action, isSending, wasSaved })
  const status = state === 'saved' ? t.savedAt(time) : state === 'idle' ? '' : t[state]
  return (
    <div className="script-only sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <progress aria-hidden="true" value={answered} max={count} className="-mt-px block h-1 w-full rounded-none" />
      <div className="flex flex-wrap justify-between gap-x-4 pt-2 text-sm text-ink-soft tabular-nums">
        <span>{t.answered(answered, count)}</span>
        <span role="status" className={state === 'notSaved' ? 'font-medium text-danger' : ''}>
          {status}
        </span>
      </div>
      <input type="hidden" name="reached" value={reached ?? ''} />
    </div>
  )
}

const useAnsweredCount = (form: RefObject<HTMLFormElement | null>, questions: readonly Question[]): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = form.current
    if (!element) return
    // lazy fields change their hidden inputs after the event
    const update = () => requestAnimationFrame(() => setCount(answeredIn(new FormData(element), questions)))
    update()
    for (const event of changes) element.addEventListener(event, update)
    return () => {
      for (const event of changes) element.removeEventListener(event, update)
    }
  }, [form, questions])
  return count
}

/** A choice in a list of suggestions changes its field without an event of the form, so the end of the press counts too. */
const changes = ['input', 'change', 'focusout', 'click']

const answeredIn = (data: FormData, questions: readonly Question[]): number =>
  questions.filter(takesAnswer).filter(({ id, options: [first] }) => {
    const fields = [names.answer(id), names.rowName(id), ...(first ? [names.place(id, first.id)] : [])]
    return fields.some((name) => data.getAll(name).some((value) => value !== ''))
  }).length
