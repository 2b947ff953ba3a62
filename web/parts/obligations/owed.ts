import type { SessionUser } from '../../../contract/accounts.ts'
import { userStatuses } from '../../../contract/limits.ts'
import { paths } from '../../paths.ts'

type Owed = 'secondStep' | 'unfinished' | 'agreements' | 'parentalConsent'

/** The first thing a person must settle, unless the page is where it is settled (V186, V187, V191, V226). */
export const owedBy = (viewer: SessionUser, pathname: string): Owed | null => {
  if (viewer.secondStep) return 'secondStep'
  if (viewer.status === userStatuses.unfinished) return pathname === paths.registration() ? null : 'unfinished'
  if (viewer.child) return owesConsent(viewer) && pathname !== paths.parentalConsent() ? 'parentalConsent' : null
  return viewer.agreement && viewer.personal_data_agreement ? null : 'agreements'
}

const owesConsent = ({ parentalConsent }: SessionUser) => parentalConsent?.status === 'absent' || parentalConsent?.status === 'declined'
