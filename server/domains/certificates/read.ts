import type { Ctx } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { personAt } from '../people/read.ts'
import { seesBlock } from '../people/rules.ts'
import { certificateFile } from './file.ts'
import { readCode, readNumber } from './numbers.ts'
import { presentCertificate } from './present.ts'
import { certificateByCode, certificateByNumber, isParticipant, issuedTo, latestOf } from './store.ts'

export const byNumber = async ({ db, config, params, refuse }: Ctx<'GET /events/cert/:number'>) => {
  const number = readNumber(params.number)
  const row = number === null ? undefined : await certificateByNumber(db, number)
  if (!row) throw refuse('certificateNotFound')
  return presentCertificate(row, 'number', config)
}

/** An unknown code is an answer, not an error (A177). */
export const checkCode = async ({ db, config, params }: Ctx<'GET /events/check-certificate/:code'>) => {
  const row = await rowByCode(db, params.code)
  return { valid: row?.status === 'issued', certificate: row ? presentCertificate(row, 'code', config) : null }
}

export const byCode = async ({ db, config, query, refuse }: Ctx<'GET /events/certificate-info-by-code'>) => {
  const row = await rowByCode(db, query.code)
  if (!row) throw refuse('certificateNotFound')
  return presentCertificate(row, 'code', config)
}

/** A file of a revoked or replaced certificate would look genuine. */
export const fileByCode = async (ctx: Ctx<'GET /events/certificate-by-code'>) => {
  const row = await rowByCode(ctx.db, ctx.query.code)
  if (row?.status !== 'issued') throw ctx.refuse('certificateNotFound')
  return certificateFile(ctx, row, ctx.query.format)
}

const rowByCode = async (db: Ctx<'GET /events/certificate-info-by-code'>['db'], typed: string) => {
  const code = readCode(typed)
  return code === null ? undefined : certificateByCode(db, code)
}

export const ownFile = async (ctx: Ctx<'GET /events/:id/certificate'>) => {
  const { db, actor, params, query, refuse } = ctx
  const row = await latestOf(db, params.id, actor.id)
  if (row?.status === 'issued') return certificateFile(ctx, row, query.format)
  throw refuse(
    row || (await isParticipant(db, params.id, actor.id)) || !(await eventExists(db, params.id)) ? 'certificateNotFound' : 'notParticipant',
  )
}

/** Index: the primary key. */
const eventExists = async (db: Ctx<'GET /events/:id/certificate'>['db'], id: number): Promise<boolean> =>
  (await db.selectFrom('events').select('id').where('id', '=', id).where('is_listed', '=', true).executeTakeFirst()) !== undefined

export const ownInfo = async ({ db, actor, config, params, refuse }: Ctx<'GET /events/:id/certificate-info'>) => {
  const row = await latestOf(db, params.id, actor.id)
  if (!row) throw refuse('certificateNotFound')
  return presentCertificate(row, 'concerned', config)
}

/** Certificates of a profile (V579); empty when the user hides events. Strangers do not get the codes. */
export const certificatesOfUser = async (ctx: Ctx<'GET /users/:id/certificates'>) => {
  const { db, actor, config, query, params } = ctx
  const person = await personAt(ctx, params.id)
  const slice = sliceOf(query, actor)
  if (!seesBlock(person, actor, 'events')) return pageOf([], 0, query, slice)
  const isOwn = actor?.id === person.id
  const { rows, total } = await issuedTo(db, { userId: person.id, isOwn }, slice)
  const reader = isOwn ? 'concerned' : 'number'
  return pageOf(
    rows.map((row) => ({ ...presentCertificate(row, reader, config), userId: person.id })),
    total,
    query,
    slice,
  )
}
