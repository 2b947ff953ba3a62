import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CaptchaFault } from './form-captcha.ts'
import { isAnswered, isWaiting, type Press } from './queued-press.ts'
import type { CaptchaState } from './use-captcha.ts'

type SubmitHandler = (event: FormEvent) => void

/**
 * Delays a press while the captcha check runs and submits it when the check ends. A press refused for a missing captcha is
 * sent again too.
 */
export const useQueuedSubmit = (form: RefObject<HTMLFormElement | null>, captcha: CaptchaState | undefined, fault: CaptchaFault | null = null) => {
  const [press, setPress] = useState<Press | null>(null)
  const isOwnPress = useRef(false)
  const isChecking = captcha?.kind === 'checking'
  const waits = isWaiting({ press, fault, captcha })
  useEffect(() => {
    if (!press || !waits || isChecking) return
    const digits = emptyDigits(form.current)
    setPress(digits ? null : { ...press, kind: 'repeated', faultBefore: fault })
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
      setPress({ kind: isChecking ? 'held' : 'sent', submitter, faultBefore: fault })
      if (!isChecking) return onSubmit?.(event)
      event.preventDefault()
    }
  return { queued, isQueued: waits && isChecking, isAnswered: isAnswered({ press, fault, captcha }) }
}

/** Buttons that go back or request another code do not send what the check protects. */
const leavesForm = (button: HTMLElement | null) => button instanceof HTMLButtonElement && button.formNoValidate

/** After a failed check the user must type the digits of the picture before the form can be sent. */
const emptyDigits = (form: HTMLFormElement | null): HTMLInputElement | null => {
  const digits = form?.elements.namedItem('captchaDigits')
  return digits instanceof HTMLInputElement && digits.value === '' ? digits : null
}
