import { userStatuses } from '../../../contract/accounts/limits.ts'
import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { paths } from '../../paths.ts'

type Obligation = 'secondStep' | 'unfinished' | 'agreements' | 'parentalConsent'

/** The user's first obligation, or null on the page that settles it (V186, V187, V191, V226). */
export const pendingObligation = (viewer: SessionUser, pathname: string): Obligation | null => {
  if (viewer.secondStep) return 'secondStep'
  if (viewer.status === userStatuses.unfinished) return pathname === paths.registration() ? null : 'unfinished'
  if (viewer.child) return needsConsent(viewer) && pathname !== paths.parentalConsent() ? 'parentalConsent' : null
  return viewer.agreement && viewer.personal_data_agreement ? null : 'agreements'
}

const needsConsent = ({ parentalConsent }: SessionUser) => parentalConsent?.status === 'absent' || parentalConsent?.status === 'declined'
