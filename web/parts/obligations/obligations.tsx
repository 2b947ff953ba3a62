import { lazy } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { pendingObligation } from './pending-obligation.ts'

const parts = {
  secondStep: lazy(async () => ({ default: (await import('./second-step-dialog.tsx')).SecondStepDialog })),
  unfinished: lazy(async () => ({ default: (await import('./unfinished-dialog.tsx')).UnfinishedDialog })),
  agreements: lazy(async () => ({ default: (await import('./agreements-dialog.tsx')).AgreementsDialog })),
  parentalConsent: lazy(async () => ({ default: (await import('./parental-consent-banner.tsx')).ParentalConsentBanner })),
}

/** The pending obligation of a signed-in user, shown over every page. */
export const Obligations = ({ viewer }: { viewer: SessionUser }) => {
  const { pathname } = useLocation()
  const pending = pendingObligation(viewer, pathname)
  if (!pending) return null
  const Part = parts[pending]
  return <Part viewer={viewer} />
}
