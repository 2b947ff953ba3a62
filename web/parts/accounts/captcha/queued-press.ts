import type { CaptchaFault } from './form-captcha.ts'
import { wrongDigits } from './form-captcha.ts'
import type { CaptchaState } from './use-captcha.ts'

/** A press of a form's button: held back by the check, sent by the user, or sent again by the form. */
export type Press = {
  kind: 'held' | 'sent' | 'repeated'
  submitter: HTMLElement | null
  /** The refusal that the form showed at the time of the press. */
  faultBefore: CaptchaFault | null
}

type PressState = { press: Press | null; fault: CaptchaFault | null; captcha: CaptchaState | undefined }

/**
 * The form will send the press itself once the check ends: a held one, or one that was refused only because the captcha
 * was missing. A refused press is sent again once, so that a server that always refuses causes no loop.
 */
export const isWaiting = ({ press, fault, captcha }: PressState): boolean => {
  if (!press || !captcha || captcha.kind === 'none') return false
  if (press.kind === 'held') return true
  return press.kind === 'sent' && fault !== press.faultBefore && lacksCaptchaOnly(fault)
}

/** A later press answers the refusal on display: the form waits to send it, or has sent it. */
export const isAnswered = (now: PressState): boolean => isWaiting(now) || (now.press !== null && now.press.faultBefore === now.fault)

const lacksCaptchaOnly = (fault: CaptchaFault | null): boolean =>
  fault !== null && fault.reason !== wrongDigits && Object.keys(fault.errors).join() === 'captcha'
