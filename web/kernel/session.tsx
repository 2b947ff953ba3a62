import { createContext, type ReactNode, use } from 'react'
import type { SessionUser } from '../../contract/accounts/sign-in.ts'

const SessionContext = createContext<SessionUser | null>(null)

/** Provides the signed-in user to its children; null for visitors. */
export const SessionProvider = ({ viewer, children }: { viewer: SessionUser | null; children: ReactNode }) => (
  <SessionContext value={viewer}>{children}</SessionContext>
)

export const useViewer = () => use(SessionContext)
