import { calls, type Section } from '../kit.ts'
import { placeChoices } from './choices.ts'
import { hallsContent, placesContent, spacesContent } from './content.ts'
import { places } from './places.ts'
import { spaces } from './spaces.ts'
import { placeQueue } from './suggestions.ts'

export const spacesContentCalls = calls({ ...placesContent.calls, ...spacesContent.calls, ...hallsContent.calls, ...placeChoices })

export const spacesDomain = [
  { title: 'Places', description: 'The catalogue of places, and suggestions of new ones.', calls: places },
  { title: 'Suggested places', description: 'Staff review of suggested places.', calls: placeQueue.calls, queues: [placeQueue] },
  { title: 'Spaces', description: 'Spaces of the site and their halls.', calls: spaces },
  { title: 'Tables of places', description: 'Places, spaces and halls, edited by staff.', calls: spacesContentCalls },
] as const satisfies readonly Section[]
