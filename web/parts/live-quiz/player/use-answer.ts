import { useEffect, useRef, useState } from 'react'
import type { LiveQuiz, LiveValue } from '../../../../contract/live-quiz/live-quiz.ts'
import { browserApi } from '../../../kernel/browser-api.ts'

const retryMs = { least: 500, most: 5_000 }

/** `waiting`: the connection is lost and the answer leaves when it is back. */
type Given = { key: string; value: LiveValue; state: 'sending' | 'waiting' | 'accepted' | 'late' }

type Proof = { token?: string; elapsedMs?: number }

/** Remembers when the open question appeared, and the token that proves it. The result is the proof for an answer given now. */
export const useProof = ({ me, gameId, currentQuestionId }: LiveQuiz): (() => Proof) => {
  const shown = useRef({ key: '', token: '', at: 0 })
  const key = keyOf({ gameId, currentQuestionId })
  const token = me?.token ?? ''
  useEffect(() => {
    if (token && shown.current.key !== key) shown.current = { key, token, at: performance.now() }
  }, [key, token])
  return () => (shown.current.key === key ? { token: shown.current.token, elapsedMs: Math.round(performance.now() - shown.current.at) } : {})
}

/** The answer of the player to the question on the screen, shown before the server has confirmed it, and sent until it does. */
export const useAnswer = () => {
  const [given, setGiven] = useState<Given | null>(null)
  const answer = async (state: LiveQuiz, value: LiveValue, proof: Proof) => {
    const key = keyOf(state)
    if (state.phase !== 'open' || state.me?.answer || (given?.key === key && given.state !== 'late')) return
    setGiven({ key, value, state: 'sending' })
    const body = { questionId: state.currentQuestionId ?? 0, value, ...proof }
    const isAccepted = await sendUntilAnswered({ code: state.code, body, onLost: () => setGiven({ key, value, state: 'waiting' }) })
    setGiven({ key, value, state: isAccepted ? 'accepted' : 'late' })
  }
  return { answer, isWaiting: given?.state === 'waiting', givenTo: (state: LiveQuiz) => (given?.key === keyOf(state) ? given : null) }
}
export type Answers = ReturnType<typeof useAnswer>

/** A quiz may be played several times with the same questions. */
const keyOf = ({ gameId, currentQuestionId }: Pick<LiveQuiz, 'gameId' | 'currentQuestionId'>) => `${gameId} ${currentQuestionId}`

type Sending = { code: string; body: { questionId: number; value: LiveValue; token?: string; elapsedMs?: number }; onLost: () => void }

/** A repeated answer counts once, so a lost reply does no harm. A refusal ends the attempts. */
const sendUntilAnswered = async ({ code, body, onLost }: Sending): Promise<boolean> => {
  for (let pauseMs = retryMs.least; ; pauseMs = Math.min(pauseMs * 2, retryMs.most)) {
    const attempt = await browserApi('POST /fast-quiz/:code/answers', { params: { code }, body })
    if (attempt.ok) return attempt.reply.accepted
    const { status } = attempt.problem
    if (status !== 0 && status < 500 && status !== 429) return status === 409
    onLost()
    await untilOnline(pauseMs * (0.5 + Math.random()))
  }
}

const untilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
