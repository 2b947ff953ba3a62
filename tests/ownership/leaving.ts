import type { Ownership } from '../kit/ownership/stage.ts'

const rejected = { decision: 'rejected', comment: 'Нужны документы' }

export const leaving: Ownership = {
  scenes: {
    'GET /user/data-export/:id': async ({ world, db, people, mark, now }) => {
      const storage_key = `ex/${mark}.zip`
      await world.resources.outside.storage.put(storage_key, Buffer.from(mark))
      const archive = {
        user_id: people.owner.id,
        status: 'ready' as const,
        storage_key,
        size: mark.length,
        created_at: now,
        expires_at: tomorrow(now),
      }
      return { params: await db.insertInto('data_exports').values(archive).returning('id').executeTakeFirstOrThrow(), shows: mark }
    },
    'POST /admin/deletion-proposals/:id/decision': async ({ db, people, now }) => {
      const proposal = { user_id: people.owner.id, status: 'confirmed' as const, created_at: now, confirmed_at: now, expires_at: tomorrow(now) }
      return { params: await db.insertInto('deletion_proposals').values(proposal).returning('id').executeTakeFirstOrThrow(), body: rejected }
    },
    'POST /admin/merge-requests/:id/decision': async ({ db, people, now }) => {
      const request = { source_user_id: people.participant.id, target_user_id: people.owner.id, created_at: now }
      return { params: await db.insertInto('merge_requests').values(request).returning('id').executeTakeFirstOrThrow(), body: rejected }
    },
  },
  unowned: {
    'GET /admin/deletion-proposals': 'a list of staff; the id is a city',
    'GET /admin/merge-requests': 'a list of staff; the id is a city',
  },
}

const tomorrow = (now: Date) => new Date(now.getTime() + 86_400_000)
