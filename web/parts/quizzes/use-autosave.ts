import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '../../forms/answer-form.ts'
import type { QuizOutcome } from './answer-quiz.ts'

type State = 'idle' | 'saving' | 'saved' | 'notSaved'
type Options = { action: string; isSending: boolean; wasSaved: boolean }

const pauseMs = 1_500
/** A press on a suggestion changes its field without an event of the form. */
const changes = ['input', 'change', 'focusout', 'click']

/** Saves unfinished answers after a pause, and before the page is hidden. `time` is that of the last save, `reached` the question in sight. */
export const useAutosave = (form: RefObject<HTMLFormElement | null>, { action, isSending, wasSaved }: Options) => {
  const fetcher = useFetcher<FormAnswer<QuizOutcome>>()
  const reached = useReachedQuestion(form)
  const saved = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useEffectEvent(() => {
    clearTimeout(timer.current)
    const element = form.current
    if (!element || isSending) return
    const values = valuesOf(element)
    if (text(values) === saved.current) return
    saved.current = text(values)
    values.set('intent', 'saveDraft')
    void fetcher.submit(values, { method: 'post', action })
  })
  const schedule = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, pauseMs)
  })
  useEffect(() => {
    const element = form.current
    if (!element) return
    saved.current = text(valuesOf(element))
    const saveHidden = () => document.hidden && timer.current !== undefined && save()
    for (const event of changes) element.addEventListener(event, schedule)
    // a finished upload adds a hidden field without an event
    const fields = new MutationObserver(() => schedule())
    fields.observe(element, { childList: true, subtree: true })
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      clearTimeout(timer.current)
      fields.disconnect()
      for (const event of changes) element.removeEventListener(event, schedule)
      document.removeEventListener('visibilitychange', saveHidden)
    }
  }, [form])
  const isFirst = fetcher.data === undefined
  const hasBegun = !isFirst || wasSaved
  useEffect(() => {
    if (hasBegun && reached !== null) schedule()
  }, [hasBegun, reached])
  return { ...stateOf(fetcher), reached }
}

const stateOf = ({ state, data }: Pick<ReturnType<typeof useFetcher<FormAnswer<QuizOutcome>>>, 'state' | 'data'>): { state: State; time: string } => {
  if (state !== 'idle') return { state: 'saving', time: '' }
  if (data === undefined) return { state: 'idle', time: '' }
  if (!data.savedAt) return { state: 'notSaved', time: '' }
  const at = new Date(data.savedAt)
  return { state: 'saved', time: [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':') }
}

/** The last question that was in sight. */
const useReachedQuestion = (form: RefObject<HTMLFormElement | null>): number | null => {
  const [reached, setReached] = useState<number | null>(null)
  useEffect(() => {
    const questions: Element[] = [...(form.current?.querySelectorAll('[data-question]') ?? [])]
    let last = -1
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) last = Math.max(last, questions.indexOf(target))
      setReached(Number(questions[last]?.getAttribute('data-question')) || null)
    })
    for (const question of questions) sight.observe(question)
    return () => sight.disconnect()
  }, [form])
  return reached
}

/** Files are uploaded by their own fields. */
const valuesOf = (form: HTMLFormElement): FormData => {
  const values = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value)
  return values
}

const text = (values: FormData): string => JSON.stringify([...values].filter(([name, value]) => name !== 'intent' && value !== ''))
