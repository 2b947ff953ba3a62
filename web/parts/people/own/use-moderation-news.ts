import { useRevalidator } from 'react-router'
import { pollingMs } from '../../../../contract/limits.ts'
import { usePolling } from '../../../kernel/use-polling.ts'
import type { Own } from './load-own.ts'

/** Reloads the page at intervals and when the user returns to it, while staff review an entry (V353). */
export const useModerationNews = ({ person: { educations = [], employments = [] } }: Own) => {
  const { revalidate } = useRevalidator()
  const isWaiting = [...educations, ...employments].some(({ moderation }) => moderation === 'wait')
  usePolling(revalidate, pollingMs, isWaiting)
}
