import type { Ctx } from '../../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../../kernel/db.ts'
import type { Refusal } from '../../../kernel/refusal.ts'
import { hashToken } from '../../../kernel/secrets.ts'
import { normalPhone } from '../phones.ts'
import { spendPhoneProof } from '../store.ts'
import { addPhone, changePhone, findOwnPhone, makePrimary, type PhoneRow, phonesOf, removePhone } from './phones-store.ts'
import { lockAccount } from './store.ts'

const maxPhones = 10

export const ownPhones = async ({ db, actor }: Ctx<'GET /owner/phones'>) => ({ _items: (await phonesOf(db, actor.id)).map(presentPhone) })

/** The first phone of an account becomes its primary one. */
export const addOwnPhone = (ctx: Ctx<'POST /owner/phones'>) =>
  changing(ctx, async (tx) => {
    const phone = await spendProof(ctx, tx)
    const { length } = await phonesOf(tx, ctx.actor.id)
    if (length >= maxPhones) throw ctx.refuse('tooManyPhones')
    return presentPhone(await addPhone(tx, { user_id: ctx.actor.id, phone, is_primary: length === 0, confirmed_at: ctx.now }))
  }).catch(asPhoneRefusal(ctx))

export const changeOwnPhone = (ctx: Ctx<'PUT /owner/phones/:id'>) =>
  changing(ctx, async (tx) => {
    const { id } = await ownPhone(ctx, tx)
    return presentPhone(await changePhone(tx, id, { phone: await spendProof(ctx, tx), now: ctx.now }))
  }).catch(asPhoneRefusal(ctx))

export const markPrimary = (ctx: Ctx<'POST /owner/phones/:id/mark-primary'>) =>
  changing(ctx, async (tx) => {
    const { id } = await ownPhone(ctx, tx)
    await makePrimary(tx, ctx.actor.id, id)
    return { _items: (await phonesOf(tx, ctx.actor.id)).map(presentPhone) }
  })

export const removeOwnPhone = (ctx: Ctx<'DELETE /owner/phones/:id'>) =>
  changing(ctx, async (tx) => {
    const phone = await ownPhone(ctx, tx)
    if (phone.is_primary) throw ctx.refuse('primaryPhone')
    await removePhone(tx, phone.id)
    return { ok: true as const }
  })

type Owner = Pick<Ctx<'GET /owner/phones'>, 'db' | 'actor'>

/** Serializes changes to the phones of an account, so that exactly one is primary. */
const changing = <T>({ db, actor }: Owner, change: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, actor.id)
    return change(tx)
  })

const asPhoneRefusal =
  ({ refuse }: { refuse: (code: 'phoneTaken') => Refusal }) =>
  (error: unknown): never => {
    throw brokenConstraint(error) === 'phones_phone_key' ? refuse('phoneTaken') : error
  }

type Deps = { params: { id: number }; actor: { id: number }; refuse: (code: 'notFound') => Refusal }

const ownPhone = async ({ params, actor, refuse }: Deps, tx: Tx): Promise<PhoneRow> => {
  const phone = await findOwnPhone(tx, actor.id, params.id)
  if (!phone) throw refuse('notFound')
  return phone
}

type Proving = { body: { phone: string; token: string }; now: Date; refuse: (code: 'invalidPhone' | 'phoneProofInvalid') => Refusal }

const spendProof = async ({ body, now, refuse }: Proving, tx: Tx): Promise<string> => {
  const phone = normalPhone(body.phone)
  if (!phone) throw refuse('invalidPhone')
  const proof = await spendPhoneProof(tx, hashToken(body.token), now)
  if (proof?.phone !== phone) throw refuse('phoneProofInvalid')
  return phone
}

const presentPhone = ({ id, phone, is_primary, confirmed_at }: PhoneRow) => ({ id, phone, primary: is_primary, confirmed: confirmed_at !== null })
