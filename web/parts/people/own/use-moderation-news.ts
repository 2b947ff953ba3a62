import { useRevalidator } from 'react-router'
import { pollingMs } from '../../../../contract/limits.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import type { Own } from './load-own.ts'

/** While staff have something of the person to decide, the page asks for news of it: from time to time, and when he comes back to it (V353). */
export const useModerationNews = ({ person: { educations = [], employments = [] } }: Own) => {
  const { revalidate } = useRevalidator()
  const isWaiting = [...educations, ...employments].some(({ moderation }) => moderation === 'wait')
  usePolling(revalidate, pollingMs, isWaiting)
}
