import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../kernel/browser-api.ts'

const pauseMs = 5_000

type Watched = { to: string; newestId: number | undefined; isOn: boolean }

/** Brings the page up to date once something has come; while the server is away nothing happens. */
export const useNewMessages = ({ to, newestId, isOn }: Watched) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const look = async () => {
      if (document.hidden) return
      const attempt = await browserApi('GET /inbox', { query: { to: to || undefined } })
      if (attempt.ok && attempt.reply._items[0]?.id !== newestId) await revalidate()
    }
    const timer = setInterval(look, pauseMs)
    return () => clearInterval(timer)
  }, [to, newestId, isOn, revalidate])
}
