import type { Tx } from './db.ts'

type Value = string | number | boolean | null | readonly Value[] | { [field: string]: Value }
export type Audited = Record<string, Value>

type AuditEntry = {
  /** Null when a job acts. */
  actor: { id: number } | null
  /** A verb, such as `update`, or the decision itself, such as `approved`. */
  action: string
  /** The plural name of the entity, as in the path of its calls. */
  entity: string
  entityId: number
  /** The user whose data the fields hold: they are erased with the user. Null for content. */
  personId?: number | null
  before: Audited | null
  after: Audited | null
  now: Date
}

/** Adds records to the audit log, in the transaction of the change. Pass fields chosen with `pickAudited`, never a whole row. */
export const audit = async (tx: Tx, ...entries: AuditEntry[]): Promise<void> => {
  if (entries.length === 0) return
  await tx.insertInto('audit_records').values(entries.map(recordOf)).execute()
}

const recordOf = ({ actor, action, entity, entityId, personId = null, before, after, now }: AuditEntry) => ({
  user_id: actor?.id ?? null,
  person_id: personId,
  action,
  entity,
  entity_id: entityId,
  before: before && JSON.stringify(before),
  after: after && JSON.stringify(after),
  created_at: now,
})

/** The allow-listed fields of a row. */
export const pickAudited = <Row extends object, Field extends keyof Row & string>(
  row: Row & Record<Field, Value | Date>,
  fields: readonly Field[],
): Audited => Object.fromEntries(fields.map((field) => [field, storable(row[field])]))

const storable = (value: Value | Date): Value => (value instanceof Date ? value.toISOString() : value)
