import type { Ownership, Stage } from '../kit/ownership/stage.ts'

/** A short link of the owner to another site. */
const link = async ({ db, people, mark, now }: Stage, moderation: 'wait' | 'approved' = 'wait') => {
  const values = {
    user_id: people.owner.id,
    name: `l-${mark.toLowerCase()}`,
    url: `https://shop.test/${mark}`,
    is_reviewed: true,
    moderation,
    created_at: now,
  }
  return db.insertInto('short_urls').values(values).returning(['id', 'name']).executeTakeFirstOrThrow()
}
const withId = async (stage: Stage) => ({ params: { id: (await link(stage)).id } })

export const links: Ownership = {
  scenes: {
    'GET /owner/short-urls/:id': async (stage) => ({ ...(await withId(stage)), shows: stage.mark }),
    'PUT /owner/short-urls/:id': async (stage) => ({
      ...(await withId(stage)),
      body: { url: 'https://other.test/' },
      shows: stage.mark.toLowerCase(),
    }),
    'DELETE /owner/short-urls/:id': withId,
    'GET /owner/short-urls/:id/statistics': withId,
    'GET /owner/short-urls/:id/qr': withId,
    'GET /short-url/:name': async (stage) => ({ params: { name: (await link(stage)).name }, shows: stage.mark }),
    'POST /admin/short-urls/:id/decision': async (stage) => ({ ...(await withId(stage)), body: { decision: 'approved' } }),
    'GET /admin/short-urls': async (stage) => ({ query: { id: (await link(stage)).id }, shows: stage.mark }),
  },
  unowned: {
    'GET /owner/short-urls': 'it lists the links of the caller',
    'POST /owner/short-urls': 'it creates a link of the caller',
  },
}
