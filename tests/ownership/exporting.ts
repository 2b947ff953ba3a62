import type { Ownership, Stage } from '../kit/ownership/stage.ts'

/** A ready export of a list of staff; its owner is staff too. */
const givenExport = async ({ world, db, people, mark, now }: Stage) => {
  await db
    .updateTable('users')
    .set({ roles: ['crm_tk_staff'] })
    .where('id', '=', people.owner.id)
    .execute()
  const storage_key = `tables/${mark}`
  await world.resources.outside.storage.put(storage_key, Buffer.from(mark))
  const list = { name: 'educations', format: 'csv' as const, filter: '{}', locale: 'ru' as const }
  const file = { status: 'ready' as const, storage_key, size: mark.length }
  const row = { ...list, ...file, user_id: people.owner.id, created_at: now, expires_at: new Date(now.getTime() + 86_400_000) }
  return db.insertInto('table_exports').values(row).returning('id').executeTakeFirstOrThrow()
}

const withoutRole = async (stage: Stage) => {
  const params = await givenExport(stage)
  await stage.db.updateTable('users').set({ roles: [] }).where('id', '=', stage.people.owner.id).execute()
  return { params }
}

export const exporting: Ownership = {
  scenes: {
    'GET /exports/:id': { 'staff role': async (stage) => ({ params: await givenExport(stage) }), 'role lost': withoutRole },
    'GET /exports/:id/file': {
      'staff role': async (stage) => ({ params: await givenExport(stage), shows: stage.mark }),
      'role lost': withoutRole,
    },
  },
  unowned: {},
}
