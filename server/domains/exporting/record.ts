import type { Actor } from '../../kernel/actor.ts'
import { audit } from '../../kernel/audit.ts'
import type { Tx } from '../../kernel/db.ts'
import type { ExportRow } from './store.ts'

type Recorded = { actor: Actor; action: 'request' | 'download'; now: Date }

/** The names of the filters without their values, because a search may name a user and the record would survive their erasure. */
export const recordExport = (tx: Tx, { id, name, format, filter }: ExportRow, { actor, action, now }: Recorded) =>
  audit(tx, { actor, action, entity: 'exports', entityId: id, before: null, after: { name, format, filters: Object.keys(filter) }, now })
