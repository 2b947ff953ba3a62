import { activityTypes, organizationSorts, organizationTypes } from '../../../../contract/organizations/limits.ts'
import { addressOf } from '../../../lists/address.ts'
import { many, one, search, sort } from '../../../lists/fields.ts'

export const organizationsAddress = addressOf({
  cityId: one.id(),
  types: many.of(organizationTypes),
  activityTypes: many.of(activityTypes),
  groupIds: many.id(),
  search: search(200),
  sort: sort(organizationSorts),
})
