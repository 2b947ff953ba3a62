import { sql } from 'kysely'
import { storeUpload } from '../../../server/domains/uploads/store-upload.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { type Fonts, pdfOf, readFonts } from './documents.ts'
import { emailOfPerson } from './load-people.ts'
import { consents, deletions, merges } from './queues.ts'

type Setting = Pick<Resources, 'outside' | 'clock'> & { tx: Tx }

const dayMs = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Parental consents, deletion requests and merge requests that wait for staff. */
export const loadQueues = async (setting: Setting): Promise<void> => {
  const fonts = await readFonts()
  for (const consent of consents) await addConsent(setting, consent, fonts)
  for (const deletion of deletions) await addDeletion(setting, deletion)
  for (const merge of merges) await addMerge(setting, merge)
}

const idOf = async (tx: Tx, key: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('email', '=', emailOfPerson(key)).executeTakeFirstOrThrow()).id

const addConsent = async ({ tx, outside, clock }: Setting, { child, parent, daysAgo, title, text }: (typeof consents)[number], fonts: Fonts) => {
  const user_id = await idOf(tx, child)
  const bytes = await pdfOf({ title, text, now: clock() }, fonts)
  const file = { name: `${title}.pdf`, mime: 'application/pdf', bytes, purpose: 'consent' as const, ownerId: user_id }
  const parentFields = { parent_name: parent.name, parent_phone: parent.phone, parent_email: parent.email }
  await tx.insertInto('parental_consents').values({ user_id, status: 'wait', ...parentFields, uploaded_at: daysBefore(clock(), daysAgo) }).execute()
  await tx.insertInto('parental_consent_files').values({ user_id, position: 0, upload_id: await storeUpload({ db: tx, outside, clock }, file) }).execute()
}

const addDeletion = async ({ tx, clock }: Setting, { person, reason, daysAgo }: (typeof deletions)[number]) => {
  const at = daysBefore(clock(), daysAgo)
  const user_id = await idOf(tx, person)
  await tx.insertInto('deletion_proposals').values({ user_id, status: 'confirmed', reason, created_at: at, expires_at: at, confirmed_at: at }).execute()
}

const addMerge = async ({ tx, clock }: Setting, { person, phone, createdDaysAgo, daysAgo }: (typeof merges)[number]) => {
  const target = await idOf(tx, person)
  const source = await addSecondAccount(tx, { person, at: daysBefore(clock(), createdDaysAgo) })
  await tx.insertInto('phones').values({ user_id: source, phone, is_primary: true, confirmed_at: clock() }).execute()
  await tx
    .insertInto('merge_requests')
    .values({ source_user_id: source, target_user_id: target, created_at: daysBefore(clock(), daysAgo) })
    .execute()
}

/** A second account by the same owner: the same name, another email, hidden from the catalogue. */
const addSecondAccount = async (tx: Tx, { person, at }: { person: string; at: Date }): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, first_name, last_name, gender, birthday, city_id, status, password_hash, email_confirmed_at,
      agreement_at, personal_data_agreement_at, is_demo, in_catalogue, created_at)
    select ${emailOfPerson(`${person}.2`)}, first_name, last_name, gender, birthday, city_id, status, password_hash, ${at}, ${at}, ${at}, true, false, ${at}
    from users where email = ${emailOfPerson(person)} returning id`.execute(tx)
  if (!rows[0]) throw new Error(`the demo has no user «${person}»`)
  return rows[0].id
}

const daysRemembered = 4

/** Renews the deletion requests of demo users, because an expired request deletes the account. */
export const renewQueues = async (tx: Tx, now: Date): Promise<void> => {
  const emails = deletions.map(({ person }) => emailOfPerson(person))
  const at = daysBefore(now, 1)
  await sql`
    update deletion_proposals p set created_at = ${at}, confirmed_at = ${at} from users u
    where u.id = p.user_id and u.email = any(${emails}::text[]) and p.status = 'confirmed' and p.confirmed_at < ${daysBefore(now, daysRemembered)}`.execute(tx)
}
