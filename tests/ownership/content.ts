import type { Ownership, Scene, Stage } from '../kit/ownership/stage.ts'

/** Content tables: rows belong to staff, so the owner of the stage is refused like any other user. */
export const content: Ownership = {
  scenes: {
    ...scenesOf('themes', async ({ db, mark }) => {
      const names = { name_ru: `Пчёлы ${mark}`, name_en: `Bees ${mark}`, name_kk: `Аралар ${mark}` }
      return db.insertInto('themes').values(names).returning('id').executeTakeFirstOrThrow()
    }),
    ...scenesOf('http-statuses', async ({ db, mark }) => {
      const text = { status: 404, code: Number.parseInt(mark, 16) % 10_000, locale: 'ru', title: `Пусто ${mark}`, text: 'Вернитесь на главную.' }
      return db.insertInto('http_status_texts').values(text).returning('id').executeTakeFirstOrThrow()
    }),
    ...scenesOf('compilations', async ({ db, mark }) => {
      const names = { name_ru: `Выбор ${mark}`, name_en: `Choice ${mark}`, name_kk: `Таңдау ${mark}` }
      return db
        .insertInto('compilations')
        .values({ ...names, type_id: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
    }),
    'POST /admin/compilations': async ({ people, upload, mark }) => ({
      body: { data: { name: `Выбор ${mark}`, typeId: 1, eventIds: [], published: true, image: await upload(people.staff, 'cover') } },

      shows: mark,
    }),
  },
  unowned: {},
}

function scenesOf(path: 'themes' | 'http-statuses' | 'compilations', rowOf: (stage: Stage) => Promise<{ id: number }>): Record<string, Scene> {
  const row: Scene = async (stage) => ({ params: { id: (await rowOf(stage)).id } })
  const field = path === 'http-statuses' ? 'title' : 'nameRu'
  return {
    [`GET /admin/${path}/:id`]: async (stage) => ({ ...(await row(stage)), shows: stage.mark }),
    [`PUT /admin/${path}/:id`]: async (stage) => ({ ...(await row(stage)), body: { data: { [field]: `Новое ${stage.mark}` } } }),
    [`DELETE /admin/${path}/:id`]: row,
  }
}
