import { type RefObject, useEffect } from 'react'
import { useWords } from '../kernel/words.tsx'
import { Button } from '../ui/button.tsx'
import { useToast } from '../ui/toast.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  intent: string
  submit: string
  isBusy: boolean
  answer: { problem: unknown } | null
  /** Shows the saved values again. */
  onCancel: () => void
}

/**
 * Save and cancel of a form in details, at the foot of the window while the form is in sight, as wide as the card around it.
 * Both close the details.
 */
export const SaveBar = ({ form, intent, submit, isBusy, answer, onCancel }: Props) => {
  const { forms, ui } = useWords()
  const toast = useToast()
  const isSaved = !isBusy && answer?.problem === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is reported once
  useEffect(() => {
    if (!isSaved) return
    close(form.current)
    toast({ text: forms.saved })
  }, [isSaved, answer])
  const cancel = () => {
    onCancel()
    close(form.current)
  }
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      <Button type="submit" name="intent" value={intent} isBusy={isBusy}>
        {submit}
      </Button>
      <Button look="plain" className="script-only" onClick={cancel}>
        {ui.cancel}
      </Button>
    </div>
  )
}

/** The focus returns to the button that opened the details. */
const close = (form: HTMLFormElement | null) => {
  const details = form?.closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
