import { z } from 'zod'
import { type Dkim, dkimOf, dkimPrivateKey, dkimSelector } from './dkim-config.ts'
import { partners, socialProviders } from './identity-config.ts'
import { type Installation, installationOf } from './installation.ts'
import { StartError } from './start-error.ts'
import { trustedProxies } from './trusted-proxies.ts'

const on = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true')

/** An origin without a path, because links are this address followed by a path. */
const siteAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => isSite(new URL(address)), 'write the address without a path, such as https://vmeste.example')

const isSite = ({ pathname, search, hash, username, password }: URL): boolean => pathname === '/' && search + hash + username + password === ''

/** Every setting by the name of its environment variable. README.md has the same table. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: siteAddress.optional(),
  API_BASE: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/)
    .default('/api'),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO: on.optional(),
  INBOX: on.optional(),
  KIT: on.optional(),
  TRUST_PROXY: trustedProxies,
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('noreply@vmeste.example'),
  DKIM_PRIVATE_KEY: dkimPrivateKey,
  DKIM_SELECTOR: dkimSelector,
  MAIL_REPORTS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,200}$/)
    .optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  TEST_CODES: on.optional(),
  MESSAGES_PER_HOUR: z.coerce.number().int().min(1).default(1_000),
  MESSAGES_PER_DAY: z.coerce.number().int().min(1).default(10_000),
  SOCIAL_PROVIDERS: socialProviders,
  PARTNERS: partners,
  MAP_TILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECOND_STEP: z.enum(['required', 'offered']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type Config = z.output<typeof environment> & Installation & { dkim: Dkim | undefined }

export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new StartError(`The configuration is invalid: ${parsed.error.issues.map(issueText).join(', ')}.`)
  return { ...parsed.data, ...installationOf(parsed.data), dkim: dkimOf(parsed.data) }
}

/** Replaces messages of the validator, which state the expected value as a pattern or a type. */
const hints: Record<string, string> = {
  NODE_ENV: 'write production, development or test',
  PORT: 'write a number from 0 to 65535',
  BASE_URL: 'write an address such as https://vmeste.example',
  API_BASE: 'write a path such as /api',
  DATABASE_POOL: 'write a number from 2 to 200',
  ROLE: 'write all, web or worker',
  DEMO: 'write 1 or 0',
  INBOX: 'write 1 or 0',
  KIT: 'write 1 or 0',
  SHUTDOWN_DELAY_SECONDS: 'write a number from 0 to 600',
  SMTP_URL: 'write an address such as smtps://user:password@mail.example',
  DKIM_SELECTOR: 'write the name before ._domainkey, such as mail2026',
  MAIL_REPORTS_TOKEN: 'write 20 to 200 Latin letters, digits, _ or -',
  SMS_GATEWAY_URL: 'write an address such as https://sms.example',
  TEST_CODES: 'write 1 or 0',
  MESSAGES_PER_HOUR: 'write a number above 0',
  MESSAGES_PER_DAY: 'write a number above 0',
  MAP_TILES_URL: 'write an address with {z}, {x} and {y}, or of a .pmtiles file',
  METRICS_PORT: 'write a number from 0 to 65535',
  METRICS_TOKEN: 'write at least 16 characters',
  SECOND_STEP: 'write required or offered',
  LOG_LEVEL: 'write fatal, error, warn, info, debug or silent',
}

const issueText = ({ path, code, message }: z.core.$ZodIssue): string =>
  `${path.join('.')} (${code === 'custom' ? message : (hints[String(path[0])] ?? message)})`
