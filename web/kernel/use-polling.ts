import { useEffect, useEffectEvent } from 'react'

/** Asks every `ms` milliseconds and when the window gets the focus, and never while the tab is hidden (V568). */
export const usePolling = (ask: () => unknown, ms: number, isOn = true) => {
  const askIfVisible = useEffectEvent(() => {
    if (!document.hidden) void ask()
  })
  useEffect(() => {
    if (!isOn) return
    const tick = () => askIfVisible()
    const timer = setInterval(tick, ms)
    window.addEventListener('focus', tick)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', tick)
    }
  }, [ms, isOn])
}
