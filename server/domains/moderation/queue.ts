import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { NotificationType } from '../../../contract/limits.ts'
import { locales } from '../../../contract/locales.ts'
import type { QueueDeclaration } from '../../../contract/moderation/queue-calls.ts'
import { approvalReason, type Reason } from '../../../contract/moderation/reasons.ts'
import type { Decided } from '../../../contract/shapes.ts'
import type { Schema } from '../../../db/schema.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Subject } from '../../kernel/moderation-queue.ts'
import { type PageQuery, pageOf, sliceOf } from '../../kernel/paging.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import type { ExportName } from '../../kernel/table-export.ts'
import { notify } from '../notifications/notify.ts'
import type { NotificationData } from '../notifications/store.ts'
import { type DecisionInput, decideIn, type Made } from './decide.ts'
import { type QueueColumn, queueExport } from './export.ts'
import { listQueue, type QueueFilters, type QueueSql } from './list.ts'
import { presentDecided, presentUndo } from './present.ts'
import type { ApplyResources, Effects, QueueParts } from './queue-parts.ts'
import { decisionsInForce } from './store.ts'

type DecidedTable = { [Table in keyof Schema]: Schema[Table] extends { decided_by: unknown; decided_at: unknown } ? Table : never }[keyof Schema]

/** The table that holds the objects. */
type Storage = {
  table: DecidedTable
  /** Column names. */
  key: 'id' | 'user_id' | 'event_id'
  status: 'status' | 'moderation'
  comment: 'comment' | 'moderation_comment'
  /** The state of an object over the alias x, where the column alone does not say that it waits. */
  state?: RawBuilder<string>
  /** The user who waits for the decision: they are notified, and own the data in the audit log. */
  person: 'user_id' | 'target_user_id'
  /** A second user of the object, who cannot decide about it either. */
  otherPerson?: 'source_user_id'
  /** More users of the object: they are notified too, and cannot decide about it either. */
  sharers?: (db: Db, id: number) => Promise<number[]>
  /** Users against whom the object is: they cannot decide about it, and are not notified. */
  accused?: (db: Db, id: number) => Promise<number[]>
  /** Locks what every other change of the object locks before it, to prevent deadlocks. */
  lockBefore?: (tx: Tx, id: number) => Promise<unknown>
}

type QueueSpec = QueueDeclaration & { name: ExportName; item: z.ZodType<object> }

type Declaration<Spec extends QueueSpec, Row> = Storage &
  Effects & {
    /** Its calls, from `queueCalls`. */
    spec: Spec
    sql: QueueSql<Row>
    present: (row: Row, now: Date) => z.output<Spec['item']>
    /** The values that staff decide about, the same in every language. A decision about other values is refused. */
    content: (row: Row) => readonly unknown[]
    /** The columns of its export. */
    columns: readonly QueueColumn<Row>[]
    /** The notification of the bell; its email quotes the reason and the comment. Null sends none. */
    notice: (decision: 'approved' | 'declined', id: number) => { type: NotificationType; data: NotificationData } | null
    /** Names of the notification that do not follow from the id of the object. */
    about?: (tx: Tx, id: number) => Promise<NotificationData>
    /** Users besides these whom an approval concerns, with notifications of their own. They do not quote the comment, which is not for them. */
    others?: (tx: Tx, id: number) => Promise<{ to: number[]; type: NotificationType; data: NotificationData }[]>
  }

type ListCtx = { db: Db; actor: Actor; caller: Caller; query: PageQuery & QueueFilters; now: Date }
type DecisionBody = { decision: string; reason?: Reason | undefined; comment?: string | undefined; version?: string | undefined }
type DecisionCtx = Resources & { actor: Actor; caller: Caller; params: { id: number }; body: DecisionBody; now: Date }

/** A moderation queue from one declaration: its handlers, and what the process needs of it. */
export const moderationQueue = <Spec extends QueueSpec, Row extends { id: number }>(declaration: Declaration<Spec, Row>) => {
  const { present, content } = declaration
  const parts = partsOf(declaration)
  const source = sourceOf(declaration)
  return {
    ...parts,
    list: async ({ db, actor, caller, query, now }: ListCtx) => {
      const slice = sliceOf(query, actor)
      const { rows, total } = await listQueue(db, source, { filters: { ...query, readerId: actor.id }, slice, locale: caller.locale })
      const decisions = new Map((await parts.inForce(db, idsOf(rows))).map((decision) => [decision.subjectId, decision]))
      const items = rows.map((row) => {
        const made = decisions.get(row.id)
        const decision = made ? presentUndo(made, actor, now) : null
        return { ...present(row, now), decided: made ? presentDecided(made) : null, decision, version: versionOf(content(row)) }
      })
      return pageOf(items, total, query, slice)
    },
    decide: (ctx: DecisionCtx): Promise<z.output<Spec['item']> & Made & { decided: Decided | null; version: string }> =>
      ctx.db.transaction().execute(async (tx) => {
        const { body, params, actor, now } = ctx
        checkReason(body, parts.decisions)
        const { decision, reason = null, comment, version = null, ...fields } = body
        const made = await decideIn(parts, ctx, tx, { id: params.id, decision, reason, comment: comment || null, version, actor, fields })
        const row = await rowOf(tx, source, params.id, ctx.caller.locale)
        if (!row) throw new Refusal('notFound')
        const [inForce] = await parts.inForce(tx, [params.id])
        return { ...present(row, now), decided: inForce ? presentDecided(inForce) : null, version: versionOf(content(row)), ...made }
      }),
    /** A decision by a job. */
    decideByClock: (resources: ApplyResources, tx: Tx, input: Omit<DecisionInput, 'actor' | 'reason' | 'comment' | 'version'>): Promise<Made> =>
      decideIn(parts, resources, tx, { ...input, actor: null, reason: null, comment: null, version: null }),
  }
}

/** An approval has no reason to decline, because the user reads the reason. */
const checkReason = ({ decision, reason, comment }: DecisionBody, [approved]: QueueParts['decisions']) => {
  const isApproved = decision === approved
  if (reason && isApproved !== (reason === approvalReason)) throw wrongField('reason')
  if (!isApproved && !reason && !comment) throw wrongField('reason', 'required')
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const rowOf = async <Row>(db: Db, source: QueueSql<Row>, id: number, locale: Caller['locale']): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`select r.* from (${source.rows(db, locale, sql`${id}`)}) r`.execute(db)
  return rows[0]
}

const versionOf = (content: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(content)).digest('base64url')

const sourceOf = <Spec extends QueueSpec, Row>({ sql: fragments, spec }: Declaration<Spec, Row>) => ({
  ...fragments,
  statuses: spec.statuses,
  waitingStatus: spec.statuses[0],
})

const partsOf = <Spec extends QueueSpec, Row extends { id: number }>(declaration: Declaration<Spec, Row>): QueueParts => {
  const { spec, table, key, status, comment, notice, revert, apply, columns, lockBefore, state, sharers, accused, about, others, settled } =
    declaration
  const { from, id, waiting } = declaration.sql
  const setStatus = statusSetter(declaration)
  return {
    name: spec.name,
    entity: spec.path,
    decisions: spec.decisions,
    waitingStatus: spec.statuses[0],
    tableExport: queueExport({ spec, source: sourceOf(declaration), columns }),
    isFinal: !revert,
    inForce: (db, ids) =>
      decisionsInForce(db, { queue: spec.name, table, key, state: state ?? sql.ref(`x.${status}`), comment, decisions: spec.decisions, ids }),
    versionOf: async (tx, id) => {
      const row = await rowOf(tx, declaration.sql, id, locales[0])
      return row && versionOf(declaration.content(row))
    },
    waitingIds: sql`select ${id} as id from ${from} where ${waiting}`,
    find: (tx, id) => findSubject(tx, declaration, id, sql``),
    lock: async (tx, id) => {
      await lockBefore?.(tx, id)
      return findSubject(tx, declaration, id, sql`for update`)
    },
    involved: async (db, id) => [...((await sharers?.(db, id)) ?? []), ...((await accused?.(db, id)) ?? [])],
    setStatus,
    ...(apply && { apply }),
    ...(settled && { settled }),
    reopen: async (tx, decision, now) => {
      await setStatus(tx, decision.subjectId, { status: spec.statuses[0], comment: null, by: null, at: null })
      await revert?.(tx, decision, now)
    },
    notifyPerson: async (resources, tx, decision, personId) => {
      const name = decision.decision === spec.decisions[0] ? 'approved' : 'declined'
      const concerned = name === 'approved' ? await others?.(tx, decision.subjectId) : undefined
      for (const other of concerned ?? []) if (other.to.length > 0) await notify(resources, tx, other)
      const message = notice(name, decision.subjectId)
      if (!message) return
      const to = [...new Set([personId, ...((await sharers?.(tx, decision.subjectId)) ?? [])])]
      const data = { ...message.data, ...(await about?.(tx, decision.subjectId)) }
      await notify(resources, tx, { to, type: message.type, data: { ...data, decision: name, decisionId: decision.id } })
    },
  }
}

/** Index: the primary key of the table. */
const findSubject = async (tx: Tx, { table, key, status, state, person, otherPerson }: Storage, id: number, lock: ReturnType<typeof sql>) => {
  const { rows } = await sql<Subject>`
    select ${state ?? sql.ref(status)} as status, ${sql.ref(person)} as "personId",
      ${otherPerson ? sql.ref(otherPerson) : sql`null::bigint`} as "otherPersonId", decided_at as "decidedAt"
    from ${sql.table(table)} x where ${sql.ref(key)} = ${id} ${lock}`.execute(tx)
  return rows[0]
}

const statusSetter =
  ({ table, key, status: column, comment: note }: Storage): QueueParts['setStatus'] =>
  async (tx, id, { status, comment, by, at }) => {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${status}, ${sql.ref(note)} = ${comment}, decided_by = ${by}, decided_at = ${at}
      where ${sql.ref(key)} = ${id}`.execute(tx)
  }
