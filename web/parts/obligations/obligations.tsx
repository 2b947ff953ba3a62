import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../../kernel/session.tsx'
import { pendingObligation } from './pending-obligation.ts'

const parts = {
  secondStep: lazy(async () => ({ default: (await import('./second-step-dialog.tsx')).SecondStepDialog })),
  unfinished: lazy(async () => ({ default: (await import('./unfinished-dialog.tsx')).UnfinishedDialog })),
  agreements: lazy(async () => ({ default: (await import('./agreements-dialog.tsx')).AgreementsDialog })),
  parentalConsent: lazy(async () => ({ default: (await import('./parental-consent-banner.tsx')).ParentalConsentBanner })),
}

/** What the signed-in person must settle, over every page; nothing of it is loaded for visitors. */
export const Obligations = () => {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const owed = viewer && pendingObligation(viewer, pathname)
  if (!viewer || !owed) return null
  const Part = parts[owed]
  return (
    <Suspense>
      <Part viewer={viewer} />
    </Suspense>
  )
}
