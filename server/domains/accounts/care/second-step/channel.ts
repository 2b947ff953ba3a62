import type { Actor } from '../../../../kernel/actor.ts'
import type { Db } from '../../../../kernel/db.ts'
import { reachOf } from './store.ts'

type Reach = NonNullable<Awaited<ReturnType<typeof reachOf>>>
export type Channel = { kind: 'phone' | 'email'; to: string; isDemo: boolean }

/**
 * The channel for codes of a user without a second step: never the one the first step used. The phone comes first, because the password may
 * have been reset by email.
 */
export const otherChannel = async (db: Db, actor: Actor): Promise<Channel | null> => {
  if (actor.awaits !== 'setup') return null
  const reach = await reachOf(db, actor.sessionId)
  return reach ? channelOf(reach) : null
}

const channelOf = ({ way, phone, email, email_confirmed_at, is_demo: isDemo }: Reach): Channel | null => {
  if (phone && way !== 'phone') return { kind: 'phone', to: phone, isDemo }
  if (email && email_confirmed_at && way !== 'link') return { kind: 'email', to: email, isDemo }
  return null
}

/** Shows enough for the owner to recognize the channel, and no more. */
export const maskChannel = ({ kind, to }: Channel) => ({ kind, to: kind === 'phone' ? `${to.slice(0, 2)} ••• ${to.slice(-2)}` : maskEmail(to) })

const maskEmail = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
