import { contentScenes } from '../kit/ownership/content-scenes.ts'
import type { Ownership } from '../kit/ownership/stage.ts'

export const content: Ownership = {
  scenes: {
    ...contentScenes({
      path: 'themes',
      rowOf: async ({ db, mark }) => {
        const names = { name_ru: `Пчёлы ${mark}`, name_en: `Bees ${mark}`, name_kk: `Аралар ${mark}` }
        return db.insertInto('themes').values(names).returning('id').executeTakeFirstOrThrow()
      },
    }),
    ...contentScenes({
      path: 'http-statuses',
      field: 'title',
      rowOf: async ({ db, mark }) => {
        const text = { status: 404, code: Number.parseInt(mark, 16) % 10_000, locale: 'ru', title: `Пусто ${mark}`, text: 'Вернитесь на главную.' }
        return db.insertInto('http_status_texts').values(text).returning('id').executeTakeFirstOrThrow()
      },
    }),
    ...contentScenes({
      path: 'info-base',
      field: 'titleRu',
      rowOf: async ({ db, mark }) => {
        const titles = { title_ru: `Билет ${mark}`, title_en: `Ticket ${mark}`, title_kk: `Билет ${mark}` }
        const bodies = { body_ru: '<p>В меню.</p>', body_en: '<p>In the menu.</p>', body_kk: '<p>Мәзірде.</p>' }
        return db
          .insertInto('help_articles')
          .values({ section: 'events', position: 9, ...titles, ...bodies })
          .returning('id')
          .executeTakeFirstOrThrow()
      },
    }),
    ...contentScenes({
      path: 'compilations',
      rowOf: async ({ db, mark }) => {
        const names = { name_ru: `Выбор ${mark}`, name_en: `Choice ${mark}`, name_kk: `Таңдау ${mark}`, type_id: 1 }
        return db.insertInto('compilations').values(names).returning('id').executeTakeFirstOrThrow()
      },
    }),
    'POST /admin/compilations': async ({ people, upload, mark }) => ({
      body: { data: { name: `Выбор ${mark}`, typeId: 1, eventIds: [], published: true, image: await upload(people.staff, 'cover') } },
      shows: mark,
    }),
  },
  unowned: {},
}
