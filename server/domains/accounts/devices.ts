import type { Db, Tx } from '../../kernel/db.ts'

/** Signs a person out everywhere, at once; `exceptSessionId` is the device in his hands. Index: sessions_user. */
export const endSessions = async (db: Db | Tx, userId: number, { exceptSessionId }: { exceptSessionId?: number } = {}) => {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptSessionId === undefined ? sessions : sessions.where('id', '!=', exceptSessionId)).execute()
}
