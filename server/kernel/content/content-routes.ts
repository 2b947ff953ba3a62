import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { ContentFields } from '../../../contract/content/content-field.ts'
import type { SentContent } from '../../../contract/content/content-table.ts'
import type { Contract } from '../../../contract/kit.ts'
import { audit } from '../audit.ts'
import { invalidate } from '../cache/changes.ts'
import type { CtxOf, Handlers } from '../call.ts'
import { brokenConstraint, type Tx } from '../db.ts'
import type { Announce } from '../facts.ts'
import { pageOf, sliceOf } from '../paging.ts'
import { type FieldFault, Refusal, wrongField } from '../refusal.ts'
import { setDeleted } from '../soft-delete.ts'
import { contentHistory } from './content-history.ts'
import { type ContentStore, columnOf, countContent, findContent, insertContent, listContent, type StoredRow, updateContent } from './content-store.ts'

type Values = Record<string, unknown>
type Use = { by: string; count: number }

export type ContentTable = Omit<ContentStore, 'fields'> & {
  /** Cache tags of the replies and pages that show the rows. */
  tags: readonly string[]
  /** Objects that refer to a row and prevent its deletion. */
  uses?: (tx: Tx, id: number, now: Date) => Promise<Use[]>
  /** Plans of users that a change takes away or moves: bookings, places. Staff confirm such a change. */
  concerns?: (tx: Tx, change: ContentChange) => Promise<Concern[]>
  /** True when another row has a name of this one; for tables whose names no index compares. */
  isRepeated?: (tx: Tx, id: number) => Promise<boolean>
  /** The rows that a field may refer to, as SQL of their ids; a deleted parent would hide the row. */
  parents?: Record<string, RawBuilder<unknown>>
  /** The same for a field of several ids, with the fault of one that is not among them. */
  members?: Record<string, { of: RawBuilder<unknown>; fault: FieldFault['fault'] }>
  /** Refuses a saved row whose fields contradict each other. */
  check?: (row: StoredRow) => void
  /** The fault that a violated check constraint means, by its name; otherwise the field has a wrong choice. */
  checks?: Record<string, FieldFault['fault']>
  /** The domain of uploads, for tables with pictures. */
  pictures?: Pictures
}
export type ContentChange = { id: number; before: StoredRow; after: StoredRow; now: Date }
/** Plans of one kind. The fault names their number; `announce` leads to the notices of a confirmed change. */
export type Concern = {
  name: string
  fault: FieldFault['fault']
  count: number
  announce?: (tx: Tx, by: { announce: Announce; actorId: number }) => Promise<void>
}

export type Pictures = {
  /** False for an upload that is used, private, no picture, or of another user. The site owns a claimed one. */
  claim: (tx: Tx, upload: { id: string; ownerId: number }) => Promise<boolean>
  release: (tx: Tx, ids: readonly string[]) => Promise<unknown>
  urlOf: (uploadId: string) => string
}

type Content<C extends Contract> = { path: string; fields: ContentFields; calls: C }
type Kit = ContentTable & { path: string; fields: ContentFields }

/** The handlers of the five calls of a content table. */
export const contentRoutes = <C extends Contract>({ path, fields, calls }: Content<C>, table: ContentTable): Handlers<C> => {
  const kit: Kit = { ...table, path, fields }
  const base = `/admin/${path}`
  const handlers: Record<string, (ctx: never) => Promise<unknown>> = {
    [`GET ${base}`]: (ctx: ListCtx) => list(kit, ctx),
    [`GET ${base}/:id`]: (ctx: RowCtx) => detailed(kit, ctx),
    [`POST ${base}`]: (ctx: AddCtx) => refusing(kit, () => add(kit, ctx)),
    [`PUT ${base}/:id`]: (ctx: ChangeCtx) => refusing(kit, () => change(kit, ctx)),
    [`DELETE ${base}/:id`]: (ctx: RowCtx) => refusing(kit, () => remove(kit, ctx)),
  }
  const missing = Object.keys(calls).find((address) => !(address in handlers))
  if (missing) throw new Error(`${path} has no handler for ${missing}`)
  // the addresses are computed, so the compiler cannot match them with their calls; replies are checked outside production
  return handlers as unknown as Handlers<C>
}

type Any = { access: 'staff' }
type Params = { params: z.ZodObject<{ id: z.ZodNumber }> }
type ListCtx = CtxOf<
  'GET /',
  Any & { query: z.ZodObject<{ search: z.ZodString; deleted: z.ZodBoolean; paginationPage: z.ZodNumber; paginationSize: z.ZodNumber }> }
>
type RowCtx = CtxOf<'GET /', Any & Params>
type ChangeCtx = CtxOf<'PUT /', Any & Params & { body: z.ZodType<SentContent> }>
type AddCtx = Omit<ChangeCtx, 'params'>

const list = async (kit: Kit, { db, query, actor, caller }: ListCtx) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([listContent(db, kit, { ...query, locale: caller.locale, slice }), countContent(db, kit, query)])
  return pageOf(rows.map(presented), total, query, slice)
}

const detailed = async (kit: Kit, { db, params, caller, now }: RowCtx) => {
  const row = await findContent(db, kit, { id: params.id, locale: caller.locale })
  if (!row) throw new Refusal('notFound')
  const [uses, history] = await Promise.all([
    db.transaction().execute((tx) => usesOf(kit, tx, { id: params.id, now })),
    contentHistory(db, kit.path, params.id),
  ])
  return { ...presented(row), uses, history }
}

const add = async (kit: Kit, { db, body, actor, caller, now }: AddCtx) => {
  const { locale } = caller
  return db.transaction().execute(async (tx) => {
    const id = await insertContent(tx, kit, await withPictures(kit, tx, { sent: body.data, ownerId: actor.id }))
    await refuseLost(kit, tx, body.data)
    await refuseRepeated(kit, tx, id)
    const row = await reread(kit, tx, { id, locale })
    kit.check?.(row)
    await audit(tx, { actor, action: 'create', entity: kit.path, entityId: id, before: null, after: audited(valuesOf(kit, row)), now })
    await invalidate(tx, kit.tags)
    return presented(row)
  })
}

/** A change that changes nothing leaves the version and the history as they are. */
const change = async (kit: Kit, { announce, db, params: { id }, body, actor, caller: { locale }, now }: ChangeCtx) =>
  db.transaction().execute(async (tx) => {
    const { version, deleted, confirmed, ...sent } = body.data
    const row = await findContent(tx, kit, { id, locale, locks: true })
    if (!row) throw new Refusal('notFound')
    if (version !== undefined && version !== row.version) throw new Refusal('contentChanged')
    const restores = row.deletedAt !== null && deleted === false
    if (row.deletedAt && !restores) throw new Refusal('notFound')
    const values = changed(row, await withPictures(kit, tx, { sent, row, ownerId: actor.id }))
    if (restores || Object.keys(values).length > 0) await updateContent(tx, kit, { id, values, restores })
    await refuseLost(kit, tx, restores ? { ...row, ...values } : values)
    if (restores || Object.keys(values).some((name) => kit.fields[name]?.kind === 'text')) await refuseRepeated(kit, tx, id)
    const saved = await reread(kit, tx, { id, locale })
    if (saved.version === row.version) return presented(row)
    kit.check?.(saved)
    const concerns = ((await kit.concerns?.(tx, { id, before: row, after: saved, now })) ?? []).filter(({ count }) => count > 0)
    if (concerns.length > 0 && !confirmed) throw concerning(concerns)
    for (const concern of concerns) await concern.announce?.(tx, { announce, actorId: actor.id })
    const [before, after] = [row, saved].map((one) => audited(Object.fromEntries(Object.keys(values).map((name) => [name, one[name]]))))
    await audit(tx, {
      actor,
      action: restores ? 'restore' : 'update',
      entity: kit.path,
      entityId: id,
      before: before ?? null,
      after: after ?? null,
      now,
    })
    await invalidate(tx, kit.tags)
    return presented(saved)
  })

const concerning = (concerns: readonly Concern[]) =>
  new Refusal('contentConcerns', { fields: Object.fromEntries(concerns.map(({ name, fault, count }) => [name, [{ fault, limit: count }]])) })

/** A used row is refused, because detaching it would silently change objects of other users. */
const remove = async (kit: Kit, { db, params: { id }, actor, caller: { locale }, now }: RowCtx) =>
  db.transaction().execute(async (tx) => {
    const row = await findContent(tx, kit, { id, locale, locks: true })
    if (!row || row.deletedAt) throw new Refusal('notFound')
    const uses = await usesOf(kit, tx, { id, now })
    if (uses.length > 0)
      throw new Refusal('contentUsed', { fields: Object.fromEntries(uses.map(({ by, count }) => [by, [{ fault: 'used', limit: count }]])) })
    await setDeleted(tx, kit.table, id, now)
    await audit(tx, { actor, action: 'delete', entity: kit.path, entityId: id, before: audited(valuesOf(kit, row)), after: null, now })
    await invalidate(tx, kit.tags)
    return { ok: true as const }
  })

const usesOf = async ({ uses }: Kit, tx: Tx, { id, now }: { id: number; now: Date }): Promise<Use[]> =>
  ((await uses?.(tx, id, now)) ?? []).filter(({ count }) => count > 0)

/** After the lock each check reads what the previous one has committed. */
const refuseRepeated = async ({ table, isRepeated }: Kit, tx: Tx, id: number) => {
  if (!isRepeated) return
  await sql`select pg_advisory_xact_lock(hashtext(${`content.${table}`}))`.execute(tx)
  if (await isRepeated(tx, id)) throw new Refusal('contentExists')
}

/** After the row is written, so that a parent that is being deleted is locked by its foreign key first. */
const refuseLost = async ({ parents = {}, members = {} }: Kit, tx: Tx, values: Values) => {
  for (const [name, { of: found, fault }] of Object.entries(members)) {
    if (values[name] === undefined) continue
    const { rows } = await sql`
      select from unnest(${values[name]}::bigint[]) given(id) where not exists (select from (${found}) member where member.id = given.id) limit 1`.execute(
      tx,
    )
    if (rows.length > 0) throw wrongField(`data.${name}`, fault)
  }
  for (const [name, found] of Object.entries(parents)) {
    if (values[name] === undefined) continue
    const { rows } = await sql`select from (${found}) as parent where id = ${values[name]}`.execute(tx)
    if (rows.length === 0) throw wrongField(`data.${name}`, 'lost')
  }
}

const reread = async (kit: Kit, tx: Tx, at: Parameters<typeof findContent>[2]): Promise<StoredRow> => {
  const row = await findContent(tx, kit, at)
  if (!row) throw new Error(`the saved row of ${kit.path} is missing`)
  return row
}

const presented = (row: StoredRow) => ({ ...row, deletedAt: row.deletedAt?.toISOString() ?? null })

const valuesOf = ({ fields }: Kit, row: StoredRow): Values =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (fields[name]?.kind === 'derived' ? [] : [[name, row[name]]])))

const changed = (row: StoredRow, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, row[name])))

const storedValues = z.record(z.string(), z.json())
const audited = (values: Values) => storedValues.parse(values)

type Sending = { sent: Values; row?: StoredRow; ownerId: number }

/** Replaces the upload ids of pictures by their addresses, and claims them. */
const withPictures = async ({ fields, pictures }: Kit, tx: Tx, { sent, row, ownerId }: Sending): Promise<Values> => {
  const values = { ...sent }
  if (!pictures) return values
  for (const name of Object.keys(sent)) {
    const kind = fields[name]?.kind
    if ((kind !== 'picture' && kind !== 'pictures') || sent[name] === undefined) continue
    const [asked, old] = [listOf(sent[name]), listOf(row?.[name])]
    const urls: string[] = []
    for (const one of asked) urls.push(await claimedUrl(pictures, tx, { name, one, old, ownerId }))
    const ids = old.filter((url) => !urls.includes(url) && url.startsWith(pictures.urlOf(''))).map((url) => url.slice(pictures.urlOf('').length))
    if (ids.length > 0) await pictures.release(tx, ids)
    values[name] = kind === 'picture' ? (urls[0] ?? null) : [...new Set(urls)]
  }
  return values
}

/** A field of one picture is null or a text, one of several a list. */
const listOf = (value: unknown): string[] => [value ?? []].flat().filter((one) => typeof one === 'string')

type Claim = { name: string; one: string; old: readonly string[]; ownerId: number }

/** The address of a new upload, or of a picture that the row has already. */
const claimedUrl = async (pictures: Pictures, tx: Tx, { name, one, old, ownerId }: Claim): Promise<string> => {
  if (old.includes(one)) return one
  const url = pictures.urlOf(one)
  if (old.includes(url)) return url
  if (!(await pictures.claim(tx, { id: one, ownerId }))) throw wrongField(`data.${name}`)
  return url
}

/** Turns a violated constraint into the refusal it means: a repeated row, or a field with an unknown id. */
const refusing = async <T>({ table, fields, links = {}, checks = {} }: Kit, save: () => Promise<T>): Promise<T> => {
  try {
    return await save()
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === null) throw error
    const linked = Object.keys(links).find((name) => constraint.startsWith(`${links[name]?.table}_`))
    const own = Object.keys(fields).find((name) => constraint.startsWith(`${table}_${columnOf(name)}_`))
    if (constraint.endsWith('_fkey') || constraint.endsWith('_check'))
      throw wrongField(`data.${linked ?? own ?? Object.keys(fields)[0]}`, checks[constraint])
    throw new Refusal('contentExists')
  }
}
