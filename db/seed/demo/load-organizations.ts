import { sql } from 'kysely'
import sharp from 'sharp'
import type { OrganizationType } from '../../../contract/limits.ts'
import { isTaxNumber } from '../../../contract/organizations/tax-number.ts'
import { storeUpload } from '../../../server/domains/uploads/store-upload.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { demoAccounts } from './accounts.ts'
import { pdfOf, readFonts } from './documents.ts'
import { emailOfPerson } from './load-people.ts'
import { organizations } from './organizations.ts'
import { moreOrganizations } from './organizations-more.ts'
import type { DemoOrganization } from './shapes.ts'

type Ids = ReadonlyMap<string, number>
type Setting = Pick<Resources, 'outside' | 'clock'> & { tx: Tx; cityIds: Ids }

const dayMs = 86_400_000

export const demoOrganizations = [...organizations, ...moreOrganizations]

/** Organizations with logos, numbers, groups, admins, contacts and subscribers; two of them and a request wait for staff. */
export const loadOrganizations = async (setting: Setting): Promise<void> => {
  const ids: number[] = []
  for (const [index, organization] of demoOrganizations.entries()) ids.push(await addOrganization(setting, organization, index))
  await addAdmins(setting, ids)
  await addSubscribers(setting)
  await addWaiting(setting)
  await addAppeal(setting, ids[0] ?? 0)
}

const activitiesOf: Record<DemoOrganization['type'], string[]> = {
  commercial: ['employer'],
  state: ['community', 'event_organizer'],
  university: ['education', 'event_organizer'],
  ngo: ['community', 'event_organizer'],
  media: ['employer', 'community'],
  individual: ['education'],
}
const okvedsOf: Record<DemoOrganization['type'], number[]> = {
  commercial: [62, 74],
  state: [84],
  university: [72, 85],
  ngo: [94],
  media: [58, 60],
  individual: [85],
}
const groupsOf: Record<DemoOrganization['type'], number[]> = {
  commercial: [1, 4],
  state: [6],
  university: [7],
  ngo: [2],
  media: [5],
  individual: [5],
}

const addOrganization = async ({ tx, outside, clock, cityIds }: Setting, organization: DemoOrganization, index: number): Promise<number> => {
  const { key, name, type, city, description, url = null } = organization
  const logo_id = await storeUpload({ db: tx, outside, clock }, await logoOf(key, index))
  const fields = { name, type, city_id: cityIds.get(city) ?? null, description, url, is_demo: true, logo_id, inn: type === 'ngo' ? null : innOf(index, type) }
  const { id } = await tx
    .insertInto('organizations')
    .values({ ...fields, activity_types: activitiesOf[type], okved_ids: okvedsOf[type], group_ids: groupsOf[type], created_at: clock() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A right number of a tax region that does not exist, which no company has. */
const innOf = (index: number, type: OrganizationType): string | null => {
  const checks = type === 'individual' ? 100 : 10
  const start = `98${String(1_000_000 + index * 7_919).slice(0, 7)}${type === 'individual' ? '0' : ''}`
  return Array.from({ length: checks }, (_, check) => `${start}${String(check).padStart(String(checks).length - 1, '0')}`).find(isTaxNumber) ?? null
}

const palette = ['#1f6f5c', '#2f5d8a', '#8a4b2f', '#6b3f7d', '#a3762a', '#3d6b2f', '#8a2f4b', '#2f7d7d']

/** A sign of two shapes whose colours, turn and number of petals follow from the place in the list. */
const logoOf = async (key: string, index: number) => {
  const [ground, sign] = [palette[index % palette.length], palette[(index * 3 + 4) % palette.length]]
  const petals = 3 + (index % 5)
  const petal = (turn: number) =>
    `<ellipse cx="128" cy="78" rx="${22 + (index % 4) * 6}" ry="46" transform="rotate(${(360 / petals) * turn + index * 11} 128 128)"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${ground}"/>
    <circle cx="128" cy="128" r="${92 - (index % 3) * 8}" fill="#fff" fill-opacity=".92"/><g fill="${sign}">${Array.from({ length: petals }, (_, turn) => petal(turn)).join('')}</g>
    <circle cx="128" cy="128" r="${14 + (index % 3) * 5}" fill="${ground}"/></svg>`
  const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
  return { name: `${key}.png`, mime: 'image/png', bytes, width: 256, height: 256, purpose: 'logo' as const, ownerId: null }
}

const adminsAtStart = 8

/** The organizer of the demo runs the first two organizations, people of the demo the next ones. */
const addAdmins = async ({ tx, clock }: Setting, ids: readonly number[]) => {
  const organizer = demoAccounts.find(({ role }) => role === 'organizer')?.email ?? ''
  await sql`insert into organization_admins (organization_id, user_id, created_at)
    select own.id, u.id, ${clock()} from unnest(${ids.slice(0, 2)}::bigint[]) as own (id) join users u on u.email = ${organizer}`.execute(tx)
  await sql`with led as (select id, row_number() over (order by id) as turn from unnest(${ids.slice(1, adminsAtStart)}::bigint[]) as l (id)),
      people as (select id, row_number() over (order by id) as turn from users where is_demo and status = 10 and in_catalogue and email <> ${organizer})
    insert into organization_admins (organization_id, user_id, created_at)
    select s.id, p.id, ${clock()} from led s join people p on p.turn = s.turn`.execute(tx)
  await sql`insert into organization_contacts (organization_id, position, user_id, info, email, phone)
    select a.organization_id, 0, min(a.user_id), 'Вопросы о партнёрстве', 'office' || a.organization_id || '@vmeste.example', '+7 900 200-00-' || lpad((a.organization_id % 100)::text, 2, '0')
    from organization_admins a group by a.organization_id`.execute(tx)
}

/** Every user follows some organizations; the first ones have the most subscribers. */
const addSubscribers = async ({ tx, clock }: Setting) => {
  await sql`insert into organization_subscriptions (user_id, organization_id, created_at)
    select u.id, o.id, ${clock()}::timestamptz - (u.id % 90) * interval '1 day' from users u join organizations o on o.is_demo and (u.id * 31 + o.id * 17) % (2 + o.id % 23) = 0
    where u.is_demo and u.status = 10`.execute(tx)
  await sql`update organizations o set subscriber_count = s.total
    from (select organization_id, count(*)::int as total from organization_subscriptions group by organization_id) s where s.organization_id = o.id`.execute(tx)
}

const waiting = [
  { person: 'gleb-sablin', name: 'Пекарня «Ржаной угол»', city: 'Москва', daysAgo: 2, description: 'Печём ржаной хлеб на закваске и возим его в двадцать кафе.' },
  { person: 'polina-zhdanovich', name: 'Студия звука «Полтона»', city: 'Самара', daysAgo: 1, description: 'Записываем подкасты и аудиогиды для музеев.' },
]

const idOf = async (tx: Tx, key: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('email', '=', emailOfPerson(key)).executeTakeFirstOrThrow()).id

const addWaiting = async ({ tx, clock, cityIds }: Setting) => {
  for (const { person, name, city, daysAgo, description } of waiting) {
    const [user_id, created_at] = [await idOf(tx, person), new Date(clock().getTime() - daysAgo * dayMs)]
    const fields = { name, description, type: 'commercial' as const, city_id: cityIds.get(city) ?? null, user_id, moderation: 'wait' as const }
    const { id } = await tx.insertInto('organizations').values({ ...fields, created_at }).returning('id').executeTakeFirstOrThrow()
    await tx.insertInto('organization_admins').values({ organization_id: id, user_id, created_at }).execute()
  }
}

const addAppeal = async ({ tx, outside, clock }: Setting, organization_id: number) => {
  const user_id = await idOf(tx, 'kseniya-dalskaya')
  const title = 'Приказ о назначении'
  const text = 'Назначить Ксению Дальскую ответственной за страницу студии на платформе.'
  const bytes = await pdfOf({ title, text, now: clock() }, await readFonts())
  const file = { name: `${title}.pdf`, mime: 'application/pdf', bytes, purpose: 'appeal' as const, ownerId: user_id }
  const upload_id = await storeUpload({ db: tx, outside, clock }, file)
  const created_at = new Date(clock().getTime() - dayMs)
  const words = 'Веду страницу студии, приказ приложила.'
  await tx.insertInto('organization_appeals').values({ organization_id, user_id, text: words, upload_id, created_at }).execute()
}
