import { useEffect, useState } from 'react'

/** The seconds left; the countdown restarts when `since` changes. */
export const useCountdown = (seconds: number, since: unknown): number => {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` restarts the countdown
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000
    const tick = () => {
      const rest = Math.max(Math.ceil((endsAt - performance.now()) / 1000), 0)
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [seconds, since])
  return left
}
