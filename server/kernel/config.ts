import { z } from 'zod'
import { partners, socialProviders } from './identity-config.ts'
import { StartError } from './start-error.ts'
import { trustedProxies } from './trusted-proxies.ts'

const on = z.enum(['1', '0', 'true', 'false']).transform((value) => value === '1' || value === 'true')

/** Everything an operator may set, by the name of the environment variable. README.md shows the same table. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_BASE: z
    .string()
    .regex(/^\/[\w/-]*[\w-]$/)
    .default('/api'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO: on.optional(),
  TRUST_PROXY: trustedProxies,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('noreply@vmeste.example'),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  TEST_CODES: on.optional(),
  SOCIAL_PROVIDERS: socialProviders,
  PARTNERS: partners,
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SECOND_STEP: z.enum(['required', 'offered']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type Config = z.output<typeof environment> & {
  /** The database is ours: started, filled with demo data and stopped with the product. */
  isEmbedded: boolean
  /** Letters and messages land in the local inbox, which anyone may read: only while no real gateway is configured. */
  hasInbox: boolean
  /** test=1 may be asked for: embedded demo or test mode, and never with a real SMS gateway (A086). */
  allowsTestCodes: boolean
  isDemo: boolean
  /** Staff and space staff sign in with a second step; the sign-ins of a demo are public knowledge, so there it is only offered. */
  requiresSecondStep: boolean
}

export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new StartError(
      `The configuration is wrong: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`).join(', ')}.`,
    )
  const config = parsed.data
  const isEmbedded = config.DATABASE_URL === undefined
  const isDemo = config.DEMO ?? isEmbedded
  return {
    ...config,
    isEmbedded,
    isDemo,
    hasInbox: !config.SMTP_URL && !config.SMS_GATEWAY_URL,
    requiresSecondStep: (config.SECOND_STEP ?? (isDemo ? 'offered' : 'required')) === 'required',
    allowsTestCodes: !config.SMS_GATEWAY_URL && (config.TEST_CODES ?? isDemo),
  }
}
