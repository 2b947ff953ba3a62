import type { Config } from './config.ts'

/** A mailbox of the installation: a name at the domain of the sender, which may include a name: `Together <noreply@example.org>`. */
export const mailbox = (name: 'security' | 'support', { MAIL_FROM }: Pick<Config, 'MAIL_FROM'>): string =>
  `${name}@${/@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'}`
