import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { hashToken, isSameHash } from '../../kernel/secrets.ts'
import { type MailReport, readReport } from './read-report.ts'

/** The token is verified before any byte is read. The reply does not tell whether the address is known. */
export const takeReport = async ({ db, config, caller, body, refuse }: Ctx<'POST /mailing/reports'>) => {
  const expected = config.MAIL_REPORTS_TOKEN
  if (!expected) throw refuse('notFound')
  if (!isSameHash(hashToken(caller.token ?? ''), hashToken(expected))) throw refuse('forbidden')
  const report = await readReport(await body.read())
  if (report) await suppressReported(db, report)
  return { ok: true as const }
}

/**
 * Guarantee: only the address to which a letter with this Message-ID was sent is suppressed, and only if the account that has it has not
 * confirmed it since. The time is that of the letter, so that a repeated report changes nothing. Index: the unique key of message_key.
 */
const suppressReported = (db: Db, report: MailReport) =>
  sql`insert into mail_suppressions (email, reason, created_at)
    select a.email, ${report.kind === 'bounce' ? report.reason : 'complaint'}, o.content_sent_at
    from outbox o left join users u on u.id = o.user_id, lateral (select lower(coalesce(o.address, u.email)) as email) a
    where o.message_key = ${report.messageKey}::uuid and o.channel = 'email' and o.content_sent_at is not null
      and a.email is not null and (u.id is null or lower(u.email) = a.email)
      and (u.email_confirmed_at is null or u.email_confirmed_at < o.content_sent_at)
      and (${report.kind === 'complaint'} or a.email = any(${report.kind === 'bounce' ? report.addresses : []}::text[]))
    on conflict (email) do update set reason = excluded.reason, created_at = excluded.created_at
      where mail_suppressions.created_at < excluded.created_at`.execute(db)
