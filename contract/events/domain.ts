import { calls, type Section } from '../kit.ts'
import { compilationsContent, eventChoice } from './content.ts'
import { events } from './events.ts'
import { eventMap } from './map.ts'

const eventCalls = calls({ ...events, ...eventMap })

export const eventsDomain = [
  { title: 'Events', description: 'The catalogue of events, their pages and calendars.', calls: eventCalls },
  {
    title: 'Content of the catalogue of events',
    description: 'Compilations, edited by staff.',
    calls: { ...compilationsContent.calls, ...eventChoice },
  },
] as const satisfies readonly Section[]
