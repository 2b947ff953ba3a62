import type { ScheduledJob } from '../../kernel/jobs.ts'
import type { Resources } from '../../kernel/resources.ts'
import { slotKey } from './direct.ts'
import { deleteSlot, deleteUpload, markLooseRemoved, removedUploads, slotsBefore } from './store.ts'

const dayMs = 86_400_000

export const uploadsJobs: ScheduledJob[] = [
  {
    name: 'uploads.cleaning',
    cron: '41 * * * *',
    run: async (resources) => {
      const now = resources.clock()
      const dayAgo = new Date(now.getTime() - dayMs)
      await markLooseRemoved(resources.db, dayAgo, now)
      await removeBytes(resources)
      await removeSlots(resources, dayAgo)
    },
  },
]

type Deps = Pick<Resources, 'db' | 'outside'>

/** Removes the bytes before their row, so that the next run finishes an interrupted one. */
const removeBytes = async ({ db, outside }: Deps) => {
  for (const { id, storage_key } of await removedUploads(db)) {
    await outside.storage.remove(storage_key)
    await deleteUpload(db, id)
  }
}

const removeSlots = async ({ db, outside }: Deps, announcedBefore: Date) => {
  for (const { id } of await slotsBefore(db, announcedBefore)) {
    await outside.storage.remove(slotKey(id))
    await deleteSlot(db, id)
  }
}
