import { demoAccounts } from './db/seed/demo/accounts.ts'
import type { Config } from './server/kernel/config.ts'
import { isWildcardHost } from './server/kernel/network-address.ts'

type Place = Pick<Config, 'BASE_URL' | 'HOST' | 'PORT'>

/** The address in links and emails. A wildcard host is replaced by 127.0.0.1, because clients cannot connect to it. */
export const siteUrlOf = ({ BASE_URL, HOST, PORT }: Place): string => {
  if (BASE_URL) return BASE_URL.replace(/\/$/, '')
  if (isWildcardHost(HOST)) return `http://127.0.0.1:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

/** The messages for the operator when the product is ready. */
export const welcomeLines = (config: Config, siteUrl: string): string[] => [
  ...(config.hasInbox ? [`  Messages and codes: ${siteUrl}/inbox`] : []),
  ...(config.isDemo ? ['  Demo sign-ins (e-mail / phone, password vmeste2026):', ...demoAccounts.map(signInLine)] : []),
  ...warningsOf(config, siteUrl),
]

const signInLine = ({ role, email, phone }: (typeof demoAccounts)[number]) => `    ${role.padEnd(12)} ${email}  ${phone}`

const warningsOf = ({ isDemo, isPublic, BASE_URL, HOST }: Config, siteUrl: string): string[] => {
  const warnings: string[] = []
  if (isDemo && isPublic)
    warnings.push('This demo is public: anyone can sign in as an admin and read every message in the inbox. Keep real data out of it.')
  if (!BASE_URL && isWildcardHost(HOST))
    warnings.push(`Links lead to ${siteUrl}: set BASE_URL to the address at which other machines reach the product.`)
  return warnings.map((text) => `  WARNING: ${text}`)
}
