import { hiddenNetworks } from '../../../contract/limits.ts'
import type { User } from '../../../contract/people/people.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { presentOwn, presentPerson } from './present.ts'
import { relations } from './relations.ts'
import { isOpen, isSelf, seesBlock, seesContacts } from './rules.ts'
import { idAt, ownRow, type PersonRow, peopleRows, provenContacts, shownNetworks } from './store.ts'

type ReadContext = { db: Db; actor: Actor | null; caller: Pick<Caller, 'locale'> }

/** The user at an id or slug, if their page is open to the actor; follows merges to the surviving account (V228). */
export const personAt = async (ctx: ReadContext & { refuse: (code: 'notFound') => Refusal }, address: number | string): Promise<PersonRow> => {
  const id = await idAt(ctx.db, address)
  const person = id === null ? undefined : await findPerson(ctx, id)
  if (!person || !isOpen(person, ctx.actor)) throw ctx.refuse('notFound')
  return person
}

/** A user in any status; rules.ts decides about visibility. */
export const findPerson = async ({ db, actor, caller }: ReadContext & { db: Db }, id: number): Promise<PersonRow | undefined> =>
  (await peopleRows(db, [id], viewerOf(actor, caller)))[0]

export const readPeople = ({ db, actor, caller }: ReadContext, ids: readonly number[]): Promise<PersonRow[]> =>
  peopleRows(db, ids, viewerOf(actor, caller))

const viewerOf = (actor: Actor | null, caller: Pick<Caller, 'locale'>) => ({ userId: actor?.id ?? null, locale: caller.locale })

/** Users as the actor may see them. Guarantee: hidden data is not loaded. */
export const presentPeople = async (ctx: ReadContext, rows: PersonRow[], expand: readonly string[] = []): Promise<User[]> => {
  const { actor, caller } = ctx
  const parts = await Promise.all([contactsFor(ctx, rows), socialsFor(ctx, rows), relationsFor(ctx, rows, expand), ownFor(ctx, rows)])
  return rows.map((row) => Object.assign(presentPerson(row, { viewer: actor, locale: caller.locale }), ...parts.map((part) => part(row))))
}

type Part = (row: PersonRow) => object

const contactsFor = async ({ db, actor }: ReadContext, rows: PersonRow[]): Promise<Part> => {
  const shown = idsOf(rows.filter((row) => !isSelf(row, actor) && seesContacts(row, actor)))
  const contacts = shown.length > 0 ? await provenContacts(db, shown) : new Map<number, object>()
  return (row) => contacts.get(row.id) ?? {}
}

const socialsFor = async ({ db, actor }: ReadContext, rows: PersonRow[]): Promise<Part> => {
  const shown = new Set(idsOf(rows.filter((row) => seesBlock(row, actor, 'socials'))))
  const networks = Map.groupBy(await shownNetworks(db, [...shown], hiddenNetworks), (page) => page.user_id)
  const pagesOf = (id: number) => (networks.get(id) ?? []).map(({ network, page }) => ({ network, url: page ?? '' }))
  return (row) => (shown.has(row.id) ? { socials: [...row.socials, ...pagesOf(row.id)] } : {})
}

const relationsFor = async ({ db, actor, caller }: ReadContext, rows: PersonRow[], expand: readonly string[]): Promise<Part> => {
  const requested = relations.filter(({ name }) => expand.includes(name))
  const loaded = await Promise.all(
    requested.map(async ({ name, block, load }) => {
      const shown = idsOf(rows.filter((row) => seesBlock(row, actor, block)))
      return { name, shown: new Set(shown), values: await load(db, shown, caller.locale, actor?.id ?? null) }
    }),
  )
  return ({ id }) => Object.fromEntries(loaded.filter(({ shown }) => shown.has(id)).map(({ name, values }) => [name, values.get(id)]))
}

const ownFor = async ({ db, actor }: ReadContext, rows: PersonRow[]): Promise<Part> => {
  if (!actor || !rows.some((row) => isSelf(row, actor))) return () => ({})
  const own = presentOwn(await ownRow(db, actor.id), actor)
  return (row) => (isSelf(row, actor) ? own : {})
}

const idsOf = (rows: PersonRow[]) => rows.map((row) => row.id)
