import { sql } from 'kysely'
import type { AuditRecord } from '../../../contract/moderation/moderation.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'

type Filters = { userId?: number | undefined; entity?: string | undefined }

/** A log may have a million records, so a long one has an estimated total. */
export const auditLog = async ({ db, actor, query }: Ctx<'GET /admin/audit-log'>) => {
  const slice = sliceOf(query, actor)
  const [records, total] = await Promise.all([listRecords(db, query, slice), totalOf(db, query, slice)])
  return pageOf(records, total, query, slice)
}

const found = (db: Db, { userId, entity }: Filters) =>
  db
    .selectFrom('audit_records')
    .$if(userId !== undefined, (records) => records.where('user_id', '=', userId ?? 0))
    .$if(Boolean(entity), (records) => records.where('entity', '=', entity ?? ''))

/** The ids come from an index alone. Indexes: audit_records_user, audit_records_entity, audit_records_user_entity, the primary key. */
const listRecords = async (db: Db, filters: Filters, { limit, offset }: Slice): Promise<AuditRecord[]> => {
  const rows = await db
    .selectFrom('audit_records as record')
    .innerJoin(found(db, filters).select('id').orderBy('id', 'desc').limit(limit).offset(offset).as('page'), 'page.id', 'record.id')
    .select([
      'record.id',
      'record.user_id',
      'record.action',
      'record.entity',
      'record.entity_id',
      'record.before',
      'record.after',
      'record.created_at',
    ])
    .orderBy('record.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    before: row.before,
    after: row.after,
    createdAt: row.created_at.toISOString(),
  }))
}

const totalOf = (db: Db, filters: Filters, slice: Slice): Promise<number> =>
  totalCount(slice, {
    countUpTo: async (limit) =>
      (
        await db
          .selectFrom(found(db, filters).select('id').limit(limit).as('counted'))
          .select(sql<number>`count(*)`.as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    estimate: () => plannedRows(found(db, filters).select('id')),
  })
