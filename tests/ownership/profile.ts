import type { Ownership, Stage } from '../kit/ownership/stage.ts'

const education = { universityId: 1, specialty: 'Хлебопечение', yearStart: 2010, yearEnd: 2015, level: 'bachelor' }
const project = { name: 'Пекарня', stage: 'idea', type: ['social'], financeModel: 'commerce' }
const filter = 'a list of staff; the id is a city'

export const profile: Ownership = {
  scenes: {
    'GET /users/:id/educations': async (stage) => ({ params: await studied(stage), shows: stage.mark }),
    'GET /users/:id/educations/:eId': async (stage) => ({ params: await studied(stage), shows: stage.mark }),
    'POST /users/:id/educations': async (stage) => ({ params: { id: stage.people.owner.id }, body: education }),
    'PUT /users/:id/educations/:eId': async (stage) => ({ params: await studied(stage), body: education }),
    'DELETE /users/:id/educations/:eId': async (stage) => ({ params: await studied(stage) }),
    'POST /admin/educations/:id/decision': async (stage) => ({ params: { id: (await studied(stage)).eId }, body: { decision: 'approved' } }),
    'GET /users/:id/employments': async (stage) => ({ params: await worked(stage), shows: stage.mark }),
    'GET /users/:id/employments/:eId': async (stage) => ({ params: await worked(stage), shows: stage.mark }),
    'POST /users/:id/employments': async (stage) => ({ params: { id: stage.people.owner.id }, body: await job(stage) }),
    'PUT /users/:id/employments/:eId': async (stage) => ({ params: await worked(stage), body: await job(stage) }),
    'DELETE /users/:id/employments/:eId': async (stage) => ({ params: await worked(stage) }),
    'POST /admin/employments/:id/decision': async (stage) => ({ params: { id: (await worked(stage)).eId }, body: { decision: 'approved' } }),
    'GET /owner/projects': async (stage) => {
      await begun(stage)
      return { shows: stage.mark }
    },
    'POST /owner/projects': async (stage) => ({ body: { ...project, presentation: await stage.upload(stage.people.owner, 'document') } }),
    'PUT /owner/projects/:id': async (stage) => ({ params: await begun(stage), body: project }),
    'PATCH /owner/projects/:id': async (stage) => ({ params: await begun(stage), body: { visible: false } }),
    'DELETE /owner/projects/:id': async (stage) => ({ params: await begun(stage) }),
    'POST /users/:id/convert-interest': async (stage) => {
      const id = await ownWords(stage)
      return { params: { id: stage.people.owner.id }, body: { userId: stage.people.owner.id, id } }
    },
    'PATCH /users/:id/interest-reviews': async (stage) => {
      await chosen(stage, [1])
      return { params: { id: stage.people.owner.id }, body: { interestId: 1 } }
    },
    'POST /owner/tags/:id/update-visibility': async (stage) => ({ params: await badge(stage), body: { visible: false } }),
    'DELETE /owner/tags/:id': async (stage) => ({ params: await badge(stage) }),
    'GET /users/:id/files': async (stage) => ({ params: await filed(stage), shows: stage.mark }),
    'POST /users/:id/files': async (stage) => ({
      params: { id: stage.people.owner.id },
      body: { uploadId: await stage.upload(stage.people.owner, 'file') },
    }),
    'DELETE /users/:id/files/:fileId': async (stage) => ({ params: await filed(stage) }),
  },
  unowned: {
    'GET /admin/educations': filter,
    'GET /admin/employments': filter,
    'POST /user/interests': 'the ids are themes of the catalogue',
    'POST /user/delete-interests': 'the ids are themes of the catalogue',
  },
}

const studied = async ({ db, people: { owner }, mark, now }: Stage) => {
  const values = {
    user_id: owner.id,
    university_id: 1,
    specialty: mark,
    year_start: 2010,
    is_foreign: false,
    level: 'bachelor' as const,
    created_at: now,
  }
  const { id } = await db.insertInto('educations').values(values).returning('id').executeTakeFirstOrThrow()
  return { id: owner.id, eId: id }
}

const employer = async ({ db, people: { owner }, mark, now }: Stage): Promise<number> => {
  const company = { name: `Пекарня ${mark}`, url: 'https://bakery.test', is_approved: true, creator_id: owner.id, created_at: now }
  return (await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()).id
}

const job = async (stage: Stage) => ({ position: 'Пекарь', companyId: await employer(stage), dateStart: '2020-05-17' })

const worked = async (stage: Stage) => {
  const { db, people, mark, now } = stage
  const company = { name: `Булочная ${mark}`, url: 'https://rolls.test', is_approved: true, created_at: now }
  const { id: company_id } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const values = { user_id: people.owner.id, company_id, position: mark, date_start: '2020-05-17', is_present: true, created_at: now }
  const { id } = await db.insertInto('employments').values(values).returning('id').executeTakeFirstOrThrow()
  return { id: people.owner.id, eId: id }
}

const begun = ({ db, people: { owner }, mark, now }: Stage) =>
  db
    .insertInto('projects')
    .values({ user_id: owner.id, name: mark, stage: 'idea', types: ['social'], finance_model: 'commerce', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()

const chosen = ({ db, people: { owner } }: Stage, themes: number[]) =>
  db.updateTable('users').set({ theme_ids: themes }).where('id', '=', owner.id).execute()

/** A free-text interest of the owner. */
const ownWords = async (stage: Stage): Promise<number> => {
  const { db, people, mark } = stage
  const words = { name_ru: mark, name_en: mark, name_kk: mark, kind: 'interest' as const, moderation: 'wait' as const, is_free_text: true }
  const theme = { ...words, suggested_by: people.owner.id }
  const { id } = await db.insertInto('themes').values(theme).returning('id').executeTakeFirstOrThrow()
  await chosen(stage, [id])
  return id
}

const badge = async ({ db, people: { owner }, now }: Stage) => {
  await db.insertInto('user_tags').values({ user_id: owner.id, tag_id: 1, given_at: now }).execute()
  return { id: 1 }
}

const filed = async ({ db, people: { owner }, upload, mark, now }: Stage) => {
  const values = { user_id: owner.id, upload_id: await upload(owner, 'file'), title: mark, created_at: now }
  const { id } = await db.insertInto('user_files').values(values).returning('id').executeTakeFirstOrThrow()
  return { id: owner.id, fileId: id }
}
