import { contentScenes } from '../kit/ownership/content-scenes.ts'
import type { Ownership, Stage } from '../kit/ownership/stage.ts'

type State = 'approved' | 'wait' | 'declined'

const add = async ({ db, people, now }: Stage, { name, admins, moderation }: { name: string; admins: { id: number }[]; moderation: State }) => {
  const values = { name, type: 'ngo' as const, city_id: 881, user_id: people.stranger.id, moderation }
  const { id } = await db.insertInto('organizations').values(values).returning('id').executeTakeFirstOrThrow()
  const rows = admins.map((admin) => ({ organization_id: id, user_id: admin.id, created_at: now }))
  await db.insertInto('organization_admins').values(rows).execute()
  return id
}

/** An organization of another organizer. */
const foreign = (stage: Stage) => add(stage, { name: `Чужая ${stage.mark}`, admins: [stage.people['other organizer']], moderation: 'approved' })

/** An organization of the owner, whose other admin is the co-owner. */
const owned = async (stage: Stage, moderation: State = 'approved') => {
  await foreign(stage)
  return add(stage, { name: `Своя ${stage.mark}`, admins: [stage.people.owner, stage.people['co-owner']], moderation })
}

/** A request of the participant to become an admin of it. */
const appealed = async (stage: Stage) => {
  const { db, people, mark, now } = stage
  const id = await owned(stage)
  const upload_id = await stage.upload(people.participant, 'appeal')
  await db.updateTable('uploads').set({ is_claimed: true }).where('id', '=', upload_id).execute()
  const values = { organization_id: id, user_id: people.participant.id, text: mark, upload_id, created_at: now }
  const appeal = await db.insertInto('organization_appeals').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, appealId: appeal.id }
}

const states = (sceneOf: (state: State) => (stage: Stage) => Promise<object>) => ({
  approved: sceneOf('approved'),
  wait: sceneOf('wait'),
  declined: sceneOf('declined'),
})

const group = ({ db, mark }: Stage) => {
  const name = `Группа ${mark}`
  return db.insertInto('organization_groups').values({ name_ru: name, name_en: name, name_kk: name }).returning('id').executeTakeFirstOrThrow()
}

export const organizations: Ownership = {
  scenes: {
    'GET /organizations/:id': states((state) => async (stage) => ({ params: { id: await owned(stage, state) }, shows: stage.mark })),
    'POST /participant/organizations/:id/subscribe': states((state) => async (stage) => ({ params: { id: await owned(stage, state) } })),
    'POST /participant/organizations/:id/unsubscribe': async (stage) => ({ params: { id: await owned(stage) }, writesRows: false }),
    'POST /organization/:orgId/claims': async (stage) => ({ params: { orgId: await owned(stage) }, body: { reason: 'spam' } }),
    'POST /organization/:orgId/appeals': async (stage) => ({
      params: { orgId: await foreign(stage) },
      body: { documentUploadId: await stage.upload(stage.people.owner, 'appeal') },
    }),
    'DELETE /organization/:organizationId/appeals/:id': async (stage) => {
      const { id, appealId } = await appealed(stage)
      return { params: { organizationId: id, id: appealId } }
    },
    'POST /owner/organizations/:id/hide-suggestion': async (stage) => ({ params: { id: await owned(stage) } }),
    'POST /owner/organizations/:id/validate': async (stage) => ({ params: { id: await owned(stage) }, body: { name: '' }, writesRows: false }),
    'POST /owner/organizations': async (stage) => ({
      body: { name: `Новая ${stage.mark}`, logo: await stage.upload(stage.people.owner, 'logo') },
      shows: stage.mark,
    }),
    'GET /owner/organizations/:id': states((state) => async (stage) => ({ params: { id: await owned(stage, state) }, shows: stage.mark })),
    'PUT /owner/organizations/:id': async (stage) => ({
      params: { id: await owned(stage) },
      body: { name: `Иная ${stage.mark}` },
      shows: stage.mark,
    }),
    'GET /owner/organizations/:id/groups': async (stage) => ({ params: { id: await owned(stage) } }),
    'POST /owner/organizations/:id/groups': async (stage) => ({ params: { id: await owned(stage) }, body: { groupId: (await group(stage)).id } }),
    'DELETE /owner/organizations/:id/groups/:groupId': async (stage) => {
      const [id, groupId] = [await owned(stage), (await group(stage)).id]
      await stage.db
        .updateTable('organizations')
        .set({ group_ids: [groupId] })
        .where('id', '=', id)
        .execute()
      return { params: { id, groupId } }
    },
    'POST /owner/organizations/:id/admins': async (stage) => ({
      params: { id: await owned(stage) },
      body: { userId: (await stage.world.given.person()).id },
    }),
    'DELETE /owner/organizations/:id/admins/:userId': async (stage) => ({
      params: { id: await owned(stage), userId: stage.people['co-owner'].id },
    }),
    'GET /owner/organizations/:id/appeals': async (stage) => ({ params: { id: (await appealed(stage)).id }, shows: stage.mark }),
    'POST /owner/organizations/:id/appeals/:appealId/decision': async (stage) => ({
      params: await appealed(stage),
      body: { decision: 'approved' },
      shows: stage.mark,
    }),
    'GET /admin/organizations': async (stage) => ({ query: { id: await owned(stage, 'wait') }, shows: stage.mark }),
    'POST /admin/organizations/:id/decision': async (stage) => ({ params: { id: await owned(stage, 'wait') }, body: { decision: 'approved' } }),
    'GET /admin/organization-appeals': async (stage) => ({ query: { id: (await appealed(stage)).appealId }, shows: stage.mark }),
    'POST /admin/organization-appeals/:id/decision': async (stage) => ({
      params: { id: (await appealed(stage)).appealId },
      body: { decision: 'approved' },
    }),
    'POST /admin/organization-groups': async ({ mark }) => ({ body: { data: { nameRu: mark, nameEn: mark, nameKz: mark } }, shows: mark }),
    ...contentScenes({ path: 'organization-groups', rowOf: group }),
  },
  unowned: {
    'GET /organizations': 'the ids are filters of a public list',
    'GET /participant/organizations': 'the list is of the caller',
    'GET /owner/organizations': 'the list is of the caller',
    'GET /owner/organizations/suggestions': 'the suggestions are of the caller',
    'POST /owner/organizations/validate': 'nothing is stored',
  },
}
