import type { Db } from '../../../server/kernel/db.ts'
import achievements from './achievements.json' with { type: 'json' }
import employmentGroups from './employment-groups.json' with { type: 'json' }
import type { Words } from './keys.ts'
import languages from './languages.json' with { type: 'json' }
import ntiTechnologies from './nti-technologies.json' with { type: 'json' }
import positions from './positions.json' with { type: 'json' }
import { inChunks, names, newNames } from './rows.ts'
import supportInstitutions from './support-institutions.json' with { type: 'json' }
import tagTypes from './tag-types.json' with { type: 'json' }
import tags from './tags.json' with { type: 'json' }
import universities from './universities.json' with { type: 'json' }

/** Loads the profile catalogues; rows added by users stay unchanged. */
export const loadCatalogs = async (db: Db): Promise<void> => {
  await loadNamed(db, 'employment_groups', employmentGroups)
  await loadNamed(db, 'positions', positions)
  await loadNamed(db, 'nti_technologies', ntiTechnologies)
  await loadNamed(db, 'support_institutions', supportInstitutions)
  await loadNamed(db, 'tag_types', tagTypes)
  await loadTags(db)
  await loadLanguages(db)
  await loadUniversities(db)
  await loadAchievements(db)
}

type NamedTable = 'employment_groups' | 'positions' | 'nti_technologies' | 'support_institutions' | 'tag_types'

const loadNamed = (db: Db, table: NamedTable, rows: { id: number; name: Words }[]) =>
  inChunks(rows, (chunk) =>
    db
      .insertInto(table)
      .values(chunk.map(({ id, name }) => ({ id, ...names(name) })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(newNames))
      .execute(),
  )

const loadTags = (db: Db) =>
  inChunks(tags, (chunk) =>
    db
      .insertInto('tags')
      .values(chunk.map(({ id, typeId, name }) => ({ id, type_id: typeId, ...names(name) })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ type_id: ref('excluded.type_id'), ...newNames })))
      .execute(),
  )

const loadLanguages = (db: Db) =>
  inChunks(languages, (chunk) =>
    db
      .insertInto('languages')
      .values(chunk.map(({ id, code, name }) => ({ id, code, ...names(name) })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ code: ref('excluded.code'), ...newNames })))
      .execute(),
  )

const loadUniversities = (db: Db) =>
  inChunks(universities, (chunk) =>
    db
      .insertInto('universities')
      .values(chunk.map(({ id, name, short, foreign, cityId }) => ({ id, ...names(name), short_names: short, is_foreign: foreign, city_id: cityId })))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          ...newNames,
          short_names: ref('excluded.short_names'),
          is_foreign: ref('excluded.is_foreign'),
          city_id: ref('excluded.city_id'),
        })),
      )
      .execute(),
  )

const loadAchievements = (db: Db) =>
  inChunks(achievements, (chunk) =>
    db
      .insertInto('achievements')
      .values(
        chunk.map(({ id, counted, threshold, name, description }) => ({
          id,
          // the file holds only values that the table's check constraint allows
          counted: counted as 'visits' | 'cities' | 'heldEvents' | 'interests',
          threshold,
          ...names(name),
          description_ru: description.ru,
          description_en: description.en,
          description_kk: description.kk,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          counted: ref('excluded.counted'),
          threshold: ref('excluded.threshold'),
          ...newNames,
          description_ru: ref('excluded.description_ru'),
          description_en: ref('excluded.description_en'),
          description_kk: ref('excluded.description_kk'),
        })),
      )
      .execute(),
  )
