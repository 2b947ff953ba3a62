import type { Db } from '../../../server/kernel/db.ts'
import okveds from './okveds.json' with { type: 'json' }
import organizationGroups from './organization-groups.json' with { type: 'json' }
import { inChunks, names } from './rows.ts'

/** The classifier of economic activities, and the groups of organizations that are missing; editors change the others. */
export const loadOrganizationCatalogs = async (db: Db): Promise<void> => {
  await inChunks(okveds, (chunk) =>
    db
      .insertInto('okveds')
      .values(chunk.map(({ id, code, name }) => ({ id, code, name_ru: name.ru, name_en: name.en })))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({ code: ref('excluded.code'), name_ru: ref('excluded.name_ru'), name_en: ref('excluded.name_en') })),
      )
      .execute(),
  )
  await inChunks(organizationGroups, (chunk) =>
    db
      .insertInto('organization_groups')
      .values(chunk.map(({ id, name }) => ({ id, ...names(name) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
