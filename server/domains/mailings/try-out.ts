import { randomUUID } from 'node:crypto'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { composeLetter } from '../../kernel/letter.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { letterData, sampleRecipient } from './letter-data.ts'
import { mailingLetter } from './letters/mailing.ts'
import { testKind } from './messages.ts'
import { readableMailing } from './own-mailing.ts'

/** Only to the caller's own confirmed address, so that no unreviewed letter reaches other users. */
export const sendTest = async (ctx: Ctx<'POST /owner/mailings/:id/test'>) => {
  const { db, actor, body, limits, now, refuse } = ctx
  const mailing = await readableMailing(ctx, db)
  const address = await confirmedEmail(db, actor.id)
  if (!address) throw refuse('emailRequired')
  if (body.email !== undefined && body.email !== address.toLowerCase()) throw refuse('otherAddress')
  await limits.spend('mailingTests', `user:${actor.id}`)
  const test = { kind: testKind, subject: `mailing/${mailing.id}/test/${randomUUID()}`, to: { userId: actor.id }, payload: { mailingId: mailing.id } }
  await db.transaction().execute((tx) => queueMessages(tx, [test], now))
  return { ok: true as const }
}

/** Index: the primary key. */
const confirmedEmail = async (db: Db, userId: number): Promise<string | null> => {
  const user = await db.selectFrom('users').select(['email', 'email_confirmed_at']).where('id', '=', userId).executeTakeFirst()
  return user?.email_confirmed_at ? user.email : null
}

/** The letter for a real recipient, or for the author if there is none yet. */
export const previewMailing = async (ctx: Ctx<'GET /owner/mailings/:id/preview'>) => {
  const { db, actor, caller, siteUrl } = ctx
  const { locale } = caller
  const mailing = await readableMailing(ctx, db)
  const { first_name, city } = await sampleRecipient(db, mailing, locale)
  const reader = { user_id: actor.id, email: '', first_name: first_name || null, locale, timezone: null }
  const words = dictionaries[locale]
  const data = await letterData(ctx, mailing, { locale, city, unsubscribeUrl: null })
  const content = mailingLetter({ ...data, reader, words, links: siteLinks(siteUrl, locale) })
  const { subject, html, text } = composeLetter({ ...content, locale, siteName: words.common.siteName, to: '', greeting: '' })
  return { subject, html, text, name: first_name }
}
