import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db.ts'
import type { Dkim } from '../kernel/dkim-config.ts'
import type { Mail } from '../kernel/gateways.ts'
import { domainOf } from '../kernel/mailboxes.ts'
import { DeliveryFailure } from '../kernel/outbox/retry.ts'
import { keepInInbox } from './inbox.ts'

/** `unsubscribeUrl` unsubscribes from emails of this kind with one POST (RFC 8058). */
export const openMail = (config: Config, db: Db): Mail =>
  config.hasInbox ? inboxMail(db) : smtpMail(config.SMTP_URL, { from: config.MAIL_FROM, dkim: config.dkim })

export type SmtpTimeouts = { connectMs: number; greetingMs: number; socketMs: number }

const smtpTimeouts: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 60_000 }
const maxConnections = 20

type Smtp = { from: string; dkim?: Dkim | undefined; timeouts?: SmtpTimeouts }

/** Exported for the tests, which use shorter timeouts. */
export const smtpMail = (url: string, { from, dkim, timeouts }: Smtp): Mail => {
  const opening = openTransport(url, { from, dkim, timeouts: timeouts ?? smtpTimeouts })
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

const openTransport = async (url: string, { from, dkim, timeouts }: Smtp & { timeouts: SmtpTimeouts }): Promise<Transporter> => {
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
      ...(dkim && { dkim: signatureOf(dkim, from) }),
    },
    { from },
  )
  transport.use('stream', (mail, done) => {
    // the option of Watched passes through the mailer unchanged
    const { beforeContent } = mail.data as Watched
    const open = mail.message.createReadStream.bind(mail.message)
    mail.message.createReadStream = () => streamAfter(beforeContent, open)
    done()
  })
  return transport
}

/** The fields of nodemailer's default that letters may have, and List-Unsubscribe-Post: RFC 8058 asks for a signature over both headers of the one-click unsubscription. */
const signedHeaders = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted',
].join(':')

const signatureOf = ({ selector, privateKey }: Dkim, from: string) => ({
  domainName: domainOf(from),
  keySelector: selector,
  privateKey,
  headerFieldNames: signedHeaders,
})

/** The bytes of a message, read only after the server has accepted the DATA command. `open` is called this late because nodemailer adds the signature after the plugins. */
const streamAfter = (beforeContent: () => Promise<void>, open: () => Readable) =>
  new Readable({
    read() {
      completeBytes(beforeContent, open).then(
        (bytes) => {
          this.push(bytes)
          this.push(null)
        },
        (error) => this.destroy(error),
      )
    },
  })

const completeBytes = async (beforeContent: () => Promise<void>, open: () => Readable): Promise<Buffer> => {
  const bytes = await buffer(open())
  await beforeContent()
  return bytes
}

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
