import { sql } from 'kysely'
import type { Db } from '../../../kernel/db.ts'

/** Whose entries are asked for, and who asks. */
export type EntryReader = { userIds: readonly number[]; viewerId: number | null }

/** A viewer reads the approved entries `x` of others and all of his own. */
export const isVisibleTo = ({ userIds, viewerId }: EntryReader) =>
  sql<boolean>`x.user_id = any(${userIds}::bigint[]) and (x.moderation = 'approved' or x.user_id = ${viewerId})`

/** Indexes: educations_user, employments_user. */
export const countVisible = async (db: Db, table: 'educations' | 'employments', reader: EntryReader): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from ${sql.table(table)} x where ${isVisibleTo(reader)}`.execute(db)).rows[0]?.total ?? 0
