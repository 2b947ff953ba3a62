import type { Ctx } from '../../../kernel/call.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { phonesOf } from '../credentials/phones-store.ts'
import { lockAccount } from '../credentials/store.ts'
import { isHidden } from './networks.ts'
import { presentExternalAccount, presentUnconnected } from './present.ts'
import { type ExternalRow, externalAccountsOf, findOwnExternalAccount, removeExternalAccount, setVisibility } from './store.ts'

/** Connected networks first, then those the user may connect. */
export const externalAccounts = async (ctx: Ctx<'GET /owner/external-accounts'>) => {
  const connected = await visibleAccounts(ctx.db, ctx.actor.id)
  const rest = ctx.outside.social.networks.filter(({ network }) => !isHidden(network) && !connected.some((row) => row.network === network))
  return { _items: [...connected.map((row) => present(ctx, row)), ...rest.map(presentUnconnected)] }
}

export const connectedAccounts = async (ctx: Ctx<'GET /owner/external-accounts/connected'>) => ({
  _items: (await visibleAccounts(ctx.db, ctx.actor.id)).map((row) => present(ctx, row)),
})

export const showExternalAccount = async (ctx: Ctx<'POST /owner/external-accounts/:id/visibility'>) => {
  const row = await setVisibility(ctx.db, { userId: ctx.actor.id, id: ctx.params.id, isVisible: ctx.body.visible })
  if (!row) throw ctx.refuse('notFound')
  return present(ctx, row)
}

export const disconnect = ({ db, actor, params, refuse }: Ctx<'DELETE /owner/external-accounts/:id'>) =>
  db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, actor.id)
    const row = await findOwnExternalAccount(tx, actor.id, params.id)
    if (!row) throw refuse('notFound')
    if (!(await hasAnotherSignInMethod(tx, account, row))) throw refuse('lastWayIn')
    await removeExternalAccount(tx, row.id)
    return { ok: true as const }
  })

type Account = { id: number; email: string | null; password_hash: string | null }

/** True with a phone, with an email and a password, or with another visible network. */
const hasAnotherSignInMethod = async (tx: Tx, account: Account, leaving: ExternalRow): Promise<boolean> => {
  if (account.email !== null && account.password_hash !== null) return true
  if ((await phonesOf(tx, account.id)).length > 0) return true
  return (await visibleAccounts(tx, account.id)).some((row) => row.id !== leaving.id)
}

const visibleAccounts = async (db: Db, userId: number) => (await externalAccountsOf(db, userId)).filter(({ network }) => !isHidden(network))

/** A network that is no longer configured is shown by its name. */
const present = ({ outside }: Pick<Resources, 'outside'>, row: ExternalRow) =>
  presentExternalAccount(row, outside.social.networks.find(({ network }) => network === row.network)?.title ?? row.network)
