import { useEffect, useState } from 'react'
import { useWords } from '../../kernel/words.tsx'

const warmFromSeconds = 10
const tickMs = 250

type Props = { openedAt: string; closesAt: string; serverTime: string; now: () => number; isLarge?: boolean }

/** The time that is left, as a shrinking line that turns warm at ten seconds. Screen readers can ask for it; it does not announce itself. */
export const TimeLine = ({ openedAt, closesAt, serverTime, now, isLarge = false }: Props) => {
  const { left: words } = useWords().liveQuiz
  const [opens, closes] = [Date.parse(openedAt), Date.parse(closesAt)]
  const [leftMs, setLeft] = useState(Math.max(0, closes - Date.parse(serverTime)))
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, closes - now())), tickMs)
    return () => clearInterval(timer)
  }, [closes, now])
  const seconds = Math.ceil(leftMs / 1000)
  const isWarm = seconds <= warmFromSeconds
  return (
    <div role="timer" aria-live="off" className={`flex items-center gap-3 font-semibold ${isWarm ? 'text-warm' : 'text-ink-soft'}`}>
      <div className={`grow overflow-hidden rounded-full bg-sunken ${isLarge ? 'h-4' : 'h-2.5'}`} aria-hidden="true">
        <div
          className={`h-full origin-left rounded-full motion-safe:transition-transform motion-safe:duration-250 motion-safe:ease-linear ${isWarm ? 'bg-warm' : 'bg-accent'}`}
          style={{ transform: `scaleX(${Math.min(1, leftMs / Math.max(1, closes - opens))})` }}
        />
      </div>
      <span className={`tabular-nums ${isLarge ? 'text-2xl' : ''}`} aria-hidden="true">
        {seconds}
      </span>
      <span className="sr-only">{words(seconds)}</span>
    </div>
  )
}
