import type { Ownership } from '../kit/ownership/stage.ts'

export const moderation: Ownership = {
  scenes: {
    'POST /admin/decisions/:id/undo': async ({ db, people, now }) => {
      const study = {
        user_id: people.owner.id,
        university_id: 1,
        specialty: 'Экономика',
        year_start: 2010,
        is_foreign: false,
        level: 'bachelor' as const,
      }
      const by = { decided_by: people.staff.id, decided_at: now }
      const { id } = await db
        .insertInto('educations')
        .values({ ...study, ...by, moderation: 'approved', created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      const decision = { queue: 'educations', subject_id: id, person_id: people.owner.id, decision: 'approved', undo_until: inHalfAMinute(now) }
      const row = db.insertInto('moderation_decisions').values({ ...decision, ...by })
      return { params: await row.returning('id').executeTakeFirstOrThrow() }
    },
  },
  unowned: {
    'GET /admin/audit-log': 'a list of staff; the id is the user who acted',
  },
}

const inHalfAMinute = (now: Date) => new Date(now.getTime() + 30_000)
