import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import { Bell } from '../notifications/bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** The part of the header that only signed-in users have. */
export const UserTools = ({ viewer }: { viewer: SessionUser }) => (
  <>
    {!viewer.secondStep && <Bell />}
    <UserMenu viewer={viewer} />
  </>
)
