import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import type { CaptchaState } from './use-captcha.ts'

type SubmitHandler = (event: FormEvent) => void

/** Holds a submission back while the robot check runs, and sends it once when the check ends. */
export const useQueuedSubmit = (form: RefObject<HTMLFormElement | null>, captcha: CaptchaState | undefined) => {
  const [submitter, setSubmitter] = useState<HTMLElement | null>(null)
  const isChecking = captcha?.kind === 'checking'
  useEffect(() => {
    if (!submitter || isChecking) return
    setSubmitter(null)
    sendOrAsk(form.current, submitter)
  }, [form, submitter, isChecking])
  const queued =
    (onSubmit?: SubmitHandler): SubmitHandler =>
    (event) => {
      // the native event of a submission is a SubmitEvent
      const pressed = (event.nativeEvent as SubmitEvent).submitter
      if (!isChecking || leavesForm(pressed)) return onSubmit?.(event)
      event.preventDefault()
      setSubmitter(pressed)
    }
  return { queued, isQueued: submitter !== null && isChecking }
}

/** Buttons that go back or ask for another code do not send what the check guards. */
const leavesForm = (button: HTMLElement | null) => button instanceof HTMLButtonElement && button.formNoValidate

/** A check that failed leaves a picture: its digits are typed before the form is worth sending. */
const sendOrAsk = (form: HTMLFormElement | null, submitter: HTMLElement) => {
  const digits = form?.elements.namedItem('captchaDigits')
  if (digits instanceof HTMLInputElement && digits.value === '') digits.focus()
  else form?.requestSubmit(submitter)
}
