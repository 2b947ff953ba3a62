import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graceMs, pollMs } from '../../../contract/live-quiz/limits.ts'
import type { LiveQuiz } from '../../../contract/live-quiz/live-quiz.ts'
import { browserApi } from '../../kernel/browser-api.ts'
import { usePolling } from '../../kernel/use-polling.ts'
import { useEvents } from './use-events.ts'

/** The result should have come this long after the end of the grace; the page asks for it then. */
const overdueMs = 1_500

/**
 * The latest state of a game, from the event stream, from polling while there is none, and from the loader after a form. `clock` estimates
 * the time of the server. While `isHeld`, nothing is read, because an answer has to leave first.
 */
export const useLiveState = (loaded: LiveQuiz, isHeld: boolean) => {
  const [state, setState] = useState(loaded)
  const clock = useRef<number | null>(null)
  const { revalidate } = useRevalidator()
  const apply = (next: LiveQuiz) => {
    clock.current = Date.parse(next.serverTime) - Date.now()
    setState((current) => (next.serverTime >= current.serverTime ? next : current))
  }
  const poll = async () => {
    if (isHeld) return
    const attempt = await browserApi('GET /fast-quiz/:code', { params: { code: loaded.code } })
    if (attempt.ok) apply(attempt.reply)
    // the loader leads to sign-in, or shows that the quiz is deleted
    else if ([401, 403, 404].includes(attempt.problem.status)) await revalidate()
  }
  const applyLoaded = useEffectEvent(apply)
  useEffect(() => applyLoaded(loaded), [loaded])
  const isConnected = useEvents(loaded.code, { isOn: !isHeld, onState: apply })
  usePolling(poll, pollMs, !isConnected && !isHeld)
  useOverdue(state, poll)
  return { state, apply, poll, isConnected, now: () => Date.now() + (clock.current ?? 0) }
}

/** Asks for the result of a question whose time is over, for example of a game without a host. */
const useOverdue = ({ phase, closesAt, serverTime }: LiveQuiz, poll: () => Promise<void>) => {
  const ask = useEffectEvent(poll)
  useEffect(() => {
    if (phase !== 'open' || closesAt === null) return
    const wait = Date.parse(closesAt) - Date.parse(serverTime) + graceMs + overdueMs
    const timer = setTimeout(() => void ask(), Math.max(wait, overdueMs))
    return () => clearTimeout(timer)
  }, [phase, closesAt, serverTime])
}
