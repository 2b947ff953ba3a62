import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db.ts'
import type { Sms } from '../kernel/gateways.ts'
import { keepInInbox } from './inbox.ts'

/** `fcall` is a phone call whose number ends with the code. */
export const openSms = (config: Config, db: Db): Sms =>
  config.hasInbox ? inboxSms(db) : gatewaySms(config.SMS_GATEWAY_URL, config.SMS_GATEWAY_TOKEN ?? '')

const timeoutMs = 10_000

/** POST {url}/messages {channel, phone, text}; GET {url}/balance answers {sms, fcall}. */
const gatewaySms = (url: string, token: string): Sms => {
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(new URL(path, `${url.replace(/\/$/, '')}/`), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
    return answer
  }
  return {
    isReal: true,
    send: async (channel, phone, text) => void (await ask('messages', { channel, phone, text })),
    balance: async () => {
      const { sms, fcall } = (await (await ask('balance')).json()) as { sms: number; fcall: number }
      return { smsBalance: sms, fcallBalance: fcall }
    },
  }
}

const inboxBalance = 1_000

const inboxSms = (db: Db): Sms => ({
  isReal: false,
  send: (channel, phone, text) => keepInInbox(db, { channel, to: phone, subject: null, text, html: null }),
  balance: async () => ({ smsBalance: inboxBalance, fcallBalance: inboxBalance }),
})
