import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../kernel/session.tsx'
import { discardExpiredForm, type ExpiredForm, expiredForm } from './expired-form.ts'
import type { Typed } from './form-data.ts'

type FormName = { intents: readonly string[]; subject: string | number }

/** The values that the user typed into this form before the session ended; given once, to the same user on the same page. */
export const useExpiredForm = ({ intents, subject }: FormName): Typed | null => {
  const { pathname, search } = useLocation()
  const userId = useViewer()?.id
  const [typed, setTyped] = useState<Typed | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are restored when the form appears
  useEffect(() => {
    const found = expiredForm()
    if (!found || found.userId !== userId || found.address !== pathname + search || !names(found, { intents, subject })) return
    discardExpiredForm()
    setTyped(found.typed)
  }, [])
  return typed
}

const names = ({ typed }: ExpiredForm, { intents, subject }: FormName) =>
  intents.includes(typed.intent?.[0] ?? '') && (typed.subject?.[0] ?? '') === String(subject)
