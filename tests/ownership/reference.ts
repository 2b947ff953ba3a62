import type { Ownership, Stage } from '../kit/ownership/stage.ts'

const row = 'a row that is the same for everyone'
const filter = 'the id is a filter of a public list'

export const reference: Ownership = {
  scenes: {
    'GET /companies/:id': async (stage) => ({ params: await company(stage), shows: stage.mark }),
    'PUT /companies/:id': async (stage) => ({ params: await company(stage), body: { name: `Корка ${stage.mark}` } }),
    'POST /companies': async ({ mark, people, upload }) => ({
      body: { name: `Пекарня ${mark}`, url: 'https://bakery.test', photoUploadUid: await upload(people.owner, 'logo') },
    }),
    'GET /catalogs/universities/:id': async ({ db, people, mark }) => {
      const name = `Академия ${mark}`
      const university = { name_ru: name, name_en: name, name_kk: name, is_foreign: false, is_approved: false, creator_id: people.owner.id }
      return { params: await db.insertInto('universities').values(university).returning('id').executeTakeFirstOrThrow(), shows: mark }
    },
  },
  unowned: {
    'GET /cities/:id': row,
    'GET /regions/search': filter,
    'GET /regions/:id': row,
    'GET /themes/:id': row,
    'GET /info-base/:id': row,
    'GET /tags': filter,
    'GET /addresses': filter,
    'GET /addresses/search': filter,
    'GET /addresses/:id': row,
    'POST /addresses': 'the id is a city; no user may change an address',
  },
}

/** It waits for staff, so that its creator may still change it. */
const company = ({ db, people, mark, now }: Stage) =>
  db
    .insertInto('companies')
    .values({ name: `Пекарня ${mark}`, url: 'https://bakery.test', creator_id: people.owner.id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
