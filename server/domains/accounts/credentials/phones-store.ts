import type { Insertable } from 'kysely'
import type { Phones } from '../../../../db/schema.ts'
import type { Db, Tx } from '../../../kernel/db.ts'

export type PhoneRow = Awaited<ReturnType<typeof phonesOf>>[number]

const columns = ['id', 'phone', 'is_primary', 'confirmed_at'] as const

/** The primary phone comes first. Index: phones_user. */
export const phonesOf = (db: Db, userId: number) =>
  db.selectFrom('phones').select(columns).where('user_id', '=', userId).orderBy('is_primary', 'desc').orderBy('id').execute()

export const findOwnPhone = (tx: Tx, userId: number, id: number) =>
  tx.selectFrom('phones').select(columns).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const addPhone = (tx: Tx, phone: Insertable<Phones>) => tx.insertInto('phones').values(phone).returning(columns).executeTakeFirstOrThrow()

export const changePhone = (tx: Tx, id: number, { phone, now }: { phone: string; now: Date }) =>
  tx.updateTable('phones').set({ phone, confirmed_at: now }).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

/** Takes two statements, because the unique index is checked after each. Index: phones_one_primary. */
export const makePrimary = async (tx: Tx, userId: number, id: number) => {
  await tx.updateTable('phones').set({ is_primary: false }).where('user_id', '=', userId).where('is_primary', '=', true).execute()
  await tx.updateTable('phones').set({ is_primary: true }).where('id', '=', id).execute()
}

export const removePhone = (tx: Tx, id: number) => tx.deleteFrom('phones').where('id', '=', id).execute()
