import { sql } from 'kysely'
import type { Db } from '../../kernel/db.ts'

export const mailingKind = 'mailings.letter'

/** The subject of its letters in the outbox. */
export const subjectOf = (mailingId: number): string => `mailing/${mailingId}`

type Progress = { sent_count: number; failed_count: number; skipped_count: number }

/** Letters by their end. Index: the unique key of outbox. */
export const progressOf = async (db: Db, mailingId: number): Promise<Progress & { open_count: number }> => {
  const { rows } = await sql<Progress & { open_count: number }>`
    select count(*) filter (where state = 'sent')::int as sent_count, count(*) filter (where state = 'failed')::int as failed_count,
      count(*) filter (where state = 'suppressed')::int as skipped_count, count(*) filter (where state in ('queued', 'sending'))::int as open_count
    from outbox where kind = ${mailingKind} and subject = ${subjectOf(mailingId)} and channel = 'email'`.execute(db)
  return rows[0] ?? { sent_count: 0, failed_count: 0, skipped_count: 0, open_count: 0 }
}
