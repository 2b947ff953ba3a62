import { notificationTypes } from '../../../contract/limits.ts'
import { addNotification, addRecipients } from '../../../server/domains/notifications/store.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { programme } from './account-events.ts'
import { demoAccounts } from './accounts.ts'
import { chance } from './chance.ts'
import { emailOfPerson } from './load-people.ts'
import { contactRequests, type DemoProfile, profiles } from './people-profiles.ts'

type Known = { tx: Tx; now: Date; ids: ReadonlyMap<string, number> }

const dayMs = 86_400_000

/** Profiles of the demo users, their subscriptions and their contact requests. */
export const loadProfiles = async (tx: Tx, now: Date): Promise<void> => {
  const known = { tx, now, ids: await idsByKey(tx) }
  for (const [key, profile] of Object.entries(profiles)) await tell(known, key, profile)
  await addFollowers(known)
  for (const request of contactRequests) await addRequest(known, request)
  await tx
    .insertInto('acceleration_programmes')
    .values({ identifier: programme.identifier, name: 'Первый цех', university: 'Томский институт прикладной инженерии' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Demo users by key, demo accounts by role. */
const idsByKey = async (tx: Tx): Promise<Map<string, number>> => {
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('is_demo', '=', true).where('status', '=', 10).execute()
  const roles = new Map<string | null, string>(demoAccounts.map(({ email, role }) => [email, role]))
  const domain = emailOfPerson('')
  return new Map(rows.map(({ id, email }) => [roles.get(email) ?? email?.replace(domain, '') ?? '', id]))
}

const idOf = ({ ids }: Known, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo has no adult «${key}»`)
  return id
}

const tell = (known: Known, key: string, { about, status, slug, contacts, hides, isHiding }: DemoProfile) =>
  known.tx
    .updateTable('users')
    .set({
      about: about ?? null,
      personal_status: status ?? null,
      slug: slug ?? null,
      contacts_to: contacts ?? 'granted',
      hidden_blocks: hides ?? [],
      in_catalogue: !isHiding,
    })
    .where('id', '=', idOf(known, key))
    .execute()

const followedBy = 0.08

const addFollowers = async ({ tx, now, ids }: Known) => {
  const people = [...ids]
  const pairs = people.flatMap(([key, subscriber_id]) =>
    people
      .filter(([other]) => other !== key && chance('follows', key, other) < followedBy)
      .map(([other, user_id]) => ({ subscriber_id, user_id, created_at: new Date(now.getTime() - chance('since', key, other) * 90 * dayMs) })),
  )
  await tx.insertInto('user_subscriptions').values(pairs).execute()
}

/** The rows that requestContacts and decideOnContacts write, without the emails. */
const addRequest = async (known: Known, { requester, owner, decision, daysAgo }: (typeof contactRequests)[number]) => {
  const { tx, now } = known
  const [userId, ownerId] = [idOf(known, requester), idOf(known, owner)]
  const askedAt = new Date(now.getTime() - daysAgo * dayMs)
  const recipientId = await ring(tx, { type: notificationTypes.contactAccessRequest, from: userId, to: ownerId, at: askedAt })
  await tx
    .insertInto('contact_accesses')
    .values({
      user_id: userId,
      owner_id: ownerId,
      decision,
      notification_recipient_id: recipientId,
      asked_at: askedAt,
      decided_at: decision && askedAt,
    })
    .execute()
  if (decision) await ring(tx, { type: notificationTypes.contactAccessResult, from: ownerId, to: userId, at: askedAt, decision })
}

type Ring = { type: number; from: number; to: number; at: Date; decision?: 'approved' | 'declined' }

const ring = async (tx: Tx, { type, from, to, at, decision }: Ring): Promise<number | null> => {
  const id = await addNotification(tx, { type, data: { userId: from, ...(decision && { decision }) }, now: at })
  if (id === null) return null
  await addRecipients(tx, id, [to], at)
  const row = await tx.selectFrom('notification_recipients').select('id').where('notification_id', '=', id).executeTakeFirst()
  return row?.id ?? null
}
