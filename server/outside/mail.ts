import { Readable } from 'node:stream'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db.ts'
import type { Mail } from '../kernel/gateways.ts'
import { DeliveryFailure } from '../kernel/outbox/retry.ts'
import { keepInInbox } from './inbox.ts'

/** `unsubscribeUrl` unsubscribes from emails of this kind with one POST (RFC 8058). */
export const openMail = (config: Config, db: Db): Mail => (config.hasInbox ? inboxMail(db) : smtpMail(config.SMTP_URL, { from: config.MAIL_FROM }))

export type SmtpTimeouts = { connectMs: number; greetingMs: number; socketMs: number }

const smtpTimeouts: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 60_000 }
const maxConnections = 20

type Smtp = { from: string; timeouts?: SmtpTimeouts }

/** Exported for the tests, which use shorter timeouts. */
export const smtpMail = (url: string, { from, timeouts }: Smtp): Mail => {
  const opening = openTransport(url, from, timeouts)
  return {
    isReal: true,
    send: async ({ unsubscribeUrl, messageKey, calendar, ...letter }, onContent) => {
      const transport = await opening
      const content = { hasLeft: false }
      const beforeContent = async () => {
        await onContent?.()
        content.hasLeft = true
      }
      const message: Watched = {
        ...letter,
        headers: headersOf(unsubscribeUrl),
        ...(calendar && { icalEvent: { ...calendar, filename: 'event.ics' } }),
        ...(messageKey && { messageId: `<${messageKey}@${domainOf(from)}>` }),
        beforeContent,
      }
      try {
        await transport.sendMail(message)
      } catch (error) {
        throw failureOf(error, content.hasLeft)
      }
    },
  }
}

type Watched = SendMailOptions & { beforeContent: () => Promise<void> }

const openTransport = async (url: string, from: string, timeouts: SmtpTimeouts = smtpTimeouts): Promise<Transporter> => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.greetingMs,
      socketTimeout: timeouts.socketMs,
      dnsTimeout: timeouts.connectMs,
    },
    { from },
  )
  transport.use('stream', (mail, done) => {
    mail.message.build((error, bytes) => {
      // the option of Watched passes through the mailer unchanged
      const { beforeContent } = mail.data as Watched
      if (!error && bytes) mail.message.createReadStream = () => streamAfter(beforeContent, bytes)
      done(error)
    })
  })
  return transport
}

/** The bytes of a message, read only after the server has accepted the DATA command. */
const streamAfter = (beforeContent: () => Promise<void>, bytes: Buffer) =>
  new Readable({
    read() {
      beforeContent().then(
        () => {
          this.push(bytes)
          this.push(null)
        },
        (error) => this.destroy(error),
      )
    },
  })

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string }

/** The steps whose 5xx is about the message. A refused greeting, login or sender is temporary, because the mend of a setting lets it leave. */
const stepsOfMessage = ['RCPT TO', 'DATA']

/** Many servers answer to the first recipient that they want a login or TLS, or that they do not relay: a setting too. */
const aboutSettings = (responseCode: number, response = '') => [503, 530, 535, 538].includes(responseCode) || /\brelay/i.test(response)

const failureOf = (error: unknown, hasContentLeft: boolean): DeliveryFailure => {
  if (error instanceof DeliveryFailure) return error
  const { code, responseCode, response, message, command } = error as SmtpError
  const reason = (response ?? [code, message].filter(Boolean).join(': ')).slice(0, 300)
  if (responseCode && responseCode >= 500 && stepsOfMessage.includes(command ?? '') && !aboutSettings(responseCode, response))
    return new DeliveryFailure('permanent', reason)
  if (responseCode || code === 'EAUTH') return new DeliveryFailure('temporary', reason)
  if (code === 'EENVELOPE') return new DeliveryFailure('permanent', reason)
  return new DeliveryFailure(hasContentLeft ? 'uncertain' : 'temporary', reason)
}

const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> =>
  unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

const inboxMail = (db: Db): Mail => ({
  isReal: false,
  send: async ({ to, subject, text, html }, onContent) => {
    await onContent?.()
    await keepInInbox(db, { channel: 'mail', to, subject, text, html })
  },
})
