import { useSyncExternalStore } from 'react'
import { expiredForm } from '../../forms/expired-form.ts'
import { useWords } from '../../kernel/words.tsx'

/** Says that the session has ended when a form led to the sign-in; its typed values wait at the return URL. */
export const SessionEnded = ({ returnUrl }: { returnUrl: string }) => {
  const { sessionEnded } = useWords().accounts.signIn
  const hasForm = useSyncExternalStore(
    never,
    () => expiredForm()?.address === returnUrl,
    () => false,
  )
  if (!hasForm) return null
  return (
    <p role="status" className="rounded-xl bg-accent-soft px-4 py-3 font-medium">
      {sessionEnded}
    </p>
  )
}

const never = () => () => undefined
