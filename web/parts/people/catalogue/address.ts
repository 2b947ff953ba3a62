import { addressOf } from '../../../lists/address.ts'
import { flag, many, one, search } from '../../../lists/fields.ts'

export const peopleAddress = addressOf({
  cityId: one.id(),
  themes: many.id(),
  statuses: many.id(),
  employmentGroups: many.id(),
  tagTypes: many.id(),
  matchWithMe: flag(),
  participateEvents: flag(),
  haveProject: flag(),
  contactsVisible: flag(),
  query: search(100),
})

/** Filters relative to the viewer, so they apply only to signed-in users. */
export const ownFlags = ['matchWithMe', 'participateEvents'] as const
export const openFlags = ['haveProject', 'contactsVisible'] as const
