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

/** The pending obligation of a signed-in user, shown over every page. Visitors load none of its code. */
export const Obligations = () => {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const pending = viewer && pendingObligation(viewer, pathname)
  if (!viewer || !pending) return null
  const Part = parts[pending]
  return (
    <Suspense>
      <Part viewer={viewer} />
    </Suspense>
  )
}
