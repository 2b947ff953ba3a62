import { tableExportDays } from '../../../contract/exporting/limits.ts'
import { type Ctx, isAuthorized } from '../../kernel/call.ts'
import { faultsOf } from '../../kernel/faults.ts'
import type { TableExport } from '../../kernel/table-export.ts'
import { tableExportRequested } from './facts.ts'
import { declarationOf, mayExport, presentExport } from './read.ts'
import { recordExport } from './record.ts'
import { addExport, latestExport } from './store.ts'

const dayMs = 86_400_000

/** Guarantee: of concurrent equal requests only the first starts a job; the others return its export. */
export const requestTableExport = async (ctx: Ctx<'POST /exports'>) => {
  const { db, limits, actor, body, caller, now, announce, tableExports, refuse } = ctx
  const declared = declarationOf(tableExports, body.name)
  if (!declared) throw refuse('notFound')
  if (!isAuthorized(declared.access, actor)) throw refuse('forbidden')
  const filter = filterOf(ctx, declared)
  if (!(await mayExport(db, declared, { actor, filter }))) throw refuse('forbidden')
  const file = { userId: actor.id, name: declared.name, format: body.format, filter, locale: caller.locale }
  const added = await db.transaction().execute(async (tx) => {
    const until = new Date(now.getTime() + tableExportDays * dayMs)
    const row = await addExport(tx, { ...file, now, until })
    if (!row) return null
    await limits.spend('exports', `user:${actor.id}`)
    await recordExport(tx, row, { actor, action: 'request', now })
    await announce(tx, tableExportRequested, { exportId: row.id })
    return row
  })
  // the running export may end meanwhile, so this reads the latest one in any state
  return presentExport(added ?? (await latestExport(db, file)))
}

/** The filter as it was sent, because its schema reads it again when the file is made. */
const filterOf = ({ body, refuse }: Ctx<'POST /exports'>, { filter }: TableExport): object => {
  const sent = body.filter ?? {}
  const { error } = filter.strict().safeParse(sent, { reportInput: true })
  if (!error) return sent
  const faults = Object.entries(faultsOf(error.issues, sent)).map(([field, fault]) => [`filter.${field}`, fault])
  throw refuse('invalidInput', { fields: Object.fromEntries(faults) })
}
