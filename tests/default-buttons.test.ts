import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../db/seed/demo/accounts.ts'
import { unsubscribeHash } from '../server/domains/notifications/unsubscribe.ts'
import { hashToken } from '../server/kernel/secrets.ts'
import { settingsTabs } from '../web/parts/settings/settings-tabs.ts'
import { screens } from '../web/site-map.ts'
import { type SeenForm, type Start, walkForms } from './kit/form-walk.ts'
import type { PageForm } from './kit/page-form.ts'
import { limitMs } from './kit/time-limits.ts'
import { createWorld, type World } from './kit/world.ts'

let world: World
let forms: SeenForm[]

beforeAll(async () => {
  world = await createWorld({ demo: true, env: { SECOND_STEP: 'required' } })
  forms = await walkForms(world, await startsOf())
}, limitMs(300_000))
afterAll(() => world.close())

// review a new row of the file: the button goes forward and does no harm
test('forms: Enter presses the forward button, or nothing', async () => {
  const forward = [...new Set(withInputs().map(({ form }) => defaultOf(form)))].sort()
  await expect(`${forward.join('\n')}\n`).toMatchFileSnapshot('default-buttons.txt')
})

const harmful = /cancel|back|approve|decline|reject|remove|delet|withdraw|revoke|signOut|unfollow|unsubscribe|off$/i

test('forms: Enter never goes back, approves, declines, deletes or cancels', () => {
  expect(
    withInputs()
      .map(({ form }) => pressedByEnter(form))
      .filter((pressed) => harmful.test(pressed)),
  ).toEqual([])
})

test('forms: the walk opens every kind of harmful form', () => {
  const values = new Set(forms.flatMap(({ form }) => form.buttons.map(({ value }) => value)))
  const expected = ['cancel', 'approve', 'decline', 'declined', 'removePasskey', 'signOutDevice', 'requestDeletion', 'unsubscribe']
  expect([...values]).toEqual(expect.arrayContaining(expected))
})

const withInputs = () => forms.filter(({ form }) => form.enterableInputs.length > 0)

const defaultOf = (form: PageForm): string => {
  const about = [form.hidden.change, form.hidden.intent].filter(Boolean)
  const others = form.buttons.slice(1).map(({ value }) => value)
  const pressed = form.defaultButton?.isDisabled ? `(nothing) of ${others.join(', ')}` : pressedByEnter(form)
  return [form.method, pathOf(form), ...about, pressed].join(' ')
}

const pathOf = ({ action }: PageForm) => action.replace(/\?.*/, '').replace(/\d+/g, ':id')

const pressedByEnter = ({ defaultButton: button }: PageForm): string => (button?.isDisabled ? '' : button?.value || button?.name || '(submit)')

type Viewer = { name: string; addresses: string[]; token?: () => Promise<string> }

const startsOf = async (): Promise<Start[]> =>
  (await viewersOf()).flatMap(({ name, addresses, token }) =>
    addresses.map((address) => ({
      viewer: name,
      open: async () => world.page(address, token ? { as: { token: await token() } } : {}),
    })),
  )

const viewersOf = async (): Promise<Viewer[]> => {
  const publicPages = [...everyScreen, ...(await demoEvents()), '/users/2']
  const unfinished = await world.given.person({ status: 15 })
  const protectedUser = await userWithSecondStep()
  const untrusted = await world.given.person({ roles: ['crm_tk_staff'] })
  await world.db.updateTable('users').set({ email: null }).where('id', '=', untrusted.id).execute()
  const reachable = await world.given.person({ roles: ['crm_tk_staff'], phone: '+79160000001' })
  return [
    { name: 'visitor', addresses: [...publicPages, ...visitorAddresses, ...(await emailLinkAddresses())] },
    {
      name: 'participant',
      addresses: [...publicPages, ...settings, ...(await demoOrganizations()), await contactRequest(), await ownTeam()],
      token: await demoSession('participant'),
    },
    {
      name: 'organizer',
      addresses: [...settings, '/events/1', await eventWithTeams(), ...(await ownOrganization())],
      token: await demoSession('organizer'),
    },
    { name: 'expert', addresses: ['/profile'], token: await demoSession('expert') },
    { name: 'staff', addresses: ['/', ...(await queueAddresses()), ...content], token: await demoSession('staff') },
    { name: 'admin', addresses: ['/', ...(await queueAddresses()), ...outbox, ...support], token: await demoSession('admin') },
    { name: 'space staff', addresses: ['/', '/profile', ...door], token: await demoSession('control') },
    { name: 'child', addresses: ['/', '/parental-consent', '/profile'], token: await demoSession('child') },
    { name: 'unfinished', addresses: ['/', '/registration'], token: () => world.given.session(unfinished.id) },
    { name: 'without a second step', addresses: ['/', '/auth/second-step'], token: () => world.given.session(untrusted.id) },
    { name: 'with a phone for codes', addresses: ['/auth/second-step'], token: () => world.given.session(reachable.id) },
    { name: 'before the second step', addresses: ['/', '/auth/second-step'], token: () => world.given.session(protectedUser) },
    { name: 'after the second step', addresses: settings, token: () => completeSession(protectedUser) },
  ]
}

const everyScreen = screens.map(({ path }) => path as string).filter((path) => !/[:*]/.test(path))
const visitorAddresses = ['/login', '/simple/login', '/partner/login']
  .map((path) => `${path}?way=password`)
  .concat('/registration?way=email', '/forgot-password?way=phone', '/partner/forgot-password?way=phone')
const settings = settingsTabs.map((tab) => `/settings?tab=${tab}`)
const outbox = ['/admin/outbox', '/admin/outbox?kind=mailings.digest']

const support = ['/admin/support-messages', '/admin/support-messages?id=2']
/** The door of a space of the demo, with its panels and tabs. */
const door = ['/control', '/control/qr?spaceId=1', ...['?add=1', '?ban=3', '?tab=bans', '?tab=proposals'].map((query) => `/control/1${query}`)]
const content = ['/admin/content', '/admin/content?table=themes&id=1', '/admin/content?table=compilations&id=new']

/** Each queue with its first waiting row open, because the decision is in the side panel. */
const queueAddresses = async () => {
  const token = await (await demoSession('staff'))()
  const open = async (name: string, path: string, status = 'wait') => {
    const { body } = await world.request({ url: `/api/admin/${path}?status=${status}`, token })
    return `/admin?queue=${name}&id=${body._items[0].id}`
  }
  return Promise.all([
    open('parentalConsents', 'parental-consents'),
    open('deletionProposals', 'deletion-proposals', 'confirmed'),
    open('mergeRequests', 'merge-requests'),
    open('educations', 'educations'),
    open('employments', 'employments'),
  ])
}

const demoEvents = async () => (await world.db.selectFrom('events').select('id').orderBy('id').limit(12).execute()).map(({ id }) => `/events/${id}`)

const demoOrganizations = async () =>
  (await world.db.selectFrom('organizations').select('id').orderBy('id').limit(3).execute()).map(({ id }) => `/organizations/${id}`)

/** The first organization of the demo belongs to its organizer, and a request for admin rights waits there. */
const ownOrganization = async () => {
  const { id } = await world.db.selectFrom('organizations').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return ['/my-organizations', `/my-organizations/edit/${id}`]
}

const demoUser = async (role: string) => {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? null
  return (await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** The editor of a team that the demo participant leads. */
const ownTeam = async () => {
  const { id } = await world.db
    .selectFrom('teams')
    .select('id')
    .where('user_id', '=', await demoUser('participant'))
    .executeTakeFirstOrThrow()
  return `/teams/${id}/edit`
}

const eventWithTeams = async () => {
  const token = await (await demoSession('organizer'))()
  const { body } = await world.request({ url: '/api/owner/events/participation-format/team', token })
  return `/organizer-cabinet/participants/teams?eventId=${body._items[0].id}`
}

const demoSession = async (role: string) => {
  const id = await demoUser(role)
  return () => completeSession(id)
}

/** A session that has completed its second step. */
const completeSession = async (userId: number) => {
  const token = await world.given.session(userId)
  await world.db.updateTable('sessions').set({ second_step_at: world.clock.now() }).where('token_hash', '=', hashToken(token)).execute()
  return token
}

const userWithSecondStep = async () => {
  const { id } = await world.given.person({ password: 'слово2026' })
  const now = world.clock.now()
  await world.db
    .insertInto('second_steps')
    .values({ user_id: id, secret: Buffer.alloc(20), confirmed_at: now, created_at: now })
    .execute()
  await world.db
    .insertInto('passkeys')
    .values({ user_id: id, credential_id: 'key', public_key: Buffer.alloc(1), counter: 0, transports: [], created_at: now })
    .execute()
  return id
}

const contactRequest = async () => {
  const [requester, owner] = [await world.given.person(), demoAccounts.find(({ role }) => role === 'participant')?.email ?? '']
  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', owner).executeTakeFirstOrThrow()
  await world.db.insertInto('contact_accesses').values({ user_id: requester.id, owner_id: id, asked_at: world.clock.now() }).execute()
  return `/contacts-decision?userId=${requester.id}&notificationRecipientId=1`
}

/** The pages that email links open. */
const emailLinkAddresses = async () => {
  const { id, email } = await world.given.person()
  const dates = { created_at: world.clock.now(), expires_at: new Date('2030-01-01') }
  await world.db
    .insertInto('deletion_proposals')
    .values({ user_id: id, token_hash: hashToken('deletion'), ...dates })
    .execute()
  for (const kind of ['confirm', 'restore'] as const)
    await world.db
      .insertInto('email_links')
      .values({ kind, user_id: id, email, token_hash: hashToken(kind), resend_at: dates.created_at, ...dates })
      .execute()
  return [
    '/delete-confirmation?code=deletion',
    '/auth/activate?code=confirm',
    '/forgot-password?token=restore',
    `/mailing/unsubscribe?hash=${await unsubscribeHash(world.db, { id, from: 'contacts' })}`,
  ]
}
