import { z } from 'zod'
import { date, flag, ids, localized, optional, picture, row, text } from '../content/content-field.ts'
import { contentTable } from '../content/content-table.ts'
import { calls } from '../kit.ts'
import { id, instant, itemsOf, listOf, queryCatalogId } from '../shapes.ts'

export const compilationsContent = contentTable({
  path: 'compilations',
  fields: {
    ...localized('name', text(120)),
    typeId: row(),
    cityId: optional(row()),
    image: picture(),
    eventIds: ids(200),
    dateFrom: optional(date()),
    dateTo: optional(date()),
    published: flag(),
  },
})

export const eventChoice = calls({
  'GET /admin/events/names': {
    summary: 'Returns names of events in any status by their ids, for the forms of staff',
    access: 'staff',
    query: z.object({ ids: listOf(queryCatalogId).default([]) }),
    reply: itemsOf(z.object({ id, name: z.string(), dateStart: instant })),
  },
})
