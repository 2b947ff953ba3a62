import type { EventDocument } from '../../../contract/organizing/fields.ts'

type Schedule = EventDocument['schedules'][number]

/** The document of a copy: the same content without dates, series and other owners (V453). */
export const copyOf = (document: EventDocument, ownerId: number): EventDocument => ({
  ...document,
  dateStart: null,
  dateEnd: null,
  registrationDateStart: null,
  registrationDateEnd: null,
  schedules: document.schedules.map(withoutTimes),
  masterEventId: null,
  owners: [ownerId],
})

const withoutTimes = (row: Schedule): Schedule => ({ ...row, dateStart: null, dateEnd: null })
