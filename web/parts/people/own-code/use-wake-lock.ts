import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, if the browser and its battery allow. */
export const useWakeLock = () =>
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: Promise<WakeLockSentinel | null> | null = null
    const acquire = () => {
      if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null)
    }
    acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      document.removeEventListener('visibilitychange', acquire)
      void lock?.then((sentinel) => sentinel?.release())
    }
  }, [])
