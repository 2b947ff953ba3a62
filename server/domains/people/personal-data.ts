import { sql } from 'kysely'
import type { PersonalData } from '../../kernel/personal-data.ts'

/** Personal data of this domain: profile texts, subscriptions and contact accesses. */
export const peoplePersonalData: PersonalData = {
  collect: async (db, userId) => {
    const [profile, follows, accesses] = await Promise.all([
      db
        .selectFrom('users')
        .select(['about', 'socials', 'personal_status', 'slug', 'contacts_to', 'hidden_blocks', 'in_catalogue'])
        .where('id', '=', userId)
        .execute(),
      db
        .selectFrom('user_subscriptions')
        .select(['subscriber_id', 'user_id', 'created_at'])
        .where((eb) => eb.or([eb('subscriber_id', '=', userId), eb('user_id', '=', userId)]))
        .execute(),
      db
        .selectFrom('contact_accesses')
        .select(['user_id', 'owner_id', 'event_id', 'decision', 'asked_at', 'decided_at'])
        .where((eb) => eb.or([eb('user_id', '=', userId), eb('owner_id', '=', userId)]))
        .execute(),
    ])
    return { rows: { profile, follows, 'contact-accesses': accesses } }
  },

  erase: async (tx, userId) => {
    await tx
      .updateTable('users')
      .set({ about: null, socials: '[]', personal_status: null, slug: null, position: null, photo_id: null, cover_id: null, in_catalogue: false })
      .where('id', '=', userId)
      .execute()
    await tx
      .deleteFrom('user_subscriptions')
      .where((eb) => eb.or([eb('subscriber_id', '=', userId), eb('user_id', '=', userId)]))
      .execute()
    await tx
      .deleteFrom('contact_accesses')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('owner_id', '=', userId)]))
      .execute()
  },

  // values of the surviving account win
  move: async (tx, { from, to }) => {
    await sql`update users t set
        about = coalesce(t.about, f.about), personal_status = coalesce(t.personal_status, f.personal_status), position = coalesce(t.position, f.position),
        socials = case when t.socials = '[]' then f.socials else t.socials end,
        photo_id = coalesce(t.photo_id, f.photo_id), cover_id = coalesce(t.cover_id, f.cover_id)
      from users f where t.id = ${to} and f.id = ${from}`.execute(tx)
    await sql`insert into user_subscriptions (subscriber_id, user_id, created_at)
      select case subscriber_id when ${from} then ${to} else subscriber_id end, case user_id when ${from} then ${to} else user_id end, created_at
      from user_subscriptions where ${from} in (subscriber_id, user_id) and ${to} not in (subscriber_id, user_id)
      on conflict do nothing`.execute(tx)
    await sql`insert into contact_accesses (user_id, owner_id, event_id, decision, notification_recipient_id, asked_at, decided_at)
      select case user_id when ${from} then ${to} else user_id end, case owner_id when ${from} then ${to} else owner_id end,
        event_id, decision, notification_recipient_id, asked_at, decided_at
      from contact_accesses where ${from} in (user_id, owner_id) and ${to} not in (user_id, owner_id)
      on conflict do nothing`.execute(tx)
    await tx
      .deleteFrom('user_subscriptions')
      .where((eb) => eb.or([eb('subscriber_id', '=', from), eb('user_id', '=', from)]))
      .execute()
    await tx
      .deleteFrom('contact_accesses')
      .where((eb) => eb.or([eb('user_id', '=', from), eb('owner_id', '=', from)]))
      .execute()
  },
}
