import type { TableExportState } from '../../../contract/exporting/exporting.ts'
import type { Actor } from '../../kernel/actor.ts'
import { type Ctx, isAuthorized } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import type { TableExport } from '../../kernel/table-export.ts'
import { type ExportRow, exportsOf, findExport } from './store.ts'

export const ownExports = async ({ db, actor, now, tableExports }: Ctx<'GET /exports'>) => {
  const rows = await exportsOf(db, actor.id, now)
  return { _items: rows.filter(({ name }) => isAuthorized(declarationOf(tableExports, name)?.access, actor)).map(presentExport) }
}

export const ownExport = async (ctx: Ctx<'GET /exports/:id'>) => presentExport(await readableExport(ctx, ctx.params.id))

/** An own export of a list that the user may still see. */
export const readableExport = async (
  { db, now, tableExports, actor }: Pick<Resources, 'db' | 'tableExports'> & { actor: Actor; now: Date },
  id: number,
): Promise<ExportRow> => {
  const row = await findExport(db, id)
  if (!row || row.user_id !== actor.id || row.expires_at <= now) throw new Refusal('notFound')
  if (!(await mayExport(db, declarationOf(tableExports, row.name), { actor, filter: row.filter }))) throw new Refusal('forbidden')
  return row
}

type Wanted = { actor: Actor; filter: unknown }

export const mayExport = async (db: Db, declared: TableExport | undefined, { actor, filter }: Wanted): Promise<boolean> =>
  declared !== undefined && isAuthorized(declared.access, actor) && (await declared.mayExport({ db, filter, actor }))

/** Undefined for a list that a later version no longer exports. */
export const declarationOf = (tableExports: Resources['tableExports'], name: string) => tableExports.find((one) => one.name === name)

export const presentExport = (row: ExportRow): TableExportState => ({
  id: row.id,
  name: row.name,
  format: row.format,
  filter: row.filter,
  status: row.status,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
  size: row.size,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
