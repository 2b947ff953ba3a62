import type { PersonalData } from '../../kernel/personal-data.ts'

/** All files of a user. `erase` removes the rows only; the caller removes the bytes. */
export const uploadsPersonalData: PersonalData = {
  collect: async (db, userId) => {
    const uploads = await db
      .selectFrom('uploads')
      .select(['id', 'name', 'size', 'mime', 'purpose', 'created_at as createdAt'])
      .where('owner_id', '=', userId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute()
    return { rows: { uploads }, uploadIds: uploads.map(({ id }) => id) }
  },
  erase: async (tx, userId) => {
    await tx.deleteFrom('direct_uploads').where('owner_id', '=', userId).execute()
    await tx.deleteFrom('uploads').where('owner_id', '=', userId).execute()
  },
  move: async (tx, { from, to }) => {
    await tx.deleteFrom('direct_uploads').where('owner_id', '=', from).execute()
    await tx.updateTable('uploads').set({ owner_id: to }).where('owner_id', '=', from).execute()
  },
}
