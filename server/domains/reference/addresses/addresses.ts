import type { Reply } from '../../../../contract/contract.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../kernel/paging.ts'
import { wrongField } from '../../../kernel/refusal.ts'
import { offsetOf } from '../../../kernel/zones.ts'
import { presentCity } from '../present.ts'
import { findCity } from '../store.ts'
import { type AddressRow, countAddresses, countMatching, findAddress, listAddresses, searchAddresses, upsertAddress } from './store.ts'

export const addressesPage = async ({ db, query, actor, caller, now }: Ctx<'GET /addresses'>) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([listAddresses(db, query, caller.locale, slice), countAddresses(db, query, slice)])
  return pageOf(
    rows.map((row) => presentAddress(row, now)),
    total,
    query,
    slice,
  )
}

export const searchedAddresses = async (ctx: Ctx<'GET /addresses/search'>) => {
  const { db, query, actor, caller, now } = ctx
  if (query.q === '') return addressesPage(ctx)
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([searchAddresses(db, query, caller.locale, slice), countMatching(db, query)])
  return pageOf(
    rows.map((row) => presentAddress(row, now)),
    total,
    query,
    slice,
  )
}

export const addressOf = async ({ db, params, caller, now, refuse }: Ctx<'GET /addresses/:id'>) => {
  const row = await findAddress(db, params.id, caller.locale)
  if (!row) throw refuse('notFound')
  return presentAddress(row, now)
}

/** Idempotent by title and city: a second request, even a concurrent one, returns the address of the first. */
export const addAddress = async ({ db, body, actor, caller, now }: Ctx<'POST /addresses'>) => {
  const { title, cityId, geo = null } = body
  const city = await findCity(db, cityId, caller.locale)
  if (!city) throw wrongField('cityId')
  const id = await upsertAddress(db, { title, cityId, geo, timezone: body.timezone ?? city.zone, createdBy: actor.id, now })
  const row = await findAddress(db, id, caller.locale)
  if (!row) throw new Error('the added address is missing')
  return presentAddress(row, now)
}

const presentAddress = (row: AddressRow, now: Date): Reply<'GET /addresses/:id'> => ({
  id: row.id,
  title: row.title,
  city: presentCity({ ...row, id: row.city_id, name: row.city, lat: row.city_lat, lng: row.city_lng }),
  cityId: row.city_id,
  geo: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
  timezone: isOffset(row.timezone) ? row.timezone : offsetOf(row.timezone, now),
})

const isOffset = (timezone: string) => /^[+-]/.test(timezone)
