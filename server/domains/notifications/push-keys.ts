import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'

/** VAPID keys, which sign pushes. */
export const pushKeys = (db: Db) => installationKey(db, 'vapid', async () => (await import('web-push')).default.generateVAPIDKeys())
