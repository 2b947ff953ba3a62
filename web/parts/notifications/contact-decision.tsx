import { useState } from 'react'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { Button } from '../../ui/button.tsx'

type Props = { item: Notification; onChange: (changed: Notification) => void }
type Decision = 'approved' | 'declined'

/** The Allow and Decline buttons of a contact request; the decision replaces them (V211, V212, V215). */
export const ContactDecision = ({ item, onChange }: Props) => {
  const { notifications } = useWords()
  const [sending, setSending] = useState<Decision | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { userId, decision } = item.data
  if (decision === 'approved' || decision === 'declined') return <p className="mt-1 text-sm font-medium">{notifications[decision]}</p>
  if (userId === undefined) return null
  const decide = async (chosen: Decision) => {
    setSending(chosen)
    setFailed(false)
    const answer = await browserApi('POST /participant/accesses/decision', { body: { decision: chosen, userId, notificationRecipientId: item.id } })
    setSending(null)
    if (answer.ok) return onChange({ ...item, data: { ...item.data, decision: chosen } })
    console.warn('a contact request could not be answered')
    setFailed(true)
  }
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button onClick={() => decide('approved')} isBusy={sending === 'approved'} disabled={sending !== null}>
        {notifications.allow}
      </Button>
      <Button look="quiet" onClick={() => decide('declined')} isBusy={sending === 'declined'} disabled={sending !== null}>
        {notifications.decline}
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-sm text-danger">
          {notifications.decisionFailed}
        </p>
      )}
    </div>
  )
}
