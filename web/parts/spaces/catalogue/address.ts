import { placeTypes } from '../../../../contract/spaces/limits.ts'
import { addressOf } from '../../../lists/address.ts'
import { many, one, place, search } from '../../../lists/fields.ts'

export const capacities = ['20', '40', '60', '100', '150', 'more'] as const

export const placesAddress = addressOf({
  cityId: one.id(),
  type: one.of(placeTypes),
  capacity: one.of(capacities),
  topics: many.id(),
  search: search(200),
  view: place(['map']),
})

export const isMapView = (params: URLSearchParams): boolean => placesAddress.query(params).view === 'map'
