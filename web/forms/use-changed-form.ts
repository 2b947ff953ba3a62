import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { askingForm, type GuardedForm, guardForm, onAskingForm } from './changed-forms.ts'

type State = { action: string; isBusy: boolean; answer: { problem: unknown } | null; isRestored?: boolean }

const untouched = Symbol()
const typedEarly = Symbol()

/** Watches the changes of a form; true if this form asks for all forms of the page. */
export const useChangedForm = (form: RefObject<HTMLFormElement | null>, { action, isBusy, answer, isRestored = false }: State): boolean => {
  /** The values before the first change, or after the last save. */
  const saved = useRef<string | symbol>(untouched)
  const state = useRef({ action, isBusy })
  const own = useRef<GuardedForm>(null)
  useEffect(() => {
    state.current = { action, isBusy }
    if (form.current && !isBusy && answer?.problem === null) saved.current = valuesOf(form.current)
  }, [form, action, isBusy, answer])
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (isTypedEarly(element)) saved.current = typedEarly
    const remember = () => {
      if (saved.current === untouched) saved.current = valuesOf(element)
    }
    for (const event of beforeChanges) element.addEventListener(event, remember, true)
    own.current = {
      hasChanges: () => !state.current.isBusy && saved.current !== untouched && saved.current !== valuesOf(element),
      action: () => state.current.action,
    }
    const release = guardForm(own.current)
    return () => {
      for (const event of beforeChanges) element.removeEventListener(event, remember, true)
      release()
    }
  }, [form])
  useEffect(() => {
    if (!isRestored || !form.current) return
    saved.current = typedEarly
    unfold(form.current)
  }, [form, isRestored])
  const isAsking = () => own.current !== null && askingForm() === own.current
  return useSyncExternalStore(onAskingForm, isAsking, () => false)
}

/** Events before the first change. Values are read so late because lazy fields replace native ones meanwhile. */
const beforeChanges = ['focusin', 'pointerdown', 'drop']

/** A form may stand in closed details, where its restored values are not seen. */
const unfold = (form: HTMLFormElement) => {
  const details = form.closest('details')
  if (details) details.open = true
}

/** Empty values are left out, and a file is compared by its name and size. */
const valuesOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    [...new FormData(form)]
      .map(([name, value]) => (typeof value === 'string' ? [name, value] : [name, value.name, value.size]))
      .filter(([, value]) => value !== ''),
  )

const typedFields = 'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url])'

/** Was a text typed before scripts loaded, or restored by the browser? */
const isTypedEarly = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)].some(
    ({ name, value, defaultValue }) => name !== '' && value !== defaultValue.replaceAll('\r\n', '\n'),
  )
