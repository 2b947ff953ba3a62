import type { Stage } from './ownership/stage.ts'

/** Organizations that the owner runs, follows and asks for, each listed and one under review. */
export const fillOrganizations = async (stage: Stage, entries: readonly string[]): Promise<void> => {
  const { db, mark, now, people, upload } = stage
  for (const entry of entries) {
    const values = { name: `${entry} ${mark}`, type: 'ngo' as const, city_id: 881 }
    const { id: organization_id } = await db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('organizations')
      .values({ ...values, user_id: people.stranger.id, moderation: 'wait' })
      .execute()
    const row = { organization_id, user_id: people.owner.id, created_at: now }
    await db.insertInto('organization_admins').values(row).execute()
    await db.insertInto('organization_subscriptions').values(row).execute()
    const upload_id = await upload(people.stranger, 'appeal')
    await db
      .insertInto('organization_appeals')
      .values({ ...row, user_id: people.stranger.id, upload_id })
      .execute()
  }
}
