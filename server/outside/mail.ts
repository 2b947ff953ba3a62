import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db.ts'
import type { Mail } from '../kernel/gateways.ts'
import { keepInInbox } from './inbox.ts'

/** `unsubscribeUrl` unsubscribes from emails of this kind with one POST (RFC 8058). */
export const openMail = (config: Config, db: Db): Mail => (config.hasInbox ? inboxMail(db) : smtpMail(config.SMTP_URL, config.MAIL_FROM))

const smtpMail = (url: string, from: string): Mail => {
  const opening = import('nodemailer').then(({ createTransport }) => createTransport({ url, pool: true, connectionTimeout: 10_000 }, { from }))
  return {
    isReal: true,
    send: async ({ unsubscribeUrl, ...letter }) => {
      const transport = await opening
      await transport.sendMail({ ...letter, headers: headersOf(unsubscribeUrl) })
    },
  }
}

const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

const inboxMail = (db: Db): Mail => ({
  isReal: false,
  send: ({ to, subject, text, html }) => keepInInbox(db, { channel: 'mail', to, subject, text, html }),
})
