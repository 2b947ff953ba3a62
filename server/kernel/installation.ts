import { isLoopbackHost } from './network-address.ts'
import { StartError } from './start-error.ts'

/** The settings that decide the kind of installation: a demo, a local machine, or a production site with gateways. */
type Settings = {
  HOST: string
  BASE_URL?: string
  DATABASE_URL?: string
  BACKUP_DIR?: string
  DEMO?: boolean
  INBOX?: boolean
  SMTP_URL?: string
  SMS_GATEWAY_URL?: string
  TEST_CODES?: boolean
  SECOND_STEP?: 'required' | 'offered'
}

/** Every message goes through the gateways, or every message lands in the local inbox, which anyone can read. */
export type Delivery = { hasInbox: true } | { hasInbox: false; SMTP_URL: string; SMS_GATEWAY_URL: string }

export type Installation = Delivery & {
  /** The product starts and stops an embedded database. */
  isEmbedded: boolean
  /** Other machines can reach the product. */
  isPublic: boolean
  /** The database holds demo accounts, whose passwords are public. */
  isDemo: boolean
  /** A request with test=1 gets a predictable code: only in a demo or in test mode (A086). */
  allowsTestCodes: boolean
  /** Staff and space staff need a second step at every sign-in. A demo only offers it, because its sign-ins are public. */
  requiresSecondStep: boolean
}

/** Guarantee: settings that would open an installation to strangers, or that contradict each other, are a StartError. */
export const installationOf = (settings: Settings): Installation => {
  const isEmbedded = settings.DATABASE_URL === undefined
  if (!isEmbedded && settings.BACKUP_DIR)
    throw new StartError('BACKUP_DIR is for the built-in database and DATABASE_URL names another: remove BACKUP_DIR, and back up that server itself.')
  const isPublic = isPublicAddress(settings)
  const delivery = gatewaysOf(settings)
  const isDemo = settings.DEMO ?? (isEmbedded && !isPublic && delivery.hasInbox)
  if (delivery.hasInbox) requireInbox(settings, { isPublic, isDemo })
  if (!isDemo && settings.SECOND_STEP === 'offered')
    throw new StartError('SECOND_STEP=offered is for a demo only, because staff accounts need a second step: remove SECOND_STEP.')
  return {
    ...delivery,
    isEmbedded,
    isPublic,
    isDemo,
    allowsTestCodes: delivery.hasInbox && (settings.TEST_CODES ?? isDemo),
    requiresSecondStep: (settings.SECOND_STEP ?? (isDemo ? 'offered' : 'required')) === 'required',
  }
}

const isPublicAddress = ({ HOST, BASE_URL }: Settings): boolean => {
  const base = BASE_URL === undefined ? null : new URL(BASE_URL)
  return !isLoopbackHost(HOST) || (base !== null && (base.protocol === 'https:' || !isLoopbackHost(base.hostname)))
}

const gatewaysOf = ({ SMTP_URL, SMS_GATEWAY_URL, DEMO, INBOX, TEST_CODES }: Settings): Delivery => {
  if (!SMTP_URL && !SMS_GATEWAY_URL) return { hasInbox: true }
  if (!SMTP_URL || !SMS_GATEWAY_URL)
    throw new StartError('Only one of SMTP_URL and SMS_GATEWAY_URL is set, so some messages could not be delivered: set both or neither.')
  const withGateways = 'cannot be combined with SMTP_URL and SMS_GATEWAY_URL'
  if (DEMO) throw new StartError(`DEMO=1 ${withGateways}, because the passwords of a demo are public: remove DEMO, or both gateways.`)
  if (INBOX) throw new StartError(`INBOX=1 ${withGateways}, because anyone can read the inbox: remove INBOX, or both gateways.`)
  if (TEST_CODES) throw new StartError(`TEST_CODES=1 ${withGateways}, because anyone knows a test code: remove TEST_CODES, or both gateways.`)
  return { hasInbox: false, SMTP_URL, SMS_GATEWAY_URL }
}

const requireInbox = ({ DEMO, INBOX }: Settings, { isPublic, isDemo }: Pick<Installation, 'isPublic' | 'isDemo'>) => {
  if (isPublic && !DEMO)
    throw new StartError(
      'HOST or BASE_URL makes the product public: set SMTP_URL and SMS_GATEWAY_URL, or DEMO=1 for a demo in which anyone may sign in as an admin.',
    )
  if (INBOX ?? isDemo) return
  throw new StartError(
    'Messages could not be delivered: set SMTP_URL and SMS_GATEWAY_URL, or INBOX=1 for an inbox open to everyone who reaches the product.',
  )
}
