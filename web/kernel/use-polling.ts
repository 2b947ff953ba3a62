import { useEffect, useEffectEvent } from 'react'

/** Calls `poll` every `ms` milliseconds and on window focus, but never in a hidden tab (V568). */
export const usePolling = (poll: () => unknown, ms: number, isOn = true) => {
  const pollIfVisible = useEffectEvent(() => {
    if (!document.hidden) void poll()
  })
  useEffect(() => {
    if (!isOn) return
    const tick = () => pollIfVisible()
    const timer = setInterval(tick, ms)
    window.addEventListener('focus', tick)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', tick)
    }
  }, [ms, isOn])
}
