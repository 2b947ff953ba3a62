import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Fault } from '../phone/code-sent.ts'
import { isAnswered, isWaiting, type Press } from './queued-press.ts'
import type { CaptchaState } from './use-captcha.ts'

type SubmitHandler = (event: FormEvent) => void

/** Holds a press back while the robot check runs and sends it when the check ends. A press refused for want of a captcha is sent again too. */
export const useQueuedSubmit = (form: RefObject<HTMLFormElement | null>, captcha: CaptchaState | undefined, fault: Fault | null = null) => {
  const [press, setPress] = useState<Press | null>(null)
  const isOwnPress = useRef(false)
  const isChecking = captcha?.kind === 'checking'
  const waits = isWaiting({ press, fault, captcha })
  useEffect(() => {
    if (!press || !waits || isChecking) return
    const digits = emptyDigits(form.current)
    setPress(digits ? null : { ...press, kind: 'repeated', shown: fault })
    if (digits) return digits.focus()
    isOwnPress.current = true
    form.current?.requestSubmit(press.submitter)
    isOwnPress.current = false
  }, [form, press, waits, isChecking, fault])
  const queued =
    (onSubmit?: SubmitHandler): SubmitHandler =>
    (event) => {
      // the native event of a submission is a SubmitEvent
      const { submitter } = event.nativeEvent as SubmitEvent
      if (isOwnPress.current) return onSubmit?.(event)
      if (leavesForm(submitter)) {
        setPress(null)
        return onSubmit?.(event)
      }
      setPress({ kind: isChecking ? 'held' : 'sent', submitter, shown: fault })
      if (!isChecking) return onSubmit?.(event)
      event.preventDefault()
    }
  return { queued, isQueued: waits && isChecking, isAnswered: isAnswered({ press, fault, captcha }) }
}

/** Buttons that go back or ask for another code do not send what the check guards. */
const leavesForm = (button: HTMLElement | null) => button instanceof HTMLButtonElement && button.formNoValidate

/** A check that failed leaves a picture: its digits are typed before the form is worth sending. */
const emptyDigits = (form: HTMLFormElement | null): HTMLInputElement | null => {
  const digits = form?.elements.namedItem('captchaDigits')
  return digits instanceof HTMLInputElement && digits.value === '' ? digits : null
}
