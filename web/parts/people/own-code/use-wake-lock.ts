import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, if the browser and its battery allow. */
export const useWakeLock = () =>
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let held: Promise<WakeLockSentinel | null> | null = null
    const hold = () => {
      if (document.visibilityState === 'visible') held = navigator.wakeLock.request('screen').catch(() => null)
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void held?.then((lock) => lock?.release())
    }
  }, [])
