import { createPublicKey } from 'node:crypto'
import type { MailCheck } from '../../../contract/platform/mail.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Dkim } from '../../kernel/dkim-config.ts'
import type { Dns } from '../../kernel/gateways.ts'
import { domainOf } from '../../kernel/mailboxes.ts'

/** The records of a demo are not read: its emails do not leave. */
export const checkMailDomain = async ({ config, outside }: Ctx<'GET /admin/mail'>) => {
  const { isReal } = outside.mail
  const domain = domainOf(config.MAIL_FROM)
  const checks = isReal ? await Promise.all([spf(outside.dns, domain), dkim(outside.dns, domain, config.dkim), dmarc(outside.dns, domain)]) : []
  return { from: config.MAIL_FROM, isReal, checks }
}

/** The texts of a name that match; null if the DNS does not answer. */
const read = (dns: Dns, name: string, pattern: RegExp): Promise<string[] | null> =>
  dns.texts(name).then(
    (texts) => texts.filter((text) => pattern.test(text)),
    () => null,
  )

type Judged = Pick<MailCheck, 'state' | 'found'>

/** Several records of one kind are an error for receivers (RFC 7208, 7489). */
const judge = (texts: string[] | null, stateOf: (text: string) => MailCheck['state']): Judged => {
  if (texts === null) return { state: 'unread', found: null }
  const [text, ...more] = texts
  if (text === undefined) return { state: 'missing', found: null }
  return { state: more.length > 0 ? 'wrong' : stateOf(text), found: texts.join('\n') }
}

/** A record that refuses no other server protects nothing. */
const refusesOthers = /(?:^|\s)(?:[-~]all|redirect=\S+)(?:\s|$)/i

const spf = async (dns: Dns, domain: string): Promise<MailCheck> => {
  const texts = await read(dns, domain, /^v=spf1(?:\s|$)/i)
  return { record: 'spf', name: domain, expected: null, ...judge(texts, (text) => (refusesOthers.test(text) ? 'good' : 'weak')) }
}

const dkim = async (dns: Dns, domain: string, signature: Dkim | undefined): Promise<MailCheck> => {
  if (!signature) return { record: 'dkim', name: `_domainkey.${domain}`, state: 'off', found: null, expected: null }
  const name = `${signature.selector}._domainkey.${domain}`
  const key = createPublicKey(signature.privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const texts = await read(dns, name, /(?:^|;)\s*p\s*=/i)
  const state = (text: string) => (tagOf(text, 'p')?.replaceAll(/\s/g, '') === key ? 'good' : 'wrong')
  return { record: 'dkim', name, expected: `v=DKIM1; k=rsa; p=${key}`, ...judge(texts, state) }
}

/** The record of the domain above counts for a domain without one. */
const dmarc = async (dns: Dns, domain: string): Promise<MailCheck> => {
  const own = await dmarcTexts(dns, domain)
  const above = domain.split('.').slice(1).join('.')
  const isAbove = own?.length === 0 && above.includes('.')
  const texts = isAbove ? await dmarcTexts(dns, above) : own
  const policyOf = (text: string) => (isAbove ? tagOf(text, 'sp') : undefined) ?? tagOf(text, 'p')
  const state = (text: string) => policyStates[policyOf(text)?.toLowerCase() ?? ''] ?? 'wrong'
  return { record: 'dmarc', name: `_dmarc.${domain}`, expected: `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`, ...judge(texts, state) }
}

const dmarcTexts = (dns: Dns, domain: string) => read(dns, `_dmarc.${domain}`, /^v=DMARC1\s*(?:;|$)/i)

const policyStates: Record<string, MailCheck['state']> = { reject: 'good', quarantine: 'good', none: 'weak' }

const tagOf = (text: string, tag: string): string | undefined =>
  text
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.slice(0, part.indexOf('=')).trim().toLowerCase() === tag)
    ?.replace(/^[^=]*=/, '')
    .trim()
