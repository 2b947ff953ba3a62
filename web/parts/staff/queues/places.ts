import type { z } from 'zod'
import { placeQueue } from '../../../../contract/spaces/suggestions.ts'
import type { ServerDictionary } from '../../../../messages/ru.ts'
import { type Fact, queueOf } from '../queue.ts'

type SuggestedPlace = z.output<typeof placeQueue.item>

export const places = queueOf({
  spec: placeQueue,
  place: 9,
  isFinal: false,
  rowOf: (place, _now, { tables }) => ({
    state: place.moderation,
    comment: place.moderationComment,
    people: [{ id: place.user.id, name: place.user.name, facts: [] }],
    what: `${place.name} — ${place.address}`,
    since: place.createdAt,
    facts: factsOf(place, tables.places.options.type),
    files: [],
  }),
})

const factsOf = (place: SuggestedPlace, types: ServerDictionary['tables']['places']['options']['type']): Fact<'places'>[] => [
  { name: 'place', text: place.name },
  { name: 'placeType', text: types[place.type] },
  { name: 'city', text: place.cityName },
  { name: 'address', text: place.address },
  ...(place.geo ? [{ name: 'point', text: `${place.geo.lat}, ${place.geo.lng}` } as const] : []),
  ...(place.description ? [{ name: 'description', text: place.description.replace(/<[^<>]*>/g, ' ').trim() } as const] : []),
  ...place.similar.map(({ name }) => ({ name: 'similar', text: name }) as const),
  { name: 'suggestedAt', at: place.createdAt, kind: 'dateTime' },
]
