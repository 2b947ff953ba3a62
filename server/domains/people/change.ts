import type { UpdateObject } from 'kysely'
import { normalEmail } from '../../../contract/accounts/sign-in.ts'
import { hiddenNetworks } from '../../../contract/limits.ts'
import type { Schema } from '../../../db/schema.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { giveAgreement } from '../accounts/care/consent/agreements.ts'
import { ageObstacle, moscowDate, statusAtSignUp, wrongBirthday } from '../accounts/rules.ts'
import { replaceInterests } from './profile/interests/choose.ts'
import { saveLanguages } from './profile/languages.ts'
import { saveResume } from './profile/resume.ts'
import { findPerson, presentPeople } from './read.ts'
import { isRegistered } from './rules.ts'
import { ownRow, shownNetworks } from './store.ts'

type Call = Ctx<'PUT /users/:id'>
type Change = UpdateObject<Schema, 'users'>

/** Changes the given fields of the own profile in one transaction. */
export const changePerson = async (ctx: Call) => {
  const { db, actor, params, refuse } = ctx
  if (params.id !== actor.id) throw refuse('forbidden')
  checkBirthday(ctx)
  await checkEmail(ctx)
  checkSlug(ctx)
  await db
    .transaction()
    .execute((tx) => save(ctx, tx))
    .catch((error) => {
      throw refusalOf(ctx, error)
    })
  return presentOwnPage(ctx)
}

const save = async (ctx: Call, tx: Tx) => {
  const socials = ctx.body.socials && (await ownSocials(tx, ctx.actor.id, ctx.body.socials))
  await update(tx, ctx.actor.id, columnsOf({ ...ctx.body, socials }))
  await saveAgreements(ctx, tx)
  if (ctx.body.languages !== undefined) await saveLanguages(tx, ctx.actor.id, ctx.body.languages)
  if (ctx.body.themes !== undefined) await replaceInterests(tx, ctx.actor.id, ctx.body.themes)
  if (ctx.body.resume !== undefined) await saveResume(tx, ctx.actor.id, ctx.body.resume)
  // event cards show the names of speakers and guests
  if (ctx.body.first_name !== undefined || ctx.body.last_name !== undefined) await invalidate(tx, ['events'])
}

const columnsOf = ({ first_name, last_name, father_name, birthday, gender, slug, address, about, socials }: Call['body']): Change => ({
  ...(first_name !== undefined && { first_name }),
  ...(last_name !== undefined && { last_name }),
  ...(father_name !== undefined && { father_name: father_name || null }),
  ...(birthday && { birthday }),
  ...(gender !== undefined && { gender }),
  ...(slug !== undefined && { slug: slug || null }),
  ...(address !== undefined && { city_id: address.city_id }),
  ...(about !== undefined && { about: about || null }),
  ...(socials !== undefined && { socials: JSON.stringify(socials) }),
})

const update = async (tx: Tx, userId: number, change: Change) => {
  if (Object.keys(change).length > 0) await tx.updateTable('users').set(change).where('id', '=', userId).execute()
}

/** Saves accepted agreements; this call never withdraws one. */
const saveAgreements = async (ctx: Call, tx: Tx) => {
  const { actor, body, refuse } = ctx
  if (body.agreement === false && actor.hasAgreement) throw refuse('cannotWithdrawHere')
  if (body.personal_data_agreement === false && actor.hasPersonalDataAgreement) throw refuse('cannotWithdrawHere')
  if (body.agreement) await giveAgreement(ctx, tx, 'agreement')
  if (body.personal_data_agreement) await giveAgreement(ctx, tx, 'personal_data_agreement')
}

const maxSocials = 10

/** Omits pages of connected networks, because replies contain them and they are stored in external_accounts. */
const ownSocials = async (tx: Tx, userId: number, socials: NonNullable<Call['body']['socials']>) => {
  const connected = await shownNetworks(tx, [userId], hiddenNetworks)
  const own = socials.filter(({ network, url }) => !connected.some((account) => account.network === network && account.page === url))
  if (own.length > maxSocials) throw wrongField('socials', 'range', maxSocials)
  return own
}

/** Accepts only the current email, because a change requires a link sent to the new address. */
const checkEmail = async ({ db, body, actor, refuse }: Call) => {
  if (body.email === undefined) return
  const { email } = await ownRow(db, actor.id)
  if ((body.email == null ? null : normalEmail(body.email)) !== email) throw refuse('emailChangesElsewhere')
}

/** Rejects a birthday that crosses the age of 18, because parental consent depends on it. */
const checkBirthday = ({ body, actor, now, refuse }: Call) => {
  if (body.birthday === undefined || body.birthday === actor.birthday) return
  if (body.birthday === null) throw wrongField('birthday', 'required')
  const fault = ageObstacle(body.birthday, now)
  if (fault === 'tooYoung') throw refuse('tooYoung')
  if (fault) throw wrongBirthday(fault)
  if (isRegistered(actor) && statusAtSignUp(body.birthday, moscowDate(now)) !== actor.status) throw refuse('birthdayFixed')
}

/** Path segments that the site uses, or may use, in place of a slug. */
const reservedSlugs = new Set([
  'search',
  'completion',
  'personal-status',
  'catalogue',
  'new',
  'create',
  'edit',
  'settings',
  'profile',
  'admin',
  'api',
])

const checkSlug = ({ body, refuse }: Call) => {
  if (body.slug && reservedSlugs.has(body.slug)) throw refuse('slugTaken')
}

const refusalOf = ({ refuse }: Call, error: unknown): unknown => {
  const constraint = brokenConstraint(error)
  if (constraint === 'users_slug_key') return refuse('slugTaken')
  if (constraint === 'users_city_id_fkey') return wrongField('address.city_id')
  return error
}

const presentOwnPage = async (ctx: Call) => {
  const { actor, body } = ctx
  const agreed = {
    hasAgreement: actor.hasAgreement || body.agreement === true,
    hasPersonalDataAgreement: actor.hasPersonalDataAgreement || body.personal_data_agreement === true,
  }
  const person = await findPerson(ctx, actor.id)
  const [page] = person ? await presentPeople({ ...ctx, actor: { ...actor, ...agreed } }, [person]) : []
  if (!page) throw new Error('the changed user is missing')
  return page
}
