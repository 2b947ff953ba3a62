import { type RawBuilder, sql } from 'kysely'
import type { CabinetState } from '../../../contract/cabinet/events.ts'
import { archiveAfterDays } from '../../../contract/cabinet/limits.ts'

/**
 * The states of the cabinet at a time, for rows with the columns `status`, `moderation`, `date_start` and `date_end`. They overlap: a
 * published event is also upcoming, active or completed, and later in the archive. A changed version that waits for staff does not
 * change the state of the event (A036, V516).
 */
export const cabinetStatesAt = (now: Date): Record<CabinetState, RawBuilder<boolean>> => {
  const archivedBefore = new Date(now.getTime() - archiveAfterDays * dayMs)
  const isPublic = sql`status = 'published' and moderation = 'approved'`
  return {
    wait: sql`(status = 'published' and moderation = 'wait')`,
    draft: sql`(status = 'draft')`,
    declined: sql`(status = 'published' and moderation = 'declined')`,
    cancelled: sql`(status = 'canceled')`,
    published: sql`(${isPublic})`,
    completed: sql`(${isPublic} and date_end <= ${now})`,
    active: sql`(${isPublic} and date_start <= ${now} and date_end > ${now})`,
    archive: sql`(status = 'unpublished' or (${isPublic} and date_end < ${archivedBefore}))`,
    upcoming: sql`(${isPublic} and date_start > ${now})`,
  }
}

const dayMs = 86_400_000
