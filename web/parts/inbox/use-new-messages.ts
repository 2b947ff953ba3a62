import { useRevalidator } from 'react-router'
import { browserApi } from '../../kernel/browser-api.ts'
import { usePolling } from '../../kernel/use-polling.ts'

const pauseMs = 5_000

type Watched = { to: string; newestId: number | undefined; isOn: boolean }

/** Brings the page up to date once something has come; while the server is away nothing happens. */
export const useNewMessages = ({ to, newestId, isOn }: Watched) => {
  const { revalidate } = useRevalidator()
  const look = async () => {
    const attempt = await browserApi('GET /inbox', { query: { to: to || undefined } })
    if (attempt.ok && attempt.reply._items[0]?.id !== newestId) await revalidate()
  }
  usePolling(look, pauseMs, isOn)
}
