import { useEffect, useRef } from 'react'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { useToast } from '../../../ui/toast.ts'

/** A toast for each success after the first render, whose answer a page without scripts shows itself. */
export const useDoneToast = (answer: FormAnswer | null, text: string) => {
  const toast = useToast()
  const reported = useRef(answer)
  useEffect(() => {
    if (!answer || answer.problem || answer === reported.current) return
    reported.current = answer
    toast({ text })
  }, [answer, text, toast])
}
