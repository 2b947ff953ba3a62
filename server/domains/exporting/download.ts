import type { Ctx } from '../../kernel/call.ts'
import { declarationOf, readableExport } from './read.ts'
import { recordExport } from './record.ts'

export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export const downloadExport = async (ctx: Ctx<'GET /exports/:id/file'>) => {
  const row = await readableExport(ctx, ctx.params.id)
  const declared = declarationOf(ctx.tableExports, row.name)
  const file = row.status === 'ready' && row.storage_key && declared ? await ctx.outside.storage.getStream(row.storage_key) : null
  if (!file || !declared) throw ctx.refuse('notFound')
  await ctx.db.transaction().execute((tx) => recordExport(tx, row, { actor: ctx.actor, action: 'download', now: ctx.now }))
  return {
    name: `${declared.title(row.locale)} ${row.created_at.toISOString().slice(0, 10)}.${row.format}`,
    mediaType: mediaTypes[row.format],
    ...file,
  }
}
