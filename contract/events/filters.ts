import { z } from 'zod'
import { date, flag, line, listOf, queryCatalogId } from '../shapes.ts'

export const formats = ['space', 'place', 'online'] as const
export const participationFormats = ['person', 'team', 'quiz'] as const

const access = z.enum(['open', 'approval-required', 'close', 'private']).transform((value) => (value === 'private' ? 'close' : value))

/** The filters of the catalogue; all of them narrow, except isOnlineOtherCities, which widens cityId. */
export const eventFilters = {
  tag: line(100).optional(),
  cityId: queryCatalogId.optional(),
  search: line(200).optional(),
  isOnlineOtherCities: flag.optional(),
  organizationId: queryCatalogId.optional(),
  access: listOf(access).optional(),
  formats: listOf(z.enum(formats)).optional(),
  themes: listOf(queryCatalogId).optional(),
  additional: listOf(z.enum(['live', 'contest'])).optional(),
  dateFrom: date.optional(),
  dateTo: date.optional(),
  actual: flag.optional(),
  /** Finished events only, the latest first in a list by date or weight. */
  past: flag.optional(),
  registrationActual: flag.optional(),
  offline: flag.optional(),
  participationFormat: z.enum(participationFormats).optional(),
  placeIds: listOf(queryCatalogId).optional(),
  compilationId: queryCatalogId.optional(),
  typeIds: listOf(queryCatalogId).optional(),
}
