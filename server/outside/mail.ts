import { createTransport } from 'nodemailer'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db.ts'
import { keepInInbox } from './inbox.ts'

export type Letter = { to: string; subject: string; text: string; html: string }
export type Mail = { send: (letter: Letter) => Promise<void>; isReal: boolean }

/** SMTP when it is configured, the local inbox otherwise. */
export const openMail = (config: Config, db: Db): Mail => (config.SMTP_URL ? smtpMail(config.SMTP_URL, config.MAIL_FROM) : inboxMail(db))

const smtpMail = (url: string, from: string): Mail => {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000 }, { from })
  return { isReal: true, send: async (letter) => void (await transport.sendMail(letter)) }
}

const inboxMail = (db: Db): Mail => ({
  isReal: false,
  send: ({ to, subject, text, html }) => keepInInbox(db, { channel: 'mail', to, subject, text, html }),
})
