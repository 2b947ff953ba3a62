import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasToasts, subscribeToToasts } from './toast.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** The place of toasts at the foot of every page. Its code is loaded with the first toast. */
export const Toasts = () => {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false)
  return (
    isNeeded && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
