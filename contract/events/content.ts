import { date, flag, ids, localized, optional, picture, row, text } from '../content/content-field.ts'
import { contentTable } from '../content/content-table.ts'

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
