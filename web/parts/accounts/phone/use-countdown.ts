import { useEffect, useState } from 'react'

/** Seconds that are left; it starts anew whenever `since` is another thing than before. */
export const useCountdown = (seconds: number, since: unknown): number => {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` is what starts it anew
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
