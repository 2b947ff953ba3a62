import type { z } from 'zod'
import type { interest } from '../../../../../contract/people/profile.ts'
import type { InterestRow } from './store.ts'

export const presentInterest = (row: InterestRow): z.output<typeof interest> => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  moderation: row.moderation,
  reviews: row.reviews,
  reviewed: row.is_reviewed,
  needConvert: row.is_free_text,
})
