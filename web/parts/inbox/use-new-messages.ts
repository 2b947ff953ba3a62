import { useRevalidator } from 'react-router'
import { browserApi } from '../../kernel/browser-api.ts'
import { usePolling } from '../../kernel/use-polling.ts'

const pauseMs = 5_000

type PollOptions = { to: string; newestId: number | undefined; isOn: boolean }

/** Polls for new messages and reloads the page's data when one has arrived. Failed polls are ignored. */
export const useNewMessages = ({ to, newestId, isOn }: PollOptions) => {
  const { revalidate } = useRevalidator()
  const poll = async () => {
    const attempt = await browserApi('GET /inbox', { query: { to: to || undefined } })
    if (attempt.ok && attempt.reply._items[0]?.id !== newestId) await revalidate()
  }
  usePolling(poll, pauseMs, isOn)
}
