import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pollingMs } from '../../../../contract/limits.ts'
import type { Own } from './load-own.ts'

/** While staff have something of the person to decide, the page asks for news of it: from time to time, and when he comes back to it (V353). */
export const useModerationNews = ({ person: { educations = [], employments = [] } }: Own) => {
  const { revalidate } = useRevalidator()
  const isWaiting = [...educations, ...employments].some(({ moderation }) => moderation === 'wait')
  useEffect(() => {
    if (!isWaiting) return
    const ask = () => void revalidate()
    const timer = setInterval(ask, pollingMs)
    window.addEventListener('focus', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', ask)
    }
  }, [isWaiting, revalidate])
}
