import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../server/domains/accounts/passwords.ts'
import { hashToken, newToken } from '../../server/kernel/secrets.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'

const password = 'parol2026'

export const accounts: Ownership = {
  scenes: {
    'DELETE /user/sessions/:id': async ({ db, people, now }) => {
      const session = { token_hash: hashToken(newToken()), user_id: people.owner.id, created_at: now, seen_at: now, expires_at: later(now) }
      return { params: await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow() }
    },
    'DELETE /user/passkeys/:id': async ({ db, people, now }) => {
      await db
        .updateTable('users')
        .set({ password_hash: await hashPassword(password) })
        .where('id', '=', people.owner.id)
        .execute()
      await db.updateTable('sessions').set({ second_step_at: now }).where('user_id', '=', people.owner.id).execute()
      const key = { user_id: people.owner.id, credential_id: newToken(), public_key: randomBytes(32), counter: 0, transports: [], created_at: now }
      return { params: await db.insertInto('passkeys').values(key).returning('id').executeTakeFirstOrThrow(), body: { password } }
    },
    'POST /user/parental-consent': async (stage) => {
      for (const minor of [stage.people.owner, stage.people.stranger]) await awaitConsent(stage, minor.id, 'absent')
      return { body: { fileIds: [await stage.upload(stage.people.owner, 'consent')] } }
    },
    'POST /admin/parental-consents/:id/decision': async (stage) => {
      await awaitConsent(stage, stage.people.owner.id, 'wait')
      return { params: { id: stage.people.owner.id }, body: { decision: 'declined', comment: 'Нет подписи' } }
    },
    'GET /owner/phones': async (stage) => ({ shows: (await phoneOf(stage, true)).phone }),
    'POST /owner/phones': async (stage) => ({ body: await provenPhone(stage) }),
    'POST /owner/phones/:id/mark-primary': async (stage) => ({ params: await secondPhone(stage) }),
    'PUT /owner/phones/:id': async (stage) => ({ params: await secondPhone(stage), body: await provenPhone(stage) }),
    'DELETE /owner/phones/:id': async (stage) => ({ params: await secondPhone(stage) }),
    'GET /owner/external-accounts': async (stage) => ({ shows: (await externalAccount(stage)).name }),
    'GET /owner/external-accounts/connected': async (stage) => ({ shows: (await externalAccount(stage)).name }),
    'POST /owner/external-accounts/:id/visibility': async (stage) => ({ params: await externalAccount(stage), body: { visible: true } }),
    'POST /owner/external-accounts/:id/merge-profile-data': async (stage) => ({
      params: await externalAccount(stage),
      body: { city: true, birthday: false, photo: false },
    }),
    'DELETE /owner/external-accounts/:id': async (stage) => {
      await phoneOf(stage, true)
      return { params: await externalAccount(stage) }
    },
  },
  unowned: {
    'POST /user/passkeys': 'the id is named by the device, which signs a challenge of the session',
    'POST /auth/second-step/passkey': 'the id is named by the device, which signs a challenge of the session',
    'POST /auth/signup': 'the id is a city',
    'POST /captcha/verify': 'a captcha belongs to the browser that has its answer',
    'POST /auth/social': 'the id is named by the network',
    'GET /auth/social-bind': 'the id is named by the network',
    'PUT /user/interface-settings': 'the id is a city',
    'GET /admin/parental-consents': 'a list of staff; the id is a city',
  },
}

const later = (now: Date) => new Date(now.getTime() + 86_400_000)

/** Makes the user a minor who needs a parent's consent. */
const awaitConsent = async ({ db, now }: Stage, userId: number, status: 'absent' | 'wait') => {
  await db.updateTable('users').set({ status: 8, birthday: '2012-05-05' }).where('id', '=', userId).execute()
  await db.insertInto('parental_consents').values({ user_id: userId, status, uploaded_at: now }).execute()
}

let phones = 0
const newPhone = () => {
  phones += 1
  return `+7933${String(phones).padStart(7, '0')}`
}

const phoneOf = async ({ db, people, now }: Stage, isPrimary: boolean) => {
  const phone = { user_id: people.owner.id, phone: newPhone(), is_primary: isPrimary, confirmed_at: now }
  const { id } = await db.insertInto('phones').values(phone).returning('id').executeTakeFirstOrThrow()
  return { id, phone: phone.phone }
}

/** A second phone of the owner, beside the primary one. */
const secondPhone = async (stage: Stage) => {
  await phoneOf(stage, true)
  return phoneOf(stage, false)
}

/** A phone with the proof of its code, not bound to a user. */
const provenPhone = async ({ db, now }: Stage) => {
  const [phone, token] = [newPhone(), newToken()]
  const moments = { created_at: now, resend_at: now, expires_at: later(now), confirmed_at: now }
  const proof = { token_hash: hashToken(newToken()), code_hash: randomBytes(32), confirmed_token_hash: hashToken(token) }
  await db
    .insertInto('phone_confirms')
    .values({ ...proof, ...moments, phone, channel: 'sms' })
    .execute()
  return { phone, token }
}

const externalAccount = async ({ db, people, mark, now }: Stage) => {
  const profile = JSON.stringify({ city: 'Казань', birthday: null, photo: null })
  const page = `https://vk.example/${mark}`
  const account = { page, user_id: people.owner.id, network: 'vk', external_id: mark, name: `Анна ${mark}`, profile, created_at: now }
  const { id } = await db.insertInto('external_accounts').values(account).returning('id').executeTakeFirstOrThrow()
  return { id, name: account.name }
}
