import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'

/** The reason of an address whose reader called an email spam; other reasons are answers of mail servers. */
const complaint = 'complaint'

type Filters = Ctx<'GET /admin/mail/suppressions'>['query']

const matching = (db: Db, { reason, email }: Pick<Filters, 'reason' | 'email'>) =>
  db
    .selectFrom('mail_suppressions')
    .$if(reason !== undefined, (rows) => rows.where('reason', reason === 'complaint' ? '=' : '<>', sql.lit(complaint)))
    .$if(Boolean(email?.trim()), (rows) => rows.where('email', '=', email?.trim().toLowerCase() ?? ''))

/** Indexes: the primary key, mail_suppressions_latest, mail_suppressions_complaints. */
export const mailSuppressions = async ({ db, actor, query }: Ctx<'GET /admin/mail/suppressions'>) => {
  const slice = sliceOf(query, actor)
  const ids = matching(db, query).select('email')
  const [rows, total] = await Promise.all([
    matching(db, query)
      .select(['email', 'reason', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('email')
      .limit(slice.limit)
      .offset(slice.offset)
      .execute(),
    totalCount(slice, { countUpTo: (limit) => countUpTo(db, ids.limit(limit)), estimate: () => plannedRows(ids) }),
  ])
  return pageOf(rows.map(present), total, query, slice)
}

const countUpTo = async (db: Db, limited: ReturnType<typeof limitedEmails>): Promise<number> =>
  (await db.selectFrom(limited.as('counted')).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

const limitedEmails = (db: Db) => matching(db, {}).select('email').limit(1)

const present = ({ email, reason, created_at }: { email: string; reason: string; created_at: Date }) => {
  const isComplaint = reason === complaint
  return {
    email,
    reason: isComplaint ? ('complaint' as const) : ('bounce' as const),
    answer: isComplaint ? null : reason,
    createdAt: created_at.toISOString(),
  }
}

/** The record names the user of the address and not the address, because records outlive accounts. */
export const liftSuppression = ({ db, actor, body, now, refuse }: Ctx<'POST /admin/mail/suppressions/lift'>) =>
  db.transaction().execute(async (tx) => {
    const email = body.email.trim().toLowerCase()
    const lifted = await tx.deleteFrom('mail_suppressions').where('email', '=', email).returning('reason').executeTakeFirst()
    if (!lifted) throw refuse('notFound')
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    const entry = { actor, action: 'lift', entity: 'mail-suppressions', entityId: user?.id ?? 0, personId: user?.id ?? null }
    await audit(tx, { ...entry, before: { reason: lifted.reason }, after: null, now })
    return { ok: true as const }
  })
