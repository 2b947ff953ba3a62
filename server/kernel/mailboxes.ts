import type { Config } from './config.ts'

/** The domain of an address, which may include a name: `Together <noreply@example.org>`. */
export const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

/** A mailbox of the installation: a name at the domain of the sender. */
export const mailbox = (name: 'security' | 'support', { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string => `${name}@${domainOf(MAIL_FROM)}`
