import type { Locale } from '../../../contract/locales.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import type { Resources } from '../../kernel/resources.ts'
import { storedFilesOf } from './files-store.ts'
import { deletedKind } from './messages.ts'
import { addressOf } from './store.ts'

/**
 * Erases a user from every domain in one transaction, which also queues their last email; the bytes of their files are removed after the
 * commit.
 */
export const erasePerson = async ({ db, outside, clock, announce, personalData }: Resources, userId: number): Promise<void> => {
  const files = await storedFilesOf(db, userId)
  await db.transaction().execute(async (tx) => {
    const last = await addressOf(tx, userId)
    // a repeated job must not erase the last email
    if (last?.erased_at) return
    for (const domain of personalData) await domain.erase(tx, userId, { announce, now: clock() })
    if (last?.email) await queueMessages(tx, [lastMessage(userId, last.email, last.locale)], clock())
  })
  for (const key of files) await outside.storage.remove(key)
}

const lastMessage = (userId: number, address: string, locale: Locale) => ({
  kind: deletedKind,
  subject: `account/${userId}`,
  to: { userId, address, locale },
})
