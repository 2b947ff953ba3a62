import type { Ownership, Stage } from '../kit/ownership/stage.ts'

/**
 * A team that the owner leads, with the co-owner as its admin and the participant as a member. The expert waits to join; the former owner was
 * removed and has no entry any more. `organizer` organizes the event.
 */
const team = async ({ world, people, mark }: Stage, more: object = {}) => {
  const entries = { leader: people.owner, admins: [people['co-owner']], members: [people.participant], waiting: [people.expert] }
  return world.given.team({ ...entries, name: `Команда ${mark}`, ...more })
}

const event = ({ world, people }: Stage) => world.given.event({ teamSize: [2, 5], owner: people.organizer })

const registered = async (stage: Stage, moderation: 'wait' | 'approved' | 'declined' = 'wait') => {
  const { db, now, people } = stage
  const [{ id: teamId }, { id: eventId }] = [await team(stage), await event(stage)]
  const values = { event_id: eventId, team_id: teamId, moderation, created_by: people.owner.id, created_at: now, comment: `Причина ${stage.mark}` }
  await db.insertInto('event_teams').values(values).execute()
  const places = [people.owner, people['co-owner'], people.participant].map(({ id: user_id }, index) => ({
    ...{ event_id: eventId, team_id: teamId, user_id, queue_number: teamId * 10 + index, format: 'offline' as const, created_at: now },
    state: moderation,
  }))
  await db.insertInto('event_participants').values(places).execute()
  return { teamId, eventId }
}

const withProject = async (stage: Stage) => {
  const one = await team(stage)
  const { id: projectId } = await stage.world.given.teamProject(one, `Проект ${stage.mark}`)
  return { id: one.id, projectId }
}

const project = { name: 'Тёплый дом', stage: 'idea', type: ['social'], finance_model: 'non_commerce' }

export const teams: Ownership = {
  scenes: {
    'GET /teams': {
      approved: async (stage) => {
        await team(stage)
        return { query: { search: stage.mark }, shows: stage.mark }
      },
      'waiting for staff': async (stage) => {
        await team(stage, { moderation: 'wait' })
        return { query: { search: stage.mark }, shows: stage.mark }
      },
    },
    'GET /teams/:id': {
      'its code': async (stage) => {
        const { id, inviteCode } = await team(stage)
        return { params: { id }, shows: inviteCode }
      },
      'its applicants': async (stage) => ({ params: { id: (await team(stage)).id }, shows: `"userId":${stage.people.expert.id}` }),
      'waiting for staff': async (stage) => ({ params: { id: (await team(stage, { moderation: 'wait' })).id }, shows: stage.mark }),
    },
    'GET /owner/teams': async (stage) => {
      await team(stage)
      return { shows: stage.mark }
    },
    'GET /owner/teams/counters': async (stage) => {
      await team(stage)
      return { shows: '"requests":1' }
    },
    'GET /owner/teams/:id': async (stage) => ({ params: { id: (await team(stage)).id }, shows: stage.mark }),
    'POST /owner/teams': async (stage) => ({ body: { name: `Новая ${stage.mark}` } }),
    'PUT /owner/teams/:id': {
      'a name': async (stage) => ({ params: { id: (await team(stage)).id }, body: { name: 'Другое имя' } }),
      'a photo of the owner': async (stage) => ({
        params: { id: (await team(stage)).id },
        body: { name: 'Имя', photo: await stage.upload(stage.people.owner, 'photo') },
      }),
    },
    'DELETE /owner/teams/:id': {
      free: async (stage) => ({ params: { id: (await team(stage)).id } }),
      registered: async (stage) => ({ params: { id: (await registered(stage)).teamId } }),
    },
    'POST /teams/request': {
      'of others': async ({ world, people, mark }) => ({
        body: { inviteCode: (await world.given.team({ leader: people['other organizer'], name: `Команда ${mark}` })).inviteCode },
      }),
      own: async (stage) => ({ body: { inviteCode: (await team(stage)).inviteCode } }),
    },
    'POST /owner/teams/:id/update-invite': async (stage) => ({ params: { id: (await team(stage)).id } }),
    'POST /owner/teams/:id/update-staff': {
      approval: async (stage) => ({ params: { id: (await team(stage)).id }, body: { userId: stage.people.expert.id, moderation: 'approved' } }),
      'a role': async (stage) => ({ params: { id: (await team(stage)).id }, body: { userId: stage.people.participant.id, role: 'admin' } }),
      'the lead': async (stage) => ({ params: { id: (await team(stage)).id }, body: { userId: stage.people.participant.id, role: 'leader' } }),
    },
    'POST /owner/teams/:id/delete-staff': {
      'a member': async (stage) => {
        const { id } = await team(stage)
        return { params: { id }, body: { userId: stage.people.participant.id, teamId: id } }
      },
      'the leader': async (stage) => {
        const { id } = await team(stage)
        return { params: { id }, body: { userId: stage.people.owner.id, teamId: id } }
      },
    },
    'POST /owner/teams/:id/projects': async (stage) => ({ params: { id: (await team(stage)).id }, body: project }),
    'PUT /owner/teams/:id/projects/:projectId': {
      own: async (stage) => ({ params: await withProject(stage), body: { name: 'Другой' } }),
      'of another team': async (stage) => {
        const { projectId } = await withProject(stage)
        return { params: { id: (await team(stage)).id, projectId }, body: { name: 'Другой' } }
      },
    },
    'DELETE /owner/teams/:id/projects/:projectId': async (stage) => ({ params: await withProject(stage) }),
    'GET /owner/teams/event-teams': async (stage) => {
      await team(stage)
      return { query: { eventId: (await event(stage)).id }, shows: stage.mark }
    },
    'GET /teams/:id/event-registration-status': async (stage) => {
      const { teamId, eventId } = await registered(stage)
      return { params: { id: teamId }, query: { eventId }, shows: `Причина ${stage.mark}` }
    },
    'POST /owner/teams/:id/event-registration': {
      'all members': async (stage) => ({ params: { id: (await team(stage)).id }, body: { eventId: (await event(stage)).id } }),
      'a stranger among them': async (stage) => {
        const { people } = stage
        const userIds = [people.owner.id, people.stranger.id]
        return { params: { id: (await team(stage)).id }, body: { eventId: (await event(stage)).id, userIds } }
      },
    },
    'PUT /owner/teams/:id/event-registration': {
      'without the participant': async (stage) => {
        const { teamId, eventId } = await registered(stage, 'wait')
        return { params: { id: teamId }, body: { eventId, userIds: [stage.people.owner.id, stage.people['co-owner'].id] } }
      },
      'a stranger among them': async (stage) => {
        const { teamId, eventId } = await registered(stage, 'wait')
        return { params: { id: teamId }, body: { eventId, userIds: [stage.people.owner.id, stage.people.stranger.id] } }
      },
    },
    'POST /owner/teams/:id/event-registration-cancel': async (stage) => {
      const { teamId, eventId } = await registered(stage, 'wait')
      return { params: { id: teamId }, body: { eventId } }
    },
    'POST /owner/teams/update-event-moderation': async (stage) => {
      const { teamId, eventId } = await registered(stage)
      return { body: { teamId, eventId, moderation: 'approved' } }
    },
    'GET /owner/events/:id/teams': async (stage) => {
      const { eventId } = await registered(stage)
      return { params: { id: eventId }, shows: stage.mark }
    },
    'GET /admin/teams': async (stage) => {
      await team(stage, { moderation: 'wait' })
      return { query: { search: stage.mark }, shows: stage.mark }
    },
    'POST /admin/teams/:id/decision': async (stage) => ({
      params: { id: (await team(stage, { moderation: 'wait' })).id },
      body: { decision: 'declined', reason: 'incomplete' },
    }),
  },
  unowned: {
    'GET /owner/teams/known': 'support institutions are reference data',
  },
}
