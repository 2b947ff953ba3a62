import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const addresses = {
  default: {},
  'loopback, IPv6': { HOST: '::1', BASE_URL: 'http://localhost:3000' },
  'loopback, mapped': { HOST: '127.8.0.1', BASE_URL: 'http://[::ffff:127.0.0.1]:3000' },
  wildcard: { HOST: '0.0.0.0' },
  'wildcard, IPv6': { HOST: '::' },
  'host name': { HOST: 'web-1' },
  https: { BASE_URL: 'https://vmeste.example' },
  'https on loopback': { BASE_URL: 'https://localhost' },
  'http on a network': { BASE_URL: 'http://192.168.1.5:3000' },
  'a name like loopback': { BASE_URL: 'http://localhost.evil.example' },
}
const publicAddresses = Object.keys(addresses).slice(3)
const loopbackAddresses = Object.keys(addresses).slice(0, 3)

const given = {
  DEMO: [undefined, '0', '1'],
  INBOX: [undefined, '0', '1'],
  SMTP_URL: [undefined, 'smtp://mail.example'],
  SMS_GATEWAY_URL: [undefined, 'https://sms.example'],
  TEST_CODES: [undefined, '0', '1'],
  DATABASE_URL: [undefined, 'postgres://db.example/vmeste'],
  SECOND_STEP: [undefined, 'offered', 'required'],
} as const
type Name = keyof typeof given
type Setup = { address: string } & Partial<Record<Name, string>>

const setups: Setup[] = Object.entries(given).reduce<Setup[]>(
  (all, [name, values]) => all.flatMap((setup) => values.map((value) => (value === undefined ? setup : { ...setup, [name]: value }))),
  Object.keys(addresses).map((address) => ({ address })),
)

type Flags = { isDemo: boolean; hasInbox: boolean; allowsTestCodes: boolean; requiresSecondStep: boolean; isPublic: boolean; isEmbedded: boolean }

const outcomeOf = ({ address, ...settings }: Setup): Flags | string => {
  try {
    const { isDemo, hasInbox, allowsTestCodes, requiresSecondStep, isPublic, isEmbedded } = readConfig({
      ...addresses[address as keyof typeof addresses],
      ...settings,
    })
    return { isDemo, hasInbox, allowsTestCodes, requiresSecondStep, isPublic, isEmbedded }
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

/** A kind of installation that may start, with its values of each setting. An omitted setting takes any value. */
type Kind = {
  addresses: string[]
  settings: Partial<Record<Name, readonly (string | undefined)[]>>
  flags: (setup: Setup) => Pick<Flags, 'isDemo' | 'hasInbox' | 'allowsTestCodes' | 'requiresSecondStep'>
}

const noGateways = { SMTP_URL: [undefined], SMS_GATEWAY_URL: [undefined] }
const demo: Kind['flags'] = ({ TEST_CODES, SECOND_STEP }) => ({
  isDemo: true,
  hasInbox: true,
  allowsTestCodes: TEST_CODES !== '0',
  requiresSecondStep: SECOND_STEP === 'required',
})
const ownMachine: Kind['flags'] = ({ TEST_CODES }) => ({
  isDemo: false,
  hasInbox: true,
  allowsTestCodes: TEST_CODES === '1',
  requiresSecondStep: true,
})
const allowed: Record<string, Kind> = {
  'demo of a fresh machine': {
    addresses: loopbackAddresses,
    settings: { ...noGateways, DEMO: [undefined], INBOX: [undefined, '1'], DATABASE_URL: [undefined] },
    flags: demo,
  },
  'demo that is asked for': {
    addresses: Object.keys(addresses),
    settings: { ...noGateways, DEMO: ['1'], INBOX: [undefined, '1'] },
    flags: demo,
  },
  'own machine without a demo': {
    addresses: loopbackAddresses,
    settings: { ...noGateways, DEMO: ['0'], INBOX: ['1'], SECOND_STEP: [undefined, 'required'] },
    flags: ownMachine,
  },
  'own machine with its own database': {
    addresses: loopbackAddresses,
    settings: {
      ...noGateways,
      DEMO: [undefined],
      INBOX: ['1'],
      DATABASE_URL: ['postgres://db.example/vmeste'],
      SECOND_STEP: [undefined, 'required'],
    },
    flags: ownMachine,
  },
  'real installation': {
    addresses: Object.keys(addresses),
    settings: {
      SMTP_URL: ['smtp://mail.example'],
      SMS_GATEWAY_URL: ['https://sms.example'],
      DEMO: [undefined, '0'],
      INBOX: [undefined, '0'],
      TEST_CODES: [undefined, '0'],
      SECOND_STEP: [undefined, 'required'],
    },
    flags: () => ({ isDemo: false, hasInbox: false, allowsTestCodes: false, requiresSecondStep: true }),
  },
}

const isOfKind = (setup: Setup, kind: Kind): boolean =>
  kind.addresses.includes(setup.address) && Object.entries(kind.settings).every(([name, values]) => values.includes(setup[name as Name]))

test('configuration: starts exactly the setups of the five kinds, with their flags', () => {
  const counts: Record<string, number> = {}
  for (const setup of setups) {
    const kinds = Object.entries(allowed).filter(([, kind]) => isOfKind(setup, kind))
    expect(kinds.length, JSON.stringify(setup)).toBeLessThanOrEqual(1)
    const [name, kind] = kinds[0] ?? ['refused', null]
    counts[name] = (counts[name] ?? 0) + 1
    const outcome = outcomeOf(setup)
    if (kind === null) expect(outcome, JSON.stringify(setup)).toBeTypeOf('string')
    else
      expect([setup, outcome]).toEqual([
        setup,
        { ...kind.flags(setup), isPublic: publicAddresses.includes(setup.address), isEmbedded: setup.DATABASE_URL === undefined },
      ])
  }
  expect(counts).toEqual({
    'demo of a fresh machine': 54,
    'demo that is asked for': 360,
    'own machine without a demo': 36,
    'own machine with its own database': 18,
    'real installation': 320,
    refused: 5692,
  })
})

test('configuration: the guarantees hold in every setup that starts (A086)', () => {
  for (const setup of setups) {
    const flags = outcomeOf(setup)
    if (typeof flags === 'string') continue
    const hasGateway = setup.SMTP_URL !== undefined || setup.SMS_GATEWAY_URL !== undefined
    const broken = Object.entries({
      'public without DEMO=1 and without both gateways':
        publicAddresses.includes(setup.address) && setup.DEMO !== '1' && !(setup.SMTP_URL && setup.SMS_GATEWAY_URL),
      'an inbox that no setting enables':
        flags.hasInbox && setup.DEMO !== '1' && setup.INBOX !== '1' && !(flags.isDemo && loopbackAddresses.includes(setup.address)),
      'an inbox on a public address without DEMO=1': flags.hasInbox && publicAddresses.includes(setup.address) && setup.DEMO !== '1',
      'an inbox together with a gateway': flags.hasInbox && hasGateway,
      'test codes together with a gateway': flags.allowsTestCodes && hasGateway,
      'test codes outside a demo without TEST_CODES=1': flags.allowsTestCodes && !flags.isDemo && setup.TEST_CODES !== '1',
      'demo accounts together with a gateway': flags.isDemo && hasGateway,
      'demo accounts in a given database without DEMO=1': flags.isDemo && setup.DATABASE_URL !== undefined && setup.DEMO !== '1',
      'staff without a second step outside a demo': !flags.requiresSecondStep && !flags.isDemo,
      'messages that go nowhere': !flags.hasInbox && !(setup.SMTP_URL && setup.SMS_GATEWAY_URL),
    }).filter(([, isBroken]) => isBroken)
    expect([setup, broken]).toEqual([setup, []])
  }
})

test('configuration: a refused setup fails with one sentence that names the settings to change', () => {
  const sentences = new Set(setups.map(outcomeOf).filter((outcome) => typeof outcome === 'string'))
  expect([...sentences].sort()).toMatchInlineSnapshot(`
    [
      "DEMO=1 cannot be combined with SMTP_URL and SMS_GATEWAY_URL, because the passwords of a demo are public: remove DEMO, or both gateways.",
      "HOST or BASE_URL makes the product public: set SMTP_URL and SMS_GATEWAY_URL, or DEMO=1 for a demo in which anyone may sign in as an admin.",
      "INBOX=1 cannot be combined with SMTP_URL and SMS_GATEWAY_URL, because anyone can read the inbox: remove INBOX, or both gateways.",
      "Messages could not be delivered: set SMTP_URL and SMS_GATEWAY_URL, or INBOX=1 for an inbox open to everyone who reaches the product.",
      "Only one of SMTP_URL and SMS_GATEWAY_URL is set, so some messages could not be delivered: set both or neither.",
      "SECOND_STEP=offered is for a demo only, because staff accounts need a second step: remove SECOND_STEP.",
      "TEST_CODES=1 cannot be combined with SMTP_URL and SMS_GATEWAY_URL, because anyone knows a test code: remove TEST_CODES, or both gateways.",
    ]
  `)
})

test('configuration: the error names the conflicting setting', () => {
  const gateways = { SMTP_URL: 'smtp://mail.example', SMS_GATEWAY_URL: 'https://sms.example' }
  const rows: [Setup, RegExp][] = [
    [{ address: 'https' }, /^HOST or BASE_URL .*SMTP_URL and SMS_GATEWAY_URL, or DEMO=1/],
    [{ address: 'wildcard', INBOX: '1' }, /^HOST or BASE_URL/],
    [{ address: 'https', SMTP_URL: gateways.SMTP_URL }, /^Only one of SMTP_URL and SMS_GATEWAY_URL/],
    [{ address: 'default', SMS_GATEWAY_URL: gateways.SMS_GATEWAY_URL }, /^Only one of SMTP_URL and SMS_GATEWAY_URL/],
    [{ address: 'https', ...gateways, DEMO: '1' }, /^DEMO=1/],
    [{ address: 'https', ...gateways, INBOX: '1' }, /^INBOX=1/],
    [{ address: 'https', ...gateways, TEST_CODES: '1' }, /^TEST_CODES=1/],
    [{ address: 'https', ...gateways, SECOND_STEP: 'offered' }, /^SECOND_STEP=offered/],
    [{ address: 'default', DEMO: '0' }, /^Messages could not be delivered/],
    [{ address: 'default', DEMO: '1', INBOX: '0' }, /^Messages could not be delivered/],
    [{ address: 'default', DATABASE_URL: 'postgres://db.example/vmeste' }, /^Messages could not be delivered/],
  ]
  for (const [setup, sentence] of rows) expect(outcomeOf(setup)).toMatch(sentence)
})

test('configuration: rejects a BASE_URL that is more than an origin', () => {
  const start = (BASE_URL: string) => readConfig({ BASE_URL, DEMO: '1' })
  for (const rest of ['/path', '/?a=1', '/#top'])
    expect(() => start(`https://vmeste.example${rest}`)).toThrow(/BASE_URL \(write the address without a path/)
  expect(() => start('https://name:password@vmeste.example')).toThrow(/BASE_URL \(write/)
  for (const rest of ['', '/', ':443']) expect(() => start(`https://vmeste.example${rest}`)).not.toThrow()
})
