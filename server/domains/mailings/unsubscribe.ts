import type { Ctx } from '../../kernel/call.ts'
import { switchMail } from '../notifications/preferences-store.ts'
import { readUnsubscribeHash } from '../notifications/unsubscribe.ts'
import { emailOf, switchSubscriber } from './store.ts'

type Deps = Pick<Ctx<'POST /mailing/unsubscribe'>, 'db' | 'refuse'>

/** Switches the mailing or notification kind of an email's unsubscribe link. The signed link replaces a sign-in. */
export const switchByLink = async ({ db, refuse }: Deps, hash: string, enabled: boolean): Promise<{ email: string }> => {
  const link = await readUnsubscribeHash(db, hash)
  if (!link) throw refuse('linkInvalid')
  const email = link.from === 'mailing' ? (await switchSubscriber(db, link.id, enabled))?.email : await emailOf(db, link.id)
  if (!email) throw refuse('linkInvalid')
  if (link.from !== 'mailing') await switchMail(db, link.id, link.from, enabled)
  return { email }
}
