import { z } from 'zod'
import { newOrganization, organizationChange } from '../../../contract/organizations/shapes.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import { faultsOf } from '../../kernel/faults.ts'
import { wordedFaults } from '../../kernel/http/problems.ts'
import { faultsOfReferences } from './check-fields.ts'
import { findSame, findSimilar, type Identity } from './duplicates.ts'
import { presentCard } from './present.ts'
import { cardsWithIds } from './store.ts'
import { isVisible, managedOrganization, viewerOf } from './visible.ts'

type Call = Ctx<'POST /owner/organizations/validate'> | Ctx<'POST /owner/organizations/:id/validate'>

export const validateNew = (ctx: Ctx<'POST /owner/organizations/validate'>) =>
  check(ctx, newOrganization, { id: null, name: null, adminIds: [ctx.actor.id], logoId: null, cityId: null, inn: null })

export const validateChange = async (ctx: Ctx<'POST /owner/organizations/:id/validate'>) => {
  const { id, name, admins, logo, city_id, inn } = await managedOrganization(ctx, ctx.params.id)
  return check(ctx, organizationChange, { id, name, adminIds: admins.map((admin) => admin.id), logoId: logo?.id ?? null, cityId: city_id, inn })
}

type Known = { id: number | null; name: string | null; adminIds: readonly number[]; logoId: string | null; cityId: number | null; inn: string | null }

/** Answers all faults at once, and the duplicate: the same organization is a fault, a similar name in the city is not. */
const check = async (ctx: Call, schema: typeof newOrganization, known: Known) => {
  const { actor, body, caller, db, now } = ctx
  const parsed = schema.safeParse(body, { reportInput: true })
  const faults = parsed.error
    ? faultsOf(parsed.error.issues, body)
    : await faultsOfReferences(db, parsed.data, { ...known, actorId: actor.id, isNew: known.id === null })
  const errors = wordedFaults(faults, caller.locale)
  const identity = identityOf(body, known)
  const same = identity && (await findSame(db, identity, now))
  if (same !== null) errors[identity?.inn ? 'inn' : 'name'] ??= [dictionaries[caller.locale].refusals.organizationExists]
  const duplicateId = same ?? (identity && (await findSimilar(db, identity, now)))
  const duplicate = duplicateId === null ? null : await visibleCard(ctx, duplicateId)
  return { valid: Object.keys(errors).length === 0, errors, duplicate, exists: same !== null }
}

/** A closed organization is no duplicate to look at. */
const visibleCard = async (ctx: Call, id: number) => {
  const [row] = await cardsWithIds(ctx.db, [id], { viewer: viewerOf(ctx.actor), locale: ctx.caller.locale })
  return row && isVisible(row, viewerOf(ctx.actor)) ? presentCard(row, viewerOf(ctx.actor)) : null
}

/** The fields that identify an organization, as far as each is right: another field with a fault hides no duplicate. */
const identityOf = (body: Record<string, unknown>, known: Known): Identity | null => {
  const { shape } = identityFields
  const name = shape.name.safeParse(body.name)
  const inn = body.inn === undefined ? known.inn : (shape.inn.safeParse(body.inn).data ?? null)
  const cityId = body.cityId === undefined ? known.cityId : (shape.cityId.safeParse(body.cityId).data ?? null)
  if (!name.success && inn === null) return null
  if (name.data === known.name && inn === known.inn && cityId === known.cityId) return null
  return { name: name.data ?? '', inn, cityId, exceptId: known.id }
}

const identityFields = z.object({
  name: z.string().trim().min(1).max(800),
  inn: z
    .string()
    .transform((number) => number.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{10}(\d\d)?$/)),
  cityId: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
})
