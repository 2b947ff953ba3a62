import { sql } from 'kysely'
import type { Db } from '../../../kernel/db.ts'

/** The owners of the entries, and the viewer. */
export type EntryReader = { userIds: readonly number[]; viewerId: number | null }

/** A viewer reads approved entries `x` of other users and all own ones. */
export const isVisibleTo = ({ userIds, viewerId }: EntryReader) =>
  sql<boolean>`x.user_id = any(${userIds}::bigint[]) and (x.moderation = 'approved' or x.user_id = ${viewerId})`

/** Indexes: educations_user, employments_user. */
export const countVisible = async (db: Db, table: 'educations' | 'employments', reader: EntryReader): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from ${sql.table(table)} x where ${isVisibleTo(reader)}`.execute(db)).rows[0]?.total ?? 0
