import type { Locale } from '../../../contract/locales.ts'
import { organizerMailingTypeId } from '../../../contract/mailings/limits.ts'
import type { NotificationKind } from '../../../contract/notifications/notifications.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { chosenKinds, switchMail } from '../notifications/preferences-store.ts'
import { defaultChoice } from '../notifications/rules.ts'
import { readUnsubscribeHash } from '../notifications/unsubscribe.ts'
import { emailOf, findSubscription, subscriptionsOf, switchSubscription } from './subscribers-store.ts'

/** The subject of a link: a mailing type for an address, or the emails of a kind of notifications. */
type Target = { email: string; userId: number | null } & ({ typeId: number } | { kind: NotificationKind })

type Reading = Pick<Ctx<'GET /mailing/unsubscribe'>, 'db' | 'caller' | 'refuse' | 'query'>

export const readLink = async ({ db, caller, refuse, query }: Reading) => {
  const target = await targetOf(db, query.hash)
  const shown = target && (await present(db, target, caller.locale))
  if (!shown) throw refuse('linkInvalid')
  return shown
}

type Switching = Pick<Ctx<'POST /mailing/unsubscribe'>, 'db' | 'caller' | 'refuse' | 'body' | 'now'>

/** The signed link replaces a sign-in. A mailing type in the body is switched for the address of the link. */
export const switchByLink = async ({ db, caller, refuse, body, now }: Switching, enabled: boolean) => {
  const found = await targetOf(db, body.hash)
  if (!found) throw refuse('linkInvalid')
  const { email, userId } = found
  const target: Target = body.mailing_type_id === undefined ? found : { email, userId, typeId: body.mailing_type_id }
  const shown = await present(db, target, caller.locale)
  if (!shown) throw refuse('mailingUnknown')
  if ('typeId' in target) await switchSubscription(db, { email, userId, typeId: target.typeId, locale: caller.locale, enabled, now })
  else if (userId !== null) await switchMail(db, userId, target.kind, enabled)
  const { enabled: _before, ...reply } = shown
  return reply
}

/** Null for a wrong signature, and for a user without an address. */
const targetOf = async (db: Db, hash: string): Promise<Target | null> => {
  const link = await readUnsubscribeHash(db, hash)
  if (!link) return null
  if (link.from === 'mailing') {
    const found = await findSubscription(db, link.id)
    return found ? { email: found.email, userId: found.user_id, typeId: found.mailing_type_id } : null
  }
  const email = await emailOf(db, link.id)
  if (!email) return null
  return link.from === 'organizers' ? { email, userId: link.id, typeId: organizerMailingTypeId } : { email, userId: link.id, kind: link.from }
}

/** Null for an unknown mailing type. */
const present = async (db: Db, target: Target, locale: Locale) => {
  const { email } = target
  if ('kind' in target) {
    const chosen = target.userId === null ? [] : await chosenKinds(db, target.userId)
    const enabled = chosen.find(({ kind }) => kind === target.kind)?.email ?? defaultChoice(target.kind).email
    const names: Partial<Record<NotificationKind, string>> = dictionaries[locale].settings.notifications.kind
    return { email, title: names[target.kind] ?? '', mailing_type_id: null, enabled }
  }
  const type = (await subscriptionsOf(db, email.toLowerCase(), locale)).find(({ mailing_type_id }) => mailing_type_id === target.typeId)
  return type ? { email, ...type } : null
}
