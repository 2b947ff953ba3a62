import type { Section } from '../kit.ts'
import { cabinetEvents } from './events.ts'
import { eventGroups } from './groups.ts'
import { series } from './series.ts'

export const cabinetDomain = [
  { title: 'Cabinet of the organizer', description: 'Own events by state, with counts.', calls: cabinetEvents },
  { title: 'Folders of events', description: 'Own folders in the cabinet.', calls: eventGroups },
  { title: 'Series', description: 'Main events with the events chained to them.', calls: series },
] as const satisfies readonly Section[]
