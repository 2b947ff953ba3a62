import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useBlocker } from 'react-router'
import { UnsavedDialog } from '../ui/unsaved-dialog.tsx'
import { changesForm } from './changed-forms.ts'
import { useChangedForm } from './use-changed-form.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** The address that the form posts to; its search parameters name the form on the page. */
  action: string
  isBusy: boolean
  answer: { problem: unknown } | null
  /** The form shows values that were typed before the session ended. */
  isRestored?: boolean
}

/**
 * Asks before the user leaves a form that is changed but not saved. It stands beside its form; without scripts browsers do
 * not ask. The router allows one blocker, so one form of the page asks for all of them.
 */
export const UnsavedGuard = ({ form, ...state }: Props) => (useChangedForm(form, state) ? <Question /> : null)

const Question = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => changesForm(currentLocation, nextLocation))
  if (blocker.state !== 'blocked') return null
  // the form may stand in closed details, where a dialog is not shown
  return createPortal(<UnsavedDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />, document.body)
}
