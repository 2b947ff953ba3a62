import type { Db } from '../../kernel/db.ts'
import { installationKey } from '../../kernel/installation-keys.ts'
import { safeError } from '../../kernel/log.ts'
import type { Resources } from '../../kernel/resources.ts'
import { sendLetter } from '../../kernel/send-letter.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { claimDue, type Due, deletePushTarget, pushTargetsOf, reschedule } from './deliveries-store.ts'
import { letterAbout, linkTo } from './letters/about-notification.ts'
import { presentNotification } from './present.ts'
import { findDelivered } from './store.ts'

const batchSize = 50
const pauseAfterFailureMs = 10 * 60_000

/** VAPID keys, which sign pushes. */
export const pushKeys = (db: Db) => installationKey(db, 'vapid', async () => (await import('web-push')).default.generateVAPIDKeys())

/** Sends all due emails and pushes. */
export const deliverDue = async (resources: Resources): Promise<void> => {
  for (;;) {
    const due = await claimDue(resources.db, resources.clock(), batchSize)
    for (const delivery of due) await deliver(resources, delivery)
    if (due.length < batchSize) return
  }
}

const deliver = async (resources: Resources, due: Due) => {
  const { db, log, clock } = resources
  try {
    await (due.channel === 'email' ? sendMail(resources, due) : sendPushes(resources, due))
  } catch (error) {
    log.warn({ channel: due.channel, error: safeError(error) }, 'a notification could not be sent and will be retried')
    await reschedule(db, due, new Date(clock().getTime() + pauseAfterFailureMs))
  }
}

const sendMail = async (resources: Resources, due: Due) => {
  const row = await findDelivered(resources.db, due.recipient_id, due.user_id, due.locale)
  if (row) await sendLetter(resources, { to: due, compose: (stationery) => letterAbout(resources.db, row, stationery) })
}

const sendPushes = async ({ db, outside, siteUrl }: Resources, { recipient_id, user_id, locale }: Due) => {
  const row = await findDelivered(db, recipient_id, user_id, locale)
  if (!row) return
  const { title, text } = presentNotification(row, locale)
  const message = { title, text, url: siteLinks(siteUrl, locale).to(linkTo(row)), tag: String(row.notification_id) }
  const keys = await pushKeys(db)
  for (const target of await pushTargetsOf(db, user_id))
    if ((await outside.push.send(target, message, keys)) === 'gone') await deletePushTarget(db, target.id)
}
